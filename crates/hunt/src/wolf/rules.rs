//! The rules as data.

use board::{Impossible, Preset, RuleSet, choice, rule_set};

use super::PRESETS;

rule_set! {
    /// The rules of Wolf and Sheep.
    pub struct Rules for "wolf" {
        /// Who makes the first step once the wolf has been put on the board.
        graph first: First,
    }
}

choice! {
    /// Who makes the first step.
    pub enum First {
        /// The wolf: its player goes on after putting it on the board.
        Wolf = "wolf",
        /// The sheep.
        Sheep = "sheep",
    }
}

impl RuleSet for Rules {
    fn presets() -> &'static [Preset<Self>] {
        PRESETS
    }

    fn check(&self) -> Result<(), Impossible> {
        // Either side can make the first step.
        Ok(())
    }

    fn canonical(&self) -> Self {
        *self
    }
}
