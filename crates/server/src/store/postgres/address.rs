//! Where a database is.

use std::{fmt, str::FromStr};

use sqlx::{ConnectOptions, PgConnection, postgres::PgConnectOptions};

use crate::store::StoreError;

/// The address of a database of `PostgreSQL`, as in `postgres://user:password@host/name`. It is shown
/// without what is secret in it.
#[derive(Clone, PartialEq, Eq)]
pub struct Address(String);

impl Address {
    /// How a connection is opened.
    pub(in crate::store) fn options(&self) -> Result<PgConnectOptions, StoreError> {
        let refuse = |error: sqlx::Error| StoreError::Address {
            address: self.to_string(),
            why: match error {
                sqlx::Error::Configuration(why) => why.to_string(),
                other => other.to_string(),
            },
        };
        let options = PgConnectOptions::from_str(&self.0).map_err(refuse)?;
        // What we rely on is said, whatever the database is used to.
        Ok(options
            .application_name("zwick")
            .options([("default_transaction_isolation", "read committed")]))
    }
}

impl Address {
    /// Opens a connection.
    pub(in crate::store) async fn connect(&self) -> Result<PgConnection, StoreError> {
        let why = |error| match error {
            sqlx::Error::Io(error) => error.to_string(),
            sqlx::Error::Database(error) => error.message().to_string(),
            other => other.to_string(),
        };
        self.options()?
            .connect()
            .await
            .map_err(|error| StoreError::Unreachable { address: self.to_string(), why: why(error) })
    }
}

impl FromStr for Address {
    type Err = StoreError;

    fn from_str(text: &str) -> Result<Self, StoreError> {
        let address = Self(text.to_string());
        address.options()?;
        Ok(address)
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (scheme, rest) = self.0.split_once("://").unwrap_or(("postgres", &self.0));
        let rest = rest.split(['?', '#']).next().unwrap_or_default();
        let rest = rest.rsplit_once('@').map_or(rest, |(_, place)| place);
        write!(f, "{scheme}://{rest}")
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Address({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_and_shown_without_their_secrets() {
        let address: Address = "postgres://anna:secret@db.example:5433/games?a=b".parse().unwrap();
        assert_eq!(address.to_string(), "postgres://db.example:5433/games");
        assert_eq!(format!("{address:?}"), "Address(postgres://db.example:5433/games)");
        for nonsense in ["postgres://anna:secret@[", "postgres://a:secret@h:port/x"] {
            let refused = nonsense.parse::<Address>().unwrap_err().to_string();
            assert!(!refused.contains("secret") && refused.lines().count() == 1, "{refused}");
        }
    }
}
