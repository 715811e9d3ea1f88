//! What is asked of the engine pool about games.

use std::{
    sync::{Arc, atomic::AtomicBool},
    time::Duration,
};

use analysis::Judge;
use engine::{Engine, Limits};
use i18n::Language;

use super::{
    Judged, Values,
    annotated::{Annotation, exact},
    judged::Judging,
};
use crate::{
    engine_pool::{EnginePool, Kind, Network, Unanswered},
    table::Table,
};

/// How many positions are searched for all turns of a position, and how long at most.
const FOR_VALUES: Limits = Limits {
    depth: None,
    nodes: Some(1_000_000),
    time: Some(Duration::from_millis(2500)),
    lines: 0,
};

/// How many positions are searched for a turn of a game. No clock ends it: a game is judged the same
/// whenever it is opened.
const FOR_A_TURN: Limits = Limits { depth: None, nodes: Some(80_000), time: None, lines: 0 };

/// What every turn at a table is worth.
pub(crate) async fn values(
    engines: &EnginePool,
    network: Network,
    table: Table,
    language: Language,
) -> Result<Values, Unanswered> {
    let (ticket, rules) = (engines.enter(Kind::Analysis, network)?, table.game.rules());
    let question = move |engine: &Engine, stop: &Arc<AtomicBool>| {
        Values::of(&judge_with(engine, FOR_VALUES, stop), &table, language)
    };
    ticket.ask(rules, None, question).await
}

/// What the turns at a table have given away, from one of them on, as many as can be judged in a while. Each is a
/// question of its own, so that others are served between two turns.
pub(crate) async fn judge(
    engines: &EnginePool,
    network: Network,
    table: Table,
    from: usize,
    language: Language,
) -> Result<Judged, Unanswered> {
    let (ticket, rules) = (engines.enter(Kind::Analysis, network)?, table.game.rules());
    let mut judging = Judging::new(table, from, language);
    while judging.goes_on() {
        let question = move |engine: &Engine, stop: &Arc<AtomicBool>| {
            judging.judge_turn(&judge_with(engine, FOR_A_TURN, stop));
            judging
        };
        judging = ticket.ask(rules, None, question).await?;
    }
    Ok(judging.end())
}

/// What is known for certain about the turns at a table.
pub(super) async fn known(
    engines: &EnginePool,
    table: Table,
) -> Result<Vec<Annotation>, Unanswered> {
    let (ticket, rules) = (engines.enter(Kind::Analysis, Network::Server)?, table.game.rules());
    // Nothing is searched for it.
    let question = move |engine: &Engine, stop: &Arc<AtomicBool>| {
        exact(&judge_with(engine, FOR_A_TURN, stop), &table)
    };
    ticket.ask(rules, None, question).await
}

fn judge_with(engine: &Engine, limits: Limits, stop: &Arc<AtomicBool>) -> Judge {
    Judge { engine: engine.clone(), limits, stop: stop.clone() }
}
