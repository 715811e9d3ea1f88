//! Accounts, ratings and the archive of two processes on one database: whoever is signed in at one is signed
//! in at the other, and what follows from a rated game is told by both.

#![cfg(unix)]

use std::{thread, time::Duration};

use serde_json::{Value, json};

use crate::{
    http::{Answer, Client},
    people::{PASSWORD, form, member, session},
    postgres::Cluster,
    served::Served,
    support::{folder, zwick},
};

/// Somebody who is signed in, as seen by each server: the proxy may send them to either.
struct Member([Client; 2]);

impl Member {
    /// Makes an account at one of the servers.
    fn new(servers: &[Served; 2], at: usize, name: &str) -> Self {
        let cookie = member(&servers[at].client, name).headers;
        Self(
            [0, 1].map(|which| Client { headers: cookie.clone(), ..servers[which].client.clone() }),
        )
    }

    fn order(&self, at: usize, view: &Value, mut command: Value) -> Value {
        command["ver"] = view["ver"].clone();
        command["cmd_id"] = format!("{}-{}", command["type"].as_str().unwrap(), view["ver"]).into();
        self.0[at].post(&format!("{}/commands", path(view)), &command).expect(200)
    }
}

fn path(view: &Value) -> String {
    format!("/api/games/{}", view["id"].as_str().unwrap())
}

/// Asks until the answer is as it shall be, for a while.
fn comes_to<T: PartialEq + std::fmt::Debug>(expected: &T, ask: impl Fn() -> T) {
    for _ in 0..400 {
        if ask() == *expected {
            return;
        }
        thread::sleep(Duration::from_millis(25));
    }
    assert_eq!(ask(), *expected);
}

/// A rated game, each of its commands at the other server than the one before, won by White.
fn rated_game(white: &Member, black: &Member) -> Value {
    let [seat, invite, guest] = ["a", "b", "c"].map(|letter| letter.repeat(64));
    let wish = json!({ "rules": "six", "cmd_id": "new", "rated": true, "seat": seat,
        "invite": invite, "opponent": { "kind": "link", "plays": "black" },
        "clock": { "kind": "total", "minutes": 10 } });
    let view = white.0[0].post("/api/games", &wish).expect(201);
    let view = black.order(1, &view, json!({ "type": "sit", "invite": invite, "seat": guest }));
    let view = white.order(0, &view, json!({ "type": "turn", "text": "a1" }));
    let view = black.order(1, &view, json!({ "type": "turn", "text": "c1" }));
    assert_eq!(white.0[1].get("/api/account").expect(200)["name"], "Anna");
    black.order(0, &view, json!({ "type": "resign" }))
}

#[test]
fn people_are_the_same_at_every_process() {
    let cluster = Cluster::start("pg-people");
    let servers = ["one", "other"]
        .map(|name| Served::on(&cluster.url(), &folder(&format!("pg-people-{name}")), &[]));
    let clients = [&servers[0].client, &servers[1].client];
    let (anna, bert) = (Member::new(&servers, 0, "Anna"), Member::new(&servers, 1, "Bert"));
    for client in &bert.0 {
        assert_eq!(client.get("/api/account").expect(200)["name"], "Bert");
    }
    let taken = crate::people::sign_up(clients[1], "ANNA", PASSWORD);
    assert_eq!(taken.status, 422, "{}", taken.text());
    let fields = [("name", "Anna"), ("password", PASSWORD)];
    let again: Answer = form(clients[1], "/sign-in", &fields);
    assert_eq!(session(clients[0], &again).get("/api/account").expect(200)["name"], "Anna");

    let over = rated_game(&anna, &bert);
    // What the game has done is told by whoever ended it, and by the other process as well.
    assert_eq!(over["seats"]["white"]["change"], "+162");
    for client in clients {
        let view = client.get(&path(&over)).expect(200);
        let white = json!({ "name": "Anna", "bot": false, "rating": "1662?", "change": "+162" });
        assert_eq!(view["seats"]["white"], white);
        let list = client.get("/api/ratings?rules=six&speed=rapid").expect(200);
        let names: Vec<_> =
            list["ratings"].as_array().unwrap().iter().map(|row| row["name"].clone()).collect();
        assert_eq!(names, ["Anna", "Bert"]);
        let found = || client.get("/api/archive?rules=six&result=1-0").expect(200)["games"].clone();
        comes_to(&json!([over["id"]]), || {
            let ids = found().as_array().unwrap().iter().map(|game| game["id"].clone()).collect();
            Value::Array(ids)
        });
        assert_eq!(found()[0]["names"]["white"], "Anna");
    }

    // A game whose process died before it was rated is rated by any other.
    cluster.sql("DELETE FROM rating; UPDATE rated_game SET done = 0, white_before = NULL");
    comes_to(&"2".to_string(), || cluster.sql("SELECT count(*) FROM rating"));
    assert_eq!(cluster.sql("SELECT count(*) FROM rated_game WHERE done = 0"), "0");

    // Who deletes an account at one process has no name at the other, and is signed in nowhere.
    form(&anna.0[0], "/account/delete", &[("delete-password", PASSWORD)]);
    for client in clients {
        comes_to(&Value::Null, || {
            client.get(&path(&over)).expect(200)["seats"]["white"]["name"].clone()
        });
        assert!(!client.get("/ratings?rules=six&speed=rapid").text().contains("Anna"));
    }
    assert_eq!(anna.0[1].get("/api/account").problem().1, "signed-out");
    let refused = zwick(&["db", "ratings", "--database", &cluster.url()]).refused();
    assert!(refused.contains("stop it first"), "{refused}");
    drop(servers);
    let said = zwick(&["db", "verify", "--database", &cluster.url()]).fine();
    assert!(said.contains("every game is what its events say"), "{said}");
    mends_ratings(&cluster);
}

/// Ratings that somebody has spoilt are put right from the games, and what was wrong is said.
fn mends_ratings(cluster: &Cluster) {
    // A process that was killed is taken to run for a while.
    thread::sleep(Duration::from_millis(3100));
    let ratings = || zwick(&["db", "ratings", "--database", &cluster.url()]).fine();
    assert!(
        ratings().ends_with(": 1 rated games, 2 ratings\nevery rating is what the games say\n")
    );
    let kept = || cluster.sql("SELECT * FROM rating ORDER BY account");
    let before = kept();
    cluster.sql("UPDATE rating SET rating = 1000, games = 7 WHERE lost = 1");
    cluster.sql("DELETE FROM rating WHERE won = 1; UPDATE rated_game SET white_after = 0");
    let said = ratings();
    let spoilt =
        "Bert, six rapid: 1.000 ± 290.231 after 7 games, now 1337.788 ± 290.231 after 1 games\n";
    assert!(said.contains(spoilt), "{said}");
    assert!(said.contains(", six rapid: none, now 1662.212 ± 290.231 after 1 games\n"), "{said}");
    assert!(said.ends_with("2 ratings have been put right\n"), "{said}");
    assert_eq!(kept(), before);
    assert_eq!(cluster.sql("SELECT white_after FROM rated_game"), "1662212");
}
