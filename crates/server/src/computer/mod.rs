//! The computer at the tables: it thinks beside everything else the server does.
//!
//! [`Thinkers`] are a few engines, each with a thread to think in; whoever asks while all of them
//! think waits for one. `attend` hears at which tables the computer has something to do and does it,
//! by an event like any other.

mod attend;
mod deed;
mod thinkers;

pub(crate) use self::attend::attend;
pub use self::thinkers::Thinkers;
