//! The engine as every face uses it.

use std::{
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread::{self, JoinHandle},
    time::Instant,
};

use board::{GraphHash, RuleSet, State};
use draughts::Draughts;
use game::{AnyGame, AnyMove, AnyRules};
use hunt::{Battue, Wolf};
use mill::Mill;
use pegs::{Hole, Pegs};
use tables::{
    Tables, Turn, Value,
    hunt::{SolvedBattue, SolvedWolf},
};

use crate::{
    Answer, Info, Knowledge, Line, Playable, Question, Report, Task, TranspositionTable, Variation,
    Worth, exact,
    knowledge::{DraughtsTables, MillTables, known_turns},
    search::think_with,
    shelf::Shelf,
    solitaire::{Outlook, Solitaire},
};

/// How much memory tables may take.
const TABLES_BYTES: usize = 1 << 28;

/// How many turns of an exact line are shown.
const SHOWN: usize = 12;

/// What an engine may use.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How many bytes it may remember positions in.
    pub hash_bytes: usize,
    /// How many threads search; with more than one a search is not repeatable.
    pub threads: usize,
    /// Where tables lie, if they may be used.
    pub tables: Option<PathBuf>,
}

impl Default for Settings {
    fn default() -> Self {
        Self { hash_bytes: 1 << 24, threads: 1, tables: None }
    }
}

/// The computer as a player of every game. Clones are the same player.
#[derive(Clone, Debug)]
pub struct Engine(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    threads: usize,
    memory: TranspositionTable,
    tables: Option<Tables>,
    mills: Shelf<tables::mill::Prober>,
    draughts: Shelf<tables::draughts::Prober>,
    wolves: Shelf<SolvedWolf>,
    battues: Shelf<SolvedBattue>,
    solitaire: Solitaire,
}

impl Engine {
    /// An engine that remembers nothing yet.
    pub fn new(settings: &Settings) -> Self {
        let tables = settings.tables.as_deref();
        Self(Arc::new(Inner {
            threads: settings.threads.max(1),
            memory: TranspositionTable::new(settings.hash_bytes),
            tables: tables.map(|folder| Tables::open(folder, TABLES_BYTES)),
            mills: Shelf::default(),
            draughts: Shelf::default(),
            wolves: Shelf::default(),
            battues: Shelf::default(),
            solitaire: Solitaire::default(),
        }))
    }

    /// Forgets what it remembers of positions, as before a new game.
    pub fn forget(&self) {
        self.0.memory.clear();
    }

    /// Gets ready for a game: what is worked out once is worked out now and not on the first clock.
    pub fn get_ready(&self, rules: &AnyRules) {
        match rules.initial() {
            AnyGame::Mill(position) => drop(self.0.mill_prober(position.rules())),
            AnyGame::Draughts(position) => drop(self.0.draughts_prober(position.rules())),
            AnyGame::Wolf(position) => drop(self.0.wolf_turns(position)),
            AnyGame::Battue(position) => drop(self.0.battue_turns(&position)),
            AnyGame::Pegs(position) => self.0.solitaire.get_ready(&position),
        }
    }

    /// Closes the tables of a game, so that those made or removed since are seen.
    pub fn forget_tables(&self, game: GraphHash) {
        self.0.mills.drop(game.0);
        self.0.draughts.drop(game.0);
        if let Some(tables) = &self.0.tables {
            tables.forget(game.0);
        }
    }

    /// Whether it plays a game perfectly: it knows what every position of it is worth.
    pub fn is_perfect(&self, rules: &AnyRules) -> bool {
        match rules {
            AnyRules::Wolf(_) | AnyRules::Battue(_) => true,
            AnyRules::Mill(rules) => self.0.mill_prober(*rules).is_some_and(|prober| {
                // The empty board is solved after everything else.
                prober.by_tables(&Mill::initial(*rules)).is_ok()
            }),
            AnyRules::Draughts(_) | AnyRules::Pegs(_) => false,
        }
    }

    /// Every turn of a position with its exact value, the best first, if all of them are known: by
    /// tables, or because the game is small.
    pub fn known(&self, position: &AnyGame) -> Option<Vec<(AnyMove, Value)>> {
        let inner = &*self.0;
        match position {
            AnyGame::Mill(position) => {
                let prober = inner.mill_prober(position.rules())?;
                let turns = known_turns(&MillTables::find(&prober)?, position)?;
                Some(valued(turns, AnyMove::Mill))
            }
            AnyGame::Draughts(position) => {
                let prober = inner.draughts_prober(position.rules())?;
                let turns = known_turns(&DraughtsTables::find(&prober)?, position)?;
                Some(valued(turns, AnyMove::Draughts))
            }
            AnyGame::Wolf(position) => Some(valued(inner.wolf_turns(*position), AnyMove::Wolf)),
            AnyGame::Battue(position) => {
                Some(valued(inner.battue_turns(position), AnyMove::Battue))
            }
            AnyGame::Pegs(position) => {
                Some(valued(inner.solitaire.turns(position)?, AnyMove::Pegs))
            }
        }
        .filter(|turns| !turns.is_empty())
    }

    /// What can still be made of a position of solitaire; the `active` peg may go on with its move.
    pub fn outlook(&self, position: &Pegs, active: Option<Hole>) -> Outlook {
        self.0.solitaire.outlook(position, active)
    }

    /// Begins to think, beside what else is done; after each depth `on_info` hears how far it is.
    pub fn go(
        &self,
        question: Question,
        mut on_info: impl FnMut(&Report) + Send + 'static,
    ) -> Thinking {
        let stop = Arc::new(AtomicBool::new(false));
        let (engine, told) = (self.clone(), Arc::clone(&stop));
        let thread = thread::spawn(move || engine.answer(&question, &told, &mut on_info));
        Thinking { stop, thread }
    }

    /// Thinks until there is an answer, or `stop` is set.
    pub fn answer(
        &self,
        question: &Question,
        stop: &AtomicBool,
        on_info: &mut dyn FnMut(&Report),
    ) -> Answer {
        let inner = &*self.0;
        match &question.position {
            AnyGame::Mill(position) => inner.answer_mill(position, question, stop, on_info),
            AnyGame::Draughts(position) => inner.answer_draughts(position, question, stop, on_info),
            AnyGame::Wolf(position) => inner.answer_wolf(*position, question),
            AnyGame::Battue(position) => inner.answer_battue(position, question),
            AnyGame::Pegs(position) => inner.answer_pegs(position),
        }
    }
}

/// An engine that is thinking.
#[derive(Debug)]
pub struct Thinking {
    stop: Arc<AtomicBool>,
    thread: JoinHandle<Answer>,
}

impl Thinking {
    /// Tells it to come to an end; [`Thinking::wait`] has the best found so far.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Whether the answer is there.
    pub fn is_finished(&self) -> bool {
        self.thread.is_finished()
    }

    /// Waits for the answer. One that cannot be had, because thinking broke down, is empty.
    pub fn wait(self) -> Answer {
        self.thread.join().unwrap_or_default()
    }
}

impl Inner {
    fn mill_prober(&self, rules: mill::Rules) -> Option<Arc<tables::mill::Prober>> {
        let tables = self.tables.as_ref()?;
        self.mills.take(rules.graph_hash().0, || tables::mill::Prober::new(tables, rules).ok())
    }

    fn draughts_prober(&self, rules: draughts::Rules) -> Option<Arc<tables::draughts::Prober>> {
        let tables = self.tables.as_ref()?;
        let make = || tables::draughts::Prober::new(tables, rules).ok();
        self.draughts.take(rules.graph_hash().0, make)
    }

    fn wolf_turns(&self, position: Wolf) -> Vec<Turn<hunt::wolf::Move>> {
        let rules = position.rules();
        let solved = self.wolves.take(rules.graph_hash().0, || Some(SolvedWolf::new(rules)));
        solved.map(|solved| solved.turns(&position)).unwrap_or_default()
    }

    fn battue_turns(&self, position: &Battue) -> Vec<Turn<hunt::battue::Move>> {
        let rules = position.rules();
        let solved = self.battues.take(rules.graph_hash().0, || SolvedBattue::new(rules).ok());
        solved.map(|solved| solved.turns(position)).unwrap_or_default()
    }

    fn answer_mill(
        &self,
        position: &Mill,
        question: &Question,
        stop: &AtomicBool,
        on_info: &mut dyn FnMut(&Report),
    ) -> Answer {
        let prober =
            question.level.uses_tables().then(|| self.mill_prober(position.rules())).flatten();
        let known = prober.as_deref().and_then(MillTables::find);
        let known = known.as_ref().map(|known| known as &dyn Knowledge<Mill>);
        self.answer_by_search(position, AnyMove::Mill, question, known, stop, on_info)
    }

    fn answer_draughts(
        &self,
        position: &Draughts,
        question: &Question,
        stop: &AtomicBool,
        on_info: &mut dyn FnMut(&Report),
    ) -> Answer {
        let prober =
            question.level.uses_tables().then(|| self.draughts_prober(position.rules())).flatten();
        let known = prober.as_deref().and_then(DraughtsTables::find);
        let known = known.as_ref().map(|known| known as &dyn Knowledge<Draughts>);
        self.answer_by_search(position, AnyMove::Draughts, question, known, stop, on_info)
    }

    fn answer_wolf(&self, position: Wolf, question: &Question) -> Answer {
        answer_exactly(&self.wolf_turns(position), AnyMove::Wolf, question)
    }

    fn answer_battue(&self, position: &Battue, question: &Question) -> Answer {
        answer_exactly(&self.battue_turns(position), AnyMove::Battue, question)
    }

    fn answer_pegs(&self, position: &Pegs) -> Answer {
        let start = Instant::now();
        let advice = self.solitaire.advise(position);
        let turns: Vec<AnyMove> = advice.jumps.iter().copied().map(AnyMove::Pegs).collect();
        let worth = match advice.solves {
            Some(true) => Worth::Exact(Value::Win(u16::try_from(turns.len()).ok())),
            Some(false) => Worth::Exact(Value::Loss(None)),
            None => Worth::Searched(crate::Score::DRAW),
        };
        let turn = turns.first().copied();
        let variations = turn.map(|_| Variation { turns, worth }).into_iter().collect();
        let report = Report { time: start.elapsed(), variations, ..Report::default() };
        Answer { turn, report, spoiled: false }
    }

    /// Answers from what is known, or else by a search that asks it.
    fn answer_by_search<G: Playable>(
        &self,
        position: &G,
        wrap: fn(G::Move) -> AnyMove,
        question: &Question,
        knowledge: Option<&dyn Knowledge<G>>,
        stop: &AtomicBool,
        on_info: &mut dyn FnMut(&Report),
    ) -> Answer {
        if let Some(knowledge) = knowledge
            && let Some(turns) = known_turns(knowledge, position)
            && is_enough(&turns)
        {
            return answer_known(position, &turns, wrap, question, knowledge);
        }
        let (level, family) = (question.level, question.position.family());
        let asked = |m: &G::Move| question.among.contains(&wrap(*m));
        let among: Vec<G::Move> = position.legal_moves().into_iter().filter(asked).collect();
        let task = Task {
            history: &question.history,
            among: &among,
            sight: level.sight(family, question.seed, question.beginning),
            knowledge,
            ..Task::new(position, level.within(question.limits, family), &self.memory, stop)
        };
        let mut report = Report::default();
        let lines = think_with(&task, self.threads, &mut |info: &Info<'_, G::Move>| {
            report = report_of(info, wrap);
            on_info(&report);
        });
        let variations = variations(&lines, wrap);
        let turn = variations.first().map(|variation| variation.turns[0]);
        Answer { turn, report: Report { variations, ..report }, spoiled: false }
    }
}

/// Known turns as those of any game.
fn valued<M>(turns: Vec<Turn<M>>, wrap: fn(M) -> AnyMove) -> Vec<(AnyMove, Value)> {
    turns.into_iter().map(|turn| (wrap(turn.m), turn.value)).collect()
}

/// Whether exact values are enough to go by: without plies nothing would tell the way to win, or how to
/// hold out.
fn is_enough<M>(turns: &[Turn<M>]) -> bool {
    !matches!(turns[0].value, Value::Win(None) | Value::Loss(None))
}

fn report_of<M: Copy>(info: &Info<'_, M>, wrap: fn(M) -> AnyMove) -> Report {
    let variations = variations(info.lines, wrap);
    Report { depth: info.depth, nodes: info.nodes, time: info.time, variations }
}

fn variations<M: Copy>(lines: &[Line<M>], wrap: fn(M) -> AnyMove) -> Vec<Variation> {
    let variation = |line: &Line<M>| Variation {
        turns: line.turns.iter().copied().map(wrap).collect(),
        worth: Worth::Searched(line.score),
    };
    lines.iter().map(variation).collect()
}

/// Answers where every turn is known.
fn answer_known<G: Playable>(
    position: &G,
    turns: &[Turn<G::Move>],
    wrap: fn(G::Move) -> AnyMove,
    question: &Question,
    knowledge: &dyn Knowledge<G>,
) -> Answer {
    let start = Instant::now();
    let mut random = fastrand::Rng::with_seed(question.seed ^ position.key());
    let deadline = question.limits.time.map(|time| start + time);
    let chosen = exact::choose(position, turns, knowledge, deadline, &mut random);
    let lines = question.limits.lines.max(1);
    let first = turns.iter().filter(|turn| turn.m == chosen);
    let others = turns.iter().filter(|turn| turn.m != chosen);
    let variations = first
        .chain(others)
        .take(lines)
        .map(|&turn| Variation {
            turns: exact::line(position, turn, SHOWN, knowledge).into_iter().map(wrap).collect(),
            worth: Worth::Exact(turn.value),
        })
        .collect();
    let nodes = turns.len() as u64;
    let spoiled = exact::is_spoiled(position, turns[0], knowledge);
    let report = Report { depth: 0, nodes, time: start.elapsed(), variations };
    Answer { turn: Some(wrap(chosen)), report, spoiled }
}

/// Answers where every turn is known, as well as a level sees.
fn answer_exactly<M: Copy>(
    turns: &[Turn<M>],
    wrap: fn(M) -> AnyMove,
    question: &Question,
) -> Answer {
    let mut random =
        fastrand::Rng::with_seed(question.seed ^ question.position.key().rotate_left(32));
    let chosen = turns
        .iter()
        .max_by_key(|turn| exact::appeal(turn.value, question.level, random.i32(exact::LOT)))
        .map(|turn| wrap(turn.m));
    let variations = turns
        .iter()
        .map(|turn| Variation { turns: vec![wrap(turn.m)], worth: Worth::Exact(turn.value) });
    let report =
        Report { nodes: turns.len() as u64, variations: variations.collect(), ..Report::default() };
    Answer { turn: chosen, report, spoiled: false }
}
