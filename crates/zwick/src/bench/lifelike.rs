//! Games like those of people who know something: most turns keep the exact value, the others are
//! drawn by lot.

use ::mill::{Mill, Rules};
use board::{Position, State};
use tables::{
    Turn,
    mill::{ProbeError, Prober},
};

/// Of so many turns, how many keep the value whatever the lot says.
const KEEPING: (u8, u8) = (3, 4);

/// Games are broken off after so many plies.
const LONGEST: usize = 150;

/// A position of a game and its turns with their values, the best first.
pub(super) type Lived = (Mill, Vec<Turn<::mill::Move>>);

/// Plays games.
pub(super) struct Games<'a> {
    prober: &'a Prober,
    pub(super) random: fastrand::Rng,
}

impl<'a> Games<'a> {
    pub(super) fn new(prober: &'a Prober, seed: u64) -> Self {
        Self { prober, random: fastrand::Rng::with_seed(seed) }
    }

    /// Plays a game; gives its positions in which there was something to choose.
    pub(super) fn play(&mut self, rules: Rules) -> Result<Vec<Lived>, ProbeError> {
        let mut lived = Vec::new();
        let mut position = Mill::initial(rules);
        for _ in 0..LONGEST {
            if position.end().is_some() {
                break;
            }
            let turns = self.prober.turns(&position)?;
            let best = turns[0].value.wdl();
            let keeping = turns.iter().filter(|turn| turn.value.wdl() == best).count();
            let keeps = self.random.u8(..KEEPING.1) < KEEPING.0;
            let choices = if keeps { keeping } else { turns.len() };
            let chosen = turns[self.random.usize(..choices)].m;
            lived.push((position, turns));
            position.play_unchecked(chosen);
        }
        Ok(lived)
    }
}
