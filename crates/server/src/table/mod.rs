//! A game at a table: commands become events, events are folded into a game, and a view shows it.
//!
//! [`Table::apply`] is the one way a game goes on: a command that has just come in and a log that
//! is read again go through it alike. The log is the truth; everything else follows from it.

mod accounts;
mod agreed;
mod claimed;
mod command;
mod common;
mod consent;
mod event;
mod fold;
mod following;
mod happened;
mod hint;
mod idempotency;
mod lag;
mod lax;
mod length;
mod moderated;
mod odds;
mod opening;
mod opening_draws;
mod opening_seats;
mod opponent;
mod parting;
mod past;
mod plan;
mod plan_view;
mod planned;
mod post_turn;
mod rated;
mod refused;
mod rematch;
mod room;
mod room_error;
#[cfg(test)]
mod room_tests;
mod seats;
mod side;
mod sweep;
mod time_up;
mod vacation;
mod view;
mod view_build;
mod view_can;
mod view_said;
mod view_seat;

pub use self::{
    accounts::Person,
    agreed::{Agreed, Control, DiceMode, Names},
    command::Command,
    consent::{AWAY, BACK_OFF, Talk},
    event::Event,
    fold::Table,
    happened::Happened,
    hint::{Hint, HintStep},
    idempotency::IdempotencyKey,
    lag::{LagStock, MOST_LAG},
    opening::{Colours, Draws, First, OpeningError, Wish},
    opponent::{Computer, Opponent, Plays},
    past::Past,
    plan::{Plan, PlanError, Step},
    plan_view::PlanView,
    planned::{Planned, PlanningError, Waiting},
    post_turn::PostTurn,
    refused::Refused,
    room::Rooms,
    room_error::{CommandError, CreateError, RoomError},
    seats::{Caller, Seat, SeatError, Seats, Standing, Token, TokenHash},
    side::SideName,
    vacation::{Absence, AbsenceView, VacationView},
    view::*,
    view_seat::{PersonView, SeatsView},
};

pub(crate) use self::{
    idempotency::Origin,
    lax::Shared,
    length::PAGE,
    opening::clean,
    planned::planner,
    seats::hex,
    view_build::{hands, label_cells},
};

use std::time::{SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// A number nobody can guess.
pub(crate) fn random() -> u64 {
    let mut bytes = [0; 8];
    match getrandom::fill(&mut bytes) {
        Ok(()) => u64::from_le_bytes(bytes),
        // Without a source of chance the clock has to do; ids stay apart, throws are still fair.
        Err(_) => board::mix(now() ^ u64::from(std::process::id())),
    }
}

/// An id of a new game: ten letters and digits that are not mistaken for each other.
pub(crate) fn new_id() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
    let number = random();
    (0..10).map(|at| char::from(LETTERS[(number >> (at * 5)) as usize % 32])).collect()
}

/// Whether a text can be the id of a game; an address is only made of what can.
pub(crate) fn is_id(id: &str) -> bool {
    (1..=64).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_alphanumeric())
}
