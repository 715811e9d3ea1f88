//! What has ended comes into the archive, whenever the server is killed.

#[cfg(unix)]
use std::{collections::BTreeSet, thread, time::Duration};

use serde_json::{Value, json};

#[cfg(unix)]
use crate::postgres::Cluster;
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

/// Plays games at a server that is killed again and again, at another moment of the archivist's round each time.
fn play_and_kill(start: impl Fn() -> Served) -> BTreeSet<String> {
    let mut played = BTreeSet::new();
    for round in 0..KILLS {
        let served = start();
        for number in 0..GAMES {
            played.insert(play(&served.client, round * GAMES + number));
        }
        thread::sleep(Duration::from_millis(97 * round));
        served.kill();
    }
    played
}

/// Every game is found, and none twice, by whatever is asked.
fn finds_each_once(client: &Client, played: &BTreeSet<String>) {
    for query in ["", "rules=classic", "rules=classic&position=d6", "result=0-1"] {
        let all = || found(client, query);
        for _ in 0..400 {
            if all().len() >= played.len() {
                break;
            }
            thread::sleep(Duration::from_millis(25));
        }
        let all = all();
        assert_eq!(all.len(), played.len(), "{query}");
        assert_eq!(all.into_iter().collect::<BTreeSet<_>>(), *played, "{query}");
    }
}

#[test]
fn every_game_is_found_once_after_every_kill() {
    let data = folder("archive-killed");
    let start = || Served::start(&data, &[]);
    let played = play_and_kill(start);
    finds_each_once(&start().client, &played);
}

#[test]
#[cfg(unix)]
fn every_game_is_found_once_whichever_process_puts_it_on_the_shelf() {
    let cluster = Cluster::start("archive-killed");
    let data = ["stays", "dies"].map(|name| folder(&format!("archive-killed-{name}")));
    let stays = Served::on(&cluster.url(), &data[0], &[]);
    // Both look for what has ended; the one that stays finishes what the other has left.
    let played = play_and_kill(|| Served::on(&cluster.url(), &data[1], &[]));
    finds_each_once(&stays.client, &played);
    let kept = cluster.sql("SELECT count(*), count(DISTINCT game) FROM archive");
    assert_eq!(kept, format!("{0}|{0}", played.len()));
}
