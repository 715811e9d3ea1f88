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
            digest: row.try_get("digest")?,
            format: u32::try_from(row.try_get::<i64, _>("format")?).unwrap_or(u32::MAX),
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

/// An account as its row has it; who is deleted has no name.
macro_rules! account {
    ($row:expr) => {{
        let row = $row;
        let deleted = row.try_get::<Option<i64>, _>("deleted_at")?.is_some();
        $crate::store::Account {
            id: row.try_get("id")?,
            name: if deleted { $crate::store::DELETED.to_string() } else { row.try_get("name")? },
            created_at: row.try_get::<i64, _>("created_at")?.unsigned_abs(),
            deleted,
        }
    }};
}

/// A session as its row has it; the column of its begin is named.
macro_rules! session {
    ($row:expr, $begun:expr) => {{
        let row = $row;
        $crate::store::Session {
            hash: row.try_get("hash")?,
            account: row.try_get("account")?,
            agent: row.try_get("agent")?,
            created_at: row.try_get::<i64, _>($begun)?.unsigned_abs(),
            seen_at: row.try_get::<i64, _>("seen_at")?.unsigned_abs(),
        }
    }};
}

/// A rating as its row has it.
macro_rules! rating {
    ($row:expr) => {{
        let row = $row;
        $crate::store::RatingRow {
            account: row.try_get("account")?,
            rules: row.try_get("rules")?,
            speed: row.try_get("speed")?,
            rating: row.try_get("rating")?,
            deviation: row.try_get("deviation")?,
            volatility: row.try_get("volatility")?,
            games: row.try_get::<i64, _>("games")?.unsigned_abs(),
            won: row.try_get::<i64, _>("won")?.unsigned_abs(),
            drawn: row.try_get::<i64, _>("drawn")?.unsigned_abs(),
            lost: row.try_get::<i64, _>("lost")?.unsigned_abs(),
            at: row.try_get::<i64, _>("at")?.unsigned_abs(),
        }
    }};
}

/// A rated game as its row has it.
macro_rules! rated_game {
    ($row:expr) => {{
        let row = $row;
        $crate::store::RatedGame {
            game: row.try_get("game")?,
            rules: row.try_get("rules")?,
            speed: row.try_get("speed")?,
            white: row.try_get("white")?,
            black: row.try_get("black")?,
            score: u8::try_from(row.try_get::<i64, _>("score")?).unwrap_or(1),
            ended_at: row.try_get::<i64, _>("ended_at")?.unsigned_abs(),
        }
    }};
}

/// Something on the shelf as its row has it.
macro_rules! found {
    ($row:expr) => {{
        let row = $row;
        $crate::store::Found {
            number: row.try_get::<i64, _>("number")?.unsigned_abs(),
            opening: row.try_get("opening")?,
            ply: row.try_get::<Option<i64>, _>("found_ply")?.map(i64::unsigned_abs),
            game: $crate::store::rows::summary!(row),
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

pub(super) use {account, found, games, rated_game, rating, session, stored, summary, tally};

use board::Side;

use super::Summary;

/// The columns of a game in a list, where other tables are asked as well.
pub(super) const GAME: &str = "g.id, g.ver, g.rules, g.rule_text, g.family, g.white, g.black, \
     g.ply, g.fen, g.status, g.result, g.reason, g.clocked, g.deadline, g.computer, g.level, g.due, \
     g.seated, g.created_at, g.updated_at";

/// The columns of a rating.
pub(super) const RATING: &str = "r.account, r.rules, r.speed, r.rating, r.deviation, r.volatility, \
     r.games, r.won, r.drawn, r.lost, r.at";

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

/// A side as a database has it.
pub(super) fn side(name: &str) -> Side {
    if name == "white" { Side::White } else { Side::Black }
}
