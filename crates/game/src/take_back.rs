//! Turns taken back, and played again.

use board::{BySide, Side};

use crate::{Game, TakeBackError};

impl Game {
    /// Takes back the last `plies` turns.
    ///
    /// A throw that had fallen before the first of them stays where it fell.
    ///
    /// # Errors
    ///
    /// If the game is played without, has ended by declaration, or has fewer turns.
    pub fn take_back(&mut self, plies: usize) -> Result<(), TakeBackError> {
        if !self.take_backs {
            return Err(TakeBackError::NotAllowed);
        }
        if let Some(ending) = self.ending.as_ref().filter(|ending| ending.declared) {
            return Err(TakeBackError::Declared(ending.end));
        }
        let played = self.ply();
        let Some(ply) = played.checked_sub(plies) else {
            return Err(TakeBackError::TooMany { wanted: plies, played });
        };
        if plies == 0 {
            return Ok(());
        }
        let throw = self.turns[ply].throw;
        while self.turns.len() > ply {
            self.undone.extend(self.turns.pop());
        }
        self.history.truncate(ply);
        self.events.retain(|event| event.ply <= ply);
        self.ending = None;
        self.current = self.history.last().clone();
        if let Some(throw) = throw {
            self.current.set_throw(throw);
        }
        self.restore_clock();
        Ok(())
    }

    /// Plays the last turn that was taken back once more.
    ///
    /// # Errors
    ///
    /// If nothing has been taken back since the last turn, or the game has ended since.
    pub fn redo(&mut self) -> Result<(), TakeBackError> {
        if let Some(end) = self.end() {
            return Err(TakeBackError::Declared(end));
        }
        let turn = self.undone.pop().ok_or(TakeBackError::NothingUndone)?;
        let mut next = self.history.last().clone();
        if let Some(throw) = turn.throw {
            next.set_throw(throw);
        }
        if next.play(turn.m).is_err() {
            return Err(TakeBackError::NothingUndone);
        }
        self.current = next;
        self.record(turn);
        Ok(())
    }

    /// How many turns can be played again.
    pub fn redo_len(&self) -> usize {
        self.undone.len()
    }

    /// Sets the clocks back to what they showed after the last turn that is left.
    fn restore_clock(&mut self) {
        self.clock.left = BySide::from_fn(|side| {
            self.turns
                .iter()
                .rev()
                .find(|turn| turn.side.unwrap_or(Side::White) == side)
                .map_or_else(|| self.clock.control[side].at_start(), |turn| turn.left)
        });
    }
}
