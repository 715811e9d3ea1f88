//! What the players have agreed on before the first turn.

use board::BySide;
use game::{AnyRules, Game, Millis, StopPolicy, TimeControl, rule_text};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Computer, Seats, SideName};

/// Everything that is settled before the first turn, lots and deals included.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each was agreed on by itself")]
pub struct Agreed {
    /// The name of the rules: that of a preset, or `custom-…`.
    pub rules: String,
    /// Every field of the rules, so that a game stays what it was when a preset is corrected.
    pub rule_text: String,
    /// The position at the start.
    pub start: String,
    /// Whether the players have set that position up.
    #[serde(default)]
    pub set_up: bool,
    /// The players, after the lot.
    pub names: Names,
    /// Whether turns may be taken back.
    pub take_backs: bool,
    /// Whether a game that goes on and on is stopped, whatever its rules say.
    #[serde(default)]
    pub stop: bool,
    /// The time for each side.
    #[serde(default)]
    pub clock: Control,
    /// The time for Black, where it is not the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock_black: Option<Control>,
    /// How many days each player may be away, while the own clock stands still.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub vacation: u16,
    /// Who throws the dice, where there are any.
    #[serde(default)]
    pub dice: Option<DiceMode>,
    /// What the throws follow from.
    pub seed: u64,
    /// Whether a lot gave the players their colours.
    #[serde(default)]
    pub colours_by_lot: bool,
    /// The side that a lot let begin.
    #[serde(default)]
    pub first_by_lot: Option<SideName>,
    /// The game this one is the rematch of.
    #[serde(default)]
    pub previous: Option<String>,
    /// Whether one of two people has begun it without asking the other: no clock runs before both have played.
    #[serde(default, skip_serializing_if = "is_not")]
    pub unasked: bool,
    /// The computer, if it plays one side.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub computer: Option<Computer>,
    /// Whether hints may be asked for.
    #[serde(default = "yes")]
    pub hints: bool,
    /// Whether it changes the ratings of the players.
    #[serde(default, skip_serializing_if = "is_not")]
    pub rated: bool,
    /// Whether no bot may sit down.
    #[serde(default, skip_serializing_if = "is_not")]
    pub people_only: bool,
    /// Whether the players may write to each other.
    #[serde(default, skip_serializing_if = "is_not")]
    pub chat: bool,
    /// The seats, if only those play who hold one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<Seats>,
}

const fn yes() -> bool {
    true
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_zero(days: &u16) -> bool {
    *days == 0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
pub(super) const fn is_not(flag: &bool) -> bool {
    !*flag
}

/// The names of the players; an empty one is none.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
pub struct Names {
    /// White; the sheep, the quarry.
    pub white: String,
    /// Black; the wolf, the hunters.
    pub black: String,
}

impl Names {
    /// The names as a voice takes them.
    pub fn by_side(&self) -> BySide<Option<String>> {
        let name = |name: &String| (!name.is_empty()).then(|| name.clone());
        BySide { white: name(&self.white), black: name(&self.black) }
    }
}

/// How much time the players have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Control {
    /// As much as they like.
    #[default]
    None,
    /// A total for the game, and something more for each turn.
    Total {
        /// Minutes for the game, from 1 to 1440.
        minutes: u16,
        /// Seconds for each turn, up to 3600.
        #[serde(default)]
        increment: u16,
    },
    /// The same for each turn.
    Move {
        /// Seconds for a turn, from 1 to 86400.
        seconds: u32,
    },
    /// Days for each turn.
    Days {
        /// From 1 to 365.
        days: u16,
    },
}

impl Control {
    /// Whether it can be set.
    pub fn is_sane(self) -> bool {
        match self {
            Self::None => true,
            Self::Total { minutes, increment } => {
                (1..=1440).contains(&minutes) && increment <= 3600
            }
            Self::Move { seconds } => (1..=86_400).contains(&seconds),
            Self::Days { days } => (1..=365).contains(&days),
        }
    }

    pub(super) fn time_control(self) -> TimeControl {
        match self {
            Self::None => TimeControl::None,
            Self::Total { minutes, increment } => TimeControl::Total {
                initial: Millis::from_secs(u64::from(minutes) * 60),
                increment: Millis::from_secs(u64::from(increment)),
            },
            Self::Move { seconds } => {
                TimeControl::PerMove { limit: Millis::from_secs(u64::from(seconds)) }
            }
            Self::Days { days } => TimeControl::Days { days },
        }
    }
}

/// Who throws the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum DiceMode {
    /// The board does.
    #[default]
    Thrown,
    /// The players do, and enter what they threw.
    Entered,
}

impl Agreed {
    /// The rules.
    ///
    /// # Errors
    ///
    /// What is wrong with what was written down.
    pub fn read_rules(&self) -> Result<AnyRules, String> {
        rule_text::read(&self.rule_text).map(|named| named.rules).map_err(|error| error.to_string())
    }

    /// The game before its first turn.
    ///
    /// # Errors
    ///
    /// What is wrong with what was written down.
    pub fn open(&self) -> Result<Game, String> {
        let start = self.read_rules()?.read_fen(&self.start).map_err(|error| error.to_string())?;
        let clocks = self.clocks();
        let controls = BySide::from_fn(|side| clocks[side].time_control());
        let mut game = Game::from_position(start).with_clocks(controls);
        if self.stop {
            game = game.with_stop_policy(StopPolicy::STANDARD);
        }
        if !self.take_backs {
            game = game.without_take_backs();
        }
        Ok(game)
    }

    /// Every field of some rules, as they are written down.
    pub fn write_rules(rules: &AnyRules) -> String {
        let mut table = serde_json::Map::new();
        table.insert("game".to_string(), rules.family().as_str().into());
        for field in rules.fields() {
            table.insert(field.name.to_string(), rules.get(field.name).unwrap_or_default().into());
        }
        serde_json::Value::Object(table).to_string()
    }
}
