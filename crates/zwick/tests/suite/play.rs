//! Games of each family at the terminal, line by line.

use crate::support::{play, random_game, says};
use game::Dice;

#[test]
fn three_men_in_german() {
    let said =
        play(&["three", "--lang", "de", "--white", "Anna"], &["a1", "a2", "a1", "b1", "b2", "c1"]);
    says(
        &said,
        &[
            "Dreiermühle (three)",
            "Je drei Steine auf neun Punkten: Die erste Reihe gewinnt.",
            "○ ist Weiß, ● ist Schwarz.",
            "In der Hand: ○ 3, ● 3.",
            "Anna (○) ist am Zug: einen der 3 Steine setzen.",
            "> a1",
            "1  ○---.---.",
            "Schwarz ist am Zug: einen der 3 Steine setzen.",
            "> a1",
            "a1: Dieser Punkt ist besetzt.",
            "> b1",
            "Anna (○) ist am Zug: den letzten Stein setzen.",
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
            "Mill!",
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
        &["d6-d7", "a1", "f4", "d6-d7xa1", "xd2", "hilfe", "züge", "aufgeben", "zurück"],
    );
    says(
        &said,
        &[
            "d6-d7 schließt eine Mühle. Welchen Stein schlägst du: d2, d3, g1?",
            "> a1",
            "a1: Dort steht kein gegnerischer Stein.",
            "d6-d7 schließt eine Mühle. Welchen Stein schlägst du: d2, d3, g1?",
            "> f4",
            "f4: Dort steht kein gegnerischer Stein.",
            "> d6-d7xa1",
            "d6-d7xa1: Dort steht kein gegnerischer Stein.",
            "> xd2",
            "Mühle zu – eine Zwickmühle!",
            "Weiß gewinnt: die andere Seite hat zu wenig Steine für eine Mühle.",
            "> züge",
            "Die Partie ist zu Ende.",
            "> aufgeben",
            "Die Partie ist zu Ende.",
            "Ein Zug zurückgenommen.",
            "Die Partie ist wieder offen.",
        ],
    );
    let said = play(&["classic", "--lang", "en", "--fen", DOUBLE_MILL], &["d6-d7xd2"]);
    says(&said, &["Mill! And another one opened: a double mill."]);
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
            "Marion (●) to move: you must capture.",
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
            "○ ist ein Schaf, ● ist der Wolf.",
            "Der Wolf ist am Zug: den Wolf aufs Brett stellen.",
            "Der Wolf ist am Zug: einen Schritt ziehen.",
        ],
    );
    let sheep = play(&["wolf", "--lang", "de", "--first", "sheep"], &["d8"]);
    says(&sheep, &["> d8", "Die Schafe sind am Zug: einen Schritt ziehen."]);
    let wolf = play(&["wolf", "--lang", "de", "--first", "wolf"], &["d8"]);
    says(&wolf, &["Wolf und Schafe (wolf)", "> d8", "Der Wolf ist am Zug: einen Schritt ziehen."]);
    let script = random_game("wolf", 3);
    let end = script.end.clone();
    let english = play(&["wolf", "--lang", "en"], &script.lines());
    let sentence = match end.as_str() {
        "1-0 trapped" => "The sheep win: hunted down, with nowhere to go.",
        "0-1 escaped" => "The wolf has got away. The wolf wins.",
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
    let german = play(&["battue", "--lang", "de", "--seed", "7"], &["remis", "aufgeben", "ja"]);
    says(
        &german,
        &[
            "Treibjagd (battue)",
            "Von diesem Spiel ist nur der Name überliefert; das hier ist unsere Fassung.",
            "Startzahl 7: Mit --seed 7 fallen Würfel und Lose noch einmal genauso.",
            "Das Wild ist am Zug: einen Schritt ziehen.",
            "Das Wild bietet Remis an: Die andere Seite kann annehmen, ablehnen oder einfach weiterspielen.",
            "Das Wild gibt auf: ja oder nein?",
            "Das Wild gibt auf. Die Jäger gewinnen.",
            "Speichern oder aufhören geht noch.",
        ],
    );
    let again = play(&["battue", "--lang", "de", "--seed", "7"], &["remis", "aufgeben", "ja"]);
    assert_eq!(german, again);
    let other = play(&["battue", "--lang", "de", "--seed", "8"], &["remis", "aufgeben", "ja"]);
    assert_ne!(german, other);
}

#[test]
fn peg_solitaire_alone() {
    let said = play(
        &["pegs33", "--lang", "en"],
        &["d2-d4", "d2-d4", "draw", "flip", "claim", "undo", "undo", "resign", "yes"],
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
            "Do you want to give up: yes or no?",
            "Not solved: given up.",
            "32 pegs are left.",
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
            "Schwarz ist am Zug: würfeln; bei 6-5-4, 6-3-3, 5-2-2 oder 4-1-1 kommen drei Steine auf einmal auf eine freie Linie.",
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

/// A leaflet that leaves the capture to the player used to take nothing without a word.
#[test]
fn a_mill_asks_what_it_takes() {
    let start = ["d2", "d6", "b2", "f6", "f2"];
    let play_on = |id, answers: &[&str]| {
        let lines: Vec<&str> = start.iter().chain(answers).copied().collect();
        play(&[id, "--lang", "en"], &lines)
    };
    let right = "f2 closes a mill. Which stone do you take: d6, f6? Type \"none\" to leave them.";
    let duty = "f2 closes a mill. Which stone do you take: d6, f6?";
    for answer in ["d6", "xd6", "f2xd6", "f2 x D6"] {
        let said = play_on("schmidt", &[answer]);
        says(&said, &["> f2", right, &format!("> {answer}"), "Mill!", "In hand: ○ 6, ● 7."]);
        assert!(said.contains("\n6  |   .-------.-------●   |\n"), "{said}");
        says(&play_on("classic", &[answer]), &["> f2", duty, "Mill!", "In hand: ○ 6, ● 7."]);
    }
    for answer in ["none", "Nothing", "no"] {
        let said = play_on("schmidt", &[answer]);
        says(&said, &[right, "Mill!", "Black to move: place one of your 7 stones."]);
        let said = play_on("classic", &[answer]);
        says(&said, &[duty, "In this game a mill has to take a stone.", duty]);
    }
    let said = play_on("classic", &["show", "undo", "f2", "a1"]);
    says(
        &said,
        &[
            duty,
            "> show",
            duty,
            "> undo",
            "f2 has not been played.",
            "White to move: place one of your 7 stones.",
            duty,
            "> a1",
            "Black to move: place one of your 7 stones.",
        ],
    );
    let said = play_on("federation", &["d6"]);
    says(&said, &["Mühle closed!"]);
}

#[test]
fn two_mills_may_take_one_after_the_other() {
    let fen = "W2/1B1/2B/W5/3/3/1WW w 5 5 0";
    let said = play(&["handbook1980", "--lang", "de", "--fen", fen], &["a1", "d6", "keinen"]);
    says(
        &said,
        &[
            "a1 schließt eine Mühle. Welchen Stein schlägst du: d6, e5? „keinen“ lässt sie stehen.",
            "a1xd6 schließt eine Mühle. Welchen Stein schlägst du: e5? „keinen“ lässt sie stehen.",
            "Mühle zu!",
        ],
    );
}

#[test]
fn a_throw_entered_wrongly_is_entered_again() {
    let said = play(
        &["alfonso", "--lang", "en", "--dice", "enter"],
        &["6 5 4", "throw 1 2 3", "6 3 3", "undo", "undo", "665", "d2", "1 1 2", "undo 1", "help"],
    );
    says(
        &said,
        &[
            "The dice show (6,5,4).",
            "White to move: place one of your 9 stones, or let three enter an empty line at once, as in a7+d7+g7.",
            "The dice show (3,2,1).",
            "White to move: this throw lets nothing enter: place one of your 9 stones.",
            "The dice show (6,3,3).",
            "The throw is taken back.",
            "White to move: throw the dice; 6-5-4, 6-3-3, 5-2-2 or 4-1-1 lets three stones enter an empty line at once.",
            "There is nothing to take back.",
            "The dice show (6,6,5).",
            "> d2",
            "The dice show (2,1,1).",
            "> undo 1",
            "One turn taken back.",
            "  throw        the dice, for example: throw 5 5 4",
        ],
    );
    let fen = "W1W/1B1/3/3W1B/3/B2/1WB w 0 0 0";
    let said = play(&["wuerfel", "--lang", "de", "--dice", "enter", "--fen", fen], &["6 6 5"]);
    says(
        &said,
        &[
            "Weiß ist am Zug: ein hoher Wurf: einen Stein ziehen oder einen eigenen auf einen beliebigen freien Punkt stellen.",
        ],
    );
    let thrown = play(&["alfonso", "--lang", "en", "--seed", "14"], &["help", "undo"]);
    says(&thrown, &["There is nothing to take back."]);
    assert!(!thrown.contains("  throw "), "{thrown}");
}

#[test]
fn the_fox_is_called_a_fox() {
    let said = play(&["fox_hunt", "--lang", "en", "--seed", "1"], &["help", "draw"]);
    says(
        &said,
        &[
            "○ is the fox, ● is a hunter.",
            "The fox to move: move one step, or hop over a hunter and take it.",
            "  a1-a4 for a step, a1-a7xa4 for a hop that takes",
            "The fox offers a draw: the other side may accept, decline or simply play on.",
        ],
    );
    let said = play(&["battue", "--lang", "de", "--seed", "1"], &["hilfe", "regeln"]);
    says(&said, &["  a1-a4 für einen Schritt", "Jäger: Es gibt 4 Jäger."]);
    assert!(!said.contains("Hüpfen:"), "{said}");
}

#[test]
fn a_capture_that_goes_on_says_where() {
    let fen = "B:W18,26:B15";
    let said = play(&["english", "--lang", "en", "--fen", fen], &["15x22", "15 22 31"]);
    says(
        &said,
        &[
            "15x22: The capture has to go on.",
            "Possible: 15x22x31",
            "Black wins: all pieces taken.",
        ],
    );
}
