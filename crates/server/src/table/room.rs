//! All tables: where games are created, go on, and are looked at.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use tokio::sync::{mpsc, watch};

use super::{
    Agreed, Caller, Command, CommandError, CreateError, Event, Happened, OpeningError, Refused,
    RoomError, SeatError, Table, TokenHash, Wish, new_id, random, sweep::Complaints,
};
use crate::{
    store::{Appended, Created, Ratings, Store, StoreError},
    timepiece::{Moment, Timepiece},
};

/// How many tables are kept at hand; the others are folded again when they are asked for.
const AT_HAND: usize = 2048;

/// All tables over a store.
#[derive(Debug)]
pub struct Rooms<S> {
    pub(super) store: S,
    pub(super) at_hand: Mutex<HashMap<String, Arc<Table>>>,
    pub(super) watched: Mutex<HashMap<String, watch::Sender<Arc<Table>>>>,
    due: mpsc::UnboundedSender<String>,
    pub(super) complaints: Complaints,
    time: Timepiece,
    /// Whether commands are carried out in whatever version there is, which is wrong.
    lax: bool,
}

impl<S: Store + Ratings> Rooms<S> {
    /// Tables over a store, and where to hear of those at which the computer has something to do.
    pub fn new(store: S, time: Timepiece) -> (Self, mpsc::UnboundedReceiver<String>) {
        let (due, hears) = mpsc::unbounded_channel();
        let lax = super::lax::is_lax();
        let (at_hand, watched) = (Mutex::default(), Mutex::default());
        let complaints = Complaints::default();
        (Self { store, at_hand, watched, due, complaints, time, lax }, hears)
    }

    /// The time by which games are played here.
    pub const fn time(&self) -> &Timepiece {
        &self.time
    }

    /// The store.
    pub const fn store(&self) -> &S {
        &self.store
    }

    /// Creates a game; the same command again finds the same game.
    ///
    /// # Errors
    ///
    /// If it cannot be had or kept.
    pub async fn create(
        &self,
        wish: &Wish,
        cmd_id: &str,
        caller: &Caller,
    ) -> Result<Arc<Table>, CreateError> {
        if let Some(id) = self.store.created_by(cmd_id).await?
            && let Some(table) = self.find(&id).await?
        {
            return Ok(table);
        }
        let mut agreed = wish.agree(random())?;
        if agreed.seats.is_none() && !caller.here {
            return Err(
                OpeningError::new("seat-needed", "a game from elsewhere needs a seat").into()
            );
        }
        agreed.give_to(caller.account.as_ref());
        agreed.check_rated_accounts()?;
        Ok(self.begin(agreed, cmd_id).await?)
    }

    /// Creates a game of one person whose secret only its owner knows; the same command again finds the same
    /// game.
    ///
    /// # Errors
    ///
    /// If it cannot be had or kept.
    pub(crate) async fn create_for(
        &self,
        wish: &Wish,
        cmd_id: &str,
        seat: &TokenHash,
        account: Option<&String>,
    ) -> Result<Arc<Table>, CreateError> {
        let mut agreed = wish.agree(random())?;
        agreed.seats = Some(seat.alone(account));
        Ok(self.begin(agreed, cmd_id).await?)
    }

    pub(super) async fn begin(
        &self,
        mut agreed: Agreed,
        cmd_id: &str,
    ) -> Result<Arc<Table>, StoreError> {
        let (id, at) = (new_id(), self.time.moment());
        agreed.leave_names_to_accounts();
        let mut table = Table::open(&id, agreed, at)
            .map_err(|why| StoreError::Damaged { game: id.clone(), why })?;
        let event = table.last.store(1, at, cmd_id);
        self.introduce(&mut table).await?;
        match self.store.create(&table.summary(), &event).await? {
            Created::New => {
                let table = self.keep(table);
                self.call_computer(&table);
                Ok(table)
            }
            Created::Repeated(id) => self.find(&id).await?.ok_or_else(|| StoreError::Damaged {
                game: id,
                why: "it has no events".to_string(),
            }),
        }
    }

    /// A table as it stands now; time that has run out ends the game first.
    ///
    /// # Errors
    ///
    /// If there is no such game, or it cannot be read.
    pub async fn table(&self, id: &str) -> Result<Arc<Table>, RoomError> {
        let table = self.find(id).await?.ok_or(RoomError::NoGame)?;
        let at = self.moment(&table).await?;
        let Some(side) = table.fallen(at.counted) else {
            self.call_computer(&table);
            return Ok(table);
        };
        let cmd_id = format!("flag-{}", table.ver);
        match self.happen(&table, table.time_is_up(side), at, &cmd_id).await {
            Ok(table) => Ok(table),
            Err(CommandError::Store(error)) => Err(error.into()),
            Err(_) => self.find(id).await?.ok_or(RoomError::NoGame),
        }
    }

    /// Carries out a command that was given for a version of the game.
    ///
    /// # Errors
    ///
    /// If the game has gone on, the command is refused, or it cannot be kept.
    pub async fn command(
        &self,
        id: &str,
        ver: u64,
        cmd_id: &str,
        command: &Command,
        caller: &Caller,
    ) -> Result<Arc<Table>, CommandError> {
        if self.lax {
            return self.command_anyhow(id, cmd_id, command, caller).await;
        }
        if let Some(table) = self.at_hand_in(id, ver).await?
            && let Ok(command) = table.admit(caller, command)
            && !matches!(command, Command::Rematch)
        {
            // What the transaction says holds; only a refusal may rest on what is out of date.
            match self.carry_out(&table, cmd_id, &command, caller.round_trip).await {
                Err(CommandError::Refused(..)) => {}
                answer => return answer,
            }
        }
        self.command_from_log(id, ver, cmd_id, command, caller).await
    }

    /// The same by what the log says, whatever is at hand.
    pub(super) async fn command_from_log(
        &self,
        id: &str,
        ver: u64,
        cmd_id: &str,
        command: &Command,
        caller: &Caller,
    ) -> Result<Arc<Table>, CommandError> {
        let table = self.table(id).await?;
        // Asked last: the same command may come by another process at this moment, and whoever sees the
        // game as it stands after it must see that it has been carried out.
        let stored = self.store.by_command(id, cmd_id).await?;
        // Who may not do something is not told whether somebody else has; whose turn it was then is
        // another question.
        match (table.admit(caller, command), stored) {
            (Ok(_) | Err(SeatError::Other), Some(stored)) => {
                self.repeat(id, stored.ver, &stored.kind, command).await
            }
            (Ok(_) | Err(SeatError::Other), None) if table.ver != ver => {
                Err(CommandError::Stale(table))
            }
            (Err(error), _) => Err(error.into()),
            (Ok(Command::Rematch), None) => self.rematch_of(&table, cmd_id).await,
            (Ok(command), None) => {
                self.carry_out(&table, cmd_id, &command, caller.round_trip).await
            }
        }
    }

    async fn carry_out(
        &self,
        table: &Arc<Table>,
        cmd_id: &str,
        command: &Command,
        round_trip: u64,
    ) -> Result<Arc<Table>, CommandError> {
        // One moment for judging the clock and for writing down, and never before the last event.
        let at = self.moment(table).await?;
        // What a turn has spent on its way is not its player's doing.
        let is_turn = matches!(command, Command::Turn { .. });
        let credit = if is_turn { table.credit(round_trip) } else { 0 };
        let event = table
            .decide(command, at.counted.saturating_sub(credit))
            .map_err(|refused| CommandError::Refused(refused, table.clone()))?;
        self.happen(table, event.with_lag(credit), at, cmd_id).await
    }

    /// What has happened after a version of a game.
    ///
    /// # Errors
    ///
    /// If it cannot be read.
    pub async fn since(&self, id: &str, ver: u64) -> Result<Vec<Happened>, StoreError> {
        Ok(Happened::tell_all(&self.store.events(id, ver).await?))
    }

    /// Lets the computer do something at a table as it knows it.
    ///
    /// # Errors
    ///
    /// If the game has gone on, it cannot be done, or it cannot be kept.
    pub(crate) async fn deed(
        &self,
        table: &Arc<Table>,
        event: Event,
    ) -> Result<Arc<Table>, CommandError> {
        let at = self.moment(table).await?;
        let event = table.fallen(at.counted).map_or(event, |side| table.time_is_up(side));
        self.happen(table, event, at, &format!("computer-{}", table.ver)).await
    }

    /// Calls the computer to the tables it left in the middle of something.
    ///
    /// # Errors
    ///
    /// If they cannot be listed.
    pub async fn call_back(&self) -> Result<(), StoreError> {
        self.store.due().await?.iter().for_each(|id| self.call_to(id));
        Ok(())
    }

    fn call_computer(&self, table: &Table) {
        if table.is_due() {
            self.call_to(&table.id);
        }
    }

    /// Calls the computer to a table; who does not listen any more has stopped with the server.
    pub(super) fn call_to(&self, id: &str) {
        let _ = self.due.send(id.to_string());
    }

    /// The answer that a command got when it was carried out.
    async fn repeat(
        &self,
        id: &str,
        ver: u64,
        kind: &str,
        command: &Command,
    ) -> Result<Arc<Table>, CommandError> {
        let mut log = self.store.events(id, 0).await?;
        log.truncate(usize::try_from(ver).unwrap_or(usize::MAX));
        let mut table = Table::replay(id, &log)?.ok_or(CommandError::NoGame)?;
        self.introduce(&mut table).await?;
        let table = Arc::new(table);
        if kind != command.kind() && kind != "flag" {
            return Err(CommandError::Refused(Refused::Other("command-reused"), table));
        }
        match (&table.last, command) {
            (Event::Rematch { game }, Command::Rematch) => Ok(self.table(game).await?),
            _ => Ok(table),
        }
    }

    /// Lets an event happen at a table, and writes it down before it is true.
    pub(super) async fn happen(
        &self,
        table: &Arc<Table>,
        event: Event,
        at: Moment,
        cmd_id: &str,
    ) -> Result<Arc<Table>, CommandError> {
        let stored = event.store(table.ver + 1, at, cmd_id);
        let mut after = Table::clone(table);
        after.apply(event, at).map_err(|refused| CommandError::Refused(refused, table.clone()))?;
        self.introduce(&mut after).await?;
        match self.store.append(&after.summary(), &stored).await? {
            Appended::Done => {
                self.enter_ratings(&mut after).await;
                let after = self.keep(after);
                self.tell(&after);
                self.call_computer(&after);
                Ok(after)
            }
            Appended::Repeated(known) => {
                let mut log = self.store.events(&table.id, 0).await?;
                log.truncate(usize::try_from(known.ver).unwrap_or(usize::MAX));
                let mut then = Table::replay(&table.id, &log)?.ok_or(CommandError::NoGame)?;
                self.introduce(&mut then).await?;
                let reused = known.kind != stored.kind && known.kind != "flag";
                let refused = Refused::Other("command-reused");
                if reused {
                    Err(CommandError::Refused(refused, then.into()))
                } else {
                    Ok(then.into())
                }
            }
            Appended::Stale(_) => Err(CommandError::Stale(self.table_now(&table.id).await?)),
            Appended::NoGame => Err(CommandError::NoGame),
        }
    }

    /// Forgets the tables at hand, whose logs somebody else has written anew.
    pub(crate) fn forget(&self) {
        lock(&self.at_hand).clear();
    }

    /// Forgets who an account is: tables at hand know its name, and whoever follows one has to come again.
    pub(crate) fn forget_account(&self, account: &str) {
        let is_other = |table: &Table| table.agreed.accounts().side_of(account).is_none();
        lock(&self.at_hand).retain(|_, table| is_other(table));
        lock(&self.watched).retain(|_, sender| is_other(&sender.borrow()));
    }

    async fn table_now(&self, id: &str) -> Result<Arc<Table>, CommandError> {
        self.find(id).await?.ok_or(CommandError::NoGame)
    }

    /// The table of a game, as the log has it.
    pub(crate) async fn find(&self, id: &str) -> Result<Option<Arc<Table>>, StoreError> {
        let known = lock(&self.at_hand).get(id).cloned();
        if let Some(table) = known {
            match self.store.version(id).await? {
                Some(ver) if ver == table.ver => return Ok(Some(table)),
                Some(ver) if ver > table.ver => {
                    let events = self.store.events(id, table.ver).await?;
                    return Ok(Some(self.catch_up(&table, &events).await?));
                }
                _ => {}
            }
        }
        let log = self.store.events(id, 0).await?;
        let Some(mut table) = Table::replay(id, &log)? else {
            return Ok(None);
        };
        self.introduce_all(&mut table).await?;
        Ok(Some(self.keep(table)))
    }

    pub(super) fn keep(&self, table: Table) -> Arc<Table> {
        let table = Arc::new(table);
        let mut at_hand = lock(&self.at_hand);
        if at_hand.get(&table.id).is_some_and(|known| known.ver > table.ver) {
            return table;
        }
        if at_hand.len() >= AT_HAND && !at_hand.contains_key(&table.id) {
            let oldest = at_hand.values().min_by_key(|table| table.updated_at);
            if let Some(id) = oldest.map(|table| table.id.clone()) {
                at_hand.remove(&id);
            }
        }
        at_hand.insert(table.id.clone(), table.clone());
        table
    }
}

pub(super) fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
