//! What a player leaves behind for turns to come: if they play this, I play that.
//!
//! A plan is a small tree of turns from where the game stands. At the turns of the other side it branches;
//! each of the own has one answer. A turn in advance is the smallest plan: whatever they play, this.

use board::Side;
use game::{AnyMove, Game, PlayError};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Event, Refused, Table, event::Claim};
use crate::store::{StoreError, Stored};

/// The most turns of a plan, all its branches together.
const MOST: usize = 200;

/// The most turns of a plan one after the other.
const DEEPEST: usize = 40;

/// What stands for whatever the other side plays.
pub(super) const ANY: &str = "*";

/// A turn of a plan, and what follows it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct Step {
    /// The turn as it is written; `*` is whatever the other side plays that is not named beside it.
    pub turn: String,
    /// The draw that is to be claimed with an own turn, which is then declared and not played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claim: Option<Claim>,
    /// What follows: the turns of the other side that have an answer, or the one own answer.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schema(no_recursion)]
    pub next: Vec<Self>,
}

/// A plan as it stands, and what has become of it with the last turn.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Plan {
    /// The turns.
    #[serde(default)]
    pub steps: Vec<Step>,
    /// What its player has not been told yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub news: Option<News>,
}

/// What has become of a plan.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum News {
    /// A turn of it was played.
    Played {
        /// Which.
        turn: String,
    },
    /// The turn it had was not possible any more.
    Impossible {
        /// Which.
        turn: String,
    },
    /// The other side played something it has no answer to.
    Unforeseen,
    /// Turns were taken back.
    Back,
}

/// Why something is no plan.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the turn \"{turn}\" of the plan: {refused}")]
pub struct PlanError {
    /// The turn that is wrong, or nothing.
    pub turn: String,
    /// Why.
    pub refused: Refused,
}

impl PlanError {
    fn at(turn: &str, refused: impl Into<Refused>) -> Self {
        Self { turn: turn.chars().take(40).collect(), refused: refused.into() }
    }

    const fn whole(code: &'static str) -> Self {
        Self { turn: String::new(), refused: Refused::Other(code) }
    }
}

impl Plan {
    /// A plan of these turns.
    pub(super) const fn of(steps: Vec<Step>) -> Self {
        Self { steps, news: None }
    }

    /// Reads a plan as it was kept.
    pub(super) fn read(game: &str, body: &str) -> Result<Self, StoreError> {
        let damaged = |error: serde_json::Error| StoreError::Damaged {
            game: game.to_string(),
            why: format!("a plan: {error}"),
        };
        serde_json::from_str(body).map_err(damaged)
    }

    /// The plan as it is kept.
    pub(super) fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Whether there is nothing left of it to be kept or told.
    pub(super) const fn is_empty(&self) -> bool {
        self.steps.is_empty() && self.news.is_none()
    }

    /// What is left of it, with what its player is to be told.
    const fn ended(news: Option<News>) -> Self {
        Self { steps: Vec::new(), news }
    }

    /// The plan after what has happened in a game since it was looked at.
    pub(super) fn after(mut self, own: Side, happened: &[Stored], table: &Table) -> Self {
        let events = happened.iter().filter_map(|stored| Event::read(&table.id, stored).ok());
        let events: Vec<Event> = events.collect();
        let is_back = |event: &Event| {
            matches!(event, Event::Undo { .. } | Event::Allow { .. } | Event::Redo { .. })
        };
        if events.iter().any(is_back) {
            return Self::ended((!self.steps.is_empty()).then_some(News::Back));
        }
        let played = events.iter().filter(|event| matches!(event, Event::Turn { .. })).count();
        let turns = table.game.turns();
        for turn in &turns[turns.len().saturating_sub(played)..] {
            self = self.after_turn(own, turn.side, &turn.text);
        }
        if table.game.end().is_some() {
            return Self::default();
        }
        self
    }

    fn after_turn(self, own: Side, mover: Option<Side>, text: &str) -> Self {
        let Self { mut steps, news } = self;
        let planned = !steps.is_empty();
        let named = steps.iter().position(|step| step.turn == text);
        let is_own = mover == Some(own);
        let any = || steps.iter().position(|step| step.turn == ANY).filter(|_| !is_own);
        match named.or_else(any) {
            // What was told with the turn before it is told until the next one.
            Some(at) if is_own => Self { steps: steps.swap_remove(at).next, news },
            Some(at) => Self::of(steps.swap_remove(at).next),
            None if is_own || !planned => Self::default(),
            None => Self::ended(Some(News::Unforeseen)),
        }
    }

    /// The turn it has for now.
    pub(super) fn answer(&self, own: Side, table: &Table) -> Option<&Step> {
        let is_own = table.game.turn() == Some(own) && table.game.end().is_none();
        self.steps.first().filter(|_| is_own)
    }

    /// The plan after its answer was played.
    pub(super) fn answered(self) -> Self {
        let mut steps = self.steps;
        match steps.pop() {
            Some(step) => Self { steps: step.next, news: Some(News::Played { turn: step.turn }) },
            None => Self::default(),
        }
    }

    /// The plan after its answer turned out to be impossible.
    pub(super) fn refuted(self) -> Self {
        let turn = self.steps.into_iter().next().map(|step| step.turn).unwrap_or_default();
        Self::ended(Some(News::Impossible { turn }))
    }
}

impl Table {
    /// Whether plans can be made here at all: two people, each with a seat, and no dice.
    pub fn has_plans(&self) -> bool {
        self.is_between_people() && self.agreed.dice.is_none()
    }

    /// A plan of a side in the words of the game, as far as it has answers.
    ///
    /// # Errors
    ///
    /// If it is not the other side's turn, or the plan does not obey the rules.
    pub fn check_plan(&self, own: Side, steps: &[Step]) -> Result<Vec<Step>, PlanError> {
        self.check_planning(own)?;
        let mut left = MOST;
        checked(&self.game, own, steps, DEEPEST, &mut left)
    }

    /// Refuses to plan where nothing is waited for.
    pub(super) fn check_planning(&self, own: Side) -> Result<(), PlanError> {
        if !self.has_plans() {
            return Err(PlanError::whole("plan-nobody"));
        }
        if self.awaited().is_some() {
            return Err(PlanError::whole("seat-empty"));
        }
        if let Some(end) = self.game.end() {
            return Err(PlanError::at("", PlayError::Ended(end)));
        }
        if self.game.turn() == Some(own) {
            return Err(PlanError::whole("plan-own-turn"));
        }
        Ok(())
    }

    /// What an answer of a plan comes to now: its claim, or else its turn.
    pub(super) fn planned(&self, step: &Step) -> Result<Event, Refused> {
        let m = self.game.position().read_move(&step.turn).map_err(PlayError::Text)?;
        let text = self.game.position().move_text(m);
        match step.claim {
            Some(claim) => self.claimed(claim, Some(&text)),
            None => Ok(Event::turn(text)),
        }
    }

    /// The game after turns that might be played, for whoever plans them.
    ///
    /// # Errors
    ///
    /// If one of them cannot be.
    pub fn ahead(&self, turns: &[String]) -> Result<Self, PlanError> {
        if turns.len() > DEEPEST {
            return Err(PlanError::whole("plan-too-long"));
        }
        let mut table = self.clone();
        // Nobody thinks while a plan is made.
        table.game = unclocked(&table.game);
        for text in turns {
            let (event, at) = (Event::turn(text), table.moment());
            table.apply(event, at).map_err(|refused| PlanError::at(text, refused))?;
        }
        Ok(table)
    }

    /// Every turn a side may come to have, whatever the other one plays first, each with the position it
    /// is legal in.
    pub(super) fn turns_in_advance(&self, own: Side) -> Vec<(AnyMove, game::AnyGame)> {
        let mut known = std::collections::BTreeSet::new();
        let mut turns = Vec::new();
        if self.check_planning(own).is_err() {
            return turns;
        }
        for theirs in self.game.legal_moves() {
            let mut after = self.game.position().clone();
            if after.play(theirs).is_err() || after.turn() != Some(own) || after.end().is_some() {
                continue;
            }
            for m in after.legal_moves() {
                if known.insert(after.move_text(m)) {
                    turns.push((m, after.clone()));
                }
            }
        }
        turns
    }
}

/// The same game without clocks.
fn unclocked(game: &Game) -> Game {
    game.clone().with_clocks(board::BySide::both(game::TimeControl::None))
}

/// Checks the turns of a plan from a position on, by playing them.
fn checked(
    game: &Game,
    own: Side,
    steps: &[Step],
    depth: usize,
    left: &mut usize,
) -> Result<Vec<Step>, PlanError> {
    if steps.is_empty() {
        return Ok(Vec::new());
    }
    if depth == 0 || steps.len() > *left {
        return Err(PlanError::whole("plan-too-long"));
    }
    *left -= steps.len();
    if game.turn() == Some(own) {
        return match steps {
            [step] => Ok(vec![checked_own(game, own, step, depth, left)?]),
            [_, step, ..] => Err(PlanError::at(&step.turn, Refused::Other("plan-two-answers"))),
            [] => Ok(Vec::new()),
        };
    }
    let mut known: Vec<Step> = Vec::new();
    for step in steps {
        let step = checked_theirs(game, own, step, depth, left)?;
        if known.iter().any(|other| other.turn == step.turn) {
            return Err(PlanError::at(&step.turn, Refused::Other("plan-twice")));
        }
        known.push(step);
    }
    // What has no answer is no plan.
    known.retain(|step| !step.next.is_empty());
    Ok(known)
}

fn checked_own(
    game: &Game,
    own: Side,
    step: &Step,
    depth: usize,
    left: &mut usize,
) -> Result<Step, PlanError> {
    let (turn, m, after) = played(game, &step.turn)?;
    if let Some(claim) = step.claim {
        let judged = game.can_claim(own, claim.into(), Some(m));
        judged.map_err(|error| PlanError::at(&step.turn, error))?;
        return Ok(Step { turn, claim: step.claim, next: Vec::new() });
    }
    let next = checked(&after, own, &step.next, depth - 1, left)?;
    Ok(Step { turn, claim: None, next })
}

fn checked_theirs(
    game: &Game,
    own: Side,
    step: &Step,
    depth: usize,
    left: &mut usize,
) -> Result<Step, PlanError> {
    if step.claim.is_some() {
        return Err(PlanError::at(&step.turn, Refused::Other("plan-claim")));
    }
    if step.turn == ANY {
        return checked_any(game, own, step);
    }
    let (turn, _, after) = played(game, &step.turn)?;
    let next = checked(&after, own, &step.next, depth - 1, left)?;
    Ok(Step { turn, claim: None, next })
}

/// Whatever they play: one answer, which has to be legal after something they can play.
fn checked_any(game: &Game, own: Side, step: &Step) -> Result<Step, PlanError> {
    let [answer] = step.next.as_slice() else {
        return Err(PlanError::at(ANY, Refused::Other("plan-any")));
    };
    if answer.claim.is_some() || !answer.next.is_empty() {
        return Err(PlanError::at(&answer.turn, Refused::Other("plan-any")));
    }
    let mut refused = None;
    for theirs in game.legal_moves() {
        let mut after = game.clone();
        if after.play(theirs).is_err() || after.end().is_some() || after.turn() != Some(own) {
            continue;
        }
        match played(&after, &answer.turn) {
            Ok((turn, ..)) => {
                let next = vec![Step { turn, claim: None, next: Vec::new() }];
                return Ok(Step { turn: ANY.to_string(), claim: None, next });
            }
            // What is wrong with it is said for the first turn of theirs.
            Err(error) => refused = refused.or(Some(error)),
        }
    }
    Err(refused.unwrap_or_else(|| PlanError::at(&answer.turn, Refused::Other("plan-any"))))
}

/// A turn in the words of the game, and the game after it.
fn played(game: &Game, text: &str) -> Result<(String, AnyMove, Game), PlanError> {
    if let Some(end) = game.end() {
        return Err(PlanError::at(text, PlayError::Ended(end)));
    }
    let read = game.position().read_move(text).map_err(PlayError::Text);
    let m = read.map_err(|error| PlanError::at(text, error))?;
    let mut after = game.clone();
    after.play(m).map_err(|error| PlanError::at(text, error))?;
    Ok((game.position().move_text(m), m, after))
}
