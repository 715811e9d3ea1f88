//! A lesson: what is shown, said and asked for, step by step.

use std::sync::LazyLock;

use board::Puzzle as _;
use game::{AnyGame, AnyMove, AnyRules, Family, catalogue};
use serde::Deserialize;

/// The lessons, in the order they are taught; one file each.
const FILES: [&str; 9] = [
    include_str!("../lessons/first-game.json"),
    include_str!("../lessons/mill.json"),
    include_str!("../lessons/running-mill.json"),
    include_str!("../lessons/blocking.json"),
    include_str!("../lessons/flying.json"),
    include_str!("../lessons/crossings.json"),
    include_str!("../lessons/captures.json"),
    include_str!("../lessons/wolf.json"),
    include_str!("../lessons/solitaire.json"),
];

/// A lesson.
#[derive(Clone, PartialEq, Eq, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The id; the title is the message `lesson-<id>`.
    pub id: String,
    /// The id of the rules it is played by.
    pub rules: String,
    /// The steps.
    pub steps: Vec<Step>,
}

/// A step of a lesson.
#[derive(Clone, PartialEq, Eq, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The position; otherwise the one the step before has led to.
    #[serde(default)]
    pub fen: Option<String>,
    /// What is said: the message `lesson-<id>-<say>`.
    pub say: String,
    /// The places that are pointed at.
    #[serde(default)]
    pub look: Vec<String>,
    /// The turns that are right, the first being that of the lesson; none where only something is
    /// shown, or where a check decides.
    #[serde(default)]
    pub play: Vec<String>,
    /// Or what a right turn has to do, by the rules.
    #[serde(default)]
    pub check: Option<Check>,
    /// How the other side answers.
    #[serde(default)]
    pub answer: Option<String>,
}

/// What a right turn has to do.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Check {
    /// Anything the rules allow.
    Any,
    /// Take something.
    Takes,
    /// End the game, or solve the puzzle.
    Ends,
    /// Leave the other side no chance to close a mill with its next turn.
    Blocks,
}

/// Why a turn of a lesson cannot be judged.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LessonError {
    /// There is no such step.
    #[error("there is no step {0}")]
    NoStep(usize),
    /// The turn is no legal one.
    #[error(transparent)]
    Turn(#[from] board::ReadMoveError),
    /// The lesson itself cannot be played.
    #[error("the lesson is broken at step {0}")]
    Broken(usize),
}

/// All lessons, in order.
pub fn lessons() -> &'static [Lesson] {
    static ALL: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
        // The tests read every file; one that cannot be read is no lesson.
        FILES.iter().filter_map(|file| serde_json::from_str(file).ok()).collect()
    });
    &ALL
}

/// The lesson of an id.
pub fn lesson(id: &str) -> Option<&'static Lesson> {
    lessons().iter().find(|lesson| lesson.id == id)
}

impl Step {
    /// Whether something is to be played.
    pub fn asks(&self) -> bool {
        !self.play.is_empty() || self.check.is_some()
    }
}

impl Lesson {
    /// How many files there are.
    pub fn files() -> usize {
        FILES.len()
    }

    /// The rules.
    pub fn any_rules(&self) -> Option<AnyRules> {
        catalogue::find(&self.rules).ok().map(|entry| entry.rules)
    }

    /// The family of the game.
    pub fn family(&self) -> Option<Family> {
        self.any_rules().map(|rules| rules.family())
    }

    /// A step.
    ///
    /// # Errors
    ///
    /// If there is none of that number.
    pub fn step(&self, at: usize) -> Result<&Step, LessonError> {
        self.steps.get(at).ok_or(LessonError::NoStep(at))
    }

    /// The position a step begins with.
    ///
    /// # Errors
    ///
    /// If there is no such step.
    pub fn position(&self, at: usize) -> Result<AnyGame, LessonError> {
        let broken = || LessonError::Broken(at);
        if let Some(fen) = &self.step(at)?.fen {
            let rules = self.any_rules().ok_or_else(broken)?;
            return rules.read_fen(fen).map_err(|_| broken());
        }
        let before = at.checked_sub(1).ok_or_else(broken)?;
        let mut now = self.position(before)?;
        for m in self.course(before)? {
            now.play(m).map_err(|_| broken())?;
        }
        Ok(now)
    }

    /// The turns a step leads through: the one that is asked for, and the answer.
    ///
    /// # Errors
    ///
    /// If there is no such step, or its turn is left free.
    pub fn course(&self, at: usize) -> Result<Vec<AnyMove>, LessonError> {
        let step = self.step(at)?;
        match step.play.first() {
            Some(turn) => self.after(at, turn),
            None if step.check.is_some() => Err(LessonError::Broken(at)),
            None => Ok(Vec::new()),
        }
    }

    /// A turn in a step, and the answer to it where the rules allow it.
    fn after(&self, at: usize, turn: &str) -> Result<Vec<AnyMove>, LessonError> {
        let mut now = self.position(at)?;
        let m = now.read_move(turn)?;
        now.play(m).map_err(|_| LessonError::Broken(at))?;
        let answer = self.step(at)?.answer.as_deref();
        Ok([m].into_iter().chain(answer.and_then(|text| now.read_move(text).ok())).collect())
    }

    /// What comes of a legal turn in a step: the turn and the answer, or nothing if it is not what
    /// was asked for.
    ///
    /// # Errors
    ///
    /// If the turn is not legal, or nothing is asked for.
    pub fn judge(&self, at: usize, turn: &str) -> Result<Option<Vec<AnyMove>>, LessonError> {
        let (step, position) = (self.step(at)?, self.position(at)?);
        let m = position.read_move(turn)?;
        let is_listed = step.play.iter().any(|text| position.read_move(text) == Ok(m));
        let is_right = match step.check {
            None => is_listed,
            Some(check) => is_listed || check.passes(&position, m),
        };
        if is_right { self.after(at, turn).map(Some) } else { Ok(None) }
    }
}

impl Check {
    /// Whether a legal turn does it.
    pub fn passes(self, position: &AnyGame, m: AnyMove) -> bool {
        let mut after = position.clone();
        if after.play(m).is_err() {
            return false;
        }
        match self {
            Self::Any => true,
            Self::Takes => takes(m),
            Self::Ends => match &after {
                AnyGame::Pegs(pegs) => pegs.is_solved(),
                other => other.end().is_some(),
            },
            Self::Blocks => !after.legal_moves().into_iter().any(takes),
        }
    }
}

fn takes(m: AnyMove) -> bool {
    match m {
        AnyMove::Mill(m) => !m.captures.is_empty(),
        AnyMove::Draughts(m) => m.is_capture(),
        AnyMove::Wolf(_) | AnyMove::Battue(_) => false,
        AnyMove::Pegs(_) => true,
    }
}
