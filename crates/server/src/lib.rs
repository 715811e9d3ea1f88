//! The page: boards, games and rules in the browser, kept in a database.
//!
//! [`Server::start`] opens the games of a folder and serves them. [`store`] keeps games as logs of
//! events, [`table`] folds them and shows how they stand, [`computer`] plays at those that want it,
//! [`analysis`] looks at games, [`solving`] computes tables, [`solitaire`] knows what a lover of that game
//! wants, [`heats`] are races of it over the network, [`beside`] lets the phone beside the machine in,
//! [`learning`] shows puzzles and lessons, [`results`] counts how games have ended, [`people`] are those
//! with accounts, [`mail`] is what is sent to them, [`ratings`] say how strong they play, [`profile`] makes
//! one file of everything, [`api`] and [`pages`] are the two faces of that, and [`http`] is what every
//! request goes through.

pub mod analysis;
pub mod api;
pub mod archive;
pub mod beside;
mod broadcast;
pub mod computer;
mod config;
mod connections;
pub mod date;
pub mod engine_pool;
mod hearing;
pub mod heats;
pub mod http;
mod instance;
pub mod learning;
pub mod lobby;
pub mod mail;
mod openings;
mod operator;
pub mod pages;
pub mod people;
pub mod presence;
pub mod profile;
pub mod ratings;
pub mod results;
mod serve;
pub mod solitaire;
pub mod solving;
pub mod store;
pub mod table;
mod timepiece;
pub mod upkeep;

pub use crate::{
    config::{Config, GAMES, NoDataFolder, data_folder},
    instance::{InstanceError, Running},
    serve::{Server, StartError, Started},
    timepiece::{GAP, Moment, Moments, Timepiece},
};
pub use speech::shape;
