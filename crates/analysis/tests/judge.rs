//! What is thought of turns that were searched: the same of mirrored ones, and the same every time.

#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

use std::sync::Arc;

use analysis::{Judge, Judgement};
use engine::{Engine, Limits, Settings};
use game::Game;

fn judge(nodes: u64) -> Judge {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    Judge { engine: Engine::new(&Settings::default()), limits, stop: Arc::default() }
}

fn judged(judge: &Judge, game: &Game, turn: &str) -> Judgement {
    judge.judge(game, game.position().read_move(turn).unwrap()).unwrap()
}

/// A game of mill or draughts with turns played.
fn played(rules: &str, turns: &str) -> Game {
    let mut game = Game::named(rules).unwrap();
    for turn in turns.split_whitespace() {
        game.play_text(turn).unwrap();
    }
    game
}

#[test]
fn mirrored_turns_are_judged_alike() {
    let judge = judge(20_000);
    for before in ["", "d2 d6"] {
        let game = played("classic", before);
        for turns in [&["f4", "b4"][..], &["a1", "g1"], &["a7", "g7"]] {
            let all = turns.iter().map(|turn| judged(&judge, &game, turn));
            let said: Vec<String> =
                all.map(|one| format!("{} {:?} {:?}", one.worth, one.depth, one.mark)).collect();
            assert!(said.iter().all(|one| *one == said[0]), "{before}: {said:?}");
        }
    }
}

#[test]
fn a_turn_like_the_best_one_is_never_marked() {
    let judge = judge(5_000);
    for before in ["", "d2", "d2 d6", "a1 g7 d2"] {
        let game = played("classic", before);
        let listed = judge.turns(&game).turns;
        assert_eq!(listed.len(), game.legal_moves().len());
        let best = listed[0].turn;
        for rated in listed.iter().filter(|rated| rated.like.unwrap_or(rated.turn) == best) {
            let said = judge.judge(&game, rated.turn).unwrap();
            let first = judge.judge(&game, best).unwrap();
            assert_eq!((said.mark, said.worth), (first.mark, first.worth), "{before} {rated:?}");
            let own_best = said.best.0;
            let again = judge.judge(&game, own_best).unwrap();
            assert_eq!((again.mark, again.better()), (None, None), "{before}");
        }
    }
}

#[test]
fn a_game_is_judged_the_same_whatever_was_looked_at_before() {
    let judge = judge(8_000);
    let turns = ["d2", "d6", "f4", "b4", "a1", "g7", "d5", "a7", "g1", "b2", "d1xa7"];
    let all = |judge: &Judge| -> Vec<String> {
        let mut game = played("classic", "");
        let one = |turn: &&str| {
            let said = format!("{:?}", judged(judge, &game, turn));
            game.play_text(turn).unwrap();
            said
        };
        turns.iter().map(one).collect()
    };
    let first = all(&judge);
    judge.turns(&played("classic", "g4 e4 d3 d2"));
    judge.turns(&played("english", "11-15"));
    assert_eq!(first, all(&judge));
    // From the middle on, too.
    let again = judged(&judge, &played("classic", &turns[..6].join(" ")), turns[6]);
    assert_eq!(first[6], format!("{again:?}"));
}
