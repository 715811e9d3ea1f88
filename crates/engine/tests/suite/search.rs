//! The search on games that are known to the end, and the promises it makes.

use std::sync::atomic::AtomicBool;

use board::{Position, RuleSet, State, Throw};
use draughts::Draughts;
use engine::{Limits, Line, Playable, Score, Task, TranspositionTable, think};
use mill::Mill;

fn mill(id: &str) -> Mill {
    let preset = mill::Rules::presets().iter().find(|preset| preset.id == id).unwrap();
    Mill::initial(preset.rules)
}

fn draughts(id: &str) -> Draughts {
    let preset = draughts::Rules::presets().iter().find(|preset| preset.id == id).unwrap();
    Draughts::initial(preset.rules)
}

fn best<G: Playable>(position: &G, limits: Limits) -> (Line<G::Move>, u64) {
    let table = TranspositionTable::new(1 << 22);
    let mut nodes = 0;
    let stop = AtomicBool::new(false);
    let lines = think(&Task::new(position, limits, &table, &stop), &mut |info| nodes = info.nodes);
    (lines[0].clone(), nodes)
}

fn depth(depth: u16) -> Limits {
    Limits { depth: Some(depth), ..Limits::default() }
}

/// The tables say so: the side that begins wins in nine plies, in the middle and nowhere else.
#[test]
fn three_mens_morris_is_won_in_nine() {
    let start = mill("three");
    let (line, _) = best(&start, depth(12));
    assert_eq!(line.score, Score::win_in(9));
    assert_eq!(start.move_text(line.turns[0]), "b2");
    let mut position = start;
    for &turn in &line.turns {
        position = position.play(turn).unwrap();
    }
    assert_eq!(line.turns.len(), 9);
    assert!(position.end().is_some());
}

/// Three against three: who is to move closes the mill and wins; the other must bar it.
#[test]
fn a_mill_that_wins_is_closed_and_one_that_would_lose_is_barred() {
    let rules = mill("classic").rules();
    let stones = "WW1/3/3/3W2/B2/1B1/2B";
    let won = Mill::from_fen(rules, &format!("{stones} w 0 0 0")).unwrap();
    let (line, _) = best(&won, depth(4));
    assert_eq!(line.score, Score::win_in(1));
    assert!(line.turns[0].is_capture());
    let threatened = Mill::from_fen(rules, &format!("{stones} b 0 0 0")).unwrap();
    let (line, _) = best(&threatened, depth(4));
    let barred = threatened.move_text(line.turns[0]);
    assert!(barred.ends_with("g7"), "{barred}");
}

/// In a game with dice nothing is known beyond a throw.
#[test]
fn a_throw_to_come_is_no_end() {
    let rules = mill("wuerfel").rules();
    let mut position = Mill::initial(rules);
    let mut thrown = 0;
    while thrown < 3 && position.end().is_none() {
        if position.awaits_throw() {
            thrown += 1;
            position.set_throw("1,2,4".parse().unwrap());
            continue;
        }
        let (line, _) = best(&position, depth(3));
        assert!(!line.score.is_decisive(), "{} {}", position.to_fen(), line.score);
        position.play_unchecked(line.turns[0]);
    }
}

#[test]
fn the_same_nodes_go_the_same_way() {
    let limits = Limits { nodes: Some(20_000), ..Limits::default() };
    for id in ["classic", "mixed", "ceylon", "springer"] {
        assert_eq!(best(&mill(id), limits), best(&mill(id), limits), "{id}");
    }
    for id in ["english", "russian", "schmidt_gb_losing"] {
        assert_eq!(best(&draughts(id), limits), best(&draughts(id), limits), "{id}");
    }
}

#[test]
fn several_lines_are_in_order_and_differ() {
    let table = TranspositionTable::new(1 << 22);
    let limits = Limits { depth: Some(5), lines: 4, ..Limits::default() };
    let stop = AtomicBool::new(false);
    let lines = think(&Task::new(&mill("classic"), limits, &table, &stop), &mut |_| {});
    assert_eq!(lines.len(), 4);
    assert!(lines.is_sorted_by(|a, b| a.score >= b.score));
    for (at, line) in lines.iter().enumerate() {
        assert!(lines[..at].iter().all(|other| other.turns[0] != line.turns[0]));
    }
}

#[test]
fn a_stop_is_heard_and_a_turn_is_given() {
    let table = TranspositionTable::new(1 << 20);
    let stop = AtomicBool::new(true);
    let lines = think(&Task::new(&mill("classic"), Limits::default(), &table, &stop), &mut |_| {});
    assert_eq!(lines.len(), 1);
}

/// Every rule set for two, a few plies each: every turn of every line is legal.
#[test]
fn lines_are_legal_in_every_game() {
    let limits = Limits { nodes: Some(3_000), ..Limits::default() };
    for preset in mill::Rules::presets() {
        check(Mill::initial(preset.rules), limits);
    }
    for preset in draughts::Rules::presets() {
        check(Draughts::initial(preset.rules), limits);
    }
}

fn check<G: Playable>(position: G, limits: Limits) {
    if position.awaits_throw() {
        return;
    }
    let mut now = position;
    for turn in best(&position, limits).0.turns {
        now = now.play(turn).unwrap();
    }
}

#[test]
fn what_looks_quiet_takes_nothing() {
    let (mut quiet, mut loud) = (0, 0);
    for preset in mill::Rules::presets() {
        let mut position = Mill::initial(preset.rules);
        let mut random = fastrand::Rng::with_seed(9);
        for _ in 0..3000 {
            if position.awaits_throw() {
                let throws: Vec<Throw> = Throw::all().collect();
                position.set_throw(throws[random.usize(..throws.len())]);
            }
            let turns = position.legal_moves();
            if turns.is_empty() {
                position = Mill::initial(preset.rules);
                continue;
            }
            let can_take = turns.iter().any(|&m| position.is_loud(m));
            if position.look().quiet {
                assert!(!can_take, "{}: {}", preset.id, position.to_fen());
                quiet += 1;
            } else {
                loud += u32::from(can_take);
            }
            position.play_unchecked(turns[random.usize(..turns.len())]);
        }
    }
    assert!(quiet > 10_000 && loud > 10_000, "{quiet} quiet, {loud} loud");
}
