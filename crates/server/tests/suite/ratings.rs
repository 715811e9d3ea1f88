//! Rated games: who may play them, what follows from them, and what nobody is told meanwhile.

use std::path::Path;

use serde_json::{Value, json};
use server::{
    Config, Timepiece,
    ratings::{rebuild, recompute},
    store::{RatingRow, Ratings, Sqlite, Store},
    upkeep::{Place, rerate},
};

use crate::support::{
    Answer, Client, TestServer, folder, fresh_id,
    people::{PASSWORD, form, member},
    seats::{order, token},
    sql, text,
    time::Hand,
};

fn config(folder: &Path) -> Config {
    let public_url = Some("https://play.example/".to_string());
    Config { public_url, ..Config::new(folder) }
}

/// A server that others reach.
fn away(name: &str) -> TestServer {
    TestServer::with(config(&folder(name)))
}

/// Wishes for a rated game in which the other one plays Black.
fn wish(more: &Value) -> Value {
    let mut wish = json!({ "rules": "six", "cmd_id": fresh_id(), "rated": true, "seat": token('a'),
        "invite": token('b'), "opponent": { "kind": "link", "plays": "black" },
        "clock": { "kind": "total", "minutes": 10 } });
    for (name, value) in more.as_object().unwrap() {
        wish[name] = value.clone();
    }
    wish
}

fn sit(client: &Client, view: &Value) -> Answer {
    let sit =
        json!({ "type": "sit", "invite": token('b'), "seat": fresh_token(), "name": "Guest" });
    order(client, view, sit)
}

fn fresh_token() -> String {
    format!("{:0>64}", fresh_id().replace("test-", ""))
}

/// A rated game of two, at its first turn.
fn begin(white: &Client, black: &Client, more: &Value) -> Value {
    let view = white.post("/api/games", &wish(more)).expect(201);
    sit(black, &view).expect(200)
}

/// The same, won by one of them or drawn.
fn game(white: &Client, black: &Client, score: u8) -> Value {
    let view = begin(white, black, &json!({}));
    match score {
        2 => order(black, &view, json!({ "type": "resign" })).expect(200),
        0 => order(white, &view, json!({ "type": "resign" })).expect(200),
        _ => {
            let offered = order(white, &view, json!({ "type": "offer" })).expect(200);
            order(black, &offered, json!({ "type": "accept" })).expect(200)
        }
    }
}

/// The ratings in a file, and those that follow from its logs.
fn rows(folder: &Path) -> (Vec<RatingRow>, Vec<RatingRow>) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let store = Sqlite::open(&folder.join("zwick.sqlite")).await.unwrap();
        let kept = store.ratings(None).await.unwrap();
        let (_, computed) = recompute(&store).await.unwrap();
        store.close().await;
        (kept, computed)
    })
}

#[test]
fn a_rated_game_is_strict() {
    let server = away("rated-strict");
    let anna = member(&server.client, "Anna");
    let code = |client: &Client, more: Value| client.post("/api/games", &wish(&more)).problem();
    let refused = |code: &str| (422, code.to_string());
    assert_eq!(code(&server.client, json!({})), refused("rated-account"));
    for (more, why) in [
        (json!({ "clock": { "kind": "none" } }), "rated-clock"),
        (json!({ "guest_clock": { "kind": "total", "minutes": 5 } }), "rated-odds"),
        (json!({ "draws": "off" }), "rated-rules"),
        (json!({ "rules": null, "rule_text": "game = \"mill\"" }), "rated-rules"),
        (json!({ "opponent": { "kind": "computer", "level": 3 } }), "rated-alone"),
        (json!({ "rules": "wuerfel", "dice": "entered" }), "rated-dice"),
    ] {
        assert_eq!(code(&anna, more.clone()), refused(why), "{more}");
    }
    let started = anna.post("/api/games", &wish(&json!({}))).expect(201);
    let again = json!({ "fen": started["fen"] });
    assert_eq!(code(&member(&server.client, "Bert"), again), refused("rated-start"));
    // Guests and the same account stay out; whoever else is signed in sits down.
    assert_eq!(sit(&server.client, &started).problem(), refused("rated-account"));
    assert_eq!(sit(&anna, &started).problem(), refused("rated-self"));
    let carla = member(&server.client, "Carla");
    let view = sit(&carla, &started).expect(200);
    let view = order(&anna, &view, json!({ "type": "turn", "text": "a1" })).expect(200);
    assert_eq!(view["seats"]["rated"], true);
    assert_eq!(view["can"]["undo"], false);
    assert_eq!(order(&anna, &view, json!({ "type": "ask" })).status, 422, "nothing is taken back");
    assert_eq!(order(&anna, &view, json!({ "type": "undo" })).status, 422);
    let hint = format!("/api/games/{}/hint", text(&view["id"]));
    assert_eq!(anna.get(&hint).problem(), (422, "hints-off".to_string()));
}

#[test]
fn ratings_follow_from_the_games_and_from_nothing_else() {
    let server = away("rated-games");
    let people = ["Anna", "Bert", "Carla"].map(|name| member(&server.client, name));
    let [anna, bert, carla] = &people;
    let ended = game(anna, bert, 2);
    // What it has done is told with the end of the game.
    assert_eq!(
        ended["seats"]["white"],
        json!({ "name": "Anna", "bot": false, "rating": "1662?", "change": "+162" })
    );
    assert_eq!(ended["seats"]["black"]["change"], "−162");
    for (white, black, score) in
        [(bert, carla, 1), (carla, anna, 2), (anna, bert, 0), (bert, anna, 2), (carla, bert, 1)]
    {
        game(white, black, score);
    }
    // A game of another speed counts for itself, one that is called off for nothing.
    let days = begin(anna, bert, &json!({ "clock": { "kind": "days", "days": 2 } }));
    order(bert, &days, json!({ "type": "resign" })).expect(200);
    let off = begin(anna, bert, &json!({}));
    order(anna, &off, json!({ "type": "abort" })).expect(200);
    // Whoever goes on after the end of a rated game plays a rated one.
    let next = order(anna, &ended, json!({ "type": "rematch" })).expect(200);
    assert_eq!(next["seats"]["rated"], true);
    let list = server.client.get("/ratings?rules=six&speed=rapid").text();
    assert_eq!(list.matches("<th scope=\"row\">").count(), 3, "{list}");
    let told = server.client.get("/api/ratings?rules=six&speed=rapid").expect(200);
    assert_eq!(told["ratings"].as_array().unwrap().len(), 3);
    assert_eq!(server.client.get("/api/ratings?rules=six&speed=slow").status, 422);
    assert_eq!(server.client.get("/api/ratings?rules=sixty&speed=rapid").status, 404);
    let account = anna.get("/api/account").expect(200);
    assert_eq!(
        (&account["name"], &account["ratings"][0]["speed"]),
        (&json!("Anna"), &json!("correspondence"))
    );
    assert_eq!(server.client.get("/api/account").problem(), (401, "signed-out".to_string()));
    let own = anna.get("/account").text();
    assert!(own.contains("1 / 0 / 3") && own.contains("1 / 0 / 0"), "{own}");

    let path = server.folder.clone();
    drop(server);
    let (kept, computed) = rows(&path);
    assert_eq!(kept, computed);
    assert_eq!(kept.len(), 5);
    assert_eq!(kept.iter().map(|row| row.games).sum::<u64>(), 2 * 7);

    // A server that was killed before it rated them does so when it starts again.
    let file = path.join("zwick.sqlite");
    sql(&file, "DELETE FROM rating; UPDATE rated_game SET done = 0, white_before = NULL");
    drop(TestServer::with(config(&path)));
    assert_eq!(rows(&path).0, kept);

    // And what is written anew from the logs is the same, whatever stood there.
    sql(&file, "UPDATE rating SET rating = 1; DELETE FROM rated_game");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let store = Sqlite::open(&file).await.unwrap();
        assert_eq!(rebuild(&store).await.unwrap(), 7);
        store.close().await;
    });
    assert_eq!(rows(&path).0, kept);
    // So does the operator, who is told what was wrong.
    sql(&file, "UPDATE rating SET rating = 1 WHERE speed = 'rapid' AND drawn = 0");
    let place = Place::File(file);
    let mended = runtime.block_on(rerate(&place)).unwrap();
    let spoilt = kept.iter().filter(|row| row.speed == "rapid" && row.drawn == 0).count();
    assert_eq!((mended.games, mended.ratings, mended.mended.len()), (7, 5, spoilt));
    assert!(
        spoilt > 0
            && mended.mended.iter().all(|mended| {
                mended.before.as_ref().is_some_and(|row| row.rating == 1)
                    && mended.account.len() < 6
            })
    );
    assert_eq!(rows(&path).0, kept);
    assert_eq!(runtime.block_on(rerate(&place)).unwrap().mended, []);
}

#[test]
fn games_count_in_the_order_in_which_they_ended() {
    let hand = Hand::new();
    let path = folder("rated-order");
    let server = TestServer::by(Timepiece::by(hand.clone()), config(&path));
    let [anna, bert] = ["Anna", "Bert"].map(|name| member(&server.client, name));
    game(&anna, &bert, 2);
    // Ten weeks of rest make a rating less certain.
    hand.stop(70 * 86_400_000);
    game(&bert, &anna, 1);
    // The clock on the wall is set back, before the game that was rated last.
    hand.set_wall(-3_600_000);
    game(&anna, &bert, 0);
    drop(server);
    let (kept, computed) = rows(&path);
    assert_eq!(kept, computed);
    assert_eq!(kept[0].games, 3);
    // The last that was played is not the latest.
    assert_eq!(computed[0].at, 1_800_000_000_000 + 70 * 86_400_000);
}

#[test]
fn nobody_is_told_what_their_own_rated_position_is_worth() {
    let server = away("rated-fair");
    let [anna, bert, carla] = ["Anna", "Bert", "Carla"].map(|name| member(&server.client, name));
    let view = begin(&anna, &bert, &json!({ "rules": "three" }));
    let view = order(&anna, &view, json!({ "type": "turn", "text": "a1" })).expect(200);
    let values = |client: &Client, turns: &[&str]| {
        client.post("/api/analyse/values", &json!({ "rules": "three", "turns": turns })).status
    };
    for player in [&anna, &bert] {
        assert_eq!(values(player, &["a1"]), 403);
        assert_eq!(values(player, &["c3"]), 403, "in whatever corner");
        assert_eq!(values(player, &["a3", "b2"]), 403, "nor after the next turn");
        assert_eq!(values(player, &["b1", "b2"]), 200, "another position is another matter");
    }
    assert_eq!((values(&carla, &["a1"]), values(&server.client, &["a1"])), (200, 200));
    let refused = anna.post("/api/analyse/values", &json!({ "rules": "three", "turns": ["a1"] }));
    assert_eq!(refused.problem(), (403, "rated-position".to_string()));
    let judge = json!({ "rules": "three", "turns": ["c1"] });
    assert_eq!(bert.post("/api/analyse/judge", &judge).status, 403);
    // Nor is it set up once more, to ask the computer.
    let again = json!({ "rules": "three", "cmd_id": fresh_id(), "fen": view["fen"], "seat": token('d'),
        "opponent": { "kind": "computer", "level": 10 } });
    assert_eq!(bert.post("/api/games", &again).problem(), (403, "rated-position".to_string()));
    order(&bert, &view, json!({ "type": "resign" })).expect(200);
    assert_eq!(values(&anna, &["a1"]), 200, "after the end everybody is told");
}

#[test]
fn who_is_deleted_leaves_the_list_and_the_others_keep_what_they_have() {
    let server = away("rated-deleted");
    let [anna, bert] = ["Anna", "Bert"].map(|name| member(&server.client, name));
    let ended = game(&anna, &bert, 2);
    form(&anna, "/account/delete", &[("delete-password", PASSWORD)]);
    let list = server.client.get("/ratings").text();
    assert!(list.contains("Bert") && !list.contains("Anna"), "{list}");
    // Nobody is rated against somebody who is gone.
    let next = order(&bert, &ended, json!({ "type": "rematch" })).expect(200);
    assert_eq!(next["seats"]["rated"], false);
    let path = server.folder.clone();
    drop(server);
    let (kept, computed) = rows(&path);
    assert_eq!((kept.len(), kept), (2, computed));
}
