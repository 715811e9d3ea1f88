//! What two players at different places ask each other for: taking back, draws, and the game of
//! somebody who does not come back.

use serde_json::{Value, json};
use server::{Config, Timepiece, table::AWAY};

use crate::support::{
    Answer, Client, TestServer, folder,
    seats::{Line, holding, order, table, token},
    text,
    time::Hand,
};

fn away(name: &str) -> TestServer {
    away_by(name, Timepiece::system())
}

fn away_by(name: &str, time: Timepiece) -> TestServer {
    let public_url = Some("https://play.example/".to_string());
    TestServer::by(time, Config { public_url, ..Config::new(folder(name)) })
}

/// Both players of a game.
struct Players {
    white: Client,
    black: Client,
    view: Value,
}

impl Players {
    fn at(server: &TestServer, rules: &str) -> Self {
        Self::of(server, table(server, rules))
    }

    fn of(server: &TestServer, view: Value) -> Self {
        let [white, black] = ['a', 'c'].map(|letter| holding(&server.client, &token(letter)));
        Self { white, black, view }
    }

    fn try_do(&self, side: &str, command: Value) -> Answer {
        order(if side == "white" { &self.white } else { &self.black }, &self.view, command)
    }

    fn does(&mut self, side: &str, kind: &str) {
        self.view = self.try_do(side, json!({ "type": kind })).expect(200);
    }

    fn refused(&self, side: &str, kind: &str) -> String {
        let (status, code) = self.try_do(side, json!({ "type": kind })).problem();
        assert_eq!(status, 422, "{code}");
        code
    }

    fn plays(&mut self, turns: &str) {
        for turn in turns.split_whitespace() {
            let side = text(&self.view["turn"]).to_string();
            let command = json!({ "type": "turn", "text": turn });
            self.view = self.try_do(&side, command).expect(200);
        }
    }

    /// The game as a side sees it.
    fn seen(&self, side: &str) -> Value {
        let client = if side == "white" { &self.white } else { &self.black };
        client.get(&format!("/api/games/{}", text(&self.view["id"]))).expect(200)
    }

    fn moves(&self) -> usize {
        self.view["moves"].as_array().unwrap().len()
    }
}

#[test]
fn turns_are_taken_back_when_the_other_allows_it() {
    let server = away("consent-back");
    let mut game = Players::at(&server, "classic");
    assert_eq!(game.refused("white", "ask"), "take-back-too-many");
    game.plays("a1 d1 g1");
    assert_eq!(game.refused("white", "undo"), "undo-unasked");
    assert_eq!(game.refused("white", "redo"), "undo-unasked");
    assert_eq!(game.refused("black", "allow"), "ask-none");
    assert_eq!(game.seen("black")["can"]["undo"], true);
    game.does("black", "ask");
    assert_eq!(game.view["offers"]["back"], "black");
    assert!(
        text(&game.seen("white")["announce"]).starts_with("Bert asks to take the last turn back")
    );
    assert_eq!(game.refused("black", "ask"), "ask-pending");
    assert_eq!(game.refused("black", "allow"), "ask-none", "nobody allows it to themselves");
    game.does("white", "allow");
    // Black's own turn is gone, and White's after it.
    assert_eq!((game.moves(), &game.view["turn"]), (1, &json!("black")));
    assert_eq!(game.refused("black", "ask"), "again-too-soon");
    game.plays("d2 g4");
    // Whoever is asked may as well play on, or say no; what was asked for is over then.
    game.does("white", "ask");
    game.plays("d3");
    assert_eq!(game.view["offers"]["back"], Value::Null);
    assert_eq!(game.refused("black", "deny"), "ask-none");
    assert_eq!(game.refused("white", "ask"), "again-too-soon");
    game.plays("g7 a4 a7 b4");
    assert_eq!(game.seen("white")["can"]["undo"], false);
    game.plays("e5");
    game.does("white", "ask");
    game.does("black", "deny");
    assert_eq!(game.moves(), 9);
    game.does("white", "resign");
    assert_eq!(game.refused("black", "ask"), "ended");
}

#[test]
fn a_draw_is_not_offered_again_and_again() {
    let server = away("consent-draw");
    let mut game = Players::at(&server, "classic");
    game.does("white", "offer");
    game.does("black", "decline");
    game.plays("a1 d1 g1 a4");
    assert_eq!(game.refused("white", "offer"), "again-too-soon");
    assert_eq!(game.seen("white")["can"]["offer"], false);
    assert_eq!(game.seen("black")["can"]["offer"], true, "the other one may");
    game.plays("g4 b4");
    game.does("white", "offer");
    game.does("black", "accept");
    assert_eq!(game.view["result"]["reason"], "agreement");
}

#[test]
fn a_game_is_called_off_until_both_have_played() {
    let server = away("consent-abort");
    let mut game = Players::at(&server, "classic");
    game.plays("a1");
    assert_eq!(game.seen("black")["can"]["abort"], true);
    let mut other = Players::at(&server, "classic");
    game.does("black", "abort");
    assert_eq!(game.view["result"]["reason"], "aborted");
    other.plays("a1 d1");
    assert_eq!(other.refused("white", "abort"), "abort-too-late");
}

#[test]
fn who_does_not_come_back_loses_after_a_fortnight() {
    let hand = Hand::new();
    let time = Timepiece::by(hand.clone());
    let server = away_by("consent-away", time.clone());
    let mut game = Players::at(&server, "classic");
    game.plays("a1 d1 g1");
    hand.pass(&time, AWAY - 1);
    assert_eq!(game.refused("white", "abandon"), "away-not-yet");
    assert_eq!(game.seen("white")["can"]["abandon"], false);
    hand.pass(&time, 1);
    assert_eq!(game.seen("white")["can"]["abandon"], true);
    assert_eq!(game.seen("black")["can"]["abandon"], false);
    assert_eq!(
        game.refused("black", "abandon"),
        "away-not-yet",
        "who is to move is no judge of it"
    );
    game.does("white", "abandon");
    let result = &game.view["result"];
    assert_eq!((&result["reason"], &result["winner"]), (&json!("abandoned"), &json!("white")));

    // Where there is a clock, it decides.
    let view = server.create_with(json!({ "rules": "classic", "seat": token('a'),
        "invite": token('b'), "clock": { "kind": "days", "days": 60 },
        "opponent": { "kind": "link", "plays": "black" } }));
    let sit = json!({ "type": "sit", "invite": token('b'), "seat": token('c') });
    let mut game = Players::of(&server, order(&server.client, &view, sit).expect(200));
    game.plays("a1");
    assert_eq!(game.refused("white", "abandon"), "away-clock");
}

#[test]
fn a_turn_that_is_taken_back_gives_its_time_back() {
    let hand = Hand::new();
    let time = Timepiece::by(hand.clone());
    let server = away_by("consent-clock", time.clone());
    let view = server.create_with(json!({ "rules": "classic", "seat": token('a'),
        "invite": token('b'), "clock": { "kind": "total", "minutes": 5 },
        "opponent": { "kind": "link", "plays": "black" } }));
    let sit = json!({ "type": "sit", "invite": token('b'), "seat": token('c') });
    let mut game = Players::of(&server, order(&server.client, &view, sit).expect(200));
    game.plays("a1");
    hand.pass(&time, 60_000);
    game.plays("d1");
    hand.pass(&time, 30_000);
    game.does("black", "ask");
    game.does("white", "allow");
    let clock = &game.view["clock"];
    assert_eq!((&clock["white"], &clock["black"]), (&json!(300_000), &json!(300_000)));
    assert_eq!(clock["running"], "black");
}

#[test]
fn a_claim_with_an_intended_turn_ends_the_game_with_its_proof_for_both() {
    let server = away("consent-claim");
    let fen = "W2/1W1/2W/6/3/B2/BB1 w 0 0 0";
    let view = server.create_with(json!({ "rules": "classic", "draws": "claim", "fen": fen,
        "seat": token('a'), "invite": token('b'), "names": { "white": "Anna" },
        "opponent": { "kind": "link", "plays": "black" } }));
    let sit = json!({ "type": "sit", "invite": token('b'), "seat": token('c'), "name": "Bert" });
    let mut game = Players::of(&server, order(&server.client, &view, sit).expect(200));
    game.plays("a7-d7 b2-b4 d7-a7 b4-b2 a7-d7 b2-b4 d7-a7");
    let claim = |kind: &str, intended: Option<&str>| json!({ "type": "claim", "kind": kind, "intended": intended });
    let refused = game.try_do("black", claim("repetition", None));
    assert_eq!(refused.problem(), (422, "claim-too-few".to_string()));
    assert!(text(&refused.json()["detail"]).contains("2 times"), "{}", refused.text());
    assert_eq!(
        game.try_do("white", claim("repetition", None)).problem(),
        (403, "seat-other".to_string())
    );
    // The turn that would bring the position about a third time is declared, and not played.
    let before = game.moves();
    game.view = game.try_do("black", claim("repetition", Some("b4-b2"))).expect(200);
    assert_eq!(game.moves(), before);
    for side in ["white", "black"] {
        let seen = game.seen(side);
        assert_eq!(seen["result"]["reason"], "repetition");
        let said = text(&seen["proof"]["claimed"]);
        assert_eq!(
            said,
            "Bert claims a draw with the turn b4-b2, which is declared and not played."
        );
        assert!(text(&seen["proof"]["text"]).contains("0, 4"), "{}", seen["proof"]);
    }
    // What it rests on is part of what has happened.
    let after = json!({ "after": game.view["ver"].as_u64().unwrap() - 1, "bare": true });
    let told = Line::open(&server.client, text(&game.view["id"]), &after).hear().unwrap();
    assert_eq!(told["events"][0]["intended"], "b4-b2");
    assert_eq!(told["events"][0]["proof"], json!({ "kind": "repetition", "plies": [0, 4, 8] }));
    // A log whose proof is another one is not believed.
    let (folder, id) = (server.folder.clone(), text(&game.view["id"]).to_string());
    drop(server);
    let file = folder.join("zwick.sqlite");
    crate::support::sql(&file, "UPDATE event SET body = replace(body, '[0,4,8]', '[0,4,6]')");
    let public_url = Some("https://play.example/".to_string());
    let server = TestServer::with(Config { public_url, ..Config::new(folder) });
    assert_eq!(server.client.get(&format!("/api/games/{id}")).problem().0, 503);
}

#[test]
fn players_are_told_whether_the_other_is_here() {
    let server = away("consent-presence");
    let game = Players::at(&server, "classic");
    let id = text(&game.view["id"]);
    let open = |letter: char| {
        let hello = json!({ "seat": token(letter), "here": true, "after": 9, "bare": true });
        Line::open(&server.client, id, &hello)
    };
    let mut white = open('a');
    assert_eq!(white.presence(), json!({ "white": true, "black": false }));
    let mut watcher = Line::open(&server.client, id, &json!({ "here": true, "bare": true }));
    assert_eq!(watcher.presence(), json!({ "white": true, "black": false }));
    let black = open('c');
    for line in [&mut white, &mut watcher] {
        assert_eq!(line.presence(), json!({ "white": true, "black": true }));
    }
    drop(black);
    for line in [&mut white, &mut watcher] {
        assert_eq!(line.presence(), json!({ "white": true, "black": false }));
    }
}

/// The same on a server that is made to be wrong must fail, or it shows nothing.
#[test]
fn a_server_that_takes_back_unasked_is_noticed() {
    crate::support::fails_with(
        "consent::turns_are_taken_back_when_the_other_allows_it",
        "ZWICK_TEST_COMPLIANT",
        &[],
    );
}
