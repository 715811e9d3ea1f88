//! A server of one's own for each test.

#![allow(dead_code, reason = "each test uses a part of it")]
#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

pub(crate) mod disk;
pub(crate) mod http;
pub(crate) mod mail;
pub(crate) mod people;
pub(crate) mod postgres;
pub(crate) mod relay;
pub(crate) mod seats;
pub(crate) mod time;

use std::{
    fs,
    path::{Path, PathBuf},
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

use serde_json::{Value, json};
use server::{Config, Server, Started, Timepiece};

pub(crate) use self::http::{Answer, Client};

/// What is added to the names of folders while a server is made to be wrong.
const BROKEN: &str = "ZWICK_TEST_BROKEN";

/// A server that ends with the test.
pub(crate) struct TestServer {
    pub(crate) client: Client,
    pub(crate) folder: PathBuf,
    runtime: tokio::runtime::Runtime,
    server: Option<Server>,
}

impl TestServer {
    /// A server on an empty folder of this name.
    pub(crate) fn start(name: &str) -> Self {
        Self::on(&folder(name))
    }

    /// A server on the games of a folder.
    pub(crate) fn on(folder: &Path) -> Self {
        Self::with(Config::new(folder))
    }

    /// A server on an empty folder of this name, whose computer answers at once.
    pub(crate) fn quick(name: &str) -> Self {
        Self::with(Config { pace: Duration::ZERO, ..Config::new(folder(name)) })
    }

    /// A server as it is told to be, on any free port.
    pub(crate) fn with(config: Config) -> Self {
        Self::by(Timepiece::system(), config)
    }

    /// The same by a time of its own.
    pub(crate) fn by(time: Timepiece, config: Config) -> Self {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        let folder = config.data.clone();
        let config = Config { port: Some(0), ..config };
        let Started::Here(server) = runtime.block_on(Server::start_by(time, config)).unwrap()
        else {
            panic!("another server has {}", folder.display());
        };
        Self {
            client: Client::new(server.running().address),
            folder,
            runtime,
            server: Some(server),
        }
    }

    /// Stops the server and starts another one on the same games.
    pub(crate) fn restart(mut self) -> Self {
        self.stop();
        let folder = self.folder.clone();
        drop(self);
        Self::on(&folder)
    }

    /// The operator's address.
    pub(crate) fn admin(&self) -> std::net::SocketAddr {
        self.server.as_ref().unwrap().running().admin.unwrap()
    }

    fn stop(&mut self) {
        if let Some(server) = self.server.take() {
            self.runtime.block_on(server.stop());
        }
    }

    /// Creates a game by these rules and answers its view.
    pub(crate) fn create(&self, rules: &str) -> Value {
        self.create_with(json!({ "rules": rules }))
    }

    /// Creates a game and answers its view.
    pub(crate) fn create_with(&self, mut wish: Value) -> Value {
        wish["cmd_id"] = fresh_id().into();
        self.client.post("/api/games", &wish).expect(201)
    }

    /// Sends a command for a view, whatever comes of it.
    pub(crate) fn try_command(&self, view: &Value, mut command: Value) -> Answer {
        command["ver"] = view["ver"].clone();
        command["cmd_id"] = fresh_id().into();
        self.client.post(&format!("/api/games/{}/commands", text(&view["id"])), &command)
    }

    /// Carries out a command and answers the next view.
    pub(crate) fn command(&self, view: &Value, command: Value) -> Value {
        self.try_command(view, command).expect(200)
    }

    /// Plays turns one after the other.
    pub(crate) fn play(&self, view: Value, turns: &str) -> Value {
        turns
            .split_whitespace()
            .fold(view, |view, turn| self.command(&view, json!({ "type": "turn", "text": turn })))
    }

    /// The code with which a command is refused.
    pub(crate) fn refused(&self, view: &Value, command: Value) -> String {
        let (status, code) = self.try_command(view, command).problem();
        assert_eq!(status, 422, "{code}");
        code
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Does something to a database behind the back of the server.
pub(crate) fn sql(file: &Path, statements: impl Into<String>) {
    let statements: String = statements.into();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
        let mut connection = sqlx::ConnectOptions::connect(&options).await.unwrap();
        sqlx::raw_sql(sqlx::AssertSqlSafe(statements)).execute(&mut connection).await.unwrap();
        sqlx::Connection::close(connection).await.unwrap();
    });
}

/// Makes every game of a database one of 9,999 events: somebody has taken the turn back and played it again, thousands of
/// times.
pub(crate) const LONG_GAMES: &str = "
    INSERT INTO event (game, ver, at, cmd_id, kind, body, counted, digest, format)
    WITH RECURSIVE n(i) AS (SELECT 3 UNION ALL SELECT i + 1 FROM n WHERE i < 9999)
    SELECT game, i, at, 'long' || i, CASE i % 2 WHEN 1 THEN 'undo' ELSE 'redo' END,
        '{\"plies\":1}', counted, NULL, 1 FROM event, n WHERE ver = 1;
    UPDATE game SET ver = 9999;";

/// An empty folder of its own.
pub(crate) fn folder(name: &str) -> PathBuf {
    // A test that is run a second time beside itself has other folders.
    let broken = std::env::var(BROKEN).unwrap_or_default();
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}{broken}"));
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).unwrap();
    path
}

/// An id no other command of this process has.
pub(crate) fn fresh_id() -> String {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    format!("test-{}", NEXT.fetch_add(1, Ordering::Relaxed))
}

pub(crate) fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("no text: {value}"))
}

/// Runs a test of this program once more, with a server that a switch has made wrong, and expects it to
/// fail by an assertion.
pub(crate) fn fails_with(test: &str, switch: &str, environment: &[(&str, &str)]) {
    let run = std::process::Command::new(std::env::current_exe().unwrap())
        .args(["--exact", test, "--test-threads", "1"])
        .env(switch, "yes")
        .env(BROKEN, "-broken")
        .envs(environment.iter().copied())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&run.stdout);
    assert!(!run.status.success(), "nobody notices {switch}: {said}");
    assert!(said.contains("1 failed") && said.contains("panicked at"), "{said}");
}
