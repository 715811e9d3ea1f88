//! Whether a record tells the truth.

use board::{DrawMode, Reason, RuleValue, Throw};

use super::{Line, Node, Place, Record, ReplayError, replay, replay::Where};
use crate::{AnyGame, ClaimKind, Game, GameEnd, GameResult};

/// What a check has found.
#[derive(Clone, Debug)]
pub struct Report {
    /// The game, if its turns could be played through.
    pub game: Option<Game>,
    /// Everything that is wrong, in the order of the text.
    pub problems: Vec<Problem>,
}

impl Report {
    /// Whether nothing is wrong.
    pub fn is_clean(&self) -> bool {
        self.problems.is_empty()
    }
}

/// Something a record says wrongly.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}{kind}", Where(*ply, *place))]
pub struct Problem {
    /// The turn it is about, counted from 1; 0 for the record as a whole.
    pub ply: usize,
    /// Where that turn stands in the text, if it was read from one.
    pub place: Place,
    /// What is wrong.
    pub kind: ProblemKind,
}

impl Problem {
    /// The stable code of the problem.
    pub fn code(&self) -> &'static str {
        self.kind.code()
    }
}

/// What a record can say wrongly.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ProblemKind {
    /// The turns cannot be played through.
    #[error("{}", .0.problem)]
    Replay(Box<ReplayError>),
    /// The tag `Result` and the end of the text differ.
    #[error("the tag Result says {tag}, but the turns end with {token}")]
    ResultsDiffer {
        /// What the tag says.
        tag: String,
        /// What the text ends with.
        token: GameResult,
    },
    /// The game ended, but not so.
    #[error("the record says {said}, but the game ended with {found}")]
    WrongResult {
        /// What the record says.
        said: GameResult,
        /// What the game shows.
        found: GameEnd,
    },
    /// The game ended, but not for this reason.
    #[error("the record gives the reason {said}, but the game ended with {found}")]
    WrongReason {
        /// What the record says.
        said: Reason,
        /// What the game shows.
        found: GameEnd,
    },
    /// There is no such reason.
    #[error("\"{0}\" is no reason")]
    UnknownReason(String),
    /// A reason that cannot lead to the result.
    #[error("{reason} cannot lead to {result} here")]
    Contradiction {
        /// The result.
        result: GameResult,
        /// The reason.
        reason: Reason,
    },
    /// The board should show the end and does not.
    #[error("the record says {result} by {reason}, but the last position does not show it")]
    NotEnded {
        /// The result.
        result: GameResult,
        /// The reason.
        reason: Reason,
    },
    /// A claimed draw without its claim.
    #[error("a draw by {0} has to be claimed in these rules, and no granted claim is written down")]
    ClaimMissing(Reason),
    /// A claim that does not hold as it is written.
    #[error("the claim \"{said}\" does not hold: {found}")]
    Claim {
        /// What the record says.
        said: String,
        /// What is found instead.
        found: String,
    },
    /// A proof that does not hold as it is written.
    #[error("the proof \"{said}\" does not hold: {found}")]
    Proof {
        /// What the record says.
        said: String,
        /// What is found instead.
        found: String,
    },
    /// A command that cannot be read or cannot be.
    #[error("{0}")]
    Command(String),
    /// A variation that cannot be played.
    #[error("variation: {0}")]
    Variation(String),
}

impl ProblemKind {
    /// The stable code of the problem.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Replay(error) => error.code(),
            Self::ResultsDiffer { .. } => "results-differ",
            Self::WrongResult { .. } => "wrong-result",
            Self::WrongReason { .. } => "wrong-reason",
            Self::UnknownReason(_) => "unknown-reason",
            Self::Contradiction { .. } => "contradiction",
            Self::NotEnded { .. } => "not-ended",
            Self::ClaimMissing(_) => "claim-missing",
            Self::Claim { .. } => "wrong-claim",
            Self::Proof { .. } => "wrong-proof",
            Self::Command(_) => "bad-command",
            Self::Variation(_) => "bad-variation",
        }
    }
}

/// Plays through a record and verifies what it says: result, reason, claims, variations.
///
/// Ends that only people know of (resignation, time, abandonment, agreement) are believed as
/// long as the board does not contradict them.
pub fn check(record: &Record) -> Report {
    match replay::run(record) {
        Ok((game, problems)) => Report { game: Some(game), problems },
        Err(error) => Report {
            game: None,
            problems: vec![Problem {
                ply: error.ply,
                place: error.place,
                kind: ProblemKind::Replay(Box::new(error)),
            }],
        },
    }
}

/// Ends the game as the record says, or writes down why it cannot have ended so.
pub(super) fn conclude(game: &mut Game, record: &Record, problems: &mut Vec<Problem>) {
    let mut found = Vec::new();
    if let Some(tag) = record.tags.get("Result")
        && GameResult::from_token(tag) != Some(record.result)
    {
        found.push(ProblemKind::ResultsDiffer { tag: tag.to_string(), token: record.result });
    }
    let reason = record.tags.get("Reason").and_then(|text| {
        let reason = Reason::from_text(text).ok();
        if reason.is_none() {
            found.push(ProblemKind::UnknownReason(text.to_string()));
        }
        reason
    });
    match game.end() {
        Some(end) => found.extend(compare(end, record.result, reason)),
        None => found.extend(declare(game, record.result, reason).err()),
    }
    let place = record.line.nodes.last().map_or(Place::default(), |node| node.place);
    problems.extend(found.into_iter().map(|kind| Problem { ply: game.ply(), place, kind }));
}

fn compare(found: GameEnd, said: GameResult, reason: Option<Reason>) -> Option<ProblemKind> {
    if found.result != said {
        return Some(ProblemKind::WrongResult { said, found });
    }
    reason
        .filter(|&reason| reason != found.reason)
        .map(|said| ProblemKind::WrongReason { said, found })
}

/// Declares the end that a record gives and the board does not show.
fn declare(game: &mut Game, result: GameResult, reason: Option<Reason>) -> Result<(), ProblemKind> {
    let reason = match (result, reason) {
        (GameResult::Open, None) => return Ok(()),
        (_, Some(reason)) => reason,
        (GameResult::Draw, None) => Reason::Agreement,
        (GameResult::Solved, None) => Reason::Solved,
        (_, None) => Reason::Resignation,
    };
    let contradiction = ProblemKind::Contradiction { result, reason };
    let for_one = matches!(result, GameResult::Solved | GameResult::Unsolved);
    if result != GameResult::Open && for_one != game.position().is_puzzle() {
        return Err(contradiction);
    }
    match (reason, result) {
        (Reason::Aborted, GameResult::Open) => game.abort().map_err(|_| contradiction),
        (_, GameResult::Open) => Err(contradiction),
        (Reason::Agreement, GameResult::Draw) => game.agree().map_err(|_| contradiction),
        // Whose time runs out is to move; the other must not have been able to win.
        (Reason::Time, GameResult::Draw)
            if game.turn().is_some_and(|side| game.draw_on_time(side).is_some()) =>
        {
            Ok(())
        }
        (Reason::Resignation | Reason::Time | Reason::Abandoned, _) => {
            let loser = match (result, result.winner()) {
                (_, Some(winner)) => winner.other(),
                (GameResult::Unsolved, None) => board::Side::White,
                _ => return Err(contradiction),
            };
            game.declare(game.loss_of(loser, reason));
            Ok(())
        }
        (Reason::Agreement | Reason::Aborted, _) => Err(contradiction),
        (Reason::Repetition | Reason::NoMill | Reason::NoProgress, _)
            if has_to_be_claimed(game, reason) =>
        {
            Err(ProblemKind::ClaimMissing(reason))
        }
        _ => Err(ProblemKind::NotEnded { result, reason }),
    }
}

fn has_to_be_claimed(game: &Game, reason: Reason) -> bool {
    let rule = game.position().draw_rules().and_then(|rules| {
        ClaimKind::from_reason(reason).map(|kind| match kind {
            ClaimKind::Repetition => rules.repetition,
            ClaimKind::NoProgress => rules.no_progress,
        })
    });
    rule.is_some_and(|rule| rule.mode == DrawMode::Claim)
}

/// Plays the variations that could have been played instead of a turn.
pub(super) fn variations(game: &Game, node: &Node, problems: &mut Vec<Problem>) {
    let ply = game.ply() + 1;
    for line in &node.variations {
        play_line(game.position().clone(), line, ply, node.throw, problems);
    }
}

/// Plays a line; its first turn may leave out the throw of the turn it replaces.
fn play_line(
    mut position: AnyGame,
    line: &Line,
    ply: usize,
    throw: Option<Throw>,
    problems: &mut Vec<Problem>,
) {
    let mut inherited = throw;
    for (index, node) in line.nodes.iter().enumerate() {
        let throw = node.throw.or(inherited.take());
        for variation in &node.variations {
            play_line(position.clone(), variation, ply + index, throw, problems);
        }
        if let Some(throw) = throw.filter(|_| position.awaits_throw()) {
            position.set_throw(throw);
        }
        let played = position
            .read_move(node.text())
            .map_err(|error| error.to_string())
            .and_then(|m| position.play(m).map_err(|objection| objection.to_string()));
        if let Err(error) = played {
            problems.push(Problem {
                ply: ply + index,
                place: node.place,
                kind: ProblemKind::Variation(error),
            });
            return;
        }
    }
}
