//! Rows as they are read, alike from every database.

/// An event as its row has it.
macro_rules! stored {
    ($row:expr) => {{
        let row = $row;
        $crate::store::Stored {
            ver: row.try_get::<i64, _>("ver")?.unsigned_abs(),
            at: row.try_get::<i64, _>("at")?.unsigned_abs(),
            counted: row.try_get::<i64, _>("counted")?.unsigned_abs(),
            cmd_id: row.try_get("cmd_id")?,
            kind: row.try_get("kind")?,
            body: row.try_get("body")?,
        }
    }};
}

/// A game in a list as its row has it.
macro_rules! summary {
    ($row:expr) => {{
        let row = $row;
        let status: String = row.try_get("status")?;
        $crate::store::Summary {
            id: row.try_get("id")?,
            ver: row.try_get::<i64, _>("ver")?.unsigned_abs(),
            rules: row.try_get("rules")?,
            rule_text: row.try_get("rule_text")?,
            family: row.try_get("family")?,
            white: row.try_get("white")?,
            black: row.try_get("black")?,
            ply: row.try_get::<i64, _>("ply")?.unsigned_abs(),
            fen: row.try_get("fen")?,
            over: status == "over",
            result: row.try_get("result")?,
            reason: row.try_get("reason")?,
            clocked: row.try_get("clocked")?,
            deadline: row.try_get::<Option<i64>, _>("deadline")?.map(i64::unsigned_abs),
            computer: row.try_get("computer")?,
            level: row.try_get::<Option<i16>, _>("level")?.map($crate::store::rows::small),
            due: row.try_get("due")?,
            seated: row.try_get("seated")?,
            accounts: $crate::store::Accounts::default(),
            rated: None,
            created_at: row.try_get::<i64, _>("created_at")?.unsigned_abs(),
            updated_at: row.try_get::<i64, _>("updated_at")?.unsigned_abs(),
        }
    }};
}

/// A count of games as its row has it.
macro_rules! tally {
    ($row:expr) => {{
        let row = $row;
        $crate::store::Tally {
            family: row.try_get("family")?,
            rules: row.try_get("rules")?,
            seated: row.try_get("seated")?,
            computer: row.try_get("computer")?,
            level: row.try_get::<Option<i16>, _>("level")?.map($crate::store::rows::small),
            result: row.try_get("result")?,
            games: row.try_get::<i64, _>("games")?.unsigned_abs(),
        }
    }};
}

/// The statement that reads games in a list, with what follows it.
macro_rules! games {
    ($rest:literal) => {
        concat!(
            "SELECT id, ver, rules, rule_text, family, white, black, ply, fen, status, result, \
             reason, clocked, deadline, computer, level, due, seated, created_at, updated_at \
             FROM game ",
            $rest
        )
    };
}

pub(super) use {games, stored, summary, tally};

use super::Summary;

/// A number as a database takes it.
pub(super) fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// A small number as a database has it.
pub(super) fn small(number: i16) -> u8 {
    u8::try_from(number).unwrap_or_default()
}

/// Whether a game goes on, as a database has it.
pub(super) const fn status(game: &Summary) -> &'static str {
    if game.over { "over" } else { "playing" }
}
