//! Ratings: how strong people play, by rule set and speed. See `docs/adr/0009`.

mod archive;
mod fair;
mod glicko;
mod ledger;
mod speed;

pub use self::{
    archive::{rebuild, recompute, write_anew},
    fair::{Question, is_of},
    glicko::Rating,
    ledger::{points, rate, rows_of},
    speed::Speed,
};

/// Above this doubt, in thousandths, a rating is provisional.
pub const PROVISIONAL: i64 = 110_000;
