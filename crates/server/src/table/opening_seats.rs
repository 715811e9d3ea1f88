//! Who sits where when a game is played by seats.

use board::Side;
use game::AnyGame;

use super::{Computer, OpeningError, Opponent, Plays, Seat, Seats, Wish, opening::Lots};

impl Wish {
    /// The side of somebody elsewhere, if that is who is wished for.
    pub(super) fn guest(&self, start: &AnyGame, lots: Lots) -> Result<Option<Side>, OpeningError> {
        let Opponent::Link { plays } = self.opponent else {
            return Ok(None);
        };
        if start.is_puzzle() {
            return Err(OpeningError::new("no-opponent", "a puzzle is played alone"));
        }
        Ok(Some(match plays {
            Plays::White => Side::White,
            Plays::Black => Side::Black,
            Plays::Lot => lots.side,
        }))
    }

    /// The seats, if whoever begins the game has a secret to open one.
    pub(super) fn seats(
        &self,
        start: &AnyGame,
        computer: Option<Computer>,
        guest: Option<Side>,
    ) -> Result<Option<Seats>, OpeningError> {
        let Some(seat) = &self.seat else {
            return match guest {
                None => Ok(None),
                Some(_) => Err(OpeningError::new("seat-needed", "a game by link needs a seat")),
            };
        };
        let (own, other) = match (guest, &self.invite, computer) {
            (Some(guest), Some(invite), _) => (guest.other(), Seat::Invited(invite.hash())),
            (Some(_), None, _) => {
                return Err(OpeningError::new("seat-needed", "a game by link needs an invite"));
            }
            (None, _, Some(computer)) => (Side::from(computer.side).other(), Seat::Nobody),
            (None, _, None) if start.is_puzzle() => (Side::White, Seat::Nobody),
            (None, _, None) => {
                return Err(OpeningError::new("link-needed", "two at one screen need no seats"));
            }
        };
        Ok(Some(Seats::new(own, seat, other)))
    }
}
