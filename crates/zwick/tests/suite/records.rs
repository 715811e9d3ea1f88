//! Records judged, shown and converted.

use std::fs;

use crate::support::{file, folder, zwick, zwick_with};

const GAME: &str =
    "[Rules \"three\"]\n[Result \"1-0\"]\n[Reason \"first-mill\"]\n\n1. a1 a2 2. b1 b2 3. c1 1-0\n";

#[test]
fn a_record_that_tells_the_truth_is_fine() {
    let folder = folder("check_fine");
    let path = file(&folder, "game.txt", GAME);
    assert_eq!(
        zwick(&["check", &path]).fine(),
        format!("{path}: fine: three, 5 turns, 1-0 first-mill\n")
    );
    let said = zwick_with(&["check", "-"], GAME).fine();
    assert_eq!(said, "standard input: fine: three, 5 turns, 1-0 first-mill\n");
    let two = file(&folder, "two.txt", &format!("{GAME}\n{GAME}"));
    let said = zwick(&["check", &two, &path]).fine();
    assert_eq!(said.lines().count(), 3);
    assert!(said.contains(", game 2: fine"), "{said}");
    let json = zwick(&["check", &path, "--json"]).json();
    assert_eq!(json[0]["verdict"], "fine");
    assert_eq!(json[0]["end"]["result"], "1-0");
}

#[test]
fn a_record_that_is_wrong_is_a_negative_verdict() {
    let folder = folder("check_wrong");
    for (name, text, part) in [
        ("result.txt", GAME.replace("1-0", "0-1"), "the record says 0-1"),
        ("reason.txt", GAME.replace("first-mill", "blocked"), "reason blocked"),
        ("turn.txt", GAME.replace("2. b1", "2. a2"), "ply 3 (line 5, column 13): "),
        ("after.txt", GAME.replace("c1 1-0", "c1 c2 1-0"), "after the end"),
        ("claim.txt", "[Rules \"brettspielnetz\"]\n[Result \"1/2-1/2\"]\n[Reason \"repetition\"]\n\n1. d2 1/2-1/2\n".to_string(), "has to be claimed"),
    ] {
        let path = file(&folder, name, &text);
        let run = zwick(&["check", &path]);
        assert_eq!((run.code, run.stderr.as_str()), (1, ""), "{name}: {}", run.stdout);
        assert!(run.stdout.starts_with(&format!("{path}: wrong\n  ")), "{name}: {}", run.stdout);
        assert!(run.stdout.contains(part), "{name}: {}", run.stdout);
        let run = zwick(&["check", &path, "--json"]);
        assert_eq!(run.code, 1);
        let json: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
        assert_eq!(json[0]["verdict"], "wrong");
        assert!(json[0]["problems"][0]["code"].is_string());
    }
}

#[test]
fn a_reason_that_nobody_gave_is_not_invented() {
    let said = zwick_with(&["check", "-"], "[Rules \"classic\"]\n\n1. d2 d6 1-0\n").fine();
    assert!(said.contains("(no reason given)"), "{said}");
}

#[test]
fn a_record_that_cannot_be_read_is_bad_input_with_line_and_column() {
    let folder = folder("check_unreadable");
    for (name, text, part) in [
        ("comment.txt", GAME.replace("2. b1", "{oh 2. b1"), "line 5, column 10: the comment"),
        ("tag.txt", GAME.replace("[Rules \"three\"]", "[Rules three]"), "line 1, column "),
        ("empty.txt", String::new(), "there is no record"),
        ("bad.json", "{\"version\": 1,\n \"tags\": 7}".to_string(), "line 2, column "),
        (
            "version.json",
            "{\"version\": 9, \"tags\": [], \"turns\": [], \"result\": \"*\"}".to_string(),
            "version 9",
        ),
        ("fen.txt", GAME.replace("[Result", "[FEN \"x\"]\n[Result"), "the tag FEN"),
        ("version.txt", GAME.replace("[Result", "[Version \"9\"]\n[Result"), "version \"9\""),
        ("unknown.txt", GAME.replace("three", "thre"), "did you mean \"three\"?"),
        ("rules.txt", GAME.replace("[Rules \"three\"]\n", ""), "the tag Rules is missing"),
    ] {
        let path = file(&folder, name, &text);
        let message = zwick(&["check", &path]).refused();
        assert!(message.contains(part) && message.contains(name), "{name}: {message}");
    }
    let path = folder.join("latin.txt");
    fs::write(&path, b"[Rules \"three\"]\n[White \"J\xe4ger\"]\n").unwrap();
    let message = zwick(&["check", path.to_str().unwrap()]).refused();
    assert!(message.ends_with("line 2, column 10: not UTF-8 text"), "{message}");
}

#[test]
fn records_are_converted_without_loss() {
    let folder = folder("convert");
    let pdn = "[GameType \"21\"]\n[Black \"A\"]\n[White \"B\"]\n[Result \"*\"]\n\n1. 11-15 23-19 2. 8-11 22-17 *\n";
    let path = file(&folder, "game.pdn", pdn);
    let text = zwick(&["convert", &path, "--to", "text"]).fine();
    assert!(text.contains("[Rules \"english\"]"), "{text}");
    let json = zwick_with(&["convert", "-", "--to", "json"], &text).fine();
    let back = zwick_with(&["convert", "-", "--to", "text"], &json).fine();
    assert_eq!(back, text);
    let out = folder.join("new.pdn");
    let out = out.to_str().unwrap();
    assert_eq!(zwick(&["convert", &path, "--to", "pdn", "--out", out]).fine(), "");
    let written = fs::read_to_string(out).unwrap();
    assert!(written.contains("[GameType \"21,B,8,8,N1,0\"]"), "{written}");
    assert_eq!(zwick(&["convert", out, "--to", "text"]).fine(), text);
    zwick(&["check", &path, out]).fine();
    let message = zwick_with(&["convert", "-", "--to", "pdn"], GAME).refused();
    assert!(message.contains("is not draughts"), "{message}");
    let message =
        zwick_with(&["convert", "-", "--to", "json"], &format!("{GAME}\n{GAME}")).refused();
    assert!(message.contains("2 games, JSON holds one"), "{message}");
    let message =
        zwick(&["convert", &path, "--to", "text", "--out", "/no/such/folder/x"]).refused();
    assert!(message.contains("/no/such/folder/x"), "{message}");
    let left: Vec<_> =
        fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left.len(), 2, "{left:?}");
}

#[test]
fn the_last_position_of_a_record_is_drawn() {
    let folder = folder("show_record");
    let path = file(&folder, "game.txt", GAME);
    let shown = zwick(&["show", "--record", &path]).fine();
    assert!(shown.starts_with("3  .---.---.\n"), "{shown}");
    assert!(shown.contains("\n1  W---W---W\n"), "{shown}");
    assert!(shown.ends_with("\nstate  ended: 1-0 first-mill\n"), "{shown}");
    let json = zwick(&["show", "--record", &path, "--json"]).json();
    assert_eq!((&json["id"], &json["end"]["reason"]), (&"three".into(), &"first-mill".into()));
    let message = zwick(&["show", &path]).refused();
    assert!(message.contains("show --record"), "{message}");
    let two = file(&folder, "two.txt", &format!("{GAME}\n{GAME}"));
    assert!(zwick(&["show", "--record", &two]).refused().contains("2 games"));
    let wrong = file(&folder, "wrong.txt", &GAME.replace("2. b1", "2. a2"));
    assert!(zwick(&["show", "--record", &wrong]).refused().contains("ply 3"));
    assert!(zwick(&["show"]).refused().contains("required arguments"));
}
