//! Whole games at the terminal, line by line.

#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

mod support;

use std::{fs, path::Path};

use game::{AnyRules, Dice, Game, catalogue};
use hunt::Battue;
use support::{file, folder, zwick, zwick_with};

/// Plays the lines and gives back what was said.
fn play(args: &[&str], lines: &[&str]) -> String {
    let mut all = vec!["play"];
    all.extend(args);
    zwick_with(&all, &(lines.join("\n") + "\n")).fine()
}

/// Checks that these lines were said in this order.
#[track_caller]
fn says(said: &str, wanted: &[&str]) {
    let mut rest = said.lines();
    for line in wanted {
        assert!(rest.any(|said| said == *line), "\"{line}\" is not said (in this order):\n{said}");
    }
}

#[test]
fn three_men_in_german() {
    let said =
        play(&["three", "--lang", "de", "--white", "Anna"], &["a1", "a2", "a1", "b1", "b2", "c1"]);
    says(
        &said,
        &[
            "Dreiermühle (three)",
            "Je drei Steine auf neun Punkten: Die erste Reihe gewinnt.",
            "W ist Weiß, B ist Schwarz.",
            "Anna ist am Zug: einen der 3 Steine setzen.",
            "> a1",
            "1  W---.---.",
            "Schwarz ist am Zug: einen der 3 Steine setzen.",
            "> a1",
            "a1: Dieser Punkt ist besetzt.",
            "> b1",
            "Anna ist am Zug: den letzten Stein setzen.",
            "> c1",
            "Mühle zu!",
            "Anna gewinnt: die erste Mühle.",
            "Auf Wiedersehen.",
        ],
    );
}

#[test]
fn three_men_in_english() {
    let said = play(&["three", "--lang", "en"], &["b2", "a1", "b1", "a2", "b3"]);
    says(
        &said,
        &[
            "Three Men's Morris (three)",
            "White to move: place one of your 3 stones.",
            "> b3",
            "Mühle closed!",
            "White wins: the first mill.",
            "You can still take back, save or quit.",
            "Goodbye.",
            "The game has not been saved; \"save game.txt\" or --save would have kept it.",
        ],
    );
}

/// White closes one mill with a stone of the other.
const DOUBLE_MILL: &str = "W1W/WWW/3/6/1B1/1B1/2B w 0 0 0";

#[test]
fn a_double_mill_has_its_call() {
    let said = play(
        &["classic", "--lang", "de", "--fen", DOUBLE_MILL],
        &["d6-d7", "d6-d7xa1", "d6-d7xd2", "hilfe", "züge", "aufgeben", "zurück"],
    );
    says(
        &said,
        &[
            "d6-d7: Deine Mühle schlägt einen Stein: Gib ihn mit an, zum Beispiel xa4.",
            "Möglich: d6-d7xd3, d6-d7xd2, d6-d7xg1",
            "> d6-d7xa1",
            "d6-d7xa1: Dort steht kein gegnerischer Stein.",
            "> d6-d7xd2",
            "Mühle zu – eine Zwickmühle!",
            "Weiß gewinnt: zu wenig Steine für eine Mühle.",
        ],
    );
    let said = play(&["classic", "--lang", "en", "--fen", DOUBLE_MILL], &["d6-d7xd2"]);
    says(&said, &["Mühle closed, and another one opened: a double mill!"]);
}

#[test]
fn draughts_in_both_languages() {
    let fen = "B:W18:B15";
    let german =
        play(&["english", "--lang", "de", "--fen", fen], &["15-19", "15x22", "zurück", "wieder"]);
    says(
        &german,
        &[
            "Schwarz ist am Zug: du musst schlagen.",
            "15-19: Du kannst schlagen, also musst du.",
            "> 15x22",
            "Schwarz gewinnt: alle Steine geschlagen.",
            "Zurücknehmen, speichern oder aufhören geht noch.",
            "Ein Zug zurückgenommen.",
            "Wieder gespielt: 15x22.",
            "Schwarz gewinnt: alle Steine geschlagen.",
        ],
    );
    let english =
        play(&["english", "--lang", "en-GB", "--fen", fen, "--black", "Marion"], &["15x22"]);
    says(
        &english,
        &[
            "English Draughts (english)",
            "Marion to move: you must capture.",
            "Marion wins: all pieces taken.",
        ],
    );
}

#[test]
fn wolf_and_sheep_in_both_languages() {
    let lines = ["c3+", "c3-d2"];
    let german = play(&["wolf", "--lang", "de"], &lines);
    says(
        &german,
        &[
            "Wolf und Schafe (wolf)",
            "w ist ein Schaf, b ist der Wolf.",
            "Der Wolf ist am Zug: den Wolf aufs Brett stellen.",
            "Der Wolf ist am Zug: einen Schritt ziehen.",
        ],
    );
    let script = random_game("wolf", 3);
    let end = script.end.clone();
    let english = play(&["wolf", "--lang", "en"], &script.lines());
    let sentence = match end.as_str() {
        "1-0 trapped" => "The sheep win: hunted down, with nowhere to go.",
        "0-1 escaped" => "The wolf wins: got away.",
        other => panic!("{other}"),
    };
    says(
        &english,
        &[
            "The wolf to move: put the wolf on the board.",
            "The sheep to move: move one step.",
            sentence,
        ],
    );
}

#[test]
fn battue_is_dealt_by_the_seed() {
    let german = play(&["battue", "--lang", "de", "--seed", "7"], &["remis", "aufgeben"]);
    says(
        &german,
        &[
            "Treibjagd (battue)",
            "Von diesem Spiel ist nur der Name überliefert; das hier ist unsere Fassung.",
            "Startzahl 7: Mit --seed 7 fallen Würfel und Lose noch einmal genauso.",
            "Das Wild ist am Zug: einen Schritt ziehen.",
            "Das Wild bietet Remis an: Die andere Seite kann annehmen, ablehnen oder einfach weiterspielen.",
            "Die Jäger gewinnen: Aufgabe.",
            "Speichern oder aufhören geht noch.",
        ],
    );
    let again = play(&["battue", "--lang", "de", "--seed", "7"], &["remis", "aufgeben"]);
    assert_eq!(german, again);
    let other = play(&["battue", "--lang", "de", "--seed", "8"], &["remis", "aufgeben"]);
    assert_ne!(german, other);
}

#[test]
fn peg_solitaire_alone() {
    let said = play(
        &["pegs33", "--lang", "en"],
        &["d2-d4", "d2-d4", "draw", "flip", "claim", "undo", "undo", "resign"],
    );
    says(
        &said,
        &[
            "Peg Solitaire (pegs33)",
            "32 pegs left.",
            "31 pegs left.",
            "d2-d4: There is no peg in that hole.",
            "There is nobody to agree with: you play alone.",
            "There is no other side to look from.",
            "These rules know no such draw.",
            "One turn taken back.",
            "There is nothing to take back.",
            "Not solved: resignation.",
        ],
    );
    let solved = play(&["pegs33", "--lang", "de", "--fen", "3/3/7/3o3/3o3/3/3"], &["d3-d5"]);
    says(&solved, &["Noch 2 Steine.", "Gelöst: Ziel erreicht."]);
    let centre = play(&["pegs33", "--lang", "de", "--fen", "3/1o1/3o3/7/7/3/3"], &["d6-d4"]);
    says(&centre, &["Gelöst: Ziel erreicht.", "Und der letzte Stein steht in der Mitte."]);
}

#[test]
fn dice_are_thrown_by_the_seed_or_entered_by_hand() {
    let thrown = play(&["alfonso", "--lang", "en", "--seed", "14"], &["d2", "throw 1 2 3", "undo"]);
    let first = Dice::new(14).throw(0);
    let second = Dice::new(14).throw(1);
    says(
        &thrown,
        &[
            "Seed 14: with --seed 14 the same luck comes again.",
            &format!("The dice show {first}."),
            "> d2",
            &format!("The dice show {second}."),
            "No dice are thrown now.",
            "One turn taken back.",
        ],
    );
    let entered = play(
        &["alfonso", "--lang", "de", "--dice", "enter"],
        &["d2", "6 5 9", "6 5 4", "a1+a4+a7", "wurf 3,2,1", "d2"],
    );
    says(
        &entered,
        &[
            "Wirf drei Würfel und tippe, was sie zeigen, zum Beispiel 5 5 4.",
            "Ein Wurf sind drei Würfel von 1 bis 6, zum Beispiel 5 5 4.",
            "Ein Wurf sind drei Würfel von 1 bis 6, zum Beispiel 5 5 4.",
            "Die Würfel zeigen (6,5,4).",
            "> a1+a4+a7",
            "Mühle zu!",
            "Schwarz ist am Zug: würfeln.",
            "Die Würfel zeigen (3,2,1).",
            "> d2",
        ],
    );
    assert!(!entered.contains("Startzahl"), "{entered}");
}

#[test]
fn a_lot_decides_where_the_rules_leave_it_open() {
    let starters: Vec<bool> = (0..12)
        .map(|seed| {
            let said = play(&["design_de", "--lang", "en", "--seed", &seed.to_string()], &[]);
            let white = said.contains("\nThe lot decides: White begins.\n");
            let turn = if white { "White" } else { "Black" };
            assert!(
                said.contains(&format!("\n{turn} to move: place one of your 9 stones.\n")),
                "{said}"
            );
            white
        })
        .collect();
    assert!(starters.contains(&true) && starters.contains(&false));
    let said = play(&["design_de", "--lang", "en", "--first", "black"], &[]);
    assert!(said.contains("\nBlack to move"), "{said}");
    assert!(!said.contains("The lot"), "{said}");
}

#[test]
fn draws_are_offered_accepted_and_declined() {
    let said = play(
        &["classic", "--lang", "en", "--white", "Ann"],
        &["accept", "draw", "draw", "decline", "draw", "d2", "draw", "yes", "undo", "d6"],
    );
    says(
        &said,
        &[
            "No draw has been offered.",
            "Ann offers a draw: the other side may accept, decline or simply play on.",
            "A draw has been offered already and waits for an answer.",
            "The draw is declined.",
            "You have offered a draw already; play a turn before you offer again.",
            "> d2",
            "Black offers a draw: the other side may accept, decline or simply play on.",
            "Draw: agreement.",
            "You can still save or quit.",
            "The players have ended this game; nothing is taken back any more.",
            "> d6",
            "The game is over.",
        ],
    );
}

/// Moves to and fro until the position occurs for the third time.
const SHUTTLE: &str = "W1B/3/3/1W1W2/B1B/3/WBW w 0 0 3";

#[test]
fn draws_are_claimed_before_the_move() {
    let moves = ["a7-d7", "g7-g4", "d7-a7", "g4-g7"];
    let mut lines =
        vec!["claim", "claim no mill", "reklamieren wiederholung a7-d7", "claim repetition a7-c5"];
    lines.extend(moves);
    lines.extend(&moves[..3]);
    lines.extend(["claim repetition", "claim g4-g7"]);
    let said = play(&["brettspielnetz", "--lang", "en", "--fen", SHUTTLE], &lines);
    says(
        &said,
        &[
            "The position has occurred once; 3 times are needed.",
            "There have been 3 turns without a mill or capture; 100 are needed.",
            "The position has occurred once; 3 times are needed.",
            "a7-c5: A stone cannot go that far.",
            "> claim repetition",
            "The position has occurred 2 times; 3 times are needed.",
            "> claim g4-g7",
            "The claim is right: the position has occurred 3 times, after turns 0, 4, 8.",
            "Draw: the same position again and again.",
        ],
    );
    let said = play(&["classic", "--lang", "de"], &["reklamieren"]);
    says(
        &said,
        &["Nach diesen Regeln kommt dieses Remis von selbst; da ist nichts zu reklamieren."],
    );
    let said = play(&["schmidt", "--lang", "de"], &["reklamieren"]);
    says(&said, &["Diese Regeln kennen kein solches Remis."]);
}

#[test]
fn everything_else_that_can_be_typed() {
    let said = play(
        &["ceylon", "--lang", "en"],
        &[
            "", "?", "rules", "moves", "flip", "show", "nonsense", "undo x", "redo", "save",
            "quit", "d2",
        ],
    );
    says(
        &said,
        &["You can type:", "  undo         take the last turn back; with a number, so many"],
    );
    says(
        &said,
        &[
            "A mill while placing: A mill closed while placing takes nothing but earns another turn.",
            "24 possible turns:",
            "   g   f   e   d   c   b   a",
            "nonsense: That is neither a turn nor a command.",
            "\"x\" is not a number of turns.",
            "There is nothing to play again.",
            "Say where to save, for example: save game.txt",
            "> quit",
            "Goodbye. The game is not finished.",
        ],
    );
    assert!(!said.contains("> d2"), "{said}");
    assert!(!said.contains("  throw "), "{said}");
    let earned = play(&["ceylon", "--lang", "en"], &["a1", "d6", "a4", "d2", "a7"]);
    says(&earned, &["> a7", "Mühle closed!", "That earns another turn."]);
}

#[test]
fn the_end_of_the_input_is_a_polite_end() {
    let said = play(&["classic", "--lang", "de"], &["d2"]);
    assert!(said.ends_with("> \nAuf Wiedersehen. Die Partie ist nicht zu Ende gespielt.\nDie Partie ist nicht gespeichert; „speichern partie.txt“ oder --save hätte sie aufgehoben.\n"), "{said}");
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
                "Marion to move: move a piece.",
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

/// A random game as a player would type it.
struct Script {
    typed: Vec<String>,
    seed: u64,
    plies: usize,
    end: String,
}

impl Script {
    fn lines(&self) -> Vec<&str> {
        self.typed.iter().map(String::as_str).collect()
    }
}

fn random_game(id: &str, seed: u64) -> Script {
    let rules = catalogue::find(id).unwrap().rules;
    let start = match rules {
        AnyRules::Battue(rules) => Battue::deal(rules, seed).into(),
        _ => rules.initial(),
    };
    let mut random = fastrand::Rng::with_seed(seed);
    let mut game = Game::from_position(start);
    let mut typed = Vec::new();
    while game.end().is_none() {
        if game.position().awaits_throw() {
            game.throw(Dice::new(seed).throw(game.ply())).unwrap();
        }
        if game.ply() >= 120 {
            game.resign(game.turn().unwrap()).unwrap();
            typed.push("resign".to_string());
            break;
        }
        let moves = game.legal_moves();
        let m = moves[random.usize(..moves.len())];
        typed.push(game.position().move_text(m));
        game.play(m).unwrap();
    }
    Script { typed, seed, plies: game.ply(), end: game.end().unwrap().to_string() }
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
