//! The solver against published numbers.
#![allow(unsafe_code, reason = "x")]

use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
};

use board::RuleSet;
use mill::Rules;

use super::{
    super::{Space, frame::Frame},
    canon::Canon,
    cells::Cell,
    count::{Census, Count},
    isa::Vector,
    layer::{Layer, Layers, PADDING, Rowed},
    metric::{Metric, Parity},
    pair::{Crew, Pair},
    plan::plan,
};

#[test]
fn published_counts() {
    let up_to: u8 = std::env::var("UPTO").map_or(4, |t| t.parse().expect("number"));
    let rules = Rules::presets()[0].rules;
    let frame = Frame::new(rules);
    let canons: Mutex<HashMap<usize, Arc<Canon>>> = Mutex::default();
    let canon = |size: usize| {
        canons
            .lock()
            .expect("lock")
            .entry(size)
            .or_insert_with(|| Arc::new(Canon::new(&frame, size)))
            .clone()
    };
    let mut layers = Layers::default();
    let crew = Crew {
        threads: 2,
        vector: if std::env::var("PORTABLE").is_ok() { Vector::Portable } else { Vector::best() },
        halt: &|| false,
    };
    let begin = std::time::Instant::now();
    for planned in plan(&frame, Some((up_to, up_to))) {
        if !planned.space.is_moving() {
            continue;
        }
        let start = std::time::Instant::now();
        let mut pair = Pair::<Parity>::new(&frame, planned, &canon, &layers);
        pair.solve(crew).expect("solved");
        let solved = start.elapsed().as_secs_f64();
        let mut counts = Vec::new();
        for (side, _) in pair.sides() {
            let census = Census::new(&frame, &side.shape);
            let mut count = Count::default();
            for block in 0..side.len() {
                let waiting = side.blocks.smallest[block];
                let plain = census.is_plain(waiting);
                let (values, open) =
                    unsafe { (side.values.row_mut(block), side.open.row_mut(block)) };
                for (rank, value) in values.iter().enumerate() {
                    if plain || census.counts(waiting, rank) {
                        let code =
                            if open[rank / 64] >> (rank % 64) & 1 == 1 { 0 } else { value.get() };
                        count.add(Parity::symbol(code));
                    }
                }
            }
            println!(
                "{} {} {} {} {} {} ({solved:.2} s, {:.2})",
                side.task.space,
                count.positions(),
                count.wins,
                count.draws,
                count.losses,
                count.longest,
                begin.elapsed().as_secs_f64()
            );
            counts.push((side.task.space, count));
        }
        let (a, b) = (pair.first.task.space, planned.space.swapped());
        let keep = |side: &mut super::side::Side<'_, Parity>| {
            let mut bytes = side.seen.cells().to_vec();
            bytes.extend([0; PADDING]);
            Layer { row: side.shape.len(), bytes }
        };
        if let Some(second) = &mut pair.second {
            // What the second has seen is the first, rowed by its mover.
            layers.insert(a, Rowed::ByMover, keep(second));
            layers.insert(b, Rowed::ByMover, keep(&mut pair.first));
        } else {
            layers.insert(a, Rowed::ByMover, keep(&mut pair.first));
        }
        layers.retain(|space| space.mover + space.waiter + 1 >= a.mover + a.waiter);
        for (space, count) in counts {
            let published = [
                ("3-3", 140_621, 28_736, 269),
                ("3-4", 102_281, 0, 658_117),
                ("4-3", 75_397, 3_095, 681_906),
                ("4-4", 159, 29, 3_225_409),
                ("5-5", 28_819, 4_289, 30_881_316),
                ("9-9", 240_426_123, 91_780_175, 76_900_442),
            ];
            for (name, wins, losses, draws) in published {
                if name.parse::<Space>().expect("space") == space {
                    assert_eq!(
                        (count.wins, count.losses, count.draws),
                        (wins, losses, draws),
                        "{name}"
                    );
                }
            }
        }
    }
}
