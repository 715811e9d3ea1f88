//! How the value of a position follows from the values of its turns.

use std::cmp::Ordering;

use board::{Outcome, Position};

use crate::Value;

/// The value of a position that ends the game.
pub fn value_at_end(position: &impl Position) -> Option<Value> {
    position.end().map(|end| match end.outcome {
        Outcome::Draw => Value::Draw,
        Outcome::Decisive { winner } if winner == position.turn() => Value::Win(Some(0)),
        Outcome::Decisive { .. } => Value::Loss(Some(0)),
    })
}

impl Value {
    /// The value of a turn for the side that makes it, given the value of the position after it;
    /// `same_side` where that side is to move again.
    #[must_use]
    pub fn of_turn(self, same_side: bool) -> Self {
        let earlier = |plies: Option<u16>| plies.map(|plies| plies.saturating_add(1));
        match (self, same_side) {
            (Self::Draw, _) => Self::Draw,
            (Self::Win(plies), true) | (Self::Loss(plies), false) => Self::Win(earlier(plies)),
            (Self::Loss(plies), true) | (Self::Win(plies), false) => Self::Loss(earlier(plies)),
        }
    }

    /// The order of turns, the best first: wins from the shortest, draws, losses from the longest.
    pub fn better_first(self, other: Self) -> Ordering {
        let place = |value: Self| match value {
            Self::Win(plies) => (0, i32::from(plies.unwrap_or(u16::MAX))),
            Self::Draw => (1, 0),
            Self::Loss(plies) => (2, -i32::from(plies.unwrap_or(u16::MAX))),
        };
        place(self).cmp(&place(other))
    }

    /// Whether this is what another value says, as far as both know the plies.
    pub fn agrees(self, other: Self) -> bool {
        match (self, other) {
            (Self::Win(Some(one)), Self::Win(Some(two)))
            | (Self::Loss(Some(one)), Self::Loss(Some(two))) => one == two,
            _ => self.wdl() == other.wdl(),
        }
    }
}

/// The value of a position whose turns have these values; `None` if there are none.
///
/// The plies are known only if they are of every turn that counts.
pub fn best(turns: impl IntoIterator<Item = Value>) -> Option<Value> {
    turns.into_iter().reduce(|one, two| match (one, two) {
        (Value::Win(one), Value::Win(two)) => Value::Win(one.zip(two).map(|(a, b)| a.min(b))),
        (Value::Loss(one), Value::Loss(two)) => Value::Loss(one.zip(two).map(|(a, b)| a.max(b))),
        _ => {
            if one.wdl() >= two.wdl() {
                one
            } else {
                two
            }
        }
    })
}

/// A turn with its value for the side that makes it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Turn<M> {
    /// The turn.
    pub m: M,
    /// What it is worth.
    pub value: Value,
}

/// Every turn of a position, the best first and equal ones in the order of the rules; `value` is
/// asked for the value of the position after each.
///
/// # Errors
///
/// The first of `value`.
pub fn turns<P: Position, E>(
    position: &P,
    mut value: impl FnMut(&P) -> Result<Value, E>,
) -> Result<Vec<Turn<P::Move>>, E> {
    let mut turns = Vec::new();
    for m in position.legal_moves() {
        turns.push(Turn { m, value: value_of(position, m, &mut value)? });
    }
    turns.sort_by(|one, two| one.value.better_first(two.value));
    Ok(turns)
}

/// The value of a position by its turns, or by its end; `value` is asked for the value of the
/// position after each turn.
///
/// # Errors
///
/// The last of `value`.
pub fn value_by_turns<P: Position, E>(
    position: &P,
    mut value: impl FnMut(&P) -> Result<Value, E>,
) -> Result<Value, E> {
    let (mut found, mut error) = (None, None);
    position.visit_moves(|m| match value_of(position, m, &mut value) {
        Ok(value) => found = best(found.into_iter().chain([value])),
        Err(failed) => error = Some(failed),
    });
    match error {
        Some(error) => Err(error),
        // Without turns the game has ended.
        None => Ok(found.or_else(|| value_at_end(position)).unwrap_or(Value::Draw)),
    }
}

fn value_of<P: Position, E>(
    position: &P,
    m: P::Move,
    value: &mut impl FnMut(&P) -> Result<Value, E>,
) -> Result<Value, E> {
    let mut child = position.clone();
    child.play_unchecked(m);
    let same_side = child.turn() == position.turn();
    Ok(value(&child)?.of_turn(same_side))
}

#[cfg(test)]
mod tests {
    use super::*;

    const WIN_3: Value = Value::Win(Some(3));
    const LOSS_4: Value = Value::Loss(Some(4));

    #[test]
    fn a_turn_is_worth_what_it_leaves_the_other_side() {
        assert_eq!(LOSS_4.of_turn(false), Value::Win(Some(5)));
        assert_eq!(WIN_3.of_turn(false), Value::Loss(Some(4)));
        assert_eq!(WIN_3.of_turn(true), Value::Win(Some(4)));
        assert_eq!(Value::Loss(None).of_turn(true), Value::Loss(None));
        assert_eq!(Value::Draw.of_turn(false), Value::Draw);
    }

    #[test]
    fn short_wins_and_long_losses_are_best() {
        let mut turns = [
            Value::Loss(Some(2)),
            Value::Loss(None),
            Value::Win(None),
            Value::Draw,
            LOSS_4,
            Value::Win(Some(11)),
            WIN_3,
        ];
        turns.sort_by(|one, two| one.better_first(*two));
        let texts: Vec<String> = turns.iter().map(ToString::to_string).collect();
        assert_eq!(texts.join(", "), "win 3, win 11, win, draw, loss, loss 4, loss 2");
        assert_eq!(best(turns), Some(Value::Win(None)));
        assert_eq!(best([LOSS_4, Value::Loss(Some(2))]), Some(LOSS_4));
        assert_eq!(best([Value::Win(Some(11)), Value::Draw, WIN_3]), Some(WIN_3));
        assert_eq!(best([LOSS_4, Value::Draw]), Some(Value::Draw));
        assert_eq!(best([]), None);
    }

    #[test]
    fn plies_are_compared_where_both_are_known() {
        assert!(WIN_3.agrees(Value::Win(None)));
        assert!(!WIN_3.agrees(Value::Win(Some(5))));
        assert!(!Value::Draw.agrees(Value::Loss(None)));
    }
}
