//! Runs that were ended, and files that were lost or damaged.

use std::{
    fs,
    sync::atomic::{AtomicU64, Ordering},
};

use board::RuleSet;
use tables::{
    Progress, Solution, SolvedSpace, Watch, Wish,
    draughts::{Options, SolveError, solve},
};

use super::{Folder, rules};

/// Wishes an end after so many reports, and a pause before it.
struct Impatient {
    reports: AtomicU64,
    patience: u64,
    paused: AtomicU64,
}

impl Impatient {
    fn new(patience: u64) -> Self {
        Self { reports: AtomicU64::new(0), patience, paused: AtomicU64::new(0) }
    }
}

impl Watch for Impatient {
    fn progress(&self, progress: &Progress) {
        self.reports.fetch_add(1, Ordering::Relaxed);
        assert!(progress.done <= progress.total, "{progress:?}");
    }

    fn wish(&self) -> Wish {
        if self.reports.load(Ordering::Relaxed) < self.patience {
            Wish::Go
        } else if self.paused.fetch_add(1, Ordering::Relaxed) == 0 {
            Wish::Pause
        } else {
            Wish::Stop
        }
    }
}

#[test]
fn a_run_goes_on_where_it_was_ended() {
    let russian = rules("russian");
    let undisturbed = Folder::new();
    let whole = undisturbed.solve(russian, 3);

    let disturbed = Folder::new();
    let mut runs = 0;
    let solution = loop {
        runs += 1;
        let watch = Impatient::new(20 + 5 * runs);
        match solve(russian, "test", &disturbed.options(3), &watch) {
            Ok(solution) => break solution,
            Err(SolveError::Stopped) => assert!(watch.paused.load(Ordering::Relaxed) > 1),
            Err(error) => panic!("{error}"),
        }
    };
    assert!(runs > 2, "{runs}");
    assert_eq!(disturbed.files(russian), undisturbed.files(russian));
    assert_eq!(counts(&solution), counts(&whole));
}

/// What a solution says of each sub-space, but for the time it took.
fn counts(solution: &Solution) -> Vec<(&str, [u64; 4])> {
    let spaces = solution.spaces.iter();
    let counts = spaces.map(|SolvedSpace { space, wins, draws, losses, bytes, .. }| {
        (space.as_str(), [*wins, *draws, *losses, *bytes])
    });
    counts.collect()
}

#[test]
fn what_is_missing_or_damaged_is_made_anew() {
    let thai = rules("thai12");
    let folder = Folder::new();
    folder.solve(thai, 3);
    let before = folder.files(thai);
    let game = folder.tables().folder_of(thai.graph_hash().0);
    fs::remove_file(game.join("MK-K.ztb")).unwrap();
    fs::remove_file(game.join("solution.json")).unwrap();
    let damaged = game.join("KK-K.ztb");
    let mut bytes = fs::read(&damaged).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 4;
    fs::write(&damaged, bytes).unwrap();
    fs::write(game.join("M-M.ztb"), b"").unwrap();
    let solution = folder.solve(thai, 3);
    assert_eq!(folder.files(thai), before);
    assert_eq!(solution.spaces.len(), before.len());
}

#[test]
fn threads_make_no_difference() {
    let pool = rules("pool");
    let (one, three) = (Folder::new(), Folder::new());
    one.solve(pool, 3);
    let options = Options { threads: 3, ..three.options(3) };
    solve(pool, "test", &options, &tables::Silent).unwrap();
    assert_eq!(one.files(pool), three.files(pool));
}

#[test]
fn more_pieces_later_keep_what_is_there() {
    let english = rules("english");
    let folder = Folder::new();
    let two = folder.solve(english, 2);
    let three = folder.solve(english, 3);
    assert_eq!(counts(&three)[..4], counts(&two));
    assert_eq!(three.spaces.len(), 16);
    // Fewer again lose nothing of the record.
    assert_eq!(counts(&folder.solve(english, 2)), counts(&three));
}
