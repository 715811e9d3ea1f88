//! What is said between the turns: draws, claims, questions, help.

use crate::support::{file, folder, play, says};

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
            "A draw: both sides agree to it.",
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
        vec!["claim", "claim no mill", "claim Repetition a7-d7", "claim repetition a7-c5"];
    lines.extend(moves);
    lines.extend(&moves[..3]);
    lines.extend(["claim repetition", "claim g4-g7"]);
    let said = play(&["brettspielnetz", "--lang", "en", "--fen", SHUTTLE], &lines);
    says(
        &said,
        &[
            "The position has occurred once; 3 times are needed.",
            "There have been 3 turns of either side without progress; 100 are needed.",
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
        &["You can type:", "  undo         take the last turn back; undo 3 takes three back"],
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
    says(&earned, &["> a7", "Mill!", "That earns another turn."]);
}

#[test]
fn giving_up_and_leaving_are_confirmed() {
    let said = play(
        &["classic", "--lang", "en", "--white", "Ann"],
        &["resign", "no", "resign", "d2", "quit", "NO", "quit", "d6", "resign", "resign", "quit"],
    );
    says(
        &said,
        &[
            "Ann gives up: yes or no?",
            "> no",
            "Ann (○) to move: place one of your 9 stones.",
            "> d2",
            "Black to move: place one of your 9 stones.",
            "> quit",
            "The game is not finished and not saved. Stop all the same: yes, no, or save game.txt?",
            "> NO",
            "Black to move: place one of your 9 stones.",
            "> d6",
            "Ann gives up: yes or no?",
            "Ann gives up. Black wins.",
            "> quit",
            "Goodbye.",
        ],
    );
    let said = play(&["classic", "--lang", "de"], &["d2", "beenden", "ja", "d6"]);
    says(&said, &["> ja", "Auf Wiedersehen. Die Partie ist nicht zu Ende gespielt."]);
    assert!(!said.contains("> d6"), "{said}");
}

#[test]
fn turns_are_typed_in_many_ways() {
    let fen = "3/1B1/1W1/B5/3/WW1/2B w 0 0 0";
    for typed in ["d5-c5", "d5c5", "d5 c5", "d5–c5", "D5 - C5", "d5 > c5"] {
        let said = play(&["no_fly", "--lang", "en", "--fen", fen], &[typed]);
        says(&said, &[&format!("> {typed}"), "Black to move: move a stone."]);
    }
    let said =
        play(&["classic", "--lang", "en"], &["b7", "a7-b7", "udno", "undo 3", "d2", "undo 3"]);
    says(
        &said,
        &[
            "There is no point b7 on this board.",
            "There is no point b7 on this board.",
            "udno: That is neither a turn nor a command; did you mean \"undo\"?",
            "There is nothing to take back.",
            "> undo 3",
            "Only one turn has been played.",
        ],
    );
    let said = play(&["pegs33", "--lang", "de"], &["a1-a3", "spiechern x"]);
    says(
        &said,
        &[
            "a1-a3: Ein solches Loch hat dieses Brett nicht.",
            "spiechern x: Das ist weder ein Zug noch ein Befehl; meintest du „speichern“?",
        ],
    );
}

/// What a stranger needs to play, and nothing that has no effect.
#[test]
fn the_rules_teach_the_game() {
    for (id, told, untold) in [
        ("wolf", "Four sheep stand on the dark squares", "Hopping"),
        ("battue", "One piece is the quarry", "Hopping"),
        ("pegs33", "A peg jumps in a straight line", "claim"),
        ("english", "Each side has twelve men", "Landing"),
        ("schmidt", "Two players put their stones", "High throw"),
        ("three", "Two players put their stones", "Safe stones"),
    ] {
        let said = play(&[id, "--lang", "en", "--seed", "1"], &["rules"]);
        assert!(said.contains(told), "{id}: {said}");
        let rules = said.split("> rules").nth(1).unwrap();
        assert!(!rules.contains(untold), "{id}: {rules}");
    }
    for (id, knows) in [("brettspielnetz", true), ("classic", false), ("schmidt", false)] {
        let said = play(&[id, "--lang", "en"], &["help"]);
        assert_eq!(said.contains("  claim "), knows, "{id}: {said}");
    }
}

/// The winner is not the one who cannot move, except where that wins.
#[test]
fn it_is_said_who_cannot_move() {
    for (id, sentence) in [
        ("schmidt_gb_losing", "Black wins: no move left, which wins this game."),
        ("english", "White wins: the other side has no move left."),
    ] {
        let said = play(&[id, "--lang", "en", "--fen", "B:W9,14:B5"], &[]);
        says(&said, &[sentence]);
    }
}

#[test]
fn redo_after_the_end_has_nothing_to_do() {
    let said =
        play(&["three", "--lang", "en"], &["b2", "a1", "b1", "a2", "b3", "redo", "undo", "redo"]);
    says(
        &said,
        &[
            "> redo",
            "There is nothing to play again.",
            "The game is open again.",
            "Played again: b3.",
        ],
    );
}

/// Without more than letters, letters are drawn.
#[test]
fn a_plain_terminal_gets_letters() {
    for (locale, board) in
        [("C", "1  W---.---."), ("POSIX", "1  W---.---."), ("C.UTF-8", "1  ○---.---.")]
    {
        let mut child = crate::support::command()
            .env("LC_ALL", locale)
            .args(["play", "three", "--lang", "en"])
            .stdin(std::process::Stdio::piped())
            .stdout(std::process::Stdio::piped())
            .spawn()
            .unwrap();
        let mut input = child.stdin.take().unwrap();
        std::io::Write::write_all(&mut input, b"a1\n").unwrap();
        drop(input);
        let output = child.wait_with_output().unwrap();
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(said.lines().any(|line| line == board), "{locale}: {said}");
    }
}

#[test]
fn a_player_who_has_to_pass_is_told_how() {
    let own = file(&folder("pass"), "own.toml", "base = \"no_fly\"\nblocked = \"pass\"\n");
    let blocked = "WB1/3/3/B4B/3/3/WBW w 0 0 0";
    let said = play(&[&format!("@{own}"), "--fen", blocked], &["pass"]);
    let told = ["White to move: you cannot move and have to pass.", "Type: pass", "> pass"];
    says(&said, &told);
}

/// What is yes in one language is no in another: only the chosen one and English are heard.
#[test]
fn an_answer_is_heard_in_the_language_of_the_game() {
    let said = play(&["classic", "--lang", "sq"], &["resign", "jo", "resign", "po"]);
    let his_turn = "I bardhi ka radhën: vendos një nga 9 kokrrat e tua.";
    says(&said, &["> jo", his_turn, "> po", "I bardhi dorëzohet. I ziu fiton."]);
    let english = play(&["classic", "--lang", "en"], &["resign", "ja"]);
    says(&english, &["> ja", "ja: That is neither a turn nor a command."]);
}
