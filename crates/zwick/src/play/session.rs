//! Carrying out what the players type.

use std::{io, ops::ControlFlow, path::Path};

use board::{Side, Throw};
use game::{AnyGame, AnyMove, ClaimError, ClaimKind, Dice, Game, PlayError, Refusal};

use super::{keeping::Keeping, speech::Speech, words::Word};
use crate::{drawing, output::Output};

/// A game on the terminal.
#[derive(Debug)]
pub(super) struct Session {
    pub(super) game: Game,
    pub(super) speech: Speech,
    /// The dice of the program, if the players do not throw their own.
    pub(super) dice: Option<Dice>,
    pub(super) flipped: bool,
    pub(super) keeping: Keeping,
}

/// Whether the session goes on.
type Flow = ControlFlow<()>;

const GO_ON: Flow = Flow::Continue(());

impl Session {
    /// Shows the board for the first time.
    pub(super) fn begin(&mut self, out: &mut Output) -> io::Result<()> {
        self.throw_dice(out)?;
        self.show(out)?;
        self.keep(out)?;
        ask(out)
    }

    /// Does what a line says and asks for the next one.
    pub(super) fn obey(&mut self, line: &str, out: &mut Output) -> io::Result<Flow> {
        if line.is_empty() {
            ask(out)?;
            return Ok(GO_ON);
        }
        let flow = match Word::read(line) {
            Some((Word::Quit, _)) => return Ok(Flow::Break(())),
            Some((word, rest)) => self.command(word, rest, out),
            None if self.game.position().awaits_throw() && self.dice.is_none() => {
                self.enter_throw(line, out)
            }
            None => self.play(line, out),
        };
        flow?;
        ask(out)?;
        Ok(GO_ON)
    }

    /// Says goodbye, and whether anything is lost.
    pub(super) fn leave(&mut self, out: &mut Output) -> anyhow::Result<()> {
        out.line("")?;
        if self.game.end().is_some() {
            self.speech.say("play-bye", &[], out)?;
        } else {
            self.speech.say("play-bye-unfinished", &[], out)?;
        }
        match self.keeping.file() {
            Some(file) if self.keeping.is_safe() => {
                self.speech.say("play-saved", &[("file", file.into())], out)?;
            }
            Some(file) => anyhow::bail!("{file}: the game could not be saved"),
            None if self.game.ply() > 0 => self.speech.say("play-bye-unsaved", &[], out)?,
            None => {}
        }
        Ok(())
    }

    fn command(&mut self, word: Word, rest: &str, out: &mut Output) -> io::Result<()> {
        match word {
            Word::Throw => self.enter_throw(rest, out),
            Word::Undo => self.undo(rest, out),
            Word::Redo => self.redo(out),
            Word::Draw => self.offer(out),
            Word::Accept => self.accept(out),
            Word::Decline => self.decline(out),
            Word::Claim => self.claim(rest, out),
            Word::Resign => self.resign(out),
            Word::Show => self.show(out),
            Word::Flip => self.flip(out),
            Word::Moves => self.list_moves(out),
            Word::Rules => self.speech.tell_rules(self.game.position(), out),
            Word::Save => self.save_as(rest, out),
            Word::Help => self.speech.help(self.game.position(), out),
            Word::Quit => Ok(()),
        }
    }

    fn play(&mut self, typed: &str, out: &mut Output) -> io::Result<()> {
        let before = self.game.position().clone();
        if let Err(error) = self.game.play_text(typed) {
            return self.speech.refuse(typed, &error, &self.game, out);
        }
        if let Some(turn) = self.game.turns().last() {
            self.speech.say_played(&before, turn.m, self.game.position(), out)?;
        }
        self.go_on(out)
    }

    /// Keeps and shows what has changed.
    fn go_on(&mut self, out: &mut Output) -> io::Result<()> {
        self.throw_dice(out)?;
        self.show(out)?;
        self.keep(out)
    }

    /// Throws the dice if it is the program that does.
    fn throw_dice(&mut self, out: &mut Output) -> io::Result<()> {
        let Some(dice) = self.dice.filter(|_| self.is_waiting_for_throw()) else {
            return Ok(());
        };
        let throw = dice.throw(self.game.ply());
        if self.game.throw(throw).is_ok() {
            self.speech.say("play-thrown", &[("throw", throw.to_string().into())], out)?;
        }
        Ok(())
    }

    fn is_waiting_for_throw(&self) -> bool {
        self.game.end().is_none() && self.game.position().awaits_throw()
    }

    fn enter_throw(&mut self, typed: &str, out: &mut Output) -> io::Result<()> {
        if !self.is_waiting_for_throw() {
            return self.speech.say("error-throw-not-awaited", &[], out);
        }
        let Some(throw) = read_throw(typed) else {
            return self.speech.say("error-throw-bad", &[], out);
        };
        match self.game.throw(throw) {
            Err(error) => self.speech.say(&format!("error-{}", error.code()), &[], out),
            Ok(()) => {
                self.speech.say("play-thrown", &[("throw", throw.to_string().into())], out)?;
                self.say_state(out)?;
                self.keep(out)
            }
        }
    }

    fn undo(&mut self, rest: &str, out: &mut Output) -> io::Result<()> {
        let count = match rest {
            "" => 1,
            text => match text.parse::<usize>().ok().filter(|&count| count > 0) {
                Some(count) => count,
                None => {
                    return self.speech.say("error-bad-number", &[("text", text.into())], out);
                }
            },
        };
        if let Err(error) = self.game.take_back(count) {
            return self.speech.refuse_take_back(error, out);
        }
        self.speech.say("play-undone", &[("count", count.into())], out)?;
        self.go_on(out)
    }

    fn redo(&mut self, out: &mut Output) -> io::Result<()> {
        if let Err(error) = self.game.redo() {
            return self.speech.refuse_take_back(error, out);
        }
        if let Some(turn) = self.game.turns().last() {
            self.speech.say("play-redone", &[("turn", turn.text.as_str().into())], out)?;
        }
        self.go_on(out)
    }

    /// The side that speaks: the one to move, or the one player of a puzzle.
    fn speaker(&self) -> Side {
        self.game.turn().unwrap_or(Side::White)
    }

    fn offer(&mut self, out: &mut Output) -> io::Result<()> {
        let side = self.speaker();
        match self.game.offer_draw(side) {
            Err(error) => self.speech.say(&format!("error-{}", error.code()), &[], out),
            Ok(()) => {
                self.speech.say_of("play-offered", side, out)?;
                self.keep(out)
            }
        }
    }

    fn accept(&mut self, out: &mut Output) -> io::Result<()> {
        let side = self.answerer();
        match self.game.accept_draw(side) {
            Err(error) => self.speech.say(&format!("error-{}", error.code()), &[], out),
            Ok(()) => {
                self.say_state(out)?;
                self.keep(out)
            }
        }
    }

    fn decline(&mut self, out: &mut Output) -> io::Result<()> {
        let side = self.answerer();
        match self.game.decline_draw(side) {
            Err(error) => self.speech.say(&format!("error-{}", error.code()), &[], out),
            Ok(()) => {
                self.speech.say("play-declined", &[], out)?;
                self.keep(out)
            }
        }
    }

    /// The side that an offer is made to; both sit at the same terminal.
    fn answerer(&self) -> Side {
        self.game.pending_offer().unwrap_or(self.speaker()).other()
    }

    fn claim(&mut self, rest: &str, out: &mut Output) -> io::Result<()> {
        let (kind, typed) = Word::read_claim(rest);
        let intended = match typed.as_str() {
            "" => None,
            text => match self.game.position().read_move(text) {
                Ok(m) => Some(m),
                Err(error) => {
                    return self.speech.refuse(text, &PlayError::Text(error), &self.game, out);
                }
            },
        };
        let kind = kind.unwrap_or_else(|| self.likely_claim(intended));
        let verdict = self.game.claim(self.speaker(), kind, intended);
        match &verdict {
            Err(error) => self.speech.refuse_claim(&typed, error, &self.game, out)?,
            Ok(proof) => {
                self.speech.say_proof(proof, out)?;
                self.say_state(out)?;
            }
        }
        self.keep(out)
    }

    /// The claim that is right if either is, and otherwise the one that could be.
    fn likely_claim(&self, intended: Option<AnyMove>) -> ClaimKind {
        let verdict = |kind| self.game.can_claim(self.speaker(), kind, intended);
        let is_possible = |kind| {
            !matches!(
                verdict(kind),
                Err(ClaimError::Refused(Refusal::Off(_) | Refusal::Automatic(_)))
            )
        };
        let right = ClaimKind::ALL.iter().copied().find(|&kind| verdict(kind).is_ok());
        right
            .or_else(|| ClaimKind::ALL.iter().copied().find(|&kind| is_possible(kind)))
            .unwrap_or(ClaimKind::Repetition)
    }

    fn resign(&mut self, out: &mut Output) -> io::Result<()> {
        match self.game.resign(self.speaker()) {
            Err(error) => self.speech.say(&format!("error-{}", error.code()), &[], out),
            Ok(()) => {
                self.say_state(out)?;
                self.keep(out)
            }
        }
    }

    fn flip(&mut self, out: &mut Output) -> io::Result<()> {
        if self.game.position().is_puzzle() {
            return self.speech.say("error-no-other-side", &[], out);
        }
        self.flipped = !self.flipped;
        self.show(out)
    }

    fn show(&self, out: &mut Output) -> io::Result<()> {
        let diagram = self.game.position().diagram();
        out.line("")?;
        out.line(if self.flipped { drawing::flipped(&diagram) } else { drawing::board(&diagram) })?;
        out.line("")?;
        self.say_state(out)
    }

    /// Whose turn it is, or how the game ended.
    fn say_state(&self, out: &mut Output) -> io::Result<()> {
        let position = self.game.position();
        if let Some(end) = self.game.end() {
            self.speech.say_end(end, position, out)?;
            // What the players have declared stands.
            let stands = self.game.clone().take_back(1).is_err();
            let key = if stands { "play-over-declared" } else { "play-over" };
            return self.speech.say(key, &[], out);
        }
        self.speech.say_turn(position, out)?;
        if self.is_waiting_for_throw() {
            self.speech.say("play-enter-throw", &[], out)?;
        }
        Ok(())
    }

    fn list_moves(&self, out: &mut Output) -> io::Result<()> {
        let moves = self.game.legal_moves();
        if moves.is_empty() {
            return self.speech.say("play-no-moves", &[], out);
        }
        self.speech.say("play-moves", &[("count", moves.len().into())], out)?;
        let position: &AnyGame = self.game.position();
        let texts: Vec<String> = moves.into_iter().map(|m| position.move_text(m)).collect();
        out.line(texts.join(" "))
    }

    fn save_as(&mut self, rest: &str, out: &mut Output) -> io::Result<()> {
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
    fn keep(&mut self, out: &mut Output) -> io::Result<()> {
        match self.keeping.keep(&self.game) {
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

/// Reads `(5,5,4)`, `5,5,4`, `5 5 4` or `554`.
fn read_throw(typed: &str) -> Option<Throw> {
    if let Ok(throw) = typed.parse() {
        return Some(throw);
    }
    let dice: Vec<u8> = typed
        .chars()
        .filter(|c| !c.is_whitespace() && !matches!(c, ',' | '-' | '+'))
        .map(|c| c.to_digit(10).map(|digit| digit as u8))
        .collect::<Option<_>>()?;
    Throw::new(dice.try_into().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_throw_is_typed_as_one_likes() {
        for typed in ["(5,5,4)", "5,5,4", "5 5 4", "554", " 4-5-5 "] {
            let throw = read_throw(typed).map(Throw::dice);
            assert_eq!(throw, Some([5, 5, 4]), "{typed}");
        }
        for typed in ["", "5 5", "5 5 7", "5 5 4 4", "d2", "(5,5"] {
            assert_eq!(read_throw(typed), None, "{typed}");
        }
    }
}
