//! The computer at the terminal: it plays, gives hints and is named in the record.

use std::fs;

use crate::support::{folder, play, says, zwick};

#[test]
fn the_computer_answers_every_turn() {
    let said = play(&["classic", "--level", "1", "--seed", "3"], &["d2", "level", "level 4"]);
    says(&said, &["You play against the computer at level 1."]);
    says(&said, &["White to move: place one of your 9 stones.", "> d2"]);
    let answer = said.lines().find_map(|line| line.strip_prefix("Zwick: ")).expect("an answer");
    assert!(answer.trim_end_matches('.').len() == 2, "{answer}");
    says(
        &said,
        &[
            "White to move: place one of your 8 stones.",
            "> level",
            "The computer plays at level 1.",
            "> level 4",
            "The computer plays at level 4.",
        ],
    );
    assert_eq!(said.matches("Zwick: ").count(), 1, "{said}");
}

#[test]
fn the_same_seed_brings_the_same_game() {
    let game = || play(&["english", "--level", "2", "--seed", "8"], &["11-15", "moves"]);
    assert_eq!(game(), game());
}

#[test]
fn the_computer_begins_where_the_person_plays_black() {
    let said = play(&["classic", "--level", "1", "--colour", "black", "--lang", "de"], &["undo"]);
    let first = said.find("Zwick: ").expect("it begins");
    assert!(first < said.find("Schwarz ist am Zug").expect("then Black"), "{said}");
    says(&said, &["> undo", "Es gibt nichts zurückzunehmen."]);
    // Seen from Black, the first row is on top.
    assert!(said.contains("\n1  "), "{said}");
}

#[test]
fn taking_back_takes_the_answer_back_too() {
    let said = play(
        &["classic", "--level", "1", "--seed", "3"],
        &["d2", "undo", "undo", "redo", "undo 2", "hint", "hint", "level x"],
    );
    says(
        &said,
        &[
            "> undo",
            "2 turns taken back.",
            "White to move: place one of your 9 stones.",
            "> undo",
            "There is nothing to take back.",
            "> redo",
            "White to move: place one of your 8 stones.",
            "> undo 2",
            "Only one turn has been played.",
            "> level x",
            "A level of the computer is a number from 1 to 10.",
        ],
    );
    assert_eq!(said.matches("Zwick: ").count(), 1, "{said}");
}

#[test]
fn hints_come_in_two_steps() {
    let lines = ["hint", "tip", "e3-e4", "hint"];
    let said = play(&["classic", "--fen", WINNING], &lines);
    says(&said, &["> hint", "Look at f4.", "> tip"]);
    let turn = "A good turn: f4 to f2, takes ";
    assert!(said.lines().any(|line| line.starts_with(turn)), "{said}");
    // In a new position it begins again.
    assert_eq!(said.matches("Look at ").count(), 2, "{said}");
}

#[test]
fn solitaire_gives_hints_and_says_when_it_is_too_late() {
    let said = play(&["pegs33", "--fen", HOPELESS, "--lang", "de"], &["tipp", "tipp", "stufe 3"]);
    let hopeless = "Von hier aus geht das Solitär nicht mehr auf; nimm etwas zurück.";
    let place = said.lines().find_map(|line| line.strip_prefix(hopeless)).expect("no hope");
    assert!(place.starts_with(" Schau auf "), "{said}");
    assert!(said.contains(&format!("{hopeless} Ein guter Zug: ")), "{said}");
    let refused = "Hier spielt der Computer nicht mit; mit zwick play --level 3 tut er es.";
    says(&said, &["> stufe 3", refused]);
}

/// Two pegs side by side and one far away.
const HOPELESS: &str = "o2/3/7/7/7/3/oo1";

/// White closes a mill on f2 with the next turn and has won.
const WINNING: &str = "B2/3/1B1/2W1W1/2W/WW1/2B w 0 0 0";

#[test]
fn the_record_names_the_computer_and_goes_on_against_it() {
    let folder = folder("play_computer");
    let path = folder.join("game.txt");
    let name = path.to_str().unwrap();
    play(
        &["classic", "--level", "2", "--white", "Ann", "--save", name, "--lang", "en"],
        &["d2", "level 3"],
    );
    let record = fs::read_to_string(&path).unwrap();
    assert!(record.contains("[White \"Ann\"]"), "{record}");
    assert!(record.contains("[Black \"Zwick, level 3\"]"), "{record}");
    zwick(&["check", name]).fine();
    let said = play(&["--resume", name, "--lang", "de"], &["stufe"]);
    says(&said, &["Du spielst gegen den Computer, Stufe 3.", "Der Computer spielt auf Stufe 3."]);
    assert!(said.contains("Ann (○) ist am Zug"), "{said}");
    let record = fs::read_to_string(&path).unwrap();
    assert!(record.contains("[Black \"Zwick, Stufe 3\"]"), "{record}");
}

#[test]
fn a_whole_game_against_the_computer_ends_and_its_record_is_right() {
    let folder = folder("play_computer_whole");
    let path = folder.join("wolf.txt");
    let name = path.to_str().unwrap();
    let mut lines = Vec::new();
    for _ in 0..60 {
        // Steps that may be possible; the others are refused.
        lines.extend(["a1-b2", "b2-a3", "a3-b4", "b4-a5", "a5-b6", "b6-a7", "a7-b8"]);
    }
    lines.extend(["resign", "yes"]);
    play(&["wolf", "--level", "3", "--seed", "1", "--save", name], &lines);
    let checked = zwick(&["check", name]).fine();
    assert!(checked.contains("wolf.txt"), "{checked}");
}

#[test]
fn dice_are_thrown_for_the_computer_too() {
    let said = play(&["wuerfel", "--level", "1", "--seed", "5"], &["d2", "a1", "g7"]);
    assert!(said.matches("Zwick: ").count() >= 2, "{said}");
}

#[test]
fn an_offer_is_answered_at_once() {
    let said = play(&["classic", "--level", "1"], &["draw", "accept"]);
    says(&said, &["> draw", "The draw is declined.", "> accept", "No draw has been offered."]);
    // Where it would lose it is glad to agree.
    let said = play(&["classic", "--level", "1", "--fen", WINNING], &["draw"]);
    says(&said, &["> draw", "A draw: both sides agree to it."]);
}

#[test]
fn what_makes_no_sense_is_refused() {
    for (args, wanted) in [
        (vec!["pegs33", "--level", "3"], "pegs33 is played alone, so --level has no meaning"),
        (
            vec!["classic", "--colour", "white"],
            "--colour is for a game against the computer, which --level begins",
        ),
        (
            vec!["classic", "--level", "11"],
            "invalid value '11' for '--level <NUMBER>': a level is a number from 1 to 10; \
             \"zwick help\" says what can be asked",
        ),
    ] {
        let mut all = vec!["play"];
        all.extend(args);
        assert_eq!(zwick(&all).refused(), wanted);
    }
}
