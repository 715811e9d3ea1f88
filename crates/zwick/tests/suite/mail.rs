//! Mail through the real program: how a relay is named, what is reported, and what a kill leaves.

#![cfg(unix)]

use std::{
    path::Path,
    thread,
    time::{Duration, Instant},
};

use crate::{
    http::{Answer, Client},
    people::{PASSWORD, form, member},
    relay::Relay,
    served::Served,
    support::{command, folder},
};

const FROM: [&str; 2] = ["--mail-from", "Games <games@play.example>"];

/// The line with which `zwick serve` is refused with some options.
fn refused(environment: &[(&str, &str)], options: &[&str]) -> String {
    let run = command()
        .args(["serve", "--no-open", "--port", "0", "--data"])
        .arg(folder("mail-options"))
        .args(options)
        .envs(environment.iter().copied())
        .output()
        .unwrap();
    assert_eq!(run.status.code(), Some(2), "{options:?}");
    let said = String::from_utf8(run.stderr).unwrap();
    assert_eq!(said.trim_end().lines().count(), 1, "{said}");
    said
}

#[test]
fn a_relay_is_named_completely_or_not_at_all() {
    let public = ["--public-url", "https://play.example"];
    let relay = ["--mail-relay", "smtp://anna:s3cret@mail.example.org"];
    let both = [relay, FROM].concat();
    for (options, wanted) in [
        ([&public[..], &relay[..]].concat(), "needs --mail-from"),
        ([&public[..], &FROM[..]].concat(), "--mail-from needs --mail-relay"),
        (both, "mail needs --public-url"),
        (
            [&public[..], &FROM[..], &["--mail-relay", "mail.example.org"]].concat(),
            "it has no scheme",
        ),
        (
            [&public[..], &FROM[..], &["--mail-relay", "smtp://a:s3cret@m:x"]].concat(),
            "smtp://…@m:x",
        ),
        ([&public[..], &relay[..], &["--mail-from", "Games"]].concat(), "\"Games\" is no address"),
    ] {
        let said = refused(&[], &options);
        assert!(said.contains(wanted) && !said.contains("s3cret"), "{said}");
    }
    let named = [("ZWICK_MAIL_RELAY", "smtp://anna:s3cret@mail.example.org")];
    let said = refused(&named, &public);
    assert!(said.contains("needs --mail-from") && !said.contains("s3cret"), "{said}");
}

fn serve(data: &Path, relay: &str) -> Served {
    let options = ["--log-level", "trace", "--admin-bind", "127.0.0.1:0"];
    Served::start_with(data, &[("ZWICK_MAIL_RELAY", relay)], &[&options[..], &FROM].concat())
}

fn give(client: &Client, address: &str) -> Answer {
    form(client, "/account/mail", &[("mail-address", address), ("mail-password", PASSWORD)])
}

/// Waits until a server has reported something.
fn reports_say(data: &Path, what: &str) {
    let begun = Instant::now();
    while !Served::reports(data).contains(what) {
        assert!(begun.elapsed() < Duration::from_mins(1), "{}", Served::reports(data));
        thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn reports_hold_no_address_no_secret_and_no_password() {
    let (data, relay) = (folder("mail-log"), Relay::start());
    // A relay that lets nobody sign in is not told the password, and neither is anybody else.
    let served = serve(&data, &relay.url().replace("smtp://", "smtp://games:s3cret@"));
    let bert = member(&served.client, "Bertram");
    assert_eq!(give(&bert, "bertram@mail.example").status, 303);
    reports_say(&data, "a mail has to wait");
    drop(served);
    let mut reports = Served::reports(&data);
    let served = serve(&data, &relay.url());
    let anna = member(&served.client, "Anneliese");
    relay.set_answer(Some("550 <ADDRESS> is not known here"));
    assert_eq!(give(&anna, "nobody@mail.example").status, 303);
    reports_say(&data, "the relay answers 550");
    relay.set_answer(None);
    assert_eq!(give(&anna, "anneliese@mail.example").status, 303);
    let confirm = wait_for(&relay, "anneliese@mail.example", "mail/confirm/");
    assert_eq!(served.client.get(&confirm).status, 200);
    assert_eq!(form(&served.client, &confirm, &[]).status, 200);
    form(&served.client, "/sign-in/mail", &[("name", "Anneliese")]);
    let recover = wait_for(&relay, "anneliese@mail.example", "sign-in/mail/");
    assert_eq!(form(&served.client, &recover, &[("password", "a new horse")]).status, 303);
    assert_eq!(form(&served.client, &recover, &[("password", "a new horse")]).status, 404);
    let counted = served.admin.as_ref().unwrap().get("/metrics").text();
    assert!(counted.contains("zwick_mails_total{outcome=\"given-up\"} 1\n"), "{counted}");
    assert!(counted.contains("zwick_mails_waiting "), "{counted}");
    drop(served);
    reports += &Served::reports(&data);
    assert!(reports.contains("the relay answers 550"), "{reports}");
    assert!(reports.contains("/sign-in/mail/{secret}") && reports.contains("POST"), "{reports}");
    let secrets = [confirm, recover].map(|path| path.rsplit('/').next().unwrap().to_string());
    for told in
        ["mail.example", "s3cret", "Anneliese", "Bertram", "a new horse", &secrets[0], &secrets[1]]
    {
        assert!(!reports.contains(told), "{told}");
        assert!(!counted.contains(told), "{told}");
    }
}

/// The path of the link of a kind that was sent to an address.
fn wait_for(relay: &Relay, to: &str, start: &str) -> String {
    let link = format!("https://play.example/{start}");
    (1..100)
        .map(|number| relay.wait_for(number))
        .find(|mail| mail.to == [to] && mail.body.contains(&link))
        .unwrap()
        .path(start)
}

#[test]
fn a_kill_loses_no_mail() {
    let (data, relay) = (folder("mail-killed"), Relay::start());
    relay.set_down(true);
    let served = serve(&data, &relay.url());
    for name in ["Anneliese", "Bertram"] {
        let client = member(&served.client, name);
        assert_eq!(give(&client, &format!("{name}@mail.example")).status, 303);
    }
    // Each has been tried once.
    thread::sleep(Duration::from_millis(2500));
    served.kill();
    relay.set_down(false);
    let served = serve(&data, &relay.url());
    // After a failure they wait for ten seconds.
    for number in 1..=2 {
        let path = relay.wait_for(number).path("mail/confirm/");
        assert_eq!(form(&served.client, &path, &[]).status, 200);
    }
}
