//! What every store must do, and what this one does with older and newer files.

#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

use std::path::{Path, PathBuf};

use super::{
    Appended, Created, Page, Sqlite, Store, StoreError, Stored, Summary, schema, sqlite, statements,
};

fn summary(id: &str, ver: u64) -> Summary {
    Summary {
        id: id.to_string(),
        ver,
        rules: "classic".to_string(),
        rule_text: None,
        family: "mill".to_string(),
        white: "Anna".to_string(),
        black: String::new(),
        ply: ver - 1,
        fen: format!("position {ver}"),
        over: false,
        result: "*".to_string(),
        reason: None,
        clocked: false,
        deadline: None,
        computer: None,
        level: None,
        due: false,
        accounts: super::Accounts::default(),
        rated: None,
        seated: false,
        created_at: 1000,
        updated_at: 1000 + ver,
    }
}

fn event(ver: u64, cmd_id: &str) -> Stored {
    Stored {
        ver,
        at: 1000 + ver,
        counted: 1000 + ver,
        cmd_id: cmd_id.to_string(),
        kind: "turn".to_string(),
        body: format!("{{\"text\":\"{cmd_id}\"}}"),
    }
}

pub(super) fn folder(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("zwick-store-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).unwrap();
    path
}

/// What every store must do.
async fn conforms(store: &impl Store) {
    assert_eq!(store.version("g").await.unwrap(), None);
    assert_eq!(store.events("g", 0).await.unwrap(), []);
    let lost = store.append(&summary("g", 2), &event(2, "b")).await.unwrap();
    assert_eq!(lost, Appended::NoGame);

    assert_eq!(store.create(&summary("g", 1), &event(1, "a")).await.unwrap(), Created::New);
    let again = store.create(&summary("h", 1), &event(1, "a")).await.unwrap();
    assert_eq!(again, Created::Repeated("g".to_string()));
    assert_eq!(store.version("h").await.unwrap(), None);
    assert_eq!(store.created_by("a").await.unwrap().as_deref(), Some("g"));

    let done = store.append(&summary("g", 2), &event(2, "b")).await.unwrap();
    assert_eq!(done, Appended::Done);
    let stale = store.append(&summary("g", 2), &event(2, "c")).await.unwrap();
    assert_eq!(stale, Appended::Stale(2));
    let ahead = store.append(&summary("g", 5), &event(5, "c")).await.unwrap();
    assert_eq!(ahead, Appended::Stale(2));
    for ver in [2, 3] {
        let again = store.append(&summary("g", ver), &event(ver, "b")).await.unwrap();
        assert_eq!(again, Appended::Repeated(event(2, "b")));
    }
    assert_eq!(store.append(&summary("g", 3), &event(3, "c")).await.unwrap(), Appended::Done);
    let log = vec![event(1, "a"), event(2, "b"), event(3, "c")];
    assert_eq!(store.events("g", 0).await.unwrap(), log);
    assert_eq!(store.events("g", 2).await.unwrap(), log[2..]);
    assert_eq!(store.by_command("g", "b").await.unwrap(), Some(event(2, "b")));
    assert_eq!(store.by_command("g", "x").await.unwrap(), None);

    let over = Summary { over: true, clocked: true, ..summary("h", 1) };
    store.create(&over, &event(1, "h")).await.unwrap();
    let custom = Summary {
        rules: "custom-1".to_string(),
        rule_text: Some("text".to_string()),
        clocked: true,
        computer: Some("black".to_string()),
        level: Some(3),
        due: true,
        ..summary("i", 1)
    };
    store.create(&custom, &event(1, "i")).await.unwrap();
    let ids = async |page: Page| -> Vec<String> {
        store.list(&page).await.unwrap().into_iter().map(|game| game.id).collect()
    };
    let all = Page { limit: 10, ..Page::default() };
    assert_eq!(ids(all.clone()).await, ["g", "i", "h"]);
    assert_eq!(ids(Page { unfinished: true, ..all.clone() }).await, ["g", "i"]);
    assert_eq!(ids(Page { limit: 1, ..all.clone() }).await, ["g"]);
    assert_eq!(ids(Page { before: Some("g".to_string()), ..all.clone() }).await, ["i", "h"]);
    assert_eq!(ids(Page { before: Some("x".to_string()), ..all.clone() }).await, [""; 0]);
    let seated = Summary { seated: true, ..summary("s", 1) };
    store.create(&seated, &event(1, "s")).await.unwrap();
    let unseated = Page { unseated: true, ..all.clone() };
    assert_eq!(ids(unseated).await, ["g", "i", "h"]);
    assert_eq!(ids(all.clone()).await, ["g", "s", "i", "h"]);
    let named = Summary { ver: 2, black: "Bert".to_string(), over: true, ..seated };
    let named = Summary { updated_at: 1000, ..named };
    let first = Stored { at: 1000, ..event(2, "t") };
    assert_eq!(store.append(&named, &first).await.unwrap(), Appended::Done);
    let listed = store.list(&all).await.unwrap();
    assert_eq!(listed[3], named);
    assert_eq!(listed[0], Summary { created_at: 1000, ..summary("g", 3) });
    assert_eq!(store.rule_text("custom-1").await.unwrap().as_deref(), Some("text"));
    assert_eq!(store.rule_text("classic").await.unwrap(), None);
    assert_eq!(listed[1], custom);
    assert_eq!(store.due().await.unwrap(), ["i"]);
    let done = Summary { ver: 2, due: false, ..custom };
    assert_eq!(store.append(&done, &event(2, "done")).await.unwrap(), Appended::Done);
    assert_eq!(store.due().await.unwrap(), [""; 0]);

    keeps_deadlines(store).await;
    // Only games of the family that were played to an end; a game may get seats and lose them.
    let finished =
        async |family: &str, unseated| store.finished(family, unseated, 10).await.unwrap();
    let mut played = Summary { ver: 3, ply: 2, family: "pegs".to_string(), ..named };
    assert_eq!(finished("mill", false).await, [], "nobody has played a turn");
    assert_eq!(store.append(&played, &event(3, "u")).await.unwrap(), Appended::Done);
    assert_eq!(finished("mill", false).await, [("s".to_string(), 3)]);
    assert_eq!(finished("pegs", false).await, [], "the family of a game stays");
    assert_eq!(finished("mill", true).await, []);
    (played.ver, played.seated) = (4, false);
    assert_eq!(store.append(&played, &event(4, "v")).await.unwrap(), Appended::Done);
    assert_eq!(finished("mill", true).await, [("s".to_string(), 4)]);

    assert_eq!(store.note("n").await.unwrap(), None);
    store.set_note("n", "1").await.unwrap();
    store.set_note("n", "2").await.unwrap();
    assert_eq!(store.note("n").await.unwrap().as_deref(), Some("2"));
}

/// Deadlines are found in their order, page by page, and go with what ends them.
async fn keeps_deadlines(store: &impl Store) {
    assert!(!store.is_timed().await.unwrap());
    // Whatever has happened has happened at a time that counts.
    assert_eq!(store.heartbeat().await.unwrap(), Some(1003));
    let timed = |id: &str, ver, deadline| Summary { clocked: true, deadline, ..summary(id, ver) };
    for (id, deadline) in [("t3", 300), ("t1", 100), ("t2", 100)] {
        let first = event(1, &format!("new-{id}"));
        store.create(&timed(id, 1, Some(deadline)), &first).await.unwrap();
    }
    assert!(store.is_timed().await.unwrap());
    let found = async |counted: u64, after: Option<(u64, String)>, limit: u32| {
        let found = store.expired(counted, after.as_ref(), limit).await.unwrap();
        found.into_iter().map(|(at, id)| format!("{id} {at}")).collect::<Vec<_>>().join(", ")
    };
    assert_eq!(found(99, None, 9).await, "");
    assert_eq!(found(300, None, 9).await, "t1 100, t2 100, t3 300");
    assert_eq!(found(300, None, 1).await, "t1 100");
    assert_eq!(found(300, Some((100, "t1".to_string())), 9).await, "t2 100, t3 300");
    store.append(&timed("t1", 2, Some(250)), &event(2, "on-t1")).await.unwrap();
    store.append(&timed("t2", 2, None), &event(2, "on-t2")).await.unwrap();
    assert_eq!(found(300, None, 9).await, "t1 250, t3 300");
    store.beat(900).await.unwrap();
    assert_eq!(store.heartbeat().await.unwrap(), Some(1003), "time does not go back");
    store.beat(1100).await.unwrap();
    assert_eq!(store.heartbeat().await.unwrap(), Some(1100));
}

#[tokio::test]
async fn a_file_conforms() {
    let file = folder("conforms").join("zwick.sqlite");
    let store = Sqlite::open(&file).await.unwrap();
    conforms(&store).await;
    store.close().await;
    let again = Sqlite::open(&file).await.unwrap();
    assert_eq!(again.version("g").await.unwrap(), Some(3));
}

#[tokio::test]
async fn deadlines_are_found_by_their_index() {
    let file = folder("deadline-index").join("zwick.sqlite");
    Sqlite::open(&file).await.unwrap().close().await;
    let mut connection = sqlx::ConnectOptions::connect(&sqlite::options(&file)).await.unwrap();
    for (query, values) in [(statements::EXPIRED, 4), (statements::TIMED, 0)] {
        let plan = format!("EXPLAIN QUERY PLAN {query}");
        let mut asked = sqlx::query(sqlx::AssertSqlSafe(plan));
        for _ in 0..values {
            asked = asked.bind(1);
        }
        let steps: Vec<String> = asked
            .fetch_all(&mut connection)
            .await
            .unwrap()
            .iter()
            .map(|row| sqlx::Row::get(row, "detail"))
            .collect();
        let steps = steps.join("; ");
        assert!(steps.contains("COVERING INDEX game_by_deadline"), "{steps}");
        assert!(!steps.contains("TEMP B-TREE"), "{steps}");
    }
}

#[tokio::test]
async fn many_at_once_append_one_event_each_version() {
    let file = folder("race").join("zwick.sqlite");
    let store = Sqlite::open(&file).await.unwrap();
    store.create(&summary("g", 1), &event(1, "a")).await.unwrap();
    let tasks: Vec<_> = (0..16)
        .map(|task| {
            let store = store.clone();
            tokio::spawn(async move {
                store.append(&summary("g", 2), &event(2, &format!("t{}", task / 2))).await.unwrap()
            })
        })
        .collect();
    let mut done = 0;
    for task in tasks {
        done += usize::from(task.await.unwrap() == Appended::Done);
    }
    assert_eq!(done, 1);
    assert_eq!(store.events("g", 0).await.unwrap().len(), 2);
}

/// Carries out statements, as an older program would have.
async fn run(file: &Path, statements: &'static str) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
    let mut connection = sqlx::ConnectOptions::connect(&options).await.unwrap();
    sqlx::raw_sql(statements).execute(&mut connection).await.unwrap();
}

async fn open_at(file: &Path, steps: &[&'static str]) -> Result<Sqlite, StoreError> {
    Sqlite::open_with(file, steps).await
}

#[tokio::test]
async fn an_older_file_is_copied_and_upgraded_and_a_newer_one_refused() {
    let folder = folder("upgrade");
    let file = folder.join("zwick.sqlite");
    let old = Sqlite::open(&file).await.unwrap();
    old.create(&summary("g", 1), &event(1, "a")).await.unwrap();
    old.close().await;

    let mut steps = schema::STEPS.to_vec();
    steps.push("CREATE TABLE later (id INTEGER PRIMARY KEY); UPDATE game SET white = 'Eva';");
    let new = open_at(&file, &steps).await.unwrap();
    assert_eq!(new.list(&Page { limit: 1, ..Page::default() }).await.unwrap()[0].white, "Eva");
    new.close().await;

    let copy = folder.join(format!("zwick.sqlite.v{}-backup", schema::STEPS.len()));
    let copied = Sqlite::open(&copy).await.unwrap();
    let kept = copied.list(&Page { limit: 1, ..Page::default() }).await.unwrap();
    assert_eq!(kept[0].white, "Anna");

    let refused = Sqlite::open(&file).await.unwrap_err();
    assert!(matches!(refused, StoreError::Newer { .. }), "{refused}");
    assert!(refused.to_string().contains("were kept by a newer zwick"), "{refused}");
    let again = open_at(&file, &steps).await.unwrap();
    assert_eq!(again.version("g").await.unwrap(), Some(1));
}

#[tokio::test]
async fn games_from_before_the_computer_stay_readable() {
    let file = folder("before-computer").join("zwick.sqlite");
    let old = open_at(&file, &schema::STEPS[..1]).await.unwrap();
    run(
        &file,
        "INSERT INTO game VALUES ('g', 'a', 1, 'classic', NULL, 'mill', 'Anna', '', 0, 'fen', \
         'playing', '*', NULL, 0, 1000, 1001); \
         INSERT INTO event VALUES ('g', 1, 1001, 'a', 'turn', '{\"text\":\"a\"}');",
    )
    .await;
    old.close().await;
    let new = Sqlite::open(&file).await.unwrap();
    let kept = new.list(&Page { limit: 1, ..Page::default() }).await.unwrap();
    assert_eq!(kept, [Summary { fen: "fen".to_string(), ..summary("g", 1) }]);
    assert_eq!(new.events("g", 0).await.unwrap(), [event(1, "a")]);
    assert!(file.with_extension("sqlite.v1-backup").exists());
}

#[tokio::test]
async fn a_failed_upgrade_leaves_the_file_as_it_was() {
    let file = folder("failed").join("zwick.sqlite");
    let old = Sqlite::open(&file).await.unwrap();
    old.create(&summary("g", 1), &event(1, "a")).await.unwrap();
    old.close().await;
    let mut steps = schema::STEPS.to_vec();
    steps.push("UPDATE game SET white = 'Eva'; nonsense;");
    open_at(&file, &steps).await.unwrap_err();
    let still = Sqlite::open(&file).await.unwrap();
    assert_eq!(still.list(&Page { limit: 1, ..Page::default() }).await.unwrap()[0].white, "Anna");
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused() {
    let file = folder("damaged").join("zwick.sqlite");
    std::fs::write(&file, "this is a letter to my aunt, and no database at all\n".repeat(100))
        .unwrap();
    Sqlite::open(&file).await.unwrap_err();
}

#[tokio::test]
async fn a_fault_of_one_command_spoils_no_other() {
    let file = folder("fault").join("zwick.sqlite");
    let store = Sqlite::open(&file).await.unwrap();
    let games = 40;
    for game in 0..games {
        store
            .create(&summary(&format!("g{game}"), 1), &event(1, &format!("a{game}")))
            .await
            .unwrap();
    }
    // All at once, so that they share transactions: each third one is a fault, each fifth is stale.
    let tasks: Vec<_> = (0..games)
        .map(|game| {
            let store = store.clone();
            tokio::spawn(async move {
                if game % 3 == 0 {
                    store.writer().fault().await.unwrap_err();
                    return None;
                }
                let ver = if game % 5 == 0 { 7 } else { 2 };
                Some(store.append(&summary(&format!("g{game}"), ver), &event(ver, "b")).await)
            })
        })
        .collect();
    for (game, task) in tasks.into_iter().enumerate() {
        let outcome = task.await.unwrap().map(Result::unwrap);
        let expected = match game {
            game if game % 3 == 0 => None,
            game if game % 5 == 0 => Some(Appended::Stale(1)),
            _ => Some(Appended::Done),
        };
        assert_eq!(outcome, expected, "{game}");
        let ver = store.version(&format!("g{game}")).await.unwrap();
        assert_eq!(ver, Some(if outcome == Some(Appended::Done) { 2 } else { 1 }));
    }
}

#[tokio::test]
async fn what_was_asked_for_is_written_before_the_file_closes() {
    let file = folder("close").join("zwick.sqlite");
    let store = Sqlite::open(&file).await.unwrap();
    store.create(&summary("g", 1), &event(1, "a")).await.unwrap();
    store.close().await;
    assert!(!file.with_extension("sqlite-wal").exists(), "the log is folded in");
    assert_eq!(Sqlite::open(&file).await.unwrap().version("g").await.unwrap(), Some(1));
}

#[tokio::test]
async fn commits_are_synced_and_foreign_keys_checked() {
    let file = folder("settings").join("zwick.sqlite");
    let mut connection = sqlx::ConnectOptions::connect(&sqlite::options(&file)).await.unwrap();
    for (pragma, expected) in [("PRAGMA synchronous", 2), ("PRAGMA foreign_keys", 1)] {
        let set: i64 = sqlx::query_scalar(pragma).fetch_one(&mut connection).await.unwrap();
        assert_eq!(set, expected, "{pragma}");
    }
    let mode: String =
        sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut connection).await.unwrap();
    assert_eq!(mode, "wal");
}
