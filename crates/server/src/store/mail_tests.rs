//! What every place for mail must do.

#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

use super::{
    Accounts, Deed, KeptMail, MailAddress, MailDeed, MailKind, MailLink, MailToken, Mails, People,
    Session, Sqlite, Store, Summary,
    conformance::{event, summary},
    mail::{ASKING, REMINDING, UNCONFIRMED},
    people_tests::{session, sign_up},
};
use crate::timepiece::Moment;

const NOW: u64 = 1_800_000_000_000;

fn want(account: &str, address: &str, mail: &str, at: u64) -> MailDeed {
    let wanted = Some(address.to_string());
    let address = MailAddress { wanted, lang: "de".to_string(), ..MailAddress::default() };
    MailDeed::Want { account: account.to_string(), address, mail: mail.to_string(), at }
}

fn link(hash: &str, link: MailLink, address: &str, until: u64) -> MailDeed {
    let [hash, account, address] = [hash, "m", address].map(str::to_string);
    MailDeed::Keep(Box::new(MailToken { hash, account, link, address, at: NOW, until }))
}

fn confirm(hash: &str, at: u64) -> MailDeed {
    MailDeed::Confirm { hash: hash.to_string(), at }
}

fn recover(mail: &str, at: u64) -> MailDeed {
    MailDeed::Recover { account: "m".to_string(), mail: mail.to_string(), at }
}

fn remind(mail: &str, at: u64) -> MailDeed {
    MailDeed::Remind { account: "m".to_string(), mail: mail.to_string(), at }
}

/// What every store must do with addresses, links and the queue.
pub(super) async fn keeps_mail<S: Mails + People + Store>(store: &S) {
    store.carry_out(sign_up("m", "mail-mona")).await.unwrap();
    confirms_addresses(store).await;
    sends_what_was_asked_for(store).await;
    recovers_by_link(store).await;
    reminds_once_a_day(store).await;
    forgets(store).await;
}

/// An address counts once a link that was sent to it has been used, and only the latest one.
async fn confirms_addresses(store: &impl Mails) {
    let does = async |deed| store.change_mail(deed).await.unwrap();
    assert!(!does(recover("r0", NOW)).await, "there is nowhere to send it to");
    assert!(does(want("m", "old@example.org", "c1", NOW)).await);
    assert!(does(link("old", MailLink::Confirm, "old@example.org", NOW + 10)).await);
    assert!(does(want("m", "new@example.org", "c2", NOW + 1)).await);
    let due = store.due_mails(NOW + 1, 9).await.unwrap();
    let ids: Vec<&str> = due.iter().map(|mail| mail.id.as_str()).collect();
    assert_eq!(ids, ["c2"], "the second takes the place of the first");
    assert_eq!(store.due_mails(NOW, 9).await.unwrap(), []);
    assert!(!does(confirm("old", NOW + 1)).await, "it was sent to another address");
    assert!(does(link("new", MailLink::Confirm, "new@example.org", NOW + 10)).await);
    let whose = async |hash: &str, now| {
        store.mail_link(MailLink::Confirm, hash, now).await.unwrap().unwrap_or_default()
    };
    assert_eq!((whose("new", NOW + 9).await.as_str(), whose("old", NOW).await.as_str()), ("m", ""));
    assert_eq!(whose("new", NOW + 10).await, "");
    assert!(!does(confirm("new", NOW + 10)).await, "it has lapsed");
    let before = store.mail_address("m").await.unwrap().unwrap();
    assert_eq!((before.to(MailKind::Recover), before.reminders), (None, true));
    assert!(does(confirm("new", NOW + 9)).await);
    assert!(!does(confirm("new", NOW + 9)).await, "it works once");
    let after = store.mail_address("m").await.unwrap().unwrap();
    assert_eq!(
        (after.to(MailKind::Recover), after.to(MailKind::Confirm)),
        (before.to(MailKind::Confirm), None)
    );
    assert_eq!(after.lang, "de");
    // No more than three in an hour, however they are meant.
    assert!(does(recover("r1", NOW + 2)).await);
    assert!(!does(recover("r2", NOW + 3)).await);
    assert!(!does(want("m", "x@example.org", "c3", NOW + ASKING - 1)).await);
    assert!(does(recover("r3", NOW + ASKING)).await);
}

/// A mail is taken by one of those who try at the same moment, and by others only later.
async fn sends_what_was_asked_for(store: &impl Mails) {
    let does = async |deed| store.change_mail(deed).await.unwrap();
    does(MailDeed::Done { mail: "c2".to_string() }).await;
    let now = NOW + ASKING;
    let kept = |attempts| KeptMail {
        id: "r3".to_string(),
        account: "m".to_string(),
        kind: MailKind::Recover,
        created_at: now,
        attempts,
    };
    assert_eq!(store.due_mails(now, 9).await.unwrap(), [kept(0)]);
    let take = |attempts, until| MailDeed::Take { mail: "r3".to_string(), attempts, until };
    assert!(does(take(0, now + 50)).await);
    assert!(!does(take(0, now + 60)).await);
    assert_eq!(store.due_mails(now + 49, 9).await.unwrap(), []);
    assert_eq!(store.due_mails(now + 50, 9).await.unwrap(), [kept(1)], "whoever took it has died");
    let postpone =
        |attempts| MailDeed::Postpone { mail: "r3".to_string(), attempts, until: now + 99 };
    assert!(!does(postpone(0)).await && does(postpone(1)).await);
    assert_eq!(store.due_mails(now + 98, 9).await.unwrap(), []);
    assert_eq!(store.count_mails().await.unwrap(), 1);
    assert!(does(MailDeed::Done { mail: "r3".to_string() }).await);
    assert_eq!(store.count_mails().await.unwrap(), 0);
}

/// A link replaces a password once, and all others go with it.
async fn recovers_by_link<S: Mails + People>(store: &S) {
    for (hash, address) in
        [("l1", "new@example.org"), ("l2", "new@example.org"), ("l3", "old@example.org")]
    {
        store.change_mail(link(hash, MailLink::Recover, address, NOW + 10)).await.unwrap();
    }
    let whose = async |hash: &str| store.mail_link(MailLink::Recover, hash, NOW).await.unwrap();
    assert_eq!((whose("l1").await.as_deref(), whose("l3").await), (Some("m"), None));
    let recover = |hash: &str, session: Session| Deed::RecoverByMail {
        hash: hash.to_string(),
        password: "by mail".to_string(),
        session,
    };
    let does = async |deed| store.carry_out(deed).await.unwrap();
    assert!(!does(recover("l1", session("m", "late", NOW + 10))).await);
    assert!(!does(recover("l1", session("nobody", "foreign", NOW))).await);
    assert!(!does(recover("quiet", session("m", "unknown", NOW))).await);
    assert!(does(recover("l1", session("m", "by-mail", NOW))).await);
    for used in ["l1", "l2"] {
        assert!(!does(recover(used, session("m", "again", NOW))).await, "{used}");
    }
    let sessions = store.sessions("m", NOW).await.unwrap();
    assert_eq!(sessions.iter().map(|one| one.hash.as_str()).collect::<Vec<_>>(), ["by-mail"]);
    assert_eq!(store.account_by_key("mail-mona").await.unwrap().unwrap().1, "by mail");
    // Another password by any other way ends links as well.
    store.change_mail(link("l4", MailLink::Recover, "new@example.org", NOW + 10)).await.unwrap();
    let other =
        Deed::SetPassword { password: "another".to_string(), session: session("m", "set", NOW) };
    assert!(does(other).await);
    assert_eq!(whose("l4").await, None);
}

/// Reminders are asked for once a day at most, and by nobody who does not want them.
async fn reminds_once_a_day<S: Mails + Store>(store: &S) {
    let white = Some("m".to_string());
    let deadline = Some(1000 + REMINDING);
    let game = Summary {
        clocked: true,
        deadline,
        accounts: Accounts { white, black: None },
        updated_at: NOW - 100,
        ..summary("post", 1)
    };
    store.create(&game, &event(1, "post")).await.unwrap();
    let found = async |at, counted| {
        let found = store.to_remind("", Moment { at, counted }, 9).await.unwrap();
        found == ["m"]
    };
    assert!(found(NOW, 1000).await && found(NOW, 999 + REMINDING).await);
    assert!(!found(NOW, 1000 + REMINDING).await, "it is too late");
    assert!(!found(NOW, 999).await, "there is more than a day");
    // Unless that is less than half of what has passed.
    let waited = NOW - 100 + 2 * (REMINDING + 1);
    assert!(found(waited, 999).await && !found(waited - 1, 999).await);
    let after = store.to_remind("m", Moment { at: NOW, counted: 1000 }, 9).await.unwrap();
    assert_eq!(after, [""; 0]);
    let does = async |deed| store.change_mail(deed).await.unwrap();
    assert!(does(remind("d1", NOW)).await);
    assert!(!does(remind("d2", NOW + REMINDING - 1)).await);
    assert!(!found(NOW, 1000).await);
    assert!(does(remind("d2", NOW + REMINDING)).await);
    let quiet = |at| MailDeed::Quiet { hash: "quiet".to_string(), at };
    assert!(!does(quiet(NOW)).await);
    does(link("quiet", MailLink::Quiet, "old@example.org", NOW + 10)).await;
    assert!(!does(quiet(NOW + 10)).await);
    assert!(does(quiet(NOW)).await && does(quiet(NOW)).await, "as often as one likes");
    assert!(!does(remind("d3", NOW + 2 * REMINDING)).await);
    assert!(!store.mail_address("m").await.unwrap().unwrap().reminders);
    let account = "m".to_string();
    assert!(does(MailDeed::SetReminders { account, on: true }).await);
    assert!(does(remind("d3", NOW + 2 * REMINDING)).await);
}

/// What is taken back is gone, and nothing of anybody who has deleted the account is left.
async fn forgets<S: Mails + People>(store: &S) {
    let does = async |deed| store.change_mail(deed).await.unwrap();
    assert_eq!(store.count_mails().await.unwrap(), 3);
    assert!(does(MailDeed::Forget { account: "m".to_string() }).await);
    let left = store.mail_address("m").await.unwrap().unwrap();
    assert_eq!((left.address, left.wanted), (None, None));
    assert_eq!(store.count_mails().await.unwrap(), 0);
    assert_eq!(store.mail_link(MailLink::Quiet, "quiet", NOW).await.unwrap(), None);
    // How many were asked for is not forgotten.
    let later = NOW + ASKING + 1;
    assert!(does(want("m", "a@example.org", "c4", later)).await);
    assert!(does(want("m", "b@example.org", "c5", later)).await);
    assert!(!does(want("m", "c@example.org", "c6", later)).await);
    // An address that nobody confirms is forgotten.
    let wanted = async || store.mail_address("m").await.unwrap().unwrap().wanted;
    let asked = NOW + ASKING;
    for (at, left) in [(asked + UNCONFIRMED - 1, true), (asked + UNCONFIRMED, false)] {
        let [hash, account, address] =
            [&format!("at-{at}"), "m", "x@example.org"].map(str::to_string);
        let (link, until) = (MailLink::Quiet, at + 1);
        let token = MailToken { hash, account, link, address, at, until };
        assert!(does(MailDeed::Keep(Box::new(token))).await);
        assert_eq!(wanted().await.is_some(), left);
    }
    // Nobody writes to a closed account, or to one that is deleted.
    let close = Deed::Close { account: "m".to_string(), at: NOW };
    assert!(store.carry_out(close).await.unwrap());
    assert!(!does(want("m", "d@example.org", "c7", later + ASKING)).await);
    assert!(
        store
            .carry_out(Deed::Delete { account: "m".to_string(), at: NOW, messages: false })
            .await
            .unwrap()
    );
    assert_eq!(store.mail_address("m").await.unwrap(), None);
    assert_eq!(store.count_mails().await.unwrap(), 0);
}

/// Many who take the same mail at once: one of them has it. The same with reminders.
pub(super) async fn mails_are_taken_once<S: Mails + People + Clone + 'static>(stores: [S; 2]) {
    stores[0].carry_out(sign_up("t", "taker")).await.unwrap();
    stores[0].change_mail(want("t", "t@example.org", "t1", NOW)).await.unwrap();
    let once = async |deed: &(dyn Fn(usize) -> MailDeed + Sync)| {
        let tasks: Vec<_> = (0..16)
            .map(|number| {
                let (store, deed) = (stores[number % 2].clone(), deed(number));
                tokio::spawn(async move { store.change_mail(deed).await.unwrap() })
            })
            .collect();
        let mut done = 0;
        for task in tasks {
            done += usize::from(task.await.unwrap());
        }
        assert_eq!(done, 1);
    };
    let (mail, attempts) = ("t1".to_string(), 0);
    once(&|number| MailDeed::Take { mail: mail.clone(), attempts, until: NOW + number as u64 })
        .await;
    let token = MailToken {
        hash: "t".to_string(),
        account: "t".to_string(),
        link: MailLink::Confirm,
        address: "t@example.org".to_string(),
        at: NOW,
        until: NOW + 10,
    };
    stores[0].change_mail(MailDeed::Keep(Box::new(token))).await.unwrap();
    once(&|_| confirm("t", NOW)).await;
    let account = "t".to_string();
    once(&|number| MailDeed::Remind {
        account: account.clone(),
        mail: format!("t-{number}"),
        at: NOW,
    })
    .await;
}

#[tokio::test]
async fn a_file_keeps_mail() {
    let store = Sqlite::open(&super::tests::folder("mail").join("zwick.sqlite")).await.unwrap();
    keeps_mail(&store).await;
    mails_are_taken_once([store.clone(), store]).await;
}
