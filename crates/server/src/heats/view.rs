//! A race over the network as it is shown.

use i18n::{Bundle, Catalogue, Language};
use serde::Serialize;
use utoipa::ToSchema;

use super::{Heat, HeatError, Heats, KnownHeat, Progress, Racer, heat::MOST};
use crate::{
    people::called,
    solitaire::{line, winners},
    store::StoreError,
    table::Caller,
};

/// A race as somebody sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct HeatView {
    /// The id.
    pub id: String,
    /// What becomes greater with everything that happens.
    pub ver: u64,
    /// The id of the problem.
    pub problem: String,
    /// Its name.
    pub name: String,
    /// After how many minutes it is over at the latest.
    pub minutes: u16,
    /// Whether it waits, runs, or is over.
    pub state: HeatState,
    /// How long it has been running, in milliseconds.
    pub time: u64,
    /// Who takes part, in the order in which they came.
    pub racers: Vec<RacerView>,
    /// What it waits for, what it is about, or who has won, as a sentence.
    pub sentence: String,
    /// Which of those who take part asks, counted from 1.
    pub you: Option<usize>,
    /// Whether there is room for one more.
    pub open: bool,
    /// The race they went on with.
    pub next: Option<String>,
}

/// How far a race is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum HeatState {
    /// People come and say that they are ready.
    Waiting,
    /// They jump.
    Running,
    /// It is over.
    Over,
}

impl HeatState {
    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Running => "running",
            Self::Over => "over",
        }
    }
}

/// Somebody who takes part.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[expect(clippy::struct_excessive_bools, reason = "each is shown by itself")]
pub struct RacerView {
    /// The name.
    pub name: String,
    /// Whether they are signed in.
    pub signed: bool,
    /// Whether they are ready.
    pub ready: bool,
    /// The game: one's own, and everybody's when it is over.
    pub game: Option<String>,
    /// The place, from 1; none before it has begun.
    pub place: Option<usize>,
    /// How many pegs are left.
    pub pegs: Option<u32>,
    /// How many jumps have been made.
    pub jumps: usize,
    /// The time to the last jump, in milliseconds.
    pub time: u64,
    /// Whether the goal is reached.
    pub solved: bool,
    /// Whether they have finished.
    pub done: bool,
    /// How they stand, in a line.
    pub line: String,
}

impl Heats {
    /// A race as somebody sees it.
    ///
    /// # Errors
    ///
    /// If it cannot be read.
    pub async fn show(
        &self,
        known: &KnownHeat,
        caller: &Caller,
        language: Language,
    ) -> Result<HeatView, HeatError> {
        let KnownHeat { id, ver, heat } = known;
        let progress = self.progress(heat).await?;
        let words = Catalogue::get(language);
        let state = match heat.begun {
            None => HeatState::Waiting,
            Some(_) if progress.over => HeatState::Over,
            Some(_) => HeatState::Running,
        };
        let you = heat.find(caller);
        let mut racers = Vec::new();
        for (number, racer) in heat.racers.iter().enumerate() {
            let name = self.name(words, number, racer).await?;
            let sees = state == HeatState::Over || you == Some(number);
            racers.push(racer_view(words, &progress, (number, racer), name, sees));
        }
        let time = heat.begun.map_or(0, |begun| self.rooms.time().counted().saturating_sub(begun));
        Ok(HeatView {
            id: id.clone(),
            ver: ver + progress.ver(),
            problem: heat.problem.clone(),
            name: words.text(&format!("problem-{}", heat.problem)),
            minutes: heat.minutes,
            state,
            time,
            sentence: sentence(words, state, &racers, &progress),
            racers,
            you: you.map(|own| own + 1),
            open: is_open(heat),
            next: heat.next.clone(),
        })
    }

    async fn name(
        &self,
        words: &Bundle,
        number: usize,
        racer: &Racer,
    ) -> Result<String, StoreError> {
        let (store, account) = (self.rooms.store(), racer.account.as_ref());
        let name = called(store, words, account, &racer.name).await?;
        if name.is_empty() {
            return Ok(words.tr("race-player", &[("number", (number + 1).into())]));
        }
        Ok(name)
    }
}

fn is_open(heat: &Heat) -> bool {
    heat.begun.is_none() && heat.racers.len() < MOST
}

fn racer_view(
    words: &Bundle,
    progress: &Progress,
    (number, racer): (usize, &Racer),
    name: String,
    sees: bool,
) -> RacerView {
    let standing = progress.standing(number);
    let effort = progress.games.get(number).map(|(_, effort)| effort);
    let time = standing.map_or(0, |standing| standing.time.0);
    let waits = if racer.ready { "heat-is-ready" } else { "heat-is-not-ready" };
    RacerView {
        name,
        signed: racer.account.is_some(),
        ready: racer.ready,
        game: racer.game.clone().filter(|_| sees),
        place: standing.map(|standing| standing.place),
        pegs: effort.map(crate::solitaire::Effort::pegs),
        jumps: effort.map_or(0, |effort| effort.jumps.len()),
        time,
        solved: standing.is_some_and(|standing| standing.solved),
        done: progress.done.get(number).copied().unwrap_or(false),
        line: effort.map_or_else(|| words.text(waits), |effort| line(words, effort, time)),
    }
}

fn sentence(words: &Bundle, state: HeatState, racers: &[RacerView], progress: &Progress) -> String {
    let names: Vec<&str> = racers.iter().map(|racer| racer.name.as_str()).collect();
    match state {
        HeatState::Waiting => match names.as_slice() {
            [] | [_] => words.text("heat-alone"),
            [host, ..] => words.tr("heat-waiting", &[("host", (*host).into())]),
        },
        HeatState::Running => words.text("heat-running"),
        HeatState::Over => winners(words, &names, &progress.standings),
    }
}
