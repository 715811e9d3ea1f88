//! A plan whose server dies between the turn it answers and the answer is carried out, once: at the next start,
//! or by another process on the same database.

#![cfg(unix)]

use std::{
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use crate::{postgres::Cluster, served::Served, support::folder};

/// Leaves plans to the next start.
const FORGETS: &str = "ZWICK_TEST_FORGET_PLANS";

impl Served {
    fn ask(&self, seat: &str, path: &str, body: &Value) -> Value {
        let token = seat.repeat(64);
        self.client.with("authorization", &format!("Bearer {token}")).post(path, body).expect(200)
    }

    /// A game in which White has left an answer to what Black then plays.
    fn begin(&self) -> String {
        let [white, invite, black] = ["a", "b", "c"].map(|letter| letter.repeat(64));
        let wish = json!({ "rules": "classic", "cmd_id": "new", "seat": white, "invite": invite,
            "opponent": { "kind": "link", "plays": "black" } });
        let view = self.client.post("/api/games", &wish).expect(201);
        let path = format!("/api/games/{}", view["id"].as_str().unwrap());
        let command = format!("{path}/commands");
        let sit =
            json!({ "type": "sit", "ver": 1, "cmd_id": "sit", "invite": invite, "seat": black });
        self.client.post(&command, &sit).expect(200);
        let turn = |ver, text| json!({ "type": "turn", "ver": ver, "cmd_id": text, "text": text });
        self.ask("a", &command, &turn(2, "a1"));
        let steps = json!([{ "turn": "d1", "next": [{ "turn": "d2" }] }]);
        self.ask("a", &format!("{path}/plan"), &json!({ "ver": 3, "steps": steps }));
        self.ask("c", &command, &turn(3, "d1"));
        path
    }

    fn turns(&self, path: &str) -> Vec<String> {
        let view = self.client.get(path).expect(200);
        let turns = view["moves"].as_array().unwrap();
        turns.iter().map(|turn| turn["text"].as_str().unwrap().to_string()).collect()
    }

    /// The turns once there are so many, or those that there are after a while.
    fn turns_in_time(&self, path: &str, count: usize, patience: Duration) -> Vec<String> {
        let begun = Instant::now();
        while begun.elapsed() < patience && self.turns(path).len() < count {
            thread::sleep(Duration::from_millis(25));
        }
        self.turns(path)
    }
}

/// The turns after a kill between the turn and its answer, and after one more start.
fn turns_after_kills(
    name: &str,
    environment: &[(&str, &str)],
    patience: Duration,
) -> [Vec<String>; 2] {
    let data = folder(name);
    let served = Served::start(&data, &[(FORGETS, "turns")]);
    let path = served.begin();
    assert_eq!(served.turns(&path), ["a1", "d1"], "the answer is still to come");
    served.kill();
    [(); 2].map(|()| {
        let served = Served::start(&data, environment);
        let turns = served.turns_in_time(&path, 3, patience);
        served.kill();
        turns
    })
}

#[test]
fn an_answer_that_a_kill_has_cut_off_is_played_once() {
    let [first, second] = turns_after_kills("plan-killed", &[], Duration::from_mins(1));
    assert_eq!(first, ["a1", "d1", "d2"]);
    assert_eq!(second, first);
}

#[test]
fn the_test_would_notice_a_server_that_does_not_look_at_its_start() {
    let environment = [(FORGETS, "always")];
    let [first, _] = turns_after_kills("plan-forgotten", &environment, Duration::from_secs(2));
    assert_eq!(first, ["a1", "d1"]);
}

/// The turns of a game whose process has died before the answer, as another one has them that goes on.
fn turns_elsewhere(name: &str, environment: &[(&str, &str)], patience: Duration) -> Vec<String> {
    let cluster = Cluster::start(name);
    let on = |which: &str, environment: &[(&str, &str)]| {
        Served::on(&cluster.url(), &folder(&format!("{name}-{which}")), environment)
    };
    let stays = on("stays", environment);
    let dies = on("dies", &[(FORGETS, "turns")]);
    let path = dies.begin();
    assert_eq!(stays.turns(&path), ["a1", "d1"], "the answer is still to come");
    dies.kill();
    let turns = stays.turns_in_time(&path, 3, patience);
    // Whoever looks next finds it done.
    assert_eq!(on("next", &[]).turns_in_time(&path, 3, Duration::from_mins(1)).len(), 3);
    turns
}

#[test]
fn an_answer_that_a_process_has_left_undone_is_played_by_another() {
    let turns = turns_elsewhere("plan-elsewhere", &[], Duration::from_mins(1));
    assert_eq!(turns, ["a1", "d1", "d2"]);
}

#[test]
fn the_test_would_notice_a_process_that_does_not_look_after_others() {
    let environment = [(FORGETS, "always")];
    let turns = turns_elsewhere("plan-nobody", &environment, Duration::from_secs(23));
    assert_eq!(turns, ["a1", "d1"]);
}
