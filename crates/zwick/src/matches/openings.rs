//! How the games of a match begin: from a file, or by lot.

use std::path::Path;

use anyhow::{Context, anyhow, ensure};
use board::mix;
use fastrand::Rng;
use game::{AnyGame, AnyRules, Dice, Game, NamedRules, StopPolicy};
use hunt::Battue;

use crate::{files, ugi::position::play_words};

/// No file of openings is longer.
const MOST_BYTES: usize = 16 << 20;

/// How often turns are drawn anew where the lot ends the game.
const TRIES: u64 = 100;

/// Openings; each is played twice, with both colours.
#[derive(Debug)]
pub(super) enum Openings {
    /// Those of a file, one after the other and from the first again.
    Given(Vec<Game>),
    /// Turns by lot.
    Lot {
        /// By which rules.
        rules: AnyRules,
        /// How many turns.
        plies: usize,
    },
}

impl Openings {
    /// Reads the openings of a file: a position text or turns in each line; `#` begins a remark.
    pub(super) fn read(path: &Path, rules: &NamedRules) -> anyhow::Result<Self> {
        let name = files::name(path);
        let text = files::read_text(path, MOST_BYTES)?;
        ensure!(text.len() <= MOST_BYTES, "{name}: more than {MOST_BYTES} bytes");
        let mut games = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let place = || format!("{name}: line {}", index + 1);
            games.push(read_line(line, &rules.rules).with_context(place)?);
        }
        ensure!(!games.is_empty(), "{name}: there is no opening in it");
        Ok(Self::Given(games))
    }

    /// The opening of a pair of games, which depends on the seed of the pair if it is by lot.
    pub(super) fn of_pair(&self, pair: usize, seed: u64) -> Game {
        match self {
            Self::Given(games) => games[pair % games.len()].clone(),
            Self::Lot { rules, plies } => {
                let mut tries = (0..TRIES).filter_map(|number| by_lot(rules, *plies, seed, number));
                // Where every lot ends the game, it begins as it always does.
                tries.next().unwrap_or_else(|| new_game(rules.initial()))
            }
        }
    }
}

/// A game of a match, which does not go on for ever.
fn new_game(start: AnyGame) -> Game {
    Game::from_position(start).with_stop_policy(StopPolicy::STANDARD)
}

fn read_line(line: &str, rules: &AnyRules) -> anyhow::Result<Game> {
    let game = match rules.read_fen(line) {
        Ok(start) => new_game(start),
        // Turns have neither.
        Err(error) if line.contains([':', '/']) && !line.starts_with('x') => {
            return Err(anyhow!(error));
        }
        Err(_) => {
            let mut game = new_game(rules.initial());
            let words = line.split_whitespace().filter(|word| !word.ends_with('.'));
            play_words(&mut game, words)?;
            game
        }
    };
    ensure!(game.end().is_none(), "the game is over already");
    Ok(game)
}

fn by_lot(rules: &AnyRules, plies: usize, seed: u64, number: u64) -> Option<Game> {
    let start = match rules {
        AnyRules::Battue(rules) => Battue::deal(*rules, seed).into(),
        _ => rules.initial(),
    };
    let mut game = new_game(start);
    let mut random = Rng::with_seed(mix(seed ^ mix(number)));
    for _ in 0..plies {
        throw_if_awaited(&mut game, Dice::new(seed));
        let turns = game.legal_moves();
        if turns.is_empty() {
            return None;
        }
        game.play(turns[random.usize(..turns.len())]).ok()?;
    }
    game.end().is_none().then_some(game)
}

/// Throws the dice where the game asks for it.
pub(super) fn throw_if_awaited(game: &mut Game, dice: Dice) {
    if game.end().is_none() && game.position().awaits_throw() {
        // It is awaited, so it is taken.
        let _ = game.throw(dice.throw(game.ply()));
    }
}

#[cfg(test)]
mod tests {
    use game::catalogue;

    use super::*;

    #[test]
    fn lots_differ_by_pair_and_never_end_a_game() {
        for entry in catalogue::all().iter().filter(|entry| entry.rules.initial().turn().is_some())
        {
            let openings = Openings::Lot { rules: entry.rules, plies: 6 };
            let fens: Vec<String> = (0..20)
                .map(|pair| {
                    let game = openings.of_pair(pair, pair as u64);
                    assert!(game.end().is_none(), "{}", entry.id);
                    game.position().to_fen()
                })
                .collect();
            assert!(fens.iter().any(|fen| *fen != fens[0]), "{}", entry.id);
        }
    }

    #[test]
    fn lines_are_turns_or_positions() {
        let rules = catalogue::find("classic").unwrap().rules;
        let fen = read_line("3/3/3/6/3/1W1/3 b 8 9 0", &rules).unwrap();
        let turns = read_line("1. d2", &rules).unwrap();
        assert_eq!(fen.position(), turns.position());
        assert_eq!((fen.ply(), turns.ply()), (0, 1));
        for wrong in ["d2 d2", "3/3 w", "hello"] {
            assert!(read_line(wrong, &rules).is_err(), "{wrong}");
        }
    }
}
