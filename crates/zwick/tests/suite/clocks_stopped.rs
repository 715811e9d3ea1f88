//! Nobody loses on time by what happens to the real server: a kill, an outage, a stop.

#![cfg(unix)]
#![allow(clippy::print_stdout, reason = "a test that is skipped says so")]

use std::{
    fs, thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use crate::{disk::Disk, served::Served, support::folder};

/// The time for a turn, in seconds.
const TURN: u64 = 15;

/// How long nobody can play: longer than a turn may take.
const STANDSTILL: Duration = Duration::from_secs(TURN + 2);

impl Served {
    /// A game in which Black's clock runs.
    fn begin_timed(&self) -> Value {
        let [white, invite, black] = ["a", "b", "c"].map(|letter| letter.repeat(64));
        let wish = json!({ "rules": "classic", "cmd_id": "new", "seat": white, "invite": invite,
            "clock": { "kind": "move", "seconds": TURN },
            "opponent": { "kind": "link", "plays": "black" } });
        let view = self.client.post("/api/games", &wish).expect(201);
        let path = format!("/api/games/{}/commands", view["id"].as_str().unwrap());
        let sit =
            json!({ "type": "sit", "ver": 1, "cmd_id": "sit", "invite": invite, "seat": black });
        self.client.post(&path, &sit).expect(200);
        let turn = json!({ "type": "turn", "ver": 2, "cmd_id": "turn", "text": "a1" });
        let seated = self.client.with("authorization", &format!("Bearer {white}"));
        seated.post(&path, &turn).expect(200)
    }

    fn is_over(&self, view: &Value) -> bool {
        let path = format!("/api/games/{}", view["id"].as_str().unwrap());
        self.client.get(&path).expect(200)["over"] == true
    }
}

/// Whether a game is lost by a kill and the time until the next start.
fn lost_by_outage(name: &str, environment: &[(&str, &str)]) -> bool {
    let data = folder(name);
    let served = Served::start(&data, environment);
    let view = served.begin_timed();
    served.kill();
    thread::sleep(STANDSTILL);
    let served = Served::start(&data, environment);
    let lost = served.is_over(&view);
    served.kill();
    lost
}

/// Whether a game is lost by a server that is stopped and goes on.
fn lost_by_stop(name: &str, environment: &[(&str, &str)]) -> bool {
    let served = Served::start(&folder(name), environment);
    let view = served.begin_timed();
    served.signal("STOP");
    thread::sleep(STANDSTILL);
    served.signal("CONT");
    let lost = served.is_over(&view);
    served.kill();
    lost
}

/// Whether a game is lost while nothing can be written. It can be read all the time. Nothing where no small disk can be
/// mounted.
fn lost_by_full_disk(name: &str, environment: &[(&str, &str)]) -> Option<bool> {
    let Some(disk) = Disk::mount(folder(name), 2 << 20) else {
        println!("skipped: a small disk can only be mounted by root");
        return None;
    };
    let served = Served::start(&disk.0, environment);
    let view = served.begin_timed();
    let filler = disk.fill();
    served.becomes(503);
    let full = Instant::now();
    while full.elapsed() < STANDSTILL {
        assert!(!served.is_over(&view), "nothing can be written");
        thread::sleep(Duration::from_millis(500));
    }
    fs::remove_file(filler).unwrap();
    served.becomes(200);
    let lost = served.is_over(&view);
    served.kill();
    Some(lost)
}

#[test]
fn an_outage_costs_nobody_the_game() {
    assert!(!lost_by_outage("clock-outage", &[]));
}

#[test]
fn a_server_that_counts_its_outage_is_caught() {
    assert!(lost_by_outage("clock-outage-broken", &[("ZWICK_TEST_NO_CREDIT", "1")]));
}

#[test]
fn a_stopped_server_costs_nobody_the_game() {
    assert!(!lost_by_stop("clock-stop", &[]));
}

#[test]
fn a_server_that_counts_while_it_is_stopped_is_caught() {
    assert!(lost_by_stop("clock-stop-broken", &[("ZWICK_TEST_COUNT_GAPS", "1")]));
}

#[test]
fn a_full_disk_costs_nobody_the_game() {
    assert_ne!(lost_by_full_disk("clock-full", &[]), Some(true));
}

#[test]
fn a_server_that_counts_while_it_cannot_write_is_caught() {
    assert_ne!(
        lost_by_full_disk("clock-full-broken", &[("ZWICK_TEST_COUNT_GAPS", "1")]),
        Some(false)
    );
}
