//! What keys and clicks do.

use board::Side;
use game::Game;
use i18n::Language;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

use super::{Nowhere, Stage, against, position, two_people};

const MILL: &str = "3/1B1/3/6/3/WW1/2B w 7 7 0";

#[test]
fn a_mill_is_closed_and_takes_or_is_let_go_of() {
    let mut keeper = Nowhere;
    let mut stage = Stage::new(&mut keeper, two_people(position("classic", MILL)), Language::EnGb);
    stage.choose("f2");
    stage.shows("Choose a stone to take, one in < >.");
    stage.shows("<●>");
    stage.keys("n");
    stage.shows("In this game a mill has to take a stone.");
    stage.key(KeyCode::Esc);
    stage.shows("White to move: place one of your 7 stones.");
    stage.choose("f2");
    stage.choose("b2");
    stage.shows("f2xb2:");
    stage.choose("d6");
    stage.shows("Mill!");
    stage.shows("f2xd6");
    assert_eq!(stage.app.sitting().game.ply(), 1);
    stage.keys("u");
    stage.shows("One turn taken back.");
    stage.keys("r");
    stage.shows("Played again: f2xd6.");
}

#[test]
fn what_the_rules_object_to_is_said() {
    let mut keeper = Nowhere;
    let mut stage =
        Stage::new(&mut keeper, two_people(Game::named("classic").unwrap()), Language::De);
    stage.type_line("d2");
    stage.choose("d2");
    stage.shows("d2 gehört der anderen Seite.");
    stage.type_line("d2");
    stage.shows("d2: ");
    stage.type_line("b7");
    stage.shows("Einen Punkt b7 gibt es auf diesem Brett nicht.");
    stage.type_line("zurük");
    stage.shows("meintest du");
    let sitting = two_people(Game::named("english").unwrap());
    let mut keeper = Nowhere;
    let mut stage = Stage::new(&mut keeper, sitting, Language::EnGb);
    let turns = stage.app.sitting().game.legal_moves();
    let path = speech::path(stage.app.sitting().game.position(), turns[0]);
    stage.choose(&path.steps[0]);
    stage.shows("Choose where to go; Esc lets go.");
    stage.walk_to(&path.steps[1]);
    stage.shows("(●)");
    stage.shows("[◇]");
}

#[test]
fn typed_turns_leave_open_what_they_take() {
    let mut keeper = Nowhere;
    let mut stage = Stage::new(&mut keeper, two_people(position("classic", MILL)), Language::EnGb);
    stage.type_line("F2");
    stage.shows("Choose a stone to take");
    stage.key(KeyCode::Enter);
    assert_eq!(stage.app.sitting().game.ply(), 1);
    stage.type_line("undo");
    assert_eq!(stage.app.sitting().game.ply(), 0);
    stage.type_line("f2 x g1");
    assert_eq!(stage.app.sitting().game.turns()[0].text, "f2xg1");
    stage.keys(":d");
    stage.shows(": d");
    stage.key(KeyCode::Esc);
    stage.shows("? help");
}

#[test]
fn a_click_chooses() {
    let mut keeper = Nowhere;
    let sitting = two_people(Game::named("pegs33").unwrap());
    let mut stage = Stage::new(&mut keeper, sitting, Language::EnGb);
    for name in ["d2", "d4"] {
        let plan = stage.app.plan.clone().unwrap();
        let (column, row) = plan.cell(plan.shape().place(name).unwrap());
        let kind = MouseEventKind::Down(MouseButton::Left);
        let click = MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE };
        stage.app.take(&Event::Mouse(click));
        stage.draw();
    }
    stage.shows("1. d2-d4");
}

#[test]
fn hints_come_in_two_steps() {
    let winning = "B2/3/1B1/2W1W1/2W/WW1/2B w 0 0 0";
    let mut keeper = Nowhere;
    let sitting = two_people(position("classic", winning));
    let mut stage = Stage::new(&mut keeper, sitting, Language::EnGb);
    stage.keys("i");
    stage.app.wait();
    stage.shows("Look at f4.");
    stage.shows("!○!");
    stage.keys("i");
    stage.shows("A good turn: f4 to f2, takes");
}

#[test]
fn the_computer_answers_and_changes_its_level() {
    let mut keeper = Nowhere;
    let sitting = against(Game::named("classic").unwrap(), Side::Black);
    let mut stage = Stage::new(&mut keeper, sitting, Language::De);
    stage.shows("Zwick, Stufe 1");
    stage.keys("+");
    stage.shows("Zwick, Stufe 2");
    stage.keys("--");
    stage.shows("Zwick, Stufe 1");
    stage.choose("d2");
    stage.app.wait();
    assert_eq!(stage.app.sitting().game.ply(), 2);
    stage.shows("Zwick: ");
    stage.keys("u");
    assert_eq!(stage.app.sitting().game.ply(), 0);
    stage.keys("ur");
    assert_eq!(stage.app.sitting().game.ply(), 2);
    stage.keys("o");
    stage.app.wait();
    stage.shows("Das Remis ist abgelehnt.");
    stage.type_line("stufe 7");
    stage.shows("Der Computer spielt auf Stufe 7.");
}

#[test]
fn draws_are_offered_and_games_given_up_with_a_question() {
    let mut keeper = Nowhere;
    let mut stage =
        Stage::new(&mut keeper, two_people(Game::named("classic").unwrap()), Language::EnGb);
    stage.keys("k");
    stage.shows("there is nothing to claim");
    stage.type_line("d2");
    stage.keys("o");
    stage.shows("Black offers a draw. Does the other side agree? [y/n]");
    stage.keys("n");
    stage.shows("The draw is declined.");
    stage.keys("q");
    stage.shows("Stop all the same?");
    stage.keys("n");
    assert!(!stage.app.is_done());
    stage.app.take_key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL));
    stage.shows("Stop all the same?");
    stage.keys("nSy");
    stage.shows("White wins");
    stage.keys("q");
    assert!(stage.app.is_done());
}

#[test]
fn a_claim_may_name_its_turn() {
    let shuttle = "W1B/3/3/1W1W2/B1B/3/WBW w 0 0 3";
    let mut keeper = Nowhere;
    let sitting = two_people(position("brettspielnetz", shuttle));
    let mut stage = Stage::new(&mut keeper, sitting, Language::EnGb);
    let moves = ["a7-d7", "g7-g4", "d7-a7", "g4-g7"];
    for turn in moves.iter().chain(&moves[..3]) {
        stage.type_line(turn);
    }
    stage.keys("k");
    stage.shows("The position has occurred 2 times; 3 times are needed.");
    stage.type_line("claim repetition g4-x");
    stage.shows("g4-x: ");
    stage.type_line("claim repetition g4-g7");
    stage.shows("The claim is right");
    assert!(stage.app.sitting().game.end().is_some());
}

#[test]
fn dice_are_thrown_by_a_key() {
    let mut keeper = Nowhere;
    let fen = "WWW/3/1W1/W1B3/3/1WB/BBB w 0 0 0";
    let game = position("wuerfel", fen);
    assert!(game.position().awaits_throw());
    let mut stage = Stage::new(&mut keeper, two_people(game), Language::EnGb);
    stage.shows("Press t to throw.");
    stage.keys("t");
    stage.shows("The dice show (");
    stage.keys("t");
    stage.shows("No dice are thrown now.");
}

#[test]
fn yes_and_no_are_the_letters_of_the_language() {
    for (language, asked, no, yes) in [
        (Language::EnGb, "[y/n]", "n", "y"),
        (Language::De, "[j/n]", "N", "J"),
        (Language::Fr, "[o/n]", "n", "o"),
        (Language::Fi, "[k/e]", "e", "k"),
        // The Albanian no begins like the German yes.
        (Language::Sq, "[p/j]", "j", "p"),
        (Language::Pl, "[t/n]", "n", "y"),
    ] {
        let mut keeper = Nowhere;
        let mut stage =
            Stage::new(&mut keeper, two_people(Game::named("classic").unwrap()), language);
        stage.keys("S");
        stage.shows(asked);
        stage.keys(no);
        assert!(stage.app.sitting().game.end().is_none(), "{language} {no}");
        stage.keys("S");
        stage.key(KeyCode::Enter);
        assert!(stage.app.sitting().game.end().is_none(), "{language}: Enter is no yes");
        stage.keys(yes);
        assert!(stage.app.sitting().game.end().is_some(), "{language} {yes}");
    }
}

#[test]
fn the_rules_can_be_read_to_their_end() {
    let mut keeper = Nowhere;
    let sitting = two_people(Game::named("fed_sv").unwrap());
    let mut stage = Stage::new(&mut keeper, sitting, Language::EnGb);
    stage.keys(":rules");
    stage.key(KeyCode::Enter);
    let paragraphs = stage.app.voice.rules(&stage.app.sitting().game.rules());
    let begins = |text: &str| text.split_whitespace().take(5).collect::<Vec<_>>().join(" ");
    stage.shows(&begins(&paragraphs[0]));
    for _ in 0..20 {
        stage.key(KeyCode::PageDown);
    }
    let last = begins(paragraphs.last().unwrap());
    stage.shows(&last);
    stage.key(KeyCode::PageUp);
    stage.key(KeyCode::Esc);
    assert!(!stage.prose().contains(&last));
    stage.shows("? help");
}

#[test]
fn what_is_typed_is_played() {
    for typed in ["g4", "d2", "G4", "1", "8d"] {
        let mut keeper = Nowhere;
        let mut stage =
            Stage::new(&mut keeper, two_people(Game::named("classic").unwrap()), Language::EnGb);
        stage.keys(typed);
        stage.shows(&format!(": {typed}"));
        stage.key(KeyCode::Enter);
        let game = &stage.app.sitting().game;
        assert!(game.end().is_none(), "{typed} ends the game");
        let played: Vec<&str> = game.turns().iter().map(|turn| turn.text.as_str()).collect();
        let wanted = typed.to_lowercase();
        // What is no place of the board is refused in words, and nothing is played in its stead.
        assert_eq!(
            played,
            if typed.len() == 2 && typed != "8d" { vec![wanted.as_str()] } else { vec![] },
            "{typed}"
        );
    }
}

#[test]
fn a_word_that_means_nothing_ends_nothing() {
    for typed in ["zzz", "move", "quatsch"] {
        let mut keeper = Nowhere;
        let mut stage =
            Stage::new(&mut keeper, two_people(Game::named("classic").unwrap()), Language::EnGb);
        stage.type_line("d2");
        stage.keys(typed);
        stage.key(KeyCode::Enter);
        assert!(!stage.app.is_done, "{typed}");
        let game = &stage.app.sitting().game;
        assert!(game.end().is_none() && game.ply() == 1, "{typed}");
    }
}

#[test]
fn what_is_pasted_is_typed() {
    let mut keeper = Nowhere;
    let mut stage =
        Stage::new(&mut keeper, two_people(Game::named("classic").unwrap()), Language::EnGb);
    stage.app.take(&Event::Paste("d6\n".to_string()));
    stage.shows(": d6");
    stage.key(KeyCode::Enter);
    assert_eq!(stage.app.sitting().game.turns()[0].text, "d6");
}

#[test]
fn a_turn_that_is_typed_too_soon_waits() {
    let mut keeper = Nowhere;
    let sitting = against(Game::named("classic").unwrap(), Side::Black);
    let mut stage = Stage::new(&mut keeper, sitting, Language::EnGb);
    stage.keys("d2");
    stage.key(KeyCode::Enter);
    stage.keys("1");
    assert!(stage.app.sitting().is_computers_turn());
    stage.key(KeyCode::Enter);
    stage.app.wait();
    stage.shows(": 1");
    assert_eq!(stage.app.sitting().game.ply(), 2);
}

/// The first character of every turn opens the line, small or capital, in every game; no command is on such a key.
#[test]
fn every_turn_can_be_typed() {
    let commands: Vec<char> = "uriotknvqSR+-:/?".chars().collect();
    for entry in game::catalogue::all() {
        let mut keeper = Nowhere;
        let sitting = two_people(Game::named(entry.id).unwrap());
        let mut stage = Stage::new(&mut keeper, sitting, Language::EnGb);
        let mut random = fastrand::Rng::with_seed(11);
        for _ in 0..8 {
            if stage.app.sitting().awaits_throw() {
                for digit in "123456".chars() {
                    opens(&mut stage, digit, entry.id);
                }
                stage.keys("t");
                continue;
            }
            for &command in &commands {
                assert!(!stage.app.begins_turn(command), "{} {command}", entry.id);
            }
            let game = &stage.app.sitting().game;
            let moves = game.legal_moves();
            let texts: Vec<String> = moves.iter().map(|&m| game.position().move_text(m)).collect();
            let firsts: std::collections::BTreeSet<char> =
                texts.iter().filter_map(|text| text.chars().next()).collect();
            for first in firsts {
                opens(&mut stage, first, entry.id);
                opens(&mut stage, first.to_ascii_uppercase(), entry.id);
            }
            let Some(text) = texts.get(random.usize(..texts.len().max(1))) else {
                break;
            };
            stage.keys(text);
            stage.key(KeyCode::Enter);
            let played = stage.app.sitting().game.turns().last().map(|turn| turn.text.clone());
            assert_eq!(played.as_ref(), Some(text), "{}", entry.id);
        }
    }
}

#[track_caller]
fn opens(stage: &mut Stage<'_>, first: char, id: &str) {
    let before = stage.app.sitting().game.ply();
    stage.keys(&first.to_string());
    assert_eq!(stage.app.typed.as_deref(), Some(first.to_string().as_str()), "{id} {first}");
    stage.key(KeyCode::Esc);
    assert_eq!(
        (stage.app.sitting().game.ply(), stage.app.question),
        (before, None),
        "{id} {first}"
    );
}
