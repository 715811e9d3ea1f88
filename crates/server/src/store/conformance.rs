//! What every store must do.

#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

use super::{Accounts, Appended, Arrival, Arrived, Created, Page, Store, Stored, Summary, Tally};

pub(super) fn summary(id: &str, ver: u64) -> Summary {
    Summary {
        id: id.to_string(),
        ver,
        rules: "classic".to_string(),
        rule_text: None,
        family: "mill".to_string(),
        white: "Anna".to_string(),
        black: String::new(),
        ply: ver - 1,
        fen: format!("position {ver}"),
        over: false,
        result: "*".to_string(),
        reason: None,
        clocked: false,
        deadline: None,
        computer: None,
        level: None,
        due: false,
        seated: false,
        accounts: Accounts::default(),
        rated: None,
        created_at: 1000,
        updated_at: 1000 + ver,
    }
}

pub(super) fn event(ver: u64, cmd_id: &str) -> Stored {
    Stored {
        ver,
        at: 1000 + ver,
        counted: 1000 + ver,
        cmd_id: cmd_id.to_string(),
        kind: "turn".to_string(),
        body: format!("{{\"text\":\"{cmd_id}\"}}"),
        digest: Some(format!("digest of {cmd_id}")),
        format: 2,
    }
}

/// What every store must do.
pub(super) async fn conforms(store: &impl Store) {
    super::races::tests::keeps_races(store).await;
    super::daily::tests::keeps_days(store).await;
    super::annotations::tests::annotates_nothing_else(store).await;
    assert_eq!(store.version("g").await.unwrap(), None);
    assert_eq!(store.events("g", 0).await.unwrap(), []);
    let lost = store.append(&summary("g", 2), &event(2, "b")).await.unwrap();
    assert_eq!(lost, Appended::NoGame);

    assert_eq!(store.create(&summary("g", 1), &event(1, "a")).await.unwrap(), Created::New);
    let again = store.create(&summary("h", 1), &event(1, "a")).await.unwrap();
    assert_eq!(again, Created::Repeated("g".to_string()));
    assert_eq!(store.version("h").await.unwrap(), None);
    assert_eq!(store.created_by("a").await.unwrap().as_deref(), Some("g"));

    let done = store.append(&summary("g", 2), &event(2, "b")).await.unwrap();
    assert_eq!(done, Appended::Done);
    let stale = store.append(&summary("g", 2), &event(2, "c")).await.unwrap();
    assert_eq!(stale, Appended::Stale(2));
    let ahead = store.append(&summary("g", 5), &event(5, "c")).await.unwrap();
    assert_eq!(ahead, Appended::Stale(2));
    for ver in [2, 3] {
        let again = store.append(&summary("g", ver), &event(ver, "b")).await.unwrap();
        assert_eq!(again, Appended::Repeated(event(2, "b")));
    }
    assert_eq!(store.append(&summary("g", 3), &event(3, "c")).await.unwrap(), Appended::Done);
    let log = vec![event(1, "a"), event(2, "b"), event(3, "c")];
    assert_eq!(store.events("g", 0).await.unwrap(), log);
    assert_eq!(store.events("g", 2).await.unwrap(), log[2..]);
    assert_eq!(store.events_page("g", 0, 2).await.unwrap(), log[..2]);
    assert_eq!(store.events_page("g", 2, 1000).await.unwrap(), log[2..]);
    assert_eq!(store.by_command("g", "b").await.unwrap(), Some(event(2, "b")));
    assert_eq!(store.by_command("g", "x").await.unwrap(), None);

    let over = Summary { over: true, clocked: true, ..summary("h", 1) };
    store.create(&over, &event(1, "h")).await.unwrap();
    let custom = Summary {
        rules: "custom-1".to_string(),
        rule_text: Some("text".to_string()),
        clocked: true,
        computer: Some("black".to_string()),
        level: Some(3),
        due: true,
        ..summary("i", 1)
    };
    store.create(&custom, &event(1, "i")).await.unwrap();
    let ids = async |page: Page| -> Vec<String> {
        store.list(&page).await.unwrap().into_iter().map(|game| game.id).collect()
    };
    let all = Page { limit: 10, ..Page::default() };
    assert_eq!(ids(all.clone()).await, ["g", "i", "h"]);
    assert_eq!(ids(Page { unfinished: true, ..all.clone() }).await, ["g", "i"]);
    assert_eq!(ids(Page { limit: 1, ..all.clone() }).await, ["g"]);
    assert_eq!(ids(Page { before: Some("g".to_string()), ..all.clone() }).await, ["i", "h"]);
    assert_eq!(ids(Page { before: Some("x".to_string()), ..all.clone() }).await, [""; 0]);
    let seated = Summary { seated: true, ..summary("s", 1) };
    store.create(&seated, &event(1, "s")).await.unwrap();
    let unseated = Page { unseated: true, ..all.clone() };
    assert_eq!(ids(unseated).await, ["g", "i", "h"]);
    assert_eq!(ids(all.clone()).await, ["g", "s", "i", "h"]);
    let named = Summary { ver: 2, black: "Bert".to_string(), over: true, ..seated };
    let named = Summary { updated_at: 1000, ..named };
    let first = Stored { at: 1000, ..event(2, "t") };
    assert_eq!(store.append(&named, &first).await.unwrap(), Appended::Done);
    let listed = store.list(&all).await.unwrap();
    assert_eq!(listed[3], named);
    assert_eq!(store.summary("s").await.unwrap().as_ref(), Some(&named));
    assert_eq!(store.summary("x").await.unwrap(), None);
    assert_eq!(listed[0], Summary { created_at: 1000, ..summary("g", 3) });
    assert_eq!(store.rule_text("custom-1").await.unwrap().as_deref(), Some("text"));
    assert_eq!(store.rule_text("classic").await.unwrap(), None);
    assert_eq!(listed[1], custom);
    assert_eq!(store.due().await.unwrap(), ["i"]);
    let done = Summary { ver: 2, due: false, ..custom };
    assert_eq!(store.append(&done, &event(2, "done")).await.unwrap(), Appended::Done);
    assert_eq!(store.due().await.unwrap(), [""; 0]);

    keeps_deadlines(store).await;
    // Only games of the family that were played to an end; a game may get seats and lose them.
    let finished =
        async |family: &str, unseated| store.finished(family, unseated, 10).await.unwrap();
    let mut played = Summary { ver: 3, ply: 2, family: "pegs".to_string(), ..named };
    assert_eq!(finished("mill", false).await, [], "nobody has played a turn");
    assert_eq!(store.append(&played, &event(3, "u")).await.unwrap(), Appended::Done);
    assert_eq!(finished("mill", false).await, [("s".to_string(), 3)]);
    assert_eq!(finished("pegs", false).await, [], "the family of a game stays");
    assert_eq!(finished("mill", true).await, []);
    (played.ver, played.seated) = (4, false);
    assert_eq!(store.append(&played, &event(4, "v")).await.unwrap(), Appended::Done);
    assert_eq!(finished("mill", true).await, [("s".to_string(), 4)]);

    assert_eq!(store.note("n").await.unwrap(), None);
    store.set_note("n", "1").await.unwrap();
    store.set_note("n", "2").await.unwrap();
    assert_eq!(store.note("n").await.unwrap().as_deref(), Some("2"));
    assert_eq!(store.first_note("n", "3").await.unwrap(), "2");
    assert_eq!(store.first_note("m", "3").await.unwrap(), "3");
    store.set_note("no", "0").await.unwrap();
    let pair = |name: &str, value: &str| (name.to_string(), value.to_string());
    assert_eq!(store.notes("n").await.unwrap(), [pair("n", "2"), pair("no", "0")]);

    let known = [("g", 1), ("h", 9), ("x", 0), ("s", 3)].map(|(id, ver)| (id.to_string(), ver));
    let events = store.events_of(&known).await.unwrap();
    let mut told: Vec<_> = events.iter().map(|(id, event)| (id.as_str(), event.ver)).collect();
    told.sort_unstable();
    assert_eq!(told, [("g", 2), ("g", 3), ("s", 4)]);
    for (id, event) in &events {
        assert_eq!(store.events(id, event.ver - 1).await.unwrap().first(), Some(event));
    }
    assert_eq!(store.ids("g", 3).await.unwrap(), ["h", "i", "s"]);
    assert_eq!(store.ids("t3", 3).await.unwrap(), [""; 0]);
    counts_results(store).await;
    takes_games_over(store).await;
    super::messages::tests::keeps_messages(store).await;
}

/// Finished games are counted by what they have in common.
async fn counts_results(store: &impl Store) {
    let tally = |rules: &str, level: Option<u8>, games| Tally {
        family: "mill".to_string(),
        rules: rules.to_string(),
        seated: false,
        computer: level.map(|_| "black".to_string()),
        level,
        result: "*".to_string(),
        games,
    };
    for (id, level) in [("c1", Some(2)), ("c2", Some(2)), ("c3", Some(4))] {
        let computer = level.map(|_| "black".to_string());
        let game = Summary { over: true, computer, level, ..summary(id, 1) };
        store.create(&game, &event(1, &format!("new-{id}"))).await.unwrap();
    }
    // Before: "h", and "s", which has lost its seats.
    let expected =
        [tally("classic", None, 2), tally("classic", Some(2), 2), tally("classic", Some(4), 1)];
    assert_eq!(store.tallies().await.unwrap(), expected);
}

/// Games from elsewhere come with all their events, and only if they fit to what is there.
async fn takes_games_over(store: &impl Store) {
    let arrival = |id: &str, commands: &[&str]| Arrival {
        summary: summary(id, commands.len() as u64),
        events: (1..).zip(commands).map(|(ver, cmd_id)| event(ver, cmd_id)).collect(),
    };
    let games = vec![
        arrival("g", &["a", "b", "c", "d"]),
        arrival("h", &["h"]),
        arrival("i", &["i", "other"]),
        arrival("new", &["n1", "n2"]),
    ];
    let notes = vec![("n".to_string(), "9".to_string())];
    let arrived = store.take_over(games, notes.clone()).await.unwrap();
    assert_eq!(arrived, Arrived { fresh: 1, longer: 1, known: 1, other: 1 });
    assert_eq!(store.events("g", 3).await.unwrap(), [event(4, "d")]);
    assert_eq!(store.version("new").await.unwrap(), Some(2));
    assert_eq!(store.by_command("i", "other").await.unwrap(), None);
    assert_eq!(store.note("n").await.unwrap().as_deref(), Some("9"));
    // All of it or nothing: the second cannot be kept, because it has two events of one version.
    let mut twice = arrival("twice", &["t1", "t2"]);
    twice.events[1].ver = 1;
    let refused = store.take_over(vec![arrival("fine", &["f1"]), twice], notes).await;
    assert!(refused.is_err());
    assert_eq!(store.version("fine").await.unwrap(), None);
}

/// Many append to one version of a game at once, some of them the same command: it is one event.
pub(super) async fn races<S: Store + Clone + 'static>(stores: [S; 2]) {
    stores[0].create(&summary("race", 1), &event(1, "new-race")).await.unwrap();
    for ver in 2..12 {
        let append = |number: usize| {
            let store = stores[number % 2].clone();
            let event = event(ver, &format!("t{ver}-{}", number / 4));
            tokio::spawn(async move { store.append(&summary("race", ver), &event).await.unwrap() })
        };
        let tasks: Vec<_> = (0..16).map(append).collect();
        let (mut done, mut repeated) = (0, 0);
        for task in tasks {
            match task.await.unwrap() {
                Appended::Done => done += 1,
                Appended::Repeated(known) => {
                    assert_eq!(known.ver, ver);
                    repeated += 1;
                }
                Appended::Stale(now) => assert_eq!(now, ver),
                Appended::NoGame => panic!("the game is there"),
            }
        }
        assert_eq!((done, repeated), (1, 3));
    }
    assert_eq!(stores[1].events("race", 0).await.unwrap().len(), 11);
    // Begun by the same command many times at once it is one game, too.
    let create = |number: usize| {
        let store = stores[number % 2].clone();
        tokio::spawn(async move {
            store.create(&summary(&format!("n{number}"), 1), &event(1, "same")).await.unwrap()
        })
    };
    let tasks: Vec<_> = (0..16).map(create).collect();
    let mut made = 0;
    for task in tasks {
        made += usize::from(task.await.unwrap() == Created::New);
    }
    assert_eq!(made, 1);
}

/// Deadlines are found in their order, page by page, and go with what ends them.
async fn keeps_deadlines(store: &impl Store) {
    assert!(!store.is_timed().await.unwrap());
    let timed = |id: &str, ver, deadline| Summary { clocked: true, deadline, ..summary(id, ver) };
    for (id, deadline) in [("t3", 300), ("t1", 100), ("t2", 100)] {
        let first = event(1, &format!("new-{id}"));
        store.create(&timed(id, 1, Some(deadline)), &first).await.unwrap();
    }
    assert!(store.is_timed().await.unwrap());
    let found = async |counted: u64, after: Option<(u64, String)>, limit: u32| {
        let found = store.expired(counted, after.as_ref(), limit).await.unwrap();
        found.into_iter().map(|(at, id)| format!("{id} {at}")).collect::<Vec<_>>().join(", ")
    };
    assert_eq!(found(99, None, 9).await, "");
    assert_eq!(found(300, None, 9).await, "t1 100, t2 100, t3 300");
    assert_eq!(found(300, None, 1).await, "t1 100");
    assert_eq!(found(300, Some((100, "t1".to_string())), 9).await, "t2 100, t3 300");
    store.append(&timed("t1", 2, Some(250)), &event(2, "on-t1")).await.unwrap();
    store.append(&timed("t2", 2, None), &event(2, "on-t2")).await.unwrap();
    assert_eq!(found(300, None, 9).await, "t1 250, t3 300");
    let counted = store.heartbeat().await.unwrap().unwrap();
    store.beat(counted - 100).await.unwrap();
    assert_eq!(store.heartbeat().await.unwrap(), Some(counted), "time does not go back");
    store.beat(counted + 100).await.unwrap();
    assert_eq!(store.heartbeat().await.unwrap(), Some(counted + 100));
}
