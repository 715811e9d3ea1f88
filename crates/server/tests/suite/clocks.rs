//! Clocks of games by link: what counts, what does not, and who ends a game whose time is up.

use serde_json::{Value, json};
use server::{Config, Timepiece};

use crate::support::{
    Client, TestServer, folder,
    seats::{Line, holding, order, table_with, token},
    text,
    time::{Hand, OnTheWall},
};

const MINUTE: u64 = 60_000;
const DAY: u64 = 1440 * MINUTE;

/// A server that others reach, by a time of its own.
fn away(name: &str, time: &Timepiece) -> TestServer {
    on(time, Config::new(folder(name)))
}

fn on(time: &Timepiece, config: Config) -> TestServer {
    let public_url = Some("https://play.example/".to_string());
    TestServer::by(time.clone(), Config { public_url, ..config })
}

fn turn(client: &Client, view: &Value, text: &str) -> Value {
    order(client, view, json!({ "type": "turn", "text": text })).expect(200)
}

fn look(server: &TestServer, view: &Value) -> Value {
    server.client.get(&format!("/api/games/{}", text(&view["id"]))).expect(200)
}

/// A game of one minute each in which White has played, so that Black's clock runs.
fn running(server: &TestServer) -> Value {
    let view = table_with(server, json!({ "rules": "classic", "clock": minutes(1) }));
    assert_eq!(view["clock"]["running"], Value::Null, "the first turn is not timed");
    turn(&holding(&server.client, &token('a')), &view, "a1")
}

fn minutes(minutes: u32) -> Value {
    json!({ "kind": "total", "minutes": minutes })
}

#[test]
fn a_game_whose_time_is_up_ends_though_nobody_asks() {
    let hand = Hand::new();
    let time = Timepiece::by(hand.clone());
    let server = away("clock-sweeper", &time);
    let view = running(&server);
    let mut watcher = Line::open(&server.client, text(&view["id"]), &json!({}));
    assert_eq!(watcher.hear().unwrap()["clock"]["black"], MINUTE);
    hand.pass(&time, MINUTE - 1);
    let now = look(&server, &view);
    assert_eq!((&now["over"], &now["clock"]["black"]), (&json!(false), &json!(1)));
    hand.pass(&time, 1);
    // Nothing is asked for from here on: the watcher is told.
    let end = watcher.hear().unwrap();
    assert_eq!(end["result"]["text"], "Bert has run out of time. White wins.");
    assert_eq!(end["clock"]["black"], 0);
    // Whoever comes too late has lost, and is told so by the view.
    let late = order(&holding(&server.client, &token('c')), &view, json!({ "type": "resign" }));
    assert_eq!(late.problem(), (409, "stale".to_string()));
}

#[test]
fn time_is_spent_by_who_is_to_move_and_kept_in_records() {
    let hand = Hand::new();
    let time = Timepiece::by(hand.clone());
    let server = away("clock-odds", &time);
    let [white, black] = ['a', 'c'].map(|letter| holding(&server.client, &token(letter)));
    let clock = json!({ "kind": "total", "minutes": 3, "increment": 2 });
    let wish = json!({ "rules": "english", "clock": clock, "guest_clock": minutes(1),
        "names": { "white": "Anna" } });
    let view = table_with(&server, wish);
    assert_eq!(
        text(&view["clock"]["agreed"]),
        "Time for Anna: 3 min for the whole game and 2 seconds more for each turn. \
         Time for Bert: one minute for the whole game."
    );
    let view = turn(&black, &view, "11-15");
    hand.pass(&time, 5000);
    let view = turn(&white, &view, "23-19");
    assert_eq!(
        (&view["clock"]["white"], &view["clock"]["black"]),
        (&json!(177_000), &json!(MINUTE))
    );
    hand.pass(&time, 7000);
    let view = turn(&black, &view, "8-11");
    assert_eq!(view["clock"]["black"], 53_000);
    let record = |form: &str| {
        let path = format!("/api/games/{}/record?form={form}", text(&view["id"]));
        server.client.get(&path).text()
    };
    for form in ["text", "pdn", "json"] {
        let record = record(form);
        assert!(record.contains("180+2 60+0"), "{form}: {record}");
        assert!(record.contains("0:02:57") && record.contains("0:00:53"), "{form}: {record}");
    }
    // In the next game each player has the own time, on the other side.
    let over = order(&white, &view, json!({ "type": "resign" })).expect(200);
    let next = order(&white, &over, json!({ "type": "rematch" })).expect(200);
    assert_eq!(next["seats"]["you"], "black");
    assert_eq!(
        (&next["clock"]["black"], &next["clock"]["white"]),
        (&json!(180_000), &json!(MINUTE))
    );
}

#[test]
fn nobody_loses_a_next_game_by_staying_away() {
    let hand = Hand::new();
    let time = Timepiece::by(hand.clone());
    let server = away("clock-rematch", &time);
    let [anna, bert] = ['a', 'c'].map(|letter| holding(&server.client, &token(letter)));
    let view = table_with(&server, json!({ "rules": "classic", "clock": minutes(1) }));
    let over = order(&anna, &view, json!({ "type": "resign" })).expect(200);
    let next = order(&bert, &over, json!({ "type": "rematch" })).expect(200);
    let (mover, other) =
        if next["seats"]["you"] == next["turn"] { (bert, anna) } else { (anna, bert) };
    // One has begun it, and plays: the other was never asked.
    let next = turn(&mover, &next, "a1");
    hand.pass(&time, 20 * DAY);
    let now = look(&server, &next);
    assert_eq!((&now["over"], &now["clock"]["running"]), (&json!(false), &Value::Null));
    assert_eq!(order(&mover, &now, json!({ "type": "abandon" })).problem().1, "away-clock");
    // Who comes all the same has all the time there is, and from then on it runs for both.
    let next = turn(&other, &next, "d1");
    assert_eq!(next["clock"]["running"], next["turn"]);
    hand.pass(&time, 2 * MINUTE);
    assert_eq!(look(&server, &next)["result"]["reason"], "time");

    // Without a clock nobody is said to have left who never came.
    let view = table_with(&server, json!({ "rules": "classic" }));
    let over = order(&mover, &view, json!({ "type": "resign" })).expect(200);
    let next = order(&mover, &over, json!({ "type": "rematch" })).expect(200);
    let (first, _) =
        if next["seats"]["you"] == next["turn"] { (&mover, &other) } else { (&other, &mover) };
    let next = turn(first, &next, "a1");
    hand.pass(&time, 20 * DAY);
    assert_eq!(order(first, &next, json!({ "type": "abandon" })).problem().1, "away-not-yet");
    order(&other, &next, json!({ "type": "abort" })).expect(200);
}

#[test]
fn days_for_a_turn_last_days() {
    let hand = Hand::new();
    let time = Timepiece::by(hand.clone());
    let server = away("clock-days", &time);
    let clock = json!({ "kind": "days", "days": 2 });
    let view = table_with(&server, json!({ "rules": "classic", "clock": clock }));
    assert_eq!(view["clock"]["agreed"], "Time for each side: 2 days for each turn.");
    let [white, black] = ['a', 'c'].map(|letter| holding(&server.client, &token(letter)));
    let view = turn(&white, &view, "a1");
    hand.pass(&time, 2 * DAY - MINUTE);
    let view = turn(&black, &view, "d1");
    assert_eq!(view["clock"]["black"], 2 * DAY, "nothing is saved, nothing is lost");
    hand.pass(&time, 2 * DAY);
    let end = look(&server, &view);
    assert_eq!(
        (&end["result"]["reason"], &end["result"]["winner"]),
        (&json!("time"), &json!("black"))
    );
}

/// Whether Black still plays after something has happened to the server and to time.
fn survives(name: &str, time: &Timepiece, happens: impl FnOnce()) -> bool {
    let server = away(name, time);
    let view = running(&server);
    happens();
    let answer = order(
        &holding(&server.client, &token('c')),
        &view,
        json!({ "type": "turn", "text": "d1" }),
    );
    match answer.json()["over"] {
        Value::Bool(over) => !over,
        // The game has gone on without the turn: it is over.
        _ => answer.problem() != (409, "stale".to_string()),
    }
}

#[test]
fn nobody_loses_by_a_server_that_stands_still() {
    let hand = Hand::new();
    assert!(survives("clock-stopped", &Timepiece::by(hand.clone()), || hand.stop(MINUTE)));
    // A clock that counts such gaps would be noticed.
    let hand = Hand::new();
    let broken = Timepiece::with(hand.clone(), u64::MAX);
    assert!(!survives("clock-stopped-broken", &broken, || hand.stop(MINUTE)));
}

#[test]
fn nobody_loses_by_a_clock_that_is_set() {
    for hours in [1, -1] {
        let hand = Hand::new();
        let step = || hand.set_wall(hours * 3_600_000);
        assert!(survives("clock-set", &Timepiece::by(hand.clone()), step));
    }
    // One that goes by the wall would be noticed.
    let hand = Hand::new();
    let broken = Timepiece::with(OnTheWall(hand.clone()), u64::MAX);
    assert!(!survives("clock-set-broken", &broken, || hand.set_wall(3_600_000)));
}

#[test]
fn the_time_without_a_server_is_given_back() {
    let hand = Hand::new();
    let time = Timepiece::by(hand.clone());
    let server = away("clock-outage", &time);
    let view = running(&server);
    hand.pass(&time, 20_000);
    let config = Config::new(server.folder.clone());
    drop(server);
    hand.stop(10 * DAY);
    let server = on(&Timepiece::by(hand.clone()), config);
    let now = look(&server, &view);
    assert_eq!((&now["over"], &now["clock"]["black"]), (&json!(false), &json!(40_000)));
}

#[test]
fn games_from_before_deadlines_get_one() {
    let hand = Hand::new();
    let time = Timepiece::by(hand.clone());
    let server = away("clock-upgrade", &time);
    let view = running(&server);
    let mut watcher = Line::open(&server.client, text(&view["id"]), &json!({ "after": 3 }));
    watcher.hear().unwrap();
    let file = server.folder.join("zwick.sqlite");
    crate::support::sql(&file, "UPDATE game SET deadline = 0");
    // An upgraded game is looked at, found in time, and written down anew.
    assert_eq!(watcher.hear().unwrap()["events"][0]["kind"], "outage");
    hand.pass(&time, MINUTE);
    assert_eq!(watcher.hear().unwrap()["events"][0]["kind"], "flag");
}

/// A position of Wolf and Sheep with the wolf to move in which the sheep cannot win any more, and two
/// turns from there after which the game goes on.
fn hopeless() -> (String, [String; 2]) {
    for seed in 0_u64.. {
        let mut game = game::Game::named("wolf").unwrap();
        let mut lots = seed;
        while game.end().is_none() {
            if game.turn() == Some(board::Side::Black) && !game.can_still_win(board::Side::White) {
                let fen = game.position().to_fen();
                for m in game.legal_moves() {
                    let mut next = game.clone();
                    next.play(m).unwrap();
                    for answer in next.legal_moves() {
                        let mut last = next.clone();
                        last.play(answer).unwrap();
                        if last.end().is_none() {
                            let texts = last.turns().iter().rev().take(2).map(|t| t.text.clone());
                            let texts: Vec<String> = texts.collect();
                            return (fen, [texts[1].clone(), texts[0].clone()]);
                        }
                    }
                }
            }
            lots = board::mix(lots.wrapping_add(1));
            let moves = game.legal_moves();
            game.play(moves[lots as usize % moves.len()]).unwrap();
        }
    }
    unreachable!("some game goes like that")
}

#[test]
fn who_runs_out_of_time_draws_if_the_other_could_not_win() {
    let hand = Hand::new();
    let time = Timepiece::by(hand.clone());
    let server = away("clock-drawn", &time);
    let (fen, [first, second]) = hopeless();
    let view = table_with(&server, json!({ "rules": "wolf", "fen": fen, "clock": minutes(1) }));
    let [white, black] = ['a', 'c'].map(|letter| holding(&server.client, &token(letter)));
    let view = turn(&black, &view, &first);
    let view = turn(&white, &view, &second);
    hand.pass(&time, MINUTE);
    let end = look(&server, &view);
    assert_eq!(
        (&end["result"]["reason"], &end["result"]["winner"]),
        (&json!("time"), &Value::Null)
    );
    assert_eq!(
        end["result"]["text"],
        "A draw: time has run out, but the other side could not have won any more."
    );
    let proof = text(&end["proof"]["text"]);
    assert!(proof.starts_with("Every way to go on was tried, through "), "{proof}");
    let path = format!("/api/games/{}/record", text(&view["id"]));
    let record = server.client.get(&path).text().replace('\n', " ");
    assert!(record.contains("1/2-1/2") && record.contains("[%proof no-win "), "{record}");
    // The sheep have run out of time: the wolf could still have won.
    let (fen, [first, _]) = hopeless();
    let view = table_with(&server, json!({ "rules": "wolf", "fen": fen, "clock": minutes(1) }));
    let view = turn(&black, &view, &first);
    hand.pass(&time, MINUTE);
    assert_eq!(look(&server, &view)["result"]["winner"], "black");
}

/// What is wrong with the games in a folder once something has been done to them.
fn wrong_after(folder: &std::path::Path, statement: &str) -> Vec<String> {
    let file = folder.join("zwick.sqlite");
    let copy = folder.join("changed.sqlite");
    let _ = std::fs::remove_file(&copy);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let place = |file: &std::path::Path| server::upkeep::Place::File(file.to_path_buf());
    runtime.block_on(server::upkeep::backup(&place(&file), &copy)).unwrap();
    crate::support::sql(&copy, statement);
    let verified = runtime.block_on(server::upkeep::verify(&place(&copy), |_| {})).unwrap();
    verified.wrong.into_iter().map(|wrong| wrong.why).collect()
}

#[test]
fn a_draw_on_time_is_believed_by_its_proof_alone() {
    let hand = Hand::new();
    let time = Timepiece::by(hand.clone());
    let server = away("clock-proof", &time);
    let (fen, [first, second]) = hopeless();
    let view = table_with(&server, json!({ "rules": "wolf", "fen": fen, "clock": minutes(1) }));
    let [white, black] = ['a', 'c'].map(|letter| holding(&server.client, &token(letter)));
    let view = turn(&white, &turn(&black, &view, &first), &second);
    // In this one Black could still win.
    let open = running(&server);
    hand.pass(&time, MINUTE);
    assert_eq!(look(&server, &view)["result"]["winner"], Value::Null);
    assert_eq!(look(&server, &open)["result"]["winner"], "white");
    let folder = server.folder.clone();
    drop(server);
    assert_eq!(wrong_after(&folder, "SELECT 1"), [""; 0]);
    let flag = "kind = 'flag' AND body LIKE '%drawn%'";
    // A log from before has no proof, and is tried anew.
    let before = format!("UPDATE event SET body = json_remove(body, '$.proof') WHERE {flag}");
    assert_eq!(wrong_after(&folder, &before), [""; 0]);
    for change in [
        format!("UPDATE event SET body = json_set(body, '$.proof.positions', 1) WHERE {flag}"),
        format!("UPDATE event SET body = json_set(body, '$.side', 'white') WHERE {flag}"),
        format!("UPDATE event SET body = json_remove(json_set(body, '$.side', 'white'), '$.proof') WHERE {flag}"),
        "UPDATE event SET body = '{\"side\":\"black\",\"drawn\":true}' WHERE kind = 'flag' AND body NOT LIKE \
         '%drawn%'".to_string(),
    ] {
        let wrong = wrong_after(&folder, &change);
        assert!(wrong.len() == 1 && wrong[0].contains("bad-proof"), "{change}: {wrong:?}");
    }
}

#[test]
fn a_game_that_goes_round_and_round_is_stopped_with_its_proof() {
    let server = away("clock-stopped-proof", &Timepiece::by(Hand::new()));
    let fen = "W1W/1B1/3/3W1B/3/B2/1WB w 0 0 0";
    let view = table_with(&server, json!({ "rules": "smallfoot", "fen": fen }));
    let seats = ['a', 'c'].map(|letter| holding(&server.client, &token(letter)));
    let circle = ["d1-a1", "d6-b6", "a1-d1", "b6-d6"].iter().cycle().take(16).enumerate();
    let end = circle.fold(view, |view, (ply, text)| {
        assert_eq!(view["proof"], Value::Null);
        turn(&seats[ply % 2], &view, text)
    });
    assert_eq!(end["result"]["reason"], "stopped");
    let said = "The position has occurred 5 times, after turns 0, 4, 8, 12, 16.";
    assert_eq!(end["proof"]["text"], said);
    let path = format!("/api/games/{}/record", text(&end["id"]));
    let record = server.client.get(&path).text().replace('\n', " ");
    assert!(record.contains("[%proof repetition 0 4 8 12 16]"), "{record}");
}
