//! The phone beside the machine: who comes in by the home network, what they may do, and that the
//! door closes.

use std::{io::Read, net::TcpStream};

use serde_json::{Value, json};

use crate::support::{
    Client, TestServer, fresh_id,
    people::{PASSWORD, sign_up},
    seats::{Line, holding, order, seats, token},
    text,
};

/// Opens the door and answers a client that comes in by it; none on a machine without a network.
fn phone(server: &TestServer) -> Option<Client> {
    let answer = server.client.post("/api/beside", &json!({ "open": true }));
    if answer.status == 422 {
        assert_eq!(answer.problem().1, "beside-no-network");
        return None;
    }
    let door = answer.expect(200);
    assert_eq!(door["open"], true);
    let address = text(&door["addresses"][0]).trim_start_matches("http://").trim_end_matches('/');
    let address: std::net::SocketAddr = address.parse().unwrap();
    assert!(!address.ip().is_loopback(), "{address}");
    Some(Client::new(address))
}

/// A game of two at one board that has been parted: White stays with `a`, `b` invites Black.
fn parted(server: &TestServer) -> Value {
    let view = server.create_with(json!({ "rules": "classic" }));
    let turn = json!({ "type": "turn", "text": "a1" });
    let view = order(&server.client, &view, turn).expect(200);
    let part = json!({ "type": "part", "side": "white", "seat": token('a'), "invite": token('b') });
    order(&server.client, &view, part).expect(200)
}

#[test]
fn a_shared_game_is_parted_played_at_two_places_and_gathered_again() {
    let server = TestServer::start("beside-play");
    let view = parted(&server);
    assert_eq!(seats(&view), json!({ "you": "white", "awaited": "black" }));
    let Some(phone) = phone(&server) else { return };
    let game = text(&view["id"]).to_string();
    let mut line = Line::open(&server.client, &game, &json!({ "seat": token('a') }));
    line.hear().unwrap();

    let sit = json!({ "type": "sit", "invite": token('b'), "seat": token('c'), "name": "Bert" });
    let view = order(&phone, &view, sit).expect(200);
    assert_eq!(seats(&view), json!({ "you": "black", "awaited": null }));
    let black = holding(&phone, &token('c'));
    let view = order(&black, &view, json!({ "type": "turn", "text": "d1" })).expect(200);
    // Who stays hears of it at once.
    let mut told = line.hear().unwrap();
    assert_eq!(told["names"]["black"], "Bert");
    while told["ver"] != view["ver"] {
        told = line.hear().unwrap();
    }

    // Nothing is taken back between two places, and the phone does not end them.
    let white = holding(&server.client, &token('a'));
    for client in [&white, &black] {
        let answer = order(client, &view, json!({ "type": "undo" })).problem();
        assert_eq!(answer, (422, "undo-unasked".to_string()));
    }
    let gather = json!({ "type": "gather" });
    let answer = order(&black, &view, gather.clone()).problem();
    assert_eq!(answer, (403, "seat-elsewhere".to_string()));
    // Whoever is at the machine has the board back, also without the seat.
    let view = order(&server.client, &view, gather).expect(200);
    assert_eq!(view["seats"], Value::Null);
    assert_eq!(view["can"]["undo"], true);
    order(&server.client, &view, json!({ "type": "turn", "text": "g1" })).expect(200);
}

#[test]
fn only_two_at_one_board_part_and_a_repeated_command_is_one() {
    let server = TestServer::start("beside-part");
    let part = json!({ "type": "part", "side": "black", "seat": token('a'), "invite": token('b') });
    let alone = server.create_with(json!({ "rules": "pegs33" }));
    let answer = order(&server.client, &alone, part.clone()).problem();
    assert_eq!(answer, (422, "part-alone".to_string()));
    let computer = json!({ "kind": "computer", "level": 1, "plays": "black" });
    let against = server.create_with(json!({ "rules": "classic", "opponent": computer }));
    let answer = order(&server.client, &against, part.clone()).problem();
    assert_eq!(answer, (422, "part-alone".to_string()));

    let view = server.create_with(json!({ "rules": "classic" }));
    let mut command = part.clone();
    command["ver"] = view["ver"].clone();
    command["cmd_id"] = fresh_id().into();
    let path = format!("/api/games/{}/commands", text(&view["id"]));
    let first = server.client.post(&path, &command).expect(200);
    assert_eq!(server.client.post(&path, &command).expect(200)["ver"], first["ver"]);
    let again = order(&holding(&server.client, &token('a')), &first, part).problem();
    assert_eq!(again, (422, "parted".to_string()));
    // Secrets are told to nobody.
    let events = server.client.get(&format!("/api/games/{}", text(&view["id"]))).text();
    assert!(!events.contains(&token('a')) && !events.contains("hash"), "{events}");
}

#[test]
fn the_home_network_gets_nothing_that_belongs_to_the_machine() {
    let server = TestServer::start("beside-guard");
    let view = server.create_with(json!({ "rules": "classic" }));
    let Some(phone) = phone(&server) else { return };
    // A game that is played here is listed nowhere, and not played at from there.
    assert_eq!(phone.get("/api/games").expect(200)["games"], json!([]));
    assert!(!phone.with("accept", "text/html").get("/").text().contains(text(&view["id"])));
    let answer = order(&phone, &view, json!({ "type": "turn", "text": "a1" })).problem();
    assert_eq!(answer, (403, "seat-elsewhere".to_string()));
    for path in ["/api/beside", "/api/tables"] {
        assert_eq!(phone.get(path).problem(), (403, "only-here".to_string()), "{path}");
    }
    // A server at home has no accounts, and offers none.
    for page in ["/", "/new", "/open", "/settings"] {
        let text = phone.with("accept", "text/html").get(page).text();
        assert!(!text.contains("/sign-in") && !text.contains("/ratings"), "{page}");
    }
    for page in ["/sign-up", "/sign-in", "/sign-in/code", "/account", "/ratings", "/player/Anna"] {
        assert_eq!(phone.get(page).problem(), (404, "not-found".to_string()), "{page}");
    }
    let answer = sign_up(&phone, "Anna", PASSWORD);
    assert_eq!(answer.status, 404, "{}", answer.text());
    let door = phone.post("/api/beside", &json!({ "open": false }));
    assert_eq!(door.problem(), (403, "only-here".to_string()));
    let order = phone.post("/api/tables", &json!({ "rules": "three" }));
    assert_eq!(order.problem(), (403, "only-here".to_string()));
    for page in ["/beside", "/tables"] {
        let answer = phone.with("accept", "text/html").get(page);
        assert_eq!(answer.status, 403, "{page}");
        assert!(!answer.text().contains("href=\"/tables\""), "{page}");
    }

    // It is called by its address and by nothing else.
    let port = phone.address.port();
    for host in ["localhost", "127.0.0.1", "evil.example", "10.9.8.7", "192.168.250.251"] {
        for host in [host.to_string(), format!("{host}:{port}")] {
            let answer = phone.with("host", &host).get("/api/games");
            assert_eq!(answer.problem(), (403, "foreign-host".to_string()), "{host}");
        }
    }
    for origin in ["http://evil.example", "http://127.0.0.1", "null"] {
        let from = phone.with("origin", origin);
        let answer = from.post("/api/games", &json!({ "rules": "classic", "cmd_id": fresh_id() }));
        assert_eq!(answer.problem(), (403, "foreign-origin".to_string()), "{origin}");
    }
    // The machine itself is not called by the address of its door.
    let foreign = server.client.with("host", &phone.address.to_string());
    assert_eq!(foreign.get("/api/games").problem(), (403, "foreign-host".to_string()));
}

#[test]
fn a_closed_door_lets_nobody_in_and_ends_who_is_in() {
    let server = TestServer::start("beside-close");
    let view = parted(&server);
    let Some(phone) = phone(&server) else { return };
    let game = text(&view["id"]).to_string();
    let mut line = Line::open(&phone, &game, &json!({}));
    line.hear().unwrap();
    // A line that has asked nothing yet.
    let mut idle = TcpStream::connect(phone.address).unwrap();
    idle.set_read_timeout(Some(std::time::Duration::from_secs(20))).unwrap();

    let door = server.client.post("/api/beside", &json!({ "open": false })).expect(200);
    assert_eq!(door, json!({ "open": false, "addresses": [] }));
    assert!(TcpStream::connect(phone.address).is_err(), "nobody listens there any more");
    assert_eq!(line.hear().unwrap_err(), Some(1012));
    let mut rest = Vec::new();
    let read = idle.read_to_end(&mut rest);
    assert!(read.is_err() || rest.is_empty(), "{read:?}");

    // It opens again, at the same place.
    let again = server.client.post("/api/beside", &json!({ "open": true })).expect(200);
    assert_eq!(text(&again["addresses"][0]), format!("http://{}/", phone.address));
    phone.get("/healthz").expect(200);
    // What else is played at this machine is nobody's business there.
    for path in ["/api/archive", "/api/archive/games", "/archive"] {
        assert_eq!(phone.get(path).problem().0, 404, "{path}");
    }
}

#[test]
fn a_code_is_drawn_of_links_through_the_open_door_only() {
    let server = TestServer::start("beside-code");
    let ask = |link: &str| server.client.post("/api/beside/code", &json!({ "link": link }));
    assert_eq!(ask("http://192.168.0.1/game/x").problem().1, "beside-link");
    let Some(phone) = phone(&server) else { return };
    let link = format!("http://{}/game/abc#invite={}", phone.address, token('b'));
    let answer = ask(&link);
    assert_eq!(answer.status, 200, "{}", answer.text());
    assert_eq!(answer.headers["content-type"], "image/svg+xml");
    assert!(answer.text().starts_with("<svg"), "{}", answer.text());
    assert_eq!(ask("https://evil.example/").problem().1, "beside-link");
}
