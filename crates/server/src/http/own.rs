//! The pages of whoever owns this machine: results, and everything as one file.

use axum::extract::State;
use maud::Markup;

use super::{App, Here, Problem, Reader};
use crate::{pages, results, store::Store};

pub(super) async fn results(
    State(app): State<App>,
    _: Here,
    reader: Reader,
) -> Result<Markup, Problem> {
    let all = results::results(&app.rooms.store().tallies().await?);
    Ok(pages::results(&reader.page(), &all))
}

pub(super) async fn profile(_: Here, reader: Reader) -> Markup {
    pages::profile(&reader.page())
}
