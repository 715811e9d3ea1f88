//! The computer thinks beside what else is done.

use engine::{Level, Thinking};
use seat::{Computer, Hint};

use crate::app::App;

/// What the computer is thinking about.
#[derive(Debug)]
pub(crate) struct Thought {
    about: About,
    thinking: Thinking,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum About {
    /// Its own turn.
    Turn,
    /// What a person could play.
    Hint,
    /// Whether to agree to a draw.
    Draw,
}

impl App<'_> {
    /// Takes note of what the computer has come to meanwhile.
    pub fn tick(&mut self) {
        if self.thought.as_ref().is_some_and(|thought| thought.thinking.is_finished()) {
            self.finish_thought();
        }
    }

    /// Waits until the computer has nothing to think about any more.
    pub fn wait(&mut self) {
        while self.thought.is_some() {
            self.finish_thought();
        }
    }

    fn finish_thought(&mut self) {
        let Some(Thought { about, thinking }) = self.thought.take() else {
            return;
        };
        let answer = thinking.wait();
        match about {
            About::Turn => {
                let before = self.sitting.game.position().clone();
                let side = self.sitting.game.turn();
                if let Some(turn) = self.sitting.play_answer(&answer) {
                    let said = self.voice.played(side, &before, turn);
                    self.add(&said);
                    self.after_turn(&before, turn);
                }
            }
            About::Hint => {
                self.hint = Hint::of(&self.sitting.game, &answer);
                self.say_hint();
            }
            About::Draw => self.answer_offer(Computer::agrees_to_draw(&self.sitting.game, &answer)),
        }
    }

    /// What the computer is thinking about.
    pub(crate) fn thinks_about(&self) -> Option<About> {
        self.thought.as_ref().map(|thought| thought.about)
    }

    /// Lets the computer play if it is its turn; the dice of the program fall by themselves then.
    pub(crate) fn let_computer_play(&mut self) {
        if self.sitting.is_computers_turn() {
            if let Some(throw) = self.sitting.throw_dice() {
                let said = self.voice.thrown(throw);
                self.add(&said);
            }
            if let Some(thinking) = self.sitting.think() {
                self.thought = Some(Thought { about: About::Turn, thinking });
            }
        }
    }

    /// Lets the computer think about whether it agrees to a draw.
    pub(crate) fn ask_computer_for_draw(&mut self) {
        let thinking = self.sitting.computer.advise(&self.sitting.game);
        self.thought = Some(Thought { about: About::Draw, thinking });
    }

    /// Forgets what the computer is thinking about, because the game goes another way.
    pub(crate) fn drop_thought(&mut self) {
        if let Some(thought) = self.thought.take() {
            thought.thinking.stop();
        }
    }

    /// Gives a hint: the place to look at first, then the turn.
    pub(crate) fn give_hint(&mut self) {
        if self.sitting.game.end().is_some() {
            return self.say("error-ended", &[]);
        }
        if self.sitting.awaits_throw() {
            return self.say("error-throw-missing", &[]);
        }
        if self.thought.is_some() {
            return;
        }
        if let Some(hint) = &mut self.hint {
            hint.give();
            return self.say_hint();
        }
        let thinking = self.sitting.computer.advise(&self.sitting.game);
        self.note.clear();
        self.thought = Some(Thought { about: About::Hint, thinking });
    }

    fn say_hint(&mut self) {
        match &self.hint {
            Some(hint) => self.note = hint.say(&self.voice, &self.sitting.game),
            None => self.say("play-no-moves", &[]),
        }
    }

    /// Makes the computer stronger or weaker.
    pub(crate) fn change_level(&mut self, up: bool) {
        let Some(level) = self.sitting.computer.level() else {
            return self.say("error-no-computer", &[]);
        };
        let number = if up { level.get() + 1 } else { level.get() - 1 };
        self.set_level(Level::new(number).unwrap_or(level));
    }

    /// Lets the computer play on at another level.
    pub(crate) fn set_level(&mut self, level: Level) {
        self.sitting.computer.set_level(level);
        self.keeper.name_computer(&self.sitting.computer, self.voice.text());
        self.say("play-level", &[("level", level.get().into())]);
        self.keep();
    }
}
