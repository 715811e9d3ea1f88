//! The solution of a position: the only right turn, the best answer, and so on.

use game::{AnyGame, AnyMove};
use tables::{Value, Wdl};

use crate::{Exact, Judged};

/// A solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Solution {
    /// The turns, as a puzzle keeps them.
    pub(crate) line: Vec<String>,
    /// The moves of the same.
    pub(crate) moves: Vec<AnyMove>,
    /// How many turns there are to choose from at first.
    pub(crate) choices: usize,
    /// What the right turn is worth.
    pub(crate) value: Value,
}

/// The solution of a position in which one turn alone has the value that is aimed at and none has a
/// better one. It goes on for at most so many own turns, as long as only one turn is right, or every
/// right one ends the game.
pub(crate) fn solution(
    exact: &Exact,
    start: &AnyGame,
    aim: Wdl,
    longest: usize,
) -> Option<Solution> {
    let turns = exact.turns(start)?;
    let first = turns.first()?;
    if first.value.wdl() != aim || turns.get(1).is_some_and(|other| other.value.wdl() == aim) {
        return None;
    }
    let mut solution = Solution {
        line: vec![start.move_text(first.m)],
        moves: vec![first.m],
        choices: turns.len(),
        value: first.value,
    };
    let mut now = played(start, first.m)?;
    let mut seen = vec![start.key(), now.key()];
    for _ in 1..longest {
        let Some((answer, after)) = defence(exact, &now, aim) else { break };
        if seen.contains(&after.key()) {
            break;
        }
        let Some(right) = only_right(exact, &after, aim) else { break };
        solution.line.push(now.move_text(answer));
        let texts: Vec<String> = right.iter().map(|&m| after.move_text(m)).collect();
        solution.line.push(texts.join("|"));
        solution.moves.extend([answer, right[0]]);
        now = played(&after, right[0])?;
        seen.extend([after.key(), now.key()]);
        if right.len() > 1 || now.end().is_some() {
            break;
        }
    }
    Some(solution)
}

/// The right turns, if there is but one, or each of them ends the game.
fn only_right(exact: &Exact, position: &AnyGame, aim: Wdl) -> Option<Vec<AnyMove>> {
    let right = right(&exact.turns(position)?, aim);
    let ends = |m: &AnyMove| played(position, *m).is_some_and(|after| after.end().is_some());
    (right.len() == 1 || !right.is_empty() && right.iter().all(ends)).then_some(right)
}

fn right(turns: &[Judged], aim: Wdl) -> Vec<AnyMove> {
    turns.iter().filter(|turn| turn.value.wdl() == aim).map(|turn| turn.m).collect()
}

/// The answer that is hardest to meet: the longest, and among equal ones that which leaves the
/// fewest right turns.
fn defence(exact: &Exact, position: &AnyGame, aim: Wdl) -> Option<(AnyMove, AnyGame)> {
    if position.end().is_some() {
        return None;
    }
    let turns = exact.turns(position)?;
    let best = turns.first()?.value;
    let mut found: Option<(usize, AnyMove, AnyGame)> = None;
    for turn in turns.iter().take_while(|turn| turn.value == best) {
        let after = played(position, turn.m)?;
        if after.end().is_some() || after.turn() == position.turn() {
            continue;
        }
        let count = right(&exact.turns(&after)?, aim).len();
        if found.as_ref().is_none_or(|(fewest, _, _)| count < *fewest) {
            found = Some((count, turn.m, after));
        }
    }
    found.map(|(_, m, after)| (m, after))
}

/// The position after a turn.
pub(crate) fn played(position: &AnyGame, m: AnyMove) -> Option<AnyGame> {
    let mut after = position.clone();
    after.play(m).ok()?;
    Some(after)
}
