//! What is made once for each game and then kept.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

/// Things that take a while to make, by the game they are for.
#[derive(Debug)]
pub(crate) struct Shelf<T>(Mutex<HashMap<u64, Arc<T>>>);

impl<T> Default for Shelf<T> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<T> Shelf<T> {
    /// Takes what is there, or makes it; whoever asks meanwhile waits.
    pub(crate) fn take(&self, game: u64, make: impl FnOnce() -> Option<T>) -> Option<Arc<T>> {
        let mut things = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(thing) = things.get(&game) {
            return Some(Arc::clone(thing));
        }
        let thing = Arc::new(make()?);
        things.insert(game, Arc::clone(&thing));
        Some(thing)
    }

    /// Puts a thing away; who has it keeps it until done.
    pub(crate) fn drop(&self, game: u64) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&game);
    }
}
