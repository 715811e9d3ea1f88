//! Nobody loses on time by what happens to the real server: a kill, an outage, a stop.

#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]
#![cfg(unix)]

#[path = "../../server/tests/support/http.rs"]
#[allow(dead_code, reason = "a part of it is used")]
mod http;
mod support;

use std::{
    fs,
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
    thread,
    time::Duration,
};

use serde_json::{Value, json};

use crate::{
    http::Client,
    support::{command, folder},
};

/// The time for a turn, in seconds.
const TURN: u64 = 15;

/// How long nobody can play: longer than a turn may take.
const STANDSTILL: Duration = Duration::from_secs(TURN + 2);

struct Served {
    child: Child,
    client: Client,
}

impl Served {
    fn start(data: &Path, broken: Option<&str>) -> Self {
        let mut child = command()
            .args(["serve", "--no-open", "--port", "0", "--public-url", "https://play.example"])
            .arg("--database")
            .arg(format!("sqlite:{}", data.join("games.sqlite").display()))
            .envs(broken.map(|variant| (variant, "1")))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let running = fs::read_to_string(data.join("games.server.json")).unwrap();
        let running: Value = serde_json::from_str(&running).unwrap();
        let address = running["address"].as_str().unwrap().parse().unwrap();
        Self { child, client: Client::new(address) }
    }

    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    fn signal(&self, name: &str) {
        let sent = Command::new("kill").arg(name).arg(self.child.id().to_string()).status();
        assert!(sent.unwrap().success());
    }

    /// A game in which Black's clock runs.
    fn begin(&self) -> Value {
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
fn lost_by_outage(name: &str, broken: Option<&str>) -> bool {
    let data = folder(name);
    let served = Served::start(&data, broken);
    let view = served.begin();
    served.kill();
    thread::sleep(STANDSTILL);
    let served = Served::start(&data, broken);
    let lost = served.is_over(&view);
    served.kill();
    lost
}

/// Whether a game is lost by a server that is stopped and goes on.
fn lost_by_stop(name: &str, broken: Option<&str>) -> bool {
    let served = Served::start(&folder(name), broken);
    let view = served.begin();
    served.signal("-STOP");
    thread::sleep(STANDSTILL);
    served.signal("-CONT");
    let lost = served.is_over(&view);
    served.kill();
    lost
}

#[test]
fn an_outage_costs_nobody_the_game() {
    assert!(!lost_by_outage("clock-outage", None));
}

#[test]
fn a_server_that_counts_its_outage_is_caught() {
    assert!(lost_by_outage("clock-outage-broken", Some("ZWICK_TEST_NO_CREDIT")));
}

#[test]
fn a_stopped_server_costs_nobody_the_game() {
    assert!(!lost_by_stop("clock-stop", None));
}

#[test]
fn a_server_that_counts_while_it_is_stopped_is_caught() {
    assert!(lost_by_stop("clock-stop-broken", Some("ZWICK_TEST_COUNT_GAPS")));
}
