//! Each command through the real program: what it says and how it ends.

#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

mod support;

use std::{fs, io::Read, process::Stdio};

use game::catalogue;
use support::{command, file, folder, zwick, zwick_with};

#[test]
fn the_games_are_listed_in_the_language_of_the_system() {
    let english = zwick(&["games"]).fine();
    assert!(english.starts_with("Zwickmühle: Nine Men's Morris and the other games"), "{english}");
    for entry in catalogue::all() {
        assert!(english.contains(&format!("    {:<18} ", entry.id)), "{}", entry.id);
    }
    for name in ["play", "rules", "show", "moves", "check", "convert", "perft", "bench"] {
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
    for name in
        ["serve", "games", "play", "rules", "show", "moves", "check", "convert", "perft", "bench"]
    {
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
        (&["moves", "alfonso"], "the dice have to be thrown first"),
        (&["moves", "alfonso", "--throw", "9,9,9"], "a throw is three dice"),
        (&["play", "classic", "--dice", "loaded"], "invalid value 'loaded'"),
        (&["play", "classic", "--first", "black"], "--first has no meaning"),
        (&["play", "--lang", "tlh"], "there is no language \"tlh\"; there are: de, en-GB"),
        (&["frobnicate"], "unrecognized subcommand 'frobnicate'"),
        (&["rules", "classic", "--leaflets"], "cannot be used with"),
        (&["check"], "required arguments were not provided: <FILE>"),
        (&["check", "/no/such/file"], "/no/such/file: No such file"),
        (&["convert", "/no/such/file", "--to", "json"], "/no/such/file: No such file"),
        (&["bench"], "required arguments were not provided: <WHAT>"),
        (&["bench", "chess"], "invalid value 'chess'"),
    ] {
        let message = zwick(args).refused();
        assert!(message.contains(part), "{args:?}: {message}");
    }
}

#[test]
fn the_table_of_rules_names_every_rule_set() {
    let table = zwick(&["rules"]).fine();
    assert_eq!(table.lines().count(), catalogue::all().len() + 1);
    let row = table.lines().find(|line| line.starts_with("no_fly ")).unwrap();
    assert!(row.contains("classic: fly off | X16"), "{row}");
    let row = table.lines().find(|line| line.starts_with("eck ")).unwrap();
    assert!(row.ends_with("(house version)"), "{row}");
    let json = zwick(&["rules", "--json"]).json();
    let rows = json.as_array().unwrap();
    assert_eq!(rows.len(), catalogue::all().len());
    let hash = |id: &str| {
        let row = rows.iter().find(|row| row["id"] == id).unwrap();
        row["graph_hash"].as_str().unwrap().to_string()
    };
    assert_eq!(hash("brettspielnetz"), hash("classic"));
    assert_ne!(hash("no_fly"), hash("classic"));
}

#[test]
fn one_rule_set_is_told_field_by_field() {
    for entry in catalogue::all() {
        let sheet = zwick(&["rules", entry.id, "--json"]).json();
        assert_eq!(sheet["id"], entry.id);
        let fields = sheet["fields"].as_array().unwrap();
        assert_eq!(fields.len(), entry.rules.fields().len());
        for field in fields {
            for part in ["source", "meaning", "value"] {
                assert!(field[part].is_string(), "{} {field}", entry.id);
            }
        }
        assert_eq!(sheet["house_version"].as_str(), entry.house_version);
    }
    let sheet = zwick(&["rules", "kreuz"]).fine();
    assert!(sheet.contains("\nhouse version  No rules are handed down."), "{sheet}");
    assert!(sheet.contains("\nlines                diagonal-mills             yes    X1 p. 121"));
    assert!(sheet.contains("\nrepetition           3 auto                     no     "), "{sheet}");
}

#[test]
fn leaflets_are_a_table() {
    let table = zwick(&["rules", "--leaflets"]).fine();
    assert!(
        table.contains("\n002      F        fed_fr             Marelles (Charet)\n"),
        "{table}"
    );
    let json = zwick(&["rules", "--leaflets", "--json"]).json();
    assert_eq!(json.as_array().unwrap().len() + 1, table.lines().count());
}

#[test]
fn rules_of_ones_own_have_an_id_and_work_everywhere() {
    let folder = folder("own_rules");
    let toml = "base = \"classic\"\nstones = 7\nfly = \"off\"\n";
    let path = file(&folder, "mine.toml", toml);
    let sheet = zwick(&["rules", &path, "--json"]).json();
    let id = sheet["id"].as_str().unwrap().to_string();
    assert!(id.starts_with("custom-"), "{id}");
    let json = file(&folder, "mine.json", r#"{"game":"mill","stones":7,"fly":"off"}"#);
    assert_eq!(zwick(&["rules", &json, "--json"]).json()["id"], id);
    assert_eq!(zwick_with(&["rules", "-", "--json"], toml).json()["id"], id);
    assert_eq!(zwick(&["rules", &format!("@{path}"), "--json"]).json()["id"], id);
    let text = zwick(&["rules", &path]).fine();
    assert!(
        text.contains("\nstones               7                          yes    yours\n"),
        "{text}"
    );
    let shown = zwick(&["show", &format!("@{path}")]).fine();
    assert!(shown.contains("fen    3/3/3/6/3/3/3 w 7 7 0"), "{shown}");
    assert_eq!(zwick(&["perft", &format!("@{path}"), "2"]).fine(), "1 24\n2 552\n");
    assert_eq!(zwick(&["moves", &format!("@{path}")]).fine().lines().count(), 24);
    let same = file(&folder, "same.toml", "base = \"no_fly\"");
    assert_eq!(zwick(&["rules", &same, "--json"]).json()["id"], "no_fly");
}

#[test]
fn impossible_rules_are_refused_with_the_reason() {
    let folder = folder("bad_rules");
    for (name, text, part) in [
        ("a.toml", "base = \"classic\"\nstones = 200\n", "a.toml: "),
        (
            "b.toml",
            "base = \"schmidt_de\"\nblocked = \"wins\"\n",
            "impossible rules: the blocked side",
        ),
        ("c.toml", "base = \"classic\"\nfly = \"high\"\n", "\"high\" is none of: off, line, free"),
        ("d.toml", "base = \"classic\"\nwings = 2\n", "no rule is called \"wings\""),
        ("e.toml", "stones = 7\n", "say what is played"),
        ("f.toml", "base = \n", "line 1, column"),
        ("g.json", "{\"base\": }", "line 1, column"),
    ] {
        let path = file(&folder, name, text);
        let message = zwick(&["rules", &path]).refused();
        assert!(message.contains(part), "{name}: {message}");
        assert!(message.contains(name), "{name}: {message}");
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
        ("fen.txt", GAME.replace("[Result", "[FEN \"x\"]\n[Result"), "the tag FEN"),
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
