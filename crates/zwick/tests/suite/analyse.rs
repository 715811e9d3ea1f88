//! Records judged turn by turn, with tables and without.

use std::fs;

use crate::support::{file, folder, zwick, zwick_with};
use game::Game;
use serde_json::Value;

const GAME: &str =
    "[Rules \"three\"]\n[Result \"1-0\"]\n[Reason \"first-mill\"]\n\n1. a1 a2 2. b1 b2 3. c1 1-0\n";

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_else(|| panic!("{key}: {value}"))
}

#[test]
fn with_tables_every_value_is_the_one_the_tables_give() {
    let folder = folder("analyse_tables");
    let tables = folder.join("tables").to_str().unwrap().to_string();
    fs::create_dir(&tables).unwrap();
    zwick(&["solve", "three", "--tables", &tables]).fine();
    let path = file(&folder, "game.txt", GAME);
    let report = zwick(&["analyse", &path, "--tables", &tables, "--json"]).json();
    let turns = report[0]["turns"].as_array().unwrap();
    assert_eq!(turns.len(), 5);
    let mut game = Game::named("three").unwrap();
    for turn in turns {
        let fen = game.position().to_fen();
        let probed =
            zwick(&["probe", "three", "--fen", &fen, "--tables", &tables, "--json"]).json();
        let all = probed["turns"].as_array().unwrap();
        let played = all.iter().find(|other| other["turn"] == turn["turn"]).unwrap();
        assert_eq!(turn["value"], played["value"], "{turn}");
        assert_eq!((&turn["exact"], &turn["depth"]), (&true.into(), &Value::Null));
        let kind = |value: &Value| text(value, "value").split(' ').next().unwrap().to_string();
        let (best, own) = (kind(&all[0]), kind(turn));
        let mark = match (best.as_str(), own.as_str()) {
            ("win", "loss") => "??".into(),
            ("win", "draw") | ("draw", "loss") => "?".into(),
            _ => Value::Null,
        };
        assert_eq!(turn["mark"], mark, "{turn}");
        if !mark.is_null() {
            assert_eq!(turn["better"], all[0], "{turn}");
        }
        game.play_text(text(turn, "turn")).unwrap();
    }
    assert!(turns.iter().any(|turn| !turn["mark"].is_null()), "{report}");
    let said = zwick(&["analyse", &path, "--tables", &tables]).fine();
    assert!(said.starts_with("game 1: three, 5 turns, 1-0 first-mill\n   1 white a1 "), "{said}");
    assert!(said.contains("; better "), "{said}");
}

#[test]
fn without_tables_a_mill_that_was_not_stopped_is_marked() {
    let folder = folder("analyse_search");
    let path = file(&folder, "game.txt", GAME);
    let args = ["analyse", &path, "--nodes", "20000", "--json"];
    let report = zwick(&args).json();
    assert_eq!(report, zwick(&args).json());
    let turns = report[0]["turns"].as_array().unwrap();
    // Black let White close the row.
    let let_go = &turns[3];
    assert_eq!((text(let_go, "mark"), text(&let_go["better"], "turn")), ("??", "c1"), "{let_go}");
    assert_eq!((text(let_go, "value"), text(let_go, "side")), ("loss 2", "black"));
    assert!(let_go["depth"].as_u64().unwrap() >= 2);
    assert_eq!((&turns[4]["mark"], text(&turns[4], "value")), (&Value::Null, "win 1"));

    let save = folder.join("marked.txt").to_str().unwrap().to_string();
    let said = zwick(&["analyse", &path, "--nodes", "20000", "--save", &save]).fine();
    assert!(said.contains("   4 black b2               ?? loss 2 depth "), "{said}");
    let black = said.lines().find(|line| line.starts_with("black: ")).unwrap();
    assert!(black.ends_with(" 1 ??"), "{said}");
    let marked = fs::read_to_string(&save).unwrap();
    assert!(marked.contains(" b2?? ") || marked.contains(" b2 $4 "), "{marked}");
    assert!(marked.contains("(2... c1 {"), "{marked}");
    zwick(&["check", &save]).fine();
    assert!(zwick(&["analyse", &path, "--save", &save]).refused().contains("exists already"));
}

#[test]
fn every_kind_of_game_and_form_of_record_is_judged() {
    let folder = folder("analyse_kinds");
    for id in ["classic", "alfonso", "english", "wolf", "battue"] {
        let save = folder.join(format!("{id}.txt")).to_str().unwrap().to_string();
        let games = ["match", "one-ply", "random", "--rules", id, "--games", "2", "--save", &save];
        zwick(&games).fine();
        let report = zwick(&["analyse", &save, "--nodes", "100", "--json"]).json();
        assert_eq!(report.as_array().unwrap().len(), 2);
        for game in report.as_array().unwrap() {
            let turns = game["turns"].as_array().unwrap();
            assert!(!turns.is_empty());
            let is_exact = |turn: &Value| turn["exact"] == true;
            let hunt = matches!(id, "wolf" | "battue");
            assert!(!hunt || turns.iter().all(is_exact), "{id}");
        }
    }
    let pdn = "[GameType \"21\"]\n[Result \"*\"]\n\n1. 11-15 23-19 2. 8-11 *\n";
    let said = zwick_with(&["analyse", "-", "--nodes", "100"], pdn).fine();
    assert!(said.starts_with("game 1: english, 3 turns, *\n"), "{said}");
    let path = file(&folder, "game.txt", GAME);
    let json = zwick(&["convert", &path, "--to", "json"]).fine();
    let said = zwick_with(&["analyse", "-", "--time", "5"], &json).fine();
    assert!(said.starts_with("game 1: three, 5 turns, 1-0 first-mill\n"), "{said}");
}

#[test]
fn a_jump_that_cannot_be_made_good_is_marked() {
    let record = |jump: &str| {
        let start = "[Rules \"pegs33\"]\n[FEN \"3/1o1/3o3/7/7/3/3 goal=d4\"]";
        format!("{start}\n\n1. {jump} *\n")
    };
    let both = format!("{}\n{}", record("d5-d7"), record("d6-d4"));
    let report = zwick_with(&["analyse", "-", "--json"], &both).json();
    let [stuck, solved] = [0, 1].map(|game| report[game]["turns"][0].clone());
    assert_eq!((text(&stuck, "value"), text(&stuck, "mark")), ("loss 1", "??"), "{stuck}");
    assert_eq!(text(&stuck["better"], "turn"), "d6-d4", "{stuck}");
    assert_eq!((text(&solved, "value"), &solved["mark"]), ("win 1", &Value::Null), "{solved}");
    assert_eq!((&solved["side"], &solved["exact"]), (&Value::Null, &true.into()), "{solved}");
}

#[test]
fn what_cannot_be_judged_is_refused() {
    let wrong = GAME.replace("2. b1", "2. a2");
    let said = zwick_with(&["analyse", "-"], &wrong).refused();
    assert!(said.contains("standard input: ply 3 (line 5, column 13): "), "{said}");
    assert!(zwick(&["analyse", "/no/such/file"]).refused().contains("/no/such/file"));
    let said = zwick_with(&["analyse", "-", "--tables", "/no/such/folder"], GAME).refused();
    assert!(said.contains("/no/such/folder"), "{said}");
    assert!(zwick_with(&["analyse", "-", "--nodes", "0"], GAME).refused().contains("0 is not in"));
}
