//! Games by link: who may do what, and how they are followed.

use std::io::BufRead;

use serde_json::{Value, json};
use server::Config;

use crate::support::{
    Client, TestServer, folder, fresh_id, http,
    seats::{Line, holding, invite, order, seats, table, token},
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

/// Every command, as White would give it where White is to move.
fn commands() -> Vec<Value> {
    vec![
        json!({ "type": "turn", "text": "a1" }),
        json!({ "type": "throw" }),
        json!({ "type": "undo" }),
        json!({ "type": "redo" }),
        json!({ "type": "offer" }),
        json!({ "type": "accept" }),
        json!({ "type": "decline" }),
        json!({ "type": "claim", "kind": "repetition" }),
        json!({ "type": "ask" }),
        json!({ "type": "allow" }),
        json!({ "type": "deny" }),
        json!({ "type": "abandon" }),
        json!({ "type": "resign" }),
        json!({ "type": "flag" }),
        json!({ "type": "abort" }),
        json!({ "type": "rematch" }),
    ]
}

#[test]
fn every_command_needs_the_seat() {
    let server = away("seat-matrix");
    let view = table(&server, "classic");
    let [white, black] = ['a', 'c'].map(|letter| holding(&server.client, &token(letter)));
    let refused =
        |client: &Client, command: &Value| order(client, &view, command.clone()).problem();
    for command in commands() {
        let kind = text(&command["type"]);
        let missing = refused(&server.client, &command);
        assert_eq!(missing, (401, "seat-missing".to_string()), "{kind}");
        for foreign in [token('b'), token('d'), token('0')] {
            let answer = refused(&holding(&server.client, &foreign), &command);
            assert_eq!(answer, (403, "seat-foreign".to_string()), "{kind}");
        }
        let nonsense = server.client.with("authorization", "Bearer nonsense");
        assert_eq!(refused(&nonsense, &command), (401, "seat-missing".to_string()), "{kind}");
        if ["turn", "throw", "claim"].contains(&kind) {
            assert_eq!(refused(&black, &command), (403, "seat-other".to_string()), "{kind}");
        }
        let own = ["offer", "accept", "decline", "resign", "ask", "allow", "deny", "abandon"];
        if own.contains(&kind) {
            let mut for_white = command.clone();
            for_white["side"] = "white".into();
            assert_eq!(refused(&black, &for_white), (403, "seat-other".to_string()), "{kind}");
        }
    }
    // Nothing of all that has happened; and who holds the seat plays.
    assert_eq!(server.client.get(&path(&view)).expect(200)["ver"], view["ver"]);
    let view = order(&white, &view, json!({ "type": "turn", "text": "a1" })).expect(200);
    assert_eq!(view["moves"].as_array().unwrap().len(), 1);
    let view = order(&black, &view, json!({ "type": "resign" })).expect(200);
    assert_eq!(view["result"]["winner"], "white");
}

#[test]
fn the_view_shows_what_one_can_do_and_no_more() {
    let server = away("seat-views");
    let view = table(&server, "classic");
    let seen = |letter: Option<char>| {
        let client = letter.map(|letter| holding(&server.client, &token(letter)));
        client.as_ref().unwrap_or(&server.client).get(&path(&view)).expect(200)
    };
    let (white, black, watcher) = (seen(Some('a')), seen(Some('c')), seen(None));
    assert_eq!(seats(&white), json!({ "you": "white", "awaited": null }));
    assert_eq!(black["seats"]["you"], "black");
    assert_eq!(watcher["seats"]["you"], Value::Null);
    assert_eq!(white["turns"].as_array().unwrap().len(), 24);
    for other in [&black, &watcher] {
        assert_eq!(other["turns"], json!([]));
        assert_eq!(other["cells"], white["cells"]);
    }
    assert_eq!((&white["can"]["resign"], &watcher["can"]["resign"]), (&json!(true), &json!(false)));
    assert_eq!(white["can"]["undo"], false, "nobody takes back alone");
    assert_eq!(white["names"]["black"], "Bert");
    // Secrets are in no answer, not even as they are kept.
    for view in [white, black, watcher] {
        let text = view.to_string();
        assert!(!text.contains("seed") && !text.contains("hash") && !text.contains(&token('a')));
    }
}

#[test]
fn an_invitation_is_good_once_and_the_game_waits_for_it() {
    let server = away("invitation");
    let view = invite(&server, "classic");
    assert_eq!(seats(&view), json!({ "you": "white", "awaited": "black" }));
    let white = holding(&server.client, &token('a'));
    let early = order(&white, &view, json!({ "type": "turn", "text": "a1" })).problem();
    assert_eq!(early, (422, "seat-empty".to_string()));
    let sit = |invite: char, seat: char, ver: u64| {
        let body = json!({ "type": "sit", "invite": token(invite), "seat": token(seat),
            "ver": ver, "cmd_id": format!("sit-{seat}") });
        server.client.post(&format!("{}/commands", path(&view)), &body)
    };
    assert_eq!(sit('e', 'd', 1).problem(), (422, "seat-taken".to_string()));
    let seated = sit('b', 'c', 1).expect(200);
    assert_eq!(seats(&seated), json!({ "you": "black", "awaited": null }));
    // Sent again it is the same, for somebody else it is too late.
    assert_eq!(sit('b', 'c', 1).expect(200)["ver"], seated["ver"]);
    assert_eq!(sit('b', 'd', 1).problem(), (409, "stale".to_string()));
    assert_eq!(sit('b', 'd', 2).problem(), (422, "seat-taken".to_string()));
    assert_eq!(seated["ver"], 2);

    // Nobody sits down at a game that has been called off.
    let view = invite(&server, "classic");
    let over = order(&white, &view, json!({ "type": "abort" })).expect(200);
    let late = json!({ "type": "sit", "invite": token('b'), "seat": token('c') });
    assert_eq!(order(&server.client, &over, late).problem(), (422, "ended".to_string()));
}

#[test]
fn games_from_elsewhere_need_seats_and_are_in_no_list() {
    let server = away("elsewhere");
    let wish = json!({ "rules": "classic", "cmd_id": "a" });
    let refused = server.client.post("/api/games", &wish).problem();
    assert_eq!(refused, (422, "seat-needed".to_string()));
    let shared = json!({ "rules": "classic", "cmd_id": "b", "seat": token('a') });
    let refused = server.client.post("/api/games", &shared).problem();
    assert_eq!(refused, (422, "link-needed".to_string()));
    table(&server, "classic");
    let computer = server.create_with(json!({ "rules": "wolf", "seat": token('a'),
        "opponent": { "kind": "computer", "level": 1, "plays": "black" } }));
    assert_eq!(computer["seats"]["you"], "white");
    let puzzle = server.create_with(json!({ "rules": "pegs33", "seat": token('a') }));
    let alone = order(&server.client, &puzzle, json!({ "type": "turn", "text": "d2-d4" }));
    assert_eq!(alone.problem(), (401, "seat-missing".to_string()));
    assert_eq!(server.client.get("/api/games").expect(200)["games"], json!([]));
    assert_eq!(server.client.get("/").text().matches("/game/").count(), 0);

    // A game without seats, begun on the machine itself, can only be looked at from elsewhere.
    let folder = folder("elsewhere-local");
    let local = TestServer::on(&folder);
    let view = local.create("classic");
    drop(local);
    let public_url = Some("https://play.example".to_string());
    let server = TestServer::with(Config { public_url, ..Config::new(folder) });
    for command in commands() {
        let refused = order(&server.client, &view, command).problem();
        assert_eq!(refused, (403, "seat-elsewhere".to_string()));
    }
    assert_eq!(server.client.get(&path(&view)).expect(200)["turns"], json!([]));
}

#[test]
fn the_same_command_many_times_at_once_is_one_event() {
    let server = away("at-once");
    let view = table(&server, "classic");
    let white = holding(&server.client, &token('a'));
    let turn = json!({ "type": "turn", "text": "a1", "ver": view["ver"], "cmd_id": "once" });
    let rival = json!({ "type": "turn", "text": "d1", "ver": view["ver"], "cmd_id": "rival" });
    let commands = format!("{}/commands", path(&view));
    let answers: Vec<(String, http::Answer)> = std::thread::scope(|scope| {
        let sent: Vec<_> = (0..24)
            .map(|number| {
                let (white, commands) = (&white, &commands);
                let body = if number % 3 == 2 { &rival } else { &turn };
                let id = text(&body["cmd_id"]).to_string();
                scope.spawn(move || (id, white.post(commands, body)))
            })
            .collect();
        sent.into_iter().map(|sent| sent.join().unwrap()).collect()
    });
    let events = server.client.get(&path(&view)).expect(200);
    assert_eq!(events["ver"], 3);
    let played = text(&events["moves"][0]["text"]).to_string();
    let winner = if played == "a1" { "once" } else { "rival" };
    for (id, answer) in answers {
        assert_eq!(answer.status, if id == winner { 200 } else { 409 }, "{id}");
        let told = answer.json();
        if id == winner {
            assert_eq!(told["moves"][0]["text"], played.as_str());
        } else {
            assert_eq!(told["events"][0]["kind"], "turn");
            assert_eq!(told["events"][0]["text"], played.as_str());
            assert_eq!(told["events"][0]["ver"], 3);
        }
    }
}

#[test]
fn sockets_and_posts_are_one_path_and_every_stream_tells_the_same() {
    let server = away("streams");
    let view = table(&server, "classic");
    let id = text(&view["id"]);
    let [white, black] = ['a', 'c'].map(|letter| holding(&server.client, &token(letter)));
    let mut line = Line::open(&server.client, id, &json!({ "seat": token('a'), "after": 0 }));
    let first = line.hear().unwrap();
    assert_eq!(first["seats"]["you"], "white");
    let kinds: Vec<&str> =
        first["events"].as_array().unwrap().iter().map(|event| text(&event["kind"])).collect();
    assert_eq!(kinds, ["created", "sit"], "everything since the version that was named");
    let told = first["events"].to_string();
    assert!(!told.contains("seed") && !told.contains("hash"), "{told}");

    let lines = white.with("accept", "application/x-ndjson");
    let mut lines = lines.open("GET", &format!("{}/stream?after=0", path(&view)), b"").unwrap();
    let (status, headers) = http::head(&mut lines).unwrap();
    assert_eq!((status, headers["content-type"].as_str()), (200, "application/x-ndjson"));
    let mut next_line = || loop {
        let mut line = String::new();
        assert!(lines.read_line(&mut line).unwrap() > 0, "the stream has ended");
        // The body comes in chunks, whose lengths are no JSON objects.
        if line.starts_with('{') {
            return serde_json::from_str::<Value>(&line).unwrap();
        }
    };
    assert_eq!(next_line(), first);

    let mut ver = view["ver"].as_u64().unwrap();
    for (number, turn) in ["a1", "d1", "g1", "a4"].into_iter().enumerate() {
        let cmd_id = fresh_id();
        let command = json!({ "type": "turn", "text": turn, "ver": ver, "cmd_id": cmd_id });
        let update = if number % 2 == 0 {
            let (answer, mut updates) = line.ask(&command);
            assert_eq!((&answer["status"], &answer["ver"]), (&json!(200), &json!(ver + 1)));
            assert_eq!(answer["answer"], cmd_id.as_str());
            // The same command again, the other way: the same answer, and no further event.
            let again = white.post(&format!("{}/commands", path(&view)), &command).expect(200);
            assert_eq!(again["ver"], ver + 1);
            updates.pop().unwrap_or_else(|| line.hear().unwrap())
        } else {
            black.post(&format!("{}/commands", path(&view)), &command).expect(200);
            line.hear().unwrap()
        };
        ver += 1;
        assert_eq!(update["ver"], ver);
        assert_eq!(update["events"][0]["text"], turn);
        assert_eq!(next_line(), update);
    }
    // Whoever comes back says what was seen, and is told the rest.
    let mut again = Line::open(&server.client, id, &json!({ "after": 4, "bare": true }));
    let rest = again.hear().unwrap();
    let turns: Vec<&str> =
        rest["events"].as_array().unwrap().iter().map(|event| text(&event["text"])).collect();
    assert_eq!(turns, ["g1", "a4"]);
    assert_eq!(rest.get("cells"), None);
}

#[test]
fn a_socket_refuses_like_a_post() {
    let server = away("socket-refusals");
    let view = table(&server, "classic");
    let id = text(&view["id"]);
    let turn = json!({ "type": "turn", "text": "a1", "ver": 2, "cmd_id": "t" });
    for (hello, status, code) in [
        (json!({}), 401, "seat-missing"),
        (json!({ "seat": token('d') }), 403, "seat-foreign"),
        (json!({ "seat": token('c') }), 403, "seat-other"),
    ] {
        let (answer, _) = Line::open(&server.client, id, &hello).ask(&turn);
        assert_eq!((&answer["status"], &answer["problem"]["code"]), (&json!(status), &json!(code)));
    }
    let mut white = Line::open(&server.client, id, &json!({ "seat": token('a') }));
    for (command, status, code) in [
        (json!({ "type": "turn", "text": "z9", "ver": 2, "cmd_id": "z" }), 422, "bad-notation"),
        (json!({ "type": "turn", "text": "a1", "ver": 1, "cmd_id": "y" }), 409, "stale"),
        (json!({ "type": "turn", "text": "a1", "ver": 2, "cmd_id": "a b" }), 422, "bad-command-id"),
        (json!({ "type": "dance" }), 422, "bad-request"),
    ] {
        let (answer, _) = white.ask(&command);
        assert_eq!(answer["problem"]["code"], code, "{answer}");
        assert_eq!(answer["status"], status);
    }
    for hello in [json!("hello"), json!({ "seat": "short" }), json!({ "after": -1 })] {
        assert_eq!(Line::open(&server.client, id, &hello).hear(), Err(Some(4001)), "{hello}");
    }
    assert_eq!(Line::try_open(&server.client, "none").err(), Some(404));
    // A browser may answer the first ping before its page speaks, and in another language than the page.
    let mut early = Line::try_open(&server.client, id).unwrap();
    early.pong();
    early.say(&json!({ "lang": "de" }));
    let german = server.client.with("accept-language", "de").get(&format!("/api/games/{id}"));
    assert_eq!(early.hear().unwrap()["sentence"], german.expect(200)["sentence"]);
}

#[test]
fn a_foreign_origin_opens_no_socket() {
    let server = away("socket-origins");
    let view = table(&server, "classic");
    let open = |origin: &str| {
        Line::try_open(&server.client.with("origin", origin), text(&view["id"])).err()
    };
    for foreign in ["http://evil.example", "null", "", "file://", "https://play.example.evil"] {
        assert_eq!(open(foreign), Some(403), "{foreign:?}");
    }
    let own = format!("http://{}", server.client.address);
    for ours in [own.as_str(), "https://play.example"] {
        assert_eq!(open(ours), None, "{ours}");
    }
    assert_eq!(Line::try_open(&server.client, text(&view["id"])).err(), None, "no browser at all");
    // The same for posts, also with the right token.
    let white = holding(&server.client, &token('a'));
    for foreign in ["http://evil.example", "null", ""] {
        for command in commands() {
            let answer = order(&white.with("origin", foreign), &view, command);
            assert_eq!(answer.problem(), (403, "foreign-origin".to_string()));
        }
    }
    let proxied = white.with("host", "play.example").with("origin", "https://play.example");
    order(&proxied, &view, json!({ "type": "turn", "text": "a1" })).expect(200);
}

#[test]
fn who_never_reads_is_dropped_and_disturbs_nobody() {
    let server = away("never-reads");
    // Against the computer turns can be taken back and played again, as often as one likes.
    let mut view = server.create_with(json!({ "rules": "pegs33", "seat": token('a') }));
    let player = holding(&server.client, &token('a'));
    let mut deaf = Line::open(&server.client, text(&view["id"]), &json!({}));
    let mut listener = Line::open(&server.client, text(&view["id"]), &json!({ "after": 1 }));
    listener.hear().unwrap();
    view = order(&player, &view, json!({ "type": "turn", "text": "d2-d4" })).expect(200);
    listener.hear().unwrap();
    let mut dropped = false;
    for number in 0..3000 {
        let command = json!({ "type": if number % 2 == 0 { "undo" } else { "redo" } });
        view = order(&player, &view, command).expect(200);
        assert_eq!(listener.hear().unwrap()["ver"], view["ver"]);
        // The server has hung up when nothing can be said to it any more.
        let ping = tungstenite::Message::Ping(Vec::new().into());
        if number % 50 == 49 && deaf.0.send(ping).is_err() {
            dropped = true;
            break;
        }
    }
    assert!(dropped, "somebody who reads nothing still holds a line");
    let mut heard = 0;
    while let Ok(update) = deaf.hear() {
        heard = update["ver"].as_u64().unwrap();
    }
    let last = view["ver"].as_u64().unwrap();
    assert!(heard < last, "not everything has been kept for them: {heard} of {last}");
    // What was missed is there for whoever asks.
    let after = json!({ "after": heard, "bare": true });
    let mut again = Line::open(&server.client, text(&view["id"]), &after);
    while heard < last {
        // A page at a time, without a gap.
        let missed = again.hear().unwrap();
        for event in missed["events"].as_array().unwrap() {
            heard += 1;
            assert_eq!(event["ver"], heard);
        }
        assert_eq!(missed["ver"], heard);
    }
}

#[test]
fn what_belongs_to_the_machine_is_shown_to_nobody_else() {
    let server = away("only-here");
    let reader = server.client.with("accept", "text/html").with("accept-language", "en-GB");
    for page in ["/tables", "/tables?rules=three", "/beside"] {
        let answer = reader.get(page);
        assert_eq!(answer.status, 403, "{page}");
        let folder = server.folder.display().to_string();
        assert!(answer.text().contains("machine itself"), "{}", answer.text());
        assert!(!answer.text().contains(&folder), "{page} tells where the tables are");
    }
    for path in ["/api/tables", "/api/tables/stream", "/api/beside"] {
        assert_eq!(server.client.get(path).problem(), (403, "only-here".to_string()), "{path}");
    }
    for page in ["/", "/new?rules=three", "/games"] {
        assert!(!reader.get(page).text().contains("\"/tables"), "{page} leads there");
    }
}
