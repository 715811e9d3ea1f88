//! What can be seen of a position of mill, counted for each side.
//!
//! Lines and ways come from the rules, so every variant is seen with the same eyes.

use board::{Position, Side, State};
use mill::{Board, Mill, Motion, Point, PointSet};

/// How many small numbers of stones are told apart.
const FEW: usize = 4;

/// What is counted, in the order of the weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(usize)]
pub(crate) enum Feature {
    /// Stones on the board and in hand.
    Stones,
    /// As few stones as one can have; the next three are for one, two and three more.
    Least,
    /// Closed mills.
    Mills = Self::Least as usize + FEW,
    /// Lines with two stones and room for the third.
    Open,
    /// Lines with two stones and an enemy on the third point.
    Barred,
    /// Lines with one stone and room for two.
    Begun,
    /// Open lines that can be closed in one turn.
    Closable,
    /// Those among them that the enemy cannot bar in one turn.
    Certain,
    /// Those among them that are closed by opening a mill.
    Running,
    /// Whether mills can be closed on two points.
    Fork,
    /// Mills that can be opened and closed again, as no enemy is near.
    Swinging,
    /// Empty points that stones can step to, counted for each stone.
    Steps,
    /// Stones that cannot step.
    Stuck,
    /// Stones on points with four neighbours.
    Crossings,
    /// Stones on points with two neighbours.
    Corners,
    /// Empty points beside own stones and no enemy.
    Own,
    /// Stones in mills.
    InMills,
    /// Empty points on which a stone would open two lines at once.
    Crossroads,
    /// Empty points that stones can come to in any number of steps.
    Space,
    /// Those among them that no enemy can come to.
    OwnSpace,
}

/// How many features there are.
pub(crate) const COUNT: usize = Feature::OwnSpace as usize + 1;

/// The features of one side.
pub(crate) type Features = [i16; COUNT];

/// The parts of the game that have weights of their own. A position stands between two of them.
pub(crate) const PARTS: [&str; 8] = [
    "The beginning of placing",
    "The middle of placing",
    "The end of placing",
    "Nobody flies, with few stones",
    "Nobody flies, with many stones",
    "The side to move flies",
    "The other side flies",
    "Both fly",
];

/// Between two parts of the game: so many parts of [`WHOLE`] belong to the second.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Between {
    pub(crate) parts: [usize; 2],
    pub(crate) second: i32,
}

pub(crate) const WHOLE: i32 = 16;

/// With no more stones than the first there are few, with no fewer than the second there are many.
const FEW_AND_MANY: [i32; 2] = [8, 16];

impl Between {
    pub(crate) fn of(position: &Mill) -> Self {
        let (mover, waiter) = (position.turn(), !position.turn());
        let hand = i32::from(position.hand(mover) + position.hand(waiter));
        if hand > 0 {
            let all = 2 * i32::from(position.rules().stones);
            let placed = ((all - hand) * 2 * WHOLE / all.max(1)).clamp(0, 2 * WHOLE);
            return if placed < WHOLE {
                Self { parts: [0, 1], second: placed }
            } else {
                Self { parts: [1, 2], second: placed - WHOLE }
            };
        }
        let alone = |part| Self { parts: [part; 2], second: 0 };
        match (position.flies(mover), position.flies(waiter)) {
            (false, false) => {
                let stones = i32::from(position.total(mover) + position.total(waiter));
                let [few, many] = FEW_AND_MANY;
                let second = (stones.clamp(few, many) - few) * WHOLE / (many - few);
                Self { parts: [3, 4], second }
            }
            (true, false) => alone(5),
            (false, true) => alone(6),
            (true, true) => alone(7),
        }
    }
}

/// The features of the side to move and of the other side.
pub(crate) fn features(position: &Mill) -> [Features; 2] {
    let mut eyes = Eyes::new(position);
    eyes.look_at_points();
    eyes.look_at_lines();
    eyes.seen
}

/// One side as the eyes see it.
#[derive(Clone, Copy)]
struct Camp {
    stones: PointSet,
    /// Whether a stone can come to any empty point.
    anywhere: bool,
    in_mills: PointSet,
    /// The points with a closable gap.
    gaps: PointSet,
    /// The empty points of lines with one stone, and those of two such lines.
    begun: PointSet,
    twice: PointSet,
}

struct Eyes {
    board: &'static Board,
    motion: Motion,
    empty: PointSet,
    camps: [Camp; 2],
    seen: [Features; 2],
}

impl Eyes {
    fn new(position: &Mill) -> Self {
        let sides = [position.turn(), !position.turn()];
        let rules = position.rules();
        let camp = |side: Side| Camp {
            stones: position.stones(side),
            anywhere: position.hand(side) > 0 || position.flies(side),
            in_mills: PointSet::EMPTY,
            gaps: PointSet::EMPTY,
            begun: PointSet::EMPTY,
            twice: PointSet::EMPTY,
        };
        let material = |side: Side| {
            let mut seen: Features = [0; COUNT];
            let total = position.total(side);
            seen[Feature::Stones as usize] = total.into();
            if let Some(more) =
                total.checked_sub(rules.min_stones).filter(|&more| usize::from(more) < FEW)
            {
                seen[Feature::Least as usize + usize::from(more)] = 1;
            }
            seen
        };
        Self {
            board: position.board(),
            motion: rules.motion,
            empty: position.empty_points(),
            camps: sides.map(camp),
            seen: sides.map(material),
        }
    }

    /// The points a stone steps to, if they are empty.
    fn ways(&self, point: Point) -> PointSet {
        match self.motion {
            Motion::Step | Motion::Hop | Motion::HopCapture | Motion::HopCaptureChain => {
                self.board.neighbours(point)
            }
            Motion::Knight => self.board.knight_targets(point),
            Motion::Chess => self.board.knight_targets(point) | self.board.neighbours(point),
        }
    }

    fn note(&mut self, side: usize, feature: Feature, count: i16) {
        self.seen[side][feature as usize] += count;
    }

    fn look_at_points(&mut self) {
        let mut near = [PointSet::EMPTY; 2];
        for (side, near) in near.iter_mut().enumerate() {
            for point in self.camps[side].stones {
                let ways = self.ways(point);
                let room = (ways & self.empty).len() as i16;
                self.note(side, Feature::Steps, room);
                self.note(side, Feature::Stuck, i16::from(room == 0));
                let neighbours = self.board.neighbours(point).len();
                self.note(side, Feature::Crossings, i16::from(neighbours == 4));
                self.note(side, Feature::Corners, i16::from(neighbours == 2));
                *near = *near | ways;
            }
        }
        let beside = near.map(|near| near & self.empty);
        let space = beside.map(|beside| self.flood(beside));
        for (side, other) in [(0, 1), (1, 0)] {
            self.note(side, Feature::Own, (beside[side] - near[other]).len() as i16);
            self.note(side, Feature::Space, space[side].len() as i16);
            self.note(side, Feature::OwnSpace, (space[side] - space[other]).len() as i16);
        }
    }

    /// All empty points that are connected with some.
    fn flood(&self, mut flooded: PointSet) -> PointSet {
        let mut edge = flooded;
        while let Some(point) = edge.first() {
            let more = (self.ways(point) & self.empty) - flooded;
            flooded = flooded | more;
            edge = edge.without(point) | more;
        }
        flooded
    }

    fn look_at_lines(&mut self) {
        let board = self.board;
        for side in 0..2 {
            self.camps[side].in_mills = board.in_mills(self.camps[side].stones);
            self.note(side, Feature::InMills, self.camps[side].in_mills.len() as i16);
        }
        let [ours, theirs] = self.camps.map(|camp| camp.stones);
        for &line in board.lines() {
            let here = [line & ours, line & theirs];
            match here.map(PointSet::is_empty) {
                [true, true] => {}
                [false, true] => self.look_at_line(0, line, here[0]),
                [true, false] => self.look_at_line(1, line, here[1]),
                [false, false] => {
                    self.note(0, Feature::Barred, i16::from(is_several(here[0])));
                    self.note(1, Feature::Barred, i16::from(is_several(here[1])));
                }
            }
        }
        for side in 0..2 {
            let fork = self.camps[side].gaps.len() > 1;
            self.note(side, Feature::Fork, fork.into());
            self.note(side, Feature::Crossroads, self.camps[side].twice.len() as i16);
        }
    }

    /// A line that only one side stands on.
    fn look_at_line(&mut self, side: usize, line: PointSet, here: PointSet) {
        let free = line - here;
        if !is_several(here) {
            self.note(side, Feature::Begun, 1);
            let camp = &mut self.camps[side];
            camp.twice = camp.twice | (camp.begun & free);
            camp.begun = camp.begun | free;
        } else if let Some(gap) = free.first() {
            self.note(side, Feature::Open, 1);
            self.look_at_gap(side, line, gap);
        } else {
            self.note(side, Feature::Mills, 1);
            self.look_at_mill(side, line);
        }
    }

    /// Whether a line can be closed at once, and what the other side can do about it.
    fn look_at_gap(&mut self, side: usize, line: PointSet, gap: Point) {
        let (camp, other) = (self.camps[side], self.camps[1 - side]);
        let helpers = (self.ways(gap) & camp.stones) - line;
        if !camp.anywhere && helpers.is_empty() {
            return;
        }
        self.camps[side].gaps = camp.gaps | PointSet::of(gap);
        self.note(side, Feature::Closable, 1);
        let certain = !other.anywhere && self.ways(gap).is_disjoint(other.stones);
        self.note(side, Feature::Certain, certain.into());
        let running = !camp.anywhere && !helpers.is_disjoint(camp.in_mills);
        self.note(side, Feature::Running, running.into());
    }

    /// Whether a mill can be opened and closed again.
    fn look_at_mill(&mut self, side: usize, line: PointSet) {
        let other = self.camps[1 - side];
        if other.anywhere {
            return;
        }
        let swings = line.into_iter().any(|point| {
            let ways = self.ways(point);
            !(ways & self.empty).is_empty() && ways.is_disjoint(other.stones)
        });
        self.note(side, Feature::Swinging, swings.into());
    }
}

/// Whether there is more than one point in a set; counting them would take longer.
fn is_several(points: PointSet) -> bool {
    points.first().is_some_and(|first| !points.without(first).is_empty())
}
