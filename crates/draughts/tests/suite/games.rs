//! Random games of every preset: invariants, round trips, and one golden game each.

use std::{fmt::Write, fs, path::PathBuf};

use crate::support::{random_move, random_rules, random_setup};
use board::{Outcome, Position, Reason, RuleSet, Side, State, perft};
use draughts::{Draughts, Move, Rules, Setup, Square, SquareSet, rules::Huff};

/// All presets, and two of them with huffing.
fn all_rules() -> Vec<Rules> {
    let mut all: Vec<Rules> = Rules::presets().iter().map(|preset| preset.rules).collect();
    for (id, huff) in
        [("english", Huff::Piece), ("schmidt_es", Huff::Any), ("schmidt_de", Huff::Piece)]
    {
        all.push(Rules { huff, ..crate::support::rules(id) });
    }
    all
}

/// Plays random games and calls `look` at every position, with the turn about to be played.
fn play_games(
    seed: u64,
    games: usize,
    mut look: impl FnMut(&mut fastrand::Rng, &Draughts, Option<Move>),
) {
    let mut rng = fastrand::Rng::with_seed(seed);
    for rules in all_rules() {
        for _ in 0..games {
            let mut position = Draughts::initial(rules);
            for _ in 0..200 {
                let m = random_move(&mut rng, &position);
                look(&mut rng, &position, m);
                let Some(m) = m else {
                    break;
                };
                position.play_unchecked(m);
            }
        }
    }
}

#[test]
fn positions_stay_possible_and_pieces_only_disappear() {
    play_games(10, 20, |_, position, m| {
        let before = *position.setup();
        assert_eq!(before.check(&position.rules()), Ok(()));
        let Some(m) = m else {
            assert!(position.end().is_some());
            return;
        };
        assert_eq!(position.end(), None);
        let next = position.play(m).expect("a legal turn");
        let after = *next.setup();
        assert_eq!(after.turn, before.turn.other());
        assert_eq!(after.side(before.turn).len(), before.us().len());
        let gone = m.captured.len() + u32::from(m.huffed.is_some());
        assert_eq!(after.side(after.turn).len() + gone, before.them().len());
        assert!(before.them().is_superset(m.captured));
        let man = !before.kings.contains(m.from);
        assert_eq!(after.kings.contains(m.to), !man || m.crowned);
        let progress = man || gone > 0;
        let idle = if progress { 0 } else { position.idle_plies() + 1 };
        assert_eq!(next.idle_plies(), idle);
    });
}

#[test]
fn texts_and_bytes_lead_back() {
    play_games(11, 12, |_, position, _| {
        let rules = position.rules();
        let fen = position.to_fen();
        let read = Draughts::from_fen(rules, &fen).expect("its own text");
        assert_eq!(read.setup(), position.setup(), "{fen}");
        assert_eq!(read.key(), position.key());
        let bytes = position.pack();
        assert_eq!(bytes.len(), if rules.huff == Huff::Off { 15 } else { 19 });
        let read = Draughts::unpack(rules, &bytes).expect("its own bytes");
        assert_eq!(read.setup(), position.setup());
    });
}

#[test]
fn every_turn_can_be_written_and_read() {
    let check = |position: &Draughts| {
        let mut texts = std::collections::BTreeSet::new();
        for m in position.legal_moves() {
            let text = position.move_text(m);
            assert_eq!(position.read_move(&text), Ok(m), "{text} in {}", position.to_fen());
            assert!(texts.insert(text), "two turns with one text");
        }
    };
    play_games(12, 6, |_, position, _| check(position));
    let mut rng = fastrand::Rng::with_seed(13);
    for _ in 0..4_000 {
        let rules = random_rules(&mut rng);
        check(&random_setup(&mut rng, &rules));
    }
}

#[test]
fn full_routes_are_read_as_well() {
    let mut rng = fastrand::Rng::with_seed(14);
    for _ in 0..4_000 {
        let rules = random_rules(&mut rng);
        let position = random_setup(&mut rng, &rules);
        let coordinates = draughts::numbering::Coordinates::new(&rules);
        for m in position.legal_moves().into_iter().filter(|m| m.is_capture()) {
            let route = draughts::notation::route(&position, m);
            assert_eq!((route[0], route[route.len() - 1]), (m.from, m.to));
            let squares: Vec<String> =
                route.iter().map(|&s| coordinates.write_letters(s)).collect();
            let text = squares.join(":");
            assert_eq!(position.read_move(&text), Ok(m), "{text} in {}", position.to_fen());
        }
    }
}

#[test]
fn the_other_side_of_the_board_is_the_same_game() {
    play_games(15, 4, |_, position, _| {
        let flipped = position.flipped();
        assert_eq!(flipped.flipped(), *position);
        assert_eq!(perft(&flipped, 2), perft(position, 2));
        let swap = |end: board::End| match end.outcome {
            Outcome::Decisive { winner } => (Some(winner.other()), end.reason),
            Outcome::Draw => (None, end.reason),
        };
        let plain = |end: board::End| (end.outcome.winner(), end.reason);
        assert_eq!(flipped.end().map(plain), position.end().map(swap));
    });
}

#[test]
fn a_turn_is_legal_exactly_if_it_is_generated() {
    play_games(16, 4, |rng, position, m| {
        let moves = position.legal_moves();
        let square = |rng: &mut fastrand::Rng| Square::new(rng.u8(0..32)).expect("a square");
        for _ in 0..10 {
            let mut tried = m.unwrap_or(Move {
                huffed: None,
                from: square(rng),
                to: square(rng),
                captured: SquareSet::EMPTY,
                crowned: false,
            });
            match rng.u32(0..5) {
                0 => tried.from = square(rng),
                1 => tried.to = square(rng),
                2 => tried.captured = tried.captured.with(square(rng)),
                3 => tried.crowned ^= true,
                _ => tried.huffed = Some(square(rng)),
            }
            let legal = moves.contains(&tried);
            assert_eq!(position.is_legal(tried), legal);
            assert_eq!(position.objection(tried).is_none(), legal, "{tried:?}");
            if let Some(objection) = position.objection(tried) {
                assert!(draughts::OBJECTION_CODES.contains(&objection.code));
                assert_eq!(position.play(tried).map_err(|error| error.objection), Err(objection));
            }
        }
    });
}

#[test]
fn equality_is_that_of_repetition() {
    let rules = crate::support::rules("english");
    let with = |idle, turn| {
        let setup = Setup { kings: SquareSet::rank(0), idle, ..Setup::initial(turn) };
        Draughts::from_setup(rules, setup).expect("a position")
    };
    assert_eq!(with(0, Side::White), with(7, Side::White));
    assert_eq!(with(0, Side::White).key(), with(7, Side::White).key());
    assert_ne!(with(0, Side::White), with(0, Side::Black));
    assert_ne!(with(0, Side::White).key(), with(0, Side::Black).key());
    assert_eq!(with(u16::MAX, Side::White).idle_plies(), 65_535);
}

#[test]
fn keys_tell_positions_apart() {
    let mut seen = std::collections::BTreeMap::new();
    play_games(17, 10, |_, position, _| {
        let setup = Setup { idle: 0, ..*position.setup() };
        let known = *seen.entry(position.key()).or_insert(setup);
        assert_eq!(known, setup);
    });
    assert!(seen.len() > 5_000);
}

#[test]
fn the_position_says_how_games_end() {
    let mut reasons = std::collections::BTreeSet::new();
    play_games(18, 60, |_, position, _| {
        let Some(end) = position.end() else {
            return;
        };
        let losing = position.rules().losing;
        reasons.insert((losing, end.reason));
        let mover_wins = end.outcome.winner() == Some(position.turn());
        assert_eq!(mover_wins, losing);
        assert_eq!(position.setup().us().is_empty(), end.reason != Reason::Blocked);
    });
    let expected = [
        (false, Reason::Captured),
        (false, Reason::Blocked),
        (true, Reason::GivenAway),
        (true, Reason::Blocked),
    ];
    assert_eq!(reasons, expected.into_iter().collect());
}

#[test]
fn golden_games_are_played_as_ever() {
    for (i, preset) in Rules::presets().iter().enumerate() {
        let mut rng = fastrand::Rng::with_seed(1_000 + i as u64);
        let mut position = Draughts::initial(preset.rules);
        let mut text = format!("{}\n{}\n", preset.id, position.to_fen());
        for ply in 1..=120 {
            let Some(m) = random_move(&mut rng, &position) else {
                break;
            };
            let count = position.count_moves();
            let _ = write!(text, "{ply} {} of {count} ", position.move_text(m));
            position.play_unchecked(m);
            let _ = writeln!(text, "{}", position.to_fen());
        }
        let end = position.end().map_or("open".to_string(), |end| end.to_string());
        let _ = writeln!(text, "{end}\n{}", position.diagram());
        let name = format!("{}.txt", preset.id);
        let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "golden", &name].iter().collect();
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            fs::write(&path, &text).expect("a file to write");
        }
        let golden = fs::read_to_string(&path).unwrap_or_else(|error| {
            panic!("{}: {error}; UPDATE_GOLDEN=1 writes it", path.display())
        });
        assert_eq!(text, golden, "{}", preset.id);
    }
}
