//! Whole turns, and what the position is after them.

use std::collections::{BTreeMap, BTreeSet};

use mill::{BoardFull, CaptureDuty, Captures, OnMillMoving, OnMillPlacing, Protect, Remill, Win};

use super::{Action, Line, Name, Referee};

impl Referee {
    pub(super) fn targets(&self) -> Vec<Name> {
        let enemy = self.stones(self.other());
        let mills = self.closed(self.other());
        let free: Vec<Name> = enemy
            .iter()
            .filter(|name| !mills.iter().any(|line| line.contains(*name)))
            .cloned()
            .collect();
        // The phase is that of the beginning of the turn: `removals` etc. play no part in it.
        let protect =
            if self.placing() { self.rules.protect_placing } else { self.rules.protect_moving };
        match protect {
            Protect::None => enemy,
            Protect::Strict => free,
            Protect::ExceptLastThree if self.total(self.other()) == 3 => enemy,
            Protect::UnlessAllInMills if free.is_empty() => enemy,
            _ => free,
        }
    }

    /// Every way to take stones one after the other, as sets.
    pub(super) fn captures(&self, left: u32) -> BTreeSet<BTreeSet<Name>> {
        let mut ways = BTreeSet::new();
        let targets =
            if left == 0 || self.lost_by_count(self.other()) { vec![] } else { self.targets() };
        if targets.is_empty() || self.rules.capture_duty == CaptureDuty::May {
            ways.insert(BTreeSet::new());
        }
        for target in targets {
            let mut next = self.clone();
            next.board.insert(target.clone(), '.');
            for mut way in next.captures(left - 1) {
                way.insert(target.clone());
                ways.insert(way);
            }
        }
        ways
    }

    /// Every legal turn in writing, with the position after it.
    pub fn turns(&self) -> BTreeMap<String, Self> {
        let mut turns = BTreeMap::new();
        if self.end().is_some() || self.awaits_throw() {
            return turns;
        }
        if self.removals > 0 {
            for target in self.stones(self.other()) {
                let mut next = self.clone();
                next.board.insert(target.clone(), '.');
                next.removals -= 1;
                next.count_wait();
                next.finish(true, false, false);
                turns.insert(format!("x{target}"), next);
            }
            return turns;
        }
        let actions = self.actions();
        if actions.is_empty() {
            let mut next = self.clone();
            next.count_wait();
            next.barred.remove(&self.turn);
            next.finish(false, false, false);
            turns.insert("pass".to_string(), next);
        }
        for action in actions {
            self.turns_of(&action, &mut turns);
        }
        turns
    }

    pub(super) fn turns_of(&self, action: &Action, turns: &mut BTreeMap<String, Self>) {
        let lines = self.lines_closed(action);
        let unpaid = |line: &&Line| {
            self.rules.remill != Remill::OneTime || !self.spent[&self.turn].contains(*line)
        };
        let paying = lines.iter().filter(unpaid).count() as u32;
        let (takes, offers_turn) = if self.rules.win == Win::FirstMill {
            (false, false)
        } else if self.placing() {
            let rule = self.rules.on_mill_placing;
            (rule == OnMillPlacing::Capture, rule == OnMillPlacing::ExtraTurn)
        } else {
            let rule = self.rules.on_mill_moving;
            (rule != OnMillMoving::Nothing, rule == OnMillMoving::CaptureAndExtraTurn)
        };
        let number = match self.rules.captures {
            _ if !takes => 0,
            Captures::One => paying.min(1),
            Captures::PerMill => paying,
        };
        let mut hopped = self.with(action);
        for over in &action.hopped {
            hopped.board.insert(over.clone(), '.');
        }
        // Hands still as before: the phase is that of the beginning of the turn.
        let ways =
            if number == 0 { BTreeSet::from([BTreeSet::new()]) } else { hopped.captures(number) };
        for way in ways {
            let taken: BTreeSet<Name> = way.union(&action.hopped).cloned().collect();
            let mut text = action.text.clone();
            for name in &taken {
                text += &format!("x{name}");
            }
            let next = self.after(action, &lines, paying, &taken, offers_turn);
            if next.turn == self.turn {
                text.push('+');
            }
            turns.insert(text, next);
        }
    }

    pub(super) fn after(
        &self,
        action: &Action,
        lines: &[Line],
        paying: u32,
        taken: &BTreeSet<Name>,
        offers_turn: bool,
    ) -> Self {
        let me = self.turn;
        let mut next = self.with(action);
        for name in taken {
            next.board.insert(name.clone(), '.');
        }
        if action.from.is_none() {
            *next.hand.get_mut(&me).unwrap() -= action.arrivals.len() as u32;
        }
        self.remember(action, lines, &mut next);
        let progress = action.from.is_none() || paying > 0 || !taken.is_empty();
        let idle_step = action.from.is_some() && taken.is_empty();
        let mut again = offers_turn && paying > 0 && !self.lost_by_count_after(&next);
        again &= !(idle_step && self.extra == "step");
        if again {
            let mut same = next.clone();
            same.throw = None;
            same.extra = "1";
            again = same.dice_due() || same.can_act(me);
        }
        next.finish(progress, again, idle_step);
        if next.full() && self.placing() && self.rules.board_full == BoardFull::EachRemovesOne {
            next.removals = 2;
        }
        next
    }

    pub(super) fn lost_by_count_after(&self, next: &Self) -> bool {
        next.lost_by_count(self.other())
    }

    pub(super) fn remember(&self, action: &Action, lines: &[Line], next: &mut Self) {
        let me = self.turn;
        let opened: Vec<Line> = match &action.from {
            Some(from) => self.closed(me).into_iter().filter(|line| line.contains(from)).collect(),
            None => Vec::new(),
        };
        next.barred.remove(&me);
        if self.rules.remill == Remill::NoImmediateReturn && !lines.is_empty() && !opened.is_empty()
        {
            next.barred.insert(me, (action.arrivals[0].clone(), action.from.clone().unwrap()));
        }
        if self.rules.remill == Remill::OneTime {
            next.spent.get_mut(&me).unwrap().extend(lines.iter().cloned());
        }
        next.count_wait();
        let turns = match self.rules.remill {
            Remill::Wait1 => 1,
            Remill::Wait2 => 2,
            Remill::Wait3 => 3,
            _ => return,
        };
        for line in opened {
            next.wait.get_mut(&me).unwrap().insert(line, turns);
        }
    }

    pub(super) fn count_wait(&mut self) {
        let me = self.turn;
        let wait = self.wait.get_mut(&me).unwrap();
        for turns in wait.values_mut() {
            *turns -= 1;
        }
        wait.retain(|_, turns| *turns > 0);
    }

    pub(super) fn finish(&mut self, progress: bool, again: bool, idle_step: bool) {
        self.idle = if progress { 0 } else { self.idle + 1 };
        self.throw = None;
        if again {
            self.extra = if idle_step || self.extra == "step" { "step" } else { "1" };
        } else {
            self.extra = "";
            self.turn = self.other();
        }
    }
}
