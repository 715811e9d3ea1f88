//! Each command through the real program: what it says and how it ends.

use std::{io::Read, process::Stdio};

use crate::support::{command, zwick};
use game::catalogue;

#[test]
fn the_games_are_listed_in_the_language_of_the_system() {
    let english = zwick(&["games"]).fine();
    assert!(english.starts_with("Zwickmühle: Nine Men's Morris and the other games"), "{english}");
    for entry in catalogue::all() {
        assert!(english.contains(&format!("    {:<18} ", entry.id)), "{}", entry.id);
    }
    for name in [
        "play", "rules", "show", "moves", "check", "convert", "perft", "solve", "probe", "verify",
        "tables", "engine", "match", "analyse", "bench",
    ] {
        assert!(english.contains(&format!("  zwick {name} ")), "{name}");
    }
    let german = zwick(&["games", "--lang", "de"]).fine();
    assert!(german.contains("    springer           Springermühle\n"), "{german}");
    assert!(german.contains("    eck                Eckmühle (unsere Fassung)\n"), "{german}");
    let output = command().arg("games").env("LC_ALL", "de_AT.UTF-8").output().unwrap();
    assert_eq!(String::from_utf8(output.stdout).unwrap(), german);
}

#[test]
fn help_and_version_go_well() {
    let version = zwick(&["--version"]).fine();
    assert_eq!(version, format!("zwick {}\n", env!("CARGO_PKG_VERSION")));
    let help = zwick(&["--help"]).fine();
    assert!(help.contains("Exit codes: 0 fine, 1 a negative verdict, 2 bad input"), "{help}");
    for name in [
        "serve", "games", "play", "rules", "show", "moves", "check", "convert", "perft", "solve",
        "probe", "verify", "tables", "puzzles", "engine", "match", "analyse", "bench",
    ] {
        assert!(help.contains(&format!("\n  {name} ")), "{help}");
        let help = zwick(&[name, "--help"]).fine();
        assert!(help.contains("Usage: zwick"), "{help}");
    }
}

#[test]
fn every_mistake_on_the_command_line_is_one_line_on_standard_error() {
    for (args, part) in [
        (&["perft", "classic"][..], "required arguments were not provided: <DEPTH>"),
        (&["perft", "classic", "0"], "0 is not in 1..=32"),
        (&["perft", "classic", "33"], "33 is not in 1..=32"),
        (&["perft", "classic", "x"], "invalid value 'x' for '<DEPTH>'"),
        (&["perft", "clasic", "2"], "did you mean \"classic\"?"),
        (&["perft", "xiangqi-deluxe", "2"], "\"zwick rules\" lists those there are"),
        (&["perft", "classic", "2", "--paths"], "--paths is for draughts only"),
        (&["perft", "classic", "2", "--fen", "nonsense"], "position text"),
        (&["show", "classic", "--fen", "3/3/3/6/3/3/4 w 9 9 0"], "position text"),
        (&["show", "@/no/such/file"], "/no/such/file"),
        (&["moves", "wuerfel", "--throw", "1,2,3"], "no throw is awaited"),
        (&["moves", "alfonso", "--throw", "9,9,9"], "a throw is three dice"),
        (&["play", "classic", "--dice", "loaded"], "invalid value 'loaded'"),
        (&["play", "classic", "--first", "black"], "--first has no meaning"),
        (&["play", "--lang", "tlh"], "there is no language \"tlh\"; there are: cs, da, de, en-GB"),
        (&["frobnicate"], "unrecognized subcommand 'frobnicate'"),
        (&["rules", "classic", "--leaflets"], "cannot be used with"),
        (&["check"], "required arguments were not provided: <FILE>"),
        (&["check", "/no/such/file"], "/no/such/file: No such file"),
        (&["convert", "/no/such/file", "--to", "json"], "/no/such/file: No such file"),
        (&["bench"], "requires a subcommand"),
        (&["bench", "chess"], "unrecognized subcommand 'chess'"),
        (&["bench", "accuracy", "english"], "english is no game of mill"),
    ] {
        let message = zwick(args).refused();
        assert!(message.contains(part), "{args:?}: {message}");
    }
}

#[test]
fn perft_prints_a_line_for_each_depth() {
    assert_eq!(zwick(&["perft", "classic", "3"]).fine(), "1 24\n2 552\n3 12144\n");
    assert_eq!(zwick(&["perft", "english", "4"]).fine(), "1 7\n2 49\n3 302\n4 1469\n");
    let divided = zwick(&["perft", "english", "3", "--divide"]).fine();
    assert_eq!(divided.lines().count(), 8);
    assert!(divided.ends_with("\n3 302\n"), "{divided}");
    assert!(divided.contains("11-15 40\n"), "{divided}");
    let thrown = zwick(&["perft", "alfonso", "1", "--divide"]).fine();
    assert!(thrown.starts_with("(6,6,6) a7 1\n"), "{thrown}");
    let json = zwick(&["perft", "classic", "2", "--json"]).json();
    assert_eq!(json["depths"][1]["nodes"], 552);
    assert_eq!(json["fen"], "3/3/3/6/3/3/3 w 9 9 0");
    let json = zwick(&["perft", "english", "2", "--paths", "--divide", "--json"]).json();
    assert_eq!((&json["counts"], &json["depths"][0]["nodes"]), (&"paths".into(), &49.into()));
    assert_eq!(json["divide"].as_array().unwrap().len(), 7);
}

/// Two orders of the same captures are one turn, and two paths.
#[test]
fn paths_count_each_order_of_captures() {
    let turns = zwick(&["perft", "russian", "8"]).fine();
    let paths = zwick(&["perft", "russian", "8", "--paths"]).fine();
    assert!(turns.ends_with("\n8 929899\n"), "{turns}");
    assert!(paths.ends_with("\n8 929905\n"), "{paths}");
}

#[test]
fn a_position_is_drawn_with_its_text_and_state() {
    let shown = zwick(&["show", "three", "--fen", "WB1/WB1/3 w 1 1 0"]).fine();
    let board = "3  W---B---.\n   | \\ | / |\n2  W---B---.\n   | / | \\ |\n1  .---.---.\n\n   a   b   c\n\n";
    assert_eq!(
        shown,
        format!(
            "{board}fen    WB1/WB1/3 w 1 1 0\nstate  white to move, 5 legal turns, in hand: white 1, black 1\n"
        )
    );
    for entry in catalogue::all() {
        let json = zwick(&["show", entry.id, "--json"]).json();
        assert_eq!(json["fen"], entry.rules.initial().to_fen(), "{}", entry.id);
        assert!(json["diagram"].as_str().unwrap().contains('\n'), "{}", entry.id);
    }
    let json = zwick(&["show", "three", "--fen", "WB1/WB1/W2 b 0 1 0", "--json"]).json();
    assert_eq!(json["end"]["reason"], "first-mill");
    assert_eq!(json["legal_turns"], 0);
    let shown = zwick(&["show", "alfonso"]).fine();
    assert!(shown.contains("the dice have to be thrown"), "{shown}");
    let shown = zwick(&["show", "pegs33"]).fine();
    assert!(shown.contains("state  4 legal turns\n"), "{shown}");
}

#[test]
fn moves_are_one_in_a_line() {
    assert_eq!(zwick(&["moves", "pegs33"]).fine(), "d2-d4\nb4-d4\nf4-d4\nd6-d4\n");
    let run = zwick(&["moves", "alfonso", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!((run.code, &json["awaits_throw"]), (0, &serde_json::Value::Bool(true)));
    let json = zwick(&["moves", "alfonso", "--throw", "6,5,4", "--json"]).json();
    assert_eq!(json["throw"], serde_json::json!([6, 5, 4]));
    let moves: Vec<_> =
        json["moves"].as_array().unwrap().iter().map(|m| m.as_str().unwrap()).collect();
    assert!(
        moves.contains(&"a7+d7+g7") || moves.iter().any(|m| m.matches('+').count() == 2),
        "{moves:?}"
    );
}

#[test]
fn bench_online_tells_how_long_a_click_waits_while_the_computer_thinks() {
    let load = ["--games", "3", "--seconds", "3", "--against", "1", "--pause", "0", "--json"];
    let json = zwick(&[&["bench", "online"], &load[..]].concat()).json();
    assert_eq!((&json["games"], &json["level"]), (&3.into(), &1.into()));
    assert!(json["clicks"].as_u64().unwrap() >= 3, "everybody has clicked: {json}");
    let [p50, p99, max] = ["p50_ms", "p99_ms", "max_ms"].map(|name| json[name].as_f64().unwrap());
    assert!(0.0 < p50 && p50 <= p99 && p99 <= max, "{json}");
}

#[test]
fn bench_measures_nodes_per_cpu_second() {
    let json = zwick(&["bench", "perft", "--json"]).json();
    let lines = json.as_array().unwrap();
    for (id, depth, nodes) in [("classic", 6, 99_274_176), ("english", 10, 18_391_564)] {
        let line = lines.iter().find(|line| line["id"] == id).unwrap();
        assert_eq!((&line["depth"], &line["nodes"]), (&depth.into(), &nodes.into()), "{line}");
    }
    for line in lines {
        assert!(line["nodes_per_second"].as_u64().unwrap() > 0, "{line}");
        assert!(line["seconds"].as_f64().unwrap() > 0.0, "{line}");
    }
}

#[test]
fn a_reader_that_goes_away_is_no_trouble() {
    let mut child = command()
        .args(["rules", "--json"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = [0; 16];
    child.stdout.as_mut().unwrap().read_exact(&mut first).unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
}
