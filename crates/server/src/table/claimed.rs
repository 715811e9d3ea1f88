//! Draws that are claimed: the event holds what they rest on.

use game::{AnyMove, EventKind, PlayError, Proof};
use speech::Speech;

use super::{Event, Refused, Table, event::Claim};

impl Table {
    /// What a claim comes to, with its proof; a wrong one is refused with what is missing.
    pub(super) fn claimed(&self, claim: Claim, intended: Option<&str>) -> Result<Event, Refused> {
        let intended = self.intended(intended)?;
        let proof = self.game.can_claim(self.speaker(), claim.into(), intended)?;
        let intended = intended.map(|m| self.game.position().move_text(m));
        Ok(Event::Claim { claim, intended, proof: Some(proof) })
    }

    /// Ends the game by a claim; what the event says it rests on has to be so.
    pub(super) fn claim(
        &mut self,
        claim: Claim,
        intended: Option<&str>,
        told: Option<&Proof>,
    ) -> Result<(), Refused> {
        let intended = self.intended(intended)?;
        let proof = self.game.claim(self.speaker(), claim.into(), intended)?;
        match told {
            Some(told) if *told != proof => Err(Refused::Other("bad-proof")),
            _ => Ok(()),
        }
    }

    fn intended(&self, text: Option<&str>) -> Result<Option<AnyMove>, Refused> {
        match text {
            // What is wrong then is said when the claim is judged.
            Some(_) if self.game.end().is_some() || self.game.position().awaits_throw() => Ok(None),
            Some(text) => {
                let text = speech::typing::tidy(self.game.position(), text);
                let m = self.game.position().read_move(&text).map_err(PlayError::Text)?;
                Ok(Some(m))
            }
            None => Ok(None),
        }
    }

    /// Who has claimed the draw, and with which turn.
    pub(super) fn claim_said(&self, speech: &Speech) -> Option<String> {
        self.game.end()?;
        let EventKind::Claim(note) = &self.game.events().last()?.kind else {
            return None;
        };
        if !note.granted {
            return None;
        }
        let player = ("player", speech.title(self.speaker()).into());
        Some(match &note.intended {
            None => speech.say("claim-on-board", &[player]),
            Some(turn) => speech.say("claim-with-turn", &[player, ("turn", turn.as_str().into())]),
        })
    }
}
