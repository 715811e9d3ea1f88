//! What happens when the time of a side has run out.

use board::Side;
use game::{DeclareError, Proof};

use super::{Event, Refused, Table};

impl Table {
    /// The end of a game in which a side has no time left: it has lost, or the game is drawn if the
    /// other side could not win any more in any way, which the event proves.
    pub(super) fn time_is_up(&self, side: Side) -> Event {
        let proof = self.game.draw_on_time_proof(side);
        Event::Flag { side: side.into(), drawn: proof.is_some(), proof }
    }

    /// Draws the game because the flag of a side fell. That the other side could not win any more is tried anew,
    /// whether or not the event tells what it rests on; what it tells has to be so.
    pub(super) fn draw_on_time(&mut self, side: Side, told: Option<&Proof>) -> Result<(), Refused> {
        if let Some(end) = self.game.end() {
            return Err(DeclareError::Ended(end).into());
        }
        // The clock of the side to move is the only one that runs.
        let proof = Some(side).filter(|side| *side == self.speaker());
        let proof = proof.and_then(|side| self.game.draw_on_time(side));
        match (proof, told) {
            (None, _) => Err(Refused::Other("bad-proof")),
            (Some(proof), Some(told)) if *told != proof => Err(Refused::Other("bad-proof")),
            _ => Ok(()),
        }
    }
}
