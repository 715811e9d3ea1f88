//! Letters: small numbers for the values that occur in a table.
//!
//! A *value* is a symbol or, in tables of wins, draws and losses, four of them in two bits each.

use std::cmp::Reverse;

use crate::Symbol;

/// The most values that have a letter of their own.
pub(super) const MOST_LETTERS: usize = 254;

/// The values with letters of their own, the most frequent first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Alphabet {
    values: Vec<u16>,
}

impl Alphabet {
    /// The alphabet for values that occur so often.
    pub(super) fn of(frequencies: &[u32]) -> Self {
        let mut values: Vec<u16> = (0..=u16::MAX)
            .zip(frequencies)
            .filter(|(_, f)| **f > 0)
            .map(|(value, _)| value)
            .collect();
        values.sort_by_key(|&value| (Reverse(frequencies[usize::from(value)]), value));
        values.truncate(MOST_LETTERS);
        Self { values }
    }

    /// The alphabet with these letters; `None` if there are too many.
    pub(super) fn from_values(values: Vec<u16>) -> Option<Self> {
        (values.len() <= MOST_LETTERS).then_some(Self { values })
    }

    pub(super) fn values(&self) -> &[u16] {
        &self.values
    }

    /// The letter that stands for every value without one.
    pub(super) fn rare(&self) -> u8 {
        self.values.len() as u8
    }

    /// The letter that stands for what lies outside of a chunk.
    pub(super) fn outside(&self) -> u8 {
        self.values.len() as u8 + 1
    }

    /// How many letters there are, with the two special ones.
    pub(super) fn len(&self) -> usize {
        self.values.len() + 2
    }

    /// The letter of every value.
    pub(super) fn lookup(&self) -> Vec<u8> {
        let mut letters = vec![self.rare(); 1 << 16];
        for (letter, &value) in (0..).zip(&self.values) {
            letters[usize::from(value)] = letter;
        }
        letters
    }
}

/// Puts the symbols of a letter together; missing ones count as draws.
pub(super) fn value_of(symbols: &[Symbol], group: u8) -> u16 {
    match (group, symbols) {
        (1, [symbol]) => symbol.0,
        _ => (0..)
            .zip(symbols)
            .fold(0, |value, (place, symbol)| value | (symbol.0 & 3) << (2 * place)),
    }
}

/// Takes a symbol out of a value.
pub(super) fn symbol_in(value: u16, group: u8, within: usize) -> Symbol {
    if group == 1 {
        return Symbol(value);
    }
    match value >> (2 * within) & 3 {
        3 => Symbol::NONE,
        low => Symbol(low),
    }
}
