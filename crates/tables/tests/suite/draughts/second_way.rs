//! Every game solved a second way: all positions in a list, each with its turns, gone through again
//! and again until nothing changes any more.

use std::collections::HashMap;

use board::{Position, Side, State};
use draughts::{Draughts, Rules, Setup, Square, SquareSet};
use tables::{Wdl, draughts::Prober, value_by_turns};

use super::{Folder, games, rules};

type Key = (SquareSet, SquareSet, SquareSet);

fn key(setup: &Setup) -> Key {
    (setup.white, setup.black, setup.kings)
}

/// Every position of a game with up to so many pieces and White to move, the last piece of a side
/// gone or not.
fn positions(rules: Rules, pieces: u32) -> Vec<Draughts> {
    let empty = Setup {
        white: SquareSet::EMPTY,
        black: SquareSet::EMPTY,
        kings: SquareSet::EMPTY,
        ..Setup::initial(Side::White)
    };
    let mut boards = vec![empty];
    for square in Square::all() {
        for index in 0..boards.len() {
            let board = boards[index];
            if board.empty().len() <= 32 - pieces {
                continue;
            }
            let kings = board.kings.with(square);
            let (white, black) = (board.white.with(square), board.black.with(square));
            boards.push(Setup { white, ..board });
            boards.push(Setup { white, kings, ..board });
            boards.push(Setup { black, ..board });
            boards.push(Setup { black, kings, ..board });
        }
    }
    boards.into_iter().filter_map(|setup| Draughts::from_setup(rules, setup).ok()).collect()
}

/// The values of the positions for the side to move.
fn iterate(positions: &[Draughts]) -> Vec<Wdl> {
    let numbers: HashMap<Key, u32> =
        (0..).zip(positions).map(|(number, position)| (key(position.setup()), number)).collect();
    let mut values: Vec<Option<Wdl>> = Vec::new();
    let mut children: Vec<Vec<u32>> = Vec::new();
    for position in positions {
        values.push(position.end().map(|end| match end.outcome.winner() {
            None => Wdl::Draw,
            Some(winner) if winner == position.turn() => Wdl::Win,
            Some(_) => Wdl::Loss,
        }));
        let after = |m| {
            let mut child = *position;
            child.play_unchecked(m);
            numbers[&key(child.flipped().setup())]
        };
        children.push(position.legal_moves().into_iter().map(after).collect());
    }
    loop {
        let mut changed = false;
        for number in 0..positions.len() {
            if values[number].is_some() {
                continue;
            }
            let value = |child: &u32| values[*child as usize];
            let wins = children[number].iter().any(|child| value(child) == Some(Wdl::Loss));
            let loses = children[number].iter().all(|child| value(child) == Some(Wdl::Win));
            if wins || loses {
                values[number] = Some(if wins { Wdl::Win } else { Wdl::Loss });
                changed = true;
            }
        }
        if !changed {
            return values.into_iter().map(|value| value.unwrap_or(Wdl::Draw)).collect();
        }
    }
}

#[test]
fn every_game_has_the_same_values_both_ways() {
    let games = games();
    assert!(games.len() >= 14, "{} games", games.len());
    for (id, rules) in games {
        let positions = positions(rules, 3);
        let folder = Folder::new();
        let solution = folder.solve(rules, 3);
        let tables = folder.tables();
        let prober = Prober::new(&tables, rules).unwrap();
        let mut asked = 0;
        for (position, value) in positions.iter().zip(iterate(&positions)) {
            for position in [*position, position.flipped()] {
                let found = prober.value(&position).unwrap().wdl();
                assert_eq!(found, value, "{id} {}", position.to_fen());
            }
            let setup = position.setup();
            asked += u64::from(!setup.white.is_empty() && !setup.black.is_empty());
        }
        assert_eq!(asked, solution.spaces.iter().map(|count| count.positions).sum::<u64>());
    }
}

/// With four pieces there are too many positions for the second way; a sample has to follow from
/// its turns.
#[test]
fn four_pieces_follow_from_their_turns() {
    let folder = Folder::new();
    let solution = folder.solve(rules("russian"), 4);
    assert_eq!(solution.spaces.len(), 4 + 12 + 25);
    let tables = folder.tables();
    let prober = Prober::new(&tables, rules("russian")).unwrap();
    let mut random = fastrand::Rng::with_seed(4);
    let mut asked = 0;
    while asked < 20_000 {
        let mut square = || SquareSet(1 << random.u32(..32));
        let (white, black) = (square() | square(), square() | square());
        let kings = SquareSet(random.u32(..)) & (white | black);
        let turn = if random.bool() { Side::White } else { Side::Black };
        let setup = Setup { white, black, kings, turn, ..Setup::initial(turn) };
        let Ok(position) = Draughts::from_setup(rules("russian"), setup) else {
            continue;
        };
        let by_turns = value_by_turns(&position, |child| prober.value(child)).unwrap();
        let value = prober.value(&position).unwrap();
        assert_eq!(value.wdl(), by_turns.wdl(), "{}", position.to_fen());
        asked += 1;
    }
}
