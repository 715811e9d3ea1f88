//! Solitaire over HTTP: how it stands, solutions, races.

use std::cmp::Ordering;

use serde_json::{Value, json};

use crate::support::{TestServer, text};

/// Plays the first legal jump until there is none.
fn play_out(server: &TestServer, mut view: Value) -> Value {
    while view["over"] == false {
        let turn = text(&view["turns"][0]["text"]).to_string();
        view = server.command(&view, json!({ "type": "turn", "text": turn }));
    }
    view
}

/// How a game stands. The first question about the English board works the whole game out, however
/// long that takes.
fn stand(server: &TestServer, view: &Value) -> Value {
    let path = format!("/api/games/{}/solitaire?outlook=true", text(&view["id"]));
    loop {
        match server.client.send("GET", &path, b"") {
            Ok(answer) if answer.status != 503 => return answer.expect(200),
            _ => {}
        }
    }
}

#[test]
fn moves_are_runs_of_one_peg_and_what_is_possible_is_known() {
    let server = TestServer::start("solitaire-stand");
    let fen = "3/1o1/2ooo2/3o3/3o3/3/3";
    let view = server.create_with(json!({ "rules": "pegs33", "fen": fen }));
    let now = stand(&server, &view);
    assert_eq!((&now["pegs"], &now["moves"], &now["par"]), (&json!(6), &json!(0), &json!(4)));
    assert_eq!(
        (&now["outlook"]["chance"], &now["outlook"]["moves"]),
        (&json!("solvable"), &json!(4))
    );
    // Its own solution takes as many moves as it says.
    let path = format!("/api/games/{}/solution", text(&view["id"]));
    let solution = server.client.get(&path).expect(200);
    let steps = solution["steps"].as_array().unwrap();
    assert_eq!(steps.len(), 6);
    let jumps: Vec<String> = steps[1..]
        .iter()
        .map(|step| {
            let points = step["last"]["points"].as_array().unwrap();
            points.iter().map(text).collect::<Vec<_>>().join("-")
        })
        .collect();
    let view = server.play(view, &jumps.join(" "));
    let end = stand(&server, &view);
    assert_eq!((&end["pegs"], &end["moves"], &end["jumps"]), (&json!(1), &json!(4), &json!(5)));
    assert_eq!(end["outlook"], Value::Null);
    assert!(text(&end["grade"]).contains("that is par"), "{end}");
    let page = server.client.get("/solitaire").text();
    assert!(page.contains(&format!("/game/{}", text(&view["id"]))), "the best game is listed");
}

#[test]
fn a_lost_position_says_how_few_can_be_left() {
    let server = TestServer::start("solitaire-lost");
    let view = server.create_with(json!({ "rules": "pegs15", "fen": "o/2/3/4/oo2o" }));
    let outlook = stand(&server, &view)["outlook"].clone();
    assert_eq!((&outlook["chance"], &outlook["best"]), (&json!("hopeless"), &json!(3)));
    let path = format!("/api/games/{}/hint", text(&view["id"]));
    let hint = server.client.get(&path).expect(200);
    assert!(text(&hint["look"]["sentence"]).starts_with("It cannot be solved"), "{hint}");
    // What it began with cannot be solved either.
    let path = format!("/api/games/{}/solution", text(&view["id"]));
    assert_eq!(server.client.get(&path).problem(), (422, "no-hint".to_string()));
    let shy = server.create_with(json!({ "rules": "pegs15", "hints": false }));
    let path = format!("/api/games/{}/solution", text(&shy["id"]));
    assert_eq!(server.client.get(&path).problem(), (422, "hints-off".to_string()));
    let mill = server.create("classic");
    let path = format!("/api/games/{}/solitaire", text(&mill["id"]));
    assert_eq!(server.client.get(&path).problem(), (422, "not-solitaire".to_string()));
}

#[test]
fn a_race_is_won_by_who_leaves_the_fewest_pegs() {
    let server = TestServer::start("solitaire-race");
    let wish = json!({ "problem": "cross", "names": ["Anna", ""] });
    let id = server.client.post("/api/races", &wish).expect(201)["id"].clone();
    let path = format!("/api/races/{}", text(&id));
    let race = server.client.get(&path).expect(200);
    assert_eq!(race["over"], false);
    assert_eq!(race["players"][1]["name"], "Player 2");
    let game = |player: usize| {
        let path = format!("/api/games/{}", text(&race["players"][player]["game"]));
        server.client.get(&path).expect(200)
    };
    // Nothing is taken back and nobody is helped.
    assert_eq!(game(0)["can"]["hint"], false);
    let solved = server.play(game(0), "d4-d2");
    assert_eq!(server.refused(&solved, json!({ "type": "undo" })), "take-back-not-allowed");
    let pegs = [play_out(&server, solved), play_out(&server, game(1))]
        .map(|view| view["pegs"]["left"].as_u64().unwrap());
    let race = server.client.get(&path).expect(200);
    assert_eq!(race["over"], true);
    // With equally many pegs the quicker one wins.
    let best = match pegs[0].cmp(&pegs[1]) {
        Ordering::Less => 0,
        Ordering::Greater => 1,
        Ordering::Equal => usize::from(race["players"][0]["place"] != 1),
    };
    assert_eq!(race["players"][best]["place"], 1, "{pegs:?} {race}");
    for (wish, code) in [
        (json!({ "problem": "nowhere", "names": ["", ""] }), "unknown-problem"),
        (json!({ "problem": "cross", "names": [""] }), "race-players"),
    ] {
        let refused = server.client.post("/api/races", &wish).problem();
        assert_eq!(refused, (422, code.to_string()));
    }
    let nowhere = server.client.get("/api/races/nowhere").problem();
    assert_eq!(nowhere, (404, "unknown-race".to_string()));
}
