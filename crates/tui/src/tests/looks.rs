//! How boards look.

use std::collections::BTreeMap;

use game::{Game, catalogue};
use i18n::Language;
use ratatui::{crossterm::event::KeyCode, style::Color};
use speech::shape::{Piece, standing};

use super::{FULL, Nowhere, PLAIN, Stage, position, two_people};

const SIZES: [(u16, u16); 4] = [(60, 20), (80, 24), (120, 40), (200, 70)];

/// Every piece of every game stands where it belongs, on every screen.
#[test]
fn every_board_is_drawn_whole_on_every_screen() {
    for entry in catalogue::all() {
        for (size, theme) in SIZES.into_iter().zip([FULL, PLAIN].into_iter().cycle()) {
            for language in [Language::EnGb, Language::De] {
                let mut keeper = Nowhere;
                let sitting = two_people(Game::named(entry.id).unwrap());
                let mut stage = Stage::sized(&mut keeper, sitting, language, theme, size);
                let buffer = stage.draw().clone();
                let plan = stage.app.plan.clone().expect("the board fits");
                let position = stage.app.sitting().game.position();
                let pieces: BTreeMap<String, char> = standing(position)
                    .into_iter()
                    .map(|on| (on.place, theme.piece(entry.family, on.side, on.piece)))
                    .collect();
                for place in plan.shape().points.iter().filter(|place| plan.is_playable(place)) {
                    let seen = buffer[plan.cell(place)].symbol().chars().next();
                    let marks = ['○', '●', '◎', '◉'];
                    match pieces.get(&place.name) {
                        Some(&piece) => assert_eq!(seen, Some(piece), "{} {size:?}", entry.id),
                        None => assert!(!marks.contains(&seen.unwrap()), "{} {size:?}", entry.id),
                    }
                }
                let area = plan.area();
                let drawn = area.positions().map(|at| buffer[at].symbol().to_string());
                let is_ascii = drawn.collect::<String>().is_ascii();
                assert_eq!(is_ascii, theme == PLAIN, "{} {size:?}", entry.id);
                stage.shows(&stage.app.voice.rules_name());
                stage.shows(if language == Language::De { "? Hilfe" } else { "? help" });
            }
        }
    }
}

#[test]
fn a_mill_board_looks_like_one() {
    let mut keeper = Nowhere;
    let fen = "3/1B1/3/6/3/WW1/2B w 7 7 0";
    let sitting = two_people(position("classic", fen));
    let mut stage = Stage::sized(&mut keeper, sitting, Language::EnGb, FULL, (60, 20));
    stage.walk_to("a7");
    let text = stage.text();
    let board: Vec<String> =
        text.lines().skip(1).take(14).map(|line| line.chars().take(30).collect()).collect();
    let wanted = [
        " 7 [┌]──────────┬───────────┐",
        "    │           │           │",
        " 6  │   ┌───────●───────┐   │",
        "    │   │       │       │   │",
        " 5  │   │   ┌───┴───┐   │   │",
        "    │   │   │       │   │   │",
        " 4  ├───┼───┤       ├───┼───┤",
        "    │   │   │       │   │   │",
        " 3  │   │   └───┬───┘   │   │",
        "    │   │       │       │   │",
        " 2  │   ○───────○───────┘   │",
        "    │           │           │",
        " 1  └───────────┴───────────●",
        "    a   b   c   d   e   f   g",
    ];
    let drawn: Vec<&str> = board.iter().map(|line| line.trim_end()).collect();
    assert_eq!(drawn, wanted, "{text}");
}

#[test]
fn kings_differ_from_men() {
    let mut keeper = Nowhere;
    let sitting = two_people(position("russian", "W:Wa1,Kc1:Bb8,Kd8"));
    let mut stage = Stage::new(&mut keeper, sitting, Language::EnGb);
    let text = stage.text();
    for sign in ["○", "◎", "●", "◉"] {
        assert!(text.contains(sign), "{sign}\n{text}");
    }
    assert_ne!(
        FULL.piece(game::Family::Draughts, board::Side::White, Piece::King),
        FULL.piece(game::Family::Draughts, board::Side::White, Piece::Man)
    );
}

#[test]
fn without_colours_nothing_is_coloured() {
    for id in ["classic", "english", "pegs33", "wolf", "battue"] {
        let mut keeper = Nowhere;
        let sitting = two_people(Game::named(id).unwrap());
        let mut stage = Stage::sized(&mut keeper, sitting, Language::EnGb, PLAIN, (80, 24));
        stage.key(KeyCode::Enter);
        let buffer = stage.draw();
        let coloured =
            |cell: &ratatui::buffer::Cell| cell.fg != Color::Reset || cell.bg != Color::Reset;
        assert!(!buffer.content.iter().any(coloured), "{id}");
    }
}

#[test]
fn a_window_that_is_too_small_says_so() {
    for (size, language, words) in [
        ((59, 20), Language::EnGb, "it has 59 columns and 20 rows, 60 and 20 are needed."),
        ((80, 19), Language::De, "Es hat 80 Spalten und 19 Zeilen, 60 und 20 braucht es."),
        ((8, 3), Language::EnGb, "The"),
        ((1, 1), Language::EnGb, "."),
    ] {
        let mut keeper = Nowhere;
        let sitting = two_people(Game::named("classic").unwrap());
        let mut stage = Stage::sized(&mut keeper, sitting, language, FULL, size);
        stage.shows(words);
        // Keys do no harm meanwhile.
        stage.key(KeyCode::Up);
        stage.key(KeyCode::Enter);
    }
}

#[test]
fn the_help_names_every_key() {
    for &language in Language::ALL {
        let mut keeper = Nowhere;
        let sitting = two_people(Game::named("classic").unwrap());
        let mut stage = Stage::sized(&mut keeper, sitting, language, FULL, (60, 20));
        stage.keys("?");
        for key in ["Tab", "Esc", "u r", "+ -", "q"] {
            stage.shows(key);
        }
        let back = stage.app.voice.say("tui-help-back", &[]);
        stage.shows(&back);
        stage.keys("x");
        assert!(!stage.prose().contains(&back));
    }
}

#[test]
fn the_list_of_turns_scrolls() {
    let mut keeper = Nowhere;
    let mut game = Game::named("classic").unwrap();
    while game.ply() < 80 && game.end().is_none() {
        let moves = game.legal_moves();
        game.play(moves[game.ply() * 5 % moves.len()]).unwrap();
    }
    assert!(game.ply() > 36, "{}", game.ply());
    let last = game.ply().div_ceil(2);
    let sitting = two_people(game);
    let mut stage = Stage::sized(&mut keeper, sitting, Language::EnGb, FULL, (60, 20));
    stage.shows(&format!("{last}. "));
    for _ in 0..20 {
        stage.key(KeyCode::PageUp);
    }
    stage.shows(" 1. ");
    assert!(!stage.prose().contains(&format!("{last}. ")));
    for _ in 0..20 {
        stage.key(KeyCode::PageDown);
    }
    stage.shows(&format!("{last}. "));
}
