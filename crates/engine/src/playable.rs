//! What a search must know of a game beside its rules.

use board::Position;

/// What a position looks like to the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// In hundredths of a stone.
    pub worth: i32,
    /// Whether it was seen that there is no loud turn.
    pub quiet: bool,
}

/// A game that can be searched.
pub trait Playable: Position<Move: Send + Sync> + Copy + Send + Sync {
    /// How many kinds of moves history tells apart.
    const KINDS: usize;

    /// What a position in which the game goes on looks like.
    fn look(&self) -> Look;

    /// How many stones more the side to move has.
    fn lead(&self) -> i32;

    /// Whether a turn changes so much that no look before it can be trusted.
    fn is_loud(&self, m: Self::Move) -> bool;

    /// Whether the side to move has no choice but loud turns.
    fn must_be_loud(&self) -> bool;

    /// What a loud turn gains, roughly.
    fn gain(&self, m: Self::Move) -> i32;

    /// The kind of a quiet turn, below [`Playable::KINDS`].
    fn kind(m: Self::Move) -> usize;

    /// A number that turns of one position hardly share.
    fn tag(m: Self::Move) -> u16;
}
