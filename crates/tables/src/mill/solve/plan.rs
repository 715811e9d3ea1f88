//! Which sub-spaces a rule set has, and in which order they are solved.

use std::collections::{BTreeSet, HashSet};

use board::RuleSet;
use mill::{Captures, Rules};

use super::{
    super::{Space, frame::Frame},
    layer::Rowed,
    task::{Earns, Task},
    worker::MOST_LINES,
};
use crate::{Extent, extent::Part};

/// What of a rule set is solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The sub-spaces with empty hands.
    Moving,
    /// The sub-spaces with stones in hand, the others being solved already.
    Placing,
    /// Everything.
    All,
}

impl Phase {
    /// Whether it has a sub-space.
    pub fn has(self, space: Space) -> bool {
        match self {
            Self::Moving => space.is_moving(),
            Self::Placing => !space.is_moving(),
            Self::All => true,
        }
    }
}

/// A sub-space with its counterpart, if that can occur too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Planned {
    pub(crate) space: Space,
    /// Whether the same stones with the other side to move are solved along with it.
    pub(crate) both: bool,
}

impl Planned {
    /// The sub-spaces that are solved.
    pub(crate) fn spaces(self) -> impl Iterator<Item = Space> {
        let swapped = self.space.swapped();
        let second = (self.both && swapped != self.space).then_some(swapped);
        std::iter::once(self.space).chain(second)
    }
}

/// About how many bytes the table of a sub-space will have.
pub(super) fn bytes_of(frame: &Frame, space: Space) -> u64 {
    frame.entries(space) * if space.is_moving() { 40 } else { 10 } / 100
}

/// What a solve of a whole rule set comes to.
pub fn extent(rules: Rules) -> Extent {
    let frame = Frame::new(rules.canonical());
    let parts = plan(&frame, None).into_iter().flat_map(Planned::spaces).map(|space| Part {
        space: space.to_string(),
        entries: frame.entries(space),
        bytes: bytes_of(&frame, space),
    });
    Extent::new(parts.collect())
}

/// All sub-spaces, the earlier ones needing nothing of the later.
pub(crate) fn plan(frame: &Frame, up_to: Option<(u8, u8)>) -> Vec<Planned> {
    let spaces: BTreeSet<Space> =
        spaces(frame).into_iter().filter(|&space| space.fits(up_to)).collect();
    let mut pairs = Vec::new();
    let mut done = HashSet::new();
    for &space in &spaces {
        let swapped = space.swapped();
        let both = spaces.contains(&swapped);
        if !both || done.insert(space) {
            done.insert(swapped);
            pairs.push(Planned { space, both });
        }
    }
    pairs.sort_by_key(|pair| {
        let space = pair.space;
        (space.mover_hand + space.waiter_hand, space.mover + space.waiter, space)
    });
    pairs
}

/// The sub-spaces that a game can come to, and every one without stones in hand.
fn spaces(frame: &Frame) -> HashSet<Space> {
    let stones = frame.rules.stones;
    let start = Space { mover: 0, waiter: 0, mover_hand: stones, waiter_hand: stones };
    let mut found = HashSet::from([start]);
    let mut waiting = vec![start];
    while let Some(space) = waiting.pop() {
        for next in successors(frame, space) {
            if found.insert(next) {
                waiting.push(next);
            }
        }
    }
    let least = |count: fn(&Space) -> u8| {
        found.iter().filter(|space| space.is_moving()).map(count).min().unwrap_or(stones)
    };
    let fewest = least(|space| space.mover).min(least(|space| space.waiter));
    for mover in fewest..=stones {
        for waiter in fewest..=stones {
            found.insert(Space::moving(mover, waiter));
        }
    }
    found
}

/// The sub-spaces that a turn can lead to.
fn successors(frame: &Frame, space: Space) -> Vec<Space> {
    let moved = (Task::new(frame, space).ways.is_some()).then(|| space.swapped());
    needs(frame, space).into_iter().map(|(space, _)| space).chain(moved).collect()
}

/// The finished sub-spaces that captures and placements lead to, and how they are looked at.
pub(crate) fn needs(frame: &Frame, space: Space) -> Vec<(Space, Rowed)> {
    let task = Task::new(frame, space);
    let mut list = Vec::new();
    let moves = task.ways.is_some() && space.mover > 0;
    let full = usize::from(space.mover + space.waiter) == frame.points;
    if moves {
        let hops = u8::from(frame.rules.motion.takes());
        let most = most_taken(&task, space.mover >= 3) + hops;
        add_needs(&task, false, 1, most, space.mover >= 3, &mut list);
    }
    if task.places && !full {
        let closes = space.mover >= 2;
        add_needs(&task, true, 0, most_taken(&task, closes), closes, &mut list);
    }
    list
}

fn add_needs(
    task: &Task<'_>,
    placed: bool,
    least: u8,
    most: u8,
    closes: bool,
    list: &mut Vec<(Space, Rowed)>,
) {
    let again = closes && matches!(task.earns, Earns::Turn | Earns::CaptureAndTurn);
    for taken in least..=most.min(task.space.waiter) {
        if task.is_reduced(u32::from(task.space.waiter - taken)) {
            continue;
        }
        let next = task.next(placed, taken);
        list.push((next, Rowed::ByMover));
        if again {
            list.push((next.swapped(), Rowed::ByWaiter));
        }
    }
}

fn most_taken(task: &Task<'_>, closes: bool) -> u8 {
    match (task.earns, task.frame.rules.captures) {
        (Earns::Capture | Earns::CaptureAndTurn, Captures::One) if closes => 1,
        (Earns::Capture | Earns::CaptureAndTurn, Captures::PerMill) if closes => MOST_LINES as u8,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use board::RuleSet;
    use mill::Rules;

    use super::{Frame, Space, plan};
    use crate::mill::binomial::binomial;

    fn frame(id: &str) -> Frame {
        Frame::new(Rules::presets().iter().find(|preset| preset.id == id).expect(id).rules)
    }

    fn entries(frame: &Frame, space: Space) -> u64 {
        let row = binomial(frame.points - usize::from(space.waiter), usize::from(space.mover));
        (frame.classes(usize::from(space.waiter)).len() * row) as u64
    }

    fn total(id: &str, of: impl Fn(Space) -> bool) -> (usize, u64) {
        let frame = frame(id);
        let spaces: Vec<Space> = plan(&frame, None)
            .iter()
            .flat_map(|pair| pair.spaces())
            .filter(|&space| of(space))
            .collect();
        (spaces.len(), spaces.iter().map(|&space| entries(&frame, space)).sum())
    }

    #[test]
    fn sub_spaces_are_those_that_can_occur() {
        let (moving, moving_entries) = total("classic", Space::is_moving);
        let (placing, placing_entries) = total("classic", |space| !space.is_moving());
        assert_eq!((moving, placing), (49, 269));
        // Positions stand a few times more than once in the tables.
        assert!(moving_entries > 8_904_593_601 && moving_entries < 9_400_000_000);
        assert!(placing_entries > 17_838_514_173 && placing_entries < 18_900_000_000);
    }
}
