//! What is said to the players, in their language.

use std::io;

use board::{BySide, ReadMoveError, Reason, Side, Throw};
use draughts::numbering::Coordinates;
use game::{
    AnyGame, AnyMove, ClaimError, Family, Game, GameEnd, GameResult, PlayError, Proof, Refusal,
    TakeBackError, catalogue,
};
use i18n::{Arg, Bundle};
use mill::{Action, Dice, Fly, Move};

use crate::{drawing::Marks, output::Output};

/// Turns that are shown where a part of one was typed.
const SHOWN: usize = 12;

/// The voice of a game: a language, and how the sides are called.
#[derive(Debug)]
pub(super) struct Speech {
    pub(super) text: &'static Bundle,
    pub(super) family: Family,
    pub(super) players: BySide<Option<String>>,
    /// The rules by the name they were asked for.
    pub(super) id: String,
    pub(super) marks: Marks,
}

impl Speech {
    /// Says a message.
    pub(super) fn say(&self, key: &str, args: &[(&str, Arg)], out: &mut Output) -> io::Result<()> {
        out.prose(self.text.tr(key, args))
    }

    /// What is played, and how one says something.
    pub(super) fn introduce(&self, start: &AnyGame, out: &mut Output) -> io::Result<()> {
        let id = self.id.as_str();
        let name = match catalogue::find(id) {
            Ok(entry) => self.text.game_name(entry.id),
            Err(_) => {
                let family = self.text.text(&format!("family-{}", self.family));
                self.text.tr("play-own-rules", &[("family", family.into())])
            }
        };
        self.say("play-title", &[("game", name.into()), ("id", id.into())], out)?;
        if let Some(about) = self.text.game_about(id) {
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
        let piece = |side| Arg::from(self.marks.piece(self.family, side).to_string());
        let king = |side| Arg::from(self.marks.king(side).to_string());
        let mut args = vec![("white", piece(Side::White)), ("black", piece(Side::Black))];
        if self.family == Family::Draughts {
            args.extend([("whiteking", king(Side::White)), ("blackking", king(Side::Black))]);
        }
        let fox = if self.is_fox_hunt() { "-fox" } else { "" };
        self.say(&format!("play-legend-{}{fox}", self.family), &args, out)
    }

    /// The stones that are still to be placed, as long as there are any.
    pub(super) fn say_hands(&self, position: &AnyGame, out: &mut Output) -> io::Result<()> {
        let AnyGame::Mill(mill) = position else {
            return Ok(());
        };
        if Side::ALL.into_iter().all(|side| mill.hand(side) == 0) {
            return Ok(());
        }
        let mark = |side| Arg::from(self.marks.piece(self.family, side).to_string());
        let args = [
            ("white", mark(Side::White)),
            ("whitehand", mill.hand(Side::White).into()),
            ("black", mark(Side::Black)),
            ("blackhand", mill.hand(Side::Black).into()),
        ];
        self.say("play-hands", &args, out)
    }

    /// Whether the quarry is a fox.
    fn is_fox_hunt(&self) -> bool {
        self.id == "fox_hunt"
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
                let (kind, mut player) = self.called(side);
                if kind == "named" {
                    // A name does not say which pieces are meant.
                    player = format!("{player} ({})", self.marks.piece(self.family, side));
                }
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
        let reason = ("reason", Arg::from(self.text.text(&reason_key(end, position))));
        match end.result {
            GameResult::WhiteWins => self.say_winner(Side::White, reason, out),
            GameResult::BlackWins => self.say_winner(Side::Black, reason, out),
            GameResult::Draw => self.say("end-draw", &[reason], out),
            GameResult::Unsolved => {
                self.say("end-unsolved", &[reason], out)?;
                match position {
                    AnyGame::Pegs(pegs) => {
                        self.say("play-pegs-left", &[("pegs", pegs.pegs().len().into())], out)
                    }
                    _ => Ok(()),
                }
            }
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
                (true, true) => self.say(&self.call("play-double-mill"), &[], out)?,
                (true, false) => self.say(&self.call("play-mill-closed"), &[], out)?,
                (false, _) => {}
            }
        }
        if after.is_extra_turn() && after.end().is_none() && self.family == Family::Mill {
            self.say("play-extra-turn", &[], out)?;
        }
        Ok(())
    }

    /// The key of a call; the federation's folder has its own.
    fn call(&self, key: &str) -> String {
        let folder = matches!(self.id.as_str(), "federation" | "fed_fr" | "fed_nl" | "fed_sv");
        if folder { format!("{key}-federation") } else { key.to_string() }
    }

    /// Why a turn was refused, and what was perhaps meant.
    pub(super) fn refuse(
        &self,
        typed: &str,
        tidied: &str,
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
                (error.code(), beginning_with(tidied, game))
            }
        };
        let why = self
            .text
            .objection(self.family.as_str(), code)
            .unwrap_or_else(|| self.text.text("objection-unknown"));
        out.prose(format!("{typed}: {why}"))?;
        if code == "bad-notation" {
            out.prose(self.how_to_write(game.position()))?;
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
            TakeBackError::TooMany { played, .. } if played > 0 => {
                return self.say("error-take-back-only", &[("count", played.into())], out);
            }
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
            Proof::NoProgress { last, .. } => {
                let last = last.map_or("start".to_string(), |ply| ply.to_string());
                self.say("play-claim-no-progress", &[count, ("last", last.into())], out)
            }
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
                self.refuse(typed, typed, &PlayError::Illegal(objection.clone()), game, out)
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

    /// Which side it is, for the choice of words, and how it is called.
    fn called(&self, side: Side) -> (&'static str, String) {
        if let Some(name) = &self.players[side] {
            return ("named", name.clone());
        }
        let kind = match (self.family, side) {
            (Family::Wolf, Side::White) => "sheep",
            (Family::Wolf, Side::Black) => "wolf",
            (Family::Battue, Side::White) if self.is_fox_hunt() => "fox",
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
        let (mut places, mut moves, mut removes, mut enters) = (false, false, false, None);
        board::State::visit_moves(mill, |m| match m.action {
            Action::Place { .. } => places = true,
            Action::Enter { .. } => enters = enters.or(Some(m)),
            Action::Shift { .. } => moves = true,
            Action::Remove => removes = true,
            Action::Pass => {}
        });
        let side = board::Position::turn(mill);
        let hand = [("hand", Arg::from(mill.hand(side)))];
        if let Some(enters) = enters {
            let turn = Move::quiet(enters.action);
            let turn = Arg::from(board::State::move_text(mill, turn));
            return self.text.tr("play-do-enter", &[hand[0].clone(), ("turn", turn)]);
        }
        let rules = board::State::rules(mill);
        let is_high = |throw: Throw| rules.dice == Dice::Relocate && throw.sum() >= rules.dice_sum;
        if moves && board::State::throw(mill).is_some_and(is_high) {
            return self.text.text("play-do-relocate");
        }
        match (places, moves) {
            (true, true) => self.text.tr("play-do-place-or-move", &hand),
            (true, false) => self.text.tr("play-do-place", &hand),
            (false, _) if removes => self.text.text("play-do-remove"),
            (false, false) => self.text.text("play-do-pass"),
            (false, true) if !mill.flies(side) => self.text.text("play-do-move"),
            (false, true) => self.text.text(match rules.fly {
                Fly::Line => "play-do-slide",
                _ => "play-do-jump",
            }),
        }
    }
}

/// Why the game ended, by the key of the words; where a side cannot move they say which.
fn reason_key(end: GameEnd, position: &AnyGame) -> String {
    let winner = match end.result {
        GameResult::WhiteWins => Some(Side::White),
        GameResult::BlackWins => Some(Side::Black),
        _ => None,
    };
    match (end.reason, end.result, winner) {
        (Reason::Blocked, _, Some(winner)) if position.turn() == Some(winner) => {
            "reason-blocked-winner".to_string()
        }
        (Reason::Blocked, _, Some(_)) => "reason-blocked-loser".to_string(),
        (Reason::Resignation, GameResult::Unsolved, _) => "reason-given-up".to_string(),
        _ => format!("reason-{}", end.reason),
    }
}

/// The legal turns that begin with what was typed; captures of draughts with every landing.
fn beginning_with(typed: &str, game: &Game) -> String {
    let position = game.position();
    let mut turns: Vec<String> = game
        .legal_moves()
        .into_iter()
        .map(|m| match (position, m) {
            (AnyGame::Draughts(draughts), AnyMove::Draughts(m)) if m.is_capture() => {
                let written = Coordinates::new(&board::State::rules(draughts));
                let squares = draughts::notation::route(draughts, m);
                let squares: Vec<_> = squares.into_iter().map(|s| written.write(s)).collect();
                squares.join("x")
            }
            _ => position.move_text(m),
        })
        .filter(|text| text.to_lowercase().starts_with(typed))
        .collect();
    if turns.len() > SHOWN {
        turns.truncate(SHOWN);
        turns.push("…".to_string());
    }
    turns.join(", ")
}
