//! The line to the server: plain requests with the token of the bot, and streams of lines.

use std::{
    io::{BufRead, BufReader, Read},
    time::Duration,
};

use anyhow::{Context, anyhow, ensure};
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::http::{self, Incoming, Request};

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

/// The server refuses a request, and would refuse the same request again.
#[derive(Debug, thiserror::Error)]
#[error("the server refuses {0}")]
pub(super) struct Refused(String);

/// What the server has answered.
#[derive(Debug)]
pub(super) struct Answer(http::Answer);

impl Answer {
    pub(super) const fn status(&self) -> u16 {
        self.0.head.status
    }

    pub(super) const fn is_fine(&self) -> bool {
        self.0.head.is_fine()
    }

    /// For how many seconds nothing more should be asked.
    pub(super) fn wait(&self) -> Option<u64> {
        self.0.head.wait()
    }

    /// What was answered, as JSON.
    pub(super) fn json<T: DeserializeOwned>(&self) -> anyhow::Result<T> {
        serde_json::from_slice(&self.0.body).context("the server answers what makes no sense")
    }

    /// Why a request has failed: refused for good, or for a reason that may pass.
    pub(super) fn failure(&self, request: &str) -> anyhow::Error {
        let line = format!("{request}: {}", self.problem());
        // Too slow, stale, too early or too often: the next try may succeed.
        let passes = matches!(self.status(), 408 | 409 | 425 | 429);
        let refused = (400..500).contains(&self.status()) && !passes;
        if refused { Refused(line).into() } else { anyhow!(line) }
    }

    /// What is wrong, in a line.
    pub(super) fn problem(&self) -> String {
        let body: Value = serde_json::from_slice(&self.0.body).unwrap_or_default();
        let part = |name: &str| body[name].as_str().unwrap_or_default().to_string();
        format!("{} {}: {}", self.status(), part("code"), part("detail"))
    }
}

impl Wire {
    /// The line to the server at an address.
    pub(super) fn new(url: &str, token: &str) -> anyhow::Result<Self> {
        let rest = url.strip_prefix("http://").with_context(|| match url.strip_prefix("https://") {
            Some(host) => format!(
                "{url}: https:// is not spoken here; name an http:// address of {host}, as a reverse \
                 proxy or a tunnel of your own has one"
            ),
            None => format!("{url} is no address; one begins with http://"),
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
            return Err(answer.failure(path));
        }
        answer.json()
    }

    /// Follows a stream of lines.
    pub(super) fn follow(&self, path: &str) -> anyhow::Result<Lines> {
        let incoming = self.send("GET", path, None)?;
        if incoming.head.status != 200 {
            return Err(Answer(incoming.answer()?).failure(path));
        }
        Ok(Lines(BufReader::new(incoming.follow(SILENCE)?)))
    }

    fn ask(&self, method: &str, path: &str, body: Option<&Value>) -> anyhow::Result<Answer> {
        Ok(Answer(self.send(method, path, body)?.answer()?))
    }

    fn send(&self, method: &str, path: &str, body: Option<&Value>) -> anyhow::Result<Incoming> {
        let path = format!("{}{path}", self.base);
        let authorization = format!("Bearer {}", self.token);
        let headers = [
            ("accept", "application/x-ndjson, application/json"),
            ("authorization", &authorization),
            ("content-type", "application/json"),
        ];
        // What is not posted has no kind.
        let headers = if body.is_some() { &headers[..] } else { &headers[..2] };
        let body = body.map(Value::to_string).unwrap_or_default();
        let (path, body) = (path.as_str(), body.as_str());
        Request { method, host: &self.host, path, headers, body, patience: PATIENCE }.send()
    }
}

/// Whether a text can be a token: nothing that would break a header.
fn is_token(text: &str) -> bool {
    text.starts_with("bot-")
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
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
        let secure = host("https://play.example").unwrap_err().to_string();
        assert!(secure.contains("reverse proxy"), "{secure}");
        assert!(Wire::new("http://a", "bot-1\r\nhost: b").is_err());
        assert!(Wire::new("http://a", "").is_err());
    }
}
