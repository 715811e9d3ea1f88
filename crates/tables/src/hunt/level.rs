//! One number of hunters, solved backwards ply by ply.

use std::convert::Infallible;

use board::{Position, Side, State};
use hunt::{Battue, battue::Rules};
use mill::{Point, PointSet};

use super::{
    from_byte,
    orbits::{Atlas, Orbits},
    to_byte,
};
use crate::{
    Value,
    turns::{value_at_end, value_by_turns},
};

/// The values of all positions with one number of hunters, if no hunt is ever stopped.
#[derive(Debug)]
pub(super) struct Level {
    hunters: u32,
    orbits: Orbits,
    /// By side to move and [`Orbits::place`]; draws are hunts that go on for ever.
    values: [Vec<u8>; 2],
}

impl Level {
    /// Solves a level, given the one with one hunter less where the quarry takes; with it comes
    /// its atlas, for the next one.
    pub(super) fn solve(
        rules: Rules,
        hunters: u32,
        below: Option<(&Self, &Atlas)>,
    ) -> (Self, Atlas) {
        let (orbits, atlas) = Orbits::new(hunters);
        let values = [(); 2].map(|()| vec![to_byte(Value::Draw); orbits.places()]);
        let level = Self { hunters, orbits, values };
        let mut solver = Solver { rules, below, atlas, level, layers: Vec::new() };
        solver.survey();
        let mut plies = 0;
        while plies < solver.layers.len() {
            solver.settle(plies);
            plies += 1;
        }
        (solver.level, solver.atlas)
    }

    pub(super) fn hunters(&self) -> u32 {
        self.hunters
    }

    /// The value of a position with so many hunters.
    pub(super) fn value(&self, position: &Battue) -> Value {
        let place = self.orbits.place(position.hunters(), position.quarry());
        from_byte(self.values[position.turn() as usize][place])
    }

    pub(super) fn bytes(&self) -> usize {
        self.values.iter().map(Vec::len).sum::<usize>() + self.orbits.bytes()
    }
}

/// A position that is decided, or will be when its layer is settled.
#[derive(Clone, Copy, Debug)]
struct Decided {
    turn: Side,
    place: u32,
    value: Value,
}

struct Solver<'a> {
    rules: Rules,
    below: Option<(&'a Level, &'a Atlas)>,
    atlas: Atlas,
    level: Level,
    /// By plies to the end, the positions found to be decided; some are found more than once.
    layers: Vec<Vec<Decided>>,
}

impl Solver<'_> {
    /// Finds the positions decided by the rules, and by quarries that take.
    fn survey(&mut self) {
        for place in 0..self.level.orbits.places() {
            let (hunters, quarry) = self.level.orbits.placement(place);
            if self.place(hunters, quarry) == place {
                self.look_at(hunters, quarry, Side::White);
            }
        }
    }

    /// Enters the positions of a layer and looks at those before them.
    fn settle(&mut self, plies: usize) {
        let mut layer = std::mem::take(&mut self.layers[plies]);
        layer.retain(|decided| {
            let byte = &mut self.level.values[decided.turn as usize][decided.place as usize];
            let is_new = from_byte(*byte) == Value::Draw;
            if is_new {
                *byte = to_byte(decided.value);
            }
            is_new
        });
        for decided in layer {
            self.go_back(decided);
        }
    }

    /// Looks at the positions from which a step leads to a decided one.
    ///
    /// Steps and hops that take nothing can be taken back, so these are the turns that the side
    /// which is not to move could make.
    fn go_back(&mut self, decided: Decided) {
        let (hunters, quarry) = self.level.orbits.placement(decided.place as usize);
        let turn = decided.turn.other();
        for m in self.position(hunters, quarry, turn).legal_moves() {
            let (hunters, quarry) = match (turn, m.taken) {
                (Side::White, None) => (hunters, m.to),
                (Side::White, Some(_)) => continue,
                (Side::Black, _) => (hunters.without(m.from).with(m.to), quarry),
            };
            let place = self.place(hunters, quarry);
            if from_byte(self.level.values[turn as usize][place]) != Value::Draw {
                continue;
            }
            match decided.value {
                Value::Loss(_) => self.find(turn, place, decided.value.of_turn(false)),
                _ => self.look_for_loss(hunters, quarry, turn),
            }
        }
    }

    /// Finds out whether a position is decided by what is known of its turns.
    fn look_at(&mut self, hunters: PointSet, quarry: Point, turn: Side) {
        let position = self.position(hunters, quarry, turn);
        let Ok(value) = value_by_turns(&position, |child| Ok::<_, Infallible>(self.known(child)));
        if value != Value::Draw {
            self.find(turn, self.place(hunters, quarry), value);
        }
    }

    /// Finds out whether all turns of a position are known to lose.
    fn look_for_loss(&mut self, hunters: PointSet, quarry: Point, turn: Side) {
        let position = self.position(hunters, quarry, turn);
        let mut is_open = false;
        let Ok(value) = value_by_turns(&position, |child| {
            let value = if is_open { Value::Draw } else { self.known(child) };
            is_open |= !matches!(value, Value::Win(_));
            Ok::<_, Infallible>(value)
        });
        if !is_open {
            self.find(turn, self.place(hunters, quarry), value);
        }
    }

    fn find(&mut self, turn: Side, place: usize, value: Value) {
        let (Value::Win(Some(plies)) | Value::Loss(Some(plies))) = value else {
            return;
        };
        let plies = usize::from(plies);
        if self.layers.len() <= plies {
            self.layers.resize_with(plies + 1, Vec::new);
        }
        self.layers[plies].push(Decided { turn, place: place as u32, value });
    }

    /// What is known of a position so far.
    fn known(&self, position: &Battue) -> Value {
        let (hunters, quarry) = (position.hunters(), position.quarry());
        let (level, atlas) = match self.below {
            _ if hunters.len() == self.level.hunters => (&self.level, &self.atlas),
            Some(below) => below,
            // With too few hunters the hunt is over.
            None => return value_at_end(position).unwrap_or(Value::Draw),
        };
        let place = level.orbits.place_by(atlas, hunters, quarry);
        from_byte(level.values[position.turn() as usize][place])
    }

    fn place(&self, hunters: PointSet, quarry: Point) -> usize {
        self.level.orbits.place_by(&self.atlas, hunters, quarry)
    }

    fn position(&self, hunters: PointSet, quarry: Point, turn: Side) -> Battue {
        Battue::set_up(self.rules, quarry, hunters, turn, 0)
            .expect("the quarry is on a free point, and the hunters are as many as can be left")
    }
}
