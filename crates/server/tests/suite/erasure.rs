//! Who deletes an account leaves no name and no address behind, in no row and in no byte; and who saves everything
//! about an account gets everything.

#![cfg(unix)]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    time::{Duration, Instant, SystemTime},
};

use serde_json::{Value, json};
use server::{
    Config, Timepiece,
    upkeep::{self, Place},
};

use crate::support::{
    Client, TestServer, folder, fresh_id,
    mail::{count, give, serve},
    people::{PASSWORD, bot, form, member},
    postgres::Cluster,
    relay::Relay,
    seats::{holding, order},
    sql, text,
};

/// How long something may take that another process hears of.
const PATIENCE: Duration = Duration::from_secs(20);

/// Somebody who deletes the account: the name, what all names have in common that were typed for it, and the address.
struct Person {
    name: &'static str,
    root: &'static str,
    mail: &'static str,
}

const PEOPLE: [Person; 3] = [
    Person { name: "Annabella", root: "annabel", mail: "a.n.n.a@example.org" },
    Person { name: "Jürgensohn", root: "jürgens", mail: "juerg@example.net" },
    Person { name: "Ευρυδίκη", root: "ευρυδίκη", mail: "evr_73@example.com" },
];

impl Person {
    /// A name that a guest types.
    fn guest(&self, number: usize) -> String {
        format!("{} {number}", self.root.to_uppercase())
    }

    /// Everything that must not be found, in any script: names in small letters and in capitals, and the address.
    fn traces(&self) -> Vec<String> {
        let [name, root] = [self.name, self.root].map(str::to_string);
        let mail = self.mail.split('@').next().unwrap().to_string();
        let guests = (1..=4).map(|number| self.guest(number));
        let mut traces = vec![mail];
        for name in [name, root].into_iter().chain(guests) {
            traces.extend([name.to_lowercase(), name.to_uppercase(), name]);
        }
        traces
    }
}

/// A secret that nobody else has.
fn secret(person: usize, number: usize) -> String {
    format!("{person:032x}{number:032x}")
}

/// A server with a relay, on a file or a database.
fn away(relay: &Relay, config: Config) -> TestServer {
    serve(&Timepiece::system(), relay, config)
}

fn view(client: &Client, game: &str) -> Value {
    client.get(&format!("/api/games/{game}")).expect(200)
}

/// Lets somebody play as a guest under many names, then make an account, keep the seats in it, and leave something
/// everywhere: the account, and the games.
fn live(server: &TestServer, relay: &Relay, at: usize) -> (Client, Vec<String>) {
    let client = &server.client;
    let person = &PEOPLE[at];
    let own = |number| holding(client, &secret(at, number));
    let other = holding(client, &secret(at, 90));
    // A game that a guest begins, and that is over and in the archive.
    let wish = json!({ "rules": "six", "cmd_id": fresh_id(), "chat": true,
        "names": { "white": person.guest(1) }, "opponent": { "kind": "link", "plays": "black" },
        "seat": secret(at, 1), "invite": secret(at, 91) });
    let begun = client.post("/api/games", &wish).expect(201);
    let first = text(&begun["id"]).to_string();
    let sit =
        json!({ "type": "sit", "invite": secret(at, 91), "seat": secret(at, 90), "name": "Bert" });
    let seen = order(client, &begun, sit).expect(200);
    let seen = order(&own(1), &seen, json!({ "type": "turn", "text": "a1" })).expect(200);
    let seen = order(&other, &seen, json!({ "type": "turn", "text": "c1" })).expect(200);
    let seen = order(&own(1), &seen, json!({ "type": "publish", "public": true })).expect(200);
    order(&other, &seen, json!({ "type": "resign" })).expect(200);
    let begun = Instant::now();
    let found = || {
        let games = client.get("/api/archive").expect(200).to_string();
        assert!(begun.elapsed() < PATIENCE, "{games}");
        games.contains(&first)
    };
    while !found() {}
    // One at which the guest sits down, and that goes on.
    let wish = json!({ "rules": "classic", "cmd_id": fresh_id(), "names": { "white": "Bert" },
        "opponent": { "kind": "link", "plays": "black" }, "seat": secret(at, 90), "invite": secret(at, 92) });
    let begun = client.post("/api/games", &wish).expect(201);
    let second = text(&begun["id"]).to_string();
    let sit = json!({ "type": "sit", "invite": secret(at, 92), "seat": secret(at, 2),
        "name": person.guest(2) });
    let seen = order(client, &begun, sit).expect(200);
    order(&other, &seen, json!({ "type": "turn", "text": "a1" })).expect(200);
    // A race.
    let race = json!({ "problem": "cross", "minutes": 10, "seat": secret(at, 3), "name": person.guest(3) });
    let heat = client.post("/api/heats", &race).expect(201);
    let race = format!("/api/heats/{}", text(&heat["id"]));
    let join = json!({ "type": "join", "seat": secret(at, 93), "name": "Bert" });
    own(93).post(&format!("{race}/commands"), &join).expect(200);
    own(3).post(&format!("{race}/commands"), &json!({ "type": "begin" })).expect(200);
    let third = text(&own(3).get(&race).expect(200)["racers"][0]["game"]).to_string();
    // Now an account, to which all of that belongs.
    let member = member(client, person.name);
    let games = vec![first, second, third];
    for (game, number) in games.iter().zip(1..) {
        let both = holding(&member, &secret(at, number));
        order(&both, &view(&both, game), json!({ "type": "own" })).expect(200);
    }
    for (said, cmd_id) in [(person.guest(4), "one"), ("To be hidden".to_string(), "two")] {
        let said = json!({ "text": said, "cmd_id": cmd_id });
        member.post(&format!("/api/games/{}/messages", games[0]), &said).expect(200);
    }
    let said = json!({ "text": "Well played", "cmd_id": "one" });
    other.post(&format!("/api/games/{}/messages", games[0]), &said).expect(200);
    bot(&member, &format!("{}_2", person.name));
    let mails = relay.mails().len();
    assert_eq!(give(&member, person.mail).status, 303);
    let path = relay.wait_for(mails + 1).path("mail/confirm/");
    assert_eq!(form(client, &path, &[]).status, 200);
    assert_eq!(give(&member, &format!("new-{}", person.mail)).status, 303);
    relay.wait_for(mails + 2);
    member.post("/api/daily/solitaire/begin", &json!({ "name": "" })).expect(200);
    // Another race, as a member.
    let race = json!({ "problem": "cross", "minutes": 5, "seat": secret(at, 4), "name": "" });
    member.post("/api/heats", &race).expect(201);
    // A row that waits goes only when the relay's answer is written down.
    let begun = Instant::now();
    while count(server, "zwick_mails_waiting") > 0 {
        assert!(begun.elapsed() < PATIENCE, "mails wait");
    }
    (member, games)
}

fn delete(member: &Client, messages: bool) {
    let mut fields = vec![("delete-password", PASSWORD)];
    if messages {
        fields.push(("delete-messages", "yes"));
    }
    assert_eq!(form(member, "/account/delete", &fields).status, 303);
}

/// What has been played at some games, without the names.
fn played(client: &Client, games: &[String]) -> Vec<Value> {
    let of = |game: &String| {
        let seen = view(client, game);
        json!([seen["fen"], seen["ver"], seen["result"]["reason"], seen["result"]["winner"]])
    };
    games.iter().map(of).collect()
}

/// Everything below a folder, as bytes.
fn bytes(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            all.extend(bytes(&path));
        } else if let Ok(bytes) = fs::read(&path) {
            // One that has just gone holds nothing.
            all.push((path, bytes));
        }
    }
    all
}

/// The files in which a text is found.
fn holds(all: &[(PathBuf, Vec<u8>)], trace: &str) -> Vec<String> {
    let has = |bytes: &[u8]| bytes.windows(trace.len()).any(|part| part == trace.as_bytes());
    let found = all.iter().filter(|(_, bytes)| has(bytes));
    found.map(|(path, _)| path.display().to_string()).collect()
}

/// The other player reads that something was removed, and the own words.
fn check_messages(client: &Client, at: usize, game: &str, removed: bool) {
    let other = holding(client, &secret(at, 90));
    let read = other.get(&format!("/api/games/{game}/messages")).expect(200)["messages"].clone();
    assert_eq!(read[0]["text"].is_null(), removed, "{read}");
    assert_eq!(read[2]["text"], "Well played");
}

/// What a stream, and whoever comes late, is told of a game: no name of somebody who is deleted.
fn told(client: &Client, game: &str) -> String {
    let turn = json!({ "type": "turn", "text": "a1" });
    let stale = order(client, &json!({ "id": game, "ver": 0 }), turn);
    stale.text() + &client.get(&format!("/api/games/{game}/record")).text()
}

#[test]
fn nothing_is_left_of_a_name_in_any_byte_of_the_folder() {
    let relay = Relay::start();
    let config = Config::new(folder("erasure-file"));
    let server = away(&relay, config.clone());
    let file = server.folder.join(&config.file);
    let copy = |number: u32| file.with_extension(format!("sqlite.v{number}-backup"));
    sql(&file, format!("VACUUM INTO '{}'", copy(1).display()));
    let lives: Vec<_> = (0..PEOPLE.len()).map(|at| live(&server, &relay, at)).collect();
    // What an older program has deleted lies in the file still, and in the copy from before an upgrade.
    for person in &PEOPLE {
        sql(
            &file,
            format!(
                "INSERT INTO meta VALUES ('{}', 'gone'); DELETE FROM meta WHERE value = 'gone'",
                person.guest(1)
            ),
        );
    }
    sql(&file, format!("VACUUM INTO '{}'", copy(2).display()));
    let before = bytes(&server.folder);
    for person in &PEOPLE {
        for trace in
            [person.guest(1), person.guest(4), person.name.to_string(), person.mail.to_string()]
        {
            assert!(holds(&before, &trace).len() > 1, "{trace}");
        }
    }
    let spared = played(
        &server.client,
        &lives.iter().flat_map(|(_, games)| games.clone()).collect::<Vec<_>>(),
    );
    for (at, (member, games)) in lives.iter().enumerate() {
        delete(member, at > 0);
        let mut traces = PEOPLE[at].traces();
        // The first keeps what was written.
        traces.retain(|trace| {
            at > 0 || *trace != PEOPLE[at].guest(4) && *trace != PEOPLE[at].root.to_uppercase()
        });
        let left = || -> Vec<(String, Vec<String>)> {
            let all = bytes(&server.folder);
            let found = traces.iter().map(|trace| (trace.clone(), holds(&all, trace)));
            found.filter(|(_, files)| !files.is_empty()).collect()
        };
        // Where somebody reads the log at that moment, or a disk is slow, they go a moment after the answer.
        let begun = Instant::now();
        while !left().is_empty() {
            assert!(begun.elapsed() < PATIENCE, "{:?}", left());
        }
        check_messages(&server.client, at, &games[0], at > 0);
        for game in games {
            let told = told(&server.client, game);
            assert!(PEOPLE[at].traces().iter().all(|trace| !told.contains(trace)), "{told}");
        }
    }
    assert!(copy(1).exists() && !copy(2).exists(), "only a copy that knows somebody goes");
    let games: Vec<String> = lives.into_iter().flat_map(|(_, games)| games).collect();
    assert_eq!(played(&server.client, &games), spared, "the games are the same");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let folder = server.folder.clone();
    drop(server);
    let verified = runtime.block_on(upkeep::verify(&Place::File(file.clone()), |_| ())).unwrap();
    assert_eq!(verified.wrong, []);
    // A copy that is old goes at the next start.
    let aged = fs::File::options().write(true).open(copy(1)).unwrap();
    aged.set_modified(SystemTime::now() - Duration::from_hours(31 * 24)).unwrap();
    let server = TestServer::with(Config {
        public_url: Some("https://play.example/".to_string()),
        ..Config::new(&folder)
    });
    assert!(!copy(1).exists());
    assert_eq!(played(&server.client, &games), spared);
    for person in &PEOPLE {
        for name in
            [person.name.to_string(), person.name.to_lowercase(), format!("{}_2", person.name)]
        {
            let fields = [("name", name.as_str()), ("password", PASSWORD)];
            assert_eq!(form(&server.client, "/sign-up", &fields).status, 422, "{name} stays taken");
        }
    }
}

/// The tables and columns of a database, by its own account of them.
fn tables(cluster: &Cluster) -> Vec<String> {
    let names = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' \
                 AND table_type = 'BASE TABLE' ORDER BY table_name";
    cluster.sql(names).lines().map(str::to_string).collect()
}

/// The tables with rows in which a text is found, in capitals or not.
fn rows_with(cluster: &Cluster, trace: &str) -> Vec<String> {
    let trace = trace.replace('_', "\\_");
    let count = |table: &String| {
        format!(
            "SELECT '{table}' WHERE EXISTS (SELECT 1 FROM {table} AS kept WHERE kept::text ILIKE '%{trace}%')"
        )
    };
    let all: Vec<String> = tables(cluster).iter().map(count).collect();
    cluster.sql(&all.join(" UNION ALL ")).lines().map(str::to_string).collect()
}

#[test]
fn nothing_is_left_of_a_name_in_any_row_and_no_process_tells_it() {
    let (relay, cluster) = (Relay::start(), Cluster::start("erasure"));
    let on = |which: &str| {
        let folder = folder(&format!("erasure-{which}"));
        away(&relay, Config::postgres(cluster.url().parse().unwrap(), folder))
    };
    let [one, other] = ["one", "other"].map(on);
    let lives: Vec<_> = (0..PEOPLE.len()).map(|at| live(&one, &relay, at)).collect();
    for (at, (member, games)) in lives.iter().enumerate() {
        let person = &PEOPLE[at];
        for table in
            ["account", "archive_player", "event", "game", "mail_address", "message", "race"]
        {
            let found: BTreeSet<String> =
                person.traces().iter().flat_map(|trace| rows_with(&cluster, trace)).collect();
            // The archive finds the account already where it has looked since.
            assert!(found.contains(table) || table == "archive_player", "{table}: {found:?}");
        }
        let before = played(&one.client, games);
        for game in games {
            assert!(view(&other.client, game)["names"].to_string().contains(person.name));
        }
        // The other process does not hear of it.
        cluster.sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                     WHERE application_name = 'zwick listener'",
        );
        delete(member, true);
        for trace in person.traces() {
            assert_eq!(rows_with(&cluster, &trace), [""; 0], "{trace}");
        }
        check_messages(&other.client, at, &games[0], true);
        let begun = Instant::now();
        for game in games {
            for process in [&one, &other] {
                let tells = || {
                    let told =
                        told(&process.client, game) + &view(&process.client, game).to_string();
                    person.traces().iter().any(|trace| told.contains(trace))
                };
                while tells() {
                    assert!(begun.elapsed() < PATIENCE, "{} is told", person.name);
                }
            }
        }
        assert_eq!(played(&other.client, games), before);
    }
}

/// What becomes of a table in the file about an account.
enum Told {
    /// It is told in lines of this kind, but for some columns.
    As(&'static str, &'static [&'static str]),
    /// It is not, because of this.
    Not(&'static str),
}

/// Every table, and what the file about an account says of it. A column that is not told is a secret or its hash, the
/// account itself, or says nothing; one with another name is told under that.
const TABLES: [(&str, Told); 25] = [
    ("account", Told::As("account", &["name_key", "likeness", "password", "kind", "deleted_at"])),
    ("account_closed", Told::Not("who is closed is not let in, and has no such row once opened")),
    ("annotation", Told::Not("what turns were worth, which follows from the game")),
    ("archive", Told::Not("follows from the games")),
    ("archive_player", Told::Not("follows from the games")),
    ("archive_position", Told::Not("follows from the games")),
    ("bot", Told::As("bot", &["account", "owner", "token"])),
    ("daily", Told::As("daily", &["who", "account", "body"])),
    ("event", Told::Not("each game is told as a record")),
    (
        "game",
        Told::As(
            "game",
            &[
                "created_by",
                "ver",
                "rules",
                "rule_text",
                "family",
                "white",
                "black",
                "ply",
                "fen",
                "status",
                "result",
                "reason",
                "clocked",
                "deadline",
                "computer",
                "level",
                "due",
                "seated",
                "archived",
            ],
        ),
    ),
    ("heartbeat", Told::Not("the time that counts")),
    ("mail", Told::As("waiting-mail", &["account", "kind"])),
    ("mail_address", Told::As("mail", &["account"])),
    ("mail_token", Told::As("mail-link", &["hash", "account", "kind"])),
    ("message", Told::As("hidden-message", &["cmd_id", "body", "hidden"])),
    ("meta", Told::Not("nothing of an account")),
    ("name_gone", Told::Not("nothing of an account that is there")),
    ("plan", Told::As("plan", &["mark"])),
    ("race", Told::As("race", &["ver", "body"])),
    (
        "rated_game",
        Told::As(
            "rated",
            &[
                "white",
                "black",
                "score",
                "white_before",
                "white_after",
                "black_before",
                "black_after",
                "annotated",
            ],
        ),
    ),
    ("rated_running", Told::Not("the game is told, and that it is rated is in its record")),
    ("rating", Told::As("rating", &["account"])),
    ("recovery_code", Told::Not("hashes of secrets; how many there are is told of the account")),
    ("seat", Told::As("game", &["game", "account"])),
    ("session", Told::As("session", &["hash", "account", "kind"])),
];

/// A row of everything that does not come about by asking for it.
fn beside(account: &str, game: &str) -> String {
    format!(
        "INSERT INTO plan VALUES ('{game}', 'black', 3, 7, '[]');
        INSERT INTO rated_game (game, rules, speed, white, black, score, ended_at, done, white_before, white_after,
            black_before, black_after) VALUES ('{game}', 'classic', 'blitz', 'x', '{account}', 2, 9, 1, 1500000,
            1600000, 1500000, 1400000);
        INSERT INTO rating VALUES ('{account}', 'classic', 'blitz', 1400000, 290319, 59999000, 1, 0, 0, 1, 9);
        INSERT INTO mail VALUES ('m1', '{account}', 'remind', 5, 1, 9000000000000000);
        UPDATE message SET hidden = 1 WHERE number = 2"
    )
}

/// The lines of the file about an account, by their kinds.
fn exported(member: &Client) -> BTreeMap<String, Vec<Value>> {
    let mut kinds: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    // Between the lines stand the lengths of the parts they come in.
    for line in member.get("/account/export").text().lines().filter(|line| line.starts_with('{')) {
        let line: Value = serde_json::from_str(line).unwrap();
        kinds.entry(text(&line["kind"]).to_string()).or_default().push(line);
    }
    kinds
}

/// Reads a column of texts from a file behind the back of the server.
fn ask(file: &Path, statement: &'static str, about: &str) -> Vec<String> {
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
        let mut connection = sqlx::ConnectOptions::connect(&options).await.unwrap();
        sqlx::query_scalar(statement).bind(about).fetch_all(&mut connection).await.unwrap()
    })
}

/// The file has a line for every table that knows the account, with everything the row says.
#[test]
fn what_is_saved_of_an_account_is_all_there_is() {
    let relay = Relay::start();
    let config = Config::new(folder("erasure-export"));
    let server = away(&relay, config.clone());
    let (member, games) = live(&server, &relay, 0);
    let account = text(&exported(&member)["account"][0]["id"]).to_string();
    let file = server.folder.join(&config.file);
    sql(&file, beside(&account, &games[1]));
    let lines = exported(&member);
    let schema = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' \
                  AND name <> ? ORDER BY name";
    let found = ask(&file, schema, "");
    let known: Vec<&str> = TABLES.iter().map(|(table, _)| *table).collect();
    assert_eq!(found, known, "every table is told of, or said why not");
    for (table, told) in &TABLES {
        let (kind, without) = match told {
            Told::As(kind, without) => (*kind, *without),
            Told::Not(why) => {
                assert!(!why.is_empty());
                continue;
            }
        };
        let line = &lines.get(kind).unwrap_or_else(|| panic!("nothing of {table}"))[0];
        for column in ask(&file, "SELECT name FROM pragma_table_info(?)", table) {
            let is_told = line.get(&column).is_some() || without.contains(&column.as_str());
            assert!(is_told, "{table}.{column} is not in {line}");
        }
    }
    let count = |kind: &str| lines.get(kind).map_or(0, Vec::len);
    assert_eq!(["game", "race", "rated", "daily", "hidden-message"].map(count), [3, 2, 1, 1, 1]);
    // One race was run as a guest, the other one is the account's from the beginning.
    let mut races: Vec<_> =
        lines["race"].iter().map(|race| (&race["name"], &race["game"])).collect();
    races.sort_by_key(|(name, _)| name.is_null());
    assert_eq!(races[0], (&json!(PEOPLE[0].guest(3)), &json!(games[2])));
    assert_eq!(races[1], (&Value::Null, &Value::Null));
    let rated = &lines["rated"][0];
    assert_eq!((&rated["half_points"], &rated["after"]), (&json!(0), &json!(1_400_000)));
    assert_eq!(lines["hidden-message"][0]["text"], "To be hidden");
    assert_eq!(lines["mail"][0]["address"], PEOPLE[0].mail);
    assert_eq!(lines["bot"][0]["name"], format!("Bot {}_2", PEOPLE[0].name));

    // A database tells the same.
    let cluster = Cluster::start("export");
    let server =
        away(&relay, Config::postgres(cluster.url().parse().unwrap(), folder("erasure-export-pg")));
    let (member, games) = live(&server, &relay, 0);
    let account = text(&exported(&member)["account"][0]["id"]).to_string();
    cluster.sql(&beside(&account, &games[1]));
    let there = exported(&member);
    let shape = |lines: &BTreeMap<String, Vec<Value>>| -> Vec<(String, usize, Vec<String>)> {
        let keys = |line: &Value| line.as_object().unwrap().keys().cloned().collect();
        lines.iter().map(|(kind, lines)| (kind.clone(), lines.len(), keys(&lines[0]))).collect()
    };
    assert_eq!(shape(&there), shape(&lines));
}
