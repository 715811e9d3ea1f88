//! What is asked of the engine, and what it answers.

use std::{fmt, time::Duration};

use game::{AnyGame, AnyMove, Game};
use tables::{Value, Wdl};

use crate::{Level, Limits, Score};

/// A question: what to play here?
#[derive(Clone, Debug)]
pub struct Question {
    /// The position, with the throw if the game has dice.
    pub position: AnyGame,
    /// The keys of the earlier positions of the game.
    pub history: Vec<u64>,
    /// How long to think; a level may make it shorter.
    pub limits: Limits,
    /// How strong to play.
    pub level: Level,
    /// What tells one game from another: with equal seeds the engine plays alike.
    pub seed: u64,
    /// Whether the game has just begun, so that turns which look much alike may vary.
    pub beginning: bool,
    /// The turns that are compared, where a search decides; all if there are none.
    pub among: Vec<AnyMove>,
}

/// The plies of the beginning.
const BEGINNING: usize = 6;

impl Question {
    /// What to play in a position without a past.
    pub fn new(position: AnyGame, level: Level) -> Self {
        Self {
            position,
            history: Vec::new(),
            limits: Limits::usual(),
            level,
            seed: 0,
            beginning: false,
            among: Vec::new(),
        }
    }

    /// What to play next in a game.
    pub fn of_game(game: &Game, level: Level) -> Self {
        let earlier = (0..game.ply()).filter_map(|ply| game.position_at(ply));
        let history = earlier.map(AnyGame::key).collect();
        let start = game.start();
        let from_the_start = start.to_fen() == start.rules().initial().to_fen();
        let beginning = from_the_start && game.ply() < BEGINNING;
        Self { history, beginning, ..Self::new(game.position().clone(), level) }
    }
}

/// What a turn is worth for the side that makes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worth {
    /// It is known.
    Exact(Value),
    /// It was looked for.
    Searched(Score),
}

/// From this ply of the game on an even game may be given up as drawn: twenty turns of each side.
const LATE: usize = 40;

/// Up to this many hundredths of a stone a game is even.
const EVEN: i16 = 20;

/// From this many hundredths of a stone on a game is as good as lost.
const LOST: i16 = -250;

impl Worth {
    /// Whether a draw is worth having: in a game that is lost or, after many plies, in one that is
    /// not better. The worth is for the side to move, the question for the side that is asked:
    /// `own_turn` if they are the same.
    pub fn accepts_draw(self, own_turn: bool, ply: usize) -> bool {
        let late = ply >= LATE;
        match self {
            Self::Exact(value) => match value.wdl() {
                Wdl::Draw => late,
                Wdl::Win => !own_turn,
                Wdl::Loss => own_turn,
            },
            Self::Searched(score) => {
                let own = if own_turn { score.get() } else { -score.get() };
                own <= if late { EVEN } else { LOST }
            }
        }
    }

    /// Whether the side to move would rather have a draw.
    pub fn is_worse(self) -> bool {
        match self {
            Self::Exact(value) => value.wdl() == Wdl::Loss,
            Self::Searched(score) => score.get() < 0,
        }
    }
}

impl fmt::Display for Worth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exact(value) => value.fmt(f),
            Self::Searched(score) => score.fmt(f),
        }
    }
}

/// A turn, what it is worth, and what is expected after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variation {
    /// The turn and those expected after it.
    pub turns: Vec<AnyMove>,
    /// What it is worth.
    pub worth: Worth,
}

/// How far the engine has come.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// The plies that were searched; 0 where nothing had to be.
    pub depth: u16,
    /// The positions that were looked at.
    pub nodes: u64,
    /// Since it began.
    pub time: Duration,
    /// The best turns, the best first.
    pub variations: Vec<Variation>,
}

/// What the engine would play.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Answer {
    /// The turn; `None` if there is none to choose: the game is over, or the dice have to be thrown.
    pub turn: Option<AnyMove>,
    /// What it rests on. Where a weak level or a trap chose, the turn need not be that of the
    /// first variation.
    pub report: Report,
    /// Whether the win is one that the draw after many plies without progress would spoil.
    pub spoiled: bool,
}

impl Answer {
    /// What the chosen turn is worth.
    pub fn worth(&self) -> Option<Worth> {
        let is_chosen = |variation: &&Variation| variation.turns.first().copied() == self.turn;
        self.report.variations.iter().find(is_chosen).map(|variation| variation.worth)
    }
}

#[cfg(test)]
mod tests {
    use super::{LATE, Score, Value, Worth};

    #[test]
    fn a_draw_is_taken_by_who_is_not_better() {
        let accepts = Worth::accepts_draw;
        let exact = Worth::Exact;
        assert!(
            accepts(exact(Value::Draw), true, LATE) && accepts(exact(Value::Draw), false, LATE)
        );
        assert!(!accepts(exact(Value::Draw), true, 2), "nobody has played yet");
        assert!(accepts(exact(Value::Loss(None)), true, 2));
        assert!(!accepts(exact(Value::Loss(None)), false, 2));
        assert!(!accepts(exact(Value::Win(Some(3))), true, 90));
        let searched = |hundredths| Worth::Searched(Score::estimate(hundredths));
        assert!(!accepts(searched(0), true, 2) && accepts(searched(0), true, LATE));
        assert!(accepts(searched(-300), true, 2) && !accepts(searched(-300), false, 90));
        assert!(!accepts(searched(60), true, 90) && accepts(searched(60), false, LATE));
    }
}
