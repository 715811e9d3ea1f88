//! What can still be made of a position of solitaire.

use board::State;
use engine::{Engine, Outlook, Settings};
use game::{AnyGame, AnyMove};
use pegs::{Fewest, Pegs};
use tables::Value;

use super::Turn;

/// Whether a position can be solved and in how few moves, and after which jumps it still can be.
pub(super) fn answer(position: &Pegs) -> (String, Vec<Turn>) {
    let engine = Engine::new(&Settings::default());
    let turns = engine.known(&AnyGame::Pegs(*position)).unwrap_or_default();
    let turns = turns.into_iter().filter_map(|(turn, value)| match turn {
        AnyMove::Pegs(jump) => {
            let value = if matches!(value, Value::Win(_)) { SOLVABLE } else { UNSOLVABLE };
            Some(Turn { turn: position.move_text(jump), value: value.to_string() })
        }
        _ => None,
    });
    (outlook(&engine.outlook(position, None)), turns.collect())
}

const SOLVABLE: &str = "solvable";
const UNSOLVABLE: &str = "not solvable";

fn outlook(Outlook { solves, fewest, par, .. }: &Outlook) -> String {
    match (solves, par) {
        (Some(true), Some(0)) => "solved".to_string(),
        (Some(true), Some(1)) => format!("{SOLVABLE} in 1 move"),
        (Some(true), Some(par)) => format!("{SOLVABLE} in {par} moves"),
        (Some(true), None) => format!("{SOLVABLE}, in how few moves is not known"),
        (Some(false), _) => format!("{UNSOLVABLE}, {}", left(*fewest)),
        (None, _) => format!("not known, {}", left(*fewest)),
    }
}

fn left(Fewest { at_least, at_most }: Fewest) -> String {
    let pegs = if at_most == 1 { "peg" } else { "pegs" };
    if at_least == at_most {
        return format!("{at_most} {pegs} left at best");
    }
    format!("{at_least} to {at_most} {pegs} left at best")
}
