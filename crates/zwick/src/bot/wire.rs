//! The line to the server: plain requests with the token of the bot, and streams of lines.

use std::{
    io::{self, BufRead, BufReader, Read, Write},
    net::{TcpStream, ToSocketAddrs},
    time::Duration,
};

use anyhow::{Context, bail, ensure};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// How long the server may take to be reached and to answer.
const PATIENCE: Duration = Duration::from_secs(30);

/// How long a stream may be silent; the server says every 15 seconds that it is there.
const SILENCE: Duration = Duration::from_secs(45);

/// A server, as a bot talks to it.
#[derive(Clone, Debug)]
pub(super) struct Wire {
    /// The name and port, as in `play.example:80`.
    host: String,
    /// What paths begin with, if the server is not at the root.
    base: String,
    token: String,
}

/// What the server has answered.
#[derive(Debug)]
pub(super) struct Answer {
    pub(super) status: u16,
    /// For how many seconds nothing more should be asked.
    pub(super) wait: Option<u64>,
    body: Vec<u8>,
}

impl Answer {
    pub(super) const fn is_fine(&self) -> bool {
        self.status < 300
    }

    /// What was answered, as JSON.
    pub(super) fn json<T: DeserializeOwned>(&self) -> anyhow::Result<T> {
        serde_json::from_slice(&self.body).context("the server answers what makes no sense")
    }

    /// What is wrong, in a line.
    pub(super) fn problem(&self) -> String {
        let body: Value = serde_json::from_slice(&self.body).unwrap_or_default();
        let part = |name: &str| body[name].as_str().unwrap_or_default().to_string();
        format!("{} {}: {}", self.status, part("code"), part("detail"))
    }
}

impl Wire {
    /// The line to the server at an address.
    pub(super) fn new(url: &str, token: &str) -> anyhow::Result<Self> {
        let rest = url.strip_prefix("http://").with_context(|| {
            format!("{url}: only http:// is spoken; reach a server elsewhere through a tunnel")
        })?;
        let (host, base) = rest.split_once('/').unwrap_or((rest, ""));
        ensure!(!host.is_empty(), "{url} names no server");
        let port =
            if host.rsplit(']').next().is_some_and(|end| end.contains(':')) { "" } else { ":80" };
        let base = base.trim_end_matches('/');
        let base = if base.is_empty() { String::new() } else { format!("/{base}") };
        ensure!(is_token(token), "the file has no token of a bot");
        Ok(Self { host: format!("{host}{port}"), base, token: token.to_string() })
    }

    pub(super) fn get(&self, path: &str) -> anyhow::Result<Answer> {
        self.ask("GET", path, None)
    }

    pub(super) fn post(&self, path: &str, body: &Value) -> anyhow::Result<Answer> {
        self.ask("POST", path, Some(body))
    }

    /// What was answered to a question that must be answered well.
    pub(super) fn look<T: DeserializeOwned>(&self, path: &str) -> anyhow::Result<T> {
        let answer = self.get(path)?;
        if !answer.is_fine() {
            bail!("{}", answer.problem());
        }
        answer.json()
    }

    /// Follows a stream of lines.
    pub(super) fn follow(&self, path: &str) -> anyhow::Result<Lines> {
        let mut stream = self.send("GET", path, None)?;
        let head = read_head(&mut stream)?;
        if head.status != 200 {
            bail!("{}", read_answer(stream, &head)?.problem());
        }
        stream.get_ref().set_read_timeout(Some(SILENCE))?;
        let body: Box<dyn Read + Send> =
            if head.chunked { Box::new(Chunks { stream, left: 0 }) } else { Box::new(stream) };
        Ok(Lines(BufReader::new(body)))
    }

    fn ask(&self, method: &str, path: &str, body: Option<&Value>) -> anyhow::Result<Answer> {
        let mut stream = self.send(method, path, body)?;
        let head = read_head(&mut stream)?;
        read_answer(stream, &head)
    }

    fn send(
        &self,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> anyhow::Result<BufReader<TcpStream>> {
        let Self { host, base, token } = self;
        let addresses = host.to_socket_addrs().with_context(|| format!("{host} is not known"))?;
        let mut last = None;
        let stream = addresses
            .into_iter()
            .find_map(|address| match TcpStream::connect_timeout(&address, PATIENCE) {
                Ok(stream) => Some(stream),
                Err(error) => {
                    last = Some(error);
                    None
                }
            })
            .ok_or_else(|| last.unwrap_or_else(|| io::Error::other("it has no address")))
            .with_context(|| format!("{host} is not reached"))?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        let text = body.map(Value::to_string).unwrap_or_default();
        let length = text.len();
        let kind = match body {
            Some(_) => format!("content-type: application/json\r\ncontent-length: {length}\r\n"),
            None => String::new(),
        };
        let request = format!(
            "{method} {base}{path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\
             accept: application/x-ndjson, application/json\r\nauthorization: Bearer {token}\r\n\
             {kind}\r\n{text}"
        );
        (&stream).write_all(request.as_bytes())?;
        Ok(BufReader::new(stream))
    }
}

/// Whether a text can be a token: nothing that would break a header.
fn is_token(text: &str) -> bool {
    text.starts_with("bot-")
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}

/// What an answer begins with.
struct Head {
    status: u16,
    length: Option<u64>,
    chunked: bool,
    wait: Option<u64>,
}

fn read_head(stream: &mut impl BufRead) -> anyhow::Result<Head> {
    let mut line = String::new();
    stream.read_line(&mut line)?;
    let status = line.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status = status.context("the server gives no answer")?;
    let mut head = Head { status, length: None, chunked: false, wait: None };
    loop {
        line.clear();
        stream.read_line(&mut line)?;
        let Some((name, value)) = line.trim_end().split_once(':') else { return Ok(head) };
        match name.to_ascii_lowercase().as_str() {
            "content-length" => head.length = value.trim().parse().ok(),
            "transfer-encoding" => head.chunked = value.trim().eq_ignore_ascii_case("chunked"),
            "retry-after" => head.wait = value.trim().parse().ok(),
            _ => {}
        }
    }
}

fn read_answer(stream: BufReader<TcpStream>, head: &Head) -> anyhow::Result<Answer> {
    let mut body = Vec::new();
    if head.chunked {
        Chunks { stream, left: 0 }.read_to_end(&mut body)?;
    } else {
        // Of a body that does not end, as much as nobody should have sent.
        stream.take(head.length.unwrap_or(64 << 20)).read_to_end(&mut body)?;
    }
    Ok(Answer { status: head.status, wait: head.wait, body })
}

/// A body in chunks, each after its length.
struct Chunks<R> {
    stream: R,
    left: u64,
}

impl<R: BufRead> Read for Chunks<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        if self.left == 0 {
            let mut line = String::new();
            // The end of the chunk before is an empty line.
            while line.trim().is_empty() {
                line.clear();
                if self.stream.read_line(&mut line)? == 0 {
                    return Err(io::ErrorKind::UnexpectedEof.into());
                }
            }
            let length = line.trim().split(';').next().unwrap_or_default();
            self.left = u64::from_str_radix(length, 16).map_err(io::Error::other)?;
            if self.left == 0 {
                return Ok(0);
            }
        }
        let most = out.len().min(usize::try_from(self.left).unwrap_or(usize::MAX));
        let count = self.stream.read(&mut out[..most])?;
        self.left -= count as u64;
        if count == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        Ok(count)
    }
}

/// A stream of lines.
pub(super) struct Lines(BufReader<Box<dyn Read + Send>>);

impl Lines {
    /// Waits for the next line that says something; none at the end.
    pub(super) fn next<T: DeserializeOwned>(&mut self) -> anyhow::Result<Option<T>> {
        let mut line = String::new();
        while line.trim().is_empty() {
            line.clear();
            if self.0.read_line(&mut line)? == 0 {
                return Ok(None);
            }
        }
        Ok(Some(serde_json::from_str(&line)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_is_named_by_its_address() {
        let host = |url: &str| Wire::new(url, "bot-1").map(|wire| (wire.host, wire.base));
        let named = |host: &str, base: &str| (host.to_string(), base.to_string());
        assert_eq!(host("http://play.example").unwrap(), named("play.example:80", ""));
        assert_eq!(host("http://[::1]").unwrap(), named("[::1]:80", ""));
        assert_eq!(host("http://[::1]:7900/").unwrap(), named("[::1]:7900", ""));
        assert_eq!(
            host("http://127.0.0.1:7900/zwick/").unwrap(),
            named("127.0.0.1:7900", "/zwick")
        );
        for wrong in ["https://play.example", "play.example", "http://"] {
            assert!(host(wrong).is_err(), "{wrong}");
        }
        assert!(Wire::new("http://a", "bot-1\r\nhost: b").is_err());
        assert!(Wire::new("http://a", "").is_err());
    }

    #[test]
    fn chunks_are_put_together() {
        let mut text = String::new();
        let sent = "3\r\nabc\r\n5;x=y\r\n\ndefg\r\n0\r\n\r\n".as_bytes();
        Chunks { stream: sent, left: 0 }.read_to_string(&mut text).unwrap();
        assert_eq!(text, "abc\ndefg");
        let broken = Chunks { stream: &b"5\r\nab"[..], left: 0 }.read_to_end(&mut Vec::new());
        assert!(broken.is_err());
    }
}
