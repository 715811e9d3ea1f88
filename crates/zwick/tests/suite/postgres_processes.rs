//! Several processes on one database: the same command at once to both is one event, what happens at
//! one is seen at the other, also when no hint comes through, and clocks go by one time.

#![cfg(unix)]

use std::{
    collections::BTreeSet,
    io::BufRead,
    process::Command,
    sync::mpsc,
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use crate::{http::Client, postgres::Cluster, served::Served, support::folder};

/// How often both are told the same at once.
const ROUNDS: u32 = 25;

/// The time for a turn, in seconds.
const TURN: u64 = 15;

/// How long nobody can play: longer than a turn may take.
const STANDSTILL: Duration = Duration::from_secs(TURN + 2);

/// Two servers on one database.
fn two(cluster: &Cluster, name: &str, environment: &[(&str, &str)]) -> [Served; 2] {
    ["one", "other"]
        .map(|which| Served::on(&cluster.url(), &folder(&format!("{name}-{which}")), environment))
}

/// A game with two seats, and who sits there.
struct Game {
    path: String,
    secrets: [String; 2],
}

impl Game {
    fn begin(client: &Client, number: u32, clock: &Value) -> Self {
        let [white, invite, black] = ["a", "b", "c"].map(|letter| letter.repeat(64));
        let wish = json!({ "rules": "classic", "cmd_id": format!("new-{number}"), "seat": white,
            "invite": invite, "clock": clock, "opponent": { "kind": "link", "plays": "black" } });
        let view = client.post("/api/games", &wish).expect(201);
        let path = format!("/api/games/{}", view["id"].as_str().unwrap());
        let sit =
            json!({ "type": "sit", "ver": 1, "cmd_id": "sit", "invite": invite, "seat": black });
        client.post(&format!("{path}/commands"), &sit).expect(200);
        Self { path, secrets: [white, black] }
    }

    fn seat(&self, client: &Client, side: usize) -> Client {
        client.with("authorization", &format!("Bearer {}", self.secrets[side]))
    }

    fn commands(&self) -> String {
        format!("{}/commands", self.path)
    }

    /// Plays the first turn there is.
    fn play(&self, client: &Client, side: usize) -> Value {
        let seat = self.seat(client, side);
        let view = seat.get(&self.path).expect(200);
        let command = json!({ "type": "turn", "ver": view["ver"], "text": view["turns"][0]["text"],
            "cmd_id": format!("turn-{}", view["ver"]) });
        seat.post(&self.commands(), &command).expect(200)
    }
}

/// The versions of games to both processes of which the same turn was sent four times at once, and the
/// same resignation twice.
fn versions_after_races(name: &str, environment: &[(&str, &str)]) -> BTreeSet<u64> {
    let cluster = Cluster::start(name);
    let servers = two(&cluster, name, environment);
    let clients = [&servers[0].client, &servers[1].client];
    let mut versions = BTreeSet::new();
    for round in 0..ROUNDS {
        let game = Game::begin(clients[0], round, &json!({ "kind": "none" }));
        let turn = json!({ "type": "turn", "text": "a1", "ver": 2, "cmd_id": "turn" });
        let resign = json!({ "type": "resign", "ver": 2, "cmd_id": "resign" });
        let answers = thread::scope(|scope| {
            let sent: Vec<_> = (0..12)
                .map(|number| {
                    let command = if number % 6 < 4 { &turn } else { &resign };
                    let seat = game.seat(clients[number % 2], 0);
                    let path = game.commands();
                    scope.spawn(move || seat.post(&path, command).status)
                })
                .collect();
            sent.into_iter().map(|sent| sent.join().unwrap()).collect::<Vec<_>>()
        });
        let views = clients.map(|client| client.get(&game.path).expect(200));
        assert_eq!(views[0]["ver"], views[1]["ver"]);
        if environment.is_empty() {
            let fine = answers.iter().filter(|status| **status == 200).count();
            assert!(fine == 8 || fine == 4, "one command, however often it was sent: {answers:?}");
            assert!(answers.iter().all(|status| [200, 409].contains(status)), "{answers:?}");
        }
        versions.insert(views[0]["ver"].as_u64().unwrap());
    }
    versions
}

#[test]
fn the_same_command_many_times_at_once_to_two_processes_is_one_event() {
    assert_eq!(versions_after_races("pg-races", &[]), BTreeSet::from([3]));
}

#[test]
fn processes_that_do_not_look_at_versions_are_caught() {
    let versions = versions_after_races("pg-races-lax", &[("ZWICK_TEST_LAX", "1")]);
    assert!(versions.contains(&4), "{versions:?}");
}

#[test]
fn a_game_that_a_newer_process_goes_on_with_is_left_to_it() {
    let cluster = Cluster::start("pg-newer");
    let servers = two(&cluster, "pg-newer", &[]);
    let clients = [&servers[0].client, &servers[1].client];
    let [theirs, ours] =
        [1, 2].map(|number| Game::begin(clients[0], number, &json!({ "kind": "none" })));
    let followed = follow(clients[1], &ours.path);
    let id = theirs.path.rsplit('/').next().unwrap();
    let events = || cluster.sql(&format!("SELECT count(*) FROM event WHERE game = '{id}'"));
    for ver in [3, 4] {
        cluster.sql(&format!(
            "INSERT INTO event (game, ver, at, counted, cmd_id, kind, body, format) VALUES \
             ('{id}', {ver}, 9, 9, 'newer-{ver}', 'swap', '{{}}', 9); UPDATE game SET ver = {ver} WHERE id = '{id}'"
        ));
        let resign = json!({ "type": "resign", "ver": ver - 1, "cmd_id": format!("resign-{ver}") });
        for client in clients {
            let seat = theirs.seat(client, 0);
            let newer = (503, "newer-version".to_string());
            assert_eq!(client.get(&theirs.path).problem(), newer);
            assert_eq!(seat.post(&theirs.commands(), &resign).problem(), newer);
        }
        assert_eq!(events(), ver.to_string(), "nothing else is written in it");
    }
    // Everybody else plays on, and is told at the other process.
    let view = ours.play(clients[0], 0);
    let told = followed.recv_timeout(Duration::from_mins(1)).unwrap();
    assert!(told.0 >= 1);
    while followed.recv_timeout(Duration::from_mins(1)).unwrap().0 < view["ver"].as_u64().unwrap() {
    }
}

/// Follows a game at a server, and says when which event was told.
fn follow(client: &Client, path: &str) -> mpsc::Receiver<(u64, Instant)> {
    let lines = client.with("accept", "application/x-ndjson");
    let mut stream = lines.open("GET", &format!("{path}/stream?after=0&bare=true"), b"").unwrap();
    let (tell, told) = mpsc::channel();
    thread::spawn(move || {
        crate::http::head(&mut stream).unwrap();
        let mut line = String::new();
        while stream.read_line(&mut line).is_ok_and(|length| length > 0) {
            // Lengths of chunks and signs of life are no updates.
            let update = serde_json::from_str::<Value>(&line).unwrap_or_default();
            for event in update["events"].as_array().into_iter().flatten() {
                let ver = event["ver"].as_u64().unwrap();
                if tell.send((ver, Instant::now())).is_err() {
                    return;
                }
            }
            line.clear();
        }
    });
    told
}

/// How long whoever listens to hints is cut off.
const CUT: Duration = Duration::from_secs(30);

/// Cuts off whoever listens to hints, again and again, for that long.
const CUTS: &str = "DO $$ BEGIN FOR cut IN 1..600 LOOP \
     PERFORM pg_terminate_backend(pid) FROM pg_stat_activity \
     WHERE application_name = 'zwick listener'; \
     PERFORM pg_stat_clear_snapshot(); PERFORM pg_sleep(0.05); END LOOP; END $$";

/// How late the turns of a game at one process were told at the other, at worst; none if one of them was
/// not told for a while. Every event is told once and in its order.
fn lateness(name: &str, environment: &[(&str, &str)], cut: bool) -> Option<Duration> {
    let cluster = Cluster::start(name);
    let servers = two(&cluster, name, environment);
    let game = Game::begin(&servers[0].client, 0, &json!({ "kind": "none" }));
    let told = follow(&servers[1].client, &game.path);
    let mut last = 0;
    let mut hears = |ver: u64| loop {
        let (now, at) = told.recv_timeout(Duration::from_secs(8)).ok()?;
        assert_eq!(now, last + 1, "nothing is missed");
        last = now;
        if now == ver {
            return Some(at);
        }
    };
    hears(2).unwrap();
    thread::scope(|scope| {
        let begun = Instant::now();
        if cut {
            scope.spawn(|| cluster.sql(CUTS));
        }
        let (mut late, mut turns) = (Duration::ZERO, 0);
        while turns < 6 || (cut && begun.elapsed() < CUT) {
            let view = game.play(&servers[0].client, turns % 2);
            let played = Instant::now();
            let heard = hears(view["ver"].as_u64().unwrap())?;
            late = late.max(heard.saturating_duration_since(played));
            turns += 1;
            // So that the game lasts as long as the cut, and turns come at any moment between two looks.
            if cut {
                thread::sleep(Duration::from_millis(1300));
            }
        }
        Some(late)
    })
}

#[test]
fn what_happens_at_one_process_is_told_at_the_other() {
    assert!(lateness("pg-hears", &[], false).is_some());
}

/// How much later than promised something may come on a machine that has other things to do.
const SLACK: Duration = Duration::from_millis(1500);

#[test]
fn a_listener_that_is_cut_off_costs_at_most_two_seconds() {
    // What comes later than that comes later each time; a machine that stops for a moment does not.
    let in_time = (0..3).any(|_| {
        let late = lateness("pg-cut", &[], true).unwrap();
        // No hint at all, and so only what each process looks for by itself.
        let mute = lateness("pg-mute", &[("ZWICK_TEST_MUTE", "1")], false).unwrap();
        println!("cut off for {CUT:?}: {late:?} late; without any hint: {mute:?} late");
        late.max(mute) < Duration::from_secs(2) + SLACK
    });
    assert!(in_time);
}

#[test]
fn a_process_that_relies_on_hints_is_caught() {
    let environment = [("ZWICK_TEST_MUTE", "1"), ("ZWICK_TEST_DEAF", "1")];
    assert_eq!(lateness("pg-deaf", &environment, false), None);
    assert!(!catches_up("pg-deaf-out", &[("ZWICK_TEST_DEAF", "1")]));
}

#[test]
fn a_turn_that_was_played_while_no_hint_came_through_is_told() {
    assert!(catches_up("pg-out", &[]));
}

/// Whether the process at which a game is followed tells of a turn that was played at the other while the
/// database did not let it listen.
fn catches_up(name: &str, environment: &[(&str, &str)]) -> bool {
    let cluster = Cluster::start(name);
    cluster.sql("CREATE ROLE follower SUPERUSER LOGIN");
    let addresses = [cluster.url(), cluster.url().replace("zwick@", "follower@")];
    let [player, follower] = [0, 1].map(|which| {
        Served::on(&addresses[which], &folder(&format!("{name}-{which}")), environment)
    });
    let game = Game::begin(&player.client, 0, &json!({ "kind": "none" }));
    let told = follow(&follower.client, &game.path);
    while told.recv_timeout(Duration::from_mins(1)).unwrap().0 < 2 {}

    let listens = || cluster.sql(&format!("SELECT count(*) {LISTENER}")) == "1";
    wait_until(listens);
    // Lines that are open stay; no other is opened, so the listener does not come back.
    cluster.sql("ALTER ROLE follower NOLOGIN");
    cluster.sql(&format!("SELECT pg_terminate_backend(pid) {LISTENER}"));
    wait_until(|| !listens());
    let view = game.play(&player.client, 0);
    let hears = || {
        let told = told.recv_timeout(Duration::from_secs(8)).ok()?;
        assert_eq!(Some(told.0), view["ver"].as_u64(), "nothing else has happened");
        Some(())
    };
    let heard = hears();
    // By now the hint has been given, and whoever listens only from now on does not hear it.
    cluster.sql("ALTER ROLE follower LOGIN");
    wait_until(listens);
    heard.or_else(hears).is_some()
}

/// The connection by which the process listens that may be shut out.
const LISTENER: &str =
    "FROM pg_stat_activity WHERE usename = 'follower' AND application_name = 'zwick listener'";

/// Waits for something that comes by itself.
fn wait_until(done: impl Fn() -> bool) {
    let begun = Instant::now();
    while !done() {
        assert!(begun.elapsed() < Duration::from_mins(1), "it does not come");
        thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn open_tables_are_seen_at_both_processes() {
    let cluster = Cluster::start("pg-open");
    let servers = two(&cluster, "pg-open", &[]);
    let [white, invite] = ["a", "b"].map(|letter| letter.repeat(64));
    let wish = json!({ "rules": "classic", "cmd_id": "new", "seat": white, "invite": invite,
        "opponent": { "kind": "link", "plays": "black" } });
    let view = servers[0].client.post("/api/games", &wish).expect(201);
    let path = format!("/api/games/{}", view["id"].as_str().unwrap());
    let seat = servers[0].client.with("authorization", &format!("Bearer {white}"));
    let offered = seat.post(&format!("{path}/open"), &json!({ "invite": invite }));
    assert_eq!(offered.status, 204);
    let tables = |server: &Served| server.client.get("/api/open").expect(200)["tables"].clone();
    for server in &servers {
        assert_eq!(tables(server)[0]["id"], view["id"]);
    }
    let sit = json!({ "type": "sit", "ver": 1, "cmd_id": "sit", "invite": invite,
        "seat": "c".repeat(64) });
    servers[1].client.post(&format!("{path}/commands"), &sit).expect(200);
    for server in &servers {
        assert_eq!(tables(server), json!([]));
    }
}

/// Lets somebody write at one process, and waits until the other player is told at the other process.
fn write_at_one(name: &str, environment: &[(&str, &str)]) {
    let cluster = Cluster::start(name);
    let servers = two(&cluster, name, environment);
    let [white, invite, black] = ["a", "b", "c"].map(|letter| letter.repeat(64));
    let wish = json!({ "rules": "classic", "cmd_id": "new", "seat": white, "invite": invite,
        "chat": true, "opponent": { "kind": "link", "plays": "black" } });
    let view = servers[0].client.post("/api/games", &wish).expect(201);
    let path = format!("/api/games/{}", view["id"].as_str().unwrap());
    let sit = json!({ "type": "sit", "ver": 1, "cmd_id": "sit", "invite": invite, "seat": black });
    servers[0].client.post(&format!("{path}/commands"), &sit).expect(200);
    let [anna, bert] = [(0, white), (1, black)]
        .map(|(at, seat)| servers[at].client.with("authorization", &format!("Bearer {seat}")));
    let lines = bert.with("accept", "application/x-ndjson");
    let mut stream = lines.open("GET", &format!("{path}/stream?messages=true"), b"").unwrap();
    crate::http::head(&mut stream).unwrap();
    // A hint that comes before a process listens is not heard.
    let listening = "SELECT count(*) FROM pg_stat_activity WHERE state = 'idle' \
                     AND application_name = 'zwick listener' AND query LIKE 'LISTEN%'";
    wait_until(|| cluster.sql(listening) == "2");
    let mut hear = || {
        let mut line = String::new();
        while !line.starts_with(r#"{"messages":true}"#) {
            line.clear();
            assert!(stream.read_line(&mut line).unwrap() > 0);
        }
    };
    hear();
    let message = json!({ "text": "hello", "cmd_id": "one" });
    anna.post(&format!("{path}/messages"), &message).expect(200);
    hear();
    let read = bert.get(&format!("{path}/messages?after=0")).expect(200);
    assert_eq!(read["messages"][0]["text"], "hello");
}

#[test]
fn what_is_written_at_one_process_is_told_at_the_other() {
    write_at_one("pg-written", &[]);
    write_at_one("pg-written-mute", &[("ZWICK_TEST_MUTE", "1")]);
    // By a hint alone.
    write_at_one("pg-written-deaf", &[("ZWICK_TEST_DEAF", "1")]);
}

fn is_over(client: &Client, game: &Game) -> bool {
    client.get(&game.path).expect(200)["over"] == true
}

fn signal(served: &Served, name: &str) {
    let sent = Command::new("kill").arg(name).arg(served.child.id().to_string()).status();
    assert!(sent.unwrap().success());
}

/// Whether a game is lost in which a turn may take a while, after that while has passed somehow.
fn lost_by(
    name: &str,
    environment: &[(&str, &str)],
    passes: impl FnOnce(&mut Cluster, [Served; 2]) -> [Served; 2],
) -> bool {
    let mut cluster = Cluster::start(name);
    let servers = two(&cluster, name, environment);
    let game = Game::begin(&servers[0].client, 0, &json!({ "kind": "move", "seconds": TURN }));
    game.play(&servers[0].client, 0);
    let servers = passes(&mut cluster, servers);
    is_over(&servers[1].client, &game)
}

fn both_killed(name: &'static str, environment: &[(&str, &str)]) -> bool {
    let again = environment.to_vec();
    lost_by(name, environment, move |cluster, servers| {
        servers.into_iter().for_each(Served::kill);
        thread::sleep(STANDSTILL);
        two(cluster, name, &again)
    })
}

fn both_stopped(cluster: &mut Cluster, servers: [Served; 2]) -> [Served; 2] {
    let _ = cluster;
    for served in &servers {
        signal(served, "-STOP");
    }
    thread::sleep(STANDSTILL);
    for served in &servers {
        signal(served, "-CONT");
    }
    servers
}

#[test]
fn time_without_any_process_costs_nobody_the_game() {
    assert!(!both_killed("pg-clock-killed", &[]));
}

#[test]
fn processes_that_count_their_outage_are_caught() {
    assert!(both_killed("pg-clock-killed-broken", &[("ZWICK_TEST_NO_CREDIT", "1")]));
}

#[test]
fn processes_that_are_stopped_cost_nobody_the_game() {
    assert!(!lost_by("pg-clock-stopped", &[], both_stopped));
}

#[test]
fn an_outage_of_the_database_costs_nobody_the_game() {
    let lost = lost_by("pg-clock-crashed", &[], |cluster, servers| {
        cluster.crash();
        thread::sleep(STANDSTILL);
        cluster.resume();
        while servers[1].client.get("/api/games/nobody").status == 503 {
            thread::sleep(Duration::from_millis(50));
        }
        servers
    });
    assert!(!lost);
}

#[test]
fn the_time_counts_while_one_of_two_processes_is_there() {
    let cluster = Cluster::start("pg-clock-one");
    let servers = two(&cluster, "pg-clock-one", &[]);
    let game = Game::begin(&servers[0].client, 0, &json!({ "kind": "move", "seconds": TURN }));
    game.play(&servers[0].client, 0);
    signal(&servers[0], "-STOP");
    wait_until(|| is_over(&servers[1].client, &game));
    signal(&servers[0], "-CONT");
}
