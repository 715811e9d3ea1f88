//! Rule sets as people write them: TOML or JSON.
//!
//! ```toml
//! game = "mill"            # the family; may be left out beside a base
//! base = "classic"         # the preset it differs from; the family's first one if left out
//! fly = "off"
//! stones = 10
//! repetition = "3 claim"
//! ```
//!
//! Values are texts, whole numbers, or true and false. A rule set that equals a preset goes by
//! its name; any other one is called `custom-` and a hash.

use std::fmt;

use serde::{
    Deserialize, Deserializer,
    de::{Error, MapAccess, Visitor},
};
use serde_json::{Map, Value};

use crate::{AnyRules, Family, catalogue};

/// The longest text that is read, in bytes.
pub const MAX_BYTES: usize = 16 << 10;

/// A rule set that was written by a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NamedRules {
    /// The id of the preset it equals, or `custom-…`.
    pub id: String,
    /// The rules.
    pub rules: AnyRules,
}

/// A text that is no rule set.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RuleTextError {
    /// More than is read at all.
    #[error("the text is longer than {MAX_BYTES} bytes")]
    TooLong,
    /// Neither TOML nor JSON.
    #[error("line {line}, column {column}: {problem}")]
    Syntax {
        /// The line, counted from 1.
        line: usize,
        /// The column, counted from 1.
        column: usize,
        /// What is wrong there.
        problem: String,
    },
    /// Neither `game` nor `base` says what is played.
    #[error("say what is played: game = \"mill\", or base = \"classic\"")]
    NoGame,
    /// There is no such family, or the base is of another one.
    #[error("game: {0}")]
    Game(String),
    /// There is no such base.
    #[error("base: {0}")]
    Base(catalogue::UnknownRules),
    /// A key that does not exist, or a value that does not fit.
    #[error("{problem}")]
    Field {
        /// The key.
        key: String,
        /// What is wrong, with the key.
        problem: String,
    },
    /// Fields that cannot hold together.
    #[error(transparent)]
    Impossible(#[from] board::Impossible),
}

impl RuleTextError {
    /// The stable code of the error.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::TooLong => "rules-too-long",
            Self::Syntax { .. } => "rules-syntax",
            Self::NoGame | Self::Game(_) => "rules-game",
            Self::Base(_) => "unknown-rules",
            Self::Field { .. } => "rules-field",
            Self::Impossible(_) => "rules-impossible",
        }
    }
}

/// Reads a rule set from TOML, or from JSON if the text begins with a brace.
///
/// # Errors
///
/// With line and column if it is neither; with the key if a key or a value is unknown; with the
/// reason if the rules are impossible.
pub fn read(text: &str) -> Result<NamedRules, RuleTextError> {
    let table = table(text)?;
    let mut rules = base(&table)?;
    for (key, value) in &table {
        if key == "game" || key == "base" {
            continue;
        }
        let fail = |problem: String| RuleTextError::Field { key: key.clone(), problem };
        let value = plain(value).ok_or_else(|| {
            fail(format!("{key}: a text, a whole number, true or false is expected"))
        })?;
        rules.set(key, &value).map_err(|error| fail(error.to_string()))?;
    }
    rules.check()?;
    Ok(NamedRules { id: catalogue::id_of(&rules), rules })
}

/// Writes a rule set as TOML: the preset it is nearest to, and what differs.
pub fn to_toml(rules: &AnyRules) -> String {
    lines(rules)
        .into_iter()
        .flat_map(|(key, value)| [key.to_string(), format!(" = \"{value}\"\n")])
        .collect()
}

/// Writes a rule set as JSON in one line, as records hold it.
pub fn to_json(rules: &AnyRules) -> String {
    let table: Map<String, Value> = lines(rules)
        .into_iter()
        .map(|(key, value)| (key.to_string(), Value::String(value)))
        .collect();
    Value::Object(table).to_string()
}

/// The family a text speaks of, if it can be read so far.
pub(crate) fn family_of(text: &str) -> Option<Family> {
    base(&table(text).ok()?).ok().map(|rules| rules.family())
}

/// Family, base and differences; the base is the preset with the fewest differences.
fn lines(rules: &AnyRules) -> Vec<(&'static str, String)> {
    let differences = |base: &AnyRules| -> Vec<(&'static str, String)> {
        rules
            .fields()
            .iter()
            .filter_map(|field| {
                let value = rules.get(field.name)?;
                (base.get(field.name) != Some(value.clone())).then_some((field.name, value))
            })
            .collect()
    };
    let nearest = catalogue::all()
        .iter()
        .filter(|entry| entry.family == rules.family())
        .map(|entry| (entry.id, differences(&entry.rules)))
        .min_by_key(|(_, differences)| differences.len());
    let mut lines = vec![("game", rules.family().to_string())];
    if let Some((base, differences)) = nearest {
        lines.push(("base", base.to_string()));
        lines.extend(differences);
    }
    lines
}

fn table(text: &str) -> Result<Map<String, Value>, RuleTextError> {
    if text.len() > MAX_BYTES {
        return Err(RuleTextError::TooLong);
    }
    if text.trim_start().starts_with('{') {
        let table = serde_json::from_str(text).map(|Unique(table)| table);
        return table.map_err(|error| RuleTextError::Syntax {
            line: error.line(),
            column: error.column(),
            problem: error.to_string(),
        });
    }
    toml::from_str(text).map_err(|error| {
        let offset = error.span().map_or(0, |span| span.start);
        let (line, column) = place(text, offset);
        RuleTextError::Syntax { line, column, problem: error.message().to_string() }
    })
}

/// A table that refuses a key that is there twice; JSON itself would take the last one.
struct Unique(Map<String, Value>);

impl<'de> Deserialize<'de> for Unique {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(UniqueVisitor)
    }
}

struct UniqueVisitor;

impl<'de> Visitor<'de> for UniqueVisitor {
    type Value = Unique;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a table of rules")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<Unique, A::Error> {
        let mut table = Map::new();
        while let Some((key, value)) = access.next_entry::<String, Value>()? {
            if table.contains_key(&key) {
                return Err(A::Error::custom(format!("duplicate key `{key}`")));
            }
            table.insert(key, value);
        }
        Ok(Unique(table))
    }
}

/// Line and column of a byte.
fn place(text: &str, offset: usize) -> (usize, usize) {
    let before = text.get(..offset).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    (line, column)
}

fn base(table: &Map<String, Value>) -> Result<AnyRules, RuleTextError> {
    let text = |key: &str| match table.get(key) {
        None => Ok(None),
        Some(Value::String(text)) => Ok(Some(text.as_str())),
        Some(_) => Err(RuleTextError::Field {
            key: key.to_string(),
            problem: format!("{key}: a text is expected"),
        }),
    };
    let family = match text("game")? {
        None => None,
        Some(name) => Some(family(name)?),
    };
    match (family, text("base")?) {
        (None, None) => Err(RuleTextError::NoGame),
        (Some(family), None) => catalogue::all()
            .iter()
            .find(|entry| entry.family == family)
            .map(|entry| entry.rules)
            .ok_or(RuleTextError::NoGame),
        (family, Some(id)) => {
            let entry = catalogue::find(id).map_err(RuleTextError::Base)?;
            match family {
                Some(family) if family != entry.family => Err(RuleTextError::Game(format!(
                    "{family} is asked for, but {id} is a game of {}",
                    entry.family
                ))),
                _ => Ok(entry.rules),
            }
        }
    }
}

fn family(name: &str) -> Result<Family, RuleTextError> {
    <Family as board::RuleValue>::from_text(name)
        .map_err(|error| RuleTextError::Game(error.to_string()))
}

/// A value as the text that fields read.
fn plain(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Bool(value) => Some(value.to_string()),
        Value::Number(number) => number.as_u64().map(|number| number.to_string()),
        _ => None,
    }
}
