//! Random games of every rule set: what is written can be read, everywhere in the game.

use board::{BySide, Side};
use fastrand::Rng;
use game::{
    AnyGame, Game, Millis, StopPolicy, TimeControl, catalogue,
    record::{self, Record},
    rule_text,
};

const GAMES: usize = 12;
const PLIES: usize = 150;

#[test]
fn records_of_random_games_come_back() {
    let mut rng = Rng::with_seed(11);
    for entry in catalogue::all() {
        for number in 0..GAMES {
            let mut game = begin(entry, number, &mut rng);
            for _ in 0..rng.usize(1..PLIES) {
                let Some(m) = crate::common::choose(&mut game, &mut rng) else {
                    break;
                };
                game.play_timed(m, Millis(rng.u64(..5000))).unwrap();
                disturb(&mut game, &mut rng);
            }
            round_trip(entry.id, &game);
        }
    }
}

/// A game with or without clocks and stop policy.
fn begin(entry: &catalogue::Entry, number: usize, rng: &mut Rng) -> Game {
    let mut game = match entry.rules.family() {
        game::Family::Battue => {
            Game::from_position(crate::common::start(&entry.rules, rng.u64(..)))
        }
        _ => Game::named(entry.id).unwrap(),
    };
    if number.is_multiple_of(2) {
        let control = BySide {
            white: TimeControl::Total { initial: Millis(60_000), increment: Millis(2000) },
            black: TimeControl::PerMove { limit: Millis(5001) },
        };
        game = game.with_clocks(control);
    }
    if number.is_multiple_of(3) {
        game = game.with_stop_policy(StopPolicy::STANDARD);
    }
    game
}

/// Offers, answers, declarations and take-backs.
fn disturb(game: &mut Game, rng: &mut Rng) {
    let side = if rng.bool() { Side::White } else { Side::Black };
    match rng.u8(..40) {
        0 => drop(game.offer_draw(side)),
        1 => drop(game.decline_draw(side)),
        2 => drop(game.take_back(rng.usize(..3))),
        3 => drop(game.redo()),
        4 if rng.u8(..10) == 0 => drop(game.resign(side)),
        5 if rng.u8(..10) == 0 => drop(game.accept_draw(side)),
        6 if rng.u8(..10) == 0 => drop(game.flag(side)),
        7 => drop(game.abort()),
        _ => {}
    }
}

fn round_trip(id: &str, game: &Game) {
    let record = game.to_record();
    let text = record.to_string();
    let read = record::parse(&text).unwrap();
    assert_eq!(read, record, "{text}");
    assert_eq!(read.to_string(), text);
    assert_eq!(Record::from_json(&record.to_json()), Ok(record));
    let report = record::check(&read);
    assert!(report.is_clean(), "{id} {:?}\n{text}", report.problems);
    let again = report.game.unwrap();
    assert_eq!(again.turns(), game.turns(), "{text}");
    assert_eq!(again.end(), game.end(), "{text}");
    assert_eq!(again.position(), game.position(), "{text}");
    assert_eq!(again.clock(), game.clock(), "{text}");
    assert_eq!(again.to_record().to_string(), text);
}

#[test]
fn turns_positions_and_packed_forms_come_back() {
    let mut rng = Rng::with_seed(12);
    for entry in catalogue::all() {
        let mut game = begin(entry, 1, &mut rng);
        for _ in 0..60 {
            let position = game.position().clone();
            let back = entry.rules.read_fen(&position.to_fen()).unwrap();
            same(&back, &position);
            same(&entry.rules.unpack(&position.pack()).unwrap(), &position);
            for m in game.legal_moves() {
                let text = position.move_text(m);
                assert_eq!(position.read_move(&text), Ok(m), "{} {text}", entry.id);
                assert_eq!(position.objection(m), None, "{} {text}", entry.id);
            }
            let Some(m) = crate::common::choose(&mut game, &mut rng) else {
                break;
            };
            game.play(m).unwrap();
        }
    }
}

fn same(found: &AnyGame, expected: &AnyGame) {
    assert_eq!(found, expected);
    assert_eq!(found.key(), expected.key());
    assert_eq!(found.to_fen(), expected.to_fen());
    assert_eq!(found.end(), expected.end());
}

#[test]
fn the_dispatch_agrees_with_itself() {
    for entry in catalogue::all() {
        let start = entry.rules.initial();
        assert_eq!(start.rules(), entry.rules);
        assert_eq!(start.family(), entry.family);
        assert_eq!(start.is_puzzle(), start.turn().is_none());
        assert_eq!(start.is_puzzle(), start.draw_rules().is_none());
        let divided: u64 = start.divide(2).iter().map(|(_, _, nodes)| nodes).sum();
        assert_eq!(divided, start.perft(2), "{}", entry.id);
        assert!(!start.diagram().is_empty());
        assert_eq!(rule_text::read(&rule_text::to_toml(&entry.rules)).unwrap().rules, entry.rules);
    }
}

#[test]
fn games_travel_between_threads() {
    fn assert_send<T: Send + Sync + 'static>() {}
    assert_send::<Game>();
    assert_send::<Record>();
}
