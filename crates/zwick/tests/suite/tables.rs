//! Solving, asking, verifying and removing tables through the real program.

use std::{fs, path::Path};

use crate::support::{command, file, folder, zwick};

/// A folder with the tables of Three Men's Morris.
fn solved(name: &str) -> String {
    let folder = folder(name).to_str().unwrap().to_string();
    zwick(&["solve", "three", "--tables", &folder]).fine();
    folder
}

/// The tables of the only game in a folder.
fn tables(folder: &str) -> Vec<std::path::PathBuf> {
    let game = fs::read_dir(folder).unwrap().next().unwrap().unwrap().path();
    let files = fs::read_dir(game).unwrap().map(|file| file.unwrap().path());
    let mut tables: Vec<_> =
        files.filter(|path| path.extension().is_some_and(|end| end == "ztb")).collect();
    tables.sort();
    tables
}

#[test]
fn a_small_game_is_solved_asked_and_verified() {
    let folder = folder("tables-three").to_str().unwrap().to_string();
    let said = zwick(&["solve", "three", "--tables", &folder]).fine();
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(*lines.last().unwrap(), "empty board win", "{said}");
    for line in &lines[..lines.len() - 1] {
        let words: Vec<&str> = line.split(' ').collect();
        let numbers: Vec<u64> = words[1..5].iter().map(|word| word.parse().unwrap()).collect();
        assert_eq!(numbers[0], numbers[1] + numbers[2] + numbers[3], "{line}");
    }
    assert!(lines.iter().any(|line| line.starts_with("0-0+3-3 1 1 0 0 ")), "{said}");

    // The same command finds everything done.
    assert_eq!(zwick(&["solve", "three", "--tables", &folder]).fine(), said);
    let json = zwick(&["solve", "three", "--tables", &folder, "--json"]).json();
    assert_eq!((&json["rules"], &json["empty_board"]), (&"three".into(), &"win".into()));
    assert_eq!(json["spaces"].as_array().unwrap().len(), lines.len() - 1);

    let probed = zwick(&["probe", "three", "--tables", &folder]).fine();
    assert!(probed.starts_with("win\nb2 win\n"), "{probed}");
    assert_eq!(probed.lines().count(), 10, "{probed}");
    let length = zwick(&["probe", "three", "--length", "--tables", &folder]).fine();
    assert!(length.starts_with("win 9\nb2 win 9\n"), "{length}");
    let has_plies = |line: &str| line.ends_with(" draw") || line.split(' ').count() == 3;
    assert!(length.lines().skip(1).all(has_plies), "{length}");
    // Once found, the length stays with the solution.
    let solved = zwick(&["solve", "three", "--length", "--tables", &folder]).fine();
    assert!(solved.ends_with("empty board win 9\n"), "{solved}");
    assert_eq!(zwick(&["solve", "three", "--tables", &folder]).fine(), solved);
    let fen = ["--fen", "WB1/BW1/BW1 w 0 0 0"];
    let probed = zwick(&["probe", "three", fen[0], fen[1], "--tables", &folder]).fine();
    assert!(probed.starts_with("win 1\nb1-c1 win 1\n"), "{probed}");
    let json = zwick(&["probe", "three", fen[0], fen[1], "--tables", &folder, "--json"]).json();
    assert_eq!((&json["value"], &json["turns"][0]["turn"]), (&"win 1".into(), &"b1-c1".into()));

    let asked = ["bench", "accuracy", "three", "--nodes", "3000", "--positions", "40"];
    let accuracy = zwick(&[&asked[..], &["--tables", &folder, "--json"]].concat()).json();
    let phase = |name: &str, what: &str| accuracy["phases"][name][what].as_u64().unwrap();
    assert_eq!(phase("moving", "positions") + phase("placing", "positions"), 40);
    // So small a game is searched to its end.
    assert_eq!(phase("placing", "kept"), phase("placing", "positions"), "{accuracy}");

    let verified = zwick(&["verify", "three", "--tables", &folder]).fine();
    assert!(verified.starts_with("three: ") && verified.contains(" positions in "), "{verified}");
    let verified = zwick(&["verify", "three", "--tables", &folder, "--sample", "1000"]).fine();
    assert!(verified.starts_with("three: "), "{verified}");
    let json = zwick(&["verify", "three", "--tables", &folder, "--up-to", "3-3", "--json"]).json();
    assert!(json["wrong"].is_null() && json["positions"].as_u64().unwrap() > 100, "{json}");
}

#[test]
fn draughts_are_solved_asked_and_verified() {
    let folder = folder("tables-draughts").to_str().unwrap().to_string();
    let tables = ["--tables", &folder];
    let solve = ["solve", "english", "--pieces", "2"];
    let said = zwick(&[&solve[..], &tables].concat()).fine();
    assert_eq!(said.lines().count(), 4, "{said}");
    assert!(said.starts_with("K-K 992 "), "{said}");
    let probe = ["probe", "english", "--fen", "W:WK1:BK32"];
    let probed = zwick(&[&probe[..], &tables].concat()).fine();
    assert!(probed.starts_with("draw\n1-"), "{probed}");
    let verified = zwick(&[&["verify", "english"][..], &tables].concat()).fine();
    assert!(verified.contains(" positions in 4 tables verified in "), "{verified}");
    let sampled = ["verify", "english", "--sample", "100", "--json"];
    let json = zwick(&[&sampled[..], &tables].concat()).json();
    assert!((1..=100).contains(&json["positions"].as_u64().unwrap()), "{json}");
    let listed = zwick(&[&["tables"][..], &tables].concat()).fine();
    assert!(listed.contains(" 4 tables ") && listed.contains(" english"), "{listed}");
    let report = zwick(&[&["tables", "solutions"][..], &tables].concat()).fine();
    assert!(report.contains("\n| [english](#english) | - | "), "{report}");
    assert!(report.contains("\n| K-K | 992 | "), "{report}");
    for args in
        [&["solve", "english", "--up-to", "3-3"][..], &["verify", "english", "--up-to", "3-3"]]
    {
        assert!(zwick(&[args, &tables].concat()).refused().contains("--up-to is for mill"));
    }
}

#[test]
fn hunts_are_solved_when_they_are_asked_about() {
    let probed = zwick(&["probe", "wolf"]).fine();
    assert!(probed.starts_with("loss 45\n"), "{probed}");
}

#[test]
fn tables_are_found_where_the_environment_says() {
    let folder = solved("tables-environment");
    let output = command().args(["probe", "three"]).env("ZWICK_TABLES", &folder).output().unwrap();
    assert!(output.stdout.starts_with(b"win\n"));
    let data = crate::support::folder("tables-data");
    fs::create_dir(data.join("tables")).unwrap();
    let game = Path::new(&folder).read_dir().unwrap().next().unwrap().unwrap();
    fs::rename(game.path(), data.join("tables").join(game.file_name())).unwrap();
    let output = command().args(["probe", "three"]).env("ZWICK_DATA", &data).output().unwrap();
    assert!(output.stdout.starts_with(b"win\n"));
}

#[test]
fn tables_are_listed_and_removed() {
    let folder = solved("tables-list");
    let listed = zwick(&["tables", "--tables", &folder]).fine();
    assert!(listed.starts_with(&format!("{folder}: tables of 1 game, ")), "{listed}");
    let line = listed.lines().nth(1).unwrap();
    assert!(line.contains(" tables ") && line.ends_with("  three"), "{line}");
    assert!(line.contains(" win "), "{line}");
    let json = zwick(&["tables", "--json", "--tables", &folder]).json();
    assert_eq!(json[0]["games"][0], "three");
    assert_eq!(json[0]["tables"], tables(&folder).len());

    let removed = zwick(&["tables", "remove", "three", "--tables", &folder]).fine();
    assert!(removed.starts_with("removed ") && removed.contains(" of three, "), "{removed}");
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);
    let listed = zwick(&["tables", "--tables", &folder]).fine();
    assert_eq!(listed, format!("{folder}: no tables\n"));
    let message = zwick(&["tables", "remove", "three", "--tables", &folder]).refused();
    assert!(message.contains("there are no tables of three in "), "{message}");
}

/// The report in the documentation is what the program makes of the solutions beside it.
#[test]
fn solutions_are_reported() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let mut files: Vec<String> = fs::read_dir(docs.join("solutions"))
        .unwrap()
        .map(|file| file.unwrap().path().to_str().unwrap().to_string())
        .collect();
    files.sort();
    let mut args = vec!["tables", "solutions"];
    args.extend(files.iter().map(String::as_str));
    let written = fs::read_to_string(docs.join("solutions.md")).unwrap();
    assert!(zwick(&args).fine() == written, "make docs/solutions.md anew, as it says");

    let folder = solved("tables-solutions");
    let report = zwick(&["tables", "solutions", "--tables", &folder]).fine();
    assert!(report.contains("\n| [three](#three) | win | "), "{report}");
    assert!(report.contains("\n| 3-3 | "), "{report}");
    let nothing = file(&crate::support::folder("no-solution"), "solution.json", "{}");
    assert!(zwick(&["tables", "solutions", &nothing]).refused().contains("no solution"));
}

#[test]
fn nothing_but_tables_is_removed() {
    let folder = solved("tables-others");
    let game = tables(&folder)[0].parent().unwrap().to_path_buf();
    fs::write(game.join("notes.txt"), "mine").unwrap();
    zwick(&["tables", "remove", "three", "--tables", &folder]).fine();
    let left: Vec<_> = fs::read_dir(&game).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(left, ["notes.txt"]);
}

#[test]
fn damaged_and_foreign_tables_are_refused_and_made_again() {
    let folder = solved("tables-damaged");
    let table = tables(&folder).pop().unwrap();
    let good = fs::read(&table).unwrap();
    let name = table.file_name().unwrap().to_str().unwrap();
    assert_eq!(name, "3-3.ztb");
    let ask = || zwick(&["probe", "three", "--fen", "WWB/1B1/W1B w 0 0 0", "--tables", &folder]);
    let right = ask().fine();
    let middle = good.len() / 2;
    let flipped = [&good[..middle], &[good[middle] ^ 4], &good[middle + 1..]].concat();
    let foreign = fs::read(&tables(&folder)[0]).unwrap();
    for bad in [flipped.as_slice(), &good[..middle], &[], b"nonsense", &foreign] {
        fs::write(&table, bad).unwrap();
        let message = ask().refused();
        assert!(message.contains(name), "{message}");
        let reason = message.rsplit(": ").next().unwrap();
        assert_eq!(message.matches(reason).count(), 1, "{message}");
        let verify = zwick(&["verify", "three", "--tables", &folder]);
        if bad == foreign {
            assert!(verify.refused().contains(name));
        } else {
            assert_eq!((verify.code, verify.stderr.as_str()), (1, ""));
            let verdict = verify.stdout;
            assert!(verdict.contains("1 of 7 tables are damaged"), "{verdict}");
            assert!(verdict.contains(name), "{verdict}");
        }
        // The solver makes it again, and nothing else.
        zwick(&["solve", "three", "--tables", &folder]).fine();
        assert_eq!(fs::read(&table).unwrap(), good);
        assert_eq!(ask().fine(), right);
    }
    fs::remove_file(&table).unwrap();
    assert!(ask().refused().contains("the table 3-3 is missing"));
}

#[test]
#[cfg(unix)]
fn a_game_is_solved_by_one_process_at_a_time() {
    let folder = solved("tables-twice");
    let solve = || zwick(&["solve", "three", "--tables", &folder]);
    let game = tables(&folder)[0].parent().unwrap().to_path_buf();
    // As another process that solves would.
    let held = fs::File::open(&game).unwrap();
    held.lock().unwrap();
    assert!(solve().refused().starts_with("three is being solved in "));
    drop(held);
    solve().fine();
}

#[test]
fn what_no_table_will_ever_hold_is_said_so() {
    let folder = folder("tables-never").to_str().unwrap().to_string();
    zwick(&["solve", "six", "--tables", &folder]).fine();
    let length = ["probe", "six", "--length", "--fen", "3/3/4/3/3 w 6 5 0", "--tables", &folder];
    let message = zwick(&length).refused();
    assert!(message.contains("no game comes to 0-1+5-5"), "{message}");
    let message = zwick(&["probe", "english", "--tables", &folder]).refused();
    assert!(
        message.ends_with("it has 24 pieces, and tables of draughts know at most 5"),
        "{message}"
    );
    let kings = ["probe", "english", "--fen", "W:WK1:BK32", "--tables", &folder];
    let message = zwick(&kings).refused();
    assert!(message.ends_with("\"zwick solve\" with \"--pieces 2\" makes it"), "{message}");
}

#[test]
fn solitaire_is_answered_without_tables() {
    let start = zwick(&["probe", "pegs33"]).fine();
    let lines: Vec<&str> = start.lines().collect();
    assert_eq!(lines[0], "solvable in 17 moves");
    assert_eq!(lines[1..].len(), 4, "{start}");
    assert!(lines[1..].iter().all(|line| line.ends_with("-d4 solvable in 17 moves")), "{start}");
    let stuck = ["probe", "pegs33", "--fen", "3/3/o6/7/3o3/1o1/3"];
    let answer = zwick(&stuck).fine();
    assert!(answer.starts_with("not solvable, 2 pegs left at best\n"), "{answer}");
    let json = zwick(&["probe", "pegs15", "--json"]).fine();
    assert!(json.contains("\"value\": \"solvable in 10 moves\""), "{json}");
    // The best first; of a large board at least the jump that was found.
    let fen = ["probe", "pegs37", "--fen", "3/1ooo1/2ooo2/1ooooo1/2ooo2/5/3"];
    let answer = zwick(&fen).fine();
    let counts: Vec<&str> =
        answer.lines().skip(1).map(|line| line.split_once(' ').unwrap().1).collect();
    assert!(answer.starts_with("solvable in 5 moves\n"), "{answer}");
    assert_eq!(counts[0], "solvable in 5 moves");
    assert!(counts.is_sorted() && counts.len() == 14, "{answer}");
    let start = zwick(&["probe", "pegs37"]).fine();
    assert_eq!(start.lines().filter(|line| line.ends_with(" solvable")).count(), 1, "{start}");
    assert_eq!(
        start.lines().skip(1).filter(|line| line.ends_with("not known")).count(),
        3,
        "{start}"
    );
}

#[test]
fn what_cannot_be_is_refused_with_the_reason() {
    let folder = folder("tables-refused");
    let dice =
        file(&folder, "dice.toml", "game = \"mill\"\nbase = \"classic\"\ndice = \"alfonso\"\n");
    let dice = format!("@{dice}");
    for (args, part) in [
        (&["solve", "morabaraba"][..], "morabaraba cannot be solved: "),
        (&["solve", "one_time"], "remill"),
        (&["solve", "wuerfel"], "dice"),
        (&["solve", &dice], "dice"),
        (&["solve", "wolf"], "wolf needs no tables"),
        (&["solve", "pegs33"], "pegs33 needs no tables"),
        (&["verify", "pegs33"], "pegs33 needs no tables"),
        (&["probe", "pegs33", "--length"], "--length is for mill"),
        (&["verify", "wolf"], "wolf needs no tables"),
        (&["solve", "classic", "--memory", "lots"], "a number and a unit are expected"),
        (&["solve", "classic", "--memory", "4"], "4 what? write 4GiB"),
        (&["solve", "classic", "--threads", "0"], "a number from 1 to 1024 is expected"),
        (&["solve", "classic", "--memory", "5kiB"], "--memory: at least "),
        (&["solve", "three", "--wdl", "--length"], "--length needs the plies"),
        (&["solve", "classic", "--up-to", "3-4"], "write it as 5-4, from 12 to 1, the larger"),
        (&["solve", "three", "--up-to", "1-1"], "three has no positions within these limits"),
        (&["solve", "classic", "--up-to", "5"], "write it as 5-4"),
        (&["solve", "classic", "--phase", "middle"], "invalid value 'middle'"),
        (&["solve", "classic", "--pieces", "4"], "--pieces is for draughts"),
        (&["verify", "classic"], "there are no such tables of classic in "),
        (&["verify", "classic", "--sample", "0"], "a number of positions is expected"),
        (&["verify", "morabaraba"], "morabaraba: it cannot be solved: "),
        (&["solve", "english", "--pieces", "9"], "a number from 2 to 5 is expected"),
        (&["solve", "english", "--phase", "moving"], "--phase is for mill"),
        (&["solve", "english", "--wdl"], "--wdl is for mill"),
        (&["probe", "wuerfel"], "wuerfel in "),
        (&["probe", "classic"], "classic in "),
        (&["bench", "probes"], "there are no tables of classic in "),
        (&["probe", "classic", "--fen", "WWW4BBB w"], "position text"),
        (&["tables", "remove", "nothing-like-it"], "nothing-like-it"),
    ] {
        let tables = folder.to_str().unwrap();
        let message = zwick(&[args, &["--tables", tables]].concat()).refused();
        assert!(message.contains(part), "{args:?}: {message}");
    }
}
