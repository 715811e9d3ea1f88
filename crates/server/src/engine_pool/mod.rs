//! The engine pool: the few engines that think for everybody, shared fairly.
//!
//! A question belongs to a `Kind`: an opponent's turn, a hint, an analysis. Each kind has its own places in the pool
//! and its own priority on the processors, so that analysis never takes what the computer's turns need. Within a
//! kind each `Network` has a queue, and the queues are served in turn; a network that has too many questions in the
//! pool is refused at once. Who asks enters with `EnginePool::enter` and gets a ticket, by which one question or
//! many are asked; a ticket that is dropped takes its question with it, whether it waits or runs.

mod callers;
mod kind;
mod knowledge;
mod network;
mod pool;
mod queue;

pub use self::pool::EnginePool;
pub(crate) use self::{
    kind::Kind,
    network::Network,
    pool::{Unanswered, answer},
    queue::Figures,
};
