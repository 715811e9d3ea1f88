//! What is said to the players at the terminal, line by line.
//!
//! The sentences about the game are those of the crate `speech`; here is what only a terminal
//! says: how to type, and where a line ends.

use std::io;

use board::Side;
use game::{
    AnyGame, AnyMove, ClaimError, Game, GameEnd, PlayError, Proof, TakeBackError, catalogue,
};
use i18n::{Arg, Bundle};

use super::words::Word;
use crate::output::Output;

/// The voice of a game at the terminal.
#[derive(Debug)]
pub(super) struct Speech {
    voice: speech::Speech,
}

impl Speech {
    pub(super) const fn new(voice: speech::Speech) -> Self {
        Self { voice }
    }

    const fn text(&self) -> &'static Bundle {
        self.voice.text()
    }

    /// Says a message.
    pub(super) fn say(&self, key: &str, args: &[(&str, Arg)], out: &mut Output) -> io::Result<()> {
        out.line(self.voice.say(key, args))
    }

    /// What is played, and how one says something.
    pub(super) fn introduce(&self, id: &str, start: &AnyGame, out: &mut Output) -> io::Result<()> {
        let name = self.voice.rules_name(id);
        self.say("play-title", &[("game", name.into()), ("id", id.into())], out)?;
        if let Some(about) = self.text().game_about(id) {
            out.line(about)?;
        }
        if catalogue::find(id).is_ok_and(|entry| entry.house_version.is_some()) {
            self.say("play-house-version", &[], out)?;
        }
        let example = start.legal_moves().first().map(|&m| start.move_text(m));
        let example = example.unwrap_or_else(|| "d2".to_string());
        self.say("play-hint", &[("turn", example.into())], out)?;
        self.say(&format!("play-legend-{}", self.voice.family()), &[], out)
    }

    /// Who begins by lot.
    pub(super) fn announce_lot(&self, side: Side, out: &mut Output) -> io::Result<()> {
        out.line(self.voice.lot(side))
    }

    /// A message about a side, which has to agree with it in number and gender.
    pub(super) fn say_of(&self, key: &str, side: Side, out: &mut Output) -> io::Result<()> {
        out.line(self.voice.say_of(key, side))
    }

    /// Whose turn it is and what is to be done.
    pub(super) fn say_turn(&self, position: &AnyGame, out: &mut Output) -> io::Result<()> {
        out.line(self.voice.turn(position))
    }

    /// How the game ended.
    pub(super) fn say_end(
        &self,
        end: GameEnd,
        position: &AnyGame,
        out: &mut Output,
    ) -> io::Result<()> {
        out.line(self.voice.result(end))?;
        match self.voice.praise(end, position) {
            Some(praise) => out.line(praise),
            None => Ok(()),
        }
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
        for said in call.into_iter().chain(self.voice.extra_turn(after)) {
            out.line(said)?;
        }
        Ok(())
    }

    /// Why a turn was refused, and what was perhaps meant.
    pub(super) fn refuse(
        &self,
        typed: &str,
        error: &PlayError,
        game: &Game,
        out: &mut Output,
    ) -> io::Result<()> {
        let why = self.voice.refusal(error);
        if matches!(error, PlayError::Ended(_) | PlayError::ThrowMissing) {
            return out.line(why);
        }
        out.line(format!("{typed}: {why}"))?;
        if error.code() == "bad-notation" {
            out.line(self.how_to_write(game.position()))?;
        }
        let possible = self.voice.meant(typed, error, game);
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
        out.line(self.voice.take_back_refusal(error))
    }

    /// What a claim rests on.
    pub(super) fn say_proof(&self, proof: &Proof, out: &mut Output) -> io::Result<()> {
        out.line(self.voice.proof(proof))
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
                self.refuse(typed, &PlayError::Illegal(objection.clone()), game, out)
            }
            _ => out.line(self.voice.claim_refusal(error)),
        }
    }

    /// Everything that can be typed.
    pub(super) fn help(&self, position: &AnyGame, out: &mut Output) -> io::Result<()> {
        self.say("play-help-title", &[], out)?;
        out.line(format!("  {}", self.how_to_write(position)))?;
        for (word, key) in Word::ALL {
            let for_two = matches!(
                word,
                Word::Draw | Word::Accept | Word::Decline | Word::Claim | Word::Flip
            );
            let dice = matches!(position, AnyGame::Mill(mill) if board::State::rules(mill).dice != mill::Dice::Nobody);
            if (for_two && position.is_puzzle()) || (*word == Word::Throw && !dice) {
                continue;
            }
            let words = self.text().text(&format!("command-{key}"));
            let shown = words.split_whitespace().next().unwrap_or(key);
            out.line(format!("  {shown:<12} {}", self.text().text(&format!("play-help-{key}"))))?;
        }
        Ok(())
    }

    /// The rules of the game in sentences.
    pub(super) fn tell_rules(&self, position: &AnyGame, out: &mut Output) -> io::Result<()> {
        let rules = position.rules();
        for field in rules.fields() {
            let value = rules.get(field.name).unwrap_or_default();
            if let Some(sentence) = self.text().rule_sentence(rules.game(), field.name, &value) {
                out.line(format!(
                    "{}: {sentence}",
                    self.text().rule_name(rules.game(), field.name)
                ))?;
            }
        }
        Ok(())
    }

    fn how_to_write(&self, position: &AnyGame) -> String {
        let example = position.legal_moves().first().map(|&m| position.move_text(m));
        let example = example.unwrap_or_else(|| "11-15".to_string());
        self.voice.say(&format!("play-help-{}", self.voice.family()), &[("turn", example.into())])
    }
}
