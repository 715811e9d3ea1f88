//! What whoever runs a server sees of it and does with it, through the real program.

#![cfg(unix)]

use std::{
    collections::BTreeMap,
    io::{BufRead, BufReader, Read, Write},
    net::{SocketAddr, TcpStream},
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use crate::{
    http::{Client, head},
    served::Served,
    support::{folder, zwick},
};

const ADMIN: [&str; 2] = ["--admin-bind", "127.0.0.1:0"];

/// Secrets that nobody else has.
const ANNA: &str = "a1a2a3a4a5a6a7a8a9aaabacadaeafb0b1b2b3b4b5b6b7b8b9babbbcbdbebfc0";
const BERT: &str = "b1b2b3b4b5b6b7b8b9babbbcbdbebfc0c1c2c3c4c5c6c7c8c9cacbcccdcecfd0";
const INVITE: &str = "c1c2c3c4c5c6c7c8c9cacbcccdcecfd0d1d2d3d4d5d6d7d8d9dadbdcdddedfe0";
const STALE: &str = "d1d2d3d4d5d6d7d8d9dadbdcdddedfe0e1e2e3e4e5e6e7e8e9eaebecedeeeff0";

fn holding(client: &Client, token: &str) -> Client {
    client.with("authorization", &format!("Bearer {token}"))
}

/// A game of Anneliese and Bertram, who both sit.
fn begin(client: &Client) -> Value {
    let wish = json!({ "rules": "three", "cmd_id": "begin", "seat": ANNA, "invite": INVITE,
        "names": { "white": "Anneliese" }, "opponent": { "kind": "link", "plays": "black" } });
    let view = client.post("/api/games", &wish).expect(201);
    let sit = json!({ "type": "sit", "ver": 1, "cmd_id": "sit", "invite": INVITE, "seat": BERT,
        "name": "Bertram" });
    client.post(&path(&view, "/commands"), &sit).expect(200)
}

fn path(view: &Value, rest: &str) -> String {
    format!("/api/games/{}{rest}", view["id"].as_str().unwrap())
}

/// Plays to the end; whoever has played thirty turns gives up.
fn play_on(client: &Client, mut view: Value) -> Value {
    while let Some(side) = view["turn"].as_str().map(str::to_string) {
        let player = holding(client, if side == "white" { ANNA } else { BERT });
        let seen = player.get(&path(&view, "")).expect(200);
        let ver = seen["ver"].as_u64().unwrap();
        let turn = seen["turns"][ver as usize % seen["turns"].as_array().unwrap().len()].clone();
        let mut command = json!({ "type": "turn", "text": turn["text"] });
        if ver > 30 {
            command = json!({ "type": "resign" });
        }
        command["ver"] = ver.into();
        command["cmd_id"] = format!("c{ver}").into();
        view = player.post(&path(&view, "/commands"), &command).expect(200);
    }
    view
}

/// The values of the counts, by name and labels.
fn counts(admin: &Client) -> BTreeMap<String, f64> {
    let answer = admin.get("/metrics");
    assert_eq!(answer.status, 200);
    assert_eq!(answer.headers["content-type"], "text/plain; version=0.0.4; charset=utf-8");
    let text = answer.text();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let (name, value) = line.rsplit_once(' ').unwrap();
            (name.to_string(), value.parse().unwrap_or_else(|_| panic!("{line}")))
        })
        .collect()
}

#[test]
fn counts_are_on_the_operators_address_and_tell_of_nobody() {
    let data = folder("operator-counts");
    let served = Served::start_with(&data, &[], &ADMIN);
    let admin = served.admin.as_ref().unwrap();
    let view = begin(&served.client);
    let mut stream = holding(&served.client, ANNA)
        .with("accept", "application/x-ndjson")
        .open("GET", &path(&view, "/stream"), b"")
        .unwrap();
    head(&mut stream).unwrap();
    let view = play_on(&served.client, view);
    served.client.get(&path(&view, "x")).problem();
    served.client.get("/nowhere/at/all").problem();
    let counts = counts(admin);
    let has = |name: &str| *counts.get(name).unwrap_or_else(|| panic!("{name}: {counts:?}"));
    let ver = view["ver"].as_f64().unwrap();
    let commands =
        r#"zwick_requests_total{method="POST",route="/api/games/{id}/commands",status="200"}"#;
    assert!((has(commands) - (ver - 1.0)).abs() < 0.5, "{counts:?}");
    assert!((has("zwick_command_seconds_count") - (ver - 1.0)).abs() < 0.5);
    assert!(has("zwick_command_seconds_sum") > 0.0);
    assert!(has("zwick_commit_commands_count") >= ver);
    assert!(has(r#"zwick_streams_open{kind="lines"}"#) > 0.5);
    assert!(has(r#"zwick_requests_total{method="GET",route="other",status="404"}"#) > 0.5);
    for name in [
        "zwick_games_open",
        "zwick_seats_open",
        "zwick_engine_waiting",
        "zwick_engine_busy",
        "zwick_draining",
        "zwick_sweeper_lag_seconds",
        r#"zwick_limited_total{measure="command"}"#,
        r#"zwick_database_errors_total{at="write"}"#,
    ] {
        assert!(has(name).abs() < f64::EPSILON, "{name}: {counts:?}");
    }
    if cfg!(target_os = "linux") {
        assert!(has("process_resident_memory_bytes") > 1e6);
        assert!(has("process_cpu_seconds_total") > 0.0);
    }
    let all = admin.get("/metrics").text();
    for secret in [ANNA, BERT, INVITE, "Anneliese", view["id"].as_str().unwrap()] {
        assert!(!all.contains(secret), "{secret}: {all}");
    }
    // Both addresses say whether the server is well; the counts are on one of them only.
    assert_eq!(admin.get("/healthz").status, 200);
    assert_eq!(admin.get("/readyz").text(), "ready\n");
    served.client.get("/healthz").expect(200);
    assert_eq!(served.client.get("/readyz").text(), "ready\n");
    assert_eq!(served.client.get("/metrics").status, 404);
    assert_eq!(served.client.post("/games/x/hide-names", &json!({})).status, 404);
}

#[test]
fn a_limit_that_is_reached_is_counted() {
    let data = folder("operator-limit");
    let served =
        Served::start_with(&data, &[], &[&ADMIN[..], &["--trusted-proxy", "127.0.0.1"]].concat());
    let client = served.client.with("x-forwarded-for", "203.0.113.7");
    let wish = json!({ "rules": "three" });
    let refused = (0..12).filter(|_| client.post("/api/games", &wish).status == 429).count();
    assert!(refused >= 2, "{refused}");
    let counts = counts(served.admin.as_ref().unwrap());
    let counted = counts[r#"zwick_limited_total{measure="beginning"}"#];
    assert!((counted - f64::from(u32::try_from(refused).unwrap())).abs() < 0.5, "{counted}");
}

/// Everything that must not be reported.
fn secrets(data: &Path) -> Vec<String> {
    let mut secrets: Vec<String> =
        [ANNA, BERT, INVITE, STALE, "Anneliese", "Bertram"].map(str::to_string).into();
    // What is kept of them is nobody's business either.
    let database = std::fs::read(data.join("games.sqlite-wal")).unwrap_or_default();
    let text = String::from_utf8_lossy(&database);
    let hashes = text.split("\"hash\":\"").skip(1).filter_map(|rest| rest.get(..64));
    secrets.extend(hashes.map(str::to_string));
    secrets
}

/// A connection on which something was sent, unless the server has ended it already.
fn connect(address: SocketAddr, sent: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).unwrap();
    let _ = stream.write_all(sent.as_bytes());
    stream.set_read_timeout(Some(Duration::from_secs(1))).unwrap();
    stream
}

/// Connections that have sent nothing or half a header.
fn half_open(address: SocketAddr, count: usize) -> Vec<TcpStream> {
    let sent = ["", "GET / HTTP/1.1\r\nhost: ", "P", "GET /healthz HTTP/1.1\r\n"];
    sent.iter().cycle().take(count).map(|sent| connect(address, sent)).collect()
}

/// Connections that are half open as long as this is there: when the server ends some, others come.
struct Siege {
    stop: Arc<AtomicBool>,
    threads: Vec<thread::JoinHandle<()>>,
}

impl Siege {
    /// Three hundred at each address, and then always as many as there are places.
    fn begin(addresses: [(SocketAddr, usize); 2]) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let threads = addresses.map(|(address, places)| {
            let (mut held, stop) = (half_open(address, 300), stop.clone());
            thread::spawn(move || {
                while !stop.load(Relaxed) {
                    held.retain(is_open);
                    held.extend(half_open(address, places.saturating_sub(held.len())));
                    thread::sleep(Duration::from_millis(50));
                }
            })
        });
        Self { stop, threads: threads.into() }
    }

    fn end(self) {
        self.stop.store(true, Relaxed);
        for thread in self.threads {
            thread.join().unwrap();
        }
    }
}

/// Whether the other end has neither closed a connection nor said anything.
fn is_open(stream: &TcpStream) -> bool {
    stream.set_nonblocking(true).unwrap();
    let waits = |error: std::io::Error| error.kind() == std::io::ErrorKind::WouldBlock;
    stream.peek(&mut [0; 1]).is_err_and(waits)
}

/// A request that is answered on a connection that stays open.
const KEPT: &str = "GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n";

/// Asks once more on a connection that stays open.
fn asks_again(stream: &mut TcpStream) -> bool {
    stream.write_all(KEPT.as_bytes()).is_ok() && answered(stream)
}

/// Reads the whole answer to [`KEPT`].
fn answered(stream: &mut TcpStream) -> bool {
    stream.set_read_timeout(Some(Duration::from_mins(1))).unwrap();
    let (mut bytes, mut lines) = (Vec::new(), BufReader::new(stream));
    while !bytes.ends_with(b"\r\n\r\n") {
        if !matches!(lines.read_until(b'\n', &mut bytes), Ok(1..)) {
            return false;
        }
    }
    let head = String::from_utf8_lossy(&bytes).to_lowercase();
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
    let mut body = vec![0; length.unwrap().trim().parse().unwrap()];
    lines.read_exact(&mut body).is_ok() && head.starts_with("http/1.1 200")
}

/// What is answered within a second; on a machine that is busy some tries may take longer.
fn at_once<T>(what: &str, mut answer: impl FnMut() -> T) -> T {
    let mut taken = Vec::new();
    for _ in 0..20 {
        let begun = Instant::now();
        let answer = answer();
        taken.push(begun.elapsed());
        if begun.elapsed() < Duration::from_secs(1) {
            return answer;
        }
    }
    panic!("{what} took {taken:?}");
}

/// Does something before and after which the half-open connections are held; when all of them were about to be ended
/// for the time they took, it is done again.
fn while_held(admin: &Client, mut act: impl FnMut()) {
    let is_held = || {
        let counts = counts(admin);
        counts[r#"zwick_connections_open{at="players"}"#] > 100.0
            && counts[r#"zwick_connections_open{at="operator"}"#] > 15.0
    };
    for _ in 0..100 {
        let before = is_held();
        act();
        if before && is_held() {
            return;
        }
    }
    panic!("they are not held");
}

#[test]
fn half_open_connections_keep_nobody_out() {
    let data = folder("operator-half-open");
    let options = [&ADMIN[..], &["--trusted-proxy", "127.0.0.1"]].concat();
    let served = Served::start_among(256, &data, &options);
    let (client, admin) = (&served.client, served.admin.as_ref().unwrap());
    let view = begin(client);
    let mut follower = client.open("GET", &path(&view, "/stream"), b"").unwrap();
    head(&mut follower).unwrap();
    // Somebody who has been answered and may ask again.
    let mut kept = connect(client.address, KEPT);
    assert!(answered(&mut kept));
    let siege = Siege::begin([(client.address, 154), (admin.address, 22)]);
    // Each of these needs a connection of its own while the others are held.
    for _ in 0..10 {
        while_held(admin, || {
            let mut health = || client.get("/healthz").status;
            assert_eq!(at_once("players' health", &mut health), 200);
            let mut health = || admin.get("/healthz").status;
            assert_eq!(at_once("operator's health", &mut health), 200);
        });
        // Waiting for another request is no half of one.
        assert!(asks_again(&mut kept), "it was ended too early");
    }
    let page = client.with("accept", "text/html");
    let game = format!("/game/{}", view["id"].as_str().unwrap());
    assert_eq!(at_once("a page", || page.get(&game).status), 200);
    let side = if view["turn"] == "white" { ANNA } else { BERT };
    let player = holding(client, side);
    let turn = player.get(&path(&view, "")).expect(200)["turns"][0]["text"].clone();
    let turn = json!({ "type": "turn", "text": turn, "ver": view["ver"], "cmd_id": "beside" });
    at_once("a move", || player.post(&path(&view, "/commands"), &turn)).expect(200);
    // Whoever follows the game was not disturbed.
    let mut told = String::new();
    while !told.contains(r#""ver":3"#) {
        assert_ne!(follower.read_line(&mut told).unwrap(), 0, "{told}");
    }
    assert!(asks_again(&mut kept), "it was ended too early");
    let counts = at_once("counts", || counts(admin));
    let count = |name: &str| *counts.get(name).unwrap_or_else(|| panic!("{name}: {counts:?}"));
    assert!(count(r#"zwick_connections_dropped_total{why="crowded"}"#) > 300.0);
    assert!(count(r#"zwick_connections_dropped_total{why="refused"}"#).abs() < f64::EPSILON);
    if cfg!(target_os = "linux") {
        assert!(count("process_open_fds") < 256.0, "{counts:?}");
    }
    siege.end();
}

#[test]
fn a_header_has_its_time() {
    let data = folder("operator-header-time");
    let served = Served::start_with(&data, &[], &ADMIN);
    let (client, admin) = (&served.client, served.admin.as_ref().unwrap());
    // Whoever waits for another request may wait longer than for the rest of a header.
    let mut kept = connect(client.address, KEPT);
    let mut halves = half_open(client.address, 4);
    halves.extend(half_open(admin.address, 4));
    for half in &mut halves {
        half.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        let ended = match half.read(&mut [0; 1]) {
            Ok(read) => read == 0,
            Err(error) => error.kind() == std::io::ErrorKind::ConnectionReset,
        };
        assert!(ended, "it is closed without an answer");
    }
    assert!(answered(&mut kept));
    assert!(asks_again(&mut kept));
    let counts = counts(admin);
    assert!(counts[r#"zwick_connections_dropped_total{why="header"}"#] > 7.0, "{counts:?}");
}

#[test]
fn reports_of_a_whole_game_hold_no_secret_and_no_name() {
    for form in ["text", "json"] {
        let data = folder(&format!("operator-log-{form}"));
        let options = ["--log", form, "--log-level", "trace"];
        let served = Served::start_with(&data, &[], &[&ADMIN[..], &options].concat());
        let client = &served.client;
        let view = begin(client);
        let mut stream =
            holding(client, BERT).open("GET", &path(&view, "/stream?after=0"), b"").unwrap();
        head(&mut stream).unwrap();
        let page = client.with("accept", "text/html");
        assert_eq!(page.get(&format!("/game/{}", view["id"].as_str().unwrap())).status, 200);
        // Whatever is wrong with a request, what it holds is not repeated.
        let wrong = [
            json!({ "type": BERT, "ver": 2, "cmd_id": "w1" }),
            json!({ "type": "sit", "ver": 2, "cmd_id": "w2", "invite": STALE, "seat": ANNA }),
            json!({ "type": "sit", "ver": ANNA, "cmd_id": "w3", "invite": INVITE, "seat": BERT }),
            json!([ANNA, BERT, "Bertram"]),
        ];
        for command in wrong {
            let status = client.post(&path(&view, "/commands"), &command).status;
            assert!((400..500).contains(&status), "{status}: {command}");
        }
        let stale = holding(client, STALE);
        let turn = json!({ "type": "resign", "ver": 2, "cmd_id": "w4" });
        assert_eq!(stale.post(&path(&view, "/commands"), &turn).status, 403);
        client.get(&format!("/game/x?seat={ANNA}"));
        client.get(&path(&view, &format!("/socket?seat={ANNA}")));
        play_on(client, view);
        served.signal("TERM");
        let mut served = served;
        assert!(served.child.wait().unwrap().success());
        let reports = Served::reports(&data);
        assert!(reports.contains("answered") && reports.contains("serving"), "{reports}");
        assert!(reports.contains("/api/games/{id}/commands"), "{reports}");
        for secret in secrets(&data) {
            let line = reports.lines().find(|line| line.contains(&secret));
            assert_eq!(line, None, "{form}: {secret} is reported");
        }
        if form == "json" {
            for line in reports.lines() {
                let report: Value = serde_json::from_str(line).unwrap_or_else(|_| panic!("{line}"));
                assert!(report["level"].is_string() && report["timestamp"].is_string(), "{line}");
            }
        }
    }
}

#[test]
fn a_level_that_is_none_is_named() {
    let said = zwick(&["serve", "--log-level", "x=y=z"]).refused();
    assert!(said.starts_with("--log-level x=y=z is no level"), "{said}");
}

#[test]
fn a_server_that_is_to_stop_says_so_finishes_and_goes() {
    let data = folder("operator-drain");
    let mut served = Served::start_with(
        &data,
        &[],
        &[&ADMIN[..], &["--drain", "10", "--log-level", "info"]].concat(),
    );
    let admin = served.admin.clone().unwrap();
    let view = begin(&served.client);
    let mut stream = served.client.open("GET", &path(&view, "/stream"), b"").unwrap();
    head(&mut stream).unwrap();
    served.signal("TERM");
    // It says so before it closes the door, and still takes commands.
    while admin.get("/readyz").status == 200 {
        thread::sleep(Duration::from_millis(10));
    }
    assert_eq!(admin.get("/readyz").text(), "the server is about to stop\n");
    assert_eq!(served.client.get("/readyz").problem(), (503, "draining".to_string()));
    assert_eq!(admin.get("/healthz").status, 200);
    assert!((counts(&admin)["zwick_draining"] - 1.0).abs() < f64::EPSILON);
    let side = if view["turn"] == "white" { ANNA } else { BERT };
    let resign = json!({ "type": "resign", "ver": view["ver"], "cmd_id": "last" });
    let last = holding(&served.client, side).post(&path(&view, "/commands"), &resign);
    assert_eq!(last.expect(200)["over"], true);
    // Streams end, which sends whoever follows to the next server.
    let mut rest = String::new();
    stream.read_to_string(&mut rest).unwrap();
    assert!(rest.contains("\"over\":true"), "{rest}");
    assert!(served.child.wait().unwrap().success());
    let reports = Served::reports(&data);
    assert!(reports.contains("about to stop") && reports.contains("stopped"), "{reports}");
    // What was answered last is kept.
    let again = Served::start(&data, &[]);
    assert_eq!(again.client.get(&path(&view, "")).expect(200)["over"], true);
}

#[test]
fn a_second_signal_ends_it_at_once() {
    let data = folder("operator-twice");
    let mut served = Served::start_with(&data, &[], &[&ADMIN[..], &["--drain", "100000"]].concat());
    let admin = served.admin.clone().unwrap();
    served.signal("TERM");
    while admin.get("/readyz").status == 200 {
        thread::sleep(Duration::from_millis(10));
    }
    served.signal("INT");
    assert_eq!(served.child.wait().unwrap().code(), Some(1));
}

#[test]
fn names_are_hidden_by_the_operator_and_by_nobody_else() {
    let data = folder("operator-names");
    let served = Served::start_with(&data, &[], &ADMIN);
    let admin = served.admin.clone().unwrap();
    let view = begin(&served.client);
    let id = view["id"].as_str().unwrap();
    let deed = format!("/games/{id}/hide-names");
    // No page of a browser, by whatever name.
    for (name, value) in
        [("origin", "http://127.0.0.1"), ("sec-fetch-site", "none"), ("host", "evil.example")]
    {
        assert_eq!(admin.with(name, value).send("POST", &deed, b"").unwrap().status, 403);
    }
    let seen = |path: &str| {
        let mut text = String::new();
        let stream = served.client.with("accept", "application/x-ndjson");
        let mut lines = stream.open("GET", path, b"").unwrap();
        head(&mut lines).unwrap();
        let mut line = BufReader::new(&mut lines);
        // The body comes in pieces, each after a line with its length.
        while !text.contains('}') {
            line.read_line(&mut text).unwrap();
        }
        text
    };
    assert!(seen(&path(&view, "/stream?after=0")).contains("Bertram"));
    let database = format!("sqlite:{}", data.join("games.sqlite").display());
    let args = ["moderate", "hide-names", "--database", &database];
    let said = zwick(&[&args[..], &[id]].concat()).fine();
    assert_eq!(said, format!("the names of the game {id} are hidden\n"));
    zwick(&[&args[..], &[id]].concat()).fine();
    let said = zwick(&[&args[..], &["nowhere"]].concat()).refused();
    assert_eq!(said, "there is no game nowhere");
    let said = zwick(&[&args[..], &["a/b"]].concat()).refused();
    assert_eq!(said, "a/b is no id of a game");
    let end = play_on(&served.client, view.clone());
    assert_eq!(end["over"], true);
    for text in [
        served.client.get(&path(&view, "")).text(),
        served.client.get(&path(&view, "/record")).text(),
        seen(&path(&view, "/stream?after=0")),
        seen(&path(&view, "/stream?after=0&bare=true")),
    ] {
        assert!(text.len() > 50 && !text.contains("Anneliese"), "{text}");
        assert!(!text.contains("Bertram"), "{text}");
    }
    drop(served);
    let said = zwick(&[&args[..], &[id]].concat()).refused();
    assert!(said.starts_with("no zwick serves the games in"), "{said}");
}

#[test]
fn a_message_is_hidden_by_the_operator() {
    let data = folder("operator-message");
    let served = Served::start_with(&data, &[], &ADMIN);
    let wish = json!({ "rules": "three", "cmd_id": "begin", "seat": ANNA, "invite": INVITE,
        "chat": true, "opponent": { "kind": "link", "plays": "black" } });
    let view = served.client.post("/api/games", &wish).expect(201);
    let anna = holding(&served.client, ANNA);
    let messages = path(&view, "/messages");
    for said in ["bad", "good"] {
        anna.post(&messages, &json!({ "text": said, "cmd_id": said })).expect(200);
    }
    let id = view["id"].as_str().unwrap();
    let database = format!("sqlite:{}", data.join("games.sqlite").display());
    let hide = |game: &str, number: &str| {
        zwick(&["moderate", "hide-message", "--database", &database, game, number])
    };
    assert_eq!(hide(id, "1").fine(), format!("the message 1 of the game {id} is hidden\n"));
    let kept = anna.get(&messages).expect(200)["messages"].clone();
    assert_eq!((&kept[0]["text"], &kept[1]["text"]), (&Value::Null, &json!("good")));
    assert_eq!(hide(id, "3").refused(), format!("the game {id} has no message 3"));
    assert_eq!(hide("a/b", "1").refused(), "a/b is no id of a game");
    assert!(hide(id, "first").refused().contains("first"));
}

#[test]
fn hidden_names_are_found_in_the_archive_no_more() {
    let data = folder("operator-archive");
    let served = Served::start_with(&data, &[], &ADMIN);
    let view = play_on(&served.client, begin(&served.client));
    let publish =
        json!({ "type": "publish", "public": true, "ver": view["ver"], "cmd_id": "publish" });
    holding(&served.client, ANNA).post(&path(&view, "/commands"), &publish).expect(200);
    let found = |query: &str, count: usize| {
        let found = || {
            let answer = served.client.get(&format!("/api/archive?{query}")).expect(200);
            answer["games"].as_array().unwrap().len()
        };
        for _ in 0..400 {
            if found() == count {
                return;
            }
            thread::sleep(Duration::from_millis(25));
        }
        assert_eq!(found(), count, "{query}");
    };
    found("player=bertram", 1);
    let id = view["id"].as_str().unwrap();
    let admin = served.admin.as_ref().unwrap().address.to_string();
    zwick(&["moderate", "--admin", &admin, "hide-names", id]).fine();
    found("player=bertram", 0);
    found("rules=three", 1);
    let lines = served.client.get("/api/archive/games").text();
    assert!(lines.contains(id) && !lines.contains("Bertram"), "{lines}");
}
