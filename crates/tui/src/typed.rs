//! What is typed: turns, throws and commands, as the plain program reads them.

use std::path::Path;

use board::ReadMoveError;
use game::PlayError;
use seat::{Typed, Word};
use speech::typing;

use crate::{app::App, sheet::Sheet};

impl App<'_> {
    /// Does what a line says.
    pub(crate) fn obey(&mut self, line: &str) {
        let line = line.trim();
        if line.is_empty() {
            return;
        }
        match Word::read(line, self.voice.text()) {
            Some((word, rest)) => self.command(word, rest),
            None if self.sitting.awaits_throw() && self.sitting.dice.is_none() => self.enter(line),
            None if !self.sitting.is_computers_turn() => self.play_typed(line),
            None => {}
        }
    }

    /// Whether a line is a turn that cannot be played before the computer has moved.
    pub(crate) fn must_wait(&self, line: &str) -> bool {
        let is_turn =
            !line.trim().is_empty() && Word::read(line.trim(), self.voice.text()).is_none();
        is_turn && self.sitting.game.end().is_none() && self.sitting.is_computers_turn()
    }

    fn command(&mut self, word: Word, rest: &str) {
        match word {
            Word::Throw if rest.is_empty() => self.throw(),
            Word::Throw => self.enter(rest),
            Word::Undo if rest.is_empty() => self.take_back(1),
            Word::Undo => match rest.parse().ok().filter(|&count| count > 0) {
                Some(count) => self.take_back(count),
                None => self.say("error-bad-number", &[("text", rest.into())]),
            },
            Word::Redo => self.redo(),
            Word::Draw => self.offer(),
            Word::Accept => self.answer_offer(true),
            Word::Decline => self.answer_offer(false),
            Word::Claim => self.claim_typed(rest),
            Word::Resign => self.ask_resign(),
            Word::Hint => self.give_hint(),
            Word::Level => match rest.parse() {
                _ if self.sitting.computer.side().is_none() => self.say("error-no-computer", &[]),
                Ok(level) => self.set_level(level),
                Err(_) => self.say("error-bad-level", &[]),
            },
            Word::Flip => self.flip(),
            Word::Save => self.save(rest),
            Word::Quit => self.ask_quit(),
            Word::Rules => self.sheet = Some(Sheet::Rules { scrolled: 0 }),
            Word::Show | Word::Moves | Word::Help => self.sheet = Some(Sheet::Keys),
        }
    }

    /// Claims what is named, with the turn behind it.
    fn claim_typed(&mut self, rest: &str) {
        let (kind, turn) = Word::read_claim(rest, self.voice.text());
        if turn.is_empty() {
            return self.claim(kind, None);
        }
        let position = self.sitting.game.position();
        let text = typing::tidy(position, &turn);
        match position.read_move(&text) {
            Ok(m) => self.claim(kind, Some(m)),
            Err(error) => self.note = self.refused(&turn, &text, error),
        }
    }

    /// Takes what the players' own dice show.
    fn enter(&mut self, typed: &str) {
        let Some(throw) = typing::read_throw(typed) else {
            return self.say("error-throw-bad", &[]);
        };
        match self.sitting.game.throw(throw) {
            Ok(()) => {
                self.note = self.voice.thrown(throw);
                self.keep();
                self.go_on();
            }
            Err(error) => self.say(&format!("error-{}", error.code()), &[]),
        }
    }

    /// Plays a typed turn; what it takes is chosen on the board where it was left open.
    fn play_typed(&mut self, line: &str) {
        let game = &self.sitting.game;
        let text = typing::tidy(game.position(), line);
        match Typed::read(game, &text) {
            Typed::Whole(whole) => match game.position().read_move(&whole) {
                _ if game.end().is_some() => self.say("error-ended", &[]),
                _ if self.sitting.awaits_throw() => self.say("error-throw-missing", &[]),
                Ok(turn) => self.play(turn),
                Err(error) => self.note = self.refused(line, &text, error),
            },
            Typed::Open(taking) => {
                let turn = taking.turn();
                let words: Vec<&str> = turn.split(['-', 'x', '+']).collect();
                if self.partial.choose_all(words) {
                    self.note.clear();
                    self.go_to_take();
                }
            }
        }
    }

    fn refused(&self, typed: &str, text: &str, error: ReadMoveError) -> String {
        let is_no_turn = matches!(error, ReadMoveError::Syntax { .. });
        let (error, game) = (PlayError::Text(error), &self.sitting.game);
        if let Some(sentence) = self.voice.no_such_place(text, &error, game) {
            return sentence;
        }
        if is_no_turn && let Some(word) = Word::nearest(typed, self.voice.text()) {
            let args = [("typed", typed.into()), ("word", word.into())];
            return self.voice.say("error-did-you-mean", &args);
        }
        format!("{typed}: {}", self.voice.refusal_of_typed(text, &error, game))
    }

    fn save(&mut self, name: &str) {
        if name.is_empty() && self.keeper.file().is_none() {
            return self.say("error-save-name", &[]);
        }
        if !name.is_empty() && !self.keeper.choose(Path::new(name)) {
            return self.say("error-save-exists", &[("file", name.into())]);
        }
        self.note.clear();
        self.keep();
        if let Some(file) = self.keeper.file().filter(|_| self.keeper.is_safe()) {
            self.say("play-saved", &[("file", file.into())]);
        }
    }
}
