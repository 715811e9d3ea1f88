//! Whole games by keys alone.

use board::Side;
use game::Game;
use i18n::Language;

use super::{Nowhere, Stage, against, two_people};

/// Plays random turns by keys until the game ends, or the player gives up.
fn play_out(stage: &mut Stage<'_>, seed: u64, most: usize) {
    let mut random = fastrand::Rng::with_seed(seed);
    for _ in 0..most {
        stage.app.wait();
        if stage.app.sitting().game.end().is_some() {
            break;
        }
        if stage.app.sitting().awaits_throw() {
            stage.keys("t");
            continue;
        }
        let moves = stage.app.sitting().game.legal_moves();
        stage.play(moves[random.usize(..moves.len())]);
    }
    stage.app.wait();
    if stage.app.sitting().game.end().is_none() {
        stage.keys("Sy");
    }
    assert!(stage.app.sitting().game.end().is_some());
    let record = stage.app.sitting().game.to_record();
    assert_eq!(game::record::check(&record).problems, []);
    stage.keys("q");
    assert!(stage.app.is_done());
}

#[test]
fn games_of_every_family_are_played_by_keys() {
    for (id, most) in [
        ("classic", 60),
        ("schmidt", 40),
        ("handbook1980", 40),
        ("wuerfel", 40),
        ("three", 20),
        ("english", 40),
        ("russian", 40),
        ("old_french", 30),
        ("wolf", 60),
        ("battue", 30),
        ("fox_hunt", 30),
        ("pegs33", 40),
        ("pegs15", 20),
    ] {
        if game::catalogue::find(id).is_err() {
            continue;
        }
        let mut keeper = Nowhere;
        let sitting = two_people(Game::named(id).unwrap());
        let mut stage = Stage::new(&mut keeper, sitting, Language::EnGb);
        play_out(&mut stage, 7, most);
    }
}

#[test]
fn whole_games_against_the_computer() {
    for (id, side, most) in [
        ("classic", Side::Black, 200),
        ("classic", Side::White, 30),
        ("wolf", Side::Black, 60),
        ("wolf", Side::White, 60),
        ("wuerfel", Side::Black, 30),
        ("three", Side::White, 30),
    ] {
        let mut keeper = Nowhere;
        let sitting = against(Game::named(id).unwrap(), side);
        let mut stage = Stage::new(&mut keeper, sitting, Language::De);
        play_out(&mut stage, 3, most);
    }
}
