//! What numbering and solving need to know of a rule set's board: ways a stone can go, mills, and
//! the symmetries that leave both as they are.

use std::{cmp::Reverse, sync::OnceLock};

use mill::{Board, Fly, Motion, Point, PointSet, Rules, Symmetry, symmetries};

use super::binomial::{MAX_POINTS, Ranker, binomial, sets};

/// A way from one point to another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Way {
    /// Where the stone stands.
    pub(crate) from: u8,
    /// Where it goes.
    pub(crate) to: u8,
    /// Points that must be empty.
    pub(crate) clear: u32,
    /// A point that must hold a stone to be hopped over, or nothing.
    pub(crate) over: u32,
    /// A point that must not hold an enemy stone, because hopping over it would take it.
    pub(crate) bar: u32,
}

/// All ways to and from each point.
#[derive(Debug)]
pub(crate) struct Ways {
    /// The ways, in order.
    pub(crate) list: Vec<Way>,
    /// For each point the points with a way to it on which nothing depends.
    pub(crate) plain_to: [u32; MAX_POINTS],
    /// For each point the points that such a way leads to.
    pub(crate) plain_from: [u32; MAX_POINTS],
    /// For each point the other ways to it.
    pub(crate) others_to: Vec<Vec<Way>>,
    /// For each point the other ways from it.
    pub(crate) others_from: Vec<Vec<Way>>,
}

impl Ways {
    fn new(list: Vec<Way>) -> Self {
        let mut ways = Self {
            list: Vec::new(),
            plain_to: [0; MAX_POINTS],
            plain_from: [0; MAX_POINTS],
            others_to: vec![Vec::new(); MAX_POINTS],
            others_from: vec![Vec::new(); MAX_POINTS],
        };
        for &way in &list {
            let (from, to) = (usize::from(way.from), usize::from(way.to));
            if way.clear | way.over | way.bar == 0 {
                ways.plain_to[to] |= 1 << from;
                ways.plain_from[from] |= 1 << to;
            } else {
                ways.others_to[to].push(way);
                ways.others_from[from].push(way);
            }
        }
        ways.list = list;
        ways
    }
}

/// The board of a rule set as the tables see it.
#[derive(Debug)]
pub struct Frame {
    pub(crate) rules: Rules,
    pub(crate) points: usize,
    /// How a stone goes that does not fly.
    pub(crate) steps: Ways,
    /// How a stone goes that flies.
    pub(crate) flights: Ways,
    /// The mill lines.
    pub(crate) lines: Vec<u32>,
    /// For each point the other two points of the lines through it.
    pub(crate) pairs: Vec<Vec<u32>>,
    /// For each symmetry the images of the sets within each byte; the identity comes first.
    pub(crate) symmetries: Vec<[[u32; 256]; 3]>,
    /// The standard set of every class of sets, by size.
    classes: [OnceLock<Vec<u32>>; MAX_POINTS + 1],
    rankers: [OnceLock<Ranker>; MAX_POINTS + 1],
}

impl Frame {
    /// The frame of a rule set.
    pub fn new(rules: Rules) -> Self {
        let board = rules.geometry();
        let steps = steps(board, rules.motion);
        let flights = flights(board, rules.fly, &steps, rules.motion);
        let lines: Vec<u32> = board.lines().iter().map(|line| line.bits()).collect();
        let symmetries = symmetries(board)
            .into_iter()
            .filter(|symmetry| keeps(symmetry, &steps) && keeps(symmetry, &flights))
            .map(|symmetry| byte_images(&symmetry))
            .collect();
        Self {
            rules,
            points: board.len(),
            steps: Ways::new(steps),
            flights: Ways::new(flights),
            pairs: (0..MAX_POINTS).map(|point| pairs(&lines, point)).collect(),
            lines,
            symmetries,
            classes: Default::default(),
            rankers: Default::default(),
        }
    }

    /// The image of a set under a symmetry.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of loops compiled for several instruction sets")]
    pub(crate) fn image(&self, symmetry: usize, set: u32) -> u32 {
        let bytes = &self.symmetries[symmetry];
        bytes[0][(set & 255) as usize]
            | bytes[1][(set >> 8 & 255) as usize]
            | bytes[2][(set >> 16 & 255) as usize]
    }

    /// The standard set of the class of a set, and a symmetry that leads there.
    ///
    /// It is the largest image as a number. With the smallest, neighbouring ranks would have less in
    /// common, and tables would be a tenth larger.
    pub(crate) fn canonical(&self, set: u32) -> (u32, usize) {
        (0..self.symmetries.len())
            .map(|symmetry| (self.image(symmetry, set), symmetry))
            .max_by_key(|&(image, symmetry)| (image, Reverse(symmetry)))
            .unwrap_or((set, 0))
    }

    /// The standard sets of all classes of sets of a size, in rising order.
    pub(crate) fn classes(&self, size: usize) -> &[u32] {
        self.classes[size].get_or_init(|| {
            let is_standard = |&set: &u32| {
                (1..self.symmetries.len()).all(|symmetry| self.image(symmetry, set) <= set)
            };
            sets(self.points, size).filter(is_standard).collect()
        })
    }

    /// How many classes of sets of a size there are, without looking at them one by one: on average
    /// over all symmetries, as many as there are sets that stay as they are (Burnside).
    pub(crate) fn class_count(&self, size: usize) -> u64 {
        let unmoved: u64 = (0..self.symmetries.len()).map(|at| self.unmoved(at, size)).sum();
        unmoved / self.symmetries.len() as u64
    }

    /// How many sets of a size a symmetry leaves as they are: those made of whole cycles.
    fn unmoved(&self, symmetry: usize, size: usize) -> u64 {
        let mut ways = [0; MAX_POINTS + 1];
        ways[0] = 1;
        let mut rest = self.all();
        while rest != 0 {
            let mut cycle = rest & rest.wrapping_neg();
            while self.image(symmetry, cycle) | cycle != cycle {
                cycle |= self.image(symmetry, cycle);
            }
            rest &= !cycle;
            let length = cycle.count_ones() as usize;
            for points in (length..=self.points).rev() {
                ways[points] += ways[points - length];
            }
        }
        ways[size]
    }

    /// The symmetries that leave a set as it is, without the identity.
    pub(crate) fn stabiliser(&self, set: u32) -> impl Iterator<Item = usize> + '_ {
        (1..self.symmetries.len()).filter(move |&symmetry| self.image(symmetry, set) == set)
    }

    pub(crate) fn ranker(&self, size: usize) -> &Ranker {
        self.rankers[size].get_or_init(|| Ranker::new(size))
    }

    /// How many sets of `inner` stones there are beside a set of `outer` stones.
    pub(crate) fn row(&self, outer: usize, inner: usize) -> usize {
        binomial(self.points - outer, inner)
    }

    /// All points.
    pub(crate) fn all(&self) -> u32 {
        ((1u64 << self.points) - 1) as u32
    }

    /// The stones of a set that stand in mills of it.
    pub(crate) fn in_mills(&self, set: u32) -> u32 {
        self.lines.iter().filter(|&&line| set & line == line).fold(0, |all, &line| all | line)
    }
}

fn pairs(lines: &[u32], point: usize) -> Vec<u32> {
    let through = lines.iter().filter(|&&line| line >> point & 1 == 1);
    through.map(|line| line & !(1 << point)).collect()
}

fn steps(board: &Board, motion: Motion) -> Vec<Way> {
    let mut ways = Vec::new();
    for from in board.points() {
        let mut add = |to: Point, clear: u32, over: u32| {
            ways.push(Way { from: from.index() as u8, to: to.index() as u8, clear, over, bar: 0 });
        };
        match motion {
            Motion::Step => board.neighbours(from).into_iter().for_each(|to| add(to, 0, 0)),
            Motion::Knight => board.knight_targets(from).into_iter().for_each(|to| add(to, 0, 0)),
            Motion::Hop | Motion::HopCapture | Motion::HopCaptureChain => {
                board.neighbours(from).into_iter().for_each(|to| add(to, 0, 0));
                board.hops(from).for_each(|(over, to)| add(to, 0, PointSet::of(over).bits()));
            }
            Motion::Chess => {
                board.knight_targets(from).into_iter().for_each(|to| add(to, 0, 0));
                slides(board, from, |empty| board.slides(from, empty), &mut add);
                slides(board, from, |empty| board.bishop_slides(from, empty), &mut add);
            }
        }
    }
    in_order(ways)
}

/// Finds the points between by taking points away until the slide fails.
fn slides(
    board: &Board,
    from: Point,
    reach: impl Fn(PointSet) -> PointSet,
    add: &mut impl FnMut(Point, u32, u32),
) {
    let all = board.points().without(from);
    for to in reach(all) {
        let between = all
            .into_iter()
            .filter(|&point| point != to && !reach(all.without(point)).contains(to))
            .collect::<PointSet>();
        add(to, between.bits(), 0);
    }
}

fn flights(board: &Board, fly: Fly, steps: &[Way], motion: Motion) -> Vec<Way> {
    let mut ways = Vec::new();
    match fly {
        Fly::Off => ways.extend_from_slice(steps),
        Fly::Line => {
            ways.extend_from_slice(steps);
            for from in board.points() {
                let mut add = |to: Point, clear: u32, over: u32| {
                    ways.push(Way {
                        from: from.index() as u8,
                        to: to.index() as u8,
                        clear,
                        over,
                        bar: 0,
                    });
                };
                slides(board, from, |empty| board.slides(from, empty), &mut add);
            }
        }
        Fly::Free => {
            // Flying over an enemy stone to the next point of a line is still a hop that takes it.
            let hops = steps.iter().filter(|way| way.over != 0 && motion.takes());
            let hops: Vec<Way> = hops.copied().collect();
            ways.extend(&hops);
            for from in board.points() {
                for to in board.points().without(from) {
                    let (from, to) = (from.index() as u8, to.index() as u8);
                    let hop = hops.iter().find(|hop| (hop.from, hop.to) == (from, to));
                    let bar = hop.map_or(0, |hop| hop.over);
                    ways.push(Way { from, to, clear: 0, over: 0, bar });
                }
            }
        }
    }
    in_order(ways)
}

fn in_order(mut ways: Vec<Way>) -> Vec<Way> {
    ways.sort_unstable();
    ways.dedup();
    ways
}

fn keeps(symmetry: &Symmetry, ways: &[Way]) -> bool {
    let point = |index: u8| symmetry.point(Point::new(index as usize)).index() as u8;
    let set = |bits: u32| symmetry.set(PointSet::from_bits(bits)).bits();
    ways.iter().all(|way| {
        let image = Way {
            from: point(way.from),
            to: point(way.to),
            clear: set(way.clear),
            over: set(way.over),
            bar: set(way.bar),
        };
        ways.binary_search(&image).is_ok()
    })
}

fn byte_images(symmetry: &Symmetry) -> [[u32; 256]; 3] {
    let image = |set: u32| symmetry.set(PointSet::from_bits(set)).bits();
    std::array::from_fn(|byte| std::array::from_fn(|bits| image((bits as u32) << (8 * byte))))
}

#[cfg(test)]
mod tests {
    use board::RuleSet;
    use mill::Rules;

    use super::Frame;

    fn rules(id: &str) -> Rules {
        Rules::presets().iter().find(|preset| preset.id == id).expect(id).rules
    }

    #[test]
    fn classes_of_the_large_board_are_the_published_ones() {
        let frame = Frame::new(rules("classic"));
        let counts: Vec<usize> = (3..=9).map(|size| frame.classes(size).len()).collect();
        assert_eq!(counts, [158, 757, 2830, 8774, 22188, 46879, 82880]);
    }

    #[test]
    fn classes_are_counted_as_they_are_listed() {
        for id in ["classic", "three", "six", "seven", "springer"] {
            let frame = Frame::new(rules(id));
            for size in 0..=frame.points.min(9) {
                assert_eq!(
                    frame.class_count(size),
                    frame.classes(size).len() as u64,
                    "{id} {size}"
                );
            }
        }
    }

    #[test]
    fn symmetries_keep_the_ways() {
        let count = |id| Frame::new(rules(id)).symmetries.len();
        assert_eq!([count("classic"), count("fed_fr"), count("huepf")], [16, 16, 16]);
        assert_eq!([count("springer"), count("eck"), count("kreuz")], [16, 16, 16]);
        assert_eq!([count("six"), count("seven"), count("three")], [16, 8, 8]);
    }
}
