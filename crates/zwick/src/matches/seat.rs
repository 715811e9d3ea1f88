//! A player at the board.

use std::{path::PathBuf, sync::atomic::AtomicBool, time::Duration};

use engine::{Engine, Level, Limits, Question, Settings};
use fastrand::Rng;
use game::{AnyMove, Game, NamedRules, catalogue, rule_text};

use super::{
    clocks::{Clocks, Control},
    duel::Player,
    fault::Fault,
    one_ply,
    program::Program,
    spec::{Kind, Pace, Spec, TablesOf},
};

/// What both players of a match have in common.
#[derive(Clone, Debug)]
pub(super) struct Terms {
    pub(super) rules: NamedRules,
    pub(super) pace: Pace,
    pub(super) tables: Option<PathBuf>,
    /// How long a program may say nothing beyond its time.
    pub(super) patience: Duration,
    /// How much time each has for a game.
    pub(super) control: Option<Control>,
}

/// A player at the board.
pub(super) enum Seat {
    /// The engine.
    Engine { engine: Box<Engine>, level: Level, limits: Limits, seed: u64 },
    /// Any turn.
    Random(Rng),
    /// Looks one turn ahead.
    OnePly(Rng),
    /// Another program.
    Program(Box<Program>),
}

impl Seat {
    pub(super) fn new(spec: &Spec, terms: &Terms) -> Self {
        let pace = spec.pace.or(terms.pace);
        match &spec.kind {
            Kind::Random => Self::Random(Rng::with_seed(0)),
            Kind::OnePly => Self::OnePly(Rng::with_seed(0)),
            Kind::Level(level) => {
                let usual = Settings::default();
                let settings = Settings {
                    hash_bytes: spec.hash.map_or(usual.hash_bytes, |hash| hash << 20),
                    threads: spec.threads.unwrap_or(usual.threads),
                    tables: tables(spec, terms),
                };
                let engine = Box::new(Engine::new(&settings));
                engine.get_ready(&terms.rules.rules);
                Self::Engine { engine, level: *level, limits: pace.limits(), seed: 0 }
            }
            Kind::Program(words) => {
                let options = options(spec, terms);
                let program = Program::new(words.clone(), options, pace, terms.patience);
                Self::Program(Box::new(program))
            }
        }
    }

    /// Gets ready for a new game; equal seeds bring equal games.
    pub(super) fn begin(&mut self, game_seed: u64) -> Result<(), Fault> {
        match self {
            Self::Engine { engine, seed, .. } => {
                engine.forget();
                *seed = game_seed;
            }
            Self::Random(random) | Self::OnePly(random) => *random = Rng::with_seed(game_seed),
            Self::Program(program) => program.begin(game_seed)?,
        }
        Ok(())
    }

    /// How long the next turn may take, if anything is said of it.
    pub(super) fn allowed(&self, clocks: Option<(&Clocks, Player)>) -> Option<Duration> {
        let share = clocks.map(|(clocks, player)| clocks.of(player).share(None));
        match self {
            Self::Engine { limits, .. } => share.or(limits.time),
            // A program divides its clock as it likes.
            Self::Program(program) => program.pace().filter(|_| share.is_none()),
            Self::Random(_) | Self::OnePly(_) => None,
        }
    }

    /// Chooses a turn.
    pub(super) fn choose(
        &mut self,
        game: &Game,
        clocks: Option<(&Clocks, Player)>,
    ) -> Result<AnyMove, Fault> {
        let time = self.allowed(clocks);
        let turn = match self {
            Self::Engine { engine, level, limits, seed } => {
                let question = Question::of_game(game, *level);
                let limits = Limits { time, ..*limits };
                let question = Question { limits, seed: *seed, ..question };
                engine.answer(&question, &AtomicBool::new(false), &mut |_| {}).turn
            }
            Self::Random(random) => {
                let turns = game.legal_moves();
                (!turns.is_empty()).then(|| turns[random.usize(..turns.len())])
            }
            Self::OnePly(random) => one_ply::choose(game.position(), random),
            Self::Program(program) => return program.choose(game, clocks),
        };
        turn.ok_or_else(|| Fault::Crash("it finds no turn".to_string()))
    }
}

fn tables(spec: &Spec, terms: &Terms) -> Option<PathBuf> {
    match &spec.tables {
        TablesOf::Match => terms.tables.clone(),
        TablesOf::Folder(folder) => Some(folder.clone()),
        TablesOf::Nobody => None,
    }
}

/// The options of a program that follow from what was said of it.
fn options(spec: &Spec, terms: &Terms) -> Vec<(&'static str, String)> {
    let id = &terms.rules.id;
    let rules = if catalogue::find(id).is_ok() {
        id.clone()
    } else {
        rule_text::to_json(&terms.rules.rules)
    };
    let mut options = vec![("Rules", rules)];
    options.extend(spec.level.map(|level| ("Level", level.to_string())));
    options.extend(spec.hash.map(|hash| ("Hash", hash.to_string())));
    options.extend(spec.threads.map(|threads| ("Threads", threads.to_string())));
    let tables = tables(spec, terms).map(|folder| ("Tables", folder.display().to_string()));
    options.extend(tables);
    options
}
