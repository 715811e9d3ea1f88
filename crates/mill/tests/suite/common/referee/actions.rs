//! What the stones of the side to move may do.

use std::collections::BTreeSet;

use mill::{BoardId, Dice, Fly, Motion, OnMillPlacing, Placing, Remill};

use super::{
    Action, Line, Name, Referee,
    boards::{diagonals, drawn, knight_moves},
};

impl Referee {
    /// Everything the stones of the side to move may do, barred mills left out.
    pub(super) fn actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        if self.hand[&self.turn] > 0 {
            actions.extend(self.placements());
            actions.extend(self.entries());
        }
        if self.hand[&self.turn] == 0 || self.rules.placing == Placing::Mixed {
            for from in self.stones(self.turn) {
                actions.extend(self.moves_of(&from));
            }
        }
        actions.retain(|action| !self.is_barred(action));
        actions
    }

    pub(super) fn placements(&self) -> Vec<Action> {
        let all: Vec<Action> = self
            .stones('.')
            .into_iter()
            .map(|to| Action {
                text: to.clone(),
                arrivals: vec![to],
                from: None,
                hopped: BTreeSet::new(),
            })
            .collect();
        if self.rules.on_mill_placing != OnMillPlacing::Forbidden
            || all.iter().all(|action| !self.lines_closed(action).is_empty())
        {
            return all;
        }
        all.into_iter().filter(|action| self.lines_closed(action).is_empty()).collect()
    }

    pub(super) fn entries(&self) -> Vec<Action> {
        let lucky = [[6, 5, 4], [6, 3, 3], [5, 2, 2], [4, 1, 1]];
        if self.rules.dice != Dice::Alfonso
            || self.hand[&self.turn] < 3
            || !self.throw.is_some_and(|throw| lucky.contains(&throw))
        {
            return Vec::new();
        }
        let enter = |line: Line| {
            let arrivals: Vec<Name> = line.into_iter().collect();
            Action { text: arrivals.join("+"), arrivals, from: None, hopped: BTreeSet::new() }
        };
        self.empty_lines().into_iter().map(enter).collect()
    }

    pub(super) fn moves_of(&self, from: &Name) -> Vec<Action> {
        let me = self.turn;
        let mut targets: BTreeSet<Name> = self.gait(from);
        let high = self.throw.is_some_and(|dice| dice.iter().sum::<u8>() >= self.rules.dice_sum);
        let relocates = self.rules.dice == Dice::Relocate && high;
        if relocates || (self.rules.fly == Fly::Free && self.flies(me)) {
            targets.extend(self.stones('.'));
        } else if self.rules.fly == Fly::Line && self.flies(me) {
            targets.extend(self.slides(from, &drawn(&self.rules)));
        }
        let takes = matches!(self.rules.motion, Motion::HopCapture | Motion::HopCaptureChain);
        let mut ways: BTreeSet<(Name, BTreeSet<Name>)> = BTreeSet::new();
        for to in targets {
            let hop = self.hops(from).into_iter().find(|(_, landing)| takes && *landing == to);
            let hopped = hop.into_iter().map(|(over, _)| over);
            ways.insert((to, hopped.filter(|over| self.board[over] == self.other()).collect()));
        }
        if self.rules.motion == Motion::HopCaptureChain {
            let mut lifted = self.clone();
            lifted.board.insert(from.clone(), '.');
            lifted.chain(from, &BTreeSet::new(), &mut ways);
        }
        let action = |(to, hopped): (Name, BTreeSet<Name>)| Action {
            text: format!("{from}-{to}"),
            arrivals: vec![to],
            from: Some(from.clone()),
            hopped,
        };
        ways.into_iter().map(action).collect()
    }

    pub(super) fn chain(
        &self,
        at: &Name,
        taken: &BTreeSet<Name>,
        ways: &mut BTreeSet<(Name, BTreeSet<Name>)>,
    ) {
        for (over, to) in self.hops(at) {
            if self.board[&over] == self.other() && !taken.contains(&over) && self.board[&to] == '.'
            {
                let mut taken = taken.clone();
                taken.insert(over);
                ways.insert((to.clone(), taken.clone()));
                self.chain(&to, &taken, ways);
            }
        }
    }

    pub(super) fn neighbours(&self, point: &Name) -> BTreeSet<Name> {
        let mut found = BTreeSet::new();
        for line in drawn(&self.rules) {
            for pair in line.windows(2) {
                if pair[0] == *point {
                    found.insert(pair[1].clone());
                }
                if pair[1] == *point {
                    found.insert(pair[0].clone());
                }
            }
        }
        found
    }

    pub(super) fn hops(&self, from: &Name) -> Vec<(Name, Name)> {
        let mut found = Vec::new();
        for line in drawn(&self.rules) {
            for three in line.windows(3) {
                if three[0] == *from {
                    found.push((three[1].clone(), three[2].clone()));
                }
                if three[2] == *from {
                    found.push((three[1].clone(), three[0].clone()));
                }
            }
        }
        found
    }

    pub(super) fn slides(&self, from: &Name, lines: &[Vec<Name>]) -> BTreeSet<Name> {
        let mut found = BTreeSet::new();
        for line in lines {
            for line in [line.clone(), line.iter().rev().cloned().collect()] {
                let after = line.iter().skip_while(|name| *name != from).skip(1);
                found.extend(after.take_while(|name| self.board[*name] == '.').cloned());
            }
        }
        found
    }

    pub(super) fn gait(&self, from: &Name) -> BTreeSet<Name> {
        let free = |name: &Name| self.board[name] == '.';
        let steps = self.neighbours(from).into_iter().filter(free);
        match self.rules.motion {
            Motion::Step => steps.collect(),
            Motion::Knight => knight_moves(from).into_iter().filter(free).collect(),
            Motion::Hop | Motion::HopCapture | Motion::HopCaptureChain => {
                let hops = self.hops(from).into_iter();
                let hops = hops.filter(|(over, to)| self.board[over] != '.' && free(to));
                steps.chain(hops.map(|(_, to)| to)).collect()
            }
            Motion::Chess => {
                let mut all: BTreeSet<Name> = knight_moves(from).into_iter().filter(free).collect();
                all.extend(self.slides(from, &drawn(&self.rules)));
                all.extend(self.slides(from, &diagonals(BoardId::Nine)));
                all
            }
        }
    }

    pub(super) fn with(&self, action: &Action) -> Self {
        let mut next = self.clone();
        if let Some(from) = &action.from {
            next.board.insert(from.clone(), '.');
        }
        for to in &action.arrivals {
            next.board.insert(to.clone(), self.turn);
        }
        next
    }

    pub(super) fn lines_closed(&self, action: &Action) -> Vec<Line> {
        let arrived = |line: &Line| action.arrivals.iter().any(|to| line.contains(to));
        self.with(action).closed(self.turn).into_iter().filter(arrived).collect()
    }

    pub(super) fn is_barred(&self, action: &Action) -> bool {
        let lines = self.lines_closed(action);
        if lines.is_empty() {
            return false;
        }
        match (self.rules.remill, self.barred.get(&self.turn), &action.from) {
            (Remill::NoImmediateReturn, Some((from, to)), Some(here)) => {
                from == here && *to == action.arrivals[0]
            }
            (Remill::Wait1 | Remill::Wait2 | Remill::Wait3, ..) => {
                lines.iter().any(|line| self.wait[&self.turn].contains_key(line))
            }
            _ => false,
        }
    }
}
