//! What the rules allow in one sub-space.

use mill::{Fly, OnMillMoving, OnMillPlacing, Placing, Rules, ThreeVsThree, Win};

use super::super::{
    Space,
    frame::{Frame, Ways},
};

/// What a mill earns in a sub-space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Earns {
    /// The game.
    Win,
    /// Stones of the enemy.
    Capture,
    /// Stones of the enemy and another turn.
    CaptureAndTurn,
    /// Another turn.
    Turn,
    /// Nothing.
    Nothing,
    /// Nothing, and it is allowed only where every placement closes one.
    Forbidden,
}

/// One sub-space and what can be done in it.
#[derive(Debug)]
pub(crate) struct Task<'a> {
    pub(crate) frame: &'a Frame,
    pub(crate) space: Space,
    /// How stones go, if they may.
    pub(crate) ways: Option<&'a Ways>,
    /// Whether stones may be placed.
    pub(crate) places: bool,
    /// What a mill earns.
    pub(crate) earns: Earns,
}

impl<'a> Task<'a> {
    pub(crate) fn new(frame: &'a Frame, space: Space) -> Self {
        let rules = &frame.rules;
        let places = space.mover_hand > 0;
        let shifts = !places || rules.placing == Placing::Mixed;
        let flies = rules.fly != Fly::Off && !places && space.mover <= rules.fly_at;
        let ways = match (shifts, flies) {
            (false, _) => None,
            (true, true) => Some(&frame.flights),
            (true, false) => Some(&frame.steps),
        };
        Self { frame, space, ways, places, earns: earns(rules, space) }
    }

    /// Whether so many waiting stones on the board are too few.
    pub(crate) fn is_reduced(&self, waiting: u32) -> bool {
        let rules = &self.frame.rules;
        rules.win == Win::Reduce
            && waiting + u32::from(self.space.waiter_hand) < u32::from(rules.min_stones)
    }

    /// Whether both sides have three stones and the rules call that a draw.
    pub(crate) fn is_three_all(&self) -> bool {
        let space = self.space;
        self.frame.rules.three_v_three == ThreeVsThree::Draw
            && space.mover + space.mover_hand == 3
            && space.waiter + space.waiter_hand == 3
    }

    /// Whether every point is occupied and nothing is in hand.
    pub(crate) fn is_full(&self) -> bool {
        self.space.is_moving()
            && usize::from(self.space.mover + self.space.waiter) == self.frame.points
    }

    /// Whether the mover can always do something: place a stone, or fly, where there is room.
    pub(crate) fn is_never_blocked(&self) -> bool {
        let flies = self.frame.rules.fly == Fly::Free
            && self.ways.is_some_and(|ways| std::ptr::eq(ways, &raw const self.frame.flights));
        let has_room = usize::from(self.space.mover + self.space.waiter) < self.frame.points;
        has_room && (self.places || flies && self.space.mover > 0)
    }

    /// Whether a step that closes a mill and takes nothing lets the same side go on.
    pub(crate) fn has_after_steps(&self) -> bool {
        self.ways.is_some() && matches!(self.earns, Earns::Turn)
    }

    /// The sub-space after a placement (or a move) that takes so many stones.
    pub(crate) fn next(&self, placed: bool, taken: u8) -> Space {
        let placed = u8::from(placed);
        Space {
            mover: self.space.waiter - taken,
            waiter: self.space.mover + placed,
            mover_hand: self.space.waiter_hand,
            waiter_hand: self.space.mover_hand - placed,
        }
    }
}

fn earns(rules: &Rules, space: Space) -> Earns {
    if rules.win == Win::FirstMill {
        let forbidden = !space.is_moving() && rules.on_mill_placing == OnMillPlacing::Forbidden;
        return if forbidden { Earns::Forbidden } else { Earns::Win };
    }
    if space.is_moving() {
        return match rules.on_mill_moving {
            OnMillMoving::Capture => Earns::Capture,
            OnMillMoving::CaptureAndExtraTurn => Earns::CaptureAndTurn,
            OnMillMoving::Nothing => Earns::Nothing,
        };
    }
    match rules.on_mill_placing {
        OnMillPlacing::Capture => Earns::Capture,
        OnMillPlacing::ExtraTurn => Earns::Turn,
        OnMillPlacing::Nothing => Earns::Nothing,
        OnMillPlacing::Forbidden => Earns::Forbidden,
    }
}
