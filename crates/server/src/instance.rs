//! One server for one folder of games: a second one finds the first.

use std::{
    fs::{self, File, TryLockError},
    io::{self, Read, Write},
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream},
    path::{Path, PathBuf},
    time::Duration,
};

use serde::{Deserialize, Serialize};

/// How long a running server may take to say who it is.
const PATIENCE: Duration = Duration::from_secs(2);

/// How often it is looked whether a folder is free, and how long between: a server that is just starting or ending gets
/// three seconds.
const ROUNDS: u32 = 30;
const PAUSE: Duration = Duration::from_millis(100);

/// A server that runs, as it is written down beside its games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    /// The address under which others find it, if it is another one.
    #[serde(default)]
    pub public_url: Option<String>,
    /// Its process.
    pub pid: u32,
    /// What tells its games from those of another folder.
    pub data: String,
    /// The address of its operator, if it has one.
    #[serde(default)]
    pub admin: Option<SocketAddr>,
}

impl Running {
    /// The server that has the games of a file in a folder, if one is written down and answers.
    pub fn find(folder: &Path, file: &str) -> Option<Self> {
        let written = fs::read_to_string(folder.join(announcement(file))).ok()?;
        serde_json::from_str(&written).ok().filter(Self::answers)
    }

    /// The address for a browser.
    pub fn url(&self) -> String {
        self.public_url.clone().unwrap_or_else(|| format!("http://{}/", self.reached()))
    }

    /// Where it is reached from this machine, if it listens on every address.
    fn reached(&self) -> SocketAddr {
        let ip = match self.address.ip() {
            IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
            ip => ip,
        };
        SocketAddr::new(ip, self.address.port())
    }

    /// Whether it is there and says that it is what is written down.
    fn answers(&self) -> bool {
        let asked = || -> io::Result<String> {
            let mut stream = TcpStream::connect_timeout(&self.reached(), PATIENCE)?;
            stream.set_read_timeout(Some(PATIENCE))?;
            stream.set_write_timeout(Some(PATIENCE))?;
            let host = self.reached();
            write!(stream, "GET /healthz HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")?;
            let mut answer = String::new();
            stream.take(4096).read_to_string(&mut answer)?;
            Ok(answer)
        };
        asked().is_ok_and(|answer| {
            answer.starts_with("HTTP/1.1 200")
                && answer.contains("\"name\":\"zwick\"")
                && answer.contains(&format!("\"data\":\"{}\"", self.data))
        })
    }
}

/// Why a folder cannot be had.
#[derive(Debug, thiserror::Error)]
pub enum InstanceError {
    /// A server has it, and runs there.
    #[error("a zwick with these games runs at {}", .0.url())]
    Running(Running),
    /// Somebody has it and does not answer.
    #[error("{} is in use by another program that does not answer", .0.display())]
    Silent(PathBuf),
    /// The folder cannot be used.
    #[error("{}: {}", .0.display(), .1)]
    Folder(PathBuf, io::Error),
}

/// The right to a folder; it ends with the program, however that ends.
#[derive(Debug)]
pub(crate) struct Instance {
    folder: PathBuf,
    /// The file of the games in it.
    file: String,
    _lock: File,
}

impl Instance {
    /// Takes a folder, creating it as needed.
    pub(crate) fn take(folder: &Path, file: &str) -> Result<Self, InstanceError> {
        let refuse = |error| InstanceError::Folder(folder.to_path_buf(), error);
        fs::create_dir_all(folder).map_err(refuse)?;
        let lock = File::options()
            .create(true)
            .truncate(false)
            .write(true)
            .open(folder.join(format!("{}.lock", stem(file))))
            .map_err(refuse)?;
        let own = |lock| Self { folder: folder.to_path_buf(), file: file.to_string(), _lock: lock };
        for _ in 0..ROUNDS {
            match lock.try_lock() {
                Ok(()) => return Ok(own(lock)),
                Err(TryLockError::WouldBlock) => {}
                Err(TryLockError::Error(error)) => return Err(refuse(error)),
            }
            if let Some(running) = Running::find(folder, file) {
                return Err(InstanceError::Running(running));
            }
            // It is just starting, or just ending.
            std::thread::sleep(PAUSE);
        }
        Err(InstanceError::Silent(folder.to_path_buf()))
    }

    /// The file of the games.
    pub(crate) fn games(&self) -> PathBuf {
        self.folder.join(&self.file)
    }

    /// Writes down where the server runs.
    pub(crate) fn announce(&self, running: &Running) -> Result<(), InstanceError> {
        let text = serde_json::to_string(running).unwrap_or_default();
        let path = self.folder.join(announcement(&self.file));
        let new = path.with_extension("json.new");
        fs::write(&new, text)
            .and_then(|()| fs::rename(&new, &path))
            .map_err(|error| InstanceError::Folder(self.folder.clone(), error))
    }

    /// Strikes out that the server runs.
    pub(crate) fn withdraw(&self) {
        // Who reads it anyway asks whether it is true.
        let _ = fs::remove_file(self.folder.join(announcement(&self.file)));
    }
}

/// The name of a file without its ending.
fn stem(file: &str) -> &str {
    file.rsplit_once('.').map_or(file, |(stem, _)| stem)
}

/// Where it is written down which server has the games of a file.
fn announcement(file: &str) -> String {
    match stem(file) {
        "zwick" => "server.json".to_string(),
        stem => format!("{stem}.server.json"),
    }
}
