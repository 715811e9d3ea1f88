//! Plans: answers that are played by themselves, turns in advance, and what becomes of them.

use std::time::Duration;

use serde_json::{Value, json};
use server::{Config, Timepiece};

use crate::support::{
    Answer, Client, TestServer, folder,
    seats::{Line, holding, order, table_with, token},
    text,
    time::Hand,
};

/// A server that others reach.
fn away(name: &str) -> TestServer {
    let public_url = Some("https://play.example/".to_string());
    TestServer::with(Config { public_url, ..Config::new(folder(name)) })
}

fn players(server: &TestServer) -> [Client; 2] {
    ['a', 'c'].map(|letter| holding(&server.client, &token(letter)))
}

fn turn(client: &Client, view: &Value, text: &str) -> Value {
    order(client, view, json!({ "type": "turn", "text": text })).expect(200)
}

/// Sends a plan, whatever comes of it.
fn plan(client: &Client, view: &Value, steps: &Value) -> Answer {
    let path = format!("/api/games/{}/plan", text(&view["id"]));
    client.post(&path, &json!({ "ver": view["ver"], "steps": steps }))
}

fn plan_of(client: &Client, view: &Value) -> Value {
    client.get(&format!("/api/games/{}/plan", text(&view["id"]))).expect(200)
}

fn look(client: &Client, view: &Value) -> Value {
    client.get(&format!("/api/games/{}", text(&view["id"]))).expect(200)
}

fn moves(view: &Value) -> Vec<&str> {
    view["moves"].as_array().unwrap().iter().map(|turn| text(&turn["text"])).collect()
}

/// The game once it has come to a version.
fn come_to(client: &Client, view: &Value, ver: u64) -> Value {
    for _ in 0..400 {
        let now = look(client, view);
        if now["ver"].as_u64().unwrap() >= ver {
            return now;
        }
        std::thread::sleep(Duration::from_millis(25));
    }
    panic!("the game stays at {}", look(client, view)["ver"]);
}

/// One branch of a plan: their turn and the answer, with what follows.
fn branch(theirs: &str, own: &str, next: &[Value]) -> Value {
    json!({ "turn": theirs, "next": [{ "turn": own, "next": next }] })
}

#[test]
fn a_plan_answers_by_itself_and_nobody_else_knows_of_it() {
    let server = away("plan-answers");
    let [anna, bert] = players(&server);
    let view = table_with(&server, json!({ "rules": "classic" }));
    let view = turn(&anna, &view, "a1");
    let mut watcher = Line::open(&server.client, text(&view["id"]), &json!({ "after": 2 }));
    watcher.hear().unwrap();
    let steps = json!([branch("d1", "d2", &[branch("d3", "g1", &[])]), branch("g1", "d1", &[])]);
    let kept = plan(&anna, &view, &steps).expect(200);
    assert_eq!(kept["steps"], plan_of(&anna, &view)["steps"]);
    assert_eq!(kept["steps"][0]["next"][0]["turn"], "d2");
    // The game has not changed for anybody, and nobody else is told.
    assert_eq!(look(&bert, &view)["ver"], view["ver"]);
    assert_eq!(plan_of(&bert, &view)["steps"], json!([]));
    let foreign = holding(&server.client, &token('e'));
    let path = format!("/api/games/{}/plan", text(&view["id"]));
    assert_eq!(server.client.get(&path).problem(), (401, "seat-missing".to_string()));
    assert_eq!(foreign.get(&path).problem(), (403, "seat-foreign".to_string()));
    assert_eq!(plan(&foreign, &view, &json!([])).problem().0, 403);

    let view = turn(&bert, &view, "d1");
    let view = come_to(&bert, &view, 5);
    assert_eq!(moves(&view), ["a1", "d1", "d2"]);
    assert_eq!(plan_of(&anna, &view)["news"], "Played as you had planned: d2");
    let view = turn(&bert, &view, "d3");
    let view = come_to(&bert, &view, 7);
    assert_eq!(moves(&view), ["a1", "d1", "d2", "d3", "g1"]);
    assert_eq!(plan_of(&anna, &view)["steps"], json!([]));
    // Two events that follow each other quickly may be told as one update.
    let mut told = watcher.hear().unwrap();
    while told["ver"] != view["ver"] {
        assert!(!told.to_string().contains("plan"), "{told}");
        told = watcher.hear().unwrap();
    }
    assert!(!told.to_string().contains("plan"), "{told}");
}

#[test]
fn a_plan_obeys_the_rules_when_it_is_made() {
    let server = away("plan-rules");
    let [anna, bert] = players(&server);
    let view = table_with(&server, json!({ "rules": "classic" }));
    let refused =
        |client: &Client, view: &Value, steps: Value| plan(client, view, &steps).problem();
    let unprocessable = |code: &str| (422, code.to_string());
    let own = refused(&anna, &view, json!([branch("a1", "d1", &[])]));
    assert_eq!(own, unprocessable("plan-own-turn"));
    let view = turn(&anna, &view, "a1");
    for (steps, code) in [
        (json!([branch("a1", "d1", &[])]), "occupied"),
        (json!([branch("d1", "d1", &[])]), "occupied"),
        (json!([branch("d1", "d2", &[]), branch("d1", "g1", &[])]), "plan-twice"),
        (
            json!([{ "turn": "d1", "next": [{ "turn": "d2" }, { "turn": "g1" }] }]),
            "plan-two-answers",
        ),
        (json!([{ "turn": "*", "next": [] }]), "plan-any"),
        (json!([branch("*", "d2", &[branch("g1", "g4", &[])])]), "plan-any"),
        (json!([branch("*", "a1", &[])]), "occupied"),
        (
            json!([{ "turn": "d1", "claim": "repetition", "next": [{ "turn": "d2" }] }]),
            "plan-claim",
        ),
    ] {
        assert_eq!(refused(&anna, &view, steps.clone()), unprocessable(code), "{steps}");
    }
    assert_eq!(refused(&anna, &view, json!([branch("d1", "", &[])])).0, 422);
    assert_eq!(plan_of(&anna, &view)["steps"], json!([]));
    // What has no answer is left out.
    let kept = plan(&anna, &view, &json!([{ "turn": "d1" }, branch("g1", "g4", &[])])).expect(200);
    assert_eq!(kept["steps"], json!([{ "turn": "g1", "next": [{ "turn": "g4" }] }]));
    // A plan of too many turns, one after the other or side by side, is refused.
    let deep = (0..60).fold(json!([]), |next, _| json!([{ "turn": "d1", "next": next }]));
    assert!(matches!(refused(&anna, &view, deep).0, 400 | 422));
    // In a game at one screen, and against the computer, there is nobody to plan against.
    let solo = json!({ "rules": "classic", "seat": token('d'),
        "opponent": { "kind": "computer", "level": 1, "plays": "black" } });
    let game = server.create_with(solo);
    let dora = holding(&server.client, &token('d'));
    assert_eq!(refused(&dora, &game, json!([branch("d1", "d2", &[])])).1, "plan-nobody");
    assert_eq!(refused(&bert, &view, json!([branch("d1", "d2", &[])])).1, "plan-own-turn");
}

#[test]
fn another_turn_or_taking_back_drops_a_plan_and_says_so() {
    let server = away("plan-dropped");
    let [anna, bert] = players(&server);
    let view = table_with(&server, json!({ "rules": "classic" }));
    let view = turn(&anna, &view, "a1");
    plan(&anna, &view, &json!([branch("d1", "d2", &[])])).expect(200);
    let view = turn(&bert, &view, "g7");
    let news = plan_of(&anna, &view);
    assert_eq!(news["news"], "Your plan had no answer to that turn; it has been dropped.");
    assert_eq!(news["steps"], json!([]));
    let view = turn(&anna, &look(&anna, &view), "d1");
    assert_eq!(plan_of(&anna, &view)["news"], Value::Null, "it is told until the next turn");
    // Taking back: Bert asks, Anna allows it, and what she had planned for later is gone.
    plan(&anna, &view, &json!([branch("g4", "f6", &[])])).expect(200);
    let view = order(&bert, &view, json!({ "type": "ask" })).expect(200);
    let view = order(&anna, &view, json!({ "type": "allow" })).expect(200);
    let news = plan_of(&anna, &view);
    assert_eq!(news["news"], "Turns were taken back; your plan has been dropped.");
    // What a player changes in time holds.
    let view = turn(&bert, &view, "g7");
    let view = turn(&anna, &view, "d1");
    plan(&anna, &view, &json!([branch("g4", "f6", &[])])).expect(200);
    plan(&anna, &view, &json!([])).expect(200);
    let view = turn(&bert, &view, "g4");
    assert_eq!(plan_of(&anna, &view)["ver"], view["ver"]);
}

#[test]
fn a_turn_in_advance_comes_off_or_is_dropped() {
    let hand = Hand::new();
    let time = Timepiece::by(hand.clone());
    let public_url = Some("https://play.example/".to_string());
    let config = Config { public_url, ..Config::new(folder("plan-advance")) };
    let server = TestServer::by(time.clone(), config);
    let [anna, bert] = players(&server);
    let clock = json!({ "kind": "total", "minutes": 1 });
    let view = table_with(&server, json!({ "rules": "classic", "clock": clock }));
    let view = turn(&anna, &view, "a1");
    let path = format!("/api/games/{}/plan?turns=true", text(&view["id"]));
    let shown = anna.get(&path).expect(200);
    assert_eq!((&shown["live"], &shown["open"]), (&json!(true), &json!(true)));
    let all: Vec<&str> =
        shown["turns"].as_array().unwrap().iter().map(|t| text(&t["text"])).collect();
    assert!(all.contains(&"d1") && !all.contains(&"a1") && all.len() == 23, "{all:?}");
    let kept = plan(&anna, &view, &json!([branch("*", "d1", &[])])).expect(200);
    assert_eq!(kept["advance"]["text"], "d1");
    hand.pass(&time, 5000);
    let view = turn(&bert, &view, "g7");
    let view = come_to(&bert, &view, 5);
    assert_eq!(moves(&view), ["a1", "g7", "d1"]);
    assert_eq!(view["clock"]["white"], 60_000, "it takes nothing from the clock");
    // Whatever else is possible, what is not is dropped: the point is taken.
    plan(&anna, &view, &json!([branch("*", "g4", &[])])).expect(200);
    let view = turn(&bert, &view, "g4");
    let news = plan_of(&anna, &view);
    assert_eq!(news["news"], "g4 was not possible any more and has not been played.");
    assert_eq!(moves(&look(&anna, &view)).len(), 4);
    // A turn in advance that comes too late for the version it was made in is still played.
    let view = turn(&anna, &look(&anna, &view), "d2");
    turn(&bert, &view, "f6");
    let late = plan(&anna, &view, &json!([branch("*", "b6", &[])])).expect(200);
    assert_eq!(late["news"], "Played as you had planned: b6");
}

#[test]
fn two_plans_answer_each_other_and_a_claim_is_part_of_one() {
    let server = away("plan-both");
    let [anna, bert] = players(&server);
    let fen = "W2/1W1/2W/6/3/B2/BB1 w 0 0 0";
    let view = table_with(&server, json!({ "rules": "classic", "draws": "claim", "fen": fen }));
    let view = turn(&anna, &view, "a7-d7");
    let line = |turns: &[&str]| {
        turns.iter().rev().fold(json!([]), |next, turn| json!([{ "turn": turn, "next": next }]))
    };
    plan(&anna, &view, &line(&["b2-b4", "d7-a7", "b4-b2", "a7-d7", "b2-b4", "d7-a7"])).expect(200);
    let view = turn(&bert, &view, "b2-b4");
    let view = come_to(&bert, &view, 5);
    assert_eq!(moves(&view).len(), 3);
    // Now Bert: his answers meet hers, up to a claim with an intended turn.
    let wrong = json!([{ "turn": "a7-d7", "next": [{ "turn": "b2-b4", "claim": "repetition" }] }]);
    let view = turn(&bert, &view, "b4-b2");
    let view = come_to(&bert, &view, 7);
    assert_eq!(plan(&bert, &view, &wrong).problem().1, "plan-own-turn");
    let view = turn(&bert, &view, "b2-b4");
    let view = come_to(&bert, &view, 9);
    let claimed = order(
        &bert,
        &view,
        json!({ "type": "claim", "kind": "repetition",
        "intended": "b4-b2" }),
    );
    assert_eq!(claimed.expect(200)["result"]["winner"], Value::Null);
}

#[test]
fn a_claim_is_carried_out_by_a_plan() {
    let server = away("plan-claim");
    let [anna, bert] = players(&server);
    let fen = "W2/1W1/2W/6/3/B2/BB1 w 0 0 0";
    let mut view = table_with(&server, json!({ "rules": "classic", "draws": "claim", "fen": fen }));
    for (at, text) in "a7-d7 b2-b4 d7-a7 b4-b2 a7-d7 b2-b4".split(' ').enumerate() {
        view = turn(if at % 2 == 0 { &anna } else { &bert }, &view, text);
    }
    let claim = |turn: &str| json!([{ "turn": "d7-a7", "next": [{ "turn": turn, "claim": "repetition" }] }]);
    // It is Anna's turn now, and Bert leaves his claim.
    assert_eq!(plan(&bert, &view, &claim("b4-b6")).problem().0, 422, "that would be wrong");
    plan(&bert, &view, &claim("b4-b2")).expect(200);
    let ver = view["ver"].as_u64().unwrap();
    turn(&anna, &view, "d7-a7");
    let end = come_to(&anna, &view, ver + 2);
    assert_eq!(end["result"]["winner"], Value::Null);
    let claimed = "Bert claims a draw with the turn b4-b2, which is declared and not played.";
    assert_eq!(end["proof"]["claimed"], claimed);
}

#[test]
fn ids_of_plans_are_reserved_and_looking_ahead_is_for_players() {
    let server = away("plan-ids");
    let [anna, _] = players(&server);
    let view = table_with(&server, json!({ "rules": "classic" }));
    let path = format!("/api/games/{}/commands", text(&view["id"]));
    let taken = json!({ "type": "turn", "text": "a1", "ver": 2, "cmd_id": "plan-2" });
    assert_eq!(anna.post(&path, &taken).problem(), (422, "bad-command-id".to_string()));
    let path = format!("/api/games/{}/plan/ahead", text(&view["id"]));
    let turns = json!({ "turns": ["a1", "d1"] });
    let ahead = anna.post(&path, &turns).expect(200);
    assert_eq!((&ahead["turn"], moves(&ahead).len()), (&json!("white"), 2));
    assert_eq!(ahead["turns"].as_array().unwrap().len(), 22);
    assert_eq!(server.client.post(&path, &turns).problem().0, 401);
    assert_eq!(anna.post(&path, &json!({ "turns": ["a1", "a1"] })).problem().0, 422);
    assert_eq!(look(&anna, &view)["ver"], view["ver"]);
}

#[test]
fn a_capture_is_part_of_a_turn_in_advance() {
    let server = away("plan-capture");
    let [anna, bert] = players(&server);
    let clock = json!({ "kind": "total", "minutes": 5 });
    let listed = |client: &Client, view: &Value, turn: &str| {
        let path = format!("/api/games/{}/plan?turns=true", text(&view["id"]));
        let shown = client.get(&path).expect(200);
        shown["turns"].as_array().unwrap().iter().any(|other| other["text"] == turn)
    };
    // In mill: the stone that closes it and the one that it takes.
    let mut view = table_with(&server, json!({ "rules": "classic", "clock": clock.clone() }));
    for (at, text) in "a1 d2 d1".split(' ').enumerate() {
        view = turn(if at % 2 == 0 { &anna } else { &bert }, &view, text);
    }
    assert!(listed(&anna, &view, "g1xd2"));
    plan(&anna, &view, &json!([branch("*", "g1xd2", &[])])).expect(200);
    let view = turn(&bert, &view, "g7");
    let view = come_to(&bert, &view, 7);
    assert_eq!(moves(&view).last(), Some(&"g1xd2"));
    assert_eq!(view["taken"]["black"], 1);
    // In draughts: to take back what has not taken yet.
    let view = table_with(&server, json!({ "rules": "english", "clock": clock }));
    let view = turn(&bert, &view, "11-15");
    let view = turn(&anna, &view, "22-18");
    assert!(listed(&anna, &view, "25x18"));
    plan(&anna, &view, &json!([branch("*", "25x18", &[])])).expect(200);
    let view = turn(&bert, &view, "15x22");
    let view = come_to(&bert, &view, 6);
    assert_eq!(moves(&view), ["11-15", "22-18", "15x22", "25x18"]);
}

#[test]
fn an_old_turn_that_is_sent_again_leaves_later_plans_alone() {
    let server = away("plan-replayed");
    let [anna, bert] = players(&server);
    let view = table_with(&server, json!({ "rules": "classic" }));
    let path = format!("/api/games/{}/commands", text(&view["id"]));
    let old = json!({ "type": "turn", "text": "a1", "ver": view["ver"], "cmd_id": "old" });
    let view = anna.post(&path, &old).expect(200);
    let view = turn(&bert, &view, "d1");
    let kept = plan(&bert, &view, &json!([branch("*", "d2", &[])])).expect(200);
    let before = json!([{ "turn": "*", "next": [{ "turn": "d2" }] }]);
    assert_eq!(kept["steps"], before);
    for _ in 0..20 {
        assert_eq!(anna.post(&path, &old).expect(200)["ver"], 3);
        assert_eq!(plan_of(&bert, &view)["steps"], before);
    }
    let view = turn(&anna, &view, "g1");
    assert_eq!(moves(&come_to(&anna, &view, 6)), ["a1", "d1", "g1", "d2"]);
}
