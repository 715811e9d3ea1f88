//! The legal turns of a position.

use board::{Side, State};

use crate::{
    Direction, Draughts, Move, Rules, Setup, Square, SquareSet,
    capture::{capturers, directions, is_first_way, legal_paths},
    path::Path,
    rules::{Huff, King},
    setup::far_row,
};

impl Draughts {
    /// Whether the side to move has a legal turn.
    pub fn has_moves(&self) -> bool {
        let setup = self.setup();
        if setup.them().is_empty() {
            return false;
        }
        !capturers(setup, self.rules_ref()).is_empty()
            || count_steps(setup, self.rules_ref()) > 0
            || self.has_moves_after_huff()
    }

    fn has_moves_after_huff(&self) -> bool {
        self.setup().huffable.into_iter().any(|huffed| {
            let setup = self.setup().without(huffed);
            count_steps(&setup, self.rules_ref()) > 0
                || !capturers(&setup, self.rules_ref()).is_empty()
        })
    }

    /// Calls `visit` with the turn of every order of captures, so that a turn that can be carried
    /// out in several ways comes several times.
    pub fn visit_paths(&self, mut visit: impl FnMut(Move)) {
        self.visit_all(|_, _, _| true, &mut visit);
    }

    /// Calls `visit` with every turn that takes nothing, as if nothing could be taken.
    #[inline]
    pub fn visit_steps(&self, mut visit: impl FnMut(Move)) {
        visit_steps(self.setup(), self.rules_ref(), &mut visit);
    }

    /// Visits all turns; `wanted` chooses among the ways to carry out a capture.
    #[inline]
    pub(crate) fn visit_all(
        &self,
        wanted: impl Fn(&Setup, &Rules, &Path) -> bool,
        visit: &mut impl FnMut(Move),
    ) {
        let (setup, rules) = (self.setup(), self.rules_ref());
        if setup.them().is_empty() {
            return;
        }
        visit_plain(setup, rules, &wanted, visit);
        for huffed in setup.huffable {
            visit_plain(&setup.without(huffed), rules, &wanted, &mut |m| {
                visit(Move { huffed: Some(huffed), ..m });
            });
        }
    }

    #[inline]
    pub(crate) fn count_turns(&self) -> u64 {
        let (setup, rules) = (self.setup(), self.rules_ref());
        if rules.huff == Huff::Off && capturers(setup, rules).is_empty() {
            return if setup.them().is_empty() { 0 } else { u64::from(count_steps(setup, rules)) };
        }
        let mut count = 0;
        self.visit_all(is_first_way, &mut |_| count += 1);
        count
    }
}

/// The number of ways to play `depth` turns from here, where each order of captures is a way of
/// its own.
///
/// Published tables count so. A flying king that jumps straight on counts once, wherever it comes
/// down between the two jumps.
pub fn perft_paths(position: &Draughts, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    if depth == 1 {
        position.visit_paths(|_| nodes += 1);
        return nodes;
    }
    position.visit_paths(|m| {
        let mut child = *position;
        child.play_unchecked(m);
        nodes += perft_paths(&child, depth - 1);
    });
    nodes
}

/// Visits the turns of a board on which nothing is huffed any more.
#[inline]
fn visit_plain(
    setup: &Setup,
    rules: &Rules,
    wanted: &impl Fn(&Setup, &Rules, &Path) -> bool,
    visit: &mut impl FnMut(Move),
) {
    let capturers = capturers(setup, rules);
    if !capturers.is_empty() {
        legal_paths(setup, rules, capturers, |path| {
            if wanted(setup, rules, path) {
                visit(path.turn());
            }
        });
        if rules.huff == Huff::Off {
            return;
        }
    }
    visit_steps(setup, rules, visit);
}

#[inline]
fn step(from: Square, to: Square, crowned: bool) -> Move {
    Move { huffed: None, from, to, captured: SquareSet::EMPTY, crowned }
}

/// Visits every turn without a capture, as if none were possible.
#[inline]
pub(crate) fn visit_steps(setup: &Setup, rules: &Rules, visit: &mut impl FnMut(Move)) {
    let (us, empty) = (setup.us(), setup.empty());
    let far_row = far_row(setup.turn);
    for way in directions(setup.turn).0 {
        for to in (us - setup.kings).step(way) & empty {
            if let Some(from) = to.neighbour(way.opposite()) {
                visit(step(from, to, far_row.contains(to)));
            }
        }
    }
    for from in us & setup.kings {
        for way in Direction::ALL {
            let mut next = from.neighbour(way);
            while let Some(to) = next.filter(|&to| empty.contains(to)) {
                visit(step(from, to, false));
                next = match rules.king {
                    King::Short => None,
                    King::Flying => to.neighbour(way),
                };
            }
        }
    }
}

/// How many turns without a capture there are, as if none were possible.
#[inline]
fn count_steps(setup: &Setup, rules: &Rules) -> u32 {
    match setup.turn {
        Side::White => count_steps_of(setup, rules, Side::White),
        Side::Black => count_steps_of(setup, rules, Side::Black),
    }
}

#[inline]
fn count_steps_of(setup: &Setup, rules: &Rules, side: Side) -> u32 {
    let (forwards, backwards) = directions(side);
    let (us, empty) = (setup.side(side), setup.empty());
    let kings = us & setup.kings;
    if kings.is_empty() || rules.king == King::Short {
        return (us.step(forwards[0]) & empty).len()
            + (us.step(forwards[1]) & empty).len()
            + (kings.step(backwards[0]) & empty).len()
            + (kings.step(backwards[1]) & empty).len();
    }
    let men = us - setup.kings;
    let mut count = (men.step(forwards[0]) & empty).len() + (men.step(forwards[1]) & empty).len();
    for way in Direction::ALL {
        // All kings fly at once; two of them never fly over the same square in one direction,
        // because the one behind is stopped by the one before it.
        let mut flying = kings.step(way) & empty;
        while !flying.is_empty() {
            count += flying.len();
            flying = flying.step(way) & empty;
        }
    }
    count
}
