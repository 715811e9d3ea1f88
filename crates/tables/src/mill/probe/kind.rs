//! Which positions tables hold, and what the others are worth.
//!
//! An extra turn that was earned has the value of the ordinary position: the same stones, the same
//! turns. After a step that closed a mill and took nothing such a step earns no other turn; that
//! position is in no table and worth what its turns are.

use mill::{ExtraTurn, Mill};

use crate::{Value, value_at_end, value_by_turns};

/// How the value of a position is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// The game is over.
    Over(Value),
    /// A table holds it.
    Stored,
    /// It follows from its turns.
    ByTurns,
}

pub(crate) fn kind(position: &Mill) -> Kind {
    if let Some(value) = value_at_end(position) {
        return Kind::Over(value);
    }
    match position.extra_turn() {
        ExtraTurn::No | ExtraTurn::Earned => Kind::Stored,
        ExtraTurn::AfterStep => Kind::ByTurns,
    }
}

/// The value of a position, where `look_up` knows those that tables hold.
///
/// Which positions are looked up, and in which order, does not depend on their values.
pub(crate) fn value<E>(
    position: &Mill,
    look_up: &mut impl FnMut(&Mill) -> Result<Value, E>,
) -> Result<Value, E> {
    match kind(position) {
        Kind::Over(value) => Ok(value),
        Kind::Stored => look_up(position),
        Kind::ByTurns => by_turns(position, look_up),
    }
}

/// The value that follows from the turns of a position in which the game goes on.
pub(crate) fn by_turns<E>(
    position: &Mill,
    look_up: &mut impl FnMut(&Mill) -> Result<Value, E>,
) -> Result<Value, E> {
    value_by_turns(position, |after| value(after, look_up))
}
