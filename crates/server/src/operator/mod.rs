//! What whoever runs a server sees of it, and may do: whether it is well, what it does, and what is
//! to be shown no more.
//!
//! All of it is on an address of its own, which is not for players; `/healthz` and `/readyz` are on
//! both.

mod admin;
mod counts;
mod exposition;
mod histogram;
mod moderation;
mod process;
mod ready;
mod watching;

pub(crate) use self::{
    admin::Office,
    counts::{COUNTS, Dropped, Fault, Gate, Mailed, Measured, Stream, Streaming},
    ready::{Readiness, Unready},
    watching::count,
};
