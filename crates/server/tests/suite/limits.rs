//! Whoever asks for too much in a short time has to wait, and whom a proxy names is believed only if
//! the proxy is.

use std::{
    collections::BTreeMap,
    net::{IpAddr, TcpStream},
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering::SeqCst},
        mpsc,
    },
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use server::Config;

use crate::support::{
    Answer, Client, TestServer, folder, fresh_id, http,
    people::{PASSWORD, bot, browser, member},
    seats::{Line, holding, order, table, token},
    text,
};

/// A server behind proxies with these addresses.
fn behind(name: &str, proxies: &[&str]) -> TestServer {
    let public_url = Some("https://play.example/".to_string());
    let trusted_proxies = proxies.iter().map(|ip| ip.parse().unwrap()).collect();
    TestServer::with(Config { public_url, trusted_proxies, ..Config::new(folder(name)) })
}

fn from(server: &TestServer, addresses: &str) -> Client {
    server.client.with("x-forwarded-for", addresses)
}

fn begin(client: &Client) -> Answer {
    let wish = json!({ "rules": "classic", "cmd_id": fresh_id(), "seat": token('a'),
        "invite": token('b'), "opponent": { "kind": "link" } });
    client.post("/api/games", &wish)
}

/// Begins games until one is refused: the ninth, or as many later as have been allowed meanwhile.
fn begin_too_many(client: &Client) -> Answer {
    let begun = Instant::now();
    let mut games = 0;
    loop {
        let answer = begin(client);
        if answer.status != 201 {
            assert!(games >= 8, "only {games} games");
            return answer;
        }
        games += 1;
        // One more is allowed whenever seven and a half seconds have passed.
        let allowed = 8 + begun.elapsed().as_secs() / 7;
        assert!(games <= allowed, "{games} games in {:?}", begun.elapsed());
    }
}

#[test]
fn who_begins_too_many_games_has_to_wait() {
    let server = behind("limits-games", &["127.0.0.1"]);
    let refused = begin_too_many(&from(&server, "203.0.113.9"));
    assert_eq!(refused.problem(), (429, "too-many-requests".to_string()));
    let seconds: u64 = refused.headers["retry-after"].parse().unwrap();
    assert!((1..=8).contains(&seconds), "{seconds}");
    // What is put before it by whoever asks is not believed; others are not concerned.
    for spoof in ["198.51.100.1, 203.0.113.9", "127.0.0.1,203.0.113.9", "nonsense, 203.0.113.9"] {
        assert_eq!(begin(&from(&server, spoof)).status, 429, "{spoof}");
    }
    begin(&from(&server, "203.0.113.10")).expect(201);
}

#[test]
fn who_is_no_trusted_proxy_is_not_believed() {
    // The one who asks is at this machine, whatever is said; were it believed, the ninth would wait.
    let server = behind("limits-untrusted", &["192.0.2.1"]);
    for _ in 0..20 {
        begin(&from(&server, "203.0.113.9")).expect(201);
    }
}

#[test]
fn a_trusted_proxy_is_believed_however_its_address_is_written() {
    let server = behind("limits-mapped", &["::ffff:127.0.0.1"]);
    assert_eq!(begin_too_many(&from(&server, "203.0.113.9")).status, 429);
    // Nor does whoever asks have two measures, and a proxy behind a proxy may be written so as well.
    assert_eq!(begin(&from(&server, "::ffff:203.0.113.9")).status, 429);
    assert_eq!(begin(&from(&server, "203.0.113.9, ::ffff:127.0.0.1")).status, 429);
}

#[test]
fn commands_are_limited_by_seat_on_every_way() {
    let server = behind("limits-commands", &["127.0.0.1"]);
    let view = table(&server, "classic");
    let black = holding(&server.client, &token('c'));
    // Every time from another address, with the same seat, however the header is written.
    let claim = json!({ "type": "flag" });
    let begun = Instant::now();
    let sent = (0..10_000).find(|number| {
        let from = black.with("x-forwarded-for", &format!("203.0.113.{}", number % 140));
        let spelt = ["Bearer", "bearer", "BEARER ", "Bearer  "][number % 4];
        let from = from.with("authorization", &format!("{spelt} {}", token('c')));
        let status = order(&from, &view, claim.clone()).status;
        assert!(status == 422 || status == 429, "{status}");
        // Five more are allowed in a second.
        let allowed = 101 + 5 * (begun.elapsed().as_secs() + 1);
        assert!((*number as u64) < allowed, "{number} in {:?}", begun.elapsed());
        status == 429
    });
    assert!(sent >= Some(100), "{sent:?}");
    // The same seat over a socket.
    let seat = json!({ "seat": token('c') });
    let client = from(&server, "203.0.113.200");
    let mut line = Line::open(&client, text(&view["id"]), &seat);
    let mut asked = |number: u32| -> Value {
        let command = json!({ "type": "flag", "ver": view["ver"], "cmd_id": format!("s{number}") });
        line.ask(&command).0
    };
    let limited = (0..10_000).map(&mut asked).find(|answer| answer["status"] == 429).unwrap();
    assert_eq!(limited["problem"]["code"], "too-many-requests");
    // The other player goes on.
    let white = holding(&from(&server, "203.0.113.201"), &token('a'));
    order(&white, &view, json!({ "type": "turn", "text": "a1" })).expect(200);
}

/// Asks with secrets that nobody has, each another one, and answers how often each status came.
fn guess(client: &Client, shown: impl Fn(&str) -> (&'static str, String)) -> BTreeMap<u16, u32> {
    let mut counted = BTreeMap::new();
    for number in 0..200 {
        let (name, value) = shown(&format!("{number:064x}"));
        let answer = client.with(name, &value).get("/api/rules");
        if answer.status == 429 {
            assert_eq!(answer.problem().1, "too-many-requests");
            assert!(answer.headers["retry-after"].parse::<u64>().unwrap() <= 3);
        }
        *counted.entry(answer.status).or_default() += 1;
    }
    counted
}

/// What is answered with 401, or as to a guest, was looked up; what is answered with 429 was not.
#[test]
fn secrets_that_nobody_has_are_not_looked_up_at_will() {
    let server = behind("limits-unknown", &["127.0.0.1"]);
    let (first, second) = (from(&server, "203.0.113.9"), from(&server, "203.0.113.10"));
    let owner = member(&first, "Anna");
    owner.get("/api/account").expect(200);
    let (_, token) = bot(&owner, "Robot");
    let tokens = guess(&first, |secret| ("authorization", format!("Bearer bot-{secret}")));
    assert!((1..=75).contains(&tokens[&401]) && tokens[&429] >= 125, "{tokens:?}");
    let sessions = guess(&second, |secret| ("cookie", format!("__Host-session={secret}")));
    assert!((1..=75).contains(&sessions[&200]) && sessions[&429] >= 125, "{sessions:?}");
    // Whoever is known is not concerned, nor is whoever shows nothing, or comes from elsewhere.
    owner.get("/api/account").expect(200);
    first.get("/api/rules").expect(200);
    let elsewhere = from(&server, "203.0.113.11").with("authorization", &format!("Bearer {token}"));
    elsewhere.get("/api/account").expect(200);
}

/// What costs nothing has no limit, so nothing may be looked up for it.
#[test]
fn nobody_is_looked_up_for_what_is_free() {
    let server = behind("limits-free", &["127.0.0.1"]);
    let client = from(&server, "203.0.113.9");
    let page = client.get("/").text();
    let style = page.split('"').find(|path| path.starts_with("/assets/")).unwrap();
    for path in ["/healthz", "/readyz", style] {
        for number in 0..80 {
            let secret = format!("{number:064x}");
            // A token that nobody has is refused wherever it is looked up, and so are too many sessions.
            let bot = client.with("authorization", &format!("Bearer bot-{secret}"));
            let guest = client.with("cookie", &format!("__Host-session={secret}"));
            for client in [bot, guest] {
                // Whether a disk is slow is another question.
                let status = client.get(path).status;
                assert!(status == 200 || (status == 503 && path == "/readyz"), "{path}: {status}");
            }
        }
    }
    // None of them has taken a place of the network.
    let secret = "0".repeat(64);
    let guest = client.with("cookie", &format!("__Host-session={secret}"));
    assert_eq!(guest.get("/api/rules").status, 200);
}

#[test]
fn who_is_signed_in_passes_however_many_others_of_the_network_ask() {
    let proxies: Vec<IpAddr> = vec!["127.0.0.1".parse().unwrap()];
    let folder = folder("limits-school");
    let start = || {
        let public_url = Some("https://play.example/".to_string());
        TestServer::with(Config {
            public_url,
            trusted_proxies: proxies.clone(),
            ..Config::new(folder.clone())
        })
    };
    let server = start();
    // From this machine, which is not limited.
    member(&server.client, "Anna");
    let mut cookies: Vec<String> = (0..80).map(|_| sign_in(&server.client, "Anna")).collect();
    drop(server);
    // Nobody has been met since the server began.
    let server = start();
    let school = from(&server, "203.0.113.9");
    for cookie in &cookies {
        school.with("cookie", cookie).get("/api/account").expect(200);
    }
    let bogus = guess(&school, |secret| ("cookie", format!("__Host-session={secret}")));
    assert!((1..=75).contains(&bogus[&200]) && bogus[&429] >= 125, "{bogus:?}");
    // Who gets in by now is known at once, and so are the others still.
    cookies.push(sign_in(&school, "Anna"));
    for cookie in cookies.iter().rev().take(10) {
        school.with("cookie", cookie).get("/api/account").expect(200);
    }
}

/// Signs in and answers the cookie of the session.
fn sign_in(client: &Client, name: &str) -> String {
    let signed = browser(client, name, PASSWORD);
    let (_, cookies) = signed.headers.iter().find(|(name, _)| name == "cookie").unwrap();
    cookies.split("; ").find(|cookie| cookie.contains("session")).unwrap().to_string()
}

#[test]
fn a_browser_forgets_a_session_that_has_ended() {
    let server = behind("limits-forgotten", &["127.0.0.1"]);
    let browser = from(&server, "203.0.113.9").with("accept", "text/html");
    let anna = member(&browser, "Anna");
    let page = anna.get("/");
    assert!(!page.headers.contains_key("set-cookie"), "{:?}", page.headers);
    let other = browser.with("cookie", &format!("__Host-session={}", token('a')));
    let page = other.get("/");
    assert_eq!(page.status, 200);
    let farewell = &page.headers["set-cookie"];
    assert!(
        farewell.starts_with("__Host-session=;") && farewell.contains("Max-Age=0"),
        "{farewell}"
    );
}

/// Questions of one network, each on a line of its own. Those that were answered are asked again, so that as many
/// wait as the pool lets in, however long others take.
struct Flood {
    askers: Vec<Asker>,
    refusals: mpsc::Receiver<u64>,
    answered: Arc<AtomicUsize>,
}

/// The line that a thread of the flood waits on; none before it has asked, and [`Err`] when it shall not ask again.
type Asker = Arc<Mutex<Result<Option<TcpStream>, ()>>>;

impl Flood {
    /// How many questions of a network the pool lets in, of which one is thought about.
    const ENTERED: usize = 8;

    /// Asks so many questions at once, each from another address of the network.
    fn begin(server: &TestServer, network: &str, count: usize) -> Self {
        let (sender, refusals) = mpsc::channel();
        let answered = Arc::new(AtomicUsize::new(0));
        let askers = (0..count).map(|number| {
            let client = from(server, &format!("{network}{number:x}"));
            let client = client.with("content-type", "application/json");
            let asker = Asker::new(Mutex::new(Ok(None)));
            let (held, sender, answered) = (asker.clone(), sender.clone(), answered.clone());
            thread::spawn(move || {
                let mut is_in = false;
                while let Some((status, retry_after)) = ask(&client, &held) {
                    match status {
                        200 => {
                            answered.fetch_add(1, SeqCst);
                            is_in = true;
                        }
                        // The network asks too often; who was let in once comes again.
                        429 if is_in => thread::sleep(Duration::from_secs(retry_after.unwrap())),
                        429 => return sender.send(retry_after.unwrap()).unwrap_or_default(),
                        _ => panic!("{status}"),
                    }
                }
            });
            asker
        });
        Self { askers: askers.collect(), refusals, answered }
    }

    /// Waits until one of them is refused; says when it may be asked again.
    fn refusal(&self) -> u64 {
        self.refusals.recv().unwrap()
    }

    /// Has others asked for something that is so many questions, and expects that none of them has waited for what the
    /// flood had asked before it.
    fn is_passed_by(&self, others: impl FnOnce() -> (Value, usize)) -> Value {
        let before = self.answered.load(SeqCst);
        let (answer, questions) = others();
        let served = self.answered.load(SeqCst) - before;
        assert!(served < questions * (Self::ENTERED - 1), "the flood was served first: {served}");
        answer
    }

    /// Goes away without having heard an answer.
    fn go(self) {
        for asker in &self.askers {
            let mut held = asker.lock().unwrap();
            if let Ok(Some(line)) = &*held {
                // One that was answered is closed already.
                let _ = line.shutdown(std::net::Shutdown::Both);
            }
            *held = Err(());
        }
    }
}

/// Asks a question of the flood, unless it has gone; a line that is cut has no answer.
fn ask(client: &Client, held: &Asker) -> Option<(u16, Option<u64>)> {
    let way = json!({ "rules": "classic", "turns": [] }).to_string();
    let mut line = {
        let mut held = held.lock().unwrap();
        held.as_ref().ok()?;
        let line = client.open("POST", "/api/analyse/values", way.as_bytes()).ok()?;
        *held = Ok(Some(line.get_ref().try_clone().unwrap()));
        line
    };
    let (status, headers) = http::head(&mut line).ok()?;
    Some((status, headers.get("retry-after").map(|seconds| seconds.parse().unwrap())))
}

#[test]
fn one_network_floods_the_engines_and_nobody_else_waits_for_it() {
    let (folder, admin) = (folder("limits-engines"), Some("127.0.0.1:0".parse().unwrap()));
    let public_url = Some("https://play.example/".to_string());
    let trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    let server =
        TestServer::with(Config { public_url, trusted_proxies, admin, ..Config::new(folder) });
    let operator = Client::new(server.admin());
    let waiting = || {
        let counts = operator.get("/metrics").text();
        let name = "zwick_engine_questions{kind=\"analysis\",state=\"waiting\"} ";
        let line = counts.lines().find_map(|line| line.strip_prefix(name)).unwrap();
        line.parse::<usize>().unwrap()
    };
    // One network has so many places, and is told at once when they are taken.
    let flood = Flood::begin(&server, "2001:db8:0:1::", 36);
    let seconds = flood.refusal();
    assert!((1..=60).contains(&seconds), "{seconds}");
    while waiting() + 1 < Flood::ENTERED {}
    let way = json!({ "rules": "classic", "turns": [] });
    // Another network has its turn before the queue of the flood is done.
    let other = from(&server, "203.0.113.10");
    let values = flood.is_passed_by(|| (other.post("/api/analyse/values", &way).expect(200), 1));
    assert!(!values["turns"].as_array().unwrap().is_empty());
    // So does whoever has a whole game judged, and who plays does not wait for analyses at all.
    let record = json!({ "rules": "classic", "turns": ["a1", "d1", "g1", "a4"] });
    let judged = flood.is_passed_by(|| {
        let judged = other.post("/api/analyse/judge", &record).expect(200);
        let plies = judged["plies"].as_array().unwrap().len();
        (judged, plies)
    });
    assert_eq!(judged["plies"][0]["ply"], 1);
    let wish = json!({ "rules": "classic", "cmd_id": fresh_id(), "seat": token('a'),
        "opponent": { "kind": "computer", "level": 2, "plays": "white" } });
    let view = other.post("/api/games", &wish).expect(201);
    let hello = json!({ "seat": token('a') });
    flood.is_passed_by(|| {
        let mut line = Line::open(&server.client, text(&view["id"]), &hello);
        while line.hear().unwrap()["ver"] != 2 {}
        (Value::Null, 1)
    });
    let hint = format!("/api/games/{}/hint", text(&view["id"]));
    flood.is_passed_by(|| (holding(&other, &token('a')).get(&hint).expect(200), 1));
    assert!(waiting() > 0, "the flood has ended");
    // Who goes away takes the questions along.
    flood.go();
    while waiting() > 0 {}
    let same = from(&server, "2001:db8:0:1::ff");
    let answer = loop {
        let answer = same.post("/api/analyse/values", &way);
        // The network may have asked too often of late.
        if answer.status != 429 {
            break answer;
        }
    };
    answer.expect(200);
}

/// The same on a server that is made to be wrong must fail, or it shows nothing.
#[test]
fn a_server_that_limits_nobody_is_noticed() {
    crate::support::fails_with(
        "limits::who_begins_too_many_games_has_to_wait",
        "ZWICK_TEST_BOUNDLESS",
        &[],
    );
}
