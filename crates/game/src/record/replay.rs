//! Playing through a record.

use board::{FenError, ReadMoveError, Side, Throw};

use super::{
    ClaimNote, Command, Comment, Node, Place, Problem, ProblemKind, Record, VERSION, check,
};
use crate::{
    AnyGame, ClaimError, Game, GameEnd, Millis, PlayError, Proof, Refusal, RuleTextError,
    catalogue::{self, UnknownRules},
    clock, rule_text,
};

/// A record that cannot be played through.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}{problem}", Where(*ply, *place))]
pub struct ReplayError {
    /// The number of the turn, counted from 1; 0 for the tags.
    pub ply: usize,
    /// Where the turn stands in the text, if it was read from one.
    pub place: Place,
    /// What is wrong.
    pub problem: ReplayProblem,
}

impl ReplayError {
    /// The stable code of the error.
    pub fn code(&self) -> &'static str {
        self.problem.code()
    }

    fn tag(problem: impl Into<ReplayProblem>) -> Self {
        Self { ply: 0, place: Place::default(), problem: problem.into() }
    }
}

/// The beginning of a message: ply, line and column, as far as they are known.
pub(super) struct Where(pub(super) usize, pub(super) Place);

impl std::fmt::Display for Where {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.0 > 0 {
            write!(f, "ply {}", self.0)?;
            if self.1.line > 0 {
                write!(f, " (line {}, column {})", self.1.line, self.1.column)?;
            }
            write!(f, ": ")?;
        }
        Ok(())
    }
}

/// Why a record cannot be played through.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayProblem {
    /// The record is of a version we do not know.
    #[error("records of version \"{0}\" are not known here, only those of version {VERSION}")]
    UnknownVersion(String),
    /// There is no tag `Rules`.
    #[error("the tag Rules is missing, so it is not known which game this is")]
    NoRules,
    /// The rule set does not exist.
    #[error(transparent)]
    UnknownRules(#[from] UnknownRules),
    /// The text of a custom rule set cannot be read.
    #[error("the tag RuleText: {0}")]
    RuleText(#[from] RuleTextError),
    /// The text of the rules does not give the rules that are named.
    #[error("the tag Rules says {named}, but RuleText describes {described}")]
    OtherRules {
        /// The id in the tag.
        named: String,
        /// The id of the text.
        described: String,
    },
    /// The start cannot be read.
    #[error("the tag FEN: {0}")]
    Fen(#[from] FenError),
    /// Another tag cannot be read.
    #[error("the tag {name}: {problem}")]
    Tag {
        /// The tag.
        name: &'static str,
        /// What is wrong with it.
        problem: String,
    },
    /// A turn is not legal, or not a turn.
    #[error(transparent)]
    Turn(#[from] ReadMoveError),
    /// A turn after the end.
    #[error("\"{text}\" is played after the end: {end}")]
    AfterEnd {
        /// The turn.
        text: String,
        /// The end.
        end: GameEnd,
    },
    /// A turn for which the dice have to be thrown, without a throw.
    #[error("\"{0}\" needs a throw before it")]
    ThrowMissing(String),
    /// A throw where no dice are thrown.
    #[error("the throw {0} is not asked for")]
    ThrowNotAwaited(Throw),
}

impl ReplayProblem {
    /// The stable code of the problem.
    pub fn code(&self) -> &'static str {
        match self {
            Self::UnknownVersion(_) => "unknown-version",
            Self::NoRules => "no-rules",
            Self::UnknownRules(_) => "unknown-rules",
            Self::RuleText(error) => error.code(),
            Self::OtherRules { .. } => "other-rules",
            Self::Fen(_) => "bad-fen",
            Self::Tag { .. } => "bad-tag",
            Self::Turn(error) => error.code(),
            Self::AfterEnd { .. } => "ended",
            Self::ThrowMissing(_) => "throw-missing",
            Self::ThrowNotAwaited(_) => "throw-not-awaited",
        }
    }
}

/// Plays through the turns of a record.
///
/// An end that the board does not show is taken from `Result` and `Reason`; a result without a
/// reason counts as a resignation or an agreement. Whether the record tells the truth about it
/// is for [`check`](fn@check) to say.
///
/// # Errors
///
/// If the version, the rules or the start are not understood, or a turn is not legal: with the
/// number of the turn, its place in the text, and the rule.
pub fn replay(record: &Record) -> Result<Game, ReplayError> {
    run(record).map(|(game, _)| game)
}

/// Plays through a record and collects what it says wrongly.
pub(super) fn run(record: &Record) -> Result<(Game, Vec<Problem>), ReplayError> {
    let mut replay = Replay { game: start(record)?, problems: Vec::new(), proofs: Vec::new() };
    replay.comments(Place::default(), &record.line.comments);
    for node in &record.line.nodes {
        replay.turn(node)?;
    }
    if let Some(throw) = record.throw {
        let place = record.line.nodes.last().map_or(Place::default(), |node| node.place);
        replay.throw(throw, place)?;
    }
    check::conclude(&mut replay.game, record, &mut replay.problems);
    replay.compare_proofs();
    Ok((replay.game, replay.problems))
}

/// The game of a record before its first turn.
fn start(record: &Record) -> Result<Game, ReplayError> {
    let tags = &record.tags;
    match tags.get("Version") {
        None | Some(VERSION) => {}
        Some(other) => {
            return Err(ReplayError::tag(ReplayProblem::UnknownVersion(other.to_string())));
        }
    }
    let (id, initial) = rules(record).map_err(ReplayError::tag)?;
    let start = match tags.get("FEN") {
        Some(fen) => initial.rules().read_fen(fen).map_err(ReplayError::tag)?,
        None => initial,
    };
    let mut game = Game::with_id(id, start);
    if let Some(text) = tags.get("TimeControl") {
        let control = clock::read_controls(text).map_err(|error| bad_tag("TimeControl", &error))?;
        game = game.with_clocks(control);
    }
    if let Some(text) = tags.get("StopPolicy") {
        game = game.with_stop_policy(text.parse().map_err(|error| bad_tag("StopPolicy", &error))?);
    }
    Ok(game)
}

fn bad_tag(name: &'static str, problem: &impl ToString) -> ReplayError {
    ReplayError::tag(ReplayProblem::Tag { name, problem: problem.to_string() })
}

/// The id of the rules and the position they begin with.
fn rules(record: &Record) -> Result<(String, AnyGame), ReplayProblem> {
    let named = record.tags.get("Rules");
    let Some(text) = record.tags.get("RuleText") else {
        let entry = catalogue::find(named.ok_or(ReplayProblem::NoRules)?)?;
        return Ok((entry.id.to_string(), entry.rules.initial()));
    };
    let described = rule_text::read(text)?;
    let same = |named: &str| {
        named == described.id
            || catalogue::find(named).is_ok_and(|entry| entry.rules == described.rules)
    };
    match named {
        Some(named) if !same(named) => {
            Err(ReplayProblem::OtherRules { named: named.to_string(), described: described.id })
        }
        Some(named) => Ok((named.to_string(), described.rules.initial())),
        None => Ok((described.id, described.rules.initial())),
    }
}

/// More problems than this nobody reads, and no hostile record is worth the work.
const MAX_PROBLEMS: usize = 100;

struct Replay {
    game: Game,
    problems: Vec<Problem>,
    /// What the end is said to rest on, and after which ply.
    proofs: Vec<(usize, Place, Proof)>,
}

impl Replay {
    /// Compares what the end is said to rest on with what it does.
    fn compare_proofs(&mut self) {
        let (game, ply) = (&self.game, self.game.ply());
        let wrong =
            self.proofs.iter().filter(|(at, _, said)| *at != ply || game.proof() != Some(said));
        let wrong = wrong.map(|(ply, place, said)| {
            let found = game.proof().map_or("there is none".to_string(), ToString::to_string);
            let kind = ProblemKind::Proof { said: said.to_string(), found };
            Problem { ply: *ply, place: *place, kind }
        });
        let room = MAX_PROBLEMS.saturating_sub(self.problems.len());
        self.problems.extend(wrong.take(room));
    }

    fn turn(&mut self, node: &Node) -> Result<(), ReplayError> {
        let fail =
            |game: &Game, problem| ReplayError { ply: game.ply() + 1, place: node.place, problem };
        if let Some(end) = self.game.end() {
            let text = node.text().to_string();
            return Err(fail(&self.game, ReplayProblem::AfterEnd { text, end }));
        }
        if self.problems.len() < MAX_PROBLEMS {
            check::variations(&self.game, node, &mut self.problems);
        }
        if let Some(throw) = node.throw {
            self.throw(throw, node.place)?;
        }
        if self.game.position().awaits_throw() {
            let missing = ReplayProblem::ThrowMissing(node.text().to_string());
            return Err(fail(&self.game, missing));
        }
        let m = self
            .game
            .position()
            .read_move(node.text())
            .map_err(|error| fail(&self.game, error.into()))?;
        let (spent, left) = times(&node.comments);
        if let Err(PlayError::Illegal(objection)) = self.game.play_recorded(m, spent, left) {
            let text = node.text().to_string();
            let error = ReadMoveError::Illegal { text, objection };
            return Err(fail(&self.game, error.into()));
        }
        self.comments(node.place, &node.comments);
        Ok(())
    }

    fn throw(&mut self, throw: Throw, place: Place) -> Result<(), ReplayError> {
        // A start may hold its throw already, and the turn repeat it.
        if self.game.position().throw() == Some(throw) || self.game.throw(throw).is_ok() {
            return Ok(());
        }
        Err(ReplayError {
            ply: self.game.ply() + 1,
            place,
            problem: ReplayProblem::ThrowNotAwaited(throw),
        })
    }

    /// Does what the commands of a ply say, and writes down where they are wrong.
    fn comments(&mut self, place: Place, comments: &[Comment]) {
        for command in comments.iter().flat_map(Comment::commands) {
            if self.problems.len() >= MAX_PROBLEMS {
                return;
            }
            let said = match command {
                Ok(Command::Clock(_) | Command::Elapsed(_)) => Ok(()),
                Ok(Command::Offer(side)) => self.offer(side),
                Ok(Command::Decline(side)) => self.decline(side),
                Ok(Command::Claim(note)) => self.claim(&note),
                Ok(Command::Proof(proof)) => {
                    self.proofs.push((self.game.ply(), place, proof));
                    Ok(())
                }
                Err(error) => Err(ProblemKind::Command(error.to_string())),
            };
            if let Err(kind) = said {
                self.problems.push(Problem { ply: self.game.ply(), place, kind });
            }
        }
    }

    fn offer(&mut self, side: Option<Side>) -> Result<(), ProblemKind> {
        let mover = self.game.turns().last().and_then(|turn| turn.side);
        let side = side.or(mover).or(self.game.turn());
        let side = side.unwrap_or(Side::White);
        self.game.offer_draw(side).map_err(|error| ProblemKind::Command(error.to_string()))
    }

    fn decline(&mut self, side: Option<Side>) -> Result<(), ProblemKind> {
        let side = side.or(self.game.turn()).unwrap_or(Side::White);
        self.game.decline_draw(side).map_err(|error| ProblemKind::Command(error.to_string()))
    }

    fn claim(&mut self, note: &ClaimNote) -> Result<(), ProblemKind> {
        let wrong = |found: &dyn ToString| ProblemKind::Claim {
            said: note.to_string(),
            found: found.to_string(),
        };
        if let Some(throw) = note.throw {
            self.throw(throw, Place::default()).map_err(|error| wrong(&error.problem))?;
        }
        let intended = match &note.intended {
            None => None,
            Some(text) => match self.game.position().read_move(text) {
                Ok(m) => Some(m),
                Err(error) => return Err(wrong(&error)),
            },
        };
        let side = self.game.turn().unwrap_or(Side::White);
        let (granted, proof) = match self.game.can_claim(side, note.kind, intended) {
            Ok(proof) => (true, proof),
            Err(ClaimError::Refused(Refusal::TooFew { proof, .. })) => (false, proof),
            Err(error) => return Err(wrong(&error)),
        };
        if granted != note.granted || proof != note.proof {
            return Err(wrong(&proof));
        }
        match self.game.claim(side, note.kind, intended) {
            Ok(_) | Err(ClaimError::Refused(_)) => Ok(()),
            Err(error) => Err(wrong(&error)),
        }
    }
}

fn times(comments: &[Comment]) -> (Option<Millis>, Option<Millis>) {
    let mut times = (None, None);
    for command in comments.iter().flat_map(Comment::commands).flatten() {
        match command {
            Command::Elapsed(spent) => times.0 = Some(spent),
            Command::Clock(left) => times.1 = Some(left),
            _ => {}
        }
    }
    times
}
