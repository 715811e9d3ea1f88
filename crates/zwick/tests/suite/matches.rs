//! Matches: the same again for the same seed, other programs as players, and players that fail.

use std::{fs, path::Path};

use crate::support::{Run, file, folder, zwick};

/// A match, which must have been held; whether a player failed is the exit code.
fn hold(args: &[&str]) -> (serde_json::Value, i32) {
    let mut all = vec!["match"];
    all.extend(args);
    all.push("--json");
    let run = zwick(&all);
    assert!(run.code < 2, "{}{}", run.stdout, run.stderr);
    (serde_json::from_str(&run.stdout).unwrap(), run.code)
}

fn fine(args: &[&str]) -> serde_json::Value {
    let (report, code) = hold(args);
    assert_eq!(code, 0, "{report}");
    report
}

/// The records of a file without the names of the players.
fn nameless(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    let is_name = |line: &&str| line.starts_with("[White ") || line.starts_with("[Black ");
    text.lines().filter(|line| !is_name(line)).collect::<Vec<_>>().join("\n")
}

fn path(folder: &Path, name: &str) -> String {
    folder.join(name).to_str().unwrap().to_string()
}

#[test]
fn with_nodes_and_a_seed_a_match_is_always_the_same() {
    let folder = folder("match_same");
    let players = ["level:3", "level:1", "--games", "6", "--nodes", "300"];
    let hold = |name: &str, more: &[&str]| {
        let save = path(&folder, name);
        let mut args = players.to_vec();
        args.extend(more);
        args.extend(["--save", &save]);
        (fine(&args), fs::read_to_string(&save).unwrap())
    };
    let first = hold("first.txt", &[]);
    assert_eq!(first, hold("again.txt", &[]));
    assert_eq!(first, hold("together.txt", &["--concurrency", "3"]));
    assert_ne!(first.1, hold("other.txt", &["--seed", "2"]).1);
    let report = &first.0;
    assert_eq!(report["games"], 6);
    let sum = |count: &serde_json::Value| {
        ["won", "drawn", "lost"].iter().map(|key| count[key].as_u64().unwrap()).sum::<u64>()
    };
    assert_eq!((sum(&report["white"]), sum(&report["black"]), sum(&report["all"])), (3, 3, 6));
    let pairs = report["pairs"].as_array().unwrap();
    assert_eq!(pairs.iter().map(|pairs| pairs.as_u64().unwrap()).sum::<u64>(), 3);
    let said = zwick(&["check", &path(&folder, "first.txt")]).fine();
    assert_eq!(said.lines().count(), 6, "{said}");
    // A file that is there already is nobody's to overwrite.
    let save = path(&folder, "first.txt");
    let mut args = vec!["match"];
    args.extend(players);
    args.extend(["--save", &save]);
    assert!(zwick(&args).refused().contains("first.txt"));
}

#[test]
fn each_opening_is_played_with_both_colours() {
    let folder = folder("match_openings");
    let openings = file(&folder, "openings.txt", "# two\nd2 d6\n\n3/3/3/6/3/1WW/1B1 b 7 8 0\n");
    let save = path(&folder, "games/");
    let args = ["random", "one-ply", "--games", "6", "--openings", &openings, "--save", &save];
    fine(&args);
    let record = |number: usize| {
        let path = folder.join(format!("games/{number:05}.txt"));
        let text = fs::read_to_string(&path).unwrap();
        zwick(&["check", path.to_str().unwrap()]).fine();
        text
    };
    for (number, white, begin) in [
        (1, "random", "1. d2 d6 2. "),
        (2, "one-ply", "1. d2 d6 2. "),
        (3, "random", "1... "),
        (4, "one-ply", "1... "),
        (5, "random", "1. d2 d6 2. "),
        (6, "one-ply", "1. d2 d6 2. "),
    ] {
        let text = record(number);
        assert!(text.contains(&format!("[White \"{white}\"]")), "{text}");
        assert!(text.contains(&format!("\n{begin}")), "{text}");
        assert!(text.contains("[StopPolicy \"5 200\"]"), "{text}");
    }
    let wrong = file(&folder, "wrong.txt", "d2 d6\nd2 d2\n");
    let run = zwick(&["match", "random", "random", "--openings", &wrong]);
    assert!(run.refused().contains("wrong.txt: line 2: turn 2: \"d2\" is not legal"));
}

#[test]
fn every_kind_of_game_for_two_is_played() {
    let folder = folder("match_games");
    for id in ["three", "alfonso", "wuerfel", "english", "schmidt_de_losing", "wolf", "battue"] {
        let save = path(&folder, &format!("{id}.txt"));
        let report = fine(&["one-ply", "random", "--rules", id, "--games", "4", "--save", &save]);
        assert_eq!(report["rules"], id);
        zwick(&["check", &save]).fine();
        fine(&["level:2", "full", "--rules", id, "--games", "2", "--nodes", "60"]);
    }
    let own = file(&folder, "own.toml", "base = \"three\"\nfly = \"free\"\n");
    let save = path(&folder, "own.txt");
    fine(&["random", "random", "--rules", &format!("@{own}"), "--games", "2", "--save", &save]);
    zwick(&["check", &save]).fine();
}

#[test]
fn another_program_plays_as_the_engine_inside_does() {
    let folder = folder("match_child");
    let program = format!("cmd:{} engine,level=3", env!("CARGO_BIN_EXE_zwick"));
    for (number, (id, more)) in
        [("classic", "level:1"), ("alfonso", "random"), ("english", "level:2")]
            .into_iter()
            .enumerate()
    {
        let [inside, outside] =
            ["inside", "outside"].map(|name| path(&folder, &format!("{number}{name}.txt")));
        let args = ["--rules", id, "--games", "4", "--nodes", "200", "--save"];
        let hold = |player: &str, save: &str| {
            let mut all = vec![player, more];
            all.extend(args);
            all.push(save);
            fine(&all);
        };
        hold("level:3", &inside);
        hold(&program, &outside);
        assert_eq!(nameless(Path::new(&inside)), nameless(Path::new(&outside)), "{id}");
    }
}

/// A program that greets as it should and then does something on `go`.
fn script(folder: &Path, name: &str, on_go: &str) -> String {
    let text = format!(
        "while read -r line; do case \"$line\" in\n\
         ugi) echo ugiok;;\nisready) echo readyok;;\ngo*) {on_go};;\nquit) exit 0;;\n\
         esac; done\n"
    );
    format!("cmd:/bin/sh {}", file(folder, name, &text))
}

#[test]
fn a_player_that_fails_loses_and_is_named() {
    let folder = folder("match_failing");
    for (name, on_go, kind, reason, what) in [
        ("crash", "exit 3", "crash", "abandoned", "it ended (exit status: 3)"),
        ("illegal", "echo bestmove z9", "illegal turn", "abandoned", "\"z9\""),
        ("none", "echo 'bestmove (none)'", "illegal turn", "abandoned", "(none)"),
        ("noise", "printf '\\377\\n'", "crash", "abandoned", "no line of text"),
    ] {
        let player = script(&folder, name, on_go);
        let save = path(&folder, &format!("{name}.txt"));
        let (report, code) =
            hold(&["random", &player, "--games", "4", "--plies", "2", "--save", &save]);
        assert_eq!(code, 1, "{report}");
        assert_eq!((&report["all"]["won"], &report["reasons"][reason]), (&4.into(), &4.into()));
        let failures = report["failures"].as_array().unwrap();
        assert_eq!(failures.len(), 4);
        for failure in failures {
            assert_eq!(
                (&failure["kind"], &failure["player"]),
                (&kind.into(), &player.as_str().into())
            );
            assert!(failure["what"].as_str().unwrap().contains(what), "{failure}");
        }
        zwick(&["check", &save]).fine();
        assert!(fs::read_to_string(&save).unwrap().contains("[Termination "));
    }
}

#[test]
fn games_are_played_by_the_clock() {
    let program = format!("cmd:{} engine,level=2", env!("CARGO_BIN_EXE_zwick"));
    let report = fine(&["level:3", &program, "--games", "2", "--clock", "20+0.1"]);
    assert_eq!(report["games"], 2);
    assert!(report["late_ms"].as_u64().is_some(), "{report}");
    assert!(fine(&["random", "random", "--games", "2"])["late_ms"].is_null());

    let folder = folder("match_clock");
    let sleeper = script(&folder, "sleeper.sh", "sleep 1; echo bestmove a1");
    let (report, code) = hold(&["random", &sleeper, "--games", "2", "--clock", "0.3"]);
    assert_eq!((code, report["all"]["won"].as_u64()), (1, Some(2)), "{report}");
    assert_eq!(report["failures"][0]["kind"], "time-out");
}

#[test]
fn a_beginner_can_lose_to_one_that_looks_one_turn_ahead_and_the_best_level_never_does() {
    let hold = |a: &str, games: &str| {
        let report = fine(&[a, "one-ply", "--games", games, "--plies", "0", "--concurrency", "2"]);
        let [won, lost] = ["won", "lost"].map(|key| report["all"][key].as_u64().unwrap());
        (won, lost)
    };
    let (_, lost) = hold("level:1,nodes=500", "60");
    assert!(lost >= 24, "{lost} of 60");
    assert_eq!(hold("full,nodes=1000", "20"), (20, 0));
}

#[test]
fn a_player_that_hangs_loses_on_time() {
    let folder = folder("match_hanging");
    let player = script(&folder, "hang", ":");
    let args = [&player, "random", "--games", "2", "--patience", "4000", "--concurrency", "2"];
    let (report, code) = hold(&args);
    assert_eq!((code, &report["all"]["lost"]), (1, &2.into()), "{report}");
    assert_eq!(
        (&report["reasons"]["time"], &report["failures"][1]["kind"]),
        (&2.into(), &"time-out".into())
    );
    let run: Run = zwick(&["match", &player, "random", "--games", "2", "--patience", "4000"]);
    assert_eq!(run.code, 1);
    assert!(
        run.stdout.contains(": time-out in 2 games, first in game 1: time-out"),
        "{}",
        run.stdout
    );
}

#[test]
fn a_sequential_test_stops_when_it_is_decided() {
    let args = ["one-ply", "random", "--rules", "three", "--games", "2000", "--sprt", "0,50"];
    let report = fine(&args);
    assert!(report["games"].as_u64().unwrap() < 2000, "{report}");
    assert_eq!(report["sprt"]["decision"], "elo1 holds");
    assert!(report["elo"]["low"].as_f64().unwrap() > 0.0, "{report}");
    let mut together = args.to_vec();
    together.extend(["--concurrency", "4"]);
    assert_eq!(fine(&together), report);
    let run =
        zwick(&["match", "random", "random", "--rules", "three", "--games", "4", "--sprt", "0,1"]);
    let said = run.fine();
    for part in ["\nin all ", "\nelo       ", "\nsprt      elo0 0, elo1 1: ", ": undecided\n"] {
        assert!(said.contains(part), "{said}");
    }
}

#[test]
fn what_cannot_be_a_match_is_refused() {
    for (args, part) in [
        (&["random", "randon"][..], "\"randon\" is no player"),
        (&["random", "random", "--games", "3"], "an even number"),
        (&["random", "random", "--rules", "pegs33"], "a match is for two"),
        (&["random", "random", "--rules", "clasic"], "did you mean \"classic\"?"),
        (&["random", "random", "--sprt", "5,0"], "the lower one first"),
        (&["random", "full", "--tables", "/no/such/folder"], "/no/such/folder"),
        (&["random", "cmd:/no/such/program"], "/no/such/program"),
        (&["random", "cmd:/bin/sh -c exit"], "crash: it ended"),
        (&["full", "random", "--openings", "/no/such/file"], "/no/such/file"),
    ] {
        let mut all = vec!["match"];
        all.extend(args);
        let said = zwick(&all).refused();
        assert!(said.contains(part), "{args:?}: {said}");
    }
}
