//! People who sit at a table from elsewhere.

use std::{
    net::TcpStream,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use tungstenite::{ClientRequestBuilder, Message, WebSocket, client::client};

use super::{Answer, Client, TestServer, fresh_id, text};

/// How long a socket may say nothing but that it is alive, before a test fails instead of waiting for ever.
const PATIENCE: Duration = Duration::from_mins(2);

/// A secret, told apart by a letter.
pub(crate) fn token(letter: char) -> String {
    letter.to_string().repeat(64)
}

/// A client that shows a secret.
pub(crate) fn holding(client: &Client, token: &str) -> Client {
    client.with("authorization", &format!("Bearer {token}"))
}

/// A game by link: Anna holds White with `a`, and invites Black with `b`.
pub(crate) fn invite(server: &TestServer, rules: &str) -> Value {
    server.create_with(json!({
        "rules": rules,
        "names": { "white": "Anna" },
        "opponent": { "kind": "link", "plays": "black" },
        "seat": token('a'),
        "invite": token('b'),
    }))
}

/// The same after Bert has sat down, who holds Black with `c`.
pub(crate) fn table(server: &TestServer, rules: &str) -> Value {
    let view = invite(server, rules);
    let sit = json!({ "type": "sit", "invite": token('b'), "seat": token('c'), "name": "Bert" });
    order(&server.client, &view, sit).expect(200)
}

/// A game by link as it is wished for, with both players at the table: White holds `a`, Black `c`.
pub(crate) fn table_with(server: &TestServer, mut wish: Value) -> Value {
    wish["opponent"] = json!({ "kind": "link", "plays": "black" });
    wish["seat"] = token('a').into();
    wish["invite"] = token('b').into();
    let view = server.create_with(wish);
    let sit = json!({ "type": "sit", "invite": token('b'), "seat": token('c'), "name": "Bert" });
    order(&server.client, &view, sit).expect(200)
}

/// Whose side it is, and which is waited for, as a view tells it.
pub(crate) fn seats(view: &Value) -> Value {
    json!({ "you": view["seats"]["you"], "awaited": view["seats"]["awaited"] })
}

/// Sends a command, whatever comes of it.
pub(crate) fn order(client: &Client, view: &Value, mut command: Value) -> Answer {
    command["ver"] = view["ver"].clone();
    command["cmd_id"] = fresh_id().into();
    client.post(&format!("/api/games/{}/commands", text(&view["id"])), &command)
}

/// A socket on a game.
pub(crate) struct Line(pub(crate) WebSocket<TcpStream>);

impl Line {
    /// Opens a socket with some headers, or answers the status it is refused with.
    pub(crate) fn try_open(client: &Client, game: &str) -> Result<Self, u16> {
        let address = client.address;
        let uri = format!("ws://{address}/api/games/{game}/socket").parse().unwrap();
        let mut request = ClientRequestBuilder::new(uri);
        for (name, value) in &client.headers {
            request = request.with_header(name, value);
        }
        let stream = TcpStream::connect(address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        match client_handshake(request, stream) {
            Ok(socket) => Ok(Self(socket)),
            Err(status) => Err(status),
        }
    }

    /// Opens a socket and says who follows.
    pub(crate) fn open(client: &Client, game: &str, hello: &Value) -> Self {
        let mut line = Self::try_open(client, game).unwrap();
        line.say(hello);
        line
    }

    /// Answers a ping, asked or not.
    pub(crate) fn pong(&mut self) {
        self.0.send(Message::Pong(Vec::new().into())).unwrap();
    }

    pub(crate) fn say(&mut self, value: &Value) {
        self.0.send(Message::text(value.to_string())).unwrap();
    }

    /// The next thing that is said, or the code the socket is closed with.
    pub(crate) fn hear(&mut self) -> Result<Value, Option<u16>> {
        let asked = Instant::now();
        loop {
            match self.0.read() {
                Ok(Message::Text(text)) => {
                    let value: Value = serde_json::from_str(&text).unwrap();
                    if value.get("alive").is_none() {
                        return Ok(value);
                    }
                    assert!(asked.elapsed() < PATIENCE, "the server is alive and says nothing");
                }
                Ok(Message::Close(frame)) => return Err(frame.map(|frame| frame.code.into())),
                Ok(_) => {}
                Err(_) => return Err(None),
            }
        }
    }

    /// Who has the game open, the next time that is told.
    pub(crate) fn presence(&mut self) -> Value {
        loop {
            if let Ok(Message::Text(text)) = self.0.read() {
                let value: Value = serde_json::from_str(&text).unwrap();
                if let Some(here) = value.get("here") {
                    return here.clone();
                }
            }
        }
    }

    /// The answer to a command; updates that come before it are given back beside it.
    pub(crate) fn ask(&mut self, command: &Value) -> (Value, Vec<Value>) {
        self.say(command);
        let mut updates = Vec::new();
        loop {
            let heard = self.hear().unwrap();
            if heard.get("answer").is_some() {
                return (heard, updates);
            }
            updates.push(heard);
        }
    }
}

fn client_handshake(
    request: ClientRequestBuilder,
    stream: TcpStream,
) -> Result<WebSocket<TcpStream>, u16> {
    match client(request, stream) {
        Ok((socket, _)) => Ok(socket),
        Err(tungstenite::HandshakeError::Failure(tungstenite::Error::Http(answer))) => {
            Err(answer.status().as_u16())
        }
        Err(error) => panic!("no socket: {error}"),
    }
}
