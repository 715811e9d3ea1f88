//! Why the positions of some rule sets cannot be tabulated.

use std::fmt;

use mill::{
    BoardFull, CaptureDuty, Dice, Motion, OnMillMoving, OnMillPlacing, Placing, Protect, Remill,
    Rules, ThreeVsThree,
};

/// Why the positions of a rule set cannot be tabulated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Obstacle {
    /// Dice are thrown.
    Dice,
    /// Mills closed before decide what may be played.
    Remill,
    /// Several stones are taken in one chain of hops.
    HopChain,
    /// Each side takes a stone from a full board.
    FullBoard,
    /// While stones move, a mill that takes nothing may earn another turn.
    TurnForNothing,
    /// A placed mill earns another turn, and stones move while others are placed.
    TurnWhileMixed,
    /// Mills earn other turns, and three against three is drawn.
    TurnAtThree,
}

impl Obstacle {
    /// Every obstacle.
    pub const ALL: [Self; 7] = [
        Self::Dice,
        Self::Remill,
        Self::HopChain,
        Self::FullBoard,
        Self::TurnForNothing,
        Self::TurnWhileMixed,
        Self::TurnAtThree,
    ];

    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Dice => "dice",
            Self::Remill => "remill",
            Self::HopChain => "hop-chain",
            Self::FullBoard => "full-board",
            Self::TurnForNothing => "turn-for-nothing",
            Self::TurnWhileMixed => "turn-while-mixed",
            Self::TurnAtThree => "turn-at-three",
        }
    }

    /// What stands in the way of tables of a rule set, if something does.
    pub fn of(rules: &Rules) -> Option<Self> {
        let extra_moving = rules.on_mill_moving == OnMillMoving::CaptureAndExtraTurn;
        let extra_placing = rules.on_mill_placing == OnMillPlacing::ExtraTurn;
        let may_take_nothing = rules.capture_duty == CaptureDuty::May
            || matches!(rules.protect_moving, Protect::Strict | Protect::ExceptLastThree);
        let fills_board = 2 * usize::from(rules.stones) == rules.geometry().len();
        if rules.dice != Dice::None {
            Some(Self::Dice)
        } else if rules.remill != Remill::Free {
            Some(Self::Remill)
        } else if rules.motion == Motion::HopCaptureChain {
            Some(Self::HopChain)
        } else if rules.board_full == BoardFull::EachRemovesOne && fills_board {
            Some(Self::FullBoard)
        } else if extra_moving && may_take_nothing {
            Some(Self::TurnForNothing)
        } else if extra_placing && rules.placing == Placing::Mixed {
            Some(Self::TurnWhileMixed)
        } else if (extra_moving || extra_placing) && rules.three_v_three == ThreeVsThree::Draw {
            Some(Self::TurnAtThree)
        } else {
            None
        }
    }
}

impl fmt::Display for Obstacle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Dice => "the dice leave it to chance (dice)",
            Self::Remill => {
                "what may be played depends on mills closed before, not on the stones alone (remill)"
            }
            Self::HopChain => "hops that take several stones in a row are not tabulated (motion)",
            Self::FullBoard => "the removals from a full board are not tabulated (board_full)",
            Self::TurnForNothing => {
                "extra turns for mills that take nothing are not tabulated while stones move \
                 (on_mill_moving)"
            }
            Self::TurnWhileMixed => {
                "extra turns are not tabulated where placing is mixed with moving \
                 (on_mill_placing, placing)"
            }
            Self::TurnAtThree => {
                "extra turns are not tabulated where three against three is drawn (three_v_three)"
            }
        })
    }
}

/// Why the positions of a rule set cannot be tabulated, if they cannot.
pub fn refusal(rules: &Rules) -> Option<String> {
    Obstacle::of(rules).map(|obstacle| obstacle.to_string())
}
