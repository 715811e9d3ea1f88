//! What databases of `PostgreSQL` do beside what every store must do.

#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

#[path = "../../../tests/support/postgres.rs"]
mod cluster;

use std::time::{Duration, Instant};

use board::Side;
use sqlx::Acquire;

use self::cluster::Cluster;
use super::{
    Address, Heard, Postgres,
    people_deeds::{Alone, be_alone},
    schema,
};
use crate::store::{
    Appended, DELETED, Deed, MailDeed, MailLink, MailToken, Mails, Messages, NewMessage, People,
    Search, Sqlite, Store, StoreError,
    conformance::{conforms, event, races, summary},
    erase,
    mail_tests::{keeps_mail, mails_are_taken_once},
    moving,
    people_tests::{
        games_are_rated_once, keeps_notes, keeps_people, names_are_given_once, new_bot, owned,
        sign_up,
    },
    shelf::{statement, tests::keeps_a_shelf},
};

fn address(url: &str) -> Address {
    url.parse().unwrap()
}

#[tokio::test]
async fn a_database_conforms() {
    let cluster = Cluster::start("conforms");
    let store = Postgres::open(&address(&cluster.url())).await.unwrap();
    conforms(&store).await;
    store.close().await;
    let again = Postgres::open(&address(&cluster.url())).await.unwrap();
    assert_eq!(again.version("g").await.unwrap(), Some(4));
    races([again.clone(), Postgres::open(&address(&cluster.url())).await.unwrap()]).await;
    again.close().await;
}

#[tokio::test]
async fn a_database_keeps_people_ratings_and_the_archive() {
    let cluster = Cluster::start("people");
    let here = address(&cluster.url());
    let store = Postgres::open(&here).await.unwrap();
    keeps_people(&store).await;
    keeps_notes(&store).await;
    keeps_a_shelf(&store).await;
    let other = Postgres::open(&here).await.unwrap();
    names_are_given_once([store.clone(), other.clone()]).await;
    games_are_rated_once([store.clone(), other.clone()]).await;
    keeps_mail(&store).await;
    mails_are_taken_once([store.clone(), other]).await;
    store.close().await;
}

/// Whatever is looked for together, there is an index to go by, from which it comes in the right order.
#[tokio::test]
async fn every_search_can_go_by_an_index() {
    let cluster = Cluster::start("search");
    Postgres::open(&address(&cluster.url())).await.unwrap().close().await;
    for which in 0..32_u32 {
        let has = |bit: u32| (which >> bit & 1 == 1).then(|| "x".to_string());
        let search = Search {
            player: has(0),
            rules: has(1),
            result: has(2),
            opening: has(3),
            key: has(4).map(|_| 7),
            ..Search::default()
        };
        // Numbers stand for texts as well as for numbers, in quotation marks.
        let asked = statement(&search, "JOIN").replace('?', "'7'");
        let plan = cluster.sql(&format!(
            "SET enable_seqscan = off; SET enable_sort = off; SET enable_bitmapscan = off; \
             SET enable_hashjoin = off; SET enable_mergejoin = off; EXPLAIN {asked}"
        ));
        assert!(!plan.contains("Sort") && !plan.contains("Seq Scan"), "{asked}\n{plan}");
    }
}

#[tokio::test]
async fn a_deleted_name_comes_back_from_no_process() {
    let cluster = Cluster::start("deleted");
    let here = address(&cluster.url());
    let (one, other) = (Postgres::open(&here).await.unwrap(), Postgres::open(&here).await.unwrap());
    cluster
        .sql("INSERT INTO account VALUES ('w', 'Wanda', 'wanda', 'wanda', '', 'person', 1, NULL)");
    one.create(&owned("g", 1, None), &event(1, "a")).await.unwrap();
    let mut heard = other.hear();
    assert_eq!(heard.recv().await, Some(Heard::Anything));
    one.carry_out(Deed::Delete { account: "w".to_string(), at: 1, messages: false }).await.unwrap();
    let told =
        Heard::Those { games: Vec::new(), written: Vec::new(), accounts: vec!["w".to_string()] };
    assert_eq!(heard.recv().await, Some(told));
    // A process that has not heard of it still has the name at hand.
    assert_eq!(other.append(&owned("g", 2, None), &event(2, "b")).await.unwrap(), Appended::Done);
    let game = other.summary("g").await.unwrap().unwrap();
    assert_eq!((game.white.as_str(), game.black.as_str()), (DELETED, "BERT"));
}

/// What an account was about to leave while it was deleted is not there when the deletion is: each of these has found
/// the account, and waits for whoever deletes it.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_left_behind_an_account_that_is_just_being_deleted() {
    let cluster = Cluster::start("deleting");
    let store = Postgres::open(&address(&cluster.url())).await.unwrap();
    for (id, name) in [("w", "wanda"), ("b", "bert")] {
        assert!(store.carry_out(sign_up(id, name)).await.unwrap());
    }
    store.create(&owned("g", 1, None), &event(1, "a")).await.unwrap();

    let mut connection = store.pool.acquire().await.unwrap();
    let mut deleting = connection.begin().await.unwrap();
    be_alone(&mut deleting, Alone::Names).await.unwrap();
    assert!(erase::delete(&mut *deleting, "w", 1, true).await.unwrap());
    let writing = [
        tokio::spawn({
            let store = store.clone();
            let [game, cmd_id, body] = ["g", "say", "late"].map(str::to_string);
            let message = NewMessage { game, side: Side::White, at: 1, cmd_id, body };
            async move { store.keep_message(&message).await }
        }),
        tokio::spawn({
            let store = store.clone();
            let [hash, account, address] = ["h", "w", "wanda@example.org"].map(str::to_string);
            let (link, at, until) = (MailLink::Quiet, 1, 2);
            let token = MailToken { hash, account, link, address, at, until };
            async move { store.change_mail(MailDeed::Keep(Box::new(token))).await }
        }),
        tokio::spawn({
            let store = store.clone();
            async move { store.carry_out(new_bot("w", "x", "rumpel")).await }
        }),
    ];
    let begun = Instant::now();
    while cluster.sql("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'") != "3"
    {
        assert!(begun.elapsed() < Duration::from_mins(1), "they do not wait");
    }
    deleting.commit().await.unwrap();
    connection.done();
    for written in writing {
        assert!(!written.await.unwrap().unwrap());
    }
    for table in ["message", "mail_token", "account WHERE kind = 'bot'"] {
        assert_eq!(cluster.sql(&format!("SELECT count(*) FROM {table}")), "0", "{table}");
    }
}

#[tokio::test]
async fn an_older_database_is_upgraded_and_a_newer_one_refused() {
    let cluster = Cluster::start("upgrade");
    let here = address(&cluster.url());
    // Processes that start together do not meet.
    let (one, other) = tokio::join!(Postgres::open(&here), Postgres::open(&here));
    one.unwrap().create(&summary("g", 1), &event(1, "a")).await.unwrap();
    other.unwrap().close().await;

    let mut steps = schema::STEPS.to_vec();
    steps.push("UPDATE game SET white = 'Eva'; nonsense;");
    Postgres::open_with(&here, &steps).await.unwrap_err();
    assert_eq!(cluster.sql("SELECT white FROM game"), "Anna");
    *steps.last_mut().unwrap() = "UPDATE game SET white = 'Eva';";
    Postgres::open_with(&here, &steps).await.unwrap().close().await;
    assert_eq!(cluster.sql("SELECT white FROM game"), "Eva");

    let refused = Postgres::open(&here).await.unwrap_err();
    assert!(matches!(refused, StoreError::Newer { .. }), "{refused}");
    assert!(refused.to_string().contains("postgres://localhost/postgres"), "{refused}");
}

#[tokio::test]
async fn a_database_that_might_lose_something_is_refused() {
    let cluster = Cluster::start("careless");
    for setting in ["fsync", "synchronous_commit", "full_page_writes"] {
        let is = |value| {
            cluster.sql(&format!("ALTER SYSTEM SET {setting} = {value}"));
            cluster.sql("SELECT pg_reload_conf()");
            while cluster.sql(&format!("SHOW {setting}")) != value {}
        };
        is("off");
        let refused = Postgres::open(&address(&cluster.url())).await.unwrap_err().to_string();
        assert_eq!(
            refused,
            format!("the database has {setting} = off and might lose games; it has to be on")
        );
        assert_eq!(cluster.sql("SELECT to_regclass('game') IS NULL"), "t", "nothing is begun");
        is("on");
    }
    Postgres::open(&address(&cluster.url())).await.unwrap();
}

#[tokio::test]
async fn time_without_any_process_does_not_count() {
    let cluster = Cluster::start("heart");
    let store = Postgres::open(&address(&cluster.url())).await.unwrap();
    let row = || {
        let row = cluster.sql("SELECT beat, lost FROM heartbeat");
        let (beat, lost) = row.split_once('|').unwrap();
        (beat.parse::<i64>().unwrap(), lost.parse::<i64>().unwrap())
    };
    for (set, counts) in [
        // All were away for a minute.
        ("beat = beat - 60000, lost = lost - 60000", Some(false)),
        // The clock of the database was an hour ahead, and is set back.
        ("beat = beat + 3600000, lost = lost + 3600000", Some(false)),
        // Nobody was away, if this takes no longer than two seconds.
        ("beat = beat - 1000, lost = lost - 1000", None),
    ] {
        cluster.sql(&format!("UPDATE heartbeat SET {set}"));
        let (beat, lost) = row();
        let counted = i64::try_from(store.common_time().await.unwrap().unwrap()).unwrap();
        let (beat_now, lost_now) = row();
        let passed = beat_now - beat;
        let is_counted = (0..=2000).contains(&passed);
        assert!(counts.is_none_or(|counts| counts == is_counted), "{set}: {passed}");
        assert_eq!(lost_now - lost, if is_counted { 0 } else { passed }, "{set}");
        assert_eq!(counted, beat_now - lost_now, "{set}");
        assert!(counted >= beat - lost, "time does not go back");
    }
}

#[tokio::test]
async fn hints_reach_other_processes_also_after_a_cut() {
    let cluster = Cluster::start("hints");
    let here = address(&cluster.url());
    let (one, other) = (Postgres::open(&here).await.unwrap(), Postgres::open(&here).await.unwrap());
    one.create(&summary("g", 1), &event(1, "a")).await.unwrap();
    let mut heard = other.hear();
    let game =
        || Heard::Those { games: vec!["g".to_string()], written: Vec::new(), accounts: Vec::new() };
    assert_eq!(heard.recv().await, Some(Heard::Anything));
    one.append(&summary("g", 2), &event(2, "b")).await.unwrap();
    assert_eq!(heard.recv().await, Some(game()));
    other.append(&summary("g", 3), &event(3, "c")).await.unwrap();
    let own = tokio::time::timeout(Duration::from_millis(300), heard.recv()).await;
    assert!(own.is_err(), "own hints are not heard");
    cluster.sql(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
         WHERE application_name = 'zwick listener'",
    );
    assert_eq!(heard.recv().await, Some(Heard::Anything));
    one.append(&summary("g", 4), &event(4, "d")).await.unwrap();
    assert_eq!(heard.recv().await, Some(game()));
}

#[tokio::test]
async fn everything_that_is_kept_can_be_moved() {
    let tables = |own: &[&str]| -> Vec<String> {
        let mut names: Vec<String> = own.iter().map(ToString::to_string).collect();
        names.extend(moving::TABLES.iter().map(|(name, _)| (*name).to_string()));
        names.sort();
        names
    };
    let cluster = Cluster::start("tables");
    Postgres::open(&address(&cluster.url())).await.unwrap().close().await;
    let found = cluster.sql(
        "SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace \
         ORDER BY relname",
    );
    // Beside the form and the time that counts only what is true for a moment.
    assert_eq!(
        found.lines().collect::<Vec<_>>(),
        tables(&["form", "heartbeat", "offer", "process"])
    );

    let file = std::env::temp_dir().join(format!("zwick-tables-{}.sqlite", std::process::id()));
    let _ = std::fs::remove_file(&file);
    Sqlite::open(&file).await.unwrap().close().await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&file);
    let mut connection = sqlx::ConnectOptions::connect(&options).await.unwrap();
    let found: Vec<String> = sqlx::query_scalar(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name",
    )
    .fetch_all(&mut connection)
    .await
    .unwrap();
    assert_eq!(found, tables(&["heartbeat"]));
    sqlx::Connection::close(connection).await.unwrap();
    std::fs::remove_file(file).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_has_failed_is_never_used_again() {
    let cluster = Cluster::start("failed");
    let store = Postgres::open(&address(&cluster.url())).await.unwrap();
    let count = |what: &str| -> usize {
        let all = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'zwick'";
        cluster.sql(&format!("{all} AND {what}")).parse().unwrap()
    };
    // What a connection was asked last is known to the database for as long as it is open.
    let ends = |last: &str| {
        let begun = Instant::now();
        while count(&format!("query LIKE '%{last}%'")) > 0 {
            assert!(begun.elapsed() < Duration::from_secs(20), "{last}");
        }
    };
    store.create(&summary("g", 1), &event(1, "a")).await.unwrap();
    for (statement, last) in
        [("SELECT * FROM nothing", "FROM nothing"), ("SELECT 1 / 0", "SELECT 1 / 0")]
    {
        sqlx::query(statement).execute(store.readers()).await.unwrap_err();
        ends(last);
        assert_eq!(store.due().await.unwrap(), [""; 0]);
    }
    // A text that it does not take, in a statement of each kind of connection, and in a transaction.
    store.note("a\0b").await.unwrap_err();
    ends("FROM meta WHERE name");
    store.carry_out(Deed::Reopen { account: "a\0b".to_string() }).await.unwrap_err();
    ends("DELETE FROM account_closed");
    let delete = Deed::Delete { account: "a\0b".to_string(), at: 1, messages: false };
    store.carry_out(delete).await.unwrap_err();
    ends("FROM bot WHERE owner");
    let nul = ("a\0b".to_string(), 0);
    store.events(&nul.0, 0).await.unwrap_err();
    ends("FROM event WHERE game");
    store.events_of(std::slice::from_ref(&nul)).await.unwrap_err();
    ends("AS known (id, ver)");
    assert_eq!(store.version("g").await.unwrap(), Some(1));

    // What a constraint refuses says nothing about the connection, and it stays.
    let double = "INSERT INTO game SELECT * FROM game";
    for _ in 0..20 {
        assert!(super::is_double(&sqlx::query(double).execute(store.readers()).await.unwrap_err()));
    }
    assert!(count("query LIKE 'INSERT INTO game SELECT%'") > 0);

    // All of them are cut at once: what comes after works, by other connections.
    let open = "application_name = 'zwick'";
    let pids = cluster.sql(&format!("SELECT pid FROM pg_stat_activity WHERE {open}"));
    let pids: Vec<&str> = pids.lines().collect();
    cluster.sql(&format!("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {open}"));
    let cut = format!("pid IN ({})", pids.join(", "));
    while count(&cut) > 0 {}
    let mut failures = 0;
    while store.note("x").await.is_err() || store.version("g").await.is_err() {
        failures += 1;
        assert!(failures <= pids.len(), "{failures}");
    }
    for _ in 0..20 {
        let pid: i32 =
            sqlx::query_scalar("SELECT pg_backend_pid()").fetch_one(store.readers()).await.unwrap();
        assert!(!pids.contains(&pid.to_string().as_str()), "{pid}");
    }
}
