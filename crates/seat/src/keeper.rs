//! Where a game is kept while it is played.

use std::{fmt::Debug, io, path::Path};

use game::Game;
use i18n::Bundle;

use crate::Computer;

/// Keeps the record of a game, whatever in.
pub trait Keeper: Debug {
    /// The name of what it is kept in, if there is anything.
    fn file(&self) -> Option<String>;

    /// Whether the game is kept as it stands.
    fn is_safe(&self) -> bool;

    /// Chooses another file; `false` if it exists and is not ours.
    fn choose(&mut self, path: &Path) -> bool;

    /// Writes the computer down as a player, with its level.
    fn name_computer(&mut self, computer: &Computer, words: &Bundle);

    /// Writes the game, if there is something to keep it in.
    ///
    /// # Errors
    ///
    /// The name of what could not be written, and why.
    fn keep(&mut self, game: &Game) -> Result<(), (String, io::Error)>;
}
