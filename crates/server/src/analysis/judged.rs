//! The turns of a game judged one after the other, with words where it turned.

use std::time::{Duration, Instant};

use analysis::{Judge, Judgement, Mark};
use board::Side;
use engine::Worth;
use game::{AnyGame, Game};
use i18n::Language;
use serde::Serialize;
use speech::Speech;
use utoipa::ToSchema;

use super::{
    WorthView,
    worth::{WorthKind, height, moves, settled},
};
use crate::table::{SideName, Table};

/// How long one request judges; the rest is for the next.
const PORTION: Duration = Duration::from_millis(1500);

/// Turns that have been judged.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
pub struct Judged {
    /// How high the curve begins, if the first turn is among them.
    pub start: Option<i32>,
    /// The turns, in order.
    pub plies: Vec<PlyView>,
    /// Where to go on: so many turns have been judged; none if that is all.
    pub next: Option<usize>,
}

/// A turn that has been judged.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PlyView {
    /// Which turn it is, counted from 1.
    pub ply: usize,
    /// Who made it.
    pub side: Option<SideName>,
    /// What it is worth for that side.
    pub worth: WorthView,
    /// How high the curve runs after it, from -100 (Black has won) to 100 (White has won); in a puzzle
    /// from lost to solved.
    pub height: i32,
    /// `?!`, `?` or `??`, if it gives something away.
    pub mark: Option<String>,
    /// The number of the mark in records.
    pub nag: Option<u8>,
    /// What it gives away, in words.
    pub sentence: Option<String>,
    /// The better turn, as it is written.
    pub better: Option<String>,
}

/// A game of which one turn after the other is judged.
pub(super) struct Judging {
    table: Table,
    language: Language,
    /// The turns before it have been judged.
    from: usize,
    /// The game as far as it has been judged.
    again: Game,
    judged: Judged,
    begun: Instant,
}

impl Judging {
    /// Begins with a turn of the game at a table.
    pub(super) fn new(table: Table, from: usize, language: Language) -> Self {
        let again = Game::from_position(table.game.start().clone());
        Self { table, language, from, again, judged: Judged::default(), begun: Instant::now() }
    }

    /// Whether there are more turns to be judged, and time left for them.
    pub(super) fn goes_on(&mut self) -> bool {
        let next = self.again.ply().max(self.from);
        if next >= self.table.game.ply() {
            return false;
        }
        let is_enough = !self.judged.plies.is_empty() && self.begun.elapsed() >= PORTION;
        if is_enough {
            self.judged.next = Some(next);
        }
        !is_enough
    }

    /// Judges the next turn.
    pub(super) fn judge_turn(&mut self, judge: &Judge) {
        while self.again.ply() < self.from {
            if !self.play() {
                return;
            }
        }
        let index = self.again.ply();
        let Some(played) = self.table.game.turns().get(index) else { return };
        throw(&mut self.again, played);
        if let Some(judgement) = judge.judge(&self.again, played.m) {
            if index == 0 {
                self.judged.start = Some(of_white(height(judgement.best.1), played.side));
            }
            let speech = self.table.speech(self.language);
            self.judged.plies.push(ply(&self.again, played, &judgement, &speech));
        }
        self.play();
    }

    /// What has come of it.
    pub(super) fn end(self) -> Judged {
        self.judged
    }

    /// Plays the next turn; one that cannot be played is the last that is judged.
    fn play(&mut self) -> bool {
        let turn = self.table.game.turns().get(self.again.ply());
        let played = turn.is_some_and(|turn| {
            throw(&mut self.again, turn);
            self.again.play(turn.m).is_ok()
        });
        if !played {
            self.from = usize::MAX;
        }
        played
    }
}

/// Throws the dice as they have fallen before a turn.
fn throw(game: &mut Game, played: &game::Turn) {
    if let Some(throw) = played.throw.filter(|_| game.position().awaits_throw()) {
        // The game has been played so before.
        let _ = game.throw(throw);
    }
}

fn ply(game: &Game, played: &game::Turn, judgement: &Judgement, speech: &Speech) -> PlyView {
    let position = game.position();
    PlyView {
        ply: game.ply() + 1,
        side: played.side.map(SideName::from),
        worth: WorthView::of(judgement.worth, &position.rules(), speech.text()),
        height: of_white(height(judgement.worth), played.side),
        mark: judgement.mark.map(|mark| mark.as_str().to_string()),
        nag: judgement.mark.map(Mark::nag),
        sentence: sentence(position, judgement, speech),
        better: judgement.better().map(|(m, _)| position.move_text(m)),
    }
}

/// A height for White, given one for a side.
fn of_white(height: i32, side: Option<Side>) -> i32 {
    if side == Some(Side::Black) { -height } else { height }
}

/// What a turn gives away, in words; nothing if it was as good as any.
fn sentence(position: &AnyGame, judgement: &Judgement, speech: &Speech) -> Option<String> {
    let (m, best) = judgement.best;
    let better = speech.turn_label(position, m);
    let rules = position.rules();
    let (now, plies) = settled(judgement.worth);
    let (was, best_plies) = settled(best);
    let (moves, best_moves) = (moves(plies, &rules), moves(best_plies, &rules));
    // Only what is known for certain is compared by its moves.
    let counted = [best, judgement.worth].iter().all(|worth| matches!(worth, Worth::Exact(_)))
        && moves.is_some()
        && best_moves.is_some();
    let say = |key: &str| {
        let args = [
            ("better", better.as_str().into()),
            ("moves", moves.unwrap_or_default().into()),
            ("best", best_moves.unwrap_or_default().into()),
        ];
        Some(speech.say(key, &args))
    };
    match (was, now) {
        _ if position.is_puzzle() => match (was, now) {
            (WorthKind::Win, WorthKind::Loss) => say("analysis-spoilt"),
            _ => None,
        },
        (WorthKind::Win, WorthKind::Draw) => say("analysis-win-to-draw"),
        (WorthKind::Win, WorthKind::Loss) => say("analysis-win-to-loss"),
        (WorthKind::Draw, WorthKind::Loss) => say("analysis-draw-to-loss"),
        (WorthKind::Win, WorthKind::Win) if best_moves < moves && counted => say("analysis-slower"),
        (WorthKind::Loss, WorthKind::Loss) if moves < best_moves && counted => {
            say("analysis-sooner")
        }
        _ => {
            let key = match judgement.mark? {
                Mark::Dubious => "analysis-dubious",
                Mark::Mistake => "analysis-mistake",
                Mark::Blunder => "analysis-blunder",
            };
            let own = WorthView::of(judgement.worth, &rules, speech.text());
            let other = WorthView::of(best, &rules, speech.text());
            let args = [
                ("better", better.as_str().into()),
                ("worth", other.words.into()),
                ("own", own.words.into()),
            ];
            Some(speech.say(key, &args))
        }
    }
}
