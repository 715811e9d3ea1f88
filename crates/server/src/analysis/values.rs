//! Every turn of a position with what it is worth.

use std::collections::HashMap;

use analysis::{Judge, Turns};
use board::State;
use engine::Worth;
use game::{AnyGame, AnyMove};
use i18n::Language;
use mill::{Mill, PointSet, Symmetry};
use serde::Serialize;
use utoipa::ToSchema;

use super::WorthView;
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
        let puzzle = position.is_puzzle();
        let turn = |(m, worth, like)| TurnValue {
            text: position.move_text(m),
            label: speech.turn_label(position, m),
            worth: WorthView::of(worth, puzzle, words),
            like,
        };
        let turns: Vec<TurnValue> = in_classes(position, turns).into_iter().map(turn).collect();
        let exact = depth.is_none() && !turns.is_empty();
        let sentence = match (turns.first(), depth) {
            (None, _) => String::new(),
            (Some(best), None) => {
                speech.say("analysis-known", &[("worth", best.worth.words.as_str().into())])
            }
            (Some(best), Some(depth)) => speech.say(
                "analysis-searched",
                &[("worth", best.worth.words.as_str().into()), ("depth", depth.into())],
            ),
        };
        Self { exact, depth, sentence, turns }
    }
}

/// Turns that come to the same have one worth and stand together: a search may have looked at one of them
/// more closely than at another.
fn in_classes(
    position: &AnyGame,
    turns: Vec<(AnyMove, Worth)>,
) -> Vec<(AnyMove, Worth, Option<String>)> {
    let mut alike = Alike::default();
    let mut firsts: HashMap<String, (usize, Worth)> = HashMap::new();
    let mut ranked = Vec::with_capacity(turns.len());
    for (rank, (m, worth)) in turns.into_iter().enumerate() {
        let text = position.move_text(m);
        let like = alike.like(position, m, &text);
        let class = like.clone().unwrap_or(text);
        let &mut (rank, worth) = firsts.entry(class).or_insert((rank, worth));
        ranked.push((rank, (m, worth, like)));
    }
    ranked.sort_by_key(|&(rank, _)| rank);
    ranked.into_iter().map(|(_, turn)| turn).collect()
}

/// Turns of mill by what they come to, turned and mirrored.
#[derive(Default)]
struct Alike {
    seen: HashMap<Image, String>,
    symmetries: Vec<Symmetry>,
}

/// The stones of both sides, in the least of all views of them.
type Image = (PointSet, PointSet);

impl Alike {
    /// The first turn that came to the same, if this is not the first.
    fn like(&mut self, position: &AnyGame, m: AnyMove, text: &str) -> Option<String> {
        let (AnyGame::Mill(mill), AnyMove::Mill(m)) = (position, m) else {
            return None;
        };
        if self.symmetries.is_empty() {
            self.symmetries = mill::symmetries(mill.board());
        }
        let mut after = *mill;
        after.play_unchecked(m);
        let image = self.image(&after)?;
        match self.seen.get(&image) {
            Some(first) => Some(first.clone()),
            None => {
                self.seen.insert(image, text.to_string());
                None
            }
        }
    }

    /// Positions that remember more than stones are compared with nothing.
    fn image(&self, mill: &Mill) -> Option<Image> {
        let setup = mill.to_setup();
        let plain = setup.memory.white == 0 && setup.memory.black == 0;
        let view = |symmetry: &Symmetry| {
            (symmetry.set(setup.stones.white), symmetry.set(setup.stones.black))
        };
        self.symmetries.iter().map(view).min().filter(|_| plain)
    }
}
