//! A run of the solver over the sub-spaces of a rule set.

use std::{
    collections::HashMap,
    io,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use board::RuleSet;
use mill::Rules;

use super::{
    super::{INDEX_VERSION, Space, frame::Frame},
    canon::Canon,
    cells::Cell,
    count::{Census, Count},
    isa::Vector,
    layer::{Layer, LayerId, Layers, PADDING, Rowed},
    metric::{Metric, NONE, Parity, WdlOnly, Wide},
    pair::{Crew, Pair, Unfinished},
    plan::{Phase, Planned, needs, plan},
    side::Side,
    task::refusal,
};
use crate::{
    Progress, Stage, Symbol, Tables, Value, Watch, Wdl, Wish,
    container::{Expected, Header, Metric as Kept, TableError, TableWriter},
    solution::{SOLUTION_FILE, Solution, SolvedSpace},
    system,
};

/// What to solve, where and with what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The folder of all tables.
    pub folder: PathBuf,
    /// The most stones of the side with more, and of the side with fewer.
    pub up_to: Option<(u8, u8)>,
    /// What of the rule set.
    pub phase: Phase,
    /// How many threads.
    pub threads: usize,
    /// How many bytes of memory may be taken.
    pub memory: u64,
    /// Whether to do without special instructions even where they exist.
    pub portable: bool,
}

/// Why a rule set was not solved.
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
    /// A table cannot be written or read.
    #[error(transparent)]
    Table(#[from] TableError),
    /// Another file cannot be written or read.
    #[error("{} cannot be used: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The disk is too small.
    #[error("about {needed} bytes are needed on the disk of {}, and {free} are free", folder.display())]
    Disk {
        /// The folder of the tables.
        folder: PathBuf,
        /// The bytes that are needed.
        needed: u64,
        /// The bytes that are free.
        free: u64,
    },
    /// A distance is longer than tables can hold.
    #[error("a position of {space} takes more plies than tables can hold")]
    TooLong {
        /// The sub-space.
        space: Space,
    },
    /// The tables it builds on are missing.
    #[error("{space} builds on {missing}, which is not solved yet: solve the moving phase first")]
    NotYet {
        /// The sub-space.
        space: Space,
        /// The one it builds on.
        missing: Space,
    },
    /// A stop was asked for.
    #[error("stopped; the same command goes on from here")]
    Stopped,
}

/// Solves a rule set, or goes on with it.
///
/// # Errors
///
/// If the rules cannot be tabulated, the disk fails or is full, or a stop is asked for. Finished
/// sub-spaces stay, and the same call goes on.
pub fn solve(
    rules: Rules,
    id: &str,
    options: &Options,
    watch: &dyn Watch,
) -> Result<Solution, SolveError> {
    let rules = rules.canonical();
    if let Some(reason) = refusal(&rules) {
        return Err(SolveError::Refused { rules: id.to_string(), reason });
    }
    let frame = Frame::new(rules);
    let mut run = Run::new(&frame, id, options, watch);
    run.check_disk()?;
    run.solve()
}

struct Run<'a> {
    frame: &'a Frame,
    options: &'a Options,
    watch: &'a dyn Watch,
    graph: u64,
    tables: Tables,
    plan: Vec<Planned>,
    /// For each layer the last pair that needs it.
    last_needs: HashMap<LayerId, usize>,
    layers: Layers,
    canons: Mutex<HashMap<usize, Arc<Canon>>>,
    solution: Solution,
    /// Whether plies are kept in two bytes.
    wide: bool,
    before: u64,
    done: u64,
    total: u64,
    started: Instant,
    cpu: f64,
}

impl<'a> Run<'a> {
    fn new(frame: &'a Frame, id: &str, options: &'a Options, watch: &'a dyn Watch) -> Self {
        let graph = frame.rules.graph_hash().0;
        let tables = Tables::open(&options.folder, 1 << 26);
        let folder = tables.folder_of(graph);
        let wanted = |space: Space| match options.phase {
            Phase::Moving => space.is_moving(),
            Phase::Placing => !space.is_moving(),
            Phase::All => true,
        };
        let plan: Vec<Planned> =
            plan(frame, options.up_to).into_iter().filter(|pair| wanted(pair.space)).collect();
        let mut last_needs = HashMap::new();
        for (at, planned) in plan.iter().enumerate() {
            for id in pair_needs(frame, *planned) {
                last_needs.insert(id, at);
            }
        }
        let mut solution = Solution::read(&folder).unwrap_or_default();
        solution.rules = id.to_string();
        solution.graph = format!("{graph:016x}");
        solution.threads = options.threads;
        let vector = if options.portable { Vector::Portable } else { Vector::best() };
        solution.vector = vector != Vector::Portable;
        let spaces = || plan.iter().flat_map(|pair| pair.spaces());
        let total = spaces().map(|space| frame.entries(space)).sum();
        Self {
            frame,
            options,
            watch,
            graph,
            tables,
            last_needs,
            layers: Layers::default(),
            canons: Mutex::default(),
            solution,
            wide: has_extra_turns(frame),
            before: 0,
            done: 0,
            total,
            started: Instant::now(),
            cpu: system::cpu_seconds(),
            plan,
        }
    }

    fn folder(&self) -> PathBuf {
        self.tables.folder_of(self.graph)
    }

    /// Refuses to begin what will not fit on the disk.
    fn check_disk(&self) -> Result<(), SolveError> {
        let missing = self.plan.iter().filter(|pair| !self.is_done(**pair));
        let needed: u64 = missing
            .flat_map(|pair| pair.spaces())
            .map(|space| self.frame.entries(space) * if space.is_moving() { 40 } else { 10 } / 100)
            .sum();
        let folder = &self.options.folder;
        let free = system::free_disk(folder);
        match free {
            Some(free) if free < needed => {
                Err(SolveError::Disk { folder: folder.clone(), needed, free })
            }
            _ => Ok(()),
        }
    }

    fn solve(&mut self) -> Result<Solution, SolveError> {
        let folder = self.folder();
        std::fs::create_dir_all(&folder)
            .map_err(|error| SolveError::File { path: folder.clone(), error })?;
        for at in 0..self.plan.len() {
            let planned = self.plan[at];
            if self.is_done(planned) {
                let entries: u64 = planned.spaces().map(|space| self.frame.entries(space)).sum();
                self.done += entries;
                self.before += entries;
                continue;
            }
            self.solve_pair(planned, at)?;
        }
        self.find_empty_board()?;
        self.note_cost(&folder)?;
        Ok(self.solution.clone())
    }

    /// Whether both tables of a pair exist and are recorded.
    fn is_done(&self, planned: Planned) -> bool {
        planned.spaces().all(|space| {
            self.solution.space(&space.to_string()).is_some()
                && self
                    .tables
                    .table(&self.expected(space))
                    .is_ok_and(|table| table.check_bytes().is_ok())
        })
    }

    fn solve_pair(&mut self, planned: Planned, at: usize) -> Result<(), SolveError> {
        if !planned.space.is_moving() {
            return self.solve_as::<WdlOnly>(planned, at);
        }
        if !self.wide {
            match self.solve_as::<Parity>(planned, at) {
                Err(SolveError::TooLong { .. }) => {
                    // What is in memory is of the narrow kind; the tables are not.
                    self.wide = true;
                    self.layers.retain(|_| false);
                }
                result => return result,
            }
        }
        self.solve_as::<Wide>(planned, at)
    }

    fn solve_as<M: Metric>(&mut self, planned: Planned, at: usize) -> Result<(), SolveError> {
        let (wall, cpu) = (Instant::now(), system::cpu_seconds());
        self.tell(planned.space, Stage::Fetching);
        self.fetch_layers::<M>(planned)?;
        let mut pair = {
            let canon = |size| self.canon(size);
            Pair::<M>::new(self.frame, planned, &canon, &self.layers)
        };
        let halt = || self.halts();
        let solved = pair.solve(self.crew(&halt), |stage| self.tell(planned.space, stage));
        unfinished(solved, planned.space)?;
        self.tell(planned.space, Stage::Writing);
        let mut records = Vec::new();
        for (side, _) in pair.sides() {
            records.push(self.write(side)?);
        }
        self.keep_layers(&mut pair, planned, at);
        drop(pair);
        for mut record in records {
            record.seconds = wall.elapsed().as_secs_f64();
            record.cpu_seconds = system::cpu_seconds() - cpu;
            self.solution.record(record);
        }
        self.done += planned.spaces().map(|space| self.frame.entries(space)).sum::<u64>();
        let folder = self.folder();
        self.note_cost(&folder)?;
        self.tell(planned.space, Stage::Done);
        Ok(())
    }

    fn crew<'b>(&self, halt: &'b (dyn Fn() -> bool + Sync)) -> Crew<'b> {
        let vector = if self.options.portable { Vector::Portable } else { Vector::best() };
        Crew { threads: self.options.threads.max(1), vector, halt }
    }

    /// Waits as long as a pause is wished for; says whether to stop.
    fn halts(&self) -> bool {
        loop {
            match self.watch.wish() {
                Wish::Go => return false,
                Wish::Stop => return true,
                Wish::Pause => std::thread::sleep(Duration::from_millis(50)),
            }
        }
    }

    fn tell(&self, space: Space, stage: Stage) {
        self.watch.progress(&Progress {
            space: space.to_string(),
            stage,
            done: self.done,
            total: self.total,
            before: self.before,
            seconds: self.started.elapsed().as_secs_f64(),
            memory: system::resident(),
            disk: self.solution.spaces.iter().map(|space| space.bytes).sum(),
        });
    }

    fn canon(&self, size: usize) -> Arc<Canon> {
        let mut canons = self.canons.lock().unwrap_or_else(PoisonError::into_inner);
        canons.entry(size).or_insert_with(|| Arc::new(Canon::new(self.frame, size))).clone()
    }

    fn expected(&self, space: Space) -> Expected {
        Expected {
            game: "mill".to_string(),
            graph: self.graph,
            space: space.to_string(),
            metric: Some(kept(space)),
            index_version: INDEX_VERSION,
        }
    }

    /// Writes the table of a side, and counts its positions on the way.
    fn write<M: Metric>(&self, side: &Side<'_, M>) -> Result<SolvedSpace, SolveError> {
        let space = side.task.space;
        let header = Header {
            game: "mill".to_string(),
            rules: self.solution.rules.chars().take(90).collect(),
            graph: self.graph,
            space: space.to_string(),
            metric: kept(space),
            entries: self.frame.entries(space),
            row: side.shape.len() as u32,
            index_version: INDEX_VERSION,
        };
        let path = self.tables.path(self.graph, &space.to_string());
        let mut writer = TableWriter::create(&path, &header)?.threads(self.options.threads.max(1));
        let census = Census::new(self.frame, &side.shape);
        let mut count = Count::default();
        let mut symbols = Vec::with_capacity(side.shape.len());
        for block in 0..side.len() {
            side.read_row(block, &mut symbols);
            count_row(&census, side.blocks.smallest[block], &mut symbols, &mut count);
            writer.push(&symbols)?;
        }
        let summary = writer.finish()?;
        Ok(SolvedSpace {
            space: space.to_string(),
            positions: count.positions(),
            wins: count.wins,
            draws: count.draws,
            losses: count.losses,
            longest: space.is_moving().then_some(count.longest),
            bytes: summary.bytes,
            ..SolvedSpace::default()
        })
    }

    /// Makes sure that the layers a pair needs are in memory.
    fn fetch_layers<M: Metric>(&mut self, planned: Planned) -> Result<(), SolveError> {
        for id in pair_needs(self.frame, planned) {
            if self.layers.get(id).is_none() {
                self.fetch_layer::<M>(planned.space, id)?;
            }
        }
        Ok(())
    }

    /// Reads a layer from its table.
    fn fetch_layer<M: Metric>(&mut self, space: Space, id: LayerId) -> Result<(), SolveError> {
        let table = match self.tables.table(&self.expected(id.space)) {
            Err(TableError::Missing { .. }) => {
                return Err(SolveError::NotYet { space, missing: id.space });
            }
            other => other?,
        };
        let planned = Planned { space: id.space, both: false };
        let canon = |size| self.canon(size);
        let mut pair = Pair::<M>::new(self.frame, planned, &canon, &Layers::default());
        let row = pair.first.shape.len();
        let mut symbols = vec![Symbol::DRAW; row];
        for block in 0..pair.first.len() {
            let first = (block * row) as u64;
            table.read(first..first + row as u64, &mut symbols)?;
            if !pair.first.fill_row(block, &symbols) {
                return Err(SolveError::TooLong { space: id.space });
            }
        }
        let layer = match id.rowed {
            Rowed::ByWaiter => layer::<M>(pair.first.values.cells(), row),
            Rowed::ByMover => {
                let halt = || self.halts();
                unfinished(pair.tell_all(self.crew(&halt)), id.space)?;
                let heard = pair.second.as_mut().unwrap_or(&mut pair.first);
                let row = heard.shape.len();
                layer::<M>(heard.seen.cells(), row)
            }
        };
        self.layers.insert(id, layer);
        Ok(())
    }

    /// Keeps what later pairs need of a solved pair, and nothing else.
    fn keep_layers<M: Metric>(&mut self, pair: &mut Pair<'_, M>, planned: Planned, at: usize) {
        let last_needs = std::mem::take(&mut self.last_needs);
        let is_needed = |id: LayerId| last_needs.get(&id).is_some_and(|&last| last > at);
        self.layers.retain(is_needed);
        for space in planned.spaces() {
            for (rowed, wdl) in [
                (Rowed::ByMover, false),
                (Rowed::ByMover, true),
                (Rowed::ByWaiter, false),
                (Rowed::ByWaiter, true),
            ] {
                let id = LayerId { space, rowed, wdl };
                if (wdl || !M::WDL) && is_needed(id) {
                    let layer = pair_layer(pair, id);
                    self.layers.insert(id, layer);
                }
            }
        }
        self.last_needs = last_needs;
    }

    fn find_empty_board(&mut self) -> Result<(), SolveError> {
        let hand = self.frame.rules.stones;
        let start = Space { mover: 0, waiter: 0, mover_hand: hand, waiter_hand: hand };
        if self.solution.space(&start.to_string()).is_none() {
            return Ok(());
        }
        let symbol = self.tables.table(&self.expected(start))?.get(0)?;
        let value = match symbol.wdl() {
            Wdl::Win => Value::Win(None),
            Wdl::Draw => Value::Draw,
            Wdl::Loss => Value::Loss(None),
        };
        self.solution.empty_board = Some(value.to_string());
        Ok(())
    }

    /// Writes the solution so far, with what it has cost.
    fn note_cost(&mut self, folder: &Path) -> Result<(), SolveError> {
        let cpu = system::cpu_seconds();
        self.solution.cpu_seconds += cpu - self.cpu;
        self.cpu = cpu;
        self.solution.wall_seconds = self.solution.spaces.iter().fold(0.0, |sum, space| {
            sum + if is_counterpart(&space.space) { 0.0 } else { space.seconds }
        });
        self.solution.peak_memory = self.solution.peak_memory.max(system::peak());
        self.solution
            .write(folder)
            .map_err(|error| SolveError::File { path: folder.join(SOLUTION_FILE), error })
    }
}

/// Whether a sub-space was solved along with one that is counted.
fn is_counterpart(space: &str) -> bool {
    let Ok(space) = space.parse::<Space>() else {
        return false;
    };
    space.swapped() < space
}

fn has_extra_turns(frame: &Frame) -> bool {
    frame.rules.on_mill_moving == mill::OnMillMoving::CaptureAndExtraTurn
}

fn kept(space: Space) -> Kept {
    if space.is_moving() { Kept::Plies } else { Kept::Wdl }
}

fn unfinished(result: Result<(), Unfinished>, space: Space) -> Result<(), SolveError> {
    result.map_err(|error| match error {
        Unfinished::Stopped => SolveError::Stopped,
        Unfinished::TooLong => SolveError::TooLong { space },
    })
}

fn pair_needs(frame: &Frame, planned: Planned) -> impl Iterator<Item = LayerId> {
    planned.spaces().flat_map(move |space| {
        let wdl = !space.is_moving();
        needs(frame, space).into_iter().map(move |(space, rowed)| LayerId { space, rowed, wdl })
    })
}

fn layer<M: Metric>(cells: &[M::Cell], row: usize) -> Layer {
    let mut bytes = Vec::with_capacity(
        cells.len() * size_of::<M::Cell>() / if M::WDL { 4 } else { 1 } + PADDING,
    );
    M::keep_cells(cells, &mut bytes);
    bytes.resize(bytes.len() + PADDING, 0);
    Layer { row, bytes }
}

/// A layer of a solved pair.
fn pair_layer<M: Metric>(pair: &mut Pair<'_, M>, id: LayerId) -> Layer {
    let is_first = pair.first.task.space == id.space;
    let heard_by_first = !is_first || pair.second.is_none();
    let side = match id.rowed {
        Rowed::ByMover if heard_by_first => &mut pair.first,
        Rowed::ByWaiter if is_first => &mut pair.first,
        _ => pair.second.as_mut().unwrap_or(&mut pair.first),
    };
    let row = side.shape.len();
    if id.rowed == Rowed::ByWaiter {
        side.close_open();
    }
    let cells = match id.rowed {
        Rowed::ByMover => side.seen.cells(),
        Rowed::ByWaiter => side.values.cells(),
    };
    if id.wdl && !M::WDL {
        let settled: Vec<u8> = cells.iter().map(|cell| WdlOnly::settle(cell.get()) as u8).collect();
        return layer::<WdlOnly>(&settled, row);
    }
    layer::<M>(cells, row)
}

/// Counts the positions of a row, and empties the cells that no position can have.
fn count_row(census: &Census<'_>, waiting: u32, symbols: &mut [Symbol], count: &mut Count) {
    if census.is_plain(waiting) {
        for &symbol in symbols.iter() {
            count.add(symbol);
        }
        return;
    }
    for (rank, symbol) in symbols.iter_mut().enumerate() {
        if !census.is_possible(waiting, rank) {
            *symbol = Symbol::NONE;
        } else if census.counts(waiting, rank) {
            count.add(*symbol);
        }
    }
}

#[expect(unsafe_code, reason = "no thread is at work on the rows")]
impl<M: Metric> Side<'_, M> {
    /// The symbols of a row.
    fn read_row(&self, block: usize, symbols: &mut Vec<Symbol>) {
        // SAFETY: called between the steps, by one thread.
        let (values, open) = unsafe { (self.values.row_mut(block), self.open.row_mut(block)) };
        symbols.clear();
        symbols.extend(values.iter().enumerate().map(|(rank, value)| {
            let is_open = open[rank / 64] >> (rank % 64) & 1 == 1;
            let code = value.get();
            M::symbol(if is_open || code == NONE { 0 } else { M::settle(code) })
        }));
    }

    /// Fills a row from symbols; fails if one cannot be written.
    fn fill_row(&self, block: usize, symbols: &[Symbol]) -> bool {
        // SAFETY: called between the steps, by one thread.
        let values = unsafe { self.values.row_mut(block) };
        self.news[block].store(true, std::sync::atomic::Ordering::Relaxed);
        values.iter_mut().zip(symbols).all(|(value, &symbol)| {
            let code = if symbol == Symbol::NONE { Some(0) } else { M::code(symbol) };
            *value = M::Cell::of(code.unwrap_or(0));
            code.is_some()
        })
    }

    /// What is still open at the end is drawn.
    fn close_open(&self) {
        for block in 0..self.len() {
            // SAFETY: called between the steps, by one thread.
            let (values, open) = unsafe { (self.values.row_mut(block), self.open.row_mut(block)) };
            for (rank, value) in values.iter_mut().enumerate() {
                if open[rank / 64] >> (rank % 64) & 1 == 1 {
                    *value = M::Cell::of(0);
                }
            }
            open.fill(0);
        }
    }
}
