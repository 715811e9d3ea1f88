//! The computer at the tables: it thinks beside everything else the server does.
//!
//! It asks the [engine pool](crate::engine_pool). `attend` hears at which tables the computer has something to do and
//! does it, by an event like any other; `advise` and `outlook` help people.

mod attend;
mod deed;
mod thinking;

pub(crate) use self::{
    attend::attend,
    thinking::{advise, outlook},
};
