//! Names that nobody gets again, as what is kept of them: a hash with a key that only this database has.
//!
//! Names are short, so a plain hash of one is found by trying. With a key it is found only by who has the key as
//! well; nor are the hashes of two databases alike.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use super::{StoreError, erase::Desk};
use crate::table::{Token, hex};

/// What the key is called among the values beside the games.
const KEY: &str = "names-key";

const KEEP_KEY: &str = "INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";

const READ_KEY: &str = "SELECT value FROM meta WHERE name = $1";

const KEEP: &str = "INSERT INTO name_gone (hash, keyed) VALUES ($1, 1) ON CONFLICT DO NOTHING";

const FIND: &str = "SELECT hash FROM name_gone WHERE hash IN ($1, $2, $3, $4)";

const FROM_BEFORE: &str = "SELECT hash FROM name_gone WHERE keyed = 0";

const DROP: &str = "DELETE FROM name_gone WHERE keyed = 0";

/// Keeps names from being given away again.
pub(super) async fn reserve(desk: &mut impl Desk, names: [&str; 2]) -> Result<(), StoreError> {
    let key = draw(desk).await?;
    for name in names {
        desk.run(KEEP, &[&keyed(&key, &plain(name))], &[]).await?;
    }
    Ok(())
}

/// Whether a name, or what it can be mistaken for, is one that nobody gets again.
pub(super) async fn is_reserved(
    desk: &mut impl Desk,
    names: [&str; 2],
) -> Result<bool, StoreError> {
    let [one, other] = names.map(plain);
    // Rows that another process writes as an older program have no key.
    let (first, second) = match read(desk).await? {
        Some(key) => (keyed(&key, &one), keyed(&key, &other)),
        None => (one.clone(), other.clone()),
    };
    Ok(!desk.rows(FIND, &[&one, &other, &first, &second]).await?.is_empty())
}

/// Gives a key to the hashes from before there was one. The names are not known any more, so the key goes over the
/// hash; that of a name which goes now is made alike.
pub(super) async fn convert(desk: &mut impl Desk) -> Result<(), StoreError> {
    let hashes = desk.rows(FROM_BEFORE, &[]).await?;
    if hashes.is_empty() {
        return Ok(());
    }
    let key = draw(desk).await?;
    for row in &hashes {
        let hash = row.first().map_or("", String::as_str);
        desk.run(KEEP, &[&keyed(&key, hash)], &[]).await?;
    }
    desk.run(DROP, &[], &[]).await?;
    Ok(())
}

/// The key, which is drawn when it is first needed.
async fn draw(desk: &mut impl Desk) -> Result<String, StoreError> {
    if let Some(key) = read(desk).await? {
        return Ok(key);
    }
    let chance = || StoreError::Unwritten("there is no source of chance".to_string());
    let drawn = Token::fresh().ok_or_else(chance)?;
    desk.run(KEEP_KEY, &[KEY, drawn.secret()], &[]).await?;
    Ok(read(desk).await?.unwrap_or_else(|| drawn.secret().to_string()))
}

async fn read(desk: &mut impl Desk) -> Result<Option<String>, StoreError> {
    let rows = desk.rows(READ_KEY, &[KEY]).await?;
    Ok(rows.into_iter().flatten().next())
}

/// What was kept of a name before there was a key.
fn plain(name: &str) -> String {
    hex(&Sha256::digest(name.as_bytes()))
}

fn keyed(key: &str, hash: &str) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(key.as_bytes())
        .expect("a key of this code may have any length");
    mac.update(hash.as_bytes());
    hex(&mac.finalize().into_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_code_is_that_of_rfc_4231() {
        let expected = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843";
        assert_eq!(keyed("Jefe", "what do ya want for nothing?"), expected);
    }
}
