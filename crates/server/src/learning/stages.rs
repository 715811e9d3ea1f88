//! The tables of an exercise: one for each turn that stands.

use game::AnyMove;
use i18n::Language;

use crate::{
    table::{Agreed, Event, Table, View, Wish},
    timepiece::Moment,
};

/// The table of a position, and after each of some turns.
pub(super) fn stages(id: &str, rules: &str, fen: &str, moves: &[AnyMove]) -> Option<Vec<Table>> {
    let wish = Wish { rules: Some(rules.to_string()), ..Wish::default() };
    // A lesson may also show how a game has ended.
    let agreed = wish.agree(0).ok()?;
    let agreed = Agreed { start: fen.to_string(), set_up: true, first_by_lot: None, ..agreed };
    let mut table = Table::open(id, agreed, Moment::default()).ok()?;
    let mut stages = vec![table.clone()];
    for &m in moves {
        let text = table.game.position().move_text(m);
        table.apply(Event::turn(text), Moment::default()).ok()?;
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
        // Where nothing can be played nobody is told to.
        if !view.over {
            view.announce.clone_from(&view.happened);
        }
    }
    views
}
