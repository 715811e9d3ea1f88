//! Every turn of a position with what it is worth.

use analysis::{Judge, Rated, Turns};
use i18n::Language;
use serde::Serialize;
use speech::Speech;
use utoipa::ToSchema;

use super::{WorthView, worth::WorthKind};
use crate::table::Table;

/// Every turn of a position with what it is worth.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Values {
    /// Whether all of them are known for certain.
    pub exact: bool,
    /// How many plies deep they were searched, if they are not.
    pub depth: Option<u16>,
    /// What the position is worth for the side to move, and how it is known.
    pub sentence: String,
    /// The turns, the best first.
    pub turns: Vec<TurnValue>,
}

/// A turn and what it is worth.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TurnValue {
    /// The turn as it is written.
    pub text: String,
    /// The turn in words.
    pub label: String,
    /// What it is worth for the side that makes it.
    pub worth: WorthView,
    /// The turn before it in the list that comes to the same, turned or mirrored; the whole class
    /// goes by that name.
    pub like: Option<String>,
}

impl Values {
    /// Asks a judge about the position at a table.
    pub(crate) fn of(judge: &Judge, table: &Table, language: Language) -> Self {
        let Turns { turns, depth } = judge.turns(&table.game);
        let speech = table.speech(language);
        let (position, words) = (table.game.position(), speech.text());
        let rules = position.rules();
        let turn = |Rated { turn, worth, like }| TurnValue {
            text: position.move_text(turn),
            label: speech.turn_label(position, turn),
            worth: WorthView::of(worth, &rules, words),
            like: like.map(|first| position.move_text(first)),
        };
        let turns: Vec<TurnValue> = turns.into_iter().map(turn).collect();
        let exact = depth.is_none() && !turns.is_empty();
        let sentence = turns.first().map(|best| {
            if position.is_puzzle() {
                return outlook(best.worth.kind, &speech);
            }
            let worth = best.worth.words.as_str();
            match depth {
                None => speech.say("analysis-known", &[("worth", worth.into())]),
                Some(depth) => speech
                    .say("analysis-searched", &[("worth", worth.into()), ("depth", depth.into())]),
            }
        });
        let sentence = sentence.unwrap_or_default();
        Self { exact, depth, sentence, turns }
    }
}

/// What can still be made of a puzzle, by its best turn.
fn outlook(best: WorthKind, speech: &Speech) -> String {
    let one = [("pegs", 1.into())];
    match best {
        WorthKind::Win | WorthKind::Draw => speech.say("solitaire-solvable", &[]),
        WorthKind::Loss => speech.say("solitaire-hopeless-about", &one),
        WorthKind::Open => speech.say("solitaire-unknown", &one),
    }
}
