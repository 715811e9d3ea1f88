//! What every place for accounts and ratings must do.

#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

use board::Side;

use super::{
    Account, Accounts, Appended, Bots, DELETED, Deed, GamesOf, IDLE, LONGEST, MARK, MOST_BOTS,
    NewBot, NewMessage, Newcomer, RatedGame, RatedNote, Ratings, Session, Shelf, Sqlite, Store,
    Stored, Summary,
    annotations::tests::annotates_once,
    conformance::{event, summary},
};

const NOW: u64 = 1_800_000_000_000;

pub(super) fn session(account: &str, hash: &str, at: u64) -> Session {
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

pub(crate) fn sign_up(id: &str, key: &str) -> Deed {
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
    let delete = Deed::Delete { account: "a".to_string(), at: NOW, messages: false };
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
pub(super) async fn keeps_people(store: &(impl Ratings + Bots)) {
    keeps_accounts(store).await;
    keeps_sessions(store).await;
    keeps_codes(store).await;
    keeps_ratings(store).await;
    deletes(store).await;
    keeps_bots(store).await;
    closes(store).await;
}

/// A bot of an account.
pub(super) fn new_bot(owner: &str, id: &str, key: &str) -> Deed {
    let account = Account {
        id: id.to_string(),
        name: format!("{MARK}{key}"),
        created_at: NOW,
        deleted: false,
    };
    let [owner, key, token] = [owner, key, &format!("token-{id}")].map(str::to_string);
    Deed::MakeBot(Box::new(NewBot { account, likeness: key.clone(), key, owner, token }))
}

/// Bots have names like everybody, are found by their tokens, and go with their owners.
async fn keeps_bots(store: &(impl Ratings + Bots)) {
    assert!(store.carry_out(sign_up("o", "olga")).await.unwrap());
    assert!(!store.carry_out(new_bot("o", "x1", "olga")).await.unwrap());
    assert!(store.carry_out(new_bot("o", "x1", "rumpel")).await.unwrap());
    assert!(!store.carry_out(sign_up("p", "rumpel")).await.unwrap());
    let found = async |token: &str| store.bot_by_token(token).await.unwrap().map(|bot| bot.name);
    assert_eq!(found("token-x1").await.as_deref(), Some("Bot rumpel"));
    let set = |owner: &str, token: Option<&str>| {
        let [owner, bot] = [owner, "x1"].map(str::to_string);
        Deed::SetBotToken { owner, bot, token: token.map(str::to_string) }
    };
    assert!(!store.carry_out(set("q", Some("stolen"))).await.unwrap());
    assert!(store.carry_out(set("o", Some("second"))).await.unwrap());
    assert_eq!((found("token-x1").await, found("stolen").await), (None, None));
    assert!(found("second").await.is_some());
    assert!(store.carry_out(set("o", None)).await.unwrap());
    assert_eq!(found("second").await, None);
    let bots = store.bots_of("o").await.unwrap();
    assert_eq!((bots.len(), bots[0].open), (1, false));
    for number in 2..=MOST_BOTS {
        assert!(
            store
                .carry_out(new_bot("o", &format!("x{number}"), &format!("bot{number}")))
                .await
                .unwrap()
        );
    }
    assert!(!store.carry_out(new_bot("o", "y", "yannick")).await.unwrap());
    assert!(
        store
            .carry_out(Deed::Delete { account: "o".to_string(), at: NOW, messages: false })
            .await
            .unwrap()
    );
    assert_eq!(found("token-x2").await, None);
    assert_eq!(store.account("x2").await.unwrap().unwrap().name, DELETED);
    assert!(!store.carry_out(sign_up("p", "rumpel")).await.unwrap());
    assert!(store.carry_out(sign_up("late", "lotte")).await.unwrap());
    let delete = Deed::Delete { account: "late".to_string(), at: NOW, messages: false };
    assert!(store.carry_out(delete).await.unwrap());
    assert!(!store.carry_out(new_bot("late", "z", "zorro")).await.unwrap(), "its owner is gone");
}

/// A closed account has no sessions and no bots that play, until it is opened again.
async fn closes(store: &(impl Ratings + Bots)) {
    assert!(store.carry_out(sign_up("z", "zoe")).await.unwrap());
    assert!(store.carry_out(new_bot("z", "zbot", "zwerg")).await.unwrap());
    let is_in = async |hash: &str| store.session(hash, NOW).await.unwrap().is_some();
    assert!(is_in("first-z").await && !store.is_closed("z").await.unwrap());
    let close = |account: &str| Deed::Close { account: account.to_string(), at: NOW };
    assert!(store.carry_out(close("z")).await.unwrap());
    assert!(!store.carry_out(close("z")).await.unwrap());
    assert!(!store.carry_out(close("nobody")).await.unwrap());
    assert!(store.is_closed("z").await.unwrap() && store.is_closed("zbot").await.unwrap());
    assert!(!is_in("first-z").await);
    assert_eq!(store.bot_by_token("token-zbot").await.unwrap(), None);
    // Who was about to sign in gets nowhere.
    let late = Deed::SignIn { session: session("z", "late", NOW), replaces: None };
    store.carry_out(late).await.unwrap();
    assert!(!is_in("late").await);
    // A closed account keeps its codes and its password.
    assert!(store.has_code("z", "one").await.unwrap() && !store.has_code("z", "x").await.unwrap());
    let recover = Deed::Recover {
        code: "one".to_string(),
        password: "anew".to_string(),
        session: session("z", "recovered", NOW),
    };
    assert!(!store.carry_out(recover.clone()).await.unwrap());
    assert_eq!(store.codes_left("z").await.unwrap(), 2);
    assert_eq!(store.account_by_key("zoe").await.unwrap().unwrap().1, "kept");
    let reopen = Deed::Reopen { account: "z".to_string() };
    assert!(store.carry_out(reopen.clone()).await.unwrap());
    assert!(!store.carry_out(reopen).await.unwrap());
    assert!(store.bot_by_token("token-zbot").await.unwrap().is_some());
    assert!(store.carry_out(recover).await.unwrap());
    assert_eq!(store.codes_left("z").await.unwrap(), 1);
    // Likenesses change places, and one that is deleted gets none.
    let called = store.called().await.unwrap();
    let of =
        |id: &str| called.iter().find(|called| called.id == id).and_then(|c| c.likeness.clone());
    let [zoe, zwerg] = ["z", "zbot"].map(|id| of(id).unwrap());
    let changes = [("z", &zwerg), ("zbot", &zoe)].map(|(id, like)| (id.to_string(), like.clone()));
    store.carry_out(Deed::Liken { changes: changes.to_vec() }).await.unwrap();
    let called = store.called().await.unwrap();
    let of =
        |id: &str| called.iter().find(|called| called.id == id).and_then(|c| c.likeness.clone());
    assert_eq!([of("z"), of("zbot")], [Some(zwerg), Some(zoe)]);
}

/// A game of two accounts of which one event has happened.
pub(super) fn owned(id: &str, ver: u64, rated: Option<RatedNote>) -> Summary {
    let accounts = Accounts { white: Some("w".to_string()), black: Some("b".to_string()) };
    let (white, black) = ("WANDA".to_string(), "BERT".to_string());
    Summary { white, black, accounts, rated, ..summary(id, ver) }
}

/// What an event says about accounts and ratings is written down with it, and not without it.
pub(super) async fn keeps_notes<S: Store + Ratings + Shelf>(store: &S) {
    for (id, name) in [("w", "wanda"), ("b", "bert")] {
        assert!(store.carry_out(sign_up(id, name)).await.unwrap());
    }
    let running = |id: &str, ver| owned(id, ver, Some(RatedNote::Running));
    let first = Summary { accounts: Accounts::default(), ..running("r1", 1) };
    store.create(&first, &event(1, "new-r1")).await.unwrap();
    assert_eq!(store.rated_running("w").await.unwrap(), [""; 0]);
    store.append(&running("r1", 2), &event(2, "sit")).await.unwrap();
    store.append(&running("r1", 3), &event(3, "turn")).await.unwrap();
    assert_eq!(store.rated_running("w").await.unwrap(), ["r1"]);
    assert_eq!(store.rated_running("b").await.unwrap(), ["r1"]);
    store.create(&running("r2", 1), &event(1, "new-r2")).await.unwrap();
    store.create(&owned("r3", 1, None), &event(1, "new-r3")).await.unwrap();

    let ended = RatedGame {
        game: "r1".to_string(),
        rules: "classic".to_string(),
        speed: "rapid".to_string(),
        white: "w".to_string(),
        black: "b".to_string(),
        score: 2,
        ended_at: NOW,
    };
    let over =
        |ver| Summary { over: true, ..owned("r1", ver, Some(RatedNote::Ended(ended.clone()))) };
    let refused = store.append(&over(9), &event(9, "too late")).await.unwrap();
    assert_eq!(refused, Appended::Stale(3));
    assert_eq!(store.unrated(9).await.unwrap(), [""; 0], "what was refused has not happened");
    store.append(&over(4), &event(4, "end")).await.unwrap();
    // What comes after the end changes nothing about it.
    store.append(&over(5), &event(5, "publish")).await.unwrap();
    let void = Summary { over: true, ..owned("r2", 2, Some(RatedNote::Void)) };
    store.append(&void, &event(2, "abort")).await.unwrap();
    assert_eq!(store.rated_running("w").await.unwrap(), [""; 0]);
    assert_eq!(store.unrated(9).await.unwrap(), ["r1"]);
    let rate = Deed::Rate { game: "r1".to_string() };
    assert!(store.carry_out(rate.clone()).await.unwrap());
    assert!(!store.carry_out(rate).await.unwrap());
    assert_eq!(store.unrated(9).await.unwrap(), [""; 0]);
    let row = store.rating("w", "classic", "rapid").await.unwrap().unwrap();
    assert_eq!((row.games, row.won, row.at), (1, 1, NOW));
    rates_late_games(store, &ended).await;

    assert_eq!(store.count_games("w").await.unwrap(), (3, 1));
    let games = async |over, before: Option<&str>| -> Vec<(Side, String)> {
        let before = before.map(str::to_string);
        let asked = GamesOf { account: "b".to_string(), over, before, limit: 2 };
        let games = store.games_of(&asked).await.unwrap();
        games.into_iter().map(|(side, game)| (side, game.id)).collect()
    };
    let black = |id: &str| (Side::Black, id.to_string());
    assert_eq!(games(true, None).await, [black("r1"), black("r2")]);
    assert_eq!(games(true, Some("r2")).await, [black("r0")]);
    assert_eq!(games(false, None).await, [black("r3")]);
    let players = async || {
        let games = ["r1", "nothing"].map(str::to_string);
        let known = store.players_of(&games).await.unwrap().into_iter();
        known.map(|one| (one.game, one.side, one.name)).collect::<Vec<_>>()
    };
    let known = |side, name: &str| ("r1".to_string(), side, name.to_string());
    let wanda = known(Side::White, "WANDA");
    assert_eq!(players().await, [known(Side::Black, "BERT"), wanda.clone()]);
    assert_eq!(store.players_of(&[]).await.unwrap(), []);
    store
        .carry_out(Deed::Delete { account: "b".to_string(), at: NOW, messages: false })
        .await
        .unwrap();
    assert_eq!(players().await, [wanda]);
    let names = async |id: &str| {
        let game = store.summary(id).await.unwrap().unwrap();
        (game.white, game.black)
    };
    let gone = ("WANDA".to_string(), DELETED.to_string());
    assert_eq!([names("r1").await, names("r3").await], [gone.clone(), gone.clone()]);
    // Somebody has the name at hand still, and somebody was given a seat while it went.
    store.append(&owned("r3", 2, None), &event(2, "later")).await.unwrap();
    assert_eq!(names("r3").await, gone);
    let body = r#"{"names":{"black":"Bertie","white":"Wanda"},"seed":1}"#.to_string();
    let first = Stored { kind: "created".to_string(), body, ..event(1, "new-r4") };
    store.create(&owned("r4", 1, None), &first).await.unwrap();
    assert_eq!(names("r4").await, gone);
    let kept = store.events("r4", 0).await.unwrap().remove(0);
    assert_eq!(kept.body, r#"{"names":{"black":"","white":"Wanda"},"seed":1}"#);
    assert_eq!(Stored { body: first.body.clone(), ..kept }, first, "nothing else has changed");
    let late = Deed::SignIn { session: session("b", "late", NOW), replaces: None };
    store.carry_out(late).await.unwrap();
    assert_eq!(store.sessions("b", NOW).await.unwrap(), []);
    removes_messages(store).await;
}

/// What somebody has written goes with the account, if that is wished for, and what the other has written stays.
async fn removes_messages<S: Store + Ratings>(store: &S) {
    let accounts = Accounts { white: Some("w".to_string()), black: None };
    let game = Summary { accounts, ..owned("with-guest", 1, None) };
    store.create(&game, &event(1, "new-with-guest")).await.unwrap();
    let message = |side, body: &str| {
        let [game, cmd_id, body] = ["with-guest", &format!("say-{body}"), body].map(str::to_string);
        NewMessage { game, side, at: NOW, cmd_id, body }
    };
    for (side, body) in [(Side::White, "from Wanda"), (Side::Black, "from a guest")] {
        assert!(store.keep_message(&message(side, body)).await.unwrap());
    }
    let delete = Deed::Delete { account: "w".to_string(), at: NOW, messages: true };
    assert!(store.carry_out(delete).await.unwrap());
    assert!(!store.keep_message(&message(Side::White, "late")).await.unwrap(), "she is gone");
    let said: Vec<Option<String>> =
        store.messages("with-guest", 0).await.unwrap().into_iter().map(|one| one.body).collect();
    assert_eq!(said, [None, Some("from a guest".to_string())]);
}

/// A game that turns up late is rated in its place.
async fn rates_late_games<S: Store + Ratings>(store: &S, known: &RatedGame) {
    let late = RatedGame {
        game: "r0".to_string(),
        score: 0,
        ended_at: known.ended_at - 86_400_000,
        ..known.clone()
    };
    let game = owned("r0", 1, Some(RatedNote::Ended(late.clone())));
    let game = Summary { over: true, updated_at: 1000, ..game };
    store.create(&game, &Stored { at: 1000, ..event(1, "new-r0") }).await.unwrap();
    assert!(store.carry_out(Deed::Rate { game: "r0".to_string() }).await.unwrap());
    let kept = store.ratings(None).await.unwrap().into_iter();
    let kept: Vec<_> = kept.filter(|row| row.speed == "rapid").collect();
    assert_eq!(kept, crate::ratings::rows_of(vec![known.clone(), late]));
    annotates_once(store, ["r0", "g1", "r1", "g2"]).await;
}

/// Many ask for one name at once, or for one that looks like it: one of them gets it.
pub(super) async fn names_are_given_once<S: Ratings + Clone + 'static>(stores: [S; 2]) {
    let ask = |number: usize| {
        let store = stores[number % 2].clone();
        let deed = sign_up(&format!("n{number}"), ["nora", "n0ra"][number / 2 % 2]);
        tokio::spawn(async move { store.carry_out(deed).await.unwrap() })
    };
    let tasks: Vec<_> = (0..16).map(ask).collect();
    let mut given = 0;
    for task in tasks {
        given += usize::from(task.await.unwrap());
    }
    assert_eq!(given, 1);
}

/// Many rate the same games at once, in whatever order: each counts once, in its place.
pub(super) async fn games_are_rated_once<S: Store + Ratings + Clone + 'static>(stores: [S; 2]) {
    let games: Vec<RatedGame> = (0..6_u8)
        .map(|number| RatedGame {
            game: format!("once-{number}"),
            rules: "classic".to_string(),
            speed: "bullet".to_string(),
            white: "w".to_string(),
            black: "b".to_string(),
            score: number % 3,
            ended_at: NOW + u64::from(number),
        })
        .collect();
    for game in &games {
        let over = owned(&game.game, 1, Some(RatedNote::Ended(game.clone())));
        let over = Summary { over: true, ..over };
        stores[0].create(&over, &event(1, &format!("new-{}", game.game))).await.unwrap();
    }
    let rate = |number: usize| {
        let store = stores[number % 2].clone();
        let game = format!("once-{}", (number * 5 + number / 6) % 6);
        tokio::spawn(async move { store.carry_out(Deed::Rate { game }).await.unwrap() })
    };
    let tasks: Vec<_> = (0..24).map(rate).collect();
    let mut done = 0;
    for task in tasks {
        done += usize::from(task.await.unwrap());
    }
    let kept = stores[1].ratings(None).await.unwrap().into_iter();
    let kept: Vec<_> = kept.filter(|row| row.speed == "bullet").collect();
    assert_eq!(kept, crate::ratings::rows_of(games), "after {done} deeds");
    assert!((1..=6).contains(&done), "{done}");
}

#[tokio::test]
async fn a_file_keeps_people() {
    let store = Sqlite::open(&super::tests::folder("people").join("zwick.sqlite")).await.unwrap();
    keeps_people(&store).await;
    keeps_notes(&store).await;
    names_are_given_once([store.clone(), store.clone()]).await;
    games_are_rated_once([store.clone(), store.clone()]).await;
    store.close().await;
}
