//! What every shelf must do.

#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

use super::*;
use crate::store::{
    Store,
    conformance::{event, summary},
};

fn texts(names: &[&str]) -> Vec<String> {
    names.iter().map(ToString::to_string).collect()
}

fn entry(players: &[&str], positions: &[(u64, u32)]) -> Entry {
    Entry {
        rules: "classic".to_string(),
        result: "1-0".to_string(),
        opening: Some("crossings"),
        players: texts(players),
        positions: positions.iter().copied().collect(),
    }
}

/// Finished games are put on the shelf once, found by everything, changed and taken away.
pub(in crate::store) async fn keeps_a_shelf<S: Store + Shelf>(store: &S) {
    let over = |id: &str, ver| Summary { over: true, ..summary(id, ver) };
    for id in ["shelf-1", "shelf-2", "shelf-3"] {
        store.create(&over(id, 1), &event(1, &format!("new-{id}"))).await.unwrap();
    }
    store.create(&summary("shelf-4", 1), &event(1, "new-shelf-4")).await.unwrap();
    let behind = async || {
        let behind = store.unshelved(100).await.unwrap().into_iter();
        let ours = behind.filter(|behind| behind.game.starts_with("shelf-"));
        ours.map(|behind| (behind.game, behind.ver, behind.archived)).collect::<Vec<_>>()
    };
    let told = |id: &str, ver, archived| (id.to_string(), ver, archived);
    let all = [told("shelf-1", 1, 0), told("shelf-2", 1, 0), told("shelf-3", 1, 0)];
    assert_eq!(behind().await, all);
    let change = |game: &str, archived, ver, before: Option<Entry>, now: Option<Entry>| Shelving {
        game: game.to_string(),
        archived,
        ver,
        before,
        now,
    };
    let first = entry(&["anna", "bert"], &[(7, 1), (u64::MAX, 2)]);
    let second = Entry { opening: None, ..entry(&["anna"], &[(7, 3)]) };
    let put = change("shelf-1", 0, 1, None, Some(first.clone()));
    let changes = vec![
        put.clone(),
        change("shelf-2", 0, 1, None, Some(second.clone())),
        change("shelf-3", 0, 1, None, None),
    ];
    store.shelve(changes).await.unwrap();
    assert_eq!(behind().await, [], "nothing is left to do, also where there is no entry");
    // Who comes second changes nothing.
    store.shelve(vec![Shelving { now: Some(entry(&["eve"], &[])), ..put }]).await.unwrap();

    let found = async |search: Search| {
        let found = store.search(&Search { limit: 10, ..search }).await.unwrap();
        found.iter().map(|one| (one.game.id.clone(), one.ply)).collect::<Vec<_>>()
    };
    let player = |name: &str| Search { player: Some(name.to_string()), ..Search::default() };
    let at = |id: &str, ply| (id.to_string(), ply);
    let both = [at("shelf-2", None), at("shelf-1", None)];
    assert_eq!(found(Search::default()).await, both);
    assert_eq!(found(player("anna")).await, both);
    assert_eq!(found(player("bert")).await, [at("shelf-1", None)]);
    assert_eq!(found(player("eve")).await, []);
    // A guest of that name and the account of that name, each game once.
    let either = Search { account: Some("bert".to_string()), ..player("anna") };
    assert_eq!(found(either.clone()).await, both);
    assert_eq!(store.search(&Search { limit: 1, ..either }).await.unwrap().len(), 1);
    let other = Search { account: Some("bert".to_string()), ..player("eve") };
    assert_eq!(found(other).await, [at("shelf-1", None)]);
    let placed = Search { key: Some(7), ..Search::default() };
    assert_eq!(found(placed.clone()).await, [at("shelf-2", Some(3)), at("shelf-1", Some(1))]);
    let largest = Search { key: Some(u64::MAX), ..player("anna") };
    assert_eq!(found(largest.clone()).await, [at("shelf-1", Some(2))]);
    let named = Search { opening: Some("crossings".to_string()), ..placed.clone() };
    let named = Search { rules: Some("classic".to_string()), ..named };
    assert_eq!(found(named.clone()).await, [at("shelf-1", Some(1))]);
    assert_eq!(found(Search { result: Some("0-1".to_string()), ..named }).await, []);
    let newest = store.search(&Search { limit: 1, ..Search::default() }).await.unwrap();
    assert_eq!((newest.len(), newest[0].opening.as_deref()), (1, None));
    let older = Search { before: Some(newest[0].number), ..Search::default() };
    assert_eq!(found(older).await, [at("shelf-1", None)]);

    // A game that has changed is found by what it is now, under the same number, and then not at all.
    store.append(&over("shelf-1", 2), &event(2, "more")).await.unwrap();
    assert_eq!(behind().await, [told("shelf-1", 2, 1)]);
    let changed = entry(&["anna", "carla"], &[(7, 2), (8, 1)]);
    let again = change("shelf-1", 1, 2, Some(first), Some(changed.clone()));
    store.shelve(vec![again]).await.unwrap();
    assert_eq!(found(player("bert")).await, []);
    assert_eq!(found(player("carla")).await, [at("shelf-1", None)]);
    assert_eq!(found(placed).await, [at("shelf-2", Some(3)), at("shelf-1", Some(2))]);
    assert_eq!(found(largest).await, []);
    store.append(&over("shelf-1", 3), &event(3, "even more")).await.unwrap();
    store.shelve(vec![change("shelf-1", 2, 3, Some(changed), None)]).await.unwrap();
    assert_eq!(found(Search::default()).await, [at("shelf-2", None)]);
    assert_eq!(found(player("carla")).await, []);
    store.append(&over("shelf-2", 2), &event(2, "a word")).await.unwrap();
    let same = change("shelf-2", 1, 2, Some(second.clone()), Some(second));
    store.shelve(vec![same]).await.unwrap();
    assert_eq!((behind().await, found(player("anna")).await.len()), (Vec::new(), 1));

    // A player takes a name out of a game meanwhile: an entry from before is not put there any more.
    store.create(&over("shelf-5", 1), &event(1, "new-shelf-5")).await.unwrap();
    let late = change("shelf-5", 0, 1, None, Some(entry(&["gone"], &[(7, 1)])));
    store.append(&over("shelf-5", 2), &event(2, "own")).await.unwrap();
    for late in [late.clone(), Shelving { now: None, ..late }] {
        store.shelve(vec![late]).await.unwrap();
        assert_eq!(behind().await, [told("shelf-5", 2, 0)]);
    }
    assert_eq!(found(player("gone")).await, []);
    let now = change("shelf-5", 0, 2, None, Some(entry(&["@x"], &[(7, 1)])));
    store.shelve(vec![now]).await.unwrap();
    assert_eq!(
        (behind().await, found(player("@x")).await),
        (Vec::new(), vec![at("shelf-5", None)])
    );
}

async fn plan(store: &Sqlite, search: &Search, statement: &str) -> Vec<String> {
    let explain = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {statement}"));
    let rows = bound!(sqlx::query(explain), search).fetch_all(store.readers()).await.unwrap();
    rows.iter().map(|row| row.get("detail")).collect()
}

fn file(name: &str) -> std::path::PathBuf {
    std::env::temp_dir().join(format!("zwick-shelf-{}-{name}.sqlite", std::process::id()))
}

#[tokio::test]
async fn a_file_keeps_a_shelf() {
    let file = file("keeps");
    let store = Sqlite::open(&file).await.unwrap();
    keeps_a_shelf(&store).await;
    store.close().await;
    std::fs::remove_file(file).unwrap();
}

/// Whatever is looked for together, no table is read from end to end and nothing is sorted.
#[tokio::test]
async fn every_search_goes_by_an_index() {
    let file = file("index");
    let store = Sqlite::open(&file).await.unwrap();
    for which in 0..32 {
        let has = |bit: u32| (which >> bit & 1 == 1).then(|| "x".to_string());
        let search = Search {
            player: has(0),
            account: None,
            rules: has(1),
            result: has(2),
            opening: has(3),
            key: has(4).map(|_| 7),
            before: Some(9),
            limit: 30,
        };
        let plan = plan(&store, &search, &statement(&search, IN_ORDER)).await;
        let bad = plan.iter().any(|step| step.contains("SCAN") || step.contains("TEMP"));
        assert!(!bad && plan[0].contains("SEARCH"), "{search:?}: {plan:#?}");
        assert_eq!(store.search(&search).await.unwrap(), []);
    }
    let behind = format!("EXPLAIN QUERY PLAN {UNSHELVED}");
    let rows = sqlx::query(AssertSqlSafe(behind)).bind(9).fetch_all(store.readers()).await;
    let steps: Vec<String> = rows.unwrap().iter().map(|row| row.get("detail")).collect();
    assert_eq!(steps, ["SCAN game USING INDEX game_unarchived"], "only those that are behind");
    store.close().await;
    std::fs::remove_file(file).unwrap();
}
