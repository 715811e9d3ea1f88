//! Matches of two hunts from one deal.

use board::{Position, State, mix};
use hunt::battue::{Battue, Hunt, Match, MatchError, MatchResult, Move};

use crate::battue_rules;

/// Random turns until the hunt ends.
fn hunt(start: &Battue, seed: u64) -> Vec<Move> {
    let (mut position, mut random) = (*start, mix(seed));
    let mut turns = Vec::new();
    while position.end().is_none() {
        let moves = position.legal_moves();
        random = mix(random);
        turns.push(moves[(random % moves.len() as u64) as usize]);
        position.play_unchecked(turns[turns.len() - 1]);
    }
    turns
}

#[test]
fn fewer_hunter_moves_win_and_a_catch_beats_none() {
    let caught = |moves| Hunt::Caught { moves };
    for (first, second, result) in [
        (caught(5), caught(7), MatchResult::First),
        (caught(9), caught(7), MatchResult::Second),
        (caught(7), caught(7), MatchResult::Draw),
        (caught(50), Hunt::Escaped, MatchResult::First),
        (Hunt::Escaped, caught(50), MatchResult::Second),
        (Hunt::Escaped, Hunt::Escaped, MatchResult::Draw),
    ] {
        let mut contest = Match::new(battue_rules("battue"), 3);
        contest.enter(first).unwrap();
        assert_eq!(contest.result(), None);
        contest.enter(second).unwrap();
        assert_eq!(contest.result(), Some(result), "{first:?} {second:?}");
        assert_eq!(contest.enter(first), Err(MatchError::Complete));
    }
}

#[test]
fn hunts_are_replayed_from_the_deal() {
    let (mut caught, mut escaped) = (0, 0);
    for seed in 0..60 {
        let mut contest = Match::new(battue_rules("battue"), seed);
        let turns = hunt(contest.start(), seed);
        let short = &turns[..turns.len() - 1];
        assert_eq!(contest.play(short), Err(MatchError::Unfinished));
        assert_eq!(contest.hunts(), [None, None]);
        match contest.play(&turns).unwrap() {
            Hunt::Caught { moves } => {
                assert_eq!(usize::from(moves), turns.len() / 2);
                caught += 1;
            }
            Hunt::Escaped => {
                assert_eq!(turns.len(), 100, "stopped at the fiftieth hunter move");
                escaped += 1;
            }
        }
        let mut wrong = turns.clone();
        wrong[1] = wrong[0];
        assert!(matches!(contest.play(&wrong), Err(MatchError::Illegal { ply: 2, .. })));
    }
    assert!(caught > 0 && escaped > 0, "{caught} {escaped}");
}
