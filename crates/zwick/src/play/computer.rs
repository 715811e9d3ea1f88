//! The computer as the other player, and its hints.

use std::{io, thread, time::Duration};

use engine::{Answer, Level, Thinking};
use seat::{Computer, Hint, Keeper};

use super::session::Session;
use crate::{interrupt::Interrupt, output::Output};

/// How often somebody looks whether the computer has come to an end.
const LOOK: Duration = Duration::from_millis(5);

impl Session {
    /// Lets the computer play until it is the person's turn.
    pub(super) fn let_computer_play(&mut self, out: &mut Output) -> io::Result<()> {
        while let Some(thinking) = self.sitting.think() {
            out.finish()?;
            let answer = self.wait_for(thinking)?;
            let before = self.sitting.game.position().clone();
            let side = self.sitting.game.turn();
            let Some(turn) = self.sitting.play_answer(&answer) else {
                return Ok(());
            };
            self.speech.say_turn_of_computer(side, &before, turn, out)?;
            self.speech.say_played(&before, turn, self.sitting.game.position(), out)?;
            self.go_on(out)?;
        }
        Ok(())
    }

    /// Lets the computer agree to a draw that was offered to it, or not.
    pub(super) fn let_computer_answer(&mut self, out: &mut Output) -> io::Result<()> {
        let Some(side) = self.sitting.computer.side() else {
            return Ok(());
        };
        let answer = self.wait_for(self.sitting.computer.advise(&self.sitting.game))?;
        if Computer::agrees_to_draw(&self.sitting.game, &answer)
            && self.sitting.game.accept_draw(side).is_ok()
        {
            return self.say_state(out);
        }
        // There is an offer, because it has just been made.
        let _ = self.sitting.game.decline_draw(side);
        self.speech.say("play-declined", &[], out)
    }

    /// Gives a hint: the place to look at first, then the turn.
    pub(super) fn give_hint(&mut self, out: &mut Output) -> io::Result<()> {
        let game = &self.sitting.game;
        if game.end().is_some() {
            return self.speech.say("error-ended", &[], out);
        }
        if self.sitting.awaits_throw() {
            return self.speech.say("error-throw-missing", &[], out);
        }
        let here = game.position().clone();
        let known = self.hint.take().filter(|(position, _)| *position == here);
        let hint = match known {
            Some((_, mut hint)) => {
                hint.give();
                Some(hint)
            }
            None => {
                let answer = self.wait_for(self.sitting.computer.advise(&self.sitting.game))?;
                Hint::of(&self.sitting.game, &answer)
            }
        };
        let Some(hint) = hint else {
            return self.speech.say("play-no-moves", &[], out);
        };
        self.speech.say_hint(&hint, &self.sitting.game, out)?;
        self.hint = Some((here, hint));
        Ok(())
    }

    /// Changes how strong the computer plays, or says it.
    pub(super) fn set_level(&mut self, rest: &str, out: &mut Output) -> io::Result<()> {
        let Some(mut level) = self.sitting.computer.level() else {
            return self.speech.say("error-no-computer", &[], out);
        };
        if !rest.is_empty() {
            match rest.parse::<Level>() {
                Ok(wanted) => level = wanted,
                Err(_) => {
                    return self.speech.say("error-bad-level", &[], out);
                }
            }
            self.sitting.computer.set_level(level);
            self.keeping.name_computer(&self.sitting.computer, self.speech.text());
            self.keep(out)?;
        }
        self.speech.say("play-level", &[("level", level.get().into())], out)
    }

    /// Waits for the computer; Ctrl-C lets it come to an end and does no harm.
    fn wait_for(&mut self, thinking: Thinking) -> io::Result<Answer> {
        let interrupt = match self.interrupt.take() {
            Some(interrupt) => interrupt,
            None => Interrupt::listen()?,
        };
        interrupt.ask_first();
        while !thinking.is_finished() {
            if interrupt.was_asked() {
                thinking.stop();
            }
            thread::sleep(LOOK);
        }
        interrupt.end_at_once();
        self.interrupt = Some(interrupt);
        Ok(thinking.wait())
    }
}
