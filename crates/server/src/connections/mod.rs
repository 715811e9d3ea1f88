//! Connections: how many there may be, who has to leave when there are too many, and how requests come
//! in by them.
//!
//! Every connection has a `Place` from its first byte to its last, also when it has become a socket. There
//! are so many places as the process may open files, less what the rest of it needs. A network has half of
//! them at most, so that one network never has all. When no place is free, the connection leaves that has
//! waited longest for a whole header, if it has for some seconds; then the one that has waited longest for
//! another request; then, of those that have just come, the oldest. Where most have sent no header, they make room
//! among themselves. Only when all places are in use is the new one refused.

mod line;
mod network;
mod proxies;
mod register;
mod room;
mod serve;

pub(crate) use self::{
    network::network, proxies::Proxies, register::Register, room::Room, serve::serve,
};
