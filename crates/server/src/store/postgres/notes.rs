//! What an event says about accounts and ratings, written down by the statement that writes the event.
//!
//! Games of guests have nothing of the kind, and their statements are the short ones.

use sqlx::{Postgres, postgres::PgArguments, query::Query};

use crate::store::{RatedNote, Summary, rows::signed};

/// The part of a statement that takes note of the accounts the seats of the game in `changed` belong to, and
/// of whether it is rated; the places of its seven values are named. A row that says so already stays as it is.
macro_rules! notes {
    ($white:literal, $black:literal, $state:literal, $rules:literal, $speed:literal,
     $score:literal, $ended:literal) => {
        concat!(
            ", seated AS (INSERT INTO seat (game, side, account) \
             SELECT id, side, account FROM changed, (VALUES ('white', ",
            $white,
            "::text), ('black', ",
            $black,
            "::text)) AS held (side, account) WHERE account IS NOT NULL \
             ON CONFLICT (game, side) DO UPDATE SET account = excluded.account \
             WHERE seat.account <> excluded.account), \
             running AS (INSERT INTO rated_running (game, white, black) SELECT id, ",
            $white,
            "::text, ",
            $black,
            "::text FROM changed WHERE ",
            $state,
            "::text = 'running' ON CONFLICT (game) DO UPDATE \
             SET white = excluded.white, black = excluded.black WHERE \
             (rated_running.white, rated_running.black) IS DISTINCT FROM \
             (excluded.white, excluded.black)), \
             over AS (DELETE FROM rated_running USING changed \
             WHERE rated_running.game = changed.id AND ",
            $state,
            "::text <> 'running'), \
             rated AS (INSERT INTO rated_game (game, rules, speed, white, black, score, ended_at) \
             SELECT id, ",
            $rules,
            "::text, ",
            $speed,
            "::text, ",
            $white,
            "::text, ",
            $black,
            "::text, ",
            $score,
            "::bigint, ",
            $ended,
            "::bigint FROM changed WHERE ",
            $state,
            "::text = 'ended' ON CONFLICT (game) DO NOTHING)"
        )
    };
}

pub(super) use notes;

/// Whether there is anything to be noted about a game.
pub(super) const fn has_notes(game: &Summary) -> bool {
    !game.accounts.is_empty() || game.rated.is_some()
}

/// The values of the notes, behind those of the statement.
pub(super) fn bind_notes<'q>(
    query: Query<'q, Postgres, PgArguments>,
    game: &'q Summary,
) -> Query<'q, Postgres, PgArguments> {
    let ended = match &game.rated {
        Some(RatedNote::Ended(ended)) => Some(ended),
        _ => None,
    };
    let state = game.rated.as_ref().map(|rated| match rated {
        RatedNote::Running => "running",
        RatedNote::Void => "void",
        RatedNote::Ended(_) => "ended",
    });
    query
        .bind(&game.accounts.white)
        .bind(&game.accounts.black)
        .bind(state)
        .bind(ended.map(|ended| &ended.rules))
        .bind(ended.map(|ended| &ended.speed))
        .bind(ended.map(|ended| i64::from(ended.score)))
        .bind(ended.map(|ended| signed(ended.ended_at)))
}
