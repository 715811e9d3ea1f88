//! Ratings put right: computed once more from the games, compared with what is kept, and written instead of it.

use std::collections::BTreeMap;

use super::{Place, UpkeepError, moving::at_rest};
use crate::{
    ratings::{recompute, write_anew},
    store::{Keeper, People, RatingRow, Ratings, Store, StoreError},
};

/// A rating that was not what the games say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mended {
    /// Whose it is: the name, or the id of an account that has none any more.
    pub account: String,
    /// What stood there; nothing if it was missing.
    pub before: Option<RatingRow>,
    /// What stands there now; nothing if no game speaks for it.
    pub now: Option<RatingRow>,
}

/// What has come of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Rerated {
    /// How many games are rated.
    pub games: usize,
    /// How many ratings follow from them.
    pub ratings: usize,
    /// Those that were different.
    pub mended: Vec<Mended>,
}

/// Whose rating it is, and by what.
type Key = (String, String, String);

/// Computes all ratings from the games, and writes them instead of those that are kept.
///
/// # Errors
///
/// If a server runs, or something cannot be read or written; then nothing is.
pub async fn rerate(place: &Place) -> Result<Rerated, UpkeepError> {
    let _lock = at_rest(place).await?;
    let store = place.open().await?;
    let kept = by_key(store.ratings(None).await?);
    let (games, rows) = recompute(&store).await?;
    let computed = by_key(rows);
    let mut rerated = Rerated { games: games.len(), ratings: computed.len(), mended: Vec::new() };
    let mut keys: Vec<&Key> = kept.keys().chain(computed.keys()).collect();
    keys.sort_unstable();
    keys.dedup();
    for key in keys {
        let (before, now) = (kept.get(key).cloned(), computed.get(key).cloned());
        if before != now {
            let account = name(&store, &key.0).await?;
            rerated.mended.push(Mended { account, before, now });
        }
    }
    write_anew(&store, games).await?;
    store.close().await;
    Ok(rerated)
}

fn by_key(rows: Vec<RatingRow>) -> BTreeMap<Key, RatingRow> {
    let key = |row: &RatingRow| (row.account.clone(), row.rules.clone(), row.speed.clone());
    rows.into_iter().map(|row| (key(&row), row)).collect()
}

async fn name(store: &Keeper, id: &str) -> Result<String, StoreError> {
    let account = store.account(id).await?.filter(|account| !account.deleted);
    Ok(account.map_or_else(|| id.to_string(), |account| account.name))
}
