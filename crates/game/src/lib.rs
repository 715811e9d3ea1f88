//! A game being played: history, clocks, draws and claims, records.
//!
//! The rules crates know positions. This one knows games: [`Game`] holds the turns and everything
//! two people do besides, [`record`] writes and reads them, [`catalogue`] lists every rule set
//! of every family, and [`AnyGame`] is any position where the game is known only at run time.
//!
//! Nothing in here reads files, tells the time or draws random numbers: times and throws are
//! handed in, seeds reproduce.

mod any;
pub mod catalogue;
mod claim;
mod clock;
mod declare;
mod dice;
mod draws;
mod end;
mod error;
mod game;
mod history;
pub mod leaflets;
mod numbers;
mod policy;
pub mod record;
mod rematch;
pub mod rule_text;
mod still_win;
mod take_back;

pub use crate::{
    any::{AnyGame, AnyMove, AnyRules, Family},
    clock::{Clock, TimeControl},
    dice::Dice,
    draws::{ClaimKind, Proof, Refusal},
    end::{GameEnd, GameResult},
    error::{ClaimError, DeclareError, OfferError, PlayError, TakeBackError, ThrowError},
    game::{Event, EventKind, Game, Played, Turn},
    numbers::TurnNumber,
    policy::{ParseStopPolicyError, StopPolicy},
    rematch::{next_colours, rematch_of},
    rule_text::{NamedRules, RuleTextError},
};
pub use board::{Millis, TimeTextError};
pub use mill::Rematch;
