//! What positions look like.

mod draughts;
mod mill;
