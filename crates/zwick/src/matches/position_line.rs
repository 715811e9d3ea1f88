//! Where a game stands, as a line for another program.

use game::Game;

/// Where a game stands, as the protocol writes it: the start, and the turns since, each after its throw.
pub(super) fn text(game: &Game) -> String {
    let start = game.start();
    let mut text = match start.to_fen() {
        fen if fen == start.rules().initial().to_fen() => "position startpos".to_string(),
        fen => format!("position fen {fen}"),
    };
    let mut words: Vec<String> = Vec::new();
    for turn in game.turns() {
        words.extend(turn.throw.map(|throw| throw.to_string()));
        words.push(turn.text.clone());
    }
    words.extend(game.position().throw().map(|throw| throw.to_string()));
    if !words.is_empty() {
        text.push_str(" moves ");
        text.push_str(&words.join(" "));
    }
    text
}

#[cfg(test)]
mod tests {
    use game::{Dice, Game, catalogue};

    use super::*;
    use crate::ugi::position::play_words;

    #[test]
    fn every_game_is_written_and_read_back_with_its_throws() {
        for entry in catalogue::all() {
            let mut game = Game::named(entry.id).unwrap();
            let mut random = fastrand::Rng::with_seed(3);
            for _ in 0..40 {
                if game.end().is_none() && game.position().awaits_throw() {
                    game.throw(Dice::new(3).throw(game.ply())).unwrap();
                }
                let text = text(&game);
                let (_, words) = text.split_once(" moves ").unwrap_or(("", ""));
                let mut again = Game::from_position(game.start().clone());
                play_words(&mut again, words.split(' ').filter(|word| !word.is_empty())).unwrap();
                assert_eq!(again.position().to_fen(), game.position().to_fen(), "{text}");
                let moves = game.legal_moves();
                if moves.is_empty() {
                    break;
                }
                game.play(moves[random.usize(..moves.len())]).unwrap();
            }
        }
    }
}
