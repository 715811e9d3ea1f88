//! What is said to the players, in their language.

use std::io;

use board::{BySide, ReadMoveError, Side};
use game::{
    AnyGame, AnyMove, ClaimError, Family, Game, GameEnd, GameResult, PlayError, Proof, Refusal,
    TakeBackError, catalogue,
};
use i18n::{Arg, Bundle};
use mill::{Action, Fly};

use super::words::Word;
use crate::output::Output;

/// Turns that are shown where a part of one was typed.
const SHOWN: usize = 12;

/// The voice of a game: a language, and how the sides are called.
#[derive(Debug)]
pub(super) struct Speech {
    pub(super) text: &'static Bundle,
    pub(super) family: Family,
    pub(super) players: BySide<Option<String>>,
}

impl Speech {
    /// Says a message.
    pub(super) fn say(&self, key: &str, args: &[(&str, Arg)], out: &mut Output) -> io::Result<()> {
        out.line(self.text.tr(key, args))
    }

    /// What is played, and how one says something.
    pub(super) fn introduce(&self, id: &str, start: &AnyGame, out: &mut Output) -> io::Result<()> {
        let name = match catalogue::find(id) {
            Ok(entry) => self.text.game_name(entry.id),
            Err(_) => {
                let family = self.text.text(&format!("family-{}", self.family));
                self.text.tr("play-own-rules", &[("family", family.into())])
            }
        };
        self.say("play-title", &[("game", name.into()), ("id", id.into())], out)?;
        if let Some(about) = self.text.game_about(id) {
            out.line(about)?;
        }
        if catalogue::find(id).is_ok_and(|entry| entry.house_version.is_some()) {
            self.say("play-house-version", &[], out)?;
        }
        let example = start.legal_moves().first().map(|&m| start.move_text(m));
        let example = example.unwrap_or_else(|| "d2".to_string());
        self.say("play-hint", &[("turn", example.into())], out)?;
        self.say(&format!("play-legend-{}", self.family), &[], out)
    }

    /// Who begins by lot.
    pub(super) fn announce_lot(&self, side: Side, out: &mut Output) -> io::Result<()> {
        let (_, player) = self.called(side);
        self.say("play-lot", &[("player", player.into())], out)
    }

    /// A message about a side, which has to agree with it in number and gender.
    pub(super) fn say_of(&self, key: &str, side: Side, out: &mut Output) -> io::Result<()> {
        let (kind, player) = self.called(side);
        self.say(key, &[("side", kind.into()), ("player", player.into())], out)
    }

    /// Whose turn it is and what is to be done.
    pub(super) fn say_turn(&self, position: &AnyGame, out: &mut Output) -> io::Result<()> {
        let to_do = self.to_do(position);
        match position.turn() {
            None => self.say("play-turn-alone", &[("do", to_do.into())], out),
            Some(side) => {
                let (kind, player) = self.called(side);
                let args = [("side", kind.into()), ("player", player.into()), ("do", to_do.into())];
                self.say("play-turn", &args, out)
            }
        }
    }

    /// How the game ended.
    pub(super) fn say_end(
        &self,
        end: GameEnd,
        position: &AnyGame,
        out: &mut Output,
    ) -> io::Result<()> {
        let reason = self.text.text(&format!("reason-{}", end.reason));
        let reason = ("reason", Arg::from(reason));
        match end.result {
            GameResult::WhiteWins => self.say_winner(Side::White, reason, out),
            GameResult::BlackWins => self.say_winner(Side::Black, reason, out),
            GameResult::Draw => self.say("end-draw", &[reason], out),
            GameResult::Unsolved => self.say("end-unsolved", &[reason], out),
            GameResult::Open => self.say("end-open", &[reason], out),
            GameResult::Solved => {
                self.say("end-solved", &[reason], out)?;
                match position {
                    AnyGame::Pegs(pegs) if pegs.grade() == pegs::Grade::Centre => {
                        self.say("play-grade-centre", &[], out)
                    }
                    _ => Ok(()),
                }
            }
        }
    }

    fn say_winner(&self, side: Side, reason: (&str, Arg), out: &mut Output) -> io::Result<()> {
        let (kind, winner) = self.called(side);
        self.say("end-win", &[("side", kind.into()), ("winner", winner.into()), reason], out)
    }

    /// What is worth saying about a turn: the call on closing a mill, and another turn earned.
    pub(super) fn say_played(
        &self,
        before: &AnyGame,
        m: AnyMove,
        after: &AnyGame,
        out: &mut Output,
    ) -> io::Result<()> {
        if let (AnyGame::Mill(before), AnyMove::Mill(m), AnyGame::Mill(after)) = (before, m, after)
        {
            let side = board::Position::turn(before);
            let closed = !(after.in_mills(side) & m.action.arrivals()).is_empty();
            let opened = !(before.in_mills(side) & m.action.departure()).is_empty();
            match (closed, opened) {
                (true, true) => self.say("play-double-mill", &[], out)?,
                (true, false) => self.say("play-mill-closed", &[], out)?,
                (false, _) => {}
            }
        }
        if after.is_extra_turn() && after.end().is_none() && self.family == Family::Mill {
            self.say("play-extra-turn", &[], out)?;
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
        let (code, possible) = match error {
            PlayError::Ended(_) | PlayError::ThrowMissing => {
                return self.say(&format!("error-{}", error.code()), &[], out);
            }
            PlayError::Text(ReadMoveError::Ambiguous { candidates, .. }) => {
                ("ambiguous", candidates.clone())
            }
            PlayError::Text(ReadMoveError::Syntax { .. }) => ("bad-notation", String::new()),
            PlayError::Text(_) | PlayError::Illegal(_) => {
                (error.code(), beginning_with(typed, game))
            }
        };
        let why = self
            .text
            .objection(self.family.as_str(), code)
            .unwrap_or_else(|| self.text.text("objection-unknown"));
        out.line(format!("{typed}: {why}"))?;
        if code == "bad-notation" {
            out.line(self.how_to_write(game.position()))?;
        }
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
        let key = match error {
            TakeBackError::Declared(_) => "error-take-back-declared".to_string(),
            _ => format!("error-{}", error.code()),
        };
        self.say(&key, &[], out)
    }

    /// What a claim rests on.
    pub(super) fn say_proof(&self, proof: &Proof, out: &mut Output) -> io::Result<()> {
        let count = ("count", proof.count().into());
        match proof {
            Proof::Repetition { plies } => {
                let plies: Vec<String> = plies.iter().map(ToString::to_string).collect();
                self.say("play-claim-repetition", &[count, ("plies", plies.join(", ").into())], out)
            }
            Proof::NoProgress { .. } => self.say("play-claim-no-progress", &[count], out),
        }
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
            ClaimError::Refused(Refusal::TooFew { proof, needed }) => {
                let kind = match proof {
                    Proof::Repetition { .. } => "repetition",
                    Proof::NoProgress { .. } => "no-progress",
                };
                let args = [("count", proof.count().into()), ("needed", (*needed).into())];
                self.say(&format!("error-claim-too-few-{kind}"), &args, out)
            }
            _ => self.say(&format!("error-{}", error.code()), &[], out),
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
            let dice = matches!(position, AnyGame::Mill(mill) if board::State::rules(mill).dice != mill::Dice::None);
            if (for_two && position.is_puzzle()) || (*word == Word::Throw && !dice) {
                continue;
            }
            let words = self.text.text(&format!("command-{key}"));
            let shown = words.split_whitespace().next().unwrap_or(key);
            out.line(format!("  {shown:<12} {}", self.text.text(&format!("play-help-{key}"))))?;
        }
        Ok(())
    }

    /// The rules of the game in sentences.
    pub(super) fn tell_rules(&self, position: &AnyGame, out: &mut Output) -> io::Result<()> {
        let rules = position.rules();
        for field in rules.fields() {
            let value = rules.get(field.name).unwrap_or_default();
            if let Some(sentence) = self.text.rule_sentence(rules.game(), field.name, &value) {
                out.line(format!("{}: {sentence}", self.text.rule_name(rules.game(), field.name)))?;
            }
        }
        Ok(())
    }

    fn how_to_write(&self, position: &AnyGame) -> String {
        let example = position.legal_moves().first().map(|&m| position.move_text(m));
        let example = example.unwrap_or_else(|| "11-15".to_string());
        self.text.tr(&format!("play-help-{}", self.family), &[("turn", example.into())])
    }

    /// Which side it is, for the choice of words, and how it is called.
    fn called(&self, side: Side) -> (&'static str, String) {
        if let Some(name) = &self.players[side] {
            return ("named", name.clone());
        }
        let kind = match (self.family, side) {
            (Family::Wolf, Side::White) => "sheep",
            (Family::Wolf, Side::Black) => "wolf",
            (Family::Battue, Side::White) => "quarry",
            (Family::Battue, Side::Black) => "hunters",
            (_, Side::White) => "white",
            (_, Side::Black) => "black",
        };
        (kind, self.text.text(&format!("side-{kind}")))
    }

    fn to_do(&self, position: &AnyGame) -> String {
        if position.awaits_throw() {
            return self.text.text("play-do-throw");
        }
        match position {
            AnyGame::Mill(mill) => self.to_do_in_mill(mill),
            AnyGame::Draughts(_) => {
                let moves = position.legal_moves();
                let captures = moves.iter().all(|&m| position.move_text(m).contains('x'));
                self.text.text(if captures { "play-do-capture" } else { "play-do-man" })
            }
            AnyGame::Wolf(wolf) if wolf.wolf().is_none() => self.text.text("play-do-wolf"),
            AnyGame::Wolf(_) | AnyGame::Battue(_) => self.text.text("play-do-step"),
            AnyGame::Pegs(pegs) => {
                self.text.tr("play-do-jump-peg", &[("pegs", pegs.pegs().len().into())])
            }
        }
    }

    fn to_do_in_mill(&self, mill: &mill::Mill) -> String {
        let (mut places, mut moves, mut removes) = (false, false, false);
        board::State::visit_moves(mill, |m| match m.action {
            Action::Place { .. } | Action::Enter { .. } => places = true,
            Action::Shift { .. } => moves = true,
            Action::Remove => removes = true,
            Action::Pass => {}
        });
        let side = board::Position::turn(mill);
        let hand = [("hand", Arg::from(mill.hand(side)))];
        match (places, moves) {
            (true, true) => self.text.tr("play-do-place-or-move", &hand),
            (true, false) => self.text.tr("play-do-place", &hand),
            (false, _) if removes => self.text.text("play-do-remove"),
            (false, false) => self.text.text("play-do-pass"),
            (false, true) if !mill.flies(side) => self.text.text("play-do-move"),
            (false, true) => self.text.text(match board::State::rules(mill).fly {
                Fly::Line => "play-do-slide",
                _ => "play-do-jump",
            }),
        }
    }
}

/// The legal turns that begin with what was typed.
fn beginning_with(typed: &str, game: &Game) -> String {
    let position = game.position();
    let typed = typed.to_lowercase();
    let mut turns: Vec<String> = game
        .legal_moves()
        .into_iter()
        .map(|m| position.move_text(m))
        .filter(|text| text.to_lowercase().starts_with(&typed))
        .collect();
    if turns.len() > SHOWN {
        turns.truncate(SHOWN);
        turns.push("…".to_string());
    }
    turns.join(", ")
}
