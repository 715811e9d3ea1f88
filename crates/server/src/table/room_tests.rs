//! What commands meet that are under way while something else happens.

#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

use std::sync::Arc;

use board::Side;
use serde_json::json;

use super::{Caller, Command, Event, IdempotencyKey, Origin, Rooms, Step, Table, Token, Wish};
use crate::{
    store::{Deed, People, Plans, Sqlite, people_tests::sign_up, tests::folder},
    timepiece::Timepiece,
};

async fn rooms(name: &str) -> Rooms<Sqlite> {
    let store = Sqlite::open(&folder(name).join("zwick.sqlite")).await.unwrap();
    Rooms::new(store, Timepiece::system()).0
}

fn origin(id: &str) -> Origin {
    Origin::server(id.to_string())
}

/// A game that White ends with the first turn, between two at one screen or of a player with an account.
async fn begin(rooms: &Rooms<Sqlite>, account: Option<&str>) -> Arc<Table> {
    let mut wish = json!({ "rules": "classic", "fen": "BBB/WW1/3/6/3/3/3 w 1 0 0" });
    if account.is_some() {
        let [seat, invite] = ["a", "b"].map(|letter| letter.repeat(64));
        wish["opponent"] = json!({ "kind": "link", "plays": "black" });
        (wish["seat"], wish["invite"]) = (seat.into(), invite.into());
    }
    let wish: Wish = serde_json::from_value(wish).unwrap();
    let caller = Caller { account: account.map(str::to_string), ..Caller::HERE };
    rooms.create(&wish, &IdempotencyKey::fresh(), &caller).await.unwrap()
}

async fn happen(rooms: &Rooms<Sqlite>, table: &Arc<Table>, event: Event, id: &str) -> Arc<Table> {
    let done = rooms.happen(table, event, rooms.time().moment(), &origin(id)).await;
    done.map_err(|error| error.to_string()).unwrap()
}

#[tokio::test]
async fn two_who_ask_for_the_next_game_get_one_whatever_happens_meanwhile() {
    let rooms = rooms("rematch").await;
    let table = begin(&rooms, None).await;
    let over = happen(&rooms, &table, Event::turn("f6xa7"), "end").await;
    // One has asked already; before that is written down something else is, of which the other knows.
    let later = happen(&rooms, &over, Event::Publish { public: true }, "publish").await;
    let first = rooms.rematch_of(&over, &origin("first")).await.unwrap();
    let second = rooms.rematch_of(&later, &origin("second")).await.unwrap();
    assert_eq!(first.id, second.id);
    let now = rooms.table(&over.id).await.unwrap();
    assert_eq!((now.ver, now.next.as_ref()), (later.ver + 1, Some(&first.id)));
    // After another end there is another next game.
    let open = happen(&rooms, &now, Event::Undo { plies: 1 }, "undo").await;
    assert!(open.next.is_none());
    let over = happen(&rooms, &open, Event::turn("f6xd7"), "end again").await;
    assert_ne!(rooms.rematch_of(&over, &origin("third")).await.unwrap().id, first.id);
}

/// What is kept of the plan of a side.
async fn kept(rooms: &Rooms<Sqlite>, game: &str, side: Side) -> String {
    rooms.store().plan(game, side).await.unwrap().unwrap().body
}

#[tokio::test]
async fn a_plan_is_carried_out_by_the_game_as_it_stands_whatever_is_answered_again() {
    let rooms = rooms("plan-old").await;
    let [white, black] = ["a", "c"].map(|letter| Token::read(&letter.repeat(64)).unwrap());
    let wish = json!({ "rules": "classic", "first": "white", "seat": "a".repeat(64),
        "invite": "b".repeat(64), "opponent": { "kind": "link", "plays": "black" } });
    let wish: Wish = serde_json::from_value(wish).unwrap();
    let caller = |token: &Token| Caller { token: Some(token.clone()), ..Caller::HERE };
    let key = IdempotencyKey::fresh();
    let table = rooms.create(&wish, &key, &caller(&white)).await.unwrap();
    let sit = json!({ "type": "sit", "invite": "b".repeat(64), "seat": "c".repeat(64) });
    let sit: Command = serde_json::from_value(sit).unwrap();
    let sat = rooms.command(&table.id, 1, &IdempotencyKey::fresh(), &sit, &caller(&black)).await;
    let first = happen(&rooms, &sat.unwrap(), Event::turn("a1"), "first").await;
    let second = happen(&rooms, &first, Event::turn("d1"), "second").await;
    let plan = json!([{ "turn": "*", "next": [{ "turn": "d2" }] }]);
    let steps: Vec<Step> = serde_json::from_value(plan).unwrap();
    rooms.set_plan(&table.id, second.ver, &steps, &caller(&black)).await.unwrap();
    let before = kept(&rooms, &table.id, Side::Black).await;
    // The first turn is sent again, and what it was answered is looked at.
    rooms.answer_turn(first.clone()).await;
    assert_eq!(kept(&rooms, &table.id, Side::Black).await, before);
    // An earlier plan has answered this version with another turn than the one that is planned now.
    let third = happen(&rooms, &second, Event::turn("g1"), "third").await;
    happen(&rooms, &third, Event::turn("g4"), &format!("plan-{}", third.ver)).await;
    rooms.answer_turn(third).await;
    let now = rooms.table(&table.id).await.unwrap();
    let turns: Vec<&str> = now.game.turns().iter().map(|turn| turn.text.as_str()).collect();
    assert_eq!(turns, ["a1", "d1", "g1", "g4"]);
    let plan = rooms.store().plan(&table.id, Side::Black).await.unwrap();
    assert!(plan.is_none(), "the player has played something else: {plan:?}");
}

#[tokio::test]
async fn a_command_that_is_under_way_brings_no_deleted_name_back() {
    let rooms = rooms("forgotten").await;
    rooms.store().carry_out(sign_up("x1", "annabella")).await.unwrap();
    let table = begin(&rooms, Some("x1")).await;
    assert!(format!("{table:?}").contains("ANNABELLA"));
    let mut followed = rooms.watch(&table);
    let deed = Deed::Delete { account: "x1".to_string(), at: 2, messages: false };
    assert!(rooms.store().carry_out(deed).await.unwrap());
    rooms.forget_account("x1");
    assert!(followed.changed().await.is_err(), "followers come again");
    // Whoever follows from now on, and the cache, are not told what the command knew.
    let mut followed = rooms.watch(&rooms.table(&table.id).await.unwrap());
    let known = rooms.keep(Table::clone(&table));
    assert!(rooms.is_out_of_date(&known));
    let mut later = Table::clone(&table);
    later.ver += 1;
    rooms.tell(&Arc::new(later));
    assert!(followed.changed().await.is_err());
    let after = happen(&rooms, &table, Event::Publish { public: true }, "publish").await;
    let cached = rooms.cached(&table.id).unwrap();
    for told in [after, cached, rooms.table(&table.id).await.unwrap()] {
        assert!(!format!("{told:?}").contains("ANNABELLA"), "{told:?}");
    }
}
