//! Nonsense of every kind to every way in: nothing breaks, and the server answers afterwards.
//!
//! Requests follow the description of the interface, with values that fit, nearly fit or do not fit
//! at all; frames of sockets are commands, damaged commands and noise. The same seed is the same
//! nonsense.

use std::{
    io::{Read, Write},
    net::TcpStream,
    panic,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering::SeqCst},
    },
    time::Duration,
};

use fastrand::Rng;
use serde_json::{Map, Value, json};
use server::Config;
use tungstenite::Message;

use crate::support::{
    Client, TestServer, folder,
    http::head,
    seats::{Line, holding, table, token},
    text,
};

/// How often each way in is tried.
const TRIES: usize = 12;

/// How many frames are sent.
const FRAMES: usize = 400;

/// How often something has panicked, in any thread of the server.
static PANICS: AtomicUsize = AtomicUsize::new(0);
static SAID: Mutex<String> = Mutex::new(String::new());

fn count_panics() {
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        PANICS.fetch_add(1, SeqCst);
        *SAID.lock().unwrap_or_else(PoisonError::into_inner) = info.to_string();
        before(info);
    }));
}

fn nothing_has_panicked() {
    let said = SAID.lock().unwrap_or_else(PoisonError::into_inner).clone();
    assert_eq!(PANICS.load(SeqCst), 0, "{said}");
}

fn away(name: &str) -> TestServer {
    let public_url = Some("https://play.example/".to_string());
    TestServer::with(Config { public_url, pace: Duration::ZERO, ..Config::new(folder(name)) })
}

/// Values that somebody might have forgotten.
fn odd(lots: &mut Rng) -> Value {
    let texts = [
        "",
        " ",
        "\0",
        "\u{202e}",
        "💣",
        "a1",
        "a1-a4xd6",
        "11-15",
        "white",
        "classic",
        "../..",
        "%",
        "'; DROP TABLE game; --",
        "<script>",
        "99999999999999999999",
        "-1",
        "1e999",
    ];
    match lots.u8(..12) {
        0 => Value::Null,
        1 => lots.bool().into(),
        2 => (-1).into(),
        3 => u64::MAX.into(),
        4 => i64::MIN.into(),
        5 => json!(1.5e300),
        6 => json!([]),
        7 => json!({}),
        8 => "x".repeat(lots.usize(..5000)).into(),
        9 => token('a').into(),
        10 => (0..lots.usize(..40)).map(|_| lots.char(..)).collect::<String>().into(),
        _ => texts[lots.usize(..texts.len())].into(),
    }
}

/// A value that a schema of the description allows, mostly.
fn fitting(schema: &Value, all: &Value, lots: &mut Rng, depth: u32) -> Value {
    if depth > 6 || lots.u8(..12) == 0 {
        return odd(lots);
    }
    if let Some(name) = schema["$ref"].as_str().and_then(|name| name.rsplit('/').next()) {
        return fitting(&all["components"]["schemas"][name], all, lots, depth + 1);
    }
    for one_of in ["oneOf", "anyOf"] {
        if let Some(choices) = schema[one_of].as_array() {
            return fitting(&choices[lots.usize(..choices.len())], all, lots, depth + 1);
        }
    }
    if let Some(parts) = schema["allOf"].as_array() {
        let mut whole = Map::new();
        for part in parts {
            if let Value::Object(part) = fitting(part, all, lots, depth + 1) {
                whole.extend(part);
            }
        }
        return whole.into();
    }
    if let Some(choices) = schema["enum"].as_array() {
        return choices[lots.usize(..choices.len())].clone();
    }
    if let Some(value) = schema.get("const") {
        return value.clone();
    }
    let kind = match &schema["type"] {
        Value::Array(kinds) => kinds[lots.usize(..kinds.len())].as_str().unwrap_or_default(),
        kind => kind.as_str().unwrap_or_default(),
    };
    match kind {
        "object" => {
            let empty = Map::new();
            let properties = schema["properties"].as_object().unwrap_or(&empty);
            let mut object = Map::new();
            for (name, schema) in properties {
                if lots.u8(..4) > 0 {
                    object.insert(name.clone(), fitting(schema, all, lots, depth + 1));
                }
            }
            object.into()
        }
        "array" => {
            let count = lots.usize(..4);
            (0..count).map(|_| fitting(&schema["items"], all, lots, depth + 1)).collect()
        }
        "integer" => lots.i64(-2..40).into(),
        "number" => json!(lots.f64() * 100.0),
        "boolean" => lots.bool().into(),
        _ => odd(lots).as_str().map_or_else(|| "classic".into(), Into::into),
    }
}

/// The bytes of a body: mostly JSON, now and then damaged.
fn damaged(value: &Value, lots: &mut Rng) -> Vec<u8> {
    let mut bytes = value.to_string().into_bytes();
    match lots.u8(..8) {
        0 => bytes.truncate(lots.usize(..=bytes.len())),
        1 => {
            for _ in 0..lots.usize(1..6) {
                let at = lots.usize(..=bytes.len());
                bytes.insert(at, lots.u8(..));
            }
        }
        2 => bytes = std::iter::repeat_n(b'[', lots.usize(..3000)).collect(),
        _ => {}
    }
    bytes
}

/// A path with something in the place of each name.
fn path(pattern: &str, game: &str, lots: &mut Rng) -> String {
    let odd = ["x", "%00", "..%2f..", "0", "-1", "18446744073709551616", "%ff%fe", "zzzzzzzzzz"];
    let parts = pattern.split('/').map(|part| match part {
        "{id}" if lots.u8(..4) > 0 => game.to_string(),
        part if part.starts_with('{') => odd[lots.usize(..odd.len())].to_string(),
        part => part.to_string(),
    });
    parts.collect::<Vec<_>>().join("/")
}

/// What is asked for behind the path.
fn query(parameters: &Value, all: &Value, lots: &mut Rng) -> String {
    let mut query = String::new();
    for parameter in parameters.as_array().into_iter().flatten() {
        if parameter["in"] == "query" && lots.bool() {
            let value = fitting(&parameter["schema"], all, lots, 0);
            let value = value.as_str().map_or_else(|| value.to_string(), str::to_string);
            let plain: String = value
                .bytes()
                .take(300)
                .map(|byte| match byte {
                    b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
                    byte => format!("%{byte:02x}"),
                })
                .collect();
            query.push(if query.is_empty() { '?' } else { '&' });
            query.push_str(text(&parameter["name"]));
            query.push('=');
            query.push_str(&plain);
        }
    }
    query
}

/// Asks and reads no more than the head, because a stream has no end.
fn status(client: &Client, method: &str, path: &str, body: &[u8]) -> u16 {
    let mut answer = client.open(method, path, body).unwrap();
    head(&mut answer).unwrap_or_else(|error| panic!("{method} {path}: {error}")).0
}

#[test]
fn nonsense_to_every_way_in_is_refused_and_breaks_nothing() {
    count_panics();
    let server = away("fuzz-requests");
    let view = table(&server, "classic");
    let game = text(&view["id"]);
    let all = server.client.get("/api/openapi.json").expect(200);
    let mut lots = Rng::with_seed(7);
    let mut answers = std::collections::BTreeMap::<u16, usize>::new();
    for (pattern, methods) in all["paths"].as_object().unwrap() {
        for (method, way) in methods.as_object().unwrap() {
            let schema = &way["requestBody"]["content"]["application/json"]["schema"];
            for number in 0..TRIES {
                let path =
                    path(pattern, game, &mut lots) + &query(&way["parameters"], &all, &mut lots);
                let body = match method.as_str() {
                    "get" => Vec::new(),
                    _ if schema.is_null() => odd(&mut lots).to_string().into_bytes(),
                    _ => damaged(&fitting(schema, &all, &mut lots, 0), &mut lots),
                };
                let mut client = server.client.with("content-type", "application/json");
                if lots.bool() {
                    client = holding(&client, &token(['a', 'c', 'e'][number % 3]));
                }
                let status = status(&client, &method.to_uppercase(), &path, &body);
                let shown = String::from_utf8_lossy(&body);
                assert!((200..500).contains(&status), "{status}: {method} {path}\n{shown}");
                *answers.entry(status).or_default() += 1;
            }
        }
    }
    // Some of it made sense, and some did not.
    assert!(answers[&200] > 20 && answers[&422] > 20, "{answers:?}");
    nothing_has_panicked();
    server.client.get(&format!("/api/games/{game}")).expect(200);
}

#[test]
fn noise_on_a_socket_ends_it_at_worst() {
    count_panics();
    let server = away("fuzz-frames");
    let view = table(&server, "classic");
    let game = text(&view["id"]);
    let all = server.client.get("/api/openapi.json").expect(200);
    let schema = &all["components"]["schemas"]["CommandRequest"];
    let mut lots = Rng::with_seed(11);
    let mut sent = 0;
    let mut answered = 0;
    while sent < FRAMES {
        let Ok(mut line) = Line::try_open(&server.client, game) else { panic!("no socket") };
        line.0.get_mut().set_read_timeout(Some(Duration::from_secs(5))).unwrap();
        let hello = match lots.u8(..4) {
            0 => odd(&mut lots).to_string(),
            _ => json!({ "seat": token(['a', 'c', 'e'][sent % 3]), "after": 0 }).to_string(),
        };
        let mut open = line.0.send(Message::text(hello)).is_ok();
        while open && sent < FRAMES {
            sent += 1;
            let body = damaged(&fitting(schema, &all, &mut lots, 0), &mut lots);
            let frame = match lots.u8(..12) {
                0 => Message::Binary(body.into()),
                1 => Message::Ping(vec![7; lots.usize(..120)].into()),
                2 => Message::text("x".repeat(lots.usize(..12_000))),
                _ => Message::text(String::from_utf8_lossy(&body).into_owned()),
            };
            let is_text = matches!(frame, Message::Text(_));
            open = line.0.send(frame).is_ok();
            // Whatever was said is answered, or the line is closed.
            while open && is_text {
                match line.0.read() {
                    Ok(Message::Text(heard)) if heard.contains("\"answer\":") => {
                        assert!(!heard.contains("\"status\":500"), "{heard}");
                        answered += 1;
                        break;
                    }
                    Ok(Message::Close(_)) | Err(_) => open = false,
                    Ok(_) => {}
                }
            }
        }
    }
    assert!(answered > FRAMES / 4, "{answered} answers");
    // Bytes that are no frames, and no requests either.
    for number in 0..40 {
        let mut stream = TcpStream::connect(server.client.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(5))).unwrap();
        if number % 2 == 0 {
            let host = server.client.address;
            let upgrade = format!(
                "GET /api/games/{game}/socket HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\n\
                 Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                 Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            );
            stream.write_all(upgrade.as_bytes()).unwrap();
            let mut first = [0; 12];
            stream.read_exact(&mut first).unwrap();
            assert_eq!(&first, b"HTTP/1.1 101");
        }
        let noise: Vec<u8> = (0..lots.usize(1..2000)).map(|_| lots.u8(..)).collect();
        // A line that is cut at once cannot be written to.
        let _ = stream.write_all(&noise);
    }
    nothing_has_panicked();
    server.client.get(&format!("/api/games/{game}")).expect(200);
}
