//! Every rule set at the terminal.

use std::{fs, path::Path};

use crate::support::{folder, play, random_game, zwick};
use game::{AnyRules, catalogue};

#[test]
fn nonsense_never_stops_a_game() {
    let signs: Vec<char> = "abcdefgh12345678x-+()/?., äß…0wW\t".chars().collect();
    for (index, entry) in catalogue::all().iter().enumerate() {
        let mut random = fastrand::Rng::with_seed(index as u64);
        let mut lines: Vec<String> = Vec::new();
        for _ in 0..60 {
            let length = random.usize(0..8);
            lines.push((0..length).map(|_| signs[random.usize(..signs.len())]).collect());
            let words = [
                "undo",
                "redo",
                "draw",
                "no",
                "claim a1",
                "claim no mill",
                "throw 1",
                "moves",
                "flip",
            ];
            lines.push(words[random.usize(..words.len())].to_string());
        }
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let said = play(&[entry.id, "--lang", "en", "--seed", "1"], &lines);
        assert!(said.contains("\nGoodbye."), "{}: {said}", entry.id);
    }
}

/// Every rule set: played, saved, checked, converted there and back, checked again.
#[test]
fn a_whole_game_of_every_rule_set_is_played_saved_checked_and_converted() {
    let folder = folder("play_all");
    for (index, entry) in catalogue::all().iter().enumerate() {
        let script = random_game(entry.id, index as u64);
        let path = folder.join(format!("{}.txt", entry.id));
        let path = path.to_str().unwrap();
        let language = if index % 2 == 0 { "de" } else { "en" };
        let seed = script.seed.to_string();
        let mut args = vec![entry.id, "--lang", language, "--seed", &seed];
        let left_open =
            matches!(entry.rules, AnyRules::Mill(rules) if rules.first == mill::First::Lot);
        if left_open {
            args.extend(["--first", "white"]);
        }
        let save = format!("save {path}");
        let mut lines = script.lines();
        lines.push(&save);
        let said = play(&args, &lines);
        let goodbye = if language == "de" { "Auf Wiedersehen.\n" } else { "Goodbye.\n" };
        assert!(said.contains(goodbye), "{}: {said}", entry.id);
        let checked = zwick(&["check", path]).fine();
        let verdict =
            format!("{path}: fine: {}, {} turns, {}\n", entry.id, script.plies, script.end);
        assert_eq!(checked, verdict);
        there_and_back(path, &verdict, entry.family == game::Family::Draughts);
    }
}

fn there_and_back(path: &str, verdict: &str, draughts: bool) {
    let original = fs::read_to_string(path).unwrap();
    let forms: &[&str] = if draughts { &["json", "pdn"] } else { &["json"] };
    for form in forms {
        let other = format!("{path}.{form}");
        zwick(&["convert", path, "--to", form, "--out", &other]).fine();
        let checked = zwick(&["check", &other]).fine();
        assert_eq!(checked, verdict.replacen(path, &other, 1));
        let back = zwick(&["convert", &other, "--to", "text"]).fine();
        assert_eq!(back.trim_end(), original.trim_end(), "{other}");
        assert!(Path::new(&other).is_file());
    }
}
