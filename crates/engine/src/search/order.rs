//! In which order turns are looked at: the sooner the best one comes, the less is left to do.

use board::Side;

use super::Search;
use crate::Playable;

const REMEMBERED: i32 = 1 << 30;
const LOUD: i32 = 1 << 24;
const KILLER: i32 = 1 << 22;

/// What is learnt is kept below this.
const MOST: i32 = 1 << 20;

impl<G: Playable> Search<'_, G> {
    /// Lists the turns of a position with how promising they are; those that are overlooked are
    /// not among them, unless there would be no others.
    pub(super) fn list_turns(&mut self, position: &G, ply: usize, tag: u16, loud_only: bool) {
        let mut list = std::mem::take(&mut self.lists[ply]);
        list.clear();
        let killers = self.killers[ply];
        let history = &self.history[side(position)];
        position.visit_moves(|m| {
            let loud = position.is_loud(m);
            if loud_only && !loud {
                return;
            }
            let promise = if tag != 0 && G::tag(m) == tag {
                REMEMBERED
            } else if loud {
                LOUD + position.gain(m)
            } else if killers.contains(&G::tag(m)) {
                KILLER
            } else {
                history[G::kind(m)]
            };
            list.push((promise, m));
        });
        if self.task.sight.blind > 0 {
            self.overlook(position, &mut list, loud_only);
        }
        self.lists[ply] = list;
    }

    /// Takes from a list what is overlooked.
    fn overlook(&self, position: &G, list: &mut Vec<(i32, G::Move)>, to_the_last: bool) {
        let (key, sight) = (position.key(), self.task.sight);
        let seen = |entry: &(i32, G::Move)| {
            let m = entry.1;
            !(position.is_loud(m) && sight.overlooks(key, G::tag(m), false))
        };
        if to_the_last || list.iter().any(seen) {
            list.retain(seen);
        }
    }

    /// Takes the most promising turn from the list; equal ones in their own order.
    pub(super) fn next_turn(&mut self, ply: usize, at: usize) -> Option<(i32, G::Move)> {
        let list = &mut self.lists[ply];
        let rest = list.get_mut(at..)?;
        let mut best = 0;
        for (place, (promise, _)) in rest.iter().enumerate() {
            if *promise > rest[best].0 {
                best = place;
            }
        }
        if rest.is_empty() {
            return None;
        }
        rest[..=best].rotate_right(1);
        Some(rest[0])
    }

    /// Learns that a quiet turn was best here.
    pub(super) fn learn(&mut self, position: &G, m: G::Move, ply: usize, depth: i32) {
        let tag = G::tag(m);
        if self.killers[ply][0] != tag {
            self.killers[ply][1] = self.killers[ply][0];
            self.killers[ply][0] = tag;
        }
        let history = &mut self.history[side(position)];
        history[G::kind(m)] += depth * depth;
        if history[G::kind(m)] > MOST {
            for learnt in history {
                *learnt /= 2;
            }
        }
    }
}

fn side<G: Playable>(position: &G) -> usize {
    match position.turn() {
        Side::White => 0,
        Side::Black => 1,
    }
}
