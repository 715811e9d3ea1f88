//! `zwick rules`: every rule set, field by field, with its sources.
//!
//! `comparison.rs` holds two against each other, `fields.rs` lists what can be written.

mod comparison;
mod fields;

use game::{AnyRules, NamedRules, catalogue, leaflets, rule_text};
use i18n::{Bundle, Catalogue, Language};
use serde::Serialize;

use crate::{
    cli::RulesArgs,
    named_rules,
    output::{Output, Verdict},
};

/// A rule set in a line.
#[derive(Serialize)]
struct Row {
    id: String,
    family: &'static str,
    graph_hash: String,
    base: Option<&'static str>,
    differs_by: Vec<Difference>,
    house_version: bool,
    source: &'static str,
    fields: Vec<FieldRow>,
}

/// A field that differs from the base.
#[derive(Serialize)]
struct Difference {
    field: &'static str,
    value: String,
}

/// A rule set in full.
#[derive(Serialize)]
struct Sheet {
    id: String,
    name: Option<String>,
    about: Option<String>,
    family: &'static str,
    graph_hash: String,
    same_game: Vec<&'static str>,
    base: Option<String>,
    source: Option<&'static str>,
    house_version: Option<&'static str>,
    fields: Vec<FieldRow>,
}

/// A field of a rule set.
#[derive(Serialize)]
struct FieldRow {
    name: &'static str,
    value: String,
    in_graph: bool,
    has_effect: bool,
    source: Option<&'static str>,
    meaning: Option<String>,
}

/// An edition of a leaflet with a game in it.
#[derive(Serialize)]
struct LeafletRow {
    leaflet: &'static str,
    edition: &'static str,
    publisher: &'static str,
    rules: &'static str,
    printed: &'static str,
    only_named: bool,
}

pub(crate) fn run(
    args: &RulesArgs,
    language: Language,
    out: &mut Output,
) -> anyhow::Result<Verdict> {
    let words = Catalogue::get(language);
    match (&args.id, &args.other) {
        _ if args.leaflets => print_leaflets(args.json, out)?,
        _ if args.fields.is_some() => fields::print(args.fields, words, args.json, out)?,
        (None, _) => print_table(words, args.json, out)?,
        (Some(id), None) => {
            print_sheet(&sheet(&named_rules::find_or_read(id)?, words), words, args.json, out)?;
        }
        (Some(id), Some(other)) => {
            let (one, two) = (named_rules::find_or_read(id)?, named_rules::find_or_read(other)?);
            comparison::print(&one, &two, words, args.json, out)?;
        }
    }
    Ok(Verdict::Fine)
}

fn print_table(words: &Bundle, json: bool, out: &mut Output) -> anyhow::Result<()> {
    let rows: Vec<Row> = catalogue::all().iter().map(|entry| row(entry, words)).collect();
    if json {
        return out.json(&rows);
    }
    out.line(format!("{:<18} {:<9} {:<16}  differs by | source", "id", "family", "graph hash"))?;
    for row in &rows {
        let differs: Vec<String> = row
            .differs_by
            .iter()
            .map(|difference| format!("{} {}", difference.field, difference.value))
            .collect();
        let differs = match row.base {
            None => "-".to_string(),
            Some(base) if differs.is_empty() => format!("{base}: nothing"),
            Some(base) => format!("{base}: {}", differs.join(", ")),
        };
        let house = if row.house_version { " (house version)" } else { "" };
        out.line(format!(
            "{:<18} {:<9} {}  {differs} | {}{house}",
            row.id, row.family, row.graph_hash, row.source
        ))?;
    }
    Ok(())
}

fn row(entry: &catalogue::Entry, words: &Bundle) -> Row {
    let base = entry.base.and_then(|base| catalogue::find(base).ok());
    Row {
        id: entry.id.to_string(),
        family: entry.family.as_str(),
        graph_hash: entry.graph_hash.to_string(),
        base: entry.base,
        differs_by: base.map_or_else(Vec::new, |base| differences(&entry.rules, &base.rules)),
        house_version: entry.house_version.is_some(),
        source: entry.source,
        fields: field_rows(&entry.rules, Some(entry), words),
    }
}

fn differences(rules: &AnyRules, base: &AnyRules) -> Vec<Difference> {
    rules
        .fields()
        .iter()
        .filter_map(|field| {
            let value = rules.get(field.name)?;
            (base.get(field.name).as_ref() != Some(&value))
                .then_some(Difference { field: field.name, value })
        })
        .collect()
}

fn sheet(named: &NamedRules, words: &Bundle) -> Sheet {
    let rules = named.rules;
    let hash = rules.graph_hash();
    let entry = catalogue::find(&named.id).ok();
    Sheet {
        id: named.id.clone(),
        name: entry.map(|entry| words.game_name(entry.id)),
        about: entry.and_then(|entry| words.game_about(entry.id)),
        family: rules.game(),
        graph_hash: hash.to_string(),
        same_game: catalogue::all()
            .iter()
            .filter(|other| other.graph_hash == hash && other.id != named.id)
            .map(|other| other.id)
            .collect(),
        base: match entry {
            Some(entry) => entry.base.map(str::to_string),
            None => Some(rule_text::to_toml(&rules)),
        },
        source: entry.map(|entry| entry.source),
        house_version: entry.and_then(|entry| entry.house_version),
        fields: field_rows(&rules, entry, words),
    }
}

fn field_rows(rules: &AnyRules, entry: Option<&catalogue::Entry>, words: &Bundle) -> Vec<FieldRow> {
    let row = |field: &board::Field| {
        let value = rules.get(field.name).unwrap_or_default();
        FieldRow {
            name: field.name,
            in_graph: field.in_graph,
            has_effect: rules.has_effect(field.name),
            source: entry.and_then(|entry| entry.source_of(field.name)),
            meaning: words.rule_sentence(rules.game(), field.name, &value),
            value,
        }
    };
    rules.fields().iter().map(row).collect()
}

fn print_sheet(sheet: &Sheet, words: &Bundle, json: bool, out: &mut Output) -> anyhow::Result<()> {
    if json {
        return out.json(sheet);
    }
    let mut head = |label: &str, text: &str| out.hanging(format!("{label:<14} {text}"), 15);
    head("id", &sheet.id)?;
    if let Some(name) = &sheet.name {
        head("name", name)?;
    }
    if let Some(about) = &sheet.about {
        head("about", about)?;
    }
    head("family", sheet.family)?;
    head("graph hash", &sheet.graph_hash)?;
    if !sheet.same_game.is_empty() {
        head("same game as", &sheet.same_game.join(", "))?;
    }
    if let Some(base) = &sheet.base {
        let lines: Vec<&str> = base.lines().collect();
        head("base", &lines.join(", "))?;
    }
    if let Some(source) = sheet.source {
        head("source", source)?;
    }
    if let Some(argument) = sheet.house_version {
        head("house version", argument)?;
    }
    out.line("")?;
    out.line(format!("{:<20} {:<26} {:<6} source", "field", "value", "graph"))?;
    for field in &sheet.fields {
        out.line(format!(
            "{:<20} {:<26} {:<6} {}",
            field.name,
            field.value,
            if field.in_graph { "yes" } else { "no" },
            field.source.unwrap_or("yours")
        ))?;
        let idle = if field.has_effect { String::new() } else { words.text("rules-no-effect") };
        let meaning = [field.meaning.as_deref().unwrap_or_default(), &idle].join(" ");
        out.hanging(format!("    {}", meaning.trim()), 4)?;
    }
    out.line("")?;
    out.prose(words.text("rules-sources"))?;
    Ok(())
}

fn print_leaflets(json: bool, out: &mut Output) -> anyhow::Result<()> {
    let rows: Vec<LeafletRow> = leaflets::EDITIONS
        .iter()
        .flat_map(|edition| {
            edition.games.iter().map(|game| LeafletRow {
                leaflet: edition.leaflet,
                edition: edition.code,
                publisher: edition.publisher,
                rules: game.id,
                printed: game.printed,
                only_named: game.only_named,
            })
        })
        .collect();
    if json {
        return out.json(&rows);
    }
    out.line(format!("{:<8} {:<8} {:<18} printed name", "leaflet", "edition", "rules"))?;
    for row in &rows {
        let named = if row.only_named { " (only named)" } else { "" };
        let line = format!(
            "{:<8} {:<8} {:<18} {}{named}",
            row.leaflet, row.edition, row.rules, row.printed
        );
        out.line(line)?;
    }
    Ok(())
}
