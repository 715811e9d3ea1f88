//! Turns: played, completed, taken back and played again, with the dice before them.

use std::io;

use board::ReadMoveError;
use game::{PlayError, TakeBackError};
use seat::{Taking, Typed, Word};
use speech::typing;

use super::session::{Flow, GO_ON, Question, Session};
use crate::output::Output;

impl Session {
    /// Plays a typed turn, or asks what it takes.
    pub(super) fn play(&mut self, typed: &str, out: &mut Output) -> io::Result<()> {
        let text = typing::tidy(self.sitting.game.position(), typed);
        match Typed::read(&self.sitting.game, &text) {
            Typed::Whole(text) => self.play_whole(typed, &text, out),
            Typed::Open(taking) => self.ask_what_to_take(taking, out),
        }
    }

    fn play_whole(&mut self, typed: &str, text: &str, out: &mut Output) -> io::Result<()> {
        let before = self.sitting.game.position().clone();
        if let Err(error) = self.sitting.game.play_text(text) {
            return self.refuse_turn(typed, text, &error, out);
        }
        if let Some(turn) = self.sitting.game.turns().last() {
            self.speech.say_played(&before, turn.m, self.sitting.game.position(), out)?;
        }
        self.go_on(out)
    }

    /// Says why a turn is refused, or what else may have been meant.
    pub(super) fn refuse_turn(
        &self,
        typed: &str,
        text: &str,
        error: &PlayError,
        out: &mut Output,
    ) -> io::Result<()> {
        if let Some(sentence) = self.speech.no_such_place(text, error, &self.sitting.game) {
            return out.prose(sentence);
        }
        if matches!(error, PlayError::Text(ReadMoveError::Syntax { .. }))
            && let Some(word) = Word::nearest(typed, self.speech.text())
        {
            let args = [("typed", typed.into()), ("word", word.into())];
            return self.speech.say("error-did-you-mean", &args, out);
        }
        self.speech.refuse(typed, text, error, &self.sitting.game, out)
    }

    fn ask_what_to_take(&mut self, taking: Taking, out: &mut Output) -> io::Result<()> {
        let key = if taking.is_right() { "play-ask-take-or-not" } else { "play-ask-take" };
        let args = [("turn", taking.turn().into()), ("stones", taking.options().into())];
        self.speech.say(key, &args, out)?;
        self.question = Some(Question::Take(taking));
        Ok(())
    }

    /// Takes the answer: a stone, none, or a whole turn instead.
    pub(super) fn answer_take(
        &mut self,
        taking: Taking,
        line: &str,
        out: &mut Output,
    ) -> io::Result<Flow> {
        let declines = matches!(Word::read(line, self.speech.text()), Some((Word::Decline, _)));
        if Word::is_none(line, self.speech.text()) || declines {
            self.take_nothing(taking, out)?;
            return Ok(GO_ON);
        }
        match Word::read(line, self.speech.text()) {
            Some((Word::Undo, _)) => {
                self.speech.say("play-turn-dropped", &[("turn", taking.turn().into())], out)?;
                self.say_state(out)?;
            }
            Some((Word::Quit, _)) => return self.quit(out),
            Some((word, rest)) => {
                let ply = self.sitting.game.ply();
                self.command(word, rest, out)?;
                let is_open = self.sitting.game.end().is_none() && self.sitting.game.ply() == ply;
                if is_open && self.question.is_none() {
                    self.ask_what_to_take(taking, out)?;
                }
            }
            None => self.take(taking, line, out)?,
        }
        Ok(GO_ON)
    }

    fn take_nothing(&mut self, taking: Taking, out: &mut Output) -> io::Result<()> {
        if taking.is_right() {
            let turn = taking.turn();
            return self.play_whole(&turn, &turn, out);
        }
        self.speech.say("error-must-take", &[], out)?;
        self.ask_what_to_take(taking, out)
    }

    fn take(&mut self, taking: Taking, line: &str, out: &mut Output) -> io::Result<()> {
        let position = self.sitting.game.position();
        let answer = typing::tidy(position, line);
        if let Some(turn) = taking.with(&answer) {
            return self.play(&turn, out);
        }
        let is_turn = position.read_move(&answer).is_ok()
            || matches!(Typed::read(&self.sitting.game, &answer), Typed::Open(_));
        if is_turn {
            return self.play(line, out);
        }
        let whole = taking.with_any(&answer);
        let error = match position.read_move(&whole) {
            // Not a stone: then perhaps a turn, and what is wrong with that is said.
            Err(ReadMoveError::Syntax { .. }) | Ok(_) => position.read_move(&answer).err(),
            Err(error) => Some(error),
        };
        if let Some(error) = error {
            self.refuse_turn(line, &answer, &PlayError::Text(error), out)?;
        }
        self.ask_what_to_take(taking, out)
    }

    pub(super) fn undo(&mut self, rest: &str, out: &mut Output) -> io::Result<()> {
        let count = match rest {
            "" if self.sitting.has_entered_throw() => return self.withdraw_throw(out),
            "" => 1,
            text => match text.parse::<usize>().ok().filter(|&count| count > 0) {
                Some(count) => count,
                None => {
                    return self.speech.say("error-bad-number", &[("text", text.into())], out);
                }
            },
        };
        let was_over = self.sitting.game.end().is_some();
        let plies = match self.sitting.take_back(count) {
            Ok(plies) => plies,
            Err(error) => return self.speech.refuse_take_back(error, out),
        };
        self.speech.say("play-undone", &[("count", plies.into())], out)?;
        if was_over {
            self.speech.say("play-reopened", &[], out)?;
        }
        self.go_on(out)
    }

    pub(super) fn redo(&mut self, out: &mut Output) -> io::Result<()> {
        let Ok(plies) = self.sitting.redo() else {
            return self.speech.refuse_take_back(TakeBackError::NothingUndone, out);
        };
        let turns = self.sitting.game.turns();
        let again: Vec<&str> =
            turns[turns.len() - plies..].iter().map(|turn| turn.text.as_str()).collect();
        self.speech.say("play-redone", &[("turn", again.join(" ").into())], out)?;
        self.go_on(out)
    }

    /// Throws the dice if it is the program that does.
    pub(super) fn throw_dice(&mut self, out: &mut Output) -> io::Result<()> {
        match self.sitting.throw_dice() {
            Some(throw) => {
                self.speech.say("play-thrown", &[("throw", throw.to_string().into())], out)
            }
            None => Ok(()),
        }
    }

    pub(super) fn enter_throw(&mut self, typed: &str, out: &mut Output) -> io::Result<()> {
        if !self.sitting.awaits_throw() && !self.sitting.has_entered_throw() {
            return self.speech.say("error-throw-not-awaited", &[], out);
        }
        let Some(throw) = typing::read_throw(typed) else {
            return self.speech.say("error-throw-bad", &[], out);
        };
        // A throw that was mistyped may be entered again; there is none to take back otherwise.
        let _ = self.sitting.game.withdraw_throw();
        match self.sitting.game.throw(throw) {
            Err(error) => self.speech.say(&format!("error-{}", error.code()), &[], out),
            Ok(()) => {
                self.speech.say("play-thrown", &[("throw", throw.to_string().into())], out)?;
                self.say_state(out)?;
                self.keep(out)
            }
        }
    }

    fn withdraw_throw(&mut self, out: &mut Output) -> io::Result<()> {
        if let Err(error) = self.sitting.game.withdraw_throw() {
            return self.speech.say(&format!("error-{}", error.code()), &[], out);
        }
        self.speech.say("play-throw-withdrawn", &[], out)?;
        self.say_state(out)?;
        self.keep(out)
    }
}
