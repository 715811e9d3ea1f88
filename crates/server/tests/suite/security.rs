//! Who may do what, asked of everything there is: the commands and ways in are those that the server
//! itself describes, so that a new one cannot be forgotten.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use server::Config;

use crate::support::{
    Client, TestServer, folder, fresh_id,
    people::{bot, member},
    seats::{Line, holding, order, table, token},
    text,
};

/// A server that others reach.
fn away(name: &str) -> TestServer {
    let public_url = Some("https://play.example/".to_string());
    TestServer::with(Config { public_url, ..Config::new(folder(name)) })
}

/// The commands that the server describes: the kind of each, and whether a side may be named.
fn described(server: &TestServer) -> Vec<(String, bool)> {
    let description = server.client.get("/api/openapi.json").expect(200);
    let schema = &description["components"]["schemas"]["Command"];
    let kinds = schema["oneOf"].as_array().unwrap();
    kinds
        .iter()
        .map(|kind| {
            let parts = kind["allOf"].as_array().cloned().unwrap_or_else(|| vec![kind.clone()]);
            let properties: Vec<&Value> = parts.iter().map(|part| &part["properties"]).collect();
            let name = properties.iter().find_map(|part| {
                part["type"]["enum"][0].as_str().or_else(|| part["type"]["const"].as_str())
            });
            let name = name.unwrap_or_else(|| panic!("a command without a kind: {kind}"));
            (name.to_string(), properties.iter().any(|part| part.get("side").is_some()))
        })
        .collect()
}

/// A command of a kind that would be carried out, or refused by the game, if the right one gave it.
fn example(kind: &str) -> Value {
    let more = match kind {
        "turn" => json!({ "text": "a1" }),
        "claim" => json!({ "kind": "repetition" }),
        "sit" => json!({ "invite": token('e'), "seat": token('f') }),
        "publish" => json!({ "public": true }),
        "leave" => json!({ "days": 3 }),
        "part" => json!({ "side": "white", "seat": token('e'), "invite": token('f') }),
        "undo" | "redo" | "throw" | "offer" | "accept" | "decline" | "ask" | "allow" | "deny"
        | "abandon" | "resign" | "flag" | "abort" | "rematch" | "gather" | "return" | "own" => {
            json!({})
        }
        kind => panic!("{kind} is new: say here how it is given, and below who may give it"),
    };
    let mut command = more;
    command["type"] = kind.into();
    command
}

/// What a stranger is told.
fn refusal_of_stranger(kind: &str, missing: bool) -> (u16, &'static str) {
    match kind {
        // Whoever has the invitation may sit down; this one is nobody's.
        "sit" => (422, "seat-taken"),
        // Only at the machine where the board stands.
        "gather" => (403, "seat-elsewhere"),
        _ if missing => (401, "seat-missing"),
        _ => (403, "seat-foreign"),
    }
}

/// Sends a command by both ways and answers how each is refused.
fn refused(client: &Client, seat: Option<&str>, view: &Value, command: &Value) -> (u16, String) {
    let shown = seat.map_or_else(|| client.clone(), |seat| holding(client, seat));
    let posted = order(&shown, view, command.clone()).problem();
    // A seat is named when the line is open, a bot shows its token to open it.
    let seat = seat.filter(|seat| !seat.starts_with("bot-"));
    let line = if seat.is_some() { client } else { &shown };
    let mut line = Line::open(line, text(&view["id"]), &json!({ "seat": seat, "bare": true }));
    let mut command = command.clone();
    command["ver"] = view["ver"].clone();
    command["cmd_id"] = fresh_id().into();
    let answer = line.ask(&command).0;
    let status = u16::try_from(answer["status"].as_u64().unwrap()).unwrap();
    let spoken = (status, text(&answer["problem"]["code"]).to_string());
    // Whoever posts a request for a new seat is known by that one, which is nobody's yet.
    assert!(posted == spoken || (command["type"] == "part" && posted.0 == 403), "{command}");
    spoken
}

#[test]
fn every_command_is_refused_to_everybody_else() {
    let server = away("security-seats");
    let other = table(&server, "classic");
    let view = server.create_with(json!({
        "rules": "classic", "first": "white", "seat": token('1'), "invite": token('2'),
        "opponent": { "kind": "link", "plays": "black" },
    }));
    let sit = json!({ "type": "sit", "invite": token('2'), "seat": token('3') });
    let view = order(&server.client, &view, sit).expect(200);
    assert_eq!(view["turn"], "white");
    let all = described(&server);
    assert!(all.len() >= 19, "{all:?}");
    let owner = member(&server.client, "Rumpel");
    let (_, foreign_bot) = bot(&owner, "Stilz");
    let strangers = [
        ("nobody", None),
        ("a foreign bot", Some(foreign_bot)),
        ("a watcher", Some(token('9'))),
        ("a player of another game", Some(token('a'))),
        ("an invitation that is used up", Some(token('2'))),
    ];
    for (kind, has_side) in &all {
        let command = example(kind);
        for (who, seat) in &strangers {
            let expected = refusal_of_stranger(kind, seat.is_none());
            let told = refused(&server.client, seat.as_deref(), &view, &command);
            assert_eq!((told.0, told.1.as_str()), expected, "{kind} by {who}");
        }
        // The other player: not for the side to move, nor in its name.
        let mut named = command.clone();
        if *has_side {
            named["side"] = "white".into();
        }
        let expected = match kind.as_str() {
            "turn" | "throw" | "claim" => (403, "seat-other"),
            "undo" | "redo" => (422, "undo-unasked"),
            "flag" => (422, "no-clock"),
            "rematch" => (422, "not-over"),
            "sit" => (422, "seat-taken"),
            "gather" => (403, "seat-elsewhere"),
            "part" => (422, "parted"),
            "own" => (401, "signed-out"),
            // Either may call a game off that has not begun, and show it to others.
            "abort" | "publish" => continue,
            _ if *has_side => (403, "seat-other"),
            kind => panic!("{kind} is new: say here what the other player is told"),
        };
        let told = refused(&server.client, Some(&token('3')), &view, &named);
        assert_eq!((told.0, told.1.as_str()), expected, "{kind} by the other player");
    }
    // Nothing has come of any of it, in either game.
    for game in [&view, &other] {
        let now = server.client.get(&format!("/api/games/{}", text(&game["id"]))).expect(200);
        assert_eq!((&now["ver"], &now["fen"]), (&game["ver"], &game["fen"]));
    }
}

/// Every way in that may change something: method and path.
fn unsafe_ways(server: &TestServer) -> Vec<(String, String)> {
    let description = server.client.get("/api/openapi.json").expect(200);
    let mut ways = Vec::new();
    for (path, methods) in description["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys().filter(|method| *method != "get") {
            let path = path.replace("{id}", "x").replace("{graph}", "x").replace("{n}", "0");
            ways.push((method.to_uppercase(), path));
        }
    }
    let forms = [
        "/new",
        "/rules/own",
        "/beside",
        "/solitaire",
        "/solitaire/race",
        "/tables",
        "/sign-in/mail",
        "/account/mail",
        "/account/mail/reminders",
        "/account/mail/remove",
        "/mail/confirm/x",
    ];
    ways.extend(forms.map(|path| ("POST".to_string(), path.to_string())));
    ways
}

#[test]
fn no_page_of_others_changes_anything_by_any_way() {
    let server = away("security-origins");
    let view = table(&server, "classic");
    let ways = unsafe_ways(&server);
    assert!(ways.len() > 20, "{ways:?}");
    let foreign = [
        ("origin", "https://evil.example"),
        ("origin", "https://play.example.evil.example"),
        ("origin", "https://play.example:8443"),
        ("origin", "null"),
        ("origin", ""),
        ("origin", "file://"),
        ("origin", "https://"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
        ("sec-fetch-site", "nonsense"),
    ];
    let white = holding(&server.client, &token('a'));
    for (method, path) in &ways {
        for (name, value) in foreign {
            for kind in ["application/json", "application/x-www-form-urlencoded", "text/plain"] {
                let client = white.with(name, value).with("content-type", kind);
                let answer = client.send(method, path, b"{}").unwrap();
                let told = (answer.status, answer.text().contains("foreign-origin"));
                assert_eq!(told, (403, true), "{method} {path} {name}: {value}");
            }
        }
        // Without a word on where it comes from, only what a browser would have asked about first.
        let form = white.with("content-type", "application/x-www-form-urlencoded");
        assert_eq!(form.send(method, path, b"a=b").unwrap().status, 403, "{method} {path}");
    }
    for (name, value) in foreign {
        let opened = Line::try_open(&white.with(name, value), text(&view["id"])).err();
        assert_eq!(opened, Some(403), "{name}: {value}");
    }
    let now = server.client.get(&format!("/api/games/{}", text(&view["id"]))).expect(200);
    assert_eq!(now["ver"], view["ver"]);
    // The same names as a host are no better.
    for host in ["evil.example", "play.example.evil.example", "localhost.evil.example"] {
        let answer = server.client.with("host", host).get("/api/rules");
        assert_eq!(answer.problem(), (403, "foreign-host".to_string()), "{host}");
    }
}

#[test]
fn a_secret_leaves_in_no_referer_and_in_no_address_that_is_asked_for() {
    let server = away("security-referer");
    let origin = "https://play.example";
    let form = server
        .client
        .with("host", "play.example")
        .with("origin", origin)
        .with("content-type", "application/x-www-form-urlencoded");
    let begun = form.send("POST", "/new", b"rules=classic&opponent=link&plays=black").unwrap();
    assert_eq!(begun.status, 303, "{}", begun.text());
    // What stands behind the # is sent to nobody, and is no part of a Referer either.
    let address = &begun.headers["location"];
    let (asked, kept) = address.split_once('#').unwrap();
    assert!(kept.starts_with("seat=") && kept.contains("&invite="), "{address}");
    let secrets: BTreeSet<&str> = kept.split('&').map(|part| &part[part.len() - 64..]).collect();
    assert_eq!(secrets.len(), 2, "{address}");
    let page = server.client.with("accept", "text/html").get(asked);
    assert_eq!(page.status, 200);
    for secret in secrets {
        assert!(!asked.contains(secret) && !page.text().contains(secret), "{secret}");
        for (name, value) in &begun.headers {
            assert!(name == "location" || !value.contains(secret), "{name}: {value}");
        }
    }
    let view = format!("/api{}", asked.replace("/game/", "/games/"));
    for path in [asked, view.as_str(), "/", "/open", "/assets/nowhere", "/nowhere"] {
        let answer = server.client.get(path);
        let policy = answer.headers.get("referrer-policy").map(String::as_str);
        assert_eq!(policy, Some("same-origin"), "{path}");
    }
}
