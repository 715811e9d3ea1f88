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
    /// A clear advantage is given away or to the other side; a win becomes a draw, or a draw a loss.
    #[serde(rename = "?")]
    Mistake,
    /// A win becomes a loss, or a clear advantage that of the other side.
    #[serde(rename = "??")]
    Blunder,
}

/// So many hundredths of a stone less are dubious, or a mistake. Less than the first lies within what
/// estimates of neighbouring depths differ by.
const DUBIOUS: i32 = 60;
const MISTAKE: i32 = 120;

/// From so many hundredths of a stone on the advantage is clear.
const CLEAR: i32 = 150;

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
        let (best, played) = (hundredths(best), hundredths(played));
        match best - played {
            // Who still stands as clearly as before has not spoilt the game.
            DUBIOUS.. if standing(best) == standing(played) && standing(best) != 0 => {
                Some(Self::Dubious)
            }
            MISTAKE.. if standing(best) > 0 && standing(played) < 0 => Some(Self::Blunder),
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

/// Whether a side stands clearly better (1), clearly worse (-1), or neither.
fn standing(hundredths: i32) -> i32 {
    if hundredths.abs() >= CLEAR { hundredths.signum() } else { 0 }
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
            (searched(40), searched(-30), Some(Mark::Dubious)),
            (searched(40), searched(-90), Some(Mark::Mistake)),
            // Only who gives a clear advantage to the other side has blundered.
            (searched(40), searched(-400), Some(Mark::Mistake)),
            (searched(200), searched(0), Some(Mark::Mistake)),
            (searched(200), searched(-160), Some(Mark::Blunder)),
            (searched(0), Worth::Searched(Score::loss_in(4)), Some(Mark::Mistake)),
            (searched(200), Worth::Searched(Score::loss_in(4)), Some(Mark::Blunder)),
            // Who wins still wins, who is lost was lost before.
            (searched(900), searched(600), None),
            (searched(480), searched(160), Some(Mark::Dubious)),
            (searched(-160), searched(-480), Some(Mark::Dubious)),
            (Worth::Searched(Score::win_in(5)), searched(450), Some(Mark::Dubious)),
            (searched(-200), Worth::Searched(Score::loss_in(4)), Some(Mark::Dubious)),
        ] {
            assert_eq!(Mark::of(best, played), mark, "{best} {played}");
        }
    }
}
