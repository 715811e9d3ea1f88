//! Two who share a board, and go on at two places: one stays, the other takes a seat.

use super::{Event, Refused, Seat, Seats, SideName, Table, Token};

impl Table {
    /// What giving seats to two at one board comes to.
    pub(super) fn part(
        &self,
        stays: SideName,
        seat: &Token,
        invite: &Token,
    ) -> Result<Event, Refused> {
        if self.game.end().is_some() {
            return Err(Refused::Other("ended"));
        }
        if self.agreed.seats.is_some() {
            return Err(Refused::Other("parted"));
        }
        if self.agreed.computer.is_some() || self.game.position().is_puzzle() {
            return Err(Refused::Other("part-alone"));
        }
        let seats = Seats::new(stays.into(), seat, Seat::Invited(invite.hash()));
        Ok(Event::Part { seats })
    }

    /// What playing at one board again comes to.
    pub(super) fn gather(&self) -> Result<Event, Refused> {
        if self.is_between_people() { Ok(Event::Gather) } else { Err(Refused::Other("not-parted")) }
    }
}
