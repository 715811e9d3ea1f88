//! What waits in the queue is sent, tried again, or given up.

use std::{sync::Arc, time::Duration};

use lettre::{
    AsyncTransport, Message,
    message::{
        Mailbox, SinglePart,
        header::{HeaderName, HeaderValue},
    },
    transport::smtp::Error as RelayFailure,
};

use super::{
    letter::{self, Letter},
    post::Post,
};
use crate::{
    operator::{COUNTS, Mailed},
    store::{Keeper, KeptMail, MailDeed, Mails, StoreError},
    table::Rooms,
};

/// How many mails are looked up at a time.
const AT_A_TIME: u32 = 20;

/// How long sending one may take.
const PATIENCE: Duration = Duration::from_mins(1);

/// How long nobody else takes a mail that somebody has, in milliseconds.
const LEASE: u64 = 120_000;

/// How long a mail waits after its first failure, in milliseconds; then twice as long each time.
const FIRST_PAUSE: u64 = 10_000;

/// How long it waits at most.
const LONGEST_PAUSE: u64 = 3_600_000;

/// How long it is tried, in milliseconds: three days.
const TRIED: u64 = 3 * 86_400_000;

/// Answers of a relay about whoever a mail is for, which no further try changes.
const NOBODY_THERE: std::ops::RangeInclusive<u16> = 550..=553;

/// What has come of a mail.
enum Outcome {
    /// The relay has it.
    Sent,
    /// There is nothing to send any more.
    Void,
    /// The relay does not answer, or not now.
    Failed(String),
    /// The relay will never take it.
    Refused(String),
}

/// Sends what waits.
pub(super) async fn send_all(post: &Post, rooms: &Arc<Rooms<Keeper>>) -> Result<(), StoreError> {
    let store = rooms.store();
    let waiting = store.due_mails(rooms.time().date(), AT_A_TIME).await?;
    for mail in waiting {
        let until = rooms.time().date() + LEASE;
        let (id, attempts) = (mail.id.clone(), mail.attempts);
        if !store.change_mail(MailDeed::Take { mail: id, attempts, until }).await? {
            continue;
        }
        let mail = KeptMail { attempts: attempts + 1, ..mail };
        let outcome = send(post, rooms, &mail).await?;
        let failed = matches!(outcome, Outcome::Failed(_));
        settle(rooms, &mail, outcome).await?;
        if failed {
            // What is wrong with the relay is wrong for all of them.
            break;
        }
    }
    Ok(())
}

async fn send(post: &Post, rooms: &Rooms<Keeper>, mail: &KeptMail) -> Result<Outcome, StoreError> {
    let Some(letter) = letter::write(post, rooms, mail).await? else {
        return Ok(Outcome::Void);
    };
    let Some(message) = message(post, mail, letter) else {
        return Ok(Outcome::Refused("it cannot be written".to_string()));
    };
    Ok(match tokio::time::timeout(PATIENCE, post.transport.send(message)).await {
        Ok(Ok(_)) => Outcome::Sent,
        Ok(Err(error)) => outcome_of(&error),
        Err(_) => Outcome::Failed("the relay takes too long".to_string()),
    })
}

/// What a failure means. The words of a relay often name the one a mail is for; only their number is told.
fn outcome_of(error: &RelayFailure) -> Outcome {
    let Some(code) = error.status() else { return Outcome::Failed(error.to_string()) };
    let code = u16::from(code);
    let why = format!("the relay answers {code}");
    if NOBODY_THERE.contains(&code) { Outcome::Refused(why) } else { Outcome::Failed(why) }
}

/// The mail as it is sent; none if it cannot be, which a stored address never causes.
fn message(post: &Post, mail: &KeptMail, letter: Letter) -> Option<Message> {
    let header = |name: &'static str, value: String| {
        HeaderValue::new(HeaderName::new_from_ascii_str(name), value)
    };
    // The same for each try, so that one that comes twice can be told.
    let id = format!("<{}@{}>", mail.id, post.from.email.domain());
    let mut builder = Message::builder()
        .from(post.from.clone())
        .to(Mailbox::new(None, letter.to.parse().ok()?))
        .subject(letter.subject)
        .message_id(Some(id))
        .raw_header(header("Auto-Submitted", "auto-generated".to_string()));
    if let Some(quiet) = letter.quiet {
        builder = builder
            .raw_header(header("List-Unsubscribe", format!("<{quiet}>")))
            .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_string()));
    }
    builder.singlepart(SinglePart::plain(letter.body)).ok()
}

/// Takes a mail out of the queue, or lets it wait.
async fn settle(
    rooms: &Rooms<Keeper>,
    mail: &KeptMail,
    outcome: Outcome,
) -> Result<(), StoreError> {
    let (kind, attempts) = (mail.kind.as_str(), mail.attempts);
    let now = rooms.time().date();
    let done = match outcome {
        Outcome::Sent => {
            COUNTS.mail(Mailed::Sent);
            true
        }
        Outcome::Void => true,
        Outcome::Refused(why) => {
            COUNTS.mail(Mailed::GivenUp);
            tracing::warn!(kind, why, "a mail is refused");
            true
        }
        Outcome::Failed(why) if now.saturating_sub(mail.created_at) >= TRIED => {
            COUNTS.mail(Mailed::GivenUp);
            tracing::warn!(kind, attempts, why, "a mail is given up");
            true
        }
        Outcome::Failed(why) => {
            COUNTS.mail(Mailed::Failed);
            tracing::warn!(kind, attempts, why, "a mail has to wait");
            false
        }
    };
    let id = mail.id.clone();
    let deed = if done {
        MailDeed::Done { mail: id }
    } else {
        MailDeed::Postpone { mail: id, attempts, until: now + pause(attempts) }
    };
    rooms.store().change_mail(deed).await?;
    Ok(())
}

/// How long a mail waits after so many tries.
fn pause(attempts: u64) -> u64 {
    let doubled = u32::try_from(attempts.saturating_sub(1)).unwrap_or(u32::MAX).min(20);
    (FIRST_PAUSE << doubled).min(LONGEST_PAUSE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_up_to_an_hour() {
        assert_eq!([1, 2, 3].map(pause), [10_000, 20_000, 40_000]);
        assert_eq!([10, 64, u64::MAX].map(pause), [LONGEST_PAUSE; 3]);
    }
}
