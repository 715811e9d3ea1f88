//! Puzzles of solitaire: moments of solutions.

use board::{Puzzle as _, State};
use game::{AnyGame, AnyMove};
use pegs::{Hole, HoleSet, Jump, Layout, Oracle, Pegs, Rules};

use super::Found;
use crate::{Kind, solitaire};

/// Puzzles that go on to the last peg begin with so many.
const FEW: std::ops::RangeInclusive<u32> = 4..=10;

/// Makes puzzles of one board.
pub(super) struct Maker {
    rules: Rules,
    /// What knows the English board from its start on.
    oracle: Option<Box<Oracle>>,
}

impl Maker {
    pub(super) fn new(rules: Rules) -> Self {
        let english = rules.layout == Layout::English;
        Self { rules, oracle: english.then(|| Box::new(Oracle::build())) }
    }

    /// Looks at one solution.
    pub(super) fn look(&self, random: &mut fastrand::Rng) -> Vec<Found> {
        let Some(moments) = self.solution(random) else {
            return Vec::new();
        };
        let (few, many): (Vec<Pegs>, Vec<Pegs>) =
            moments.into_iter().partition(|moment| FEW.contains(&moment.pegs().len()));
        let chosen = (!few.is_empty()).then(|| few[random.usize(..few.len())]);
        let keep = many.iter().find_map(|moment| self.keep(moment));
        chosen.and_then(|moment| finish(&moment)).into_iter().chain(keep).collect()
    }

    /// The jumps after which a position can still be solved; `None` where that is not known.
    fn solving(&self, position: &Pegs) -> Option<Vec<Jump>> {
        if let Some(oracle) = self.oracle.as_ref().filter(|oracle| oracle.knows(position)) {
            return Some(oracle.solving_jumps(position));
        }
        if position.layout() == Layout::European && !FEW.contains(&position.pegs().len()) {
            return None;
        }
        let solves = |jump: &Jump| {
            let mut after = *position;
            after.play_unchecked(*jump);
            after.is_solved() || solitaire::is_solvable(&after)
        };
        Some(position.legal_moves().into_iter().filter(solves).collect())
    }

    /// The positions on the way of a solution drawn by lot. Where solutions are rare the way is
    /// gone backwards, from the last peg.
    fn solution(&self, random: &mut fastrand::Rng) -> Option<Vec<Pegs>> {
        if self.rules.layout == Layout::European {
            return self.backwards(random);
        }
        let mut now = Pegs::initial(self.rules);
        let mut moments = Vec::new();
        while !now.is_solved() {
            let jumps = self.solving(&now).filter(|jumps| !jumps.is_empty())?;
            moments.push(now);
            now.play_unchecked(jumps[random.usize(..jumps.len())]);
        }
        Some(moments)
    }

    /// A position from which jumps drawn by lot lead to one peg, found by undoing them.
    fn backwards(&self, random: &mut fastrand::Rng) -> Option<Vec<Pegs>> {
        let holes: Vec<_> = self.rules.layout.holes().iter().collect();
        let mut pegs = HoleSet::EMPTY.with(holes[random.usize(..holes.len())]);
        let wanted = random.u32(FEW);
        while pegs.len() < wanted {
            let undone = undone(self.rules, pegs);
            pegs = *undone.get(random.usize(..undone.len().max(1)))?;
        }
        Some(vec![Pegs::problem(self.rules, pegs, self.rules.goal).ok()?])
    }

    /// A puzzle of one jump: only one keeps the position solvable.
    fn keep(&self, position: &Pegs) -> Option<Found> {
        let choices = position.count_moves() as usize;
        let jumps = self.solving(position).filter(|jumps| jumps.len() == 1)?;
        let start = AnyGame::from(*position);
        let line = vec![start.move_text(AnyMove::Pegs(jumps[0]))];
        (choices >= 3).then_some(Found {
            position: start,
            kind: Kind::Keep,
            line,
            choices,
            plies: None,
        })
    }
}

/// What some pegs can have been one jump ago, where they were fewer than all.
fn undone(rules: Rules, pegs: HoleSet) -> Vec<HoleSet> {
    let holes: Vec<Hole> = rules.layout.holes().iter().collect();
    let mut before = Vec::new();
    for (&from, &to) in holes.iter().flat_map(|from| holes.iter().map(move |to| (from, to))) {
        let jump = Jump { from, to };
        let Some(over) = jump.over().filter(|over| rules.layout.holes().contains(*over)) else {
            continue;
        };
        if !pegs.contains(to) || pegs.contains(over) || pegs.contains(from) {
            continue;
        }
        let pegs = pegs.without(to).with(over).with(from);
        if Pegs::problem(rules, pegs, rules.goal).is_ok_and(|position| position.is_legal(jump)) {
            before.push(pegs);
        }
    }
    before
}

/// A puzzle that goes on to the last peg, in few moves where that takes some care.
fn finish(position: &Pegs) -> Option<Found> {
    let (par, jumps) = solitaire::par(position, None)?;
    if par < 2 {
        return None;
    }
    let start = AnyGame::from(*position);
    let line = jumps.iter().map(|&jump| start.move_text(AnyMove::Pegs(jump))).collect();
    let choices = position.count_moves() as usize;
    let kind = if par < jumps.len() { Kind::FewMoves } else { Kind::Finish };
    (choices >= 2).then_some(Found { position: start, kind, line, choices, plies: None })
}
