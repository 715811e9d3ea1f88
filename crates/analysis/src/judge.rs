//! What the turns of a game are worth, and whether there was a better one.

use std::sync::{Arc, atomic::AtomicBool};

use engine::{Answer, Engine, Level, Limits, Question, Report, Score, Worth};
use game::{AnyMove, Game};
use tables::Value;

use crate::{
    Mark,
    alike::{firsts, kinds},
};

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
    /// The turns, the best first; those that come to the same stand together.
    pub turns: Vec<Rated>,
    /// How deep they were searched, if they are not known.
    pub depth: Option<u16>,
}

/// A turn with what it is worth.
#[derive(Clone, Copy, Debug)]
pub struct Rated {
    /// The turn.
    pub turn: AnyMove,
    /// What it is worth for the side that makes it.
    pub worth: Worth,
    /// The turn before it in the list that comes to the same, turned or mirrored.
    pub like: Option<AnyMove>,
}

/// Judges turns.
#[derive(Clone, Debug)]
pub struct Judge {
    /// Who knows and searches.
    pub engine: Engine,
    /// How long a search may take; with a limit of nodes alone the same is always thought of a turn.
    pub limits: Limits,
    /// Ends a search when it is set; what is thought of a turn then is worth nothing.
    pub stop: Arc<AtomicBool>,
}

impl Judge {
    /// What all turns of a position are worth; none after the end or before a throw.
    pub fn turns(&self, game: &Game) -> Turns {
        if game.end().is_some() {
            return Turns::default();
        }
        if let Some(known) = self.engine.known(game.position()) {
            let ranked: Vec<_> =
                known.into_iter().map(|(turn, value)| (turn, Worth::Exact(value))).collect();
            let alike = firsts(game.position(), ranked.iter().map(|&(turn, _)| turn));
            return Turns { turns: with_alike(&ranked, &alike), depth: None };
        }
        let alike = firsts(game.position(), game.legal_moves());
        let among = kinds(&alike);
        self.engine.forget();
        let limits = Limits { lines: among.len(), ..self.limits };
        let answer = self.ask(game, among, limits, &mut |_| {});
        let first =
            |variation: &engine::Variation| Some((*variation.turns.first()?, variation.worth));
        let ranked: Vec<_> = answer.report.variations.iter().filter_map(first).collect();
        Turns { turns: with_alike(&ranked, &alike), depth: Some(answer.report.depth) }
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

    /// The best turn is looked for, then it and the turn that was played are compared by one search,
    /// as deep as the first: values of different searches tell more of the searches than of the turns.
    /// Of turns that come to the same only the first is ever searched.
    fn by_search(&self, game: &Game, turn: AnyMove) -> Option<Judgement> {
        let alike = firsts(game.position(), game.legal_moves());
        let &(_, own) = alike.iter().find(|(other, _)| *other == turn)?;
        self.engine.forget();
        let found = self.ask(game, kinds(&alike), self.limits, &mut |_| {});
        let (best, worth) = (found.turn?, found.worth()?);
        let searched = |worth| matches!(worth, Worth::Searched(_)).then_some(found.report.depth);
        if best == own {
            return Some(Judgement {
                worth,
                depth: searched(worth),
                mark: None,
                best: (best, worth),
            });
        }
        // A shallower depth must not remember what a deeper one has seen.
        self.engine.forget();
        let depth = Some(found.report.depth);
        let limits = Limits { depth, lines: 2, ..Limits::default() };
        let mut seen = Vec::new();
        let mut note = |report: &Report| seen.extend(pair(report, best, own));
        let compared = self.ask(game, vec![best, own], limits, &mut note);
        let Some((best_worth, worth)) = pair(&compared.report, best, own) else {
            // What is not searched is known or not; that of the position after it says all there is.
            let mut after = game.clone();
            after.play(turn).ok()?;
            let after = self.after(game, &after)?;
            return Some(judged((best, worth), (turn, after), searched(after)));
        };
        let mut judgement = judged((best, best_worth), (turn, worth), depth);
        judgement.mark = judgement.mark.min(confirmed(&seen));
        Some(judgement)
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
        let answer = self.ask(after, Vec::new(), self.limits, &mut |_| {});
        answer.worth().map(|worth| of_turn(worth, same_side))
    }

    fn ask(
        &self,
        game: &Game,
        among: Vec<AnyMove>,
        limits: Limits,
        note: &mut dyn FnMut(&Report),
    ) -> Answer {
        // Who judges sees as clearly at the beginning as later.
        let question =
            Question { limits, among, beginning: false, ..Question::of_game(game, Level::FULL) };
        self.engine.answer(&question, &self.stop, note)
    }
}

/// Ranked turns with those that come to the same behind the first of them, worth the same.
fn with_alike(ranked: &[(AnyMove, Worth)], alike: &[(AnyMove, AnyMove)]) -> Vec<Rated> {
    let class = |&(one, worth): &(AnyMove, Worth)| {
        let members = alike.iter().filter(move |(_, first)| *first == one);
        members.map(move |&(turn, _)| Rated { turn, worth, like: (turn != one).then_some(one) })
    };
    ranked.iter().flat_map(class).collect()
}

/// What a report says of two turns.
fn pair(report: &Report, one: AnyMove, two: AnyMove) -> Option<(Worth, Worth)> {
    let worth = |turn: AnyMove| {
        let mut variations = report.variations.iter();
        variations.find(|line| line.turns.first() == Some(&turn)).map(|line| line.worth)
    };
    worth(one).zip(worth(two))
}

/// The mark that the depth before the last gives as well: what only one depth sees is mostly noise, as
/// estimates swing with who has moved last. A forced end is none, however late it is seen.
fn confirmed(seen: &[(Worth, Worth)]) -> Option<Mark> {
    let is_forced = |worth| matches!(worth, Worth::Searched(score) if score.is_decisive());
    let last = seen.last().copied()?;
    let before = seen.iter().rev().nth(1).copied();
    let forced = is_forced(last.0) || is_forced(last.1);
    let (best, played) = before.filter(|_| !forced).unwrap_or(last);
    Mark::of(best, played)
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
