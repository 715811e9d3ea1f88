//! Mill: the sub-spaces, their numbering, the solver and the questions.

mod binomial;
mod frame;
mod solve;
mod space;

pub use self::{
    frame::Frame,
    solve::refusal,
    space::{ParseSpaceError, Space},
};
