//! The page of the archive.

use axum::{
    extract::{Query, State},
    http::StatusCode,
    response::{IntoResponse, Response},
};
use game::NamedRules;

use super::{
    App, Problem, Reader, find_rules,
    pages::{card, introduce},
};
use crate::{
    archive::ArchiveQuery,
    pages::{self, ArchivePage},
    store::{Found, Shelf},
};

/// How many games a page shows.
const LISTED: u32 = 24;

pub(super) async fn show(
    State(app): State<App>,
    reader: Reader,
    Query(query): Query<ArchiveQuery>,
) -> Result<Response, Problem> {
    if app.beside.is_some() {
        return Err(Problem::missing("not-found"));
    }
    let rules = chosen(&app, &query).await;
    let (found, problem) = match query.read(&app, LISTED).await {
        Ok(search) => (app.rooms.store().search(&search).await?, None),
        // What is wrong stands beside the field, and nothing that was typed is lost.
        Err(problem) => (Vec::new(), Some(problem.into_body(&reader))),
    };
    let older = found.last().filter(|_| found.len() == LISTED as usize).map(|found| found.number);
    let cards = found.iter().filter_map(|found: &Found| card(&found.game, &reader));
    let mut cards: Vec<_> = cards.collect();
    introduce(&app, &mut cards).await?;
    let data = ArchivePage {
        query: &query,
        rules: rules.as_ref(),
        games: &cards,
        older,
        problem: problem.as_ref().map(|problem| (problem.code(), problem.sentence())),
    };
    let status = if problem.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    Ok((status, pages::archive(&reader.page(), &data)).into_response())
}

/// The rules that were chosen, if there are such.
async fn chosen(app: &App, query: &ArchiveQuery) -> Option<NamedRules> {
    if query.rules.is_empty() {
        return None;
    }
    find_rules(app, &query.rules).await.ok().map(|(rules, _)| rules)
}
