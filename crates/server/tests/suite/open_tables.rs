//! Tables that wait for anybody: who offers them, who sees them, and when they are gone.

use serde_json::{Value, json};
use server::Config;

use crate::support::{
    TestServer, folder,
    seats::{holding, invite, order, token},
    text,
};

fn away(name: &str) -> TestServer {
    let public_url = Some("https://play.example/".to_string());
    TestServer::with(Config { public_url, ..Config::new(folder(name)) })
}

fn path(view: &Value) -> String {
    format!("/api/games/{}/open", text(&view["id"]))
}

fn listed(server: &TestServer) -> Vec<Value> {
    server.client.get("/api/open").expect(200)["tables"].as_array().unwrap().clone()
}

#[test]
fn a_table_is_offered_by_its_player_and_taken_once() {
    let server = away("open-tables");
    let view = invite(&server, "lasker");
    let white = holding(&server.client, &token('a'));
    let offer = json!({ "invite": token('b') });
    // Only who holds the seat, with the invitation of that game, and from our own pages.
    let refused = server.client.post(&path(&view), &offer).problem();
    assert_eq!(refused, (401, "seat-missing".to_string()));
    for foreign in ['b', 'd'] {
        let refused = holding(&server.client, &token(foreign)).post(&path(&view), &offer).problem();
        assert_eq!(refused, (403, "seat-foreign".to_string()));
    }
    let wrong = white.post(&path(&view), &json!({ "invite": token('c') })).problem();
    assert_eq!(wrong, (422, "seat-taken".to_string()));
    let evil = white.with("origin", "http://evil.example").post(&path(&view), &offer).problem();
    assert_eq!(evil, (403, "foreign-origin".to_string()));
    assert_eq!(listed(&server), [Value::Null; 0]);

    // Offered twice it is one table.
    for _ in 0..2 {
        assert_eq!(white.post(&path(&view), &offer).status, 204);
    }
    let tables = listed(&server);
    assert_eq!(tables.len(), 1);
    assert_eq!((&tables[0]["by"], &tables[0]["plays"]), (&json!("Anna"), &json!("black")));
    assert_eq!(tables[0]["clock"], Value::Null);
    let page = server.client.with("accept", "text/html").get("/open").text();
    assert!(page.contains(&format!("/game/{}#invite={}", text(&view["id"]), token('b'))), "{page}");

    // Whoever sits down first has it, and it is on offer no more.
    let sit = json!({ "type": "sit", "invite": tables[0]["invite"], "seat": token('c') });
    order(&server.client, &view, sit).expect(200);
    assert_eq!(listed(&server), [Value::Null; 0]);
    let late = white.post(&path(&view), &offer).problem();
    assert_eq!(late, (422, "seat-taken".to_string()));

    // One that is called off is gone as well.
    let view = invite(&server, "classic");
    assert_eq!(white.post(&path(&view), &offer).status, 204);
    assert_eq!(listed(&server).len(), 1);
    order(&white, &view, json!({ "type": "abort" })).expect(200);
    assert_eq!(listed(&server), [Value::Null; 0]);
}

#[test]
fn ones_own_machine_has_no_open_tables() {
    let server = TestServer::start("open-here");
    assert_eq!(server.client.get("/open").status, 404);
}
