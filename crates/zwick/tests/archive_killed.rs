//! What has ended comes into the archive, whenever the server is killed.

#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

#[path = "../../server/tests/support/http.rs"]
#[allow(dead_code, reason = "a part of it is used")]
mod http;
#[path = "support/served.rs"]
mod served;
mod support;

use std::{collections::BTreeSet, thread, time::Duration};

use serde_json::{Value, json};

use crate::{http::Client, served::Served, support::folder};

/// How often the server is killed.
const KILLS: u64 = 6;

/// How many games end before each kill.
const GAMES: u64 = 4;

/// Plays a short game that anybody may see, and answers its id.
fn play(client: &Client, number: u64) -> String {
    let [white, invite, black] = ["a", "b", "c"].map(|letter| letter.repeat(64));
    let wish = json!({ "rules": "classic", "cmd_id": format!("new-{number}"), "first": "white",
        "seat": white, "invite": invite, "opponent": { "kind": "link", "plays": "black" } });
    let view = client.post("/api/games", &wish).expect(201);
    let path = format!("/api/games/{}/commands", view["id"].as_str().unwrap());
    let player = client.with("authorization", &format!("Bearer {white}"));
    let commands = [
        json!({ "type": "sit", "invite": invite, "seat": black }),
        json!({ "type": "turn", "text": "d6" }),
        json!({ "type": "publish", "public": true }),
        json!({ "type": "resign" }),
    ];
    for (command, ver) in commands.into_iter().zip(1..) {
        let mut command: Value = command;
        command["ver"] = ver.into();
        command["cmd_id"] = format!("c{ver}").into();
        player.post(&path, &command).expect(200);
    }
    view["id"].as_str().unwrap().to_string()
}

fn found(client: &Client, query: &str) -> Vec<String> {
    let answer = client.get(&format!("/api/archive?{query}")).expect(200);
    let games = answer["games"].as_array().unwrap().clone();
    games.iter().map(|game| game["id"].as_str().unwrap().to_string()).collect()
}

#[test]
fn every_game_is_found_once_after_every_kill() {
    let data = folder("archive-killed");
    let mut played = BTreeSet::new();
    for round in 0..KILLS {
        let served = Served::start(&data, &[]);
        for number in 0..GAMES {
            played.insert(play(&served.client, round * GAMES + number));
        }
        // At another moment of the archivist's round each time.
        thread::sleep(Duration::from_millis(97 * round));
        served.kill();
    }
    let served = Served::start(&data, &[]);
    for query in ["", "rules=classic", "rules=classic&position=d6", "result=0-1"] {
        let all = || found(&served.client, query);
        for _ in 0..400 {
            if all().len() >= played.len() {
                break;
            }
            thread::sleep(Duration::from_millis(25));
        }
        let all = all();
        assert_eq!(all.len(), played.len(), "{query}");
        assert_eq!(all.into_iter().collect::<BTreeSet<_>>(), played, "{query}");
    }
}
