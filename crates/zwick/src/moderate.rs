//! `zwick moderate`: takes something away from others, on a server that runs.

use std::{fmt::Write as _, net::SocketAddr, time::Duration};

use anyhow::{Context, bail};

use crate::{
    cli::{ModerateArgs, Moderation},
    http::Request,
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
    let request = Request {
        method: "POST",
        host: &address.to_string(),
        path: &path,
        headers: &[],
        body: "",
        patience: PATIENCE,
    };
    let answer = request.ask().with_context(|| format!("{address} does not answer as a zwick"))?;
    let said = answer.text().trim().to_string();
    if answer.head.status != 200 {
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
