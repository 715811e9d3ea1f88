//! A solve that is killed, again and again, or runs out of disk, ends with the very same tables.

#![cfg(unix)]

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use crate::support::{Run, command, folder, wanted};

/// The game that is solved, small enough to be solved often.
const GAME: &str = "six";

/// A game of draughts with few pieces, which is solved by another solver.
const DRAUGHTS: [&str; 3] = ["english", "--pieces", "3"];

/// How often the solve is killed: more with `ZWICK_KILLS`.
fn kills() -> u32 {
    wanted("ZWICK_KILLS", 10)
}

fn solve(game: &[&str], tables: &Path) -> Command {
    let mut command = command();
    command.arg("solve").args(game).args(["--threads", "2", "--tables"]).arg(tables);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// The tables in a folder, by their names.
fn tables(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut tables = BTreeMap::new();
    for game in fs::read_dir(folder).unwrap() {
        for file in fs::read_dir(game.unwrap().path()).unwrap() {
            let path = file.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap().to_string();
            tables.insert(name, fs::read(&path).unwrap());
        }
    }
    tables
}

/// What was counted, without the times, which differ.
fn counts(tables: &mut BTreeMap<String, Vec<u8>>) -> Vec<String> {
    let solution = tables.remove("solution.json").expect("the solution is written down");
    let solution: serde_json::Value = serde_json::from_slice(&solution).unwrap();
    let counts = solution["spaces"].as_array().unwrap().iter().map(|space| {
        let part = |name: &str| space[name].to_string();
        ["space", "positions", "wins", "draws", "losses", "longest"].map(part).join(" ")
    });
    let mut counts: Vec<String> = counts.collect();
    // A table made again is noted down last.
    counts.sort();
    counts.push(solution["empty_board"].to_string());
    counts
}

/// Compares two folders of tables, file by file and byte by byte.
fn assert_same(one: &Path, two: &Path) {
    let (mut one, mut two) = (tables(one), tables(two));
    assert_eq!(counts(&mut one), counts(&mut two));
    assert_eq!(one.keys().collect::<Vec<_>>(), two.keys().collect::<Vec<_>>());
    for (name, bytes) in &one {
        assert!(bytes == &two[name], "{name} differs");
    }
    let is_table = |name: &String| Path::new(name).extension().is_some_and(|end| end == "ztb");
    assert!(one.keys().all(is_table), "{:?}", one.keys());
}

#[test]
fn a_killed_solve_goes_on_and_ends_with_the_same_tables() {
    kill_and_compare(&[GAME], kills());
}

#[test]
fn a_killed_solve_of_draughts_goes_on_and_ends_with_the_same_tables() {
    kill_and_compare(&DRAUGHTS, kills().div_ceil(3));
}

fn kill_and_compare(game: &[&str], kills: u32) {
    let whole = folder(&format!("solve-whole-{}", game[0]));
    let start = Instant::now();
    Run::of(&solve(game, &whole).output().unwrap()).fine();
    let time = start.elapsed();

    let killed = folder(&format!("solve-killed-{}", game[0]));
    let mut random = fastrand::Rng::with_seed(11);
    let mut done = 0;
    while done < kills {
        let mut child = solve(game, &killed).spawn().unwrap();
        thread::sleep(Duration::from_secs_f64(random.f64() * time.as_secs_f64() / 2.0));
        let ended = child.try_wait().unwrap().is_some();
        let _ = child.kill();
        child.wait().unwrap();
        if ended {
            // It was too fast to be killed: some of its work is undone.
            forget_some(&killed, &mut random);
        } else {
            done += 1;
        }
    }
    Run::of(&solve(game, &killed).output().unwrap()).fine();
    assert_same(&whole, &killed);
}

#[test]
fn an_interrupted_solve_says_how_to_go_on() {
    let tables = folder("solve-interrupted");
    let mut child = solve(&["seven"], &tables).spawn().unwrap();
    // Once there is a table it listens, and many more are to come.
    let is_table = |path: &Path| path.extension().is_some_and(|end| end == "ztb");
    while !files(&tables).iter().any(|path| is_table(path)) {
        assert!(child.try_wait().unwrap().is_none(), "it ended before it could be interrupted");
        thread::sleep(Duration::from_millis(20));
    }
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(sent.success());
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(said, "zwick: stopped; the same command goes on from here\n");
    assert_eq!(output.status.code(), Some(2));
}

/// The files in the folders of a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let inside = |path: &Path| fs::read_dir(path).into_iter().flatten().flatten();
    inside(folder).flat_map(|game| inside(&game.path())).map(|file| file.path()).collect()
}

/// Removes about half of the tables.
fn forget_some(folder: &Path, random: &mut fastrand::Rng) {
    for game in fs::read_dir(folder).unwrap() {
        for file in fs::read_dir(game.unwrap().path()).unwrap() {
            if random.bool() {
                fs::remove_file(file.unwrap().path()).unwrap();
            }
        }
    }
}

/// A disk of half a megabyte is full before the game is solved; with more room the same command
/// goes on. The disk is a `tmpfs` in a mount space of its own. Where the system does not let us
/// have one, files are not allowed to grow beyond 4 KiB instead, which fails at the same places.
#[test]
fn a_full_disk_is_reported_and_the_solve_goes_on_when_there_is_room() {
    let whole = folder("disk-whole");
    Run::of(&solve(&[GAME], &whole).output().unwrap()).fine();
    let here = folder("disk-full");
    let program = env!("CARGO_BIN_EXE_zwick");
    let disk = here.join("disk");
    fs::create_dir(&disk).unwrap();
    let script = if may_mount(&disk) {
        format!(
            "mount -t tmpfs -o size=512k tmpfs {disk} || exit 9
             {program} solve {GAME} --tables {disk}/tables 2> {here}/first
             echo $? > {here}/code
             mount -o remount,size=256m {disk} || exit 9
             {program} solve {GAME} --tables {disk}/tables > {here}/out || exit 8
             cp -r {disk}/tables {here}/tables",
            disk = disk.display(),
            here = here.display(),
        )
    } else {
        format!(
            "trap '' XFSZ
             (ulimit -f 8; exec {program} solve {GAME} --tables {here}/tables 2> {here}/first)
             echo $? > {here}/code
             {program} solve {GAME} --tables {here}/tables > {here}/out || exit 8",
            here = here.display(),
        )
    };
    let run = in_own_mounts(&disk).args(["sh", "-c", &script]).output().unwrap();
    assert!(run.status.success(), "{run:?}");
    assert_eq!(fs::read_to_string(here.join("code")).unwrap().trim(), "2");
    let message = fs::read_to_string(here.join("first")).unwrap();
    assert_eq!(message.lines().count(), 1, "{message}");
    assert!(message.starts_with("zwick: "), "{message}");
    assert_same(&whole, &here.join("tables"));
}

/// A command whose mounts nobody else sees, if that is allowed.
fn in_own_mounts(disk: &Path) -> Command {
    if may_mount(disk) {
        let mut command = Command::new("unshare");
        command.args(["--mount", "--map-root-user"]);
        command
    } else {
        Command::new("env")
    }
}

fn may_mount(disk: &Path) -> bool {
    Command::new("unshare")
        .args(["--mount", "--map-root-user", "mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs"])
        .arg(disk)
        .output()
        .is_ok_and(|output| output.status.success())
}
