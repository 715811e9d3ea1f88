//! Two players do things at the same moment, and what has come of it is what a model says: a move
//! against a resignation, an answer, a claim, a fallen flag, a take-back.

use std::{io::BufRead, thread, time::Duration};

use serde_json::{Value, json};

use crate::{
    http::{Answer, Client},
    model::Model,
    served::Served,
    support::folder,
};

/// How many times both do something at once, at least.
const ROUNDS: u32 = 600;

/// After so many every end must have been seen: which of two comes first is nobody's choice.
const MOST_ROUNDS: u32 = 12_000;

/// How games come to their end here.
const ENDS: [&str; 5] = ["aborted", "agreement", "repetition", "resignation", "time"];

/// A position in which stones go to and fro, so that positions come again.
const START: &str = "W2/1W1/2W/6/3/B2/BB1 w 0 0 0";

/// A game and what the model knows of it.
struct Match<'a> {
    seats: [Client; 2],
    client: &'a Client,
    path: String,
    lots: fastrand::Rng,
    commands: u32,
    model: Model,
    ver: u64,
}

impl<'a> Match<'a> {
    fn begin(client: &'a Client, number: u32) -> Self {
        let [white, invite, black] = ["a", "b", "c"].map(|letter| letter.repeat(64));
        // In every third game flags fall while the players are busy with other things.
        let clocked = number % 3 == 2;
        let clock = if clocked {
            json!({ "kind": "move", "seconds": 1 })
        } else {
            json!({ "kind": "none" })
        };
        let wish = json!({ "rules": "classic", "cmd_id": format!("new-{number}"), "fen": START,
            "draws": "claim", "clock": clock, "seat": white, "invite": invite,
            "opponent": { "kind": "link", "plays": "black" } });
        let view = client.post("/api/games", &wish).expect(201);
        let path = format!("/api/games/{}", view["id"].as_str().unwrap());
        let sit =
            json!({ "type": "sit", "ver": 1, "cmd_id": "sit", "invite": invite, "seat": black });
        client.post(&format!("{path}/commands"), &sit).expect(200);
        let seats =
            [white, black].map(|token| client.with("authorization", &format!("Bearer {token}")));
        let lots = fastrand::Rng::with_seed(u64::from(number));
        let model = Model::new(START, clocked);
        Self { seats, client, path, lots, commands: 0, model, ver: 2 }
    }

    /// What a side does next, without regard to whether it can.
    fn choose(&mut self, side: usize) -> Value {
        let view = self.seats[side].get(&self.path).expect(200);
        let turns: Vec<&str> = view["turns"]
            .as_array()
            .unwrap()
            .iter()
            .map(|turn| turn["text"].as_str().unwrap())
            .collect();
        let back = self.model.way_back(side).filter(|back| turns.contains(&back.as_str()));
        let turn = match back {
            Some(back) if self.lots.u8(..4) > 0 => back,
            _ if turns.is_empty() => "a7-d7".to_string(),
            _ => turns[self.lots.usize(..turns.len())].to_string(),
        };
        self.commands += 1;
        let kind = match self.lots.u8(..30) {
            0 if self.model.ply() > 8 => "resign",
            0..=2 => "offer",
            3 => "accept",
            4..=5 => "decline",
            6..=8 => "ask",
            9..=11 => "allow",
            12 => "deny",
            13..=14 => "claim",
            15 => "abort",
            16 => "abandon",
            17 => "flag",
            18 => "undo",
            _ => "turn",
        };
        let cmd_id = format!("c{}", self.commands);
        let mut command = json!({ "type": kind, "ver": self.ver, "cmd_id": cmd_id });
        match kind {
            "turn" => command["text"] = turn.into(),
            "claim" => command["kind"] = "repetition".into(),
            _ => {}
        }
        command
    }

    /// What has happened after a version.
    fn events(&self) -> Vec<Value> {
        let lines = self.client.with("accept", "application/x-ndjson");
        let path = format!("{}/stream?after={}&bare=true", self.path, self.ver);
        let mut lines = lines.open("GET", &path, b"").unwrap();
        crate::http::head(&mut lines).unwrap();
        loop {
            let mut line = String::new();
            assert!(lines.read_line(&mut line).unwrap() > 0, "the stream has ended");
            if line.starts_with('{') {
                let told: Value = serde_json::from_str(&line).unwrap();
                return told["events"].as_array().unwrap().clone();
            }
        }
    }

    /// Lets both do something at once; says what is not as it should be.
    fn round(&mut self) -> Result<(), String> {
        let commands = [self.choose(0), self.choose(1)];
        // Now and then both think for about as long as they may.
        if self.model.is_clocked() && self.lots.u8(..8) == 0 {
            thread::sleep(Duration::from_millis(self.lots.u64(900..1100)));
        }
        let path = format!("{}/commands", self.path);
        let answers: Vec<Answer> = thread::scope(|scope| {
            let sent: Vec<_> = (0..2)
                .map(|side| {
                    let (seat, body, path) = (&self.seats[side], &commands[side], &path);
                    scope.spawn(move || seat.post(path, body))
                })
                .collect();
            sent.into_iter().map(|sent| sent.join().unwrap()).collect()
        });
        let events = self.events();
        for (side, (command, answer)) in commands.iter().zip(&answers).enumerate() {
            self.judge(side, command, answer, &events)
                .map_err(|why| format!("{why}: {command} -> {} among {events:?}", answer.status))?;
        }
        for event in &events {
            self.model.happens(event).map_err(|why| format!("{why}: {event}"))?;
        }
        self.ver += events.len() as u64;
        // A flag may fall between looking at the events and at the game.
        let view = self.client.get(&self.path).expect(200);
        if view["ver"] == self.ver { self.model.compare(&view) } else { Ok(()) }
    }

    /// Whether an answer fits what has happened and what the model allows.
    fn judge(
        &self,
        side: usize,
        command: &Value,
        answer: &Answer,
        events: &[Value],
    ) -> Result<(), String> {
        let allowed = self.model.allows(side, command);
        match answer.status {
            200 => {
                let view = answer.json();
                if view["ver"] != self.ver + 1 {
                    return Err("it was carried out in another version".to_string());
                }
                let event = &events[0];
                let flag = event["kind"] == "flag" && self.model.is_clocked();
                if !flag && (event["kind"] != command["type"] || !allowed) {
                    return Err("something else has happened".to_string());
                }
                Ok(())
            }
            409 if events.is_empty() => Err("nothing has happened meanwhile".to_string()),
            409 => Ok(()),
            403 | 422 if allowed => Err(format!("refused: {}", answer.text())),
            403 | 422 => Ok(()),
            _ => Err(answer.text()),
        }
    }
}

/// Plays matches until something is wrong, or enough has been seen; says how games ended.
fn play(name: &str, environment: &[(&str, &str)]) -> Result<Vec<String>, String> {
    let served = Served::start(&folder(name), environment);
    let mut ends: Vec<String> = Vec::new();
    let (mut rounds, mut number) = (0, 0);
    let lacks = |ends: &[String]| ENDS.iter().any(|end| !ends.iter().any(|seen| seen == end));
    while rounds < ROUNDS || (lacks(&ends) && rounds < MOST_ROUNDS) {
        let mut game = Match::begin(&served.client, number);
        number += 1;
        while game.model.end().is_none() && rounds < MOST_ROUNDS {
            game.round()?;
            rounds += 1;
        }
        ends.extend(game.model.end());
    }
    ends.sort();
    ends.dedup();
    Ok(ends)
}

#[test]
fn what_two_do_at_once_is_what_the_model_says() {
    let ends = play("online-model", &[]).unwrap();
    println!("ends: {ends:?}");
    for end in ENDS {
        assert!(ends.iter().any(|seen| seen == end), "no game ended by {end}: {ends:?}");
    }
}

#[test]
fn a_server_that_does_not_look_at_versions_is_caught() {
    let wrong = play("online-model-lax", &[("ZWICK_TEST_LAX", "1")]).unwrap_err();
    println!("{wrong}");
}
