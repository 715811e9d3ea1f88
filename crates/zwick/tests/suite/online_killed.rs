//! What has been answered lasts: the real server, under load, killed again and again.

use std::{
    fs,
    io::{BufRead, BufReader},
    net::TcpListener,
    path::Path,
    process::Stdio,
    time::{Duration, Instant},
};

use serde_json::json;

use crate::{
    disk::Disk,
    http::{Answer, Client},
    player::{Player, check_all, play_until, players, sum, token},
    served::Served,
    support::{command, folder, wanted},
};

/// How often the server is killed, if nobody says otherwise.
const KILLS: u32 = 20;

/// Plays and kills; answers how many answers and repeats there were, or what was lost.
fn survive(name: &str, kills: u32, environment: &[(&str, &str)]) -> Result<(u32, u32), String> {
    let data = folder(name);
    let mut players = players();
    for _ in 0..kills {
        let served = Served::start(&data, environment);
        check_all(&players, &served.client)?;
        let client = served.client.clone();
        play_until(&mut players, &client, 250, || served.kill());
    }
    let served = Served::start(&data, environment);
    check_all(&players, &served.client)?;
    Ok(sum(&players))
}

#[test]
fn no_answered_move_is_lost_or_doubled_by_a_kill() {
    let kills = wanted("ZWICK_KILLS", KILLS);
    let (answers, repeats) = survive("online-killed", kills, &[]).unwrap();
    println!("{kills} kills, {answers} answers, {repeats} commands sent again");
    assert!(answers > kills, "{answers}");
}

#[test]
fn a_server_that_answers_too_early_is_caught() {
    let lost = survive("online-hasty", 60, &[("ZWICK_TEST_HASTY", "1")]).unwrap_err();
    assert!(lost.contains("answered"), "{lost}");
}

#[test]
fn a_full_disk_loses_nothing_and_the_server_recovers_by_itself() {
    let Some(disk) = Disk::mount(folder("online-full"), 2 << 20) else {
        println!("skipped: a small disk can only be mounted by root");
        return;
    };
    let served = Served::start(&disk.0, &[]);
    let mut player = Player::new(0);
    while player.played.len() < 3 {
        player.step(&served.client).unwrap();
    }
    let filler = disk.fill();
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
    // A server that keeps nothing is not ready, and says so.
    served.becomes(503);
    fs::remove_file(&filler).unwrap();
    served.becomes(200);
    let (seat, command) = refused;
    let answer = seat.post(&player.commands(), &command).expect(200);
    player.take(&answer);
    player.check(&served.client).unwrap();
    served.kill();
    let again = Served::start(&disk.0, &[]);
    player.check(&again.client).unwrap();
    again.kill();
}

/// Starts a server on a disk that may be full: what it says goes nowhere, and its port is known before.
fn start_anyway(data: &Path) -> Served {
    // Somebody else may have taken the port meanwhile.
    let served = (0..5).find_map(|_| try_to_start(data));
    served.expect("it starts")
}

fn try_to_start(data: &Path) -> Option<Served> {
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let database = format!("sqlite:{}", data.join("games.sqlite").display());
    let mut child = command()
        .args(["serve", "--no-open", "--port", &port.to_string(), "--database", &database])
        .args(["--public-url", "https://play.example"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::inherit())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let client = Client::new(([127, 0, 0, 1], port).into());
    let started = line.contains("play.example");
    started.then(|| Served { child, client, admin: None })
}

#[test]
fn on_a_full_disk_a_server_starts_is_read_and_recovers() {
    let Some(disk) = Disk::mount(folder("online-full-start"), 2 << 20) else {
        println!("skipped: a small disk can only be mounted by root");
        return;
    };
    let mut served = Served::start(&disk.0, &[]);
    let mut player = Player::new(0);
    while player.played.len() < 5 {
        player.step(&served.client).unwrap();
    }
    for is_killed in [true, false] {
        if is_killed {
            served.kill();
        } else {
            served.signal("TERM");
            assert!(served.child.wait().unwrap().success());
        }
        let filler = disk.fill();
        served = start_anyway(&disk.0);
        player.check(&served.client).unwrap();
        for page in [&format!("/game/{}", player.game), "/", "/open", "/archive", "/rules/classic"]
        {
            assert_eq!(served.client.get(page).status, 200, "{page}");
        }
        served.becomes(503);
        let side = player.view["turn"].as_str().unwrap().to_string();
        let seat = player.seat(&served.client, &side);
        let view = seat.get(&format!("/api/games/{}", player.game)).expect(200);
        // There may be room in the log that was there already, until there is none.
        let ver = view["ver"].as_u64().unwrap();
        let command = json!({ "type": "turn", "text": view["turns"][0]["text"], "ver": ver,
            "cmd_id": format!("full-{ver}") });
        assert_eq!(seat.post(&player.commands(), &command).problem(), (503, "storage".to_string()));
        player.check(&served.client).unwrap();
        fs::remove_file(&filler).unwrap();
        served.becomes(200);
        player.take(&seat.post(&player.commands(), &command).expect(200));
        for _ in 0..3 {
            player.step(&served.client).unwrap();
        }
        player.check(&served.client).unwrap();
        // It is written down now where it runs.
        let begun = Instant::now();
        while !disk.0.join("games.server.json").exists() {
            assert!(begun.elapsed() < Duration::from_secs(20));
        }
    }
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
