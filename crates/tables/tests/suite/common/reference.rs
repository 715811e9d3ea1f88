//! The second way to solve a game: every position a node, every turn an edge.
//!
//! It knows the game only as `visit_moves`, `play_unchecked` and `end`, and shares nothing with
//! the solver: positions are found by playing, kept in a map, and decided from the ends backwards.
//! A turn is a ply; a win is as short and a loss as long as it can be; endless play is a draw.

use std::{
    collections::{HashMap, hash_map::Entry},
    hash::{BuildHasherDefault, Hasher},
};

use board::{Position, State, mix};
use mill::{Mill, Rules};
use tables::{Value, mill::Space};

use super::symmetric::{Symmetries, stones_key, successors};

/// A value that is not known: in the end, a draw.
const OPEN: u16 = u16::MAX;

/// Everything about the positions that can be reached from some.
#[derive(Debug)]
pub(crate) struct Reference {
    symmetries: Symmetries,
    numbers: Numbers,
    keys: Vec<u64>,
    /// Plies to the end, twice; odd if the mover wins.
    values: Vec<u16>,
}

impl Reference {
    /// Solves the game from the position it begins with.
    pub(crate) fn whole(rules: Rules) -> Self {
        Self::solve(rules, |symmetries, seed| seed(symmetries.key(&Mill::initial(rules))))
    }

    /// Solves sub-spaces, and what can be reached from them.
    pub(crate) fn of_spaces(rules: Rules, spaces: &[Space]) -> Self {
        Self::solve(rules, |symmetries, seed| {
            for &space in spaces {
                seed_space(rules, symmetries, space, seed);
            }
        })
    }

    /// Solves some positions, and what can be reached from them.
    pub(crate) fn of_positions(rules: Rules, positions: &[Mill]) -> Self {
        Self::solve(rules, |symmetries, seed| {
            for position in positions {
                seed(symmetries.key(position));
            }
        })
    }

    fn solve(rules: Rules, sow: impl FnOnce(&Symmetries, &mut dyn FnMut(u64))) -> Self {
        let symmetries = Symmetries::of(rules);
        let mut graph = Graph::default();
        sow(&symmetries, &mut |key| {
            graph.number(key);
        });
        while let Some(&key) = graph.keys.get(graph.starts.len()) {
            graph.visit(&symmetries, &symmetries.position(key));
        }
        let values = graph.decide();
        Self { symmetries, numbers: graph.numbers, keys: graph.keys, values }
    }

    /// How many symmetries the game has.
    pub(crate) fn symmetries(&self) -> usize {
        self.symmetries.len()
    }

    /// The value of a position, if it was reached.
    pub(crate) fn value(&self, position: &Mill) -> Option<Value> {
        let number = self.numbers.get(self.symmetries.key(position))?;
        Some(value(self.values[number as usize]))
    }

    /// Every position, one of each class of mirror images, with its value.
    pub(crate) fn positions(&self) -> impl Iterator<Item = (Mill, Value)> {
        let all = self.keys.iter().zip(&self.values);
        all.map(|(&key, &decided)| (self.symmetries.position(key), value(decided)))
    }
}

fn value(decided: u16) -> Value {
    match decided {
        OPEN => Value::Draw,
        odd if odd % 2 == 1 => Value::Win(Some(odd / 2)),
        even => Value::Loss(Some(even / 2)),
    }
}

/// The positions found so far and the turns between them.
#[derive(Default)]
struct Graph {
    numbers: Numbers,
    keys: Vec<u64>,
    /// Where the turns of each position begin in the list of turns.
    starts: Vec<u32>,
    turns: Vec<Arrow>,
    /// The positions that end the game, and whether the side to move has won.
    ends: Vec<(u32, bool)>,
}

/// One end of a turn: a position, and whether the turn leaves the same side to move.
#[derive(Clone, Copy)]
struct Arrow(u32);

impl Arrow {
    fn new(position: u32, same_side: bool) -> Self {
        Self(position << 1 | u32::from(same_side))
    }

    const fn position(self) -> u32 {
        self.0 >> 1
    }

    const fn keeps_side(self) -> bool {
        self.0 & 1 == 1
    }
}

impl Graph {
    fn number(&mut self, key: u64) -> u32 {
        let keys = &mut self.keys;
        *self.numbers.entry(key).or_insert_with(|| {
            keys.push(key);
            let number = u32::try_from(keys.len() - 1).ok().filter(|number| *number < 1 << 31);
            number.expect("so many positions do not fit in memory")
        })
    }

    /// Finds the turns of the next position that has not been looked at.
    fn visit(&mut self, symmetries: &Symmetries, position: &Mill) {
        let at = self.starts.len() as u32;
        self.starts.push(self.turns.len() as u32);
        if let Some(end) = position.end() {
            if let Some(winner) = end.outcome.winner() {
                self.ends.push((at, winner == position.turn()));
            }
            return;
        }
        for child in successors(position) {
            let to = self.number(symmetries.key(&child));
            self.turns.push(Arrow::new(to, child.turn() == position.turn()));
        }
    }

    fn turns(&self, at: usize) -> &[Arrow] {
        let end = self.starts.get(at + 1).map_or(self.turns.len(), |&start| start as usize);
        &self.turns[self.starts[at] as usize..end]
    }

    /// The same turns, each at the position it leads to.
    fn backwards(&self) -> Self {
        let mut starts = vec![0u32; self.keys.len() + 1];
        for turn in &self.turns {
            starts[turn.position() as usize + 1] += 1;
        }
        for at in 1..starts.len() {
            starts[at] += starts[at - 1];
        }
        let mut free = starts.clone();
        let mut turns = vec![Arrow(0); self.turns.len()];
        for at in 0..self.keys.len() {
            for turn in self.turns(at) {
                let place = &mut free[turn.position() as usize];
                turns[*place as usize] = Arrow::new(at as u32, turn.keeps_side());
                *place += 1;
            }
        }
        Self { starts, turns, ..Self::default() }
    }

    /// Decides what is decided, nearest to the end first.
    fn decide(&self) -> Vec<u16> {
        let backwards = self.backwards();
        let mut values = vec![OPEN; self.keys.len()];
        let mut open: Vec<u16> =
            (0..self.keys.len()).map(|at| self.turns(at).len() as u16).collect();
        let mut decided: Vec<u32> = Vec::new();
        for &(end, won) in &self.ends {
            values[end as usize] = u16::from(won);
            decided.push(end);
        }
        let mut next = 0;
        while let Some(&position) = decided.get(next) {
            next += 1;
            let value = values[position as usize];
            for turn in backwards.turns(position as usize) {
                let before = turn.position() as usize;
                if values[before] != OPEN {
                    continue;
                }
                open[before] -= 1;
                let wins = turn.keeps_side() == (value % 2 == 1);
                if wins || open[before] == 0 {
                    values[before] = 2 * (value / 2 + 1) + u16::from(wins);
                    decided.push(before as u32);
                }
            }
        }
        values
    }
}

/// Every position of a sub-space that can be.
fn seed_space(rules: Rules, symmetries: &Symmetries, space: Space, seed: &mut dyn FnMut(u64)) {
    let points = rules.geometry().points().bits();
    let hands = (space.mover_hand, space.waiter_hand);
    // Positions with the same stones waiting come together, because their successors do.
    for waiter in subsets(points, space.waiter) {
        if !symmetries.is_lowest(stones_key(0, waiter, (0, 0))) {
            continue;
        }
        for mover in subsets(points & !waiter, space.mover) {
            if let Some(position) = symmetries.try_position(stones_key(mover, waiter, hands)) {
                seed(symmetries.key(&position));
            }
        }
    }
}

/// All subsets of so many elements.
pub(crate) fn subsets(of: u32, size: u8) -> Vec<u32> {
    let elements: Vec<u32> = (0..32).map(|bit| 1 << bit).filter(|bit| of & bit != 0).collect();
    let mut found = Vec::new();
    choose(&elements, u32::from(size), 0, &mut found);
    found
}

fn choose(elements: &[u32], more: u32, chosen: u32, found: &mut Vec<u32>) {
    if more == 0 {
        found.push(chosen);
    } else if let Some((first, rest)) = elements.split_first() {
        choose(rest, more - 1, chosen | first, found);
        choose(rest, more, chosen, found);
    }
}

/// The numbers given to positions: a small map for each set of the mover's stones, because the
/// successors of a position, where the other side moves, mostly lie in one of them.
#[derive(Default, Debug)]
struct Numbers(Map<u64, Map<u32, u32>>);

type Map<K, V> = HashMap<K, V, BuildHasherDefault<Mixed>>;

impl Numbers {
    fn get(&self, key: u64) -> Option<u32> {
        self.0.get(&(key >> 24))?.get(&(key as u32 & 0xff_ffff)).copied()
    }

    fn entry(&mut self, key: u64) -> Entry<'_, u32, u32> {
        self.0.entry(key >> 24).or_default().entry(key as u32 & 0xff_ffff)
    }
}

/// A fast hash of one number.
#[derive(Clone, Copy, Default, Debug)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = mix(self.0 ^ u64::from(byte));
        }
    }

    fn write_u32(&mut self, number: u32) {
        self.0 = mix(u64::from(number));
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = mix(number);
    }
}
