//! A run of the solver over the sub-spaces of a rule set.

use std::{
    collections::HashMap,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
    time::Instant,
};

use board::RuleSet;
use mill::Rules;

use super::{
    super::{Space, frame::Frame, refusal},
    canon::Canon,
    isa::Vector,
    keep::pair_needs,
    layer::{LayerId, Layers},
    metric::{Metric, Parity, WdlOnly, Wide},
    options::{Options, SolveError},
    pair::{Crew, Pair, Unfinished},
    plan::{Planned, bytes_of, plan},
    room::{self, Room, Rooms},
};
use crate::{
    Progress, Stage, Tables, Value, Watch, Wdl,
    claim::Claim,
    solution::{Meter, SOLUTION_FILE, Solution},
    system,
    watch::goes_on,
};

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
    let mut plan = plan(&frame, options.up_to);
    plan.retain(|pair| options.phase.has(pair.space));
    if plan.is_empty() {
        return Err(SolveError::Nothing { rules: id.to_string() });
    }
    let folder = Tables::open(&options.folder, 0).folder_of(rules.graph_hash().0);
    let claim =
        Claim::on(&folder).map_err(|error| SolveError::File { path: folder.clone(), error })?;
    let Some(_claim) = claim else {
        let folder = options.folder.clone();
        return Err(SolveError::Busy { rules: id.to_string(), folder });
    };
    room::sweep(&folder);
    let mut run = Run::new(&frame, id, options, watch, plan);
    let finished = run.find_finished()?;
    run.check_disk(&finished)?;
    run.solve(&finished)
}

pub(super) struct Run<'a> {
    pub(super) frame: &'a Frame,
    pub(super) options: &'a Options,
    watch: &'a dyn Watch,
    pub(super) graph: u64,
    pub(super) tables: Tables,
    plan: Vec<Planned>,
    /// For each layer the last pair that needs it.
    pub(super) last_needs: HashMap<LayerId, usize>,
    pub(super) layers: Layers,
    pub(super) rooms: Rooms,
    canons: Mutex<HashMap<usize, Arc<Canon>>>,
    pub(super) solution: Solution,
    /// Whether plies are kept in two bytes.
    wide: bool,
    before: u64,
    done: u64,
    total: u64,
    started: Instant,
    meter: Meter,
}

impl<'a> Run<'a> {
    fn new(
        frame: &'a Frame,
        id: &str,
        options: &'a Options,
        watch: &'a dyn Watch,
        plan: Vec<Planned>,
    ) -> Self {
        let graph = frame.rules.graph_hash().0;
        let tables = Tables::open(&options.folder, 1 << 26);
        let folder = tables.folder_of(graph);
        let mut last_needs = HashMap::new();
        for (at, planned) in plan.iter().enumerate() {
            for id in pair_needs(frame, *planned, options.wdl) {
                last_needs.insert(id, at);
            }
        }
        let mut solution = Solution::read(&folder).unwrap_or_default();
        solution.rules = id.to_string();
        solution.graph = format!("{graph:016x}");
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
            rooms: Rooms::new(&folder, options.memory),
            canons: Mutex::default(),
            solution,
            wide: has_extra_turns(frame),
            before: 0,
            done: 0,
            total,
            started: Instant::now(),
            meter: Meter::start(),
            plan,
        }
    }

    pub(super) fn folder(&self) -> PathBuf {
        self.tables.folder_of(self.graph)
    }

    /// Which pairs of the plan need not be solved again; their tables are read and checked.
    fn find_finished(&self) -> Result<Vec<bool>, SolveError> {
        let check = |&planned: &Planned| {
            if self.halts() {
                return Err(SolveError::Stopped);
            }
            Ok(self.is_done(planned))
        };
        self.plan.iter().map(check).collect()
    }

    /// Refuses to begin what will not fit on the disk.
    fn check_disk(&self, finished: &[bool]) -> Result<(), SolveError> {
        let missing = self.plan.iter().zip(finished).filter(|&(_, &finished)| !finished);
        let needed: u64 = missing
            .flat_map(|(pair, _)| pair.spaces())
            .map(|space| bytes_of(self.frame, space))
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

    fn solve(&mut self, finished: &[bool]) -> Result<Solution, SolveError> {
        let folder = self.folder();
        for (at, &finished) in finished.iter().enumerate() {
            let planned = self.plan[at];
            if finished {
                self.done += self.entries(planned);
                self.before += self.entries(planned);
                continue;
            }
            self.solve_pair(planned, at)?;
        }
        self.find_empty_board()?;
        self.note_cost(&folder)?;
        Ok(self.solution.clone())
    }

    /// The entries of a pair's tables.
    fn entries(&self, planned: Planned) -> u64 {
        planned.spaces().map(|space| self.frame.entries(space)).sum()
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
        if self.options.wdl || !planned.space.is_moving() {
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
        self.tell(planned, Stage::Fetching);
        self.fetch_layers::<M>(planned)?;
        let in_memory = self.room_for::<M>(planned)?;
        let room = if in_memory { Room::Memory } else { Room::Mapped(&self.rooms) };
        let canon = |size| self.canon(size);
        let mut pair = Pair::<M>::new(self.frame, planned, &canon, &self.layers, room)
            .map_err(|error| SolveError::File { path: self.folder(), error })?;
        let halt = || self.halts();
        let solved = pair.solve(self.crew(&halt), |stage| self.tell(planned, stage));
        unfinished(solved, planned.space)?;
        self.tell(planned, Stage::Writing);
        let mut records = Vec::new();
        for (side, _) in pair.sides() {
            records.push(self.write(side)?);
        }
        self.keep_layers(&mut pair, planned, at)
            .map_err(|error| SolveError::File { path: self.folder(), error })?;
        drop(pair);
        self.solution.threads = self.options.threads;
        self.solution.vector = self.vector() != Vector::Portable;
        for mut record in records {
            record.seconds = wall.elapsed().as_secs_f64();
            record.cpu_seconds = system::cpu_seconds() - cpu;
            self.solution.record(record);
        }
        self.done += self.entries(planned);
        let folder = self.folder();
        self.note_cost(&folder)?;
        self.tell(planned, Stage::Done);
        Ok(())
    }

    pub(super) fn crew<'b>(&self, halt: &'b (dyn Fn() -> bool + Sync)) -> Crew<'b> {
        Crew { threads: self.options.threads.max(1), vector: self.vector(), halt }
    }

    fn vector(&self) -> Vector {
        if self.options.portable { Vector::Portable } else { Vector::best() }
    }

    /// Waits as long as a pause is wished for; says whether to stop.
    pub(super) fn halts(&self) -> bool {
        self.rooms.keep_limit();
        !goes_on(self.watch)
    }

    fn tell(&self, planned: Planned, stage: Stage) {
        self.watch.progress(&Progress {
            space: planned.space.to_string(),
            stage,
            done: self.done + self.entries(planned) * percent_done(stage) / 100,
            total: self.total,
            before: self.before,
            seconds: self.started.elapsed().as_secs_f64(),
            memory: system::resident(),
            disk: self.solution.spaces.iter().map(|space| space.bytes).sum(),
        });
    }

    pub(super) fn canon(&self, size: usize) -> Arc<Canon> {
        let mut canons = self.canons.lock().unwrap_or_else(PoisonError::into_inner);
        canons.entry(size).or_insert_with(|| Arc::new(Canon::new(self.frame, size))).clone()
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
        // What is known already may say more: the plies, which took a search.
        let known = self
            .solution
            .empty_board
            .take()
            .filter(|known| known.split(' ').next() == Some(value.to_string().as_str()));
        self.solution.empty_board = Some(known.unwrap_or_else(|| value.to_string()));
        Ok(())
    }

    /// Writes the solution so far, with what it has cost.
    fn note_cost(&mut self, folder: &Path) -> Result<(), SolveError> {
        self.meter.charge(&mut self.solution);
        self.solution
            .write(folder)
            .map_err(|error| SolveError::File { path: folder.join(SOLUTION_FILE), error })
    }
}

/// How much of the work on a pair lies behind, roughly: nobody knows how many plies will be needed.
/// When it is done, it is counted already.
fn percent_done(stage: Stage) -> u64 {
    match stage {
        Stage::Fetching | Stage::Done => 0,
        Stage::Seeding => 5,
        Stage::Level(plies) => 20 + 60 * u64::from(plies) / (u64::from(plies) + 25),
        Stage::Writing => 85,
    }
}

/// Whether a mill may earn another turn.
pub(super) fn has_extra_turns(frame: &Frame) -> bool {
    frame.rules.on_mill_moving == mill::OnMillMoving::CaptureAndExtraTurn
        || frame.rules.on_mill_placing == mill::OnMillPlacing::ExtraTurn
}

pub(super) fn unfinished(result: Result<(), Unfinished>, space: Space) -> Result<(), SolveError> {
    result.map_err(|error| match error {
        Unfinished::Stopped => SolveError::Stopped,
        Unfinished::TooLong => SolveError::TooLong { space },
    })
}
