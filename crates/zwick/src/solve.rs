//! `zwick solve`: a game is solved, and what came out is printed.

use std::path::PathBuf;

use ::mill::{Mill, Rules};
use anyhow::{bail, ensure};
use board::{RuleSet, State};
use game::{AnyRules, NamedRules};
use tables::{Solution, SolvedSpace, Stage, Tables, Watch, Wish, draughts, mill};

use crate::{
    cli::{Phase, SolveArgs},
    interrupt::Interrupt,
    named_rules,
    output::{Output, Verdict},
    progress::{Progress, Stand},
    size::Size,
    tables_folder,
    tables_solutions::in_order,
    verify::threads,
};

/// With how many pieces draughts are solved, if nobody says otherwise.
const PIECES: u8 = 4;

/// With less memory than this the solver of mill would do little but read and write.
const LEAST_MEMORY: u64 = 512 << 20;

pub(crate) fn run(args: &SolveArgs, out: &mut Output) -> anyhow::Result<Verdict> {
    let rules = named_rules::find(&args.id)?;
    let folder = tables_folder::find(&args.folder)?;
    let shown = Shown { progress: Progress::new(), interrupt: Interrupt::listen()? };
    let solution = solve(args, &rules, folder, &shown);
    shown.progress.clear();
    shown.interrupt.end_at_once();
    let solution = solution?;
    if args.json {
        out.json(&solution)?;
        return Ok(Verdict::Fine);
    }
    for space in in_order(&solution).into_iter().filter(|space| is_wanted(args, &space.space)) {
        out.line(count_line(space))?;
    }
    if matches!(rules.rules, AnyRules::Mill(_)) {
        let value = solution.empty_board.as_deref().unwrap_or("not solved");
        out.line(format!("empty board {value}"))?;
    }
    Ok(Verdict::Fine)
}

/// Whether the report is to be about a sub-space; in draughts it is about all.
fn is_wanted(args: &SolveArgs, space: &str) -> bool {
    let Ok(space) = space.parse::<mill::Space>() else {
        return true;
    };
    phase(args).has(space) && space.fits(args.up_to)
}

fn phase(args: &SolveArgs) -> mill::Phase {
    match args.phase {
        Phase::Moving => mill::Phase::Moving,
        Phase::Placing => mill::Phase::Placing,
        Phase::All => mill::Phase::All,
    }
}

fn solve(
    args: &SolveArgs,
    named: &NamedRules,
    folder: PathBuf,
    shown: &Shown,
) -> anyhow::Result<Solution> {
    let threads = threads(args.threads);
    match named.rules {
        AnyRules::Mill(rules) => {
            ensure!(args.pieces.is_none(), "--pieces is for draughts; mill has --up-to");
            let (up_to, wdl, memory) = (args.up_to, args.wdl, args.memory.0);
            let phase = phase(args);
            ensure!(memory >= LEAST_MEMORY, "--memory: at least {} are needed", Size(LEAST_MEMORY));
            ensure!(!(wdl && args.length), "--length needs the plies that --wdl leaves out");
            let options =
                mill::Options { folder, up_to, phase, wdl, threads, memory, portable: false };
            let mut solution = mill::solve(rules, &named.id, &options, shown)?;
            if args.length {
                shown.interrupt.end_at_once();
                shown.progress.clear();
                find_length(rules, &options, &mut solution)?;
            }
            Ok(solution)
        }
        AnyRules::Draughts(rules) => {
            ensure!(args.up_to.is_none(), "--up-to is for mill; draughts have --pieces");
            ensure!(args.phase == Phase::All, "--phase is for mill");
            ensure!(!args.length, "--length is for mill");
            ensure!(!args.wdl, "--wdl is for mill; tables of draughts never keep plies");
            let pieces = args.pieces.unwrap_or(PIECES);
            let options = draughts::Options { folder, pieces, threads };
            Ok(draughts::solve(rules, &named.id, &options, shown)?)
        }
        _ => tables_folder::refuse(named),
    }
}

/// Finds in how many plies a decided empty board is won or lost, and keeps it with the solution.
fn find_length(
    rules: Rules,
    options: &mill::Options,
    solution: &mut Solution,
) -> anyhow::Result<()> {
    match solution.empty_board.as_deref() {
        None => bail!("--length needs the whole game, and only a part of it is solved"),
        Some("draw") => return Ok(()),
        Some(_) => {}
    }
    let memory = Size(options.memory).bytes() / 4;
    let tables = Tables::open(&options.folder, 3 * memory);
    let prober = mill::Prober::new(&tables, rules)?;
    let progress = Progress::new();
    let mut report = |plies, looked| progress.show_length(plies, looked);
    let value = prober.value_with_length(&Mill::initial(rules), memory, &mut report);
    progress.clear();
    let value = value?;
    Ok(solution.note_empty_board(&tables.folder_of(rules.graph_hash().0), value)?)
}

/// Shows how far the solver is, and lets Ctrl-C stop it.
struct Shown {
    progress: Progress,
    interrupt: Interrupt,
}

impl Watch for Shown {
    fn progress(&self, progress: &tables::Progress) {
        let what = format!("{} {}", progress.space, stage(progress.stage));
        let more = format!("memory {}, disk {}", Size(progress.memory), Size(progress.disk));
        self.progress.show(Stand {
            what: &what,
            done: progress.done,
            before: progress.before,
            total: Some(progress.total),
            more: &more,
        });
    }

    fn wish(&self) -> Wish {
        if self.interrupt.was_asked() { Wish::Stop } else { Wish::Go }
    }
}

fn stage(stage: Stage) -> String {
    match stage {
        Stage::Fetching => "reading".to_string(),
        Stage::Seeding => "captures".to_string(),
        Stage::Level(plies) => format!("ply {plies}"),
        Stage::Writing => "writing".to_string(),
        Stage::Done => "done".to_string(),
    }
}

/// As in `4-3 760398 75397 681906 3095 41`.
fn count_line(count: &SolvedSpace) -> String {
    let longest = count.longest.map_or("-".to_string(), |plies| plies.to_string());
    let SolvedSpace { space, positions, wins, draws, losses, .. } = count;
    format!("{space} {positions} {wins} {draws} {losses} {longest}")
}
