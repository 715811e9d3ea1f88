//! What `zwick serve` is started with, from what its options say.

use std::{
    net::{IpAddr, SocketAddr},
    path::{Path, PathBuf},
};

use anyhow::{Context, bail};
use server::Config;

use crate::{cli::ServeArgs, serve::data_folder, tables_folder};

/// What a server is started with.
pub(crate) fn config(args: &ServeArgs) -> anyhow::Result<Config> {
    let (folder, file) = games(args.database.as_deref(), args.data.as_ref())?;
    let mut config = Config { file, ..Config::new(folder) };
    config.tables = Some(tables_folder::find_beside(&args.folder, &config.data));
    config.port = args.port;
    if let Some(bind) = &args.bind {
        let (ip, port) = address(bind)?;
        if port.is_some() && args.port.is_some() {
            bail!("--bind {bind} and --port both name a port");
        }
        config.bind = ip;
        config.port = port.or(args.port);
    }
    config.public_url = args.public_url.as_deref().map(public_url).transpose()?;
    config.trusted_proxies.clone_from(&args.trusted_proxy);
    config.admin = args.operator.admin_bind;
    Ok(config)
}

/// The folder and the file of the games.
pub(crate) fn games(
    database: Option<&str>,
    data: Option<&PathBuf>,
) -> anyhow::Result<(PathBuf, String)> {
    match database {
        Some(database) => database_file(database),
        None => {
            let config = Config::new(data_folder(data)?);
            Ok((config.data, config.file))
        }
    }
}

/// The folder and the name of the file of a database.
fn database_file(database: &str) -> anyhow::Result<(PathBuf, String)> {
    let Some(path) = database.strip_prefix("sqlite:") else {
        bail!(
            "--database {database} is none that is known; it is written as in sqlite:games.sqlite"
        );
    };
    let path = Path::new(path);
    let file = path.file_name().and_then(|file| file.to_str());
    let file = file.with_context(|| format!("--database {database} names no file"))?;
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    Ok((folder.unwrap_or(Path::new(".")).to_path_buf(), file.to_string()))
}

/// An address to listen on, with or without its port.
fn address(text: &str) -> anyhow::Result<(IpAddr, Option<u16>)> {
    if let Ok(ip) = text.parse::<IpAddr>() {
        return Ok((ip, None));
    }
    let address: SocketAddr = text
        .parse()
        .with_context(|| format!("--bind {text} is no address such as 0.0.0.0 or 0.0.0.0:80"))?;
    Ok((address.ip(), Some(address.port())))
}

/// The address others use, with its slash at the end.
fn public_url(text: &str) -> anyhow::Result<String> {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let host = rest.map(|rest| rest.trim_end_matches('/'));
    match host {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', ' ', '@']) => {
            Ok(format!("{}/", text.trim_end_matches('/')))
        }
        _ => bail!("--public-url {text} is no address such as https://play.example"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_and_databases_are_read() {
        assert_eq!(address("0.0.0.0").unwrap(), ("0.0.0.0".parse().unwrap(), None));
        assert_eq!(address("[::]:80").unwrap(), ("::".parse().unwrap(), Some(80)));
        assert!(address("everywhere").is_err());
        let (folder, file) = database_file("sqlite:/srv/games.sqlite").unwrap();
        assert_eq!((folder.as_path(), file.as_str()), (Path::new("/srv"), "games.sqlite"));
        assert_eq!(database_file("sqlite:games.sqlite").unwrap().0, Path::new("."));
        for nonsense in ["games.sqlite", "postgres://x", "sqlite:", "sqlite:/"] {
            assert!(database_file(nonsense).is_err(), "{nonsense}");
        }
        assert_eq!(public_url("https://play.example").unwrap(), "https://play.example/");
        for nonsense in ["play.example", "https://", "https://a/b", "https://a b", "ftp://a"] {
            assert!(public_url(nonsense).is_err(), "{nonsense}");
        }
    }
}
