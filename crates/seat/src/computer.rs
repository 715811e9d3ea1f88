//! The computer: a player of one side, and somebody who gives hints.

use board::Side;
use engine::{Answer, Engine, Level, Question, Thinking, Worth};
use game::{AnyMove, Game};
use tables::Value;

/// The computer at a board.
#[derive(Clone, Debug)]
pub struct Computer {
    engine: Engine,
    level: Level,
    side: Option<Side>,
    seed: u64,
}

impl Computer {
    /// What the computer is called, in every language.
    pub const NAME: &'static str = "Zwick";

    /// One that plays a side at a level.
    pub const fn playing(engine: Engine, side: Side, level: Level, seed: u64) -> Self {
        Self { engine, level, side: Some(side), seed }
    }

    /// One that looks on, and gives hints.
    pub const fn watching(engine: Engine) -> Self {
        Self { engine, level: Level::FULL, side: None, seed: 0 }
    }

    /// The side it plays, if it plays.
    pub const fn side(&self) -> Option<Side> {
        self.side
    }

    /// How strong it plays, if it plays.
    pub fn level(&self) -> Option<Level> {
        self.side.map(|_| self.level)
    }

    /// Plays on at another level.
    pub const fn set_level(&mut self, level: Level) {
        self.level = level;
    }

    /// Begins to think about its turn.
    pub fn think(&self, game: &Game) -> Thinking {
        let question = Question { seed: self.seed, ..Question::of_game(game, self.level) };
        self.engine.go(question, |_| {})
    }

    /// Begins to think about what a person could play, as well as it can.
    pub fn advise(&self, game: &Game) -> Thinking {
        let question = Question { beginning: false, ..Question::of_game(game, Level::FULL) };
        self.engine.go(question, |_| {})
    }

    /// Whether it agrees to a draw, where `answer` is what it thinks of the turn of whoever offers.
    pub fn agrees_to_draw(game: &Game, answer: &Answer) -> bool {
        answer.worth().is_some_and(|worth| worth.accepts_draw(false, game.ply()))
    }
}

/// A turn that the computer recommends, given away in two steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The turn.
    pub turn: AnyMove,
    /// The places of it.
    path: speech::Path,
    look: speech::Look,
    /// Whether the puzzle cannot be solved any more.
    pub is_hopeless: bool,
    is_given: bool,
}

impl Hint {
    /// What the computer thinks should be played in this game; nothing if there is no turn.
    pub fn of(game: &Game, answer: &Answer) -> Option<Self> {
        let turn = answer.turn?;
        let lost = matches!(answer.worth(), Some(Worth::Exact(Value::Loss(_))));
        Some(Self {
            turn,
            path: speech::path(game.position(), turn),
            look: speech::Look::at(game.position(), turn),
            is_hopeless: lost && game.position().is_puzzle(),
            is_given: false,
        })
    }

    /// The places that have been given away.
    pub fn places(&self) -> Vec<&str> {
        if self.is_given {
            return self.path.steps.iter().chain(&self.path.takes).map(String::as_str).collect();
        }
        self.look.places.iter().map(String::as_str).collect()
    }

    /// Whether the whole turn has been given away.
    pub const fn is_given(&self) -> bool {
        self.is_given
    }

    /// Gives the rest away too.
    pub const fn give(&mut self) {
        self.is_given = true;
    }

    /// The hint in words: where to look first, then the turn.
    pub fn say(&self, voice: &speech::Speech, game: &Game) -> String {
        let position = game.position();
        let said = if self.is_given {
            let turn = voice.turn_label(position, self.turn);
            voice.say("hint-turn", &[("turn", turn.into())])
        } else {
            voice.look(position, &self.look)
        };
        if self.is_hopeless { format!("{} {said}", voice.say("hint-hopeless", &[])) } else { said }
    }
}
