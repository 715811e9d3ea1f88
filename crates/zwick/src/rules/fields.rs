//! Every field of a family of games, with what may be written in it.

use game::{AnyRules, Family, catalogue};
use i18n::Bundle;
use serde::Serialize;

use crate::output::Output;

#[derive(Serialize)]
struct FieldSheet {
    name: &'static str,
    about: String,
    allowed: String,
    values: Vec<Value>,
}

/// A value that can be written, or an example of one.
#[derive(Serialize)]
struct Value {
    value: String,
    meaning: Option<String>,
}

/// Prints the fields of a family, in the order of the rules.
pub(super) fn print(
    family: Option<Family>,
    words: &Bundle,
    json: bool,
    out: &mut Output,
) -> anyhow::Result<()> {
    let plain = catalogue::all().iter().find(|entry| Some(entry.family) == family);
    let rules = plain.map(|entry| entry.rules);
    let sheets: Vec<FieldSheet> = rules.iter().flat_map(|rules| sheets(rules, words)).collect();
    if json {
        return out.json(&sheets);
    }
    for sheet in &sheets {
        out.line(format!("{} ({})", sheet.name, sheet.about))?;
        out.hanging(format!("    {}", sheet.allowed), 4)?;
        for value in &sheet.values {
            let meaning = value.meaning.as_deref().unwrap_or_default();
            out.hanging(format!("      {:<26} {meaning}", value.value), 33)?;
        }
    }
    Ok(())
}

fn sheets(rules: &AnyRules, words: &Bundle) -> Vec<FieldSheet> {
    let sheet = |field: &board::Field| FieldSheet {
        name: field.name,
        about: words.rule_name(rules.game(), field.name),
        allowed: rules.allowed(field.name).unwrap_or_default(),
        values: values(rules, field.name)
            .into_iter()
            .map(|value| Value {
                meaning: words.rule_sentence(rules.game(), field.name, &value),
                value,
            })
            .collect(),
    };
    rules.fields().iter().map(sheet).collect()
}

/// The values that are listed, or examples where any number of them is allowed.
fn values(rules: &AnyRules, field: &str) -> Vec<String> {
    let mut copy = *rules;
    let allowed = rules.allowed(field).unwrap_or_default();
    let listed = allowed.split(", ").map(str::to_string);
    let examples = ["3 auto", "100 claim"].map(str::to_string);
    let mut values: Vec<String> =
        listed.chain(examples).filter(|value| copy.set(field, value).is_ok()).collect();
    if let Some(own) = rules.get(field).filter(|_| values.len() < 2) {
        values.push(own);
    }
    values.dedup();
    values
}
