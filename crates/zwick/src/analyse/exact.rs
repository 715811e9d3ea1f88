//! What is known of every turn of a position.

use std::sync::atomic::AtomicBool;

use board::Position;
use engine::{Engine, Level, Question, Worth};
use game::{AnyGame, AnyMove, AnyRules};
use tables::{Tables, Value, draughts, mill};

/// Knows games exactly: by tables, or because they are small.
#[derive(Debug)]
pub(super) struct Exact {
    tables: Option<Prober>,
    engine: Engine,
}

#[derive(Debug)]
enum Prober {
    Mill(Box<mill::Prober>),
    Draughts(draughts::Prober),
}

impl Exact {
    /// What is known of a game, if there are tables of it or it needs none.
    pub(super) fn new(rules: &AnyRules, tables: Option<&Tables>, engine: &Engine) -> Self {
        let prober = tables.and_then(|tables| match rules {
            AnyRules::Mill(rules) => {
                let prober = mill::Prober::new(tables, *rules).ok();
                prober.map(Box::new).map(Prober::Mill)
            }
            AnyRules::Draughts(rules) => {
                draughts::Prober::new(tables, *rules).ok().map(Prober::Draughts)
            }
            AnyRules::Wolf(_) | AnyRules::Battue(_) | AnyRules::Pegs(_) => None,
        });
        Self { tables: prober, engine: engine.clone() }
    }

    /// Every turn of a position with its value, the best first, if all of them are known.
    pub(super) fn turns(&self, position: &AnyGame) -> Option<Vec<(AnyMove, Value)>> {
        match (position, &self.tables) {
            (AnyGame::Mill(position), Some(Prober::Mill(prober))) => {
                known(position, AnyMove::Mill, |after| prober.by_tables(after).ok())
            }
            (AnyGame::Draughts(position), Some(Prober::Draughts(prober))) => {
                known(position, AnyMove::Draughts, |after| prober.value(after).ok())
            }
            (AnyGame::Wolf(_) | AnyGame::Battue(_), _) => self.of_hunt(position),
            _ => None,
        }
    }

    /// A hunt is known to the engine.
    fn of_hunt(&self, position: &AnyGame) -> Option<Vec<(AnyMove, Value)>> {
        let question = Question::new(position.clone(), Level::FULL);
        let answer = self.engine.answer(&question, &AtomicBool::new(false), &mut |_| {});
        let turns = answer.report.variations.iter().map(|variation| {
            match (variation.turns.first(), variation.worth) {
                (Some(&turn), Worth::Exact(value)) => Some((turn, value)),
                _ => None,
            }
        });
        turns.collect::<Option<Vec<_>>>().filter(|turns| !turns.is_empty())
    }
}

fn known<P: Position>(
    position: &P,
    wrap: fn(P::Move) -> AnyMove,
    value: impl Fn(&P) -> Option<Value>,
) -> Option<Vec<(AnyMove, Value)>> {
    let ask = |after: &P| tables::value_at_end(after).or_else(|| value(after)).ok_or(());
    let turns = tables::turns(position, ask).ok()?;
    let turns: Vec<_> = turns.into_iter().map(|turn| (wrap(turn.m), turn.value)).collect();
    (!turns.is_empty()).then_some(turns)
}
