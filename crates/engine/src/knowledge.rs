//! What is known exactly, for a search to ask at every position.

use std::{collections::HashSet, fmt};

use tables::{Turn, Value, draughts, mill};

use crate::Playable;

/// Knows what some positions of a game are worth.
pub trait Knowledge<G: Playable>: fmt::Debug + Sync {
    /// What a position in which the game goes on is worth, if that is known.
    fn value(&self, position: &G) -> Option<Value>;
}

/// Every turn of a position with its value, the best first, if all of them are known.
pub(crate) fn known_turns<G: Playable>(
    knowledge: &dyn Knowledge<G>,
    position: &G,
) -> Option<Vec<Turn<G::Move>>> {
    let ask = |after: &G| tables::value_at_end(after).or_else(|| knowledge.value(after)).ok_or(());
    tables::turns(position, ask).ok().filter(|turns| !turns.is_empty())
}

/// Tables of mill.
#[derive(Debug)]
pub(crate) struct MillTables<'a> {
    prober: &'a mill::Prober,
    /// Those there are, so that nobody looks for a file that is not there.
    spaces: HashSet<mill::Space>,
}

impl<'a> MillTables<'a> {
    /// The tables there are at the moment; `None` if there are none.
    pub(crate) fn find(prober: &'a mill::Prober) -> Option<Self> {
        let spaces: HashSet<_> = prober.spaces().ok()?.into_iter().collect();
        (!spaces.is_empty()).then_some(Self { prober, spaces })
    }
}

impl Knowledge<::mill::Mill> for MillTables<'_> {
    fn value(&self, position: &::mill::Mill) -> Option<Value> {
        let is_there = self.spaces.contains(&mill::space_of(position));
        is_there.then(|| self.prober.by_tables(position).ok()).flatten()
    }
}

/// Tables of draughts.
#[derive(Debug)]
pub(crate) struct DraughtsTables<'a> {
    prober: &'a draughts::Prober,
    spaces: HashSet<draughts::Space>,
}

impl<'a> DraughtsTables<'a> {
    /// The tables there are at the moment; `None` if there are none.
    pub(crate) fn find(prober: &'a draughts::Prober) -> Option<Self> {
        let spaces: HashSet<_> = prober.spaces().ok()?.into_iter().collect();
        (!spaces.is_empty()).then_some(Self { prober, spaces })
    }
}

impl Knowledge<::draughts::Draughts> for DraughtsTables<'_> {
    fn value(&self, position: &::draughts::Draughts) -> Option<Value> {
        let is_there = self.spaces.contains(&draughts::Space::of(position.setup()));
        is_there.then(|| self.prober.value(position).ok()).flatten()
    }
}
