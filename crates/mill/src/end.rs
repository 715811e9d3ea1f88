//! How the position ends the game.

use board::{End, Reason, Side};

use crate::{
    ExtraTurn, Mill,
    choices::{Blocked, BoardFull, ThreeVsThree, Win},
};

impl Mill {
    /// The end of the game, if the position ends it.
    ///
    /// The tests come in this order: first mill, too few stones, full board, blockade, three
    /// against three. None is made while an extra turn is still to be played.
    pub(crate) fn position_end(&self) -> Option<End> {
        if self.extra != ExtraTurn::No {
            return None;
        }
        self.decided_by_stones()
            .or_else(|| self.decided_by_blockade())
            .or_else(|| self.decided_by_three())
    }

    /// Whether the game is over for a reason that needs no look at the moves. A blockade shows by
    /// itself: there are none.
    #[inline]
    pub(crate) fn is_decided(&self) -> bool {
        self.extra == ExtraTurn::No
            && (self.decided_by_stones().is_some() || self.decided_by_three().is_some())
    }

    #[inline]
    fn decided_by_stones(&self) -> Option<End> {
        let mover = self.turn;
        if self.rules.win == Win::FirstMill {
            return (!self.in_mills(!mover).is_empty())
                .then(|| End::win(!mover, Reason::FirstMill));
        }
        for side in [mover, !mover] {
            if self.is_reduced(side, self.stones[side]) {
                return Some(End::win(!side, Reason::Reduced));
            }
        }
        if self.removals == 0 && self.is_full() {
            return match self.rules.board_full {
                BoardFull::Draw => Some(End::draw(Reason::BoardFull)),
                BoardFull::MoverLoses => Some(End::win(!mover, Reason::BoardFull)),
                BoardFull::EachRemovesOne => None,
            };
        }
        None
    }

    fn decided_by_blockade(&self) -> Option<End> {
        // A low throw costs the turn, not the game, because a later one can free the player.
        if self.removals > 0
            || self.throw.is_some()
            || self.awaits_throw_now()
            || self.can_act(self.turn)
        {
            return None;
        }
        match self.rules.blocked {
            Blocked::Loss => Some(End::win(!self.turn, Reason::Blocked)),
            Blocked::Draw => Some(End::draw(Reason::Blocked)),
            Blocked::Pass => (!self.can_act(!self.turn)).then_some(End::draw(Reason::BothBlocked)),
        }
    }

    #[inline]
    fn decided_by_three(&self) -> Option<End> {
        let three = |side: Side| self.total(side) == 3;
        (self.rules.three_v_three == ThreeVsThree::Draw && three(Side::White) && three(Side::Black))
            .then_some(End::draw(Reason::ThreeVsThree))
    }

    /// Whether the dice are to be thrown, the game not being over.
    pub(crate) fn awaits_throw_now(&self) -> bool {
        self.throw.is_none()
            && self.dice_matter()
            && self.decided_by_stones().is_none()
            && self.decided_by_three().is_none()
    }
}
