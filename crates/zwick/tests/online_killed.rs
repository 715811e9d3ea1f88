//! What has been answered lasts: the real server, under load, killed again and again.

#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

#[path = "../../server/tests/support/http.rs"]
#[allow(dead_code, reason = "a part of it is used")]
mod http;
#[path = "support/player.rs"]
mod player;
#[path = "support/served.rs"]
mod served;
mod support;

use std::{
    env, fs,
    io::Write,
    path::PathBuf,
    process::{Command, Stdio},
};

use serde_json::json;

use crate::{
    http::Answer,
    player::{Player, check_all, play_until, players, sum, token},
    served::Served,
    support::folder,
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
