//! Dealing the pieces at random, the same way for the same seed.

use board::mix;
use mill::{Point, PointSet};

use super::board;

/// The points of the quarry and of so many hunters, dealt until `is_fair` holds of them.
pub(super) fn deal(
    hunters: u8,
    seed: u64,
    is_fair: impl Fn(Point, PointSet) -> bool,
) -> (Point, PointSet) {
    let mut random = Random(mix(seed));
    loop {
        let mut free = board().points();
        let quarry = random.draw(&mut free);
        let hunters = (0..hunters).map(|_| random.draw(&mut free)).collect();
        if is_fair(quarry, hunters) {
            return (quarry, hunters);
        }
    }
}

/// Numbers that follow from a seed.
struct Random(u64);

impl Random {
    /// Takes one of the points out of the set, each as likely as any other.
    fn draw(&mut self, free: &mut PointSet) -> Point {
        self.0 = self.0.wrapping_add(1);
        let scaled = u128::from(mix(self.0)) * u128::from(free.len());
        let point = free
            .into_iter()
            .nth((scaled >> 64) as usize)
            .expect("the number is less than that of the points");
        *free = free.without(point);
        point
    }
}
