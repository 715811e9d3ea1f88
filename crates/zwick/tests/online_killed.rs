//! What has been answered lasts: the real server, under load, killed again and again.

#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

#[path = "../../server/tests/support/http.rs"]
#[allow(dead_code, reason = "a part of it is used")]
mod http;
#[path = "support/served.rs"]
mod served;
mod support;

use std::{
    env, fs,
    io::Write,
    path::PathBuf,
    process::{Command, Stdio},
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::{Duration, UNIX_EPOCH},
};

use serde_json::{Value, json};

use crate::{
    http::{Answer, Client},
    served::Served,
    support::folder,
};

/// How often the server is killed, if nobody says otherwise.
const KILLS: u32 = 20;

/// How many games are played at the same time.
const PLAYERS: usize = 12;

fn token(game: &str, side: &str) -> String {
    let digits =
        format!("{game}{side}").into_bytes().into_iter().flat_map(|byte| [byte >> 4, byte & 15]);
    let digits = digits.map(|digit| char::from(b"0123456789abcdef"[usize::from(digit)]));
    format!("{:0<64}", digits.take(64).collect::<String>())
}

/// Somebody who plays both sides of a game, and knows what was answered.
struct Player {
    name: String,
    lots: fastrand::Rng,
    games: u32,
    game: String,
    /// The turns that were answered.
    played: Vec<String>,
    /// How the game stood after the last of them.
    view: Value,
    /// The command that no answer has come to.
    open: Option<(Value, String)>,
    answers: u32,
    repeats: u32,
    /// What was answered and is not there even while the server runs.
    fault: Option<String>,
}

impl Player {
    fn new(number: usize) -> Self {
        Self {
            name: format!("player{number}"),
            lots: fastrand::Rng::with_seed(number as u64),
            games: 0,
            game: String::new(),
            played: Vec::new(),
            view: Value::Null,
            open: None,
            answers: 0,
            repeats: 0,
            fault: None,
        }
    }

    fn seat(&self, client: &Client, side: &str) -> Client {
        let token = token(&format!("{}-{}", self.name, self.games), side);
        client.with("authorization", &format!("Bearer {token}"))
    }

    /// Begins a game, with both seats taken; a server that goes away meanwhile is asked again.
    fn begin(&mut self, client: &Client) -> Option<()> {
        let name = format!("{}-{}", self.name, self.games);
        let rules = ["classic", "lasker", "english"][self.games as usize % 3];
        let wish = json!({
            "rules": rules,
            "cmd_id": format!("new-{name}"),
            "opponent": { "kind": "link", "plays": "black" },
            "first": "white",
            "seat": token(&name, "white"),
            "invite": token(&name, "invite"),
        });
        let view = client.try_post("/api/games", &wish).ok()?.expect(201);
        self.game = view["id"].as_str().unwrap().to_string();
        let sit = json!({ "type": "sit", "ver": 1, "cmd_id": "sit",
            "invite": token(&name, "invite"), "seat": token(&name, "black") });
        let sat = client.try_post(&self.commands(), &sit).ok()?;
        sat.expect(200);
        let seat = self.seat(client, "white");
        self.view = seat.send("GET", &format!("/api/games/{}", self.game), b"").ok()?.expect(200);
        self.played.clear();
        Some(())
    }

    fn commands(&self) -> String {
        format!("/api/games/{}/commands", self.game)
    }

    /// Plays until nobody answers any more.
    fn play(&mut self, client: &Client, killed: &AtomicBool) {
        while !killed.load(Ordering::Relaxed) {
            if self.step(client).is_none() {
                return;
            }
        }
    }

    fn step(&mut self, client: &Client) -> Option<()> {
        if self.view.is_null() {
            return self.begin(client);
        }
        if let Some((command, side)) = self.open.take() {
            // Whether it was carried out or not: now it is, and once.
            let answer = self.send(client, command, side)?;
            self.repeats += 1;
            self.take(&answer);
            return Some(());
        }
        let Some(side) = self.view["turn"].as_str().map(str::to_string) else {
            self.games += 1;
            self.view = Value::Null;
            return Some(());
        };
        let seen = self.seat(client, &side);
        let view = seen.send("GET", &format!("/api/games/{}", self.game), b"").ok()?.expect(200);
        let turns = view["turns"].as_array().unwrap();
        // Whoever has the turn by what was answered has turns by what is kept, too.
        if turns.is_empty() || view["ver"].as_u64() < self.view["ver"].as_u64() {
            self.fault = Some(format!("{}: answered {}, kept {}", self.game, self.view, view));
            return None;
        }
        let turn = turns[self.lots.usize(..turns.len())]["text"].clone();
        let ver = view["ver"].as_u64().unwrap();
        let command =
            json!({ "type": "turn", "text": turn, "ver": ver, "cmd_id": format!("turn-{ver}") });
        let answer = self.send(client, command, side)?;
        self.take(&answer);
        Some(())
    }

    /// Sends a command, and keeps it if no answer comes.
    fn send(&mut self, client: &Client, command: Value, side: String) -> Option<Value> {
        match self.seat(client, &side).try_post(&self.commands(), &command) {
            Ok(answer) => Some(answer.expect(200)),
            Err(_) => {
                self.open = Some((command, side));
                None
            }
        }
    }

    fn take(&mut self, answer: &Value) {
        self.played.push(answer["moves"].as_array().unwrap().last().unwrap()["text"].to_string());
        self.view = answer.clone();
        self.answers += 1;
    }

    /// What is wrong with the game as a fresh server reads it from its log.
    fn check(&self, client: &Client) -> Result<(), String> {
        if let Some(fault) = &self.fault {
            return Err(fault.clone());
        }
        if self.view.is_null() {
            return Ok(());
        }
        let now = client.get(&format!("/api/games/{}", self.game));
        if now.status == 404 {
            return Err(format!("{}: the answered game is lost", self.game));
        }
        let now = now.expect(200);
        let kept: Vec<String> =
            now["moves"].as_array().unwrap().iter().map(|turn| turn["text"].to_string()).collect();
        let sent = usize::from(self.open.is_some());
        if kept.len() < self.played.len() || kept[..self.played.len()] != self.played[..] {
            return Err(format!("{}: answered {:?}, kept {kept:?}", self.game, self.played));
        }
        if kept.len() > self.played.len() + sent {
            return Err(format!(
                "{}: {} turns too many",
                self.game,
                kept.len() - self.played.len()
            ));
        }
        // Creation and sitting down, then one event for each turn.
        if now["ver"] == 1 {
            return Err(format!("{}: the answered seat is lost", self.game));
        }
        if now["ver"].as_u64() != Some(kept.len() as u64 + 2) {
            return Err(format!("{}: {} events for {} turns", self.game, now["ver"], kept.len()));
        }
        if kept.len() == self.played.len() && now["fen"] != self.view["fen"] {
            return Err(format!("{}: {} became {}", self.game, self.view["fen"], now["fen"]));
        }
        Ok(())
    }
}

/// Plays and kills; answers how many answers and repeats there were, or what was lost.
fn survive(name: &str, kills: u32, environment: &[(&str, &str)]) -> Result<(u32, u32), String> {
    let data = folder(name);
    let mut players: Vec<Player> = (0..PLAYERS).map(Player::new).collect();
    // Kills come at moments nobody has chosen.
    let moment = UNIX_EPOCH.elapsed().map_or(0, |since| since.as_nanos());
    let mut lots = fastrand::Rng::with_seed(moment as u64);
    for _ in 0..kills {
        let served = Served::start(&data, environment);
        for player in &players {
            player.check(&served.client)?;
        }
        let (client, killed) = (served.client.clone(), AtomicBool::new(false));
        thread::scope(|scope| {
            for player in &mut players {
                let (client, killed) = (&client, &killed);
                scope.spawn(move || player.play(client, killed));
            }
            thread::sleep(Duration::from_millis(lots.u64(20..250)));
            served.kill();
            killed.store(true, Ordering::Relaxed);
        });
    }
    let served = Served::start(&data, environment);
    let checked = players.iter().try_for_each(|player| player.check(&served.client));
    served.kill();
    checked?;
    Ok(players.iter().fold((0, 0), |sum, player| (sum.0 + player.answers, sum.1 + player.repeats)))
}

#[test]
fn no_answered_move_is_lost_or_doubled_by_a_kill() {
    let kills = env::var("ZWICK_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(KILLS);
    let (answers, repeats) = survive("online-killed", kills, &[]).unwrap();
    println!("{kills} kills, {answers} answers, {repeats} commands sent again");
    assert!(answers > kills, "{answers}");
}

#[test]
fn a_server_that_answers_too_early_is_caught() {
    let lost = survive("online-hasty", 60, &[("ZWICK_TEST_HASTY", "1")]).unwrap_err();
    assert!(lost.contains("answered"), "{lost}");
}

/// A small disk that is taken away with the test.
struct Disk(PathBuf);

impl Disk {
    fn mount(path: PathBuf) -> Option<Self> {
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", "size=2m", "tmpfs"])
            .arg(&path)
            .stderr(Stdio::null())
            .status();
        mounted.is_ok_and(|status| status.success()).then_some(Self(path))
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}

#[test]
fn a_full_disk_loses_nothing_and_the_server_recovers_by_itself() {
    let Some(disk) = Disk::mount(folder("online-full")) else {
        println!("skipped: a small disk can only be mounted by root");
        return;
    };
    let served = Served::start(&disk.0, &[]);
    let mut player = Player::new(0);
    while player.played.len() < 3 {
        player.step(&served.client).unwrap();
    }
    let filler = disk.0.join("filler");
    let mut file = fs::File::create(&filler).unwrap();
    while file.write_all(&[1; 4096]).is_ok() {}
    while file.write_all(&[1]).is_ok() {}
    drop(file);
    // What still fits into the log is kept; then there is no room, and nobody is told otherwise.
    let refused = loop {
        let side = player.view["turn"].as_str().unwrap().to_string();
        let seat = player.seat(&served.client, &side);
        let view = seat.get(&format!("/api/games/{}", player.game)).expect(200);
        let ver = view["ver"].as_u64().unwrap();
        let command = json!({ "type": "turn", "text": view["turns"][0]["text"], "ver": ver,
            "cmd_id": format!("turn-{ver}") });
        let answer: Answer = seat.post(&player.commands(), &command);
        if answer.status == 503 {
            assert_eq!(answer.problem().1, "storage");
            break (seat, command);
        }
        player.take(&answer.expect(200));
        assert!(player.played.len() < 200, "the disk is never full");
    };
    player.check(&served.client).unwrap();
    fs::remove_file(&filler).unwrap();
    let (seat, command) = refused;
    let answer = seat.post(&player.commands(), &command).expect(200);
    player.take(&answer);
    player.check(&served.client).unwrap();
    served.kill();
    let again = Served::start(&disk.0, &[]);
    player.check(&again.client).unwrap();
    again.kill();
}

#[test]
fn secrets_are_in_no_report_and_in_no_file() {
    let data = folder("online-secrets");
    let served = Served::start(&data, &[("ZWICK_LOG", "trace")]);
    let mut player = Player::new(0);
    while player.played.len() < 3 {
        player.step(&served.client).unwrap();
    }
    let page = served.client.get(&format!("/game/{}", player.game));
    assert_eq!(page.headers["referrer-policy"], "same-origin");
    served.kill();
    let secrets = ["white", "black", "invite"].map(|side| token("player0-0", side));
    let mut files = 0;
    for entry in fs::read_dir(&data).unwrap() {
        let path = entry.unwrap().path();
        let bytes = fs::read(&path).unwrap();
        files += 1;
        for secret in &secrets {
            let found = bytes.windows(secret.len()).any(|part| part == secret.as_bytes());
            assert!(!found, "{}", path.display());
        }
    }
    assert!(files >= 3, "{files}");
    assert!(!fs::read(data.join("said.txt")).unwrap().is_empty(), "it was told to say everything");
}
