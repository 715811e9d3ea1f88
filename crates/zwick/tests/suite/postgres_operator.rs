//! What the operator of a server on PostgreSQL sees of it: the same counts as with a file, and those of the
//! connections to the database.

#![cfg(unix)]

use std::{collections::BTreeMap, thread, time::Duration};

use crate::{http::Client, player::Player, postgres::Cluster, served::Served, support::folder};

const ADMIN: [&str; 2] = ["--admin-bind", "127.0.0.1:0"];

/// The values of the counts, by name and labels.
fn counts(served: &Served) -> BTreeMap<String, f64> {
    let admin: &Client = served.admin.as_ref().unwrap();
    let text = admin.get("/metrics").text();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let pairs = lines.map(|line| line.rsplit_once(' ').unwrap());
    pairs.map(|(name, value)| (name.to_string(), value.parse().unwrap())).collect()
}

/// The names of counts, without labels.
fn names(counts: &BTreeMap<String, f64>) -> Vec<String> {
    let mut names: Vec<String> =
        counts.keys().map(|name| name.split('{').next().unwrap().to_string()).collect();
    names.dedup();
    names
}

fn play(served: &Served, turns: usize) -> Player {
    let mut player = Player::new(0);
    while player.played.len() < turns {
        player.step(&served.client).unwrap();
    }
    player
}

#[test]
fn the_counts_are_those_of_a_file_and_of_the_connections() {
    let mut cluster = Cluster::start("pg-operator");
    let file = Served::start_with(&folder("pg-operator-file"), &[], &ADMIN);
    let database = Served::on_with(&cluster.url(), &folder("pg-operator"), &[], &ADMIN);
    play(&file, 5);
    let player = play(&database, 5);
    // Told once the clocks have been looked after for the first time.
    while !counts(&database).contains_key("zwick_sweeper_idle_seconds") {
        thread::sleep(Duration::from_millis(50));
    }
    let (of_file, of_database) = (counts(&file), counts(&database));
    for name in names(&of_file) {
        assert!(names(&of_database).contains(&name), "{name}");
        assert!(!name.starts_with("zwick_database_c"), "a file has no connections: {name}");
    }
    let has = |name: &str| of_database[name];
    // Creation, sitting down, and the turns.
    assert!(has("zwick_commit_commands_count") >= 7.0);
    assert!(has("zwick_database_statement_seconds_count") >= 7.0);
    assert!(has("zwick_database_statement_seconds_sum") > 0.0);
    assert!(has("zwick_database_connecting_seconds_count") >= 7.0);
    let open = ["busy", "idle"]
        .map(|state| has(&format!("zwick_database_connections{{state=\"{state}\"}}")));
    assert!((1.0..=24.0).contains(&(open[0] + open[1])), "{open:?}");

    let failed = r#"zwick_database_errors_total{at="write"}"#;
    assert!(has(failed) < 0.5);
    cluster.crash();
    let command = serde_json::json!({ "type": "resign", "ver": player.view["ver"], "cmd_id": "r" });
    let seat = player.seat(&database.client, "white");
    assert_eq!(seat.post(&player.commands(), &command).status, 503);
    let admin = database.admin.as_ref().unwrap();
    assert_eq!(admin.get("/readyz").status, 503);
    assert!(counts(&database)[failed] > 0.5, "{:?}", counts(&database));
}

/// Requests with a NUL in them: method, path, kind of the body, body.
fn nuls(client: &Client) -> Vec<(String, String, &'static str, String)> {
    let description = client.get("/api/openapi.json").expect(200);
    let mut requests = Vec::new();
    for (path, methods) in description["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            let method = method.to_uppercase();
            let parts = path.split(['{', '}']).enumerate();
            let with = |filler: &str| -> String {
                parts.clone().map(|(at, part)| if at % 2 == 0 { part } else { filler }).collect()
            };
            requests.push((
                method.clone(),
                format!("{}?before=a%00b", with("a")),
                "",
                String::new(),
            ));
            if path.contains('{') {
                requests.push((method.clone(), with("a%00b"), "", String::new()));
            }
            for body in [r#"{"cmd_id":"a\u0000","text":"\u0000"}"#, "{\"a\\u0000\":1}", "[\"\0\"]"]
            {
                if method != "GET" {
                    let json = "application/json";
                    requests.push((method.clone(), with("a"), json, body.to_string()));
                }
            }
        }
    }
    for page in [
        "/game/%00",
        "/rules/%00",
        "/player/Anna%00",
        "/race/%00",
        "/heat/%00",
        "/archive?player=%00",
        "/games?before=%00",
        "/ratings?rules=%00&speed=blitz",
        "/sign-in/mail/%00",
        "/mail/confirm/%00",
        "/mail/quiet/%00",
        "/new?rule_text=%00",
    ] {
        requests.push(("GET".to_string(), page.to_string(), "", String::new()));
    }
    for page in ["/new", "/rules/own", "/sign-in", "/sign-in/code", "/sign-up"] {
        for body in ["name=Anna%00&password=geheim+genug&rules=classic", "name=\0&rules=classic"] {
            let form = "application/x-www-form-urlencoded";
            requests.push(("POST".to_string(), page.to_string(), form, body.to_string()));
        }
    }
    requests
}

#[test]
fn a_text_that_no_database_takes_is_refused_at_the_door_and_wakes_nobody() {
    let cluster = Cluster::start("pg-nul");
    let file = Served::start_with(&folder("pg-nul-file"), &[], &ADMIN);
    let database = Served::on_with(&cluster.url(), &folder("pg-nul"), &[], &ADMIN);
    for served in [&file, &database] {
        let requests = nuls(&served.client);
        assert!(requests.len() > 150, "{}", requests.len());
        let mut refused = 0;
        for (method, path, kind, body) in requests {
            let mut client = served.client.with("sec-fetch-site", "same-origin");
            if !kind.is_empty() {
                client = client.with("content-type", kind);
            }
            let answer = client.send(&method, &path, body.as_bytes()).unwrap();
            let said = answer.text();
            assert!((400..500).contains(&answer.status), "{method} {path} {body}: {said}");
            if path.contains("%00") {
                assert_eq!(answer.problem(), (400, "bad-text".to_string()), "{method} {path}");
            }
            refused += usize::from(said.contains("urn:zwick:bad-text"));
        }
        assert!(refused > 130, "{refused}");
        // The address of the operator does not let it through either.
        let admin = served.admin.as_ref().unwrap();
        for path in [
            "/accounts/%00/close",
            "/accounts/Anna%00/reopen",
            "/games/%00/hide-names",
            "/games/%00/messages/1/hide",
        ] {
            let answer = admin.send("POST", path, b"").unwrap();
            let said = (answer.status, answer.text());
            assert_eq!(said, (400, "U+0000 is no part of an address\n".to_string()), "{path}");
        }
        for (name, value) in counts(served) {
            let is_error = name.starts_with("zwick_database_errors_total");
            assert!(!is_error || value < 0.5, "{name} {value}");
        }
        play(served, 3);
    }
}
