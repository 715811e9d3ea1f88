//! Many look on: an update is encoded once for all of them, and those who do not read it are left.

use std::thread;

use serde_json::json;
use server::Config;

use crate::support::{
    Client, TestServer, folder,
    seats::{Line, holding, order, table, token},
    text,
};

/// What the operator is told under a name.
fn count(operator: &Client, name: &str) -> u64 {
    let counts = operator.get("/metrics").text();
    let line = counts.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("no {name}: {counts}")).parse().unwrap()
}

#[test]
fn an_update_is_encoded_once_for_all_who_look_on_and_the_deaf_are_left() {
    const SPECTATORS: usize = 200;
    let public_url = Some("https://play.example/".to_string());
    let admin = Some("127.0.0.1:0".parse().unwrap());
    let config =
        Config { public_url, admin, spectators: SPECTATORS, ..Config::new(folder("crowd")) };
    let server = TestServer::with(config);
    let operator = Client::new(server.admin());
    let view = table(&server, "classic");
    let id = text(&view["id"]).to_string();
    let mut reader =
        Line::open(&server.client, &id, &json!({ "after": view["ver"], "bare": true }));
    let mut deaf: Vec<Line> = Vec::new();
    for number in 1..SPECTATORS {
        // On a busy machine those that came first are asked meanwhile whether they are still there.
        if number % 50 == 0 {
            deaf.iter_mut().chain([&mut reader]).for_each(Line::pong);
        }
        let mut line = Line::open(&server.client, &id, &json!({}));
        assert_eq!(line.hear().unwrap()["ver"], view["ver"]);
        deaf.push(line);
    }
    // There is no room for another one, however it asks; there is for a player.
    let mut late = Line::open(&server.client, &id, &json!({}));
    assert_eq!(late.hear(), Err(Some(4003)));
    let stream = format!("/api/games/{id}/stream");
    let refused = server.client.get(&stream);
    assert_eq!(refused.problem(), (503, "too-many-spectators".to_string()));
    assert!(refused.headers.contains_key("retry-after"));
    let white = holding(&server.client, &token('a'));
    let mut player = Line::open(&server.client, &id, &json!({ "seat": token('a') }));
    assert_eq!(player.hear().unwrap()["seats"]["you"], "white");
    assert_eq!(count(&operator, "zwick_spectators_open"), SPECTATORS as u64);

    // One turn is told to all of them, and encoded for the player, for who wants events, and for the rest.
    let told = count(&operator, "zwick_broadcast_told_total");
    let encoded = count(&operator, "zwick_broadcast_encoded_total");
    let mut view = order(&white, &view, json!({ "type": "turn", "text": "a1" })).expect(200);
    while count(&operator, "zwick_broadcast_told_total") < told + SPECTATORS as u64 + 1 {}
    assert_eq!(count(&operator, "zwick_broadcast_encoded_total"), encoded + 3);

    // Who does not read is left; who reads hears everything, and so does the player.
    let last = view["ver"].as_u64().unwrap() + 90;
    let first = view["ver"].as_u64().unwrap();
    let heard = thread::spawn(move || {
        let mut versions = Vec::new();
        while versions.last() != Some(&last) {
            let told = reader.hear().unwrap();
            let events = told["events"].as_array().unwrap();
            versions.extend(events.iter().map(|event| event["ver"].as_u64().unwrap()));
        }
        (reader, versions)
    });
    while view["ver"] != last {
        let public = view["public"] != true;
        view = order(&white, &view, json!({ "type": "publish", "public": public })).expect(200);
        while player.hear().unwrap()["ver"] != view["ver"] {}
    }
    let (_reader, versions) = heard.join().unwrap();
    assert_eq!(versions, (first..=last).collect::<Vec<_>>());
    while count(&operator, "zwick_spectators_open") > 1 {}
    // The others may come in their places.
    let mut late = Line::open(&server.client, &id, &json!({}));
    assert_eq!(late.hear().unwrap()["ver"], last);
}
