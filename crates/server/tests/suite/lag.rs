//! What a turn has spent on its way is given back, as far as the server has measured it and not farther.

use serde_json::{Value, json};
use server::{Config, Timepiece};
use tungstenite::Message;

use crate::support::{
    TestServer, folder, fresh_id,
    seats::{Line, holding, order, token},
    text,
    time::Hand,
};

const MINUTE: u64 = 60_000;

/// A game of one minute each, over lines on which a word takes its time.
struct Slow {
    hand: Hand,
    time: Timepiece,
    server: TestServer,
    view: Value,
}

impl Slow {
    fn begin(name: &str, clock: &Value) -> Self {
        let hand = Hand::new();
        let time = Timepiece::by(hand.clone());
        let public_url = Some("https://play.example/".to_string());
        let server =
            TestServer::by(time.clone(), Config { public_url, ..Config::new(folder(name)) });
        let view = server.create_with(json!({ "rules": "classic", "seat": token('a'),
            "invite": token('b'), "opponent": { "kind": "link", "plays": "black" },
            "clock": clock }));
        let sit = json!({ "type": "sit", "invite": token('b'), "seat": token('c') });
        let view = order(&server.client, &view, sit).expect(200);
        let anna = holding(&server.client, &token('a'));
        let view = order(&anna, &view, json!({ "type": "turn", "text": "a1" })).expect(200);
        Self { hand, time, server, view }
    }

    /// A line of Bert's on which a word takes so long there and back.
    fn line(&self, round_trip: u64) -> Line {
        let hello = json!({ "seat": token('c'), "after": 0, "bare": true });
        let mut line = Line::open(&self.server.client, text(&self.view["id"]), &hello);
        while !matches!(line.0.read().unwrap(), Message::Ping(_)) {}
        self.hand.pass(&self.time, round_trip);
        // The answer goes out before the next thing that is written, and has come before that is answered.
        let (answer, _) = line.ask(&json!({}));
        assert_eq!(answer["status"], 422);
        line
    }

    /// Plays over a line, and answers how much is left on Black's clock.
    fn play(&self, line: &mut Line, ver: u64, turn: &str) -> u64 {
        let command = json!({ "type": "turn", "text": turn, "ver": ver, "cmd_id": fresh_id() });
        let (answer, _) = line.ask(&command);
        assert_eq!(answer["status"], 200, "{answer}");
        self.look()["clock"]["black"].as_u64().unwrap()
    }

    fn look(&self) -> Value {
        self.server.client.get(&format!("/api/games/{}", text(&self.view["id"]))).expect(200)
    }
}

fn minute() -> Value {
    json!({ "kind": "total", "minutes": 1 })
}

#[test]
fn the_way_of_a_turn_is_given_back_and_is_part_of_the_log() {
    let slow = Slow::begin("lag-credit", &minute());
    let mut line = slow.line(300);
    slow.hand.pass(&slow.time, 5000);
    // It took 5.3 seconds, of which 0.3 were its way.
    assert_eq!(slow.play(&mut line, 3, "d1"), MINUTE - 5000);
    let path = format!("/api/games/{}/stream?after=3&bare=true", text(&slow.view["id"]));
    let events = slow.server.client.with("accept", "application/x-ndjson");
    let mut stream = events.open("GET", &path, b"").unwrap();
    let (status, _) = crate::support::http::head(&mut stream).unwrap();
    assert_eq!(status, 200);
    let mut told = String::new();
    while !told.contains('}') {
        std::io::BufRead::read_line(&mut stream, &mut told).unwrap();
    }
    assert!(told.contains(r#""lag":300"#), "{told}");
    drop(stream);
    // A server that reads the log again comes to the same clocks.
    let Slow { server, view, .. } = slow;
    let server = server.restart();
    let again = server.client.get(&format!("/api/games/{}", text(&view["id"]))).expect(200);
    assert_eq!(again["clock"]["black"], MINUTE - 5000);
}

#[test]
fn nobody_gets_more_than_a_second_for_a_turn_nor_more_than_the_stock() {
    let slow = Slow::begin("lag-limits", &minute());
    let mut line = slow.line(2500);
    let anna = holding(&slow.server.client, &token('a'));
    let mut expected = MINUTE;
    let mut stock: u64 = 1500;
    for (index, (theirs, own)) in
        [("d1", "d2"), ("g1", "g4"), ("d3", "b2"), ("f6", "f4")].into_iter().enumerate()
    {
        slow.hand.pass(&slow.time, 2500);
        let spent = if index == 0 { 5000 } else { 2500 };
        let credit = stock.min(1000);
        stock = (stock - credit + 500).min(3500);
        expected -= spent - credit;
        assert_eq!(slow.play(&mut line, slow.look()["ver"].as_u64().unwrap(), theirs), expected);
        order(&anna, &slow.look(), json!({ "type": "turn", "text": own })).expect(200);
    }
    assert_eq!(stock, 500, "in the long run half a second a turn");
}

#[test]
fn what_was_not_measured_or_is_no_hurry_gets_nothing() {
    let slow = Slow::begin("lag-none", &minute());
    // A pong that nobody asked for says nothing about the line.
    let mut line = slow.line(0);
    line.0.send(Message::Pong(b"12345678".to_vec().into())).unwrap();
    line.ask(&json!({}));
    slow.hand.pass(&slow.time, 4000);
    assert_eq!(slow.play(&mut line, 3, "d1"), MINUTE - 4000);
    // By post nothing is measured, and with days for a turn nothing is given back.
    let slow = Slow::begin("lag-days", &json!({ "kind": "days", "days": 1 }));
    let mut line = slow.line(500);
    slow.play(&mut line, 3, "d1");
    let log =
        slow.server.client.get(&format!("/api/games/{}/record?form=json", text(&slow.view["id"])));
    assert!(!log.text().contains("lag"));
}

#[test]
fn a_turn_that_left_in_time_is_played_although_the_clock_has_run_out() {
    // The server may look at the clock just before the turn comes, and then the flag falls; not every time.
    let is_played = |attempt: u32| {
        let slow = Slow::begin(&format!("lag-flag-{attempt}"), &minute());
        let mut line = slow.line(800);
        // 60.4 seconds are gone, of which 0.8 were the turn's way.
        slow.hand.pass(&slow.time, MINUTE - 400);
        let turn = json!({ "type": "turn", "text": "d1", "ver": 3, "cmd_id": fresh_id() });
        let (answer, _) = line.ask(&turn);
        answer["status"] == 200 && slow.look()["clock"]["black"] == 400
    };
    assert!((0..5).any(is_played));
}
