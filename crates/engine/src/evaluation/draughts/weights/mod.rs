//! The weights of each kind of draughts: kings that go one square or fly, played to win or to lose.

pub(super) mod flying;
pub(super) mod flying_losing;
pub(super) mod short;
pub(super) mod short_losing;
