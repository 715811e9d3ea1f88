//! The tasks of the day: begun, tried, and who has done best.

use axum::{
    extract::{Path, State},
    http::StatusCode,
};
use i18n::{Catalogue, Language};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::learning::{aside, bounded, problem};
use crate::{
    http::{App, Json, Problem, ProblemBody, Reader},
    learning::{self, Attempted, DailyTask, Outcome},
    people,
    store::{Daily, DailyBegun, DailyKey, DailyResult, DailyRow},
    table::{Caller, View, clean},
};

/// How many stand in the table of a day.
const LISTED: u32 = 100;

/// The tasks of a day.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct DailyView {
    /// The day, counted from the first of January 1970, in universal time.
    pub(crate) day: u64,
    /// The tasks.
    pub(crate) tasks: Vec<TaskView>,
}

/// A task of a day.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TaskView {
    /// Which one.
    pub(crate) task: DailyTask,
    /// What is to be done, as a sentence.
    pub(crate) sentence: String,
    /// The id of the rules.
    pub(crate) rules: String,
    /// Who has done best today, the best first.
    pub(crate) today: Vec<DailyEntry>,
    /// Who did yesterday.
    pub(crate) yesterday: Vec<DailyEntry>,
}

/// A line of the table of a day.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct DailyEntry {
    /// The place, from 1; equals share it.
    pub(crate) place: usize,
    /// The name, or nothing.
    pub(crate) name: String,
    /// Whether they are signed in.
    pub(crate) signed: bool,
    /// Whether it is who asks.
    pub(crate) you: bool,
    /// Whether the task was solved.
    pub(crate) solved: bool,
    /// How many pegs were left otherwise.
    pub(crate) pegs: Option<u32>,
    /// In how many moves.
    pub(crate) moves: u32,
    /// The time since they began, in milliseconds.
    pub(crate) time: u64,
}

/// A task with its board.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct TaskBoard {
    /// The day.
    day: u64,
    /// What is to be done, as a sentence.
    sentence: String,
    /// Whether who asks has begun.
    begun: bool,
    /// The board at the start.
    view: View,
}

/// Somebody who begins.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct BeginRequest {
    /// The name, or nothing; who is signed in is called by the account.
    name: String,
}

/// All turns of one's own so far.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct DailyTurns {
    /// The day it is about: today, or yesterday for who has begun then.
    day: u64,
    /// As they are written, the first first; 40 at most.
    turns: Vec<String>,
}

/// What has come of turns.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct DailyAttempt {
    /// How it stands.
    #[serde(flatten)]
    attempted: Attempted,
    /// In how many moves, the jumps of one peg in a row being one.
    moves: u32,
    /// Whether it stands in the table of the day from now on; none if nothing was handed in, because it goes on
    /// or nobody shows who it was.
    entered: Option<bool>,
}

/// The tasks of today, and who has done best today and yesterday.
#[utoipa::path(get, path = "/api/daily", responses((status = 200, body = DailyView)))]
pub(super) async fn show(
    State(app): State<App>,
    reader: Reader,
    caller: Caller,
) -> Result<axum::Json<DailyView>, Problem> {
    Ok(axum::Json(daily(&app, &caller, reader.language).await?))
}

/// The tasks of today, and who has done best today and yesterday.
pub(crate) async fn daily(
    app: &App,
    caller: &Caller,
    language: Language,
) -> Result<DailyView, Problem> {
    let day = learning::today();
    let mut tasks = Vec::new();
    for task in DailyTask::ALL {
        tasks.push(TaskView {
            task,
            sentence: task.sentence(day, language).map_err(problem)?,
            rules: task.rules(day).map_err(problem)?,
            today: table(app, day, task, caller, language).await?,
            yesterday: table(app, day.saturating_sub(1), task, caller, language).await?,
        });
    }
    Ok(DailyView { day, tasks })
}

async fn table(
    app: &App,
    day: u64,
    task: DailyTask,
    caller: &Caller,
    language: Language,
) -> Result<Vec<DailyEntry>, Problem> {
    let (store, words) = (app.rooms.store(), Catalogue::get(language));
    let rows = store.daily_best(day, task.as_str(), LISTED).await?;
    let rank = |row: &DailyRow| row.result.as_ref().map(|r| (r.score, r.moves, r.time));
    let mut entries = Vec::new();
    for row in &rows {
        let Some(result) = &row.result else { continue };
        let account = row.begun.account.as_ref();
        let name = people::called(store, words, account, &row.begun.name).await?;
        entries.push(DailyEntry {
            place: 1 + rows.iter().filter(|other| rank(other) < rank(row)).count(),
            name,
            signed: account.is_some(),
            you: who(caller).as_ref() == Some(&row.begun.key.who),
            solved: result.score == 0,
            pegs: Some(result.score).filter(|left| *left > 0),
            moves: result.moves,
            time: result.time,
        });
    }
    Ok(entries)
}

/// By what somebody is known: the account, or what is kept of the secret they show.
fn who(caller: &Caller) -> Option<String> {
    let account = caller.account.as_ref().map(|account| format!("account-{account}"));
    account.or_else(|| {
        let seat = caller.token.as_ref()?.hash();
        Some(format!("seat-{}", seat.mixed_with("daily")))
    })
}

fn key(caller: &Caller, day: u64, task: DailyTask) -> Option<DailyKey> {
    Some(DailyKey { day, task: task.as_str().to_string(), who: who(caller)? })
}

/// Refuses to tell the puzzle of the day before its day is over, but to those who have solved it for the table.
///
/// Nobody can give it up instead: whoever did would be somebody else in the same table a moment later. At home
/// there is nobody to be better than.
pub(super) async fn check_untold(app: &App, caller: &Caller, puzzle: &str) -> Result<(), Problem> {
    let day = learning::today();
    if !app.away || !learning::is_puzzle_of_day(puzzle, day) {
        return Ok(());
    }
    let row = match key(caller, day, DailyTask::Puzzle) {
        Some(key) => app.rooms.store().daily(&key).await?,
        None => None,
    };
    if row.is_some_and(|row| row.result.is_some()) {
        return Ok(());
    }
    Err(Problem::new(StatusCode::FORBIDDEN, "daily-untold"))
}

fn read(task: &str) -> Result<DailyTask, Problem> {
    DailyTask::read(task).ok_or(Problem::missing("unknown-task"))
}

/// A task of today with its board.
#[utoipa::path(
    get,
    path = "/api/daily/{task}",
    params(("task" = String, Path, description = "`solitaire` or `puzzle`")),
    responses(
        (status = 200, body = TaskBoard),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn board(
    State(app): State<App>,
    reader: Reader,
    caller: Caller,
    Path(task): Path<String>,
) -> Result<axum::Json<TaskBoard>, Problem> {
    tell(&app, read(&task)?, &caller, reader.language).await
}

async fn tell(
    app: &App,
    task: DailyTask,
    caller: &Caller,
    language: Language,
) -> Result<axum::Json<TaskBoard>, Problem> {
    let day = learning::today();
    let begun = match key(caller, day, task) {
        Some(key) => app.rooms.store().daily(&key).await?.is_some(),
        None => false,
    };
    let sentence = task.sentence(day, language).map_err(problem)?;
    let view = task.start(day, language).map_err(problem)?;
    Ok(axum::Json(TaskBoard { day, sentence, begun, view }))
}

/// Begin with a task of today: time runs from the first time this is said.
#[utoipa::path(
    post,
    path = "/api/daily/{task}/begin",
    params(("task" = String, Path, description = "`solitaire` or `puzzle`")),
    request_body = BeginRequest,
    responses(
        (status = 200, body = TaskBoard),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn begin(
    State(app): State<App>,
    reader: Reader,
    caller: Caller,
    Path(task): Path<String>,
    Json(request): Json<BeginRequest>,
) -> Result<axum::Json<TaskBoard>, Problem> {
    let task = read(&task)?;
    let missing = Problem::new(StatusCode::UNAUTHORIZED, "seat-missing");
    let key = key(&caller, learning::today(), task).ok_or(missing)?;
    let account = caller.account.clone();
    // Who has an account is called by its name, which may go one day.
    let name = if account.is_some() { "" } else { request.name.as_str() };
    let name = clean(name)?;
    let begun = DailyBegun { key, name, account, begun: app.rooms.time().counted() };
    if !app.rooms.store().begin_daily(&begun).await? {
        let known = app.rooms.store().daily(&begun.key).await?;
        if known.is_some_and(|known| known.begun.name != begun.name) {
            return Err(Problem::refused("command-reused"));
        }
    }
    tell(&app, task, &caller, reader.language).await
}

/// Try a task: all turns of one's own so far. What is solved, or leaves no jump, is handed in by that; the best
/// of it stands in the table of the day.
#[utoipa::path(
    post,
    path = "/api/daily/{task}/attempts",
    params(("task" = String, Path, description = "`solitaire` or `puzzle`")),
    request_body = DailyTurns,
    responses(
        (status = 200, body = DailyAttempt),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn attempt(
    State(app): State<App>,
    reader: Reader,
    caller: Caller,
    Path(task): Path<String>,
    Json(request): Json<DailyTurns>,
) -> Result<axum::Json<DailyAttempt>, Problem> {
    let (task, today, day) = (read(&task)?, learning::today(), request.day);
    if day != today && today.checked_sub(1) != Some(day) {
        return Err(Problem::refused("daily-over"));
    }
    let turns = bounded(request.turns)?;
    let (tried, language) = (turns.clone(), reader.language);
    let rules = task.rules(day).map_err(problem)?;
    let judged = aside(&rules, language, move || task.judge(day, &tried, language)).await?;
    let ended = matches!(judged.attempted.outcome, Outcome::Solved | Outcome::Stuck);
    let entered = match key(&caller, day, task).filter(|_| ended) {
        Some(key) => {
            let begun = app.rooms.store().daily(&key).await?;
            let begun = begun.ok_or(Problem::refused("daily-not-begun"))?.begun.begun;
            let time = app.rooms.time().counted().saturating_sub(begun);
            let (score, moves, body) = (judged.score, judged.moves, turns.join(" "));
            let result = DailyResult { score, moves, time, body };
            Some(enter(&app, &key, &result).await?)
        }
        None => None,
    };
    let (attempted, moves) = (judged.attempted, judged.moves);
    Ok(axum::Json(DailyAttempt { attempted, moves, entered }))
}

/// Hands something in, and says whether it stands in the table of the day: also when it is sent again.
async fn enter(app: &App, key: &DailyKey, result: &DailyResult) -> Result<bool, Problem> {
    let store = app.rooms.store();
    if store.enter_daily(key, result).await? {
        return Ok(true);
    }
    let stands = store.daily(key).await?.and_then(|row| row.result);
    Ok(stands.is_some_and(|stands| stands.body == result.body))
}
