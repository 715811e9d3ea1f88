//! Mail, by a relay that takes it: addresses are confirmed, passwords replaced, and nothing gets lost or tells too much.

use server::Config;

use crate::support::{
    TestServer, folder,
    mail::{Office, account, give},
    people::{PASSWORD, form, member, session},
};

const MINUTE: u64 = 60_000;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

#[test]
fn an_address_is_confirmed_by_a_link_that_was_sent_there() {
    let office = Office::open("mail-confirm");
    let anna = member(&office.client(), "Anna");
    assert!(!account(&anna).contains("confirmed"));
    assert_eq!(give(&anna, "anna@example.org").headers["location"], "/account?done=mail-sent");
    assert!(account(&anna).contains("To be confirmed: anna@example.org"));
    let mail = office.relay.wait_for(1);
    assert_eq!(
        (mail.from.as_str(), &mail.to[..]),
        ("games@play.example", &["anna@example.org".to_string()][..])
    );
    assert_eq!(mail.header("subject").unwrap(), "Please confirm your mail address");
    assert_eq!(mail.header("auto-submitted").unwrap(), "auto-generated");
    assert_eq!(mail.header("content-type").unwrap(), "text/plain; charset=utf-8");
    assert!(mail.header("from").unwrap().ends_with("<games@play.example>"));
    assert_eq!(mail.header("list-unsubscribe"), None);
    assert!(
        mail.body.starts_with("Hello Anna,\r\n") && mail.body.contains("Zwickmühle"),
        "{}",
        mail.body
    );
    // Looking at the link changes nothing, and anybody may have looked.
    let path = mail.path("mail/confirm/");
    let page = office.client().get(&path);
    assert_eq!((page.status, page.headers["cache-control"].as_str()), (200, "no-store"));
    assert!(page.text().contains("for Anna"), "{}", page.text());
    assert!(account(&anna).contains("To be confirmed"));
    assert_eq!(form(&office.client(), &path, &[]).status, 200);
    let page = account(&anna);
    assert!(page.contains("Your address: anna@example.org") && page.contains("checked"), "{page}");
    assert_eq!(form(&office.client(), &path, &[]).status, 404, "it works once");
    assert_eq!(office.client().get(&path).problem(), (404, "mail-link".to_string()));
    // Another address leaves this one in force until it is confirmed.
    assert_eq!(give(&anna, "other@example.org").status, 303);
    let path = office.relay.wait_for(2).path("mail/confirm/");
    let page = account(&anna);
    assert!(page.contains("Your address: anna@") && page.contains("confirmed: other@"), "{page}");
    office.hand.stop(DAY);
    assert_eq!(form(&office.client(), &path, &[]).status, 404, "it is too old");
    // Nobody else is shown it; the own file has it until it is taken back.
    let bert = member(&office.client(), "Bert");
    for page in ["/player/Anna", "/account"] {
        assert!(!bert.get(page).text().contains("example.org"), "{page}");
    }
    assert!(anna.get("/account/export").text().contains("\"address\":\"anna@example.org\""));
    assert_eq!(form(&anna, "/account/mail/remove", &[]).status, 303);
    assert!(!account(&anna).contains("@example.org"));
    assert!(!anna.get("/account/export").text().contains("@example.org"));
}

#[test]
fn what_is_no_address_is_refused_beside_its_field() {
    let office = Office::open("mail-refused");
    let anna = member(&office.client(), "Anna");
    for address in [
        "",
        "anna",
        "anna@example.org, bert@example.org",
        "anna@example.org\r\nBcc: bert@example.org",
        "anna@example.org\nSubject: x",
        "Anna <anna@example.org>",
    ] {
        let answer = give(&anna, address);
        assert_eq!(answer.status, 422, "{address:?}");
        assert!(answer.text().contains("id=\"mail-address-wrong\""), "{address:?}");
    }
    let wrong = [("mail-address", "anna@example.org"), ("mail-password", "wrong wrong")];
    let answer = form(&anna, "/account/mail", &wrong);
    assert!(answer.text().contains("id=\"mail-password-wrong\""), "{}", answer.text());
    // Three mails in an hour, whoever they are for.
    for number in 1..=3 {
        assert_eq!(give(&anna, &format!("{number}@example.org")).status, 303);
    }
    let answer = give(&anna, "4@example.org");
    assert_eq!((answer.status, answer.headers["retry-after"].as_str()), (429, "3600"));
    form(&anna, "/account/mail/remove", &[]);
    assert_eq!(give(&anna, "5@example.org").status, 429, "taking it back does not help");
    office.hand.stop(HOUR);
    assert_eq!(give(&anna, "6@example.org").status, 303);
    // Guests and strangers have nothing to do here.
    assert_eq!(give(&office.client(), "7@example.org").status, 303, "to sign in");
    let foreign = anna.with("origin", "https://evil.example");
    assert_eq!(give(&foreign, "8@example.org").status, 403);
}

#[test]
fn nobody_is_pestered_by_many_accounts() {
    let office = Office::open("mail-pestered");
    for number in 1..=6 {
        let somebody = member(&office.client(), &format!("Somebody{number}"));
        // In capitals or not, it is the same mailbox to most.
        let address = if number % 2 == 0 { "VICTIM@example.org" } else { "victim@example.org" };
        assert_eq!(
            give(&somebody, address).status,
            if number <= 5 { 303 } else { 429 },
            "{number}"
        );
    }
    office.relay.wait_for(5);
    office.relay.stays_at(5);
}

#[test]
fn a_password_is_replaced_by_a_link_once_and_ends_every_session() {
    let office = Office::open("mail-recover");
    let anna = office.reachable("Anna");
    member(&office.client(), "Bert");
    // Whoever asks is told the same, whether there is an account, with an address or without.
    let told = office.forget("Anna");
    assert_eq!(told.status, 200);
    for other in ["Bert", "Nobody_here", "", "<b>"] {
        assert_eq!(office.forget(other).text(), told.text(), "{other}");
    }
    let mail = office.relay.wait_for(2);
    assert_eq!(mail.to, ["Anna@example.org"]);
    let path = mail.path("sign-in/mail/");
    assert!(office.client().get(&path).text().contains("new password for Anna"));
    let set = |path: &str, password: &str| form(&office.client(), path, &[("password", password)]);
    assert_eq!(set(&path, "short").status, 422, "the link is not used up by that");
    let answer = set(&path, "another one");
    assert_eq!(answer.headers["location"], "/account?done=recovered");
    assert_eq!(session(&office.client(), &answer).get("/account").status, 200);
    assert_eq!(anna.get("/account").status, 303, "other sessions have ended");
    assert_eq!(set(&path, "a third one").status, 404, "it worked once");
    let sign_in = |password: &str| {
        form(&office.client(), "/sign-in", &[("name", "Anna"), ("password", password)]).status
    };
    assert_eq!((sign_in(PASSWORD), sign_in("another one")), (422, 303));
    // Only for an hour, and not after a word of one's own has made it needless.
    office.forget("ANNA");
    let path = office.relay.wait_for(3).path("sign-in/mail/");
    office.hand.stop(HOUR);
    assert_eq!((office.client().get(&path).status, set(&path, "a third one").status), (404, 404));
    office.forget("Anna");
    let path = office.relay.wait_for(4).path("sign-in/mail/");
    let enter = [("name", "Anna"), ("password", "another one")];
    let anna = session(&office.client(), &form(&office.client(), "/sign-in", &enter));
    form(&anna, "/account/password", &[("old", "another one"), ("new", "a fourth one")]);
    assert_eq!(set(&path, "a fifth one").status, 404);
    office.relay.stays_at(4);
}

#[test]
fn no_more_than_three_mails_an_hour_go_to_an_account() {
    let office = Office::open("mail-often");
    office.reachable("Anna");
    let told = office.forget("Anna").text();
    office.relay.wait_for(2);
    office.forget("Anna");
    office.relay.wait_for(3);
    for _ in 0..3 {
        assert_eq!(office.forget("Anna").text(), told, "nobody is told that it was too often");
    }
    office.relay.stays_at(3);
    office.hand.stop(HOUR);
    office.forget("Anna");
    office.relay.wait_for(4);
}

#[test]
fn a_relay_that_is_down_gets_everything_when_it_is_back() {
    let office = Office::open("mail-down");
    let [anna, bert] = ["Anna", "Bert"].map(|name| member(&office.client(), name));
    office.relay.set_down(true);
    assert_eq!(
        (give(&anna, "a@example.org").status, give(&bert, "b@example.org").status),
        (303, 303)
    );
    office.relay.stays_at(0);
    assert!(office.count("zwick_mails_total{outcome=\"failed\"}") > 0);
    assert_eq!(office.count("zwick_mails_waiting"), 2);
    // Whatever waits is not lost with the server either.
    let office = office.restart();
    office.hand.stop(DAY);
    office.relay.stays_at(0);
    office.relay.set_down(false);
    office.hand.stop(HOUR);
    let mails = [office.relay.wait_for(1), office.relay.wait_for(2)];
    let mut to: Vec<&str> = mails.iter().map(|mail| mail.to[0].as_str()).collect();
    to.sort_unstable();
    assert_eq!(to, ["a@example.org", "b@example.org"]);
    // The link works for a day from when it was sent.
    office.hand.stop(DAY - HOUR);
    assert_eq!(form(&office.client(), &mails[0].path("mail/confirm/"), &[]).status, 200);
    office.relay.stays_at(2);
    assert_eq!(office.count("zwick_mails_waiting"), 0);
}

#[test]
fn a_relay_that_refuses_is_asked_again_or_not_as_it_says() {
    let office = Office::open("mail-refuses");
    let anna = member(&office.client(), "Anna");
    office.relay.set_answer(Some("451 <ADDRESS> later, please"));
    give(&anna, "anna@example.org");
    office.relay.refuses(1);
    office.relay.stays_at(0);
    office.relay.set_answer(None);
    office.hand.stop(10 * MINUTE);
    office.relay.wait_for(1);
    // There is nobody of that name, and never will be.
    office.relay.set_answer(Some("550 <ADDRESS> is not known here"));
    give(&anna, "nobody@example.org");
    office.relay.refuses(2);
    office.relay.stays_at(1);
    office.relay.set_answer(None);
    office.hand.stop(HOUR);
    office.relay.stays_at(1);
    assert_eq!(office.count("zwick_mails_waiting"), 0);
    // After three days it is given up.
    office.relay.set_answer(Some("421 not today"));
    give(&anna, "late@example.org");
    office.relay.refuses(3);
    office.relay.stays_at(1);
    office.hand.stop(3 * DAY);
    office.relay.stays_at(1);
    office.relay.set_answer(None);
    office.hand.stop(DAY);
    office.relay.stays_at(1);
    assert_eq!(office.count("zwick_mails_waiting"), 0);
}

#[test]
fn a_mail_in_the_hands_of_a_server_that_dies_is_sent_by_the_next() {
    let office = Office::open("mail-dies");
    let anna = member(&office.client(), "Anna");
    office.relay.set_answer(Some("HANG"));
    give(&anna, "anna@example.org");
    office.relay.refuses(1);
    // It is stopped while the relay has not answered, and knows nothing of what has become of the mail.
    let office = office.restart();
    office.relay.set_answer(None);
    office.relay.stays_at(0);
    office.hand.stop(2 * MINUTE);
    let mail = office.relay.wait_for(1);
    assert_eq!(form(&office.client(), &mail.path("mail/confirm/"), &[]).status, 200);
    office.hand.stop(HOUR);
    office.relay.stays_at(1);
}

#[test]
fn with_the_account_its_address_goes() {
    let office = Office::open("mail-delete");
    let anna = office.reachable("Anna");
    office.relay.set_down(true);
    office.forget("Anna");
    // A mail that is on its way when the account goes would still arrive.
    office.relay.hangs_up();
    assert_eq!(form(&anna, "/account/delete", &[("delete-password", PASSWORD)]).status, 303);
    office.relay.set_down(false);
    office.hand.stop(HOUR);
    office.relay.stays_at(1);
    assert_eq!(office.count("zwick_mails_waiting"), 0);
}

#[test]
fn without_a_relay_there_is_no_word_of_mail() {
    let public_url = Some("https://play.example/".to_string());
    let config = Config { public_url, ..Config::new(folder("mail-none")) };
    let server = TestServer::with(config);
    let anna = member(&server.client, "Anna");
    assert!(!account(&anna).contains("/account/mail"));
    assert!(!server.client.get("/sign-in").text().contains("/sign-in/mail"));
    for path in ["/sign-in/mail", "/mail/confirm/x", "/mail/quiet/x", "/sign-in/mail/x"] {
        assert_eq!(server.client.get(path).status, 404, "{path}");
        assert_eq!(form(&server.client, path, &[("name", "Anna")]).status, 404, "{path}");
    }
    assert_eq!(give(&anna, "anna@example.org").status, 404);
}
