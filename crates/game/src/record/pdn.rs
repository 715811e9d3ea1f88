//! PDN, the format of draughts programs.
//!
//! It is our record with other tags: `GameType` and `Variant` say what is played, `SetUp` goes
//! with `FEN`. Written files keep the tags `Rules` and `RuleText` too, which other programs do
//! not mind, so that every rule set comes back exactly.

use board::RuleSet;
use draughts::{Rules, pdn};

use super::{
    Line, Record, RecordError, RecordProblem, ReplayError, Tags, VERSION, parse_all, replay,
};
use crate::{AnyRules, NamedRules, catalogue, rule_text};

/// A text that is no PDN, or a game that PDN cannot hold.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PdnError {
    /// The text is no record.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The text holds no game, or more than the one that was asked for.
    #[error("{0} games in the text, one is expected")]
    NotOne(usize),
    /// The tag `GameType` is of a game we do not have.
    #[error("the tag GameType: \"{text}\": {problem}")]
    GameType {
        /// What it says.
        text: String,
        /// What is wrong.
        problem: pdn::ParseGameTypeError,
    },
    /// The rules that were asked for are unknown.
    #[error(transparent)]
    UnknownRules(#[from] catalogue::UnknownRules),
    /// Only draughts is written in PDN.
    #[error("\"{0}\" is not draughts, and PDN holds nothing else")]
    NotDraughts(String),
    /// PDN has no word for a huff.
    #[error("a huff cannot be written in PDN")]
    Huff,
    /// A tag does not fit.
    #[error(transparent)]
    Tag(#[from] RecordProblem),
    /// The record does not play through.
    #[error(transparent)]
    Replay(#[from] ReplayError),
}

impl PdnError {
    /// The stable code of the error.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Record(error) => error.code(),
            Self::NotOne(_) => "pdn-not-one",
            Self::GameType { .. } => "pdn-game-type",
            Self::UnknownRules(_) => "unknown-rules",
            Self::NotDraughts(_) => "pdn-not-draughts",
            Self::Huff => "pdn-huff",
            Self::Tag(problem) => problem.code(),
            Self::Replay(error) => error.code(),
        }
    }
}

/// The rules of a text that does not name any: most files without a type are English draughts.
const DEFAULT: &str = "english";

/// Reads the one game in a PDN text as a record of ours.
///
/// Which rules hold is said by the tag `Rules` or `Variant`, if it names a rule set of ours, then
/// by `GameType`, then by `asked`; without any of them it is English draughts.
///
/// # Errors
///
/// If the text cannot be read, does not hold one game, or is of a game we do not have.
pub fn parse(text: &str, asked: Option<&str>) -> Result<Record, PdnError> {
    let mut records = read_all(text, asked)?;
    match (records.pop(), records.len()) {
        (Some(record), 0) => Ok(record),
        (last, others) => Err(PdnError::NotOne(others + usize::from(last.is_some()))),
    }
}

/// Reads all games in a PDN text.
///
/// # Errors
///
/// As [`parse`].
pub fn read_all(text: &str, asked: Option<&str>) -> Result<Vec<Record>, PdnError> {
    let mut records = parse_all(text)?;
    for record in &mut records {
        record.tags = own_tags(&record.tags, asked)?;
    }
    Ok(records)
}

/// Writes a record of draughts as PDN.
///
/// # Errors
///
/// If the record is not of draughts, or does not play through.
pub fn print(record: &Record) -> Result<String, PdnError> {
    let game = replay(record)?;
    let AnyRules::Draughts(rules) = game.rules() else {
        return Err(PdnError::NotDraughts(game.rules_id().to_string()));
    };
    if has_huff(&record.line) {
        return Err(PdnError::Huff);
    }
    let id = nearest(game.rules_id(), &rules);
    let mut written = record.clone();
    written.tags = Tags::default();
    for tag in record.tags.iter() {
        if tag.name() == "FEN" {
            written.tags.set("SetUp", "1")?;
        }
        written.tags.set(tag.name(), tag.value())?;
    }
    if let Some(game_type) = pdn::game_type(id) {
        let game_type = pdn::GameType {
            first: rules.first.side(),
            numbering: rules.numbering,
            mirrored: rules.mirrored_board,
            ..game_type
        };
        written.tags.set("GameType", &game_type.to_string())?;
    }
    if let Some(variant) = pdn::variant(id) {
        written.tags.set("Variant", variant)?;
    }
    Ok(written.to_string())
}

fn has_huff(line: &Line) -> bool {
    line.nodes
        .iter()
        .any(|node| node.text().starts_with('x') || node.variations.iter().any(has_huff))
}

/// The preset whose type a rule set goes by: its own, or the first of the same game.
fn nearest<'a>(id: &'a str, rules: &Rules) -> &'a str {
    if Rules::preset(id).is_some() {
        return id;
    }
    Rules::presets()
        .iter()
        .find(|preset| preset.rules.graph_hash() == rules.graph_hash())
        .map_or("", |preset| preset.id)
}

/// The tags of a PDN game as our records have them.
fn own_tags(tags: &Tags, asked: Option<&str>) -> Result<Tags, PdnError> {
    let mut own = Tags::default();
    if tags.get("RuleText").is_none() && !tags.get("Rules").is_some_and(is_known) {
        let NamedRules { id, rules } = recognise(tags, asked)?;
        own.set("Rules", &id)?;
        own.set("Version", VERSION)?;
        if id.starts_with("custom-") {
            own.set("RuleText", &rule_text::to_json(&rules))?;
        }
    }
    for tag in tags.iter() {
        let replaced = matches!(tag.name(), "GameType" | "Variant" | "SetUp");
        if !replaced && own.get(tag.name()).is_none() {
            own.set(tag.name(), tag.value())?;
        }
    }
    Ok(own)
}

fn is_known(id: &str) -> bool {
    Rules::preset(id).is_some()
}

/// The rules that the tags mean: a game of ours, written as the type says.
fn recognise(tags: &Tags, asked: Option<&str>) -> Result<NamedRules, PdnError> {
    let game_type = match tags.get("GameType") {
        None => None,
        Some(text) => Some(
            text.parse::<pdn::GameType>()
                .map_err(|problem| PdnError::GameType { text: text.to_string(), problem })?,
        ),
    };
    let Some(preset) = pdn::preset(game_type, tags.get("Variant")) else {
        let entry = catalogue::find(asked.unwrap_or(DEFAULT))?;
        return match entry.rules {
            AnyRules::Draughts(_) => {
                Ok(NamedRules { id: entry.id.to_string(), rules: entry.rules })
            }
            _ => Err(PdnError::NotDraughts(entry.id.to_string())),
        };
    };
    let mut rules = preset.rules;
    if let Some(game_type) = game_type {
        rules.numbering = game_type.numbering;
        rules.mirrored_board = game_type.mirrored;
        rules.first = match game_type.first {
            board::Side::White => draughts::rules::First::White,
            board::Side::Black => draughts::rules::First::Black,
        };
    }
    // Of several presets with the same rules the one that was meant keeps its name.
    let id =
        if rules == preset.rules { preset.id.to_string() } else { catalogue::id_of(&rules.into()) };
    Ok(NamedRules { id, rules: rules.into() })
}
