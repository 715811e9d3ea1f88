//! What a game between two people at different places is, without its rules: who may do what next, and
//! what comes of it. The legal turns are the server's.

use serde_json::Value;

/// How many turns lie between two times of asking for the same.
const BACK_OFF: usize = 6;

const SIDES: [&str; 2] = ["white", "black"];

/// The state of a game.
#[derive(Clone, Debug)]
pub(crate) struct Model {
    /// The turns as they are written; White's come first.
    turns: Vec<String>,
    /// The stones on the board after each number of turns, and whose turn it is.
    places: Vec<String>,
    /// Offers of a draw by side, and refusals (none), each with the number of turns before it.
    offers: Vec<(Option<usize>, usize)>,
    offered: [Option<usize>; 2],
    ask: Option<(usize, usize)>,
    asked: [Option<usize>; 2],
    clocked: bool,
    end: Option<(String, Option<usize>)>,
}

/// The board and the side to move of a position, without what is counted.
fn place(fen: &str) -> String {
    fen.rsplit_once(' ').unwrap().0.to_string()
}

fn side_of(event: &Value) -> usize {
    SIDES.iter().position(|side| event["side"] == *side).unwrap()
}

impl Model {
    pub(crate) fn new(start: &str, clocked: bool) -> Self {
        Self {
            turns: Vec::new(),
            places: vec![place(start)],
            offers: Vec::new(),
            offered: [None; 2],
            ask: None,
            asked: [None; 2],
            clocked,
            end: None,
        }
    }

    pub(crate) fn ply(&self) -> usize {
        self.turns.len()
    }

    pub(crate) fn is_clocked(&self) -> bool {
        self.clocked
    }

    /// Why the game has ended.
    pub(crate) fn end(&self) -> Option<String> {
        self.end.as_ref().map(|(reason, _)| reason.clone())
    }

    fn mover(&self) -> usize {
        self.turns.len() % 2
    }

    /// The turn that takes the own last one back on the board.
    pub(crate) fn way_back(&self, side: usize) -> Option<String> {
        let last = self.turns.iter().enumerate().rev().find(|(ply, _)| ply % 2 == side)?.1;
        let (from, to) = last.split_once('-')?;
        Some(format!("{to}-{from}"))
    }

    fn occurrences(&self) -> usize {
        let last = self.places.last();
        self.places.iter().filter(|place| Some(*place) == last).count()
    }

    /// The side whose offer waits for an answer: the other one has neither declined it nor played.
    fn offer(&self) -> Option<usize> {
        let (by, made) = *self.offers.last()?;
        let by = by?;
        let played = (made..self.ply()).any(|ply| ply % 2 != by);
        (!played).then_some(by)
    }

    fn too_soon(&self, last: Option<usize>) -> bool {
        last.is_some_and(|ply| self.ply() < ply + BACK_OFF)
    }

    /// Whether a side may do something; a turn is taken to be legal for who is to move.
    pub(crate) fn allows(&self, side: usize, command: &Value) -> bool {
        if self.end.is_some() {
            return false;
        }
        let other = 1 - side;
        match command["type"].as_str().unwrap() {
            "turn" => side == self.mover(),
            "resign" => true,
            "offer" => self.offer().is_none() && !self.too_soon(self.offered[side]),
            "accept" | "decline" => self.offer() == Some(other),
            "ask" => self.ask.is_none() && !self.too_soon(self.asked[side]) && self.ply() > side,
            "allow" | "deny" => self.ask.is_some_and(|(by, _)| by == other),
            "claim" => side == self.mover() && self.occurrences() >= 3,
            "abort" => self.ply() < 2,
            _ => false,
        }
    }

    /// Lets something happen that the server says has happened.
    pub(crate) fn happens(&mut self, event: &Value) -> Result<(), String> {
        let kind = event["kind"].as_str().unwrap();
        let side = if event["side"].is_null() { self.mover() } else { side_of(event) };
        if kind == "flag" {
            if !self.clocked || side != self.mover() || self.end.is_some() {
                return Err("no flag can fall".to_string());
            }
        } else if !self.allows(side, &serde_json::json!({ "type": kind })) && kind != "abort" {
            return Err("the model does not allow it".to_string());
        }
        match kind {
            "turn" => self.turn(event["text"].as_str().unwrap()),
            "resign" => self.end = Some(("resignation".to_string(), Some(1 - side))),
            "flag" => self.end = Some(("time".to_string(), Some(1 - side))),
            "offer" => {
                self.offers.push((Some(side), self.ply()));
                self.offered[side] = Some(self.ply());
            }
            "accept" => self.end = Some(("agreement".to_string(), None)),
            "decline" => self.offers.push((None, self.ply())),
            "ask" => {
                // Back to the own last turn.
                let plies = if self.mover() == side { 2 } else { 1 };
                self.ask = Some((side, plies));
                self.asked[side] = Some(self.ply());
            }
            "allow" => self.take_back(),
            "deny" => self.ask = None,
            "claim" => self.end = Some(("repetition".to_string(), None)),
            "abort" if self.ply() < 2 => self.end = Some(("aborted".to_string(), None)),
            _ => return Err("it cannot happen".to_string()),
        }
        Ok(())
    }

    fn turn(&mut self, text: &str) {
        self.turns.push(text.to_string());
        // Where stones stand after it is filled in from the view.
        self.places.push(String::new());
        self.ask = None;
    }

    fn take_back(&mut self) {
        let plies = self.ask.take().map_or(0, |(_, plies)| plies);
        let ply = self.ply() - plies;
        self.turns.truncate(ply);
        self.places.truncate(ply + 1);
        // What was offered or declined after a turn goes with it.
        self.offers.retain(|(_, made)| *made <= ply);
    }

    /// Compares the game as the server shows it.
    pub(crate) fn compare(&mut self, view: &Value) -> Result<(), String> {
        let moves: Vec<&str> =
            view["moves"].as_array().unwrap().iter().map(|m| m["text"].as_str().unwrap()).collect();
        if moves != self.turns {
            return Err(format!("the turns differ: {:?} and {moves:?}", self.turns));
        }
        let now = place(view["fen"].as_str().unwrap());
        match self.places.last_mut() {
            Some(last) if last.is_empty() => *last = now,
            Some(last) if *last != now => return Err(format!("the board differs: {last}, {now}")),
            _ => {}
        }
        self.end_on_board(view);
        let end = view["result"]["reason"].as_str().map(str::to_string);
        if end != self.end() {
            return Err(format!("the end differs: {:?} and {end:?}", self.end));
        }
        let winner = SIDES.iter().position(|side| view["result"]["winner"] == *side);
        if self.end.as_ref().is_some_and(|(_, wins)| *wins != winner) {
            return Err(format!("the winner differs: {:?} and {winner:?}", self.end));
        }
        let named = |who: Option<usize>| who.filter(|_| self.end.is_none()).map(|side| SIDES[side]);
        for (who, shown) in [(self.offer(), "draw"), (self.ask.map(|ask| ask.0), "back")] {
            if named(who) != view["offers"][shown].as_str() {
                return Err(format!("{shown} differs: {:?} and {}", named(who), view["offers"]));
            }
        }
        Ok(())
    }

    /// A turn may have ended the game by its rules, which are not the model's business; that the same
    /// position ends it at its fifth time is.
    fn end_on_board(&mut self, view: &Value) {
        if self.end.is_some() {
            return;
        }
        if self.occurrences() >= 5 {
            self.end = Some(("stopped".to_string(), None));
            return;
        }
        let reason = view["result"]["reason"].as_str().filter(|reason| {
            !["resignation", "time", "agreement", "repetition", "aborted", "stopped", "abandoned"]
                .contains(reason)
        });
        let winner = SIDES.iter().position(|side| view["result"]["winner"] == *side);
        self.end = reason.map(|reason| (reason.to_string(), winner));
    }
}
