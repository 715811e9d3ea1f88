//! The rules as data.

use alloc::format;

use board::{Impossible, Preset, RuleSet, rule_set};

use crate::{Goal, Hole, HoleSet, Layout, PRESETS};

rule_set! {
    /// What is played: the board, the hole that is empty at the start, and what has to be left.
    pub struct Rules for "pegs" {
        /// The board.
        graph layout: Layout,
        /// The hole that is empty at the start.
        graph vacancy: Hole,
        /// What has to be left.
        graph goal: Goal,
    }
}

impl Rules {
    /// The pegs at the start: one in every hole but the empty one.
    pub const fn start(&self) -> HoleSet {
        self.layout.holes().without(self.vacancy)
    }
}

impl RuleSet for Rules {
    fn presets() -> &'static [Preset<Self>] {
        PRESETS
    }

    fn check(&self) -> Result<(), Impossible> {
        let Self { layout, vacancy, goal } = *self;
        if !layout.holes().contains(vacancy) {
            return Err(Impossible(format!("vacancy {vacancy} is off the {layout} board")));
        }
        if let Some(problem) = goal.problem(layout) {
            return Err(Impossible(problem));
        }
        let Goal::Exactly(holes) = goal else {
            return Ok(());
        };
        if holes.len() >= self.start().len() {
            return Err(Impossible(format!("goal {goal} leaves no peg to remove")));
        }
        if layout.class(holes) != layout.class(self.start()) {
            return Err(Impossible(format!(
                "goal {goal} is in another class than the start with {vacancy} empty, \
                 and no jump leads from one class to another"
            )));
        }
        Ok(())
    }

    fn canonical(&self) -> Self {
        *self
    }
}
