//! Which positions nobody is told the worth of: those of a rated game that goes on.

use std::collections::BTreeSet;

use board::{Position as _, Side};
use game::{AnyGame, Game};
use mill::Symmetry;

/// How many turns every game begins with that many games share.
const SHARED: usize = 6;

/// How far a question goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// About this one position.
    Position,
    /// About this one among others, as when a whole game is judged; how games usually begin is no secret.
    Among,
}

/// Whether a position is one of a game that goes on, or could be after the next turn; under all
/// symmetries of the board, and with the colours changed.
pub fn is_of(game: &Game, asked: &AnyGame, question: Question) -> bool {
    if game.end().is_some() {
        return false;
    }
    let now = game.ply();
    let shared = if question == Question::Among { SHARED.min(now) } else { 0 };
    let past = (shared..=now).filter_map(|ply| game.position_at(ply));
    let next = game.legal_moves().into_iter().filter_map(|m| {
        let mut after = game.position().clone();
        after.play(m).ok().map(|()| after)
    });
    let likeness = Likeness::of(asked);
    past.cloned().chain(next).any(|position| likeness.fits(&position))
}

/// What a position is compared by.
struct Likeness<'a> {
    asked: &'a AnyGame,
    symmetries: Vec<Symmetry>,
}

impl<'a> Likeness<'a> {
    fn of(asked: &'a AnyGame) -> Self {
        let symmetries = match asked {
            AnyGame::Mill(mill) => mill::symmetries(mill.board()),
            AnyGame::Battue(_) => mill::symmetries(hunt::battue::board()),
            _ => Vec::new(),
        };
        Self { asked, symmetries }
    }

    /// Whether two positions are worth the same because they are one, seen from elsewhere.
    fn fits(&self, other: &AnyGame) -> bool {
        match (self.asked, other) {
            (AnyGame::Mill(one), AnyGame::Mill(other)) => {
                // By whatever rules: on the same board they tell enough.
                one.board().points() == other.board().points()
                    && [false, true].into_iter().any(|changed| {
                        let of = |side: Side| if changed { side.other() } else { side };
                        of(one.turn()) == other.turn()
                            && Side::ALL
                                .into_iter()
                                .all(|side| one.hand(side) == other.hand(of(side)))
                            && self.symmetries.iter().any(|symmetry| {
                                Side::ALL.into_iter().all(|side| {
                                    symmetry.set(one.stones(side)) == other.stones(of(side))
                                })
                            })
                    })
            }
            (AnyGame::Battue(one), AnyGame::Battue(other)) => {
                one.turn() == other.turn()
                    && self.symmetries.iter().any(|symmetry| {
                        symmetry.point(one.quarry()) == other.quarry()
                            && symmetry.set(one.hunters()) == other.hunters()
                    })
            }
            (AnyGame::Draughts(one), AnyGame::Draughts(other)) => {
                let (one, other) = (one.setup(), other.setup());
                let same = one.turn == other.turn
                    && one.kings == other.kings
                    && Side::ALL.into_iter().all(|side| one.side(side) == other.side(side));
                let is_turned = |king: bool, side: Side| {
                    let own = one.side(side).into_iter();
                    let own = own.filter(|square| one.kings.contains(*square) == king);
                    let own: BTreeSet<usize> = own.map(|square| square.rotated().index()).collect();
                    let theirs = other.side(side.other()).into_iter();
                    let mut theirs = theirs.filter(|square| other.kings.contains(*square) == king);
                    theirs.clone().count() == own.len()
                        && theirs.all(|square| own.contains(&square.index()))
                };
                let changed = one.turn != other.turn
                    && Side::ALL
                        .into_iter()
                        .all(|side| is_turned(false, side) && is_turned(true, side));
                same || changed
            }
            (AnyGame::Wolf(one), AnyGame::Wolf(other)) => one == other,
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(rules: &str, turns: &str) -> Game {
        let rules = game::catalogue::find(rules).unwrap().rules;
        let mut game = Game::from_position(rules.initial());
        for turn in turns.split_whitespace() {
            game.play_text(turn).unwrap();
        }
        game
    }

    fn position(rules: &str, turns: &str) -> AnyGame {
        game(rules, turns).position().clone()
    }

    #[test]
    fn positions_of_the_game_are_known_from_every_side() {
        let running = game("classic", "a1 d1 g1 d3 b4");
        let asked =
            |rules: &str, turns: &str| is_of(&running, &position(rules, turns), Question::Position);
        assert!(asked("classic", "a1 d1 g1 d3 b4"), "the board as it stands");
        assert!(asked("classic", "a1 d1"), "and as it stood");
        assert!(asked("classic", "a1 d1 g1 d3 b4 f4"), "and as it may stand next");
        assert!(asked("classic", "a7 a4 a1 c4 d6"), "turned");
        assert!(asked("classic", "g1 d1 a1 d3 f4"), "mirrored");
        assert!(asked("classic", "c3 d3 e3 d1 b4"), "inside out");
        assert!(asked("schmidt", "a1 d1 g1 d3 b4"), "by other rules of nine stones");
        assert!(!asked("classic", "a1 d1 g1 d3 b4 f4 b2"), "two turns on it is another matter");
        assert!(!asked("classic", "a1 d1 g1 d2 b4"), "nor is another position");
        assert!(!asked("english", ""));
    }

    #[test]
    fn how_games_begin_is_no_secret_among_others() {
        let running = game("classic", "a1 d1 g1 d3 b4 f4 b2 f2");
        let start = position("classic", "");
        assert!(is_of(&running, &start, Question::Position));
        assert!(!is_of(&running, &start, Question::Among));
        assert!(is_of(&running, running.position(), Question::Among));
    }

    #[test]
    fn a_board_of_draughts_is_known_when_it_is_turned_round() {
        let running = game("english", "11-15");
        let start = position("english", "");
        assert!(is_of(&running, &start, Question::Position));
        let setup = running.position().to_fen();
        assert!(is_of(&running, running.position(), Question::Position), "{setup}");
        assert!(!is_of(&running, &position("english", "11-16 22-18"), Question::Position));
    }
}
