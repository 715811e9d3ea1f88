//! Which sub-spaces a rule set has, and in which order they are solved.

use std::collections::{BTreeSet, HashSet};

use mill::{Captures, Placing};

use super::{
    super::{Space, frame::Frame},
    task::{Earns, Task},
    worker::MOST_LINES,
};

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

/// All sub-spaces, the earlier ones needing nothing of the later.
pub(crate) fn plan(frame: &Frame, up_to: Option<(u8, u8)>) -> Vec<Planned> {
    let spaces: BTreeSet<Space> =
        spaces(frame).into_iter().filter(|&space| fits(space, up_to)).collect();
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

fn fits(space: Space, up_to: Option<(u8, u8)>) -> bool {
    let Some((more, fewer)) = up_to else {
        return true;
    };
    let (mover, waiter) = (space.mover + space.mover_hand, space.waiter + space.waiter_hand);
    mover.max(waiter) <= more && mover.min(waiter) <= fewer
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
pub(crate) fn successors(frame: &Frame, space: Space) -> Vec<Space> {
    let task = Task::new(frame, space);
    let mut list = Vec::new();
    let takes = frame.rules.motion.takes();
    for placed in [false, true] {
        let possible = if placed { task.places } else { !task.ways.is_empty() && space.mover > 0 };
        if !possible || usize::from(space.mover + space.waiter + u8::from(placed)) > frame.points {
            continue;
        }
        list.push(task.next(placed, 0));
        let closes = space.mover + u8::from(placed) >= 3;
        let hops = u8::from(takes && !placed);
        let most = most_taken(&task, closes) + hops;
        for taken in 1..=most.min(space.waiter) {
            if !task.is_reduced(u32::from(space.waiter - taken)) {
                list.push(task.next(placed, taken));
            }
        }
        if closes && matches!(task.earns, Earns::Turn | Earns::CaptureAndTurn) {
            let least = u8::from(task.earns == Earns::CaptureAndTurn);
            for taken in least..=most.min(space.waiter) {
                if !task.is_reduced(u32::from(space.waiter - taken)) {
                    list.push(task.next(placed, taken).swapped());
                }
            }
        }
    }
    list
}

fn most_taken(task: &Task<'_>, closes: bool) -> u8 {
    match (task.earns, task.frame.rules.captures) {
        (Earns::Capture | Earns::CaptureAndTurn, Captures::One) if closes => 1,
        (Earns::Capture | Earns::CaptureAndTurn, Captures::PerMill) if closes => MOST_LINES as u8,
        _ => 0,
    }
}

/// Whether stones can be moved while others are in hand, so that placing can go round in circles.
pub(crate) fn is_mixed(frame: &Frame) -> bool {
    frame.rules.placing == Placing::Mixed
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
    fn print_sizes() {
        for id in ["classic", "mixed", "lasker", "ceylon", "federation", "twelve", "six", "three"] {
            println!(
                "{id} moving {:?} hands {:?}",
                total(id, Space::is_moving),
                total(id, |s| !s.is_moving())
            );
        }
    }
}
