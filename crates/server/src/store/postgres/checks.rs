//! What a database must be like before games are kept in it.

use sqlx::PgConnection;

use crate::store::StoreError;

/// The oldest `PostgreSQL` that is used, as it numbers itself.
const OLDEST: i64 = 140_000;

/// Settings without which an answered move might be lost; each is refused if it is off.
const NEEDED: [&str; 3] = ["fsync", "synchronous_commit", "full_page_writes"];

/// Refuses a database that is too old, or that might lose what it has confirmed.
pub(super) async fn check(connection: &mut PgConnection) -> Result<(), StoreError> {
    let version = setting(connection, "server_version_num").await?;
    if version.parse::<i64>().unwrap_or(0) < OLDEST {
        return Err(StoreError::Old(setting(connection, "server_version").await?));
    }
    for name in NEEDED {
        if setting(connection, name).await? == "off" {
            return Err(StoreError::Careless(name));
        }
    }
    Ok(())
}

async fn setting(connection: &mut PgConnection, name: &str) -> Result<String, StoreError> {
    Ok(sqlx::query_scalar("SELECT current_setting($1)").bind(name).fetch_one(connection).await?)
}
