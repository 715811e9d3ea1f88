//! Where stones may go.

use board::{MoveList, Side};

use crate::{
    Action, Mill, Point, PointSet,
    choices::{Dice, Fly, Motion, OnMillPlacing, Placing},
};

/// The throws that let three stones enter at once.
const ENTRY_THROWS: [[u8; 3]; 4] = [[6, 5, 4], [6, 3, 3], [5, 2, 2], [4, 1, 1]];

impl Mill {
    /// Whether the side to move may put a stone from the hand on the board.
    #[inline]
    pub(crate) fn may_place(&self) -> bool {
        self.hands[self.turn] > 0
    }

    /// Whether the side to move may move a stone on the board.
    #[inline]
    pub(crate) fn may_shift(&self) -> bool {
        self.hands[self.turn] == 0 || self.rules.placing == Placing::Mixed
    }

    /// The empty points a stone may be placed on.
    #[inline]
    pub(crate) fn placements(&self) -> PointSet {
        let empty = self.empty_points();
        if self.rules.on_mill_placing != OnMillPlacing::Forbidden {
            return empty;
        }
        let quiet = empty.into_iter().filter(|&to| self.board.closes(to, self.own()) == 0);
        let quiet = quiet.collect::<PointSet>();
        if quiet.is_empty() { empty } else { quiet }
    }

    /// The empty points a stone of the side to move may go to in one move, hop chains aside.
    #[inline]
    pub(crate) fn reach(&self, from: Point, empty: PointSet) -> PointSet {
        self.reach_of(self.turn, from, empty)
    }

    fn reach_of(&self, side: Side, from: Point, empty: PointSet) -> PointSet {
        if self.relocates() {
            return empty;
        }
        match self.rules.fly {
            Fly::Free if self.flies(side) => empty,
            Fly::Line if self.flies(side) => {
                self.board.slides(from, empty) | self.gait(from, empty)
            }
            _ => self.gait(from, empty),
        }
    }

    /// Whether the throw lets the side to move put a stone on any empty point.
    pub(crate) fn relocates(&self) -> bool {
        self.rules.dice == Dice::Relocate
            && self.throw.is_some_and(|throw| throw.sum() >= self.rules.dice_sum)
    }

    /// The empty points a stone goes to by its ordinary motion.
    #[inline]
    fn gait(&self, from: Point, empty: PointSet) -> PointSet {
        match self.rules.motion {
            Motion::Step => self.board.neighbours(from) & empty,
            Motion::Knight => self.board.knight_targets(from) & empty,
            Motion::Hop | Motion::HopCapture | Motion::HopCaptureChain => {
                let hops = self.board.hops(from).filter(|&(over, _)| !empty.contains(over));
                let landings = hops.map(|(_, to)| to).collect::<PointSet>();
                (self.board.neighbours(from) | landings) & empty
            }
            Motion::Chess => {
                self.board.knight_targets(from) & empty
                    | self.board.slides(from, empty)
                    | self.board.bishop_slides(from, empty)
            }
        }
    }

    /// The enemy stone that a move from one point to another hops over and takes.
    pub(crate) fn hopped(&self, from: Point, to: Point) -> PointSet {
        if !self.rules.motion.takes() {
            return PointSet::EMPTY;
        }
        self.board
            .hops(from)
            .filter(|&(over, landing)| landing == to && self.enemy().contains(over))
            .map(|(over, _)| over)
            .collect()
    }

    /// The ends of hop chains of at least two hops, each with the stones taken on the way.
    pub(crate) fn chains(&self, from: Point) -> MoveList<(Point, PointSet)> {
        let mut ends = MoveList::new();
        if self.rules.motion == Motion::HopCaptureChain {
            let empty = self.empty_points().with(from);
            self.extend_chain(from, PointSet::EMPTY, empty, &mut ends);
        }
        ends
    }

    fn extend_chain(
        &self,
        at: Point,
        taken: PointSet,
        empty: PointSet,
        ends: &mut MoveList<(Point, PointSet)>,
    ) {
        for (over, to) in self.board.hops(at) {
            if !(self.enemy() - taken).contains(over) || !empty.contains(to) {
                continue;
            }
            let taken = taken.with(over);
            if taken.len() > 1 {
                if ends.contains(&(to, taken)) {
                    continue;
                }
                ends.push((to, taken));
            }
            self.extend_chain(to, taken, empty, ends);
        }
    }

    /// The empty lines that three stones may enter at once.
    pub(crate) fn entries(&self) -> impl Iterator<Item = PointSet> {
        let lucky = self.throw.is_some_and(|throw| ENTRY_THROWS.contains(&throw.dice()));
        let open = self.rules.dice == Dice::Alfonso && lucky && self.hands[self.turn] >= 3;
        self.enterable_lines().filter(move |_| open)
    }

    /// The lines without a stone.
    fn enterable_lines(&self) -> impl Iterator<Item = PointSet> {
        let empty = self.empty_points();
        self.board.lines().iter().copied().filter(move |&line| empty.is_superset(line))
    }

    /// Whether the dice can matter to the side to move.
    pub(crate) fn dice_matter(&self) -> bool {
        match self.rules.dice {
            Dice::None => false,
            Dice::Relocate => self.hands[self.turn] == 0 && self.own().len() > 3,
            Dice::Alfonso => self.hands[self.turn] >= 3 && self.enterable_lines().next().is_some(),
        }
    }

    /// Whether a side, were it to move, could place or move a stone.
    pub(crate) fn can_act(&self, side: Side) -> bool {
        let own = self.stones[side];
        let empty = self.empty_points();
        let allowed =
            |action, to, left| !self.is_barred(side, action, self.board.closed_lines(to, left));
        if self.hands[side] > 0 {
            let can_place = empty.into_iter().any(|to| allowed(Action::Place { to }, to, own));
            if can_place || self.rules.placing == Placing::Separate {
                return can_place;
            }
        }
        own.into_iter().any(|from| {
            let left = own.without(from);
            let mut reach = self.reach_of(side, from, empty).into_iter();
            reach.any(|to| allowed(Action::Shift { from, to }, to, left))
        })
    }
}
