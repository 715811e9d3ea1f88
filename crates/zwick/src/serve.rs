//! `zwick` and `zwick serve`: the board in the browser.

use std::{
    env,
    path::PathBuf,
    process::{Command, Stdio},
    time::Duration,
};

use anyhow::Context;
use i18n::{Bundle, Catalogue, Language};
use server::{Config, Running, Server, Started};

use crate::{
    cli::ServeArgs,
    log,
    output::{Output, Verdict},
    serve_options,
};

/// Where games are kept, if the command line does not say it.
const DATA: &str = "ZWICK_DATA";

/// The exit code of a server that was asked to end twice, and has not waited for anybody.
const IMPATIENT: i32 = 1;

pub(crate) fn run(
    args: &ServeArgs,
    language: Language,
    out: &mut Output,
) -> anyhow::Result<Verdict> {
    log::begin(&args.operator)?;
    let config = serve_options::config(args)?;
    let away = config.is_away();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context("the server cannot run")?;
    let drain = Duration::from_secs(args.operator.drain);
    let open = !args.no_open && !away;
    runtime.block_on(serve(config, open, drain, Catalogue::get(language), out))
}

/// The folder of the games: as given, as the environment says, or the user's.
pub(crate) fn data_folder(given: Option<&PathBuf>) -> anyhow::Result<PathBuf> {
    let given = given.cloned().or_else(|| env::var_os(DATA).map(PathBuf::from));
    match given.filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) => Ok(folder),
        None => Ok(server::data_folder()?),
    }
}

async fn serve(
    config: Config,
    open: bool,
    drain: Duration,
    text: &Bundle,
    out: &mut Output,
) -> anyhow::Result<Verdict> {
    // Asked for before anybody can know of the server, so that no signal is missed.
    let mut stop = StopSignals::listen().context("the signal to stop cannot be heard")?;
    let server = match Server::start(config).await? {
        Started::Here(server) => server,
        Started::Elsewhere(running) => {
            out.line(say("serve-elsewhere", &running, text))?;
            out.finish()?;
            show(&running, open);
            return Ok(Verdict::Fine);
        }
    };
    out.line(say("serve-at", server.running(), text))?;
    out.line(text.text("serve-stop"))?;
    out.finish()?;
    show(server.running(), open);
    stop.come().await;
    server.drain();
    let end = async {
        tokio::time::sleep(drain).await;
        server.stop().await;
    };
    tokio::select! {
        () = end => {}
        // Whoever asks twice does not want to wait; what has been answered is on the disk.
        () = stop.come() => std::process::exit(IMPATIENT),
    }
    out.line(text.text("serve-stopped"))?;
    Ok(Verdict::Fine)
}

fn say(key: &str, running: &Running, text: &Bundle) -> String {
    text.tr(key, &[("address", running.url().into())])
}

/// The signals that ask the program to end.
#[cfg(unix)]
struct StopSignals {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl StopSignals {
    fn listen() -> std::io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Self {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
        })
    }

    async fn come(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

/// The signal that asks the program to end.
#[cfg(not(unix))]
struct StopSignals;

#[cfg(not(unix))]
impl StopSignals {
    fn listen() -> std::io::Result<Self> {
        Ok(Self)
    }

    async fn come(&mut self) {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

/// Opens the browser, if there is one to open; who has none reads the address.
fn show(running: &Running, open: bool) {
    let Some(program) = browser().filter(|_| open) else {
        return;
    };
    let started = Command::new(program)
        .arg(running.url())
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    // The address stands on the screen, so nothing is lost without a browser.
    drop(started);
}

/// What opens a browser on this system, where somebody could see it.
fn browser() -> Option<&'static str> {
    let is_set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    if cfg!(target_os = "macos") {
        return Some("open");
    }
    if cfg!(windows) {
        return Some("explorer");
    }
    (is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")).then_some("xdg-open")
}
