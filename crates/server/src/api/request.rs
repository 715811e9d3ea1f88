//! What is asked.

use axum::http::StatusCode;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use crate::{
    http::Problem,
    table::{Command, Wish},
};

/// The longest id of a command.
const LONGEST_ID: usize = 64;

/// A game to be created.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct CreateRequest {
    /// An id of the caller's: the same request again finds the same game. The caller is the account, or else the
    /// secret that is shown; without either every request creates a game.
    pub(super) cmd_id: String,
    /// What is wished for.
    #[serde(flatten)]
    pub(super) wish: Wish,
}

/// A command for a game.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct CommandRequest {
    /// The version of the game it is meant for.
    pub(super) ver: u64,
    /// An id of the caller's: the same command again gets the same answer, another command of the same seat under
    /// this id is refused.
    pub(super) cmd_id: String,
    /// What is to be done.
    #[serde(flatten)]
    pub(super) command: Command,
}

/// Which part of a list is asked for.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct ListRequest {
    /// Only games that come after this one in the list.
    pub(super) before: Option<String>,
    /// How many, from 1 to 100; 30 if left out.
    #[param(minimum = 1, maximum = 100)]
    pub(super) limit: Option<u32>,
    /// Only games that go on.
    #[serde(default)]
    pub(super) unfinished: bool,
}

/// Which messages are asked for.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct MessagesRequest {
    /// Only those after this number.
    #[serde(default)]
    pub(super) after: u64,
}

/// What a stream is asked for.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct StreamRequest {
    /// The last version that was seen; what has happened since is told as `events`.
    pub(super) after: Option<u64>,
    /// Only what has happened, and not how the game stands.
    #[serde(default)]
    pub(super) bare: bool,
    /// Whether a player is told that there may be messages that were not read.
    #[serde(default)]
    pub(super) messages: bool,
}

/// What a hint is asked for.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct HintRequest {
    /// The version of the game it is meant for; the present one if left out.
    pub(super) ver: Option<u64>,
}

/// Rules to be checked.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct CheckRequest {
    /// The rules in TOML or JSON.
    pub(super) text: String,
}

/// The form of a record.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct RecordRequest {
    /// `text`, `json` or `pdn`; text if left out.
    pub(super) form: Option<String>,
}

/// Whether an id of a command can be used: short and plain.
fn is_command_id(id: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
    !id.is_empty() && id.len() <= LONGEST_ID && id.bytes().all(plain)
}

/// Refuses an id of a command that cannot be used, or that is one of ours.
pub(super) fn check_command_id(id: &str) -> Result<(), Problem> {
    let reserved =
        ["flag-", "outage-", "rematch-of-", "form-", "computer-", "hide-", "plan-", "heat-"];
    if !is_command_id(id) || reserved.iter().any(|start| id.starts_with(start)) {
        return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-command-id"));
    }
    Ok(())
}

/// What is wanted to know of a game of solitaire.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct SolitaireRequest {
    /// Whether to find out what can still be made of it.
    #[serde(default)]
    pub(super) outlook: bool,
}

/// What is wanted to know of a plan.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct PlanQuery {
    /// Whether to list the turns that may be made in advance.
    #[serde(default)]
    pub(super) turns: bool,
}

/// Which of the own games are asked for.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct OwnGamesRequest {
    /// Those that are over, instead of those that go on.
    #[serde(default)]
    pub(super) over: bool,
    /// Only games that come after this one in the list.
    pub(super) before: Option<String>,
}

/// Which list of ratings is asked for.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct RatingsRequest {
    /// The id of the rules.
    #[param(required)]
    pub(super) rules: Option<String>,
    /// `bullet`, `blitz`, `rapid` or `correspondence`.
    #[param(required)]
    pub(super) speed: Option<String>,
}
