//! A real server that others could reach, on a database of its own.

#![allow(dead_code, reason = "each test uses a part of it")]
#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

use std::{
    fs,
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use serde_json::Value;

use crate::{http::Client, support::command};

/// How long a server may take to notice that it can write, or cannot.
const PATIENCE: Duration = Duration::from_mins(1);

/// A server that others could reach. It goes with its last user.
pub(crate) struct Served {
    pub(crate) child: Child,
    pub(crate) client: Client,
    /// The operator's address, if there is one.
    pub(crate) admin: Option<Client>,
}

impl Served {
    /// Starts it on the games in a folder; what it says there is in `said.txt`.
    pub(crate) fn start(data: &Path, environment: &[(&str, &str)]) -> Self {
        Self::start_with(data, environment, &[])
    }

    /// The same with further options.
    pub(crate) fn start_with(data: &Path, environment: &[(&str, &str)], options: &[&str]) -> Self {
        let database = format!("sqlite:{}", data.join("games.sqlite").display());
        let args: Vec<&str> =
            ["--database", &database].into_iter().chain(options.iter().copied()).collect();
        Self::with(command(), data, &args, "games", environment)
    }

    /// Starts it as a process that may open so many files.
    pub(crate) fn start_among(files: u32, data: &Path, options: &[&str]) -> Self {
        let database = format!("sqlite:{}", data.join("games.sqlite").display());
        let args: Vec<&str> =
            ["--database", &database].into_iter().chain(options.iter().copied()).collect();
        let mut limited = Command::new("sh");
        limited.env_clear().args(["-c", &format!("ulimit -n {files}; exec \"$0\" \"$@\"")]);
        limited.arg(command().get_program());
        Self::with(limited, data, &args, "games", &[])
    }

    /// Starts it on the games in a database of PostgreSQL; the folder is for the rest.
    pub(crate) fn on(database: &str, data: &Path, environment: &[(&str, &str)]) -> Self {
        Self::on_with(database, data, environment, &[])
    }

    /// The same with further options.
    pub(crate) fn on_with(
        database: &str,
        data: &Path,
        environment: &[(&str, &str)],
        options: &[&str],
    ) -> Self {
        let args = ["--database", database, "--data", data.to_str().unwrap()];
        Self::with(command(), data, &[&args, options].concat(), "postgres", environment)
    }

    /// Starts it on a database for this machine alone, where two share a board.
    pub(crate) fn at_home(database: &str, data: &Path) -> Self {
        let (args, name): (&[&str], _) = if database.starts_with("sqlite:") {
            (&["--database", database], "games")
        } else {
            (&["--database", database, "--data", data.to_str().unwrap()], "postgres")
        };
        Self::spawn(command(), data, args, name, &[])
    }

    fn with(
        program: Command,
        data: &Path,
        args: &[&str],
        name: &str,
        environment: &[(&str, &str)],
    ) -> Self {
        let public = ["--public-url", "https://play.example"];
        Self::spawn(program, data, &[&public, args].concat(), name, environment)
    }

    fn spawn(
        mut program: Command,
        data: &Path,
        args: &[&str],
        name: &str,
        environment: &[(&str, &str)],
    ) -> Self {
        let mut child = program
            .args(["serve", "--no-open", "--port", "0"])
            .args(args)
            .envs(environment.iter().copied())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(fs::File::create(data.join("said.txt")).unwrap())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let running = fs::read_to_string(data.join(format!("{name}.server.json")));
        let running =
            running.unwrap_or_else(|_| panic!("it does not start: {}", Self::reports(data)));
        let running: Value = serde_json::from_str(&running).unwrap();
        let client = |name: &str| Some(Client::new(running[name].as_str()?.parse().unwrap()));
        Self { child, client: client("address").unwrap(), admin: client("admin") }
    }

    /// What it has reported so far.
    pub(crate) fn reports(data: &Path) -> String {
        fs::read_to_string(data.join("said.txt")).unwrap()
    }

    /// Waits until it says whether it is ready.
    pub(crate) fn becomes(&self, status: u16) {
        let begun = Instant::now();
        while self.client.get("/readyz").status != status {
            assert!(begun.elapsed() < PATIENCE, "/readyz does not become {status}");
            thread::sleep(Duration::from_millis(50));
        }
    }

    /// Sends it a signal, as in `TERM`.
    pub(crate) fn signal(&self, name: &str) {
        let pid = self.child.id().to_string();
        let sent = Command::new("kill").args([&format!("-{name}"), &pid]).status().unwrap();
        assert!(sent.success());
    }

    /// Ends it without a word, as a power cut would.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
