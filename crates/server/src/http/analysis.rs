//! The page of analysis, with what it shows first.

use axum::extract::{Query, State};
use game::NamedRules;
use maud::Markup;
use serde::Deserialize;

use super::{App, Problem, Reader, find_rules};
use crate::{
    analysis::{Study, Way, annotations, note_in_study},
    api,
    pages::{self, AnalysisPage},
};

/// What is to be looked at.
#[derive(Deserialize)]
pub(super) struct AnalysisQuery {
    rules: Option<String>,
    fen: Option<String>,
    game: Option<String>,
}

/// A game of the house, or a start by some rules.
pub(super) async fn page(
    State(app): State<App>,
    reader: Reader,
    Query(query): Query<AnalysisQuery>,
) -> Result<Markup, Problem> {
    if let Some(id) = query.game {
        let table = app.rooms.table(&id).await?;
        let record = api::record(&table);
        let tags = record.tags.iter();
        let tags = tags.map(|tag| (tag.name().to_string(), tag.value().to_string())).collect();
        let mut study = Study::of_table(&table, tags);
        if table.agreed.rated {
            let known = annotations(app.rooms.store(), &table.id).await?;
            note_in_study(&mut study, &known, &table.game.rules(), reader.page().words());
        }
        let rules = NamedRules { id: table.agreed.rules.clone(), rules: table.game.rules() };
        app.engines.learn(rules.rules);
        let data = AnalysisPage { rules: &rules, study: &study, game: Some(&table.id) };
        return Ok(pages::analysis(&reader.page(), &data));
    }
    let id = query.rules.filter(|id| !id.is_empty()).unwrap_or_else(|| "classic".to_string());
    let (rules, rule_text) = find_rules(&app, &id).await?;
    let way = Way {
        rules: Some(rules.id.clone()),
        rule_text: rule_text.clone(),
        start: query.fen.filter(|fen| !fen.is_empty()),
        turns: Vec::new(),
    };
    let table = way.table(reader.language)?;
    app.engines.learn(rules.rules);
    let study = Study {
        rules: way.rules,
        rule_text,
        start: table.game.start().to_fen(),
        ..Study::default()
    };
    let data = AnalysisPage { rules: &rules, study: &study, game: None };
    Ok(pages::analysis(&reader.page(), &data))
}
