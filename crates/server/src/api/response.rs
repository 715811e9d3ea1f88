//! What is answered.

use serde::Serialize;
use utoipa::ToSchema;

use crate::table::{ComputerView, Names};

/// Who answers.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Health {
    /// Always `zwick`.
    pub(super) name: &'static str,
    /// The version of the program.
    pub(super) version: &'static str,
    /// What tells these games from those of another folder.
    pub(super) data: String,
}

/// A part of the list of games.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct GameList {
    /// The games, the latest first.
    pub(super) games: Vec<GameItem>,
    /// The `before` of the next part, if there is one.
    pub(super) next: Option<String>,
}

/// A game in a list.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct GameItem {
    /// The id.
    pub(super) id: String,
    /// The version.
    pub(super) ver: u64,
    /// The id of the rules.
    pub(super) rules: String,
    /// The name of the rules.
    pub(super) name: String,
    /// The family of games.
    pub(super) family: String,
    /// The names of the players, as they were given.
    pub(super) names: Names,
    /// The computer, if it plays one side.
    pub(super) computer: Option<ComputerView>,
    /// How many turns have been played.
    pub(super) ply: u64,
    /// Whether it has ended.
    pub(super) over: bool,
    /// The result as records write it.
    pub(super) result: String,
    /// Why it ended, by its code.
    pub(super) reason: Option<String>,
    /// What there is to do, or how it ended.
    pub(super) sentence: String,
    /// The position.
    pub(super) fen: String,
    /// When it was created, in milliseconds since 1970.
    pub(super) created_at: u64,
    /// When it was last played.
    pub(super) updated_at: u64,
}

/// The named rule sets.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct RuleList {
    /// The rule sets, family by family.
    pub(super) rules: Vec<RuleItem>,
}

/// A rule set in the list.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct RuleItem {
    /// The id.
    pub(super) id: String,
    /// The family of games.
    pub(super) family: String,
    /// The name.
    pub(super) name: String,
    /// What differs in it.
    pub(super) about: String,
    /// Whether only the name is handed down and the rules are our version.
    pub(super) house: bool,
    /// The leaflet, book or site it comes from.
    pub(super) source: String,
}

/// A rule set, field by field.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct RuleSetView {
    /// The id: that of a preset, or `custom-…`.
    pub(super) id: String,
    /// The family of games.
    pub(super) family: String,
    /// The name.
    pub(super) name: String,
    /// What differs in it.
    pub(super) about: String,
    /// The argument for our version, where only the name is handed down.
    pub(super) house: Option<String>,
    /// The leaflet, book or site it comes from.
    pub(super) source: Option<String>,
    /// What identifies the game, whatever its name and its draws.
    pub(super) graph: String,
    /// The rules as a text that can be changed and sent again.
    pub(super) text: String,
    /// The fields.
    pub(super) fields: Vec<FieldView>,
}

/// A field of a rule set.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct FieldView {
    /// The name of the field.
    pub(super) name: String,
    /// What it is about, in a word or two.
    pub(super) title: String,
    /// Its value.
    pub(super) value: String,
    /// What that means, as a sentence.
    pub(super) sentence: Option<String>,
    /// Where it is written.
    pub(super) source: Option<String>,
}
