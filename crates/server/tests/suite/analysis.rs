//! Looking at games and positions: exact values, words where it turned, and refusals.

use std::path::PathBuf;

use game::{Game, catalogue};
use serde_json::{Value, json};
use server::Config;
use tables::{Silent, Tables, mill};

use crate::support::{TestServer, folder, text};

const THREE: &str = "[Rules \"three\"]\n[White \"Anna\"]\n[Result \"1-0\"]\n[Reason \"first-mill\"]\n\n\
                     1. a1 a2 2. b1 b2 {too late [%clk 0:01:00]} (2... c1 {stops it} 3. a3) 3. c1 1-0\n";

/// A server that knows the rule set three by heart.
fn solved(name: &str) -> (TestServer, mill::Prober) {
    let tables: PathBuf = folder(&format!("{name}_tables"));
    let game::AnyRules::Mill(rules) = catalogue::find("three").unwrap().rules else { panic!() };
    let options = mill::Options {
        folder: tables.clone(),
        up_to: None,
        phase: mill::Phase::All,
        wdl: false,
        threads: 1,
        memory: 64 << 20,
        portable: false,
    };
    mill::solve(rules, "three", &options, &Silent).unwrap();
    let prober = mill::Prober::new(&Tables::open(&tables, 1 << 20), rules).unwrap();
    let config = Config { tables: Some(tables), ..Config::new(folder(name)) };
    (TestServer::with(config), prober)
}

fn values(server: &TestServer, way: &Value) -> Value {
    server.client.post("/api/analyse/values", way).expect(200)
}

#[test]
fn every_turn_has_the_value_the_tables_give() {
    let (server, prober) = solved("analysis_values");
    let mut game = Game::named("three").unwrap();
    let mut turns: Vec<String> = Vec::new();
    for played in ["b2", "a1", "a2", "c2"] {
        let found = values(&server, &json!({ "rules": "three", "turns": turns }));
        assert_eq!((&found["exact"], &found["depth"]), (&true.into(), &Value::Null));
        let game::AnyGame::Mill(position) = game.position() else { panic!() };
        let known = prober.turns(position).unwrap();
        let shown = found["turns"].as_array().unwrap();
        assert_eq!(shown.len(), known.len());
        for turn in shown {
            let written = text(&turn["text"]);
            let same = |known: &&tables::Turn<::mill::Move>| {
                game.position().move_text(game::AnyMove::Mill(known.m)) == written
            };
            let value = known.iter().find(same).unwrap().value.to_string();
            let (kind, plies) = (text(&turn["worth"]["kind"]), &turn["worth"]["plies"]);
            let said = plies.as_u64().map_or(kind.to_string(), |plies| format!("{kind} {plies}"));
            assert_eq!(said, value, "{written}");
        }
        game.play_text(played).unwrap();
        turns.push(played.to_string());
    }
    let start = values(&server, &json!({ "rules": "three", "turns": [] }));
    let classes = start["turns"].as_array().unwrap().iter().filter(|turn| turn["like"].is_null());
    assert_eq!(classes.count(), 3, "corner, edge and centre: {start}");
    let said = server
        .client
        .with("accept-language", "de")
        .post("/api/analyse/values", &json!({ "rules": "three", "turns": ["b2"] }));
    assert!(text(&said.expect(200)["sentence"]).starts_with("Der beste Zug verliert"), "{said:?}");
}

#[test]
fn a_record_is_read_judged_and_written_again() {
    let (server, _) = solved("analysis_record");
    let read = |body: Value| server.client.post("/api/analyse/read", &body);
    let study = read(json!({ "text": THREE })).expect(200);
    let nodes = study["nodes"].as_array().unwrap();
    let afters: Vec<u64> = nodes.iter().map(|node| node["after"].as_u64().unwrap()).collect();
    assert_eq!(afters, [0, 1, 2, 3, 3, 5, 4]);
    assert_eq!(nodes[3]["comment"], "too late");
    assert_eq!(nodes[3]["kept"], "[%clk 0:01:00]");

    let turns = ["a1", "a2", "b1", "b2", "c1"];
    let way = json!({ "rules": "three", "turns": turns });
    let judged = server.client.post("/api/analyse/judge", &way).expect(200);
    assert_eq!(judged["next"], Value::Null);
    let plies = judged["plies"].as_array().unwrap();
    let marks: Vec<&Value> = plies.iter().map(|ply| &ply["mark"]).collect();
    assert_eq!(marks, [&json!("?"), &Value::Null, &json!("?"), &json!("??"), &Value::Null]);
    let sentence = text(&plies[3]["sentence"]);
    assert_eq!(sentence, "Threw away the win, and loses now: c1 would have won.");
    assert_eq!(plies[3]["better"], "c1");
    let heights: Vec<i64> = plies.iter().map(|ply| ply["height"].as_i64().unwrap()).collect();
    assert!(heights[2] < 0 && heights[3] > 0 && heights[4] > heights[3], "{heights:?}");
    let rest = json!({ "rules": "three", "turns": turns, "from": 4 });
    let rest = server.client.post("/api/analyse/judge", &rest).expect(200);
    assert_eq!(rest["plies"], json!([plies[4]]));

    let mut wish = study.clone();
    wish["form"] = "json".into();
    let written = server.client.post("/api/analyse/record", &wish);
    assert_eq!(written.status, 200, "{}", written.text());
    let again = read(json!({ "text": written.text() })).expect(200);
    assert_eq!(again, study);
    let written = server.client.post("/api/analyse/record", &study).text();
    assert!(written.contains("[White \"Anna\"]") && written.contains("(2... c1 {stops it} 3. a3)"));
    assert_eq!(read(json!({ "text": written })).expect(200), study);
    wish["form"] = "pdn".into();
    let refused = server.client.post("/api/analyse/record", &wish).problem();
    assert_eq!(refused, (422, "pdn-not-draughts".to_string()));
}

#[test]
fn positions_and_other_forms_are_read_too() {
    let server = TestServer::start("analysis_forms");
    let read = |body: Value| server.client.post("/api/analyse/read", &body).expect(200);
    let fen = "W2/1W1/2W/6/3/B2/BB1 w 0 0 0";
    let study = read(json!({ "text": fen, "rules": "classic" }));
    assert_eq!((text(&study["start"]), text(&study["rules"])), (fen, "classic"));
    let pdn = "[GameType \"21\"]\n\n1. 11-15 23-19 2. 8-11 *\n";
    let study = read(json!({ "text": pdn }));
    assert_eq!((text(&study["rules"]), study["nodes"].as_array().unwrap().len()), ("english", 3));
    let study = read(json!({ "text": "1. d2 d6 2. f4", "rules": "schmidt" }));
    assert_eq!((text(&study["rules"]), study["nodes"].as_array().unwrap().len()), ("schmidt", 3));
    let two = format!("{THREE}\n{}", THREE.replace("Anna", "Berta"));
    let second = read(json!({ "text": two, "game": 1 }));
    assert_eq!((&second["games"], &second["tags"][0][1]), (&2.into(), &"Berta".into()));
}

#[test]
fn a_bad_text_is_refused_with_its_line() {
    let server = TestServer::start("analysis_refused");
    let refused = |body: Value| {
        let answer = server.client.post("/api/analyse/read", &body);
        let (status, code) = answer.problem();
        assert_eq!(status, 422, "{code}");
        (code, text(&answer.json()["detail"]).to_string())
    };
    let (code, said) = refused(json!({ "text": THREE.replace("2. b1", "2. a2") }));
    assert_eq!(
        (code.as_str(), said.as_str()),
        ("occupied", "Line 6: 2. a2: That point is occupied.")
    );
    let (code, said) = refused(json!({ "text": THREE.replace("3. a3", "3. c1") }));
    assert_eq!((code.as_str(), &said[..7]), ("occupied", "Line 6:"));
    let (code, said) = refused(json!({ "text": "[Rules \"three\"]\n\n1. a1 {never closed" }));
    assert_eq!((code.as_str(), &said[..7]), ("record-comment", "Line 3:"));
    // Turns are numbered as on the page, and the turns that were meant are real ones.
    let mill = json!({ "text": "1. d2 f4 2. a7 f6 3. d7 b6 4. g7", "rules": "classic" });
    let (_, said) = refused(mill);
    let start = "Line 1: 4. g7: Your mill takes a stone: add which one. Possible: g7x";
    assert!(said.starts_with(start) && said.contains("g7xf4"), "{said}");
    let second = json!({ "text": "1. d2 d6 2. f4 d6", "rules": "classic" });
    assert!(refused(second).1.starts_with("Line 1: 2… d6: "));
    assert_eq!(refused(json!({ "text": "1. d2 d6" })).0, "no-rules");
    assert_eq!(refused(json!({ "text": "" })).0, "record-empty");
    assert_eq!(refused(json!({ "text": "{\"version\":1}" })).0, "bad-json");
    assert_eq!(refused(json!({ "text": THREE, "game": 1 })).0, "no-such-game");
    assert_eq!(refused(json!({ "text": "9/9/9 w 1 1 0", "rules": "classic" })).0, "bad-position");
    assert_eq!(refused(json!({ "text": "[Rules \"chess\"]\n\n1. e4" })).0, "unknown-rules");
    let long = json!({ "text": "x".repeat(70_000) });
    let answer = server.client.post("/api/analyse/read", &long).problem();
    assert_eq!(answer, (413, "too-large".to_string()));
}

#[test]
fn a_game_is_judged_the_same_whenever_it_is_opened() {
    let server = TestServer::start("analysis_again");
    let turns = ["d6", "d2", "f4", "b4", "a1", "g7"];
    let way = json!({ "rules": "classic", "turns": turns });
    let judge = || {
        let (mut plies, mut from) = (Vec::new(), Some(0));
        while let Some(next) = from {
            let mut way = way.clone();
            way["from"] = next.into();
            let judged = server.client.post("/api/analyse/judge", &way).expect(200);
            plies.extend(judged["plies"].as_array().unwrap().clone());
            from = judged["next"].as_u64();
        }
        plies
    };
    let first = judge();
    values(&server, &json!({ "rules": "classic", "turns": ["g4", "e4", "d3"] }));
    assert_eq!(first, judge());
    // All crossings of the middle ring come to the same, and nothing is better.
    assert_eq!(first[0]["mark"], Value::Null, "{}", first[0]);
}

#[test]
fn who_moves_second_by_the_rules_is_counted_so_from_any_start() {
    let server = TestServer::start("analysis_numbers");
    let start = "W2/1W1/2W/6/3/B2/BB1 b 0 0 0";
    let shown = server
        .client
        .post("/api/analyse", &json!({ "rules": "classic", "start": start, "turns": ["a1-a4"] }));
    let shown = shown.expect(200);
    let counted = |n, second| json!([n, second]);
    let first = &shown["moves"][0];
    assert_eq!(json!([first["n"], first["second"]]), counted(1, true), "{shown}");
}

#[test]
fn what_stands_before_a_mistake_can_be_opened() {
    let server = TestServer::start("analysis_as_far");
    let read = |record: &str| {
        let body = json!({ "text": record, "as_far": true });
        let study = server.client.post("/api/analyse/read", &body).expect(200);
        let turns: Vec<String> = study["nodes"]
            .as_array()
            .unwrap()
            .iter()
            .map(|node| text(&node["turn"]).to_string())
            .collect();
        turns.join(" ")
    };
    assert_eq!(read(THREE), "a1 a2 b1 b2 c1 a3 c1");
    // The line of the game ends before its mistake, and so does a branch.
    assert_eq!(read(&THREE.replace("2. b1", "2. a2")), "a1 a2");
    assert_eq!(read(&THREE.replace("3. a3", "3. c1")), "a1 a2 b1 b2 c1 c1");
    let refused = json!({ "text": "[Rules \"chess\"]\n\n1. e4", "as_far": true });
    let answer = server.client.post("/api/analyse/read", &refused).problem();
    assert_eq!(answer, (422, "unknown-rules".to_string()));
}

#[test]
fn ways_that_lead_nowhere_are_refused_everywhere() {
    let server = TestServer::start("analysis_ways");
    for path in ["", "/values", "/judge"] {
        let refused = |way: Value| {
            let answer = server.client.post(&format!("/api/analyse{path}"), &way);
            let (status, code) = answer.problem();
            assert_eq!(status, 422, "{path} {code}");
            (code, text(&answer.json()["detail"]).to_string())
        };
        assert_eq!(refused(json!({ "turns": [] })).0, "rules-missing");
        assert_eq!(refused(json!({ "rules": "chess", "turns": [] })).0, "unknown-rules");
        assert_eq!(
            refused(json!({ "rules": "three", "start": "x", "turns": [] })).0,
            "bad-position"
        );
        let (code, said) = refused(json!({ "rules": "three", "turns": ["a1", "a1"] }));
        assert_eq!(code, "occupied");
        assert!(said.starts_with("1… a1: "), "{said}");
        assert_eq!(refused(json!({ "rules": "three", "turns": ["(1,2"] })).0, "bad-throw");
        assert_eq!(
            refused(json!({ "rules": "three", "turns": ["(1,2,3) a1"] })).0,
            "throw-not-awaited"
        );
        assert_eq!(refused(json!({ "rules": "three", "turns": vec!["a1"; 2001] })).0, "too-large");
        assert_eq!(refused(json!({ "rules": "three", "turns": 7 })).0, "bad-request");
    }
    let cycle = json!({ "rules": "three", "nodes": [{ "after": 5, "turn": "a1" }] });
    assert_eq!(server.client.post("/api/analyse/record", &cycle).problem().1, "bad-request");
    let wrong = json!({ "rules": "three", "nodes": [{ "after": 0, "turn": "a9" }] });
    assert_eq!(server.client.post("/api/analyse/record", &wrong).problem().0, 422);
}

#[test]
fn a_board_laid_out_by_hand_is_a_position_or_the_server_says_why_not() {
    let server = TestServer::start("analysis_setup");
    let set_up = |body: Value| server.client.post("/api/analyse/setup", &body).expect(200);
    for entry in catalogue::all() {
        let start = entry.rules.initial().to_fen();
        let taken = set_up(json!({ "rules": entry.id, "fen": start, "places": {} }));
        let cells = taken["cells"].as_object().unwrap();
        let places: serde_json::Map<String, Value> = cells
            .iter()
            .filter(|(_, cell)| cell["stone"] != "none")
            .map(|(name, cell)| {
                (name.clone(), format!("{}-{}", text(&cell["stone"]), text(&cell["piece"])).into())
            })
            .collect();
        let body = json!({
            "rules": entry.id, "places": places, "turn": taken["turn"], "hands": taken["hands"],
        });
        assert_eq!(set_up(body)["fen"], start, "{}", entry.id);
    }
    let one = json!({ "rules": "classic", "places": { "a1": "white-man" }, "turn": "white" });
    let why = set_up(one);
    assert_eq!(
        (&why["fen"], text(&why["why"])),
        (&Value::Null, "White needs at least 2 stones on the board and in hand, and has 1.",)
    );
    let german = server.client.with("accept-language", "de");
    let uneven = json!({
        "rules": "classic", "places": { "a1": "white-man" }, "turn": "white",
        "hands": { "white": 5, "black": 6 },
    });
    let why = german.post("/api/analyse/setup", &uneven).expect(200);
    assert!(text(&why["why"]).starts_with("Wer am Zug ist (Weiß), muss"), "{why}");
    assert_eq!(why["diagnosis"], Value::Null);
    let negative =
        json!({ "rules": "classic", "places": {}, "hands": { "white": -1, "black": 0 } });
    assert_eq!(server.client.post("/api/analyse/setup", &negative).problem().0, 422);
    for wrong in [json!({ "z9": "white-man" }), json!({ "a1": "white-queen" })] {
        let body = json!({ "rules": "classic", "places": wrong });
        let answer = server.client.post("/api/analyse/setup", &body).problem();
        assert_eq!(answer, (422, "bad-position".to_string()));
    }
}

#[test]
fn hunts_and_solitaire_are_known_and_the_rest_is_searched() {
    let server = TestServer::start("analysis_families");
    let wolf = values(&server, &json!({ "rules": "wolf", "turns": [] }));
    assert_eq!(wolf["exact"], true);
    let near = json!({ "rules": "pegs33", "start": "3/1o1/3o3/7/7/3/3 goal=d4", "turns": [] });
    let pegs = values(&server, &near);
    let kinds: Vec<&str> =
        pegs["turns"].as_array().unwrap().iter().map(|turn| text(&turn["worth"]["kind"])).collect();
    assert_eq!((&pegs["exact"], &kinds[..]), (&true.into(), &["win", "loss"][..]), "{pegs}");
    assert_eq!(pegs["sentence"], "It can still be solved.");
    let far = json!({ "rules": "pegs33", "start": "3/1o1/3o3/7/7/3/o2 goal=d4", "turns": [] });
    assert_eq!(values(&server, &far)["sentence"], "It cannot be solved any more.");
    let classic = values(&server, &json!({ "rules": "classic", "turns": ["d2", "d6"] }));
    assert_eq!(classic["exact"], false);
    assert!(classic["depth"].as_u64().unwrap() > 0);
    let turns = classic["turns"].as_array().unwrap();
    assert_eq!(turns.len(), 22);
    for turn in turns {
        let first = turns.iter().find(|first| first["text"] == turn["like"]).unwrap_or(turn);
        assert_eq!(first["worth"], turn["worth"], "mirrored turns are worth the same: {turn}");
    }
    let dice = json!({ "rules": "alfonso", "turns": ["(1,2,4)"] });
    let shown = server.client.post("/api/analyse", &dice).expect(200);
    assert_eq!(shown["throw"], json!([4, 2, 1]), "{shown}");
}

#[test]
fn a_game_of_the_house_opens_with_its_turns() {
    let server = TestServer::start("analysis_game");
    let view = server.play(server.create("classic"), "d2 d6 f4");
    let id = text(&view["id"]);
    let page = server.client.get(&format!("/analysis?game={id}"));
    assert_eq!(page.status, 200);
    let page = page.text();
    for turn in ["d2", "d6", "f4"] {
        assert!(page.contains(&format!("&quot;turn&quot;:&quot;{turn}&quot;")), "{turn}");
    }
    assert!(server.client.get(&format!("/game/{id}")).text().contains("/analysis?game="));
    assert_eq!(server.client.get("/analysis?game=none").problem().0, 404);
    assert_eq!(server.client.get("/analysis?rules=none").problem().0, 404);
    assert_eq!(server.client.get("/analysis?rules=classic&fen=x").problem().0, 422);
    assert_eq!(server.client.get("/analysis").status, 200);
}
