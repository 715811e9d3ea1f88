//! A puzzle as it is kept.

use board::{StableHasher, choice};
use game::{AnyGame, AnyRules, Family, catalogue};
use serde::{Deserialize, Serialize};

choice! {
    /// What a puzzle asks for.
    pub enum Kind {
        /// One turn wins, and no other.
        Win = "win",
        /// One turn holds the draw, all others lose.
        Hold = "hold",
        /// One turn wins, and it prepares a running mill.
        RunningMill = "running-mill",
        /// One turn wins, with few stones.
        Ending = "ending",
        /// One turn wins, and something is given away first or taken on the way.
        Shot = "shot",
        /// The wolf or the quarry gets away.
        Escape = "escape",
        /// The sheep or the hunters close in.
        Close = "close",
        /// One jump keeps the puzzle solvable.
        Keep = "keep",
        /// The puzzle is to be solved to the last peg.
        Finish = "finish",
        /// The same in as few moves as possible.
        FewMoves = "few-moves",
    }
}

choice! {
    /// How hard a puzzle is.
    pub enum Grade {
        /// For a start.
        Easy = "easy",
        /// One has to think.
        Middling = "middling",
        /// One has to think long.
        Hard = "hard",
    }
}

/// A puzzle with its solution.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The id: four letters and digits that follow from rules and position.
    pub id: String,
    /// The id of the rules.
    pub rules: String,
    /// What is asked for.
    #[serde(with = "kind_text")]
    pub kind: Kind,
    /// The position; the side to move has to solve it.
    pub fen: String,
    /// The turns of the solution: one's own and the answers in between. The last of one's own may
    /// have alternatives, written with `|`; every other one is the only right turn.
    pub line: Vec<String>,
    /// How many turns there are to choose from.
    pub choices: u16,
    /// The plies to the end of the game, where they are known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plies: Option<u16>,
    /// The lowest level of the computer that finds the first turn; 10 if none below does.
    pub level: u8,
}

mod kind_text {
    use board::RuleValue;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    use super::Kind;

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "that is how serde hands it over")]
    pub(super) fn serialize<S: Serializer>(kind: &Kind, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(kind.as_str())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Kind, D::Error> {
        let text = String::deserialize(from)?;
        Kind::from_text(&text).map_err(|_| D::Error::custom(format!("no kind \"{text}\"")))
    }
}

/// Letters and digits that are not mistaken for each other.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// How long an id is.
pub(crate) const ID_LENGTH: usize = 4;

impl Puzzle {
    /// The id of a position by some rules.
    pub fn id_of(rules: &str, fen: &str) -> String {
        let mut hasher = StableHasher::default();
        hasher.write(rules.as_bytes());
        hasher.write(b" ");
        hasher.write(fen.as_bytes());
        let hash = hasher.finish();
        (0..ID_LENGTH).map(|at| char::from(LETTERS[(hash >> (at * 5)) as usize % 32])).collect()
    }

    /// The rules; puzzles are made for named ones only.
    pub fn any_rules(&self) -> Option<AnyRules> {
        catalogue::find(&self.rules).ok().map(|entry| entry.rules)
    }

    /// The family of the game.
    pub fn family(&self) -> Option<Family> {
        self.any_rules().map(|rules| rules.family())
    }

    /// The position, if the text is one.
    pub fn position(&self) -> Option<AnyGame> {
        self.any_rules()?.read_fen(&self.fen).ok()
    }

    /// The right turns at one's own turn of that number, the first being that of the solution.
    pub fn right(&self, own: usize) -> Vec<&str> {
        let at = if self.is_alone() { own } else { 2 * own };
        self.line.get(at).map_or_else(Vec::new, |turns| turns.split('|').collect())
    }

    /// The answer to one's own turn of that number, if the solution goes on.
    pub fn answer(&self, own: usize) -> Option<&str> {
        if self.is_alone() { None } else { self.line.get(2 * own + 1).map(String::as_str) }
    }

    /// How many turns of one's own the solution has.
    pub fn own_turns(&self) -> usize {
        if self.is_alone() { self.line.len() } else { self.line.len().div_ceil(2) }
    }

    /// Whether nobody answers.
    fn is_alone(&self) -> bool {
        matches!(self.kind, Kind::Keep | Kind::Finish | Kind::FewMoves)
    }

    /// How hard it is: by the level that finds it, the turns there are, and how long it goes on.
    pub fn grade(&self) -> Grade {
        let choices = u32::from(self.choices).max(1).ilog2();
        let turns = u32::try_from(self.own_turns()).unwrap_or(u32::MAX).min(8);
        let far = self.plies.map_or(0, |plies| u32::from(plies / 12).min(4));
        match u32::from(self.level) * 2 + choices + turns + far {
            0..=11 => Grade::Easy,
            12..=19 => Grade::Middling,
            _ => Grade::Hard,
        }
    }
}
