//! Passwords cannot be tried at will, and a flood of sign-ins leaves the games alone.

use std::{collections::BTreeMap, thread};

use serde_json::json;
use server::{Config, Timepiece};

use crate::support::{
    Client, TestServer, folder,
    people::{PASSWORD, browser, codes, form, member, session, sign_up, signed_out},
    seats::{holding, order, table, token},
    time::Hand,
};

/// A server behind a proxy that is believed.
fn away(name: &str) -> TestServer {
    away_by(Timepiece::system(), name)
}

/// The same by a time of its own: failures are not forgotten while passwords are hashed, however long that takes.
fn away_by(time: Timepiece, name: &str) -> TestServer {
    let public_url = Some("https://play.example/".to_string());
    let trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    TestServer::by(time, Config { public_url, trusted_proxies, ..Config::new(folder(name)) })
}

#[test]
fn an_account_is_not_tried_at_will_from_anywhere() {
    let hand = Hand::new();
    let server = away_by(Timepiece::by(hand.clone()), "tries-account");
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
    assert_eq!(refused.headers["retry-after"], "46");
    hand.stop(44_000);
    assert_eq!(attempt(101, PASSWORD).status, 429);
    hand.stop(2_000);
    assert_eq!(attempt(102, PASSWORD).status, 303);
}

/// A stranger keeps trying all the while, and the owner does not notice.
#[test]
fn nobody_locks_the_owner_of_an_account_out() {
    let server = away_by(Timepiece::by(Hand::new()), "tries-owner");
    let home = server.client.with("x-forwarded-for", "198.51.100.1");
    let answer = sign_up(&home, "Anna", PASSWORD);
    assert_eq!(codes(&answer).len(), 10);
    let device = signed_out(&browser(&home, "Anna", PASSWORD));
    let phone = signed_out(&browser(&home, "Anna", PASSWORD));
    let live = browser(&home, "Anna", PASSWORD);
    let mut number = 0;
    let mut stranger = |client: &Client, password: &str| {
        number += 1;
        let client = client.with("x-forwarded-for", &format!("203.0.113.{number}"));
        form(&client, "/sign-in", &[("name", "Anna"), ("password", password)]).status
    };
    for _ in 0..20 {
        assert_eq!(stranger(&server.client, "wrong wrong"), 422);
    }
    let mut is_shut = |password: &str| {
        assert_eq!(stranger(&server.client, password), 429, "a stranger who knows it");
        let forged = server.client.with(
            "cookie",
            "__Host-device=00000000000000000000000000000000.\
                                                   00000000000000000000000000000000",
        );
        assert_eq!(stranger(&forged, password), 429, "a device that was made up");
    };
    is_shut(PASSWORD);
    let enter = |client: &Client, password: &str| {
        form(client, "/sign-in", &[("name", "anna"), ("password", password)]).status
    };
    assert_eq!(enter(&device, PASSWORD), 303, "from a device that is known");
    is_shut(PASSWORD);
    assert_eq!(enter(&live, PASSWORD), 303, "where one is signed in");
    let live = browser(&device, "Anna", PASSWORD);
    let change = |client: &Client, old: &str, new: &str| {
        form(client, "/account/password", &[("old", old), ("new", new)])
    };
    let changed = change(&live, PASSWORD, "another horse");
    assert_eq!(changed.status, 303, "the password is changed");
    let live = session(&home, &changed);
    is_shut("another horse");
    let fields = [("codes-password", "another horse")];
    assert_eq!(form(&live, "/account/codes", &fields).status, 200, "codes are drawn");
    let answer = form(&live, "/account/codes", &fields);
    let mut codes = codes(&answer).into_iter();
    // Elsewhere, where nobody has been before, with some mistakes.
    let elsewhere = server.client.with("x-forwarded-for", "192.0.2.1");
    let recover = |code: &str| {
        let fields = [("name", "Anna"), ("code", code), ("password", "third horse")];
        form(&elsewhere, "/sign-in/code", &fields)
    };
    assert_eq!(recover("aaaa-aaaa-aaaa-aaaa").status, 422);
    let recovered = recover(&codes.next().unwrap());
    assert_eq!(recovered.status, 303, "a recovery code is used");
    is_shut("third horse");
    // A device that was stolen does not guess at will, and shuts no other one.
    let thief = phone.with("x-forwarded-for", "203.0.113.200");
    let guesses: Vec<u16> = (0..22).map(|_| enter(&thief, "wrong wrong")).collect();
    assert_eq!(guesses, [[422; 20].as_slice(), &[429; 2]].concat());
    assert_eq!(enter(&device, "third horse"), 303, "from the other device");
    // Nor does a session.
    let stolen = browser(&device, "Anna", "third horse").with("x-forwarded-for", "203.0.113.201");
    let guesses: Vec<u16> =
        (0..22).map(|_| change(&stolen, "wrong wrong", "fourth horse").status).collect();
    assert_eq!(guesses, [[422; 20].as_slice(), &[429; 2]].concat());
    let live = session(&elsewhere, &recovered);
    let delete = [("delete-password", "third horse")];
    assert_eq!(form(&live, "/account/delete", &delete).status, 303, "the account is deleted");
}

#[test]
fn a_device_is_known_after_a_restart() {
    let server = away("tries-restart");
    member(&server.client, "Anna");
    let device = signed_out(&browser(&server.client, "Anna", PASSWORD));
    let (folder, cookies) = (server.folder.clone(), device.headers);
    drop(server);
    let public_url = Some("https://play.example/".to_string());
    let time = Timepiece::by(Hand::new());
    let server = TestServer::by(time, Config { public_url, ..Config::new(folder) });
    for _ in 0..20 {
        let fields = [("name", "Anna"), ("password", "wrong wrong")];
        assert_eq!(form(&server.client, "/sign-in", &fields).status, 422);
    }
    let enter = |client: &Client| {
        form(client, "/sign-in", &[("name", "Anna"), ("password", PASSWORD)]).status
    };
    assert_eq!(enter(&server.client), 429);
    let device = Client { address: server.client.address, headers: cookies };
    assert_eq!(enter(&device), 303);
}

#[test]
fn an_address_does_not_try_names_at_will() {
    let server = away("tries-address");
    let client = server.client.with("x-forwarded-for", "203.0.113.9");
    let tried = (0..100).map(|number| {
        let name = format!("nobody{number}");
        form(&client, "/sign-in", &[("name", &name), ("password", "")]).status
    });
    let answers: Vec<u16> = tried.take_while(|status| *status != 429).collect();
    assert!(answers.iter().all(|status| *status == 422), "{answers:?}");
    // One more is allowed whenever twenty seconds have passed.
    assert!((30..100).contains(&answers.len()), "{}", answers.len());
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
