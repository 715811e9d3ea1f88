//! The time of each side: the same for both, or a handicap.

use board::{BySide, Side};
use speech::Speech;

use super::{Agreed, Control, OpeningError, Wish};

impl Agreed {
    /// The time of each side.
    pub fn clocks(&self) -> BySide<Control> {
        BySide { white: self.clock, black: self.clock_black.unwrap_or(self.clock) }
    }

    /// Whether somebody has days for each turn.
    pub(super) fn is_by_days(&self) -> bool {
        let clocks = self.clocks();
        [clocks.white, clocks.black].iter().any(|clock| matches!(clock, Control::Days { .. }))
    }

    /// How much time there is, in words.
    pub(super) fn clock_words(&self, speech: &Speech) -> String {
        let clocks = self.clocks();
        if clocks.white == clocks.black {
            return speech.say("clock-each", &[("time", clocks.white.words(speech).into())]);
        }
        let said = Side::ALL.map(|side| {
            let time = clocks[side].words(speech);
            speech.say("clock-of", &[("player", speech.title(side).into()), ("time", time.into())])
        });
        said.join(" ")
    }
}

impl Wish {
    /// The time of each side, where somebody elsewhere may have another one than whoever begins.
    pub(super) fn clocks(&self, guest: Option<Side>) -> Result<BySide<Control>, OpeningError> {
        let bad = |why: &str| Err(OpeningError::new("bad-clock", why));
        let clocks = match (self.guest_clock, guest) {
            (None, _) => BySide::both(self.clock),
            (Some(theirs), Some(guest)) => {
                BySide::from_fn(|side| if side == guest { theirs } else { self.clock })
            }
            (Some(_), None) => return bad("guest_clock is for somebody who comes by a link"),
        };
        if clocks.white.is_sane() && clocks.black.is_sane() {
            Ok(clocks)
        } else {
            bad("the clock cannot be set like that")
        }
    }
}

impl Control {
    /// The time in words.
    fn words(self, speech: &Speech) -> String {
        match self {
            Self::None => speech.say("clock-time-none", &[]),
            Self::Total { minutes, increment: 0 } => {
                speech.say("clock-time-total", &[("minutes", minutes.into())])
            }
            Self::Total { minutes, increment } => {
                let (minutes, seconds) = (minutes.into(), increment.into());
                speech.say("clock-time-plus", &[("minutes", minutes), ("seconds", seconds)])
            }
            Self::Move { seconds } => speech.say("clock-time-move", &[("seconds", seconds.into())]),
            Self::Days { days } => speech.say("clock-time-days", &[("days", days.into())]),
        }
    }
}
