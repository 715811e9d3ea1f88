//! One game, from wherever it stands to its end.
//!
//! Nothing is remembered here that the server does not know: what to do follows from the game as it
//! stands, and every command says which version it is meant for. A command gets an id that was never used
//! before. If its answer is lost, the bot looks at the game again: either the command has been carried out,
//! or it can be given anew for the same version.

use std::{thread, time::Duration};

use anyhow::bail;
use serde_json::{Value, json};

use super::{
    mind::{Engine, Mind},
    seeking::secret,
    view::View,
    wire::{Refused, Wire},
};
use crate::{cli::Draws, output::complain};

/// The shortest and the longest time after which it is tried again.
const PAUSES: (Duration, Duration) = (Duration::from_millis(500), Duration::from_secs(30));

/// How many turns are played before a draw is thought of: nobody gets one for nothing.
const EARLY: usize = 20;

/// Plays a game to its end and answers how it ended; tries again for as long as it takes.
///
/// # Errors
///
/// If the server refuses a request for good, or answers a command and the game does not go on.
pub(super) fn play(wire: &Wire, engine: &Engine, draws: Draws, id: &str) -> anyhow::Result<String> {
    let mut player = Player { wire, engine, draws, mind: None, seen: 0 };
    let mut pause = PAUSES.0;
    loop {
        let before = player.seen;
        match player.follow(id) {
            Ok(end) => return Ok(end),
            Err(error) if is_final(&error) => return Err(error),
            Err(error) => complain(&format!("game {id}: {error:#}")),
        }
        // Where something has happened meanwhile there is hope.
        pause = if player.seen > before { PAUSES.0 } else { (pause * 2).min(PAUSES.1) };
        thread::sleep(pause);
    }
}

/// Whether the same would only happen again.
fn is_final(error: &anyhow::Error) -> bool {
    error.is::<Stuck>() || error.is::<Refused>()
}

/// The server has answered a command, and the game has not gone on: a bot that tried again would do so for ever.
#[derive(Debug, thiserror::Error)]
#[error("the server answered \"{kind}\", but the game stays at version {ver}")]
struct Stuck {
    kind: String,
    ver: u64,
}

/// Who plays a game.
struct Player<'a> {
    wire: &'a Wire,
    engine: &'a Engine,
    draws: Draws,
    mind: Option<Mind>,
    /// The latest version that was looked at.
    seen: u64,
}

impl Player<'_> {
    /// Follows the game and plays whenever it is the own turn.
    fn follow(&mut self, id: &str) -> anyhow::Result<String> {
        let mut lines = self.wire.follow(&format!("/api/games/{id}/stream"))?;
        loop {
            let Some(view) = lines.next::<View>()? else { bail!("the stream has ended") };
            if let Some(end) = self.look(view)? {
                return Ok(end);
            }
        }
    }

    /// Looks at the game and does what is to be done, until it is for others to do something.
    fn look(&mut self, view: View) -> anyhow::Result<Option<String>> {
        let mut next = Some(view);
        while let Some(view) = next {
            if view.over {
                return Ok(Some(view.result.map_or_else(String::new, |end| end.text)));
            }
            // What was told before the last answer is old.
            if view.ver < self.seen {
                return Ok(None);
            }
            self.seen = view.ver;
            next = match self.reply(&view)? {
                Some(command) => Some(self.send(&view, command)?),
                None => None,
            };
        }
        Ok(None)
    }

    /// What is to be done.
    fn reply(&mut self, view: &View) -> anyhow::Result<Option<Value>> {
        let Some(own) = view.own() else { bail!("the bot has no seat here") };
        if view.is_awaited() {
            return Ok(None);
        }
        let is_offered = view.offers.draw == Some(own.other());
        let is_own = view.turn == Some(own) && !view.turns.is_empty();
        Ok(if is_offered && !self.thinks_of_draw(view, is_own) {
            Some(json!({ "type": "decline" }))
        } else if view.offers.back == Some(own.other()) {
            Some(json!({ "type": "deny" }))
        } else if view.needs_throw {
            Some(json!({ "type": "throw" }))
        } else if is_own {
            let mind = self.mind.get_or_insert_with(|| Mind::new(self.engine, &view.rules.id));
            let turn = mind.choose(view)?;
            // A turn answers an offer as well.
            Some(match mind.is_better() {
                Some(false) if is_offered => json!({ "type": "accept" }),
                _ => json!({ "type": "turn", "text": turn }),
            })
        } else if is_offered {
            Some(json!({ "type": "accept" }))
        } else {
            None
        })
    }

    /// Whether a draw that is offered may be accepted: on the own turn after thinking about it, otherwise by what
    /// was thought last.
    fn thinks_of_draw(&self, view: &View, is_own: bool) -> bool {
        let is_even = || self.mind.as_ref().and_then(Mind::is_better) == Some(false);
        self.draws == Draws::Even && view.moves.len() >= EARLY && (is_own || is_even())
    }

    /// Sends a command and answers the game as it stands then, also if it has gone on meanwhile.
    fn send(&self, view: &View, mut command: Value) -> anyhow::Result<View> {
        let kind = command["type"].as_str().unwrap_or_default().to_string();
        command["ver"] = view.ver.into();
        command["cmd_id"] = secret(32)?.into();
        let answer = self.wire.post(&format!("/api/games/{}/commands", view.id), &command)?;
        if answer.is_fine() {
            return moved_on(view, answer.json()?, kind);
        }
        if let Some(seconds) = answer.wait() {
            thread::sleep(Duration::from_secs(seconds));
        }
        if answer.status() == 409 {
            let problem: Value = answer.json()?;
            return moved_on(view, serde_json::from_value(problem["view"].clone())?, kind);
        }
        Err(answer.failure(&kind))
    }
}

/// The game as it was answered to a command, if it has gone on.
fn moved_on(before: &View, after: View, kind: String) -> anyhow::Result<View> {
    let ver = before.ver;
    if after.ver > ver { Ok(after) } else { Err(Stuck { kind, ver }.into()) }
}
