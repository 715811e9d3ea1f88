//! What accounts have to do with mail: an address is given, and a forgotten password replaced by a link.

use std::time::Duration;

use i18n::Language;

use super::{EntryError, Office, Signed, Visitor, name, office::check_open, sessions};
use crate::{
    mail::read_address,
    store::{Account, Deed, MailAddress, MailDeed, MailLink, Mails, People, StoreError},
    table::{Token, new_id},
};

/// How long asking for a link takes at least, so that nobody can tell by it whether there is an account: longer than
/// writing down what is to be sent.
const EVEN: Duration = Duration::from_millis(250);

impl Office {
    /// Gives an address, which a link that is sent there confirms. Whoever has it could enter the account, so this
    /// takes the password.
    ///
    /// # Errors
    ///
    /// If it is no address, the password is not the right one, or too many mails were asked for.
    pub(crate) async fn give_address<S: People + Mails>(
        &self,
        store: &S,
        signed: &Signed,
        (address, password): (&str, &str),
        (language, at): (Language, u64),
    ) -> Result<(), EntryError> {
        let address = read_address(address).ok_or(EntryError::Address)?;
        self.confirm(store, signed, password).await?;
        let key = address.to_ascii_lowercase();
        self.addressed.check(&key).map_err(|_| EntryError::Often)?;
        let lang = language.tag().to_string();
        let address = MailAddress { wanted: Some(address), lang, ..MailAddress::default() };
        let deed =
            MailDeed::Want { account: signed.account.id.clone(), address, mail: new_id(), at };
        if !store.change_mail(deed).await? {
            return Err(EntryError::Often);
        }
        self.addressed.fail(&key);
        Ok(())
    }

    /// Signs somebody in by a link that was sent by mail, who sets another password: the account, and the secret of the
    /// only session there is then.
    ///
    /// # Errors
    ///
    /// If the link does not work any more, or the password is not taken.
    pub(crate) async fn recover_by_mail<S: People + Mails>(
        &self,
        store: &S,
        visitor: &Visitor<'_>,
        link: &str,
        password: &str,
    ) -> Result<(Account, Token), EntryError> {
        let (account, hash) = follow(store, MailLink::Recover, link, visitor.now).await?;
        // The link of a closed account is not used up, and sets nothing.
        check_open(store, &account.id).await?;
        super::passwords::check_of(password, &account.name)?;
        let password = self.passwords.hash(password).await?;
        let (secret, session) = self.session(visitor, &account.id)?;
        if !store.carry_out(Deed::RecoverByMail { hash, password, session }).await? {
            return Err(EntryError::Link);
        }
        Ok((account, secret))
    }
}

/// Whose link this is, if it works, and what is kept of its secret.
///
/// # Errors
///
/// If it does not work any more.
pub(crate) async fn follow<S: People + Mails>(
    store: &S,
    link: MailLink,
    secret: &str,
    now: u64,
) -> Result<(Account, String), EntryError> {
    let hash = sessions::hash(&Token::read(secret).ok_or(EntryError::Link)?);
    let account = store.mail_link(link, &hash, now).await?.ok_or(EntryError::Link)?;
    let account = store.account(&account).await?.ok_or(EntryError::Link)?;
    Ok((account, hash))
}

/// Asks for a link by which a forgotten password is replaced. Nobody learns whether there is such an account, neither
/// by the answer nor by how long it takes.
///
/// # Errors
///
/// If the store fails.
pub(crate) async fn ask_for_link<S: People + Mails>(
    store: &S,
    name: &str,
    at: u64,
) -> Result<(), StoreError> {
    let ask = async {
        let account = store.account_by_key(&name::key(name)).await?;
        // Nobody has this id, so nothing is sent to anybody.
        let account = account.map(|(account, _)| account.id).unwrap_or_default();
        store.change_mail(MailDeed::Recover { account, mail: new_id(), at }).await
    };
    let (asked, ()) = tokio::join!(ask, tokio::time::sleep(EVEN));
    asked.map(drop)
}
