//! What players declare besides their turns: draws, claims, giving up, going home.

use std::{io, ops::ControlFlow};

use board::Side;
use game::PlayError;
use seat::{Keeper, Word};
use speech::typing;

use super::session::{Flow, GO_ON, Question, Session};
use crate::output::Output;

impl Session {
    pub(super) fn offer(&mut self, out: &mut Output) -> io::Result<()> {
        let side = self.sitting.speaker();
        match self.sitting.game.offer_draw(side) {
            Err(error) => self.speech.say(&format!("error-{}", error.code()), &[], out),
            Ok(()) => {
                self.speech.say_of("play-offered", side, out)?;
                self.let_computer_answer(out)?;
                self.keep(out)
            }
        }
    }

    pub(super) fn accept(&mut self, out: &mut Output) -> io::Result<()> {
        let side = self.answerer();
        match self.sitting.game.accept_draw(side) {
            Err(error) => self.speech.say(&format!("error-{}", error.code()), &[], out),
            Ok(()) => {
                self.say_state(out)?;
                self.keep(out)
            }
        }
    }

    pub(super) fn decline(&mut self, out: &mut Output) -> io::Result<()> {
        let side = self.answerer();
        match self.sitting.game.decline_draw(side) {
            Err(error) => self.speech.say(&format!("error-{}", error.code()), &[], out),
            Ok(()) => {
                self.speech.say("play-declined", &[], out)?;
                self.keep(out)
            }
        }
    }

    /// The side that an offer is made to; both sit at the same terminal.
    fn answerer(&self) -> Side {
        self.sitting.game.pending_offer().unwrap_or(self.sitting.speaker()).other()
    }

    pub(super) fn claim(&mut self, rest: &str, out: &mut Output) -> io::Result<()> {
        let (kind, typed) = Word::read_claim(rest, self.speech.text());
        let intended = match typed.as_str() {
            "" => None,
            text => {
                let tidied = typing::tidy(self.sitting.game.position(), text);
                match self.sitting.game.position().read_move(&tidied) {
                    Ok(m) => Some(m),
                    Err(error) => {
                        return self.refuse_turn(text, &tidied, &PlayError::Text(error), out);
                    }
                }
            }
        };
        let kind = kind.unwrap_or_else(|| self.sitting.likely_claim(intended));
        let verdict = self.sitting.game.claim(self.sitting.speaker(), kind, intended);
        match &verdict {
            Err(error) => self.speech.refuse_claim(&typed, error, &self.sitting.game, out)?,
            Ok(proof) => {
                self.speech.say_proof(proof, out)?;
                self.say_state(out)?;
            }
        }
        self.keep(out)
    }

    /// Asks whether the game is really given up.
    pub(super) fn resign(&mut self, out: &mut Output) -> io::Result<()> {
        if self.sitting.game.end().is_some() {
            return self.speech.say("error-ended", &[], out);
        }
        self.question = Some(Question::Resign);
        if self.sitting.game.position().is_puzzle() {
            return self.speech.say("play-ask-resign-alone", &[], out);
        }
        self.speech.say_of("play-ask-resign", self.sitting.speaker(), out)
    }

    /// Takes the answer to that; anything but yes and no is a line like any other.
    pub(super) fn answer_resign(&mut self, line: &str, out: &mut Output) -> io::Result<Flow> {
        match Word::read(line, self.speech.text()) {
            Some((Word::Accept | Word::Resign, _)) => {
                if let Err(error) = self.sitting.game.resign(self.sitting.speaker()) {
                    self.speech.say(&format!("error-{}", error.code()), &[], out)?;
                }
                self.say_state(out)?;
                self.keep(out)?;
            }
            Some((Word::Decline, _)) => self.say_state(out)?,
            _ => return self.obey_line(line, out),
        }
        Ok(GO_ON)
    }

    /// Leaves the game, unless turns would be lost that nobody has saved.
    pub(super) fn quit(&mut self, out: &mut Output) -> io::Result<Flow> {
        let loses = self.sitting.game.end().is_none()
            && self.sitting.game.ply() > 0
            && !self.keeping.is_safe();
        if !loses {
            return Ok(ControlFlow::Break(()));
        }
        self.question = Some(Question::Quit);
        self.speech.say("play-ask-quit", &[], out)?;
        Ok(GO_ON)
    }

    /// Takes the answer to that; anything else is a line like any other.
    pub(super) fn answer_quit(&mut self, line: &str, out: &mut Output) -> io::Result<Flow> {
        match Word::read(line, self.speech.text()) {
            Some((Word::Accept | Word::Quit, _)) => return Ok(ControlFlow::Break(())),
            Some((Word::Decline, _)) => self.say_state(out)?,
            Some((Word::Save, rest)) => {
                self.save_as(rest, out)?;
                if self.keeping.is_safe() {
                    return Ok(ControlFlow::Break(()));
                }
                self.question = Some(Question::Quit);
            }
            _ => return self.obey_line(line, out),
        }
        Ok(GO_ON)
    }
}
