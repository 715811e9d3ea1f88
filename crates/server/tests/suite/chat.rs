//! What players write to each other: agreed on before, between the two, bounded, and hidden by an operator.

use serde_json::{Value, json};
use server::Config;

use crate::support::{
    Answer, Client, TestServer, folder, fresh_id, http,
    seats::{Line, holding, order, token},
    text,
};

/// A game by link between Anna (`a`) and Bert (`c`).
fn begin(server: &TestServer, chat: bool) -> Value {
    let view = server.create_with(json!({
        "rules": "classic", "names": { "white": "Anna" }, "chat": chat,
        "opponent": { "kind": "link", "plays": "black" },
        "seat": token('a'), "invite": token('b'),
    }));
    let sit = json!({ "type": "sit", "invite": token('b'), "seat": token('c'), "name": "Bert" });
    order(&server.client, &view, sit).expect(200)
}

fn path(view: &Value) -> String {
    format!("/api/games/{}/messages", text(&view["id"]))
}

fn write(client: &Client, view: &Value, said: &str, cmd_id: &str) -> Answer {
    client.post(&path(view), &json!({ "text": said, "cmd_id": cmd_id }))
}

#[test]
fn two_write_to_each_other_and_nobody_else_reads_it() {
    let public_url = Some("https://play.example/".to_string());
    let admin = Some("127.0.0.1:0".parse().unwrap());
    let config = Config { public_url, admin, ..Config::new(folder("chat")) };
    let server = TestServer::with(config);
    let client = &server.client;
    let view = begin(&server, true);
    assert_eq!(view["chat"], true);
    let [anna, bert, carla] = ['a', 'c', 'e'].map(|letter| holding(client, &token(letter)));
    let first = write(&anna, &view, "  Good luck! <b>  ", "one").expect(200)["messages"].clone();
    assert_eq!(first[0]["text"], "Good luck! <b>");
    // Sent twice it is one message, and gets the same answer.
    let again = write(&anna, &view, "Good luck! <b>", "one").expect(200)["messages"].clone();
    assert_eq!(again, first);
    write(&bert, &view, "You too", "one-more").expect(200);
    let read = |client: &Client, after: u64| {
        client.get(&format!("{}?after={after}", path(&view))).expect(200)["messages"].clone()
    };
    assert_eq!(read(&bert, 0).as_array().unwrap().len(), 2);
    let last = read(&anna, 1);
    assert_eq!((&last[0]["side"], &last[0]["text"]), (&json!("black"), &json!("You too")));
    // Writing is no event.
    let now = client.get(&format!("/api/games/{}", text(&view["id"]))).expect(200);
    assert_eq!(now["ver"], view["ver"]);

    for (who, refused) in [(client, (401, "seat-missing")), (&carla, (403, "seat-foreign"))] {
        let refused = (refused.0, refused.1.to_string());
        assert_eq!(write(who, &view, "hello", &fresh_id()).problem(), refused);
        assert_eq!(who.get(&path(&view)).problem(), refused);
    }
    for said in ["", "  ", "two\nlines", &"x".repeat(201)] {
        assert_eq!(write(&anna, &view, said, &fresh_id()).problem().1, "chat-text", "{said}");
    }
    assert_eq!(write(&anna, &view, &"ä".repeat(200), &fresh_id()).status, 200);
    assert_eq!(write(&anna, &view, "hello", "plan-1").problem().1, "bad-command-id");

    // What an operator hides is hidden, and what is kept stays.
    let operator = Client::new(server.admin());
    let hide = |number: u64| {
        let path = format!("/games/{}/messages/{number}/hide", text(&view["id"]));
        operator.send("POST", &path, b"").unwrap().status
    };
    assert_eq!((hide(1), hide(1), hide(99)), (200, 200, 404));
    let server = server.restart();
    let anna = holding(&server.client, &token('a'));
    let kept = anna.get(&path(&view)).expect(200)["messages"].clone();
    assert_eq!((&kept[0]["text"], &kept[1]["text"]), (&Value::Null, &json!("You too")));
}

/// A socket of somebody who wants to know what is written.
fn listen(client: &Client, view: &Value, seat: Option<char>) -> Line {
    let seat = seat.map(|letter| json!(token(letter)));
    Line::open(client, text(&view["id"]), &json!({ "seat": seat, "messages": true }))
}

/// Whether a player is told of messages before the update to this version.
fn told_before(line: &mut Line, ver: &Value) -> bool {
    let mut told = false;
    loop {
        let heard = line.hear().unwrap();
        if heard.get("messages").is_some() {
            told = true;
        } else if heard["ver"] == *ver {
            return told;
        }
    }
}

/// Waits for the next word of messages; whatever else is said is passed over.
fn hear_of_messages(line: &mut Line) {
    while line.hear().unwrap() != json!({ "messages": true }) {}
}

#[test]
fn players_are_told_that_something_was_written_and_others_are_not() {
    let server = TestServer::start("chat-told");
    let client = &server.client;
    let view = begin(&server, true);
    let anna = holding(client, &token('a'));
    let (mut watcher, mut bert) = (listen(client, &view, None), listen(client, &view, Some('c')));
    // Whoever comes is told at once, so that nothing is missed that was written before.
    hear_of_messages(&mut bert);
    write(&anna, &view, "hello", "one").expect(200);
    hear_of_messages(&mut bert);
    let mut again = listen(client, &view, Some('c'));
    hear_of_messages(&mut again);
    write(&anna, &view, "and again", "two").expect(200);
    hear_of_messages(&mut bert);
    hear_of_messages(&mut again);
    // A turn comes to everybody; who only watches has heard of nothing else.
    let now = order(&anna, &view, json!({ "type": "turn", "text": "a1" })).expect(200);
    assert!(!told_before(&mut watcher, &now["ver"]));
    assert!(!told_before(&mut bert, &now["ver"]), "once for each message");
}

#[test]
fn streams_tell_players_of_messages_who_ask_for_it() {
    let server = TestServer::start("chat-stream");
    let view = begin(&server, true);
    let [anna, bert] = ['a', 'c'].map(|letter| holding(&server.client, &token(letter)));
    let path = format!("/api/games/{}/stream?messages=true", text(&view["id"]));
    let mut stream = bert.open("GET", &path, b"").unwrap();
    http::head(&mut stream).unwrap();
    let mut hear = || {
        let mut line = String::new();
        while line.trim_end() != "event: messages" {
            line.clear();
            assert!(std::io::BufRead::read_line(&mut stream, &mut line).unwrap() > 0);
        }
    };
    hear();
    write(&anna, &view, "hello", "one").expect(200);
    hear();
}

#[test]
fn without_having_agreed_nobody_writes() {
    let server = TestServer::start("chat-off");
    let view = begin(&server, false);
    assert_eq!(view["chat"], false);
    let anna = holding(&server.client, &token('a'));
    assert_eq!(write(&anna, &view, "hello", "x").problem(), (422, "chat-off".to_string()));
    assert_eq!(anna.get(&path(&view)).problem().1, "chat-off");
    let alone = server.create_with(json!({ "rules": "classic", "chat": true }));
    assert_eq!(alone["chat"], false, "at one screen one talks");
}

#[test]
fn what_no_database_takes_is_neither_written_nor_carried_out() {
    let server = TestServer::start("chat-nul");
    let view = begin(&server, true);
    let anna = holding(&server.client, &token('a'));
    let refused = (400, "bad-text".to_string());
    assert_eq!(write(&anna, &view, "hello\0", "nul").problem(), refused);
    assert_eq!(anna.get(&path(&view)).expect(200)["messages"], json!([]));
    let turn = json!({ "type": "turn", "text": "a1\0" });
    assert_eq!(order(&anna, &view, turn).problem(), refused);
    // The same over a socket.
    let mut line = listen(&server.client, &view, Some('a'));
    let frame = json!({ "type": "turn", "text": "a1\0", "ver": view["ver"], "cmd_id": "nul" });
    let (answer, _) = line.ask(&frame);
    assert_eq!((&answer["status"], &answer["problem"]["code"]), (&json!(400), &json!("bad-text")));
    let now = order(&anna, &view, json!({ "type": "turn", "text": "a1" })).expect(200);
    assert_eq!(now["ver"].as_u64(), view["ver"].as_u64().map(|ver| ver + 1));
}
