//! Whose turn it is, what happened, and how it ended.

use board::{Position, Puzzle as _, Reason, Side, State, Throw};
use game::{AnyGame, AnyMove, AnyRules, Family, GameEnd, GameResult, Proof, catalogue};
use hunt::battue::Hop;
use i18n::Arg;
use mill::{Action, Dice, Fly, Move};

use crate::Speech;

impl Speech {
    /// The name of the rules; those that a player has written go by their family.
    pub fn rules_name(&self) -> String {
        match catalogue::find(&self.id) {
            Ok(entry) => self.text.game_name(entry.id),
            Err(_) => {
                let family = self.text.text(&format!("family-{}", self.family));
                self.say("play-own-rules", &[("family", family.into())])
            }
        }
    }

    /// The rules of a game in paragraphs: what all games of the family share, then the fields that
    /// say anything about this one.
    pub fn rules(&self, rules: &AnyRules) -> Vec<String> {
        let fields = rules.fields().iter().filter(|field| rules.has_effect(field.name));
        let told = fields.filter_map(|field| {
            let value = rules.get(field.name).unwrap_or_default();
            let sentence = self.text.rule_sentence(rules.game(), field.name, &value)?;
            Some(format!("{}: {sentence}", self.text.rule_name(rules.game(), field.name)))
        });
        [self.text.text(&format!("family-{}-rules", self.family))].into_iter().chain(told).collect()
    }

    /// Who begins by lot.
    pub fn lot(&self, side: Side) -> String {
        let (_, player) = self.called(side);
        self.say("play-lot", &[("player", player.into())])
    }

    /// Who has got which side by lot; nothing where nobody has a name.
    pub fn colours(&self) -> Option<String> {
        let side = Side::ALL.into_iter().find(|side| self.players[*side].is_some())?;
        let (_, player) = self.called(side);
        let args = [("side", self.kind(side).into()), ("player", player.into())];
        Some(self.say("lot-colours", &args))
    }

    /// Whose turn it is and what is to be done.
    pub fn turn(&self, position: &AnyGame) -> String {
        self.turn_of(position, None)
    }

    /// The same where a name does not show which pieces are meant: their mark stands beside it.
    pub fn turn_marked(&self, position: &AnyGame, mark: char) -> String {
        self.turn_of(position, Some(mark))
    }

    fn turn_of(&self, position: &AnyGame, mark: Option<char>) -> String {
        let to_do = self.to_do(position);
        match position.turn() {
            None => self.say("play-turn-alone", &[("do", to_do.into())]),
            Some(side) => {
                let (kind, mut player) = self.called(side);
                if let (Some(mark), "named") = (mark, kind) {
                    player = format!("{player} ({mark})");
                }
                let args = [("side", kind.into()), ("player", player.into()), ("do", to_do.into())];
                self.say("play-turn", &args)
            }
        }
    }

    /// How the game ended, in a sentence or two.
    pub fn end(&self, end: GameEnd, position: &AnyGame) -> String {
        let result = self.result(end, position);
        match self.remark(end, position) {
            Some(remark) => format!("{result} {remark}"),
            None => result,
        }
    }

    /// What deserves a word beside the result: how a puzzle was left.
    pub fn remark(&self, end: GameEnd, position: &AnyGame) -> Option<String> {
        let AnyGame::Pegs(pegs) = position else {
            return None;
        };
        match end.result {
            GameResult::Solved if pegs.grade() == pegs::Grade::Centre => {
                Some(self.text.text("play-grade-centre"))
            }
            GameResult::Unsolved => {
                Some(self.say("play-pegs-left", &[("pegs", pegs.pegs().len().into())]))
            }
            _ => None,
        }
    }

    /// The result with its reason.
    pub fn result(&self, end: GameEnd, position: &AnyGame) -> String {
        if let Some(sentences) = self.declared(end) {
            return sentences;
        }
        let reason = ("reason", Arg::from(self.reason(end, position)));
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

    /// An end that the players or the clock have brought about, in whole sentences.
    fn declared(&self, end: GameEnd) -> Option<String> {
        let key = match (end.reason, end.result) {
            (Reason::Escaped, _) => return self.got_away(end),
            (Reason::Agreement, GameResult::Draw) => return Some(self.text.text("end-agreed")),
            (Reason::Time, GameResult::Draw) => {
                return Some(self.text.text("end-drawn-on-time"));
            }
            (Reason::Resignation, _) => "end-gives-up",
            (Reason::Time, _) => "end-out-of-time",
            _ => return None,
        };
        let winner = end.result.winner()?;
        Some(format!("{} {}", self.say_of(key, winner.other()), self.say_of("end-wins", winner)))
    }

    /// That the hunted one got away, as what it is, and who has won by that.
    fn got_away(&self, end: GameEnd) -> Option<String> {
        let winner = end.result.winner()?;
        let escape = self.say("end-got-away", &[("side", self.kind(winner).into())]);
        Some(format!("{escape} {}", self.say_of("end-wins", winner)))
    }

    /// How good it is to leave a puzzle as it stands.
    pub fn grade(&self, pegs: &pegs::Pegs) -> String {
        match pegs.grade() {
            pegs::Grade::One if pegs.is_solved() => self.text.text("grade-solved"),
            grade => self.text.text(&format!("grade-{grade}")),
        }
    }

    /// Why it ended, in a few words; where a side cannot move they say which.
    pub fn reason(&self, end: GameEnd, position: &AnyGame) -> String {
        match (end.reason, end.result.winner()) {
            (Reason::Blocked, Some(winner)) if position.turn() == Some(winner) => {
                self.text.text("reason-blocked-winner")
            }
            (Reason::Blocked, Some(_)) => self.text.text("reason-blocked-loser"),
            (Reason::Resignation, None) if end.result == GameResult::Unsolved => {
                self.text.text("reason-given-up")
            }
            (reason, _) => self.text.text(&format!("reason-{reason}")),
        }
    }

    /// Whether the game is one of the federation's folder, which prints its own calls.
    fn is_federation(&self) -> bool {
        matches!(self.id.as_str(), "federation" | "fed_fr" | "fed_nl" | "fed_sv")
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
        let key = match (closed, opened) {
            (true, true) => "play-double-mill",
            (true, false) => "play-mill-closed",
            (false, _) => return None,
        };
        let folder = if self.is_federation() { "-federation" } else { "" };
        Some(self.text.text(&format!("{key}{folder}")))
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
            Proof::NoProgress { last, .. } => {
                let last = last.map_or("start".to_string(), |ply| ply.to_string());
                self.say(&format!("{key}-no-progress"), &[count, ("last", last.into())])
            }
            // Nobody claims it.
            Proof::NoWin { .. } => self.say("proof-no-win", &[count]),
        }
    }

    fn to_do(&self, position: &AnyGame) -> String {
        match position {
            AnyGame::Mill(mill) if position.awaits_throw() => {
                let rules = State::rules(mill);
                let sum = [("sum", Arg::from(rules.dice_sum))];
                self.say(&format!("play-do-throw-{}", rules.dice), &sum)
            }
            AnyGame::Mill(mill) => self.to_do_in_mill(mill),
            AnyGame::Draughts(draughts) => {
                let mut captures = true;
                draughts.visit_moves(|m| captures &= m.is_capture());
                self.text.text(if captures { "play-do-capture" } else { "play-do-man" })
            }
            AnyGame::Wolf(wolf) if wolf.wolf().is_none() => self.text.text("play-do-wolf"),
            AnyGame::Battue(battue) if Position::turn(battue) == Side::White => {
                self.text.text(match State::rules(battue).quarry_hop {
                    Hop::No => "play-do-step",
                    Hop::Hop => "play-do-step-or-hop",
                    Hop::Take => "play-do-step-or-take",
                })
            }
            AnyGame::Wolf(_) | AnyGame::Battue(_) => self.text.text("play-do-step"),
            AnyGame::Pegs(pegs) => {
                self.say("play-do-jump-peg", &[("pegs", pegs.pegs().len().into())])
            }
        }
    }

    /// What is to be done in mill, and what the dice have to do with it.
    fn to_do_in_mill(&self, mill: &mill::Mill) -> String {
        let to_do = self.to_do_with_stones(mill);
        let rules = State::rules(mill);
        let throw = State::throw(mill);
        let all_in_hand = u32::from(mill.hand(mill.turn())) == u32::from(rules.stones);
        let key = match rules.dice {
            Dice::Relocate if throw.is_some_and(|throw| throw.sum() < rules.dice_sum) => {
                "play-do-low-throw"
            }
            Dice::Relocate if all_in_hand => "play-do-dice-later",
            Dice::Alfonso if throw.is_some() && !enters(mill) => "play-do-no-entry",
            _ => return to_do,
        };
        self.say(key, &[("do", to_do.into())])
    }

    fn to_do_with_stones(&self, mill: &mill::Mill) -> String {
        let (mut places, mut moves, mut removes, mut enters) = (false, false, false, None);
        mill.visit_moves(|m| match m.action {
            Action::Place { .. } => places = true,
            Action::Enter { .. } => enters = enters.or(Some(m)),
            Action::Shift { .. } => moves = true,
            Action::Remove => removes = true,
            Action::Pass => {}
        });
        let side = mill.turn();
        let hand = [("hand", Arg::from(mill.hand(side)))];
        if let Some(enters) = enters {
            let turn = Arg::from(mill.move_text(Move::quiet(enters.action)));
            return self.say("play-do-enter", &[hand[0].clone(), ("turn", turn)]);
        }
        let rules = State::rules(mill);
        let is_high = |throw: Throw| rules.dice == Dice::Relocate && throw.sum() >= rules.dice_sum;
        if moves && State::throw(mill).is_some_and(is_high) {
            return self.text.text("play-do-relocate");
        }
        match (places, moves) {
            (true, true) => self.say("play-do-place-or-move", &hand),
            (true, false) => self.say("play-do-place", &hand),
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

/// Whether the throw lets stones enter a line.
fn enters(mill: &mill::Mill) -> bool {
    let mut enters = false;
    mill.visit_moves(|m| enters |= matches!(m.action, Action::Enter { .. }));
    enters
}
