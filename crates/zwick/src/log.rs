//! Reports of a server, on standard error.

use std::env;

use anyhow::Context;
use tracing_subscriber::{EnvFilter, filter::Directive, fmt};

use crate::cli::{LogForm, OperatorArgs};

/// What is reported if the command line does not say it, as in `ZWICK_LOG=debug`.
const LEVEL: &str = "ZWICK_LOG";

/// What those would tell of requests, frames and statements may hold the secrets of seats.
const QUIET: [&str; 8] = [
    "axum",
    "axum_core",
    "hyper",
    "hyper_util",
    "sqlx",
    "tokio_tungstenite",
    "tower_http",
    "tungstenite",
];

/// Begins to report; whoever has set up reports already keeps them.
pub(crate) fn begin(args: &OperatorArgs) -> anyhow::Result<()> {
    let filter = filter(args.log_level.as_deref())?;
    let reports = fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        // A report that cannot be written, as on a full disk, must not end the server.
        .log_internal_errors(false);
    let _ = match args.log {
        LogForm::Text => reports.without_time().try_init(),
        LogForm::Json => reports.json().flatten_event(true).try_init(),
    };
    Ok(())
}

fn filter(given: Option<&str>) -> anyhow::Result<EnvFilter> {
    let filter = match given {
        Some(level) => {
            EnvFilter::try_new(level).with_context(|| format!("--log-level {level} is no level"))?
        }
        None => match env::var(LEVEL) {
            Ok(level) => EnvFilter::try_new(&level)
                .with_context(|| format!("{LEVEL}={level} is no level"))?,
            Err(_) => EnvFilter::new("warn"),
        },
    };
    let quiet = QUIET.iter().filter_map(|name| format!("{name}=warn").parse::<Directive>().ok());
    Ok(quiet.fold(filter, EnvFilter::add_directive))
}
