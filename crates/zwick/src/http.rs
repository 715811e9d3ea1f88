//! What commands say to a server: plain HTTP/1.1, each request on a connection of its own.

use std::{
    fmt::Write as _,
    io::{self, BufRead, BufReader, Read, Write},
    net::{TcpStream, ToSocketAddrs},
    time::Duration,
};

use anyhow::Context;

/// The longest answer that is read, in bytes: more than any server should send.
const LONGEST: u64 = 64 << 20;

/// A request.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Request<'a> {
    pub(crate) method: &'a str,
    /// The name and port of the server, as in `play.example:80`.
    pub(crate) host: &'a str,
    pub(crate) path: &'a str,
    pub(crate) headers: &'a [(&'a str, &'a str)],
    /// What is posted.
    pub(crate) body: &'a str,
    /// How long the server may take to be reached, and to say something.
    pub(crate) patience: Duration,
}

/// What an answer begins with.
#[derive(Clone, Debug)]
pub(crate) struct Head {
    pub(crate) status: u16,
    /// Names in lower case.
    headers: Vec<(String, String)>,
}

/// An answer.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) head: Head,
    pub(crate) body: Vec<u8>,
}

/// An answer of which only the head has come.
#[derive(Debug)]
pub(crate) struct Incoming {
    pub(crate) head: Head,
    stream: BufReader<TcpStream>,
}

impl Request<'_> {
    /// Sends it and waits for the whole answer.
    pub(crate) fn ask(&self) -> anyhow::Result<Answer> {
        self.send()?.answer()
    }

    /// Sends it and waits for the head of the answer.
    pub(crate) fn send(&self) -> anyhow::Result<Incoming> {
        let stream = self.connect().with_context(|| format!("{} is not reached", self.host))?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(self.patience))?;
        (&stream).write_all(self.text().as_bytes())?;
        let mut stream = BufReader::new(stream);
        let head = Head::read(&mut stream)?;
        Ok(Incoming { head, stream })
    }

    /// Tries one address of the server after the other.
    fn connect(&self) -> io::Result<TcpStream> {
        let mut last = io::Error::other("it has no address");
        for address in self.host.to_socket_addrs()? {
            match TcpStream::connect_timeout(&address, self.patience) {
                Ok(stream) => return Ok(stream),
                Err(error) => last = error,
            }
        }
        Err(last)
    }

    fn text(&self) -> String {
        let Self { method, host, path, headers, body, .. } = self;
        let mut text = format!("{method} {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n");
        for (name, value) in *headers {
            // Writing into a text cannot fail.
            let _ = write!(text, "{name}: {value}\r\n");
        }
        if *method == "POST" {
            let _ = write!(text, "content-length: {}\r\n", body.len());
        }
        text + "\r\n" + body
    }
}

impl Head {
    fn read(stream: &mut impl BufRead) -> anyhow::Result<Self> {
        let mut line = String::new();
        stream.read_line(&mut line)?;
        let status = line.split(' ').nth(1).and_then(|status| status.parse().ok());
        let status = status.context("the server gives no answer")?;
        let mut headers = Vec::new();
        loop {
            line.clear();
            stream.read_line(&mut line)?;
            let Some((name, value)) = line.trim_end().split_once(':') else { break };
            headers.push((name.to_ascii_lowercase(), value.trim().to_string()));
        }
        Ok(Self { status, headers })
    }

    pub(crate) const fn is_fine(&self) -> bool {
        self.status >= 200 && self.status < 300
    }

    /// For how many seconds nothing more should be asked.
    pub(crate) fn wait(&self) -> Option<u64> {
        self.header("retry-after")?.parse().ok()
    }

    fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}

impl Answer {
    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}

impl Incoming {
    /// Reads the answer to its end.
    pub(crate) fn answer(self) -> anyhow::Result<Answer> {
        let head = self.head.clone();
        let mut body = Vec::new();
        self.body().take(LONGEST).read_to_end(&mut body)?;
        Ok(Answer { head, body })
    }

    /// What comes after the head, as it comes; it may be silent for so long.
    pub(crate) fn follow(self, silence: Duration) -> anyhow::Result<Box<dyn Read + Send>> {
        self.stream.get_ref().set_read_timeout(Some(silence))?;
        Ok(self.body())
    }

    fn body(self) -> Box<dyn Read + Send> {
        let Self { head, stream } = self;
        let is_chunked = head.header("transfer-encoding");
        if is_chunked.is_some_and(|value| value.eq_ignore_ascii_case("chunked")) {
            return Box::new(Chunks { stream, left: 0 });
        }
        match head.header("content-length").and_then(|length| length.parse().ok()) {
            Some(length) => Box::new(stream.take(length)),
            None => Box::new(stream),
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_says_how_much_is_posted() {
        let get = Request {
            method: "GET",
            host: "play.example:80",
            path: "/api/open",
            headers: &[("accept", "application/json")],
            body: "",
            patience: Duration::from_secs(1),
        };
        assert_eq!(
            get.text(),
            "GET /api/open HTTP/1.1\r\nhost: play.example:80\r\nconnection: close\r\n\
             accept: application/json\r\n\r\n"
        );
        let post = Request { method: "POST", headers: &[], body: "{}", ..get };
        assert!(post.text().ends_with("connection: close\r\ncontent-length: 2\r\n\r\n{}"));
    }

    #[test]
    fn heads_are_read() {
        let sent = "HTTP/1.1 429 Too Many Requests\r\nRetry-After: 7\r\n\r\nbody";
        let head = Head::read(&mut sent.as_bytes()).unwrap();
        assert_eq!((head.status, head.wait(), head.is_fine()), (429, Some(7), false));
        assert!(Head::read(&mut "nonsense\r\n".as_bytes()).is_err());
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
