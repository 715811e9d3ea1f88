//! Captures: every way to jump on, as the rules have it.

use board::Side;

use crate::{
    Direction, Rules, Setup, Square, SquareSet,
    path::Path,
    rules::{Crowning, King, Landing, Lift, Precedence},
    setup::far_row,
};

/// Walks through the captures of one piece.
struct Walker<'a, F> {
    rules: &'a Rules,
    side: Side,
    kings: SquareSet,
    /// Squares to fly over and land on; the one the piece started from is among them.
    empty: SquareSet,
    /// The pieces that can still be taken.
    victims: SquareSet,
    /// Only captures of these pieces are visited, though all of them count as ways to go on.
    within: SquareSet,
    path: Path,
    visit: F,
}

impl<F: FnMut(&Path)> Walker<'_, F> {
    fn start(&mut self) {
        let from = self.path.from;
        if !self.kings.contains(from) {
            self.go_on_as_man(from);
        } else if self.rules.king == King::Flying {
            self.go_on_flying(from);
        } else {
            self.go_on_short(from, &Direction::ALL, self.victims);
        }
    }

    /// Tries every further jump of a man; says whether there is one.
    fn go_on_as_man(&mut self, at: Square) -> bool {
        let victims = man_victims(self.rules, self.victims, self.kings);
        let (forwards, backwards) = directions(self.side);
        let mut on = self.go_on_short(at, &forwards, victims);
        if self.rules.man_back_capture {
            on |= self.go_on_short(at, &backwards, victims);
        }
        on
    }

    /// Tries every further jump of one square.
    fn go_on_short(&mut self, at: Square, ways: &[Direction], victims: SquareSet) -> bool {
        let mut on = false;
        for &way in ways {
            let Some(victim) = at.neighbour(way) else {
                continue;
            };
            if !victims.contains(victim) {
                continue;
            }
            let Some(landing) = victim.neighbour(way) else {
                continue;
            };
            if self.empty.contains(landing) {
                on = true;
                self.jump_short(victim, landing);
            }
        }
        on
    }

    fn jump_short(&mut self, victim: Square, landing: Square) {
        let Some(before) = self.take(victim) else {
            return;
        };
        self.path.land(landing, SquareSet::of(landing));
        let is_man = !self.kings.contains(self.path.from) && !before.path_crowned;
        let on = if !is_man {
            self.go_on_short(landing, &Direction::ALL, self.victims)
        } else if !far_row(self.side).contains(landing) {
            self.go_on_as_man(landing)
        } else {
            self.reach_far_row(landing)
        };
        if !on || !self.rules.must_complete_chain {
            // A man that passes is crowned only where it ends.
            let ends_crowned = is_man && far_row(self.side).contains(landing);
            self.path.crowned = before.path_crowned || ends_crowned;
            self.path.to = landing;
            (self.visit)(&self.path);
        }
        self.put_back(&before);
    }

    fn reach_far_row(&mut self, at: Square) -> bool {
        match self.rules.crowning {
            Crowning::Stop => false,
            Crowning::Pass => self.go_on_as_man(at),
            Crowning::Continue => {
                self.path.crowned = true;
                if self.rules.king == King::Flying {
                    self.go_on_flying(at)
                } else {
                    self.go_on_short(at, &Direction::ALL, self.victims)
                }
            }
        }
    }

    /// Tries every further jump of a flying king.
    fn go_on_flying(&mut self, at: Square) -> bool {
        let mut on = false;
        for way in Direction::ALL {
            if let Some(victim) = flying_victim(at, way, self.empty, self.victims) {
                on = true;
                self.fly_over(victim, way);
            }
        }
        on
    }

    fn fly_over(&mut self, victim: Square, way: Direction) {
        let Some(behind) = victim.neighbour(way) else {
            return;
        };
        let Some(before) = self.take(victim) else {
            return;
        };
        let run = match self.rules.king_landing {
            Landing::Behind => SquareSet::of(behind),
            Landing::Any => run_of_empty(behind, way, self.empty),
        };
        // Straight on, or back over a lifted piece, is one path wherever the king comes down.
        let mut on = false;
        for along in [way, way.opposite()] {
            if along != way && self.rules.lift == Lift::End {
                continue;
            }
            if let Some(next) = flying_victim(behind, along, self.empty, self.victims) {
                on = true;
                self.path.land(behind, run);
                self.fly_over(next, along);
            }
        }
        for landing in run {
            for across in way.across() {
                if let Some(next) = flying_victim(landing, across, self.empty, self.victims) {
                    on = true;
                    self.path.land(landing, SquareSet::of(landing));
                    self.fly_over(next, across);
                }
            }
        }
        if !on || !self.rules.must_complete_chain {
            for landing in run {
                self.path.land(landing, SquareSet::of(landing));
                (self.visit)(&self.path);
            }
        }
        self.put_back(&before);
    }

    /// Adds a piece to the path, or refuses if no capture with it is wanted.
    fn take(&mut self, victim: Square) -> Option<Before> {
        if !self.within.contains(victim) {
            return None;
        }
        let before =
            Before { empty: self.empty, victims: self.victims, path_crowned: self.path.crowned };
        self.victims = self.victims.without(victim);
        if self.rules.lift == Lift::Immediate {
            self.empty = self.empty.with(victim);
        }
        self.path.push(victim);
        Some(before)
    }

    fn put_back(&mut self, before: &Before) {
        self.empty = before.empty;
        self.victims = before.victims;
        self.path.pop();
        self.path.crowned = before.path_crowned;
    }
}

/// What a walker restores when it steps back.
struct Before {
    empty: SquareSet,
    victims: SquareSet,
    path_crowned: bool,
}

/// Forwards and backwards for the men of a side.
#[inline]
pub(crate) const fn directions(side: Side) -> ([Direction; 2], [Direction; 2]) {
    let north = [Direction::NorthEast, Direction::NorthWest];
    let south = [Direction::SouthEast, Direction::SouthWest];
    match side {
        Side::White => (north, south),
        Side::Black => (south, north),
    }
}

#[inline]
fn man_victims(rules: &Rules, victims: SquareSet, kings: SquareSet) -> SquareSet {
    if rules.man_may_take_king { victims } else { victims - kings }
}

/// The first piece a flying king meets in a direction, if it can be taken.
#[inline]
fn flying_victim(
    at: Square,
    way: Direction,
    empty: SquareSet,
    victims: SquareSet,
) -> Option<Square> {
    let mut next = at.neighbour(way)?;
    while empty.contains(next) {
        next = next.neighbour(way)?;
    }
    let behind = next.neighbour(way)?;
    (victims.contains(next) && empty.contains(behind)).then_some(next)
}

fn run_of_empty(first: Square, way: Direction, empty: SquareSet) -> SquareSet {
    let mut run = SquareSet::EMPTY;
    let mut next = Some(first);
    while let Some(square) = next.filter(|&square| empty.contains(square)) {
        run = run.with(square);
        next = square.neighbour(way);
    }
    run
}

/// The pieces of the side to move that can capture, whatever has to be preferred.
#[inline]
pub(crate) fn capturers(setup: &Setup, rules: &Rules) -> SquareSet {
    match setup.turn {
        Side::White => capturers_of(setup, rules, Side::White),
        Side::Black => capturers_of(setup, rules, Side::Black),
    }
}

#[inline]
fn capturers_of(setup: &Setup, rules: &Rules, side: Side) -> SquareSet {
    let (forwards, backwards) = directions(side);
    let (us, them, empty) = (setup.side(side), setup.side(side.other()), setup.empty());
    let prey = man_victims(rules, them, setup.kings);
    let men = us - setup.kings;
    let mut found = jumpers(men, prey, empty, forwards);
    if rules.man_back_capture {
        found |= jumpers(men, prey, empty, backwards);
    }
    let kings = us & setup.kings;
    if kings.is_empty() {
        return found;
    }
    if rules.king == King::Short {
        return found
            | jumpers(kings, them, empty, forwards)
            | jumpers(kings, them, empty, backwards);
    }
    for king in kings {
        let can = |&way: &Direction| flying_victim(king, way, empty, them).is_some();
        if Direction::ALL.iter().any(can) {
            found = found.with(king);
        }
    }
    found
}

#[inline]
fn jumpers(men: SquareSet, prey: SquareSet, empty: SquareSet, ways: [Direction; 2]) -> SquareSet {
    let back = [ways[0].opposite(), ways[1].opposite()];
    let near = (empty.step(back[0]) & prey).step(back[0]);
    let far = (empty.step(back[1]) & prey).step(back[1]);
    men & (near | far)
}

/// Visits every path of one piece, whatever has to be preferred.
pub(crate) fn paths_from(setup: &Setup, rules: &Rules, from: Square, visit: impl FnMut(&Path)) {
    walk(setup, rules, from, SquareSet::ALL, visit);
}

fn walk(setup: &Setup, rules: &Rules, from: Square, within: SquareSet, visit: impl FnMut(&Path)) {
    let mut walker = Walker {
        rules,
        side: setup.turn,
        kings: setup.kings,
        empty: setup.empty().with(from),
        victims: setup.them(),
        within,
        path: Path::new(from),
        visit,
    };
    walker.start();
}

/// Visits every path that is legal among captures by the given pieces, each order of jumps once.
pub(crate) fn legal_paths(
    setup: &Setup,
    rules: &Rules,
    capturers: SquareSet,
    mut visit: impl FnMut(&Path),
) {
    if rules.precedence == Precedence::None {
        for from in capturers {
            paths_from(setup, rules, from, &mut visit);
        }
        return;
    }
    let best = best_key(setup, rules, capturers);
    for from in capturers {
        paths_from(setup, rules, from, |path| {
            if path.key(rules.precedence, setup.kings) == best {
                visit(path);
            }
        });
    }
}

/// The highest key among the captures of the given pieces.
pub(crate) fn best_key(setup: &Setup, rules: &Rules, capturers: SquareSet) -> u32 {
    let mut best = 0;
    for from in capturers {
        paths_from(setup, rules, from, |path| {
            best = best.max(path.key(rules.precedence, setup.kings));
        });
    }
    best
}

/// Whether no earlier path leads to the same turn.
///
/// Looking again costs time instead of memory; it is needed only for the rare captures that are
/// long enough to go round.
#[inline]
pub(crate) fn is_first_way(setup: &Setup, rules: &Rules, path: &Path) -> bool {
    path.jumps().len() < 3 || is_first_long_way(setup, rules, path)
}

#[cold]
fn is_first_long_way(setup: &Setup, rules: &Rules, path: &Path) -> bool {
    let key = |path: &Path| path.key(rules.precedence, setup.kings);
    let wanted = key(path);
    let mut first = None;
    walk(setup, rules, path.from, path.captured, |other| {
        if first.is_none() && other.same_turn(path) && key(other) == wanted {
            let same = other.jumps().iter().map(|jump| jump.victim);
            first = Some(same.eq(path.jumps().iter().map(|jump| jump.victim)));
        }
    });
    first.unwrap_or(true)
}
