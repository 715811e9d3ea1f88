//! The solver against published numbers; with and without special instructions, with little memory,
//! paused and stopped: the tables are always the same.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
};

use board::RuleSet;
use mill::Rules;
use tables::{
    Progress, Silent, Watch, Wish,
    mill::{Options, Phase, Solution, SolveError, SolvedSpace, solve},
};

fn rules(id: &str) -> Rules {
    Rules::presets().iter().find(|preset| preset.id == id).expect(id).rules
}

fn folder(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("zwick-solve-{name}-{}", std::process::id()))
}

fn options(folder: &Path) -> Options {
    Options {
        folder: folder.to_path_buf(),
        up_to: None,
        phase: Phase::All,
        wdl: false,
        threads: 2,
        memory: 1 << 32,
        portable: false,
    }
}

fn solved(id: &str, options: &Options) -> Solution {
    solve(rules(id), id, options, &Silent).expect("solved")
}

/// The tables of a game by their names.
fn tables(folder: &Path, id: &str) -> BTreeMap<String, Vec<u8>> {
    let folder = folder.join(rules(id).graph_hash().to_string());
    let files = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file"));
    files
        .map(|file| (file.file_name().into_string().expect("a name"), file.path()))
        .filter(|(name, _)| name != "solution.json")
        .map(|(name, path)| (name, std::fs::read(path).expect("a table")))
        .collect()
}

/// Counts published by the project eigenraum/solving-nine-mens-morris: wins, losses, draws.
const PUBLISHED: [(&str, u64, u64, u64); 4] = [
    ("3-3", 140_621, 28_736, 269),
    ("3-4", 102_281, 0, 658_117),
    ("4-3", 75_397, 3_095, 681_906),
    ("4-4", 159, 29, 3_225_409),
];

#[test]
fn classic_has_the_published_counts() {
    let folder = folder("classic");
    let solve = |portable: bool| {
        let folder = folder.join(portable.to_string());
        let up_to = Some((4, 4));
        let options = Options { up_to, phase: Phase::Moving, portable, ..options(&folder) };
        let solution = solved("classic", &options);
        for (space, wins, losses, draws) in PUBLISHED {
            let found = solution.space(space).expect(space);
            assert_eq!((found.wins, found.losses, found.draws), (wins, losses, draws), "{space}");
        }
        tables(&folder, "classic")
    };
    assert!(solve(false) == solve(true), "special instructions make no difference");
    std::fs::remove_dir_all(folder).expect("removed");
}

#[test]
fn without_memory_everything_is_mapped_and_the_tables_are_the_same() {
    let (much, little) = (folder("much"), folder("little"));
    for id in ["six", "three"] {
        solved(id, &options(&much));
        solved(id, &Options { memory: 0, ..options(&little) });
        // Also that no scratch file is left.
        assert!(tables(&much, id) == tables(&little, id), "{id}");
    }
    std::fs::remove_dir_all(much).expect("removed");
    std::fs::remove_dir_all(little).expect("removed");
}

/// Without plies the tables say the same of who wins, in less room.
#[test]
fn without_plies_the_values_are_the_same() {
    let (full, small) = (folder("plies"), folder("wdl"));
    for id in ["six", "three"] {
        let with_plies = solved(id, &options(&full));
        let without = solved(id, &Options { wdl: true, ..options(&small) });
        assert_eq!(with_plies.empty_board, without.empty_board);
        for space in &with_plies.spaces {
            let other = without.space(&space.space).expect("the same sub-spaces");
            let counts = |space: &SolvedSpace| (space.wins, space.draws, space.losses);
            assert_eq!(counts(space), counts(other), "{}", space.space);
            assert_eq!(other.longest, None);
        }
        let bytes =
            |solution: &Solution| solution.spaces.iter().map(|space| space.bytes).sum::<u64>();
        // The board of three is too small to tell.
        assert!(id == "three" || bytes(&without) < bytes(&with_plies), "{id}");
        // Who wants no plies takes what is there; who wants them makes the tables again.
        let before = tables(&full, id);
        solved(id, &Options { wdl: true, ..options(&full) });
        assert!(tables(&full, id) == before, "{id}");
        solved(id, &options(&small));
        assert!(tables(&small, id) == before, "{id}");
    }
    std::fs::remove_dir_all(full).expect("removed");
    std::fs::remove_dir_all(small).expect("removed");
}

/// Pauses now and then, and stops after so many questions.
struct Disturbing {
    asked: AtomicUsize,
    stop_at: usize,
    seen: Mutex<Vec<Progress>>,
}

impl Watch for Disturbing {
    fn progress(&self, progress: &Progress) {
        self.seen.lock().expect("no panic").push(progress.clone());
    }

    fn wish(&self) -> Wish {
        let asked = self.asked.fetch_add(1, Ordering::Relaxed);
        match asked {
            asked if asked >= self.stop_at => Wish::Stop,
            asked if asked % 2000 == 500 => Wish::Pause,
            _ => Wish::Go,
        }
    }
}

#[test]
fn paused_and_stopped_it_goes_on_and_the_tables_are_the_same() {
    let (calm, disturbed) = (folder("calm"), folder("disturbed"));
    solved("six", &options(&calm));
    let mut stops = 0;
    for stop_at in (2..).map(|run| 3usize.pow(run) * 100) {
        let (asked, seen) = (AtomicUsize::new(0), Mutex::default());
        let watch = Disturbing { asked, stop_at, seen };
        let result = solve(rules("six"), "six", &options(&disturbed), &watch);
        let seen = watch.seen.into_inner().expect("no panic");
        assert!(seen.iter().all(|progress| progress.done <= progress.total));
        assert!(seen.is_sorted_by_key(|progress| progress.done), "it never goes back");
        match result {
            Ok(_) => break,
            Err(SolveError::Stopped) => stops += 1,
            Err(error) => panic!("{error}"),
        }
    }
    assert!(stops > 1, "{stops}");
    assert!(tables(&calm, "six") == tables(&disturbed, "six"));
    std::fs::remove_dir_all(calm).expect("removed");
    std::fs::remove_dir_all(disturbed).expect("removed");
}
