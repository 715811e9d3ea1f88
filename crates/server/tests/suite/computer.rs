//! The computer as an opponent and as a helper, over HTTP.

use std::{
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use server::Config;

use crate::support::{TestServer, folder, fresh_id, text};

/// A wish for a game against the computer, which plays this side.
fn against(rules: &str, level: u32, plays: &str) -> Value {
    let opponent = json!({ "kind": "computer", "level": level, "plays": plays });
    json!({ "rules": rules, "opponent": opponent, "first": "white" })
}

/// The game as soon as the computer has nothing to do.
fn answered(server: &TestServer, view: &Value) -> Value {
    let path = format!("/api/games/{}", text(&view["id"]));
    let patience = Instant::now();
    loop {
        let view = server.client.get(&path).expect(200);
        if view["thinking"] == false {
            return view;
        }
        assert!(patience.elapsed() < Duration::from_mins(2), "the computer does not answer");
        thread::sleep(Duration::from_millis(5));
    }
}

/// Plays a turn of the view by lot, throwing the dice where they are asked for.
fn turn(server: &TestServer, view: &Value, random: &mut fastrand::Rng) -> Value {
    if view["needs_throw"] == true {
        return server.command(view, json!({ "type": "throw" }));
    }
    let turns = view["turns"].as_array().unwrap();
    assert!(!turns.is_empty(), "{view}");
    let text = &turns[random.usize(..turns.len())]["text"];
    server.command(view, json!({ "type": "turn", "text": text }))
}

/// Plays to the end, or as many turns of the person.
fn play(server: &TestServer, wish: Value, turns: usize) -> Value {
    let mut random = fastrand::Rng::with_seed(11);
    let mut view = server.create_with(wish);
    for _ in 0..turns {
        view = answered(server, &view);
        if view["over"] == true {
            break;
        }
        view = turn(server, &view, &mut random);
    }
    answered(server, &view)
}

fn plies(view: &Value) -> usize {
    view["moves"].as_array().unwrap().len()
}

#[test]
fn the_computer_plays_every_game_of_two() {
    let server = TestServer::quick("every-game");
    for entry in game::catalogue::all() {
        if entry.family == game::Family::Pegs {
            continue;
        }
        for plays in ["white", "black"] {
            let view = play(&server, against(entry.id, 1, plays), 4);
            let theirs = view["moves"].as_array().unwrap().iter().filter(|m| m["side"] == plays);
            assert!(theirs.count() >= 2 || view["over"] == true, "{} {plays}: {view}", entry.id);
        }
    }
}

#[test]
fn a_whole_game_of_mill_and_one_with_dice() {
    let server = TestServer::quick("whole-game");
    for rules in ["classic", "wuerfel"] {
        let view = play(&server, against(rules, 3, "black"), 600);
        assert_eq!(view["over"], true, "{rules}");
        assert_eq!(view["computer"], json!({ "side": "black", "level": 3 }));
        assert_eq!(view["can"]["hint"], false);
    }
}

#[test]
fn the_computer_throws_for_itself_where_the_person_enters_dice() {
    let server = TestServer::quick("entered");
    let mut wish = against("alfonso", 1, "black");
    wish["dice"] = "entered".into();
    let view = server.create_with(wish);
    assert_eq!(view["needs_throw"], true);
    assert_eq!(server.refused(&view, json!({ "type": "throw" })), "bad-throw");
    let view = server.command(&view, json!({ "type": "throw", "dice": [6, 5, 1] }));
    let own = text(&view["turns"][0]["text"]).to_string();
    let view = answered(&server, &server.play(view, &own));
    assert_eq!((plies(&view), &view["needs_throw"]), (2, &json!(true)));
}

#[test]
fn against_the_clock_the_computer_has_its_own() {
    let server = TestServer::quick("computer-clock");
    let mut wish = against("classic", 10, "black");
    wish["clock"] = json!({ "kind": "total", "minutes": 5, "increment": 0 });
    let view = answered(&server, &server.play(server.create_with(wish), "d6"));
    assert_eq!((plies(&view), &view["turn"]), (2, &json!("white")));
    assert_eq!(view["clock"]["running"], "white");
    assert!(view["clock"]["black"].as_u64().unwrap() < 300_000, "{}", view["clock"]);
}

#[test]
fn nobody_moves_or_speaks_for_the_computer() {
    // So slow that it never comes to its turn.
    let server = TestServer::with(Config {
        pace: Duration::from_hours(1),
        ..Config::new(folder("nobody-moves"))
    });
    let view = server.create_with(against("classic", 5, "black"));
    assert_eq!(view["thinking"], false);
    assert_eq!(view["speaker"], "white");
    assert_eq!(view["names"]["black"], "Computer");
    let view = server.play(view, "d6");
    assert_eq!(view["thinking"], true);
    assert_eq!(view["turns"], json!([]));
    assert_eq!(text(&view["sentence"]), "The computer is thinking.");
    assert_eq!(text(&view["announce"]), "White: d6. The computer is thinking.");
    for command in [
        json!({ "type": "turn", "text": "d2" }),
        json!({ "type": "throw" }),
        json!({ "type": "claim", "kind": "repetition" }),
    ] {
        assert_eq!(server.refused(&view, command), "computer-to-move");
    }
    let hint = server.client.get(&format!("/api/games/{}/hint", text(&view["id"])));
    assert_eq!(hint.problem(), (422, "computer-to-move".to_string()));
    for kind in ["offer", "accept", "decline", "resign"] {
        let command = json!({ "type": kind, "side": "black" });
        assert_eq!(server.refused(&view, command), "computer-side");
    }
    // What the person has offered, the person cannot accept.
    let offered = server.command(&view, json!({ "type": "offer" }));
    assert_eq!(offered["offers"]["draw"], "white");
    assert_eq!(text(&offered["sentence"]), "The computer is considering the draw.");
    server.refused(&offered, json!({ "type": "accept" }));
    let given_up = server.command(&offered, json!({ "type": "resign" }));
    assert_eq!(given_up["result"]["winner"], "black");
    assert_eq!(text(&given_up["result"]["text"]), "White gives up. Computer wins.");
}

#[test]
fn taking_back_takes_the_computers_turn_too() {
    let server = TestServer::quick("take-back");
    let begun = answered(&server, &server.create_with(against("classic", 2, "white")));
    assert_eq!((plies(&begun), &begun["turn"]), (1, &json!("black")));
    assert_eq!(begun["can"]["undo"], false);
    assert_eq!(server.refused(&begun, json!({ "type": "undo" })), "take-back-too-many");
    let own = text(&begun["turns"][0]["text"]).to_string();
    let played = answered(&server, &server.play(begun.clone(), &own));
    assert_eq!(plies(&played), 3);
    let back = server.command(&played, json!({ "type": "undo" }));
    assert_eq!((plies(&back), &back["fen"]), (1, &begun["fen"]));
    assert_eq!(back["thinking"], false);
    let again = server.command(&back, json!({ "type": "redo" }));
    assert_eq!((plies(&again), &again["fen"]), (3, &played["fen"]));
    assert_eq!(again["thinking"], false);
}

#[test]
fn wolf_and_sheep_with_its_extra_turn() {
    let server = TestServer::quick("wolf");
    // The wolf is put on the board and moves at once: two turns of the computer.
    let view = answered(&server, &server.create_with(against("wolf", 10, "black")));
    assert_eq!((plies(&view), &view["turn"]), (2, &json!("white")));
    let view = play(&server, against("wolf", 10, "black"), 100);
    assert_eq!(view["over"], true);
}

#[test]
fn an_offer_is_declined_when_it_comes_too_early_and_accepted_by_who_is_lost() {
    let server = TestServer::quick("computer-offers");
    let early = server.create_with(against("classic", 5, "black"));
    let view = answered(&server, &server.command(&early, json!({ "type": "offer" })));
    assert_eq!(view["over"], false);
    assert!(text(&view["sentence"]).starts_with("The draw is declined."), "{view}");
    // Three stones against nine: the computer is lost, and glad to have a draw.
    let mut wish = against("classic", 5, "black");
    wish["fen"] = "WWW/WWW/WWW/6/3/B2/BB1 w 0 0 0".into();
    let lost = server.create_with(wish);
    let view = answered(&server, &server.command(&lost, json!({ "type": "offer" })));
    assert_eq!(view["result"]["reason"], "agreement", "{view}");
}

#[test]
fn the_next_game_swaps_the_sides() {
    let server = TestServer::quick("computer-rematch");
    let mut wish = against("classic", 4, "black");
    wish["names"] = json!({ "white": "Anna" });
    let view = server.create_with(wish);
    let over = server.command(&view, json!({ "type": "resign" }));
    let next = server.command(&over, json!({ "type": "rematch" }));
    assert_eq!(next["computer"], json!({ "side": "white", "level": 4 }));
    assert_eq!(next["names"], json!({ "white": "Computer", "black": "Anna" }));
    let next = answered(&server, &next);
    assert_eq!((plies(&next), &next["turn"]), (1, &json!("black")));
    let record = server.client.get(&format!("/api/games/{}/record", text(&next["id"]))).text();
    assert!(record.contains("[White \"Zwick (level 4)\"]"), "{record}");
    assert!(record.contains("[Black \"Anna\"]"), "{record}");
}

#[test]
fn a_server_that_stops_while_the_computer_thinks_goes_on_later() {
    let folder = folder("goes-on");
    let slow = Config { pace: Duration::from_hours(1), ..Config::new(&folder) };
    let server = TestServer::with(slow);
    let view = server.create_with(against("classic", 5, "black"));
    let view = server.play(view, "d6");
    assert_eq!(view["thinking"], true);
    drop(server);
    let server = TestServer::with(Config { pace: Duration::ZERO, ..Config::new(&folder) });
    // Nobody looks at the game; the list knows how it stands.
    let patience = Instant::now();
    loop {
        let listed = server.client.get("/api/games").expect(200);
        assert_eq!(listed["games"][0]["computer"], json!({ "side": "black", "level": 5 }));
        if listed["games"][0]["ply"] == 2 {
            break;
        }
        assert!(patience.elapsed() < Duration::from_mins(2), "the computer does not go on");
        thread::sleep(Duration::from_millis(5));
    }
    let view = answered(&server, &view);
    assert_eq!((plies(&view), &view["turn"]), (2, &json!("white")));
}

#[test]
fn what_the_computer_cannot_be_is_refused_by_code() {
    let server = TestServer::quick("refused");
    for (wish, code) in [
        (against("classic", 0, "black"), "bad-level"),
        (against("classic", 11, "black"), "bad-level"),
        (against("pegs33", 3, "black"), "no-opponent"),
        (against("classic", 3, "green"), "bad-request"),
        (json!({ "rules": "classic", "opponent": { "kind": "computer" } }), "bad-request"),
        (json!({ "rules": "classic", "opponent": { "kind": "dog" } }), "bad-request"),
    ] {
        let mut wish = wish;
        wish["cmd_id"] = fresh_id().into();
        let refused = server.client.post("/api/games", &wish).problem();
        assert_eq!(refused, (422, code.to_string()), "{wish}");
    }
    let view = server.create("classic");
    let path = format!("/api/games/{}/commands", text(&view["id"]));
    let ours = json!({ "ver": 1, "cmd_id": "computer-1", "type": "turn", "text": "d6" });
    assert_eq!(server.client.post(&path, &ours).problem().1, "bad-command-id");
}

#[test]
fn a_lot_gives_the_computer_either_side_and_the_person_keeps_the_name() {
    let server = TestServer::quick("lot");
    let mut seen = std::collections::BTreeSet::new();
    while seen.len() < 2 {
        let mut wish = against("classic", 1, "lot");
        wish["names"] = json!({ "white": "Anna" });
        let view = server.create_with(wish);
        let side = text(&view["computer"]["side"]);
        let person = if side == "white" { "black" } else { "white" };
        assert_eq!(view["names"][person], "Anna");
        assert_eq!(view["names"][side], "Computer");
        seen.insert(side.to_string());
    }
}

#[test]
fn a_hint_has_two_steps_and_leaves_the_game_alone() {
    let server = TestServer::quick("hints");
    let hint = |view: &Value| {
        let path = format!("/api/games/{}/hint?ver={}", text(&view["id"]), view["ver"]);
        server.client.get(&path)
    };
    // White closes a mill: first the part of the board, then the turn.
    let view = server.play(server.create("classic"), "a7 b6 d7 d6");
    let given = hint(&view).expect(200);
    let look: Vec<&str> = given["look"]["places"].as_array().unwrap().iter().map(text).collect();
    assert!(look.contains(&"g7") && look.len() > 1 && !look.contains(&"d6"), "{given}");
    assert!(text(&given["turn"]["text"]).starts_with("g7x"), "{given}");
    assert!(text(&given["whole"]["sentence"]).starts_with("A good turn: g7, takes "), "{given}");
    assert!(view["turns"].as_array().unwrap().contains(&given["turn"]));
    let after = server.client.get(&format!("/api/games/{}", text(&view["id"]))).expect(200);
    assert_eq!(after["ver"], view["ver"]);
    // A piece that moves is named by its square.
    let english = server.create("english");
    let given = hint(&english).expect(200);
    assert_eq!(given["look"]["places"], json!([given["turn"]["steps"][0]]));
    // Solitaire: it can still be solved, and then no more.
    let pegs = hint(&server.create("pegs33")).expect(200);
    let said = text(&pegs["whole"]["sentence"]);
    assert!(said.ends_with("It can still be solved, in 31 jumps."), "{said}");

    let gone = server.play(view.clone(), text(&view["turns"][0]["text"]));
    let stale = hint(&view).problem();
    assert_eq!(stale, (409, "stale".to_string()));
    let over = server.command(&gone, json!({ "type": "resign" }));
    assert_eq!(hint(&over).problem(), (422, "ended".to_string()));
    let without = server.create_with(json!({ "rules": "classic", "hints": false }));
    assert_eq!(without["can"]["hint"], false);
    assert_eq!(hint(&without).problem(), (422, "hints-off".to_string()));
    let dice = server.create_with(json!({ "rules": "alfonso" }));
    assert_eq!(hint(&dice).problem(), (422, "throw-missing".to_string()));
    let missing = server.client.get("/api/games/nothing/hint").problem();
    assert_eq!(missing, (404, "unknown-game".to_string()));
}

#[test]
fn more_tables_than_thinkers_are_all_answered() {
    let server = TestServer::quick("beside");
    let games: Vec<Value> =
        (0..12).map(|_| server.create_with(against("english", 10, "black"))).collect();
    assert!(games.iter().all(|view| view["thinking"] == true));
    assert_eq!(server.client.get("/healthz").status, 200);
    for view in &games {
        assert_eq!(plies(&answered(&server, view)), 1);
    }
}

#[test]
fn the_form_offers_the_computer_and_remembers_the_choice() {
    let server = TestServer::quick("form");
    let page = server.client.get("/new?rules=classic").text();
    assert!(page.contains("value=\"person\" checked") && page.contains("name=\"level\""));
    let origin = format!("http://{}", server.client.address);
    let client = server
        .client
        .with("content-type", "application/x-www-form-urlencoded")
        .with("origin", &origin);
    let form =
        "rules=classic&opponent=computer&level=7&side=black&you=Anna&take_backs=yes&hints=yes";
    let answer = client.send("POST", "/new", form.as_bytes()).unwrap();
    assert_eq!(answer.status, 303, "{}", answer.text());
    let cookie = &answer.headers["set-cookie"];
    assert!(cookie.starts_with("opponent=computer-7-black;"), "{cookie}");
    let id = answer.headers["location"].trim_start_matches("/game/").to_string();
    let view = server.client.get(&format!("/api/games/{id}")).expect(200);
    assert_eq!(view["computer"], json!({ "side": "white", "level": 7 }));
    assert_eq!(view["names"]["black"], "Anna");
    let kept =
        server.client.with("cookie", "opponent=computer-7-black").get("/new?rules=wolf").text();
    assert!(kept.contains("value=\"computer\" checked") && kept.contains("value=\"7\" checked"));
    assert!(kept.contains("name=\"side\" value=\"black\" checked"));
    assert!(kept.contains("Perfect"));
    let bad = "rules=classic&opponent=computer&level=11&side=black";
    assert_eq!(client.send("POST", "/new", bad.as_bytes()).unwrap().status, 422);
}
