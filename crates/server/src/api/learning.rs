//! Puzzles and lessons: listed, tried, told.

use axum::{
    extract::{Path, Query, State},
    http::{HeaderMap, StatusCode},
    response::IntoResponse,
};
use i18n::Language;
use school::{AttemptError, Lesson, LessonError, MOST_TURNS, Puzzle, puzzles};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{daily::check_untold, puzzle_query::PuzzleQuery};
use crate::{
    http::{App, Json, Problem, ProblemBody, Reader, learnt},
    learning::{
        self, Attempted, Judgement, LearningError, LessonItem, Outcome, PuzzleItem, Solved,
        StepView,
    },
    table::{Caller, Hint, View},
};

/// The longest turn that is read.
const LONGEST_TURN: usize = 80;

/// Some puzzles.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct PuzzleList {
    /// The puzzles, the easy ones of each family first.
    puzzles: Vec<PuzzleItem>,
}

/// A puzzle with its board.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct PuzzleView {
    /// What it asks for.
    #[serde(flatten)]
    item: PuzzleItem,
    /// The board at the start.
    view: View,
}

/// The turns of one's own so far.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct TurnsRequest {
    /// As they are written, the first first; 40 at most.
    turns: Vec<String>,
}

/// A turn.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct TurnRequest {
    /// As it is written.
    turn: String,
}

/// The lessons.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct LessonList {
    /// In the order they are taught.
    lessons: Vec<LessonItem>,
}

/// The puzzles.
#[utoipa::path(
    get,
    path = "/api/puzzles",
    params(PuzzleQuery),
    responses(
        (status = 200, body = PuzzleList),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn list(
    reader: Reader,
    headers: HeaderMap,
    Query(query): Query<PuzzleQuery>,
) -> Result<axum::Json<PuzzleList>, Problem> {
    let progress = learnt::read(&headers);
    let item =
        |puzzle: &Puzzle| learning::item(puzzle, reader.language, progress.has_solved(&puzzle.id));
    let puzzles = puzzles().chosen(query.choice()?).map(item).collect();
    Ok(axum::Json(PuzzleList { puzzles }))
}

/// The puzzle of the day, the same for everybody.
#[utoipa::path(
    get,
    path = "/api/puzzles/daily",
    responses((status = 200, body = PuzzleView))
)]
pub(super) async fn daily(
    reader: Reader,
    headers: HeaderMap,
) -> Result<axum::Json<PuzzleView>, Problem> {
    let puzzle = puzzles().of_day(learning::today()).ok_or(Problem::missing("unknown-puzzle"))?;
    tell(puzzle, &reader, &headers)
}

/// A puzzle.
#[utoipa::path(
    get,
    path = "/api/puzzles/{id}",
    params(("id" = String, Path, description = "the id of the puzzle")),
    responses(
        (status = 200, body = PuzzleView),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn show(
    reader: Reader,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<axum::Json<PuzzleView>, Problem> {
    tell(find(&id)?, &reader, &headers)
}

fn tell(
    puzzle: &Puzzle,
    reader: &Reader,
    headers: &HeaderMap,
) -> Result<axum::Json<PuzzleView>, Problem> {
    let solved = learnt::read(headers).has_solved(&puzzle.id);
    let view = learning::start(puzzle, reader.language).map_err(problem)?;
    Ok(axum::Json(PuzzleView { item: learning::item(puzzle, reader.language, solved), view }))
}

/// Try to solve a puzzle: all turns of one's own so far, the new one last.
#[utoipa::path(
    post,
    path = "/api/puzzles/{id}/attempts",
    params(("id" = String, Path, description = "the id of the puzzle")),
    request_body = TurnsRequest,
    responses(
        (status = 200, body = Attempted, description = "a solved puzzle is noted in a cookie"),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn attempt(
    reader: Reader,
    headers: HeaderMap,
    Path(id): Path<String>,
    Json(request): Json<TurnsRequest>,
) -> Result<impl IntoResponse, Problem> {
    let puzzle = find(&id)?;
    let turns = bounded(request.turns)?;
    let language = reader.language;
    let mut attempted =
        aside(&puzzle.rules, language, move || learning::attempt(puzzle, &turns, language)).await?;
    if attempted.outcome != Outcome::Solved {
        return Ok((None, axum::Json(attempted)));
    }
    let mut progress = learnt::read(&headers);
    attempted.streak = progress.solve(&puzzle.id, learning::today());
    Ok((Some(learnt::keep(&progress)), axum::Json(attempted)))
}

/// A hint after some turns of one's own, in two steps as in a game. There is none for the puzzle of the day until
/// one has solved it.
#[utoipa::path(
    post,
    path = "/api/puzzles/{id}/hint",
    params(("id" = String, Path, description = "the id of the puzzle")),
    request_body = TurnsRequest,
    responses(
        (status = 200, body = Hint),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn hint(
    State(app): State<App>,
    reader: Reader,
    caller: Caller,
    Path(id): Path<String>,
    Json(request): Json<TurnsRequest>,
) -> Result<axum::Json<Hint>, Problem> {
    let (puzzle, turns) = (find(&id)?, bounded(request.turns)?);
    check_untold(&app, &caller, &puzzle.id).await?;
    let language = reader.language;
    let hint =
        aside(&puzzle.rules, language, move || learning::hint(puzzle, &turns, language)).await?;
    hint.map(axum::Json).ok_or(Problem::refused("no-hint"))
}

/// The solution of a puzzle; that of the day is told to those who have solved it.
#[utoipa::path(
    get,
    path = "/api/puzzles/{id}/solution",
    params(("id" = String, Path, description = "the id of the puzzle")),
    responses(
        (status = 200, body = Solved),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn solution(
    State(app): State<App>,
    reader: Reader,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<axum::Json<Solved>, Problem> {
    let (puzzle, language) = (find(&id)?, reader.language);
    check_untold(&app, &caller, &puzzle.id).await?;
    aside(&puzzle.rules, language, move || learning::solution(puzzle, language))
        .await
        .map(axum::Json)
}

/// The lessons.
#[utoipa::path(get, path = "/api/lessons", responses((status = 200, body = LessonList)))]
pub(super) async fn lessons(reader: Reader, headers: HeaderMap) -> axum::Json<LessonList> {
    let progress = learnt::read(&headers);
    let lessons = learning::lesson_items(reader.language, |id| progress.has_done(id));
    axum::Json(LessonList { lessons })
}

/// A step of a lesson.
#[utoipa::path(
    get,
    path = "/api/lessons/{id}/steps/{at}",
    params(
        ("id" = String, Path, description = "the id of the lesson"),
        ("at" = usize, Path, description = "which step, counted from 0"),
    ),
    responses(
        (status = 200, body = StepView, description = "a lesson that ends here is noted in a cookie"),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn step(
    reader: Reader,
    headers: HeaderMap,
    Path((id, at)): Path<(String, String)>,
) -> Result<impl IntoResponse, Problem> {
    let lesson = school::lesson(&id).ok_or(Problem::missing("unknown-lesson"))?;
    let at = at.parse().map_err(|_| Problem::missing("unknown-step"))?;
    let failed = |error| lesson_problem(error, lesson, reader.language);
    let step = learning::step_view(lesson, at, reader.language).map_err(failed)?;
    let mut progress = learnt::read(&headers);
    let kept = (at + 1 == step.steps && !step.asks).then(|| {
        progress.finish(&lesson.id);
        learnt::keep(&progress)
    });
    Ok((kept, axum::Json(step)))
}

/// Play a turn in a step of a lesson.
#[utoipa::path(
    post,
    path = "/api/lessons/{id}/steps/{at}",
    params(
        ("id" = String, Path, description = "the id of the lesson"),
        ("at" = usize, Path, description = "which step, counted from 0"),
    ),
    request_body = TurnRequest,
    responses(
        (status = 200, body = Judgement, description = "a lesson that ends here is noted in a cookie"),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn play(
    reader: Reader,
    headers: HeaderMap,
    Path((id, at)): Path<(String, String)>,
    Json(request): Json<TurnRequest>,
) -> Result<impl IntoResponse, Problem> {
    let lesson = school::lesson(&id).ok_or(Problem::missing("unknown-lesson"))?;
    let at: usize = at.parse().map_err(|_| Problem::missing("unknown-step"))?;
    let turn = bounded(vec![request.turn])?.concat();
    let failed = |error| lesson_problem(error, lesson, reader.language);
    let judged = learning::judge(lesson, at, &turn, reader.language).map_err(failed)?;
    let mut progress = learnt::read(&headers);
    let kept = (judged.right && at + 1 == lesson.steps.len()).then(|| {
        progress.finish(&lesson.id);
        learnt::keep(&progress)
    });
    Ok((kept, axum::Json(judged)))
}

pub(crate) fn find(id: &str) -> Result<&'static Puzzle, Problem> {
    puzzles().find(id).ok_or(Problem::missing("unknown-puzzle"))
}

/// Refuses more or longer turns than any puzzle has.
pub(super) fn bounded(turns: Vec<String>) -> Result<Vec<String>, Problem> {
    let is_long = |turn: &String| turn.len() > LONGEST_TURN;
    if turns.len() > MOST_TURNS || turns.iter().any(is_long) {
        return Err(Problem::refused("too-many-turns"));
    }
    Ok(turns)
}

/// Does what may take a moment beside the requests.
pub(super) async fn aside<T: Send + 'static>(
    rules: &str,
    language: Language,
    work: impl FnOnce() -> Result<T, LearningError> + Send + 'static,
) -> Result<T, Problem> {
    match tokio::task::spawn_blocking(work).await {
        Ok(done) => done.map_err(|error| refused(error, rules, language)),
        Err(error) => {
            tracing::error!(%error, "a puzzle has failed");
            Err(Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "internal"))
        }
    }
}

/// What is wrong with turns that somebody has tried.
fn refused(error: LearningError, rules: &str, language: Language) -> Problem {
    match error {
        LearningError::Turn(AttemptError::Turn(error)) => unreadable(&error, rules, language),
        error => problem(error),
    }
}

/// The same where nobody has tried any.
pub(crate) fn problem(error: LearningError) -> Problem {
    match error {
        LearningError::Turn(error) => Problem::refused("too-many-turns").hint(error.to_string()),
        LearningError::Broken => Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "internal"),
    }
}

fn lesson_problem(error: LessonError, lesson: &Lesson, language: Language) -> Problem {
    match error {
        LessonError::NoStep(_) => Problem::missing("unknown-step"),
        LessonError::Turn(error) => unreadable(&error, &lesson.rules, language),
        LessonError::Broken(_) => Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "internal"),
    }
}

/// What is no turn here is refused for the reason that the rules give.
fn unreadable(error: &board::ReadMoveError, rules: &str, language: Language) -> Problem {
    let why = learning::refusal(error, rules, language);
    Problem::refused("no-such-turn").detail(why).hint(error.to_string())
}
