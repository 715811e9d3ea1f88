//! The pages of the tasks of the day.

use axum::extract::{Path, State};
use maud::Markup;

use super::{App, Problem, Reader};
use crate::{
    api,
    learning::{self, DailyTask},
    pages,
    table::Caller,
};

pub(super) async fn show(
    State(app): State<App>,
    reader: Reader,
    caller: Caller,
) -> Result<Markup, Problem> {
    let daily = api::daily(&app, &caller, reader.language).await?;
    Ok(pages::daily(&reader.page(), &daily))
}

pub(super) async fn task(reader: Reader, Path(task): Path<String>) -> Result<Markup, Problem> {
    let task = DailyTask::read(&task).ok_or(Problem::missing("unknown-task"))?;
    let rules = task.rules(learning::today()).map_err(api::learning_problem)?;
    Ok(pages::daily_task(&reader.page(), task, &rules))
}
