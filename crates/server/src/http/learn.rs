//! The pages of puzzles and lessons.

use axum::{
    extract::{Path, Query},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use maud::Markup;
use school::{lessons, puzzles};

use super::{Problem, Reader, learnt};
use crate::{
    api::{PuzzleQuery, find_puzzle},
    learning,
    pages::{self, LessonPage, PuzzlePage, PuzzlesPage},
};

pub(super) async fn puzzle_list(
    reader: Reader,
    headers: HeaderMap,
    Query(query): Query<PuzzleQuery>,
) -> Result<Markup, Problem> {
    let (progress, today) = (learnt::read(&headers), learning::today());
    let choice = query.choice()?;
    let daily = puzzles().of_day(today);
    let data = PuzzlesPage { progress: &progress, today, daily, choice };
    Ok(pages::puzzles(&reader.page(), &data))
}

pub(super) async fn daily() -> Result<Response, Problem> {
    let puzzle = puzzles().of_day(learning::today()).ok_or(Problem::missing("unknown-puzzle"))?;
    let address = [(header::LOCATION, format!("/puzzles/{}", puzzle.id))];
    // Tomorrow it is another one.
    Ok((StatusCode::SEE_OTHER, address, [(header::CACHE_CONTROL, "no-store")]).into_response())
}

pub(super) async fn puzzle(
    reader: Reader,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(query): Query<PuzzleQuery>,
) -> Result<Markup, Problem> {
    let (puzzle, progress) = (find_puzzle(&id)?, learnt::read(&headers));
    let choice = query.choice()?;
    let next = puzzles().next(&puzzle.id, choice, |id| progress.has_solved(id));
    let is_daily = learning::is_puzzle_of_day(&puzzle.id, learning::today());
    let data = PuzzlePage { puzzle, progress: &progress, next, choice, is_daily };
    Ok(pages::puzzle(&reader.page(), &data))
}

pub(super) async fn learn(reader: Reader, headers: HeaderMap) -> Markup {
    pages::learn(&reader.page(), &learnt::read(&headers))
}

pub(super) async fn lesson(reader: Reader, Path(id): Path<String>) -> Result<Markup, Problem> {
    let lesson = school::lesson(&id).ok_or(Problem::missing("unknown-lesson"))?;
    let at = lessons().iter().position(|other| other.id == id);
    let next = at.and_then(|at| lessons().get(at + 1));
    Ok(pages::lesson(&reader.page(), &LessonPage { lesson, next }))
}
