//! Puzzles of draughts: few pieces, set up by lot, decided by tables or by what leads to them.

use board::{Position, Side, State};
use draughts::{Draughts, Rules, Setup, Square, SquareSet};
use game::{AnyGame, AnyMove};
use tables::Wdl;

use super::{
    Found,
    line::{self, Solution, played},
};
use crate::{Exact, Kind};

/// How many turns of one's own a solution has at most.
const LONGEST: usize = 4;

/// How many pieces each side has.
const PIECES: std::ops::RangeInclusive<usize> = 2..=3;

/// How many positions are looked at together: few of them are puzzles.
const TOGETHER: usize = 40;

/// Looks at some positions.
pub(super) fn look(rules: Rules, exact: &Exact, random: &mut fastrand::Rng) -> Vec<Found> {
    let starts = (0..TOGETHER).filter_map(|_| set_up(rules, random));
    starts.filter_map(|start| found(exact, &start)).take(1).collect()
}

fn found(exact: &Exact, start: &AnyGame) -> Option<Found> {
    // A search over all turns takes its time, and most positions have more than one good turn.
    let (aim, solution) = [Wdl::Win, Wdl::Draw]
        .into_iter()
        .find_map(|aim| Some((aim, line::solution(exact, start, aim, LONGEST)?)))?;
    let few = if aim == Wdl::Win { 4 } else { 3 };
    if solution.choices < few || played(start, solution.moves[0])?.end().is_some() {
        return None;
    }
    let kind = match aim {
        Wdl::Win if is_shot(start, &solution) => Kind::Shot,
        Wdl::Win => Kind::Win,
        _ => Kind::Hold,
    };
    let Solution { line, choices, .. } = solution;
    Some(Found { position: start.clone(), kind, line, choices, plies: None })
}

/// Whether a quiet turn gives something away that is won back.
fn is_shot(start: &AnyGame, solution: &Solution) -> bool {
    let is_capture = |m: &AnyMove| matches!(m, AnyMove::Draughts(m) if m.is_capture());
    let [first, answer, back, ..] = solution.moves[..] else {
        return false;
    };
    start.turn().is_some() && !is_capture(&first) && is_capture(&answer) && is_capture(&back)
}

/// White to move with a few men and kings on squares drawn by lot.
fn set_up(rules: Rules, random: &mut fastrand::Rng) -> Option<AnyGame> {
    let mut squares: Vec<Square> = SquareSet(u32::MAX).into_iter().collect();
    random.shuffle(&mut squares);
    let [own, other] = [random.usize(PIECES), random.usize(PIECES)];
    let set = |squares: &[Square]| {
        squares
            .iter()
            .fold(SquareSet::EMPTY, |set, &square| SquareSet(set.0 | SquareSet::of(square).0))
    };
    let pieces = &squares[..own + other];
    let kings: Vec<Square> = pieces.iter().copied().filter(|_| random.u8(..5) < 2).collect();
    let setup = Setup {
        white: set(&pieces[..own]),
        black: set(&pieces[own..]),
        kings: set(&kings),
        turn: Side::White,
        ..*Draughts::initial(rules).setup()
    };
    let position = Draughts::from_setup(rules, setup).ok()?;
    let capture = position.legal_moves().iter().any(|m| m.is_capture());
    (position.end().is_none() && !capture).then(|| position.into())
}
