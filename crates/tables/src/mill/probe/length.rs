//! How long a decided game takes where the tables know only who wins: while stones are placed.
//!
//! The tables of placing say which turns keep what is won, and the winner follows only those, down
//! to the tables of moving, which know the plies. "Is it over within so many plies?" is asked for
//! fewer and for more until the answer is exact. What was found out is remembered for all mirror
//! images of a position, and turns that have answered the question elsewhere are tried first.

use std::cmp::Reverse;

use board::{Position, State};
use mill::{Mill, Move};

use super::{
    ProbeError, Prober,
    kind::{Kind, kind},
    known::{Bounds, Credit, Known, MOST},
    space_of,
};
use crate::{Turn, Value, Wdl, container::Metric, mill::extent, turns};

/// How many positions are looked at between two reports.
const REPORT_EVERY: u64 = 1 << 12;

impl Prober {
    /// The value of a position with the plies to the end, also where the tables do not keep them.
    /// This may take long, and `memory` bytes beside the tables; meanwhile `report` is told which
    /// number of plies is in question and how many positions were looked at.
    ///
    /// # Errors
    ///
    /// If a table that is needed is missing or cannot be used; those of placing are.
    pub fn value_with_length(
        &self,
        position: &Mill,
        memory: usize,
        report: &mut dyn FnMut(u16, u64),
    ) -> Result<Value, ProbeError> {
        self.check(position)?;
        Length::new(self, memory, report)?.value(position).map_err(|error| self.explain(error))
    }

    /// Every turn of a position with its value and, where it is decided, the plies; as
    /// [`Prober::turns`]. This may take long.
    ///
    /// # Errors
    ///
    /// As [`Prober::value_with_length`].
    pub fn turns_with_lengths(
        &self,
        position: &Mill,
        memory: usize,
        report: &mut dyn FnMut(u16, u64),
    ) -> Result<Vec<Turn<Move>>, ProbeError> {
        self.check(position)?;
        let mut search = Length::new(self, memory, report)?;
        turns(position, |after| search.value(after)).map_err(|error| self.explain(error))
    }

    /// A table that no solve makes is not called missing.
    fn explain(&self, error: ProbeError) -> ProbeError {
        match error {
            ProbeError::Missing(space) if !extent(self.rules).has(&space.to_string()) => {
                ProbeError::NeverArises(space)
            }
            error => error,
        }
    }

    /// Fails if a table of moving keeps no plies, which would have to be searched for without end.
    fn require_plies(&self) -> Result<(), ProbeError> {
        let spaces = self.spaces().unwrap_or_default();
        for space in spaces.into_iter().filter(|space| space.is_moving()) {
            if self.table(space)?.header().metric == Metric::Wdl {
                return Err(ProbeError::NoPlies(space));
            }
        }
        Ok(())
    }
}

struct Length<'a> {
    prober: &'a Prober,
    known: Known,
    credit: Credit,
    report: &'a mut dyn FnMut(u16, u64),
    /// The question that is being asked.
    question: u16,
    /// How many positions were looked at.
    looked: u64,
}

/// A position with stones in hand that one side wins, or, where a turn of the winner has led to
/// it, may win.
#[derive(Clone, Copy)]
struct Node {
    position: Mill,
    /// Whether it is the side to move that wins.
    wins: bool,
    key: u64,
}

/// A turn and what it leads to.
struct Branch {
    m: Move,
    node: Node,
}

impl<'a> Length<'a> {
    fn new(
        prober: &'a Prober,
        memory: usize,
        report: &'a mut dyn FnMut(u16, u64),
    ) -> Result<Self, ProbeError> {
        prober.require_plies()?;
        let (known, credit) = (Known::new(memory), Credit::new());
        Ok(Self { prober, known, credit, report, question: 0, looked: 0 })
    }

    /// The value of a position with its plies.
    fn value(&mut self, position: &Mill) -> Result<Value, ProbeError> {
        Ok(match self.prober.by_tables(position)? {
            Value::Win(None) => Value::Win(self.plies(position, true)?),
            Value::Loss(None) => Value::Loss(self.plies(position, false)?),
            known => known,
        })
    }

    /// The plies of a decided position.
    fn plies(&mut self, position: &Mill, wins: bool) -> Result<Option<u16>, ProbeError> {
        let node = self.node(*position, wins);
        let mut within = 16;
        while !self.ask(&node, within)? {
            if within >= MOST {
                return Ok(None);
            }
            within *= 2;
        }
        let mut above = 0;
        while within - above > 1 {
            let middle = u16::midpoint(within, above);
            if self.ask(&node, middle)? {
                within = middle;
            } else {
                above = middle;
            }
        }
        Ok(Some(within))
    }

    fn ask(&mut self, node: &Node, limit: u16) -> Result<bool, ProbeError> {
        self.question = limit;
        let bounds = self.known.get(node.key);
        self.is_over_within(node, bounds, limit)
    }

    /// Whether a decided position is over within so many plies, the winner hurrying and the loser
    /// holding out.
    fn is_over_within(
        &mut self,
        node: &Node,
        bounds: Bounds,
        limit: u16,
    ) -> Result<bool, ProbeError> {
        if let Some(answer) = bounds.answer(limit) {
            return Ok(answer);
        }
        self.looked += 1;
        if self.looked.is_multiple_of(REPORT_EVERY) {
            (self.report)(self.question, self.looked);
        }
        let answer = match self.branches(node, limit - 1)? {
            Some(branches) => self.is_over_by_turns(node, branches, limit - 1)?,
            None => node.wins,
        };
        self.known.put(node.key, bounds.with(limit, answer));
        Ok(answer)
    }

    /// The turns whose answers are not known yet, the most promising first; `None` if that of
    /// another is and settles the question for the side to move.
    fn branches(&self, node: &Node, limit: u16) -> Result<Option<Vec<Branch>>, ProbeError> {
        let mut branches = Vec::new();
        for m in node.position.legal_moves() {
            let mut after = node.position;
            after.play_unchecked(m);
            let wins = node.wins == (after.turn() == node.position.turn());
            let answer = if is_open(&after) {
                let node = self.node(after, wins);
                let answer = self.known.get(node.key).answer(limit);
                if answer.is_none() {
                    branches.push(Branch { m, node });
                }
                answer
            } else {
                let plies = plies(self.prober.by_tables(&after)?, wins);
                Some(plies.is_some_and(|plies| plies <= limit))
            };
            if answer == Some(node.wins) {
                return Ok(None);
            }
        }
        branches.sort_by_cached_key(|branch| Reverse(self.credit.of(&branch.m, node.wins)));
        Ok(Some(branches))
    }

    fn is_over_by_turns(
        &mut self,
        node: &Node,
        branches: Vec<Branch>,
        limit: u16,
    ) -> Result<bool, ProbeError> {
        for Branch { m, node: after } in branches {
            // What was found out about the turns before may say something of this one.
            let bounds = self.known.get(after.key);
            // Whatever the loser does is lost; the winner must not let the win slip.
            if node.wins && bounds == Bounds::NONE && !self.is_decided(&after)? {
                continue;
            }
            if self.is_over_within(&after, bounds, limit)? == node.wins {
                let hand = node.position.hand(node.position.turn());
                self.credit.give(&m, node.wins, hand);
                return Ok(node.wins);
            }
        }
        Ok(!node.wins)
    }

    fn is_decided(&self, node: &Node) -> Result<bool, ProbeError> {
        let wanted = if node.wins { Wdl::Win } else { Wdl::Loss };
        Ok(self.prober.by_tables(&node.position)?.wdl() == wanted)
    }

    fn node(&self, position: Mill, wins: bool) -> Node {
        Node { position, wins, key: self.prober.key(&position) << 1 | u64::from(wins) }
    }
}

/// Whether the tables know only who wins: the game goes on, and stones are in hand.
fn is_open(position: &Mill) -> bool {
    !matches!(kind(position), Kind::Over(_)) && !space_of(position).is_moving()
}

/// The plies of a value, if the right side wins.
fn plies(value: Value, wins: bool) -> Option<u16> {
    match value {
        Value::Win(plies) if wins => plies,
        Value::Loss(plies) if !wins => plies,
        _ => None,
    }
}
