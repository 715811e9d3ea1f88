//! All tables: where games are created, go on, and are looked at.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use board::Side;
use tokio::sync::{mpsc, watch};

use super::{
    Agreed, Caller, Command, CommandError, CreateError, Event, Happened, IdempotencyKey,
    OpeningError, Origin, PAGE, Refused, RoomError, SeatError, Standing, Table, TokenHash, Wish,
    accounts::Forgotten, idempotency::SameId, new_id, random, sweep::Complaints,
};
use crate::{
    store::{Appended, Created, Ratings, Store, StoreError, Stored},
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
    pub(super) forgotten: Mutex<Forgotten>,
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
        let (complaints, forgotten) = (Complaints::default(), Mutex::default());
        (Self { store, at_hand, watched, forgotten, due, complaints, time, lax }, hears)
    }

    /// The time by which games are played here.
    pub const fn time(&self) -> &Timepiece {
        &self.time
    }

    /// The store.
    pub const fn store(&self) -> &S {
        &self.store
    }

    /// Creates a game; the same command of the same caller again finds the same game.
    ///
    /// # Errors
    ///
    /// If the game cannot be had or kept, or the caller has created another game by a command of this name.
    pub async fn create(
        &self,
        wish: &Wish,
        key: &IdempotencyKey,
        caller: &Caller,
    ) -> Result<Arc<Table>, CreateError> {
        // A browser that shows a token is known by it, whatever seat it takes.
        let token = caller.token.clone().or(wish.seat.clone());
        let origin = Origin::creation(&Caller { token, ..caller.clone() }, key);
        if let Some(table) = self.created(&origin).await? {
            return Ok(table);
        }
        if let Some(table) = self.created_before_digests(wish, key, caller).await? {
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
        self.begin(agreed, &origin).await
    }

    /// The game that a command has created, if it has.
    async fn created(&self, origin: &Origin) -> Result<Option<Arc<Table>>, CreateError> {
        let Some(id) = self.store.created_by(&origin.cmd_id).await? else { return Ok(None) };
        let first = self.store.by_command(&id, &origin.cmd_id).await?;
        if first.is_some_and(|first| !origin.is_of(&first, "created")) {
            let message = "another game has been created by this id";
            return Err(OpeningError::new("command-reused", message).into());
        }
        Ok(self.find(&id).await?)
    }

    /// The game that a command has created before ids belonged to callers, if the caller has a seat at it.
    async fn created_before_digests(
        &self,
        wish: &Wish,
        key: &IdempotencyKey,
        caller: &Caller,
    ) -> Result<Option<Arc<Table>>, StoreError> {
        let Some(id) = self.store.created_by(key.id()).await? else { return Ok(None) };
        let first = self.store.by_command(&id, key.id()).await?;
        if first.is_some_and(|first| first.digest.is_some()) {
            return Ok(None);
        }
        // Whoever was invited had no seat yet when the game was created.
        let token = wish.seat.clone().or(caller.token.clone());
        let seated = Caller { token, ..caller.clone() };
        let log = self.store.events_page(&id, 0, 1).await?;
        let then = Table::replay(&id, &log)?;
        if !then.is_some_and(|then| matches!(then.standing(&seated), Standing::Player(_))) {
            return Ok(None);
        }
        self.find(&id).await
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
        origin: &Origin,
        seat: &TokenHash,
        account: Option<&String>,
    ) -> Result<Arc<Table>, CreateError> {
        let mut agreed = wish.agree(random())?;
        agreed.seats = Some(seat.alone(account));
        self.begin(agreed, origin).await
    }

    pub(super) async fn begin(
        &self,
        mut agreed: Agreed,
        origin: &Origin,
    ) -> Result<Arc<Table>, CreateError> {
        let (id, at) = (new_id(), self.time.moment());
        agreed.leave_names_to_accounts();
        let mut table = Table::open(&id, agreed, at)
            .map_err(|why| StoreError::Damaged { game: id.clone(), why })?;
        let event = table.last.store(1, at, origin);
        self.introduce(&mut table).await?;
        match self.store.create(&table.summary(), &event).await? {
            Created::New => {
                let table = self.keep(table);
                self.call_computer(&table);
                Ok(table)
            }
            Created::Repeated(game) => {
                let why = "it has no events".to_string();
                let known = self.created(origin).await?;
                known.ok_or_else(|| StoreError::Damaged { game, why }.into())
            }
        }
    }

    /// A table as it stands now; time that has run out ends the game first, unless nothing can be written.
    ///
    /// # Errors
    ///
    /// If there is no such game, or it cannot be read.
    pub async fn table(&self, id: &str) -> Result<Arc<Table>, RoomError> {
        match self.table_in_time(id).await {
            // On a full disk a game can be read all the same.
            Err(RoomError::Store(StoreError::Unwritten(_))) => {
                self.find(id).await?.ok_or(RoomError::NoGame)
            }
            done => done,
        }
    }

    /// The same, which fails where the end of a game whose time has run out cannot be written.
    ///
    /// # Errors
    ///
    /// If there is no such game, it cannot be read, or its end cannot be kept.
    pub(super) async fn table_in_time(&self, id: &str) -> Result<Arc<Table>, RoomError> {
        let table = self.find(id).await?.ok_or(RoomError::NoGame)?;
        let at = self.moment(&table).await?;
        let Some(side) = table.fallen(at.counted) else {
            self.call_computer(&table);
            return Ok(table);
        };
        match self.let_flag_fall(&table, side, at).await {
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
        key: &IdempotencyKey,
        command: &Command,
        caller: &Caller,
    ) -> Result<Arc<Table>, CommandError> {
        if self.lax {
            return self.command_anyhow(id, key, command, caller).await;
        }
        if let Some(table) = self.at_hand_in(id, ver).await?
            && let Ok(admitted) = table.admit(caller, command)
            && !matches!(command, Command::Rematch)
            && !table.before_digests
        {
            let origin = table.origin(caller, command, key);
            // What the transaction says holds; only a refusal may rest on what is out of date.
            match self.carry_out(&table, &origin, &admitted, caller.round_trip).await {
                Err(CommandError::Refused(..)) => {}
                answer => return answer,
            }
        }
        self.command_from_log(id, ver, key, command, caller).await
    }

    /// The same by what the log says, whatever is at hand.
    pub(super) async fn command_from_log(
        &self,
        id: &str,
        ver: u64,
        key: &IdempotencyKey,
        command: &Command,
        caller: &Caller,
    ) -> Result<Arc<Table>, CommandError> {
        let table = self.table(id).await?;
        let admitted = match table.admit(caller, command) {
            // Whose turn it was when the command was given is another question.
            admitted @ (Ok(_) | Err(SeatError::Other)) => admitted,
            Err(error) => return Err(error.into()),
        };
        let origin = table.origin(caller, command, key);
        // Asked after the table: the same command may come by another process at this moment, and who sees the
        // game as it stands after it must see that it has been carried out.
        if let Some(stored) = self.store.by_command(id, &origin.cmd_id).await? {
            let then = self.repeat(&table, &stored, &origin, command.kind()).await?;
            return self.shown_after(then, command).await;
        }
        if let Some(then) = self.repeat_before_digests(&table, ver, key, command, caller).await? {
            return self.shown_after(then, command).await;
        }
        match admitted {
            // There is one next game, whoever asks for it, and in whatever version they knew the game.
            Ok(Command::Rematch) if table.next.is_some() && ver <= table.ver => {
                self.rematch_of(&table, &origin).await
            }
            _ if table.ver != ver => Err(CommandError::Stale(table)),
            Err(error) => Err(error.into()),
            Ok(Command::Rematch) => self.rematch_of(&table, &origin).await,
            Ok(command) => self.carry_out(&table, &origin, &command, caller.round_trip).await,
        }
    }

    async fn carry_out(
        &self,
        table: &Arc<Table>,
        origin: &Origin,
        command: &Command,
        round_trip: u64,
    ) -> Result<Arc<Table>, CommandError> {
        // One moment for judging the clock and for writing down, and never before the last event.
        let at = self.moment(table).await?;
        // What a turn has spent on its way is not its player's doing.
        let is_turn = matches!(command, Command::Turn { .. });
        let credit = if is_turn { table.credit(round_trip) } else { 0 };
        let now = at.counted.saturating_sub(credit);
        // A flag that has fallen is no answer to anything else that was asked.
        if let Some(side) = table.fallen(now).filter(|_| !matches!(command, Command::Flag)) {
            let over = self.let_flag_fall(table, side, at).await?;
            // The same command may have come by another process, before the time ran out.
            return match self.store.by_command(&table.id, &origin.cmd_id).await? {
                Some(stored) => self.repeat(&over, &stored, origin, command.kind()).await,
                None => Err(CommandError::Stale(over)),
            };
        }
        let event = table
            .decide(command, now)
            .map_err(|refused| CommandError::Refused(refused, table.clone()))?;
        self.happen(table, event.with_lag(credit), at, origin).await
    }

    /// Ends a game in which the time of a side has run out.
    async fn let_flag_fall(
        &self,
        table: &Arc<Table>,
        side: Side,
        at: Moment,
    ) -> Result<Arc<Table>, CommandError> {
        let origin = Origin::server(format!("flag-{}", table.ver));
        match self.happen(table, table.time_is_up(side), at, &origin).await {
            Err(CommandError::Stale(now)) => Ok(now),
            done => done,
        }
    }

    /// What has happened at a table after a version, as far as it fits on a page.
    ///
    /// # Errors
    ///
    /// If it cannot be read.
    pub async fn since(&self, table: &Table, ver: u64) -> Result<Vec<Happened>, StoreError> {
        let page = self.store.events_page(&table.id, ver, PAGE).await?;
        // What is secret in it, only a newer program knows.
        page.iter().try_for_each(|event| Event::is_readable(&table.id, event))?;
        // Names may have been hidden by an event that stands on a later page.
        Ok(Happened::tell_all(&page, table.nameless))
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
        self.happen(table, event, at, &Origin::server(format!("computer-{}", table.ver))).await
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

    /// The answer that a command got when it was carried out, which is the event that its caller has named so; a
    /// command that says something else is refused.
    async fn repeat(
        &self,
        table: &Arc<Table>,
        stored: &Stored,
        origin: &Origin,
        kind: &str,
    ) -> Result<Arc<Table>, CommandError> {
        if origin.is_of(stored, kind) { self.then(table, stored).await } else { Err(reused(table)) }
    }

    /// The table as it stood after an event.
    async fn then(&self, table: &Arc<Table>, stored: &Stored) -> Result<Arc<Table>, CommandError> {
        let mut then = self.table_after(&table.id, stored.ver).await?;
        self.introduce(&mut then).await?;
        Ok(then.into())
    }

    /// The table that a command shows: after a rematch that is the next game's.
    async fn shown_after(
        &self,
        table: Arc<Table>,
        command: &Command,
    ) -> Result<Arc<Table>, CommandError> {
        match (&table.last, command) {
            (Event::Rematch { game }, Command::Rematch) => Ok(self.table(game).await?),
            _ => Ok(table),
        }
    }

    /// The same for a command that was carried out before ids belonged to callers: seat, version and kind are
    /// compared, and the words where the event has them.
    async fn repeat_before_digests(
        &self,
        table: &Arc<Table>,
        ver: u64,
        key: &IdempotencyKey,
        command: &Command,
        caller: &Caller,
    ) -> Result<Option<Arc<Table>>, CommandError> {
        let Some(stored) = self.store.by_command(&table.id, key.id()).await? else {
            return Ok(None);
        };
        // What created the game was called so by whoever created it, at no table yet.
        if stored.digest.is_some() || stored.ver == 1 {
            return Ok(None);
        }
        let before = self.table_after(&table.id, stored.ver - 1).await?;
        match before.meets(&stored, ver, caller, command) {
            SameId::Repeated => self.then(table, &stored).await.map(Some),
            SameId::Reused => Err(reused(table)),
            SameId::Foreign => Ok(None),
        }
    }

    /// The table after so many events of its log.
    async fn table_after(&self, id: &str, ver: u64) -> Result<Table, CommandError> {
        let mut log = self.store.events(id, 0).await?;
        log.truncate(usize::try_from(ver).unwrap_or(usize::MAX));
        Table::replay(id, &log)?.ok_or(CommandError::NoGame)
    }

    /// Lets an event happen at a table, and writes it down before it is true.
    pub(super) async fn happen(
        &self,
        table: &Arc<Table>,
        event: Event,
        at: Moment,
        origin: &Origin,
    ) -> Result<Arc<Table>, CommandError> {
        let stored = event.store(table.ver + 1, at, origin);
        let mut after = Table::clone(table);
        after.apply(event, at).map_err(|refused| CommandError::Refused(refused, table.clone()))?;
        self.introduce(&mut after).await?;
        match self.store.append(&after.summary(), &stored).await? {
            Appended::Done => {
                self.enter_ratings(&mut after).await;
                // A player may have deleted their account while this was written down.
                if self.is_out_of_date(&after) {
                    self.introduce(&mut after).await?;
                }
                let after = self.keep(after);
                self.tell(&after);
                self.call_computer(&after);
                Ok(after)
            }
            Appended::Repeated(known) => self.repeat(table, &known, origin, &stored.kind).await,
            Appended::Stale(_) => Err(CommandError::Stale(self.table_now(&table.id).await?)),
            Appended::NoGame => Err(CommandError::NoGame),
        }
    }

    /// Forgets the tables at hand, whose logs somebody else has written anew.
    pub(crate) fn forget(&self) {
        lock(&self.at_hand).clear();
    }

    pub(super) async fn table_now(&self, id: &str) -> Result<Arc<Table>, CommandError> {
        self.find(id).await?.ok_or(CommandError::NoGame)
    }

    /// The table of a game as this process has seen it last, if it has; nothing is read.
    pub(crate) fn cached(&self, id: &str) -> Option<Arc<Table>> {
        lock(&self.at_hand).get(id).cloned()
    }

    /// The table of a game, as the log has it.
    pub(crate) async fn find(&self, id: &str) -> Result<Option<Arc<Table>>, StoreError> {
        if let Some(table) = self.cached(id) {
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
        // Looked at under the lock: an account is forgotten before it is looked for in what is cached.
        if self.is_out_of_date(&table) {
            return table;
        }
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

/// The answer to another command under an id that its caller has used.
fn reused(table: &Arc<Table>) -> CommandError {
    CommandError::Refused(Refused::Other("command-reused"), table.clone())
}

pub(super) fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
