//! Making puzzles: positions by lot, kept if exact values say that they are one.

mod draughts;
mod hunt;
pub(crate) mod line;
mod mill;
mod pegs;
mod rate;

use std::collections::{BTreeMap, BTreeSet};

use game::{AnyGame, AnyRules, NamedRules};
use tables::Tables;

use self::rate::Rater;
use crate::{Exact, ExactError, Grade, Kind, Puzzle};

/// After so many positions in a row that nothing comes of, those found have to do.
const PATIENCE: u32 = 500;

/// A position that may be a puzzle, with what is known of its solution.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    position: AnyGame,
    kind: Kind,
    line: Vec<String>,
    choices: usize,
    plies: Option<u16>,
}

/// Makes so many puzzles by some rules, the same ones for the same seed; `on_found` hears how many
/// there are.
///
/// # Errors
///
/// If nothing exact can be known of the rules.
pub fn puzzles(
    named: &NamedRules,
    tables: &Tables,
    seed: u64,
    count: usize,
    mut on_found: impl FnMut(usize),
) -> Result<Vec<Puzzle>, ExactError> {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut source: Source = match named.rules {
        AnyRules::Mill(rules) => {
            let exact = Exact::new(named.rules, tables)?;
            Box::new(move |random| mill::look(rules, &exact, random))
        }
        AnyRules::Draughts(rules) => {
            let exact = Exact::new(named.rules, tables)?;
            Box::new(move |random| draughts::look(rules, &exact, random))
        }
        AnyRules::Wolf(_) | AnyRules::Battue(_) => {
            let exact = Exact::new(named.rules, tables)?;
            let rules = named.rules;
            Box::new(move |random| hunt::look(&rules, &exact, random))
        }
        AnyRules::Pegs(rules) => {
            let maker = pegs::Maker::new(rules);
            Box::new(move |random| maker.look(random))
        }
    };
    let mut shelf = Shelf::new(count);
    let mut idle = 0;
    while shelf.puzzles.len() < count && idle < PATIENCE {
        let before = shelf.puzzles.len();
        for found in source(&mut random) {
            shelf.offer(named, found);
        }
        idle = if shelf.puzzles.len() == before { idle + 1 } else { 0 };
        on_found(shelf.puzzles.len());
    }
    Ok(shelf.puzzles)
}

/// What looks at positions by lot, and finds some.
type Source = Box<dyn FnMut(&mut fastrand::Rng) -> Vec<Found>>;

/// The puzzles kept so far.
struct Shelf {
    rater: Rater,
    wanted: usize,
    puzzles: Vec<Puzzle>,
    ids: BTreeSet<String>,
    counts: BTreeMap<(Kind, Grade), usize>,
}

impl Shelf {
    fn new(wanted: usize) -> Self {
        let (puzzles, ids, counts) = (Vec::new(), BTreeSet::new(), BTreeMap::new());
        Self { rater: Rater::new(), wanted, puzzles, ids, counts }
    }

    /// Keeps a puzzle unless there are enough like it.
    fn offer(&mut self, named: &NamedRules, found: Found) {
        let most = self.wanted.div_ceil(kinds(named) * Grade::ALL.len());
        let of_kind =
            |grade: &Grade| self.counts.get(&(found.kind, *grade)).copied().unwrap_or_default();
        // What is easy to find must not crowd out the rest.
        if Grade::ALL.iter().all(|grade| of_kind(grade) >= most) {
            return;
        }
        let puzzle = self.rater.puzzle(named, found);
        let count = self.counts.entry((puzzle.kind, puzzle.grade())).or_default();
        if self.puzzles.len() < self.wanted && *count < most && self.ids.insert(puzzle.id.clone()) {
            *count += 1;
            self.puzzles.push(puzzle);
        }
    }
}

/// How many kinds of puzzles there are for some rules.
fn kinds(named: &NamedRules) -> usize {
    match named.rules {
        AnyRules::Mill(_) => 4,
        AnyRules::Draughts(_) | AnyRules::Pegs(_) => 3,
        AnyRules::Wolf(_) | AnyRules::Battue(_) => 2,
    }
}
