//! Placements of hunters and quarry, those that a symmetry of the board makes one taken together.

use hunt::battue::board;
use mill::{Point, PointSet, Symmetry, symmetries};

use crate::subsets::{choose, rank, subsets};

/// The points of the board.
pub(super) const POINTS: u32 = 24;

/// All placements of one number of hunters and the quarry.
///
/// The lowest of the sets that symmetries make of a set of hunters stands for all of them, and the
/// lowest point to which symmetries bring the quarry beside it for all of those.
#[derive(Debug)]
pub(super) struct Orbits {
    hunters: u32,
    symmetries: Vec<Symmetry>,
    /// The sets that stand for others, in their order.
    leaders: Vec<PointSet>,
}

impl Orbits {
    /// The orbits, and for each set of hunters by its number how to find its own.
    pub(super) fn new(hunters: u32) -> (Self, Atlas) {
        let symmetries = symmetries(board());
        let mut leaders = Vec::new();
        let mut ways = vec![Way::NONE; choose(POINTS, hunters) as usize];
        let mut folds = Vec::new();
        for set in subsets(POINTS, hunters).map(PointSet::from_bits) {
            if ways[rank(set.bits()) as usize] != Way::NONE {
                continue;
            }
            let orbit = leaders.len() as u32;
            leaders.push(set);
            folds.push(fold(&symmetries, set));
            for (number, symmetry) in (0..).zip(&symmetries) {
                // The symmetry leads away from the leader; the way leads back to it.
                let member = rank(symmetry.set(set).bits()) as usize;
                ways[member] = Way::new(orbit, number);
            }
        }
        let back = symmetries.iter().map(inverse).collect();
        (Self { hunters, symmetries, leaders }, Atlas { ways, back, folds })
    }

    /// How many places there are in a list of all orbits and quarries.
    pub(super) fn places(&self) -> usize {
        self.leaders.len() * self.dens()
    }

    pub(super) fn bytes(&self) -> usize {
        size_of_val(self.leaders.as_slice()) + size_of_val(self.symmetries.as_slice())
    }

    /// The points that hunters leave to the quarry.
    fn dens(&self) -> usize {
        (POINTS - self.hunters) as usize
    }

    /// The place of the orbit of a placement.
    pub(super) fn place(&self, hunters: PointSet, quarry: Point) -> usize {
        let images =
            self.symmetries.iter().map(|symmetry| (symmetry.set(hunters), symmetry.point(quarry)));
        let (leader, quarry) = images.min().unwrap_or((hunters, quarry));
        let orbit = self.leaders.partition_point(|&set| set < leader);
        self.place_in(orbit, quarry)
    }

    /// The place of the orbit of a placement, found faster.
    #[inline]
    pub(super) fn place_by(&self, atlas: &Atlas, hunters: PointSet, quarry: Point) -> usize {
        let way = atlas.ways[rank(hunters.bits()) as usize];
        let orbit = way.orbit();
        let image = atlas.back[way.away()][quarry.index()];
        let quarry = atlas.folds[orbit].as_ref().map_or(image, |fold| fold[usize::from(image)]);
        self.place_in(orbit, Point::new(usize::from(quarry)))
    }

    #[inline]
    fn place_in(&self, orbit: usize, quarry: Point) -> usize {
        let below = (1u32 << quarry.index()) - 1;
        let den = (below & !self.leaders[orbit].bits()).count_ones();
        orbit * self.dens() + den as usize
    }

    /// The placement that stands for those of a place.
    pub(super) fn placement(&self, place: usize) -> (PointSet, Point) {
        let hunters = self.leaders[place / self.dens()];
        let free = board().points().difference(hunters);
        let quarry = free.into_iter().nth(place % self.dens());
        (hunters, quarry.expect("the dens of an orbit are its free points"))
    }
}

/// How to find the orbit of a set of hunters: the number of the orbit and that of the symmetry
/// which makes the set of the leader, in one word, for there are many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Way(u32);

impl Way {
    const NONE: Self = Self(u32::MAX);
    /// The symmetries of the board.
    const MOST: u32 = 16;

    const fn new(orbit: u32, away: u32) -> Self {
        Self(orbit * Self::MOST + away)
    }

    const fn orbit(self) -> usize {
        (self.0 / Self::MOST) as usize
    }

    const fn away(self) -> usize {
        (self.0 % Self::MOST) as usize
    }
}

type Images = [u8; POINTS as usize];

/// The ways from all sets of hunters to their orbits; large, and needed only for solving.
#[derive(Debug)]
pub(super) struct Atlas {
    ways: Vec<Way>,
    /// Where each symmetry came from.
    back: Vec<Images>,
    /// By orbit: where the quarry goes in the end if symmetries leave the leader as it is.
    folds: Vec<Option<Box<Images>>>,
}

fn inverse(symmetry: &Symmetry) -> Images {
    let mut back = [0; POINTS as usize];
    for point in board().points() {
        back[symmetry.point(point).index()] = point.index() as u8;
    }
    back
}

/// The lowest image of each point under the symmetries that leave a set as it is, if there are any
/// besides the one that leaves everything as it is.
fn fold(symmetries: &[Symmetry], set: PointSet) -> Option<Box<Images>> {
    let stay: Vec<&Symmetry> =
        symmetries.iter().filter(|symmetry| symmetry.set(set) == set).collect();
    (stay.len() > 1).then(|| {
        Box::new(std::array::from_fn(|point| {
            let images =
                stay.iter().map(|symmetry| symmetry.point(Point::new(point)).index() as u8);
            images.min().unwrap_or(point as u8)
        }))
    })
}
