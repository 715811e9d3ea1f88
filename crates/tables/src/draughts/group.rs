//! Solving a sub-space and the one with the other side to move.

use draughts::Rules;

use super::{
    Space,
    row::RowSolver,
    store::{Store, Table},
};
use crate::Wdl;

/// Rows of one sub-space whose men have made equally many steps: none leads to another.
type Level = Vec<u64>;

/// The rows to be solved, those with the most advanced men first. A row that is solved together
/// with another of the same sub-space is left out.
fn levels(table: &Table) -> Vec<Level> {
    let (numbering, space) = (&table.numbering, table.numbering.space());
    let mut levels: Vec<Level> = Vec::new();
    for row in 0..numbering.rows() {
        let men = numbering.men(row);
        if space == space.swapped() && numbering.row(men.flipped()) < row {
            continue;
        }
        let advance = men.advance() as usize;
        if levels.len() <= advance {
            levels.resize_with(advance + 1, Vec::new);
        }
        levels[advance].push(row);
    }
    levels.retain(|level| !level.is_empty());
    levels.reverse();
    levels
}

/// Solves a sub-space and its swapped one into the store, which holds all they lead to.
///
/// After each level `goes_on` is called with the positions solved since the last call; when it
/// refuses, its error comes back and both are left unfinished.
pub(super) fn solve_group<E>(
    rules: Rules,
    store: &mut Store,
    space: Space,
    threads: usize,
    mut goes_on: impl FnMut(u64) -> Result<(), E>,
) -> Result<(), E> {
    store.insert(Table::new(space));
    if space != space.swapped() {
        store.insert(Table::new(space.swapped()));
    }
    for level in levels(store.table(space)) {
        let share = level.len().div_ceil(threads.max(1));
        let shares: Vec<&[u64]> = level.chunks(share).collect();
        let solved = solve_shares(rules, store, space, &shares);
        let mut count = 0;
        for (rows, values) in shares.iter().zip(&solved) {
            enter(store, space, rows, values);
            count += values.len() as u64;
        }
        goes_on(count)?;
    }
    Ok(())
}

/// The values of the rows of each share, one after the other, each share in a thread.
fn solve_shares(rules: Rules, store: &Store, space: Space, shares: &[&[u64]]) -> Vec<Vec<Wdl>> {
    let solve = |rows: &[u64]| {
        let numbering = &store.table(space).numbering;
        let mut solver = RowSolver::new(rules, store);
        let mut values = Vec::new();
        for &row in rows {
            values.extend_from_slice(solver.solve(numbering, numbering.men(row)));
        }
        values
    };
    if let [rows] = shares {
        return vec![solve(rows)];
    }
    std::thread::scope(|scope| {
        let workers: Vec<_> = shares.iter().map(|&rows| scope.spawn(|| solve(rows))).collect();
        workers.into_iter().map(|worker| worker.join().expect("solving does not panic")).collect()
    })
}

/// Puts the values of rows and of the rows seen from the other side where they belong.
fn enter(store: &mut Store, space: Space, rows: &[u64], mut values: &[Wdl]) {
    for &row in rows {
        let table = store.table(space);
        let men = table.numbering.men(row);
        let other = store.table(space.swapped()).numbering.row(men.flipped());
        let mut place = |space, row| {
            let into = store.table_mut(space).row_mut(row);
            let (first, rest) = values.split_at(into.len());
            into.copy_from_slice(first);
            values = rest;
        };
        place(space, row);
        if (space, row) != (space.swapped(), other) {
            place(space.swapped(), other);
        }
    }
}
