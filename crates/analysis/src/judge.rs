//! What the turns of a game are worth, and whether there was a better one.

use std::sync::atomic::AtomicBool;

use engine::{Answer, Engine, Level, Limits, Question, Score, Worth};
use game::{AnyMove, Game};
use tables::Value;

use crate::Mark;

/// What is thought of a turn.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// What it is worth for the side that made it.
    pub worth: Worth,
    /// How deep it was searched, if it is not known.
    pub depth: Option<u16>,
    /// How much it gives away.
    pub mark: Option<Mark>,
    /// The best turn, which may be the turn itself.
    pub best: (AnyMove, Worth),
}

impl Judgement {
    /// The better turn, if this one gives something away.
    pub fn better(&self) -> Option<(AnyMove, Worth)> {
        self.mark.map(|_| self.best)
    }
}

/// Every turn of a position with what it is worth for the side that makes it.
#[derive(Clone, Debug, Default)]
pub struct Turns {
    /// The turns, the best first.
    pub turns: Vec<(AnyMove, Worth)>,
    /// How deep they were searched, if they are not known.
    pub depth: Option<u16>,
}

/// Judges turns.
#[derive(Clone, Debug)]
pub struct Judge {
    /// Who knows and searches.
    pub engine: Engine,
    /// How long a search may take.
    pub limits: Limits,
}

impl Judge {
    /// What all turns of a position are worth; none after the end or before a throw.
    pub fn turns(&self, game: &Game) -> Turns {
        if game.end().is_some() {
            return Turns::default();
        }
        if let Some(known) = self.engine.known(game.position()) {
            let turns = known.into_iter().map(|(turn, value)| (turn, Worth::Exact(value)));
            return Turns { turns: turns.collect(), depth: None };
        }
        let answer = self.ask(game, game.legal_moves().len());
        let first =
            |variation: &engine::Variation| Some((*variation.turns.first()?, variation.worth));
        let turns = answer.report.variations.iter().filter_map(first).collect();
        Turns { turns, depth: Some(answer.report.depth) }
    }

    /// Judges a legal turn of a game in which it has not been played yet.
    pub fn judge(&self, game: &Game, turn: AnyMove) -> Option<Judgement> {
        let known = self.engine.known(game.position());
        known.and_then(|turns| by_values(&turns, turn)).or_else(|| self.by_search(game, turn))
    }

    /// The same where it is known for certain; none otherwise.
    pub fn exact(&self, game: &Game, turn: AnyMove) -> Option<Judgement> {
        by_values(&self.engine.known(game.position())?, turn)
    }

    fn by_search(&self, game: &Game, turn: AnyMove) -> Option<Judgement> {
        let mut after = game.clone();
        after.play(turn).ok()?;
        // Where dice follow, nothing can be asked after the turn: all are compared before it.
        let lines = if after.position().awaits_throw() { game.legal_moves().len() } else { 1 };
        let answer = self.ask(game, lines);
        let (best, best_worth) = (answer.turn?, answer.worth()?);
        let searched = answer.report.variations.iter();
        let mut same = searched.filter(|variation| variation.turns.first() == Some(&turn));
        let worth = match same.next() {
            Some(variation) => variation.worth,
            None => self.after(game, &after)?,
        };
        let is_known = matches!(worth, Worth::Exact(_));
        let depth = (!is_known).then_some(answer.report.depth);
        Some(judged((best, best_worth), (turn, worth), depth))
    }

    /// What a turn is worth by the position after it.
    fn after(&self, before: &Game, after: &Game) -> Option<Worth> {
        let same_side = before.turn() == after.turn();
        if let Some(end) = after.end() {
            let result = end.result;
            return Some(Worth::Exact(match result.winner() {
                Some(winner) if Some(winner) == before.turn() => Value::Win(Some(1)),
                Some(_) => Value::Loss(Some(1)),
                None if result == game::GameResult::Solved => Value::Win(Some(1)),
                None if result == game::GameResult::Unsolved => Value::Loss(Some(1)),
                None => Value::Draw,
            }));
        }
        self.ask(after, 1).worth().map(|worth| of_turn(worth, same_side))
    }

    fn ask(&self, game: &Game, lines: usize) -> Answer {
        let limits = Limits { lines, ..self.limits };
        // Who judges sees as clearly at the beginning as later.
        let question =
            Question { limits, beginning: false, ..Question::of_game(game, Level::FULL) };
        self.engine.answer(&question, &AtomicBool::new(false), &mut |_| {})
    }
}

fn by_values(turns: &[(AnyMove, Value)], turn: AnyMove) -> Option<Judgement> {
    let &(best, best_value) = turns.first()?;
    let &(_, value) = turns.iter().find(|(other, _)| *other == turn)?;
    Some(judged((best, Worth::Exact(best_value)), (turn, Worth::Exact(value)), None))
}

fn judged(best: (AnyMove, Worth), played: (AnyMove, Worth), depth: Option<u16>) -> Judgement {
    let mark = Mark::of(best.1, played.1).filter(|_| best.0 != played.0);
    Judgement { worth: played.1, depth, mark, best }
}

/// The worth of a turn for the side that makes it, by that of the position after it.
fn of_turn(worth: Worth, same_side: bool) -> Worth {
    match worth {
        Worth::Exact(value) => Worth::Exact(value.of_turn(same_side)),
        Worth::Searched(score) => {
            let score = if same_side { score } else { -score };
            Worth::Searched(match score.plies() {
                Some(plies) if score > Score::DRAW => Score::win_in(plies + 1),
                Some(plies) => Score::loss_in(plies + 1),
                None => score,
            })
        }
    }
}
