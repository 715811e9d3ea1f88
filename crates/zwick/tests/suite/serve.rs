//! The board in the browser, through the real program: started, found, stopped and killed.

use std::{
    io::{BufRead, BufReader},
    net::TcpListener,
    path::Path,
    process::{Child, ChildStdout, Command, Stdio},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use serde_json::{Value, json};

use crate::{
    http::Client,
    support::{command, folder},
};

/// A program that serves.
struct Served {
    child: Child,
    output: BufReader<ChildStdout>,
    client: Client,
    url: String,
}

impl Served {
    fn start(data: &Path, args: &[&str]) -> Self {
        let mut child = command()
            .arg("serve")
            .args(args)
            .env("ZWICK_DATA", data)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        let url = line.trim().strip_prefix("The board is at ").unwrap_or_else(|| panic!("{line}"));
        let address = url.strip_prefix("http://").unwrap().trim_end_matches('/').parse().unwrap();
        Self { child, output, client: Client::new(address), url: url.to_string() }
    }

    /// Ends it without a word, as a power cut would.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks it to end, and waits until it has.
    fn terminate(mut self) -> String {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
        assert!(self.child.wait().unwrap().success());
        let rest: Vec<String> = self.output.lines().map(Result::unwrap).collect();
        rest.join("\n")
    }
}

fn id(view: &Value) -> String {
    view["id"].as_str().unwrap().to_string()
}

#[test]
fn a_second_program_finds_the_first_and_a_stop_is_clean() {
    let data = folder("serve-second");
    let first = Served::start(&data, &["--port", "0", "--no-open"]);
    let second = command().args(["serve", "--data", data.to_str().unwrap()]).output().unwrap();
    let said = String::from_utf8(second.stdout).unwrap();
    assert_eq!(said, format!("Your games are open already, at {}\n", first.url));
    assert!(second.status.success());

    let wish = json!({ "rules": "classic", "cmd_id": "a" });
    let view = first.client.post("/api/games", &wish).expect(201);
    // A reader that is still listening must not keep it from ending.
    let stream =
        first.client.open("GET", &format!("/api/games/{}/stream", id(&view)), b"").unwrap();
    let said = first.terminate();
    assert!(said.ends_with("Goodbye. Every game goes on where it was."), "{said}");
    drop(stream);
    assert!(!data.join("server.json").exists());

    let again = Served::start(&data, &["--port", "0", "--no-open"]);
    let now = again.client.get(&format!("/api/games/{}", id(&view))).expect(200);
    assert_eq!(now["fen"], view["fen"]);
    again.kill();
}

#[test]
fn a_port_that_is_taken_is_named_and_the_usual_one_gives_way() {
    let data = folder("serve-port");
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let refused = command().args(["serve", "--port", &port, "--data"]).arg(&data).output().unwrap();
    assert_eq!(refused.status.code(), Some(2));
    let said = String::from_utf8(refused.stderr).unwrap();
    assert!(said.starts_with(&format!("zwick: the port {port} cannot be had")), "{said}");

    // Whether the usual port is free or not, two programs find two ports.
    let one = Served::start(&data, &["--no-open"]);
    let two = Served::start(&folder("serve-port-2"), &["--no-open"]);
    assert_ne!(one.url, two.url);
    one.kill();
    two.kill();
}

#[test]
fn a_newer_file_is_refused_with_a_sentence() {
    let data = folder("serve-newer");
    Served::start(&data, &["--port", "0", "--no-open"]).terminate();
    // The form of a database is a number in its head.
    let file = data.join("zwick.sqlite");
    let mut bytes = std::fs::read(&file).unwrap();
    bytes[60..64].copy_from_slice(&99_u32.to_be_bytes());
    std::fs::write(&file, bytes).unwrap();
    let refused = command().args(["serve", "--port", "0", "--data"]).arg(&data).output().unwrap();
    assert_eq!(refused.status.code(), Some(2));
    let said = String::from_utf8(refused.stderr).unwrap();
    assert!(said.contains("were kept by a newer zwick (form 99"), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
}

/// What a player has been told: the game, its version, and the command that is under way.
struct Player {
    game: String,
    acknowledged: u64,
    sent: u64,
}

/// Plays until nobody answers any more: turns of the view, and take-backs when it is full.
fn play_on(client: &Client, player: &mut Player, killed: &AtomicBool) {
    let path = format!("/api/games/{}", player.game);
    let Ok(answer) = client.send("GET", &path, b"") else { return };
    let mut view = answer.expect(200);
    while !killed.load(Ordering::Relaxed) {
        let turn = view["turns"].as_array().unwrap().first().map(|turn| turn["text"].clone());
        let mut command = match turn {
            Some(turn) if view["ver"].as_u64().unwrap() % 20 != 0 => {
                json!({ "type": "turn", "text": turn })
            }
            _ => json!({ "type": "undo" }),
        };
        let ver = view["ver"].as_u64().unwrap();
        command["ver"] = ver.into();
        command["cmd_id"] = format!("c{ver}").into();
        player.sent = ver + 1;
        match client.try_post(&format!("{path}/commands"), &command) {
            Ok(answer) => {
                view = answer.expect(200);
                player.acknowledged = view["ver"].as_u64().unwrap();
            }
            Err(_) => return,
        }
    }
}

#[test]
fn what_has_been_answered_survives_every_kill() {
    let data = folder("serve-kill");
    let mut players: Vec<Player> = Vec::new();
    let mut acknowledged = 0;
    for round in 0..6 {
        let served = Served::start(&data, &["--port", "0", "--no-open"]);
        if players.is_empty() {
            for rules in ["classic", "english", "pegs33", "lasker"] {
                let wish = json!({ "rules": rules, "cmd_id": format!("new-{rules}") });
                let view = served.client.post("/api/games", &wish).expect(201);
                players.push(Player { game: id(&view), acknowledged: 1, sent: 1 });
            }
        }
        for player in &mut players {
            let now = served.client.get(&format!("/api/games/{}", player.game)).expect(200);
            let ver = now["ver"].as_u64().unwrap();
            assert!(ver >= player.acknowledged, "round {round}: {ver} < {}", player.acknowledged);
            assert!(ver <= player.sent, "round {round}: {ver} > {}", player.sent);
            player.acknowledged = ver;
        }
        let client = served.client.clone();
        let killed = Arc::new(AtomicBool::new(false));
        let served = Mutex::new(Some(served));
        std::thread::scope(|scope| {
            for player in &mut players {
                let (client, killed) = (client.clone(), killed.clone());
                scope.spawn(move || play_on(&client, player, &killed));
            }
            std::thread::sleep(Duration::from_millis(250 + 70 * round));
            served.lock().unwrap().take().unwrap().kill();
            killed.store(true, Ordering::Relaxed);
        });
        acknowledged = players.iter().map(|player| player.acknowledged).sum();
    }
    assert!(acknowledged > 40, "{acknowledged} events are too few to show anything");
}
