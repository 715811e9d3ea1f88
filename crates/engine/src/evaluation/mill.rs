//! What a position of mill looks like: stones, mills closed and open, room to move.

use board::{Position, Side, mix};
use mill::{Action, Mill, Move, Point, PointSet};

use crate::Playable;

/// How much the features of one side are worth, in hundredths of a stone.
struct Weights {
    stone: i32,
    /// A closed mill.
    mill: i32,
    /// A line that lacks one stone and has room for it.
    open: i32,
    /// An open line that can be closed in the next turn.
    threat: i32,
    /// A stone that closes one mill by opening another, again and again.
    running: i32,
    /// An empty point that a stone can step to.
    room: i32,
    /// A stone that cannot move.
    stuck: i32,
    /// A stone on a point with four neighbours.
    crossing: i32,
}

/// While stones are placed.
const PLACING: Weights = Weights {
    stone: 100,
    mill: 8,
    open: 12,
    threat: 10,
    running: 0,
    room: 4,
    stuck: 5,
    crossing: 4,
};

/// While stones move.
const MOVING: Weights = Weights {
    stone: 100,
    mill: 6,
    open: 8,
    threat: 25,
    running: 60,
    room: 5,
    stuck: 6,
    crossing: 2,
};

/// A side that flies counts its open lines only.
const FLYING: Weights = Weights {
    stone: 100,
    mill: 0,
    open: 30,
    threat: 20,
    running: 0,
    room: 0,
    stuck: 0,
    crossing: 0,
};

impl Playable for Mill {
    /// From a point or the hand, to a point.
    const KINDS: usize = 25 * 25;

    fn evaluate(&self) -> i32 {
        let (own, enemy) = (self.turn(), !self.turn());
        // Whoever is to move can use a threat first.
        side_worth(self, own) - side_worth(self, enemy) + threats(self, own) / 3
    }

    fn is_loud(&self, m: Move) -> bool {
        m.is_capture() || m.again
    }

    fn must_be_loud(&self) -> bool {
        false
    }

    fn gain(&self, m: Move) -> i32 {
        100 * m.captures.len().cast_signed() + i32::from(m.again)
    }

    fn kind(m: Move) -> usize {
        let index = |point: Option<Point>| point.map_or(24, Point::index);
        let to = m.action.arrivals().first();
        25 * index(m.action.departure().first()) + index(to)
    }

    fn tag(m: Move) -> u16 {
        let shape = match m.action {
            Action::Place { .. } => 1,
            Action::Enter { .. } => 2,
            Action::Shift { .. } => 3,
            Action::Remove => 4,
            Action::Pass => 5,
        };
        let sets = u64::from(m.action.departure().bits())
            | u64::from(m.action.arrivals().bits() ^ shape << 24) << 32;
        // Never 0, which stands for no turn.
        (mix(sets ^ mix(u64::from(m.captures.bits()))) >> 48) as u16 | 1
    }
}

fn weights(position: &Mill, side: Side) -> &'static Weights {
    if position.hand(side) > 0 {
        &PLACING
    } else if position.flies(side) {
        &FLYING
    } else {
        &MOVING
    }
}

/// What the stones of a side are worth.
fn side_worth(position: &Mill, side: Side) -> i32 {
    let weights = weights(position, side);
    let own = position.stones(side);
    let (empty, board) = (position.empty_points(), position.board());
    let mut worth = weights.stone * i32::from(position.total(side));
    let in_mills = board.in_mills(own);
    for &line in board.lines() {
        let here = line.intersection(own);
        match here.len() {
            3 => worth += weights.mill,
            2 if empty.is_superset(line.difference(own)) => {
                worth += weights.open;
                if let Some(gap) = line.difference(own).first() {
                    worth += gap_worth(position, side, weights, gap, line, in_mills);
                }
            }
            _ => {}
        }
    }
    for point in own {
        let neighbours = board.neighbours(point);
        let room = neighbours.intersection(empty).len().cast_signed();
        worth += weights.room * room;
        worth -= weights.stuck * i32::from(room == 0);
        worth += weights.crossing * i32::from(neighbours.len() == 4);
    }
    worth
}

/// What it is worth that a line can be closed at once, or again and again.
fn gap_worth(
    position: &Mill,
    side: Side,
    weights: &Weights,
    gap: Point,
    line: PointSet,
    in_mills: PointSet,
) -> i32 {
    if position.hand(side) > 0 || position.flies(side) {
        return weights.threat;
    }
    let helpers =
        position.board().neighbours(gap).intersection(position.stones(side)).difference(line);
    if helpers.is_empty() {
        return 0;
    }
    let runs = !helpers.is_disjoint(in_mills);
    weights.threat + if runs { weights.running } else { 0 }
}

/// What the side to move can close at once.
fn threats(position: &Mill, side: Side) -> i32 {
    let weights = weights(position, side);
    let own = position.stones(side);
    let empty = position.empty_points();
    let open = position
        .board()
        .lines()
        .iter()
        .filter(|line| line.intersection(own).len() == 2 && empty.is_superset(line.difference(own)))
        .filter_map(|&line| line.difference(own).first().map(|gap| (line, gap)))
        .any(|(line, gap)| gap_worth(position, side, weights, gap, line, PointSet::EMPTY) > 0);
    if open { weights.stone } else { 0 }
}
