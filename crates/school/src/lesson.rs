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

    /// Whether a legal turn is what is asked for.
    fn accepts(&self, position: &AnyGame, m: AnyMove) -> bool {
        self.play.iter().any(|text| position.read_move(text) == Ok(m))
            || self.check.is_some_and(|check| check.passes(position, m))
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
        if step.accepts(&position, m) { self.after(at, turn).map(Some) } else { Ok(None) }
    }

    /// The turns that are offered in a step: all that are legal, but where a right one goes the same way
    /// nothing else can be taken instead. A mill that is closed as asked is not to be undone for that.
    ///
    /// # Errors
    ///
    /// If there is no such step.
    pub fn offered(&self, at: usize) -> Result<Vec<AnyMove>, LessonError> {
        let (step, position) = (self.step(at)?, self.position(at)?);
        let (right, other): (Vec<AnyMove>, Vec<AnyMove>) =
            position.legal_moves().into_iter().partition(|&m| step.accepts(&position, m));
        let misses = |m: &AnyMove| right.iter().any(|&asked| goes_like(asked, *m));
        let other: Vec<AnyMove> = other.into_iter().filter(|m| !misses(m)).collect();
        Ok(right.into_iter().chain(other).collect())
    }

    /// The right turns of a step that go the same way as a legal one, whatever they take.
    ///
    /// # Errors
    ///
    /// If there is no such step, or the turn is not legal.
    pub fn right_like(&self, at: usize, turn: &str) -> Result<Vec<AnyMove>, LessonError> {
        let (step, position) = (self.step(at)?, self.position(at)?);
        let m = position.read_move(turn)?;
        let fits = |&other: &AnyMove| goes_like(other, m) && step.accepts(&position, other);
        Ok(position.legal_moves().into_iter().filter(fits).collect())
    }
}

/// Whether two turns differ at most in what they take.
fn goes_like(one: AnyMove, other: AnyMove) -> bool {
    match (one, other) {
        (AnyMove::Mill(one), AnyMove::Mill(other)) => one.action == other.action,
        _ => one == other,
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
