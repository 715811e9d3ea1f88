//! The next game of the same players.

use std::sync::Arc;

use board::{BySide, Side};
use game::{GameResult, next_colours, rematch_of};

use super::{
    Agreed, CommandError, Computer, CreateError, Event, First, Names, Origin, Person, Refused,
    Rooms, Seats, SideName, Table,
    opening::{Lots, start},
    random,
};
use crate::store::{Accounts, Ratings, Store, StoreError};

impl Table {
    /// What is agreed for the next game of the same players.
    ///
    /// # Errors
    ///
    /// What is wrong with what was written down.
    pub fn rematch(&self, seed: u64) -> Result<Agreed, String> {
        let rules = self.agreed.read_rules()?;
        let lots = Lots::of(seed);
        let (start, first_by_lot) = if self.agreed.set_up || self.game.position().is_puzzle() {
            (self.game.start().clone(), None)
        } else {
            start(&rules, First::Lot, lots, seed)
        };
        let names = &self.agreed.names;
        let sits = |side: SideName| self.agreed.computer.filter(|computer| computer.side == side);
        let accounts = self.agreed.accounts().clone();
        let seats = self.agreed.seats.clone().map(|seats| (seats.white, seats.black)).unzip();
        let clocks = self.agreed.clocks();
        let last = BySide {
            white: (
                (names.white.clone(), accounts.white),
                sits(SideName::White),
                seats.0,
                clocks.white,
            ),
            black: (
                (names.black.clone(), accounts.black),
                sits(SideName::Black),
                seats.1,
                clocks.black,
            ),
        };
        let first = self.game.start().turn().unwrap_or(Side::White);
        let next_first = start.turn().unwrap_or(Side::White);
        let result = self.game.end().map_or(GameResult::Open, |end| end.result);
        let next = if start.is_puzzle() {
            last
        } else {
            next_colours(rematch_of(&rules), last, first, result, next_first)
        };
        let seat =
            |side: Side| next[side].1.map(|computer| Computer { side: side.into(), ..computer });
        let computer = Side::ALL.into_iter().find_map(seat);
        let BySide {
            white: ((white, white_account), _, white_seat, clock),
            black: ((black, black_account), _, black_seat, clock_black),
        } = next;
        let accounts = Accounts { white: white_account, black: black_account };
        let seats =
            white_seat.zip(black_seat).map(|(white, black)| Seats { white, black, accounts });
        // Nobody is rated against somebody who is gone.
        let gone = self.people.white.iter().chain(&self.people.black).any(Person::is_gone);
        Ok(Agreed {
            rated: self.agreed.rated && !gone,
            start: start.to_fen(),
            names: Names { white, black },
            computer,
            seats,
            clock,
            clock_black: Some(clock_black).filter(|black| *black != clock),
            seed,
            colours_by_lot: false,
            first_by_lot: first_by_lot.map(SideName::from),
            previous: Some(self.id.clone()),
            unasked: self.is_between_people(),
            ..self.agreed.clone()
        })
    }
}

impl<S: Store + Ratings> Rooms<S> {
    /// The next game of the same players; asked for twice, it is one game.
    pub(super) async fn rematch_of(
        &self,
        table: &Arc<Table>,
        origin: &Origin,
    ) -> Result<Arc<Table>, CommandError> {
        if table.game.end().is_none() {
            return Err(CommandError::Refused(Refused::Other("not-over"), table.clone()));
        }
        if let Some(next) = &table.next {
            return Ok(self.table(next).await?);
        }
        let agreed = table
            .rematch(random())
            .map_err(|why| StoreError::Damaged { game: table.id.clone(), why })?;
        // Its name follows from the game and its end, so that two who ask at once get one game, also if one of them has
        // done something since the end that the other has not heard of.
        let ended = table.ended.unwrap_or(table.ver);
        let first = Origin::server(format!("rematch-of-{}-{ended}", table.id));
        let next = self.begin(agreed, &first).await.map_err(|error| match error {
            CreateError::Opening(error) => {
                CommandError::Refused(Refused::Other(error.code), table.clone())
            }
            CreateError::Store(error) => error.into(),
        })?;
        let mut table = table.clone();
        loop {
            let event = Event::Rematch { game: next.id.clone() };
            match self.happen(&table, event, self.moment(&table).await?, origin).await {
                Ok(_) => return Ok(next),
                Err(CommandError::Stale(now)) if now.game.end().is_some() => match &now.next {
                    Some(next) => return Ok(self.table(next).await?),
                    // Something else has happened after the end, and the game goes on to the next all the same.
                    None => table = now,
                },
                Err(error) => return Err(error),
            }
        }
    }
}
