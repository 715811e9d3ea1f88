//! Positions of a game as the protocol writes them: a start, and the turns since.

use anyhow::{Context, anyhow};
use board::Throw;
use game::{AnyGame, Game};

use super::command::quoted;

/// Plays turns, each written as in a record; a throw of the dice stands before its turn, or last if
/// the turn is still to come.
pub(crate) fn play_words<'a>(
    game: &mut Game,
    words: impl IntoIterator<Item = &'a str>,
) -> anyhow::Result<()> {
    for word in words {
        let place = || format!("turn {}", game.ply() + 1);
        if word.starts_with('(') {
            let throw: Throw = word.parse().with_context(|| quoted(word)).with_context(place)?;
            // A start may hold its throw already, and the turn repeat it.
            if game.position().throw() != Some(throw) {
                let place = place();
                game.throw(throw).with_context(|| throw.to_string()).context(place)?;
            }
            continue;
        }
        let place = place();
        game.play_text(word).map_err(|error| anyhow!("{place}: {error}"))?;
    }
    Ok(())
}

/// Whether it is the turn of the first player: the side that begins by the rules, and whoever sits
/// at a puzzle.
pub(crate) fn is_first_players(position: &AnyGame) -> bool {
    position.turn() == position.rules().initial().turn()
}
