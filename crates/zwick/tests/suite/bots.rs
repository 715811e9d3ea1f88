//! The reference bot: two of them play a whole game on a real server, whatever is killed in between; and
//! what becomes of bots and people whose accounts are closed.

#![cfg(unix)]

use std::{
    fs,
    io::BufRead,
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, Stdio},
    sync::atomic::Ordering,
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use crate::{
    forging::{Forgery, forge},
    http::Client,
    served::Served,
    support::{command, file, folder, zwick},
};

/// How long two bots may take.
const PATIENCE: Duration = Duration::from_mins(4);

/// A bot that runs, and what it has said.
struct Running {
    child: Child,
    said: PathBuf,
}

impl Running {
    fn start(served: &Served, token: &str, said: &Path, options: &[&str]) -> Self {
        Self::at(served.client.address, token, said, options)
    }

    fn at(server: SocketAddr, token: &str, said: &Path, options: &[&str]) -> Self {
        let out = fs::File::options().create(true).append(true).open(said).unwrap();
        let child = command()
            .args(["bot", "--server", &format!("http://{server}")])
            .args(["--token-file", token, "--time", "60"])
            .args(options)
            .stdin(Stdio::null())
            .stdout(out.try_clone().unwrap())
            .stderr(out)
            .spawn()
            .unwrap();
        Self { child, said: said.to_path_buf() }
    }

    fn said(&self) -> String {
        fs::read_to_string(&self.said).unwrap()
    }

    fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Somebody who signs up or in.
fn enter(client: &Client, way: &str, name: &str) -> crate::http::Answer {
    let form = client
        .with("content-type", "application/x-www-form-urlencoded")
        .with("sec-fetch-site", "same-origin");
    let body = format!("name={name}&password=correct+horse");
    form.send("POST", way, body.as_bytes()).unwrap()
}

fn session(client: &Client, answer: &crate::http::Answer) -> Client {
    client.with("cookie", answer.headers["set-cookie"].split(';').next().unwrap())
}

/// Somebody who is signed in.
fn member(client: &Client, name: &str) -> Client {
    let answer = enter(client, "/sign-up", name);
    assert_eq!(answer.status, 201, "{}", answer.text());
    session(client, &answer)
}

/// A client that shows a secret.
fn holding(client: &Client, token: &str) -> Client {
    client.with("authorization", &format!("Bearer {token}"))
}

/// The secret of a seat, told apart by a letter.
fn secret(letter: char) -> String {
    letter.to_string().repeat(64)
}

/// The token of a new bot, and the file it is kept in.
fn bot(owner: &Client, data: &Path, name: &str) -> (String, String) {
    let made = owner.post("/api/account/bots", &json!({ "name": name })).expect(201);
    let token = made["token"].as_str().unwrap().to_string();
    let path = file(data, &format!("{name}.token"), &format!("{token}\n"));
    (token, path)
}

/// The games of a bot that go on or are over.
fn games(client: &Client, token: &str, over: bool) -> Vec<Value> {
    let list = holding(client, token).get(&format!("/api/account/games?over={over}")).expect(200);
    list["games"].as_array().unwrap().clone()
}

/// Waits until something is there.
fn until<T>(what: &str, said: impl Fn() -> String, mut found: impl FnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(found) = found() {
            return found;
        }
        assert!(begun.elapsed() < PATIENCE, "{what} takes too long: {}", said());
        thread::sleep(Duration::from_millis(100));
    }
}

/// The turns of a game, from its events, each with its version.
fn turns(client: &Client, id: &str) -> Vec<(u64, String)> {
    let path = format!("/api/games/{id}/stream?after=0&bare=true");
    let lines = client.with("accept", "application/x-ndjson");
    let stream = lines.open("GET", &path, b"").unwrap();
    let told = stream.lines().map(Result::unwrap).find(|line| line.starts_with('{')).unwrap();
    let told: Value = serde_json::from_str(&told).unwrap();
    let events = told["events"].as_array().unwrap().iter();
    let turns = events.filter(|event| event["kind"] == "turn");
    turns
        .map(|turn| (turn["ver"].as_u64().unwrap(), turn["text"].as_str().unwrap().to_string()))
        .collect()
}

#[test]
fn two_bots_play_a_whole_game_though_one_is_killed_in_between() {
    let data = folder("bots-killed");
    // Whatever can be reported is, to see that it holds no token.
    let served = Served::start_with(&data, &[], &["--log-level", "trace"]);
    let owner = member(&served.client, "Anna");
    let ((first, first_file), (second, second_file)) =
        (bot(&owner, &data, "Rumpel"), bot(&owner, &data, "Stilz"));
    let offers = Running::start(
        &served,
        &first_file,
        &data.join("rumpel.txt"),
        // It takes its time, so that the game is not over before the other one is killed.
        &["--offer", "--games", "1", "--level", "10"],
    );
    let options = ["--sit", "--with-bots", "--games", "1", "--level", "1"];
    let said = data.join("stilz.txt");
    let mut sits = Running::start(&served, &second_file, &said, &options);
    let tell = || format!("{}\n{}", offers.said(), fs::read_to_string(&said).unwrap());
    let id = until("a game", tell, || {
        let games = games(&served.client, &second, false);
        games.first().map(|game| game["id"].as_str().unwrap().to_string())
    });
    // Killed twice, wherever it is, and started again; each time it goes on.
    for _ in 0..2 {
        let plies = turns(&served.client, &id).len() + 4;
        until("a turn", tell, || {
            let view = served.client.get(&format!("/api/games/{id}")).expect(200);
            let played = view["moves"].as_array().unwrap().len();
            (played >= plies || view["over"] == true).then_some(())
        });
        sits.kill();
        let before = turns(&served.client, &id);
        thread::sleep(Duration::from_millis(500));
        sits = Running::start(&served, &second_file, &said, &options);
        let after = turns(&served.client, &id);
        assert!(after.starts_with(&before), "{before:?} {after:?}");
    }
    until("the end", tell, || {
        let view = served.client.get(&format!("/api/games/{id}")).expect(200);
        (view["over"] == true).then_some(())
    });
    let view = served.client.get(&format!("/api/games/{id}")).expect(200);
    assert_ne!(view["result"]["reason"], "aborted", "{view}");
    assert_ne!(view["result"]["reason"], "resignation", "{view}");
    for name in ["white", "black"] {
        let person = &view["seats"][name];
        assert!(person["bot"] == true && person["name"].as_str().unwrap().starts_with("Bot "));
    }
    // What was played is a game by the rules, in which each has played in turn.
    let record = served.client.get(&format!("/api/games/{id}/record?form=text")).text();
    zwick(&["check", &file(&data, "record.txt", &record)]).fine();
    for token in [&first, &second] {
        assert_eq!(games(&served.client, token, false).len(), 0, "{}", tell());
        assert_eq!(games(&served.client, token, true).len(), 1, "{}", tell());
    }
    // Both end by themselves, and no token is in what anybody has reported.
    for mut running in [offers, sits] {
        let begun = Instant::now();
        let status = loop {
            match running.child.try_wait().unwrap() {
                Some(status) => break status,
                None => assert!(begun.elapsed() < Duration::from_secs(30), "{}", running.said()),
            }
            thread::sleep(Duration::from_millis(100));
        };
        assert!(status.success(), "{}", running.said());
        for token in [&first, &second] {
            assert!(!running.said().contains(&token[4..]), "{}", running.said());
        }
    }
    let reports = Served::reports(&data);
    assert!(![&first, &second].iter().any(|token| reports.contains(&token[4..])), "{reports}");
}

#[test]
fn a_bot_is_refused_in_one_line() {
    let data = folder("bots-refused");
    let served = Served::start(&data, &[]);
    let owner = member(&served.client, "Anna");
    let (_, good) = bot(&owner, &data, "Rumpel");
    let bad = file(&data, "bad.token", &format!("bot-{}", "0".repeat(64)));
    let empty = file(&data, "empty.token", "");
    let url = format!("http://{}", served.client.address);
    let run = |server: &str, token: &str, more: &[&str]| {
        let args = ["bot", "--server", server, "--token-file", token];
        zwick(&args.into_iter().chain(more.iter().copied()).collect::<Vec<_>>()).refused()
    };
    assert!(run(&url, &bad, &[]).contains("bot-unknown"));
    assert!(run(&url, &empty, &[]).contains("no token"));
    assert!(run(&url, "nowhere.token", &[]).contains("nowhere.token"));
    assert!(run("https://play.example", &good, &[]).contains("reverse proxy"));
    assert!(run(&url, &good, &["--draws", "often"]).contains("often"));
    assert!(run(&url, &good, &["--rules", "clasic"]).contains("clasic"));
    assert!(run(&url, &good, &["--rules", "solitaire"]).contains("solitaire"));
    assert!(run(&url, &good, &["--link", "http://x/y"]).contains("no link"));
}

/// A game of somebody against a bot, of which so many turns are played before a draw is offered: how it stands
/// when that is answered.
fn offer_draw(served: &Served, running: &Running, wish: &Value, after: usize) -> Value {
    let view = served.client.post("/api/games", wish).expect(201);
    let path = format!("/api/games/{}", view["id"].as_str().unwrap());
    let anna = holding(&served.client, wish["seat"].as_str().unwrap());
    let offered = anna.post(&format!("{path}/open"), &json!({ "invite": wish["invite"] }));
    assert_eq!(offered.status, 204);
    let send = |view: &Value, mut command: Value| {
        command["ver"] = view["ver"].clone();
        command["cmd_id"] = format!("anna-{}", view["ver"]).into();
        anna.post(&format!("{path}/commands"), &command).expect(200)
    };
    let own_turn = || {
        until(
            "the bot",
            || running.said(),
            || {
                let view = anna.get(&path).expect(200);
                let is_own = view["turn"] == "white" && view["seats"]["awaited"].is_null();
                (is_own || view["over"] == true).then_some(view)
            },
        )
    };
    loop {
        let view = own_turn();
        let played = view["moves"].as_array().unwrap().len();
        if played >= after {
            send(&view, json!({ "type": "offer" }));
            break;
        }
        // All over the board: stones that stand in a row are shut in soon, and the game is lost.
        let turns = view["turns"].as_array().unwrap();
        send(
            &view,
            json!({ "type": "turn", "text": turns[(7 * played + 3) % turns.len()]["text"] }),
        );
    }
    until(
        "an answer",
        || running.said(),
        || {
            let view = anna.get(&path).expect(200);
            view["offers"]["draw"].is_null().then_some(view)
        },
    )
}

/// A bot plays behind a door that tampers with its turns; it has to stop by itself, after one turn, with a sentence.
fn stops(name: &str, forgery: Forgery, sentence: &str) {
    let data = folder(name);
    let served = Served::start(&data, &[]);
    let owner = member(&served.client, "Anna");
    let (_, token) = bot(&owner, &data, "Rumpel");
    let wish = json!({ "rules": "classic", "cmd_id": "new", "seat": secret('a'),
        "invite": secret('b'), "first": "white", "opponent": { "kind": "link", "plays": "white" } });
    let view = served.client.post("/api/games", &wish).expect(201);
    let path = format!("/api/games/{}", view["id"].as_str().unwrap());
    let anna = holding(&served.client, &secret('a'));
    let offered = anna.post(&format!("{path}/open"), &json!({ "invite": secret('b') }));
    assert_eq!(offered.status, 204);
    let (door, swallowed) = forge(served.client.address, forgery);
    let options = ["--sit", "--level", "1", "--games", "1"];
    let mut running = Running::at(door, &token, &data.join("said.txt"), &options);
    let said = running.said.clone();
    let said = || fs::read_to_string(&said).unwrap();
    let status = until("the end", said, || running.child.try_wait().unwrap());
    assert!(status.success(), "{}", running.said());
    assert!(running.said().contains(sentence), "{}", running.said());
    assert_eq!(swallowed.load(Ordering::Relaxed), 1, "{}", running.said());
    assert_eq!(anna.get(&path).expect(200)["moves"], json!([]));
}

#[test]
fn a_bot_stops_where_an_answer_does_not_move_its_game_on() {
    let sentence = "the server answered \"turn\", but the game stays at version 2";
    stops("bots-stuck", Forgery::Swallow, sentence);
}

#[test]
fn a_bot_stops_where_the_server_refuses_its_turn() {
    stops("bots-spoilt", Forgery::Spoil, "the server refuses turn: 422");
}

#[test]
fn a_bot_accepts_a_draw_where_it_is_not_better() {
    let data = folder("bots-draws");
    let served = Served::start(&data, &[]);
    let owner = member(&served.client, "Anna");
    let program = env!("CARGO_BIN_EXE_zwick");
    let [even, better] = [("even", 0), ("better", 50)].map(|(name, worth)| {
        let line = format!("sed -u 's/score [a-z]*\\( -*[0-9][0-9]*\\)*/score cp {worth}/'");
        let script = file(&data, &format!("{name}.sh"), &format!("'{program}' engine | {line}\n"));
        format!("sh {script}")
    });
    let cases = [
        (&even, "even", 20, true),
        (&even, "even", 4, false),
        (&better, "even", 20, false),
        (&even, "never", 20, false),
    ];
    for (number, (engine, draws, after, accepted)) in cases.into_iter().enumerate() {
        let (_, token) = bot(&owner, &data, &format!("Rumpel{number}"));
        let options = ["--sit", "--level", "1", "--engine", engine, "--draws", draws];
        let said = data.join(format!("{number}.txt"));
        let running = Running::start(&served, &token, &said, &options);
        let letters = ["a", "b", "c", "d", "e", "f", "1", "2"];
        let wish = json!({ "rules": "classic", "cmd_id": format!("new-{number}"),
            "seat": letters[2 * number].repeat(64), "invite": letters[2 * number + 1].repeat(64),
            "first": "white", "opponent": { "kind": "link", "plays": "black" } });
        let view = offer_draw(&served, &running, &wish, after);
        assert_eq!(view["over"], accepted, "{draws} after {after}: {}", running.said());
    }
}

#[test]
fn a_closed_account_is_left_by_everybody_until_it_is_opened_again() {
    let data = folder("bots-closed");
    let served = Served::start_with(&data, &[], &["--admin-bind", "127.0.0.1:0"]);
    let client = &served.client;
    let anna = member(client, "Anna");
    let rumpel = holding(client, &bot(&anna, &data, "Rumpel").0);
    rumpel.get("/api/account").expect(200);
    let wish = json!({ "rules": "three", "cmd_id": "begin", "seat": secret('a'), "invite": secret('b'),
        "first": "white", "opponent": { "kind": "link", "plays": "black" } });
    let view = anna.post("/api/games", &wish).expect(201);
    let game = format!("/api/games/{}", view["id"].as_str().unwrap());
    let commands = format!("{game}/commands");
    let sit = json!({ "type": "sit", "ver": 1, "cmd_id": "sit", "invite": secret('b'), "seat": secret('c') });
    let view = client.post(&commands, &sit).expect(200);
    let bert = holding(client, &secret('c'));
    let claim = json!({ "type": "abandon", "ver": view["ver"], "cmd_id": "claim" });
    assert_eq!(bert.post(&commands, &claim).problem().1, "away-not-yet");
    let admin = served.admin.as_ref().unwrap().address.to_string();
    let moderate = |deed: &str, name: &str| zwick(&["moderate", "--admin", &admin, deed, name]);
    assert_eq!(moderate("close-account", "anna").fine(), "the account anna is closed\n");
    assert_eq!(moderate("close-account", "Anna").fine(), "the account Anna was closed before\n");
    assert_eq!(moderate("close-account", "Änne").refused(), "there is no account Änne");
    // Neither the session nor the bot nor the password nor the secret of the seat opens anything.
    assert_eq!(anna.get("/api/account").problem().1, "signed-out");
    assert_eq!(rumpel.get("/api/account").problem().1, "bot-unknown");
    let again = enter(client, "/sign-in", "Anna");
    assert!(again.status == 403 && !again.headers.contains_key("set-cookie"), "{}", again.text());
    let turn = json!({ "type": "turn", "text": "a1", "ver": view["ver"], "cmd_id": "turn" });
    let played = holding(client, &secret('a')).post(&commands, &turn).problem();
    assert_eq!(played, (403, "seat-foreign".to_string()));
    // The other player need not wait.
    let seen = bert.get(&game).expect(200);
    assert_eq!(seen["can"]["abandon"], true);
    let over = bert.post(&commands, &claim).expect(200);
    assert_eq!(over["result"]["winner"], "black", "{over}");
    assert_eq!(moderate("reopen-account", "ANNA").fine(), "the account ANNA is open again\n");
    assert_eq!(moderate("reopen-account", "Anna").fine(), "the account Anna was not closed\n");
    rumpel.get("/api/account").expect(200);
    let anna = session(client, &enter(client, "/sign-in", "Anna"));
    anna.get("/api/account").expect(200);
    // A bot by itself, by its name with or without the mark.
    moderate("close-account", "Bot Rumpel").fine();
    assert_eq!(rumpel.get("/api/account").problem().1, "bot-unknown");
    anna.get("/api/account").expect(200);
    moderate("reopen-account", "rumpel").fine();
    rumpel.get("/api/account").expect(200);
}
