//! Solving a game of draughts up to a number of pieces, from file to file.

use std::{fs, io, path::PathBuf, time::Instant};

use board::RuleSet;
use draughts::{Rules, rules::Huff};

use super::{
    Space, files,
    group::solve_group,
    numbering::Numbering,
    store::{Store, Table},
};
use crate::{
    Extent, Progress, SOLUTION_FILE, Solution, SolvedSpace, Stage, Tables, Watch, Wdl,
    claim::Claim, container::TableError, extent::Part, solution::Meter, system, watch::goes_on,
};

/// What is to be solved, and with what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The folder of all tables.
    pub folder: PathBuf,
    /// The most pieces on the board, from 2 to [`MOST_PIECES`].
    pub pieces: u8,
    /// The threads that may work.
    pub threads: usize,
}

/// The most pieces for which there is a solver: 140 million positions in memory.
pub const MOST_PIECES: u8 = 5;

/// Why a game was not solved.
#[derive(Debug, thiserror::Error)]
pub enum SolveError {
    /// No tables can be made of these rules.
    #[error("{rules} cannot be solved: {reason}")]
    Refused {
        /// The id of the rules.
        rules: String,
        /// Why.
        reason: String,
    },
    /// There is no solver for so many pieces.
    #[error("{0} pieces are asked for, and draughts are solved for 2 to {MOST_PIECES}")]
    Pieces(u8),
    /// A table cannot be written.
    #[error(transparent)]
    Table(#[from] TableError),
    /// Another file cannot be written.
    #[error("{} cannot be used: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// Somebody else is solving the same game in the same folder.
    #[error("{rules} is being solved in {} already, by another process or order", folder.display())]
    Busy {
        /// The id of the rules.
        rules: String,
        /// The folder of the tables.
        folder: PathBuf,
    },
    /// A stop was asked for.
    #[error("stopped; the same command goes on from here")]
    Stopped,
}

/// Why a game of draughts cannot be solved, if it cannot.
pub fn refusal(rules: &Rules) -> Option<String> {
    if let Err(impossible) = rules.check() {
        return Some(impossible.to_string());
    }
    (rules.huff != Huff::Off).then(|| {
        "with huffing a position depends on the turn before it, so there are no tables".to_string()
    })
}

/// What a solve up to a number of pieces comes to, whatever the rules.
pub fn extent(pieces: u8) -> Extent {
    let part = |space: Space| {
        let entries = Numbering::new(space).entries();
        Part { space: space.to_string(), entries, bytes: entries / BYTE_HOLDS }
    };
    Extent::new(Space::up_to(pieces).into_iter().map(part).collect())
}

/// About how many entries a byte of a table holds.
const BYTE_HOLDS: u64 = 8;

/// Solves a game up to a number of pieces: win, draw or loss for every position with pieces on
/// both sides. Draws are what neither side can force otherwise; the rules that end a game as drawn
/// by counting play no part.
///
/// Finished sub-spaces are files, so a run that was ended at any moment is taken up again by the
/// same call, and the tables are the same to the byte. `id` names the rules, for people.
///
/// # Errors
///
/// If the rules cannot be solved, a file cannot be written, or the watcher wishes an end.
pub fn solve(
    rules: Rules,
    id: &str,
    options: &Options,
    watch: &dyn Watch,
) -> Result<Solution, SolveError> {
    if let Some(reason) = refusal(&rules) {
        return Err(SolveError::Refused { rules: id.to_string(), reason });
    }
    if !(2..=MOST_PIECES).contains(&options.pieces) {
        return Err(SolveError::Pieces(options.pieces));
    }
    let folder = Tables::open(&options.folder, 0).folder_of(files::graph(&rules));
    let claim =
        Claim::on(&folder).map_err(|error| SolveError::File { path: folder.clone(), error })?;
    let Some(_claim) = claim else {
        let folder = options.folder.clone();
        return Err(SolveError::Busy { rules: id.to_string(), folder });
    };
    let mut run = Run::new(rules, id, options, watch);
    for space in Space::up_to(options.pieces) {
        // A sub-space is solved together with the next one, if that is the swapped one.
        if space >= space.swapped() {
            run.take(space)?;
        }
    }
    Ok(run.solution)
}

/// A run of the solver.
struct Run<'a> {
    rules: Rules,
    threads: usize,
    tables: Tables,
    store: Store,
    solution: Solution,
    meter: Meter,
    report: Report<'a>,
}

impl<'a> Run<'a> {
    fn new(rules: Rules, id: &str, options: &Options, watch: &'a dyn Watch) -> Self {
        let tables = Tables::open(&options.folder, 0);
        let graph = rules.graph_hash();
        let threads = options.threads.max(1);
        let spaces = Space::up_to(options.pieces).into_iter();
        let total = spaces.map(|space| Numbering::new(space).entries()).sum();
        Self {
            rules,
            threads,
            solution: Solution {
                rules: id.to_string(),
                graph: graph.to_string(),
                threads,
                ..Solution::read(&tables.folder_of(graph.0)).unwrap_or_default()
            },
            tables,
            meter: Meter::start(),
            store: Store::new(options.pieces),
            report: Report { watch, begun: Instant::now(), done: 0, before: 0, total, disk: 0 },
        }
    }

    /// Reads a sub-space and its swapped one, or solves and writes them.
    fn take(&mut self, space: Space) -> Result<(), SolveError> {
        self.report.obey()?;
        let pair =
            if space == space.swapped() { vec![space] } else { vec![space, space.swapped()] };
        let read: Result<Vec<Table>, TableError> =
            pair.iter().map(|&space| files::read(&self.tables, &self.rules, space)).collect();
        // What is missing or damaged is made anew.
        let Ok(tables) = read else {
            return self.make(space, &pair);
        };
        for table in tables {
            let space = table.numbering.space();
            self.report.before += table.values.len() as u64;
            self.report.tell(space, Stage::Fetching, table.values.len() as u64);
            self.store.insert(table);
            if self.solution.space(&space.to_string()).is_none() {
                let path = self.tables.path(files::graph(&self.rules), &space.to_string());
                let bytes = fs::metadata(path).map_or(0, |metadata| metadata.len());
                self.record(SolvedSpace { bytes, ..count(self.store.table(space)) })?;
            }
        }
        Ok(())
    }

    /// Solves a sub-space and its swapped one, and writes them.
    fn make(&mut self, space: Space, pair: &[Space]) -> Result<(), SolveError> {
        let (wall, cpu) = (Instant::now(), system::cpu_seconds());
        let report = &mut self.report;
        solve_group(self.rules, &mut self.store, space, self.threads, |positions| {
            report.tell(space, Stage::Seeding, positions);
            report.obey()
        })?;
        let mut written = Vec::new();
        for &space in pair {
            let (table, id) = (self.store.table(space), &self.solution.rules);
            let bytes = files::write(&self.tables, &self.rules, id, table, self.threads)?;
            self.report.disk += bytes;
            self.report.tell(space, Stage::Writing, 0);
            written.push(SolvedSpace { bytes, ..count(table) });
        }
        let (seconds, cpu_seconds) = (wall.elapsed().as_secs_f64(), system::cpu_seconds() - cpu);
        for count in written {
            self.record(SolvedSpace { seconds, cpu_seconds, ..count })?;
        }
        Ok(())
    }

    /// Enters a sub-space into the solution and writes that.
    fn record(&mut self, solved: SolvedSpace) -> Result<(), SolveError> {
        let solution = &mut self.solution;
        solution.record(solved);
        self.meter.charge(solution);
        let folder = self.tables.folder_of(files::graph(&self.rules));
        solution
            .write(&folder)
            .map_err(|error| SolveError::File { path: folder.join(SOLUTION_FILE), error })
    }
}

/// What the values of a table come to.
fn count(table: &Table) -> SolvedSpace {
    let of = |wanted: Wdl| table.values.iter().filter(|&&value| value == wanted).count() as u64;
    SolvedSpace {
        space: table.numbering.space().to_string(),
        positions: table.values.len() as u64,
        wins: of(Wdl::Win),
        draws: of(Wdl::Draw),
        losses: of(Wdl::Loss),
        ..SolvedSpace::default()
    }
}

/// Tells the watcher how far a run is, and does as it wishes.
struct Report<'a> {
    watch: &'a dyn Watch,
    begun: Instant,
    done: u64,
    before: u64,
    total: u64,
    disk: u64,
}

impl Report<'_> {
    /// Tells that some more positions are done.
    fn tell(&mut self, space: Space, stage: Stage, positions: u64) {
        self.done += positions;
        self.watch.progress(&Progress {
            space: space.to_string(),
            stage,
            done: self.done,
            total: self.total,
            before: self.before,
            seconds: self.begun.elapsed().as_secs_f64(),
            memory: system::resident(),
            disk: self.disk,
        });
    }

    /// Waits as long as the watcher wishes a pause.
    fn obey(&self) -> Result<(), SolveError> {
        if goes_on(self.watch) { Ok(()) } else { Err(SolveError::Stopped) }
    }
}
