//! A door to a real server that tampers with turns: it says that they are done and passes none of them on, or it makes
//! them illegal. Everything else goes through as it is.

#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

use std::{
    io::{self, Read, Write},
    net::{Shutdown, SocketAddr, TcpListener, TcpStream},
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    thread,
};

/// What the door does with a turn.
#[derive(Clone, Copy)]
pub(crate) enum Forgery {
    /// Answers how the game stands, and passes nothing on.
    Swallow,
    /// Passes on a turn that no rules allow.
    Spoil,
}

/// The address of the door, and how many turns it has tampered with.
pub(crate) fn forge(server: SocketAddr, forgery: Forgery) -> (SocketAddr, Arc<AtomicU32>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let (address, forged) = (listener.local_addr().unwrap(), Arc::new(AtomicU32::new(0)));
    let counted = forged.clone();
    thread::spawn(move || {
        for client in listener.incoming().map_while(Result::ok) {
            let counted = counted.clone();
            thread::spawn(move || {
                // A client that goes away in the middle is none of the door's business.
                let _ = pass(client, server, forgery, &counted);
            });
        }
    });
    (address, forged)
}

/// Passes one request on, or something else in place of a turn; then the whole answer back.
fn pass(
    mut client: TcpStream,
    server: SocketAddr,
    forgery: Forgery,
    count: &AtomicU32,
) -> io::Result<()> {
    let request = read(&mut client)?;
    let forged = instead(&request, forgery);
    count.fetch_add(u32::from(forged.is_some()), Ordering::Relaxed);
    let mut server = TcpStream::connect(server)?;
    server.write_all(forged.as_deref().unwrap_or(&request).as_bytes())?;
    io::copy(&mut server, &mut client)?;
    client.shutdown(Shutdown::Both)
}

/// Reads a request with its body.
fn read(client: &mut TcpStream) -> io::Result<String> {
    let (mut text, mut part) = (String::new(), [0; 4096]);
    loop {
        if let Some((head, body)) = text.split_once("\r\n\r\n") {
            let length = head.lines().find_map(|line| {
                line.to_ascii_lowercase().strip_prefix("content-length: ")?.trim().parse().ok()
            });
            if body.len() >= length.unwrap_or(0) {
                return Ok(text);
            }
        }
        match client.read(&mut part)? {
            0 => return Err(io::ErrorKind::UnexpectedEof.into()),
            count => text += &String::from_utf8_lossy(&part[..count]),
        }
    }
}

/// What the server gets in place of a request, if that is a turn.
fn instead(request: &str, forgery: Forgery) -> Option<String> {
    let (head, body) = request.split_once("\r\n\r\n")?;
    let is_turn = head.lines().next()?.contains("/commands") && body.contains(r#""type":"turn""#);
    if !is_turn {
        return None;
    }
    if let Forgery::Spoil = forgery {
        let (before, turn) = body.split_once(r#""text":""#)?;
        return Some(format!("{head}\r\n\r\n{before}\"text\":\"?{}", &turn[1..]));
    }
    let lines = head.lines().filter(|line| !line.to_ascii_lowercase().starts_with("content-"));
    let head: Vec<&str> = lines.collect();
    let question = head.join("\r\n").replacen("POST ", "GET ", 1).replacen("/commands ", " ", 1);
    Some(format!("{question}\r\n\r\n"))
}
