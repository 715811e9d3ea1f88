//! Two rule sets against each other: what differs, field by field.

use anyhow::bail;
use game::NamedRules;
use i18n::Bundle;
use serde::Serialize;

use crate::output::Output;

#[derive(Serialize)]
struct Comparison {
    ids: [String; 2],
    /// Whether legal turns and results are the same in both.
    same_game: bool,
    differences: Vec<Difference>,
}

#[derive(Serialize)]
struct Difference {
    field: &'static str,
    in_graph: bool,
    sides: [Side; 2],
}

#[derive(Serialize)]
struct Side {
    value: String,
    meaning: Option<String>,
    has_effect: bool,
}

/// Prints what differs between two rule sets of one family.
pub(super) fn print(
    one: &NamedRules,
    two: &NamedRules,
    words: &Bundle,
    json: bool,
    out: &mut Output,
) -> anyhow::Result<()> {
    if one.rules.family() != two.rules.family() {
        let (a, b) = (one.rules.game(), two.rules.game());
        bail!("{} is a game of {a}, {} one of {b}: they have no field in common", one.id, two.id);
    }
    let comparison = compare(one, two, words);
    if json {
        return out.json(&comparison);
    }
    let family = one.rules.game();
    let [a, b] = &comparison.ids;
    for difference in &comparison.differences {
        let [one, two] = &difference.sides;
        let name = words.rule_name(family, difference.field);
        out.line(format!("{} ({name})", difference.field))?;
        for (id, side) in [(a, one), (b, two)] {
            let idle = if side.has_effect { String::new() } else { words.text("rules-no-effect") };
            let meaning = side.meaning.as_deref().unwrap_or_default();
            let line = format!("    {id:<18} {:<22} {meaning} {idle}", side.value);
            out.hanging(line.trim_end(), 46)?;
        }
    }
    let key = match (comparison.differences.is_empty(), comparison.same_game) {
        (true, _) => "rules-equal",
        (false, true) => "rules-same-game",
        (false, false) => return Ok(()),
    };
    out.prose(words.text(key))?;
    Ok(())
}

fn compare(one: &NamedRules, two: &NamedRules, words: &Bundle) -> Comparison {
    let side = |named: &NamedRules, field: &str| {
        let value = named.rules.get(field).unwrap_or_default();
        Side {
            meaning: words.rule_sentence(named.rules.game(), field, &value),
            has_effect: named.rules.has_effect(field),
            value,
        }
    };
    let differences = one
        .rules
        .fields()
        .iter()
        .filter(|field| one.rules.get(field.name) != two.rules.get(field.name))
        .map(|field| Difference {
            field: field.name,
            in_graph: field.in_graph,
            sides: [side(one, field.name), side(two, field.name)],
        });
    Comparison {
        ids: [one.id.clone(), two.id.clone()],
        same_game: one.rules.graph_hash() == two.rules.graph_hash(),
        differences: differences.collect(),
    }
}
