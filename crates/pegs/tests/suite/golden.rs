//! One game of every preset, with everything that can be seen of it at every ply.

use std::{fmt::Write, fs, path::PathBuf};

use board::{State, mix};
use pegs::{PRESETS, Pegs};

fn playthrough(id: &str, start: Pegs) -> String {
    let mut text = format!("# {id}: a game of random jumps, seed 1\n");
    let (mut position, mut random) = (start, 1);
    loop {
        let mut packed = String::new();
        for byte in position.pack() {
            write!(packed, "{byte:02x}").unwrap();
        }
        let moves = position.legal_moves();
        let list: Vec<String> = moves.iter().map(|&m| position.move_text(m)).collect();
        let (fen, grade) = (position.to_fen(), position.grade());
        writeln!(text, "fen {fen}\npacked {packed} grade {grade}").unwrap();
        writeln!(text, "moves {} {}", list.len(), list.join(" ")).unwrap();
        text.push_str(&position.diagram());
        if let Some(reason) = position.ended() {
            writeln!(text, "end {reason}").unwrap();
            return text;
        }
        random = mix(random);
        let jump = moves[(random % moves.len() as u64) as usize];
        writeln!(text, "\nplay {}", position.move_text(jump)).unwrap();
        position = position.play(jump).expect("legal");
    }
}

#[test]
fn golden_games() {
    for preset in PRESETS {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
            .join("tests/golden")
            .join(format!("{}.txt", preset.id));
        let found = playthrough(preset.id, Pegs::initial(preset.rules));
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            fs::write(&path, &found).unwrap();
        }
        let wanted = fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(found, wanted, "{} (UPDATE_GOLDEN=1 rewrites it)", preset.id);
    }
}
