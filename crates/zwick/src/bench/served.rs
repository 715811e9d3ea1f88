//! The servers that are measured: other processes of this program, and plain requests to them.

use std::{
    env, fs,
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::Duration,
};

use anyhow::{Context, bail};
use serde_json::Value;

use crate::{
    cli::OnlineArgs,
    http::{Answer, Head, Request},
};

/// Under which address the servers believe to be known.
const PUBLIC_URL: &str = "http://localhost";

/// How long a server may take; the ones that are measured have much to do.
const PATIENCE: Duration = Duration::from_mins(2);

/// Posts JSON and reads the answer, which must be a good one.
pub(super) fn post(address: SocketAddr, path: &str, body: &Value) -> anyhow::Result<Value> {
    let answer = send(address, path, "application/json", &body.to_string())?;
    if !answer.head.is_fine() {
        bail!("{path} is refused: {}", answer.text());
    }
    Ok(serde_json::from_slice(&answer.body)?)
}

/// Posts a form as a page of the server would; gives the head of the answer.
pub(super) fn submit(address: SocketAddr, path: &str, form: &str) -> anyhow::Result<Head> {
    Ok(send(address, path, "application/x-www-form-urlencoded", form)?.head)
}

/// Posts JSON as somebody at another address would; gives the head of the answer.
pub(super) fn post_from(
    address: SocketAddr,
    from: &str,
    path: &str,
    body: &Value,
) -> anyhow::Result<Head> {
    let headers =
        [("origin", PUBLIC_URL), ("content-type", "application/json"), ("x-forwarded-for", from)];
    Ok(send_with(address, path, &headers, &body.to_string())?.head)
}

fn send(address: SocketAddr, path: &str, kind: &str, body: &str) -> anyhow::Result<Answer> {
    send_with(address, path, &[("origin", PUBLIC_URL), ("content-type", kind)], body)
}

fn send_with(
    address: SocketAddr,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> anyhow::Result<Answer> {
    let host = address.to_string();
    let (method, patience) = ("POST", PATIENCE);
    Request { method, host: &host, path, headers, body, patience }.ask()
}

/// A server of its own, which ends with the measurement.
pub(super) struct Served {
    child: Child,
    pub(super) address: SocketAddr,
    folder: PathBuf,
}

impl Served {
    /// Starts as many as are wanted.
    pub(super) fn start_all(args: &OnlineArgs) -> anyhow::Result<Vec<Self>> {
        (0..args.processes).map(|number| Self::start_on(args.database.as_deref(), number)).collect()
    }

    /// Starts it on an empty folder.
    pub(super) fn start() -> anyhow::Result<Self> {
        Self::start_on(None, 0)
    }

    /// Starts one on an empty folder, or on a database.
    fn start_on(database: Option<&str>, number: usize) -> anyhow::Result<Self> {
        let name = format!("zwick-bench-online-{}-{number}", std::process::id());
        let folder = env::temp_dir().join(name);
        fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
        let program = env::current_exe().context("the program does not know where it is")?;
        let mut child = Command::new(program)
            .args(["serve", "--no-open", "--port", "0", "--public-url", PUBLIC_URL])
            // Those who are measured say themselves from where they come.
            .args(["--trusted-proxy", "127.0.0.1"])
            .arg("--data")
            .arg(&folder)
            .args(database.iter().flat_map(|database| ["--database", database]))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .context("the server does not start")?;
        let mut line = String::new();
        let output = child.stdout.take().context("the server says nothing")?;
        BufReader::new(output).read_line(&mut line)?;
        let name = if database.is_some() { "postgres.server.json" } else { "server.json" };
        let address = announced(&folder.join(name))?;
        Ok(Self { child, address, folder })
    }

    /// How much memory it takes, where the system says so.
    pub(super) fn memory(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kib: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
        Some(kib / 1024)
    }
}

fn announced(file: &Path) -> anyhow::Result<SocketAddr> {
    let text = fs::read_to_string(file).context("the server did not start")?;
    let running: Value = serde_json::from_str(&text)?;
    let address = running["address"].as_str().context("the server has no address")?;
    Ok(address.parse()?)
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have gone already, and what it leaves is of no use to anybody.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}
