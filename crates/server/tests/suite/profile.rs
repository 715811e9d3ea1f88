//! Everything as one file, and how games have ended.

use serde_json::{Value, json};
use server::Config;

use crate::support::{Answer, TestServer, folder, text};

/// The file of a server; what frames the parts of the answer is left out.
fn saved(server: &TestServer) -> String {
    let answer = server.client.with("cookie", "board=cloth; days=3.100.7").get("/api/profile");
    assert_eq!(answer.status, 200);
    let text = answer.text();
    let lines: Vec<&str> = text.lines().filter(|line| line.starts_with('{')).collect();
    lines.join("\n") + "\n"
}

fn bring(server: &TestServer, file: &str) -> Answer {
    let client = server.client.with("content-type", "application/x-ndjson");
    client.send("POST", "/api/profile", file.as_bytes()).unwrap()
}

/// New, gone on, known, and gone on differently.
fn counts(answer: &Answer) -> [u64; 4] {
    let told = answer.expect(200);
    ["fresh", "longer", "known", "other"].map(|name| told[name].as_u64().unwrap())
}

fn look(server: &TestServer, view: &Value) -> Value {
    server.client.get(&format!("/api/games/{}", text(&view["id"]))).expect(200)
}

#[test]
fn a_file_brings_everything_once() {
    let (here, there) = (TestServer::start("profile-here"), TestServer::start("profile-there"));
    let view = here.create("classic");
    let view = here.play(view, "d6 d2");
    let other = here.create("three");
    let race = json!({ "problem": "english", "names": ["A", "B"] });
    let race = here.client.post("/api/races", &race).expect(201);
    let games = 4;
    let file = saved(&here);
    let answer = bring(&there, &file);
    assert_eq!(counts(&answer), [games, 0, 0, 0]);
    assert!(answer.headers["set-cookie"].contains("SameSite=Lax"), "{:?}", answer.headers);
    assert_eq!(look(&there, &view), look(&here, &view));
    let race = format!("/api/races/{}", text(&race["id"]));
    assert_eq!(there.client.get(&race).expect(200), here.client.get(&race).expect(200));
    assert_eq!(counts(&bring(&there, &file)), [0, 0, games, 0], "twice is once");
    // One goes on here, one goes on there, and neither is lost.
    let view = here.play(view, "b6");
    there.play(look(&there, &other), "a1");
    assert_eq!(counts(&bring(&there, &saved(&here))), [0, 1, games - 1, 0]);
    assert_eq!(look(&there, &view), look(&here, &view));
    here.play(look(&here, &other), "c3");
    assert_eq!(counts(&bring(&there, &saved(&here))), [0, 0, games - 1, 1]);
    let there = there.restart();
    assert_eq!(look(&there, &view), look(&here, &view), "it is on the disk");
}

#[test]
fn a_bad_file_changes_nothing() {
    let (here, there) = (TestServer::start("profile-good"), TestServer::start("profile-bad"));
    here.play(here.create("classic"), "d6 d2");
    here.play(here.create("classic"), "b6 b2");
    let file = saved(&here);
    let lines: Vec<&str> = file.lines().collect();
    let cut = lines[..lines.len() - 1].join("\n");
    let illegal = file.replacen("\"text\":\"b2\"", "\"text\":\"b6\"", 1);
    for (bad, code) in [
        ("", "profile-foreign"),
        ("nonsense", "profile-foreign"),
        ("{\"file\":\"zwick-profile\",\"form\":99}\n", "profile-newer"),
        (cut.as_str(), "profile-cut"),
        (illegal.as_str(), "profile-line"),
        (&file.replacen("\"at\":1", "\"at\":2", 1), "profile-cut"),
    ] {
        let answer = bring(&there, bad);
        assert_eq!(answer.problem(), (422, code.to_string()), "{bad}");
        assert!(text(&answer.json()["hint"]).len() > 5);
    }
    let hint = bring(&there, &illegal).json();
    assert!(text(&hint["hint"]).starts_with("line "), "{hint}");
    assert_eq!(there.client.get("/api/games").expect(200)["games"], json!([]));
    let plain = there.client.with("content-type", "application/json");
    let answer = plain.send("POST", "/api/profile", b"{}").unwrap();
    assert_eq!(answer.problem(), (415, "unsupported-media-type".to_string()));
}

#[test]
fn results_are_those_of_finished_games() {
    let server = TestServer::quick("results");
    assert_eq!(server.client.get("/api/results").expect(200), json!([]));
    let view = server.create("three");
    server.play(view, "a1 a2 b1 b2 c1");
    server.play(server.create("classic"), "d6");
    let computer = json!({ "kind": "computer", "level": 2, "plays": "black" });
    let view = server.create_with(json!({ "rules": "classic", "opponent": computer }));
    server.command(&view, json!({ "type": "resign" }));
    let found = server.client.get("/api/results").expect(200);
    assert_eq!(found.as_array().unwrap().len(), 2, "{found}");
    assert_eq!(found[0]["computer"]["2"], json!({ "won": 0, "drawn": 0, "lost": 1 }));
    assert_eq!(found[1]["pair"], json!({ "white": 1, "drawn": 0, "black": 0 }));
}

#[test]
fn a_server_that_others_reach_tells_nobody() {
    let public_url = Some("https://play.example/".to_string());
    let server = TestServer::with(Config { public_url, ..Config::new(folder("profile-away")) });
    for path in ["/api/profile", "/api/results", "/profile", "/results"] {
        assert_eq!(server.client.get(path).problem(), (403, "only-here".to_string()), "{path}");
    }
    assert_eq!(bring(&server, "x").problem(), (403, "only-here".to_string()));
}
