//! Those who only look on: how many there may be, and the thread that serves them.

use std::{
    collections::HashMap,
    future::poll_fn,
    io,
    pin::pin,
    sync::{Arc, Mutex, PoisonError},
    thread,
};

use tokio::runtime::{Builder, Handle, Runtime};

/// How many times as many may look on in all as at one game.
const GAMES: usize = 4;

/// How many look on.
#[derive(Debug)]
pub(super) struct Crowd {
    most_of_game: usize,
    here: Mutex<Here>,
}

#[derive(Debug, Default)]
struct Here {
    all: usize,
    games: HashMap<String, usize>,
}

/// Too many look on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TooMany;

impl TooMany {
    /// The stable code.
    pub(crate) const CODE: &str = "too-many-spectators";

    /// After how many seconds it may be tried again.
    pub(crate) const RETRY_AFTER: u64 = 60;
}

/// Somebody who looks on at a game.
#[derive(Debug)]
pub(crate) struct Watching {
    crowd: Arc<Crowd>,
    game: String,
}

impl Crowd {
    pub(super) fn new(most_of_game: usize) -> Self {
        Self { most_of_game, here: Mutex::default() }
    }

    pub(super) fn enter(self: &Arc<Self>, game: &str) -> Result<Watching, TooMany> {
        let mut here = self.here.lock().unwrap_or_else(PoisonError::into_inner);
        let of_game = here.games.get(game).copied().unwrap_or_default();
        if of_game >= self.most_of_game || here.all >= self.most_of_game.saturating_mul(GAMES) {
            return Err(TooMany);
        }
        here.all += 1;
        here.games.insert(game.to_string(), of_game + 1);
        Ok(Watching { crowd: self.clone(), game: game.to_string() })
    }

    pub(super) fn count(&self) -> usize {
        self.here.lock().unwrap_or_else(PoisonError::into_inner).all
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        let mut here = self.crowd.here.lock().unwrap_or_else(PoisonError::into_inner);
        here.all -= 1;
        let left = here.games.get(&self.game).map_or(0, |count| count.saturating_sub(1));
        if left == 0 {
            here.games.remove(&self.game);
        } else {
            here.games.insert(self.game.clone(), left);
        }
    }
}

/// The thread that serves them: however many wake at once when a game goes on, commands do not queue behind them.
#[derive(Debug)]
pub(super) struct Herald {
    handle: Handle,
    runtime: Option<Runtime>,
}

impl Herald {
    pub(super) fn start() -> io::Result<Self> {
        let runtime = Builder::new_multi_thread()
            .worker_threads(1)
            .thread_name("spectators")
            .on_thread_start(|| tables::give_way(tables::Way::Some))
            .enable_all()
            .build()?;
        Ok(Self { handle: runtime.handle().clone(), runtime: Some(runtime) })
    }

    /// Serves one of them. After each step any other thread that waits for a core goes first: the system would let it
    /// wait for milliseconds while thousands of steps follow each other.
    pub(super) fn serve(&self, serving: impl Future<Output = ()> + Send + 'static) {
        let serving = async {
            let mut serving = pin!(serving);
            poll_fn(|context| {
                let polled = serving.as_mut().poll(context);
                thread::yield_now();
                polled
            })
            .await;
        };
        self.handle.spawn(serving);
    }
}

impl Drop for Herald {
    fn drop(&mut self) {
        // It may be dropped where waiting is not allowed.
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_look_on_at_a_game_and_in_all() {
        let crowd = Arc::new(Crowd::new(2));
        let mut here: Vec<Watching> = Vec::new();
        for game in ["a", "a", "b", "b", "c", "c", "d"] {
            here.push(crowd.enter(game).expect("room"));
        }
        assert_eq!(crowd.enter("a").err(), Some(TooMany));
        here.push(crowd.enter("e").expect("room"));
        assert_eq!(crowd.enter("f").err(), Some(TooMany));
        here.remove(0);
        assert!(crowd.enter("a").is_ok());
        here.clear();
        assert_eq!(crowd.count(), 0);
        assert!(crowd.here.lock().expect("no panic").games.is_empty());
    }
}
