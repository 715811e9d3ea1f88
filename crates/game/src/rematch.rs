//! Who starts the next game of the same players.

use board::{BySide, Side};
use mill::Rematch;

use crate::{AnyRules, GameResult};

/// How the rules settle who starts the next game; families that do not speak of it alternate.
pub fn rematch_of(rules: &AnyRules) -> Rematch {
    match rules {
        AnyRules::Mill(rules) => rules.rematch,
        _ => Rematch::Alternate,
    }
}

/// The colours of the same players in their next game.
///
/// `first` is the colour that started the last game and `next_first` the one that starts the
/// next: they differ only where a lot decides. After a draw, or a game without a result, the
/// winner and the loser are nobody, so the players alternate.
pub fn next_colours<P>(
    rematch: Rematch,
    last: BySide<P>,
    first: Side,
    result: GameResult,
    next_first: Side,
) -> BySide<P> {
    let winner = result.winner();
    let starter = match (rematch, winner) {
        (Rematch::Same, _) => first,
        (Rematch::WinnerStarts, Some(winner)) => winner,
        (Rematch::LoserStarts, Some(winner)) => winner.other(),
        _ => first.other(),
    };
    if starter == next_first { last } else { last.swapped() }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LAST: BySide<&str> = BySide { white: "Anna", black: "Bert" };

    #[test]
    fn the_starter_gets_the_colour_that_starts() {
        for (rematch, result, white) in [
            (Rematch::Alternate, GameResult::WhiteWins, "Bert"),
            (Rematch::Alternate, GameResult::Draw, "Bert"),
            (Rematch::Same, GameResult::BlackWins, "Anna"),
            (Rematch::WinnerStarts, GameResult::WhiteWins, "Anna"),
            (Rematch::WinnerStarts, GameResult::BlackWins, "Bert"),
            (Rematch::WinnerStarts, GameResult::Draw, "Bert"),
            (Rematch::LoserStarts, GameResult::WhiteWins, "Bert"),
            (Rematch::LoserStarts, GameResult::BlackWins, "Anna"),
            (Rematch::LoserStarts, GameResult::Open, "Bert"),
        ] {
            let next = next_colours(rematch, LAST, Side::White, result, Side::White);
            assert_eq!(next.white, white, "{rematch} after {result}");
        }
    }

    #[test]
    fn a_lot_may_give_the_start_to_the_other_colour() {
        let next = next_colours(Rematch::Same, LAST, Side::White, GameResult::Draw, Side::Black);
        assert_eq!(next, LAST.swapped());
    }
}
