//! The rules as data.

use alloc::format;

use board::{Fields, Impossible, Preset, RuleSet, choice, rule_set};

use super::PRESETS;

rule_set! {
    /// The rules of the hunt on the mill board.
    pub struct Rules for "battue" {
        /// How many hunters there are.
        graph hunters: u8,
        /// Whether the quarry may hop over a hunter.
        graph quarry_hop: Hop,
        /// After how many hunter moves the hunt is stopped.
        ///
        /// It speaks of the course of a hunt, not of a position: as with the draws, positions
        /// that differ in the count alone are equal.
        table limit: u16,
    }
}

choice! {
    /// Whether the quarry may hop over an adjacent hunter to the empty third point of a line.
    pub enum Hop {
        /// It may not.
        No = "no",
        /// It may, and the hunter stays.
        Hop = "hop",
        /// It may, and the hunter is taken.
        Take = "take",
    }
}

impl Rules {
    /// The most hunters; two are the fewest.
    pub const MOST_HUNTERS: u8 = 8;

    /// The fewest hunters that can leave the quarry without a move: its neighbours in a corner,
    /// and where it hops the points behind them too.
    pub const fn fewest_hunters(&self) -> u8 {
        match self.quarry_hop {
            Hop::No => 2,
            Hop::Hop | Hop::Take => 4,
        }
    }
}

impl RuleSet for Rules {
    fn presets() -> &'static [Preset<Self>] {
        PRESETS
    }

    fn check(&self) -> Result<(), Impossible> {
        if !(2..=Self::MOST_HUNTERS).contains(&self.hunters) {
            return Err(Impossible(format!("{} hunters, there are 2 to 8", self.hunters)));
        }
        if self.hunters < self.fewest_hunters() {
            return Err(Impossible(format!(
                "{} hunters cannot hold a quarry that hops, it takes {}",
                self.hunters,
                self.fewest_hunters()
            )));
        }
        if self.limit == 0 {
            return Err(Impossible("a hunt of 0 moves".into()));
        }
        Ok(())
    }

    fn canonical(&self) -> Self {
        *self
    }

    fn has_effect(&self, field: &str) -> bool {
        match field {
            // Everybody steps anyway; only a hop is worth a word.
            "quarry_hop" => self.quarry_hop != Hop::No,
            _ => Self::FIELDS.iter().any(|known| known.name == field),
        }
    }
}
