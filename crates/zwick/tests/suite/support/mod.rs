//! Running the real program.

#![allow(dead_code, reason = "each test uses a part of it")]
#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

pub(crate) mod forging;
pub(crate) mod ledger;
pub(crate) mod liar;
pub(crate) mod line;
pub(crate) mod model;
pub(crate) mod played;
pub(crate) mod player;
pub(crate) mod served;

// Shared with the tests of the server.
#[path = "../../../../server/tests/support/disk.rs"]
pub(crate) mod disk;
#[path = "../../../../server/tests/support/http.rs"]
pub(crate) mod http;
#[path = "../../../../server/tests/support/people.rs"]
pub(crate) mod people;
#[path = "../../../../server/tests/support/postgres.rs"]
pub(crate) mod postgres;
#[path = "../../../../server/tests/support/relay.rs"]
pub(crate) mod relay;

use http::{Answer, Client};
use std::{
    env, fs,
    io::Write,
    path::PathBuf,
    process::{Command, Output, Stdio},
    str::FromStr,
};

use game::{AnyMove, AnyRules, Dice, Game, catalogue};
use hunt::Battue;

/// A number that the environment may ask for, such as how often a server is killed, or else the usual one.
pub(crate) fn wanted<T: FromStr>(name: &str, usual: T) -> T {
    let Ok(text) = env::var(name) else { return usual };
    text.parse().unwrap_or_else(|_| panic!("{name} is no number: {text:?}"))
}

/// What the program said and how it ended.
pub(crate) struct Run {
    pub(crate) stdout: String,
    pub(crate) stderr: String,
    pub(crate) code: i32,
}

impl Run {
    pub(crate) fn of(output: &Output) -> Self {
        Self {
            stdout: String::from_utf8(output.stdout.clone()).unwrap(),
            stderr: String::from_utf8(output.stderr.clone()).unwrap(),
            code: output.status.code().expect("the program ends by itself"),
        }
    }

    /// The standard output of a run that must have gone well.
    pub(crate) fn fine(self) -> String {
        assert_eq!((self.code, self.stderr.as_str()), (0, ""), "{}", self.stdout);
        self.stdout
    }

    /// The one line on standard error of a run with bad input.
    pub(crate) fn refused(self) -> String {
        assert_eq!(self.code, 2, "{}{}", self.stdout, self.stderr);
        assert_eq!(self.stderr.lines().count(), 1, "{}", self.stderr);
        let line = self.stderr.trim_end();
        line.strip_prefix("zwick: ").unwrap_or_else(|| panic!("{line}")).to_string()
    }

    pub(crate) fn json(self) -> serde_json::Value {
        serde_json::from_str(&self.fine()).unwrap()
    }
}

/// The program, speaking English.
pub(crate) fn command() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_zwick"));
    command.env_clear().env("LC_ALL", "en_GB.UTF-8").env("LANG", "en_GB.UTF-8");
    command
}

/// Runs the program without input.
pub(crate) fn zwick(args: &[&str]) -> Run {
    zwick_with(args, "")
}

/// Runs the program with input.
pub(crate) fn zwick_with(args: &[&str], input: &str) -> Run {
    let mut child = command()
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let text = input.to_string();
    // Written beside the reading, so that no pipe fills up; a program that stops early is fine.
    let writer = std::thread::spawn(move || stdin.write_all(text.as_bytes()));
    let output = child.wait_with_output().unwrap();
    let _ = writer.join().unwrap();
    Run::of(&output)
}

/// An empty folder of its own.
pub(crate) fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).unwrap();
    path
}

/// A new file with this content.
pub(crate) fn file(folder: &std::path::Path, name: &str, content: &str) -> String {
    let path = folder.join(name);
    fs::write(&path, content).unwrap();
    path.to_str().unwrap().to_string()
}

/// Plays the lines and gives back what was said.
pub(crate) fn play(args: &[&str], lines: &[&str]) -> String {
    let mut all = vec!["play"];
    all.extend(args);
    zwick_with(&all, &(lines.join("\n") + "\n")).fine()
}

/// Checks that these lines were said in this order.
#[track_caller]
pub(crate) fn says(said: &str, wanted: &[&str]) {
    let mut rest = said.lines();
    for line in wanted {
        assert!(rest.any(|said| said == *line), "\"{line}\" is not said (in this order):\n{said}");
    }
}

/// A random game as a player would type it.
pub(crate) struct Script {
    pub(crate) typed: Vec<String>,
    pub(crate) seed: u64,
    pub(crate) plies: usize,
    pub(crate) end: String,
}

impl Script {
    pub(crate) fn lines(&self) -> Vec<&str> {
        self.typed.iter().map(String::as_str).collect()
    }
}

pub(crate) fn random_game(id: &str, seed: u64) -> Script {
    let rules = catalogue::find(id).unwrap().rules;
    let start = match rules {
        AnyRules::Battue(rules) => Battue::deal(rules, seed).into(),
        _ => rules.initial(),
    };
    let mut random = fastrand::Rng::with_seed(seed);
    let mut game = Game::from_position(start);
    let mut typed = Vec::new();
    while game.end().is_none() {
        if game.position().awaits_throw() {
            game.throw(Dice::new(seed).throw(game.ply())).unwrap();
        }
        if game.ply() >= 120 {
            game.resign(game.turn().unwrap()).unwrap();
            typed.extend(["resign", "yes"].map(str::to_string));
            break;
        }
        let moves = game.legal_moves();
        let m = moves[random.usize(..moves.len())];
        typed.push(game.position().move_text(m));
        if leaves_stones(&moves, m) {
            typed.push("none".to_string());
        }
        game.play(m).unwrap();
    }
    Script { typed, seed, plies: game.ply(), end: game.end().unwrap().to_string() }
}

/// Whether a turn of mill takes fewer stones than it could, which a player is asked about.
fn leaves_stones(moves: &[AnyMove], m: AnyMove) -> bool {
    let AnyMove::Mill(m) = m else {
        return false;
    };
    moves.iter().any(|other| match other {
        AnyMove::Mill(other) => {
            other.action == m.action
                && other.captures != m.captures
                && (other.captures & m.captures) == m.captures
        }
        _ => false,
    })
}
