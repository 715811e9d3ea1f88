//! Who asks, as far as fairness is concerned.

use std::net::IpAddr;

/// Those who share a queue.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Network {
    /// This machine.
    Here,
    /// An address; with version 6 the first of its network of 64 bits.
    Away(IpAddr),
    /// Those who play in games of which it is not known who does: in new ones, and after a restart.
    Unknown,
    /// The server itself, which looks back on rated games.
    Server,
}
