//! What every place for accounts and ratings must do.

#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

use super::{
    Account, DELETED, Deed, IDLE, LONGEST, Newcomer, RatedGame, Ratings, Session, Sqlite, Store,
};

const NOW: u64 = 1_800_000_000_000;

fn session(account: &str, hash: &str, at: u64) -> Session {
    let [account, hash, agent] = [account, hash, "a browser"].map(str::to_string);
    Session { hash, account, agent, created_at: at, seen_at: at }
}

fn newcomer(id: &str, key: &str) -> Newcomer {
    let [id, key, likeness] = [id, key, &key.replace('0', "o")].map(str::to_string);
    Newcomer {
        account: Account {
            id: id.clone(),
            name: key.to_uppercase(),
            created_at: NOW,
            deleted: false,
        },
        likeness,
        key,
        password: "kept".to_string(),
        codes: ["one", "two"].map(str::to_string).to_vec(),
        session: session(&id, &format!("first-{id}"), NOW),
    }
}

fn sign_up(id: &str, key: &str) -> Deed {
    Deed::SignUp(Box::new(newcomer(id, key)))
}

/// Accounts are made once, and found by their names.
async fn keeps_accounts(store: &impl Ratings) {
    assert!(store.carry_out(sign_up("a", "otto")).await.unwrap());
    for taken in ["otto", "0tto"] {
        assert!(!store.carry_out(sign_up("b", taken)).await.unwrap(), "{taken}");
    }
    assert_eq!(store.account("b").await.unwrap(), None);
    let (account, password) = store.account_by_key("otto").await.unwrap().unwrap();
    assert_eq!((account.name.as_str(), password.as_str()), ("OTTO", "kept"));
    assert_eq!(store.account("a").await.unwrap(), Some(account));
    assert_eq!(store.codes_left("a").await.unwrap(), 2);
}

/// Sessions last as long as they are heard of, and not for ever.
async fn keeps_sessions(store: &impl Ratings) {
    let there = async |hash: &str, now: u64| store.session(hash, now).await.unwrap().is_some();
    assert!(there("first-a", NOW + IDLE - 1).await);
    assert!(!there("first-a", NOW + IDLE).await);
    let seen = NOW + LONGEST - 2;
    store.carry_out(Deed::Seen { hash: "first-a".to_string(), at: seen }).await.unwrap();
    assert!(there("first-a", NOW + LONGEST - 1).await);
    assert!(!there("first-a", NOW + LONGEST).await);
    let second = Deed::SignIn {
        session: session("a", "second", NOW),
        replaces: Some("first-a".to_string()),
    };
    store.carry_out(second).await.unwrap();
    assert!(!there("first-a", NOW).await && there("second", NOW).await);
    store.carry_out(Deed::SignOut { hash: "second".to_string() }).await.unwrap();
    assert_eq!(store.sessions("a", NOW).await.unwrap(), []);
}

/// A code works once and ends all sessions.
async fn keeps_codes(store: &impl Ratings) {
    let third = Deed::SignIn { session: session("a", "third", NOW), replaces: None };
    store.carry_out(third).await.unwrap();
    let recover = |code: &str, hash: &str| Deed::Recover {
        code: code.to_string(),
        password: "other".to_string(),
        session: session("a", hash, NOW),
    };
    assert!(!store.carry_out(recover("three", "fourth")).await.unwrap());
    assert!(store.carry_out(recover("one", "fourth")).await.unwrap());
    assert!(!store.carry_out(recover("one", "fifth")).await.unwrap());
    let hashes: Vec<String> =
        store.sessions("a", NOW).await.unwrap().into_iter().map(|one| one.hash).collect();
    assert_eq!(hashes, ["fourth"]);
    assert_eq!(store.account_by_key("otto").await.unwrap().unwrap().1, "other");
    assert_eq!(store.codes_left("a").await.unwrap(), 1);
}

/// Games are rated in their order, once.
async fn keeps_ratings(store: &impl Ratings) {
    assert!(store.carry_out(sign_up("c", "carla")).await.unwrap());
    let game = |game: &str, score: u8, ended_at: u64| RatedGame {
        game: game.to_string(),
        rules: "classic".to_string(),
        speed: "blitz".to_string(),
        white: "a".to_string(),
        black: "c".to_string(),
        score,
        ended_at,
    };
    let games = vec![game("g1", 2, NOW), game("g2", 0, NOW + 1)];
    store.carry_out(Deed::RateAnew { games: games.clone() }).await.unwrap();
    assert_eq!(store.ratings(None).await.unwrap(), crate::ratings::rows_of(games));
    assert!(!store.carry_out(Deed::Rate { game: "g1".to_string() }).await.unwrap());
    assert_eq!(store.changes("g1").await.unwrap().map(|(white, black)| white + black), Some(0));
    assert_eq!(store.changes("g3").await.unwrap(), None);
    let strongest = store.strongest("classic", "blitz", 110_000, 10).await.unwrap();
    assert_eq!(strongest.len(), 2);
    assert!(strongest[0].1.rating >= strongest[1].1.rating);
    assert_eq!(store.pools().await.unwrap(), [("classic".to_string(), "blitz".to_string(), 2)]);
}

/// Who is deleted is nobody, and nobody else gets the name.
async fn deletes(store: &impl Ratings) {
    let delete = Deed::Delete { account: "a".to_string(), at: NOW };
    assert!(store.carry_out(delete.clone()).await.unwrap());
    assert!(!store.carry_out(delete).await.unwrap());
    let gone = store.account("a").await.unwrap().unwrap();
    assert!(gone.deleted && gone.name == DELETED);
    assert_eq!(store.account_by_key("otto").await.unwrap(), None);
    assert_eq!(store.sessions("a", NOW).await.unwrap(), []);
    assert_eq!(store.codes_left("a").await.unwrap(), 0);
    for taken in ["otto", "0tto"] {
        assert!(!store.carry_out(sign_up("d", taken)).await.unwrap(), "{taken}");
    }
    assert_eq!(store.strongest("classic", "blitz", 110_000, 10).await.unwrap().len(), 1);
}

/// What every place for accounts and ratings must do.
async fn conforms(store: &impl Ratings) {
    keeps_accounts(store).await;
    keeps_sessions(store).await;
    keeps_codes(store).await;
    keeps_ratings(store).await;
    deletes(store).await;
}

#[tokio::test]
async fn a_file_keeps_people() {
    let store = Sqlite::open(&super::tests::folder("people").join("zwick.sqlite")).await.unwrap();
    conforms(&store).await;
    store.close().await;
}
