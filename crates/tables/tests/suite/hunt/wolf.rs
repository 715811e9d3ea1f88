//! Wolf and Sheep.

use std::convert::Infallible;

use board::{Side, State};
use draughts::{Square, SquareSet};
use hunt::{
    Wolf,
    wolf::{First, Rules},
};
use tables::{Value, Wdl, hunt::SolvedWolf, value_by_turns};

/// Every position with the wolf on the board that the rules let stand.
fn positions(rules: Rules) -> impl Iterator<Item = Wolf> {
    let squares = || Square::all();
    let flocks = squares().flat_map(move |a| {
        squares().filter(move |&b| b > a).flat_map(move |b| {
            squares().filter(move |&c| c > b).flat_map(move |c| {
                squares()
                    .filter(move |&d| d > c)
                    .map(move |d| [a, b, c, d].into_iter().collect::<SquareSet>())
            })
        })
    });
    flocks.flat_map(move |flock| {
        flock.complement().into_iter().flat_map(move |wolf| {
            Side::ALL
                .into_iter()
                .filter_map(move |turn| Wolf::set_up(rules, flock, Some(wolf), turn).ok())
        })
    })
}

#[test]
fn the_sheep_win_from_every_square_whoever_begins() {
    for (first, plies) in [(First::Wolf, 44), (First::Sheep, 43)] {
        let rules = Rules { first };
        let solved = SolvedWolf::new(rules);
        let start = Wolf::initial(rules);
        let turns = solved.turns(&start);
        assert_eq!(turns.len(), 28);
        for turn in turns {
            assert_eq!(turn.value, Value::Loss(Some(plies + 1)), "{}", start.move_text(turn.m));
            let placed = start.play(turn.m).unwrap();
            let expected = match first {
                First::Wolf => Value::Loss(Some(plies)),
                First::Sheep => Value::Win(Some(plies)),
            };
            assert_eq!(solved.value(&placed), expected);
            assert_eq!(solved.turns(&placed)[0].value, expected);
        }
        assert_eq!(solved.value(&start), Value::Loss(Some(plies + 1)));
    }
}

/// A value with plies that follows from those of all turns, everywhere, is the value.
#[test]
fn every_value_follows_from_those_of_its_turns() {
    let rules = Rules { first: First::Wolf };
    let solved = SolvedWolf::new(rules);
    let (mut count, mut won_by_sheep) = (0, 0);
    for position in positions(rules) {
        let value = solved.value(&position);
        let Ok(by_turns) =
            value_by_turns(&position, |child| Ok::<_, Infallible>(solved.value(child)));
        assert_eq!(value, by_turns, "{}", position.to_fen());
        let sheep_to_move = board::Position::turn(&position) == Side::White;
        count += 1;
        won_by_sheep += u32::from(value.wdl() == if sheep_to_move { Wdl::Win } else { Wdl::Loss });
    }
    assert_eq!(count, 2_013_760);
    // 118,613 of them can be met in a game, as the search in the tests of the rules finds.
    assert_eq!(won_by_sheep, 133_415);
}
