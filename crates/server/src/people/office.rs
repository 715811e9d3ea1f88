//! Where accounts are made, entered and left.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use super::{
    Codes, Name, NameError, PasswordError, Passwords, Signed, codes, name, sessions, tries::Tries,
};
use crate::{
    store::{Account, Deed, MOST_BOTS, Newcomer, People, Session, StoreError},
    table::{Token, new_id},
};

/// Where accounts are made, entered and left.
#[derive(Clone, Debug)]
pub struct Office {
    pub(super) passwords: Passwords,
    tries: Arc<Tries>,
    /// The addresses that links were asked for of late.
    pub(super) addressed: Arc<Tries>,
}

impl Default for Office {
    fn default() -> Self {
        let addressed = Arc::new(Tries::new(MOST_TO_ONE, Duration::from_hours(1)));
        Self { passwords: Passwords::default(), tries: Arc::default(), addressed }
    }
}

/// How many links may be sent to an address within an hour to confirm it, from whichever accounts: nobody is pestered by
/// accounts that somebody makes for it.
const MOST_TO_ONE: f64 = 5.0;

/// Who comes.
#[derive(Clone, Copy, Debug)]
pub struct Visitor<'a> {
    /// What the browser calls itself.
    pub agent: &'a str,
    /// When, in milliseconds since 1970.
    pub now: u64,
    /// Who is signed in already.
    pub signed: Option<&'a Signed>,
}

/// Why somebody does not get in, or not on.
#[derive(Debug, thiserror::Error)]
pub enum EntryError {
    /// An account cannot be called so.
    #[error(transparent)]
    Name(#[from] NameError),
    /// Somebody is called so already, or almost so.
    #[error("the name is taken")]
    Taken,
    /// The password is not taken.
    #[error(transparent)]
    Password(#[from] PasswordError),
    /// There is no such name, or the password or code is not its own.
    #[error("name and password do not belong together")]
    Wrong,
    /// Too many tries have failed.
    #[error("too many tries; wait {0} seconds")]
    Tried(u64),
    /// Somebody has as many bots as one may have.
    #[error("nobody has more than {MOST_BOTS} bots")]
    TooMany,
    /// Whoever runs the server has closed the account.
    #[error("the account is closed")]
    Closed,
    /// It is no address for mail.
    #[error("it is no mail address")]
    Address,
    /// Too many mails were asked for of late.
    #[error("too many mails were asked for")]
    Often,
    /// A link was used, or is too old.
    #[error("the link does not work any more")]
    Link,
    /// Nothing can be drawn by lot.
    #[error("there is no source of chance")]
    Chance,
    /// It cannot be kept.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Office {
    /// Makes an account: the secret of its first session, and its recovery codes.
    ///
    /// # Errors
    ///
    /// If the name or the password is not taken.
    pub async fn sign_up(
        &self,
        store: &impl People,
        visitor: &Visitor<'_>,
        name: &str,
        password: &str,
    ) -> Result<(Token, Codes), EntryError> {
        let name = Name::read(name)?;
        super::passwords::check(password)?;
        if store.account_by_key(&name.key()).await?.is_some() {
            return Err(EntryError::Taken);
        }
        let password = self.passwords.hash(password).await?;
        let codes = Codes::draw().ok_or(EntryError::Chance)?;
        let account = Account {
            id: new_id(),
            name: name.as_str().to_string(),
            created_at: visitor.now,
            deleted: false,
        };
        let (secret, session) = self.session(visitor, &account.id)?;
        let (key, likeness) = (name.key(), name.likeness());
        let kept = codes.kept();
        let newcomer = Newcomer { account, key, likeness, password, codes: kept, session };
        if !store.carry_out(Deed::SignUp(Box::new(newcomer))).await? {
            return Err(EntryError::Taken);
        }
        Ok((secret, codes))
    }

    /// Signs somebody in: the secret of the session.
    ///
    /// # Errors
    ///
    /// If name and password do not belong together.
    pub async fn sign_in(
        &self,
        store: &impl People,
        visitor: &Visitor<'_>,
        name: &str,
        password: &str,
    ) -> Result<Token, EntryError> {
        let key = name::key(name);
        self.check_tries(&key)?;
        let (account, kept) = store.account_by_key(&key).await?.unzip();
        let fits = self.passwords.verify(password, kept).await?;
        let Some(account) = account.filter(|_| fits) else {
            self.tries.fail(&key, Instant::now());
            return Err(EntryError::Wrong);
        };
        // Only who knows the password is told.
        check_open(store, &account.id).await?;
        let (secret, session) = self.session(visitor, &account.id)?;
        let replaces = visitor.signed.map(|signed| signed.session.clone());
        store.carry_out(Deed::SignIn { session, replaces }).await?;
        Ok(secret)
    }

    /// Signs somebody in with a recovery code, who sets another password: the secret of the only session
    /// there is then.
    ///
    /// # Errors
    ///
    /// If name and code do not belong together, or the password is not taken.
    pub async fn recover(
        &self,
        store: &impl People,
        visitor: &Visitor<'_>,
        (name, code): (&str, &str),
        password: &str,
    ) -> Result<Token, EntryError> {
        let key = name::key(name);
        self.check_tries(&key)?;
        // Hashed first, so that an unknown name takes as long.
        let password = self.passwords.hash(password).await?;
        let account = store.account_by_key(&key).await?.map(|(account, _)| account.id);
        // Nobody has this id, so nobody's code fits it.
        let account = account.unwrap_or_default();
        let (secret, session) = self.session(visitor, &account)?;
        let deed = Deed::Recover { code: codes::kept(code), password, session };
        if !store.carry_out(deed).await? {
            self.tries.fail(&key, Instant::now());
            return Err(EntryError::Wrong);
        }
        check_open(store, &account).await?;
        Ok(secret)
    }

    /// Sets another password; every session but the one whose secret is answered ends.
    ///
    /// # Errors
    ///
    /// If the old password is not the right one, or the new one is not taken.
    pub async fn change_password(
        &self,
        store: &impl People,
        visitor: &Visitor<'_>,
        account: &Account,
        (old, new): (&str, &str),
    ) -> Result<Token, EntryError> {
        super::passwords::check(new)?;
        self.confirm(store, account, old).await?;
        let password = self.passwords.hash(new).await?;
        let (secret, session) = self.session(visitor, &account.id)?;
        store.carry_out(Deed::SetPassword { password, session }).await?;
        Ok(secret)
    }

    /// Draws other recovery codes.
    ///
    /// # Errors
    ///
    /// If the password is not the right one.
    pub async fn draw_codes(
        &self,
        store: &impl People,
        account: &Account,
        password: &str,
    ) -> Result<Codes, EntryError> {
        self.confirm(store, account, password).await?;
        let codes = Codes::draw().ok_or(EntryError::Chance)?;
        let deed = Deed::NewCodes { account: account.id.clone(), codes: codes.kept() };
        store.carry_out(deed).await?;
        Ok(codes)
    }

    /// Deletes an account.
    ///
    /// # Errors
    ///
    /// If the password is not the right one.
    pub async fn delete(
        &self,
        store: &impl People,
        account: &Account,
        password: &str,
        now: u64,
    ) -> Result<(), EntryError> {
        self.confirm(store, account, password).await?;
        store.carry_out(Deed::Delete { account: account.id.clone(), at: now }).await?;
        Ok(())
    }

    /// Whether a password is that of an account.
    pub(super) async fn confirm(
        &self,
        store: &impl People,
        account: &Account,
        password: &str,
    ) -> Result<(), EntryError> {
        let key = name::key(&account.name);
        self.check_tries(&key)?;
        let kept = store.account_by_key(&key).await?.map(|(_, kept)| kept);
        if self.passwords.verify(password, kept).await? {
            return Ok(());
        }
        self.tries.fail(&key, Instant::now());
        Err(EntryError::Wrong)
    }

    fn check_tries(&self, key: &str) -> Result<(), EntryError> {
        self.tries.check(key, Instant::now()).map_err(EntryError::Tried)
    }

    #[expect(clippy::unused_self, reason = "a session is begun here and nowhere else")]
    pub(super) fn session(
        &self,
        visitor: &Visitor<'_>,
        account: &str,
    ) -> Result<(Token, Session), EntryError> {
        sessions::fresh(account, visitor.agent, visitor.now).ok_or(EntryError::Chance)
    }
}

/// Refuses an account that is closed.
pub(super) async fn check_open(store: &impl People, account: &str) -> Result<(), EntryError> {
    if store.is_closed(account).await? { Err(EntryError::Closed) } else { Ok(()) }
}
