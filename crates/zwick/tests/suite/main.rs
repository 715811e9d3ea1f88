//! The tests of the program as its users meet it, one binary to link.

#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

mod analyse;
mod archive_killed;
mod bots;
mod clocks_stopped;
mod commands;
mod console;
mod db;
mod deploy;
mod engine;
mod lying;
mod mail;
mod matches;
mod messages;
mod older_data;
mod online_killed;
mod online_model;
mod operator;
mod plans_killed;
mod play;
mod play_computer;
mod play_every_game;
mod play_files;
mod play_talk;
mod postgres_killed;
mod postgres_operator;
mod postgres_people;
mod postgres_processes;
mod puzzles;
mod races_killed;
mod records;
mod rules;
mod screen;
mod serve;
mod solve_killed;
mod support;
mod tables;

use support::{
    disk, forging, http, ledger, liar, line, model, people, played, player, postgres, relay, served,
};
