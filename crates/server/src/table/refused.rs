//! Why a command is refused.

use game::{ClaimError, DeclareError, Game, OfferError, PlayError, TakeBackError, ThrowError};
use speech::Speech;

/// Why a command is refused; the game is as it was.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refused {
    /// The turn cannot be played.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// The dice are not asked for.
    #[error(transparent)]
    Throw(#[from] ThrowError),
    /// Nothing is taken back, or played again.
    #[error(transparent)]
    TakeBack(#[from] TakeBackError),
    /// The end cannot be declared.
    #[error(transparent)]
    Declare(#[from] DeclareError),
    /// The draw cannot be offered or answered.
    #[error(transparent)]
    Offer(#[from] OfferError),
    /// The claim is wrong.
    #[error(transparent)]
    Claim(#[from] ClaimError),
    /// Anything else, by its code.
    #[error("{0}")]
    Other(&'static str),
}

impl Refused {
    /// The stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Play(error) => error.code(),
            Self::Throw(error) => error.code(),
            Self::TakeBack(error) => error.code(),
            Self::Declare(error) => error.code(),
            Self::Offer(error) => error.code(),
            Self::Claim(error) => error.code(),
            Self::Other(code) => code,
        }
    }

    /// The sentence for the players of a game; what was written wrong is compared with the turns there are.
    pub fn sentence(&self, speech: &Speech, game: &Game) -> String {
        match self {
            Self::Play(error @ PlayError::Text(wrong)) => speech
                .no_such_place(wrong.text(), error, game)
                .unwrap_or_else(|| speech.refusal_of_typed(wrong.text(), error, game)),
            _ => self.plain_sentence(speech),
        }
    }

    /// The sentence for the players, wherever the game stands.
    pub fn plain_sentence(&self, speech: &Speech) -> String {
        match self {
            Self::Play(error) => speech.refusal(error),
            Self::TakeBack(error) => speech.take_back_refusal(*error),
            Self::Claim(error) => speech.claim_refusal(error),
            _ => speech.error(self.code()),
        }
    }
}
