//! What is asked, and what is refused.

use board::State;
use draughts::{Draughts, Rules, rules::Huff};
use tables::{
    Silent, Value,
    draughts::{Options, ProbeError, SolveError, probe, probe_turns, refusal, solve},
};

use super::{Folder, rules};

fn position(id: &str, fen: &str) -> Draughts {
    Draughts::from_fen(rules(id), fen).unwrap()
}

#[test]
fn turns_come_best_first() {
    let folder = Folder::new();
    folder.solve(rules("english"), 3);
    let tables = folder.tables();
    // The king may step out of the corner and be taken, or stay where it cannot be reached.
    let start = position("english", "B:WK32,K27:BK4");
    let turns = probe_turns(&tables, &start).unwrap();
    assert_eq!(turns.len() as u64, start.count_moves());
    assert_eq!(turns[0].value.wdl(), probe(&tables, &start).unwrap().wdl());
    for pair in turns.windows(2) {
        assert!(pair[0].value.wdl() >= pair[1].value.wdl());
    }
    // After the last capture the game is over, and the plies are known.
    let start = position("english", "W:WK18:B14");
    let turns = probe_turns(&tables, &start).unwrap();
    assert_eq!(turns[0].value, Value::Win(Some(1)));
}

#[test]
fn what_no_table_holds_is_told() {
    let folder = Folder::new();
    let tables = folder.tables();
    let missing = probe(&tables, &position("english", "W:WK18:B1")).unwrap_err();
    assert!(matches!(missing, ProbeError::Missing(_)), "{missing}");
    assert!(missing.to_string().starts_with("the table K-M is missing"), "{missing}");
    let many = probe(&tables, &position("english", "W:WK18:B1,2,3,4,5")).unwrap_err();
    assert!(matches!(many, ProbeError::TooMany(6)), "{many}");
}

#[test]
fn huffing_and_odd_numbers_are_refused() {
    let huff = Rules { huff: Huff::Piece, ..rules("english") };
    let folder = Folder::new();
    let refused = solve(huff, "test", &folder.options(2), &Silent).unwrap_err();
    assert!(refused.to_string().ends_with(&refusal(&huff).unwrap()), "{refused}");
    let position = Draughts::from_fen(huff, "W:WK18:BK1").unwrap();
    assert!(matches!(probe(&folder.tables(), &position), Err(ProbeError::Refused(_))));
    for pieces in [0, 1, 6] {
        let options = Options { pieces, ..folder.options(2) };
        let refused = solve(rules("english"), "test", &options, &Silent).unwrap_err();
        assert!(matches!(refused, SolveError::Pieces(_)), "{refused}");
    }
    for preset in board::RuleSet::presets() {
        let preset: &board::Preset<Rules> = preset;
        assert_eq!(refusal(&preset.rules), None, "{}", preset.id);
    }
}
