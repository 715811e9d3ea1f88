//! A hint in two steps: first where to look, then the whole turn.

use std::collections::BTreeSet;

use engine::{Answer, Worth};
use game::{AnyGame, AnyMove};
use i18n::Language;
use mill::Action;
use serde::Serialize;
use speech::{Path, Speech};
use tables::Value;
use utoipa::ToSchema;

use super::{Refused, Table, TurnView, view_build};

/// A hint for whoever is to move.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Hint {
    /// The version of the game it was asked for.
    pub ver: u64,
    /// Where to look: the piece, or the part of the board.
    pub look: HintStep,
    /// The whole turn.
    pub whole: HintStep,
    /// The turn itself, one of the view's.
    pub turn: TurnView,
}

/// A step of a hint.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct HintStep {
    /// The places it speaks of.
    pub places: Vec<String>,
    /// What it says.
    pub sentence: String,
}

impl Table {
    /// Whether a hint can be had now.
    ///
    /// # Errors
    ///
    /// Why it cannot.
    pub fn check_hint(&self) -> Result<(), Refused> {
        if !self.agreed.hints {
            return Err(Refused::Other("hints-off"));
        }
        if let Some(end) = self.game.end() {
            return Err(game::PlayError::Ended(end).into());
        }
        if self.is_computers_turn() {
            return Err(Refused::Other("computer-to-move"));
        }
        if self.game.position().awaits_throw() {
            return Err(game::PlayError::ThrowMissing.into());
        }
        Ok(())
    }

    /// What the computer would advise; nothing if it sees no turn.
    pub fn hint(&self, answer: &Answer, language: Language) -> Option<Hint> {
        let (m, position) = (answer.turn?, self.game.position());
        let speech = self.speech(language);
        let turn = view_build::turn_view(m, position, &speech);
        let path = speech::path(position, m);
        let label = turn.label.clone();
        let advice = speech.say("hint-turn", &[("turn", label.into())]);
        let outlook = outlook(position, answer, &speech);
        let mut look = look(position, m, &path, &speech);
        if is_hopeless(position, answer) {
            // Whoever is told where to look should know that it leads nowhere.
            look.sentence = format!("{} {}", speech.text().text("hint-too-late"), look.sentence);
        }
        let sentences: Vec<String> = [advice].into_iter().chain(outlook).collect();
        let places = path.steps.iter().chain(&path.taken).cloned().collect();
        Some(Hint {
            ver: self.ver,
            look,
            whole: HintStep { places, sentence: sentences.join(" ") },
            turn,
        })
    }
}

/// Where to look: at the piece that goes, or at the part of the board where one comes.
fn look(position: &AnyGame, m: AnyMove, path: &Path, speech: &Speech) -> HintStep {
    let words = speech.text();
    let nowhere = |key: &str| HintStep { places: Vec::new(), sentence: words.text(key) };
    let somewhere = |places| HintStep { places, sentence: words.text("hint-look-here") };
    match (position, m, path.steps.as_slice()) {
        (AnyGame::Mill(mill), AnyMove::Mill(m), _) => match m.action {
            Action::Place { to } => somewhere(around(mill, to)),
            Action::Enter { .. } => nowhere("hint-look-enter"),
            Action::Remove => nowhere("hint-look-remove"),
            Action::Pass => nowhere("hint-look-pass"),
            Action::Shift { .. } => piece(position, &path.steps, speech),
        },
        (_, _, [_]) => somewhere(openings(position)),
        _ => piece(position, &path.steps, speech),
    }
}

fn piece(position: &AnyGame, steps: &[String], speech: &Speech) -> HintStep {
    let places: Vec<String> = steps.first().cloned().into_iter().collect();
    let named = places.first().map(|name| Speech::spoken_place(&position.rules(), name));
    let sentence = speech.say("hint-look-at", &[("place", named.unwrap_or_default().into())]);
    HintStep { places, sentence }
}

/// The empty points on the lines through a point.
fn around(mill: &mill::Mill, to: mill::Point) -> Vec<String> {
    let board = mill.board();
    let lines = board.lines().iter().filter(|line| line.contains(to));
    let mut points: BTreeSet<String> = BTreeSet::new();
    for point in lines.flat_map(|line| line.into_iter()) {
        if board::Side::ALL.into_iter().all(|side| !mill.stones(side).contains(point)) {
            points.insert(board.name(point).to_string());
        }
    }
    points.insert(board.name(to).to_string());
    points.into_iter().collect()
}

/// Every place a turn of one step may choose.
fn openings(position: &AnyGame) -> Vec<String> {
    let firsts = position.legal_moves().into_iter();
    firsts.filter_map(|m| speech::path(position, m).steps.into_iter().next()).collect()
}

/// In solitaire: whether it is certain that the position cannot be solved any more.
fn is_hopeless(position: &AnyGame, answer: &Answer) -> bool {
    position.is_puzzle() && matches!(answer.worth(), Some(Worth::Exact(Value::Loss(_))))
}

/// In solitaire: whether the position can still be solved.
fn outlook(position: &AnyGame, answer: &Answer, speech: &Speech) -> Option<String> {
    if !position.is_puzzle() {
        return None;
    }
    Some(match answer.worth() {
        Some(Worth::Exact(Value::Win(jumps))) => {
            speech.say("hint-solvable", &[("jumps", jumps.unwrap_or_default().into())])
        }
        Some(Worth::Exact(_)) => speech.text().text("hint-unsolvable"),
        _ => speech.text().text("hint-unknown"),
    })
}
