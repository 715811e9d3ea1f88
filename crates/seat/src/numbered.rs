//! The turns of a game in numbered lines, as records count them.

use game::Game;

/// A numbered line: what both sides played, the one first that begins by the rules.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Numbered {
    /// The number.
    pub number: u32,
    /// The turns of the side that begins; more than one where it had earned another.
    pub first: Vec<String>,
    /// The turns of the other side.
    pub second: Vec<String>,
}

/// The turns of a game, numbered, each with the throw before it.
pub fn numbered(game: &Game) -> Vec<Numbered> {
    let beginner = game.first_side();
    let mut lines: Vec<Numbered> = Vec::new();
    for (turn, number) in game.turns().iter().zip(game.turn_numbers()) {
        let throw = turn.throw.map(|throw| format!("{throw} ")).unwrap_or_default();
        let text = format!("{throw}{}", turn.text);
        let number = number.number;
        if lines.last().is_none_or(|line| line.number != number) {
            lines.push(Numbered { number, ..Numbered::default() });
        }
        if let Some(line) = lines.last_mut() {
            let own = if turn.side == beginner { &mut line.first } else { &mut line.second };
            own.push(text);
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_are_numbered_in_pairs_and_alone() {
        let mut game = Game::named("classic").unwrap();
        for turn in ["d2", "d6", "a1"] {
            game.play_text(turn).unwrap();
        }
        let lines = numbered(&game);
        let texts = |line: &Numbered| (line.number, line.first.join(" "), line.second.join(" "));
        let wanted =
            vec![(1, "d2".to_string(), "d6".to_string()), (2, "a1".to_string(), String::new())];
        assert_eq!(lines.iter().map(texts).collect::<Vec<_>>(), wanted);
        let mut game = Game::named("pegs33").unwrap();
        for _ in 0..2 {
            let m = game.legal_moves()[0];
            game.play(m).unwrap();
        }
        assert_eq!(numbered(&game).iter().map(|line| line.number).collect::<Vec<_>>(), [1, 2]);
    }
}
