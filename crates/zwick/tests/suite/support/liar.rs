//! A pair of players who lie: they use each other's ids, their own ids for other commands, ids that are to come, old
//! versions and old commands, by requests and by sockets, and both do so at the same moment.

#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

use std::{
    collections::BTreeMap,
    io,
    sync::atomic::{AtomicBool, AtomicU32, Ordering},
    thread,
};

use serde_json::{Value, json};

use crate::{
    http::{Answer, Client},
    ledger::Ledger,
    line,
    played::Played,
};

/// An answer, unless the server is gone or cannot write.
fn answered(answer: io::Result<Answer>) -> Option<Answer> {
    answer.ok().filter(|answer| answer.status != 503)
}

/// The game as a seat sees it now.
fn look(seat: &Client, game: &Played) -> Option<Value> {
    Some(answered(seat.send("GET", &game.path(""), b""))?.expect(200))
}

/// Two players of one game after the other, who lie.
pub(crate) struct Liar {
    number: u64,
    lots: fastrand::Rng,
    /// How many secrets were drawn.
    drawn: u64,
    /// The accounts that the two sign in to now and then.
    accounts: [String; 2],
    /// How many commands were named in this game.
    counted: u32,
    game: Played,
    /// Games that are over, or were left.
    past: Vec<Played>,
    /// Everything that was sent in this game and in the one before.
    history: Vec<(usize, Value)>,
    /// The game that each creation has come to, by who asked and for what.
    created: BTreeMap<(String, String), String>,
    /// Who has created a game, and how.
    creators: BTreeMap<String, (String, String)>,
    pub(crate) commands: u32,
    pub(crate) done: u32,
    pub(crate) reused: u32,
}

impl Liar {
    /// Two who have these accounts, by their cookies.
    pub(crate) fn new(number: u64, accounts: [String; 2]) -> Self {
        Self {
            number,
            lots: fastrand::Rng::with_seed(number),
            drawn: 0,
            accounts,
            counted: 0,
            game: Played::default(),
            past: Vec::new(),
            history: Vec::new(),
            created: BTreeMap::new(),
            creators: BTreeMap::new(),
            commands: 0,
            done: 0,
            reused: 0,
        }
    }

    /// Lies until told to stop, enough is sent, or nobody answers; says whether everything was answered.
    pub(crate) fn lie(
        &mut self,
        client: &Client,
        stop: &AtomicBool,
        sent: &AtomicU32,
        most: u32,
    ) -> Result<bool, String> {
        while !stop.load(Ordering::Relaxed) && sent.load(Ordering::Relaxed) < most {
            let before = self.commands;
            let went = self.step(client)?;
            sent.fetch_add(self.commands - before, Ordering::Relaxed);
            if went.is_none() {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Holds every answer of every game against its log.
    pub(crate) fn check(&mut self, client: &Client) -> Result<(), String> {
        for game in self.past.iter().chain([&self.game]) {
            if !game.ledger.game.is_empty() {
                game.ledger.check(&game.seat(client, &self.accounts, 0))?;
            }
        }
        // The last one is looked back at, so it is held against its log once more.
        self.past.drain(..self.past.len().saturating_sub(1));
        Ok(())
    }

    /// An id: everybody counts, so ids of others, of one's own past and of the future come by themselves.
    fn id(&mut self) -> String {
        self.counted += 1;
        (self.counted + self.lots.u32(..6)).to_string()
    }

    /// The client of one of the two.
    fn seat(&self, client: &Client, who: usize) -> Client {
        self.game.seat(client, &self.accounts, who)
    }

    fn step(&mut self, client: &Client) -> Result<Option<()>, String> {
        if self.game.ledger.game.is_empty() {
            return self.begin(client);
        }
        match self.lots.u8(..100) {
            0..45 => self.turn(client),
            45..50 => self.talk(client),
            50..64 => self.replay(client),
            64..70 => self.reuse(client),
            70..76 => self.both(client),
            76..88 => self.message(client),
            88..90 => self.recreate(client),
            90..91 => self.own(client),
            91..94 => self.look_back(client),
            _ => self.other(client),
        }
    }

    /// Creates a game, by an id that others use too, and sits down twice.
    fn begin(&mut self, client: &Client) -> Result<Option<()>, String> {
        self.drawn += 1;
        self.counted = 0;
        let token = |which: u64| format!("{:032x}{:032x}", self.number + 1, self.drawn * 4 + which);
        let (tokens, invite) = ([token(0), token(1)], token(2));
        let signed = [self.lots.u8(..3) == 0, false];
        let sides = ["white", "black"].map(str::to_string);
        let mut begun = Played { tokens, signed, sides, ..Played::default() };
        let wish = self.wish(&begun.tokens[0], &invite);
        let Some(game) = self.create(client, &begun, &wish)? else { return Ok(None) };
        let sit = json!({ "type": "sit", "ver": 1, "cmd_id": self.id(), "invite": invite,
            "seat": begun.tokens[1], "name": "Bert" });
        begun.ledger = Ledger::of(&game);
        self.commands += 1;
        let sent = client.try_post(&begun.path("/commands"), &sit);
        let Some(answer) = answered(sent) else { return Ok(None) };
        if answer.status != 200 {
            return Err(format!("{game}: {sit} is answered {}", answer.text()));
        }
        begun.ledger.done("black", &sit, answer.json()["ver"].as_u64().unwrap())?;
        self.history.push((1, sit));
        self.game = begun;
        Ok(Some(()))
    }

    fn wish(&mut self, seat: &str, invite: &str) -> Value {
        json!({ "rules": "classic", "cmd_id": self.id(), "first": "white", "chat": true,
            "opponent": { "kind": "link", "plays": "black" }, "seat": seat, "invite": invite })
    }

    /// Creates a game as the first of the two; the same wish of the same caller is the same game, and of no other.
    fn create(
        &mut self,
        client: &Client,
        begun: &Played,
        wish: &Value,
    ) -> Result<Option<String>, String> {
        let caller = if begun.signed[0] { &self.accounts[0] } else { &begun.tokens[0] };
        let asked = (caller.clone(), wish.to_string());
        self.commands += 1;
        let seat = begun.seat(client, &self.accounts, 0);
        let Some(answer) = answered(seat.try_post("/api/games", wish)) else { return Ok(None) };
        if answer.status == 422 {
            // An account that has used this id before: then it has to be another one.
            self.reused += 1;
            let mut other = wish.clone();
            other["cmd_id"] = format!("new-{}", self.lots.u64(..)).into();
            return self.create(client, begun, &other);
        }
        let game = answer.json()["id"].as_str().unwrap().to_string();
        self.made(&asked, &game)?;
        Ok(Some(game))
    }

    /// Takes note of a game that was created.
    fn made(&mut self, asked: &(String, String), game: &str) -> Result<(), String> {
        self.done += 1;
        let same = self.created.insert(asked.clone(), game.to_string());
        if same.is_some_and(|known| known != game) {
            return Err(format!("{asked:?} created two games"));
        }
        let maker = self.creators.entry(game.to_string()).or_insert_with(|| asked.clone());
        if maker != asked {
            return Err(format!("{maker:?} and {asked:?} made {game}"));
        }
        Ok(())
    }

    /// Sends a creation again: as it was, with other contents, or as somebody else.
    fn recreate(&mut self, client: &Client) -> Result<Option<()>, String> {
        let which = self.lots.usize(..self.created.len().max(1));
        let Some((caller, wish)) = self.created.keys().nth(which).cloned() else {
            return Ok(Some(()));
        };
        let is_account = self.accounts.contains(&caller);
        let (header, value) = match (self.lots.u8(..3), is_account) {
            (0, true) => ("cookie", caller.clone()),
            (0, false) => ("authorization", format!("Bearer {caller}")),
            _ => ("cookie", self.accounts[1].clone()),
        };
        let mut wish: Value = serde_json::from_str(&wish).unwrap();
        if self.lots.bool() {
            wish["rules"] = "six".into();
        }
        self.commands += 1;
        let sent = client.with(header, &value).try_post("/api/games", &wish);
        let Some(answer) = answered(sent) else { return Ok(None) };
        if answer.status == 201 {
            let asked = (value.trim_start_matches("Bearer ").to_string(), wish.to_string());
            self.made(&asked, answer.json()["id"].as_str().unwrap())?;
        } else {
            self.refused(&answer)?;
        }
        Ok(Some(()))
    }

    /// Plays a turn as an honest player would, but by any id.
    fn turn(&mut self, client: &Client) -> Result<Option<()>, String> {
        let Some(view) = self.look(client, 0) else { return Ok(None) };
        if view["over"] == true {
            return self.rematch(client, &view);
        }
        let mover = usize::from(view["turn"] != self.game.sides[0].as_str());
        let Some(view) = self.look(client, mover) else { return Ok(None) };
        let turns = view["turns"].as_array().unwrap();
        if turns.is_empty() {
            return Ok(Some(()));
        }
        let turn = turns[self.lots.usize(..turns.len())]["text"].clone();
        let body = json!({ "type": "turn", "text": turn, "ver": view["ver"], "cmd_id": self.id() });
        self.send(client, mover, &body)
    }

    /// Offers, asks and answers.
    fn talk(&mut self, client: &Client) -> Result<Option<()>, String> {
        let Some(view) = self.look(client, 0) else { return Ok(None) };
        let kinds = ["offer", "decline", "ask", "allow", "allow", "deny", "ask", "accept"];
        let kind = kinds[self.lots.usize(..kinds.len())];
        // A draw ends the game, so few are accepted.
        let kind = if kind == "accept" && self.lots.u8(..8) > 0 { "decline" } else { kind };
        let body = json!({ "type": kind, "ver": view["ver"], "cmd_id": self.id() });
        let who = self.lots.usize(..2);
        self.send(client, who, &body)
    }

    /// Sends something again that was sent before, as the one who sent it or as the other.
    fn replay(&mut self, client: &Client) -> Result<Option<()>, String> {
        let Some((who, body)) = self.pick() else { return Ok(Some(())) };
        let who = if self.lots.bool() { who } else { 1 - who };
        self.send(client, who, &body)
    }

    /// Uses an id again for something else: another turn, another version, another kind.
    fn reuse(&mut self, client: &Client) -> Result<Option<()>, String> {
        let Some((who, mut body)) = self.pick() else { return Ok(Some(())) };
        match self.lots.u8(..4) {
            0 => body["ver"] = (body["ver"].as_u64().unwrap() + self.lots.u64(..3)).into(),
            1 => body["text"] = ["a1", "d1", "g1", "g4"][self.lots.usize(..4)].into(),
            2 => {
                let id = body["cmd_id"].clone();
                body =
                    json!({ "type": "publish", "public": true, "ver": body["ver"], "cmd_id": id });
            }
            _ => body["nonsense"] = self.lots.u64(..).into(),
        }
        self.send(client, who, &body)
    }

    /// Both do something by the same id, or one of them two things, at the same moment.
    fn both(&mut self, client: &Client) -> Result<Option<()>, String> {
        let Some(view) = self.look(client, 0) else { return Ok(None) };
        let mover = usize::from(view["turn"] != self.game.sides[0].as_str());
        let Some(view) = self.look(client, mover) else { return Ok(None) };
        let turns = view["turns"].as_array().unwrap();
        if turns.is_empty() {
            return Ok(Some(()));
        }
        let id = self.id();
        let mut turn = || {
            let text = turns[self.lots.usize(..turns.len())]["text"].clone();
            json!({ "type": "turn", "text": text, "ver": view["ver"], "cmd_id": id })
        };
        let (one, other) = (turn(), turn());
        let offer = json!({ "type": "offer", "ver": view["ver"], "cmd_id": id });
        let rival = if self.lots.bool() { (mover, other) } else { (1 - mover, offer) };
        let sent = [(mover, one), rival];
        let path = self.game.path("/commands");
        let seats = [self.seat(client, sent[0].0), self.seat(client, sent[1].0)];
        let answers = thread::scope(|scope| {
            let first = scope.spawn(|| seats[0].try_post(&path, &sent[0].1));
            let second = seats[1].try_post(&path, &sent[1].1);
            [first.join().unwrap(), second]
        });
        let mut went = Some(());
        for ((who, body), answer) in sent.into_iter().zip(answers) {
            self.commands += 1;
            went = self.take(who, &body, answer)?.and(went);
        }
        Ok(went)
    }

    /// Writes a message by an id that others use too.
    fn message(&mut self, client: &Client) -> Result<Option<()>, String> {
        let who = self.lots.usize(..2);
        let body = json!({ "text": format!("words {}", self.lots.u8(..3)), "cmd_id": self.id() });
        self.commands += 1;
        let sent = self.seat(client, who).try_post(&self.game.path("/messages"), &body);
        let side = self.game.sides[who].clone();
        let Some(answer) = answered(sent) else {
            self.game.ledger.open_message(&side, &body);
            return Ok(None);
        };
        if answer.status == 200 {
            self.done += 1;
            self.game.ledger.wrote(&side, &body, &answer.json())?;
        } else {
            self.refused(&answer)?;
        }
        Ok(Some(()))
    }

    /// Keeps a seat in an account: from then on the secret opens nothing, and its commands are those of the account.
    fn own(&mut self, client: &Client) -> Result<Option<()>, String> {
        let Some(view) = self.look(client, 1) else { return Ok(None) };
        if self.game.signed[1] {
            return Ok(Some(()));
        }
        let body = json!({ "type": "own", "ver": view["ver"], "cmd_id": self.id() });
        let both = self.seat(client, 1).with("cookie", &self.accounts[1]);
        self.commands += 1;
        let answer = both.try_post(&self.game.path("/commands"), &body);
        // Without an answer it may have been done; then the account opens the seat, and otherwise the secret does.
        let refused = |answer: &Answer| (400..500).contains(&answer.status);
        self.game.signed[1] = !answer.as_ref().is_ok_and(refused);
        self.take(1, &body, answer)
    }

    /// Resigns now and then, publishes, and sends nonsense.
    fn other(&mut self, client: &Client) -> Result<Option<()>, String> {
        let Some(view) = self.look(client, 0) else { return Ok(None) };
        let kinds = ["publish", "publish", "undo", "claim", "redo", "flag", "resign"];
        let kind = kinds[self.lots.usize(..kinds.len())];
        let kind = if kind == "resign" && self.lots.u8(..6) > 0 { "flag" } else { kind };
        let mut body = json!({ "type": kind, "ver": view["ver"], "cmd_id": self.id() });
        match kind {
            "publish" => body["public"] = self.lots.bool().into(),
            "claim" => body["kind"] = "repetition".into(),
            _ => {}
        }
        let who = self.lots.usize(..2);
        self.send(client, who, &body)
    }

    /// The next game of the two, asked for by both under one id; now and then another one altogether.
    fn rematch(&mut self, client: &Client, view: &Value) -> Result<Option<()>, String> {
        let body = json!({ "type": "rematch", "ver": view["ver"], "cmd_id": self.id() });
        for who in [0, 1, 0] {
            // The id may be taken, or the first rematch has moved the version on.
            if self.send(client, who, &body)?.is_none() {
                return Ok(None);
            }
        }
        let left = std::mem::take(&mut self.game);
        let next = left.next.clone().filter(|_| self.lots.bool());
        let (tokens, signed) = (left.tokens.clone(), left.signed);
        self.past.push(left);
        let Some(next) = next else {
            // What was sent in this game may be sent again in the next one.
            self.history.drain(..self.history.len() / 2);
            return Ok(Some(()));
        };
        let follows = Played { ledger: Ledger::of(&next), tokens, signed, ..Played::default() };
        let seat = follows.seat(client, &self.accounts, 0);
        // Who has which side is not known without an answer, so another game is begun then.
        let Some(view) = look(&seat, &follows) else { return Ok(None) };
        let own = view["seats"]["you"].as_str().unwrap();
        let sides = if own == "white" { ["white", "black"] } else { ["black", "white"] };
        self.game = Played { sides: sides.map(str::to_string), ..follows };
        Ok(Some(()))
    }

    /// Sends something in the game before this one, which is over: what was sent there, or its ids for other commands.
    fn look_back(&mut self, client: &Client) -> Result<Option<()>, String> {
        let Some(before) = self.past.pop() else { return Ok(Some(())) };
        let now = std::mem::replace(&mut self.game, before);
        let went = if self.lots.bool() { self.replay(client) } else { self.reuse(client) };
        self.past.push(std::mem::replace(&mut self.game, now));
        went
    }

    fn pick(&mut self) -> Option<(usize, Value)> {
        let recent = self.history.len().saturating_sub(40);
        let known = &self.history[recent..];
        (!known.is_empty()).then(|| known[self.lots.usize(..known.len())].clone())
    }

    fn look(&self, client: &Client, who: usize) -> Option<Value> {
        look(&self.seat(client, who), &self.game)
    }

    fn send(&mut self, client: &Client, who: usize, body: &Value) -> Result<Option<()>, String> {
        let seat = self.seat(client, who);
        let sent = if self.lots.u8(..4) == 0 {
            line::ask(&seat, &self.game.ledger.game, &self.game.tokens[who], body)
        } else {
            seat.try_post(&self.game.path("/commands"), body)
        };
        self.commands += 1;
        self.take(who, body, sent)
    }

    /// Takes an answer to a command.
    fn take(
        &mut self,
        who: usize,
        body: &Value,
        answer: io::Result<Answer>,
    ) -> Result<Option<()>, String> {
        // The secret in it is the caller of who sits down.
        let who = if body["type"] == "sit" { 1 } else { who };
        let side = self.game.sides[who].clone();
        self.history.push((who, body.clone()));
        let Some(answer) = answered(answer) else {
            self.game.ledger.open(&side, body);
            return Ok(None);
        };
        if answer.status == 200 && body["type"] == "rematch" {
            // The answer is the next game, and which of the two has begun it does not show.
            self.done += 1;
            self.game.ledger.open(&side, body);
            self.game.is_followed_by(answer.json()["id"].as_str().unwrap())?;
        } else if answer.status == 200 {
            self.done += 1;
            self.game.ledger.done(&side, body, answer.json()["ver"].as_u64().unwrap())?;
        } else {
            self.refused(&answer)?;
        }
        Ok(Some(()))
    }

    /// Takes a refusal, which must be the caller's fault.
    fn refused(&mut self, answer: &Answer) -> Result<(), String> {
        if !(400..500).contains(&answer.status) {
            return Err(format!("{}: {}", answer.status, answer.text()));
        }
        self.reused += u32::from(answer.problem().1 == "command-reused");
        Ok(())
    }
}
