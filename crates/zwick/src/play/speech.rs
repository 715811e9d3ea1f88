//! What is said to the players at the terminal, line by line.
//!
//! The sentences about the game are those of the crate `speech`; here is what only a terminal
//! says: what the marks mean, what is in the hands, how to type, and where a line ends.

use std::io;

use board::{Side, State};
use game::{
    AnyGame, AnyMove, ClaimError, Family, Game, GameEnd, PlayError, Proof, TakeBackError, catalogue,
};
use i18n::{Arg, Bundle};
use mill::Action;
use seat::{Hint, Marks};

use crate::{drawing, output::Output};

/// The voice of a game at the terminal.
#[derive(Debug)]
pub(super) struct Speech {
    voice: speech::Speech,
    marks: Marks,
}

impl Speech {
    pub(super) const fn new(voice: speech::Speech, marks: Marks) -> Self {
        Self { voice, marks }
    }

    /// The voice that both faces of the terminal speak with.
    pub(super) const fn voice(&self) -> &speech::Speech {
        &self.voice
    }

    pub(super) const fn text(&self) -> &'static Bundle {
        self.voice.text()
    }

    pub(super) const fn family(&self) -> Family {
        self.voice.family()
    }

    /// A drawn board with the marks of this terminal.
    pub(super) fn draw(&self, board: &str) -> String {
        drawing::draw(self.marks, self.family(), board)
    }

    /// Says a message.
    pub(super) fn say(&self, key: &str, args: &[(&str, Arg)], out: &mut Output) -> io::Result<()> {
        out.prose(self.voice.say(key, args))
    }

    /// What is played, and how one says something.
    pub(super) fn introduce(&self, start: &AnyGame, out: &mut Output) -> io::Result<()> {
        let (id, name) = (self.voice.rules_id(), self.voice.rules_name());
        self.say("play-title", &[("game", name.into()), ("id", id.into())], out)?;
        if let Some(about) = self.text().game_about(id) {
            out.prose(about)?;
        }
        if catalogue::find(id).is_ok_and(|entry| entry.house_version.is_some()) {
            self.say("play-house-version", &[], out)?;
        }
        let example = start.legal_moves().first().map(|&m| start.move_text(m));
        let example = example.unwrap_or_else(|| "d2".to_string());
        self.say("play-hint", &[("turn", example.into())], out)?;
        self.say_legend(out)
    }

    /// What the marks on the board mean.
    fn say_legend(&self, out: &mut Output) -> io::Result<()> {
        let king = |side| Arg::from(self.marks.king(side).to_string());
        let mut args = vec![("white", self.mark(Side::White)), ("black", self.mark(Side::Black))];
        if self.family() == Family::Draughts {
            args.extend([("whiteking", king(Side::White)), ("blackking", king(Side::Black))]);
        }
        let fox = if self.voice.is_fox_hunt() { "-fox" } else { "" };
        self.say(&format!("play-legend-{}{fox}", self.family()), &args, out)
    }

    fn mark(&self, side: Side) -> Arg {
        self.marks.piece(self.family(), side).to_string().into()
    }

    /// The stones that are still to be placed, as long as there are any.
    pub(super) fn say_hands(&self, position: &AnyGame, out: &mut Output) -> io::Result<()> {
        let AnyGame::Mill(mill) = position else {
            return Ok(());
        };
        if Side::ALL.into_iter().all(|side| mill.hand(side) == 0) {
            return Ok(());
        }
        let args = [
            ("white", self.mark(Side::White)),
            ("whitehand", mill.hand(Side::White).into()),
            ("black", self.mark(Side::Black)),
            ("blackhand", mill.hand(Side::Black).into()),
        ];
        self.say("play-hands", &args, out)
    }

    /// A message about a side, which has to agree with it in number and gender.
    pub(super) fn say_of(&self, key: &str, side: Side, out: &mut Output) -> io::Result<()> {
        out.prose(self.voice.say_of(key, side))
    }

    /// Whose turn it is and what is to be done.
    pub(super) fn say_turn(&self, position: &AnyGame, out: &mut Output) -> io::Result<()> {
        let mark = position.turn().map(|side| self.marks.piece(self.family(), side));
        out.prose(match mark {
            Some(mark) => self.voice.turn_marked(position, mark),
            None => self.voice.turn(position),
        })?;
        if !position.awaits_throw() && must_pass(position) {
            self.say("play-enter-pass", &[], out)?;
        }
        Ok(())
    }

    /// How the game ended.
    pub(super) fn say_end(
        &self,
        end: GameEnd,
        position: &AnyGame,
        out: &mut Output,
    ) -> io::Result<()> {
        out.prose(self.voice.result(end, position))?;
        match self.voice.remark(end, position) {
            Some(remark) => out.prose(remark),
            None => Ok(()),
        }
    }

    /// What the computer has played.
    pub(super) fn say_turn_of_computer(
        &self,
        side: Option<Side>,
        before: &AnyGame,
        m: AnyMove,
        out: &mut Output,
    ) -> io::Result<()> {
        out.prose(self.voice.played(side, before, m))
    }

    /// What the computer would play.
    pub(super) fn say_hint(&self, hint: &Hint, game: &Game, out: &mut Output) -> io::Result<()> {
        out.prose(hint.say(&self.voice, game))
    }

    /// What is worth saying about a turn: the call on closing a mill, and another turn earned.
    pub(super) fn say_played(
        &self,
        before: &AnyGame,
        m: AnyMove,
        after: &AnyGame,
        out: &mut Output,
    ) -> io::Result<()> {
        let call = self.voice.call(before, m, after);
        let earned = self.voice.extra_turn(after);
        let changes = self.voice.turning_points(before, after);
        for said in call.into_iter().chain(earned).chain(changes) {
            out.prose(said)?;
        }
        Ok(())
    }

    /// What is wrong with a turn that names a place the board does not have.
    pub(super) fn no_such_place(
        &self,
        text: &str,
        error: &PlayError,
        game: &Game,
    ) -> Option<String> {
        self.voice.no_such_place(text, error, game)
    }

    /// Why a turn was refused, and what was perhaps meant by it in its tidy form.
    pub(super) fn refuse(
        &self,
        typed: &str,
        tidied: &str,
        error: &PlayError,
        game: &Game,
        out: &mut Output,
    ) -> io::Result<()> {
        let why = self.voice.refusal(error);
        if matches!(error, PlayError::Ended(_) | PlayError::ThrowMissing) {
            return out.prose(why);
        }
        out.prose(format!("{typed}: {why}"))?;
        if error.code() == "bad-notation" {
            out.prose(self.how_to_write(game.position()))?;
        }
        let possible = self.voice.meant(tidied, error, game);
        if possible.is_empty() {
            return Ok(());
        }
        self.say("play-possible", &[("turns", possible.into())], out)
    }

    /// Why a turn cannot be taken back or played again.
    pub(super) fn refuse_take_back(
        &self,
        error: TakeBackError,
        out: &mut Output,
    ) -> io::Result<()> {
        out.prose(self.voice.take_back_refusal(error))
    }

    /// What a claim rests on.
    pub(super) fn say_proof(&self, proof: &Proof, out: &mut Output) -> io::Result<()> {
        out.prose(self.voice.proof(proof))
    }

    /// Why a claim is not granted.
    pub(super) fn refuse_claim(
        &self,
        typed: &str,
        error: &ClaimError,
        game: &Game,
        out: &mut Output,
    ) -> io::Result<()> {
        match error {
            ClaimError::Illegal(objection) => {
                self.refuse(typed, typed, &PlayError::Illegal(objection.clone()), game, out)
            }
            _ => out.prose(self.voice.claim_refusal(error)),
        }
    }
}

/// Whether a pass is the only turn there is.
fn must_pass(position: &AnyGame) -> bool {
    let AnyGame::Mill(mill) = position else {
        return false;
    };
    let (mut turns, mut passes) = (0, 0);
    mill.visit_moves(|m| {
        turns += 1;
        passes += u32::from(m.action == Action::Pass);
    });
    turns > 0 && turns == passes
}
