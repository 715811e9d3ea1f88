//! Mill: the sub-spaces, their numbering, the solver and the questions.

mod space;

pub use self::space::{ParseSpaceError, Space};
