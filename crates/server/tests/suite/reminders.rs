//! Reminders of turns by mail: one a day, to whoever is waited for, and to nobody who is away or does not want any.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::{Config, Timepiece};

use crate::support::{
    Client, folder, fresh_id,
    mail::{Office, account, serve},
    people::form,
    postgres::Cluster,
    relay::Relay,
    seats::{order, token},
    text,
    time::Hand,
};

const HOUR: u64 = 3_600_000;
const DAY: u64 = 24 * HOUR;

/// A game with days for a turn, in which Anna has played and Bert is waited for.
fn begin(anna: &Client, bert: &Client, days: u16) -> Value {
    let wish = json!({ "rules": "classic", "cmd_id": fresh_id(), "seat": token('a'),
        "invite": token('b'), "opponent": { "kind": "link", "plays": "black" },
        "clock": { "kind": "days", "days": days }, "vacation": 14 });
    let view = anna.post("/api/games", &wish).expect(201);
    let sit = json!({ "type": "sit", "invite": token('b'), "seat": token('c') });
    let view = order(bert, &view, sit).expect(200);
    order(anna, &view, json!({ "type": "turn", "text": "a1" })).expect(200)
}

/// Lets time pass in which the server runs.
fn pass(office: &Office, millis: u64) {
    office.hand.pass(&office.time, millis);
}

#[test]
fn whoever_is_waited_for_is_reminded_once_a_day() {
    let office = Office::open("remind-once");
    let [anna, bert] = ["Anna", "Bert"].map(|name| office.reachable(name));
    let (three, four) = (begin(&anna, &bert, 3), begin(&anna, &bert, 4));
    pass(&office, 2 * DAY - HOUR);
    office.relay.stays_at(2);
    pass(&office, HOUR);
    let mail = office.relay.wait_for(3);
    assert_eq!(mail.to, ["Bert@example.org"], "and Anna, who waits, is not reminded");
    assert_eq!(mail.header("subject").unwrap(), "It is your turn in 2 games");
    let lines: Vec<&str> = mail.body.lines().map(str::trim).collect();
    let at = |line: &str| {
        lines
            .iter()
            .position(|known| *known == line)
            .unwrap_or_else(|| panic!("{line}: {}", mail.body))
    };
    let game = |view: &Value| at(&format!("https://play.example/game/{}", text(&view["id"])));
    assert_eq!(at("* Nine Men's Morris against Anna: 24 hours left") + 1, game(&three));
    assert_eq!(at("* Nine Men's Morris against Anna: 2 days left") + 1, game(&four));
    // However many turns run short, the next mail comes a day later; and not for games that have gone on.
    pass(&office, DAY - HOUR);
    let look = |view: &Value| bert.get(&format!("/api/games/{}", text(&view["id"]))).expect(200);
    order(&bert, &look(&three), json!({ "type": "turn", "text": "d1" })).expect(200);
    office.relay.stays_at(3);
    pass(&office, HOUR);
    let mail = office.relay.wait_for(4);
    assert_eq!(mail.to, ["Bert@example.org"]);
    assert_eq!(mail.header("subject").unwrap(), "It is your turn in a game");
    office.relay.stays_at(4);
}

#[test]
fn whoever_does_not_want_reminders_says_so_by_a_link() {
    let office = Office::open("remind-quiet");
    let [anna, bert] = ["Anna", "Bert"].map(|name| office.reachable(name));
    begin(&anna, &bert, 7);
    pass(&office, 5 * DAY);
    let mail = office.relay.wait_for(3);
    let path = mail.path("mail/quiet/");
    let header = format!("<https://play.example{path}>");
    assert_eq!(mail.header("list-unsubscribe").unwrap(), header);
    assert_eq!(mail.header("list-unsubscribe-post").unwrap(), "List-Unsubscribe=One-Click");
    // Looking is not enough; nobody has to be signed in, and no browser has to be there.
    assert!(office.client().get(&path).text().contains("Shall Bert get no more"));
    assert!(account(&bert).contains("checked"));
    let provider = office.client().with("content-type", "application/x-www-form-urlencoded");
    for _ in 0..2 {
        let answer = provider.send("POST", &path, b"List-Unsubscribe=One-Click").unwrap();
        assert_eq!(answer.status, 200, "{}", answer.text());
    }
    assert!(!account(&bert).contains("checked"));
    pass(&office, DAY);
    office.relay.stays_at(3);
    // The page turns them on again, and off.
    let choose = |fields: &[(&str, &str)]| form(&bert, "/account/mail/reminders", fields).status;
    assert_eq!(choose(&[("reminders", "yes")]), 303);
    pass(&office, HOUR);
    office.relay.wait_for(4);
    assert_eq!(choose(&[]), 303);
    assert!(!account(&bert).contains("checked"));
    let forged = path.replace(path.rsplit('/').next().unwrap(), &token('f'));
    assert_eq!(office.client().get(&forged).status, 404);
}

#[test]
fn nobody_is_reminded_who_is_away_or_has_just_begun() {
    let office = Office::open("remind-away");
    let [anna, bert] = ["Anna", "Bert"].map(|name| office.reachable(name));
    let view = begin(&anna, &bert, 1);
    let leave = json!({ "type": "leave", "days": 10 });
    let view = order(&bert, &view, leave).expect(200);
    pass(&office, 9 * DAY);
    office.relay.stays_at(2);
    let view = order(&bert, &view, json!({ "type": "return" })).expect(200);
    // A day for a turn is not short from its beginning.
    pass(&office, 15 * HOUR);
    office.relay.stays_at(2);
    pass(&office, 2 * HOUR);
    assert!(office.relay.wait_for(3).body.contains("7 hours left"));
    order(&bert, &view, json!({ "type": "turn", "text": "d1" })).expect(200);
}

#[test]
fn a_turn_that_was_played_while_the_relay_was_down_is_not_mentioned() {
    let office = Office::open("remind-late");
    let [anna, bert] = ["Anna", "Bert"].map(|name| office.reachable(name));
    let view = begin(&anna, &bert, 3);
    office.relay.set_down(true);
    pass(&office, 2 * DAY + HOUR);
    office.relay.stays_at(2);
    assert_eq!(office.count("zwick_mails_waiting"), 1);
    order(&bert, &view, json!({ "type": "turn", "text": "d1" })).expect(200);
    office.relay.set_down(false);
    pass(&office, HOUR);
    office.relay.stays_at(2);
    assert_eq!(office.count("zwick_mails_waiting"), 0);
}

#[test]
fn two_processes_remind_once() {
    let cluster = Cluster::start("remind");
    let (hand, relay) = (Hand::new(), Relay::start());
    let config = |name: &str| Config::postgres(cluster.url().parse().unwrap(), folder(name));
    let time = Timepiece::by(hand.clone());
    let one = serve(&time, &relay, config("remind-one"));
    let office = Office { hand, time, relay, server: one };
    let times = [office.time.clone(), Timepiece::by(office.hand.clone())];
    let other = serve(&times[1], &office.relay, config("remind-two"));
    let [anna, bert] = ["Anna", "Bert"].map(|name| office.reachable(name));
    begin(&anna, &bert, 3);
    begin(&anna, &bert, 3);
    // The time that counts is that of the database, the one on the wall that of the test.
    let pass = |hours: u64| {
        let then = times.each_ref().map(|time| time.counted() + hours * HOUR);
        cluster.sql(&format!("UPDATE heartbeat SET lost = lost - {}", hours * HOUR));
        // Each process asks the database what time it is every half second.
        let begun = Instant::now();
        while times.iter().zip(then).any(|(time, then)| time.counted() < then) {
            assert!(begun.elapsed() < Duration::from_mins(1), "the time is not told");
        }
        office.hand.stop(hours * HOUR);
    };
    pass(40);
    office.relay.stays_at(2);
    pass(10);
    assert_eq!(office.relay.wait_for(3).to, ["Bert@example.org"]);
    office.relay.stays_at(3);
    drop(other);
}
