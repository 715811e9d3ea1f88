//! Ctrl-C during long work: the first one asks for an orderly end, the second one ends at once.

use std::{
    io,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
};

/// What a shell expects of a program that was interrupted.
const INTERRUPTED: i32 = 130;

/// Whether the work was interrupted.
#[derive(Clone, Debug)]
pub(crate) struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// Listens from now on.
    pub(crate) fn listen() -> io::Result<Self> {
        let asked = Arc::new(AtomicBool::new(false));
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let heard = Arc::clone(&asked);
        // It listens as long as the program lives, and nobody waits for it.
        thread::spawn(move || {
            runtime.block_on(async {
                while tokio::signal::ctrl_c().await.is_ok() {
                    if heard.swap(true, Ordering::Relaxed) {
                        std::process::exit(INTERRUPTED);
                    }
                }
            });
        });
        Ok(Self(asked))
    }

    /// Listens from now on to whoever ends the program from outside, too; nothing ends at once.
    pub(crate) fn listen_for_end() -> io::Result<Arc<AtomicBool>> {
        let asked = Arc::new(AtomicBool::new(false));
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let heard = Arc::clone(&asked);
        thread::spawn(move || {
            runtime.block_on(ended());
            heard.store(true, Ordering::Relaxed);
        });
        Ok(asked)
    }

    /// From now on the first one asks again.
    pub(crate) fn ask_first(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    /// From now on the first one ends at once too: what follows cannot be asked to stop.
    pub(crate) fn end_at_once(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    pub(crate) fn was_asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Waits until somebody ends the program from outside.
#[cfg(unix)]
async fn ended() {
    use tokio::signal::unix::{SignalKind, signal};

    let kinds = [SignalKind::terminate(), SignalKind::hangup(), SignalKind::interrupt()];
    let [Ok(mut terminate), Ok(mut hangup), Ok(mut interrupt)] = kinds.map(signal) else {
        return std::future::pending().await;
    };
    tokio::select! {
        _ = terminate.recv() => {}
        _ = hangup.recv() => {}
        _ = interrupt.recv() => {}
    }
}

/// Waits until somebody ends the program from outside.
#[cfg(not(unix))]
async fn ended() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending().await
    }
}
