//! The traits every game implements.

use alloc::{string::String, vec::Vec};
use core::{fmt::Debug, hash::Hash};

use smallvec::SmallVec;

use crate::{DrawRules, End, Objection, ReadMoveError, RuleSet, Side, Throw};

/// The legal moves of a position, on the stack as long as there are no more than 96.
pub type MoveList<M> = SmallVec<[M; 96]>;

/// A position of a game or puzzle; always a legal one.
///
/// Equality is that of repetition: counters of plies do not take part in it.
pub trait State: Clone + Eq + Hash + Debug {
    /// The rules this position is played by.
    type Rules: RuleSet;

    /// A whole turn, captures included.
    type Move: Copy + Eq + Ord + Hash + Debug;

    /// The position a game begins with.
    fn initial(rules: Self::Rules) -> Self;

    /// The rules.
    fn rules(&self) -> Self::Rules;

    /// Calls `visit` with every legal move once, in a stable order, without allocating.
    ///
    /// There are none once the game has ended, and none while a throw of the dice is awaited.
    fn visit_moves(&self, visit: impl FnMut(Self::Move));

    /// Plays a legal move; with any other move the position is not specified.
    fn play_unchecked(&mut self, m: Self::Move);

    /// Writes a legal move.
    fn move_text(&self, m: Self::Move) -> String;

    /// Reads a move and makes sure that it is legal.
    ///
    /// # Errors
    ///
    /// If the text is no move, not a legal one, or more than one.
    fn read_move(&self, text: &str) -> Result<Self::Move, ReadMoveError>;

    /// Why a move is not legal, or `None` if it is.
    fn objection(&self, m: Self::Move) -> Option<Objection>;

    /// The one-line text of the position.
    fn to_fen(&self) -> String;

    /// Reads the one-line text of a position.
    ///
    /// # Errors
    ///
    /// If the text is malformed or the position impossible under the rules.
    fn from_fen(rules: Self::Rules, text: &str) -> Result<Self, FenError>;

    /// The packed form: a few bytes that hold everything but the rules.
    fn pack(&self) -> Vec<u8>;

    /// Reads the packed form.
    ///
    /// # Errors
    ///
    /// If the bytes are too few, too many or no possible position.
    fn unpack(rules: Self::Rules, bytes: &[u8]) -> Result<Self, PackError>;

    /// A drawing of the position in lines of text.
    fn diagram(&self) -> String;

    /// The legal moves.
    fn legal_moves(&self) -> MoveList<Self::Move> {
        let mut list = MoveList::new();
        self.visit_moves(|m| list.push(m));
        list
    }

    /// How many legal moves there are.
    fn count_moves(&self) -> u64 {
        let mut count = 0;
        self.visit_moves(|_| count += 1);
        count
    }

    /// Whether the move is legal.
    fn is_legal(&self, m: Self::Move) -> bool {
        let mut found = false;
        self.visit_moves(|legal| found |= legal == m);
        found
    }

    /// Plays a move.
    ///
    /// # Errors
    ///
    /// If the move is not legal; the unchanged position comes back with the reason.
    fn play(mut self, m: Self::Move) -> Result<Self, PlayError<Self>> {
        match self.objection(m) {
            Some(objection) => Err(PlayError { state: self, objection }),
            None => {
                self.play_unchecked(m);
                Ok(self)
            }
        }
    }

    /// Whether the dice have to be thrown before a move can be chosen.
    fn awaits_throw(&self) -> bool {
        false
    }

    /// Sets the throw that [`awaits_throw`](Self::awaits_throw) asks for.
    fn set_throw(&mut self, throw: Throw) {
        let _ = throw;
    }

    /// The throw that has been set and not yet been used.
    fn throw(&self) -> Option<Throw> {
        None
    }
}

/// A position of a game for two.
pub trait Position: State {
    /// The side to move.
    fn turn(&self) -> Side;

    /// How the game has ended, if the position itself ends it.
    fn end(&self) -> Option<End>;

    /// A 64-bit key that agrees with equality: counters of plies do not take part.
    fn key(&self) -> u64;

    /// Plies since the last progress: mill or placement, capture or move of a man.
    fn idle_plies(&self) -> u32;

    /// The draws of the rules that come from the course of the game.
    fn draw_rules(&self) -> DrawRules;

    /// Whether the same side goes on with a turn it has earned.
    fn is_extra_turn(&self) -> bool {
        false
    }
}

/// A position of a puzzle for one.
pub trait Puzzle: State {
    /// Whether the goal is reached.
    fn is_solved(&self) -> bool;
}

/// A move that is not legal, with the unchanged position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{objection}")]
pub struct PlayError<S: Debug> {
    /// The unchanged position.
    pub state: S,
    /// Why not.
    pub objection: Objection,
}

/// A text that is no position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FenError {
    /// A part of the text cannot be read.
    #[error("position text, {part}: {problem}")]
    Syntax {
        /// The part, such as `board` or `side to move`.
        part: &'static str,
        /// What is wrong with it.
        problem: String,
    },
    /// The text can be read, but no game gets there by these rules.
    #[error("impossible position: {0}")]
    Impossible(String),
    /// The same, for a reason that faces may put in their own words.
    #[error("impossible position: {words}")]
    Because {
        /// The stable code of the reason.
        code: &'static str,
        /// The side it is about.
        side: Side,
        /// How many there are, and how many there may or must be; 0 where nothing is counted.
        counts: (u32, u32),
        /// The reason in English.
        words: String,
    },
}

impl FenError {
    /// A part that cannot be read.
    pub fn syntax(part: &'static str, problem: impl Into<String>) -> Self {
        Self::Syntax { part, problem: problem.into() }
    }

    /// A position that no game gets to, for a reason with a code.
    pub fn because(
        code: &'static str,
        side: Side,
        counts: (u32, u32),
        words: impl Into<String>,
    ) -> Self {
        Self::Because { code, side, counts, words: words.into() }
    }

    /// A position that no game gets to.
    pub fn impossible(problem: impl Into<String>) -> Self {
        Self::Impossible(problem.into())
    }
}

/// Bytes that are no packed position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PackError {
    /// Too few or too many bytes.
    #[error("packed position of {found} bytes, expected {expected}")]
    Length {
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// The bytes are no position of these rules.
    #[error("packed position: {0}")]
    Content(String),
}
