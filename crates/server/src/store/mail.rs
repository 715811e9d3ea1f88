//! Mail as it is kept: the addresses people have given, and a queue of what is to be sent to them.
//!
//! The queue only says to whom and about what. Whoever takes a mail out of it moves its next try on in the same
//! statement, so that nobody else takes it meanwhile; it goes once it has been sent. A process that dies between
//! the two lets it be sent twice, and never lets it get lost.

use std::future::Future;

use super::{Keeper, StoreError, keeper::ask};
use crate::timepiece::Moment;

/// How many mails may be asked for in an account's name in [`ASKING`].
pub(super) const MOST_ASKED: u64 = 3;

/// How long asking for mails is counted together, in milliseconds: an hour.
pub(super) const ASKING: u64 = 3_600_000;

/// How long after a reminder the next one comes at the earliest, in milliseconds: a day.
pub(super) const REMINDING: u64 = 86_400_000;

/// How long an address is kept that nobody confirms, in milliseconds: a week.
pub(super) const UNCONFIRMED: u64 = 7 * 86_400_000;

/// What a mail is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MailKind {
    /// An address is to be confirmed.
    Confirm,
    /// A forgotten password is to be replaced.
    Recover,
    /// It is somebody's turn.
    Remind,
}

impl MailKind {
    const ALL: [Self; 3] = [Self::Confirm, Self::Recover, Self::Remind];

    /// How it is written down.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Confirm => "confirm",
            Self::Recover => "recover",
            Self::Remind => "remind",
        }
    }

    /// Reads it.
    pub(super) fn read(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.as_str() == text)
    }

    /// What the link in such a mail does.
    pub const fn link(self) -> MailLink {
        match self {
            Self::Confirm => MailLink::Confirm,
            Self::Recover => MailLink::Recover,
            Self::Remind => MailLink::Quiet,
        }
    }
}

/// What the link in a mail does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MailLink {
    /// Confirms the address, once.
    Confirm,
    /// Lets somebody set another password, once.
    Recover,
    /// Ends reminders, as often as one likes.
    Quiet,
}

impl MailLink {
    /// How it is written down.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Confirm => "confirm",
            Self::Recover => "recover",
            Self::Quiet => "quiet",
        }
    }
}

/// Where mail for an account goes.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct MailAddress {
    /// The address that is confirmed.
    pub address: Option<String>,
    /// The one that is to be confirmed.
    pub wanted: Option<String>,
    /// The tag of the language to write in.
    pub lang: String,
    /// Whether reminders are wanted.
    pub reminders: bool,
}

/// Never shown, so that it stands in no report.
impl std::fmt::Debug for MailAddress {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("MailAddress(…)")
    }
}

impl MailAddress {
    /// Where a mail of some kind goes.
    pub fn to(&self, kind: MailKind) -> Option<&str> {
        match kind {
            MailKind::Confirm => self.wanted.as_deref(),
            MailKind::Recover | MailKind::Remind => self.address.as_deref(),
        }
    }
}

/// A mail that waits to be sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptMail {
    /// The id.
    pub id: String,
    /// Whom it is for.
    pub account: String,
    /// What it is about.
    pub kind: MailKind,
    /// Since when it waits, in milliseconds since 1970.
    pub created_at: u64,
    /// How often it has been taken to be sent.
    pub attempts: u64,
}

/// The secret of a link, as it is kept.
#[derive(Clone, PartialEq, Eq)]
pub struct MailToken {
    /// The SHA-256 of the secret.
    pub hash: String,
    /// Whose it is.
    pub account: String,
    /// What it does.
    pub link: MailLink,
    /// Where it is sent to.
    pub address: String,
    /// When it was drawn, in milliseconds since 1970.
    pub at: u64,
    /// Until when it works.
    pub until: u64,
}

/// Never shown, so that it stands in no report.
impl std::fmt::Debug for MailToken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("MailToken(…)")
    }
}

/// Something that changes addresses or the queue; each is one transaction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MailDeed {
    /// Gives an address that is to be confirmed, and asks for the mail with the link. Not done if too many were
    /// asked for of late.
    Want {
        /// Whose.
        account: String,
        /// The address, and the language to write in.
        address: MailAddress,
        /// The id of the mail.
        mail: String,
        /// When.
        at: u64,
    },
    /// Takes the address of an account back, and what waits to be sent there.
    Forget {
        /// Whose.
        account: String,
    },
    /// Says whether reminders are wanted.
    SetReminders {
        /// Whose.
        account: String,
        /// Whether they are.
        on: bool,
    },
    /// Asks for the mail with which a forgotten password is replaced. Not done if the account has no address, or
    /// too many were asked for of late.
    Recover {
        /// Whose.
        account: String,
        /// The id of the mail.
        mail: String,
        /// When.
        at: u64,
    },
    /// Asks for a reminder; not done if none is wanted, or one was asked for of late.
    Remind {
        /// Whom.
        account: String,
        /// The id of the mail.
        mail: String,
        /// When.
        at: u64,
    },
    /// Confirms the address that a link was sent to; not done if the link does not work any more.
    Confirm {
        /// The SHA-256 of its secret.
        hash: String,
        /// When.
        at: u64,
    },
    /// Ends reminders by a link; not done if it does not work any more.
    Quiet {
        /// The SHA-256 of its secret.
        hash: String,
        /// When.
        at: u64,
    },
    /// Keeps the secret of a link that is about to be sent; those that have lapsed go, and addresses that nobody has
    /// confirmed.
    Keep(Box<MailToken>),
    /// Takes a mail to send it; not done if somebody else has.
    Take {
        /// Which.
        mail: String,
        /// How often it had been taken before.
        attempts: u64,
        /// When others may take it.
        until: u64,
    },
    /// Lets a mail wait that was taken and not sent.
    Postpone {
        /// Which.
        mail: String,
        /// How often it has been taken.
        attempts: u64,
        /// Until when.
        until: u64,
    },
    /// Takes a mail out of the queue.
    Done {
        /// Which.
        mail: String,
    },
}

/// Where addresses and mails are kept, beside the accounts.
pub trait Mails: Send + Sync {
    /// Where mail for an account goes.
    fn mail_address(
        &self,
        account: &str,
    ) -> impl Future<Output = Result<Option<MailAddress>, StoreError>> + Send;

    /// Whose link has a secret of this SHA-256, if it works at this moment.
    fn mail_link(
        &self,
        link: MailLink,
        hash: &str,
        now: u64,
    ) -> impl Future<Output = Result<Option<String>, StoreError>> + Send;

    /// Mails that may be taken at this moment, those that wait the longest first.
    fn due_mails(
        &self,
        now: u64,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<KeptMail>, StoreError>> + Send;

    /// How many mails wait.
    fn count_mails(&self) -> impl Future<Output = Result<u64, StoreError>> + Send;

    /// Accounts after one, in the order of their ids, that may be reminded at this moment and have a game whose clock
    /// runs short: a day is left, or half of what has passed since something happened there. Whose clock it is, and
    /// what it shows, is for the caller to look at; what is told here is every game that comes into question.
    fn to_remind(
        &self,
        after: &str,
        now: Moment,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<String>, StoreError>> + Send;

    /// Changes something; says whether it was done.
    fn change_mail(&self, deed: MailDeed) -> impl Future<Output = Result<bool, StoreError>> + Send;
}

impl Mails for Keeper {
    async fn mail_address(&self, account: &str) -> Result<Option<MailAddress>, StoreError> {
        ask!(self, store => store.mail_address(account))
    }

    async fn mail_link(
        &self,
        link: MailLink,
        hash: &str,
        now: u64,
    ) -> Result<Option<String>, StoreError> {
        ask!(self, store => store.mail_link(link, hash, now))
    }

    async fn due_mails(&self, now: u64, limit: u32) -> Result<Vec<KeptMail>, StoreError> {
        ask!(self, store => store.due_mails(now, limit))
    }

    async fn count_mails(&self) -> Result<u64, StoreError> {
        ask!(self, store => store.count_mails())
    }

    async fn to_remind(
        &self,
        after: &str,
        now: Moment,
        limit: u32,
    ) -> Result<Vec<String>, StoreError> {
        ask!(self, store => store.to_remind(after, now, limit))
    }

    async fn change_mail(&self, deed: MailDeed) -> Result<bool, StoreError> {
        ask!(self, store => store.change_mail(deed))
    }
}
