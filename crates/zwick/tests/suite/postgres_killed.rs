//! What has been answered lasts on PostgreSQL as well: real servers under load, killed again and again,
//! and the database itself, too.

#![cfg(unix)]

use std::{
    process::Command,
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use crate::{
    player::{Player, check_all, play_until, players, sum},
    postgres::Cluster,
    served::Served,
    support::{folder, wanted},
};

/// How often a server is killed, if nobody says otherwise.
const KILLS: u32 = 20;

/// How often the database is.
const CRASHES: u32 = 4;

/// How many games are played while servers are restarted, if nobody says otherwise.
const GAMES: usize = 40;

/// How long it is played at most until a server is restarted.
const PATIENCE: Duration = Duration::from_mins(2);

/// How long it is played before the next kill at most, in milliseconds.
const LONGEST: u64 = 900;

/// How often it is asked whether the server has found the database again.
const ASKED: u32 = 400;

/// Plays and kills the server; answers how many answers and repeats there were, or what was lost.
fn survive(name: &str, kills: u32, environment: &[(&str, &str)]) -> Result<(u32, u32), String> {
    let (cluster, data) = (Cluster::start(name), folder(name));
    let start = || Served::on(&cluster.url(), &data, environment);
    let mut players = players();
    for _ in 0..kills {
        let served = start();
        check_all(&players, &served.client)?;
        let client = served.client.clone();
        play_until(&mut players, &client, LONGEST, || served.kill());
    }
    check_all(&players, &start().client)?;
    Ok(sum(&players))
}

/// Plays and crashes the database, while the same server goes on.
fn survive_crashes(
    name: &str,
    times: u32,
    environment: &[(&str, &str)],
) -> Result<(u32, u32), String> {
    // What is not synced at once is not synced for a long time.
    let mut cluster = Cluster::with(name, &["wal_writer_delay=10s"]);
    let served = Served::on(&cluster.url(), &folder(name), environment);
    let mut players = players();
    for _ in 0..times {
        play_until(&mut players, &served.client, LONGEST, || cluster.crash());
        cluster.resume();
        let recovers = (0..ASKED).any(|_| {
            let status = served.client.get("/api/games/nobody").status;
            if status == 503 {
                thread::sleep(Duration::from_millis(50));
            }
            status != 503
        });
        assert!(recovers, "the server does not find the database again");
        check_all(&players, &served.client)?;
    }
    Ok(sum(&players))
}

/// Waits until so many answers have come, or for long enough.
fn wait_for(answered: &AtomicUsize, count: usize) {
    let begun = Instant::now();
    while answered.load(Ordering::Relaxed) < count && begun.elapsed() < PATIENCE {
        thread::sleep(Duration::from_millis(20));
    }
}

/// Restarts two servers, one after the other, while games are played at both; whoever gets no answer at
/// one goes to the other.
fn roll(name: &str, games: usize) -> Result<(u32, u32), String> {
    let cluster = Cluster::start(name);
    let start = |which: usize| {
        let data = folder(&format!("{name}-{which}"));
        Served::on(&cluster.url(), &data, &[])
    };
    let mut servers = [start(0), start(1)];
    let clients = Mutex::new([0, 1].map(|which: usize| servers[which].client.clone()));
    let mut players: Vec<Player> = (0..games).map(Player::new).collect();
    let (done, answered) = (AtomicBool::new(false), AtomicUsize::new(0));
    thread::scope(|scope| {
        for (number, player) in players.iter_mut().enumerate() {
            let (clients, done, answered) = (&clients, &done, &answered);
            scope.spawn(move || {
                let mut which = number % 2;
                while !done.load(Ordering::Relaxed) {
                    let client = clients.lock().unwrap()[which].clone();
                    if player.step(&client).is_some() {
                        answered.fetch_add(1, Ordering::Relaxed);
                    } else {
                        which = 1 - which;
                        thread::sleep(Duration::from_millis(10));
                    }
                }
            });
        }
        for which in [0, 1] {
            // All have begun, and go on, before anything stops.
            wait_for(&answered, games * (which + 2));
            let id = servers[which].child.id().to_string();
            assert!(Command::new("kill").arg("-TERM").arg(id).status().unwrap().success());
            assert!(servers[which].child.wait().unwrap().success());
            servers[which] = start(which);
            clients.lock().unwrap()[which] = servers[which].client.clone();
        }
        wait_for(&answered, games * 4);
        done.store(true, Ordering::Relaxed);
    });
    servers.iter().try_for_each(|served| check_all(&players, &served.client))?;
    Ok(sum(&players))
}

#[test]
fn a_rolling_restart_loses_nothing() {
    let games = wanted("ZWICK_GAMES", GAMES);
    let (answers, repeats) = roll("pg-rolling", games).unwrap();
    println!("{games} games, {answers} answers, {repeats} commands sent again");
    assert!(answers as usize > games, "{answers}");
}

#[test]
fn no_answered_move_is_lost_or_doubled_by_a_kill() {
    let kills = wanted("ZWICK_KILLS", KILLS);
    let (answers, repeats) = survive("pg-killed", kills, &[]).unwrap();
    println!("{kills} kills, {answers} answers, {repeats} commands sent again");
    assert!(answers > kills, "{answers}");
}

#[test]
fn a_server_that_answers_too_early_is_caught() {
    let lost = survive("pg-hasty", 60, &[("ZWICK_TEST_HASTY", "1")]).unwrap_err();
    assert!(lost.contains("answered"), "{lost}");
}

#[test]
fn no_answered_move_is_lost_or_doubled_by_a_crash_of_the_database() {
    let (answers, repeats) = survive_crashes("pg-crashed", CRASHES, &[]).unwrap();
    println!("{CRASHES} crashes, {answers} answers, {repeats} commands sent again");
    assert!(answers > CRASHES, "{answers}");
}

#[test]
fn a_server_that_does_not_wait_for_the_disk_is_caught() {
    let lost = survive_crashes("pg-unsynced", 20, &[("ZWICK_TEST_UNSYNCED", "1")]).unwrap_err();
    assert!(lost.contains("answered"), "{lost}");
}
