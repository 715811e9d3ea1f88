//! What is said about games, in both languages.

#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

use board::{BySide, Reason, Side};
use game::{AnyGame, Dice, Game, GameEnd, Proof, catalogue};
use i18n::Language;
use speech::{Piece, Speech, path};

fn voice(language: Language, game: &Game) -> Speech {
    let id = game.rules_id().to_string();
    Speech::new(language, game.position().family(), id, BySide::default())
}

fn play(id: &str, turns: &str) -> Game {
    let mut game = Game::named(id).unwrap();
    for turn in turns.split_whitespace() {
        game.play_text(turn).unwrap();
    }
    game
}

/// The label of a turn that is legal in a game.
fn label(game: &Game, language: Language, text: &str) -> String {
    let m = game.position().read_move(text).unwrap();
    voice(language, game).turn_label(game.position(), m)
}

#[test]
fn turns_are_said_in_words() {
    let mill = play("classic", "a7 b6 d7 d6");
    assert_eq!(label(&mill, Language::EnGb, "a1"), "a1");
    assert_eq!(label(&mill, Language::EnGb, "g7xb6"), "g7, takes b6");
    assert_eq!(label(&mill, Language::De, "g7xb6"), "g7, schlägt b6");
    let draughts = play("english", "11-15 22-18");
    assert_eq!(label(&draughts, Language::EnGb, "15x22"), "15 to 22, takes 18");
    assert_eq!(label(&draughts, Language::De, "15x22"), "15 nach 22, schlägt 18");
    let pegs = play("pegs33", "");
    assert_eq!(label(&pegs, Language::EnGb, "d2-d4"), "d2 to d4");
    let wolf = play("wolf", "");
    assert_eq!(label(&wolf, Language::EnGb, "d8"), "d8");
}

#[test]
fn a_turn_is_announced_with_its_player() {
    let game = play("classic", "a7 b6 d7 d6");
    let m = game.position().read_move("g7xb6").unwrap();
    let named = BySide { white: Some("Anna".to_string()), black: None };
    let speech =
        Speech::new(Language::EnGb, game.position().family(), "classic".to_string(), named);
    let before = game.position();
    assert_eq!(speech.played(Some(Side::White), before, m), "Anna: g7, takes b6.");
    let mut after: AnyGame = before.clone();
    after.play(m).unwrap();
    assert_eq!(speech.call(before, m, &after).as_deref(), Some("Mill!"));
    assert_eq!(speech.called(Side::Black), ("black", "Black".to_string()));
}

#[test]
fn places_are_said_with_what_stands_on_them() {
    let game = play("classic", "");
    let say = |language, standing| voice(language, &game).place("d6", standing);
    let stone = Some((Side::White, Piece::Stone { in_mill: true }));
    assert_eq!(say(Language::EnGb, stone), "d6, white stone, in a mill");
    assert_eq!(say(Language::De, stone), "d6, weißer Stein, in einer Mühle");
    assert_eq!(say(Language::De, None), "d6, leer");
    for &language in Language::ALL {
        for piece in [
            Piece::Stone { in_mill: false },
            Piece::Man,
            Piece::King,
            Piece::Wolf,
            Piece::Sheep,
            Piece::Quarry,
            Piece::Hunter,
            Piece::Peg,
        ] {
            for side in Side::ALL {
                let said = say(language, Some((side, piece)));
                assert!(said.starts_with("d6, "), "{said}");
            }
        }
    }
    let english = play("english", "");
    assert_eq!(Speech::spoken_place(&english.rules(), "b8"), "1");
    assert_eq!(Speech::spoken_place(&game.rules(), "a1"), "a1");
}

#[test]
fn ends_and_proofs_are_sentences() {
    let game = play("wolf", "");
    let end = GameEnd::win(Side::Black, Reason::Escaped);
    let english = voice(Language::EnGb, &game);
    assert_eq!(english.end(end, game.position()), "The wolf has got away. The wolf wins.");
    let proof = Proof::Repetition { plies: vec![0, 4, 8] };
    let said = "The position has occurred 3 times, after turns 0, 4, 8.";
    assert_eq!(english.evidence(&proof), said);
    let proof = Proof::NoProgress { last: Some(3), plies: 100 };
    let since = "100 turns of either side have passed without progress, since turn 3.";
    assert_eq!(english.evidence(&proof), since);
    let proof = Proof::NoWin { positions: 41 };
    let tried = "Every way to go on was tried, through 41 positions; the other side wins in none.";
    assert_eq!(english.evidence(&proof), tried);
    let proof = Proof::NoProgress { last: None, plies: 100 };
    let since = "100 turns of either side have passed without progress, since before the record \
        begins.";
    assert_eq!(english.evidence(&proof), since);
}

#[test]
fn what_a_turn_changes_for_those_to_come_is_said_once() {
    let english = voice(Language::EnGb, &play("classic", ""));
    let changes = |id: &str, fen: &str, turn: &str| {
        let before = catalogue::find(id).unwrap().rules.read_fen(fen).unwrap();
        let mut after = before.clone();
        after.play(before.read_move(turn).unwrap()).unwrap();
        english.turning_points(&before, &after)
    };
    let fourth = "WW1/2W/3/5W/BB1/1B1/B2 w 0 0 0";
    let jumps = "Black has only 3 stones left and may now jump to any empty point.";
    assert_eq!(changes("classic", fourth, "g4-g7xd2"), [jumps]);
    assert!(changes("classic", fourth, "g4-g1").is_empty());
    let last = "WWB/3/3/6/WBB/3/WW1 b 0 1 0";
    let placed = "All stones are placed: from now on they move along the lines.";
    assert_eq!(changes("classic", last, "d6"), [placed]);
}

#[test]
fn the_rules_choose_the_words() {
    let fox = voice(Language::EnGb, &play("fox_hunt", ""));
    assert_eq!(fox.called(Side::White), ("fox", "the fox".to_string()));
    assert_eq!(fox.place("d6", Some((Side::White, Piece::Quarry))), "d6, the fox");
    assert!(fox.turn(play("fox_hunt", "").position()).starts_with("The fox to move: "));
    let battue = voice(Language::De, &play("battue", ""));
    assert_eq!(battue.called(Side::White), ("quarry", "das Wild".to_string()));
    for (id, call) in [("federation", "Mühle closed!"), ("classic", "Mill!")] {
        let game = play(id, "a7 b6 d7 d6");
        let m = game.position().read_move("g7xb6").unwrap();
        let mut after = game.position().clone();
        after.play(m).unwrap();
        let speech = Speech::new(
            Language::EnGb,
            game.position().family(),
            id.to_string(),
            BySide::default(),
        );
        assert_eq!(speech.call(game.position(), m, &after).as_deref(), Some(call), "{id}");
    }
}

#[test]
fn ends_say_who_is_blocked_and_what_is_left() {
    let game = play("english", "");
    let voice_of = |game: &Game| voice(Language::EnGb, game);
    let (turn, speech) = (game.turn().unwrap(), voice_of(&game));
    let blocked = |winner| speech.reason(GameEnd::win(winner, Reason::Blocked), game.position());
    assert_eq!(blocked(turn), "no move left, which wins this game");
    assert_eq!(blocked(turn.other()), "the other side has no move left");
    let mut pegs = play("pegs33", "d2-d4");
    pegs.resign(Side::White).unwrap();
    let said = voice_of(&pegs).end(pegs.end().unwrap(), pegs.position());
    assert_eq!(said, "Not solved: given up. 31 pegs are left.");
}

#[test]
fn a_name_may_stand_beside_its_mark() {
    let game = play("classic", "");
    let named = BySide { white: Some("Anna".to_string()), black: None };
    let id = "classic".to_string();
    let speech = Speech::new(Language::EnGb, game.position().family(), id, named);
    let to_do = "to move: place one of your 9 stones.";
    assert_eq!(speech.turn_marked(game.position(), '○'), format!("Anna (○) {to_do}"));
    assert_eq!(speech.turn(game.position()), format!("Anna {to_do}"));
    let black = play("classic", "a7");
    let said = speech.turn_marked(black.position(), '●');
    assert_eq!(said, format!("Black {to_do}"));
}

/// In every position of random games, the places of a turn tell it from all others.
#[test]
fn the_places_of_a_turn_are_its_own() {
    for entry in catalogue::all() {
        let mut position = entry.rules.initial();
        for ply in 0..60 {
            if position.awaits_throw() {
                position.set_throw(Dice::new(5).throw(ply));
            }
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mut paths: Vec<_> = moves
                .iter()
                .map(|&m| {
                    let mut path = path(&position, m);
                    path.takes.sort();
                    (path.steps, path.takes)
                })
                .collect();
            paths.sort();
            paths.dedup();
            assert_eq!(paths.len(), moves.len(), "{} {}", entry.id, position.to_fen());
            position.play(moves[(ply * 31 + 7) % moves.len()]).unwrap();
        }
    }
}

#[test]
fn no_sentence_is_missing_its_words() {
    for &language in Language::ALL {
        for entry in catalogue::all() {
            let game = Game::named(entry.id).unwrap();
            let speech = voice(language, &game);
            for m in game.legal_moves() {
                let said = speech.turn_label(game.position(), m);
                assert!(!said.contains("turn-") && !said.contains("{$"), "{} {said}", entry.id);
            }
            let said = speech.turn(game.position());
            assert!(said.ends_with('.') && !said.contains("play-do"), "{} {said}", entry.id);
        }
    }
}
