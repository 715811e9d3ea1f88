//! What positions look like.

mod draughts;
mod mill;

pub use self::mill::fit::Samples as MillSamples;
