//! What no jump can change.

use crate::{HoleSet, Layout};

/// The class of a position: no jump ever leads from one class to another.
///
/// Holes are labelled 0, 1 and 2 so that every three in line have all three labels. A jump then
/// changes the number of pegs of each label by one, so whether two of the three numbers are both
/// even or both odd stays as it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PositionClass(u8);

impl Layout {
    /// The class of a position on this board.
    pub fn class(self, pegs: HoleSet) -> PositionClass {
        let class = self.labellings().iter().fold(0, |class, &[columns, rows]| {
            let mut odd = [0; 3];
            for hole in pegs {
                let label = (columns * hole.column() + rows * hole.row()) % 3;
                odd[usize::from(label)] ^= 1;
            }
            class << 2 | (odd[0] ^ odd[1]) << 1 | (odd[1] ^ odd[2])
        });
        PositionClass(class)
    }
}
