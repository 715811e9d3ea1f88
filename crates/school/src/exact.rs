//! What every turn of a position is worth, exactly, whatever the game.

use board::{Position, State};
use game::{AnyGame, AnyMove, AnyRules};
use tables::{
    Tables, Turn, Value, draughts,
    hunt::{SolvedBattue, SolvedWolf},
    mill,
};

use crate::reach::Reach;

/// Knows what turns of one rule set are worth.
#[derive(Debug)]
pub enum Exact {
    /// By the tables of mill.
    Mill(Box<mill::Prober>),
    /// By the tables of draughts, and a search that ends in them.
    Draughts(Box<Reach>),
    /// By heart.
    Wolf(Box<SolvedWolf>),
    /// By heart.
    Battue(Box<SolvedBattue>),
}

/// A turn with its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Judged {
    /// The turn.
    pub m: AnyMove,
    /// What it is worth for the side that makes it.
    pub value: Value,
}

/// Why nothing is known of a rule set.
#[derive(Debug, thiserror::Error)]
pub enum ExactError {
    /// No tables can be made of mill by these rules.
    #[error(transparent)]
    Mill(#[from] mill::ProbeError),
    /// No tables can be made of draughts by these rules.
    #[error(transparent)]
    Draughts(#[from] draughts::ProbeError),
    /// The rules cannot hold together.
    #[error(transparent)]
    Impossible(#[from] board::Impossible),
    /// Solitaire has no values.
    #[error("solitaire has no turns to judge")]
    Alone,
}

impl Exact {
    /// What is known of some rules, with the tables of a folder.
    ///
    /// # Errors
    ///
    /// If nothing can be known of them.
    pub fn new(rules: AnyRules, tables: &Tables) -> Result<Self, ExactError> {
        Ok(match rules {
            AnyRules::Mill(rules) => Self::Mill(Box::new(mill::Prober::new(tables, rules)?)),
            AnyRules::Draughts(rules) => {
                let prober = draughts::Prober::new(tables, rules)?;
                Self::Draughts(Box::new(Reach::new(tables, prober)))
            }
            AnyRules::Wolf(rules) => Self::Wolf(Box::new(SolvedWolf::new(rules))),
            AnyRules::Battue(rules) => Self::Battue(Box::new(SolvedBattue::new(rules)?)),
            AnyRules::Pegs(_) => return Err(ExactError::Alone),
        })
    }

    /// Every turn with its value, the best first; `None` where one of them is not known.
    pub fn turns(&self, position: &AnyGame) -> Option<Vec<Judged>> {
        Some(match (self, position) {
            (Self::Mill(prober), AnyGame::Mill(position)) => {
                judged(prober.turns(position).ok()?, AnyMove::Mill)
            }
            (Self::Draughts(reach), AnyGame::Draughts(position)) => {
                judged(reach.turns(position)?, AnyMove::Draughts)
            }
            (Self::Wolf(solved), AnyGame::Wolf(position)) => {
                judged(solved.turns(position), AnyMove::Wolf)
            }
            (Self::Battue(solved), AnyGame::Battue(position)) => {
                judged(solved.turns(position), AnyMove::Battue)
            }
            _ => return None,
        })
    }
}

fn judged<M>(turns: Vec<Turn<M>>, wrap: fn(M) -> AnyMove) -> Vec<Judged> {
    let judge = |turn: Turn<M>| Judged { m: wrap(turn.m), value: turn.value };
    turns.into_iter().map(judge).collect()
}

/// The position after a legal turn.
pub(crate) fn after<P: Position>(position: &P, m: P::Move) -> P {
    let mut after = position.clone();
    State::play_unchecked(&mut after, m);
    after
}
