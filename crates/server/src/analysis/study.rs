//! A start with all lines from it, as the page holds them.

use game::{Game, catalogue, rule_text};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::table::Table;

/// A start with all lines from it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct Study {
    /// The id of the rules.
    pub rules: Option<String>,
    /// The text of the rules, where the id alone does not say them.
    pub rule_text: Option<String>,
    /// The position at the start.
    #[serde(default)]
    pub start: String,
    /// What else a record says of the game: pairs of name and value.
    #[serde(default)]
    pub tags: Vec<(String, String)>,
    /// What is said before the first turn.
    #[serde(default)]
    pub comment: String,
    /// The turns of all lines, each after one that comes before it.
    pub nodes: Vec<StudyNode>,
    /// How many games there were in the text it was read from.
    #[serde(default)]
    pub games: usize,
}

/// A turn of a line.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
pub struct StudyNode {
    /// After which turn it is played: 0 is the start, 1 the first of the list. The first of the list
    /// that follows a turn goes on with its line, others branch off.
    pub after: usize,
    /// The turn, with the throw before it in brackets.
    pub turn: String,
    /// What is said about it.
    pub comment: String,
    /// What a record keeps with it: clocks, offers, claims.
    pub kept: String,
    /// Its numeric annotations.
    pub nags: Vec<u8>,
}

/// The tags that a study has fields for, or that follow from it.
pub(super) const OWN_TAGS: [&str; 4] = ["Rules", "RuleText", "FEN", "Version"];

impl Study {
    /// A study of a game's rules and start, without a turn.
    pub(super) fn of(game: &Game) -> Self {
        let id = game.rules_id();
        let named = catalogue::find(id).is_ok_and(|entry| entry.rules == game.rules());
        Self {
            rules: Some(id.to_string()),
            rule_text: (!named).then(|| rule_text::to_json(&game.rules())),
            start: game.start().to_fen(),
            games: 1,
            ..Self::default()
        }
    }

    /// The game of a table, as far as it has been played.
    pub fn of_table(table: &Table, tags: Vec<(String, String)>) -> Self {
        let rules = Some(table.agreed.rules.clone());
        let nodes = table.game.turns().iter().enumerate().map(|(index, turn)| {
            let throw = turn.throw.map(|throw| format!("{throw} ")).unwrap_or_default();
            let turn = format!("{throw}{}", turn.text);
            StudyNode { after: index, turn, ..StudyNode::default() }
        });
        let named = catalogue::find(&table.agreed.rules)
            .is_ok_and(|entry| entry.rules == table.game.rules());
        Self {
            rules,
            rule_text: (!named).then(|| rule_text::to_json(&table.game.rules())),
            tags: tags.into_iter().filter(|(name, _)| !is_own(name)).collect(),
            nodes: nodes.collect(),
            ..Self::of(&table.game)
        }
    }
}

/// Whether a tag says what a study says otherwise.
pub(super) fn is_own(name: &str) -> bool {
    OWN_TAGS.contains(&name)
}
