//! Everything that is kept: moved from SQLite to PostgreSQL and back it is the same, and whatever is
//! wrong with it is found.

#![cfg(unix)]

use std::{
    collections::BTreeMap,
    fs,
    future::Future,
    path::{Path, PathBuf},
};

use serde_json::json;
use server::upkeep::{self, Place, Told, UpkeepError, Verified};

use crate::support::{TestServer, disk::Disk, postgres::Cluster, sql, text};

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
    INSERT INTO name_gone VALUES ('00ff', 1);
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

/// However much room there is: a copy is whole, or there is none.
#[test]
fn a_copy_to_a_disk_that_fills_is_whole_or_is_refused() {
    let folder = games("upkeep-full");
    let file = folder.join("zwick.sqlite");
    let games = Place::File(file.clone());
    let size = fs::metadata(&file).unwrap().len();
    let mut fits = Vec::new();
    for room in (1..=24).map(|eighths| size * eighths / 8) {
        let Some(disk) = Disk::mount(folder.join("disk"), room) else {
            println!("skipped: a small disk can only be mounted by root");
            return;
        };
        let copy = disk.0.join("copy.sqlite");
        if wait(upkeep::copy(&games, &Place::File(copy.clone()))).is_ok() {
            let verified = wait(upkeep::verify(&Place::File(copy), |_| {})).unwrap();
            assert!(verified.is_fine(), "with {room} bytes: {verified:?}");
            assert!(matches!(verified.manifest, Told::Tables(_)), "{verified:?}");
            fits.push(room);
        } else {
            assert!(!copy.exists(), "with {room} bytes");
        }
    }
    // No log lies beside the copy that takes as much room again.
    assert!(fits[0] > size / 2 && fits[0] < size * 2, "{size} bytes fit into {fits:?}");
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
fn what_a_newer_version_has_written_is_left_to_it() {
    let server = TestServer::quick("upkeep-newer");
    let theirs = server.play(server.create("classic"), "a1 d1");
    let ours = server.play(server.create("classic"), "a1 d1");
    let (file, id) = (server.folder.join("zwick.sqlite"), text(&theirs["id"]).to_string());
    let path = format!("/api/games/{id}");
    // As a newer process beside this one does.
    let write = |ver: u64, kind: &str, format: u32| {
        sql(
            &file,
            format!(
                "INSERT INTO event (game, ver, at, counted, cmd_id, kind, body, format) VALUES ('{id}', {ver}, 9, 9, \
                 'newer-{ver}', '{kind}', '{{\"key\":\"unheard of\"}}', {format}); \
                 UPDATE game SET ver = {ver}, status = 'over', result = '1-0', deadline = 1 WHERE id = '{id}'"
            ),
        );
    };
    let german = server.client.with("accept-language", "de");
    let ver = theirs["ver"].as_u64().unwrap();
    for (step, kind, format) in [(1, "swap", 1), (2, "turn", 9), (3, "swap", 9)] {
        write(ver + step, kind, format);
        let orders = [
            server.client.get(&path),
            server.client.get(&format!("{path}/record")),
            server.client.get(&format!("{path}/stream")),
            server.try_command(&theirs, json!({ "type": "resign" })),
        ];
        for answer in orders {
            assert_eq!(answer.problem(), (503, "newer-version".to_string()), "{kind} {format}");
            assert_eq!(answer.headers["retry-after"], "60");
            assert!(!answer.text().contains("\"key\""), "{}", answer.text());
        }
        let page = german.with("accept", "text/html").get(&format!("/game/{id}"));
        assert_eq!(page.status, 503);
        assert!(page.text().contains("neuere Version"), "{}", page.text());
        // Lists tell what its row says.
        let listed = server.client.get("/api/games").expect(200).to_string();
        assert!(listed.contains(&id) && listed.contains(text(&ours["id"])), "{listed}");
        server.client.get("/api/results").expect(200);
    }
    let ours = server.play(ours, "a4");
    server.command(&ours, json!({ "type": "resign" }));
    // The archive takes the other game; this one waits for a newer program.
    let until = std::time::Instant::now();
    loop {
        let archived = server.client.get("/api/archive").expect(200).to_string();
        assert!(!archived.contains(&id), "{archived}");
        if archived.contains(text(&ours["id"])) {
            break;
        }
        assert!(until.elapsed().as_secs() < 60, "{archived}");
        std::thread::yield_now();
    }
    drop(server);
    let shelved = dump(&file).into_iter().filter(|row| row.starts_with("archive: ")).count();
    assert_eq!(shelved, 1);
    let verified = wait(upkeep::verify(&Place::File(file), |_| {})).unwrap();
    assert_eq!((verified.wrong, verified.newer, verified.games), (vec![], vec![id], 2));
    let kept = ver + 3 + ours["ver"].as_u64().unwrap() + 1;
    assert_eq!(verified.events, kept, "nothing was written in it");
}

#[test]
fn whatever_is_wrong_is_found() {
    let folder = games("upkeep-wrong");
    let file = folder.join("zwick.sqlite");
    let wrong = |statement: &str| {
        let copy = folder.join("wrong.sqlite");
        let _ = fs::remove_file(&copy);
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

fn verified(file: &Path) -> Verified {
    wait(upkeep::verify(&Place::File(file.to_path_buf()), |_| {})).unwrap()
}

/// Everything in a folder, byte by byte.
fn everything(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.map(|path| (path.clone(), fs::read(path).unwrap())).collect()
}

#[test]
fn what_is_no_database_of_games_is_refused_and_left_as_it_is() {
    let folder = crate::support::folder("upkeep-none");
    let foreign = folder.join("foreign.sqlite");
    fs::write(&foreign, "").unwrap();
    sql(&foreign, "CREATE TABLE places (url TEXT); PRAGMA user_version = 5");
    let whole = folder.join("whole.sqlite");
    let games = games("upkeep-none-games").join("zwick.sqlite");
    wait(upkeep::backup(&Place::File(games), &whole)).unwrap();
    let bytes = fs::read(&whole).unwrap();
    fs::write(folder.join("empty.sqlite"), "").unwrap();
    fs::write(folder.join("text.sqlite"), "This is no database.\n".repeat(50)).unwrap();
    fs::write(folder.join("cut.sqlite"), &bytes[..bytes.len() - 100]).unwrap();
    fs::write(folder.join("half.sqlite"), &bytes[..bytes.len() / 8192 * 4096]).unwrap();
    fs::write(folder.join("head.sqlite"), &bytes[..50]).unwrap();
    let before = everything(&folder);
    for (name, why) in [
        ("empty", "it is empty"),
        ("text", "it is no file of SQLite"),
        ("head", "it is no file of SQLite"),
        ("foreign", "it holds no games"),
        ("cut", "it is damaged: "),
        ("half", "it is damaged: "),
    ] {
        let place = Place::File(folder.join(format!("{name}.sqlite")));
        let refused = wait(upkeep::verify(&place, |_| {})).unwrap_err().to_string();
        assert!(refused.contains(why) && refused.lines().count() == 1, "{name}: {refused}");
    }
    // Nor does it change what is whole.
    assert!(verified(&whole).is_fine());
    assert_eq!(everything(&folder), before);
}

#[test]
fn a_copy_is_compared_with_its_manifest() {
    let folder = games("upkeep-manifest");
    let file = folder.join("zwick.sqlite");
    sql(&file, BESIDE);
    let games = Place::File(file.clone());
    let copy = folder.join("copy.sqlite");
    let beside = folder.join("copy.sqlite.manifest");
    // What a copy that was broken off has left is no copy, and the next one takes its place.
    let part = folder.join("copy.sqlite.part");
    fs::write(&part, "half of it").unwrap();
    wait(upkeep::backup(&games, &copy)).unwrap();
    assert!(!part.exists() && beside.exists());
    let whole = verified(&copy);
    assert!(whole.is_fine() && matches!(whole.manifest, Told::Tables(25)), "{whole:?}");
    // A game in it makes sense without the others, so only the manifest knows.
    for table in ["account", "rating", "message", "archive", "mail", "recovery_code"] {
        let _ = fs::remove_file(&copy);
        wait(upkeep::backup(&games, &copy)).unwrap();
        sql(&copy, format!("PRAGMA foreign_keys = off; DELETE FROM {table}"));
        let faults = verified(&copy).faults.join("; ");
        assert!(
            faults.contains(&format!("table {table} has 0 rows, its manifest says ")),
            "{faults}"
        );
    }
    let _ = fs::remove_file(&copy);
    wait(upkeep::backup(&games, &copy)).unwrap();
    sql(&copy, "PRAGMA foreign_keys = off; DELETE FROM event; DELETE FROM game");
    let emptied = verified(&copy);
    assert!(!emptied.is_fine() && emptied.games == 0, "{emptied:?}");
    // One byte of a text is another one: the pages make sense, and the digest does not.
    let _ = fs::remove_file(&copy);
    wait(upkeep::backup(&games, &copy)).unwrap();
    let mut bytes = fs::read(&copy).unwrap();
    let at = bytes.windows(7).position(|part| part == b"example").unwrap();
    bytes[at] = b'E';
    fs::write(&copy, &bytes).unwrap();
    assert_eq!(verified(&copy).faults, ["its bytes are not those that its manifest tells of"]);
    // A page that makes no sense is found without a manifest too.
    fs::remove_file(&beside).unwrap();
    let missing = verified(&copy);
    assert!(missing.is_fine() && missing.manifest == Told::Missing && missing.games == 4);
    let end = bytes.len();
    bytes[end - 4096..].fill(0x5a);
    fs::write(&copy, &bytes).unwrap();
    assert!(!verified(&copy).is_fine());
    // A server that takes a copy over makes it its own.
    let served = crate::support::folder("upkeep-manifest-served");
    let own = served.join("zwick.sqlite");
    wait(upkeep::backup(&games, &own)).unwrap();
    drop(TestServer::on(&served));
    assert_eq!(verified(&own).manifest, Told::Missing);
}

#[test]
fn an_older_form_is_verified_as_far_as_that_goes_and_stays_older() {
    let file = games("upkeep-older").join("zwick.sqlite");
    let older = "ALTER TABLE event DROP COLUMN digest; ALTER TABLE event DROP COLUMN format; \
                 PRAGMA user_version = 16";
    sql(&file, older);
    let before = fs::read(&file).unwrap();
    let found = verified(&file);
    assert!(found.is_fine() && found.games == 4 && found.events > 10, "{found:?}");
    assert!(matches!(found.older, Some((16, latest)) if latest > 16), "{found:?}");
    assert_eq!(fs::read(&file).unwrap(), before);
    sql(&file, "UPDATE event SET body = replace(body, 'a4', 'd2') WHERE kind = 'turn'");
    assert!(!verified(&file).is_fine());
}
