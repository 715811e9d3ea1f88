//! What the computer asks the engine pool.

use std::time::Duration;

use board::State;
use engine::{Answer, Level, Limits, Outlook, Question};
use game::AnyRules;
use pegs::{Hole, Pegs};

use crate::{
    engine_pool::{EnginePool, Kind, Network, Unanswered, answer},
    table::Table,
};

/// How long a hint is thought about.
const FOR_A_HINT: Duration = Duration::from_millis(500);

/// Thinks about a turn of the computer in a game; what comes back has no turn if that fails.
pub(super) async fn play(engines: &EnginePool, game: &str, question: Question) -> Answer {
    let answer = think(engines, Kind::Opponent, engines.caller_in(game), game, question).await;
    // A turn is never refused, so thinking has failed, which is told of there.
    answer.unwrap_or_default()
}

/// Thinks about a hint for whoever is to move at a table, as well as it can.
pub(crate) async fn advise(
    engines: &EnginePool,
    network: Network,
    table: &Table,
) -> Result<Answer, Unanswered> {
    let question = Question::of_game(&table.game, Level::FULL);
    let limits = Limits { time: Some(FOR_A_HINT), ..question.limits };
    let question = Question { limits, beginning: false, ..question };
    think(engines, Kind::Hint, network, &table.id, question).await
}

/// What can still be made of a position of solitaire.
pub(crate) async fn outlook(
    engines: &EnginePool,
    network: Network,
    position: Pegs,
    active: Option<Hole>,
) -> Result<Outlook, Unanswered> {
    let ticket = engines.enter(Kind::Hint, network)?;
    let rules = AnyRules::Pegs(State::rules(&position));
    ticket.ask(rules, None, move |engine, _| engine.outlook(&position, active)).await
}

async fn think(
    engines: &EnginePool,
    kind: Kind,
    network: Network,
    game: &str,
    question: Question,
) -> Result<Answer, Unanswered> {
    let ticket = engines.enter(kind, network)?;
    let about = Some((game.to_string(), question.level));
    let rules = question.position.rules();
    ticket.ask(rules, about, move |engine, stop| answer(engine, &question, stop)).await
}
