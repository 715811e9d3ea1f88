//! What can be seen of a position of draughts, counted for each side as if it went up the board.

use board::Side;
use draughts::{Direction, Setup, SquareSet};

/// What is counted, in the order of the weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(usize)]
pub(crate) enum Feature {
    /// Men on the first rank; those on the six ranks above follow.
    Men,
    /// Kings.
    Kings = Self::Men as usize + RANKS,
    /// Men in the middle.
    CentreMen,
    /// Men on the edges of the board.
    EdgeMen,
    /// Men with an empty square in front of them.
    FreeMen,
    /// Men with a piece of their own behind them.
    BackedMen,
    /// Men with no piece of the enemy ahead of them on their way.
    PassedMen,
    /// Kings in the middle.
    CentreKings,
    /// Kings in a corner of two squares, where they are safest.
    CornerKings,
    /// Kings on the longest diagonal.
    LongKings,
    /// Empty squares beside kings.
    KingSteps,
    /// Kings that cannot step.
    TrappedKings,
}

/// The ranks a man can stand on.
const RANKS: usize = 7;

/// How many features there are.
pub(crate) const COUNT: usize = Feature::TrappedKings as usize + 1;

/// The features of one side, or by how much one side has more of them.
pub(crate) type Features = [i8; COUNT];

/// The parts of the game that have weights of their own. A position stands between two of them.
pub(crate) const PARTS: [&str; 3] = ["Many pieces", "Half of them", "Few pieces"];

/// With so many pieces on the board a position belongs to a part alone.
const PIECES: [i32; PARTS.len()] = [24, 14, 6];

pub(crate) const WHOLE: i32 = 16;

/// The eight squares in the middle.
const CENTRE: SquareSet = SquareSet(0x0066_6600);
/// The squares at the left and right edges.
const EDGES: SquareSet = SquareSet(0x8181_8181);
/// From corner to corner.
const LONG: SquareSet = SquareSet(0x8844_2211);
/// The corners of two squares.
const CORNERS: SquareSet = SquareSet(0x1100_0088);

/// Between two parts of the game: the first of them, and how much of [`WHOLE`] belongs to the next.
pub(crate) fn between(setup: &Setup) -> (usize, i32) {
    let pieces = count(setup.white | setup.black).into();
    let first = usize::from(pieces < PIECES[1]);
    let (many, few) = (PIECES[first], PIECES[first + 1]);
    let pieces = i32::clamp(pieces, few, many);
    (first, (many - pieces) * WHOLE / (many - few))
}

/// By how much the side to move has more of each feature.
pub(crate) fn features(setup: &Setup) -> Features {
    // Each side is seen as White, who goes up.
    let (white, black) = (of_white(setup), of_white(&setup.flipped()));
    let (mut own, enemy) = match setup.turn {
        Side::White => (white, black),
        Side::Black => (black, white),
    };
    for (own, enemy) in own.iter_mut().zip(enemy) {
        *own -= enemy;
    }
    own
}

fn of_white(setup: &Setup) -> Features {
    let (kings, empty) = (setup.white & setup.kings, setup.empty());
    let men = setup.white - kings;
    let mut seen = [0; COUNT];
    for (rank, seen) in (0..).zip(&mut seen[..RANKS]) {
        *seen = count(men & SquareSet::rank(rank));
    }
    let mut see = |feature: Feature, squares: SquareSet| seen[feature as usize] = count(squares);
    see(Feature::Kings, kings);
    see(Feature::CentreMen, men & CENTRE);
    see(Feature::EdgeMen, men & EDGES);
    see(Feature::FreeMen, men & down(empty));
    see(Feature::BackedMen, men & up(setup.white));
    see(Feature::PassedMen, men - shadow(setup.black));
    see(Feature::CentreKings, kings & CENTRE);
    see(Feature::CornerKings, kings & CORNERS);
    see(Feature::LongKings, kings & LONG);
    see(Feature::KingSteps, empty & (up(kings) | down(kings)));
    see(Feature::TrappedKings, kings - (up(empty) | down(empty)));
    seen
}

/// The squares one step above those of a set.
fn up(squares: SquareSet) -> SquareSet {
    squares.step(Direction::NorthEast) | squares.step(Direction::NorthWest)
}

/// The squares one step below those of a set.
fn down(squares: SquareSet) -> SquareSet {
    squares.step(Direction::SouthEast) | squares.step(Direction::SouthWest)
}

/// The squares from which the way up leads past those of a set.
fn shadow(squares: SquareSet) -> SquareSet {
    let mut shadow = squares;
    for _ in 0..6 {
        shadow = shadow | down(shadow);
    }
    shadow
}

/// There are at most 32 squares.
fn count(squares: SquareSet) -> i8 {
    squares.len() as i8
}

#[cfg(test)]
mod tests {
    use board::{RuleSet, State};
    use draughts::{Draughts, Rules};

    use super::*;

    fn seen(fen: &str) -> Features {
        let position = Draughts::from_fen(Rules::preset("english").unwrap().rules, fen).unwrap();
        features(position.setup())
    }

    #[test]
    fn what_is_there_is_counted() {
        let mut expected = [0; COUNT];
        expected[Feature::Men as usize + 4] = 1;
        expected[Feature::FreeMen as usize] = 1;
        expected[Feature::PassedMen as usize] = 1;
        expected[Feature::CentreMen as usize] = 1;
        // A man of White on e5 or of Black on d4, behind the king of the other side, and kings that stand
        // alike.
        for fen in ["W:W15,K4:BK29", "B:WK4:BK29,18"] {
            assert_eq!(seen(fen), expected, "{fen}");
        }
        assert_eq!(between(&Setup::initial(Side::White)), (0, 0));
    }

    #[test]
    fn masks_are_alike_from_both_sides() {
        for mask in [CENTRE, EDGES, LONG, CORNERS] {
            assert_eq!(mask, mask.rotated());
        }
    }
}
