//! Games like those of people who know something: most turns keep the exact value, the others are
//! drawn by lot.

use std::path::Path;

use ::mill::Mill;
use anyhow::{Context, bail, ensure};
use board::{Position, State};
use game::AnyRules;
use tables::{Tables, Turn, mill::Prober};

use crate::{cli::TablesFolder, named_rules, probe::CACHE_BYTES, tables_folder};

/// Of so many turns, how many keep the value whatever the lot says.
const KEEPING: (u8, u8) = (3, 4);

/// Games are broken off after so many plies.
const LONGEST: usize = 150;

/// After so many games in a row that nothing is taken from there is nothing to be had.
const PATIENCE: u32 = 1000;

/// A position of a game and its turns with their values, the best first.
pub(super) type Lived = (Mill, Vec<Turn<::mill::Move>>);

/// Plays games by the tables of a rule set.
pub(super) struct Games {
    pub(super) id: String,
    prober: Prober,
    random: fastrand::Rng,
}

impl Games {
    pub(super) fn open(id: &str, folder: &TablesFolder, seed: u64) -> anyhow::Result<Self> {
        let named = named_rules::find(id)?;
        let AnyRules::Mill(rules) = named.rules else {
            bail!("{} is no game of mill", named.id);
        };
        let tables = Tables::open(&tables_folder::find(folder)?, CACHE_BYTES);
        let prober =
            Prober::new(&tables, rules).with_context(|| asked(&named.id, tables.folder()))?;
        Ok(Self { id: named.id, prober, random: fastrand::Rng::with_seed(seed) })
    }

    /// Plays until enough is taken: `take` is handed the positions of each game and says how much it
    /// has taken in all.
    pub(super) fn play_until(
        &mut self,
        enough: usize,
        mut take: impl FnMut(Vec<Lived>, &mut fastrand::Rng) -> usize,
    ) -> anyhow::Result<()> {
        let (mut taken, mut idle) = (0, 0);
        while taken < enough {
            let lived = self.play()?;
            let now = take(lived, &mut self.random);
            idle = if now == taken { idle + 1 } else { 0 };
            ensure!(idle < PATIENCE, "{PATIENCE} games in a row had nothing to ask about");
            taken = now;
        }
        Ok(())
    }

    /// Plays a game; gives its positions.
    fn play(&mut self) -> anyhow::Result<Vec<Lived>> {
        let mut lived = Vec::new();
        let mut position = Mill::initial(self.prober.rules());
        for _ in 0..LONGEST {
            if position.end().is_some() {
                break;
            }
            let turns = self
                .prober
                .turns(&position)
                .with_context(|| asked(&self.id, self.prober.tables().folder()))?;
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

/// What was asked, for whoever reads an error.
fn asked(id: &str, folder: &Path) -> String {
    format!("{id} in {}", folder.display())
}
