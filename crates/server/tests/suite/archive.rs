//! The archive: who decides what is in it, how it is found, taken home, and made anew.

use std::{
    path::Path,
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use server::Config;

use crate::support::{
    Client, TestServer, folder, fresh_id,
    people::{PASSWORD, form, member},
    seats::{Line, holding, invite, order, table, token},
    sql, text,
};

fn away(folder: &Path) -> TestServer {
    let public_url = Some("https://play.example/".to_string());
    TestServer::with(Config { public_url, ..Config::new(folder) })
}

/// The ids of what is found, the latest first.
fn found(client: &Client, query: &str) -> Vec<String> {
    let answer = client.get(&format!("/api/archive?{query}")).expect(200);
    let games = answer["games"].as_array().unwrap();
    games.iter().map(|game| text(&game["id"]).to_string()).collect()
}

/// Waits until this is what is found.
fn comes_to(client: &Client, query: &str, expected: &[&Value]) {
    let expected: Vec<&str> = expected.iter().map(|view| text(&view["id"])).collect();
    let begun = Instant::now();
    while found(client, query) != expected && begun.elapsed() < Duration::from_mins(1) {
        thread::sleep(Duration::from_millis(25));
    }
    assert_eq!(found(client, query), expected, "{query}");
}

/// Plays turns with both seats, and lets Black give up.
fn play(server: &TestServer, view: Value, turns: &str) -> Value {
    let seat = |letter| holding(&server.client, &token(letter));
    let view = turns.split_whitespace().fold(view, |view, turn| {
        let player = seat(if view["turn"] == "white" { 'a' } else { 'c' });
        order(&player, &view, json!({ "type": "turn", "text": turn })).expect(200)
    });
    order(&seat('c'), &view, json!({ "type": "resign" })).expect(200)
}

#[test]
fn a_game_by_link_is_private_until_a_player_shows_it() {
    let folder = folder("archive-private");
    let server = away(&folder);
    let shown = play(&server, table(&server, "classic"), "d6 d2 f4 b4");
    let hidden = play(&server, table(&server, "classic"), "d6 d2 f4 b4 a1");
    assert_eq!(shown["public"], false);
    let publish = |public: bool| json!({ "type": "publish", "public": public });
    let white = holding(&server.client, &token('a'));
    let shown = order(&white, &shown, publish(true)).expect(200);
    assert_eq!(shown["public"], true);
    comes_to(&server.client, "", &[&shown]);
    assert_eq!(order(&server.client, &hidden, publish(true)).problem().0, 401);
    // Taken back, it is found by nothing any more.
    let shown = order(&white, &shown, publish(false)).expect(200);
    for query in ["", "player=anna", "rules=classic", "rules=classic&position=d6%20d2%20f4%20b4"] {
        comes_to(&server.client, query, &[]);
    }
    let shown = order(&white, &shown, publish(true)).expect(200);
    comes_to(&server.client, "rules=classic&position=d6%20d2%20f4%20b4", &[&shown]);
    // Who has the link sees the other one all the same.
    server.client.get(&format!("/api/games/{}/record", text(&hidden["id"])));
}

#[test]
fn a_game_at_an_open_table_is_public() {
    let folder = folder("archive-open");
    let server = away(&folder);
    let view = invite(&server, "classic");
    let white = holding(&server.client, &token('a'));
    let path = format!("/api/games/{}/open", text(&view["id"]));
    let mut line = Line::open(&server.client, text(&view["id"]), &json!({ "seat": token('a') }));
    line.hear().unwrap();
    assert_eq!(white.post(&path, &json!({ "invite": token('b') })).status, 204);
    let sit = json!({ "type": "sit", "invite": token('b'), "seat": token('c'), "name": "Bert" });
    let view = order(&server.client, &view, sit).expect(200);
    assert_eq!(view["public"], true);
    let over = play(&server, view, "a1 d1");
    comes_to(&server.client, "player=BERT", &[&over]);
}

#[test]
fn games_are_found_by_everything_that_is_asked() {
    let server = TestServer::start("archive-search");
    let game = |white: &str, black: &str, rules: &str, turns: &str, end: Value| {
        let names = json!({ "white": white, "black": black });
        let view = server.create_with(json!({ "rules": rules, "names": names, "first": "white" }));
        server.command(&server.play(view, turns), end)
    };
    let lost = || json!({ "type": "resign", "side": "black" });
    let one = game("Anna", "Bert", "classic", "d6 d2 f4 b4 a1", lost());
    // The same opening, turned by a quarter and in another order.
    let two = game("Jörg", "anna", "classic", "f4 b4 d2 d6", lost());
    let three = game(
        "Anna",
        "Carl",
        "english",
        "11-15 22-18",
        json!({ "type": "resign", "side": "white" }),
    );
    // Neither what was called off nor what goes on is in it.
    game("Anna", "Bert", "classic", "a1", json!({ "type": "abort" }));
    server.play(server.create("classic"), "d6 d2 f4 b4");
    let client = &server.client;
    comes_to(client, "", &[&three, &two, &one]);
    comes_to(client, "player=ANNA", &[&three, &two, &one]);
    comes_to(client, "player=j%C3%B6rg", &[&two]);
    comes_to(client, "player=ann", &[]);
    comes_to(client, "rules=classic", &[&two, &one]);
    comes_to(client, "result=0-1", &[&three]);
    comes_to(client, "opening=crossings", &[&two, &one]);
    comes_to(client, "opening=single-corner", &[&three]);
    comes_to(client, "player=anna&rules=classic&result=1-0&opening=crossings", &[&two, &one]);
    // By turns, from another side, and as text.
    comes_to(client, "rules=classic&position=d6%20d2%20f4%20b4", &[&two, &one]);
    comes_to(client, "rules=classic&position=d6%20d2%20f4%20b4%20c3", &[&one]);
    comes_to(client, "player=bert&rules=classic&position=d6%20d2%20f4%20b4", &[&one]);
    let fen = text(&one["fen"]).replace('/', "%2F").replace(' ', "%20");
    comes_to(client, &format!("rules=classic&position={fen}"), &[&one]);
    let games = client.get("/api/archive?rules=classic&position=b6").expect(200);
    assert_eq!(games["games"], json!([]));
    let answer = client.get("/api/archive?rules=classic&position=d6%20d2%20f4%20b4").expect(200);
    assert_eq!(answer["games"][0]["found_at"], 4);
    for (query, code) in [
        ("position=a1", "archive-rules"),
        ("rules=classic&position=a1%20a1", "archive-position"),
        ("result=9-9", "archive-result"),
    ] {
        let told = client.get(&format!("/api/archive?{query}")).problem();
        assert_eq!(told, (422, code.to_string()), "{query}");
        let page = client.with("accept", "text/html").get(&format!("/archive?{query}"));
        assert!(page.status == 422 && page.text().contains(code), "{}", page.text());
    }
    assert_eq!(client.get("/api/archive?rules=nonsense").problem().1, "unknown-rules");
    // What is taken back after the end is no finished game any more.
    let names = json!({ "white": "Dora" });
    let view = server.create_with(json!({ "rules": "three", "names": names, "first": "white" }));
    let four = server.play(view, "a1 b1 a2 c1 a3");
    assert_eq!(four["over"], true);
    comes_to(client, "player=dora", &[&four]);
    let again = server.command(&four, json!({ "type": "undo" }));
    comes_to(client, "player=dora", &[]);
    comes_to(client, "rules=three&position=a1", &[]);
    let again = server.play(again, "a3");
    comes_to(client, "player=dora&rules=three&position=a1", &[&again]);
}

#[test]
fn all_of_it_is_taken_home_as_lines() {
    let server = TestServer::start("archive-lines");
    let games = 120;
    let last = (0..games)
        .map(|number| {
            let names = json!({ "white": format!("Anna {}", number % 2) });
            let view = server.create_with(json!({ "rules": "three", "names": names }));
            let first = text(&view["turns"][0]["text"]).to_string();
            server.command(&server.play(view, &first), json!({ "type": "resign", "side": "white" }))
        })
        .last()
        .unwrap();
    for _ in 0..400 {
        if found(&server.client, "").first().map(String::as_str) == last["id"].as_str() {
            break;
        }
        thread::sleep(Duration::from_millis(25));
    }
    // Page by page, by number, without one twice.
    let (mut pages, mut ids, mut next) = (0, Vec::new(), String::new());
    loop {
        let part = server.client.get(&format!("/api/archive?{next}")).expect(200);
        let part_ids = part["games"].as_array().unwrap().iter().map(|game| game["id"].clone());
        ids.extend(part_ids);
        pages += 1;
        match part["next"].as_u64() {
            Some(number) => next = format!("before={number}"),
            None => break,
        }
    }
    assert_eq!((ids.len(), pages), (games, 5));
    let lines = |query: &str| -> Vec<Value> {
        let answer = server.client.get(&format!("/api/archive/games?{query}"));
        assert_eq!(answer.headers["content-type"], "application/x-ndjson");
        // The body comes in pieces; those that are lines of ours are objects.
        let text = answer.text();
        let lines = text.lines().filter(|line| line.starts_with('{'));
        lines.map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let all = lines("");
    assert_eq!(all.iter().map(|line| line["id"].clone()).collect::<Vec<_>>(), ids);
    assert_eq!(all[0]["record"]["tags"][0], json!(["Rules", "three"]), "{}", all[0]);
    assert_eq!(lines("player=anna%201").len(), games / 2);
}

#[test]
fn a_file_from_before_gets_its_archive_by_itself() {
    let folder = folder("archive-upgrade");
    let server = TestServer::on(&folder);
    let view = server.create_with(json!({ "rules": "classic", "names": { "white": "Anna" } }));
    let over = server
        .command(&server.play(view, "d6 d2 f4 b4"), json!({ "type": "resign", "side": "white" }));
    drop(server);
    // As a program before the archive has left it.
    let statements = "DROP TABLE archive; DROP TABLE archive_player; DROP TABLE archive_position;
        DROP INDEX game_unarchived; ALTER TABLE game DROP COLUMN archived;
        PRAGMA user_version = 8;";
    sql(&folder.join("zwick.sqlite"), format!("{LATER} {statements}"));
    let server = TestServer::on(&folder);
    comes_to(&server.client, "opening=crossings&player=anna", &[&over]);
    // Killed in the middle of it: what is behind is found again, and nothing is there twice.
    drop(server);
    sql(&folder.join("zwick.sqlite"), "UPDATE game SET archived = 0; DELETE FROM archive_player;");
    let server = TestServer::on(&folder);
    comes_to(&server.client, "player=anna", &[&over]);
    comes_to(&server.client, "", &[&over]);
    comes_to(&server.client, "rules=classic&position=d6%20d2%20f4%20b4", &[&over]);
}

/// Takes away what has come after the archive.
const LATER: &str = "DROP TABLE bot; DROP TABLE account_closed; DROP TABLE race; DROP TABLE daily;
    DROP TABLE annotation; DROP TABLE message; DROP TABLE mail_address; DROP TABLE mail;
    DROP TABLE mail_token; DROP INDEX rated_game_unannotated;
    ALTER TABLE rated_game DROP COLUMN annotated; ALTER TABLE event DROP COLUMN digest;
    ALTER TABLE event DROP COLUMN format; DROP INDEX account_deleted;
    ALTER TABLE name_gone DROP COLUMN keyed;";

/// A game that Black gives up after a turn each; it is shown.
fn given_up(white: &Client, black: &Client, name: &str) -> Value {
    let wish = json!({ "rules": "six", "cmd_id": fresh_id(), "seat": token('a'),
        "invite": token('b'), "opponent": { "kind": "link", "plays": "black" } });
    let view = white.post("/api/games", &wish).expect(201);
    let sit = json!({ "type": "sit", "invite": token('b'), "seat": token('c'), "name": name });
    let view = order(black, &view, sit).expect(200);
    let view = order(white, &view, json!({ "type": "turn", "text": "a1" })).expect(200);
    let view = order(black, &view, json!({ "type": "turn", "text": "c1" })).expect(200);
    let view = order(white, &view, json!({ "type": "publish", "public": true })).expect(200);
    order(black, &view, json!({ "type": "resign" })).expect(200)
}

#[test]
fn players_with_an_account_are_found_by_the_name_they_have_now() {
    let folder = folder("archive-accounts");
    let server = away(&folder);
    let client = &server.client;
    let [anna, bert] = ["Anna", "Bert"].map(|name| member(client, name));
    let one = given_up(&anna, &bert, "");
    // A guest may be called like somebody with an account.
    let two = given_up(&bert, &holding(client, &token('c')), "Anna");
    comes_to(client, "player=ANNA", &[&two, &one]);
    comes_to(client, "player=bert", &[&two, &one]);
    comes_to(client, "player=anna&rules=six&position=a1%20c1", &[&two, &one]);
    let file = folder.join("zwick.sqlite");
    sql(&file, "UPDATE account SET name = 'Anne', name_key = 'anne' WHERE name = 'Anna'");
    comes_to(client, "player=anne", &[&one]);
    comes_to(client, "player=anna", &[&two]);
    // Who deletes the account is found no more; the games are.
    form(&bert, "/account/delete", &[("delete-password", PASSWORD)]);
    comes_to(client, "player=bert", &[]);
    comes_to(client, "", &[&two, &one]);
    drop(server);
    // As a program before this one has left it, which kept the names of accounts.
    let statements =
        "UPDATE OR REPLACE archive_player SET name = 'carla' WHERE substr(name, 1, 1) = char(127);
        PRAGMA user_version = 9;";
    sql(&file, format!("{LATER} {statements}"));
    let server = away(&folder);
    comes_to(&server.client, "player=anne", &[&one]);
    comes_to(&server.client, "player=anna", &[&two]);
    comes_to(&server.client, "player=carla", &[]);
    comes_to(&server.client, "", &[&two, &one]);
}

/// How long searches take among many games: `ZWICK_ARCHIVE` says among how many.
#[test]
#[ignore = "lays out a large archive; the figures are in docs/performance.md"]
fn searches_among_a_million_games() {
    let games: u64 = std::env::var("ZWICK_ARCHIVE").map_or(1_000_000, |text| text.parse().unwrap());
    let folder = folder("archive-million");
    let server = TestServer::on(&folder);
    let names = json!({ "white": "Anna", "black": "Bert" });
    let view = server.create_with(json!({ "rules": "classic", "names": names }));
    let view = server.play(view, "d6 d2 f4 b4 a1 a4 a7 d7 g7 g4");
    let over = server.command(&view, json!({ "type": "resign", "side": "white" }));
    comes_to(&server.client, "", &[&over]);
    drop(server);
    // Everybody has their own games; a position comes about in every hundredth, the first ones in all.
    let statements = format!(
        "PRAGMA foreign_keys = OFF; PRAGMA synchronous = OFF;
         CREATE TEMP TABLE one AS SELECT * FROM game;
         CREATE TEMP TABLE first AS SELECT * FROM event;
         CREATE TEMP TABLE keys AS SELECT key, ply FROM archive_position;
         CREATE TEMP TABLE numbers AS WITH RECURSIVE n(i) AS (
             SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < {games}) SELECT i FROM n;
         CREATE TEMP TABLE many AS SELECT one.*, i FROM one, numbers;
         UPDATE many SET id = 'many' || i, created_by = 'many' || i, updated_at = updated_at + i;
         ALTER TABLE many DROP COLUMN i;
         INSERT INTO game SELECT * FROM many;
         INSERT INTO event SELECT 'many' || i, ver, at, cmd_id, kind, body, counted, digest, format FROM first, numbers
             WHERE i % 1000 = 0;
         INSERT INTO archive SELECT i, 'many' || i, CASE i % 3 WHEN 0 THEN 'classic' ELSE 'lasker' END,
             CASE i % 4 WHEN 0 THEN '1-0' ELSE '0-1' END, CASE i % 50 WHEN 0 THEN 'crossings' END
             FROM numbers;
         INSERT INTO archive_player SELECT 'player ' || (i % 20000), i FROM numbers;
         INSERT INTO archive_position SELECT CASE WHEN ply < 3 THEN key ELSE key + i / 100 END, i, ply
             FROM numbers, keys ORDER BY 1, 2;"
    );
    sql(&folder.join("zwick.sqlite"), statements);
    let started = Instant::now();
    let server = TestServer::on(&folder);
    println!("{games} games: {:?} to the start", started.elapsed());
    for query in [
        "",
        "before=500000",
        "player=player%20123",
        "player=player%20123&rules=classic&result=1-0",
        "rules=classic&result=1-0",
        "opening=crossings&result=0-1&before=300000",
        "rules=classic&position=d6",
        "rules=classic&position=d6%20d2%20f4%20b4",
        "player=player%20123&rules=classic&position=d6",
    ] {
        let mut worst = Duration::ZERO;
        let mut count = 0;
        for _ in 0..5 {
            let started = Instant::now();
            count = found(&server.client, query).len();
            worst = worst.max(started.elapsed());
        }
        println!("{query:>60}: {count} games, {worst:?} at worst");
    }
}
