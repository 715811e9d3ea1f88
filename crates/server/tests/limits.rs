//! Whoever asks for too much in a short time has to wait, and whom a proxy names is believed only if
//! the proxy is.

#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

mod support;

use serde_json::{Value, json};
use server::Config;

use crate::support::{
    Answer, Client, TestServer, folder, fresh_id,
    seats::{Line, holding, order, table, token},
    text,
};

/// A server behind proxies with these addresses.
fn behind(name: &str, proxies: &[&str]) -> TestServer {
    let public_url = Some("https://play.example/".to_string());
    let trusted_proxies = proxies.iter().map(|ip| ip.parse().unwrap()).collect();
    TestServer::with(Config { public_url, trusted_proxies, ..Config::new(folder(name)) })
}

fn from(server: &TestServer, addresses: &str) -> Client {
    server.client.with("x-forwarded-for", addresses)
}

fn begin(client: &Client) -> Answer {
    let wish = json!({ "rules": "classic", "cmd_id": fresh_id(), "seat": token('a'),
        "invite": token('b'), "opponent": { "kind": "link" } });
    client.post("/api/games", &wish)
}

#[test]
fn who_begins_too_many_games_has_to_wait() {
    let server = behind("limits-games", &["127.0.0.1"]);
    for _ in 0..8 {
        begin(&from(&server, "203.0.113.9")).expect(201);
    }
    let refused = begin(&from(&server, "203.0.113.9"));
    assert_eq!(refused.problem(), (429, "too-many-requests".to_string()));
    let seconds: u64 = refused.headers["retry-after"].parse().unwrap();
    assert!((1..=8).contains(&seconds), "{seconds}");
    // What is put before it by whoever asks is not believed; others are not concerned.
    for spoof in ["198.51.100.1, 203.0.113.9", "127.0.0.1,203.0.113.9", "nonsense, 203.0.113.9"] {
        assert_eq!(begin(&from(&server, spoof)).status, 429, "{spoof}");
    }
    begin(&from(&server, "203.0.113.10")).expect(201);
}

#[test]
fn who_is_no_trusted_proxy_is_not_believed() {
    // The one who asks is at this machine, whatever is said; were it believed, the ninth would wait.
    let server = behind("limits-untrusted", &["192.0.2.1"]);
    for _ in 0..20 {
        begin(&from(&server, "203.0.113.9")).expect(201);
    }
}

#[test]
fn commands_are_limited_by_seat_on_every_way() {
    let server = behind("limits-commands", &["127.0.0.1"]);
    let view = table(&server, "classic");
    let black = holding(&server.client, &token('c'));
    // Every time from another address, with the same seat.
    let claim = json!({ "type": "flag" });
    let answers: Vec<u16> = (0..140)
        .map(|number| {
            let from = black.with("x-forwarded-for", &format!("203.0.113.{number}"));
            order(&from, &view, claim.clone()).status
        })
        .collect();
    assert_eq!(answers[..100], [422; 100]);
    assert!(answers.contains(&429), "{answers:?}");
    // The same seat over a socket.
    let seat = json!({ "seat": token('c') });
    let client = from(&server, "203.0.113.200");
    let mut line = Line::open(&client, text(&view["id"]), &seat);
    let mut asked = |number: u32| -> Value {
        let command = json!({ "type": "flag", "ver": view["ver"], "cmd_id": format!("s{number}") });
        line.ask(&command).0
    };
    let limited = (0..120).map(&mut asked).find(|answer| answer["status"] == 429).unwrap();
    assert_eq!(limited["problem"]["code"], "too-many-requests");
    // The other player goes on.
    let white = holding(&from(&server, "203.0.113.201"), &token('a'));
    order(&white, &view, json!({ "type": "turn", "text": "a1" })).expect(200);
}

/// The same on a server that is made to be wrong must fail, or it shows nothing.
#[test]
fn a_server_that_limits_nobody_is_noticed() {
    support::fails_with("who_begins_too_many_games_has_to_wait", "ZWICK_TEST_BOUNDLESS", &[]);
}
