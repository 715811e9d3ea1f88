//! The position.

use core::hash::{Hash, Hasher};

use board::{BySide, Side, Throw, mix};

use crate::{
    Board, Point, PointSet, Rules,
    choices::{Captures, Dice, Fly, OnMillMoving, OnMillPlacing, Remill, Win},
};

/// A position of mill, under its rules; always a possible one.
///
/// # Equality
///
/// Two positions are equal if they are the same for the rule of repetition: occupancy, hands,
/// side to move, pending throw or extra turn, and what the rules remember of past mills. The
/// counter of plies without a mill does not take part, nor does the name of the rules.
#[derive(Clone, Copy, Debug)]
pub struct Mill {
    pub(crate) rules: Rules,
    pub(crate) board: &'static Board,
    pub(crate) stones: BySide<PointSet>,
    pub(crate) hands: BySide<u8>,
    pub(crate) turn: Side,
    pub(crate) extra: ExtraTurn,
    /// How many removals are due because the board was full.
    pub(crate) removals: u8,
    pub(crate) throw: Option<Throw>,
    pub(crate) idle: u16,
    /// What each side must remember of its mills; see `memory.rs`.
    pub(crate) memory: BySide<u64>,
    /// Whether a turn is one arrival and at most one capture, which can be counted at once.
    pub(crate) plain: bool,
}

/// An extra turn of the side to move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ExtraTurn {
    /// An ordinary turn.
    No,
    /// An extra turn.
    Earned,
    /// An extra turn after a step has closed a mill without taking; such a step earns no other.
    AfterStep,
}

impl Mill {
    /// The empty board.
    pub(crate) fn empty(rules: Rules) -> Self {
        Self {
            rules,
            board: rules.geometry(),
            stones: BySide::both(PointSet::EMPTY),
            hands: BySide::both(rules.stones),
            turn: rules.first_side(),
            extra: ExtraTurn::No,
            removals: 0,
            throw: None,
            idle: 0,
            memory: BySide::both(0),
            plain: is_plain(&rules),
        }
    }

    /// The board it is played on.
    pub const fn board(&self) -> &'static Board {
        self.board
    }

    /// The stones of a side on the board.
    #[inline]
    pub fn stones(&self, side: Side) -> PointSet {
        self.stones[side]
    }

    /// How many stones a side holds in hand.
    #[inline]
    pub fn hand(&self, side: Side) -> u8 {
        self.hands[side]
    }

    /// How many stones a side has, on the board and in hand.
    #[inline]
    pub fn total(&self, side: Side) -> u8 {
        self.stones[side].len() as u8 + self.hands[side]
    }

    /// How many stones a side has lost.
    pub fn lost(&self, side: Side) -> u8 {
        self.rules.stones - self.total(side)
    }

    /// The points without a stone.
    #[inline]
    pub fn empty_points(&self) -> PointSet {
        self.board.points() - self.stones.white - self.stones.black
    }

    /// The side whose stone stands on a point.
    pub fn at(&self, point: Point) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.stones[side].contains(point))
    }

    /// The stones of a side that stand in mills.
    pub fn in_mills(&self, side: Side) -> PointSet {
        self.board.in_mills(self.stones[side])
    }

    /// Whether a side may fly.
    #[inline]
    pub fn flies(&self, side: Side) -> bool {
        self.rules.fly != Fly::Off
            && self.hands[side] == 0
            && self.stones[side].len() <= u32::from(self.rules.fly_at)
    }

    /// How many stones have to be taken because the board was full.
    #[inline]
    pub const fn removals(&self) -> u8 {
        self.removals
    }

    /// The extra turn of the side to move, if it is in one.
    pub const fn extra_turn(&self) -> ExtraTurn {
        self.extra
    }

    /// Whether either hand holds a stone, so that the rules for placing apply.
    #[inline]
    pub(crate) fn is_placing(&self) -> bool {
        self.hands.white | self.hands.black != 0
    }

    #[inline]
    pub(crate) fn own(&self) -> PointSet {
        self.stones[self.turn]
    }

    #[inline]
    pub(crate) fn enemy(&self) -> PointSet {
        self.stones[!self.turn]
    }

    /// Everything equality looks at, as numbers.
    fn identity(&self) -> [u64; 4] {
        let stones =
            u64::from(self.stones.white.bits()) | u64::from(self.stones.black.bits()) << 32;
        let throw = self.throw.map_or(0, |throw| {
            let [a, b, c] = throw.dice().map(u64::from);
            a << 8 | b << 4 | c
        });
        let state = u64::from(self.hands.white)
            | u64::from(self.hands.black) << 8
            | (self.turn as u64) << 16
            | (self.extra as u64) << 20
            | u64::from(self.removals) << 24
            | throw << 32;
        [stones, state, self.memory.white, self.memory.black]
    }

    pub(crate) fn position_key(&self) -> u64 {
        self.identity().into_iter().fold(0, |key, part| mix(key ^ part))
    }
}

/// Whether no turn does more than arrive and take at most one stone for a mill.
fn is_plain(rules: &Rules) -> bool {
    rules.win != Win::FirstMill
        && rules.on_mill_placing == OnMillPlacing::Capture
        && rules.on_mill_moving == OnMillMoving::Capture
        && rules.captures == Captures::One
        && rules.remill == Remill::Free
        && rules.dice == Dice::None
        && !rules.motion.takes()
}

impl PartialEq for Mill {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self.board, other.board) && self.identity() == other.identity()
    }
}

impl Eq for Mill {}

impl Hash for Mill {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.identity().hash(state);
    }
}
