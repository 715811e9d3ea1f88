//! Games that are saved, left and gone on with.

use std::fs;

use crate::support::{file, folder, play, says, zwick, zwick_with};

#[test]
fn the_end_of_the_input_is_a_polite_end() {
    let said = play(&["classic", "--lang", "de"], &["d2"]);
    assert!(said.ends_with("> \nAuf Wiedersehen. Die Partie ist nicht zu Ende gespielt.\nDie Partie ist nicht gespeichert; „speichern partie.txt“ oder --save hätte sie gesichert.\n"), "{said}");
    let nothing = zwick(&["play"]).fine();
    assert!(nothing.contains("(classic)"), "{nothing}");
    let strange = zwick_with(&["play"], &"ü".repeat(100_000));
    assert_eq!(strange.code, 0);
}

#[test]
fn nothing_is_lost() {
    let folder = folder("play_save");
    let path = folder.join("game.txt");
    let name = path.to_str().unwrap();
    let said =
        play(&["classic", "--lang", "en", "--save", name, "--white", "Ann \"A\""], &["d2", "d6"]);
    assert!(
        said.ends_with(&format!("Goodbye. The game is not finished.\nSaved in {name}.\n")),
        "{said}"
    );
    let record = fs::read_to_string(&path).unwrap();
    assert!(
        record.contains("[Rules \"classic\"]") && record.contains("[White \"Ann \\\"A\\\"\"]"),
        "{record}"
    );
    assert!(record.ends_with("\n1. d2 d6 *\n"), "{record}");
    zwick(&["check", name]).fine();
    // A file that is there is never written over.
    let message = zwick(&["play", "classic", "--save", name]).refused();
    assert!(message.ends_with("the file exists already, choose another name"), "{message}");
    let other = folder.join("other.json");
    let other = other.to_str().unwrap();
    let said = play(
        &["classic", "--lang", "de"],
        &[
            "d2",
            &format!("speichern {name}"),
            "speichern /no/such/folder/x",
            &format!("speichern {other}"),
            "d6",
            "speichern",
        ],
    );
    says(
        &said,
        &[
            &format!("Die Datei {name} gibt es schon; wähl einen anderen Namen."),
            &format!("Gespeichert in {other}."),
            "> d6",
            &format!("Gespeichert in {other}."),
        ],
    );
    assert!(said.contains("ließ sich nicht in /no/such/folder/x speichern"), "{said}");
    assert_eq!(fs::read_to_string(&path).unwrap(), record);
    let checked = zwick(&["check", other]).fine();
    assert!(checked.contains("fine: classic, 2 turns, *"), "{checked}");
    let run = zwick(&["play", "classic", "--save", "/no/such/folder/x"]);
    assert_eq!(run.code, 2);
    assert!(run.stderr.contains("could not be saved"), "{}", run.stderr);
    let names: Vec<_> =
        fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(names.len(), 2, "{names:?}");
}

#[test]
fn a_saved_game_goes_on_in_the_same_file() {
    let folder = folder("play_resume");
    for name in ["game.txt", "game.json"] {
        let path = folder.join(name);
        let path = path.to_str().unwrap();
        play(
            &["english", "--lang", "en", "--save", path, "--black", "Marion"],
            &["11-15", "draw", "23-19"],
        );
        let said = play(&["--lang", "en", "--resume", path], &["8-11", "undo", "9-14"]);
        says(
            &said,
            &[
                "English Draughts (english)",
                "Marion (●) to move: move a piece.",
                "> 9-14",
                "Goodbye. The game is not finished.",
                &format!("Saved in {path}."),
            ],
        );
        let checked = zwick(&["check", path]).fine();
        assert_eq!(checked, format!("{path}: fine: english, 3 turns, *\n"));
        let record = zwick(&["convert", path, "--to", "text"]).fine();
        assert!(record.contains("1. 11-15 {[%offer white]} 1... 23-19 2. 9-14 *"), "{record}");
    }
}

#[test]
fn a_file_that_holds_more_stays_as_it_is() {
    let folder = folder("play_resume_foreign");
    let text = "[Rules \"three\"]\n\n1. a1 {a fine start} a2 (1... b2) *\n";
    let path = file(&folder, "noted.txt", text);
    let other = folder.join("other.txt");
    let other = other.to_str().unwrap();
    let said = play(&["--lang", "de", "--resume", &path], &["b1", &format!("speichern {other}")]);
    assert!(
        said.contains("\nDiese Datei enthält mehr, als dieses Programm schreiben würde"),
        "{said}"
    );
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
    assert!(fs::read_to_string(other).unwrap().contains("1. a1 a2 2. b1 *"));
    let wrong = file(&folder, "wrong.txt", "[Rules \"three\"]\n\n1. a1 a1 *\n");
    let message = zwick(&["play", "--resume", &wrong]).refused();
    assert!(message.contains("wrong.txt: ply 2 (line 3, column 7): "), "{message}");
    let message = zwick(&["play", "three", "--resume", &path]).refused();
    assert!(message.contains("cannot be used with"), "{message}");
}

#[test]
fn the_name_that_was_asked_for_is_kept() {
    let folder = folder("play_names");
    let rules = file(&folder, "mine.toml", "base = \"classic\"\nstones = 7\n");
    let own = format!("@{rules}");
    for (id, name) in [("schmidt_it", "it.txt"), (own.as_str(), "own.txt")] {
        let path = folder.join(name);
        let path = path.to_str().unwrap();
        play(&[id, "--save", path, "--lang", "en"], &[]);
        zwick(&["check", path]).fine();
        let record = fs::read_to_string(path).unwrap();
        let wanted = if id == own { "[RuleText " } else { "[Rules \"schmidt_it\"]" };
        assert!(record.contains(wanted), "{record}");
    }
    let said = play(&[&own, "--lang", "de"], &[]);
    assert!(said.starts_with("Mühle nach eigenen Regeln (custom-"), "{said}");
}
