//! The tables of an exercise: one for each turn that stands.

use game::AnyMove;
use i18n::Language;

use crate::table::{Event, Table, View, Wish};

/// The table of a position, and after each of some turns.
pub(super) fn stages(id: &str, rules: &str, fen: &str, moves: &[AnyMove]) -> Option<Vec<Table>> {
    let wish = Wish {
        rules: Some(rules.to_string()),
        fen: Some(fen.to_string()),
        take_backs: Some(false),
        ..Wish::default()
    };
    let mut table = Table::open(id, wish.agree(0).ok()?, 0).ok()?;
    let mut stages = vec![table.clone()];
    for &m in moves {
        let text = table.game.position().move_text(m);
        table.apply(Event::Turn { text }, 0).ok()?;
        stages.push(table.clone());
    }
    Some(stages)
}

/// The views of some stages; only on the last one something can be played, if at all.
pub(super) fn views(stages: &[Table], language: Language, is_open: bool) -> Vec<View> {
    let mut views: Vec<View> = stages.iter().map(|table| table.view(language)).collect();
    let closed = if is_open { views.len().saturating_sub(1) } else { views.len() };
    for view in &mut views[..closed] {
        view.turns.clear();
    }
    views
}
