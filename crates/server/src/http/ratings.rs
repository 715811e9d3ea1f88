//! The page of the ratings, and what nobody is told while a rated game goes on.

use axum::{
    extract::{Query, State},
    http::StatusCode,
};
use game::{AnyGame, catalogue};
use maud::Markup;
use serde::Deserialize;

use super::{App, Problem, Reader, people::only_away};
use crate::{
    pages::{self, RatingsPage},
    ratings::{PROVISIONAL, Question, Speed, is_of},
    store::{Ratings, StoreError},
};

/// How many a list shows.
const LISTED: u32 = 100;

/// Which list is asked for.
#[derive(Deserialize)]
pub(super) struct RatingsQuery {
    rules: Option<String>,
    speed: Option<String>,
}

pub(super) async fn show(
    State(app): State<App>,
    reader: Reader,
    Query(query): Query<RatingsQuery>,
) -> Result<Markup, Problem> {
    only_away(&app)?;
    let pools = pools(&app).await?;
    let asked = (query.rules, query.speed.as_deref().and_then(Speed::read));
    let chosen = match asked {
        (Some(rules), speed) => {
            catalogue::find(&rules).map_err(|_| Problem::missing("unknown-rules"))?;
            let first = pools.iter().find(|pool| pool.0 == rules).map(|pool| pool.1);
            Some((rules, speed.or(first).unwrap_or(Speed::Rapid)))
        }
        (None, _) => pools.first().map(|(rules, speed, _)| (rules.clone(), *speed)),
    };
    let rows = match &chosen {
        Some((rules, speed)) => {
            app.rooms.store().strongest(rules, speed.as_str(), PROVISIONAL, LISTED).await?
        }
        None => Vec::new(),
    };
    let (rules, speed) = chosen.unzip();
    let data = RatingsPage {
        rules: rules.as_deref(),
        speed: speed.unwrap_or(Speed::Rapid),
        pools: &pools,
        rows: &rows,
    };
    Ok(pages::ratings(&reader.page(), &data))
}

/// Rules and speeds somebody has a rating by, those of most people first.
async fn pools(app: &App) -> Result<Vec<(String, Speed, u64)>, StoreError> {
    let pools = app.rooms.store().pools().await?;
    let known = pools.into_iter().filter(|(rules, ..)| catalogue::find(rules).is_ok());
    Ok(known
        .filter_map(|(rules, speed, count)| Some((rules, Speed::read(&speed)?, count)))
        .collect())
}

/// Refuses to tell somebody about positions of a rated game they play.
pub(crate) async fn check_fair(
    app: &App,
    reader: &Reader,
    positions: &[AnyGame],
    question: Question,
) -> Result<(), Problem> {
    let Some(signed) = &reader.signed else { return Ok(()) };
    for id in app.rooms.store().rated_running(&signed.account.id).await? {
        let Some(table) = app.rooms.find(&id).await? else { continue };
        if positions.iter().any(|position| is_of(&table.game, position, question)) {
            return Err(Problem::new(StatusCode::FORBIDDEN, "rated-position"));
        }
    }
    Ok(())
}
