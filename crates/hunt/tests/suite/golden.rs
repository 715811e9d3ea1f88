//! One game of every preset, with everything that can be seen of it at every ply.

use std::{fmt::Write, fs, path::PathBuf};

use board::{Position, RuleSet, mix};
use hunt::{Battue, Wolf};

fn playthrough<P: Position>(id: &str, start: P) -> String {
    let mut text = format!("# {id}: a game of random turns, seed 1\n");
    let (mut position, mut random) = (start, 1);
    loop {
        let mut packed = String::new();
        for byte in position.pack() {
            write!(packed, "{byte:02x}").unwrap();
        }
        let moves = position.legal_moves();
        let list: Vec<String> = moves.iter().map(|&m| position.move_text(m)).collect();
        let extra = if position.is_extra_turn() { " extra turn" } else { "" };
        writeln!(text, "fen {}", position.to_fen()).unwrap();
        writeln!(text, "packed {packed} key {:016x}{extra}", position.key()).unwrap();
        writeln!(text, "moves {} {}", list.len(), list.join(" ")).unwrap();
        text.push_str(&position.diagram());
        if let Some(end) = position.end() {
            writeln!(text, "end {end}").unwrap();
            return text;
        }
        random = mix(random);
        let m = moves[(random % moves.len() as u64) as usize];
        writeln!(text, "\nplay {}", position.move_text(m)).unwrap();
        position.play_unchecked(m);
    }
}

fn check<P: Position>() {
    for preset in P::Rules::presets() {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
            .join("tests/golden")
            .join(format!("{}.txt", preset.id));
        let found = playthrough(preset.id, P::initial(preset.rules));
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            fs::write(&path, &found).unwrap();
        }
        let wanted = fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(found, wanted, "{} (UPDATE_GOLDEN=1 rewrites it)", preset.id);
    }
}

#[test]
fn golden_games_of_wolf_and_sheep() {
    check::<Wolf>();
}

#[test]
fn golden_games_of_the_battue() {
    check::<Battue>();
}
