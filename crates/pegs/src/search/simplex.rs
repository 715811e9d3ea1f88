//! The best point of a polytope, found exactly.
//!
//! The simplex method in whole numbers: all entries of the tableau have one denominator, the last
//! pivot, and dividing by the one before leaves no rest.

use alloc::{vec, vec::Vec};

/// More steps than any board needs; where it would turn in circles it stops.
const STEPS: usize = 1000;

/// A point: numerators, and the denominator they share.
pub(crate) struct Point {
    pub(crate) numerators: Vec<i64>,
    pub(crate) denominator: i64,
}

/// The point with no coordinate below 0 and `row · point <= limit` for each row that makes
/// `aim · point` largest.
///
/// Limits must not be negative. `None` if numbers get too large or it takes too long.
pub(crate) fn maximise(rows: &[(Vec<i64>, i64)], aim: &[i64]) -> Option<Point> {
    let mut tableau = Tableau::new(rows, aim);
    for _ in 0..STEPS {
        match tableau.entering() {
            Some(column) => {
                let row = tableau.leaving(column)?;
                tableau.pivot(row, column)?;
            }
            None => return Some(tableau.point()),
        }
    }
    None
}

struct Tableau {
    /// A row for each limit, then that of the aim; the last column is the limits'.
    rows: Vec<Vec<i64>>,
    denominator: i64,
    /// Which variable each row and column stands for; those from `width` on are slack.
    row_variables: Vec<usize>,
    column_variables: Vec<usize>,
    width: usize,
}

impl Tableau {
    fn new(rows: &[(Vec<i64>, i64)], aim: &[i64]) -> Self {
        let width = aim.len();
        let mut all: Vec<Vec<i64>> =
            rows.iter().map(|(row, limit)| row.iter().copied().chain([*limit]).collect()).collect();
        all.push(aim.iter().map(|&value| -value).chain([0]).collect());
        Self {
            rows: all,
            denominator: 1,
            row_variables: (width..width + rows.len()).collect(),
            column_variables: (0..width).collect(),
            width,
        }
    }

    /// The column by which the aim grows the most.
    fn entering(&self) -> Option<usize> {
        let aim = self.rows.last()?;
        (0..self.width).filter(|&column| aim[column] < 0).min_by_key(|&column| aim[column])
    }

    /// The row whose limit is reached first.
    fn leaving(&self, column: usize) -> Option<usize> {
        let limits = 0..self.rows.len() - 1;
        let mut best: Option<usize> = None;
        for row in limits.filter(|&row| self.rows[row][column] > 0) {
            let sooner = best.is_none_or(|best| {
                let ratio = |a: usize, b: usize| {
                    i128::from(self.rows[a][self.width]) * i128::from(self.rows[b][column])
                };
                let (mine, other) = (ratio(row, best), ratio(best, row));
                (mine, self.row_variables[row]) < (other, self.row_variables[best])
            });
            if sooner {
                best = Some(row);
            }
        }
        best
    }

    /// Exchanges the variables of a row and a column.
    fn pivot(&mut self, row: usize, column: usize) -> Option<()> {
        let pivot = self.rows[row][column];
        let pivot_row = self.rows[row].clone();
        for (i, entries) in self.rows.iter_mut().enumerate() {
            if i == row {
                continue;
            }
            let factor = entries[column];
            for (k, entry) in entries.iter_mut().enumerate() {
                if k != column {
                    let product = entry.checked_mul(pivot)?;
                    let other = factor.checked_mul(pivot_row[k])?;
                    *entry = product.checked_sub(other)? / self.denominator;
                }
            }
            entries[column] = -factor;
        }
        self.rows[row][column] = self.denominator;
        self.denominator = pivot;
        core::mem::swap(&mut self.row_variables[row], &mut self.column_variables[column]);
        Some(())
    }

    fn point(&self) -> Point {
        let mut numerators = vec![0; self.width];
        for (row, &variable) in self.row_variables.iter().enumerate() {
            if variable < self.width {
                numerators[variable] = self.rows[row][self.width];
            }
        }
        Point { numerators, denominator: self.denominator }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_corner_is_found() {
        // A field with four edges, whose best corner lies between whole numbers.
        let rows = [(vec![1, 2], 7), (vec![3, 1], 9), (vec![1, 0], 3), (vec![0, 1], 3)];
        let point = maximise(&rows, &[2, 3]).unwrap();
        assert_eq!(point.numerators, [11, 12]);
        assert_eq!(point.denominator, 5);
        let origin = maximise(&rows, &[-1, -1]).unwrap();
        assert_eq!(origin.numerators, [0, 0]);
        assert!(maximise(&[(vec![1, -1], 1)], &[0, 1]).is_none(), "no end to it");
    }
}
