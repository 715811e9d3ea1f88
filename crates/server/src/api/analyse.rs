//! Looking at games and positions. Nothing is kept: every request says where it stands.

use axum::{extract::State, http::header, response::IntoResponse};
use game::{NamedRules, record};
use i18n::Language;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{
    analysis::{
        self, Judged, ReadError, Reading, Setup, SetupView, Study, Values, Way, WayError, read,
    },
    engine_pool::Network,
    http::{App, Json, Problem, ProblemBody, Reader, check_fair},
    ratings::Question,
    table::View,
};

/// A text to be read.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct ReadRequest {
    /// A record as text, PDN or JSON; or the text of a position.
    text: String,
    /// The id of the rules, where the text does not say them.
    rules: Option<String>,
    /// Or their text.
    rule_text: Option<String>,
    /// Whether the text comes from a file that is called PDN.
    #[serde(default)]
    pdn: bool,
    /// Which game of the text, counted from 0.
    #[serde(default)]
    game: usize,
    /// Whether a line ends before its first turn that cannot be played, instead of being refused.
    #[serde(default)]
    as_far: bool,
}

/// Turns to be judged.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct JudgeRequest {
    /// The turns, and where they begin.
    #[serde(flatten)]
    way: Way,
    /// How many of them have been judged already.
    #[serde(default)]
    from: usize,
}

/// A study to be written as a record.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct WriteRequest {
    /// The study.
    #[serde(flatten)]
    study: Study,
    /// `text`, `json` or `pdn`; text if left out.
    #[serde(default)]
    form: Option<String>,
}

/// The position some turns lead to.
#[utoipa::path(
    post,
    path = "/api/analyse",
    request_body = Way,
    responses(
        (status = 200, body = View),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn show(
    reader: Reader,
    Json(way): Json<Way>,
) -> Result<axum::Json<View>, Problem> {
    let table = way.table(reader.language)?;
    Ok(axum::Json(table.view(reader.language)))
}

/// Every turn of the position some turns lead to, with what it is worth.
#[utoipa::path(
    post,
    path = "/api/analyse/values",
    request_body = Way,
    responses(
        (status = 200, body = Values),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn values(
    State(app): State<App>,
    reader: Reader,
    network: Network,
    Json(way): Json<Way>,
) -> Result<axum::Json<Values>, Problem> {
    let table = way.table(reader.language)?;
    let position = table.game.position().clone();
    check_fair(&app, &reader, &[position], Question::Position).await?;
    Ok(axum::Json(analysis::values(&app.engines, network, table, reader.language).await?))
}

/// What turns have given away, a portion at a time.
#[utoipa::path(
    post,
    path = "/api/analyse/judge",
    request_body = JudgeRequest,
    responses(
        (status = 200, body = Judged),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn judge(
    State(app): State<App>,
    reader: Reader,
    network: Network,
    Json(request): Json<JudgeRequest>,
) -> Result<axum::Json<Judged>, Problem> {
    let table = request.way.table(reader.language)?;
    let plies = request.from..=table.game.ply();
    let positions: Vec<_> = plies.filter_map(|ply| table.game.position_at(ply).cloned()).collect();
    check_fair(&app, &reader, &positions, Question::Among).await?;
    let (from, language) = (request.from, reader.language);
    Ok(axum::Json(analysis::judge(&app.engines, network, table, from, language).await?))
}

/// Read a record in any form, or a position.
#[utoipa::path(
    post,
    path = "/api/analyse/read",
    request_body = ReadRequest,
    responses(
        (status = 200, body = Study),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn read_text(
    reader: Reader,
    Json(request): Json<ReadRequest>,
) -> Result<axum::Json<Study>, Problem> {
    let ReadRequest { text, rules, rule_text, pdn, game, as_far } = request;
    let rules = match (&rules, &rule_text) {
        (None, None) => None,
        _ => Some(Way { rules, rule_text, ..Way::default() }.named_rules()?),
    };
    let study = read(&text, rules.as_ref(), Reading { pdn, game, as_far });
    study.map(axum::Json).map_err(|error| refusal(&error, reader.language))
}

/// Whether what stands on a board is a position, and why not.
#[utoipa::path(
    post,
    path = "/api/analyse/setup",
    request_body = Setup,
    responses(
        (status = 200, body = SetupView),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn set_up(
    reader: Reader,
    Json(setup): Json<Setup>,
) -> Result<axum::Json<SetupView>, Problem> {
    Ok(axum::Json(setup.view(reader.language)?))
}

/// A study with all its lines and comments as a record.
#[utoipa::path(
    post,
    path = "/api/analyse/record",
    request_body = WriteRequest,
    responses(
        (status = 200, body = String, content_type = "text/plain"),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn write(
    reader: Reader,
    Json(request): Json<WriteRequest>,
) -> Result<impl IntoResponse, Problem> {
    let table = request.study.way().table(reader.language)?;
    let refuse = |error: ReadError| refusal(&error, reader.language);
    let record = request.study.record(&table.game).map_err(refuse)?;
    record::replay(&record).map_err(|error| refuse(error.into()))?;
    let (text, kind, end) =
        super::record::written(&record, request.form.as_deref().unwrap_or("text"))?;
    let NamedRules { id, .. } = request.study.way().named_rules()?;
    let file = format!("attachment; filename=\"zwick-{id}.{end}\"");
    let headers = [(header::CONTENT_TYPE, kind.to_string()), (header::CONTENT_DISPOSITION, file)];
    Ok((headers, text))
}

impl From<WayError> for Problem {
    fn from(error: WayError) -> Self {
        let hint = error.to_string();
        match error {
            WayError::Opening(error) => error.into(),
            WayError::Turn { refused, sentence, .. } => {
                Self::refused(refused.code()).detail(sentence).hint(hint)
            }
        }
    }
}

fn refusal(error: &ReadError, language: Language) -> Problem {
    Problem::refused(error.code).detail(error.sentence(language)).hint(error.to_string())
}
