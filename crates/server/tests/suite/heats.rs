//! Races over the network: by link, checked by replay, followed live, and not lost with a server.

use std::io::BufRead;

use serde_json::{Value, json};
use server::{Config, Timepiece};

use crate::support::{
    Client, TestServer, folder, fresh_id, http,
    people::member,
    postgres::Cluster,
    seats::{holding, token},
    sql, text,
    time::Hand,
};

/// The start of the cross is solved so.
const SOLUTION: &str = "d5-f5 d3-d5 c5-e5 f5-d5 d5-d7";

fn config(name: &str) -> Config {
    let public_url = Some("https://play.example/".to_string());
    Config { public_url, ..Config::new(folder(name)) }
}

/// A race that Anna makes, with the secret `a`.
fn make(client: &Client, minutes: u64) -> Value {
    let wish =
        json!({ "problem": "cross", "minutes": minutes, "seat": token('a'), "name": "Anna" });
    client.post("/api/heats", &wish).expect(201)
}

fn path(heat: &Value) -> String {
    format!("/api/heats/{}", text(&heat["id"]))
}

/// Does something in a race, as who has the secret of this letter.
fn act(client: &Client, heat: &Value, letter: char, deed: &Value) -> crate::support::Answer {
    let client = holding(client, &token(letter));
    client.post(&format!("{}/commands", path(heat)), deed)
}

fn join(client: &Client, heat: &Value, letter: char, name: &str) -> Value {
    let deed = json!({ "type": "join", "seat": token(letter), "name": name });
    client.post(&format!("{}/commands", path(heat)), &deed).expect(200)
}

fn see(client: &Client, heat: &Value, letter: char) -> Value {
    holding(client, &token(letter)).get(&path(heat)).expect(200)
}

/// Plays jumps in the own game of a race.
fn jump(client: &Client, heat: &Value, letter: char, jumps: &str) -> Value {
    let client = holding(client, &token(letter));
    let own = client.get(&path(heat)).expect(200);
    let you = own["you"].as_u64().unwrap() as usize - 1;
    let game = format!("/api/games/{}", text(&own["racers"][you]["game"]));
    let mut view = client.get(&game).expect(200);
    for jump in jumps.split_whitespace() {
        let command =
            json!({ "type": "turn", "text": jump, "ver": view["ver"], "cmd_id": fresh_id() });
        view = client.post(&format!("{game}/commands"), &command).expect(200);
    }
    view
}

fn games(heat: &Value) -> Vec<bool> {
    heat["racers"].as_array().unwrap().iter().map(|racer| racer["game"].is_string()).collect()
}

#[test]
fn a_race_by_link_from_the_first_word_to_the_next_race() {
    let server = TestServer::with(config("heat-link"));
    let client = &server.client;
    let heat = make(client, 10);
    assert_eq!((&heat["state"], &heat["you"]), (&json!("waiting"), &json!(1)));
    // The same secret makes the same race.
    assert_eq!(make(client, 10)["id"], heat["id"]);
    let joined = join(client, &heat, 'b', "Bert");
    assert_eq!((&joined["you"], &joined["racers"][1]["name"]), (&json!(2), &json!("Bert")));
    assert_eq!(join(client, &heat, 'b', "Bert")["ver"], joined["ver"], "twice is once");

    let begin = json!({ "type": "begin" });
    let refused = |letter, deed: &Value| act(client, &heat, letter, deed).problem();
    assert_eq!(refused('b', &begin), (422, "race-host".to_string()));
    assert_eq!(refused('c', &begin), (403, "seat-foreign".to_string()));
    assert_eq!(refused('a', &json!({ "type": "rematch" })), (422, "race-waits".to_string()));
    let nobody = client.post(&format!("{}/commands", path(&heat)), &begin).problem();
    assert_eq!(nobody, (401, "seat-missing".to_string()));

    let begun = act(client, &heat, 'a', &begin).expect(200);
    assert_eq!(begun["state"], "running");
    assert_eq!(act(client, &heat, 'a', &begin).expect(200)["racers"], begun["racers"]);
    // Everybody is told the own game and no other.
    assert_eq!(games(&begun), [true, false]);
    assert_eq!(games(&see(client, &heat, 'b')), [false, true]);
    assert_eq!(games(&client.get(&path(&heat)).expect(200)), [false, false]);
    assert_eq!(refused('c', &json!({ "type": "join", "seat": token('c') })).1, "race-begun");
    assert_eq!(refused('a', &json!({ "type": "leave" })).1, "race-begun");

    // What is no jump is none here either, and nobody jumps for somebody else.
    let own = format!("/api/games/{}", text(&begun["racers"][0]["game"]));
    let turn = |text: &str| json!({ "type": "turn", "text": text, "ver": 1, "cmd_id": fresh_id() });
    let [anna, bert] = ['a', 'b'].map(|letter| holding(client, &token(letter)));
    let wrong = anna.post(&format!("{own}/commands"), &turn("d1-d3")).problem();
    assert_eq!(wrong.0, 422);
    let foreign = bert.post(&format!("{own}/commands"), &turn("d5-f5")).problem();
    assert_eq!(foreign, (403, "seat-foreign".to_string()));
    assert_eq!(anna.get(&format!("{own}/solution")).problem().1, "hints-off");

    jump(client, &heat, 'a', SOLUTION);
    assert_eq!(refused('a', &json!({ "type": "rematch" })), (422, "race-goes-on".to_string()));
    jump(client, &heat, 'b', "d4-d2");
    let now = see(client, &heat, 'b');
    let figures = |n: usize| {
        let racer = &now["racers"][n];
        json!([racer["place"], racer["pegs"], racer["jumps"], racer["solved"], racer["done"]])
    };
    assert_eq!(figures(0), json!([1, 1, 5, true, true]));
    assert_eq!(figures(1), json!([2, 5, 1, false, false]));
    assert_eq!(now["state"], "running");

    // Bert leaves it at that; what is jumped afterwards does not count.
    act(client, &heat, 'b', &json!({ "type": "stop" })).expect(200);
    let over = client.get(&path(&heat)).expect(200);
    assert_eq!((&over["state"], games(&over)), (&json!("over"), vec![true, true]));
    assert!(text(&over["sentence"]).starts_with("Anna wins: solved in"), "{over}");

    let next = act(client, &heat, 'b', &json!({ "type": "rematch" })).expect(200)["next"].clone();
    let again = act(client, &heat, 'a', &json!({ "type": "rematch" })).expect(200);
    assert_eq!(again["next"], next);
    let next = see(client, &json!({ "id": next }), 'b');
    assert_eq!((&next["you"], &next["state"]), (&json!(2), &json!("waiting")));
    assert_eq!(next["racers"][0]["name"], "Anna");
}

/// A deletion takes a name out of a race that a player has read already to make the next one.
#[test]
fn the_next_race_has_no_name_that_this_one_has_lost() {
    let config = config("heat-lost-name");
    let server = TestServer::with(config.clone());
    let client = &server.client;
    let heat = make(client, 10);
    join(client, &heat, 'b', "Bert");
    act(client, &heat, 'a', &json!({ "type": "begin" })).expect(200);
    for letter in ['a', 'b'] {
        act(client, &heat, letter, &json!({ "type": "stop" })).expect(200);
    }
    let rematch = json!({ "type": "rematch" });
    let next = act(client, &heat, 'b', &rematch).expect(200)["next"].clone();
    let next = json!({ "id": next });
    assert_eq!(see(client, &next, 'b')["racers"][0]["name"], "Anna");
    // The next race is there, and this one has lost a name before it knew of it.
    sql(
        &server.folder.join(&config.file),
        format!(
            "UPDATE race SET body = json_set(body, '$.next', NULL, '$.racers[0].name', ''), ver = ver + 1 \
             WHERE id = '{}'",
            text(&heat["id"])
        ),
    );
    let again = act(client, &heat, 'b', &rematch).expect(200);
    assert_eq!(again["next"], next["id"]);
    let seen = see(client, &next, 'b');
    assert_ne!(seen["racers"][0]["name"], "Anna");
    assert_eq!((&seen["racers"][1]["name"], &seen["ver"]), (&json!("Bert"), &json!(2)));
    assert_eq!(act(client, &heat, 'a', &rematch).expect(200)["ver"], again["ver"], "twice is once");
    assert_eq!(see(client, &next, 'a')["ver"], 2);
}

#[test]
fn it_begins_when_all_are_ready_and_is_over_when_the_time_is() {
    let (hand, config) = (Hand::new(), config("heat-time"));
    let time = Timepiece::by(hand.clone());
    let server = TestServer::by(time.clone(), config);
    let client = &server.client;
    let heat = make(client, 1);
    let ready = json!({ "type": "ready", "ready": true });
    assert_eq!(act(client, &heat, 'a', &ready).expect(200)["state"], "waiting", "alone");
    let carla = member(client, "Carla");
    let deed = json!({ "type": "join", "seat": token('c'), "name": "somebody else" });
    let joined = carla.post(&format!("{}/commands", path(&heat)), &deed).expect(200);
    assert_eq!(joined["racers"][1]["name"], "Carla", "who is signed in is called so");
    // The account is enough on another device.
    let begun = carla.post(&format!("{}/commands", path(&heat)), &ready).expect(200);
    assert_eq!((&begun["state"], &begun["you"]), (&json!("running"), &json!(2)));
    // Thinking counts, from the start.
    hand.pass(&time, 20_000);
    jump(client, &heat, 'a', "d4-d2");
    hand.pass(&time, 5_000);
    jump(&carla, &heat, 'c', "d4-d2");
    let racers = see(client, &heat, 'a')["racers"].clone();
    assert_eq!((&racers[0]["time"], &racers[1]["time"]), (&json!(20_000), &json!(25_000)));
    hand.pass(&time, 36_000);
    let over = see(client, &heat, 'a');
    assert_eq!(over["state"], "over");
    assert!(text(&over["sentence"]).starts_with("Anna wins with 5 pegs"), "{over}");
    // Too late is too late.
    let view = jump(&carla, &heat, 'c', "");
    let late = text(&view["turns"][0]["text"]).to_string();
    jump(&carla, &heat, 'c', &late);
    assert_eq!(see(client, &heat, 'c')["racers"], over["racers"]);
}

#[test]
fn a_race_is_followed_live_by_anybody() {
    let server = TestServer::with(config("heat-stream"));
    let client = &server.client;
    let heat = make(client, 10);
    let lines = client.with("accept", "application/x-ndjson");
    let mut stream = lines.open("GET", &format!("{}/stream", path(&heat)), b"").unwrap();
    assert_eq!(http::head(&mut stream).unwrap().0, 200);
    let mut next = || loop {
        let mut line = String::new();
        stream.read_line(&mut line).unwrap();
        if line.starts_with('{') {
            return serde_json::from_str::<Value>(&line).unwrap();
        }
    };
    assert_eq!(next()["racers"].as_array().unwrap().len(), 1);
    join(client, &heat, 'b', "<b>Bert</b>");
    assert_eq!(next()["racers"][1]["name"], "<b>Bert</b>");
    act(client, &heat, 'a', &json!({ "type": "begin" })).expect(200);
    let begun = next();
    assert_eq!((&begun["state"], &begun["you"]), (&json!("running"), &Value::Null));
    assert_eq!(games(&begun), [false, false]);
    jump(client, &heat, 'b', "d4-d2");
    assert_eq!(next()["racers"][1]["pegs"], 5);
    jump(client, &heat, 'a', "d4-d2");
    assert_eq!(next()["racers"][0]["pegs"], 5);
    let page = client.get(&format!("/heat/{}", text(&heat["id"]))).text();
    assert!(page.contains("&lt;b&gt;Bert") && !page.contains("<b>Bert"), "names are escaped");
    assert_eq!(client.get("/api/heats/nowhere").problem(), (404, "unknown-race".to_string()));
    let wish = |problem: &str, minutes: u64| json!({ "problem": problem, "minutes": minutes, "seat": token('e') });
    for (wish, code) in
        [(wish("nowhere", 5), "unknown-problem"), (wish("cross", 0), "race-minutes")]
    {
        assert_eq!(client.post("/api/heats", &wish).problem(), (422, code.to_string()));
    }
}

#[test]
fn nothing_is_lost_with_the_server() {
    let config = config("heat-restart");
    let mut server = TestServer::with(config.clone());
    let heat = make(&server.client, 60);
    for letter in ['b', 'c'] {
        join(&server.client, &heat, letter, &letter.to_string());
    }
    act(&server.client, &heat, 'a', &json!({ "type": "begin" })).expect(200);
    // Each jump at another server, by turns.
    for (n, jump_text) in SOLUTION.split_whitespace().enumerate() {
        for letter in ['a', 'b'] {
            jump(&server.client, &heat, letter, jump_text);
        }
        let before = see(&server.client, &heat, 'a')["racers"].clone();
        drop(server);
        server = TestServer::with(config.clone());
        let after = see(&server.client, &heat, 'a')["racers"].clone();
        assert_eq!(after, before);
        assert_eq!(after[0]["jumps"], n + 1);
    }
    act(&server.client, &heat, 'c', &json!({ "type": "stop" })).expect(200);
    assert_eq!(see(&server.client, &heat, 'b')["state"], "over");
}

#[test]
fn two_processes_on_one_database_run_one_race() {
    let cluster = Cluster::start("heats");
    let on = |which: &str| {
        let folder = folder(&format!("heat-{which}"));
        let public_url = Some("https://play.example/".to_string());
        let config = Config::postgres(cluster.url().parse().unwrap(), folder);
        TestServer::with(Config { public_url, ..config })
    };
    let [one, other] = ["one", "other"].map(on);
    let heat = make(&one.client, 10);
    let lines = other.client.with("accept", "application/x-ndjson");
    let mut stream = lines.open("GET", &format!("{}/stream", path(&heat)), b"").unwrap();
    assert_eq!(http::head(&mut stream).unwrap().0, 200);
    // Seven come at once, to both, and everybody twice.
    std::thread::scope(|scope| {
        for letter in ['1', '2', '3', '4', '5', '6', '7'] {
            for client in [&one.client, &other.client] {
                let heat = &heat;
                scope.spawn(move || join(client, heat, letter, &letter.to_string()));
            }
        }
    });
    let full = see(&other.client, &heat, 'a');
    assert_eq!(full["racers"].as_array().unwrap().len(), 8);
    let late = json!({ "type": "join", "seat": token('8') });
    let refused = one.client.post(&format!("{}/commands", path(&heat)), &late).problem();
    assert_eq!(refused, (422, "race-full".to_string()));
    // The host begins at both at once: everybody has one game.
    std::thread::scope(|scope| {
        for client in [&one.client, &other.client] {
            let heat = &heat;
            scope.spawn(move || {
                act(client, heat, 'a', &json!({ "type": "begin" })).expect(200);
            });
        }
    });
    jump(&one.client, &heat, '7', "d4-d2");
    assert_eq!(see(&other.client, &heat, 'a')["racers"][0]["pegs"], 6);
    // What happens at one is seen at the other.
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).unwrap();
        if !line.starts_with('{') {
            continue;
        }
        let told: Value = serde_json::from_str(&line).unwrap();
        let racers = told["racers"].as_array().unwrap();
        if racers.iter().any(|racer| racer["pegs"] == 5) {
            break;
        }
    }
}
