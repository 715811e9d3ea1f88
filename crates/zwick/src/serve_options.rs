//! What `zwick serve` is started with, from what its options say.

use std::{
    env,
    net::{IpAddr, SocketAddr},
    path::PathBuf,
};

use anyhow::{Context, bail};
use server::{Config, mail::Relay};

use crate::{cli::ServeArgs, database::Database, serve::data_folder, tables_folder};

/// The relay for mail, if the command line does not say it.
const MAIL_RELAY: &str = "ZWICK_MAIL_RELAY";

/// What a server is started with.
pub(crate) fn config(args: &ServeArgs) -> anyhow::Result<Config> {
    let mut config = games(args.database.as_deref(), args.data.as_ref())?;
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
    config.spectators = args.operator.spectators.unwrap_or(config.spectators);
    let named = args.operator.mail_relay.clone();
    let named = named.or_else(|| env::var(MAIL_RELAY).ok().filter(|relay| !relay.is_empty()));
    config.relay = relay(named.as_deref(), args.operator.mail_from.as_deref())?;
    if config.relay.is_some() && config.public_url.is_none() {
        bail!("mail needs --public-url as well, for the links in it");
    }
    Ok(config)
}

/// The relay for mail, and whom it is from: both or neither.
fn relay(relay: Option<&str>, from: Option<&str>) -> anyhow::Result<Option<Relay>> {
    match (relay, from) {
        (Some(relay), Some(from)) => Ok(Some(Relay::read(relay, from)?)),
        (None, None) => Ok(None),
        (Some(_), None) => {
            bail!("a relay for mail needs --mail-from as well, as in games@example.org")
        }
        (None, Some(_)) => bail!("--mail-from needs --mail-relay (or {MAIL_RELAY}) as well"),
    }
}

/// The games of a database or a folder, with everything else as usual.
pub(crate) fn games(database: Option<&str>, data: Option<&PathBuf>) -> anyhow::Result<Config> {
    let Some(database) = database else {
        return Ok(Config::new(data_folder(data)?));
    };
    Ok(match Database::read(database)? {
        Database::Postgres(address) => Config::postgres(address, data_folder(data)?),
        Database::Sqlite { .. } if data.is_some() => {
            bail!("--database {database} and --data both say where the games are")
        }
        Database::Sqlite { folder, file } => Config { file, ..Config::new(folder) },
    })
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
    fn addresses_are_read() {
        assert_eq!(address("0.0.0.0").unwrap(), ("0.0.0.0".parse().unwrap(), None));
        assert_eq!(address("[::]:80").unwrap(), ("::".parse().unwrap(), Some(80)));
        assert!(address("everywhere").is_err());
        assert_eq!(public_url("https://play.example").unwrap(), "https://play.example/");
        for nonsense in ["play.example", "https://", "https://a/b", "https://a b", "ftp://a"] {
            assert!(public_url(nonsense).is_err(), "{nonsense}");
        }
    }
}
