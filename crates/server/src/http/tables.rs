//! The page "Become perfect" and its forms, which work without a script.

use axum::{
    extract::{Path, Query, State},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use i18n::Catalogue;
use maud::Markup;
use serde::{Deserialize, Serialize};

use super::{App, Here, Problem, Reader, body::Form, pages::chosen_rules};
use crate::{
    api::{do_deed, problem},
    pages::{self, TablesPage},
    solving::{Deed, OwnGame, Refusal},
};

/// Which game somebody has in mind.
#[derive(Deserialize, Serialize)]
pub(super) struct Chosen {
    rules: Option<String>,
    rule_text: Option<String>,
}

pub(super) async fn show(
    _: Here,
    State(app): State<App>,
    reader: Reader,
    Query(query): Query<Chosen>,
) -> Result<Markup, Problem> {
    page(&app, &reader, query, None).await
}

/// Orders tables, and shows the page with what comes of it.
pub(super) async fn order(
    _: Here,
    State(app): State<App>,
    reader: Reader,
    Form(form): Form<Chosen>,
) -> Result<Response, Problem> {
    let (rules, text) = chosen_rules(&app, form.rules.clone(), form.rule_text.clone())
        .await?
        .ok_or_else(|| Problem::refused("rules-missing"))?;
    match app.workshop.order(&rules, text.as_deref()).await {
        Ok(()) => Ok(back()),
        Err(refusal) => {
            let page = page(&app, &reader, form, Some(&refusal)).await?;
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
    }
}

/// Does something with an order or with tables.
pub(super) async fn act(
    _: Here,
    State(app): State<App>,
    reader: Reader,
    Path((graph, deed)): Path<(String, Deed)>,
) -> Result<Response, Problem> {
    match do_deed(&app.workshop, &graph, deed).await {
        // What is pressed too late has come about by itself.
        Ok(()) | Err(Refusal::Unknown) => Ok(back()),
        Err(refusal) => {
            let chosen = Chosen { rules: None, rule_text: None };
            let page = page(&app, &reader, chosen, Some(&refusal)).await?;
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
    }
}

fn back() -> Response {
    (StatusCode::SEE_OTHER, [(header::LOCATION, "/tables")]).into_response()
}

async fn page(
    app: &App,
    reader: &Reader,
    chosen: Chosen,
    refusal: Option<&Refusal>,
) -> Result<Markup, Problem> {
    let words = Catalogue::get(reader.language);
    let chosen = chosen_rules(app, chosen.rules, chosen.rule_text).await?;
    let (rules, text) = chosen.map_or((None, None), |(rules, text)| (Some(rules), text));
    let asked = rules.as_ref().map(|rules| rules.rules.graph_hash().to_string());
    let own = rules.zip(text).map(|(rules, text)| OwnGame { rules, text });
    let overview = app.workshop.overview(words, own).await;
    let tables = overview.map_err(|error| problem(&Refusal::File(error), reader.language))?;
    let sentence = refusal.map(|refusal| refusal.sentence(words));
    let data =
        TablesPage { tables: &tables, asked: asked.as_deref(), problem: sentence.as_deref() };
    Ok(pages::tables(&reader.page(), &data))
}
