//! What mails say, in the language of whoever gets them, at the moment they are sent.

use std::{fmt::Write as _, sync::Arc};

use i18n::{Bundle, Catalogue, Language};

use super::{post::Post, reminders};
use crate::{
    people::hash_secret,
    store::{Keeper, KeptMail, MailDeed, MailKind, MailLink, MailToken, Mails, People, StoreError},
    table::{PostTurn, Rooms, Table, Token},
};

/// An hour, in milliseconds.
const HOUR: u64 = 3_600_000;

/// The most games that a reminder tells of.
const MOST_GAMES: usize = 30;

/// A mail as it is sent.
pub(super) struct Letter {
    /// Where to.
    pub(super) to: String,
    /// What it is about.
    pub(super) subject: String,
    /// What it says.
    pub(super) body: String,
    /// Where no more of them are asked for.
    pub(super) quiet: Option<String>,
}

impl MailLink {
    /// How long such a link works, in milliseconds.
    const fn lasts(self) -> u64 {
        match self {
            Self::Confirm => 24 * HOUR,
            Self::Recover => HOUR,
            Self::Quiet => 60 * 24 * HOUR,
        }
    }

    /// The path of the page it leads to, before the secret.
    const fn path(self) -> &'static str {
        match self {
            Self::Confirm => "mail/confirm/",
            Self::Recover => "sign-in/mail/",
            Self::Quiet => "mail/quiet/",
        }
    }
}

/// Writes a mail; none if there is nothing to say any more, or nobody to say it to.
pub(super) async fn write(
    post: &Post,
    rooms: &Rooms<Keeper>,
    mail: &KeptMail,
) -> Result<Option<Letter>, StoreError> {
    let store = rooms.store();
    let Some(address) = store.mail_address(&mail.account).await? else { return Ok(None) };
    let Some(account) = store.account(&mail.account).await?.filter(|account| !account.deleted)
    else {
        return Ok(None);
    };
    let Some(to) = address.to(mail.kind) else { return Ok(None) };
    let turns = match mail.kind {
        MailKind::Remind => reminders::turns(rooms, &mail.account).await?,
        MailKind::Confirm | MailKind::Recover => Vec::new(),
    };
    if mail.kind == MailKind::Remind && (turns.is_empty() || !address.reminders) {
        return Ok(None);
    }
    let Some(link) = draw(post, rooms, mail, to).await? else { return Ok(None) };
    let language = Language::from_tag(&address.lang).unwrap_or(Language::FALLBACK);
    let words = Catalogue::get(language);
    let body = match mail.kind {
        MailKind::Remind => remind(post, words, &turns, &link),
        MailKind::Confirm | MailKind::Recover => lead(words, mail.kind, &link),
    };
    let hello = words.tr("mail-hello", &[("name", account.name.into())]);
    Ok(Some(Letter {
        to: to.to_string(),
        subject: subject(words, mail.kind, turns.len()),
        body: format!("{hello}\n\n{body}\n\n-- \nZwickmühle\n{}\n", post.base),
        quiet: (mail.kind == MailKind::Remind).then_some(link),
    }))
}

/// Draws the secret of a link and keeps what is kept of it; none if the system has no source of chance, or the account
/// has just been deleted.
async fn draw(
    post: &Post,
    rooms: &Rooms<Keeper>,
    mail: &KeptMail,
    to: &str,
) -> Result<Option<String>, StoreError> {
    let Some(secret) = Token::fresh() else { return Ok(None) };
    let (link, at) = (mail.kind.link(), rooms.time().date());
    let token = MailToken {
        hash: hash_secret(&secret),
        account: mail.account.clone(),
        link,
        address: to.to_string(),
        at,
        until: at + link.lasts(),
    };
    let is_kept = rooms.store().change_mail(MailDeed::Keep(Box::new(token))).await?;
    Ok(is_kept.then(|| post.link(&format!("{}{}", link.path(), secret.secret()))))
}

fn subject(words: &Bundle, kind: MailKind, games: usize) -> String {
    match kind {
        MailKind::Confirm => words.text("mail-letter-confirm-subject"),
        MailKind::Recover => words.text("mail-letter-recover-subject"),
        MailKind::Remind => words.tr("mail-letter-remind-subject", &[("count", games.into())]),
    }
}

/// A mail with a link and little else.
fn lead(words: &Bundle, kind: MailKind, link: &str) -> String {
    let lead = words.text(&format!("mail-letter-{}", kind.as_str()));
    format!("{lead}\n\n{link}\n\n{}", words.text("mail-letter-not-you"))
}

/// The games that wait, each with its address.
fn remind(post: &Post, words: &Bundle, turns: &[(PostTurn, Arc<Table>)], quiet: &str) -> String {
    let mut text = words.text("mail-letter-remind");
    for (turn, table) in turns.iter().take(MOST_GAMES) {
        let speech = table.speech(words.language());
        let line = words.tr(
            "mail-letter-game",
            &[
                ("rules", speech.rules_name().into()),
                ("opponent", speech.title(!turn.side).into()),
                ("left", left(words, turn.left).into()),
            ],
        );
        let address = post.link(&format!("game/{}", table.id));
        // Writing into a text cannot fail.
        let _ = write!(text, "\n\n* {line}\n  {address}");
    }
    format!("{text}\n\n{}\n{quiet}", words.text("mail-letter-quiet"))
}

/// How much time is left, in words: days, or hours where it is less than two days.
fn left(words: &Bundle, millis: u64) -> String {
    match millis / HOUR {
        0 => words.text("mail-left-soon"),
        hours if hours < 48 => words.tr("mail-left-hours", &[("count", hours.into())]),
        hours => words.tr("mail-left-days", &[("count", (hours / 24).into())]),
    }
}
