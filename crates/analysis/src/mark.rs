//! How much a turn has given away.

use engine::{Score, Worth};
use serde::Serialize;
use tables::{Value, Wdl};

/// A mark behind a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub enum Mark {
    /// Something is given away.
    #[serde(rename = "?!")]
    Dubious,
    /// Much is given away, or a win becomes a draw, or a draw a loss.
    #[serde(rename = "?")]
    Mistake,
    /// A win becomes a loss, or about as much.
    #[serde(rename = "??")]
    Blunder,
}

/// So many hundredths of a stone less are dubious, a mistake, a blunder.
const DUBIOUS: i32 = 50;
const MISTAKE: i32 = 100;
const BLUNDER: i32 = 200;

/// What is searched counts no more than this, since a stone more hardly matters in the end.
const MOST: i32 = 500;

/// What is won.
const WON: i32 = 600;

impl Mark {
    /// All marks, the mildest first.
    pub const ALL: [Self; 3] = [Self::Dubious, Self::Mistake, Self::Blunder];

    /// The mark as it is written behind a turn.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Dubious => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }

    /// The number of the mark in records.
    pub const fn nag(self) -> u8 {
        match self {
            Self::Dubious => 6,
            Self::Mistake => 2,
            Self::Blunder => 4,
        }
    }

    /// The mark of a turn by what it and the best one are worth; `None` if little is lost.
    pub fn of(best: Worth, played: Worth) -> Option<Self> {
        if let (Worth::Exact(best), Worth::Exact(played)) = (best, played) {
            return Self::of_exact(best, played);
        }
        match hundredths(best) - hundredths(played) {
            BLUNDER.. => Some(Self::Blunder),
            MISTAKE.. => Some(Self::Mistake),
            DUBIOUS.. => Some(Self::Dubious),
            _ => None,
        }
    }

    fn of_exact(best: Value, played: Value) -> Option<Self> {
        match (best.wdl(), played.wdl()) {
            (Wdl::Win, Wdl::Loss) => Some(Self::Blunder),
            (Wdl::Win, Wdl::Draw) | (Wdl::Draw, Wdl::Loss) => Some(Self::Mistake),
            _ => None,
        }
    }
}

fn hundredths(worth: Worth) -> i32 {
    match worth {
        Worth::Exact(Value::Win(_)) => WON,
        Worth::Exact(Value::Draw) => 0,
        Worth::Exact(Value::Loss(_)) => -WON,
        Worth::Searched(score) if score.is_decisive() => {
            if score > Score::DRAW {
                WON
            } else {
                -WON
            }
        }
        Worth::Searched(score) => i32::from(score.get()).clamp(-MOST, MOST),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_lost_gets_its_mark() {
        let exact = Worth::Exact;
        let searched = |hundredths| Worth::Searched(Score::estimate(hundredths));
        for (best, played, mark) in [
            (exact(Value::Win(Some(3))), exact(Value::Win(Some(9))), None),
            (exact(Value::Win(None)), exact(Value::Draw), Some(Mark::Mistake)),
            (exact(Value::Draw), exact(Value::Loss(None)), Some(Mark::Mistake)),
            (exact(Value::Win(None)), exact(Value::Loss(Some(2))), Some(Mark::Blunder)),
            (searched(40), searched(0), None),
            (searched(40), searched(-10), Some(Mark::Dubious)),
            (searched(40), searched(-60), Some(Mark::Mistake)),
            (searched(40), searched(-160), Some(Mark::Blunder)),
            (searched(900), searched(600), None),
            (searched(0), Worth::Searched(Score::loss_in(4)), Some(Mark::Blunder)),
            (Worth::Searched(Score::win_in(5)), searched(450), Some(Mark::Mistake)),
        ] {
            assert_eq!(Mark::of(best, played), mark, "{best} {played}");
        }
    }
}
