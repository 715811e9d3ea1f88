//! What whoever runs a server on PostgreSQL sees of it: the same counts as with a file, and those of the
//! connections to the database.

#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]
#![cfg(unix)]

#[path = "../../server/tests/support/postgres.rs"]
mod cluster;
#[path = "../../server/tests/support/http.rs"]
#[allow(dead_code, reason = "a part of it is used")]
mod http;
#[path = "support/player.rs"]
mod player;
#[path = "support/served.rs"]
mod served;
mod support;

use std::{collections::BTreeMap, thread, time::Duration};

use crate::{cluster::Cluster, http::Client, player::Player, served::Served, support::folder};

const ADMIN: [&str; 2] = ["--admin-bind", "127.0.0.1:0"];

/// The values of the counts, by name and labels.
fn counts(served: &Served) -> BTreeMap<String, f64> {
    let admin: &Client = served.admin.as_ref().unwrap();
    let text = admin.get("/metrics").text();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let pairs = lines.map(|line| line.rsplit_once(' ').unwrap());
    pairs.map(|(name, value)| (name.to_string(), value.parse().unwrap())).collect()
}

/// The names of counts, without labels.
fn names(counts: &BTreeMap<String, f64>) -> Vec<String> {
    let mut names: Vec<String> =
        counts.keys().map(|name| name.split('{').next().unwrap().to_string()).collect();
    names.dedup();
    names
}

fn play(served: &Served, turns: usize) -> Player {
    let mut player = Player::new(0);
    while player.played.len() < turns {
        player.step(&served.client).unwrap();
    }
    player
}

#[test]
fn the_counts_are_those_of_a_file_and_of_the_connections() {
    let mut cluster = Cluster::start("pg-operator");
    let file = Served::start_with(&folder("pg-operator-file"), &[], &ADMIN);
    let database = Served::on_with(&cluster.url(), &folder("pg-operator"), &[], &ADMIN);
    play(&file, 5);
    let player = play(&database, 5);
    // Told once the clocks have been looked after for the first time.
    while !counts(&database).contains_key("zwick_sweeper_idle_seconds") {
        thread::sleep(Duration::from_millis(50));
    }
    let (of_file, of_database) = (counts(&file), counts(&database));
    for name in names(&of_file) {
        assert!(names(&of_database).contains(&name), "{name}");
        assert!(!name.starts_with("zwick_database_c"), "a file has no connections: {name}");
    }
    let has = |name: &str| of_database[name];
    // Creation, sitting down, and the turns.
    assert!(has("zwick_commit_commands_count") >= 7.0);
    assert!(has("zwick_database_statement_seconds_count") >= 7.0);
    assert!(has("zwick_database_statement_seconds_sum") > 0.0);
    assert!(has("zwick_database_connecting_seconds_count") >= 7.0);
    let open = ["busy", "idle"]
        .map(|state| has(&format!("zwick_database_connections{{state=\"{state}\"}}")));
    assert!((1.0..=24.0).contains(&(open[0] + open[1])), "{open:?}");

    let failed = r#"zwick_database_errors_total{at="write"}"#;
    assert!(has(failed) < 0.5);
    cluster.crash();
    let command = serde_json::json!({ "type": "resign", "ver": player.view["ver"], "cmd_id": "r" });
    let seat = player.seat(&database.client, "white");
    assert_eq!(seat.post(&player.commands(), &command).status, 503);
    let admin = database.admin.as_ref().unwrap();
    assert_eq!(admin.get("/readyz").status, 503);
    assert!(counts(&database)[failed] > 0.5, "{:?}", counts(&database));
}
