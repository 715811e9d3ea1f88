//! Where games are kept, as `--database` and `zwick db` name it.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use server::{store::Address, upkeep::Place};

/// A database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Database {
    /// A file of SQLite.
    Sqlite {
        /// The folder it is in.
        folder: PathBuf,
        /// Its name.
        file: String,
    },
    /// A database of PostgreSQL.
    Postgres(Address),
}

impl Database {
    /// Reads the name of a database.
    pub(crate) fn read(text: &str) -> anyhow::Result<Self> {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Ok(Self::Postgres(text.parse()?));
        }
        let Some(path) = text.strip_prefix("sqlite:") else {
            bail!(
                "--database {text} is none that is known; it is written as in sqlite:games.sqlite \
                 or postgres://user@host/name"
            );
        };
        let path = Path::new(path);
        let file = path.file_name().and_then(|file| file.to_str());
        let file = file.with_context(|| format!("--database {text} names no file"))?;
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let folder = folder.unwrap_or(Path::new(".")).to_path_buf();
        Ok(Self::Sqlite { folder, file: file.to_string() })
    }

    /// Where that is.
    pub(crate) fn place(self) -> Place {
        match self {
            Self::Sqlite { folder, file } => Place::File(folder.join(file)),
            Self::Postgres(address) => Place::Postgres(address),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn databases_are_read() {
        let file = |folder: &str| Database::Sqlite {
            folder: folder.into(),
            file: "games.sqlite".to_string(),
        };
        assert_eq!(Database::read("sqlite:/srv/games.sqlite").unwrap(), file("/srv"));
        assert_eq!(Database::read("sqlite:games.sqlite").unwrap(), file("."));
        for address in ["postgres://zwick@db/games", "postgresql:///games"] {
            let read = Database::read(address).unwrap();
            assert!(matches!(read, Database::Postgres(_)), "{address}");
        }
        for nonsense in ["games.sqlite", "sqlite:", "sqlite:/", "mysql://x", "postgres://a:port"] {
            assert!(Database::read(nonsense).is_err(), "{nonsense}");
        }
    }
}
