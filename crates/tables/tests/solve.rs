//! The solver against published numbers, with and without special instructions.

use std::path::Path;

use board::RuleSet;
use mill::Rules;
use tables::{
    Silent,
    mill::{Options, Phase, Solution, solve},
};

fn rules(id: &str) -> Rules {
    Rules::presets().iter().find(|preset| preset.id == id).expect(id).rules
}

fn solved(
    folder: &Path,
    id: &str,
    up_to: Option<(u8, u8)>,
    phase: Phase,
    portable: bool,
) -> Solution {
    let options = Options {
        folder: folder.to_path_buf(),
        up_to,
        phase,
        threads: 2,
        memory: 1 << 32,
        portable,
    };
    solve(rules(id), id, &options, &Silent).expect("solved")
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
    let folder = std::env::temp_dir().join(format!("zwick-solve-{}", std::process::id()));
    for portable in [false, true] {
        let folder = folder.join(portable.to_string());
        let solution = solved(&folder, "classic", Some((4, 4)), Phase::Moving, portable);
        for (space, wins, losses, draws) in PUBLISHED {
            let found = solution.space(space).expect(space);
            assert_eq!((found.wins, found.losses, found.draws), (wins, losses, draws), "{space}");
        }
    }
    let bytes = |portable: bool, space: &str| {
        let graph = rules("classic").graph_hash();
        let path = folder.join(format!("{portable}/{graph}/{space}.ztb"));
        std::fs::read(path).expect("a table")
    };
    for (space, ..) in PUBLISHED {
        assert_eq!(bytes(false, space), bytes(true, space), "{space}");
    }
    std::fs::remove_dir_all(folder).expect("removed");
}
