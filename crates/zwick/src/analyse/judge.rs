//! What a turn of a game is worth, and whether there was a better one.

use std::sync::atomic::AtomicBool;

use engine::{Answer, Engine, Level, Limits, Question, Score, Worth};
use game::{AnyMove, Game};
use tables::Value;

use super::{exact::Exact, mark::Mark};

/// What is thought of a turn.
#[derive(Clone, Debug)]
pub(super) struct Judgement {
    /// What it is worth for the side that made it.
    pub(super) worth: Worth,
    /// How deep it was searched, if it is not known.
    pub(super) depth: Option<u16>,
    /// How much it gives away.
    pub(super) mark: Option<Mark>,
    /// The better turn, if it gives something away.
    pub(super) better: Option<(AnyMove, Worth)>,
}

/// Judges turns.
#[derive(Debug)]
pub(super) struct Judge {
    pub(super) exact: Exact,
    pub(super) engine: Engine,
    pub(super) limits: Limits,
}

impl Judge {
    /// Judges a legal turn of a game in which it has not been played yet.
    pub(super) fn judge(&self, game: &Game, turn: AnyMove) -> Option<Judgement> {
        let known = self.exact.turns(game.position());
        known.and_then(|turns| by_values(&turns, turn)).or_else(|| self.by_search(game, turn))
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
        let question = Question { limits, ..Question::of_game(game, Level::FULL) };
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
    Judgement { worth: played.1, depth, mark, better: mark.map(|_| best) }
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
