//! Claims of a draw in a game.

use board::{Reason, Side};

use crate::{
    AnyMove, ClaimError, ClaimKind, Event, EventKind, Game, GameEnd, Proof, Refusal, draws,
    game::Ending, record::ClaimNote,
};

impl Game {
    /// Claims a draw for `by`, about the position on the board or with an intended turn.
    ///
    /// If the claim is right the game is drawn, the intended turn declared and not played. A
    /// wrong claim changes nothing, binds to nothing, and is only written down.
    ///
    /// # Errors
    ///
    /// If the claim is not possible, or wrong: then with what there is and what is missing.
    pub fn claim(
        &mut self,
        by: Side,
        kind: ClaimKind,
        intended: Option<AnyMove>,
    ) -> Result<Proof, ClaimError> {
        let (verdict, reason) = self.judge_claim(by, kind, intended)?;
        let (granted, proof) = match &verdict {
            Ok(proof) => (true, proof),
            Err(Refusal::TooFew { proof, .. }) => (false, proof),
            Err(_) => return verdict.map_err(ClaimError::Refused),
        };
        let event = Event {
            ply: self.ply(),
            kind: EventKind::Claim(ClaimNote {
                kind,
                throw: self.current.throw(),
                intended: intended.map(|m| self.current.move_text(m)),
                granted,
                proof: proof.clone(),
            }),
        };
        let mut now = self.events.iter().rev().take_while(|e| e.ply == event.ply);
        if !now.any(|known| *known == event) {
            self.events.push(event);
        }
        let proof = verdict?;
        self.ending =
            Some(Ending { end: GameEnd::draw(reason), proof: Some(proof.clone()), declared: true });
        Ok(proof)
    }

    /// Judges a claim and changes nothing at all, as a face does that wants to offer it.
    ///
    /// # Errors
    ///
    /// As [`claim`](Self::claim).
    pub fn can_claim(
        &self,
        by: Side,
        kind: ClaimKind,
        intended: Option<AnyMove>,
    ) -> Result<Proof, ClaimError> {
        Ok(self.judge_claim(by, kind, intended)?.0?)
    }

    fn judge_claim(
        &self,
        by: Side,
        kind: ClaimKind,
        intended: Option<AnyMove>,
    ) -> Result<(Result<Proof, Refusal>, Reason), ClaimError> {
        if let Some(end) = self.end() {
            return Err(ClaimError::Ended(end));
        }
        let Some(rules) = self.current.draw_rules() else {
            return Err(Refusal::Off(kind).into());
        };
        if self.turn() != Some(by) {
            return Err(ClaimError::NotToMove(by));
        }
        let next = match intended {
            None => None,
            Some(_) if self.current.awaits_throw() => return Err(ClaimError::ThrowMissing),
            Some(m) => {
                let mut next = self.current.clone();
                next.play(m).map_err(ClaimError::Illegal)?;
                Some(next)
            }
        };
        let verdict = draws::judge(kind, &self.history, next.as_ref());
        Ok((verdict, kind.reason(&rules)))
    }
}
