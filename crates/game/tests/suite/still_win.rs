//! Who runs out of time loses, unless the other side could not win any more.

use std::collections::HashSet;

use board::{Reason, Side};
use game::{AnyGame, Game, GameEnd, record};

/// Whether a side can win from a position, tried without any limit.
fn reaches_win(position: &AnyGame, side: Side, seen: &mut HashSet<String>) -> bool {
    if let Some(end) = position.end() {
        return end.result.winner() == Some(side);
    }
    seen.insert(position.to_fen())
        && position.legal_moves().into_iter().any(|m| {
            let mut next = position.clone();
            next.play(m).unwrap();
            reaches_win(&next, side, seen)
        })
}

/// Wolf and Sheep played at random, until the wolf is to move and the sheep cannot win any more.
fn hopeless(seed: u64) -> Option<Game> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut game = Game::named("wolf").unwrap();
    while game.end().is_none() {
        if game.turn() == Some(Side::Black) && !game.can_still_win(Side::White) {
            return Some(game);
        }
        let moves = game.legal_moves();
        game.play(moves[rng.usize(..moves.len())]).unwrap();
    }
    None
}

#[test]
fn a_side_that_cannot_win_any_more_is_found_and_no_other() {
    let mut found = 0;
    for seed in 0..40 {
        let Some(game) = hopeless(seed) else { continue };
        found += 1;
        assert!(!reaches_win(game.position(), Side::White, &mut HashSet::new()));
        assert!(game.can_still_win(Side::Black));
    }
    assert!(found > 5, "{found}");
}

#[test]
fn both_sides_can_win_at_the_start_of_every_game_for_two() {
    for entry in game::catalogue::all() {
        let game = Game::named(entry.id).unwrap();
        if !game.position().is_puzzle() {
            for side in Side::ALL {
                assert!(game.can_still_win(side), "{} {side}", entry.id);
            }
        }
    }
}

#[test]
fn a_draw_on_time_is_kept_in_records() {
    let mut game = (0..).find_map(hopeless).unwrap();
    let loser = game.turn().unwrap();
    let proof = game.draw_on_time(loser).unwrap();
    assert_eq!(game.proof(), Some(&proof));
    assert_eq!(game.end(), Some(GameEnd::draw(Reason::Time)));
    assert_eq!(game.draw_on_time(loser), None);
    let written = game.to_record().to_string();
    let again = record::parse(&written).unwrap();
    assert_eq!(record::replay(&again).unwrap().end(), game.end());
    assert_eq!(record::check(&again).problems, [], "{written}");
    assert!(written.contains(&format!("[%proof no-win {}]", proof.count())), "{written}");
    // Another number is another proof.
    let other = written.replace("[%proof no-win ", "[%proof no-win 1");
    let other = record::check(&record::parse(&other).unwrap());
    assert_eq!(other.problems.iter().map(|p| p.kind.code()).collect::<Vec<_>>(), ["wrong-proof"]);
}

#[test]
fn of_many_wrong_proofs_a_hundred_are_told() {
    let proofs = "{[%proof no-win 5]} ".repeat(10_000);
    let game = Game::named("wolf").unwrap().to_record().to_string();
    let (tags, _) = game.rsplit_once("\n\n").unwrap();
    let turn = Game::named("wolf").unwrap();
    let turn = turn.position().move_text(turn.legal_moves()[0]);
    let record = record::parse(&format!("{tags}\n\n1. {turn} {proofs}*\n")).unwrap();
    assert_eq!(record::check(&record).problems.len(), 100);
}

/// Everything that can still come about, counted a second way.
#[test]
fn the_proof_counts_every_position_that_can_come_about() {
    let mut game = (0..).find_map(hopeless).unwrap();
    let mut seen = HashSet::new();
    count(game.position(), &mut seen);
    let proof = game.draw_on_time(Side::Black).unwrap();
    assert_eq!(proof, game::Proof::NoWin { positions: seen.len() as u32 });
    let mut open = Game::named("wolf").unwrap();
    assert_eq!(open.draw_on_time(Side::Black), None);
    assert_eq!(open.end(), None);
}

fn count(position: &AnyGame, seen: &mut HashSet<String>) {
    if position.end().is_some() || !seen.insert(position.to_fen()) {
        return;
    }
    for m in position.legal_moves() {
        let mut next = position.clone();
        next.play(m).unwrap();
        count(&next, seen);
    }
}
