//! Clients that lie. Every answer that says "done" names an event of that caller with that body, whatever ids, versions
//! and bodies others send; on both databases, alone and while the server is killed.

#![allow(clippy::print_stdout, reason = "a long run says what it has done")]
#![cfg(unix)]

use std::{
    sync::atomic::{AtomicBool, AtomicU32, Ordering},
    thread,
    time::Duration,
};

use crate::{
    http::Client,
    liar::Liar,
    postgres::Cluster,
    served::Served,
    support::{folder, wanted},
};

/// How many commands are sent, if nobody says otherwise.
const COMMANDS: u32 = 1500;

/// How often the server is killed meanwhile, where it is and if nobody says otherwise.
const KILLS: u32 = 5;

/// How many commands are sent at least before each kill.
const PER_KILL: u32 = 20;

/// How many pairs of players lie at the same time.
const PAIRS: u64 = 6;

/// The cookie of somebody with an account.
fn account(client: &Client, name: &str) -> String {
    let member = crate::people::member(client, name);
    member.headers.into_iter().find(|(name, _)| name == "cookie").unwrap().1
}

fn liars(client: &Client) -> Vec<Liar> {
    let pair = |number| {
        Liar::new(
            number,
            ["one", "two"].map(|who| account(client, &format!("liar-{who}-{number}"))),
        )
    };
    (0..PAIRS).map(pair).collect()
}

/// Lies to servers that are killed so many times; answers what was sent, done and refused because an id was used
/// before, or says which answer was wrong.
fn lie(start: &dyn Fn() -> Served, commands: u32, kills: u32) -> Result<[u32; 3], String> {
    let mut served = start();
    let mut liars = liars(&served.client);
    for round in 1..=kills + 1 {
        let (stop, sent) = (AtomicBool::new(false), AtomicU32::new(0));
        let (client, enough) = (served.client.clone(), (commands / (kills + 1) + 1).max(PER_KILL));
        // Until the server dies, or until it is enough.
        let most = if round <= kills { u32::MAX } else { enough };
        let (stop, sent) = (&stop, &sent);
        let lied: Result<bool, String> = thread::scope(|scope| {
            let lies: Vec<_> = liars
                .iter_mut()
                .map(|liar| scope.spawn(|| liar.lie(&client, stop, sent, most)))
                .collect();
            if round <= kills {
                // In the middle of it, at a moment that nobody has chosen.
                while sent.load(Ordering::Relaxed) < enough
                    && !lies.iter().all(thread::ScopedJoinHandle::is_finished)
                {
                    thread::park_timeout(Duration::from_millis(5));
                }
                served.child.kill().unwrap();
                served.child.wait().unwrap();
                stop.store(true, Ordering::Relaxed);
            }
            let told: Vec<_> = lies.into_iter().map(|lie| lie.join().unwrap()).collect();
            let wrong: Vec<&str> =
                told.iter().filter_map(|told| told.as_ref().err()).map(String::as_str).collect();
            if wrong.is_empty() {
                Ok(told.iter().all(|told| told == &Ok(true)))
            } else {
                Err(wrong.join("; "))
            }
        });
        let answered = lied?;
        if round <= kills {
            served = start();
        } else if !answered {
            return Err("the server has left a command without an answer".to_string());
        }
        liars.iter_mut().try_for_each(|liar| liar.check(&served.client))?;
    }
    let sum = |of: fn(&Liar) -> u32| liars.iter().map(of).sum::<u32>();
    Ok([sum(|liar| liar.commands), sum(|liar| liar.done), sum(|liar| liar.reused)])
}

/// The same, as it must be.
fn is_never_fooled(start: &dyn Fn() -> Served, kills: u32) {
    let commands = wanted("ZWICK_LIES", COMMANDS);
    let [sent, done, reused] = lie(start, commands, kills).unwrap();
    println!("{sent} commands, {kills} kills, {done} done, {reused} refused as reused");
    assert!(sent >= commands, "only {sent} of {commands} commands were sent");
    assert!(done > sent / 8 && reused > sent / 100, "too few lies: {sent} {done} {reused}");
}

#[test]
fn no_liar_makes_a_move_vanish_on_sqlite() {
    let data = folder("lying");
    is_never_fooled(&|| Served::start(&data, &[]), 0);
}

#[test]
fn no_liar_makes_a_move_vanish_beside_kills_on_sqlite() {
    let data = folder("lying-killed");
    is_never_fooled(&|| Served::start(&data, &[]), wanted("ZWICK_KILLS", KILLS));
}

#[test]
fn no_liar_makes_a_move_vanish_on_postgres() {
    let (cluster, data) = (Cluster::start("lying"), folder("lying-postgres"));
    is_never_fooled(&|| Served::on(&cluster.url(), &data, &[]), 0);
}

#[test]
fn no_liar_makes_a_move_vanish_beside_kills_on_postgres() {
    let (cluster, data) = (Cluster::start("lying-killed"), folder("lying-postgres-killed"));
    is_never_fooled(&|| Served::on(&cluster.url(), &data, &[]), wanted("ZWICK_KILLS", KILLS));
}

/// Lies to a server that is wrong on purpose: an answer has to show it, and nothing else.
fn is_caught(start: impl Fn(&[(&str, &str)]) -> Served, shared: &str) {
    let caught = lie(&|| start(&[("ZWICK_TEST_SHARED_IDS", shared)]), COMMANDS, 0);
    let shows: &[&str] = match shared {
        "commands" => &[" is answered with version ", " answers ", " became ", " by one id"],
        "creations" => &[" made "],
        _ => &[" is answered by ", " by one id"],
    };
    let is_shown = |error: &String| shows.iter().any(|words| error.contains(words));
    assert!(caught.as_ref().is_err_and(is_shown), "{shared}: nothing was noticed: {caught:?}");
}

/// What callers may share the ids of.
const SHARED: [&str; 3] = ["commands", "creations", "messages"];

#[test]
fn a_server_that_shares_ids_between_callers_is_caught_on_sqlite() {
    for shared in SHARED {
        let data = folder(&format!("lying-shared-{shared}"));
        is_caught(|environment| Served::start(&data, environment), shared);
    }
}

#[test]
fn a_server_that_shares_ids_between_callers_is_caught_on_postgres() {
    for shared in SHARED {
        let cluster = Cluster::start(&format!("lying-shared-{shared}"));
        let data = folder(&format!("lying-postgres-shared-{shared}"));
        is_caught(|environment| Served::on(&cluster.url(), &data, environment), shared);
    }
}
