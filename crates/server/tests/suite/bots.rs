//! Bots: accounts that programs play with, by a token.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::Config;

use crate::support::{
    Client, TestServer, folder,
    people::{PASSWORD, bot, form, member},
    seats::{Line, holding, order, token},
    text,
};

/// A server that others reach.
fn away(name: &str) -> TestServer {
    let public_url = Some("https://play.example/".to_string());
    TestServer::with(Config { public_url, ..Config::new(folder(name)) })
}

fn path(view: &Value) -> String {
    format!("/api/games/{}", text(&view["id"]))
}

/// A game by link that a bot begins; it plays White.
fn begin(bot: &Client, more: &Value) -> Value {
    let mut wish = json!({ "rules": "classic", "first": "white", "cmd_id": "begin",
        "seat": token('1'), "invite": token('2'), "opponent": { "kind": "link", "plays": "black" } });
    wish.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    bot.post("/api/games", &wish).expect(201)
}

fn sit(client: &Client, view: &Value) -> Value {
    let sit = json!({ "type": "sit", "invite": token('2'), "seat": token('3') });
    order(client, view, sit).expect(200)
}

#[test]
fn a_bot_is_made_drawn_anew_and_closed_by_its_owner_alone() {
    let server = away("bots-made");
    let (anna, bert) = (member(&server.client, "Anna"), member(&server.client, "Bert"));
    let (id, first) = bot(&anna, "Rumpel");
    let made = anna.get("/api/account/bots").expect(200);
    assert_eq!(made["bots"][0]["name"], "Bot Rumpel");
    assert_eq!((&made["bots"][0]["open"], &made["bots"][0]["token"]), (&json!(true), &Value::Null));
    let who = holding(&server.client, &first).get("/api/account").expect(200);
    assert_eq!((&who["name"], &who["bot"]), (&json!("Bot Rumpel"), &json!(true)));
    // The name is taken, for bots and people.
    for name in ["rumpel", "Rurnpel", "Anna", "x", "two words"] {
        let answer = bert.post("/api/account/bots", &json!({ "name": name })).problem();
        assert_eq!(answer.0, 422, "{name}: {}", answer.1);
    }
    assert_eq!(
        form(&server.client, "/sign-up", &[("name", "Rumpel"), ("password", PASSWORD)]).status,
        422
    );
    // It has no password.
    for password in ["", PASSWORD] {
        let answer =
            form(&server.client, "/sign-in", &[("name", "Rumpel"), ("password", password)]);
        assert_eq!(answer.status, 422);
    }
    let way = format!("/api/account/bots/{id}");
    let (draw, close) = (json!({ "deed": "draw" }), json!({ "deed": "close" }));
    for deed in [&draw, &close] {
        assert_eq!(bert.post(&way, deed).problem(), (404, "no-bot".to_string()));
        assert_eq!(server.client.post(&way, deed).problem(), (401, "signed-out".to_string()));
        // Nor does a bot look after itself.
        let own = holding(&server.client, &first).post(&way, deed).problem();
        assert_eq!(own, (403, "people-only".to_string()));
    }
    let drawn = anna.post(&way, &draw);
    assert_eq!(drawn.headers["cache-control"], "no-store");
    let second = text(&drawn.expect(200)["token"]).to_string();
    let unknown = (401, "bot-unknown".to_string());
    let asks = |token: &str| holding(&server.client, token).get("/api/account");
    assert_eq!(asks(&first).problem(), unknown);
    asks(&second).expect(200);
    assert_eq!(anna.post(&way, &close).status, 204);
    assert_eq!(asks(&second).problem(), unknown);
    assert_eq!(asks("bot-nonsense").problem(), unknown);
    let third = text(&anna.post(&way, &draw).expect(200)["token"]).to_string();
    asks(&third).expect(200);
    // With the owner goes the bot.
    assert_eq!(form(&anna, "/account/delete", &[("delete-password", PASSWORD)]).status, 303);
    assert_eq!(asks(&third).problem(), unknown);
}

#[test]
fn a_bot_is_looked_after_by_forms_and_its_token_shown_once() {
    let server = away("bots-forms");
    let anna = member(&server.client, "Anna").with("accept-language", "en-GB");
    let made = form(&anna, "/account/bots", &[("bot-name", "Rumpel")]);
    assert_eq!((made.status, made.headers["cache-control"].as_str()), (200, "no-store"));
    let page = made.text();
    let secret = page.split("<code class=\"token\">").nth(1).unwrap().split('<').next().unwrap();
    holding(&server.client, secret).get("/api/account").expect(200);
    let page = anna.get("/account").text();
    assert!(page.contains("Bot Rumpel") && !page.contains(secret), "{page}");
    let again = form(&anna, "/account/bots", &[("bot-name", "x")]);
    assert!(
        again.status == 422 && again.text().contains("id=\"bot-name-wrong\""),
        "{}",
        again.text()
    );
    let id = page.split("/account/bots/").nth(1).unwrap().split('/').next().unwrap();
    assert_eq!(form(&anna, &format!("/account/bots/{id}/close"), &[]).status, 303);
    assert!(anna.get("/account").text().contains(">closed<"));
    for number in 2..=8 {
        bot(&anna, &format!("Robot{number}"));
    }
    let ninth = anna.post("/api/account/bots", &json!({ "name": "Ninth" })).problem();
    assert_eq!(ninth, (422, "too-many-bots".to_string()));
}

#[test]
fn a_bot_plays_by_the_same_ways_as_everybody_and_is_called_one() {
    let server = away("bots-play");
    let anna = member(&server.client, "Anna");
    let rumpel = holding(&server.client, &bot(&anna, "Rumpel").1);
    let view = begin(&rumpel, &json!({}));
    // Known by its account, without the secret of the seat.
    assert_eq!(view["seats"]["you"], "white");
    let invite = json!({ "invite": token('2') });
    assert_eq!(rumpel.post(&format!("{}/open", path(&view)), &invite).status, 204);
    let open = server.client.get("/api/open").expect(200);
    assert_eq!(
        (&open["tables"][0]["bot"], &open["tables"][0]["signed"]),
        (&json!(true), &json!(true))
    );
    assert!(text(&open["tables"][0]["by"]).contains("Bot Rumpel"), "{open}");
    let view = sit(&server.client, &view);
    assert_eq!(view["seats"]["white"]["name"], "Bot Rumpel");
    assert_eq!(view["seats"]["white"]["bot"], true);
    assert_eq!(view["names"]["white"], "Bot Rumpel");
    let turn = json!({ "type": "turn", "text": "d6" });
    let view = order(&rumpel, &view, turn).expect(200);
    let black = holding(&server.client, &token('3'));
    let view = order(&black, &view, json!({ "type": "turn", "text": "d2" })).expect(200);
    // Over a socket as well.
    let mut line = Line::open(&rumpel, text(&view["id"]), &json!({ "bare": true }));
    let turn = json!({ "type": "turn", "text": "f4", "ver": view["ver"], "cmd_id": "third" });
    assert_eq!(line.ask(&turn).0["status"], 200);
    let own = rumpel.get("/api/account/games").expect(200);
    assert_eq!((&own["games"][0]["id"], &own["games"][0]["side"]), (&view["id"], &json!("white")));
    assert_eq!(rumpel.get("/api/account/games?over=true").expect(200)["games"], json!([]));
    // Another bot of the same owner has no seat here.
    let stilz = holding(&server.client, &bot(&anna, "Stilz").1);
    let refused = order(&stilz, &view, json!({ "type": "resign" })).problem();
    assert_eq!(refused, (403, "seat-foreign".to_string()));
    let now = black.get(&path(&view)).expect(200);
    let over = order(&black, &now, json!({ "type": "resign" })).expect(200);
    assert_eq!(over["result"]["winner"], "white");
    let record = server.client.get(&format!("{}/record?form=text", path(&view))).text();
    assert!(record.contains("Bot Rumpel"), "{record}");
}

#[test]
fn whoever_begins_a_game_may_keep_bots_from_it() {
    let server = away("bots-none");
    let anna = member(&server.client, "Anna");
    let rumpel = holding(&server.client, &bot(&anna, "Rumpel").1);
    let view = begin(&anna, &json!({ "people_only": true }));
    let invite = json!({ "invite": token('2') });
    assert_eq!(anna.post(&format!("{}/open", path(&view)), &invite).status, 204);
    let open = server.client.get("/api/open").expect(200);
    assert_eq!(open["tables"][0]["people_only"], true);
    let command = json!({ "type": "sit", "invite": token('2'), "seat": token('3') });
    let refused = order(&rumpel, &view, command).problem();
    assert_eq!(refused, (403, "people-only".to_string()));
    let mut line = Line::open(&rumpel, text(&view["id"]), &json!({ "bare": true }));
    let command = json!({ "type": "sit", "invite": token('2'), "seat": token('3'),
        "ver": view["ver"], "cmd_id": "sit" });
    assert_eq!(line.ask(&command).0["problem"]["code"], "people-only");
    assert_eq!(sit(&server.client, &view)["seats"]["awaited"], Value::Null);
}

#[test]
fn a_bot_is_rated_like_anyone_and_marked_in_the_list() {
    let server = away("bots-rated");
    let (anna, bert) = (member(&server.client, "Anna"), member(&server.client, "Bert"));
    let rumpel = holding(&server.client, &bot(&anna, "Rumpel").1);
    let clock =
        json!({ "rated": true, "clock": { "kind": "total", "minutes": 5, "increment": 3 } });
    let mut view = sit(&bert, &begin(&rumpel, &clock));
    for (player, turn) in [(&rumpel, "d6"), (&bert, "d2")] {
        view = order(player, &view, json!({ "type": "turn", "text": turn })).expect(200);
    }
    order(&bert, &view, json!({ "type": "resign" })).expect(200);
    let strongest = || {
        let list = server.client.get("/api/ratings?rules=classic&speed=blitz").expect(200);
        list["ratings"][0]["name"].clone()
    };
    let begun = Instant::now();
    while strongest() != "Bot Rumpel" {
        assert!(begun.elapsed() < Duration::from_mins(1), "{}", strongest());
        std::thread::sleep(Duration::from_millis(50));
    }
}
