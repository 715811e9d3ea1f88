//! Somebody tries to solve a puzzle.

use board::{Objection, Puzzle as _, ReadMoveError};
use game::{AnyGame, AnyMove};
use pegs::{Jump, Pegs, count_runs};

use crate::{Kind, Puzzle, solitaire};

/// The most turns an attempt can have: no puzzle takes more.
pub const MOST_TURNS: usize = 40;

/// How an attempt stands.
#[derive(Clone, Debug)]
pub struct Attempt {
    /// All turns that stand, the answers included.
    pub played: Vec<AnyMove>,
    /// The position after them.
    pub position: AnyGame,
    /// What has come of it.
    pub verdict: Verdict,
}

/// What an attempt has come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Right so far.
    Open,
    /// Solved.
    Solved,
    /// The last turn is legal and not right; it does not stand.
    Wrong(AnyMove),
}

/// Why an attempt makes no sense.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AttemptError {
    /// More turns than any puzzle takes.
    #[error("no puzzle takes more than {MOST_TURNS} turns")]
    TooLong,
    /// A turn that goes on after the end, or after a wrong one.
    #[error("nothing can be played after turn {0}")]
    TooMany(usize),
    /// A turn that is no legal one.
    #[error(transparent)]
    Turn(#[from] ReadMoveError),
    /// A turn of the solution cannot be played.
    #[error("the puzzle is broken: {0}")]
    Broken(String),
}

impl From<Objection> for AttemptError {
    fn from(objection: Objection) -> Self {
        Self::Broken(objection.to_string())
    }
}

impl Puzzle {
    /// How it stands after these turns of one's own.
    ///
    /// # Errors
    ///
    /// If a turn is not legal, or there are too many.
    pub fn attempt(&self, turns: &[impl AsRef<str>]) -> Result<Attempt, AttemptError> {
        if turns.len() > MOST_TURNS {
            return Err(AttemptError::TooLong);
        }
        let broken = || AttemptError::Broken(format!("{} is no position", self.fen));
        let position = self.position().ok_or_else(broken)?;
        let mut attempt = Attempt { played: Vec::new(), position, verdict: Verdict::Open };
        for (own, text) in turns.iter().enumerate() {
            if attempt.verdict != Verdict::Open {
                return Err(AttemptError::TooMany(own));
            }
            let m = attempt.position.read_move(text.as_ref())?;
            if !self.is_right(&attempt, own, m) {
                attempt.verdict = Verdict::Wrong(m);
                continue;
            }
            attempt.play(m)?;
            self.go_on(&mut attempt, own)?;
        }
        Ok(attempt)
    }

    /// Whether a legal turn is right as one's own turn of that number.
    fn is_right(&self, attempt: &Attempt, own: usize, m: AnyMove) -> bool {
        if let (AnyMove::Pegs(jump), Kind::Finish | Kind::FewMoves) = (m, self.kind) {
            return self.is_right_jump(attempt, jump);
        }
        let read = |text: &str| attempt.position.read_move(text).ok();
        self.right(own).into_iter().any(|text| read(text) == Some(m))
    }

    fn is_right_jump(&self, attempt: &Attempt, jump: Jump) -> bool {
        let (Some(AnyGame::Pegs(start)), AnyGame::Pegs(now)) = (self.position(), &attempt.position)
        else {
            return false;
        };
        if self.kind == Kind::Finish {
            let mut after = *now;
            board::State::play_unchecked(&mut after, jump);
            return after.is_solved() || solitaire::is_solvable(&after);
        }
        let mut jumps = jumps(&attempt.played);
        jumps.push(jump);
        solitaire::is_within(&start, &jumps, self.moves_allowed())
    }

    /// In how many moves a puzzle of solitaire is to be solved.
    pub fn moves_allowed(&self) -> usize {
        let jumps: Vec<Jump> = self.line.iter().filter_map(|text| free(text)).collect();
        count_runs(&jumps)
    }

    /// What comes after a right turn: an answer, or the end of the puzzle.
    fn go_on(&self, attempt: &mut Attempt, own: usize) -> Result<(), AttemptError> {
        if let (AnyGame::Pegs(pegs), Kind::Finish | Kind::FewMoves) = (&attempt.position, self.kind)
        {
            if Pegs::is_solved(pegs) {
                attempt.verdict = Verdict::Solved;
            }
            return Ok(());
        }
        let Some(answer) = self.answer(own) else {
            if own + 1 == self.own_turns() {
                attempt.verdict = Verdict::Solved;
            }
            return Ok(());
        };
        let m = attempt.position.read_move(answer)?;
        attempt.play(m)
    }

    /// The turn of the solution after an attempt so far.
    ///
    /// # Errors
    ///
    /// If the attempt makes no sense.
    pub fn hint(&self, turns: &[impl AsRef<str>]) -> Result<Option<AnyMove>, AttemptError> {
        let attempt = self.attempt(turns)?;
        if attempt.verdict == Verdict::Solved {
            return Ok(None);
        }
        let own = turns.len() - usize::from(attempt.verdict != Verdict::Open);
        if let (AnyGame::Pegs(pegs), Kind::Finish | Kind::FewMoves) = (&attempt.position, self.kind)
        {
            let active = jumps(&attempt.played).last().map(|jump| jump.to);
            let line = solitaire::par(pegs, active).map(|(_, jumps)| jumps);
            return Ok(line.and_then(|jumps| jumps.first().copied()).map(AnyMove::Pegs));
        }
        let first = self.right(own).first().copied();
        Ok(first.map(|text| attempt.position.read_move(text)).transpose()?)
    }
}

impl Attempt {
    fn play(&mut self, m: AnyMove) -> Result<(), AttemptError> {
        self.position.play(m)?;
        self.played.push(m);
        Ok(())
    }
}

fn jumps(moves: &[AnyMove]) -> Vec<Jump> {
    let jump = |m: &AnyMove| match m {
        AnyMove::Pegs(jump) => Some(*jump),
        _ => None,
    };
    moves.iter().filter_map(jump).collect()
}

/// A jump as it is written, whatever stands on the board.
fn free(text: &str) -> Option<Jump> {
    let (from, to) = text.split_once('-')?;
    Some(Jump { from: from.parse().ok()?, to: to.parse().ok()? })
}
