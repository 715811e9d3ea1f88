//! Rule sets: listed, told field by field, checked.

use axum::extract::{Path, State};
use game::{NamedRules, catalogue, rule_text};
use i18n::Catalogue;

use super::{
    request::CheckRequest,
    response::{FieldView, RuleItem, RuleList, RuleSetView},
};
use crate::http::{self, App, Json, Problem, ProblemBody, Reader};

/// The named rule sets.
#[utoipa::path(get, path = "/api/rules", responses((status = 200, body = RuleList)))]
pub(super) async fn list(reader: Reader) -> axum::Json<RuleList> {
    let words = Catalogue::get(reader.language);
    let item = |entry: &catalogue::Entry| RuleItem {
        id: entry.id.to_string(),
        family: entry.family.to_string(),
        name: words.game_name(entry.id),
        about: words.game_about(entry.id).unwrap_or_default(),
        house: entry.house_version.is_some(),
        source: entry.source.to_string(),
    };
    axum::Json(RuleList { rules: catalogue::all().iter().map(item).collect() })
}

/// A rule set, field by field.
#[utoipa::path(
    get,
    path = "/api/rules/{id}",
    params(("id" = String, Path, description = "the id of the rules")),
    responses(
        (status = 200, body = RuleSetView),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn show(
    State(app): State<App>,
    reader: Reader,
    Path(id): Path<String>,
) -> Result<axum::Json<RuleSetView>, Problem> {
    let (rules, _) = http::find_rules(&app, &id).await?;
    Ok(axum::Json(tell(&rules, &reader)))
}

/// Check a rule set that somebody has written.
#[utoipa::path(
    post,
    path = "/api/rules/check",
    request_body = CheckRequest,
    responses(
        (status = 200, body = RuleSetView),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn check(
    reader: Reader,
    Json(request): Json<CheckRequest>,
) -> Result<axum::Json<RuleSetView>, Problem> {
    Ok(axum::Json(tell(&http::read_rules(&request.text)?, &reader)))
}

fn tell(named: &NamedRules, reader: &Reader) -> RuleSetView {
    let words = Catalogue::get(reader.language);
    let NamedRules { id, rules } = named;
    let entry = catalogue::find(id).ok();
    let field = |name: &str| {
        let value = rules.get(name).unwrap_or_default();
        FieldView {
            name: name.to_string(),
            title: words.rule_name(rules.game(), name),
            sentence: words.rule_sentence(rules.game(), name, &value),
            value,
            source: entry.and_then(|entry| entry.source_of(name)).map(str::to_string),
        }
    };
    let family = words.text(&format!("family-{}", rules.family()));
    RuleSetView {
        id: id.clone(),
        family: rules.family().to_string(),
        name: match entry {
            Some(entry) => words.game_name(entry.id),
            None => words.tr("play-own-rules", &[("family", family.into())]),
        },
        about: words.game_about(id).unwrap_or_default(),
        house: entry.and_then(|entry| entry.house_version).map(str::to_string),
        source: entry.map(|entry| entry.source.to_string()),
        graph: rules.graph_hash().to_string(),
        text: rule_text::to_toml(rules),
        fields: rules.fields().iter().map(|known| field(known.name)).collect(),
    }
}
