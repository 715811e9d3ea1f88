//! What is said about a table: what has happened, and what there is to do.

use game::{AnyGame, Turn};
use speech::Speech;

use super::{Event, Table};

impl Table {
    /// Whose turn it is and what is to be done, or how the game ended.
    pub(super) fn sentence(&self, speech: &Speech) -> String {
        let position = self.game.position();
        match self.game.end() {
            Some(end) => speech.end(end, position),
            None if self.is_computer_asked() => speech.text().text("computer-considers"),
            None if self.is_computers_turn() => {
                join([self.news(speech), speech.text().text("computer-thinking")])
            }
            None => join([self.news(speech), speech.turn(position)]),
        }
    }

    /// What has to be known before the next turn: what lots have decided, and that a draw is
    /// declined.
    pub(super) fn news(&self, speech: &Speech) -> String {
        match &self.last {
            Event::Decline { .. } => self.declined(speech),
            _ if self.game.ply() == 0 => self.opening(speech),
            _ => String::new(),
        }
    }

    /// That a draw has just been declined, and when it can be offered again.
    pub(super) fn declined(&self, speech: &Speech) -> String {
        if !matches!(self.last, Event::Decline { .. }) {
            return String::new();
        }
        let again =
            if self.is_between_people() { "consent-offer-later" } else { "play-offer-again" };
        join(["play-declined", again].map(|key| speech.text().text(key)))
    }

    /// The last turn that stands, with the position before it.
    pub(super) fn last_turn(&self) -> Option<(&AnyGame, &Turn)> {
        let turn = self.game.turns().last()?;
        Some((self.game.position_at(self.game.ply() - 1)?, turn))
    }

    /// The call of the leaflet that the last turn was worth.
    pub(super) fn called_out(&self, speech: &Speech) -> Option<String> {
        if !matches!(self.last, Event::Turn { .. } | Event::Redo { .. }) {
            return None;
        }
        let (before, turn) = self.last_turn()?;
        speech.call(before, turn.m, self.game.position())
    }

    /// The same with the name of who calls, because the other's sentence stands beside it.
    pub(super) fn call(&self, speech: &Speech) -> Option<String> {
        let call = self.called_out(speech)?;
        let player = speech.title(self.game.turns().last()?.side?);
        Some(speech.say("play-calls", &[("player", player.into()), ("call", call.into())]))
    }

    /// What has just happened.
    pub(super) fn happened(&self, speech: &Speech) -> String {
        match &self.last {
            Event::Turn { .. } | Event::Redo { .. } => {
                let Some((before, turn)) = self.last_turn() else {
                    return String::new();
                };
                let (played, after) =
                    (speech.played(turn.side, before, turn.m), self.game.position());
                let earned = speech.extra_turn(after).into_iter();
                let changes = speech.turning_points(before, after);
                let said = [played].into_iter().chain(self.called_out(speech));
                join(said.chain(earned).chain(changes))
            }
            Event::Throw { .. } => {
                self.game.position().throw().map_or_else(String::new, |throw| speech.thrown(throw))
            }
            Event::Undo { plies } => speech.say("play-undone", &[("count", (*plies).into())]),
            Event::Allow { .. } => speech.say("consent-allowed", &[]),
            Event::Ask { side, .. } => speech.say_of("consent-asks", (*side).into()),
            Event::Deny { side } => speech.say_of("consent-denied", (*side).into()),
            Event::Offer { side } => speech.say_of("play-offered", (*side).into()),
            Event::Sit { side, .. } => {
                speech.say("news-sat-down", &[("player", speech.title((*side).into()).into())])
            }
            Event::Leave { side, .. } => speech.say_of("vacation-left", (*side).into()),
            Event::Return { side } => speech.say_of("vacation-returned", (*side).into()),
            Event::Created(_)
            | Event::Decline { .. }
            | Event::Claim { .. }
            | Event::Accept { .. }
            | Event::Resign { .. }
            | Event::Flag { .. }
            | Event::Abandon { .. }
            | Event::Abort
            | Event::Outage { .. }
            | Event::Own { .. }
            | Event::Part { .. }
            | Event::Gather
            | Event::Hide
            | Event::Publish { .. } => String::new(),
            Event::Rematch { .. } if self.is_between_people() => {
                speech.say("online-next-begun", &[])
            }
            Event::Rematch { .. } => String::new(),
        }
    }

    /// What the turn before that of the computer has changed: its answer comes too soon for it to be read.
    pub(super) fn changed_before(&self, speech: &Speech) -> String {
        let ply = self.game.ply();
        let answered = matches!(self.last, Event::Turn { .. })
            && self.agreed.computer.is_some_and(|computer| {
                self.game.turns().last().is_some_and(|turn| turn.side == Some(computer.side.into()))
            });
        match (ply.checked_sub(2), answered) {
            (Some(before), true) => {
                let at = |ply| self.game.position_at(ply);
                let changes = at(before).zip(at(before + 1));
                join(changes.map_or_else(Vec::new, |(a, b)| speech.turning_points(a, b)))
            }
            _ => String::new(),
        }
    }

    /// What the lots have decided.
    pub(super) fn opening(&self, speech: &Speech) -> String {
        let colours = self.agreed.colours_by_lot.then(|| speech.colours()).flatten();
        let first = self.agreed.first_by_lot.map(|side| speech.lot(side.into()));
        join(colours.into_iter().chain(first))
    }
}

pub(super) fn join(sentences: impl IntoIterator<Item = String>) -> String {
    let said: Vec<String> = sentences.into_iter().filter(|said| !said.is_empty()).collect();
    said.join(" ")
}
