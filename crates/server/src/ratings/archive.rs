//! Ratings computed once more, from nothing but the logs of the games.

use super::rows_of;
use crate::{
    store::{Deed, RatedGame, RatingRow, Ratings, Store, StoreError, Stored},
    table::Table,
};

/// How many games are looked up at a time.
const AT_A_TIME: u32 = 200;

/// Reads every log and says which games are rated, and what ratings follow from them.
///
/// # Errors
///
/// If a log cannot be read.
pub async fn recompute<S: Store + Ratings>(
    store: &S,
) -> Result<(Vec<RatedGame>, Vec<RatingRow>), StoreError> {
    let (mut games, mut last) = (Vec::new(), String::new());
    loop {
        let ids = store.ids(&last, AT_A_TIME).await?;
        let Some(end) = ids.last().cloned() else { break };
        for id in ids {
            games.extend(rated(&id, &store.events(&id, 0).await?)?);
        }
        last = end;
    }
    games.sort_by(|one, other| one.order().cmp(&other.order()));
    let rows = rows_of(games.clone());
    Ok((games, rows))
}

/// The same, and writes it down instead of what was there.
///
/// # Errors
///
/// If a log cannot be read, or the ratings cannot be kept.
pub async fn rebuild<S: Store + Ratings>(store: &S) -> Result<usize, StoreError> {
    let (games, _) = recompute(store).await?;
    let count = games.len();
    write_anew(store, games).await?;
    Ok(count)
}

/// Writes down what follows from games, in their order, instead of what was there.
///
/// # Errors
///
/// If the ratings cannot be kept.
pub async fn write_anew(store: &impl Ratings, games: Vec<RatedGame>) -> Result<(), StoreError> {
    store.carry_out(Deed::RateAnew { games }).await?;
    Ok(())
}

/// The rated game of a log, as of the event it ended with.
fn rated(id: &str, log: &[Stored]) -> Result<Option<RatedGame>, StoreError> {
    let Some((first, rest)) = log.split_first() else { return Ok(None) };
    let Some(mut table) = Table::replay(id, std::slice::from_ref(first))? else { return Ok(None) };
    if !table.agreed.rated {
        return Ok(None);
    }
    for event in rest {
        table.catch_up(std::slice::from_ref(event))?;
        if let Some(rated) = table.rated(event.at) {
            return Ok(Some(rated));
        }
    }
    Ok(None)
}
