//! Data that an older version wrote, on a file and on PostgreSQL, opens with everything in it: see
//! `fixtures/before-digests/make.py`.

#![cfg(unix)]

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use crate::{
    http::Client,
    people::{form, session, sign_up},
    postgres::Cluster,
    relay::Relay,
    served::Served,
    support::{folder, zwick},
};

/// How long something may take that the server does by itself.
const PATIENCE: Duration = Duration::from_mins(2);

/// Tables of the server itself: what a start has noted, a clock, and the form of the others.
const OF_THE_SERVER: [&str; 3] = ["meta", "heartbeat", "form"];

fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/before-digests").join(name)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap()
}

fn holding(client: &Client, token: &str) -> Client {
    client.with("authorization", &format!("Bearer {token}"))
}

/// The players of the older server, by their secrets.
fn player(client: &Client, letter: char) -> Client {
    holding(client, &letter.to_string().repeat(64))
}

/// Asks until something is there.
fn wait_for<T>(what: &str, ask: impl Fn() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(found) = ask() {
            return found;
        }
        assert!(begun.elapsed() < PATIENCE, "{what} does not come");
        thread::sleep(Duration::from_millis(25));
    }
}

/// What a newer server says of data that an older one wrote.
struct Opened {
    told: Value,
    client: Client,
}

impl Opened {
    fn path(&self, game: &str, end: &str) -> String {
        format!("/api/games/{}{end}", text(&self.told["games"][game]["id"]))
    }

    fn view(&self, player: &Client, game: &str) -> Value {
        player.get(&self.path(game, "")).expect(200)
    }

    /// Gives a command for a game as it stands.
    fn order(&self, player: &Client, game: &str, mut command: Value) -> Value {
        command["ver"] = self.view(player, game)["ver"].clone();
        command["cmd_id"] = format!("new-{}", command["ver"]).into();
        player.post(&self.path(game, "/commands"), &command).expect(200)
    }

    fn sign_in(&self, name: &str) -> Client {
        let fields = [("name", name), ("password", text(&self.told["password"]))];
        let answer = form(&self.client, "/sign-in", &fields);
        assert_eq!(answer.status, 303, "{name}: {}", answer.text());
        session(&self.client, &answer)
    }

    fn bot(&self) -> Client {
        holding(&self.client, text(&self.told["bot"]["token"]))
    }

    fn games_are_as_they_were(&self) {
        for (name, told) in self.told["games"].as_object().unwrap() {
            let mut view = self.view(&self.client, name);
            let turns: Vec<Value> =
                list(&view["moves"]).iter().map(|turn| turn["text"].clone()).collect();
            view["moves"] = turns.into();
            for (field, told) in told.as_object().unwrap() {
                let sides = |side: &str| view["seats"][side].clone();
                let seen = match field.as_str() {
                    "seats" => json!({ "white": sides("white"), "black": sides("black") }),
                    _ => view[field].clone(),
                };
                assert_eq!(seen, *told, "{name}: {field}");
            }
        }
        let found = self.client.get("/api/archive?rules=six&result=1-0").expect(200);
        assert_eq!(found["games"][0]["id"], self.told["games"]["rated"]["id"]);
    }

    fn accounts_are_as_they_were(&self) {
        for (name, is_there) in self.told["accounts"].as_object().unwrap() {
            if is_there == true {
                let account = self.sign_in(name).get("/api/account").expect(200);
                assert_eq!(account["name"], *name);
            } else {
                let password = text(&self.told["password"]);
                let fields = [("name", name.as_str()), ("password", password)];
                assert_eq!(form(&self.client, "/sign-in", &fields).status, 422, "{name}");
                let answer = sign_up(&self.client, name, password);
                assert_eq!(answer.status, 422, "the name stays taken: {}", answer.text());
            }
        }
        let bot = self.bot().get("/api/account").expect(200);
        assert_eq!((&bot["name"], &bot["bot"]), (&self.told["bot"]["name"], &json!(true)));
        let ratings = self.client.get("/api/ratings?rules=six&speed=rapid").expect(200);
        assert_eq!(ratings["ratings"], self.told["ratings"]);
    }

    fn races_and_messages_are_as_they_were(&self) {
        let race = &self.told["race"];
        let anna = player(&self.client, 'a');
        let seen = anna.get(&format!("/api/heats/{}", text(&race["id"]))).expect(200);
        assert_eq!(list(&seen["racers"]).len(), list(&race["racers"]).len());
        for (seen, told) in list(&seen["racers"]).iter().zip(list(&race["racers"])) {
            for (field, told) in told.as_object().unwrap() {
                assert_eq!(seen[field], *told, "{field}");
            }
        }
        let path = self.path("guests", "/messages");
        for letter in ['a', 'c'] {
            let read = player(&self.client, letter).get(&path).expect(200);
            assert_eq!(read["messages"], self.told["messages"]);
        }
        let stranger = player(&self.client, 'e').get(&path).problem();
        assert_eq!(stranger, (403, "seat-foreign".to_string()));
    }

    /// Commands whose answers were lost on the way are sent again, and get them.
    fn commands_are_known(&self) {
        let reused = (422, "command-reused".to_string());
        for command in list(&self.told["commands"]) {
            let client = holding(&self.client, text(&command["token"]));
            let send =
                |body: &Value| client.post(&self.path(text(&command["game"]), "/commands"), body);
            let body = &command["body"];
            assert_eq!(send(body).expect(200)["ver"], command["ver"], "{command}");
            if body["type"] == "sit" {
                continue;
            }
            let next = body["ver"].as_u64().unwrap() + 1;
            let others =
                [("type", "resign".into()), ("ver", next.into()), ("text", "a1-g7".into())];
            // A throw has no words that could be others.
            let count = if body["type"] == "turn" { 3 } else { 2 };
            for (field, value) in others.into_iter().take(count) {
                let mut other = body.clone();
                other[field] = value;
                assert_eq!(send(&other).problem(), reused, "{other}");
            }
        }
        let (anna, bot) = (self.sign_in("Anna"), self.bot());
        for creation in list(&self.told["creations"]) {
            let client = match creation["by"].as_str() {
                None => &self.client,
                Some("Anna") => &anna,
                Some("Rumpel") => &bot,
                // Begun without a secret, or by an account that is deleted.
                Some(_) => continue,
            };
            let again = client.post("/api/games", &creation["body"]).expect(201);
            let game = text(&creation["game"]);
            assert_eq!(again["id"], self.told["games"][game]["id"], "{game}");
        }
    }

    /// Every game goes on, and the plan of its owner is carried out.
    fn games_go_on(&self) {
        let (anna, bert) = (player(&self.client, 'a'), player(&self.client, 'c'));
        let plan = |client: &Client| client.get(&self.path("guests", "/plan")).expect(200);
        assert_eq!(plan(&anna)["steps"], self.told["plan"]);
        assert_eq!(plan(&bert)["steps"], json!([]));
        let step = &self.told["plan"][0];
        let turn = |text: &Value| json!({ "type": "turn", "text": text });
        self.order(&bert, "guests", turn(&step["turn"]));
        let answer = wait_for("the planned turn", || {
            let view = self.view(&anna, "guests");
            let turns = list(&view["moves"]);
            (turns.len() == 5).then(|| turns[4]["text"].clone())
        });
        assert_eq!(answer, step["next"][0]["turn"]);

        let sit = json!({ "type": "sit", "invite": "b".repeat(64), "seat": "c".repeat(64) });
        assert_eq!(self.order(&self.client, "invited", sit)["seats"]["awaited"], Value::Null);
        let view = self.view(&anna, "dice");
        let next = if view["turn"] == "white" { &anna } else { &bert };
        let view = self.view(next, "dice");
        let command = if view["needs_throw"] == true {
            json!({ "type": "throw" })
        } else {
            turn(&view["turns"][0]["text"])
        };
        self.order(next, "dice", command);

        // Those with accounts come back by them.
        let bert = self.sign_in("Bert");
        assert_eq!(self.view(&bert, "offered")["clock"]["running"], "black");
        let drawn = self.order(&bert, "offered", json!({ "type": "accept" }));
        assert_eq!(drawn["over"], true);
        self.order(&bert, "bot", turn(&"d2".into()));
        self.order(&self.bot(), "bot", turn(&"a1".into()));
    }

    /// So do those of a server that is reached from its own machine only.
    fn games_at_home_go_on(&self) {
        for (game, turns) in [("board", 3), ("computer", 4)] {
            let view = self.view(&self.client, game);
            let free = ["c3", "c4"].into_iter().find(|at| view["cells"][at]["stone"] == "none");
            self.order(&self.client, game, json!({ "type": "turn", "text": free }));
            wait_for("a turn", || {
                let view = self.view(&self.client, game);
                (list(&view["moves"]).len() == turns).then_some(())
            });
        }
    }

    /// A mail that no relay took goes out, and its link works.
    fn mail_goes_out(&self, relay: &Relay) {
        let mail = relay.wait_for(1);
        assert_eq!(mail.to, [text(&self.told["mail"])]);
        assert_eq!(form(&self.client, &mail.path("mail/confirm/"), &[]).status, 200);
        let page = self.sign_in("Anna").get("/account").text();
        assert!(page.contains("Your address: anna@example.org"), "{page}");
    }
}

/// Compares the rows of a database that is brought up to date with those that the older server left.
fn rows_are_all_there(database: &str, told: &Value, data: &Path) {
    zwick(&["db", "migrate", "--database", database]).fine();
    let copy = format!("sqlite:{}", data.join("copied.sqlite").display());
    let said = zwick(&["db", "copy", database, &copy]).fine();
    let (_, rows) = said.trim_end().rsplit_once("rows: ").unwrap();
    let rows: BTreeMap<&str, u64> = rows
        .split(", ")
        .map(|row| row.split_once(' ').unwrap())
        .map(|(table, count)| (table, count.parse().unwrap()))
        .collect();
    for (table, count) in told["rows"].as_object().unwrap() {
        if !OF_THE_SERVER.contains(&table.as_str()) {
            // Those without rows are not named.
            let copied = rows.get(table.as_str()).copied().unwrap_or(0);
            assert_eq!(Some(copied), count.as_u64(), "{table}: {said}");
        }
    }
}

/// Everything that the older server was told is there in the newer one, on this database.
fn everything_is_there(
    mut served: Served,
    told: Value,
    relay: &Relay,
    (database, data): (&str, &Path),
) {
    let mut opened = Opened { told, client: served.client.clone() };
    opened.games_are_as_they_were();
    opened.accounts_are_as_they_were();
    opened.races_and_messages_are_as_they_were();
    opened.commands_are_known();
    opened.games_are_as_they_were();
    opened.games_go_on();
    opened.mail_goes_out(relay);
    served.signal("TERM");
    assert!(served.child.wait().unwrap().success());
    let mut served = Served::at_home(database, data);
    opened.client = served.client.clone();
    opened.games_at_home_go_on();
    served.signal("TERM");
    assert!(served.child.wait().unwrap().success());
    let said = zwick(&["db", "verify", "--database", database]).fine();
    assert!(said.contains("every game is what its events say"), "{said}");
}

fn told(which: &str) -> Value {
    let all: Value = serde_json::from_slice(&fs::read(fixture("expected.json")).unwrap()).unwrap();
    all[which].clone()
}

/// The options of a server that sends mail.
fn by_mail<T>(relay: &Relay, serve: impl FnOnce(&[(&str, &str)], &[&str]) -> T) -> T {
    let environment = [("ZWICK_MAIL_RELAY", relay.url())];
    let environment = environment.each_ref().map(|(name, value)| (*name, value.as_str()));
    serve(&environment, &["--mail-from", "Games <games@play.example>"])
}

#[test]
fn a_file_of_an_older_version_opens_with_everything_in_it() {
    let told = told("sqlite");
    let file = |data: &Path| {
        let file = data.join("games.sqlite");
        fs::copy(fixture("games.sqlite"), &file).unwrap();
        format!("sqlite:{}", file.display())
    };
    let counted = folder("older-file-rows");
    rows_are_all_there(&file(&counted), &told, &counted);
    let (data, relay) = (folder("older-file"), Relay::start());
    let database = file(&data);
    let served =
        by_mail(&relay, |environment, options| Served::start_with(&data, environment, options));
    everything_is_there(served, told, &relay, (&database, &data));
}

#[test]
fn a_database_of_an_older_version_opens_with_everything_in_it() {
    let told = told("postgres");
    let cluster = Cluster::start("older");
    let restored = |name: &str| {
        let database = cluster.create(name);
        cluster.restore(name, &fixture("games.sql"));
        database
    };
    rows_are_all_there(&restored("counted"), &told, &folder("older-database-rows"));
    let (data, relay) = (folder("older-database"), Relay::start());
    let database = restored("served");
    let served = by_mail(&relay, |environment, options| {
        Served::on_with(&database, &data, environment, options)
    });
    everything_is_there(served, told, &relay, (&database, &data));
}
