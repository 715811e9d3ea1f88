//! One game of each preset, every observable of every ply; `UPDATE_GOLDEN=1` writes it anew.

use std::{fmt::Write, fs, path::Path};

use crate::common::throw_if_due;
use board::{Position, RuleSet, State};
use mill::{Mill, Rules};

fn game(rules: Rules) -> String {
    let mut random = fastrand::Rng::with_seed(1283);
    let mut mill = Mill::initial(rules);
    let mut text = String::new();
    for ply in 0..80 {
        throw_if_due(&mut mill, &mut random);
        writeln!(
            text,
            "{ply} {} key={:016x} turns={}",
            mill.to_fen(),
            mill.key(),
            mill.count_moves()
        )
        .unwrap();
        let list = mill.legal_moves();
        if list.is_empty() {
            break;
        }
        let captures: Vec<_> = list.iter().copied().filter(|m| m.is_capture()).collect();
        let among = if captures.is_empty() { &list[..] } else { &captures };
        let m = among[random.usize(..among.len())];
        writeln!(text, "  {}", mill.move_text(m)).unwrap();
        mill.play_unchecked(m);
    }
    match mill.end() {
        Some(end) => writeln!(text, "end {end}").unwrap(),
        None => writeln!(text, "not ended").unwrap(),
    }
    text
}

#[test]
fn golden_games_stay_as_they_are() {
    for preset in Rules::presets() {
        let path =
            Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{}.txt", preset.id));
        let found = game(preset.rules);
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            fs::write(&path, &found).unwrap();
        }
        let expected =
            fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        assert_eq!(found, expected, "{}", preset.id);
    }
}
