//! Puzzles made through the real program.

use std::fs;

use crate::support::{folder, zwick};

#[test]
fn the_same_seed_makes_the_same_puzzles_and_a_file_gets_them_whole() {
    let make = |seed: &str| zwick(&["puzzles", "wolf", "--seed", seed, "--count", "4"]).fine();
    let printed = make("7");
    assert_eq!(printed.lines().count(), 4, "{printed}");
    assert_eq!(make("7"), printed);
    assert_ne!(make("8"), printed);
    for line in printed.lines() {
        let puzzle: serde_json::Value = serde_json::from_str(line).unwrap();
        assert_eq!(puzzle["rules"], "wolf");
        assert!(puzzle["line"].as_array().unwrap().len() % 2 == 1, "{line}");
    }
    let path = folder("puzzles").join("wolf.jsonl");
    let output = path.to_str().unwrap();
    zwick(&["puzzles", "wolf", "--seed", "7", "--count", "4", "--output", output]).fine();
    assert_eq!(fs::read_to_string(&path).unwrap(), printed);
}

#[test]
fn without_tables_there_are_no_puzzles_of_mill() {
    let empty = folder("no-tables");
    let answer = zwick(&["puzzles", "three", "--tables", empty.to_str().unwrap()]);
    assert!(answer.refused().contains("no puzzle was found"));
}
