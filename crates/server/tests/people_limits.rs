//! Passwords cannot be tried at will, and a flood of sign-ins leaves the games alone.

#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

mod support;

use std::{collections::BTreeMap, thread};

use serde_json::json;
use server::Config;

use crate::support::{
    TestServer, folder,
    people::{PASSWORD, form, member},
    seats::{holding, order, table, token},
};

/// A server behind a proxy that is believed.
fn away(name: &str) -> TestServer {
    let public_url = Some("https://play.example/".to_string());
    let trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    TestServer::with(Config { public_url, trusted_proxies, ..Config::new(folder(name)) })
}

#[test]
fn an_account_is_not_tried_at_will_from_anywhere() {
    let server = away("tries-account");
    member(&server.client, "Anna");
    let attempt = |number: u32, password: &str| {
        let client = server.client.with("x-forwarded-for", &format!("203.0.113.{number}"));
        form(&client, "/sign-in", &[("name", "Anna"), ("password", password)])
    };
    for number in 0..20 {
        assert_eq!(attempt(number, "wrong wrong").status, 422, "{number}");
    }
    // Not even the right one counts now, so that nobody learns whether it is.
    let refused = attempt(100, PASSWORD);
    assert_eq!(refused.status, 429);
    assert!(refused.headers["retry-after"].parse::<u64>().unwrap() <= 46);
    let fields = [("name", "anna"), ("code", "aaaa"), ("password", "another one")];
    assert_eq!(form(&server.client, "/sign-in/code", &fields).status, 429, "nor a code");
}

#[test]
fn an_address_does_not_try_names_at_will() {
    let server = away("tries-address");
    let client = server.client.with("x-forwarded-for", "203.0.113.9");
    let answers: Vec<u16> = (0..31)
        .map(|number| {
            let name = format!("nobody{number}");
            form(&client, "/sign-in", &[("name", &name), ("password", "")]).status
        })
        .collect();
    assert_eq!(answers[..30], [422; 30]);
    assert_eq!(answers[30], 429);
}

/// Time decides nothing here: every move is answered while most of those who sign in are sent away.
#[test]
fn moves_are_answered_beside_a_hundred_sign_ins() {
    let server = away("tries-flood");
    let view = table(&server, "classic");
    let client = server.client.clone();
    let flood: Vec<_> = (0..100)
        .map(|number| {
            let client = client.clone();
            thread::spawn(move || {
                let name = format!("nobody{number}");
                let answer = form(&client, "/sign-in", &[("name", &name), ("password", PASSWORD)]);
                if answer.status == 503 {
                    assert!(answer.headers.contains_key("retry-after"));
                }
                answer.status
            })
        })
        .collect();
    let [white, black] = ['a', 'c'].map(|letter| holding(&server.client, &token(letter)));
    let turns = "a1 d1 g1 a4 g4 a7 d7 g7 b2 d2 f2 b4 f4 b6 d6 f6";
    let mut view = view;
    for (number, turn) in turns.split(' ').enumerate() {
        let player = if number % 2 == 0 { &white } else { &black };
        view = order(player, &view, json!({ "type": "turn", "text": turn })).expect(200);
    }
    let mut counted: BTreeMap<u16, u32> = BTreeMap::new();
    for one in flood {
        *counted.entry(one.join().unwrap()).or_default() += 1;
    }
    assert!(counted.keys().all(|status| [422, 503].contains(status)), "{counted:?}");
    // At least one is in work and sixteen wait, however many cores there are.
    assert!(counted[&422] >= 17 && counted.contains_key(&503), "{counted:?}");
    assert_eq!(view["moves"].as_array().unwrap().len(), 16);
}
