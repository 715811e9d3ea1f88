//! Where accounts are made, entered and left.

use std::{net::IpAddr, sync::Arc, time::Duration};

use super::{
    Codes, Devices, Name, NameError, PasswordError, Passwords, Signed, codes, name, sessions,
    tries::Tries,
};
use crate::{
    store::{Account, Deed, MOST_BOTS, Newcomer, People, Session, StoreError},
    table::{Token, new_id},
    timepiece::Timepiece,
};

/// Where accounts are made, entered and left.
#[derive(Clone, Debug)]
pub struct Office {
    pub(super) passwords: Passwords,
    devices: Devices,
    tries: Arc<Counters>,
    /// The addresses that links were asked for of late.
    pub(super) addressed: Arc<Tries>,
}

/// Failures of late. Each way has a counter of its own, so that nobody shuts another one by failing on it; only
/// that of strangers goes by the account alone.
#[derive(Debug)]
struct Counters {
    /// To sign in, by the names of accounts.
    strangers: Tries,
    /// To sign in from a device that is known, by device and name.
    devices: Tries,
    /// To show the password where somebody is signed in, by session.
    sessions: Tries,
    /// To use a recovery code, by network and name: who has none does not guess its eighty bits.
    codes: Tries,
}

impl Counters {
    fn new(time: &Timepiece) -> Self {
        let [strangers, devices, sessions, codes] = [(); 4].map(|()| Tries::to_enter(time.clone()));
        Self { strangers, devices, sessions, codes }
    }
}

/// A counter, and what it counts by.
struct Counter<'a>(&'a Tries, String);

impl Counter<'_> {
    fn check(&self) -> Result<(), EntryError> {
        self.0.check(&self.1).map_err(EntryError::Tried)
    }

    fn fail(&self) {
        self.0.fail(&self.1);
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
    /// What it shows as a device that was here before.
    pub device: &'a str,
    /// Its network; none for this machine.
    pub network: Option<IpAddr>,
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
    /// An office that knows devices again by marks that are made with a key, and forgets failures by a clock.
    pub(crate) fn new(devices: Devices, time: &Timepiece) -> Self {
        let (tries, hour) = (Arc::new(Counters::new(time)), Duration::from_hours(1));
        let addressed = Arc::new(Tries::new(MOST_TO_ONE, hour, time.clone()));
        Self { passwords: Passwords::default(), devices, tries, addressed }
    }

    /// What a device shows from now on that signs in to the account of this name, and has shown this.
    pub(crate) fn remember(&self, shown: &str, name: &str) -> Option<String> {
        self.devices.remember(shown, &name::key(name))
    }

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
        super::passwords::check_of(password, name.as_str())?;
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
        let counter = self.entering(visitor, &key);
        counter.check()?;
        let (account, kept) = store.account_by_key(&key).await?.unzip();
        let fits = self.passwords.verify(password, kept).await?;
        let Some(account) = account.filter(|_| fits) else {
            counter.fail();
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
        // This machine may be a proxy that was not named: then all networks would be one.
        let network = visitor.network.map(|network| format!("{network} {key}"));
        let counter = network.map(|network| Counter(&self.tries.codes, network));
        counter.as_ref().map_or(Ok(()), Counter::check)?;
        super::passwords::check_of(password, name)?;
        // Hashed first, so that an unknown name takes as long.
        let password = self.passwords.hash(password).await?;
        let account = store.account_by_key(&key).await?.map(|(account, _)| account.id);
        // Nobody has this id, so nobody's code fits it.
        let account = account.unwrap_or_default();
        let (secret, session) = self.session(visitor, &account)?;
        let code = codes::kept(code);
        let deed = Deed::Recover { code: code.clone(), password, session };
        if !store.carry_out(deed).await? {
            // A closed account keeps its codes; only who knows one is told.
            if store.has_code(&account, &code).await? {
                check_open(store, &account).await?;
            }
            counter.as_ref().inspect(|counter| counter.fail());
            return Err(EntryError::Wrong);
        }
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
        signed: &Signed,
        (old, new): (&str, &str),
    ) -> Result<Token, EntryError> {
        super::passwords::check_of(new, &signed.account.name)?;
        self.confirm(store, signed, old).await?;
        let password = self.passwords.hash(new).await?;
        let (secret, session) = self.session(visitor, &signed.account.id)?;
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
        signed: &Signed,
        password: &str,
    ) -> Result<Codes, EntryError> {
        self.confirm(store, signed, password).await?;
        let codes = Codes::draw().ok_or(EntryError::Chance)?;
        let deed = Deed::NewCodes { account: signed.account.id.clone(), codes: codes.kept() };
        store.carry_out(deed).await?;
        Ok(codes)
    }

    /// Deletes an account, at this moment; with what was written to other players, if that is wished for.
    ///
    /// # Errors
    ///
    /// If the password is not the right one.
    pub async fn delete(
        &self,
        store: &impl People,
        signed: &Signed,
        password: &str,
        (now, messages): (u64, bool),
    ) -> Result<(), EntryError> {
        self.confirm(store, signed, password).await?;
        let account = signed.account.id.clone();
        store.carry_out(Deed::Delete { account, at: now, messages }).await?;
        Ok(())
    }

    /// Whether a password is that of the account somebody is signed in to.
    pub(super) async fn confirm(
        &self,
        store: &impl People,
        signed: &Signed,
        password: &str,
    ) -> Result<(), EntryError> {
        let counter = Counter(&self.tries.sessions, signed.session.clone());
        counter.check()?;
        let key = name::key(&signed.account.name);
        let kept = store.account_by_key(&key).await?.map(|(_, kept)| kept);
        if self.passwords.verify(password, kept).await? {
            return Ok(());
        }
        counter.fail();
        Err(EntryError::Wrong)
    }

    /// What counts against somebody who signs in: a session or a device that has been in this account by
    /// itself, all others together.
    fn entering(&self, visitor: &Visitor<'_>, key: &str) -> Counter<'_> {
        let own = visitor.signed.filter(|signed| name::key(&signed.account.name) == key);
        if let Some(signed) = own {
            return Counter(&self.tries.sessions, signed.session.clone());
        }
        match self.devices.known(visitor.device, key) {
            Some(device) => Counter(&self.tries.devices, format!("{device} {key}")),
            None => Counter(&self.tries.strangers, key.to_string()),
        }
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
