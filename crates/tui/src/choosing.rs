//! Places are chosen until they are a turn.

use board::ReadMoveError;
use game::{AnyGame, AnyMove, Family, PlayError};
use speech::{Speech, standing};

use crate::{app::App, plan::Way};

impl App<'_> {
    /// Chooses the place under the cursor.
    pub(crate) fn choose(&mut self) {
        if self.sitting.awaits_throw() {
            return self.throw();
        }
        if self.sitting.game.end().is_some() {
            return self.say("error-ended", &[]);
        }
        if !self.is_persons_turn() {
            return;
        }
        if let Some(pass) = self.partial.placeless() {
            return self.play(pass);
        }
        let name = self.cursor.clone();
        if !self.partial.choose(&name) {
            self.note = self.refusal(&name);
            return;
        }
        self.note.clear();
        match self.partial.complete() {
            Some(turn) if !self.partial.is_open() => self.play(turn),
            _ => self.go_to_take(),
        }
    }

    /// Plays the turn as it is, where more could be taken and need not be.
    pub(crate) fn take_nothing(&mut self) {
        match self.partial.complete().filter(|_| !self.partial.chosen().is_empty()) {
            Some(turn) => self.play(turn),
            None if self.partial.takes().is_empty() => {}
            None => self.say("error-must-take", &[]),
        }
    }

    /// Lets go of what was chosen last.
    pub(crate) fn let_go(&mut self) {
        self.note.clear();
        self.partial.step_back();
    }

    /// Puts the cursor on the first stone that can be taken.
    pub(crate) fn go_to_take(&mut self) {
        if let Some(name) = self.partial.takes().first().map(ToString::to_string) {
            self.cursor = name;
        }
    }

    /// Plays a turn that is legal.
    pub(crate) fn play(&mut self, turn: AnyMove) {
        let before = self.sitting.game.position().clone();
        self.note.clear();
        match self.sitting.game.play(turn) {
            Ok(()) => self.after_turn(&before, turn),
            Err(error) => self.note = self.voice.refusal(&error),
        }
    }

    /// Says what a turn was worth, keeps it and goes on.
    pub(crate) fn after_turn(&mut self, before: &AnyGame, turn: AnyMove) {
        let call = self.voice.call(before, turn, self.sitting.game.position());
        let earned = self.voice.extra_turn(self.sitting.game.position());
        let changes = self.voice.turning_points(before, self.sitting.game.position());
        for said in call.into_iter().chain(earned).chain(changes) {
            self.add(&said);
        }
        self.keep();
        self.go_on();
    }

    /// Moves the cursor.
    pub(crate) fn walk(&mut self, way: Way) {
        let Some(plan) = &self.plan else {
            return;
        };
        if let Some(place) = plan.next(&self.cursor, way) {
            self.cursor.clone_from(&place.name);
        }
    }

    /// Moves the cursor to the next place that can be chosen, or to the one before.
    pub(crate) fn walk_to_choice(&mut self, back: bool) {
        let is_choice = |name: &&str| {
            self.partial.steps().contains(name) || self.partial.takes().contains(name)
        };
        let names = self.shape.points.iter().map(|place| place.name.as_str());
        let choices: Vec<&str> = names.filter(is_choice).collect();
        let index_of = |name: &str| self.shape.points.iter().position(|place| place.name == name);
        let here = index_of(&self.cursor);
        let next = if back {
            choices.iter().rev().find(|name| index_of(name) < here).or(choices.last())
        } else {
            choices.iter().find(|name| index_of(name) > here).or(choices.first())
        };
        if let Some(name) = next.map(ToString::to_string) {
            self.cursor = name;
        }
    }

    /// Why a place cannot be chosen now: what the rules object to, or what stands in the way.
    fn refusal(&self, name: &str) -> String {
        let position = self.sitting.game.position();
        let spoken = Speech::spoken_place(&position.rules(), name);
        let place = [("place", spoken.as_str().into())];
        let side = position.turn();
        let whose = standing(position).into_iter().find(|standing| standing.place == name);
        let chosen = !self.partial.chosen().is_empty() || !self.partial.takes().is_empty();
        if let Some(standing) = whose.filter(|_| !chosen) {
            let theirs = side.is_some_and(|side| side != standing.side);
            let key = if theirs { "board-wrong-theirs" } else { "tui-wrong-stuck" };
            return self.voice.say(key, &place);
        }
        let text = self.text_with(&spoken);
        match position.read_move(&text) {
            Err(ReadMoveError::Syntax { .. }) | Ok(_) => {
                let key = if chosen { "tui-wrong-go" } else { "board-wrong-empty" };
                self.voice.say(key, &place)
            }
            Err(error) => format!("{text}: {}", self.voice.refusal(&PlayError::Text(error))),
        }
    }

    /// How the turn would be written with one more place.
    fn text_with(&self, place: &str) -> String {
        let rules = self.sitting.game.rules();
        let spoken = |name: &String| Speech::spoken_place(&rules, name);
        let stepped = self.partial.stepped();
        let (steps, taken) = self.partial.chosen().split_at(stepped.len());
        let mut steps: Vec<String> = steps.iter().map(spoken).collect();
        let mut taken: Vec<String> = taken.iter().map(spoken).collect();
        if self.partial.takes().is_empty() {
            steps.push(place.to_string());
        } else {
            taken.push(place.to_string());
        }
        let captures = self.voice.family() == Family::Draughts && steps.len() > 2;
        let text = steps.join(if captures { "x" } else { "-" });
        let taken: String = taken.iter().flat_map(|name| ["x", name]).collect();
        text + &taken
    }
}
