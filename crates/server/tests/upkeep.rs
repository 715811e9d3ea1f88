//! Everything that is kept: moved from SQLite to PostgreSQL and back it is the same, and whatever is
//! wrong with it is found.

#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]
#![cfg(unix)]

mod support;

#[path = "support/postgres.rs"]
mod cluster;

use std::{
    future::Future,
    path::{Path, PathBuf},
};

use serde_json::json;
use server::upkeep::{self, Place, UpkeepError};

use crate::{
    cluster::Cluster,
    support::{TestServer, sql},
};

fn wait<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Runtime::new().unwrap().block_on(future)
}

/// Games of several kinds, some over and some not, in a folder.
fn games(name: &str) -> PathBuf {
    let server = TestServer::quick(name);
    let view = server.create("classic");
    let view = server.play(view, "a1 d1 a4 d2 a7xd1");
    server.command(&view, json!({ "type": "resign" }));
    server.play(server.create("english"), "11-15 23-19");
    server.create_with(json!({ "rules": "classic",
        "clock": { "kind": "total", "minutes": 10, "increment": 5 },
        "names": { "white": "Änne \"O'Brien\" \\ 王", "black": "" } }));
    server.create_with(json!({ "rules": "three",
        "opponent": { "kind": "computer", "plays": "black", "level": 1 } }));
    server.folder.clone()
}

/// A row of everything that is kept beside the games.
const BESIDE: &str = "
    INSERT INTO plan SELECT id, 'white', ver, 7, '[]' FROM game LIMIT 1;
    INSERT INTO account VALUES ('a1', 'Änne', 'änne', 'anne', '$argon2id$', 'person', 5, NULL);
    INSERT INTO name_gone VALUES ('00ff');
    INSERT INTO session VALUES ('ab', 'a1', 'browser', 'Firefox \"x\"', 5, 6);
    INSERT INTO recovery_code VALUES ('a1', 'cd');
    INSERT INTO account VALUES ('b1', 'Bot Anton', 'anton', 'anton', '', 'bot', 6, NULL);
    INSERT INTO bot VALUES ('b1', 'a1', 'ef');
    INSERT INTO account_closed VALUES ('b1', 8);
    INSERT INTO seat SELECT id, 'black', 'a1' FROM game LIMIT 1;
    INSERT INTO rated_game SELECT id, 'classic', 'blitz', 'a1', 'a2', 2, 9, 1, NULL, 1500000, 1500000, NULL,
        1 FROM game LIMIT 1;
    INSERT INTO rated_running SELECT id, 'a1', NULL FROM game LIMIT 1;
    INSERT INTO rating VALUES ('a1', 'classic', 'blitz', 1662212, 290319, 59999000, 1, 1, 0, 0, 9);
    DELETE FROM archive; DELETE FROM archive_player; DELETE FROM archive_position;
    UPDATE game SET archived = ver WHERE status = 'over';
    INSERT INTO archive SELECT 3, id, rules, result, NULL FROM game WHERE status = 'over' LIMIT 1;
    INSERT INTO archive_player VALUES ('änne', 3);
    INSERT INTO archive_position VALUES (-9223372036854775808, 3, 4);
    INSERT INTO race VALUES ('r1', 2, '{\"problem\":\"cross\"}');
    INSERT INTO daily VALUES (20000, 'solitaire', 'seat-1', 'Änne', NULL, 5, 0, 4, 61000, 'd5-f5');
    INSERT INTO daily VALUES (20000, 'puzzle', 'account-a1', '', 'a1', 5, NULL, NULL, NULL, '');
    INSERT INTO annotation SELECT game, '[]' FROM rated_game;
    INSERT INTO message SELECT id, 1, 'black', 7, 'c1', 'Grüße', 1 FROM game LIMIT 1;
    INSERT INTO mail_address VALUES ('a1', 'änne@example.org', NULL, 'de', 0, 5, 1, 6);
    INSERT INTO mail VALUES ('m1', 'a1', 'remind', 5, 2, 7);
    INSERT INTO mail_token VALUES ('12ab', 'a1', 'quiet', 'änne@example.org', 99);";

/// Everything in a file, as text.
fn dump(file: &Path) -> Vec<String> {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
    wait(async {
        let mut connection = sqlx::ConnectOptions::connect(&options).await.unwrap();
        let tables: Vec<String> = sqlx::query_scalar(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' \
             ORDER BY name",
        )
        .fetch_all(&mut connection)
        .await
        .unwrap();
        let mut all = Vec::new();
        for table in tables {
            let columns: Vec<String> = sqlx::query_scalar("SELECT name FROM pragma_table_info(?)")
                .bind(&table)
                .fetch_all(&mut connection)
                .await
                .unwrap();
            let quoted: Vec<String> = columns.iter().map(|name| format!("quote({name})")).collect();
            let query = format!("SELECT {} FROM {table} ORDER BY 1", quoted.join(" || ',' || "));
            let rows: Vec<String> = sqlx::query_scalar(sqlx::AssertSqlSafe(query))
                .fetch_all(&mut connection)
                .await
                .unwrap();
            all.extend(rows.into_iter().map(|row| format!("{table}: {row}")));
        }
        all
    })
}

#[test]
fn copied_to_postgresql_and_back_everything_is_the_same() {
    let folder = games("upkeep-copy");
    let first = folder.join("zwick.sqlite");
    sql(&first, BESIDE);
    let cluster = Cluster::start("copy");
    let file = Place::File(first.clone());
    let database = Place::Postgres(cluster.url().parse().unwrap());
    let back = folder.join("back.sqlite");
    let again = Place::File(back.clone());

    let rows = wait(upkeep::copy(&file, &database)).unwrap();
    assert!(rows.iter().all(|(_, count)| *count > 0), "{rows:?}");
    let refused = wait(upkeep::copy(&file, &database)).unwrap_err();
    assert!(matches!(refused, UpkeepError::Full(_)), "{refused}");
    cluster.sql("UPDATE heartbeat SET beat = beat - 60000, lost = lost - 60000");
    assert_eq!(wait(upkeep::copy(&database, &again)).unwrap(), rows);
    assert_eq!(dump(&back), dump(&first));
    for place in [&file, &database, &again] {
        let verified = wait(upkeep::verify(place, |_| {})).unwrap();
        assert_eq!((verified.games, verified.wrong), (4, vec![]), "{place}");
        let migrated = wait(upkeep::migrate(place)).unwrap();
        assert_eq!(migrated.before, migrated.now);
    }
    let refused = wait(upkeep::copy(&database, &again)).unwrap_err();
    assert!(matches!(refused, UpkeepError::There(_)), "{refused}");
    // Backed up while it is used, it is the same as well.
    let saved = folder.join("saved.sqlite");
    wait(upkeep::backup(&database, &saved)).unwrap();
    assert_eq!(dump(&saved), dump(&first));
}

#[test]
fn a_copy_that_breaks_off_leaves_nothing_behind() {
    let folder = games("upkeep-broken");
    let file = Place::File(folder.join("zwick.sqlite"));
    let cluster = Cluster::start("broken");
    let database = Place::Postgres(cluster.url().parse().unwrap());
    wait(upkeep::migrate(&database)).unwrap();
    // The last of the events does not fit in.
    cluster.sql("ALTER TABLE event ADD CHECK (kind <> 'resign')");
    wait(upkeep::copy(&file, &database)).unwrap_err();
    assert_eq!(cluster.sql("SELECT count(*) FROM game"), "0");
    cluster.sql("ALTER TABLE game ADD COLUMN later integer");
    let refused = wait(upkeep::copy(&file, &database)).unwrap_err().to_string();
    assert_eq!(refused, "the table game does not have the same columns in both databases");
}

#[test]
fn games_are_backed_up_while_they_are_played_and_not_copied() {
    let server = TestServer::start("upkeep-running");
    let view = server.play(server.create("classic"), "a1 d1");
    let file = Place::File(server.folder.join("zwick.sqlite"));
    let saved = server.folder.join("saved.sqlite");
    wait(upkeep::backup(&file, &saved)).unwrap();
    let verified = wait(upkeep::verify(&Place::File(saved.clone()), |_| {})).unwrap();
    assert_eq!((verified.games, verified.events, verified.wrong), (1, 3, vec![]));
    let refused = wait(upkeep::backup(&file, &saved)).unwrap_err();
    assert!(matches!(refused, UpkeepError::There(_)), "{refused}");
    let elsewhere = Place::File(server.folder.join("copy.sqlite"));
    let refused = wait(upkeep::copy(&file, &elsewhere)).unwrap_err();
    assert!(matches!(refused, UpkeepError::Running(_)), "{refused}");
    server.play(view, "a4");
}

#[test]
fn whatever_is_wrong_is_found() {
    let folder = games("upkeep-wrong");
    let file = folder.join("zwick.sqlite");
    let wrong = |statement: &str| {
        let copy = folder.join("wrong.sqlite");
        let _ = std::fs::remove_file(&copy);
        wait(upkeep::backup(&Place::File(file.clone()), &copy)).unwrap();
        sql(&copy, statement);
        let verified = wait(upkeep::verify(&Place::File(copy.clone()), |_| {})).unwrap();
        verified.wrong.into_iter().map(|wrong| wrong.why).collect::<Vec<_>>().join("; ")
    };
    assert_eq!(wrong("SELECT 1"), "");
    for (statement, found) in [
        ("UPDATE game SET ply = 9 WHERE ply = 5", "its row has ply: 9, its events say ply: 5,"),
        ("UPDATE game SET fen = 'x' WHERE ply = 5", "its row has fen: \"x\","),
        ("UPDATE game SET due = 1 WHERE ply = 5", "its row has due: true,"),
        ("UPDATE event SET body = replace(body, 'a4', 'd2') WHERE kind = 'turn'", "event"),
        (
            "DELETE FROM event WHERE ver = 3 AND game IN (SELECT id FROM game WHERE ply = 5)",
            "event 4",
        ),
    ] {
        let said = wrong(statement);
        assert!(said.contains(found), "{statement}: {said}");
    }
}
