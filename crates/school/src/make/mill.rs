//! Puzzles of mill: endings set up by lot, and moments of games.

use board::{BySide, Position, Side, State};
use game::{AnyGame, AnyMove};
use mill::{Mill, Point, PointSet, Rules, Setup};
use tables::{Value, Wdl};

use super::{
    Found,
    line::{self, Solution, played},
};
use crate::{Exact, Kind};

/// The endings, with the stones of the side to move and of the other.
const ENDINGS: [(usize, usize); 4] = [(7, 4), (5, 4), (4, 3), (3, 3)];

/// How many turns of one's own a solution has at most.
const LONGEST: usize = 4;

/// With fewer turns there is nothing to find.
const FEWEST_TURNS: usize = 5;

/// Games are broken off after so many plies.
const LONGEST_GAME: usize = 80;

/// How far ahead a running mill is looked for, in turns of one's own.
const RUN: usize = 4;

/// Looks at one ending, or at one game.
pub(super) fn look(rules: Rules, exact: &Exact, random: &mut fastrand::Rng) -> Vec<Found> {
    if random.bool() {
        let (own, other) = ENDINGS[random.usize(..ENDINGS.len())];
        let ending = set_up(rules, own, other, random);
        return ending.and_then(|start| found(exact, &start, Kind::Ending)).into_iter().collect();
    }
    let moments = game(rules, exact, random);
    moments.iter().filter_map(|moment| found(exact, moment, Kind::Win)).collect()
}

/// A puzzle, if the position is one.
fn found(exact: &Exact, start: &AnyGame, kind: Kind) -> Option<Found> {
    let solution = line::solution(exact, start, Wdl::Win, LONGEST);
    let solution = solution.map(|solution| (kind, solution));
    let (kind, solution) = solution.or_else(|| {
        let holds = line::solution(exact, start, Wdl::Draw, LONGEST)?;
        Some((Kind::Hold, holds)).filter(|_| kind == Kind::Win)
    })?;
    if solution.choices < FEWEST_TURNS || ends_at_once(start, &solution) {
        return None;
    }
    let runs = kind == Kind::Win && is_run(exact, start, solution.moves[0]);
    Some(Found {
        position: start.clone(),
        kind: if runs { Kind::RunningMill } else { kind },
        choices: solution.choices,
        plies: match solution.value {
            Value::Win(plies) => plies,
            Value::Draw | Value::Loss(_) => None,
        },
        line: solution.line,
    })
}

fn ends_at_once(start: &AnyGame, solution: &Solution) -> bool {
    played(start, solution.moves[0]).is_none_or(|after| after.end().is_some())
}

/// Whether best play after a turn is a running mill: a stone goes to and fro between two mills and
/// closes one of them with each turn.
fn is_run(exact: &Exact, start: &AnyGame, first: AnyMove) -> bool {
    let side = start.turn();
    let mut now = start.clone();
    let mut next = Some(first);
    let (mut swings, mut own) = (0, 0);
    while let Some(m) = next {
        let Some(after) = played(&now, m) else { return false };
        if now.turn() == side {
            own += 1;
            swings += usize::from(is_swing(&now, m, &after));
        }
        if own > RUN || after.end().is_some() {
            break;
        }
        next = exact.turns(&after).and_then(|turns| turns.first().map(|turn| turn.m));
        now = after;
    }
    swings >= 2
}

/// Whether a turn leaves one mill and closes another.
fn is_swing(before: &AnyGame, m: AnyMove, after: &AnyGame) -> bool {
    let (AnyGame::Mill(before), AnyMove::Mill(m), AnyGame::Mill(after)) = (before, m, after) else {
        return false;
    };
    let side = before.turn();
    let opens = !(before.in_mills(side) & m.action.departure()).is_empty();
    opens && !(after.in_mills(side) & m.action.arrivals()).is_empty()
}

/// White to move with so many stones against so many, on points drawn by lot.
fn set_up(rules: Rules, own: usize, other: usize, random: &mut fastrand::Rng) -> Option<AnyGame> {
    let mut points: Vec<Point> = Mill::initial(rules).board().points().into_iter().collect();
    random.shuffle(&mut points);
    let set = |points: &[Point]| points.iter().copied().collect::<PointSet>();
    // A small board has no room for so many.
    let (white, black) = points.get(..own + other)?.split_at(own);
    let setup = Setup {
        stones: BySide { white: set(white), black: set(black) },
        hands: BySide::both(0),
        turn: Side::White,
        ..Mill::initial(rules).to_setup()
    };
    Mill::from_setup(rules, &setup).ok().filter(|mill| mill.end().is_none()).map(AnyGame::from)
}

/// A game of people who know something: most turns keep the value, the others are drawn by lot.
fn game(rules: Rules, exact: &Exact, random: &mut fastrand::Rng) -> Vec<AnyGame> {
    let mut moments = Vec::new();
    let mut now = AnyGame::from(Mill::initial(rules));
    for _ in 0..LONGEST_GAME {
        let Some(turns) = exact.turns(&now).filter(|turns| !turns.is_empty()) else { break };
        let best = turns[0].value.wdl();
        let keeping = turns.iter().take_while(|turn| turn.value.wdl() == best).count();
        let worse = turns.len() - keeping;
        if keeping == 1 && worse >= FEWEST_TURNS - 1 && now.turn() == Some(Side::White) {
            moments.push(now.clone());
        }
        let keeps = random.u8(..4) < 3;
        let chosen = turns[random.usize(..if keeps { keeping } else { turns.len() })].m;
        let Some(after) = played(&now, chosen) else { break };
        now = after;
    }
    // Neighbouring moments of one game are too much alike.
    random.shuffle(&mut moments);
    moments.truncate(2);
    moments
}
