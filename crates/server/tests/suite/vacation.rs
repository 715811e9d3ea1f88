//! Being away: the clock stands still for so many days as were agreed on, and not for one more.

use serde_json::{Value, json};
use server::{Config, Timepiece};

use crate::support::{
    Answer, Client, TestServer, folder,
    seats::{holding, order, token},
    text,
    time::Hand,
};

const HOUR: u64 = 3_600_000;
const DAY: u64 = 24 * HOUR;

/// A game of three days for each turn, in which Anna has played and Bert's clock runs.
struct Post {
    hand: Hand,
    time: Timepiece,
    server: TestServer,
    anna: Client,
    bert: Client,
    view: Value,
}

impl Post {
    fn begin(name: &str, vacation: u16) -> Self {
        let hand = Hand::new();
        let time = Timepiece::by(hand.clone());
        let server = start(&time, name);
        let [anna, bert] = ['a', 'c'].map(|letter| holding(&server.client, &token(letter)));
        let view = server.create_with(wish(vacation));
        let sit =
            json!({ "type": "sit", "invite": token('b'), "seat": token('c'), "name": "Bert" });
        let view = order(&server.client, &view, sit).expect(200);
        let view = order(&anna, &view, json!({ "type": "turn", "text": "a1" })).expect(200);
        Self { hand, time, server, anna, bert, view }
    }

    fn pass(&self, millis: u64) {
        self.hand.pass(&self.time, millis);
    }

    fn look(&self, client: &Client) -> Value {
        client.get(&format!("/api/games/{}", text(&self.view["id"]))).expect(200)
    }

    /// Does something at the game as it stands.
    fn order(&self, client: &Client, command: Value) -> Answer {
        order(client, &self.look(client), command)
    }
}

fn start(time: &Timepiece, name: &str) -> TestServer {
    let public_url = Some("https://play.example/".to_string());
    TestServer::by(time.clone(), Config { public_url, ..Config::new(folder(name)) })
}

fn wish(vacation: u16) -> Value {
    json!({ "rules": "classic", "names": { "white": "Anna" }, "seat": token('a'),
        "invite": token('b'), "opponent": { "kind": "link", "plays": "black" },
        "clock": { "kind": "days", "days": 3 }, "vacation": vacation })
}

fn leave(days: u16) -> Value {
    json!({ "type": "leave", "days": days })
}

#[test]
fn the_clock_of_somebody_who_is_away_stands_still() {
    let post = Post::begin("vacation-stands", 14);
    post.pass(DAY);
    let view = post.order(&post.bert, leave(10)).expect(200);
    assert_eq!(view["vacation"]["black"], json!({ "days": 14, "back_in": 10 * DAY }));
    assert_eq!(view["clock"]["running"], Value::Null);
    post.pass(4 * DAY);
    let seen = post.look(&post.anna);
    assert_eq!(seen["clock"]["black"], 2 * DAY, "a day was spent before");
    assert_eq!(seen["vacation"]["black"], json!({ "days": 10, "back_in": 6 * DAY }));
    // Who is away says that they are back before they play.
    let refused = post.order(&post.bert, json!({ "type": "turn", "text": "d1" })).problem();
    assert_eq!(refused, (422, "leave-away".to_string()));
    assert_eq!(post.order(&post.bert, leave(1)).problem().1, "leave-away");
    let back = post.order(&post.bert, json!({ "type": "return" })).expect(200);
    assert_eq!(back["clock"]["running"], "black");
    assert_eq!(back["clock"]["black"], 2 * DAY);
    assert_eq!(back["vacation"]["black"], json!({ "days": 10, "back_in": null }));
    assert_eq!(post.order(&post.bert, json!({ "type": "return" })).problem().1, "leave-here");
    post.pass(2 * DAY - 1);
    assert_eq!(post.look(&post.anna)["over"], false);
    post.pass(1);
    assert_eq!(post.look(&post.anna)["result"]["reason"], "time");
}

#[test]
fn an_absence_that_ends_by_itself_lets_the_clock_go_on() {
    let post = Post::begin("vacation-ends", 2);
    post.order(&post.bert, leave(2)).expect(200);
    post.pass(2 * DAY + HOUR);
    let view = post.look(&post.bert);
    assert_eq!(view["clock"]["running"], "black");
    assert_eq!(view["clock"]["black"], 3 * DAY - HOUR);
    assert_eq!(view["vacation"]["black"], json!({ "days": 0, "back_in": null }));
    assert_eq!(post.order(&post.bert, leave(1)).problem().1, "leave-days");
    post.pass(3 * DAY - HOUR);
    assert_eq!(post.look(&post.anna)["result"]["reason"], "time", "and not before");
}

#[test]
fn whoever_waits_can_leave_and_the_own_turn_begins_with_the_return() {
    let post = Post::begin("vacation-waits", 14);
    post.order(&post.anna, leave(5)).expect(200);
    post.pass(DAY);
    // Her clock does not begin with his turn, and his goes on all the time.
    assert_eq!(post.look(&post.bert)["clock"]["black"], 2 * DAY);
    post.order(&post.bert, json!({ "type": "turn", "text": "d1" })).expect(200);
    post.pass(3 * DAY);
    let view = post.look(&post.anna);
    assert_eq!(
        (&view["clock"]["white"], &view["clock"]["running"]),
        (&json!(3 * DAY), &Value::Null)
    );
    post.order(&post.anna, json!({ "type": "return" })).expect(200);
    post.pass(HOUR);
    let view = post.look(&post.anna);
    assert_eq!(view["clock"]["white"], 3 * DAY - HOUR);
    assert_eq!(view["vacation"]["white"]["days"], 10);
    post.order(&post.anna, json!({ "type": "turn", "text": "d2" })).expect(200);
}

#[test]
fn a_plan_is_carried_out_while_its_player_is_away() {
    let post = Post::begin("vacation-plan", 14);
    let path = format!("/api/games/{}/plan", text(&post.view["id"]));
    let steps = json!([{ "turn": "d1", "next": [{ "turn": "d2" }] }]);
    post.anna.post(&path, &json!({ "ver": post.view["ver"], "steps": steps })).expect(200);
    post.order(&post.anna, leave(5)).expect(200);
    post.order(&post.bert, json!({ "type": "turn", "text": "d1" })).expect(200);
    // Looking at a plan carries it out, if nobody else has yet.
    post.anna.get(&path).expect(200);
    let view = post.look(&post.anna);
    assert_eq!(view["moves"].as_array().unwrap().len(), 3);
    assert_eq!(view["vacation"]["white"]["back_in"], 5 * DAY, "she is still away");
}

#[test]
fn nobody_escapes_a_clock_that_is_about_to_run_out() {
    let post = Post::begin("vacation-late", 14);
    post.pass(2 * DAY + 1);
    assert_eq!(post.order(&post.bert, leave(3)).problem(), (422, "leave-late".to_string()));
    assert_eq!(post.look(&post.bert)["vacation"]["may_leave"], Value::Null);
    assert_eq!(post.look(&post.anna)["vacation"]["may_leave"], 14);
    // Nor does anybody take more than was agreed on, or somebody else's.
    for days in [0, 15, u16::MAX] {
        assert_eq!(post.order(&post.anna, leave(days)).problem().1, "leave-days");
    }
    let other = json!({ "type": "leave", "days": 1, "side": "white" });
    assert_eq!(post.order(&post.bert, other).problem(), (403, "seat-other".to_string()));
    let nobody = order(&post.server.client, &post.look(&post.anna), leave(1)).problem();
    assert_eq!(nobody, (401, "seat-missing".to_string()));
}

#[test]
fn days_away_are_agreed_on_only_where_there_are_days_for_each_turn() {
    let post = Post::begin("vacation-agreed", 0);
    assert_eq!(post.order(&post.bert, leave(1)).problem().1, "leave-none");
    assert_eq!(post.view["vacation"], Value::Null);
    for (name, value) in [
        ("vacation", json!(61)),
        ("clock", json!({ "kind": "move", "seconds": 60 })),
        ("guest_clock", json!({ "kind": "move", "seconds": 60 })),
    ] {
        let mut wish = wish(14);
        wish[name] = value;
        wish["cmd_id"] = name.into();
        let refused = post.server.client.post("/api/games", &wish).problem();
        assert_eq!(refused, (422, "bad-vacation".to_string()), "{name}");
    }
}
