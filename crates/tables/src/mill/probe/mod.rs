//! Questions to the tables of mill: what is a position worth, and what is each of its turns?

mod error;
pub(crate) mod kind;
mod known;
mod length;
mod search;

use std::{
    collections::HashMap,
    io,
    sync::{Arc, PoisonError, RwLock},
};

use board::{Position, RuleSet, State};
use mill::{ExtraTurn, Mill, Move, Placing, Rules};

pub use self::error::ProbeError;
use self::search::Search;
use super::{Frame, INDEX_VERSION, Space, refusal};
use crate::{
    Symbol, Tables, Turn, Value, Wdl,
    container::{Expected, Metric, TableError, TableFile},
    turns,
};

/// How many tables a prober keeps at hand.
const MOST_TABLES: usize = 100;

/// The tables of one game, ready to be asked. Any number of threads may ask.
#[derive(Debug)]
pub struct Prober {
    tables: Tables,
    rules: Rules,
    graph: u64,
    frame: Frame,
    at_hand: RwLock<HashMap<Space, Arc<TableFile>>>,
}

impl Prober {
    /// Asks the tables of the game with these rules, and of every game equal to it.
    ///
    /// # Errors
    ///
    /// If the rules are of a kind that no tables can be made for.
    pub fn new(tables: &Tables, rules: Rules) -> Result<Self, ProbeError> {
        if let Some(reason) = refusal(&rules) {
            return Err(ProbeError::Refused(reason));
        }
        let graph = rules.graph_hash().0;
        // Equal games share tables, so what they do not share must not reach the numbering.
        let frame = Frame::new(rules.canonical());
        Ok(Self { tables: tables.clone(), rules, graph, frame, at_hand: RwLock::default() })
    }

    /// The rules.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The sub-spaces there are tables of, the smallest first.
    ///
    /// # Errors
    ///
    /// If the folder cannot be read. If it does not exist there are none.
    pub fn spaces(&self) -> io::Result<Vec<Space>> {
        let names = self.tables.spaces_of(self.graph)?;
        let mut spaces: Vec<Space> = names.iter().filter_map(|name| name.parse().ok()).collect();
        spaces.sort_by_key(|space| {
            (space.mover_hand + space.waiter_hand, space.mover + space.waiter, *space)
        });
        Ok(spaces)
    }

    /// How the positions are numbered.
    pub(super) fn frame(&self) -> &Frame {
        &self.frame
    }

    /// The tables that are asked.
    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    /// The value of a position. Where stones are in hand and no table knows the position, it is
    /// searched until the tables do, which may take long and leaves the plies unknown.
    ///
    /// # Errors
    ///
    /// If a table that is needed is missing or cannot be used, or if the position is one of
    /// another game.
    pub fn value(&self, position: &Mill) -> Result<Value, ProbeError> {
        self.check(position)?;
        self.searched(position, &mut Search::new(self))
    }

    /// Every turn of a position with its value, the best first; equal ones in the order of
    /// [`State::legal_moves`].
    ///
    /// # Errors
    ///
    /// As [`Prober::value`].
    pub fn turns(&self, position: &Mill) -> Result<Vec<Turn<Move>>, ProbeError> {
        self.check(position)?;
        let mut search = Search::new(self);
        turns(position, |after| self.searched(after, &mut search))
    }

    /// The value of a position that a table holds.
    ///
    /// # Errors
    ///
    /// If there is no such table, or it cannot be used.
    pub fn stored(&self, position: &Mill) -> Result<Value, ProbeError> {
        let (space, index) = self.locate(position);
        let table = self.table(space)?;
        let symbol = table.get(index).map_err(ProbeError::Table)?;
        read(symbol, table.header().metric).ok_or_else(|| ProbeError::NoPosition(position.to_fen()))
    }

    /// The value of a position by tables alone, without a search.
    ///
    /// # Errors
    ///
    /// If a table that is needed is missing or cannot be used.
    pub fn by_tables(&self, position: &Mill) -> Result<Value, ProbeError> {
        kind::value(position, &mut |stored| self.stored(stored))
    }

    /// Where a position stands.
    pub(super) fn locate(&self, position: &Mill) -> (Space, u64) {
        let (mover, waiter) = (position.turn(), !position.turn());
        let space = space_of(position);
        (space, self.frame.locate(space, position.stones(mover), position.stones(waiter)))
    }

    /// The table of a sub-space.
    pub(super) fn table(&self, space: Space) -> Result<Arc<TableFile>, ProbeError> {
        let at_hand = self.at_hand.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(table) = at_hand.get(&space) {
            return Ok(Arc::clone(table));
        }
        drop(at_hand);
        let expected = Expected {
            game: "mill".to_string(),
            graph: self.graph,
            space: space.to_string(),
            metric: None,
            index_version: INDEX_VERSION,
        };
        let table = self.tables.table(&expected).map_err(|error| match error {
            TableError::Missing { .. } => ProbeError::Missing(space),
            error @ TableError::Failed { .. } => ProbeError::Table(error),
        })?;
        let mut at_hand = self.at_hand.write().unwrap_or_else(PoisonError::into_inner);
        if at_hand.len() >= MOST_TABLES {
            at_hand.clear();
        }
        at_hand.insert(space, Arc::clone(&table));
        Ok(table)
    }

    fn searched(&self, position: &Mill, search: &mut Search<'_>) -> Result<Value, ProbeError> {
        match self.by_tables(position) {
            Err(ProbeError::Missing(space)) if !space.is_moving() => {
                if self.rules.placing == Placing::Mixed {
                    return Err(ProbeError::Missing(space));
                }
                Ok(match search.wdl(position)? {
                    Wdl::Win => Value::Win(None),
                    Wdl::Draw => Value::Draw,
                    Wdl::Loss => Value::Loss(None),
                })
            }
            answer => answer,
        }
    }

    /// A number of a position that is the same for all its mirror images.
    fn key(&self, position: &Mill) -> u64 {
        let (mover, waiter) = (position.turn(), !position.turn());
        let stones = [mover, waiter].map(|side| position.stones(side).bits());
        let images = (0..self.frame.symmetries.len())
            .map(|symmetry| stones.map(|set| u64::from(self.frame.image(symmetry, set))));
        let [mover_image, waiter_image] = images.min().unwrap_or_default();
        let extra = match position.extra_turn() {
            ExtraTurn::No => 0,
            ExtraTurn::Earned => 1,
            ExtraTurn::AfterStep => 2,
        };
        mover_image
            | waiter_image << 24
            | u64::from(position.hand(mover)) << 48
            | u64::from(position.hand(waiter)) << 53
            | extra << 58
    }

    fn check(&self, position: &Mill) -> Result<(), ProbeError> {
        if position.rules().graph_hash().0 == self.graph {
            return Ok(());
        }
        Err(ProbeError::OtherRules(position.to_fen()))
    }
}

/// The sub-space of a position.
pub fn space_of(position: &Mill) -> Space {
    let (mover, waiter) = (position.turn(), !position.turn());
    let count = |side| position.stones(side).len() as u8;
    Space {
        mover: count(mover),
        waiter: count(waiter),
        mover_hand: position.hand(mover),
        waiter_hand: position.hand(waiter),
    }
}

/// What a table says; nothing where it holds no position.
pub(super) fn read(symbol: Symbol, metric: Metric) -> Option<Value> {
    let plies = (metric == Metric::Plies).then_some(symbol.plies());
    (symbol != Symbol::NONE).then_some(match symbol.wdl() {
        Wdl::Win => Value::Win(plies),
        Wdl::Draw => Value::Draw,
        Wdl::Loss => Value::Loss(plies),
    })
}
