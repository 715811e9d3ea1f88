//! Tables written from what the second way found out, without the solver.

use std::{fs, path::PathBuf};

use board::{BySide, RuleSet, Side};
use mill::{ExtraTurn, Mill, PointSet, Rules, Setup};
use tables::{
    Symbol, Tables, Value,
    container::{Header, Metric, TableWriter},
    mill::{Frame, INDEX_VERSION, Space},
};

use super::{
    reference::{Reference, subsets},
    symmetric::{Symmetries, stones_key},
};

/// A folder of tables, empty at first.
pub(crate) fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    path
}

/// Writes the table of a sub-space; `change` may falsify it.
pub(crate) fn write(
    tables: &Tables,
    rules: Rules,
    reference: &Reference,
    space: Space,
    change: impl Fn(&Mill, Value) -> Value,
) {
    let frame = Frame::new(rules);
    let symmetries = Symmetries::of(rules);
    let mut symbols = Vec::new();
    let points = rules.geometry().points().bits();
    for waiter in subsets(points, space.waiter) {
        if !symmetries.is_lowest(stones_key(0, waiter, (0, 0))) {
            continue;
        }
        for mover in subsets(points & !waiter, space.mover) {
            let [mover, waiter] = [mover, waiter].map(PointSet::from_bits);
            let index = usize::try_from(frame.locate(space, mover, waiter)).unwrap();
            if symbols.len() <= index {
                symbols.resize(index + 1, Symbol::NONE);
            }
            if let Some(position) = ordinary(rules, space, mover, waiter) {
                let value = reference.value(&position).unwrap();
                symbols[index] = symbol(change(&position, value));
            }
        }
    }
    let header = Header {
        game: "mill".to_string(),
        rules: "test".to_string(),
        graph: rules.graph_hash().0,
        space: space.to_string(),
        metric: Metric::Plies,
        entries: symbols.len() as u64,
        row: 1,
        index_version: INDEX_VERSION,
    };
    let path = tables.path(header.graph, &header.space);
    let mut writer = TableWriter::create(&path, &header).unwrap();
    writer.push(&symbols).unwrap();
    writer.finish().unwrap();
}

/// The position with these stones and White to move.
pub(crate) fn ordinary(
    rules: Rules,
    space: Space,
    mover: PointSet,
    waiter: PointSet,
) -> Option<Mill> {
    let setup = Setup {
        stones: BySide { white: mover, black: waiter },
        hands: BySide { white: space.mover_hand, black: space.waiter_hand },
        turn: Side::White,
        idle: 0,
        extra: ExtraTurn::No,
        removals: 0,
        throw: None,
        memory: BySide::both(0),
    };
    Mill::from_setup(rules, &setup).ok()
}

fn symbol(value: Value) -> Symbol {
    match value {
        Value::Draw => Symbol::DRAW,
        Value::Win(plies) => Symbol::win(plies.unwrap()),
        Value::Loss(plies) => Symbol::loss(plies.unwrap()),
    }
}
