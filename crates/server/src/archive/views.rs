//! Positions by what stands on the board, however it is turned.

use board::{Position, Side, StableHasher, mix};
use game::{AnyGame, AnyRules};
use hunt::battue;
use mill::{PointSet, Symmetry};

/// All views of the board of some rules.
#[derive(Debug)]
pub(super) struct Views {
    lines: Vec<Symmetry>,
    /// Positions of other rules are other positions.
    salt: u64,
}

impl Views {
    /// The views of a board, for rules of this id.
    pub(super) fn of(id: &str, rules: &AnyRules) -> Self {
        let lines = match rules {
            AnyRules::Mill(rules) => mill::symmetries(rules.geometry()),
            AnyRules::Battue(_) => mill::symmetries(battue::board()),
            AnyRules::Draughts(_) | AnyRules::Wolf(_) | AnyRules::Pegs(_) => Vec::new(),
        };
        let mut salt = StableHasher::default();
        salt.write(id.as_bytes());
        Self { lines, salt: salt.finish() }
    }

    /// The same number for positions that are the same when the board is turned, mirrored or turned
    /// inside out: stones, hands and the side to move. What the players remember, or have thrown, is not
    /// looked at.
    pub(super) fn key(&self, position: &AnyGame) -> u64 {
        let (image, besides) = match position {
            AnyGame::Mill(mill) => {
                let stones = Side::ALL.map(|side| mill.stones(side));
                let hands = Side::ALL.map(|side| u64::from(mill.hand(side)));
                (self.least(stones), hands[0] | hands[1] << 8 | turn(mill.turn()) << 16)
            }
            AnyGame::Battue(hunt) => {
                let quarry: PointSet = std::iter::once(hunt.quarry()).collect();
                (self.least([hunt.hunters(), quarry]), turn(hunt.turn()) << 16)
            }
            AnyGame::Pegs(pegs) => {
                let views = pegs.layout().symmetries().iter();
                let images = views.map(|symmetry| symmetry.set(pegs.pegs()).bits());
                (images.min().unwrap_or_default(), 0)
            }
            // The board of draughts looks different from every side.
            AnyGame::Draughts(_) | AnyGame::Wolf(_) => (position.key(), 0),
        };
        mix(mix(mix(image) ^ besides) ^ self.salt)
    }

    fn least(&self, sets: [PointSet; 2]) -> u64 {
        let bits = |set: PointSet| u64::from(set.bits());
        let image =
            |symmetry: &Symmetry| bits(symmetry.set(sets[0])) | bits(symmetry.set(sets[1])) << 24;
        self.lines.iter().map(image).min().unwrap_or(bits(sets[0]) | bits(sets[1]) << 24)
    }
}

const fn turn(side: Side) -> u64 {
    match side {
        Side::White => 0,
        Side::Black => 1,
    }
}

#[cfg(test)]
mod tests {
    use game::catalogue;

    use super::*;

    /// The key after some turns.
    fn key(id: &str, turns: &str) -> u64 {
        let rules = catalogue::find(id).expect("a preset").rules;
        let mut position = rules.initial();
        for turn in turns.split_whitespace() {
            let m = position.read_move(turn).expect("a turn");
            position.play(m).expect("a legal turn");
        }
        Views::of(id, &rules).key(&position)
    }

    #[test]
    fn a_position_has_one_key_from_every_side_and_others_have_others() {
        // Turned, mirrored, turned inside out, and the stones placed in another order.
        for same in ["a4 d7", "g4 d1", "d1 a4", "c4 d5"] {
            assert_eq!(key("classic", same), key("classic", "d7 g4"), "{same}");
        }
        assert_eq!(key("classic", "a1 b2 g1 d2"), key("classic", "g1 d2 a1 b2"));
        for other in ["d7 a1", "d7", "d7 g4 a1", "g4 c4"] {
            assert_ne!(key("classic", other), key("classic", "d7 g4"), "{other}");
        }
        assert_ne!(key("classic", "d7 g4"), key("lasker", "d7 g4"));
        assert_eq!(key("pegs33", "d6-d4"), key("pegs33", "b4-d4"));
        assert_ne!(key("english", "11-15"), key("english", "10-15"));
    }

    #[test]
    fn keys_are_kept_and_must_not_change() {
        assert_eq!(key("classic", "d6 d2 f4 b4"), 11_288_027_962_335_646_813);
    }
}
