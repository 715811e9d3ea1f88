//! The state of a game at its table, folded from events.

use board::{BySide, Side, Throw};
use game::{Game, Millis, PlayError, Played};

use super::{Absence, Agreed, Event, LagStock, Names, Person, Refused, Talk, length::Done};
use crate::{
    store::{StoreError, Stored, Summary},
    timepiece::Moment,
};

/// A game at its table.
#[derive(Clone, Debug)]
pub struct Table {
    /// The id of the game.
    pub id: String,
    /// How many events have happened.
    pub ver: u64,
    /// What was settled before the first turn.
    pub agreed: Agreed,
    /// The game.
    pub game: Game,
    /// The last event.
    pub last: Event,
    /// When the game was created.
    pub created_at: u64,
    /// When the last event happened.
    pub updated_at: u64,
    /// The game that the players went on with.
    pub next: Option<String>,
    /// The version in which the game ended, if it has.
    pub(super) ended: Option<u64>,
    /// When the last event happened, by the time that counts.
    pub counted: u64,
    /// The players with accounts, as they are known now.
    pub people: BySide<Option<Person>>,
    /// How many accounts this process had forgotten when it looked the players up.
    pub(super) introduced: u64,
    /// Whether the names of the players are hidden.
    pub nameless: bool,
    /// Whether the table was offered to everybody.
    pub(super) open: bool,
    /// What a player has said of the archive.
    pub(super) published: Option<bool>,
    /// What has been done at it.
    pub(super) done: Done,
    /// Whether its log holds commands from before digests, which only their ids and what they say tell apart.
    pub(super) before_digests: bool,
    /// What the players have asked each other for.
    pub(super) talk: Talk,
    /// How long the players have been away.
    pub(super) absence: BySide<Absence>,
    /// What the players may still get back for the way of their turns.
    pub(super) lag: LagStock,
    /// When a turn was last played or taken back, by the time that counts.
    pub(super) moved: u64,
    /// Since when the clock of the side to move runs, by the time that counts.
    since: Option<u64>,
    /// How much of the turn had been spent when that clock was last stopped.
    held: u64,
}

impl Table {
    /// The table after the first event.
    ///
    /// # Errors
    ///
    /// What is wrong with what was agreed.
    pub fn open(id: &str, agreed: Agreed, moment: Moment) -> Result<Self, String> {
        Ok(Self {
            id: id.to_string(),
            ver: 1,
            game: agreed.open()?,
            last: Event::Created(Box::new(agreed.clone())),
            agreed,
            created_at: moment.at,
            updated_at: moment.at,
            next: None,
            ended: None,
            counted: moment.counted,
            people: BySide::default(),
            introduced: 0,
            nameless: false,
            open: false,
            published: None,
            done: Done::default(),
            before_digests: false,
            talk: Talk::default(),
            absence: BySide::default(),
            lag: LagStock::default(),
            moved: moment.counted,
            since: None,
            held: 0,
        })
    }

    /// The table after all events of a log; `None` for an empty one.
    ///
    /// # Errors
    ///
    /// If the log makes no sense.
    pub fn replay(id: &str, log: &[Stored]) -> Result<Option<Self>, StoreError> {
        let damaged = |why: String| StoreError::Damaged { game: id.to_string(), why };
        let Some((first, rest)) = log.split_first() else {
            return Ok(None);
        };
        let Event::Created(agreed) = Event::read(id, first)? else {
            return Err(damaged("it does not begin with its creation".to_string()));
        };
        let mut table = Self::open(id, *agreed, first.moment()).map_err(damaged)?;
        table.catch_up(rest)?;
        Ok(Some(table))
    }

    /// Applies further events of the log.
    ///
    /// # Errors
    ///
    /// If they do not follow.
    pub fn catch_up(&mut self, log: &[Stored]) -> Result<(), StoreError> {
        for stored in log {
            let damaged = |why: String| StoreError::Damaged {
                game: self.id.clone(),
                why: format!("event {}: {why}", stored.ver),
            };
            if stored.ver != self.ver + 1 {
                return Err(damaged(format!("it comes after event {}", self.ver)));
            }
            let event = Event::read(&self.id, stored)?;
            self.apply(event, stored.moment()).map_err(|refused| StoreError::Damaged {
                game: self.id.clone(),
                why: format!("event {}: {refused}", stored.ver),
            })?;
            self.before_digests |= stored.digest.is_none();
        }
        Ok(())
    }

    /// Lets something happen: the one way a game goes on.
    ///
    /// # Errors
    ///
    /// If it cannot happen now; the table is then to be thrown away.
    pub fn apply(&mut self, event: Event, moment: Moment) -> Result<(), Refused> {
        let at = moment.counted;
        match &event {
            Event::Created(_) => return Err(Refused::Other("bad-request")),
            Event::Turn { text, lag } => self.play(text, at, *lag)?,
            Event::Throw { dice } => {
                let throw = Throw::new(*dice).ok_or(Refused::Other("bad-throw"))?;
                self.game.throw(throw)?;
            }
            Event::Undo { plies } => {
                self.game.take_back(*plies as usize)?;
                self.next = None;
                self.restart(at);
            }
            Event::Redo { plies } => {
                for _ in 0..*plies {
                    self.game.redo()?;
                }
                self.restart(at);
            }
            Event::Offer { side } => {
                self.game.offer_draw((*side).into())?;
                self.talk.offered((*side).into(), self.game.ply());
            }
            Event::Accept { side } => self.game.accept_draw((*side).into())?,
            Event::Decline { side } => self.game.decline_draw((*side).into())?,
            Event::Claim { claim, intended, proof } => {
                self.claim(*claim, intended.as_deref(), proof.as_ref())?;
            }
            Event::Ask { side, plies } => self.ask((*side).into(), *plies)?,
            Event::Allow { side } => {
                let plies = self.answer_ask(*side)?;
                self.game.take_back(plies as usize)?;
                self.restart(at);
            }
            Event::Deny { side } => {
                self.answer_ask(*side)?;
            }
            Event::Abandon { side } => self.game.abandon((*side).into())?,
            Event::Resign { side } => self.game.resign((*side).into())?,
            Event::Flag { side, drawn: false, .. } => self.game.flag((*side).into())?,
            Event::Flag { side, drawn: true, proof } => {
                self.draw_on_time((*side).into(), proof.as_ref())?;
            }
            Event::Abort => self.game.abort()?,
            Event::Outage { millis } => self.shift_clock(|since| since.saturating_add(*millis)),
            Event::Leave { side, until } => self.left((*side).into(), *until, at)?,
            Event::Return { side } => self.returned((*side).into(), at)?,
            Event::Rematch { game } => {
                if self.game.end().is_none() {
                    return Err(Refused::Other("not-over"));
                }
                self.next = Some(game.clone());
            }
            Event::Own { side, account } => self.give((*side).into(), account)?,
            Event::Sit { side, seat, name, account, open } => {
                self.open = *open;
                self.seat((*side).into(), seat.clone(), name.clone(), account.clone())?;
                self.moved = at;
                self.go_on(at);
            }
            Event::Part { seats } => {
                self.agreed.seats = Some(seats.clone());
                // Nobody thinks while the other one takes the phone out.
                self.held = self.since.take().map_or(0, |since| at.saturating_sub(since));
            }
            Event::Gather => {
                self.agreed.seats = None;
                self.talk.lapse();
                self.go_on(at);
            }
            Event::Publish { public } => self.published = Some(*public),
            Event::Hide => {
                self.nameless = true;
                self.agreed.names = Names::default();
            }
        }
        self.done.count(&event);
        self.last = event;
        self.ver += 1;
        self.ended = self.game.end().and(self.ended.or(Some(self.ver)));
        let Moment { at, counted } = moment.not_before(self.moment());
        (self.updated_at, self.counted) = (at, counted);
        Ok(())
    }

    fn play(&mut self, text: &str, at: u64, lag: u64) -> Result<(), Refused> {
        match self.since.filter(|_| self.game.clock().is_limited()) {
            None => self.game.play_text(text)?,
            Some(since) => {
                if let Some(end) = self.game.end() {
                    return Err(PlayError::Ended(end).into());
                }
                if self.game.position().awaits_throw() {
                    return Err(PlayError::ThrowMissing.into());
                }
                let m = self.game.position().read_move(text).map_err(PlayError::Text)?;
                let at = at.max(self.absence[self.speaker()].until());
                let spent = at.saturating_sub(since).saturating_sub(lag);
                self.credited(lag);
                if self.game.play_timed(m, Millis(spent))? == Played::FlagFell {
                    return Err(Refused::Other("no-time"));
                }
            }
        }
        self.restart(at);
        Ok(())
    }

    /// Starts the clock of the side to move; the very first turn is not timed, and whoever is away, or has not
    /// said to play by playing, is not either.
    fn restart(&mut self, at: u64) {
        self.moved = at;
        self.talk.lapse();
        let starts = at.max(self.absence[self.speaker()].until());
        let is_on = if self.agreed.unasked { self.both_have_played() } else { self.game.ply() > 0 };
        self.since = is_on.then_some(starts);
    }

    /// Whether both sides have played.
    pub(super) fn both_have_played(&self) -> bool {
        let turns = self.game.turns();
        Side::ALL.into_iter().all(|side| turns.iter().any(|turn| turn.side == Some(side)))
    }

    /// Moves the moment since which the clock runs, if it does.
    pub(super) fn shift_clock(&mut self, shift: impl FnOnce(u64) -> u64) {
        self.since = self.since.map(shift);
    }

    /// Starts the clock that has stood still while somebody was waited for.
    fn go_on(&mut self, at: u64) {
        if self.since.is_none() {
            let spent = std::mem::take(&mut self.held);
            self.restart(at);
            self.since = self.since.map(|since| since.saturating_sub(spent));
        }
    }

    /// The side that speaks at a table that both share: the one to move, or the one player.
    pub fn speaker(&self) -> Side {
        self.game.turn().unwrap_or(Side::White)
    }

    /// When the last event happened.
    pub const fn moment(&self) -> Moment {
        Moment { at: self.updated_at, counted: self.counted }
    }

    /// The side whose clock runs, and for how long it has.
    pub fn running(&self, now: u64) -> Option<(Side, Millis)> {
        if self.game.end().is_some() || !self.game.clock().is_limited() {
            return None;
        }
        let side = self.speaker();
        // The clock of somebody who is away shows what it will when it goes on.
        let now = now.max(self.absence[side].until());
        self.since.map(|since| (side, Millis(now.saturating_sub(since))))
    }

    /// The side whose time has run out, if the game has not ended yet.
    pub fn fallen(&self, now: u64) -> Option<Side> {
        let (side, spent) = self.running(now)?;
        self.game.clock().has_fallen(side, spent).then_some(side)
    }

    /// When the side to move has no time left, by the time that counts.
    pub fn deadline(&self) -> Option<u64> {
        let since = self.since?;
        let (side, _) = self.running(since)?;
        Some(since.saturating_add(self.game.clock().left[side]?.0))
    }

    /// What lists show of it.
    pub fn summary(&self) -> Summary {
        let game = &self.game;
        let is_preset = game::catalogue::find(&self.agreed.rules)
            .is_ok_and(|entry| entry.rules == game.rules());
        Summary {
            id: self.id.clone(),
            ver: self.ver,
            rules: self.agreed.rules.clone(),
            rule_text: (!is_preset).then(|| game::rule_text::to_json(&game.rules())),
            family: game.position().family().to_string(),
            white: self.agreed.names.white.clone(),
            black: self.agreed.names.black.clone(),
            ply: game.ply() as u64,
            fen: game.position().to_fen(),
            over: game.end().is_some(),
            result: game.end().map_or(game::GameResult::Open, |end| end.result).to_string(),
            reason: game.end().map(|end| end.reason.to_string()),
            clocked: game.clock().is_limited(),
            deadline: self.deadline(),
            computer: self.agreed.computer.map(|computer| Side::from(computer.side).to_string()),
            level: self.agreed.computer.map(|computer| computer.level.get()),
            due: self.is_due(),
            seated: self.agreed.seats.is_some(),
            accounts: self.agreed.accounts().clone(),
            rated: self.rated_note(),
            created_at: self.created_at,
            updated_at: self.updated_at,
        }
    }
}
