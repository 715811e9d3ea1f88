//! A PostgreSQL of one's own: in a temporary folder, run by somebody without rights, reached by a socket
//! in that folder only, and gone with the test.

#![allow(dead_code, reason = "each test uses a part of it")]
#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

use std::{
    fs,
    os::unix::fs::{MetadataExt, chown},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

/// Whoever may run it where the tests are run by root, who may not.
const SERVANTS: [&str; 2] = ["postgres", "nobody"];

/// How long it may take to start.
const PATIENCE: Duration = Duration::from_mins(1);

/// A database server that ends with the test.
pub(crate) struct Cluster {
    folder: PathBuf,
    settings: Vec<String>,
    process: Option<Child>,
}

impl Cluster {
    /// One of its own.
    pub(crate) fn start(name: &str) -> Self {
        Self::with(name, &[])
    }

    /// The same with some settings.
    pub(crate) fn with(name: &str, settings: &[&str]) -> Self {
        // Not below the target folder: who runs it may not be let in there.
        let folder = std::env::temp_dir().join(format!("zwick-pg-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir(&folder).unwrap();
        if let Some((user, group)) = servant(&folder) {
            chown(&folder, Some(user), Some(group)).unwrap();
        }
        let settings = settings.iter().map(ToString::to_string).collect();
        let mut cluster = Self { folder, settings, process: None };
        let made = cluster
            .command("initdb")
            .args([
                "--username=zwick",
                "--auth=trust",
                "--encoding=UTF8",
                "--locale=C",
                "--no-sync",
            ])
            .arg("--pgdata")
            .arg(cluster.data())
            .output()
            .unwrap();
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        cluster.resume();
        cluster
    }

    /// Starts it again after a stop.
    pub(crate) fn resume(&mut self) {
        let log = fs::File::options()
            .create(true)
            .append(true)
            .open(self.folder.join("log.txt"))
            .unwrap();
        let mut command = self.command("postgres");
        command.arg("-D").arg(self.data()).arg("-k").arg(&self.folder);
        command.args(["-c", "listen_addresses=", "-c", "max_connections=100"]);
        for setting in &self.settings {
            command.args(["-c", setting]);
        }
        self.process =
            Some(command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log).spawn().unwrap());
        let begun = Instant::now();
        while !self.answers() {
            let ended = self.process.as_mut().unwrap().try_wait().unwrap();
            let log = || fs::read_to_string(self.folder.join("log.txt")).unwrap_or_default();
            assert!(ended.is_none() && begun.elapsed() < PATIENCE, "{}", log());
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// Ends it at once, as a power cut of the program would: nothing is tidied up.
    pub(crate) fn crash(&mut self) {
        self.end("-QUIT");
    }

    /// The address of the database everything can be put into.
    pub(crate) fn url(&self) -> String {
        self.database("postgres")
    }

    /// The address of a database.
    pub(crate) fn database(&self, name: &str) -> String {
        format!("postgres://zwick@localhost/{name}?host={}", self.folder.display())
    }

    /// Creates a database and answers its address.
    pub(crate) fn create(&self, name: &str) -> String {
        self.sql(&format!("CREATE DATABASE {name}"));
        self.database(name)
    }

    /// Lets it carry out a statement, and answers what it prints.
    pub(crate) fn sql(&self, statement: &str) -> String {
        self.sql_in("postgres", statement)
    }

    /// The same in another database.
    pub(crate) fn sql_in(&self, database: &str, statement: &str) -> String {
        let output = self.psql(database, statement);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap().trim_end().to_string()
    }

    /// Puts what `pg_dump` has written into an empty database.
    pub(crate) fn restore(&self, database: &str, dump: &Path) {
        let output = self.psql_to(database).arg("--file").arg(dump).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }

    fn psql(&self, database: &str, statement: &str) -> std::process::Output {
        self.psql_to(database).args(["--command", statement]).output().unwrap()
    }

    fn psql_to(&self, database: &str) -> Command {
        let mut command = Command::new(program("psql"));
        command
            .args(["--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--username=zwick"])
            .args(["--set=ON_ERROR_STOP=1", "--dbname", database])
            .arg("--host")
            .arg(&self.folder);
        command
    }

    fn answers(&self) -> bool {
        self.psql("postgres", "SELECT 1").status.success()
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// A program of PostgreSQL, run by somebody without rights.
    fn command(&self, name: &str) -> Command {
        let mut command = Command::new(program(name));
        command.env_clear().env("LC_ALL", "C").current_dir(&self.folder);
        if let Some((user, group)) = servant(&self.folder) {
            use std::os::unix::process::CommandExt;
            command.uid(user).gid(group);
        }
        command
    }

    fn end(&mut self, signal: &str) {
        if let Some(mut process) = self.process.take() {
            let _ = Command::new("kill").arg(signal).arg(process.id().to_string()).status();
            let _ = process.wait();
        }
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.end("-QUIT");
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Who runs it instead of root, by numbers; nobody else if we are not root.
fn servant(folder: &Path) -> Option<(u32, u32)> {
    let root = fs::metadata("/proc/self").or_else(|_| fs::metadata(folder)).unwrap().uid() == 0;
    let users = fs::read_to_string("/etc/passwd").unwrap_or_default();
    let found = |name: &&str| {
        let line = users.lines().find(|line| line.split(':').next() == Some(name))?;
        let mut fields = line.split(':').skip(2);
        Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
    };
    root.then(|| SERVANTS.iter().find_map(found).expect("somebody without rights"))
}

/// Where a program of PostgreSQL is; Debian keeps them by version.
fn program(name: &str) -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<(u32, PathBuf)> = versions
        .filter_map(|entry| {
            let version = entry.file_name().to_str()?.parse().ok()?;
            Some((version, entry.path().join("bin").join(name)))
        })
        .filter(|(_, path)| path.exists())
        .collect();
    versions.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let named = versions.pop().map(|(_, path)| path);
    let found =
        || std::env::split_paths(&path).map(|folder| folder.join(name)).find(|p| p.exists());
    named.or_else(found).unwrap_or_else(|| {
        panic!("{name} of PostgreSQL is missing: `cargo xtask test` installs it, as root on Debian")
    })
}
