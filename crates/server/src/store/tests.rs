//! What files of `SQLite` do beside what every store must do.

#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

use std::{
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use super::{
    Appended, Created, Deed, Page, People, Sqlite, Store, StoreError, Stored, Summary,
    conformance::{conforms, event, races, summary},
    manifest::Manifest,
    people_tests::sign_up,
    schema, sqlite, statements,
};

pub(crate) fn folder(name: &str) -> PathBuf {
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
    // Until it is closed, what was written may move from the log to the file at any moment.
    sqlx::Connection::close(connection).await.unwrap();
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
    let manifest = Manifest::beside(&copy).unwrap().unwrap();
    assert_eq!(manifest.rows["game"], 1);
    assert!(!copy.with_extension("sqlite.part").exists());
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
    let before = Stored { digest: None, format: 1, ..event(1, "a") };
    assert_eq!(new.events("g", 0).await.unwrap(), [before]);
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

/// Whether a text stands anywhere in the files of a folder.
fn is_in(folder: &Path, text: &str) -> bool {
    std::fs::read_dir(folder).unwrap().any(|entry| {
        // What a connection that closes takes away meanwhile holds nothing any more.
        let bytes = std::fs::read(entry.unwrap().path()).unwrap_or_default();
        bytes.windows(text.len()).any(|part| part == text.as_bytes())
    })
}

/// Whoever an older program has deleted, and whatever lay in free room of the file.
#[tokio::test]
async fn what_an_older_program_has_deleted_goes_with_the_upgrade() {
    let folder = folder("erase-older");
    let file = folder.join("zwick.sqlite");
    let old = open_at(&file, &schema::STEPS[..schema::STEPS.len() - 1]).await.unwrap();
    old.create(&summary("g", 1), &event(1, "a")).await.unwrap();
    old.close().await;
    // The hash is that of "otto".
    run(
        &file,
        "INSERT INTO account VALUES ('x', '', NULL, NULL, '', 'person', 1, 2);
        INSERT INTO seat VALUES ('g', 'white', 'x');
        INSERT INTO name_gone VALUES ('4991c47202960c5755d6886af261b0d8f6ccc929551d867a6f557a9353d4f1c5');
        UPDATE event SET kind = 'created', body = '{\"names\":{\"white\":\"Jürgen\",\"black\":\"Bert\"}}';
        INSERT INTO meta VALUES ('free', 'Ευρυδίκη lay here'); DELETE FROM meta WHERE name = 'free';",
    )
    .await;
    assert!(is_in(&folder, "Jürgen") && is_in(&folder, "Ευρυδίκη"));
    let new = Sqlite::open(&file).await.unwrap();
    new.scrub().await.unwrap();
    let copy = folder.join(format!("zwick.sqlite.v{}-backup", schema::STEPS.len() - 1));
    std::fs::remove_file(copy).unwrap();
    assert!(!is_in(&folder, "Jürgen") && !is_in(&folder, "Ευρυδίκη"));
    assert_eq!(new.summary("g").await.unwrap().unwrap().white, crate::store::DELETED);
    assert!(new.events("g", 0).await.unwrap()[0].body.contains("Bert"));
    assert!(!is_in(&folder, "4991c47202960c57"), "the hash without a key is gone");
    assert!(!new.carry_out(sign_up("y", "otto")).await.unwrap(), "the name stays reserved");
    new.close().await;
}

/// How long something may take that comes by itself.
const PATIENCE: Duration = Duration::from_mins(1);

/// Waits until something has come about.
async fn wait_until(what: &str, mut has_come: impl AsyncFnMut() -> bool) {
    let begun = Instant::now();
    while !has_come().await {
        assert!(begun.elapsed() < PATIENCE, "{what}: not within {PATIENCE:?}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// A copy of a file that nobody has open, as an upgrade from that form makes it.
fn copy_as(file: &Path, form: u32) -> PathBuf {
    let copy = file.with_extension(format!("sqlite.v{form}-backup"));
    std::fs::copy(file, &copy).unwrap();
    copy
}

/// Opens a file as a server does that starts, and closes it.
async fn start(file: &Path) {
    let store = Sqlite::open(file).await.unwrap();
    store.scrub().await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn copies_go_at_the_next_start_where_a_deletion_was_broken_off() {
    let file = folder("copies-killed").join("zwick.sqlite");
    start(&file).await;
    let before = copy_as(&file, 1);
    let store = Sqlite::open(&file).await.unwrap();
    store.carry_out(sign_up("x", "jürgen")).await.unwrap();
    store.close().await;
    let knowing = copy_as(&file, 2);
    let store = Sqlite::open(&file).await.unwrap();
    // Killed here, before anybody looks for copies.
    let delete = Deed::Delete { account: "x".to_string(), at: 1, messages: false };
    assert!(store.writer().carry_out(delete).await.unwrap());
    store.close().await;
    let after = copy_as(&file, 3);
    assert!(knowing.exists());
    start(&file).await;
    assert!(!knowing.exists(), "it knows who is deleted");
    assert!(before.exists() && after.exists(), "these do not");
}

#[tokio::test]
async fn copies_go_where_nobody_waits_for_the_deletion_any_more() {
    let file = folder("copies-unheard").join("zwick.sqlite");
    let store = Sqlite::open(&file).await.unwrap();
    store.carry_out(sign_up("x", "jürgen")).await.unwrap();
    store.close().await;
    let knowing = copy_as(&file, 1);
    let store = Sqlite::open(&file).await.unwrap();
    let delete = Deed::Delete { account: "x".to_string(), at: 1, messages: false };
    let answered = tokio::time::timeout(Duration::ZERO, store.carry_out(delete)).await;
    assert!(answered.is_err(), "who asked has gone away");
    wait_until("the copy goes", async || !knowing.exists()).await;
    store.close().await;
}

#[tokio::test]
async fn copies_from_before_an_older_program_deleted_somebody_go_with_the_upgrade() {
    let file = folder("copies-older").join("zwick.sqlite");
    let form = schema::STEPS.len() - 1;
    open_at(&file, &schema::STEPS[..form]).await.unwrap().close().await;
    let before = copy_as(&file, 1);
    let old = open_at(&file, &schema::STEPS[..form]).await.unwrap();
    old.create(&summary("g", 1), &event(1, "a")).await.unwrap();
    old.close().await;
    let as_guest = copy_as(&file, 2);
    run(
        &file,
        "INSERT INTO account VALUES ('x', 'Jürgen', 'jürgen', 'jürgen', '', 'person', 1, NULL);",
    )
    .await;
    let by_name = copy_as(&file, 3);
    run(
        &file,
        "UPDATE account SET name = '', name_key = NULL, likeness = NULL, deleted_at = 2;
        INSERT INTO seat VALUES ('g', 'white', 'x');",
    )
    .await;
    start(&file).await;
    assert!(!as_guest.exists(), "the game has a name that was typed in it");
    assert!(!by_name.exists(), "the account has its name");
    let upgraded = file.with_extension(format!("sqlite.v{form}-backup"));
    assert!(before.exists() && upgraded.exists(), "one goes back to where the account is deleted");
}

/// A store with an account that was deleted while a reader held the log, and the reader.
async fn deleted_while_read(folder: &Path) -> (Sqlite, sqlx::SqliteConnection) {
    let file = folder.join("zwick.sqlite");
    let store = Sqlite::open(&file).await.unwrap();
    store.carry_out(sign_up("x", "jürgen")).await.unwrap();
    let mut reader = sqlx::ConnectOptions::connect(&sqlite::options(&file)).await.unwrap();
    sqlx::raw_sql("BEGIN; SELECT * FROM account;").execute(&mut reader).await.unwrap();
    let delete = Deed::Delete { account: "x".to_string(), at: 1, messages: false };
    assert!(store.carry_out(delete).await.unwrap());
    (store, reader)
}

/// A reader keeps the log from being cut off, but not for good.
#[tokio::test]
async fn traces_go_from_the_log_once_nobody_reads_it() {
    let folder = folder("erase-log");
    let (store, mut reader) = deleted_while_read(&folder).await;
    assert!(is_in(&folder, "jürgen"), "the reader needs it");
    sqlx::raw_sql("COMMIT").execute(&mut reader).await.unwrap();
    wait_until("the name goes from the log", async || !is_in(&folder, "jürgen")).await;
    sqlx::Connection::close(reader).await.unwrap();
    store.close().await;
}

/// Steady writing does not keep the log from being cut off either.
#[tokio::test]
async fn traces_go_from_the_log_while_others_write() {
    let folder = folder("erase-busy");
    let (store, mut reader) = deleted_while_read(&folder).await;
    sqlx::raw_sql("COMMIT").execute(&mut reader).await.unwrap();
    // Nothing comes of them, so that the log does not become so long that it is begun anew.
    let idle = || Deed::SignOut { hash: "nobody's".to_string() };
    wait_until("the name goes from the log", async || {
        store.carry_out(idle()).await.unwrap();
        !is_in(&folder, "jürgen")
    })
    .await;
    sqlx::Connection::close(reader).await.unwrap();
    store.close().await;
}

/// Where the file cannot be written anew, its log is folded in all the same, and the rest is done when it can be.
#[tokio::test]
async fn a_file_that_cannot_be_written_anew_has_its_log_folded_in() {
    let file = folder("erase-stuck").join("zwick.sqlite");
    Sqlite::open(&file).await.unwrap().close().await;
    // An index that cannot be built a second time, because nobody knows its order.
    run(
        &file,
        "CREATE TABLE stuck (x); CREATE INDEX stuck_x ON stuck (x); PRAGMA writable_schema = on;
        UPDATE sqlite_schema SET sql = 'CREATE INDEX stuck_x ON stuck (x COLLATE unknown)'
            WHERE name = 'stuck_x';",
    )
    .await;
    let store = Sqlite::open(&file).await.unwrap();
    store.carry_out(sign_up("x", "jürgen")).await.unwrap();
    let log = file.with_extension("sqlite-wal");
    let length = || std::fs::metadata(&log).unwrap().len();
    assert!(length() > 0);
    let delete = Deed::Delete { account: "x".to_string(), at: 1, messages: false };
    assert!(store.carry_out(delete).await.unwrap());
    let is_due = async || store.note("rewrite").await.unwrap().is_some();
    assert!(is_due().await, "it was not written anew");
    assert_eq!(length(), 0);
    run(&file, "DROP INDEX stuck_x").await;
    wait_until("the file is written anew", async || !is_due().await).await;
    store.close().await;
}

/// A transaction that fails takes the connection with it, and the writer opens another one for the traces as well.
#[test]
fn traces_go_from_the_log_and_games_are_kept_after_a_commit_has_failed() {
    let (tell, told) = std::sync::mpsc::channel();
    // A writer that never lets go of its thread does not hold the test up.
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        tell.send(runtime.block_on(created_after_a_failed_commit())).unwrap();
    });
    let created = told.recv_timeout(PATIENCE).expect("the writer goes on");
    assert_eq!(created.unwrap(), Created::New);
}

async fn created_after_a_failed_commit() -> Result<Created, StoreError> {
    let folder = folder("erase-failed");
    let file = folder.join("zwick.sqlite");
    let store = Sqlite::open(&file).await?;
    store.carry_out(sign_up("x", "jürgen")).await?;
    let mut reader = sqlx::ConnectOptions::connect(&sqlite::options(&file)).await?;
    sqlx::raw_sql("BEGIN; SELECT * FROM account;").execute(&mut reader).await?;
    let delete = Deed::Delete { account: "x".to_string(), at: 1, messages: false };
    assert!(store.carry_out(delete).await?);
    store.writer().fault_at_commit().await.unwrap_err();
    sqlx::raw_sql("COMMIT").execute(&mut reader).await?;
    sqlx::Connection::close(reader).await?;
    // Nothing is asked of the writer meanwhile, so that the time comes to try it once more.
    wait_until("the name goes from the log", async || !is_in(&folder, "jürgen")).await;
    let created = store.create(&summary("g", 1), &event(1, "a")).await;
    store.close().await;
    created
}
