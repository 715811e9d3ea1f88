//! Requests that are malformed, too large, foreign or nonsense get a refusal with a code.

use std::io::BufRead;

use serde_json::{Value, json};

use crate::support::{Client, LONG_GAMES, TestServer, folder, fresh_id, http, sql, text};

/// Every endpoint of the description and of the pages: method and path, with a game in it.
fn endpoints(server: &TestServer) -> Vec<(String, String)> {
    let game = server.create("classic");
    let id = text(&game["id"]);
    let description = server.client.get("/api/openapi.json").expect(200);
    let mut endpoints = Vec::new();
    for (path, methods) in description["paths"].as_object().unwrap() {
        let of_rules = path.starts_with("/api/rules");
        let path = path.replace("{id}", if of_rules { "classic" } else { id });
        let path = path.replace("{ply}", "0").replace("{at}", "0");
        let path = path.replace("{graph}", "0123456789abcdef");
        let path = path.replace("{task}", "solitaire").replace("{name}", "Anna");
        assert!(!path.contains('{'), "{path}");
        for method in methods.as_object().unwrap().keys() {
            endpoints.push((method.to_uppercase(), path.clone()));
        }
    }
    assert!(endpoints.len() > 10, "{endpoints:?}");
    for page in ["/", "/new", "/games", "/rules", "/rules/own", "/rules/classic", "/analysis"] {
        endpoints.push(("GET".to_string(), page.to_string()));
    }
    for page in ["/settings", "/results", "/profile", "/daily", "/daily/puzzle", "/nowhere"] {
        endpoints.push(("GET".to_string(), page.to_string()));
    }
    endpoints.push(("GET".to_string(), format!("/game/{id}")));
    for form in ["/new", "/rules/own"] {
        endpoints.push(("POST".to_string(), form.to_string()));
    }
    endpoints
}

fn send(client: &Client, method: &str, path: &str, body: &[u8]) -> http::Answer {
    client.send(method, path, body).unwrap()
}

#[test]
fn the_description_covers_what_the_pages_use() {
    let server = TestServer::start("described");
    let description = server.client.get("/api/openapi.json").expect(200);
    let paths = description["paths"].as_object().unwrap();
    for path in [
        "/api/games",
        "/api/games/{id}",
        "/api/games/{id}/commands",
        "/api/games/{id}/stream",
        "/api/games/{id}/plies/{ply}",
        "/api/games/{id}/record",
        "/api/rules",
        "/api/rules/{id}",
        "/api/rules/check",
        "/api/analyse",
        "/api/analyse/values",
        "/api/analyse/judge",
        "/api/analyse/read",
        "/api/analyse/record",
        "/api/analyse/setup",
        "/api/results",
        "/api/profile",
        "/api/openapi.json",
        "/healthz",
    ] {
        assert!(paths.contains_key(path), "{path}");
    }
    let schemas = description["components"]["schemas"].as_object().unwrap();
    for schema in ["View", "ProblemBody", "Command", "Wish", "Cell", "Shape"] {
        assert!(schemas.contains_key(schema), "{schema}");
    }
    let reference = description.to_string();
    for word in reference.split("\"#/components/schemas/").skip(1) {
        let name = word.split('"').next().unwrap();
        assert!(schemas.contains_key(name), "{name} is not described");
    }
}

/// Every type that is described, by the name it has in the description.
fn described(folder: &std::path::Path, names: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            described(&path, names);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let source = std::fs::read_to_string(&path).unwrap();
            let mut lines = source.lines();
            while let Some(line) = lines.next() {
                if !(line.starts_with("#[derive(") && line.contains("ToSchema")) {
                    continue;
                }
                let mut renamed = None;
                for line in lines.by_ref() {
                    let words: Vec<&str> =
                        line.split([' ', '(', ')', '<', ';', ']', ',']).collect();
                    if let Some(at) = words
                        .iter()
                        .position(|word| *word == "as")
                        .filter(|_| line.starts_with("#[schema"))
                    {
                        renamed = Some(words[at + 2].to_string());
                    }
                    if let Some(at) =
                        words.iter().position(|word| ["struct", "enum"].contains(word))
                    {
                        names.push(renamed.unwrap_or_else(|| words[at + 1].to_string()));
                        break;
                    }
                }
            }
        }
    }
}

#[test]
fn no_two_types_share_a_name_in_the_description() {
    let mut names = Vec::new();
    described(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut names);
    assert!(names.len() > 50, "{names:?}");
    names.sort_unstable();
    let twice: Vec<_> = names.windows(2).filter(|pair| pair[0] == pair[1]).collect();
    assert!(twice.is_empty(), "{twice:?}");
    let server = TestServer::start("schemas");
    let description = server.client.get("/api/openapi.json").expect(200);
    let schemas = &description["components"]["schemas"];
    assert!(schemas["PuzzleCounts"]["properties"]["unsolved"].is_object());
    assert!(schemas["Solved"]["properties"]["views"].is_object());
}

#[test]
fn a_name_can_be_seen_and_turns_nothing_around() {
    let server = TestServer::start("names");
    let begin = |name: &str| {
        let wish = json!({ "rules": "classic", "cmd_id": fresh_id(),
            "names": { "white": name, "black": "" } });
        server.client.post("/api/games", &wish)
    };
    for name in
        ["\u{202e}", "\u{feff}", "\u{200b}\u{200d}", "\u{fe0f}", "\u{3164}", "\u{2066}\u{2069}"]
    {
        assert_eq!(begin(name).problem(), (422, "name-invisible".to_string()), "{name:?}");
    }
    let turned = begin("\u{202e}annA").expect(201);
    // A name begins with a capital where a line begins.
    assert_eq!(turned["names"]["white"], "AnnA");
    // What is written from right to left stays within its own bounds, in every sentence and title.
    let hebrew = begin("אנה").expect(201);
    let isolated = "\u{2068}אנה\u{2069}";
    assert!(hebrew["sentence"].as_str().unwrap().contains(isolated), "{}", hebrew["sentence"]);
    let page = server.client.get(&format!("/game/{}", hebrew["id"].as_str().unwrap())).text();
    assert_eq!(page.matches("אנה").count(), page.matches(isolated).count(), "{page}");
    assert!(page.contains(isolated), "{page}");
    // The record has the name as it was typed.
    let record =
        server.client.get(&format!("/api/games/{}/record", hebrew["id"].as_str().unwrap()));
    assert!(record.text().contains("\"אנה\""), "{}", record.text());
}

#[test]
fn a_foreign_host_gets_nothing_from_any_endpoint() {
    let server = TestServer::start("hosts");
    for (method, path) in endpoints(&server) {
        for host in ["evil.example", "evil.example:7900", "127.0.0.1.evil.example", "", "a b"] {
            let answer = send(&server.client.with("host", host), &method, &path, b"");
            assert_eq!(answer.status / 100, 4, "{method} {path} {host:?}");
            if !host.is_empty() && !host.contains(' ') {
                assert_eq!(answer.problem(), (403, "foreign-host".to_string()), "{path}");
            }
        }
        let named = format!("localhost:{}", server.client.address.port());
        if method == "GET" && !path.ends_with("/stream") && path != "/nowhere" {
            let answer = send(&server.client.with("host", &named), &method, &path, b"");
            // What is there is shown; a game of mill is no solitaire, and no puzzle has its id.
            assert!(matches!(answer.status, 200 | 404 | 422), "{path}");
        }
    }
}

#[test]
fn another_page_cannot_change_anything() {
    let server = TestServer::start("origins");
    let own = format!("http://{}", server.client.address);
    for (method, path) in endpoints(&server).into_iter().filter(|(method, _)| method == "POST") {
        for (name, value) in [
            ("origin", "http://evil.example"),
            ("origin", "null"),
            ("origin", "http://127.0.0.1:1"),
            ("origin", "file://"),
            ("origin", ""),
            ("sec-fetch-site", "cross-site"),
            ("sec-fetch-site", "same-site"),
        ] {
            let client = server.client.with("content-type", "application/json").with(name, value);
            let answer = send(&client, &method, &path, b"{}");
            assert_eq!(answer.problem(), (403, "foreign-origin".to_string()), "{path} {value}");
        }
        // A form without any word of where it comes from is no browser's.
        let form = server.client.with("content-type", "application/x-www-form-urlencoded");
        let answer = send(&form, &method, &path, b"a=b");
        assert_eq!(answer.problem(), (403, "foreign-origin".to_string()), "{path}");
        let answer = send(&form.with("origin", &own), &method, &path, b"a=b");
        assert_ne!(answer.status, 403, "{path}");
    }
}

#[test]
fn malformed_and_oversized_bodies_are_refused_everywhere() {
    let server = TestServer::start("bodies");
    let large = vec![b' '; 80 << 10];
    let own = format!("http://{}", server.client.address);
    for (method, path) in endpoints(&server).into_iter().filter(|(method, _)| method == "POST") {
        // A file of everything is large, and no single value.
        if path == "/api/profile" {
            continue;
        }
        let kind = if path.starts_with("/api") {
            "application/json"
        } else {
            "application/x-www-form-urlencoded"
        };
        let client = server.client.with("origin", &own).with("content-type", kind);
        let answer = send(&client, &method, &path, &large);
        assert_eq!(answer.problem(), (413, "too-large".to_string()), "{path}");
        let answer = send(&client.with("content-type", "text/plain"), &method, &path, b"{}");
        assert_eq!(answer.problem(), (415, "unsupported-media-type".to_string()), "{path}");
        if path.starts_with("/api") {
            for body in ["", "{", "nonsense", "\u{1}", "{\"a\":1,}"] {
                let answer = send(&client, &method, &path, body.as_bytes());
                assert_eq!(answer.problem(), (400, "bad-json".to_string()), "{path} {body:?}");
            }
            for body in ["[]", "null", "{}", "3", "{\"cmd_id\":7}", "{\"ver\":-1}"] {
                let answer = send(&client, &method, &path, body.as_bytes());
                let (status, code) = answer.problem();
                assert_eq!(status, 422, "{path} {body}");
                assert!(
                    ["bad-request", "rules-missing"].contains(&&*code),
                    "{path} {body}: {code}"
                );
            }
            let answer = send(&client, &method, &path, b"{\"text\":\"\xff\"}");
            assert_eq!(answer.status, 400, "{path}");
        }
    }
}

#[test]
fn other_methods_and_unknown_things_have_their_codes() {
    let server = TestServer::start("methods");
    for (method, path) in endpoints(&server) {
        if path == "/nowhere" {
            continue;
        }
        let client = server.client.with("content-type", "application/json");
        for other in ["PUT", "DELETE", "PATCH"] {
            let answer = send(&client, other, &path, b"");
            assert_eq!(answer.problem(), (405, "method-not-allowed".to_string()), "{other} {path}");
        }
        let _ = method;
    }
    for (path, code) in [
        ("/nowhere", "not-found"),
        ("/api/nowhere", "not-found"),
        ("/assets/0/js/nothing.js", "not-found"),
        ("/assets/0/../Cargo.toml", "not-found"),
        ("/assets/0/%2e%2e/Cargo.toml", "not-found"),
        ("/game/none", "unknown-game"),
        ("/api/games/none", "unknown-game"),
        ("/api/games/none/stream", "unknown-game"),
        ("/api/games/none/record", "unknown-game"),
        ("/api/games/none/plies/0", "unknown-game"),
        ("/rules/none", "unknown-rules"),
        ("/api/rules/none", "unknown-rules"),
    ] {
        assert_eq!(server.client.get(path).problem(), (404, code.to_string()), "{path}");
    }
    for path in ["/api/games?limit=x", "/api/games/%ff", "/api/rules/%ff"] {
        assert_eq!(server.client.get(path).problem(), (400, "bad-request".to_string()), "{path}");
    }
    assert_eq!(server.client.get("/api/games?limit=1000").problem().0, 422);
    let long = format!("/api/games/{}", "x".repeat(5000));
    assert_eq!(server.client.get(&long).problem().0, 404);
}

#[test]
fn illegal_commands_name_their_rule() {
    let server = TestServer::start("illegal");
    let view = server.create("classic");
    let turn = |text: &str| json!({ "type": "turn", "text": text });
    assert_eq!(server.refused(&view, turn("z9")), "bad-notation");
    assert_eq!(server.refused(&view, turn("a1-a4")), "place-first");
    let view = server.play(view, "a1");
    assert_eq!(server.refused(&view, turn("a1")), "occupied");
    assert_eq!(server.refused(&view, turn("d1xa1")), "no-mill");
    assert_eq!(server.refused(&view, turn(&"x".repeat(30_000))), "bad-notation");
    assert_eq!(server.refused(&view, json!({ "type": "redo" })), "redo-nothing");
    assert_eq!(server.refused(&view, json!({ "type": "accept" })), "offer-none");
    assert_eq!(server.refused(&view, json!({ "type": "throw" })), "throw-not-awaited");
    let claim = json!({ "type": "claim", "kind": "repetition" });
    assert_eq!(server.refused(&view, claim), "claim-automatic");
    let intended = json!({ "type": "claim", "kind": "repetition", "intended": "a1" });
    assert_eq!(server.refused(&view, intended), "occupied");
    for id in ["", "ü", "a b", &"x".repeat(65), "flag-1"] {
        let command = json!({ "ver": 2, "cmd_id": id, "type": "redo" });
        let path = format!("/api/games/{}/commands", text(&view["id"]));
        assert_eq!(server.client.post(&path, &command).problem().1, "bad-command-id", "{id}");
    }
    for (wish, code) in [
        (json!({}), "rules-missing"),
        (json!({ "rules": "clasic" }), "unknown-rules"),
        (json!({ "rule_text": "game = \"mill\"\nstones = 99" }), "rules-impossible"),
        (json!({ "rule_text": "stones = {" }), "rules-syntax"),
        (json!({ "rules": "classic", "fen": "x" }), "bad-position"),
        (json!({ "rules": "classic", "names": { "white": "x".repeat(41) } }), "bad-name"),
        (json!({ "rules": "classic", "clock": { "kind": "days", "days": 0 } }), "bad-clock"),
        (json!({ "rules": "classic", "clock": { "kind": "hours" } }), "bad-request"),
    ] {
        let mut wish = wish;
        wish["cmd_id"] = fresh_id().into();
        assert_eq!(server.client.post("/api/games", &wish).problem(), (422, code.to_string()));
    }
    let text = json!({ "text": "base = \"classic\"\nfly = \"sideways\"" });
    assert_eq!(server.client.post("/api/rules/check", &text).problem().1, "rules-field");
    let record = format!("/api/games/{}/record?form=", view["id"].as_str().unwrap());
    assert_eq!(server.client.get(&format!("{record}pdn")).problem().1, "pdn-not-draughts");
    assert_eq!(server.client.get(&format!("{record}pgn")).problem().1, "unknown-form");
    assert!(server.client.get(&format!("{record}text")).text().contains("[Rules \"classic\"]"));
    assert_eq!(server.client.get(&format!("{record}json")).expect(200)["result"], "*");
}

#[test]
fn every_answer_is_guarded_by_its_headers() {
    let server = TestServer::start("headers");
    for (method, path) in endpoints(&server) {
        if path.ends_with("/stream") {
            continue;
        }
        let answer = send(&server.client, &method, &path, b"");
        let policy = answer.headers.get("content-security-policy").unwrap();
        assert!(policy.contains("default-src 'self'") && !policy.contains("unsafe"), "{path}");
        assert_eq!(answer.headers["x-content-type-options"], "nosniff", "{path}");
        assert_eq!(answer.headers["x-frame-options"], "DENY", "{path}");
        assert!(answer.headers.contains_key("cache-control"), "{path}");
    }
}

#[test]
fn pages_and_refusals_speak_the_language_of_the_reader() {
    let server = TestServer::start("languages");
    let german = server.client.with("accept-language", "de-AT, en;q=0.5");
    let answer = german.get("/api/games/none");
    assert_eq!(text(&answer.json()["detail"]), "Diese Partie gibt es hier nicht.");
    assert_eq!(answer.headers["content-language"], "de");
    let view = server.create("classic");
    let path = format!("/api/games/{}", text(&view["id"]));
    assert_eq!(text(&german.get(&path).json()["cells"]["d6"]["label"]), "d6, leer");
    let cookie = german.with("cookie", "theme=dark; lang=en-GB");
    assert_eq!(text(&cookie.get(&path).json()["cells"]["d6"]["label"]), "d6, empty");
    let asked = cookie.get("/?lang=de&theme=light");
    assert!(asked.text().contains("<html lang=\"de\""));
    let serbian = german.get("/new?rules=wolf&lang=sr");
    assert_eq!(serbian.headers["content-language"], "sr-Latn");
    assert!(serbian.headers["set-cookie"].starts_with("lang=sr;"));
    assert!(serbian.text().contains("href=\"/new?rules=wolf&amp;lang=nb\""));
    let page = server.client.with("accept", "text/html").get("/nowhere");
    assert_eq!(page.status, 404);
    assert!(page.headers["content-type"].starts_with("text/html"));
    assert!(page.text().contains("There is nothing at this address."));
}

#[test]
fn what_a_page_needs_is_small_and_kept() {
    let server = TestServer::start("assets");
    let zipped = server.client.with("accept-encoding", "gzip").get("/");
    assert_eq!(zipped.headers["content-encoding"], "gzip");
    let page = server.client.get("/").text();
    let mut whole = zipped.body.len();
    let assets: Vec<&str> = page.split('"').filter(|word| word.starts_with("/assets/")).collect();
    assert!(!assets.is_empty());
    for asset in assets {
        let plain = server.client.get(asset);
        assert_eq!(plain.status, 200, "{asset}");
        assert!(plain.headers["cache-control"].contains("immutable"), "{asset}");
        whole += server.client.with("accept-encoding", "gzip").get(asset).body.len();
    }
    assert!(whole < 100_000, "the home page takes {whole} bytes");
}

/// The game that an answer leads to.
fn game_at(client: &Client, made: &http::Answer) -> Value {
    let id = made.headers["location"].rsplit('/').next().unwrap();
    client.get(&format!("/api/games/{id}")).expect(200)
}

#[test]
fn forms_create_games_and_check_rules() {
    let server = TestServer::start("forms");
    let own = format!("http://{}", server.client.address);
    let client = server
        .client
        .with("origin", &own)
        .with("content-type", "application/x-www-form-urlencoded");
    let form = b"rules=classic&white=Anna&black=&clock=total&minutes=5&increment=&take_backs=yes&colours=choose";
    let made = send(&client, "POST", "/new", form);
    assert_eq!(made.status, 303, "{}", made.text());
    assert_eq!(client.get(&made.headers["location"]).status, 200);
    let view = game_at(&client, &made);
    assert_eq!(view["names"]["white"], "Anna");
    assert_eq!(view["clock"]["white"], 300_000);
    let again = send(&client, "POST", "/new", b"rules=classic&clock=total&minutes=many");
    assert_eq!(again.status, 422);
    assert!(again.text().contains("That clock cannot be set"), "{}", again.text());
    let rules = b"text=base+%3D+%22classic%22%0Astones+%3D+10";
    assert_eq!(send(&client, "POST", "/rules/own", rules).status, 200);
    assert_eq!(send(&client, "POST", "/rules/own", b"text=nonsense").status, 422);
    let text = "rule_text=base+%3D+%22classic%22%0Astones+%3D+10";
    assert_eq!(send(&client, "POST", "/new", text.as_bytes()).status, 303);
    let other = send(&client, "POST", "/new", format!("{text}&rules=wolf&black=x").as_bytes());
    assert_eq!(game_at(&client, &other)["rules"]["id"], "wolf");
}

#[test]
fn a_game_begun_by_mistake_goes_from_the_list() {
    let server = TestServer::start("mistake");
    let client = server.client.with("origin", &format!("http://{}", server.client.address));
    let begun = |turns| server.play(server.create("classic"), turns)["id"].clone();
    let (mistake, played) = (begun(""), begun("d2"));
    let abort = |id: &Value| {
        let path = format!("/game/{}", id.as_str().unwrap());
        let offered = client.get(&path).text().contains(&format!("action=\"{path}/abort\""));
        (offered, send(&client, "POST", &format!("{path}/abort"), b"").status)
    };
    assert_eq!(abort(&mistake), (true, 303));
    assert_eq!(abort(&mistake), (false, 422));
    assert_eq!(abort(&played), (false, 422));
    assert_eq!(abort(&"nowhere".into()), (false, 404));
    let list = client.get("/games").text();
    let is_listed = |id: &Value| list.contains(&format!("/game/{}", id.as_str().unwrap()));
    assert!(!is_listed(&mistake) && is_listed(&played));
}

#[test]
fn a_game_is_turned_back_ply_by_ply() {
    let server = TestServer::start("past");
    let view = server.play(server.create("classic"), "d6 d2 b6 b2 f6xd2");
    let past = |ply: &str| {
        server.client.get(&format!("/api/games/{}/plies/{ply}", view["id"].as_str().unwrap()))
    };
    assert_eq!(past("0").expect(200)["cells"]["d6"]["stone"], "none");
    let before = past("4").expect(200);
    assert_eq!((&before["ply"], &before["cells"]["d2"]["stone"]), (&4.into(), &"black".into()));
    let last = past("5").expect(200);
    for part in ["cells", "last", "mills"] {
        assert_eq!(last[part], view[part], "{part}");
    }
    for ply in ["6", "-1", "x", "99999999999999999999"] {
        assert_eq!(past(ply).problem(), (404, "not-found".to_string()), "{ply}");
    }
}

#[test]
fn what_is_filled_in_stays_when_another_game_is_chosen() {
    let server = TestServer::start("choosing");
    let page = server.client.get("/new?rules=english&white=Anna&clock=move&seconds=7").text();
    for part in [
        "<option value=\"english\" selected>",
        "value=\"Anna\"",
        "value=\"move\" checked",
        "value=\"choose\" checked",
    ] {
        assert!(page.contains(part), "{part}");
    }
}

#[test]
fn a_stream_brings_every_version() {
    use std::io::BufRead;
    let server = TestServer::start("stream");
    let view = server.create("classic");
    let path = format!("/api/games/{}/stream", text(&view["id"]));
    let mut streams: Vec<_> =
        (0..2).map(|_| server.client.open("GET", &path, b"").unwrap()).collect();
    for stream in &mut streams {
        let (status, headers) = http::head(stream).unwrap();
        assert_eq!((status, headers["content-type"].as_str()), (200, "text/event-stream"));
    }
    let next = |stream: &mut dyn BufRead| -> Value {
        let mut line = String::new();
        loop {
            line.clear();
            assert!(stream.read_line(&mut line).unwrap() > 0, "the stream has ended");
            if let Some(data) = line.strip_prefix("data: ") {
                return serde_json::from_str(data).unwrap();
            }
        }
    };
    let mut view = view;
    for stream in &mut streams {
        assert_eq!(next(stream), view);
    }
    for turn in ["a1", "d1", "g1"] {
        view = server.play(view, turn);
        for stream in &mut streams {
            assert_eq!(next(stream), view);
        }
    }
}

/// A piece of a body that is nearly right.
fn fragment(random: &mut fastrand::Rng, depth: u32) -> Value {
    let words = [
        "classic",
        "english",
        "alfonso",
        "turn",
        "throw",
        "undo",
        "claim",
        "rematch",
        "offer",
        "white",
        "a1",
        "d2-b2xa4",
        "11-15",
        "pass",
        "",
        "ü",
        "\u{0}",
        "repetition",
        "total",
        "lot",
        "9999999999999",
        "game = \"mill\"",
        "{\"game\":\"mill\"}",
        "3/3/3/6/3/3/3 w 9 9 0",
    ];
    match random.u8(0..if depth > 2 { 5 } else { 7 }) {
        0 => Value::Null,
        1 => json!(random.bool()),
        2 => json!(random.i64(-3..70_000)),
        3 => json!(random.u64(..)),
        4 => json!(words[random.usize(..words.len())]),
        5 => (0..random.usize(..4)).map(|_| fragment(random, depth + 1)).collect(),
        _ => body(random, depth + 1),
    }
}

fn body(random: &mut fastrand::Rng, depth: u32) -> Value {
    let keys = [
        "type",
        "text",
        "ver",
        "cmd_id",
        "dice",
        "plies",
        "side",
        "kind",
        "intended",
        "rules",
        "rule_text",
        "names",
        "white",
        "black",
        "clock",
        "minutes",
        "increment",
        "seconds",
        "days",
        "draws",
        "fen",
        "take_backs",
        "colours",
        "first",
    ];
    let mut object = serde_json::Map::new();
    for _ in 0..random.usize(..6) {
        object.insert(keys[random.usize(..keys.len())].to_string(), fragment(random, depth));
    }
    Value::Object(object)
}

#[test]
fn no_nonsense_makes_the_server_fail() {
    let server = TestServer::start("fuzz");
    let mut random = fastrand::Rng::with_seed(3);
    let endpoints: Vec<_> =
        endpoints(&server).into_iter().filter(|(_, path)| !path.ends_with("/stream")).collect();
    let types = [
        "turn", "throw", "undo", "redo", "offer", "accept", "decline", "claim", "resign", "flag",
        "abort", "rematch",
    ];
    let mut games: Vec<Value> = ["classic", "english", "wolf", "battue", "pegs33", "alfonso"]
        .iter()
        .map(|rules| server.create(rules))
        .collect();
    let mut done = 0;
    for round in 0..1500 {
        let answer = if round % 2 == 0 {
            let (method, path) = &endpoints[random.usize(..endpoints.len())];
            let mut nonsense = body(&mut random, 0);
            if random.bool() {
                nonsense["cmd_id"] = fresh_id().into();
            }
            let client = server.client.with("content-type", "application/json");
            send(&client, method, path, nonsense.to_string().as_bytes())
        } else {
            let game = random.usize(..games.len());
            let mut command = body(&mut random, 0);
            command["type"] = types[random.usize(..types.len())].into();
            let turns = games[game]["turns"].as_array().unwrap();
            if !turns.is_empty() && random.bool() {
                command["type"] = "turn".into();
                command["text"] = turns[random.usize(..turns.len())]["text"].clone();
            }
            let answer = server.try_command(&games[game], command);
            if answer.status == 200 {
                done += 1;
                games[game] = answer.json();
            }
            answer
        };
        assert!(answer.status < 500, "{}", answer.text());
        if answer.status >= 400 {
            answer.problem();
        }
    }
    assert!(done > 100, "{done}");
    for game in &games {
        server.client.get(&format!("/api/games/{}", text(&game["id"]))).expect(200);
    }
}

/// The events of a stream of lines from its beginning, and how many each line has; only the last line has the view.
fn told(server: &TestServer, id: &str, ver: u64, bare: bool) -> (Vec<u64>, Vec<usize>) {
    let path = format!("/api/games/{id}/stream?after=0&bare={bare}");
    let client = server.client.with("accept", "application/x-ndjson");
    let mut stream = client.open("GET", &path, b"").unwrap();
    http::head(&mut stream).unwrap();
    let (mut versions, mut pages, mut line) = (Vec::new(), Vec::new(), String::new());
    while versions.last() != Some(&ver) {
        line.clear();
        assert!(stream.read_line(&mut line).unwrap() > 0, "the stream has ended");
        let Ok(Value::Object(told)) = serde_json::from_str(line.trim()) else { continue };
        let events = told["events"].as_array().unwrap();
        versions.extend(events.iter().map(|event| event["ver"].as_u64().unwrap()));
        assert_eq!(told["ver"].as_u64(), versions.last().copied());
        assert_eq!(told.contains_key("moves"), !bare && versions.last() == Some(&ver));
        pages.push(events.len());
    }
    (versions, pages)
}

#[test]
fn a_long_game_is_told_in_pages_and_ends_some_time() {
    let folder = folder("requests-long");
    let server = TestServer::on(&folder);
    let view = server.play(server.create("classic"), "a1");
    let id = text(&view["id"]).to_string();
    drop(server);
    sql(&folder.join("zwick.sqlite"), LONG_GAMES);
    let server = TestServer::on(&folder);
    // What is behind is told a page at a time: at once in a refusal, one after the other by a stream.
    let stale = server.try_command(&view, json!({ "type": "undo" }));
    assert_eq!(stale.problem(), (409, "stale".to_string()));
    let events = stale.json()["events"].as_array().unwrap().clone();
    assert_eq!((events.len(), &events[0]["ver"]), (500, &json!(3)));
    assert!(stale.body.len() < 64 << 10, "{} bytes", stale.body.len());
    for bare in [true, false] {
        let (versions, pages) = told(&server, &id, 9999, bare);
        assert_eq!(versions, (1..=9999).collect::<Vec<_>>());
        assert!(pages.iter().all(|page| *page <= 500), "{pages:?}");
    }
    // The last event that fits, and then nothing but an end.
    let view = server.client.get(&format!("/api/games/{id}")).expect(200);
    let view = server.command(&view, json!({ "type": "redo" }));
    assert_eq!(view["ver"], 10_000);
    for command in [json!({ "type": "undo" }), json!({ "type": "turn", "text": "d1" })] {
        assert_eq!(server.refused(&view, command), "game-full");
    }
    let over = server.command(&view, json!({ "type": "resign" }));
    assert_eq!(over["over"], true);
}

#[test]
fn what_is_done_besides_playing_is_bounded() {
    let server = TestServer::start("requests-asides");
    let mut view = server.create("classic");
    let publish = |public: bool| json!({ "type": "publish", "public": public });
    for number in 0..200 {
        view = server.command(&view, publish(number % 2 == 0));
    }
    assert_eq!(server.refused(&view, publish(false)), "no-change");
    assert_eq!(server.refused(&view, publish(true)), "asides-full");
    // Who plays on has room again, and the game was never in the way of its turns.
    let view = server.play(view, "a1");
    server.command(&view, publish(true));
}
