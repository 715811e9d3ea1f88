//! A client that sends exactly what it is told to.

use std::{
    collections::BTreeMap,
    fmt::Write as _,
    io::{self, BufRead, BufReader, Read, Write},
    net::{SocketAddr, TcpStream},
    time::Duration,
};

use serde_json::Value;

/// An answer.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    /// Names in lower case; of several values the last.
    pub(crate) headers: BTreeMap<String, String>,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("no JSON: {}", self.text()))
    }

    /// The body of an answer that must have this status.
    pub(crate) fn expect(&self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}", self.text());
        self.json()
    }

    /// The code of a refusal, which must be complete problem+json.
    pub(crate) fn problem(&self) -> (u16, String) {
        let kind = self.headers.get("content-type").map(String::as_str);
        assert_eq!(kind, Some("application/problem+json"), "{} {}", self.status, self.text());
        let body = self.json();
        assert_eq!(body["status"], self.status);
        let detail = body["detail"].as_str().unwrap();
        assert!(!detail.is_empty() && !detail.starts_with("error-"), "{detail}");
        (self.status, body["code"].as_str().unwrap().to_string())
    }
}

/// A client of one server.
#[derive(Clone, Debug)]
pub(crate) struct Client {
    pub(crate) address: SocketAddr,
    /// Headers that every request has besides `Host`.
    pub(crate) headers: Vec<(String, String)>,
}

impl Client {
    pub(crate) fn new(address: SocketAddr) -> Self {
        Self { address, headers: Vec::new() }
    }

    /// The same client with another header.
    pub(crate) fn with(&self, name: &str, value: &str) -> Self {
        let mut client = self.clone();
        client.headers.retain(|(known, _)| known != name);
        client.headers.push((name.to_string(), value.to_string()));
        client
    }

    /// Sends a request and reads the answer to its end.
    pub(crate) fn send(&self, method: &str, path: &str, body: &[u8]) -> io::Result<Answer> {
        let mut stream = self.open(method, path, body)?;
        read(&mut stream)
    }

    /// Sends a request and hands back what the answer can be read from.
    pub(crate) fn open(
        &self,
        method: &str,
        path: &str,
        body: &[u8],
    ) -> io::Result<BufReader<TcpStream>> {
        let mut stream = TcpStream::connect(self.address)?;
        stream.set_read_timeout(Some(Duration::from_mins(2)))?;
        let mut head = format!("{method} {path} HTTP/1.1\r\nconnection: close\r\n");
        if !self.headers.iter().any(|(name, _)| name == "host") {
            let _ = write!(head, "host: {}\r\n", self.address);
        }
        for (name, value) in &self.headers {
            let _ = write!(head, "{name}: {value}\r\n");
        }
        if !body.is_empty() || method == "POST" {
            let _ = write!(head, "content-length: {}\r\n", body.len());
        }
        head += "\r\n";
        // In one go, so that a server that answers without reading the body has it all the same
        // and does not cut the line; one that refuses a long body may not read the rest.
        let _ = stream.write_all(&[head.as_bytes(), body].concat());
        Ok(BufReader::new(stream))
    }

    pub(crate) fn get(&self, path: &str) -> Answer {
        self.send("GET", path, b"").unwrap()
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> Answer {
        self.try_post(path, body).unwrap()
    }

    pub(crate) fn try_post(&self, path: &str, body: &Value) -> io::Result<Answer> {
        let client = self.with("content-type", "application/json");
        client.send("POST", path, body.to_string().as_bytes())
    }
}

/// Reads head and body of an answer.
fn read(stream: &mut BufReader<TcpStream>) -> io::Result<Answer> {
    let (status, headers) = head(stream)?;
    let mut body = Vec::new();
    match headers.get("content-length").and_then(|length| length.parse().ok()) {
        Some(length) => {
            body.resize(length, 0);
            stream.read_exact(&mut body)?;
        }
        None => {
            stream.read_to_end(&mut body)?;
        }
    }
    Ok(Answer { status, headers, body })
}

/// Reads the head of an answer.
pub(crate) fn head(stream: &mut impl BufRead) -> io::Result<(u16, BTreeMap<String, String>)> {
    let mut line = String::new();
    stream.read_line(&mut line)?;
    let status = line.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status = status.ok_or_else(|| io::Error::other(format!("no answer: {line:?}")))?;
    let mut headers = BTreeMap::new();
    loop {
        line.clear();
        stream.read_line(&mut line)?;
        match line.trim_end().split_once(": ") {
            Some((name, value)) => headers.insert(name.to_lowercase(), value.to_string()),
            None => break,
        };
    }
    Ok((status, headers))
}
