//! Tables that are computed beside the games, over HTTP.

use std::{
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use crate::support::{TestServer, text};

/// What is said about a game.
fn game(server: &TestServer, rules: &str) -> Value {
    let tables = server.client.get("/api/tables").expect(200);
    let games = tables["games"].as_array().unwrap();
    let has = |game: &&Value| game["rules"].as_array().unwrap().contains(&json!(rules));
    games.iter().find(has).unwrap_or_else(|| panic!("{rules}: {tables}")).clone()
}

fn works(server: &TestServer) -> Vec<Value> {
    server.client.get("/api/tables").expect(200)["works"].as_array().unwrap().clone()
}

fn order(server: &TestServer, rules: &str) -> Value {
    server.client.post("/api/tables", &json!({ "rules": rules })).expect(202)
}

fn act(server: &TestServer, rules: &str, deed: &str) -> Value {
    let path = format!("/api/tables/{}", text(&game(server, rules)["graph"]));
    server.client.post(&path, &json!({ "type": deed })).expect(200)
}

/// Waits until nothing is ordered any more.
fn finish(server: &TestServer) {
    let patience = Instant::now();
    while !works(server).is_empty() {
        assert!(patience.elapsed() < Duration::from_mins(4), "{:?}", works(server));
        thread::sleep(Duration::from_millis(20));
    }
}

fn offers_perfect(server: &TestServer, rules: &str) -> bool {
    let page = server.client.get(&format!("/new?rules={rules}")).text();
    page.contains("Perfect")
}

#[test]
fn a_computed_game_is_played_perfectly_without_a_restart() {
    let server = TestServer::quick("tables-three");
    assert_eq!(game(&server, "three")["state"], "possible");
    assert!(!offers_perfect(&server, "three"));
    order(&server, "three");
    finish(&server);
    let solved = game(&server, "three");
    assert_eq!(solved["state"], "complete");
    assert!(text(&solved["value"]).contains("wins"), "{solved}");
    assert!(offers_perfect(&server, "three"));
    // The first hint says what the tables know.
    let view = server.create("three");
    let hint = server.client.get(&format!("/api/games/{}/hint", text(&view["id"]))).expect(200);
    assert_eq!(hint["turn"]["text"], "b2", "{hint}");
    let again = server.client.post("/api/tables", &json!({ "rules": "three" })).problem();
    assert_eq!(again, (409, "tables-done".to_string()));
    act(&server, "three", "remove");
    assert_eq!(game(&server, "three")["state"], "possible");
    assert!(!offers_perfect(&server, "three"));
}

#[test]
fn orders_wait_for_each_other_and_can_be_taken_back() {
    let server = TestServer::quick("tables-queue");
    order(&server, "seven");
    act(&server, "seven", "pause");
    let queue = order(&server, "six");
    let states = |works: &Value| -> Vec<String> {
        let all = works["works"].as_array().unwrap().iter();
        all.map(|work| text(&work["state"]).to_string()).collect()
    };
    assert_eq!(states(&queue), ["paused", "waiting"]);
    // What has been ordered is not ordered twice.
    assert_eq!(states(&order(&server, "six")), ["paused", "waiting"]);
    let path = format!("/api/tables/{}", text(&game(&server, "seven")["graph"]));
    let busy = server.client.post(&path, &json!({ "type": "remove" })).problem();
    assert_eq!(busy, (409, "tables-in-work".to_string()));
    act(&server, "seven", "stop");
    finish(&server);
    assert_eq!(game(&server, "six")["state"], "complete");
    let gone = server.client.post(&path, &json!({ "type": "pause" })).problem();
    assert_eq!(gone, (404, "tables-unknown".to_string()));
}

#[test]
fn an_order_outlives_its_server() {
    let server = TestServer::quick("tables-restart");
    order(&server, "six");
    act(&server, "six", "pause");
    let server = server.restart();
    assert_eq!(works(&server)[0]["state"], "paused");
    act(&server, "six", "resume");
    let server = server.restart();
    finish(&server);
    assert_eq!(game(&server, "six")["state"], "complete");
}

#[test]
fn equal_games_stand_in_one_line_and_the_impossible_says_why() {
    let server = TestServer::quick("tables-list");
    let classic = game(&server, "classic");
    assert_eq!(classic["graph"], game(&server, "brettspielnetz")["graph"]);
    for rules in ["wuerfel", "morabaraba"] {
        let refused = game(&server, rules);
        assert_eq!(refused["state"], "impossible", "{rules}");
        assert!(text(&refused["obstacle"]).len() > 10, "{rules}");
        let problem = server.client.post("/api/tables", &json!({ "rules": rules })).problem();
        assert_eq!(problem, (422, "tables-impossible".to_string()));
    }
    let needless = server.client.post("/api/tables", &json!({ "rules": "wolf" })).problem();
    assert_eq!(needless, (422, "tables-needless".to_string()));
    let unknown = server.client.post("/api/tables/1234", &json!({ "type": "stop" })).problem();
    assert_eq!(unknown, (404, "tables-unknown".to_string()));
    for path in ["/tables", "/tables?rules=morabaraba", "/tables?rules=classic"] {
        let page = server.client.get(path).text();
        assert!(page.contains("Become perfect") && page.contains("Morabaraba"), "{path}");
    }
}

#[test]
fn rules_of_ones_own_have_tables_too() {
    let server = TestServer::quick("tables-own");
    let rules = "game = \"mill\"\nbase = \"three\"\nfly = \"free\"\n";
    server.client.post("/api/tables", &json!({ "rule_text": rules })).expect(202);
    finish(&server);
    let tables = server.client.get("/api/tables").expect(200);
    let own = tables["games"].as_array().unwrap().last().unwrap().clone();
    assert_eq!(own["names"], json!(["Rules of your own"]), "{own}");
    assert_eq!((&own["state"], &own["rule_text"]), (&json!("complete"), &json!(rules)));
}
