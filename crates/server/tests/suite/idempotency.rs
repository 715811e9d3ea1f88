//! An id of a command belongs to the caller who sent it: nobody meets another's id, and another command under an id
//! that was used is refused.

use serde_json::{Value, json};
use server::Config;

use crate::support::{
    Answer, Client, TestServer, folder, people,
    seats::{holding, table, token},
    sql, text,
};

fn away(name: &str) -> TestServer {
    let public_url = Some("https://play.example/".to_string());
    TestServer::with(Config { public_url, ..Config::new(folder(name)) })
}

fn path(view: &Value, end: &str) -> String {
    format!("/api/games/{}{end}", text(&view["id"]))
}

fn turn(ver: &Value, id: &str, place: &str) -> Value {
    json!({ "type": "turn", "text": place, "ver": ver, "cmd_id": id })
}

fn send(client: &Client, view: &Value, command: &Value) -> Answer {
    client.post(&path(view, "/commands"), command)
}

fn reused() -> (u16, String) {
    (422, "command-reused".to_string())
}

#[test]
fn the_id_that_the_other_side_will_use_takes_no_turn_from_it() {
    let server = away("guessed-id");
    let view = table(&server, "classic");
    let [white, black] = ['a', 'c'].map(|letter| holding(&server.client, &token(letter)));
    let after = send(&white, &view, &turn(&view["ver"], "bot.turn.3", "a1")).expect(200);
    let after = send(&black, &view, &turn(&after["ver"], "bot.turn.3", "d1")).expect(200);
    let last = after["moves"].as_array().unwrap().last().unwrap();
    assert_eq!((after["ver"].as_u64(), last["text"].as_str()), (Some(4), Some("d1")));
}

#[test]
fn another_command_under_the_same_id_is_refused_and_changes_nothing() {
    let server = away("other-body");
    let view = table(&server, "classic");
    let white = holding(&server.client, &token('a'));
    let first = turn(&view["ver"], "once", "a1");
    let after = send(&white, &view, &first).expect(200);
    let with = |name: &str, value: Value| {
        let mut other = first.clone();
        other[name] = value;
        other
    };
    let others = [
        with("text", "d1".into()),
        with("ver", after["ver"].clone()),
        with("type", "resign".into()),
        with("unread", true.into()),
    ];
    for other in others {
        assert_eq!(send(&white, &view, &other).problem(), reused(), "{other}");
    }
    assert_eq!(send(&white, &view, &first).expect(200), after);
    assert_eq!(white.get(&path(&view, "")).expect(200)["ver"], after["ver"]);
}

#[test]
fn a_spectator_does_not_learn_which_ids_were_used() {
    let server = away("no-oracle");
    let view = table(&server, "classic");
    let white = holding(&server.client, &token('a'));
    send(&white, &view, &turn(&view["ver"], "used", "a1")).expect(200);
    let asked = |id: &str| {
        let foreign = holding(&server.client, &token('d'));
        send(&foreign, &view, &turn(&view["ver"], id, "a1")).problem()
    };
    assert_eq!(asked("used"), asked("unused"));
}

#[test]
fn a_creation_is_found_again_by_its_caller_alone() {
    let server = away("creations");
    let wish = |seat: char, rules: &str| {
        json!({ "rules": rules, "cmd_id": "begin", "seat": token(seat), "invite": token('b'),
            "opponent": { "kind": "link", "plays": "black" } })
    };
    let create = |client: &Client, wish: &Value| client.post("/api/games", wish);
    let first = create(&server.client, &wish('a', "classic")).expect(201);
    assert_eq!(create(&server.client, &wish('a', "classic")).expect(201)["id"], first["id"]);
    assert_eq!(create(&server.client, &wish('a', "six")).problem(), reused());
    let other = create(&server.client, &wish('c', "classic")).expect(201);
    assert_ne!(other["id"], first["id"]);
    // What an account has created belongs to the account, whatever secret is shown beside it.
    let anna = people::member(&server.client, "Anna");
    let own = create(&anna, &wish('e', "classic")).expect(201);
    assert_eq!(create(&anna, &wish('e', "classic")).expect(201)["id"], own["id"]);
    assert_eq!(create(&anna, &wish('f', "classic")).problem(), reused());
    let stolen = create(&server.client, &wish('e', "classic")).expect(201);
    assert_ne!(stolen["id"], own["id"]);
}

#[test]
fn a_browser_is_known_by_the_token_it_shows_whatever_seat_it_takes() {
    let server = away("browser-token");
    let browser = holding(&server.client, &token('e'));
    let create = |seat: char| {
        let wish = json!({ "rules": "classic", "cmd_id": "begin", "seat": token(seat),
            "invite": token('b'), "opponent": { "kind": "link", "plays": "black" } });
        browser.post("/api/games", &wish)
    };
    let first = create('a').expect(201);
    assert_eq!(create('a').expect(201)["id"], first["id"]);
    assert_eq!(create('c').problem(), reused());
}

#[test]
fn there_is_one_next_game_in_whatever_version_it_is_asked_for() {
    let server = away("one-rematch");
    let view = table(&server, "classic");
    let [white, black] = ['a', 'c'].map(|letter| holding(&server.client, &token(letter)));
    let resign = json!({ "type": "resign", "ver": view["ver"], "cmd_id": "enough" });
    let over = send(&white, &view, &resign).expect(200);
    let again = |id: &str| json!({ "type": "rematch", "ver": over["ver"], "cmd_id": id });
    let next = send(&white, &view, &again("mine")).expect(200);
    assert_ne!(next["id"], view["id"]);
    // The other player has not heard of it, and asks once more because the answer was lost.
    for _ in 0..2 {
        assert_eq!(send(&black, &view, &again("theirs")).expect(200)["id"], next["id"]);
    }
    assert_eq!(send(&white, &view, &again("mine")).expect(200)["id"], next["id"]);
}

#[test]
fn a_race_and_a_task_of_the_day_are_begun_once_and_as_they_were() {
    let server = away("races-and-tasks");
    let make = |seat: char, minutes: u32, name: &str| {
        let wish =
            json!({ "problem": "cross", "minutes": minutes, "seat": token(seat), "name": name });
        server.client.post("/api/heats", &wish)
    };
    let race = make('a', 10, "Anna").expect(201);
    assert_eq!(make('a', 10, "Anna").expect(201)["id"], race["id"]);
    for (minutes, name) in [(5, "Anna"), (10, "Bert")] {
        assert_eq!(make('a', minutes, name).problem(), reused(), "{minutes} {name}");
    }
    assert_ne!(make('b', 10, "Anna").expect(201)["id"], race["id"]);
    let join = |name: &str| {
        let deed = json!({ "type": "join", "seat": token('c'), "name": name });
        server.client.post(&format!("/api/heats/{}/commands", text(&race["id"])), &deed)
    };
    let joined = join("Carl").expect(200);
    assert_eq!(join("Carl").expect(200)["ver"], joined["ver"]);
    assert_eq!(join("Dora").problem(), reused());

    let begin = |seat: char, name: &str| {
        let client = holding(&server.client, &token(seat));
        client.post("/api/daily/solitaire/begin", &json!({ "name": name }))
    };
    begin('a', "Anna").expect(200);
    begin('a', "Anna").expect(200);
    assert_eq!(begin('a', "Bert").problem(), reused());
    begin('b', "Bert").expect(200);
}

#[test]
fn without_account_and_secret_an_id_is_never_shared() {
    let server = TestServer::start("nobody-creates");
    let wish = json!({ "rules": "classic", "cmd_id": "begin" });
    let [one, two] = [(); 2].map(|()| server.client.post("/api/games", &wish).expect(201));
    assert_ne!(one["id"], two["id"]);
}

#[test]
fn messages_of_two_players_may_have_the_same_id() {
    let server = away("message-ids");
    let wish = json!({ "rules": "classic", "seat": token('a'), "invite": token('b'),
        "chat": true, "opponent": { "kind": "link", "plays": "black" } });
    let view = server.create_with(wish);
    let sit = json!({ "type": "sit", "invite": token('b'), "seat": token('c'), "ver": 1,
        "cmd_id": "sit" });
    send(&server.client, &view, &sit).expect(200);
    let say = |seat: char, words: &str| {
        let body = json!({ "text": words, "cmd_id": "1" });
        holding(&server.client, &token(seat)).post(&path(&view, "/messages"), &body)
    };
    let first = say('a', "Hello!").expect(200);
    let second = say('c', "Hello yourself!").expect(200);
    assert_ne!(first["messages"][0]["number"], second["messages"][0]["number"]);
    assert_eq!(say('a', "Hello!").expect(200), first);
    assert_eq!(say('a', "Good bye!").problem(), reused());
}

/// Makes a log look as it did before ids belonged to callers.
const BEFORE: &str = "UPDATE event SET digest = NULL, cmd_id = substr(cmd_id, instr(cmd_id, '/') + 1); \
    UPDATE game SET created_by = substr(created_by, instr(created_by, '/') + 1);";

#[test]
fn commands_from_before_ids_belonged_to_callers_keep_their_answers() {
    let folder = folder("before-digests");
    let public_url = Some("https://play.example/".to_string());
    let start =
        || TestServer::with(Config { public_url: public_url.clone(), ..Config::new(&folder) });
    let server = start();
    let wish = json!({ "rules": "classic", "cmd_id": "begin", "seat": token('a'),
        "invite": token('b'), "opponent": { "kind": "link", "plays": "black" } });
    let view = server.client.post("/api/games", &wish).expect(201);
    let sit = json!({ "type": "sit", "invite": token('b'), "seat": token('c'), "ver": 1,
        "cmd_id": "sit" });
    send(&server.client, &view, &sit).expect(200);
    let first = turn(&json!(2), "1", "a1");
    let after = send(&holding(&server.client, &token('a')), &view, &first).expect(200);
    let publish =
        |public: bool| json!({ "type": "publish", "public": public, "ver": 3, "cmd_id": "shown" });
    send(&holding(&server.client, &token('a')), &view, &publish(true)).expect(200);
    drop(server);
    sql(&folder.join("zwick.sqlite"), BEFORE);

    let server = start();
    let [white, black] = ['a', 'c'].map(|letter| holding(&server.client, &token(letter)));
    assert_eq!(server.client.post("/api/games", &wish).expect(201)["id"], view["id"]);
    let stranger = json!({ "rules": "classic", "cmd_id": "begin", "seat": token('e'),
        "invite": token('f'), "opponent": { "kind": "link", "plays": "black" } });
    assert_ne!(server.client.post("/api/games", &stranger).expect(201)["id"], view["id"]);
    // Nor is it found by the player who was invited to it, and has created another one.
    let guest = json!({ "rules": "classic", "cmd_id": "begin", "seat": token('c'),
        "invite": token('f'), "opponent": { "kind": "link", "plays": "black" } });
    assert_ne!(server.client.post("/api/games", &guest).expect(201)["id"], view["id"]);
    assert_eq!(send(&white, &view, &first).expect(200)["ver"], after["ver"]);
    send(&server.client, &view, &sit).expect(200);
    let other_kind = json!({ "type": "resign", "ver": 2, "cmd_id": "1" });
    assert_eq!(send(&white, &view, &other_kind).problem(), reused());
    // An event that names no seat is told from another command by what it says.
    assert_eq!(send(&white, &view, &publish(true)).expect(200)["ver"], 4);
    assert_eq!(send(&black, &view, &publish(false)).problem().0, 409);
    // The other seat may use the id for commands of its own, whether they are for the same version or not.
    let offer = |ver: u64| json!({ "type": "offer", "ver": ver, "cmd_id": "1" });
    let resign = json!({ "type": "resign", "ver": 2, "cmd_id": "1" });
    assert_eq!(send(&black, &view, &offer(2)).problem().0, 409);
    assert_eq!(send(&black, &view, &resign).problem().0, 409);
    assert_eq!(send(&black, &view, &turn(&json!(2), "1", "a1")).problem().0, 409);
    // An own id from before is not free for another command, whatever version that is for.
    let later = json!({ "type": "offer", "ver": 4, "cmd_id": "1" });
    assert_eq!(white.get(&path(&view, "")).expect(200)["ver"], 4);
    assert_eq!(send(&white, &view, &later).problem(), reused());
    assert_eq!(send(&black, &view, &offer(4)).expect(200)["ver"], 5);
    assert_eq!(send(&black, &view, &turn(&json!(5), "shown", "d1")).expect(200)["ver"], 6);
}

#[test]
fn time_that_ran_out_before_ids_belonged_to_callers_answers_no_other_command() {
    let folder = folder("flag-before-digests");
    let public_url = Some("https://play.example/".to_string());
    let start =
        || TestServer::with(Config { public_url: public_url.clone(), ..Config::new(&folder) });
    let server = start();
    let wish = json!({ "rules": "classic", "seat": token('a'), "invite": token('b'),
        "clock": { "kind": "total", "minutes": 1 },
        "opponent": { "kind": "link", "plays": "black" } });
    let view = server.create_with(wish);
    let sit = json!({ "type": "sit", "invite": token('b'), "seat": token('c'), "ver": 1,
        "cmd_id": "sit" });
    send(&server.client, &view, &sit).expect(200);
    let white = holding(&server.client, &token('a'));
    let resign = json!({ "type": "resign", "ver": 2, "cmd_id": "1" });
    send(&white, &view, &resign).expect(200);
    drop(server);
    sql(&folder.join("zwick.sqlite"), BEFORE);
    sql(&folder.join("zwick.sqlite"), "UPDATE event SET kind = 'flag' WHERE kind = 'resign'");

    let server = start();
    let white = holding(&server.client, &token('a'));
    assert_eq!(white.get(&path(&view, "")).expect(200)["ver"], 3);
    let rematch = json!({ "type": "rematch", "ver": 3, "cmd_id": "1" });
    assert_ne!(send(&white, &view, &rematch).expect(200)["id"], view["id"]);
}
