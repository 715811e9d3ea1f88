//! A hint in two steps: first where to look, then the whole turn.

use engine::{Answer, Worth};
use game::AnyGame;
use i18n::Language;
use serde::Serialize;
use speech::{Look, Speech};
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
    /// Whether hints are given here at all; between two people at two places nobody sees who asks.
    pub fn has_hints(&self) -> bool {
        self.agreed.hints && !self.is_between_people()
    }

    /// Whether a hint can be had now.
    ///
    /// # Errors
    ///
    /// Why it cannot.
    pub fn check_hint(&self) -> Result<(), Refused> {
        if !self.has_hints() {
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
        let look = Look::at(position, m);
        let mut look_at = speech.look(position, &look);
        if is_hopeless(position, answer) {
            // Whoever is told where to look should know that it leads nowhere.
            look_at = format!("{} {look_at}", speech.text().text("hint-too-late"));
        }
        let sentences: Vec<String> = [advice].into_iter().chain(outlook).collect();
        let places = path.steps.iter().chain(&path.taken).cloned().collect();
        Some(Hint {
            ver: self.ver,
            look: HintStep { places: look.places, sentence: look_at },
            whole: HintStep { places, sentence: sentences.join(" ") },
            turn,
        })
    }
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
