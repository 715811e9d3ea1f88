//! The server is killed right after each answer: what it has answered about races, tasks of the day and messages
//! is there at the next start, and sent once more it is still there once.

use std::path::PathBuf;

use serde_json::{Value, json};

use crate::{http::Client, served::Served, support::folder};

/// Makes the server answer before it has written.
const HASTY: &str = "ZWICK_TEST_HASTY";

/// What is said about a server that loses something.
const LOST: &str = "an answer is lost";

/// How many races are run; each has several kills.
const RACES: usize = 3;

fn seat(race: usize, racer: usize) -> String {
    format!("{:0>64x}", 1 + 16 * race + racer)
}

fn holding(client: &Client, seat: &str) -> Client {
    client.with("authorization", &format!("Bearer {seat}"))
}

/// A server that is killed after every answer.
struct Killed<'a> {
    data: PathBuf,
    environment: &'a [(&'a str, &'a str)],
    served: Option<Served>,
    kills: usize,
}

impl Killed<'_> {
    fn client(&self) -> Client {
        self.served.as_ref().unwrap().client.clone()
    }

    /// Does something, kills the server, and looks at the next one whether it was done. What was answered is sent
    /// once more either way.
    fn survives(&mut self, deed: impl Fn(&Client) -> u16, seen: impl Fn(&Client) -> bool) {
        let status = deed(&self.client());
        assert_eq!(status / 100, 2, "it is answered");
        self.served.take().unwrap().kill();
        self.kills += 1;
        self.served = Some(Served::start(&self.data, self.environment));
        assert!(seen(&self.client()), "{LOST}");
        deed(&self.client());
        assert!(seen(&self.client()));
    }
}

/// The race as somebody sees it; none if it is not there.
fn heat(client: &Client, id: &str, seat: &str) -> Option<Value> {
    let answer = holding(client, seat).get(&format!("/api/heats/{id}"));
    (answer.status == 200).then(|| answer.json())
}

fn act(client: &Client, id: &str, seat: &str, deed: &Value) -> u16 {
    holding(client, seat).post(&format!("/api/heats/{id}/commands"), deed).status
}

/// One race, with a kill after every answer.
fn race(killed: &mut Killed<'_>, number: usize) {
    let [anna, bert] = [0, 1].map(|racer| seat(number, racer));
    let make = |client: &Client| {
        let wish = json!({ "problem": "cross", "seat": anna, "name": "Anna" });
        client.post("/api/heats", &wish)
    };
    // The same secret makes the same race, so its id is known beforehand.
    let id = make(&killed.client()).expect(201)["id"].as_str().unwrap().to_string();
    killed.survives(|client| make(client).status, |client| heat(client, &id, &anna).is_some());
    let racers = |client: &Client| heat(client, &id, &anna).unwrap()["racers"].clone();
    let join = json!({ "type": "join", "seat": bert, "name": "Bert" });
    killed.survives(
        |client| act(client, &id, &bert, &join),
        |client| racers(client).as_array().unwrap().len() == 2,
    );
    let begin = json!({ "type": "begin" });
    killed.survives(
        |client| act(client, &id, &anna, &begin),
        |client| heat(client, &id, &anna).unwrap()["state"] == "running",
    );
    for (own, seat) in [&anna, &bert].into_iter().enumerate() {
        let game = heat(&killed.client(), &id, seat).unwrap()["racers"][own]["game"].clone();
        let path = format!("/api/games/{}/commands", game.as_str().unwrap());
        let turn = json!({ "type": "turn", "text": "d4-d2", "ver": 1, "cmd_id": "jump" });
        killed.survives(
            |client| holding(client, seat).post(&path, &turn).status,
            |client| racers(client)[own]["pegs"] == 5,
        );
    }
    let stop = json!({ "type": "stop" });
    killed.survives(
        |client| act(client, &id, &bert, &stop),
        |client| racers(client)[1]["done"] == true,
    );
    // The same person begins a task of the day.
    let task = |client: &Client| holding(client, &anna).get("/api/daily/solitaire").expect(200);
    killed.survives(
        |client| {
            let name = json!({ "name": "Anna" });
            holding(client, &anna).post("/api/daily/solitaire/begin", &name).status
        },
        |client| task(client)["begun"] == true,
    );
    assert_eq!(racers(&killed.client())[0]["jumps"], 1, "nothing is there twice");
}

/// How often a server was killed in so many races that lost nothing.
fn run(name: &str, environment: &[(&str, &str)], races: usize) -> usize {
    let data = folder(name);
    let served = Some(Served::start(&data, environment));
    let mut killed = Killed { data, environment, served, kills: 0 };
    for number in 0..races {
        race(&mut killed, number);
    }
    killed.kills
}

#[test]
fn no_answer_is_lost_by_a_kill() {
    assert_eq!(run("races-killed", &[], RACES), 7 * RACES);
}

#[test]
fn the_test_would_notice_a_server_that_answers_too_early() {
    // Most kills come before the write, but not all of them.
    let ended = std::panic::catch_unwind(|| run("races-hasty", &[(HASTY, "yes")], 20 * RACES));
    let said = ended.expect_err("a hasty server loses nothing here");
    let said = said.downcast_ref::<String>().cloned().unwrap_or_default();
    assert!(said.contains(LOST), "{said}");
}
