//! Games of every family, over HTTP.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::support::{TestServer, text};

#[test]
fn a_game_of_mill_with_a_mill_a_capture_and_an_end() {
    let server = TestServer::start("mill");
    let names = json!({ "white": "Anna", "black": "Bert" });
    let view = server.create_with(json!({ "rules": "classic", "names": names }));
    assert_eq!(view["ver"], 1);
    assert_eq!(view["turn"], "white");
    assert_eq!(view["hands"], json!({ "white": 9, "black": 9 }));
    assert_eq!(view["turns"].as_array().unwrap().len(), 24);
    assert_eq!(view["cells"]["d6"]["label"], "d6, empty");
    assert_eq!(view["can"]["abort"], true);
    assert_eq!(view["board"]["kind"], "lines");
    assert_eq!(view["names"]["white"], "Anna");

    let view = server.play(view, "a7 b6 d7 d6");
    assert_eq!(view["call"], Value::Null);
    let closing: Vec<&Value> = view["turns"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|turn| turn["steps"] == json!(["g7"]))
        .collect();
    assert_eq!(closing.len(), 2);
    assert_eq!(closing[0]["takes"].as_array().unwrap().len(), 1);

    let view = server.play(view, "g7xb6");
    assert_eq!(view["call"], "Anna: Mill!");
    assert_eq!(view["mills"], json!([["a7", "d7", "g7"]]));
    assert_eq!(view["last"], json!({ "points": ["g7"], "taken": ["b6"] }));
    assert_eq!(view["taken"], json!({ "white": 0, "black": 1 }));
    assert_eq!(view["cells"]["g7"]["label"], "g7, white stone, in a mill");
    assert_eq!(
        view["cells"]["d6"],
        json!({
            "stone": "black", "piece": "man", "mill": false, "label": "d6, black stone",
        })
    );
    let said = text(&view["announce"]);
    assert!(said.starts_with("Anna: g7, takes b6. Mill! Bert to move:"), "{said}");
    assert_eq!(
        view["moves"][4],
        json!({ "n": 3, "second": false, "side": "white", "text": "g7xb6", "ply": 5 })
    );

    let view = server.command(&view, json!({ "type": "resign" }));
    assert_eq!(view["over"], true);
    assert_eq!(view["turn"], Value::Null);
    assert_eq!(
        view["result"],
        json!({
            "text": "Bert gives up. Anna wins.", "reason": "resignation", "winner": "white",
        })
    );
    assert_eq!(view["can"]["rematch"], true);
    assert_eq!(server.refused(&view, json!({ "type": "turn", "text": "a1" })), "ended");
}

#[test]
fn a_game_of_draughts_with_numbers_and_captures() {
    let server = TestServer::start("draughts");
    let view = server.create("english");
    assert_eq!(view["turn"], "black");
    assert_eq!(view["board"]["kind"], "squares");
    let view = server.play(view, "11-15 22-18");
    let capture = &view["turns"][0];
    assert_eq!(capture["text"], "15x22");
    assert_eq!(capture["takes"], json!([]));
    assert_eq!(capture["steps"].as_array().unwrap().len(), 2);
    assert_eq!(capture["label"], "15 to 22, takes 18");
    assert_eq!(text(&view["sentence"]), "Black to move: you must capture.");
    assert_eq!(server.refused(&view, json!({ "type": "turn", "text": "12-16" })), "must-capture");
    let view = server.play(view, "15x22");
    assert_eq!(view["taken"], json!({ "white": 1, "black": 0 }));
    let pdn = server.client.get(&format!("/api/games/{}/record?form=pdn", text(&view["id"])));
    assert_eq!(pdn.status, 200);
    assert!(pdn.text().contains("1. 11-15 22-18 2. 15x22"), "{}", pdn.text());
}

#[test]
fn the_hunts_and_the_puzzle() {
    let server = TestServer::start("hunts");
    let view = server.create("wolf");
    assert_eq!(view["family"], "wolf");
    let view = server.play(view, "d8+ d8-c7 c1-b2");
    assert_eq!(view["cells"]["c7"]["piece"], "wolf");
    let moves: Vec<u64> =
        view["moves"].as_array().unwrap().iter().map(|m| m["n"].as_u64().unwrap()).collect();
    assert_eq!(moves, [1, 1, 1]);

    let battue = server.create("battue");
    let again = server.create("battue");
    assert_ne!(battue["fen"], Value::Null);
    assert_ne!(battue["id"], again["id"]);
    let first = text(&battue["turns"][0]["text"]).to_string();
    let battue = server.play(battue, &first);
    assert_eq!(battue["ver"], 2);

    let mut pegs = server.create("pegs33");
    assert_eq!(pegs["turn"], Value::Null);
    assert_eq!(pegs["pegs"], json!({ "left": 32, "grade": null }));
    while !pegs["over"].as_bool().unwrap() {
        let first = text(&pegs["turns"][0]["text"]).to_string();
        pegs = server.play(pegs, &first);
    }
    assert!(text(&pegs["pegs"]["grade"]).contains("peg"), "{}", pegs["pegs"]);
    assert_eq!(pegs["result"]["reason"], "stuck");
    let next = server.command(&pegs, json!({ "type": "rematch" }));
    assert_eq!(next["fen"], server.create("pegs33")["fen"]);
}

#[test]
fn every_preset_can_be_played_with_the_turns_of_its_view() {
    let server = TestServer::start("every");
    for entry in game::catalogue::all() {
        let mut view = server.create(entry.id);
        for step in 0..12 {
            if view["needs_throw"] == true {
                view = server.command(&view, json!({ "type": "throw" }));
                assert!(view["throw"].is_array());
            }
            let turns = view["turns"].as_array().unwrap();
            if turns.is_empty() {
                break;
            }
            let mut shapes: Vec<_> = turns
                .iter()
                .map(|turn| (turn["steps"].to_string(), turn["takes"].to_string()))
                .collect();
            shapes.sort();
            shapes.dedup();
            assert_eq!(shapes.len(), turns.len(), "{}: two turns by the same places", entry.id);
            let turn = &turns[(step * 7) % turns.len()];
            for place in turn["steps"].as_array().unwrap() {
                assert!(view["cells"].get(text(place)).is_some(), "{} {place}", entry.id);
            }
            let said = text(&turn["text"]).to_string();
            view = server.play(view, &said);
        }
    }
}

#[test]
fn dice_are_thrown_by_the_board_or_entered() {
    let server = TestServer::start("dice");
    let view = server.create("wuerfel");
    assert_eq!(view["dice"], "thrown");
    let entered = server.create_with(json!({ "rules": "wuerfel", "dice": "entered" }));
    assert_eq!(entered["dice"], "entered");
    let alfonso = server.create_with(json!({ "rules": "alfonso", "dice": "entered" }));
    assert_eq!(alfonso["needs_throw"], true);
    assert_eq!(server.refused(&alfonso, json!({ "type": "turn", "text": "d2" })), "throw-missing");
    assert_eq!(server.refused(&alfonso, json!({ "type": "throw" })), "bad-throw");
    let bad = json!({ "type": "throw", "dice": [1, 2, 7] });
    assert_eq!(server.refused(&alfonso, bad), "bad-throw");
    let alfonso = server.command(&alfonso, json!({ "type": "throw", "dice": [4, 5, 6] }));
    assert_eq!(alfonso["throw"], json!([6, 5, 4]));
    let entry = alfonso["turns"]
        .as_array()
        .unwrap()
        .iter()
        .find(|turn| turn["steps"].as_array().unwrap().len() == 3)
        .expect("a line can be entered");
    let said = text(&entry["text"]).to_string();
    let alfonso = server.play(alfonso, &said);
    assert!(text(&alfonso["moves"][0]["text"]).starts_with("(6,5,4) "));
    let thrown = server.create("alfonso");
    let dice = json!({ "type": "throw", "dice": [4, 5, 6] });
    assert_eq!(server.refused(&thrown, dice), "dice-thrown");
}

#[test]
fn turns_are_taken_back_where_the_players_agreed_to_it() {
    let server = TestServer::start("undo");
    let view = server.play(server.create("classic"), "a1 d1");
    let view = server.command(&view, json!({ "type": "undo" }));
    assert_eq!(view["moves"].as_array().unwrap().len(), 1);
    assert_eq!(view["can"]["redo"], true);
    let view = server.command(&view, json!({ "type": "redo" }));
    assert_eq!(view["moves"][1]["text"], "d1");
    let view = server.command(&view, json!({ "type": "undo", "plies": 2 }));
    assert_eq!(view["can"]["undo"], false);
    assert_eq!(server.refused(&view, json!({ "type": "undo" })), "take-back-too-many");

    let strict = server.create_with(json!({ "rules": "classic", "take_backs": false }));
    let strict = server.play(strict, "a1");
    assert_eq!(strict["can"]["undo"], false);
    assert_eq!(server.refused(&strict, json!({ "type": "undo" })), "take-back-not-allowed");
}

#[test]
fn draws_are_offered_declined_accepted_and_called_off() {
    let server = TestServer::start("offers");
    let view = server.play(server.create("classic"), "a1 d1");
    assert_eq!(view["can"]["abort"], false);
    let view = server.command(&view, json!({ "type": "offer" }));
    assert_eq!(view["offers"]["draw"], "white");
    assert_eq!(view["can"]["offer"], false);
    let view = server.command(&view, json!({ "type": "decline" }));
    assert_eq!(view["offers"]["draw"], Value::Null);
    assert!(text(&view["sentence"]).starts_with("The draw is declined."));
    assert_eq!(server.refused(&view, json!({ "type": "offer" })), "offer-repeated");
    let view = server.command(&view, json!({ "type": "offer", "side": "black" }));
    let view = server.command(&view, json!({ "type": "accept" }));
    assert_eq!(view["result"]["reason"], "agreement");
    assert_eq!(view["result"]["text"], "A draw: both sides agree to it.");
    let early = server.command(&server.create("classic"), json!({ "type": "abort" }));
    assert_eq!(early["result"]["reason"], "aborted");
}

#[test]
fn what_lots_have_decided_is_said_until_the_first_turn() {
    let server = TestServer::start("lots");
    for rules in ["classic", "wolf"] {
        let names = json!({ "white": "Anna", "black": "Ben" });
        let wish = json!({ "rules": rules, "names": names, "colours": "lot" });
        let view = server.create_with(wish);
        let white = if rules == "wolf" { "the sheep" } else { "White" };
        let said = format!("Lots were drawn: {} plays {white}. ", text(&view["names"]["white"]));
        assert!(text(&view["sentence"]).starts_with(&said), "{}", view["sentence"]);
        assert_eq!(view["announce"], view["sentence"]);
        let first = text(&view["turns"][0]["text"]).to_string();
        let view = server.play(view, &first);
        assert!(!text(&view["sentence"]).contains("Lots"));
    }
    let nameless = server.create_with(json!({ "rules": "classic", "colours": "lot" }));
    assert!(!text(&nameless["sentence"]).contains("Lots"));
}

/// White and Black go to and fro with a stone each.
const SHUFFLE: &str = "a1-a4 g7-g4 a4-a1 g4-g7";

#[test]
fn a_claim_is_granted_with_its_proof_and_a_wrong_one_changes_nothing() {
    let server = TestServer::start("claims");
    let fen = "B1B/1B1/3/6/3/1W1/W1W w 0 0 0";
    let wish = json!({ "rules": "classic", "draws": "claim", "fen": fen });
    let view = server.create_with(wish);
    assert_eq!(
        view["can"]["claim"],
        json!({
            "modes": ["board", "intended"], "kinds": ["repetition", "no-progress"],
        })
    );
    let view = server.play(view, SHUFFLE);
    let early = json!({ "type": "claim", "kind": "repetition" });
    let refused = server.try_command(&view, early.clone());
    assert_eq!(refused.problem(), (422, "claim-too-few".to_string()));
    assert_eq!(
        text(&refused.json()["detail"]),
        "The position has occurred 2 times; 3 times are needed."
    );
    let view = server.play(view, "a1-a4 g7-g4 a4-a1");
    let intended = json!({ "type": "claim", "kind": "repetition", "intended": "g4-g7" });
    let view = server.command(&view, intended);
    assert_eq!(view["result"]["reason"], "repetition");
    assert_eq!(view["moves"].as_array().unwrap().len(), 7);
    assert_eq!(view["proof"]["text"], "The position has occurred 3 times, after turns 0, 4, 8.");
    let auto =
        server.create_with(json!({ "rules": "brettspielnetz", "draws": "auto", "fen": fen }));
    assert_eq!(auto["can"]["claim"], Value::Null);
    let auto = server.play(auto, SHUFFLE);
    let auto = server.play(auto, SHUFFLE);
    assert_eq!(auto["result"]["reason"], "repetition");
    let off = server.create_with(json!({ "rules": "classic", "draws": "off", "fen": fen }));
    let off = server.play(off, SHUFFLE);
    assert_eq!(server.play(off, SHUFFLE)["over"], false);
}

#[test]
fn the_next_game_changes_the_colours_and_is_one_game_for_both() {
    let server = TestServer::start("rematch");
    let names = json!({ "white": "Anna", "black": "Bert" });
    let view = server.create_with(json!({ "rules": "classic", "names": names }));
    assert_eq!(server.refused(&view, json!({ "type": "rematch" })), "not-over");
    let over = server.command(&view, json!({ "type": "resign" }));
    let next = server.command(&over, json!({ "type": "rematch" }));
    assert_ne!(next["id"], over["id"]);
    assert_eq!(next["names"]["white"], "Bert");
    let old = server.client.get(&format!("/api/games/{}", text(&over["id"]))).expect(200);
    assert_eq!(old["next"], next["id"]);
    let again = server.command(&old, json!({ "type": "rematch" }));
    assert_eq!(again["id"], next["id"]);
}

#[test]
fn clocks_run_from_the_first_turn_and_a_fallen_flag_ends_the_game() {
    let server = TestServer::start("clock-falls");
    let clock = json!({ "kind": "move", "seconds": 1 });
    let view = server.create_with(json!({ "rules": "classic", "clock": clock }));
    assert_eq!(view["clock"]["running"], Value::Null);
    assert_eq!(view["clock"]["white"], 1000);
    assert_eq!(server.refused(&view, json!({ "type": "flag" })), "flag-up");
    let view = server.play(view, "a1");
    assert_eq!(view["clock"]["running"], "black");
    let mut now = view.clone();
    let begun = Instant::now();
    while now["over"] != true {
        assert!(begun.elapsed() < Duration::from_mins(1), "{now}");
        std::thread::sleep(Duration::from_millis(100));
        now = server.client.get(&format!("/api/games/{}", text(&view["id"]))).expect(200);
    }
    assert_eq!(now["result"]["reason"], "time");
    assert_eq!(now["result"]["winner"], "white");
    assert_eq!(now["result"]["text"], "Black has run out of time. White wins.");
    assert_eq!(now["clock"]["black"], 0);
    let free = server.create("classic");
    assert_eq!(free["clock"], Value::Null);
    assert_eq!(server.refused(&free, json!({ "type": "flag" })), "no-clock");
}

#[test]
fn a_stale_command_is_answered_with_the_game_and_a_repeated_one_with_its_answer() {
    let server = TestServer::start("versions");
    let first = server.create("classic");
    let path = format!("/api/games/{}/commands", text(&first["id"]));
    let command = json!({ "ver": 1, "cmd_id": "once", "type": "turn", "text": "a1" });
    let second = server.client.post(&path, &command).expect(200);
    let third = server.play(second.clone(), "d1");

    let stale = server.try_command(&first, json!({ "type": "turn", "text": "g1" }));
    assert_eq!(stale.problem(), (409, "stale".to_string()));
    assert_eq!(stale.json()["view"]["ver"], third["ver"]);

    let again = server.client.post(&path, &command).expect(200);
    assert_eq!(again, second);
    let other = json!({ "ver": 3, "cmd_id": "once", "type": "resign" });
    assert_eq!(server.client.post(&path, &other).problem().1, "command-reused");
}

#[test]
fn two_at_once_are_one_turn_and_one_refusal() {
    let server = TestServer::start("race");
    let mut view = server.create("classic");
    for _ in 0..8 {
        let turns: Vec<String> = view["turns"]
            .as_array()
            .unwrap()
            .iter()
            .take(4)
            .map(|turn| text(&turn["text"]).to_string())
            .collect();
        let answers: Vec<u16> = std::thread::scope(|scope| {
            let tasks: Vec<_> = turns
                .iter()
                .map(|turn| {
                    let (server, view) = (&server, &view);
                    scope.spawn(move || {
                        server.try_command(view, json!({ "type": "turn", "text": turn })).status
                    })
                })
                .collect();
            tasks.into_iter().map(|task| task.join().unwrap()).collect()
        });
        assert_eq!(answers.iter().filter(|status| **status == 200).count(), 1, "{answers:?}");
        assert_eq!(answers.iter().filter(|status| **status == 409).count(), 3, "{answers:?}");
        view = server.client.get(&format!("/api/games/{}", text(&view["id"]))).expect(200);
    }
    assert_eq!(view["ver"], 9);
}

#[test]
fn every_game_goes_on_where_it_was_after_a_restart() {
    let server = TestServer::start("restart");
    let clock = json!({ "kind": "total", "minutes": 5, "increment": 2 });
    let view = server.create_with(json!({ "rules": "classic", "clock": clock, "draws": "claim" }));
    let view = server.play(view, "a7 b6 d7 d6 g7xb6");
    let own = "base = \"classic\"\nstones = 10\nfly = \"off\"\n";
    let custom = server.create_with(json!({ "rule_text": own }));
    let custom = server.play(custom, "a1");
    let server = server.restart();
    let now = server.client.get(&format!("/api/games/{}", text(&view["id"]))).expect(200);
    for part in ["fen", "moves", "turns", "names", "rules", "taken", "cells"] {
        assert_eq!(now[part], view[part], "{part}");
    }
    let left = |view: &Value| view["clock"]["black"].as_u64().unwrap();
    assert!(left(&view) - left(&now) < 3000, "the time without a server is not counted");
    let view = server.play(now, "b4");
    assert_eq!(view["moves"].as_array().unwrap().len(), 6);
    let now = server.client.get(&format!("/api/games/{}", text(&custom["id"]))).expect(200);
    assert_eq!(now["hands"]["white"], 9);
    assert!(text(&now["rules"]["id"]).starts_with("custom-"));
    let rules = server.client.get(&format!("/api/rules/{}", text(&now["rules"]["id"]))).expect(200);
    assert_eq!(rules["fields"][1]["value"], "10");
    let list = server.client.get("/api/games?unfinished=true").expect(200);
    assert_eq!(list["games"].as_array().unwrap().len(), 2);
}

#[test]
fn a_long_list_comes_in_parts_without_gaps() {
    let server = TestServer::start("list");
    let mut made: Vec<String> =
        (0..7).map(|_| text(&server.create("classic")["id"]).to_string()).collect();
    let (mut seen, mut path) = (Vec::new(), "/api/games?limit=3".to_string());
    loop {
        let part = server.client.get(&path).expect(200);
        let games = part["games"].as_array().unwrap();
        seen.extend(games.iter().map(|game| text(&game["id"]).to_string()));
        match part["next"].as_str() {
            Some(next) => path = format!("/api/games?limit=3&before={next}"),
            None => break,
        }
    }
    made.sort();
    seen.sort();
    assert_eq!(seen, made);
}
