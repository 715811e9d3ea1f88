//! Accounts: made, entered, left, deleted; and the games that belong to them.

use serde_json::{Value, json};
use server::Config;

use crate::support::{
    Answer, Client, TestServer, folder,
    people::{PASSWORD, codes, form, member, session, sign_up},
    seats::{Line, holding, invite, order, token},
    sql, text,
    time::Hand,
};

/// A server that others reach.
fn away(name: &str) -> TestServer {
    let public_url = Some("https://play.example/".to_string());
    TestServer::with(Config { public_url, ..Config::new(folder(name)) })
}

fn location(answer: &Answer) -> &str {
    assert_eq!(answer.status, 303, "{}", answer.text());
    &answer.headers["location"]
}

fn path(view: &Value) -> String {
    format!("/api/games/{}", text(&view["id"]))
}

#[test]
fn an_account_is_made_entered_and_left() {
    let server = away("people-entry");
    let answer = sign_up(&server.client, "Anna", PASSWORD);
    assert_eq!(answer.status, 201, "{}", answer.text());
    assert_eq!(answer.headers["cache-control"], "no-store");
    let cookie = &answer.headers["set-cookie"];
    assert!(cookie.starts_with("__Host-session="), "{cookie}");
    for part in ["; Path=/", "; HttpOnly", "; SameSite=Lax", "; Secure"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert_eq!(codes(&answer).len(), 10);
    let anna = session(&server.client, &answer);
    assert!(anna.get("/account").text().contains("<h1>Anna</h1>"));
    // Signing in gives another secret, and ends the session it was done from.
    let again = form(&anna, "/sign-in", &[("name", "ANNA"), ("password", PASSWORD)]);
    assert_eq!(location(&again), "/account");
    let renewed = session(&server.client, &again);
    assert_eq!(renewed.get("/account").status, 200);
    assert_eq!(location(&anna.get("/account")), "/sign-in?back=/account");
    // Signing out ends it on the server, not only in the browser.
    let out = form(&renewed, "/sign-out", &[]);
    assert!(out.headers["set-cookie"].contains("Max-Age=0"));
    assert_eq!(location(&renewed.get("/account")), "/sign-in?back=/account");
    let made_up = server.client.with("cookie", &format!("__Host-session={}", token('a')));
    assert_eq!(location(&made_up.get("/account")), "/sign-in?back=/account");
}

#[test]
fn what_does_not_fit_is_said_beside_the_field() {
    let server = away("people-refused");
    member(&server.client, "Anna");
    let client = server.client.with("accept-language", "en-GB");
    let long = "x".repeat(257);
    for (name, password, field, sentence) in [
        ("A", PASSWORD, "name", "2 to 20"),
        ("An na", PASSWORD, "name", "one alphabet"),
        ("aNNA", PASSWORD, "name", "taken"),
        ("An-na", PASSWORD, "name", "taken"),
        ("admin", PASSWORD, "name", "taken"),
        ("Bert", "1234567", "password", "8 characters"),
        ("Bert", &long, "password", "256"),
        ("Bert", "password", "password", "first that are guessed"),
        ("Bert", "12345678", "password", "first that are guessed"),
        ("Bert", "        ", "password", "first that are guessed"),
        ("Stephanos", "stephanos", "password", "first that are guessed"),
        ("Αnna", PASSWORD, "name", "one alphabet"),
        ("ΑΝΝΑ", PASSWORD, "name", "taken"),
    ] {
        let answer = sign_up(&client, name, password);
        assert_eq!(answer.status, 422, "{name}");
        let page = answer.text();
        let wrong = page.split(&format!("id=\"{field}-wrong\"")).nth(1);
        let wrong = wrong.unwrap_or_else(|| panic!("{name}: {page}"));
        assert!(wrong.split("</p>").next().unwrap().contains(sentence), "{name}");
        assert!(!answer.headers.contains_key("set-cookie"));
    }
    // A wrong password and an unknown name get the same answer.
    let wrong = |name: &str| {
        let answer = form(&client, "/sign-in", &[("name", name), ("password", "wrong wrong")]);
        assert_eq!(answer.status, 422);
        answer.text().replace(name, "NAME")
    };
    assert_eq!(wrong("Anna"), wrong("Nobody_here"));
}

#[test]
fn strangers_post_no_forms_and_home_has_no_accounts() {
    let server = away("people-origin");
    let fields = [("name", "Anna"), ("password", PASSWORD)];
    for origin in ["https://evil.example", "null", ""] {
        let client = server.client.with("origin", origin);
        for path in ["/sign-up", "/sign-in", "/sign-out", "/account/delete"] {
            let answer = form_from(&client, path, &fields);
            assert_eq!(answer.problem(), (403, "foreign-origin".to_string()), "{origin} {path}");
        }
    }
    let home = TestServer::start("people-home");
    for path in ["/sign-in", "/sign-up", "/sign-in/code", "/account", "/account/games"] {
        assert_eq!(home.client.get(path).status, 404, "{path}");
    }
    assert!(!home.client.get("/").text().contains("/sign-in"));
}

/// A form with whatever origin the client says.
fn form_from(client: &Client, path: &str, fields: &[(&str, &str)]) -> Answer {
    let client = client.with("content-type", "application/x-www-form-urlencoded");
    client.send("POST", path, crate::support::people::encode(fields).as_bytes()).unwrap()
}

#[test]
fn a_closed_account_keeps_its_codes_and_its_password() {
    let server = away("people-closed-code");
    let made = sign_up(&server.client, "Anna", PASSWORD);
    let codes = codes(&made);
    let file = server.folder.join("zwick.sqlite");
    sql(&file, "INSERT INTO account_closed SELECT id, 8 FROM account");
    let recover = |code: &str| {
        let fields = [("name", "Anna"), ("code", code), ("password", "another one")];
        form(&server.client.with("accept-language", "en-GB"), "/sign-in/code", &fields)
    };
    let answer = recover(&codes[0]);
    assert_eq!(answer.status, 403, "{}", answer.text());
    // Who does not know a code is not told.
    assert_eq!(recover("aaaa-aaaa-aaaa-aaaa").status, 422);
    sql(&file, "DELETE FROM account_closed");
    let fields = [("name", "Anna"), ("password", PASSWORD)];
    let back = form(&server.client, "/sign-in", &fields);
    assert_eq!(location(&back), "/account", "the password is the old one");
    let anna = session(&server.client, &back);
    assert!(anna.get("/account").text().contains("10 codes"));
    assert_eq!(location(&recover(&codes[0])), "/account?done=recovered");
}

#[test]
fn accounts_from_before_keep_names_and_passwords() {
    let folder = folder("people-before");
    let on = |folder: &std::path::Path| {
        let public_url = Some("https://play.example/".to_string());
        TestServer::with(Config { public_url, ..Config::new(folder.to_path_buf()) })
    };
    let server = on(&folder);
    for name in ["MAX", "Anton"] {
        member(&server.client, name);
    }
    let common = {
        let passwords = server::people::Passwords::default();
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(passwords.hash(PASSWORD)).unwrap()
    };
    drop(server);
    // As an older program has kept them: a Greek name that looks like the Latin one.
    sql(
        &folder.join("zwick.sqlite"),
        format!(
            "INSERT INTO account SELECT 'greek', 'ΜΑΧ', 'μαχ', 'uax', '{common}', 'person', 9, NULL; \
             UPDATE account SET likeness = 'another' WHERE name = 'Anton'; DELETE FROM meta WHERE name = 'likeness'"
        ),
    );
    let server = on(&folder);
    for name in ["MAX", "ΜΑΧ", "Anton"] {
        let fields = [("name", name), ("password", PASSWORD)];
        assert_eq!(location(&form(&server.client, "/sign-in", &fields)), "/account", "{name}");
    }
    for name in ["МАХ", "Antοn", "Ant0n"] {
        assert_eq!(sign_up(&server.client, name, PASSWORD).status, 422, "{name}");
    }
    drop(server);
    // The second start finds nothing to do, and the same as before.
    let server = on(&folder);
    assert_eq!(sign_up(&server.client, "МАХ", PASSWORD).status, 422);
}

#[test]
fn a_code_works_once_and_ends_every_session() {
    let server = away("people-codes");
    let made = sign_up(&server.client, "Anna", PASSWORD);
    let (anna, codes) = (session(&server.client, &made), codes(&made));
    let recover = |code: &str, name: &str, password: &str| {
        let fields = [("name", name), ("code", code), ("password", password)];
        form(&server.client, "/sign-in/code", &fields)
    };
    assert_eq!(recover(&codes[0], "Bert", "another one").status, 422);
    assert_eq!(recover("aaaa-aaaa-aaaa-aaaa", "Anna", "another one").status, 422);
    assert_eq!(recover(&codes[0], "Anna", "short").status, 422, "the code is not used up by that");
    let answer = recover(&codes[0].to_uppercase(), "anna", "another one");
    assert_eq!(location(&answer), "/account?done=recovered");
    let back = session(&server.client, &answer);
    assert!(back.get("/account").text().contains("9 codes"));
    assert_eq!(anna.get("/account").status, 303, "other sessions have ended");
    assert_eq!(recover(&codes[0], "Anna", "a third one").status, 422, "it worked once");
    let sign_in = |password: &str| {
        form(&server.client, "/sign-in", &[("name", "Anna"), ("password", password)]).status
    };
    assert_eq!((sign_in(PASSWORD), sign_in("another one")), (422, 303));
    // New codes replace the old ones.
    let anew = form(&back, "/account/codes", &[("codes-password", "another one")]);
    assert_eq!(crate::support::people::codes(&anew).len(), 10);
    assert_eq!(recover(&codes[1], "Anna", "a third one").status, 422);
    assert_eq!(form(&back, "/account/codes", &[("codes-password", "wrong")]).status, 422);
}

#[test]
fn sessions_are_listed_lapse_and_end_everywhere() {
    let hand = Hand::new();
    let time = server::Timepiece::by(hand.clone());
    let public_url = Some("http://play.example/".to_string());
    let config = Config { public_url, ..Config::new(folder("people-sessions")) };
    let server = TestServer::by(time, config);
    let made = sign_up(&server.client.with("user-agent", "A <phone> of mine"), "Anna", PASSWORD);
    assert!(made.headers["set-cookie"].starts_with("session="), "{:?}", made.headers);
    assert!(!made.headers["set-cookie"].contains("Secure"));
    let phone = session(&server.client, &made);
    let enter = || {
        let fields = [("name", "Anna"), ("password", PASSWORD)];
        session(&server.client, &form(&server.client, "/sign-in", &fields))
    };
    let desk = enter();
    let page = desk.get("/account").text();
    assert!(page.contains("A &lt;phone&gt; of mine"), "{page}");
    // A day before the ninety are over the phone is heard of, the desk is not.
    let day = 86_400_000;
    hand.stop(89 * day);
    assert_eq!(phone.get("/account").status, 200);
    hand.stop(2 * day);
    // What was heard of is written down beside the answer.
    let heard = (0..200).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(10));
        phone.get("/account").status == 200
    });
    assert!(heard);
    assert_eq!(desk.get("/account").status, 303);
    // After a year it ends, however often it was heard of.
    for _ in 0..4 {
        hand.stop(68 * day);
        phone.get("/account");
    }
    hand.stop(3 * day);
    assert_eq!(phone.get("/account").status, 303);
    let (one, other) = (enter(), enter());
    assert_eq!(location(&form(&one, "/account/sign-out", &[])), "/sign-in");
    assert_eq!((one.get("/account").status, other.get("/account").status), (303, 303));
}

#[test]
fn a_store_that_does_not_answer_signs_nobody_out() {
    let server = away("people-unanswered");
    let anna = member(&server.client, "Anna");
    let wish = json!({ "rules": "classic", "cmd_id": "begin", "opponent": { "kind": "link" },
        "seat": token('a'), "invite": token('b') });
    let view = anna.post("/api/games", &wish).expect(201);
    let mut line = Line::open(&anna, text(&view["id"]), &json!({}));
    line.hear().unwrap();
    let file = server.folder.join("zwick.sqlite");
    sql(&file, "ALTER TABLE session RENAME TO elsewhere");
    // A page that needs nothing of it is there, and the browser keeps its session.
    let page = anna.with("accept", "text/html").get("/learn");
    assert_eq!((page.status, page.headers.get("set-cookie")), (200, None));
    // What is refused now must be sent again, so nobody is told that it is refused for good.
    let storage = (503, "storage".to_string());
    let abort = json!({ "type": "abort", "ver": view["ver"], "cmd_id": "abort" });
    assert_eq!(anna.post(&format!("{}/commands", path(&view)), &abort).problem(), storage);
    let (answer, _) = line.ask(&abort);
    assert_eq!((&answer["status"], &answer["problem"]["code"]), (&json!(503), &json!("storage")));
    sql(&file, "ALTER TABLE elsewhere RENAME TO session");
    assert_eq!(anna.get("/account").status, 200);
    assert_eq!(line.ask(&abort).0["status"], 200);
}

#[test]
fn another_password_needs_the_old_one() {
    let server = away("people-password");
    let anna = member(&server.client, "Anna");
    let change =
        |old: &str, new: &str| form(&anna, "/account/password", &[("old", old), ("new", new)]);
    assert!(change("wrong wrong", "another one").text().contains("id=\"old-wrong\""));
    assert!(change(PASSWORD, "short").text().contains("id=\"new-wrong\""));
    let answer = change(PASSWORD, "another one");
    assert_eq!(location(&answer), "/account?done=password");
    assert_eq!(anna.get("/account").status, 303);
    assert_eq!(session(&server.client, &answer).get("/account").status, 200);
}

#[test]
fn a_seat_belongs_to_an_account_on_every_device() {
    let server = away("people-seats");
    let [anna, bert] = ["Anna", "Bert"].map(|name| member(&server.client, name));
    let wish = json!({ "rules": "classic", "cmd_id": "begin", "names": { "white": "Somebody else" },
        "opponent": { "kind": "link", "plays": "black" }, "seat": token('a'), "invite": token('b') });
    let view = anna.post("/api/games", &wish).expect(201);
    let sit = json!({ "type": "sit", "invite": token('b'), "seat": token('c'), "name": "Anna" });
    let view = order(&bert, &view, sit).expect(200);
    assert_eq!(view["names"], json!({ "white": "Anna", "black": "Bert" }), "no other names count");
    assert_eq!(view["seats"]["black"]["name"], "Bert");
    // Neither shows a secret: the account is enough, and only for the own side.
    let view = order(&anna, &view, json!({ "type": "turn", "text": "a1" })).expect(200);
    assert_eq!(view["seats"]["you"], "white");
    let turn = json!({ "type": "turn", "text": "d1" });
    assert_eq!(order(&anna, &view, turn.clone()).problem(), (403, "seat-other".to_string()));
    let carla = member(&server.client, "Carla");
    assert_eq!(order(&carla, &view, turn.clone()).status, 403);
    let view = order(&bert, &view, turn).expect(200);
    // Over a socket as well, until they sign out.
    let mut line = Line::open(&anna, text(&view["id"]), &json!({}));
    let turn = |id: &str| json!({ "type": "turn", "text": "g1", "ver": view["ver"], "cmd_id": id });
    assert_eq!(line.ask(&turn("line-1")).0["status"], 200);
    assert_eq!(location(&form(&anna, "/account/sign-out", &[])), "/sign-in");
    let refused = line.ask(&turn("line-2")).0;
    assert_eq!(
        (&refused["status"], &refused["problem"]["code"]),
        (&json!(401), &json!("signed-out"))
    );
    let entered = form(&server.client, "/sign-in", &[("name", "Anna"), ("password", PASSWORD)]);
    let anna = session(&server.client, &entered);
    let view = anna.get(&path(&view)).expect(200);
    let view = order(&bert, &view, json!({ "type": "turn", "text": "g4" })).expect(200);
    // The list has the game where somebody is to move first.
    let games = anna.with("accept-language", "en-GB").get("/account/games").text();
    assert!(games.contains("Your turn") && games.contains(text(&view["id"])), "{games}");
    assert!(!carla.get("/account/games").text().contains(text(&view["id"])));
    // The next game belongs to the same.
    let ended = order(&bert, &view, json!({ "type": "resign" })).expect(200);
    let next = order(&anna, &ended, json!({ "type": "rematch" })).expect(200);
    assert_eq!(next["names"], json!({ "white": "Bert", "black": "Anna" }));
}

#[test]
fn a_seat_held_by_a_secret_is_kept_in_the_account() {
    let server = away("people-own");
    let view = invite(&server, "classic");
    let holder = holding(&server.client, &token('a'));
    let own = json!({ "type": "own" });
    assert_eq!(order(&holder, &view, own.clone()).problem(), (401, "signed-out".to_string()));
    let anna = member(&server.client, "Annabella");
    assert_eq!(order(&anna, &view, own.clone()).status, 403, "a seat is needed as well");
    let both = holding(&anna, &token('a'));
    let view = order(&both, &view, own.clone()).expect(200);
    assert_eq!(view["names"]["white"], "Annabella");
    assert_eq!(anna.get(&path(&view)).expect(200)["seats"]["you"], "white");
    let other = holding(&member(&server.client, "Bert"), &token('a'));
    let foreign = || (403, "seat-foreign".to_string());
    assert_eq!(order(&other, &view, own).problem(), foreign());
    // From now on the secret opens nothing by itself: who signs out at a club leaves nobody in the seat.
    assert_eq!(holder.get(&path(&view)).expect(200)["seats"]["you"], Value::Null);
    let resign = json!({ "type": "resign" });
    assert_eq!(order(&holder, &view, resign).problem(), foreign());
    // What has happened is told, and not by which account.
    let turn = json!({ "type": "turn", "text": "a1" });
    let stale = order(&both, &json!({ "id": view["id"], "ver": 0 }), turn);
    let events = stale.expect(409)["events"].clone();
    assert_eq!(events[1]["kind"], "own");
    assert_eq!(events[1].get("account"), None, "{events}");
}

#[test]
fn who_is_deleted_has_no_name_any_more_and_nobody_gets_it() {
    let server = away("people-deleted");
    let anna = member(&server.client, "Annabella");
    let wish = json!({ "rules": "classic", "cmd_id": "begin", "opponent": { "kind": "link" },
        "seat": token('a'), "invite": token('b'), "chat": true });
    let view = anna.post("/api/games", &wish).expect(201);
    let sit = json!({ "type": "sit", "invite": token('b'), "seat": token('c'), "name": "Bert" });
    let view = order(&server.client, &view, sit).expect(200);
    assert_eq!(view["names"]["white"], "Annabella");
    let said = json!({ "text": "Good luck!", "cmd_id": "say" });
    anna.post(&format!("{}/messages", path(&view)), &said).expect(200);
    let saved = anna.get("/account/export");
    assert_eq!(saved.headers["content-type"], "application/x-ndjson");
    // Between the lines stand the lengths of the parts they come in.
    let text_of = saved.text();
    let lines = text_of.lines().filter(|line| line.starts_with('{'));
    let lines: Vec<Value> = lines.map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines[0]["name"], "Annabella");
    let kinds: Vec<&str> = lines.iter().map(|line| text(&line["kind"])).collect();
    assert_eq!(kinds, ["account", "session", "game", "end"]);
    assert!(text(&lines[2]["record"]).contains("[White \"Annabella\"]"), "{}", lines[2]);
    let messages = &lines[2]["messages"];
    assert_eq!(messages[0]["text"], "Good luck!");
    assert_eq!(messages[0]["side"], "white");
    assert!(!saved.text().contains("argon2"));

    // Somebody watches meanwhile, and has to come again to see who plays.
    let mut line = Line::open(&server.client, text(&view["id"]), &json!({}));
    assert_eq!(line.hear().unwrap()["names"]["white"], "Annabella");
    let wrong = form(&anna, "/account/delete", &[("delete-password", "wrong wrong")]);
    assert_eq!(wrong.status, 422);
    let page = wrong.text();
    let asked = page.split("<input").find(|input| input.contains("autofocus")).unwrap();
    assert!(asked.contains("id=\"delete-password\""), "what is wrong is in sight: {asked}");
    let gone = form(&anna, "/account/delete", &[("delete-password", PASSWORD)]);
    assert_eq!(location(&gone), "/sign-in?done=deleted");
    assert_eq!(anna.get("/account").status, 303);
    assert_eq!(line.hear(), Err(Some(4000)));
    let mut line = Line::open(&server.client, text(&view["id"]), &json!({}));
    assert_ne!(line.hear().unwrap()["names"]["white"], "Annabella");
    let client = server.client.with("accept-language", "en-GB");
    let seen = client.get(&path(&view)).expect(200);
    assert_eq!(text(&seen["names"]["white"]).to_lowercase(), "deleted player");
    assert_eq!(seen["seats"]["white"]["name"], Value::Null);
    let record = client.get(&format!("{}/record", path(&view))).text();
    assert!(record.contains("deleted player") && !record.contains("Annabella"), "{record}");
    for name in ["Annabella", "ANNABELLA", "Annabe11a"] {
        assert_eq!(sign_up(&client, name, PASSWORD).status, 422, "{name}");
    }
    assert_eq!(
        form(&client, "/sign-in", &[("name", "Annabella"), ("password", PASSWORD)]).status,
        422
    );
    // Who had the account has no way back into the game, and the other one need not wait.
    let left = holding(&client, &token('a')).get(&path(&view)).expect(200);
    assert_eq!(left["seats"]["you"], Value::Null);
    let stayed = holding(&client, &token('c')).get(&path(&view)).expect(200);
    assert_eq!(stayed["can"]["abandon"], true);
    // The game goes on for the other one, and nothing in the file tells the name.
    let seen = holding(&client, &token('c'));
    assert_eq!(order(&seen, &view, json!({ "type": "abort" })).status, 200);
    let folder = server.folder.clone();
    drop(server);
    for entry in std::fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|end| end == "sqlite") {
            let bytes = std::fs::read(&path).unwrap();
            let found = bytes.windows(9).any(|part| part.eq_ignore_ascii_case(b"annabella"));
            assert!(!found, "{} tells the name", path.display());
        }
    }
}

/// What belongs to an account is kept by no browser, whatever the answer is.
#[test]
fn what_belongs_to_an_account_is_not_stored() {
    let server = away("people-unstored");
    let anna = member(&server.client, "Anna");
    let is_stored = |client: &Client, path: &str| {
        let answer = client.with("accept", "text/html").get(path);
        answer.headers["cache-control"] != "no-store"
    };
    let paths = [
        "/account",
        "/account?done=password",
        "/account/games",
        "/account/export",
        "/account/nothing",
        "/sign-in",
        "/sign-in/code",
        "/sign-up",
        "/api/account",
        "/api/account/games",
        "/api/account/bots",
    ];
    for path in paths {
        assert!(!is_stored(&anna, path) && !is_stored(&server.client, path), "{path}");
    }
    let fields = [("codes-password", PASSWORD)];
    let codes = form(&anna, "/account/codes", &fields);
    assert_eq!((codes.status, codes.headers["cache-control"].as_str()), (200, "no-store"));
    let wrong = form(&anna, "/account/password", &[("old", "x"), ("new", "long enough")]);
    assert_eq!((wrong.status, wrong.headers["cache-control"].as_str()), (422, "no-store"));
    assert!(is_stored(&anna, "/") && is_stored(&anna, "/accounts"));
}
