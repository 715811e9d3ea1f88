//! What files of `SQLite` do beside what every store must do.

#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

use std::path::{Path, PathBuf};

use super::{
    Appended, Page, Sqlite, Store, StoreError, Summary,
    conformance::{conforms, event, races, summary},
    schema, sqlite, statements,
};

pub(super) fn folder(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("zwick-store-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).unwrap();
    path
}

#[tokio::test]
async fn a_file_conforms() {
    let file = folder("conforms").join("zwick.sqlite");
    let store = Sqlite::open(&file).await.unwrap();
    store.create(&summary("now", 1), &event(3, "now")).await.unwrap();
    // Whatever has happened has happened at a time that counts.
    assert_eq!(store.heartbeat().await.unwrap(), Some(1003));
    store.close().await;
    let file = file.with_file_name("empty.sqlite");
    let store = Sqlite::open(&file).await.unwrap();
    conforms(&store).await;
    store.close().await;
    let again = Sqlite::open(&file).await.unwrap();
    assert_eq!(again.version("g").await.unwrap(), Some(4));
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
    let store = Sqlite::open(&folder("race").join("zwick.sqlite")).await.unwrap();
    races([store.clone(), store]).await;
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
