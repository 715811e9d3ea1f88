//! The page: boards, games and rules in the browser, kept in a database.

pub mod shape;
