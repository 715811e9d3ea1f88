//! A game being played.

use board::{BySide, Reason, Side, Throw};

use crate::{
    AnyGame, AnyMove, AnyRules, Clock, GameEnd, Millis, PlayError, Proof, StopPolicy, ThrowError,
    TimeControl, catalogue, draws, history::History, record::ClaimNote,
};

/// A game being played: its start, its turns, and how it ended.
///
/// The rules decide what is legal and what ends the game on the board; the game adds what two
/// people at a board do besides. Time is handed in, dice are handed in: the same calls always
/// give the same game.
///
/// ```
/// use game::Game;
///
/// let mut game = Game::named("classic")?;
/// game.play_text("d2")?;
/// game.play_text("d6")?;
/// game.take_back(1)?;
/// assert_eq!(game.ply(), 1);
/// assert_eq!(game.position().to_fen(), "3/3/3/6/3/1W1/3 b 8 9 0");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) id: String,
    start: AnyGame,
    pub(crate) history: History,
    /// The position on the board, with the throw if there is one.
    pub(crate) current: AnyGame,
    pub(crate) turns: Vec<Turn>,
    pub(crate) undone: Vec<Turn>,
    pub(crate) events: Vec<Event>,
    pub(crate) ending: Option<Ending>,
    pub(crate) stop: StopPolicy,
    pub(crate) clock: Clock,
    pub(crate) take_backs: bool,
}

/// A turn that has been played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// The side that played it; a puzzle has none.
    pub side: Option<Side>,
    /// The turn.
    pub m: AnyMove,
    /// The turn as it is written.
    pub text: String,
    /// The throw before it.
    pub throw: Option<Throw>,
    /// The time it took.
    pub spent: Option<Millis>,
    /// What was left on the player's clock after it.
    pub left: Option<Millis>,
}

/// Something that happened between two turns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// How many turns had been played.
    pub ply: usize,
    /// What happened.
    pub kind: EventKind,
}

/// What can happen between two turns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EventKind {
    /// A side offered a draw.
    Offer(Side),
    /// A side declined the offer of the other.
    Decline(Side),
    /// The side to move claimed a draw.
    Claim(ClaimNote),
}

/// How a game ended, what it rests on, and whether people declared it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ending {
    pub(crate) end: GameEnd,
    pub(crate) proof: Option<Proof>,
    pub(crate) declared: bool,
}

/// What a turn played against the clock has come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Played {
    /// It has been played.
    InTime,
    /// The flag had fallen: the turn has not been played and the game is lost on time.
    FlagFell,
}

impl Game {
    /// A game by the rules of a preset, from the initial position.
    ///
    /// # Errors
    ///
    /// If there is no preset of that id.
    pub fn named(id: &str) -> Result<Self, catalogue::UnknownRules> {
        let entry = catalogue::find(id)?;
        Ok(Self::with_id(entry.id.to_string(), entry.rules.initial()))
    }

    /// A game from any position; rules that equal a preset go by its name.
    pub fn from_position(start: AnyGame) -> Self {
        Self::with_id(catalogue::id_of(&start.rules()), start)
    }

    pub(crate) fn with_id(id: String, start: AnyGame) -> Self {
        Self {
            id,
            history: History::new(start.before_throw()),
            current: start.clone(),
            start,
            turns: Vec::new(),
            undone: Vec::new(),
            events: Vec::new(),
            ending: None,
            stop: StopPolicy::OFF,
            clock: Clock::default(),
            take_backs: true,
        }
        .judged()
    }

    /// The same game with a stop policy.
    #[must_use]
    pub fn with_stop_policy(mut self, stop: StopPolicy) -> Self {
        self.stop = stop;
        self
    }

    /// The same game with clocks, before its first turn.
    #[must_use]
    pub fn with_clocks(mut self, control: BySide<TimeControl>) -> Self {
        self.clock = Clock::new(control);
        self
    }

    /// The same game without the possibility to take turns back, as in a contest.
    #[must_use]
    pub fn without_take_backs(mut self) -> Self {
        self.take_backs = false;
        self
    }

    /// The id of the rules.
    pub fn rules_id(&self) -> &str {
        &self.id
    }

    /// The rules.
    pub fn rules(&self) -> AnyRules {
        self.current.rules()
    }

    /// The position the game began with.
    pub fn start(&self) -> &AnyGame {
        &self.start
    }

    /// The position on the board, with the throw if there is one.
    pub fn position(&self) -> &AnyGame {
        &self.current
    }

    /// The position after `ply` turns, before a throw.
    pub fn position_at(&self, ply: usize) -> Option<&AnyGame> {
        self.history.at(ply)
    }

    /// How many turns have been played.
    pub fn ply(&self) -> usize {
        self.turns.len()
    }

    /// The turns that have been played.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// What happened between the turns: offers, answers and claims.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The side to move; a puzzle has none.
    pub fn turn(&self) -> Option<Side> {
        self.current.turn()
    }

    /// How the game has ended, if it has.
    pub fn end(&self) -> Option<GameEnd> {
        self.ending.as_ref().map(|ending| ending.end)
    }

    /// What a draw rests on that nobody has agreed to and that the board does not show: repetition, lack of
    /// progress, or that a win was out of reach.
    pub fn proof(&self) -> Option<&Proof> {
        self.ending.as_ref().and_then(|ending| ending.proof.as_ref())
    }

    /// The clocks as they stand after the last turn.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The stop policy.
    pub fn stop_policy(&self) -> StopPolicy {
        self.stop
    }

    /// The legal turns; none after the end or while a throw is awaited.
    pub fn legal_moves(&self) -> Vec<AnyMove> {
        match self.ending {
            Some(_) => Vec::new(),
            None => self.current.legal_moves(),
        }
    }

    /// Sets the throw that the position asks for, thrown by hand or by [`Dice`](crate::Dice).
    ///
    /// # Errors
    ///
    /// If the game is over or no throw is awaited.
    pub fn throw(&mut self, throw: Throw) -> Result<(), ThrowError> {
        if let Some(end) = self.end() {
            return Err(ThrowError::Ended(end));
        }
        if !self.current.awaits_throw() {
            return Err(ThrowError::NotAwaited);
        }
        self.current.set_throw(throw);
        Ok(())
    }

    /// Takes back the throw that has been set and not been used, because it was entered wrongly.
    ///
    /// # Errors
    ///
    /// If the game is over or there is no such throw.
    pub fn withdraw_throw(&mut self) -> Result<Throw, ThrowError> {
        if let Some(end) = self.end() {
            return Err(ThrowError::Ended(end));
        }
        let throw = self.current.throw().ok_or(ThrowError::NotAwaited)?;
        self.current = self.history.last().clone();
        Ok(throw)
    }

    /// Plays a turn.
    ///
    /// # Errors
    ///
    /// If the game is over, a throw is missing, or the turn is not legal.
    pub fn play(&mut self, m: AnyMove) -> Result<(), PlayError> {
        let left = self.clock.left[self.clock_side()];
        self.play_recorded(m, None, left)
    }

    /// Reads and plays a turn.
    ///
    /// # Errors
    ///
    /// As [`play`](Self::play), or if the text is no turn.
    pub fn play_text(&mut self, text: &str) -> Result<(), PlayError> {
        self.ready()?;
        let m = self.current.read_move(text)?;
        self.play(m)
    }

    /// Plays a turn for which the player has thought for `spent`.
    ///
    /// # Errors
    ///
    /// As [`play`](Self::play). A fallen flag is no error: the game then is lost on time.
    pub fn play_timed(&mut self, m: AnyMove, spent: Millis) -> Result<Played, PlayError> {
        self.ready()?;
        if let Some(objection) = self.current.objection(m) {
            return Err(PlayError::Illegal(objection));
        }
        let side = self.clock_side();
        let Some(clock) = self.clock.after_turn(side, spent) else {
            self.declare(self.loss_of(side, Reason::Time));
            return Ok(Played::FlagFell);
        };
        self.play_recorded(m, Some(spent), clock.left[side])?;
        Ok(Played::InTime)
    }

    /// Plays a turn with the times that were written down for it.
    pub(crate) fn play_recorded(
        &mut self,
        m: AnyMove,
        spent: Option<Millis>,
        left: Option<Millis>,
    ) -> Result<(), PlayError> {
        self.ready()?;
        let turn = Turn {
            side: self.turn(),
            m,
            text: self.current.move_text(m),
            throw: self.current.throw(),
            spent,
            left,
        };
        self.current.play(m).map_err(PlayError::Illegal)?;
        self.undone.clear();
        self.record(turn);
        Ok(())
    }

    fn ready(&self) -> Result<(), PlayError> {
        match self.end() {
            Some(end) => Err(PlayError::Ended(end)),
            None if self.current.awaits_throw() => Err(PlayError::ThrowMissing),
            None => Ok(()),
        }
    }

    /// Whose clock runs; the one player of a puzzle uses White's.
    fn clock_side(&self) -> Side {
        self.turn().unwrap_or(Side::White)
    }

    /// Adds a turn whose position stands on the board already, and looks whether it was the last.
    pub(crate) fn record(&mut self, turn: Turn) {
        self.clock.left[turn.side.unwrap_or(Side::White)] = turn.left;
        self.turns.push(turn);
        self.history.push(self.current.clone());
        self.judge();
    }

    fn judged(mut self) -> Self {
        self.ending = self.current.end().map(|end| Ending { end, proof: None, declared: false });
        self
    }

    /// Looks whether the last turn has ended the game: on the board, by an automatic draw, or by
    /// the stop policy.
    fn judge(&mut self) {
        let on_board = self.current.end().map(|end| (end, None));
        let drawn = || {
            draws::automatic(&self.history)
                .map(|(reason, proof)| (GameEnd::draw(reason), Some(proof)))
        };
        let stopped = || {
            draws::stopped(self.stop, &self.history)
                .map(|proof| (GameEnd::draw(Reason::Stopped), Some(proof)))
        };
        self.ending = on_board.or_else(drawn).or_else(stopped).map(|(end, proof)| Ending {
            end,
            proof,
            declared: false,
        });
    }
}
