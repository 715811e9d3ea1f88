//! Rated games are looked back on when they are over, and not before.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::Config;

use crate::support::{
    Client, TestServer, folder, fresh_id,
    people::member,
    seats::{order, token},
    text,
};

/// A game that is small enough to be known by heart.
const RULES: &str = "wolf";

/// How long looking back may take.
const PATIENCE: Duration = Duration::from_mins(2);

/// A rated game of two at its first turn.
fn begin(white: &Client, black: &Client) -> Value {
    let wish = json!({ "rules": RULES, "cmd_id": fresh_id(), "rated": true, "seat": token('a'),
        "invite": token('b'), "opponent": { "kind": "link", "plays": "black" },
        "clock": { "kind": "total", "minutes": 10 } });
    let view = white.post("/api/games", &wish).expect(201);
    let sit = json!({ "type": "sit", "invite": token('b'), "seat": token('c') });
    order(black, &view, sit).expect(200)
}

/// How many turns in the record of a game say what they were worth.
fn known(client: &Client, view: &Value) -> usize {
    let path = format!("/api/games/{}/record?form=json", text(&view["id"]));
    let record = client.get(&path).expect(200);
    let is_worth = |comment: &Value| {
        ["win", "draw", "loss"].iter().any(|word| text(comment).starts_with(word))
    };
    let says =
        |turn: &&Value| turn["comments"].as_array().is_some_and(|all| all.iter().any(is_worth));
    record["turns"].as_array().unwrap().iter().filter(says).count()
}

#[test]
fn a_rated_game_is_annotated_exactly_when_it_is_over() {
    let public_url = Some("https://play.example/".to_string());
    let server = TestServer::with(Config { public_url, ..Config::new(folder("annotations")) });
    let (anna, bert) = (member(&server.client, "Anna"), member(&server.client, "Bert"));
    let mut view = begin(&anna, &bert);
    for _ in 0..4 {
        let mover = if view["turn"] == "white" { &anna } else { &bert };
        let seen = mover.get(&format!("/api/games/{}", text(&view["id"]))).expect(200);
        let turn = text(&seen["turns"][0]["text"]).to_string();
        view = order(mover, &view, json!({ "type": "turn", "text": turn })).expect(200);
    }
    std::thread::sleep(Duration::from_secs(3));
    assert_eq!(known(&server.client, &view), 0, "nobody is told anything meanwhile");
    let over = order(&anna, &view, json!({ "type": "resign" })).expect(200);
    let begun = Instant::now();
    while known(&server.client, &over) < 4 {
        assert!(begun.elapsed() < PATIENCE, "nobody has looked at it");
        std::thread::sleep(Duration::from_millis(200));
    }
    // Both are seen on the page of a player, and the game.
    let player = server.client.get("/api/players/anna").expect(200);
    assert_eq!((&player["name"], &player["ratings"][0]["games"]), (&json!("Anna"), &json!(1)));
    let shown = || server.client.get("/api/players/anna").expect(200)["games"].clone();
    while shown()[0]["id"] != over["id"] {
        assert!(begun.elapsed() < PATIENCE, "it is not in the archive");
    }
    let page = server.client.get("/player/Anna").text();
    assert!(page.contains(text(&over["id"])), "{page}");
    assert!(page.contains(r#"href="/player/Bert">Bert</a>"#), "{page}");
    for list in ["/ratings", "/archive"] {
        let page = server.client.get(list).text();
        assert!(page.contains(r#"href="/player/Anna">Anna</a>"#), "{page}");
    }
    for nobody in ["/api/players/Carla", "/api/players/%20", "/player/a"] {
        assert_eq!(server.client.get(nobody).problem(), (404, "unknown-player".to_string()));
    }
    let page = server.client.get(&format!("/analysis?game={}", text(&over["id"]))).text();
    assert!(page.contains("wins in") || page.contains("loses in"), "{page}");
}
