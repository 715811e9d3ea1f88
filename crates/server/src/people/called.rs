//! How somebody is called who may have an account.

use i18n::Bundle;

use crate::store::{DELETED, Keeper, People, StoreError};

/// The name of an account as it is now, or else the one that a guest has given.
///
/// # Errors
///
/// If the account cannot be read.
pub(crate) async fn called(
    store: &Keeper,
    words: &Bundle,
    account: Option<&String>,
    guest: &str,
) -> Result<String, StoreError> {
    let Some(id) = account else { return Ok(speech::names::isolated(guest)) };
    Ok(match store.account(id).await? {
        Some(account) if account.name != DELETED => account.name,
        _ => words.text("people-deleted"),
    })
}
