//! Puzzles of the hunts: moments of games in which one turn alone decides.

use board::Side;
use game::{AnyGame, AnyRules};
use hunt::Battue;
use tables::{Value, Wdl};

use super::{
    Found,
    line::{self, played},
};
use crate::{Exact, Kind};

/// How many turns of one's own a solution has at most.
const LONGEST: usize = 6;

/// With fewer turns there is nothing to find.
const FEWEST_TURNS: usize = 3;

/// Games are broken off after so many plies.
const LONGEST_GAME: usize = 60;

/// What is won only in more plies than this nobody sees.
const FARTHEST: u16 = 33;

/// Looks at one game.
pub(super) fn look(rules: &AnyRules, exact: &Exact, random: &mut fastrand::Rng) -> Vec<Found> {
    let mut moments = Vec::new();
    let mut now = match rules {
        AnyRules::Battue(rules) => Battue::deal(*rules, random.u64(..)).into(),
        _ => rules.initial(),
    };
    for _ in 0..LONGEST_GAME {
        let Some(turns) = exact.turns(&now).filter(|turns| !turns.is_empty()) else { break };
        let best = turns[0].value.wdl();
        let keeping = turns.iter().take_while(|turn| turn.value.wdl() == best).count();
        if keeping == 1 && best == Wdl::Win && turns.len() >= FEWEST_TURNS {
            moments.extend(found(exact, &now));
        }
        let keeps = random.u8(..8) < 7;
        let chosen = turns[random.usize(..if keeps { keeping } else { turns.len() })].m;
        let Some(after) = played(&now, chosen) else { break };
        now = after;
    }
    random.shuffle(&mut moments);
    moments.truncate(1);
    moments
}

fn found(exact: &Exact, start: &AnyGame) -> Option<Found> {
    let solution = line::solution(exact, start, Wdl::Win, LONGEST)?;
    let Value::Win(Some(plies @ 3..=FARTHEST)) = solution.value else {
        return None;
    };
    // The one that is hunted: the wolf is black, the quarry of the mill board white.
    let hunted = if matches!(start, AnyGame::Wolf(_)) { Side::Black } else { Side::White };
    Some(Found {
        kind: if start.turn() == Some(hunted) { Kind::Escape } else { Kind::Close },
        position: start.clone(),
        choices: solution.choices,
        line: solution.line,
        plies: Some(plies),
    })
}
