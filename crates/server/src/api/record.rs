//! The record of a game, as a file.

use axum::{
    extract::{Path, Query, State},
    http::header,
    response::IntoResponse,
};
use game::{
    catalogue,
    record::{
        Record,
        pdn::{self, PdnError},
    },
};

use super::request::RecordRequest;
use crate::{
    analysis::{annotations, note_in_record},
    date,
    http::{App, Problem, ProblemBody},
    store::{DELETED, StoreError},
    table::{Names, SideName, Table},
};

/// The record of a game as text, JSON or PDN.
#[utoipa::path(
    get,
    path = "/api/games/{id}/record",
    params(("id" = String, Path, description = "the id of the game"), RecordRequest),
    responses(
        (status = 200, body = String, content_type = "text/plain"),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn write(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(request): Query<RecordRequest>,
) -> Result<impl IntoResponse, Problem> {
    let table = app.rooms.table(&id).await?;
    let form = request.form.as_deref().unwrap_or("text");
    let record = if form == "json" { annotated(&app, &table).await? } else { record(&table) };
    let (text, kind, end) = written(&record, form)?;
    let file = format!("attachment; filename=\"zwick-{}.{end}\"", table.id);
    let headers = [(header::CONTENT_TYPE, kind.to_string()), (header::CONTENT_DISPOSITION, file)];
    Ok((headers, text))
}

/// The record with what is known for certain about the turns of a rated game that is over.
pub(super) async fn annotated(app: &App, table: &Table) -> Result<Record, StoreError> {
    let mut record = record(table);
    if table.agreed.rated {
        let known = annotations(app.rooms.store(), &table.id).await?;
        note_in_record(&mut record, &known);
    }
    Ok(record)
}

/// A record in one of its forms, with the kind of the text and the end of a file's name.
pub(super) fn written(
    record: &Record,
    form: &str,
) -> Result<(String, &'static str, &'static str), Problem> {
    const PLAIN: &str = "text/plain; charset=utf-8";
    Ok(match form {
        "text" => (record.to_string(), PLAIN, "txt"),
        "json" => (record.to_json() + "\n", "application/json", "json"),
        "pdn" => (pdn::print(record).map_err(|error| refusal(&error))?, PLAIN, "pdn"),
        _ => return Err(Problem::refused("unknown-form")),
    })
}

/// The record with the names of the players and the date.
pub(crate) fn record(table: &Table) -> Record {
    let mut record = table.game.to_record();
    let names = names(table);
    let preset =
        catalogue::find(&table.agreed.rules).ok().filter(|entry| entry.rules == table.game.rules());
    let tags = [
        ("Rules", preset.map_or("", |entry| entry.id)),
        ("White", &names.white),
        ("Black", &names.black),
        ("Date", &date::record_date(table.created_at)),
    ];
    for (name, value) in tags {
        if !value.is_empty() {
            // A tag that does not fit is left out; the game itself is complete without it.
            let _ = record.tags.set(name, value);
        }
    }
    record
}

/// The names of the players; that of the computer, and of who has deleted an account, is the
/// same in every language.
fn names(table: &Table) -> Names {
    let mut names = table.agreed.names.clone();
    for name in [&mut names.white, &mut names.black] {
        if name == DELETED {
            *name = "deleted player".to_string();
        }
    }
    if let Some(computer) = table.agreed.computer {
        let name = format!("Zwick (level {})", computer.level);
        match computer.side {
            SideName::White => names.white = name,
            SideName::Black => names.black = name,
        }
    }
    names
}

fn refusal(error: &PdnError) -> Problem {
    let code = match error {
        PdnError::NotDraughts(_) => "pdn-not-draughts",
        PdnError::Huff => "pdn-huff",
        _ => "pdn",
    };
    Problem::refused(code).hint(error.to_string())
}
