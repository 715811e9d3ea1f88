//! A game on the screen.

use std::collections::BTreeMap;

use board::Side;
use i18n::Arg;
use ratatui::layout::Rect;
use seat::{Hint, Keeper, Partial, Sitting};
use speech::{
    Shape, Speech,
    shape::{Piece, standing},
};

use crate::{
    computer::Thought,
    plan::Plan,
    sheet::Sheet,
    theme::{Light, Theme},
};

/// A game on the screen, with whoever plays it.
#[derive(Debug)]
pub struct App<'a> {
    pub(crate) sitting: Sitting,
    pub(crate) voice: Speech,
    pub(crate) keeper: &'a mut dyn Keeper,
    pub(crate) theme: Theme,
    pub(crate) shape: Shape,
    pub(crate) flipped: bool,
    /// The place of the cursor.
    pub(crate) cursor: String,
    /// The turn in the making.
    pub(crate) partial: Partial,
    pub(crate) hint: Option<Hint>,
    pub(crate) thought: Option<Thought>,
    /// What has just happened, or why something has not.
    pub(crate) note: String,
    pub(crate) question: Option<Question>,
    /// What is being typed, if anything is.
    pub(crate) typed: Option<String>,
    /// What lies over the board, if anything does.
    pub(crate) sheet: Option<Sheet>,
    /// How many lines the list of turns is scrolled up from its end.
    pub(crate) scrolled: usize,
    /// Where the board and the list were drawn last.
    pub(crate) plan: Option<Plan>,
    pub(crate) list: Rect,
    pub(crate) is_done: bool,
}

/// A question that is answered by yes or no.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Question {
    /// Whether to stop.
    Quit,
    /// Whether the game is really given up.
    Resign,
    /// Whether a draw is agreed to.
    Draw,
}

impl<'a> App<'a> {
    /// A game that can begin, or go on.
    pub fn new(sitting: Sitting, voice: Speech, keeper: &'a mut dyn Keeper, theme: Theme) -> Self {
        let shape = Shape::of(&sitting.game.rules());
        let mut app = Self {
            flipped: sitting.computer.side() == Some(Side::White),
            partial: Partial::new(&sitting.game),
            sitting,
            voice,
            keeper,
            theme,
            cursor: String::new(),
            hint: None,
            thought: None,
            note: String::new(),
            question: None,
            typed: None,
            sheet: None,
            scrolled: 0,
            plan: None,
            list: Rect::default(),
            is_done: false,
            shape,
        };
        app.cursor = app.first_place();
        app.keep();
        app.go_on();
        app
    }

    /// The game, after everything has been played.
    pub fn into_sitting(self) -> Sitting {
        self.sitting
    }

    /// The game as it stands.
    pub const fn sitting(&self) -> &Sitting {
        &self.sitting
    }

    /// The place of the cursor, by its name.
    pub fn cursor(&self) -> &str {
        &self.cursor
    }

    /// Whether the player has left.
    pub const fn is_done(&self) -> bool {
        self.is_done
    }

    /// Says something before anything has happened, such as what a lot has decided.
    pub fn announce(&mut self, words: &[String]) {
        let before = std::mem::take(&mut self.note);
        let all = words.iter().chain([&before]).filter(|words| !words.is_empty());
        self.note = all.map(String::as_str).collect::<Vec<_>>().join(" ");
    }

    /// The place where the cursor begins: one to begin a turn with that is near the middle.
    fn first_place(&self) -> String {
        let (x, y) = (f32::from(self.shape.width) / 2.0, f32::from(self.shape.height) / 2.0);
        let steps = self.partial.steps();
        let distance = |name: &str| {
            let place = self.shape.place(name);
            place.map_or(f32::MAX, |place| (place.x - x).abs() + (place.y - y).abs())
        };
        let nearest = steps.iter().min_by(|one, two| distance(one).total_cmp(&distance(two)));
        let any =
            || self.shape.points.iter().find(|place| place.dark).or(self.shape.points.first());
        match nearest {
            Some(name) => (*name).to_string(),
            None => any().map_or_else(String::new, |place| place.name.clone()),
        }
    }

    /// Looks at the game anew after it has changed: nothing is chosen, the next one is to move.
    pub(crate) fn go_on(&mut self) {
        // Whatever was thought about is past.
        self.drop_thought();
        self.partial = Partial::new(&self.sitting.game);
        self.hint = None;
        self.scrolled = 0;
        self.let_computer_play();
    }

    /// Keeps the game, if there is something to keep it in.
    pub(crate) fn keep(&mut self) {
        if let Err((file, error)) = self.keeper.keep(&self.sitting.game) {
            let args = [("file", file.into()), ("why", error.to_string().into())];
            self.say("error-save-failed", &args);
        }
    }

    /// Says a message.
    pub(crate) fn say(&mut self, key: &str, args: &[(&str, Arg)]) {
        self.note = self.voice.say(key, args);
    }

    /// Adds a sentence to what has just been said.
    pub(crate) fn add(&mut self, words: &str) {
        if !self.note.is_empty() {
            self.note.push(' ');
        }
        self.note.push_str(words);
    }

    /// Whether a person may do something on the board now.
    pub(crate) fn is_persons_turn(&self) -> bool {
        self.sitting.game.end().is_none()
            && !self.sitting.is_computers_turn()
            && !self.sitting.awaits_throw()
    }

    /// What stands on the board, with the turn in the making.
    pub(crate) fn standing(&self) -> BTreeMap<String, (Side, Piece)> {
        let mut all: BTreeMap<String, (Side, Piece)> = standing(self.sitting.game.position())
            .into_iter()
            .map(|standing| (standing.place, (standing.side, standing.piece)))
            .collect();
        let stepped = self.partial.stepped();
        let Some((first, last)) = stepped.first().zip(stepped.last()) else {
            return all;
        };
        let side = self.sitting.game.turn().unwrap_or(Side::White);
        match all.get(first).copied() {
            Some(piece) if piece.0 == side => {
                all.remove(first);
                all.insert(last.clone(), piece);
            }
            // What is huffed stands there until the turn is whole.
            Some(_) => {}
            None => {
                let piece = all.values().find(|(whose, _)| *whose == side);
                let piece = piece.copied().unwrap_or((side, self.new_piece()));
                all.extend(stepped.iter().map(|place| (place.clone(), piece)));
            }
        }
        for taken in &self.partial.chosen()[stepped.len()..] {
            all.remove(taken);
        }
        all
    }

    /// What is put on the board where nothing of that side stands yet.
    fn new_piece(&self) -> Piece {
        match self.voice.family() {
            game::Family::Wolf => Piece::Wolf,
            _ => Piece::Man,
        }
    }

    /// The places that stand out, and why.
    pub(crate) fn lights(&self) -> BTreeMap<String, Light> {
        let mut lights = BTreeMap::new();
        let mut light = |name: &str, why: Light| {
            lights
                .entry(name.to_string())
                .and_modify(|known: &mut Light| *known = why.min(*known))
                .or_insert(why);
        };
        if let Some(turn) = self.sitting.game.turns().last()
            && let Some(before) = self.sitting.game.position_at(self.sitting.game.ply() - 1)
        {
            let path = speech::path(before, turn.m);
            path.steps.iter().for_each(|name| light(name, Light::Last));
        }
        for place in self.hint.iter().flat_map(Hint::places) {
            light(place, Light::Hint);
        }
        if self.is_persons_turn() && self.question.is_none() {
            self.partial.chosen().iter().for_each(|name| light(name, Light::Chosen));
            self.partial.takes().into_iter().for_each(|name| light(name, Light::Take));
            // At the beginning of a turn that would be half the board.
            if !self.partial.chosen().is_empty() {
                self.partial.steps().into_iter().for_each(|name| light(name, Light::Step));
            }
        }
        lights
    }
}
