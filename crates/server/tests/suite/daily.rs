//! The tasks of the day: begun once, played through, and one line for each.

use std::{
    thread,
    time::{Duration, SystemTime},
};

use serde_json::{Value, json};
use server::Config;

use crate::support::{
    Client, TestServer, folder,
    people::member,
    seats::{holding, token},
    text,
};

/// A day in seconds.
const DAY: u64 = 24 * 60 * 60;

/// A server whose tasks stay those of this day for the time of a test.
fn config(name: &str) -> Config {
    let now = SystemTime::UNIX_EPOCH.elapsed().unwrap().as_secs();
    let left = Duration::from_secs(DAY - now % DAY);
    if left < Duration::from_mins(1) {
        thread::sleep(left);
    }
    let public_url = Some("https://play.example/".to_string());
    Config { public_url, ..Config::new(folder(name)) }
}

fn begin(client: &Client, name: &str) -> Value {
    client.post("/api/daily/solitaire/begin", &json!({ "name": name })).expect(200)
}

fn attempt(client: &Client, day: &Value, turns: &[String]) -> Value {
    let body = json!({ "day": day, "turns": turns });
    client.post("/api/daily/solitaire/attempts", &body).expect(200)
}

/// Jumps whatever comes first, or last, until nothing can be.
fn play_out(client: &Client, board: &Value, last: bool) -> (Vec<String>, Value) {
    let (mut turns, mut view) = (Vec::new(), board["view"].clone());
    loop {
        let legal = view["turns"].as_array().unwrap();
        let turn = if last { legal.last() } else { legal.first() };
        turns.push(text(&turn.unwrap()["text"]).to_string());
        let answer = attempt(client, &board["day"], &turns);
        if answer["outcome"] != "open" {
            return (turns, answer);
        }
        view = answer["views"][0].clone();
    }
}

fn today(client: &Client) -> Value {
    client.get("/api/daily").expect(200)["tasks"][0]["today"].clone()
}

#[test]
fn each_has_one_line_and_the_best_counts() {
    let config = config("daily");
    let server = TestServer::with(config.clone());
    let client = &server.client;
    let anna = holding(client, &token('a'));
    let board = begin(&anna, "Anna <i>");
    assert_eq!(board["begun"], true);
    let (turns, ended) = play_out(&anna, &board, false);
    assert_eq!(ended["entered"], true, "{ended}");
    // The same once more gets the same answer.
    assert_eq!(attempt(&anna, &board["day"], &turns)["entered"], true);
    // Of two tries one stands, however often both are sent.
    let (other, ended) = play_out(&anna, &board, true);
    let is_better = ended["entered"].as_bool().unwrap();
    assert_eq!(attempt(&anna, &board["day"], &turns)["entered"], !is_better);
    assert_eq!(attempt(&anna, &board["day"], &other)["entered"], is_better);
    let table = today(&anna);
    assert_eq!(table.as_array().unwrap().len(), 1);
    assert_eq!((&table[0]["name"], &table[0]["you"]), (&json!("Anna <i>"), &json!(true)));
    assert_eq!(today(client)[0]["you"], false);

    // Somebody with an account, by the account on every device.
    let carla = member(client, "Carla");
    begin(&carla, "somebody else");
    play_out(&carla, &board, true);
    let again = holding(&carla, &token('e'));
    assert_eq!(begin(&again, "")["begun"], true);
    let table = today(&carla);
    let lines = table.as_array().unwrap();
    assert_eq!(lines.len(), 2);
    let own = lines.iter().find(|line| line["you"] == true).unwrap();
    assert_eq!((&own["name"], &own["signed"]), (&json!("Carla"), &json!(true)));
    let rank = |line: &Value| {
        (line["pegs"].as_u64().unwrap_or(0), line["moves"].as_u64(), line["time"].as_u64())
    };
    assert!(rank(&lines[0]) <= rank(&lines[1]), "{table}");
    // It is on the disk, and on the page.
    let before = today(client);
    drop(server);
    let server = TestServer::with(config);
    assert_eq!(today(&server.client), before);
    let page = server.client.get("/daily").text();
    assert!(page.contains("Anna &lt;i&gt;") && page.contains("Carla"), "{page}");
}

#[test]
fn what_makes_no_sense_is_refused() {
    let server = TestServer::with(config("daily-refused"));
    let client = &server.client;
    let anna = holding(client, &token('a'));
    let day = client.get("/api/daily").expect(200)["day"].as_u64().unwrap();
    let board = client.get("/api/daily/solitaire").expect(200);
    assert_eq!(board["begun"], false);
    let nobody = client.post("/api/daily/solitaire/begin", &json!({ "name": "" })).problem();
    assert_eq!(nobody, (401, "seat-missing".to_string()));
    let long = json!({ "name": "x".repeat(41) });
    assert_eq!(anna.post("/api/daily/solitaire/begin", &long).problem().1, "bad-name");
    assert_eq!(client.get("/api/daily/chess").problem(), (404, "unknown-task".to_string()));
    let refused = |client: &Client, body: Value| {
        client.post("/api/daily/solitaire/attempts", &body).problem().1
    };
    for other in [day + 1, day - 2, u64::MAX, 0] {
        assert_eq!(refused(&anna, json!({ "day": other, "turns": [] })), "daily-over");
    }
    let nonsense = json!({ "day": day, "turns": ["a1-a1"] });
    assert_eq!(refused(&anna, nonsense), "no-such-turn");
    let many = json!({ "day": day, "turns": vec!["x"; 41] });
    assert_eq!(refused(&anna, many), "too-many-turns");
    // Anybody may try; who has not begun enters nothing.
    let (turns, ended) = play_out(client, &board, false);
    assert_eq!(ended["entered"], Value::Null);
    assert_eq!(refused(&anna, json!({ "day": day, "turns": turns })), "daily-not-begun");
    assert_eq!(today(client), json!([]));
}

#[test]
fn the_puzzle_of_the_day_is_the_same_for_all_and_is_solved_once() {
    let server = TestServer::with(config("daily-puzzle"));
    let client = &server.client;
    let anna = holding(client, &token('a'));
    let board = anna.post("/api/daily/puzzle/begin", &json!({ "name": "Anna" })).expect(200);
    let known = client.get("/api/puzzles/daily").expect(200);
    assert_eq!(board["view"]["fen"], known["view"]["fen"]);
    assert_eq!(board["sentence"], known["task"]);
    // Whoever has not solved it is told nothing, whether begun or not; of other puzzles everything.
    let told = |client: &Client, id: &str| {
        let hint = client.post(&format!("/api/puzzles/{id}/hint"), &json!({ "turns": [] })).status;
        (hint, client.get(&format!("/api/puzzles/{id}/solution")).status)
    };
    let puzzle = school::puzzles().find(text(&known["id"])).unwrap();
    let other = school::puzzles().all().iter().find(|other| other.id != puzzle.id).unwrap();
    for who in [client, &anna] {
        assert_eq!(told(who, &puzzle.id), (403, 403));
        assert_eq!(told(who, &other.id), (200, 200));
    }
    let refused = client.get(&format!("/api/puzzles/{}/solution", puzzle.id)).problem();
    assert_eq!(refused, (403, "daily-untold".to_string()));

    let turns: Vec<_> = (0..puzzle.own_turns()).map(|at| puzzle.right(at)[0]).collect();
    let body = json!({ "day": board["day"], "turns": turns });
    let solved = anna.post("/api/daily/puzzle/attempts", &body).expect(200);
    assert_eq!((&solved["outcome"], &solved["entered"]), (&json!("solved"), &json!(true)));
    let line = client.get("/api/daily").expect(200)["tasks"][1]["today"][0].clone();
    assert_eq!((&line["solved"], &line["place"]), (&json!(true), &json!(1)));
    assert_eq!(line["moves"], turns.len());
    assert_eq!(told(&anna, &puzzle.id), (200, 200));
    let bert = holding(client, &token('c'));
    for who in [client, &bert] {
        assert_eq!(told(who, &puzzle.id), (403, 403));
    }
}

#[test]
fn at_home_the_puzzle_of_the_day_has_a_hint() {
    let server = TestServer::start("daily-home");
    let id = server.client.get("/api/puzzles/daily").expect(200)["id"].clone();
    let path = format!("/api/puzzles/{}/solution", text(&id));
    server.client.get(&path).expect(200);
}
