//! Somebody who opens streams and never reads costs bounded memory and disturbs nobody.

#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

mod support;

use std::{
    fs, iter,
    sync::{Mutex, PoisonError},
    thread,
    time::Duration,
};

use serde_json::json;

use crate::support::{LONG_GAMES, TestServer, folder, seats::Line, sql, text};

/// One test at a time measures the memory of this process.
static MEASURED: Mutex<()> = Mutex::new(());

/// How many updates nobody reads.
const UPDATES: u64 = 2500;

/// What all of them would take is several times as much, in bytes.
const BOUND: u64 = 16 << 20;

/// The memory this process holds, in bytes.
fn memory() -> u64 {
    let pages = fs::read_to_string("/proc/self/statm").unwrap();
    let held: u64 = pages.split(' ').nth(1).unwrap().parse().unwrap();
    held * 4096
}

/// The memory this process holds once it takes no more.
fn settled() -> u64 {
    let mut held = iter::from_fn(|| {
        thread::sleep(Duration::from_millis(100));
        Some(memory())
    });
    let (mut most, mut since) = (memory(), 0);
    while since < 10 {
        let now = held.next().unwrap();
        since = if now > most + (256 << 10) { 0 } else { since + 1 };
        most = most.max(now);
    }
    most
}

#[test]
#[cfg_attr(not(target_os = "linux"), ignore = "reads /proc")]
fn streams_that_nobody_reads_cost_bounded_memory() {
    let _alone = MEASURED.lock().unwrap_or_else(PoisonError::into_inner);
    let server = TestServer::start("deaf");
    let mut view = server.play(server.create("classic"), "a1");
    let path = format!("/api/games/{}/stream?after=0", text(&view["id"]));
    let deaf: Vec<_> = ["text/event-stream", "application/x-ndjson"]
        .into_iter()
        .cycle()
        .take(6)
        .map(|kind| server.client.with("accept", kind).open("GET", &path, b"").unwrap())
        .collect();
    let size = view.to_string().len() as u64;
    // For each more than the system keeps by itself, and for all of them more than is allowed.
    assert!(size * UPDATES > 12 << 20, "{size} bytes are too few to notice");
    assert!(size * UPDATES * deaf.len() as u64 > 4 * BOUND, "{size} bytes are too few to notice");
    let before = memory();
    for number in 0..UPDATES {
        let command = json!({ "type": if number % 2 == 0 { "undo" } else { "redo" } });
        view = server.command(&view, command);
    }
    let more = memory().saturating_sub(before);
    println!("{} streams, {UPDATES} updates of {size} bytes: {} kB more", deaf.len(), more >> 10);
    assert!(more < BOUND, "{more} bytes more");
    // Whoever listens hears how it stands.
    let mut listener = Line::open(&server.client, text(&view["id"]), &json!({}));
    assert_eq!(listener.hear().unwrap()["ver"], view["ver"]);
}

/// What a stream may take that nobody reads, in bytes: a page of the log, and as much as the connection keeps.
const OF_STREAM: u64 = 384 << 10;

#[test]
#[cfg_attr(not(target_os = "linux"), ignore = "reads /proc")]
fn a_long_game_that_is_asked_for_and_not_read_costs_bounded_memory() {
    const STREAMS: u64 = 80;
    let _alone = MEASURED.lock().unwrap_or_else(PoisonError::into_inner);
    let folder = folder("deaf-long");
    let server = TestServer::on(&folder);
    let view = server.play(server.create("classic"), "a1");
    drop(server);
    sql(&folder.join("zwick.sqlite"), LONG_GAMES);
    let server = TestServer::on(&folder);
    let path = format!("/api/games/{}/stream?after=0", text(&view["id"]));
    let open = || server.client.open("GET", &path, b"").unwrap();
    // The first one makes the server read the game, which it has before it answers.
    let mut first = open();
    support::http::head(&mut first).unwrap();
    let before = settled();
    let deaf: Vec<_> = (0..STREAMS).map(|_| open()).collect();
    let more = settled().saturating_sub(before);
    println!(
        "{STREAMS} streams of 9,999 events: {} kB more, {} kB each",
        more >> 10,
        (more / STREAMS) >> 10
    );
    assert!(more < STREAMS * OF_STREAM, "{more} bytes more");
    drop((first, deaf));
}

/// The same on a server that is made to be wrong must fail, or it shows nothing.
#[test]
fn a_server_that_keeps_everything_is_noticed() {
    support::fails_with(
        "streams_that_nobody_reads_cost_bounded_memory",
        "ZWICK_TEST_BOTTOMLESS",
        &[],
    );
}
