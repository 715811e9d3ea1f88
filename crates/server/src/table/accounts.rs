//! Seats that belong to accounts, and the people whose accounts they are.
//!
//! The log only holds the ids of accounts. Names are looked up, so that they can go while the games stay.

use std::collections::{HashMap, HashSet};

use board::Side;
use i18n::{Catalogue, Language};

use super::{Agreed, Command, Event, Names, Refused, Rooms, Seat, SideName, Table, room::lock};
use crate::store::{Accounts, DELETED, MARK, RatingRow, Ratings, Store, StoreError};

/// A player with an account, as it is known now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The account.
    pub account: String,
    /// The name; [`DELETED`] if the account is.
    pub name: String,
    /// Whether whoever runs the server has closed the account: then the other side may end the game.
    pub closed: bool,
    /// How strong they play what is played here, if they have a rating, or it is at stake.
    pub rating: Option<RatingRow>,
    /// By how much this game has changed that, in thousandths.
    pub change: Option<i64>,
}

impl Person {
    /// Whether a program plays.
    pub fn is_bot(&self) -> bool {
        self.name.starts_with(MARK)
    }

    /// Whether the account is deleted.
    pub(super) fn is_gone(&self) -> bool {
        self.name == DELETED
    }

    /// Whether it is known what this game has changed.
    pub(super) const fn has_change(&self) -> bool {
        self.change.is_some()
    }
}

impl Command {
    /// The command as somebody gives it who is signed in.
    pub(super) fn by(self, signed_in: Option<String>) -> Self {
        match self {
            Self::Sit { invite, seat, name, open, .. } => {
                Self::Sit { invite, seat, name, open, account: signed_in }
            }
            other => other,
        }
    }
}

impl Agreed {
    /// The accounts the seats belong to.
    pub fn accounts(&self) -> &Accounts {
        const NOBODYS: &Accounts = &Accounts { white: None, black: None };
        self.seats.as_ref().map_or(NOBODYS, |seats| &seats.accounts)
    }

    /// Gives the seat of who begins the game to an account.
    pub(super) fn give_to(&mut self, account: Option<&String>) {
        if let (Some(seats), Some(account)) = (&mut self.seats, account) {
            let taken = |side: &Side| matches!(seats.of(*side), Seat::Taken(_));
            if let Some(side) = Side::ALL.into_iter().find(taken) {
                seats.accounts.set(side, Some(account.clone()));
            }
        }
    }

    /// Leaves out the names of those who have accounts: they are looked up.
    pub(super) fn leave_names_to_accounts(&mut self) {
        for side in Side::ALL {
            if self.accounts().of(side).is_some() {
                *self.names.of_mut(side) = String::new();
            }
        }
    }
}

impl Names {
    /// The names as they are shown: who has deleted an account has none any more.
    #[must_use]
    pub fn shown(&self, language: Language) -> Self {
        let shown = |name: &String| match name.as_str() {
            DELETED => Catalogue::get(language).text("people-deleted"),
            name => speech::names::isolated(name),
        };
        Self { white: shown(&self.white), black: shown(&self.black) }
    }

    /// That of a side, to be changed.
    pub(super) const fn of_mut(&mut self, side: Side) -> &mut String {
        match side {
            Side::White => &mut self.white,
            Side::Black => &mut self.black,
        }
    }
}

impl Table {
    /// Whether the account of a side is closed.
    pub(super) fn is_closed(&self, side: Side) -> bool {
        self.people[side].as_ref().is_some_and(|person| person.closed)
    }

    /// Whether the account of a side is deleted.
    pub(super) fn is_gone(&self, side: Side) -> bool {
        self.people[side].as_ref().is_some_and(Person::is_gone)
    }

    /// What keeping a seat in an account comes to.
    pub(super) fn own(
        &self,
        side: Option<SideName>,
        account: Option<&String>,
    ) -> Result<Event, Refused> {
        let (Some(side), Some(account)) = (side, account) else {
            return Err(Refused::Other("signed-out"));
        };
        match self.agreed.accounts().of(side.into()) {
            None => Ok(Event::Own { side, account: account.clone() }),
            Some(_) => Err(Refused::Other("seat-owned")),
        }
    }

    /// Refuses who may not sit down here: a rated game is for two with accounts.
    pub(super) fn check_guest(&self, account: Option<&String>) -> Result<(), Refused> {
        match account {
            _ if !self.agreed.rated => Ok(()),
            None => Err(Refused::Other("rated-account")),
            Some(account) if self.agreed.accounts().side_of(account).is_some() => {
                Err(Refused::Other("rated-self"))
            }
            Some(_) => Ok(()),
        }
    }

    /// Gives a seat to an account.
    pub(super) fn give(&mut self, side: Side, account: &str) -> Result<(), Refused> {
        let seats = self.agreed.seats.as_mut().ok_or(Refused::Other("seat-taken"))?;
        seats.accounts.set(side, Some(account.to_string()));
        // From now on it is called by the account, whatever was typed before.
        *self.agreed.names.of_mut(side) = String::new();
        Ok(())
    }
}

/// The accounts that this process has forgotten, which are few: those that were deleted or closed while it ran.
#[derive(Debug, Default)]
pub(super) struct Forgotten {
    count: u64,
    /// How many had been forgotten with each of them.
    accounts: HashMap<String, u64>,
}

impl Forgotten {
    fn note(&mut self, account: &str) {
        self.count += 1;
        self.accounts.insert(account.to_string(), self.count);
    }
}

impl<S: Store + Ratings> Rooms<S> {
    /// Looks up who the players with accounts are, as far as that is not known, or may have changed since.
    pub(super) async fn introduce(&self, table: &mut Table) -> Result<(), StoreError> {
        self.look_up_people(table).await?;
        while self.is_out_of_date(table) {
            self.look_up_people(table).await?;
        }
        Ok(())
    }

    async fn look_up_people(&self, table: &mut Table) -> Result<(), StoreError> {
        let accounts = table.agreed.accounts().clone();
        // Read before the accounts: who is forgotten while they are looked up is looked up again.
        let forgotten = lock(&self.forgotten).count;
        let is_fresh = !self.is_out_of_date(table);
        for side in Side::ALL {
            let id = accounts.of(side);
            let known = table.people[side].as_ref().map(|person| &person.account);
            if id == known && (is_fresh || id.is_none()) {
                continue;
            }
            table.people[side] = match id {
                Some(id) => {
                    let found = self.store.account(id).await?;
                    let name = found.map_or_else(|| DELETED.to_string(), |account| account.name);
                    table.agreed.names.of_mut(side).clone_from(&name);
                    let (rating, change) = self.standing_of(table, side, id).await?;
                    let closed = self.store.is_closed(id).await?;
                    Some(Person { account: id.clone(), name, closed, rating, change })
                }
                // The seat is the account's no more, nor is the name of whoever plays there.
                None => {
                    *table.agreed.names.of_mut(side) = String::new();
                    None
                }
            };
        }
        table.introduced = forgotten;
        Ok(())
    }

    /// Whether this process has forgotten a player since it looked up who plays at a table: then the table may tell a
    /// name that is gone.
    pub(super) fn is_out_of_date(&self, table: &Table) -> bool {
        let forgotten = lock(&self.forgotten);
        let accounts = table.agreed.accounts();
        let since =
            |id: &String| forgotten.accounts.get(id).is_some_and(|at| *at > table.introduced);
        Side::ALL.into_iter().filter_map(|side| accounts.of(side)).any(since)
    }

    /// Forgets who an account is: cached tables know its name, and followers of one have to come again.
    pub(crate) fn forget_account(&self, account: &str) {
        // First, so that a command that is under way neither caches nor tells what it knew.
        lock(&self.forgotten).note(account);
        let is_other = |table: &Table| table.agreed.accounts().side_of(account).is_none();
        lock(&self.at_hand).retain(|_, table| is_other(table));
        lock(&self.watched).retain(|_, sender| is_other(&sender.borrow()));
    }

    /// Forgets the names of accounts that are deleted, where they are known still.
    pub(crate) fn forget_deleted(&self, accounts: &HashSet<String>) {
        let knows = |table: &Table| {
            let people = [&table.people.white, &table.people.black].into_iter().flatten();
            people.into_iter().any(|one| !one.is_gone() && accounts.contains(&one.account))
        };
        lock(&self.at_hand).retain(|_, table| !knows(table));
        lock(&self.watched).retain(|_, sender| !knows(&sender.borrow()));
    }
}
