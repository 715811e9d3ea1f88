//! Which statistics hold for a letter, judged by its neighbours.

use super::sheet::NEIGHBOURS;

/// How many classes the letters of each neighbour are divided into.
pub(super) const CLASSES: [usize; NEIGHBOURS] = [20, 12, 4, 4];

/// From the neighbours of a letter to the table that holds its statistics.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Contexts {
    /// For each neighbour the class of each letter, times the weight of the neighbour.
    weighted: [[u16; 256]; NEIGHBOURS],
    /// For each combination of classes the number of a table.
    tables: Box<[u8; ROOM]>,
}

/// Room for all combinations; a power of two spares the processor a check.
const ROOM: usize = COMBINATIONS.next_power_of_two();

/// The weighted classes of a letter in all four places it has as a neighbour.
///
/// In the low half those that add to the next letter (bits 0 to 15) and the one below (bits 16 to
/// 31); in the high half, in the same way, those that add to the letters one place further on.
/// Halves of neighbours add up without overflow.
pub(super) type Weights = u64;

/// The number of combinations of classes.
pub(super) const COMBINATIONS: usize = CLASSES[0] * CLASSES[1] * CLASSES[2] * CLASSES[3];

impl Contexts {
    /// Contexts from the classes of the letters, all leading to one table; `None` if there is no
    /// such class.
    pub(super) fn new(classes: [&[u8]; NEIGHBOURS]) -> Option<Self> {
        let mut weighted = [[0; 256]; NEIGHBOURS];
        let mut weight = 1;
        for ((weighted, classes), most) in weighted.iter_mut().zip(classes).zip(CLASSES) {
            for (weighted, &class) in weighted.iter_mut().zip(classes) {
                if usize::from(class) >= most {
                    return None;
                }
                *weighted = u16::from(class) * weight;
            }
            weight *= most as u16;
        }
        Some(Self { weighted, tables: Box::new([0; ROOM]) })
    }

    /// The class of a letter as a neighbour.
    pub(super) fn class(&self, neighbour: usize, letter: usize) -> u8 {
        let weight: usize = CLASSES[..neighbour].iter().product();
        (usize::from(self.weighted[neighbour][letter]) / weight) as u8
    }

    /// The combination of classes that neighbours make.
    #[inline]
    pub(super) fn combination(&self, neighbours: [u8; NEIGHBOURS]) -> usize {
        let [a, b, c, d] = neighbours.map(usize::from);
        let [wa, wb, wc, wd] = &self.weighted;
        usize::from(wb[b] + wc[c] + wd[d] + wa[a])
    }

    /// The table for a combination.
    #[inline]
    pub(super) fn table(&self, combination: usize) -> usize {
        usize::from(self.tables[combination % ROOM])
    }

    /// The weights of every letter.
    pub(super) fn weights(&self) -> Box<[Weights; 256]> {
        let mut weights = Box::new([0; 256]);
        for (letter, weights) in weights.iter_mut().enumerate() {
            let [before, above, above_before, two_before] =
                self.weighted.each_ref().map(|weighted| u64::from(weighted[letter]));
            *weights = before | above << 16 | two_before << 32 | above_before << 48;
        }
        weights
    }

    pub(super) fn tables(&self) -> &[u8] {
        &self.tables[..COMBINATIONS]
    }

    pub(super) fn set_tables(&mut self, tables: &[u8]) {
        self.tables[..COMBINATIONS].copy_from_slice(tables);
    }
}
