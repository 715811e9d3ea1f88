//! What a search has found out about positions.

use alloc::{vec, vec::Vec};

use board::mix;

/// A number for each position that was looked at.
///
/// A table with open places, because there is no other map of constant time without the standard
/// library. No position is empty, so an empty one marks a free place.
#[derive(Debug)]
pub(crate) struct Memo {
    positions: Vec<u64>,
    numbers: Vec<u8>,
    len: usize,
}

impl Memo {
    pub(crate) fn new() -> Self {
        Self { positions: vec![0; 1 << 10], numbers: vec![0; 1 << 10], len: 0 }
    }

    /// The number of a position.
    #[inline]
    pub(crate) fn get(&self, position: u64) -> Option<u8> {
        let place = self.place(position);
        (self.positions[place] == position).then(|| self.numbers[place])
    }

    /// Notes the number of a position, instead of one it had.
    pub(crate) fn insert(&mut self, position: u64, number: u8) {
        if self.len * 3 >= self.positions.len() * 2 {
            self.grow();
        }
        let place = self.place(position);
        self.len += usize::from(self.positions[place] == 0);
        self.positions[place] = position;
        self.numbers[place] = number;
    }

    /// Where a position is, or where it would be.
    #[inline]
    fn place(&self, position: u64) -> usize {
        let mask = self.positions.len() - 1;
        let mut place = mix(position) as usize & mask;
        while self.positions[place] != 0 && self.positions[place] != position {
            place = (place + 1) & mask;
        }
        place
    }

    fn grow(&mut self) {
        let size = 2 * self.positions.len();
        let positions = core::mem::replace(&mut self.positions, vec![0; size]);
        let numbers = core::mem::replace(&mut self.numbers, vec![0; size]);
        for (position, number) in positions.into_iter().zip(numbers) {
            if position != 0 {
                let place = self.place(position);
                self.positions[place] = position;
                self.numbers[place] = number;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_noted_is_found_again() {
        let mut memo = Memo::new();
        for i in 1..5000u64 {
            assert_eq!(memo.get(mix(i)), None);
            memo.insert(mix(i), i as u8);
            memo.insert(mix(i), (i / 7) as u8);
        }
        assert_eq!(memo.len, 4999);
        for i in 1..5000u64 {
            assert_eq!(memo.get(mix(i)), Some((i / 7) as u8));
        }
    }
}
