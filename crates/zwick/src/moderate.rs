//! `zwick moderate`: takes something away from others, on a server that runs.

use std::{
    fmt::Write as _,
    io::{Read, Write},
    net::{SocketAddr, TcpStream},
    time::Duration,
};

use anyhow::{Context, bail};

use crate::{
    cli::{ModerateArgs, Moderation},
    output::{Output, Verdict},
    serve_options,
};

/// How long the server may take.
const PATIENCE: Duration = Duration::from_secs(10);

pub(crate) fn run(args: &ModerateArgs, out: &mut Output) -> anyhow::Result<Verdict> {
    let address = address(args)?;
    let path = match &args.deed {
        Moderation::HideNames { game } => format!("/games/{}/hide-names", id(game)?),
        Moderation::HideMessage { game, number } => {
            format!("/games/{}/messages/{number}/hide", id(game)?)
        }
        Moderation::CloseAccount { name } => format!("/accounts/{}/close", encoded(name)?),
        Moderation::ReopenAccount { name } => format!("/accounts/{}/reopen", encoded(name)?),
    };
    let (status, said) =
        post(address, &path).with_context(|| format!("{address} does not answer as a zwick"))?;
    if status != 200 {
        bail!("{said}");
    }
    out.line(said)?;
    Ok(Verdict::Fine)
}

/// A name as it stands in a path.
fn encoded(name: &str) -> anyhow::Result<String> {
    if name.trim().is_empty() {
        bail!("an account has a name");
    }
    Ok(name.bytes().fold(String::new(), |mut text, byte| {
        // Writing into a text cannot fail.
        let _ = write!(text, "%{byte:02X}");
        text
    }))
}

/// The id of a game, as it can stand in an address.
fn id(game: &str) -> anyhow::Result<&str> {
    if !game.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-') {
        bail!("{game} is no id of a game");
    }
    Ok(game)
}

/// Where the operator's address of the server is.
fn address(args: &ModerateArgs) -> anyhow::Result<SocketAddr> {
    if let Some(address) = args.admin {
        return Ok(address);
    }
    let games = serve_options::games(args.database.as_deref(), args.data.as_ref())?;
    let running = server::Running::find(&games.data, &games.file)
        .with_context(|| format!("no zwick serves the games in {}", games.data.display()))?;
    running
        .admin
        .with_context(|| format!("the zwick at {} was started without --admin-bind", running.url()))
}

/// Sends a request without a body; answers its status and what was said.
fn post(address: SocketAddr, path: &str) -> anyhow::Result<(u16, String)> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
    );
    stream.write_all(head.as_bytes())?;
    let mut answer = String::new();
    stream.take(1 << 16).read_to_string(&mut answer)?;
    let (head, body) = answer.split_once("\r\n\r\n").context("it says nothing")?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    Ok((status.context("it gives no status")?, body.trim().to_string()))
}
