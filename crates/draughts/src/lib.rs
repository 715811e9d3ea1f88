//! draughts
