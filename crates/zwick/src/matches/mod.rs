//! `zwick match`: two players, many games, and who is stronger.

mod clocks;
mod duel;
mod elo;
mod fault;
mod keeping;
mod one_ply;
mod openings;
mod position_line;
mod program;
mod report;
mod seat;
mod spec;
mod tally;

use std::{
    collections::BTreeMap,
    io::{self, IsTerminal, Write},
    path::PathBuf,
    sync::{
        atomic::{AtomicBool, AtomicUsize, Ordering},
        mpsc::{self, RecvTimeoutError},
    },
    thread,
    time::Duration,
};

use anyhow::{anyhow, bail, ensure};

pub(crate) use self::{
    clocks::{Clocks, Control},
    duel::Player,
    elo::Sprt,
    fault::Fault,
    program::Program,
    spec::{Pace, Spec},
};
use self::{
    duel::{Played, seed_of_pair},
    elo::Decision,
    keeping::Keeper,
    openings::Openings,
    report::Report,
    seat::{Seat, Terms},
    spec::TablesOf,
    tally::Tally,
};
use crate::{
    cli::MatchArgs,
    interrupt::Interrupt,
    named_rules,
    output::{Output, Verdict},
};

/// How often it is looked whether someone wants to stop.
const GLANCE: Duration = Duration::from_millis(200);

pub(crate) fn run(args: &MatchArgs, out: &mut Output) -> anyhow::Result<Verdict> {
    let rules = named_rules::find(&args.rules)?;
    ensure!(!rules.rules.initial().is_puzzle(), "{} is for one, a match is for two", rules.id);
    let openings = match &args.openings {
        Some(path) => Openings::read(path, &rules)?,
        None => Openings::Lot { rules: rules.rules, plies: args.plies },
    };
    if let Some(folder) = args.tables.iter().chain(own_tables(args)).find(|path| !path.is_dir()) {
        bail!("there is no folder {}", folder.display());
    }
    let terms = Terms {
        rules,
        pace: Pace { depth: None, nodes: args.nodes, time: args.time },
        tables: args.tables.clone(),
        patience: Duration::from_millis(args.patience),
        control: args.clock,
    };
    let mut contest = Contest { args, openings, terms, tally: Tally::default(), keeper: None };
    contest.hold()?;
    let names = [args.a.name.as_str(), args.b.name.as_str()];
    let report = Report::new(names, &contest.terms.rules.id, args.seed, contest.tally, args.sprt);
    if args.json {
        out.json(&report)?;
    } else {
        report.print(out)?;
    }
    Ok(if report.has_failures() { Verdict::Negative } else { Verdict::Fine })
}

/// The folders of tables that only one of the players uses.
fn own_tables(args: &MatchArgs) -> impl Iterator<Item = &PathBuf> {
    [&args.a, &args.b].into_iter().filter_map(|spec| match &spec.tables {
        TablesOf::Folder(folder) => Some(folder),
        TablesOf::Match | TablesOf::Nobody => None,
    })
}

/// A match under way.
struct Contest<'a> {
    args: &'a MatchArgs,
    openings: Openings,
    terms: Terms,
    tally: Tally,
    keeper: Option<Keeper>,
}

impl Contest<'_> {
    /// Plays the games, several beside each other, and counts them in order.
    fn hold(&mut self) -> anyhow::Result<()> {
        let seats = self.seats()?;
        self.keeper = self.args.save.as_deref().map(Keeper::open).transpose()?;
        let interrupt = Interrupt::listen()?;
        let (next, enough) = (AtomicUsize::new(0), AtomicBool::new(false));
        let (games, seed) = (self.args.games, self.args.seed);
        let (sender, played) = mpsc::channel::<Played>();
        thread::scope(|scope| {
            for mut pair in seats {
                let (sender, next, enough) = (sender.clone(), &next, &enough);
                let (openings, control) = (&self.openings, self.terms.control);
                scope.spawn(move || {
                    while !enough.load(Ordering::Relaxed) {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= games {
                            break;
                        }
                        let opening = openings.of_pair(number / 2, seed_of_pair(seed, number));
                        let played = duel::play(opening, number, seed, control, &mut pair);
                        if sender.send(played).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            let mut counting =
                Counting { args: self.args, tally: &mut self.tally, keeper: &mut self.keeper };
            let counted = counting.count(&self.terms.rules.id, &played, &interrupt, &enough);
            // Whatever happened, nobody begins another game.
            enough.store(true, Ordering::Relaxed);
            counted
        })
    }

    /// The players of every table, ready to play.
    fn seats(&self) -> anyhow::Result<Vec<[Seat; 2]>> {
        let tables = self.args.concurrency.get().min(self.args.games.max(1));
        let open = |spec: &Spec| -> anyhow::Result<Seat> {
            let mut seat = Seat::new(spec, &self.terms);
            seat.begin(0).map_err(|fault| anyhow!("{}: {fault}", spec.name))?;
            Ok(seat)
        };
        (0..tables).map(|_| Ok([open(&self.args.a)?, open(&self.args.b)?])).collect()
    }
}

/// Counts games in their order.
struct Counting<'a> {
    args: &'a MatchArgs,
    tally: &'a mut Tally,
    keeper: &'a mut Option<Keeper>,
}

impl Counting<'_> {
    fn count(
        &mut self,
        rules_id: &str,
        played: &mpsc::Receiver<Played>,
        interrupt: &Interrupt,
        enough: &AtomicBool,
    ) -> anyhow::Result<()> {
        let mut early = BTreeMap::new();
        let mut next = 0;
        loop {
            match played.recv_timeout(GLANCE) {
                Ok(played) => early.insert(played.number, played),
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => None,
            };
            while let Some(played) = early.remove(&next) {
                next += 1;
                if self.is_decided() {
                    // Games beyond the decision would make it depend on how many run at once.
                    continue;
                }
                self.take(&played, rules_id)?;
            }
            if interrupt.was_asked() || self.is_decided() {
                enough.store(true, Ordering::Relaxed);
            }
        }
        clear_line();
        Ok(())
    }

    fn take(&mut self, played: &Played, rules_id: &str) -> anyhow::Result<()> {
        let names = [self.args.a.name.as_str(), self.args.b.name.as_str()];
        self.tally.add(played, names);
        if let Some(keeper) = self.keeper {
            keeper.keep(played, rules_id, names)?;
        }
        self.show();
        Ok(())
    }

    /// Whether the sequential test, if there is one, is decided; both games of an opening count.
    fn is_decided(&self) -> bool {
        let decides = |sprt: Sprt| sprt.decision(self.tally.pairs) != Decision::Open;
        self.tally.is_even() && self.args.sprt.is_some_and(decides)
    }

    /// Shows a person how it stands.
    fn show(&self) {
        if io::stderr().is_terminal() {
            let all = self.tally.all();
            let (games, total) = (all.games(), self.args.games);
            let (won, drawn, lost) = (all.won, all.drawn, all.lost);
            // Whoever cannot be told will see the end.
            let _ = write!(io::stderr(), "\r{games} of {total}: +{won} ={drawn} -{lost}\x1b[K");
        }
    }
}

/// Makes room for what is said next.
fn clear_line() {
    if io::stderr().is_terminal() {
        let _ = write!(io::stderr(), "\r\x1b[K");
    }
}
