//! Games by correspondence that nobody looks at cost nothing, however many there are.

#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

mod support;

use std::{fs, time::Instant};

use serde_json::json;
use server::Config;

use crate::support::{TestServer, folder, seats::token};

/// How many games there are, if nobody says otherwise.
const GAMES: u32 = 100_000;

/// The memory this process holds, in bytes.
fn memory() -> u64 {
    let pages = fs::read_to_string("/proc/self/statm").unwrap();
    let held: u64 = pages.split(' ').nth(1).unwrap().parse().unwrap();
    held * 4096
}

#[test]
#[cfg_attr(not(target_os = "linux"), ignore = "reads /proc")]
fn idle_games_cost_no_memory() {
    let games = std::env::var("ZWICK_IDLE").ok().and_then(|games| games.parse().ok());
    let games: u32 = games.unwrap_or(GAMES);
    let folder = folder("idle");
    let away = || {
        let public_url = Some("https://play.example/".to_string());
        Config { public_url, ..Config::new(&folder) }
    };
    let server = TestServer::with(away());
    server.create_with(json!({ "rules": "classic", "clock": { "kind": "days", "days": 3 },
        "opponent": { "kind": "link", "plays": "black" }, "seat": token('a'), "invite": token('b') }));
    drop(server);
    let few = {
        let _server = TestServer::with(away());
        memory()
    };
    let statements = format!(
        "CREATE TEMP TABLE one AS SELECT * FROM game;
         CREATE TEMP TABLE first AS SELECT * FROM event;
         CREATE TEMP TABLE numbers AS WITH RECURSIVE n(i) AS (
             SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {games}) SELECT i FROM n;
         UPDATE one SET deadline = 9000000000000;
         CREATE TEMP TABLE many AS SELECT one.*, i FROM one, numbers;
         UPDATE many SET id = 'idle' || i, created_by = 'idle' || i, deadline = deadline + i;
         ALTER TABLE many DROP COLUMN i;
         INSERT INTO game SELECT * FROM many;
         INSERT INTO event SELECT 'idle' || i, ver, at, cmd_id, kind, body, counted, digest, format
             FROM first, numbers;"
    );
    support::sql(&folder.join("zwick.sqlite"), statements);
    let started = Instant::now();
    let server = TestServer::with(away());
    let view = server.client.get("/api/games/idle7").expect(200);
    println!("{games} games: {:?} to the first answer", started.elapsed());
    assert_eq!(view["over"], false);
    // Long enough for the clocks to have been looked after.
    std::thread::sleep(std::time::Duration::from_millis(1200));
    let more = memory().saturating_sub(few);
    println!("{} kB more than with one game", more >> 10);
    assert!(more < 16 << 20, "{more} bytes more");
}

/// The same on a server that is made to be wrong must fail, or it shows nothing.
#[test]
fn a_server_that_hoards_is_noticed() {
    support::fails_with(
        "idle_games_cost_no_memory",
        "ZWICK_TEST_HOARD",
        &[("ZWICK_IDLE", "20000")],
    );
}
