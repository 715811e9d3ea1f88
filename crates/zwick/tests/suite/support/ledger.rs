//! What one game has answered to whom, held against its log: every answer that says "done" must name an event of
//! that caller with that body.

#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

use std::{collections::BTreeMap, io::BufRead};

use serde_json::Value;

use crate::http::{self, Client};

/// A command as it was sent: by which side, and all that it said.
pub(crate) type Said = (String, Value);

/// The answers of one game.
#[derive(Default)]
pub(crate) struct Ledger {
    pub(crate) game: String,
    /// The command behind each event that an answer has named.
    done: BTreeMap<u64, Said>,
    /// Commands to which no answer has come.
    unanswered: Vec<Said>,
    /// The messages that were answered.
    messages: BTreeMap<u64, Said>,
    /// Messages to which no answer has come.
    unanswered_messages: Vec<Said>,
    /// What each side has done by each id, and how it was answered.
    named: BTreeMap<(String, String), (Value, u64)>,
}

impl Ledger {
    pub(crate) fn of(game: &str) -> Self {
        Self { game: game.to_string(), ..Self::default() }
    }

    /// Takes note that a command was answered as done, in a version.
    pub(crate) fn done(&mut self, side: &str, body: &Value, ver: u64) -> Result<(), String> {
        let said = (side.to_string(), body.clone());
        if body["ver"].as_u64().map(|meant| meant + 1) != Some(ver) {
            return Err(format!("{}: {said:?} is answered with version {ver}", self.game));
        }
        // Who sits down is known by the secret of the seat, and by the seat from then on.
        let caller = if body["type"] == "sit" { "sit" } else { side };
        self.name(caller, body, ver)?;
        match self.done.insert(ver, said.clone()) {
            Some(known) if known != said => {
                Err(format!("{}: event {ver} answers {known:?} and {said:?}", self.game))
            }
            _ => Ok(()),
        }
    }

    /// Takes note that nobody knows what has become of a command.
    pub(crate) fn open(&mut self, side: &str, body: &Value) {
        self.unanswered.push((side.to_string(), body.clone()));
    }

    /// Takes note that a message was answered as written.
    pub(crate) fn wrote(&mut self, side: &str, body: &Value, told: &Value) -> Result<(), String> {
        let said = (side.to_string(), body.clone());
        let message = &told["messages"][0];
        if message["side"] != side || message["text"] != body["text"] {
            return Err(format!("{}: {said:?} is answered by {message}", self.game));
        }
        let number = message["number"].as_u64().unwrap();
        self.name(&format!("{side} writing"), body, number)?;
        match self.messages.insert(number, said.clone()) {
            Some(known) if known != said => {
                Err(format!("{}: one message answers {known:?} and {said:?}", self.game))
            }
            _ => Ok(()),
        }
    }

    /// Takes note of what a caller has done by an id, which is one thing with one answer.
    fn name(&mut self, caller: &str, body: &Value, answer: u64) -> Result<(), String> {
        let id = body["cmd_id"].as_str().unwrap().to_string();
        let done = (body.clone(), answer);
        match self.named.insert((caller.to_string(), id), done.clone()) {
            Some(known) if known != done => {
                Err(format!("{}: {caller} has done {known:?} and {done:?} by one id", self.game))
            }
            _ => Ok(()),
        }
    }

    /// Takes note that nobody knows what has become of a message.
    pub(crate) fn open_message(&mut self, side: &str, body: &Value) {
        self.unanswered_messages.push((side.to_string(), body.clone()));
    }

    /// Holds all answers against the log and the messages; a player's client is needed to read them.
    pub(crate) fn check(&self, seat: &Client) -> Result<(), String> {
        let path = format!("/api/games/{}", self.game);
        let now = seat.get(&path).expect(200);
        let log = events(seat, &path, now["ver"].as_u64().unwrap());
        let mut players = Players::default();
        for event in &log {
            let ver = event["ver"].as_u64().unwrap();
            let mover = players.take(event);
            let fits = |said: &Said| said.1["ver"] == ver - 1 && fits(said, event, mover);
            match self.done.get(&ver) {
                Some(said) if fits(said) => {}
                Some(said) => return Err(format!("{}: {said:?} became {event}", self.game)),
                None if is_servers(event) || self.unanswered.iter().any(fits) => {}
                None => return Err(format!("{}: nobody was told of {event}", self.game)),
            }
        }
        if let Some((ver, said)) = self.done.range(log.len() as u64 + 1..).next() {
            return Err(format!("{}: {said:?} was answered as {ver} and is lost", self.game));
        }
        self.check_messages(&seat.get(&format!("{path}/messages")).expect(200)["messages"])
    }

    fn check_messages(&self, kept: &Value) -> Result<(), String> {
        let kept = kept.as_array().unwrap();
        for message in kept {
            let number = message["number"].as_u64().unwrap();
            let fits =
                |said: &Said| message["side"] == *said.0 && message["text"] == said.1["text"];
            let known = self.messages.get(&number);
            if !known.map_or_else(|| self.unanswered_messages.iter().any(fits), fits) {
                return Err(format!("{}: {known:?} became {message}", self.game));
            }
        }
        match self.messages.keys().last() {
            Some(last) if *last > kept.len() as u64 => {
                Err(format!("{}: message {last} is lost", self.game))
            }
            _ => Ok(()),
        }
    }
}

/// The log of a game up to a version.
fn events(client: &Client, path: &str, ver: u64) -> Vec<Value> {
    let lines = client.with("accept", "application/x-ndjson");
    let mut lines = lines.open("GET", &format!("{path}/stream?after=0&bare=true"), b"").unwrap();
    http::head(&mut lines).unwrap();
    let (mut log, mut line) = (Vec::new(), String::new());
    while (log.len() as u64) < ver {
        line.clear();
        assert!(lines.read_line(&mut line).unwrap() > 0, "the stream has ended");
        // Lines of other kinds, and the lengths of chunks, are passed over.
        let Ok(Value::Object(told)) = serde_json::from_str(line.trim()) else { continue };
        log.extend(told.get("events").and_then(Value::as_array).into_iter().flatten().cloned());
    }
    log
}

/// What the server does by itself.
fn is_servers(event: &Value) -> bool {
    ["created", "flag", "outage", "hide"].contains(&event["kind"].as_str().unwrap())
}

/// Whether an event is what a command of a side asks for.
fn fits((side, body): &Said, event: &Value, mover: &str) -> bool {
    let kind = event["kind"].as_str().unwrap();
    let is_kind = body["type"] == kind;
    match kind {
        "turn" => is_kind && event["text"] == body["text"] && side == mover,
        "publish" => is_kind && event["public"] == body["public"],
        "sit" => is_kind,
        _ => is_kind && event.get("side").is_none_or(|by| by == side.as_str()),
    }
}

/// Who is to move, by what has happened: in the games that are played here the sides take turns.
#[derive(Default)]
struct Players {
    ply: u64,
    asked: u64,
}

impl Players {
    /// Who was to move when something happened.
    fn take(&mut self, event: &Value) -> &'static str {
        let mover = if self.ply.is_multiple_of(2) { "white" } else { "black" };
        match event["kind"].as_str().unwrap() {
            "turn" => self.ply += 1,
            "ask" => self.asked = event["plies"].as_u64().unwrap(),
            "allow" => self.ply -= self.asked,
            _ => {}
        }
        mover
    }
}
