//! The phone beside the machine: a door to the home network, open as long as somebody wants it to be.
//!
//! Whoever comes in by it is away: they play by seats, and nothing that belongs to this machine is
//! theirs. See `docs/adr/0006` for the seats.

mod addresses;
mod code;
mod door;

pub use self::{
    code::picture,
    door::{Door, DoorError},
};
