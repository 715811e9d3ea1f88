//! Commands that go over a socket instead of being posted.

#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

use std::{collections::BTreeMap, io, net::TcpStream, time::Duration};

use serde_json::{Value, json};
use tungstenite::{ClientRequestBuilder, Message, WebSocket, client::client};

use crate::http::{Answer, Client};

/// Opens a socket on a game for the player who holds this secret, sends a command and answers what comes of it.
pub(crate) fn ask(seat: &Client, game: &str, secret: &str, command: &Value) -> io::Result<Answer> {
    let mut socket = open(seat, game)?;
    let hello = json!({ "seat": secret, "bare": true });
    for said in [&hello, command] {
        socket.send(Message::text(said.to_string())).map_err(io::Error::other)?;
    }
    loop {
        let Message::Text(text) = socket.read().map_err(io::Error::other)? else { continue };
        let heard: Value = serde_json::from_str(&text).unwrap();
        if heard["answer"] == command["cmd_id"] {
            return Ok(answer(&heard));
        }
    }
}

fn open(seat: &Client, game: &str) -> io::Result<WebSocket<TcpStream>> {
    let address = seat.address;
    let uri = format!("ws://{address}/api/games/{game}/socket").parse().unwrap();
    let cookies = seat.headers.iter().filter(|(name, _)| name == "cookie");
    let request = cookies.fold(ClientRequestBuilder::new(uri), |request, (name, value)| {
        request.with_header(name, value)
    });
    let stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(Duration::from_mins(2)))?;
    client(request, stream)
        .map(|(socket, _)| socket)
        .map_err(|error| io::Error::other(error.to_string()))
}

/// The same as a request would have been answered.
fn answer(heard: &Value) -> Answer {
    let status = heard["status"].as_u64().and_then(|status| status.try_into().ok()).unwrap();
    let body = heard.get("problem").filter(|problem| !problem.is_null()).unwrap_or(heard);
    let kind = if status == 200 { "application/json" } else { "application/problem+json" };
    let headers = BTreeMap::from([("content-type".to_string(), kind.to_string())]);
    Answer { status, headers, body: body.to_string().into_bytes() }
}
