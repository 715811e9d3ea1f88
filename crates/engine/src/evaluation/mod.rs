//! What positions look like.

mod draughts;
mod learner;
mod mill;

pub use self::{draughts::fit::Samples as DraughtsSamples, mill::fit::Samples as MillSamples};
