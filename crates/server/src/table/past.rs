//! How the board stood earlier in a game.

use std::collections::BTreeMap;

use i18n::Language;
use serde::Serialize;
use utoipa::ToSchema;

use super::{Cell, LastTurn, Table, view_build};
use crate::shape::Shape;

/// The board as it stood after some of the turns.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Past {
    /// How many turns had been played.
    pub ply: usize,
    /// The last of them, in words.
    pub said: Option<String>,
    /// What stood on each place, by its name.
    pub cells: BTreeMap<String, Cell>,
    /// The last of them.
    pub last: Option<LastTurn>,
    /// The mills that it had closed, each as its points.
    pub mills: Vec<Vec<String>>,
}

impl Table {
    /// The board as it stood after some of the turns, if so many have been played.
    pub fn past(&self, ply: usize, language: Language) -> Option<Past> {
        let turns = self.game.turns().get(..ply)?;
        let position = self.game.position_at(ply)?;
        let speech = self.speech(language);
        let last = turns.last().zip(ply.checked_sub(1).and_then(|ply| self.game.position_at(ply)));
        Some(Past {
            ply,
            said: last.map(|(turn, before)| speech.played(turn.side, before, turn.m)),
            cells: view_build::cells(&Shape::of(&self.game.rules()), position, &speech),
            last: last.map(|(turn, before)| {
                let path = speech::path(before, turn.m);
                LastTurn { points: path.steps, taken: path.taken }
            }),
            mills: last.map_or_else(Vec::new, |(turn, before)| {
                view_build::closed(before, turn.m, position)
            }),
        })
    }
}
