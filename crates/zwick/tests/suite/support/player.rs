//! Somebody who plays while servers are killed, and remembers what was answered.

#![allow(dead_code, reason = "each test uses a part of it")]
#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

use std::{
    io,
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::{Duration, UNIX_EPOCH},
};

use serde_json::{Value, json};

use crate::http::{Answer, Client};

/// How many games are played at the same time.
const PLAYERS: usize = 12;

/// A secret for a seat.
pub(crate) fn token(game: &str, side: &str) -> String {
    let digits =
        format!("{game}{side}").into_bytes().into_iter().flat_map(|byte| [byte >> 4, byte & 15]);
    let digits = digits.map(|digit| char::from(b"0123456789abcdef"[usize::from(digit)]));
    format!("{:0<64}", digits.take(64).collect::<String>())
}

/// An answer, unless the server is gone or cannot write.
fn answered(answer: io::Result<Answer>) -> Option<Answer> {
    answer.ok().filter(|answer| answer.status != 503)
}

/// Somebody who plays both sides of a game, and knows what was answered.
pub(crate) struct Player {
    name: String,
    lots: fastrand::Rng,
    games: u32,
    pub(crate) game: String,
    /// The turns that were answered.
    pub(crate) played: Vec<String>,
    /// How the game stood after the last of them.
    pub(crate) view: Value,
    /// The command that no answer has come to.
    open: Option<(Value, String)>,
    pub(crate) answers: u32,
    pub(crate) repeats: u32,
    /// What was answered and is not there even while the server runs.
    fault: Option<String>,
}

impl Player {
    pub(crate) fn new(number: usize) -> Self {
        Self {
            name: format!("player{number}"),
            lots: fastrand::Rng::with_seed(number as u64),
            games: 0,
            game: String::new(),
            played: Vec::new(),
            view: Value::Null,
            open: None,
            answers: 0,
            repeats: 0,
            fault: None,
        }
    }

    pub(crate) fn seat(&self, client: &Client, side: &str) -> Client {
        let token = token(&format!("{}-{}", self.name, self.games), side);
        client.with("authorization", &format!("Bearer {token}"))
    }

    /// Begins a game, with both seats taken; a server that goes away meanwhile is asked again.
    fn begin(&mut self, client: &Client) -> Option<()> {
        let name = format!("{}-{}", self.name, self.games);
        let rules = ["classic", "lasker", "english"][self.games as usize % 3];
        let wish = json!({
            "rules": rules,
            "cmd_id": format!("new-{name}"),
            "opponent": { "kind": "link", "plays": "black" },
            "first": "white",
            "seat": token(&name, "white"),
            "invite": token(&name, "invite"),
        });
        let view = answered(client.try_post("/api/games", &wish))?.expect(201);
        self.game = view["id"].as_str().unwrap().to_string();
        let sit = json!({ "type": "sit", "ver": 1, "cmd_id": "sit",
            "invite": token(&name, "invite"), "seat": token(&name, "black") });
        answered(client.try_post(&self.commands(), &sit))?.expect(200);
        let seat = self.seat(client, "white");
        let view = seat.send("GET", &format!("/api/games/{}", self.game), b"");
        self.view = answered(view)?.expect(200);
        self.played.clear();
        Some(())
    }

    pub(crate) fn commands(&self) -> String {
        format!("/api/games/{}/commands", self.game)
    }

    /// Plays until nobody answers any more.
    pub(crate) fn play(&mut self, client: &Client, killed: &AtomicBool) {
        while !killed.load(Ordering::Relaxed) {
            if self.step(client).is_none() {
                return;
            }
        }
    }

    pub(crate) fn step(&mut self, client: &Client) -> Option<()> {
        if self.view.is_null() {
            return self.begin(client);
        }
        if let Some((command, side)) = self.open.take() {
            // Whether it was carried out or not: now it is, and once.
            let answer = self.send(client, command, side)?;
            self.repeats += 1;
            self.take(&answer);
            return Some(());
        }
        let Some(side) = self.view["turn"].as_str().map(str::to_string) else {
            self.games += 1;
            self.view = Value::Null;
            return Some(());
        };
        let seen = self.seat(client, &side);
        let view = seen.send("GET", &format!("/api/games/{}", self.game), b"");
        let view = answered(view)?;
        if view.status != 200 {
            self.fault =
                Some(format!("{}: answered {}, now {}", self.game, self.view, view.text()));
            return None;
        }
        let view = view.json();
        let turns = view["turns"].as_array().unwrap();
        // Whoever has the turn by what was answered has turns by what is kept, too.
        if turns.is_empty() || view["ver"].as_u64() < self.view["ver"].as_u64() {
            self.fault = Some(format!("{}: answered {}, kept {}", self.game, self.view, view));
            return None;
        }
        let turn = turns[self.lots.usize(..turns.len())]["text"].clone();
        let ver = view["ver"].as_u64().unwrap();
        let command =
            json!({ "type": "turn", "text": turn, "ver": ver, "cmd_id": format!("turn-{ver}") });
        let answer = self.send(client, command, side)?;
        self.take(&answer);
        Some(())
    }

    /// Sends a command, and keeps it if no answer comes.
    fn send(&mut self, client: &Client, command: Value, side: String) -> Option<Value> {
        let sent = self.seat(client, &side).try_post(&self.commands(), &command);
        let Some(answer) = answered(sent) else {
            self.open = Some((command, side));
            return None;
        };
        if answer.status != 200 {
            self.fault = Some(format!("{}: {command} was answered {}", self.game, answer.text()));
            return None;
        }
        Some(answer.json())
    }

    pub(crate) fn take(&mut self, answer: &Value) {
        self.played.push(answer["moves"].as_array().unwrap().last().unwrap()["text"].to_string());
        self.view = answer.clone();
        self.answers += 1;
    }

    /// What is wrong with the game as a fresh server reads it from its log.
    pub(crate) fn check(&self, client: &Client) -> Result<(), String> {
        if let Some(fault) = &self.fault {
            return Err(fault.clone());
        }
        if self.view.is_null() {
            return Ok(());
        }
        let now = client.get(&format!("/api/games/{}", self.game));
        if now.status == 404 {
            return Err(format!("{}: the answered game is lost", self.game));
        }
        let now = now.expect(200);
        let kept: Vec<String> =
            now["moves"].as_array().unwrap().iter().map(|turn| turn["text"].to_string()).collect();
        let sent = usize::from(self.open.is_some());
        if kept.len() < self.played.len() || kept[..self.played.len()] != self.played[..] {
            return Err(format!("{}: answered {:?}, kept {kept:?}", self.game, self.played));
        }
        if kept.len() > self.played.len() + sent {
            return Err(format!(
                "{}: {} turns too many",
                self.game,
                kept.len() - self.played.len()
            ));
        }
        // Creation and sitting down, then one event for each turn.
        if now["ver"] == 1 {
            return Err(format!("{}: the answered seat is lost", self.game));
        }
        if now["ver"].as_u64() != Some(kept.len() as u64 + 2) {
            return Err(format!("{}: {} events for {} turns", self.game, now["ver"], kept.len()));
        }
        if kept.len() == self.played.len() && now["fen"] != self.view["fen"] {
            return Err(format!("{}: {} became {}", self.game, self.view["fen"], now["fen"]));
        }
        Ok(())
    }
}

/// Everybody who plays.
pub(crate) fn players() -> Vec<Player> {
    (0..PLAYERS).map(Player::new).collect()
}

/// What is wrong with any of the games.
pub(crate) fn check_all(players: &[Player], client: &Client) -> Result<(), String> {
    players.iter().try_for_each(|player| player.check(client))
}

/// Everybody plays until something happens, at a moment nobody has chosen, after so many milliseconds
/// at most.
pub(crate) fn play_until(
    players: &mut [Player],
    client: &Client,
    most: u64,
    happens: impl FnOnce(),
) {
    let moment = UNIX_EPOCH.elapsed().map_or(0, |since| since.as_nanos());
    let mut lots = fastrand::Rng::with_seed(moment as u64);
    let killed = AtomicBool::new(false);
    thread::scope(|scope| {
        for player in players {
            let killed = &killed;
            scope.spawn(move || player.play(client, killed));
        }
        thread::sleep(Duration::from_millis(lots.u64(20..most)));
        happens();
        killed.store(true, Ordering::Relaxed);
    });
}

/// How many answers and repeats there were.
pub(crate) fn sum(players: &[Player]) -> (u32, u32) {
    players.iter().fold((0, 0), |sum, player| (sum.0 + player.answers, sum.1 + player.repeats))
}
