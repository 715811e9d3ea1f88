//! All puzzles there are.

use std::sync::LazyLock;

use board::StableHasher;
use game::Family;

use crate::{Grade, Kind, Puzzle, puzzle::ID_LENGTH};

/// The files, one for each rule set that puzzles were made for.
const FILES: [&str; 8] = [
    include_str!("../puzzles/classic.jsonl"),
    include_str!("../puzzles/english.jsonl"),
    include_str!("../puzzles/schmidt_de.jsonl"),
    include_str!("../puzzles/wolf.jsonl"),
    include_str!("../puzzles/fox_hunt.jsonl"),
    include_str!("../puzzles/pegs33.jsonl"),
    include_str!("../puzzles/pegs37.jsonl"),
    include_str!("../puzzles/pegs15.jsonl"),
];

/// All puzzles there are, family by family, the easy ones first.
#[derive(Debug)]
pub struct Collection {
    puzzles: Vec<Puzzle>,
    /// The puzzles in the order of the days.
    days: Vec<usize>,
}

/// Which puzzles are wanted; what is left open fits all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Choice {
    /// Of one family.
    pub family: Option<Family>,
    /// Of one kind.
    pub kind: Option<Kind>,
    /// Of one grade.
    pub grade: Option<Grade>,
}

impl Choice {
    /// Whether a puzzle is wanted.
    pub fn fits(&self, puzzle: &Puzzle) -> bool {
        self.family.is_none_or(|family| puzzle.family() == Some(family))
            && self.kind.is_none_or(|kind| puzzle.kind == kind)
            && self.grade.is_none_or(|grade| puzzle.grade() == grade)
    }
}

/// The puzzles that are built in.
pub fn puzzles() -> &'static Collection {
    static ALL: LazyLock<Collection> = LazyLock::new(|| {
        let lines = FILES.iter().flat_map(|file| file.lines());
        // The tests read every line; one that cannot be read is no puzzle.
        Collection::new(lines.filter_map(|line| serde_json::from_str(line).ok()).collect())
    });
    &ALL
}

impl Collection {
    fn new(mut puzzles: Vec<Puzzle>) -> Self {
        puzzles.sort_by_key(|puzzle| (puzzle.family(), puzzle.grade()));
        let mut days: Vec<usize> = (0..puzzles.len()).collect();
        let lot = |&at: &usize| {
            let mut hasher = StableHasher::default();
            hasher.write(b"day ");
            hasher.write(puzzles[at].id.as_bytes());
            hasher.finish()
        };
        days.sort_by_key(lot);
        Self { puzzles, days }
    }

    /// All of them.
    pub fn all(&self) -> &[Puzzle] {
        &self.puzzles
    }

    /// How many lines the files have.
    pub fn lines() -> usize {
        FILES.iter().map(|file| file.lines().count()).sum()
    }

    /// The puzzle of an id.
    pub fn find(&self, id: &str) -> Option<&Puzzle> {
        if id.len() != ID_LENGTH {
            return None;
        }
        self.puzzles.iter().find(|puzzle| puzzle.id == id)
    }

    /// The number of a puzzle within its family, by which it is called; the first is 1.
    pub fn number(&self, puzzle: &Puzzle) -> usize {
        let family = puzzle.family();
        let before = self.puzzles.iter().take_while(|other| other.id != puzzle.id);
        before.filter(|other| other.family() == family).count() + 1
    }

    /// The puzzle of a day, counted from the first of January 1970: the same for everybody, and
    /// another each day until all have had theirs.
    pub fn of_day(&self, day: u64) -> Option<&Puzzle> {
        let count = self.days.len().max(1) as u64;
        self.days.get((day % count) as usize).and_then(|&at| self.puzzles.get(at))
    }

    /// Those that are wanted.
    pub fn chosen(&self, choice: Choice) -> impl Iterator<Item = &Puzzle> {
        self.puzzles.iter().filter(move |puzzle| choice.fits(puzzle))
    }

    /// The next one that is wanted and not done, after a puzzle; the first one after the last.
    pub fn next(
        &self,
        after: &str,
        choice: Choice,
        is_done: impl Fn(&str) -> bool,
    ) -> Option<&Puzzle> {
        let wanted: Vec<&Puzzle> = self.chosen(choice).collect();
        let at = wanted.iter().position(|puzzle| puzzle.id == after).map_or(0, |at| at + 1);
        let (before, behind) = wanted.split_at(at);
        let mut others = behind.iter().chain(before).copied().filter(|puzzle| puzzle.id != after);
        others.clone().find(|puzzle| !is_done(&puzzle.id)).or_else(|| others.next())
    }
}
