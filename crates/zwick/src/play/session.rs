//! Carrying out what the players type.

use std::{io, ops::ControlFlow, path::Path};

use game::AnyGame;
use seat::{Hint, Keeper, Sitting, Taking, Word};
use speech::typing;

use super::{keeping::Keeping, speech::Speech};
use crate::{drawing, interrupt::Interrupt, output::Output};

/// A game on the terminal.
#[derive(Debug)]
pub(super) struct Session {
    pub(super) sitting: Sitting,
    pub(super) speech: Speech,
    pub(super) flipped: bool,
    pub(super) keeping: Keeping,
    /// What has been asked; the next line may answer it.
    pub(super) question: Option<Question>,
    /// What was recommended last, and where.
    pub(super) hint: Option<(AnyGame, Hint)>,
    /// Ctrl-C, listened to since the computer thought for the first time.
    pub(super) interrupt: Option<Interrupt>,
}

/// A question to the players.
#[derive(Debug)]
pub(super) enum Question {
    /// What a turn takes.
    Take(Taking),
    /// Whether the game is really given up.
    Resign,
    /// Whether an unsaved game is really left.
    Quit,
}

/// Whether the session goes on.
pub(super) type Flow = ControlFlow<()>;

pub(super) const GO_ON: Flow = Flow::Continue(());

impl Session {
    /// Shows the board for the first time.
    pub(super) fn begin(&mut self, out: &mut Output) -> io::Result<()> {
        self.throw_dice(out)?;
        self.show(out)?;
        self.keep(out)?;
        self.let_computer_play(out)?;
        ask(out)
    }

    /// Does what a line says and asks for the next one.
    pub(super) fn obey(&mut self, line: &str, out: &mut Output) -> io::Result<Flow> {
        if line.is_empty() {
            ask(out)?;
            return Ok(GO_ON);
        }
        let flow = match self.question.take() {
            None => self.obey_line(line, out),
            Some(Question::Take(taking)) => self.answer_take(taking, line, out),
            Some(Question::Resign) => self.answer_resign(line, out),
            Some(Question::Quit) => self.answer_quit(line, out),
        }?;
        if flow.is_continue() {
            self.let_computer_play(out)?;
            ask(out)?;
        }
        Ok(flow)
    }

    /// Does what a line says that answers no question.
    pub(super) fn obey_line(&mut self, line: &str, out: &mut Output) -> io::Result<Flow> {
        match Word::read(line, self.speech.text()) {
            Some((Word::Quit, _)) => return self.quit(out),
            Some((word, rest)) => self.command(word, rest, out),
            None if self.is_throw(line) => self.enter_throw(line, out),
            None => self.play(line, out),
        }?;
        Ok(GO_ON)
    }

    /// Whether a line that is no command is what the dice show.
    fn is_throw(&self, line: &str) -> bool {
        let is_awaited = self.sitting.awaits_throw() && self.sitting.dice.is_none();
        is_awaited || (self.sitting.has_entered_throw() && typing::read_throw(line).is_some())
    }

    /// Says goodbye, and whether anything is lost.
    pub(super) fn leave(&mut self, out: &mut Output) -> anyhow::Result<()> {
        out.line("")?;
        if self.sitting.game.end().is_some() {
            self.speech.say("play-bye", &[], out)?;
        } else {
            self.speech.say("play-bye-unfinished", &[], out)?;
        }
        match self.keeping.file() {
            Some(file) if self.keeping.is_safe() => {
                self.speech.say("play-saved", &[("file", file.into())], out)?;
            }
            Some(file) => anyhow::bail!("{file}: the game could not be saved"),
            None if self.sitting.game.ply() > 0 => self.speech.say("play-bye-unsaved", &[], out)?,
            None => {}
        }
        Ok(())
    }

    pub(super) fn command(&mut self, word: Word, rest: &str, out: &mut Output) -> io::Result<()> {
        match word {
            Word::Throw => self.enter_throw(rest, out),
            Word::Undo => self.undo(rest, out),
            Word::Redo => self.redo(out),
            Word::Draw => self.offer(out),
            Word::Accept => self.accept(out),
            Word::Decline => self.decline(out),
            Word::Claim => self.claim(rest, out),
            Word::Resign => self.resign(out),
            Word::Hint => self.give_hint(out),
            Word::Level => self.set_level(rest, out),
            Word::Show => self.show(out),
            Word::Flip => self.flip(out),
            Word::Moves => self.list_moves(out),
            Word::Rules => self.speech.tell_rules(self.sitting.game.position(), out),
            Word::Save => self.save_as(rest, out),
            Word::Help => self.speech.help(&self.sitting, out),
            Word::Quit => Ok(()),
        }
    }

    /// Keeps and shows what has changed.
    pub(super) fn go_on(&mut self, out: &mut Output) -> io::Result<()> {
        self.throw_dice(out)?;
        // The board is shown once the computer has answered.
        if !self.sitting.is_computers_turn() || self.sitting.awaits_throw() {
            self.show(out)?;
        }
        self.keep(out)
    }

    fn flip(&mut self, out: &mut Output) -> io::Result<()> {
        if self.sitting.game.position().is_puzzle() {
            return self.speech.say("error-no-other-side", &[], out);
        }
        self.flipped = !self.flipped;
        self.show(out)
    }

    pub(super) fn show(&self, out: &mut Output) -> io::Result<()> {
        let diagram = self.sitting.game.position().diagram();
        out.line("")?;
        let board =
            if self.flipped { drawing::flipped(&diagram) } else { drawing::board(&diagram) };
        out.line(self.speech.draw(&board))?;
        out.line("")?;
        self.speech.say_hands(self.sitting.game.position(), out)?;
        self.say_state(out)
    }

    /// Whose turn it is, or how the game ended.
    pub(super) fn say_state(&self, out: &mut Output) -> io::Result<()> {
        let position = self.sitting.game.position();
        if let Some(end) = self.sitting.game.end() {
            self.speech.say_end(end, position, out)?;
            // What the players have declared stands.
            let stands = self.sitting.game.clone().take_back(1).is_err();
            let key = if stands { "play-over-declared" } else { "play-over" };
            return self.speech.say(key, &[], out);
        }
        self.speech.say_turn(position, out)?;
        if self.sitting.awaits_throw() {
            self.speech.say("play-enter-throw", &[], out)?;
        }
        Ok(())
    }

    fn list_moves(&self, out: &mut Output) -> io::Result<()> {
        if self.sitting.game.end().is_some() {
            return self.speech.say("error-ended", &[], out);
        }
        let moves = self.sitting.game.legal_moves();
        if moves.is_empty() {
            return self.speech.say("play-no-moves", &[], out);
        }
        self.speech.say("play-moves", &[("count", moves.len().into())], out)?;
        let position: &AnyGame = self.sitting.game.position();
        let texts: Vec<String> = moves.into_iter().map(|m| position.move_text(m)).collect();
        out.prose(texts.join(" "))
    }

    pub(super) fn save_as(&mut self, rest: &str, out: &mut Output) -> io::Result<()> {
        if rest.is_empty() && self.keeping.file().is_none() {
            return self.speech.say("error-save-name", &[], out);
        }
        if !rest.is_empty() && !self.keeping.choose(Path::new(rest)) {
            return self.speech.say("error-save-exists", &[("file", rest.into())], out);
        }
        self.keep(out)?;
        match self.keeping.file() {
            Some(file) if self.keeping.is_safe() => {
                self.speech.say("play-saved", &[("file", file.into())], out)
            }
            _ => Ok(()),
        }
    }

    /// Writes the record if there is a file to keep it in.
    pub(super) fn keep(&mut self, out: &mut Output) -> io::Result<()> {
        match self.keeping.keep(&self.sitting.game) {
            Ok(()) => Ok(()),
            Err((file, error)) => {
                let args = [("file", file.into()), ("why", error.to_string().into())];
                self.speech.say("error-save-failed", &args, out)
            }
        }
    }
}

fn ask(out: &mut Output) -> io::Result<()> {
    out.prompt("> ")
}
