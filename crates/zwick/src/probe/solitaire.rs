//! What can still be made of a position of solitaire.

use board::State;
use engine::{Engine, Outlook, Settings};
use game::{AnyGame, AnyMove};
use pegs::{Fewest, Jump, Pegs};
use tables::Value;

use super::Turn;

/// Whether a position can be solved and in how few moves, and the same of every jump, the best
/// first.
pub(super) fn answer(position: &Pegs) -> (String, Vec<Turn>) {
    let engine = Engine::new(&Settings::default());
    let outlook = engine.outlook(position, None);
    let mut jumps = jumps(&engine, position, &outlook);
    jumps.sort_by_key(|(_, worth)| *worth);
    let turns = jumps.into_iter().map(|(jump, worth)| Turn {
        turn: position.move_text(jump),
        value: match worth {
            Worth::Solves(moves) => solvable(Some(moves)),
            Worth::SolvesSomehow => SOLVABLE.to_string(),
            Worth::Unknown => UNKNOWN.to_string(),
            Worth::Fails => UNSOLVABLE.to_string(),
        },
    });
    (summary(&outlook), turns.collect())
}

/// What a jump is worth, the best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Worth {
    /// It can be solved in so many moves, that of the jump among them.
    Solves(u32),
    SolvesSomehow,
    Unknown,
    Fails,
}

fn jumps(engine: &Engine, position: &Pegs, outlook: &Outlook) -> Vec<(Jump, Worth)> {
    let Some(known) = engine.known(&AnyGame::Pegs(*position)) else {
        // Not of every jump is it known: of the one that was found it is.
        let found = outlook.jumps.first().filter(|_| outlook.solves == Some(true));
        let worth = |jump| if Some(jump) == found { Worth::SolvesSomehow } else { Worth::Unknown };
        return position.legal_moves().iter().map(|jump| (*jump, worth(jump))).collect();
    };
    let worth = |(turn, value)| match (turn, value) {
        (AnyMove::Pegs(jump), Value::Win(_)) => {
            let moves = outlook.par.and_then(|_| moves(engine, position, jump));
            Some((jump, moves.map_or(Worth::SolvesSomehow, Worth::Solves)))
        }
        (AnyMove::Pegs(jump), _) => Some((jump, Worth::Fails)),
        _ => None,
    };
    known.into_iter().filter_map(worth).collect()
}

/// The fewest moves in which it can be solved if this is the first jump.
fn moves(engine: &Engine, position: &Pegs, jump: Jump) -> Option<u32> {
    let mut after = *position;
    after.play_unchecked(jump);
    Some(engine.outlook(&after, Some(jump.to)).par? + 1)
}

const SOLVABLE: &str = "solvable";
const UNSOLVABLE: &str = "not solvable";
const UNKNOWN: &str = "not known";

fn solvable(moves: Option<u32>) -> String {
    match moves {
        Some(1) => format!("{SOLVABLE} in 1 move"),
        Some(moves) => format!("{SOLVABLE} in {moves} moves"),
        None => format!("{SOLVABLE}, in how few moves is not known"),
    }
}

fn summary(Outlook { solves, fewest, par, .. }: &Outlook) -> String {
    match solves {
        Some(true) if *par == Some(0) => "solved".to_string(),
        Some(true) => solvable(*par),
        Some(false) => format!("{UNSOLVABLE}, {}", left(*fewest)),
        None => format!("{UNKNOWN}, {}", left(*fewest)),
    }
}

fn left(Fewest { at_least, at_most }: Fewest) -> String {
    let pegs = if at_most == 1 { "peg" } else { "pegs" };
    if at_least == at_most {
        return format!("{at_most} {pegs} left at best");
    }
    format!("{at_least} to {at_most} {pegs} left at best")
}
