//! The library and a second, slow implementation agree on every turn of random games.

use crate::common::{referee::Referee, throw_if_due, unusual};
use board::{Position, RuleSet, State};
use mill::{Mill, Rules};

/// Plays a random game by both and compares them after every turn; returns the plies played.
fn compare(rules: Rules, seed: u64, most_plies: usize) -> usize {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut mill = Mill::initial(rules);
    let mut referee = Referee::new(rules);
    for ply in 0..most_plies {
        assert_eq!(mill.awaits_throw(), referee.awaits_throw(), "{}", mill.to_fen());
        throw_if_due(&mut mill, &mut random);
        referee.throw = mill.throw().map(board::Throw::dice);
        let fen = mill.to_fen();
        let plain_fen = fen.split(" barred").next().unwrap();
        let plain_fen = plain_fen.split(" spent").next().unwrap().split(" wait").next().unwrap();
        assert_eq!(plain_fen, referee.fen());
        let end = mill.end().map(|end| (end.outcome.winner(), end.reason.as_str()));
        let expected =
            referee.end().map(|(winner, reason)| (board::Side::from_letter(winner), reason));
        assert_eq!(end, expected, "{fen}");
        let expected = referee.turns();
        let found = crate::common::turns(&mill);
        assert_eq!(found, expected.keys().cloned().collect::<Vec<_>>(), "{fen}");
        assert_eq!(mill.count_moves(), found.len() as u64, "{fen}");
        if found.is_empty() {
            return ply;
        }
        // Every other turn takes something if it can, so that games come to an end.
        let captures: Vec<&String> = found.iter().filter(|turn| turn.contains('x')).collect();
        let turn = if !captures.is_empty() && random.bool() {
            captures[random.usize(..captures.len())].clone()
        } else {
            found[random.usize(..found.len())].clone()
        };
        let m = mill.read_move(&turn).unwrap();
        mill.play_unchecked(m);
        referee = expected[&turn].clone();
    }
    most_plies
}

#[test]
fn random_games_of_every_preset_agree() {
    for preset in Rules::presets() {
        for seed in 0..6 {
            compare(preset.rules, seed, 80);
        }
    }
}

#[test]
fn random_games_of_unusual_rules_agree() {
    for rules in unusual() {
        for seed in 0..4 {
            compare(rules, seed, 60);
        }
    }
}
