//! Whose turn it is, what happened, and how it ended.

use board::{Position, Side, State, Throw};
use game::{AnyGame, AnyMove, Family, GameEnd, GameResult, Proof, catalogue};
use i18n::Arg;
use mill::{Action, Fly};

use crate::Speech;

impl Speech {
    /// The name of a rule set; one that a player has written goes by its family.
    pub fn rules_name(&self, id: &str) -> String {
        match catalogue::find(id) {
            Ok(entry) => self.text.game_name(entry.id),
            Err(_) => {
                let family = self.text.text(&format!("family-{}", self.family));
                self.say("play-own-rules", &[("family", family.into())])
            }
        }
    }

    /// Who begins by lot.
    pub fn lot(&self, side: Side) -> String {
        let (_, player) = self.called(side);
        self.say("play-lot", &[("player", player.into())])
    }

    /// Whose turn it is and what is to be done.
    pub fn turn(&self, position: &AnyGame) -> String {
        let to_do = self.to_do(position);
        match position.turn() {
            None => self.say("play-turn-alone", &[("do", to_do.into())]),
            Some(side) => {
                let (kind, player) = self.called(side);
                let args = [("side", kind.into()), ("player", player.into()), ("do", to_do.into())];
                self.say("play-turn", &args)
            }
        }
    }

    /// How the game ended, in a sentence or two.
    pub fn end(&self, end: GameEnd, position: &AnyGame) -> String {
        match self.praise(end, position) {
            Some(praise) => format!("{} {praise}", self.result(end)),
            None => self.result(end),
        }
    }

    /// What deserves a word of praise beside the result.
    pub fn praise(&self, end: GameEnd, position: &AnyGame) -> Option<String> {
        let AnyGame::Pegs(pegs) = position else {
            return None;
        };
        let centre = end.result == GameResult::Solved && pegs.grade() == pegs::Grade::Centre;
        centre.then(|| self.text.text("play-grade-centre"))
    }

    /// The result with its reason.
    pub fn result(&self, end: GameEnd) -> String {
        let reason = ("reason", Arg::from(self.reason(end)));
        let winner = |side| {
            let (kind, winner) = self.called(side);
            [("side", kind.into()), ("winner", winner.into()), reason.clone()]
        };
        match end.result {
            GameResult::WhiteWins => self.say("end-win", &winner(Side::White)),
            GameResult::BlackWins => self.say("end-win", &winner(Side::Black)),
            GameResult::Draw => self.say("end-draw", &[reason]),
            GameResult::Unsolved => self.say("end-unsolved", &[reason]),
            GameResult::Open => self.say("end-open", &[reason]),
            GameResult::Solved => self.say("end-solved", &[reason]),
        }
    }

    /// Why it ended, in a few words.
    pub fn reason(&self, end: GameEnd) -> String {
        self.text.text(&format!("reason-{}", end.reason))
    }

    /// The call of the leaflet, if a turn has closed a mill.
    pub fn call(&self, before: &AnyGame, m: AnyMove, after: &AnyGame) -> Option<String> {
        let (AnyGame::Mill(before), AnyMove::Mill(m), AnyGame::Mill(after)) = (before, m, after)
        else {
            return None;
        };
        let side = before.turn();
        let closed = !(after.in_mills(side) & m.action.arrivals()).is_empty();
        let opened = !(before.in_mills(side) & m.action.departure()).is_empty();
        match (closed, opened) {
            (true, true) => Some(self.text.text("play-double-mill")),
            (true, false) => Some(self.text.text("play-mill-closed")),
            (false, _) => None,
        }
    }

    /// That a turn has earned another one, if it has.
    pub fn extra_turn(&self, after: &AnyGame) -> Option<String> {
        let earned = after.is_extra_turn() && after.end().is_none() && self.family == Family::Mill;
        earned.then(|| self.text.text("play-extra-turn"))
    }

    /// What the dice show.
    pub fn thrown(&self, throw: Throw) -> String {
        self.say("play-thrown", &[("throw", throw.to_string().into())])
    }

    /// What a claim that is right rests on.
    pub fn proof(&self, proof: &Proof) -> String {
        self.say_proof("play-claim", proof)
    }

    /// What a draw rests on, without a word about a claim.
    pub fn evidence(&self, proof: &Proof) -> String {
        self.say_proof("proof", proof)
    }

    fn say_proof(&self, key: &str, proof: &Proof) -> String {
        let count = ("count", proof.count().into());
        match proof {
            Proof::Repetition { plies } => {
                let plies: Vec<String> = plies.iter().map(ToString::to_string).collect();
                let plies = ("plies", plies.join(", ").into());
                self.say(&format!("{key}-repetition"), &[count, plies])
            }
            Proof::NoProgress { .. } => self.say(&format!("{key}-no-progress"), &[count]),
        }
    }

    fn to_do(&self, position: &AnyGame) -> String {
        if position.awaits_throw() {
            return self.text.text("play-do-throw");
        }
        match position {
            AnyGame::Mill(mill) => self.to_do_in_mill(mill),
            AnyGame::Draughts(draughts) => {
                let mut captures = true;
                draughts.visit_moves(|m| captures &= m.is_capture());
                self.text.text(if captures { "play-do-capture" } else { "play-do-man" })
            }
            AnyGame::Wolf(wolf) if wolf.wolf().is_none() => self.text.text("play-do-wolf"),
            AnyGame::Wolf(_) | AnyGame::Battue(_) => self.text.text("play-do-step"),
            AnyGame::Pegs(pegs) => {
                self.say("play-do-jump-peg", &[("pegs", pegs.pegs().len().into())])
            }
        }
    }

    fn to_do_in_mill(&self, mill: &mill::Mill) -> String {
        let (mut places, mut moves, mut removes) = (false, false, false);
        mill.visit_moves(|m| match m.action {
            Action::Place { .. } | Action::Enter { .. } => places = true,
            Action::Shift { .. } => moves = true,
            Action::Remove => removes = true,
            Action::Pass => {}
        });
        let side = mill.turn();
        let hand = [("hand", Arg::from(mill.hand(side)))];
        match (places, moves) {
            (true, true) => self.say("play-do-place-or-move", &hand),
            (true, false) => self.say("play-do-place", &hand),
            (false, _) if removes => self.text.text("play-do-remove"),
            (false, false) => self.text.text("play-do-pass"),
            (false, true) if !mill.flies(side) => self.text.text("play-do-move"),
            (false, true) => self.text.text(match State::rules(mill).fly {
                Fly::Line => "play-do-slide",
                _ => "play-do-jump",
            }),
        }
    }
}
