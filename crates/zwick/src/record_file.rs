//! Records in files, in whatever form they are written.

use std::path::Path;

use anyhow::Context;
use board::RuleSet;
use game::record::{self, Record, pdn};

use crate::files;

/// All records of a file; its content tells text, JSON and PDN apart.
pub(crate) fn read(path: &Path) -> anyhow::Result<Vec<Record>> {
    let text = files::read_text(path, record::MAX_BYTES)?;
    parse(&text, path.extension().is_some_and(|end| end.eq_ignore_ascii_case("pdn")))
        .with_context(|| files::name(path))
}

fn parse(text: &str, named_pdn: bool) -> anyhow::Result<Vec<Record>> {
    let text = text.trim_start_matches('\u{feff}');
    if text.trim_start().starts_with('{') && !is_comment(text) {
        return Ok(vec![Record::from_json(text)?]);
    }
    let records = record::parse_all(text)?;
    if records.is_empty() {
        // Reading one record says where the text ends without any.
        return Ok(vec![record::parse(text)?]);
    }
    if records.iter().any(|record| is_pdn(record, named_pdn)) {
        return Ok(pdn::read_all(text, None)?);
    }
    Ok(records)
}

/// Whether a text that begins with a brace begins with a comment: JSON goes on with a name.
fn is_comment(text: &str) -> bool {
    let rest = text.trim_start().trim_start_matches('{').trim_start();
    !rest.starts_with('"') && !rest.starts_with('}')
}

/// Whether a record is PDN: it names a type or variant of draughts, or says nothing of its rules
/// and counts squares.
fn is_pdn(record: &Record, named_pdn: bool) -> bool {
    let tag = |name| record.tags.get(name);
    if tag("GameType").is_some() {
        return true;
    }
    match tag("Rules") {
        Some(id) => tag("Variant").is_some() && draughts::Rules::preset(id).is_some(),
        None => named_pdn || tag("Variant").is_some() || counts_squares(record),
    }
}

fn counts_squares(record: &Record) -> bool {
    let first = record.line.nodes.first();
    first.is_some_and(|node| node.text().starts_with(|c: char| c.is_ascii_digit()))
}
