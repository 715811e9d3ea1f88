//! What can go wrong while playing, one type for each operation.

use board::{Objection, ReadMoveError, Side};

use crate::{GameEnd, Refusal};

/// A turn that cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayError {
    /// The game is over.
    #[error("the game has ended: {0}")]
    Ended(GameEnd),
    /// The dice come first.
    #[error("the dice have to be thrown first")]
    ThrowMissing,
    /// The turn is against the rules.
    #[error("{0}")]
    Illegal(Objection),
    /// The text is no legal turn.
    #[error(transparent)]
    Text(#[from] ReadMoveError),
}

impl PlayError {
    /// The stable code of the error.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Ended(_) => "ended",
            Self::ThrowMissing => "throw-missing",
            Self::Illegal(objection) => objection.code,
            Self::Text(error) => error.code(),
        }
    }
}

/// A throw that nobody asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ThrowError {
    /// The game is over.
    #[error("the game has ended: {0}")]
    Ended(GameEnd),
    /// No dice are thrown now.
    #[error("no throw is awaited")]
    NotAwaited,
}

impl ThrowError {
    /// The stable code of the error.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Ended(_) => "ended",
            Self::NotAwaited => "throw-not-awaited",
        }
    }
}

/// A turn that cannot be taken back, or not be played again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TakeBackError {
    /// This game is played without.
    #[error("nothing is taken back in this game")]
    NotAllowed,
    /// The players have declared the end.
    #[error("the game has ended by declaration: {0}")]
    Declared(GameEnd),
    /// There are not so many turns.
    #[error("{wanted} plies cannot be taken back, there are {played}")]
    TooMany {
        /// How many were wanted.
        wanted: usize,
        /// How many there are.
        played: usize,
    },
    /// Nothing has been taken back that could be played again.
    #[error("there is nothing to play again")]
    NothingUndone,
}

impl TakeBackError {
    /// The stable code of the error.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotAllowed => "take-back-not-allowed",
            Self::Declared(_) => "ended",
            Self::TooMany { .. } => "take-back-too-many",
            Self::NothingUndone => "redo-nothing",
        }
    }
}

/// An end that cannot be declared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DeclareError {
    /// The game is over.
    #[error("the game has ended: {0}")]
    Ended(GameEnd),
    /// Too much has been played to call the game off.
    #[error("both sides have played, so the game cannot be called off any more")]
    TooLateToAbort,
}

impl DeclareError {
    /// The stable code of the error.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Ended(_) => "ended",
            Self::TooLateToAbort => "abort-too-late",
        }
    }
}

/// A draw that cannot be offered, accepted or declined.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OfferError {
    /// The game is over.
    #[error("the game has ended: {0}")]
    Ended(GameEnd),
    /// A puzzle has one player.
    #[error("there is nobody to agree with in a puzzle")]
    Puzzle,
    /// An offer waits for its answer.
    #[error("a draw offer of {0} is pending")]
    Pending(Side),
    /// The side has offered before and not played since.
    #[error("{0} has offered a draw already and not played a turn since")]
    Repeated(Side),
    /// There is no offer to answer.
    #[error("no draw offer of {0} is pending")]
    NothingOffered(Side),
}

impl OfferError {
    /// The stable code of the error.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Ended(_) => "ended",
            Self::Puzzle => "offer-in-puzzle",
            Self::Pending(_) => "offer-pending",
            Self::Repeated(_) => "offer-repeated",
            Self::NothingOffered(_) => "offer-none",
        }
    }
}

/// A claim that is not granted. The game is as it was.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ClaimError {
    /// The game is over.
    #[error("the game has ended: {0}")]
    Ended(GameEnd),
    /// Only the side to move claims.
    #[error("{0} is not to move")]
    NotToMove(Side),
    /// An intended turn needs its throw.
    #[error("the dice have to be thrown before a turn can be intended")]
    ThrowMissing,
    /// The intended turn is against the rules.
    #[error("the intended turn is not legal: {0}")]
    Illegal(Objection),
    /// The claim is wrong.
    #[error("{0}")]
    Refused(#[from] Refusal),
}

impl ClaimError {
    /// The stable code of the error.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Ended(_) => "ended",
            Self::NotToMove(_) => "claim-not-to-move",
            Self::ThrowMissing => "throw-missing",
            Self::Illegal(objection) => objection.code,
            Self::Refused(refusal) => refusal.code(),
        }
    }
}
