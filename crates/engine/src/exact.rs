//! Choosing among turns whose exact value is known.

use std::time::Instant;

use board::DrawMode;
use tables::{Turn, Value, Wdl};

use crate::{
    Level, Playable,
    knowledge::{Knowledge, known_turns},
};

/// What a known turn looks like to a level: the higher the better.
///
/// A level sees the end of the game no further ahead than its horizon. Beyond it, it has a feeling
/// that is right more often than not.
pub(crate) fn appeal(value: Value, level: Level, lot: i32) -> i32 {
    let horizon = level.horizon();
    let seen =
        |plies: Option<u16>| horizon == u16::MAX || plies.is_some_and(|plies| plies <= horizon);
    let plies = |plies: Option<u16>| i32::from(plies.unwrap_or(u16::MAX));
    let feeling = 60 + 30 * i32::from(level.get());
    match value {
        Value::Win(left) if seen(left) => 1_000_000 - plies(left),
        Value::Loss(left) if seen(left) => plies(left) - 1_000_000,
        Value::Win(_) => feeling + lot,
        Value::Draw => lot,
        Value::Loss(_) => lot - feeling,
    }
}

/// How a lot is drawn for [`appeal`].
pub(crate) const LOT: std::ops::RangeInclusive<i32> = -300..=300;

/// Chooses among all turns of a position, the best first, without giving anything away: the
/// shortest win, the longest loss, and among equal ones the turn after which the other side errs
/// most easily.
pub(crate) fn choose<G: Playable>(
    position: &G,
    turns: &[Turn<G::Move>],
    knowledge: &dyn Knowledge<G>,
    deadline: Option<Instant>,
    random: &mut fastrand::Rng,
) -> G::Move {
    let best = turns[0].value;
    let mut equal: Vec<G::Move> =
        turns.iter().take_while(|turn| turn.value == best).map(|turn| turn.m).collect();
    // Which of two equal traps is set is a matter of chance.
    random.shuffle(&mut equal);
    let mut chosen = (equal[0], -1.0);
    for m in equal {
        let lure = lure(position, m, best.wdl(), knowledge);
        if lure > chosen.1 {
            chosen = (m, lure);
        }
        if deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            break;
        }
    }
    chosen.0
}

/// How likely the other side errs after a turn: the share of its replies that lose value, those
/// that look good to it counting more.
fn lure<G: Playable>(position: &G, m: G::Move, own: Wdl, knowledge: &dyn Knowledge<G>) -> f64 {
    let mut after = *position;
    after.play_unchecked(m);
    if after.turn() == position.turn() || own == Wdl::Win {
        return 0.0;
    }
    let Some(replies) = known_turns(knowledge, &after) else {
        return 0.0;
    };
    let best = replies[0].value.wdl();
    let (mut erring, mut all) = (0.0, 0.0);
    for reply in replies {
        let weight = promise(&after, reply.m);
        all += weight;
        if reply.value.wdl() < best {
            erring += weight;
        }
    }
    erring / all
}

/// How good a reply looks at first sight, as a weight.
fn promise<G: Playable>(position: &G, m: G::Move) -> f64 {
    let mut after = *position;
    after.play_unchecked(m);
    let looks = if after.end().is_some() {
        0
    } else if after.turn() == position.turn() {
        after.look().worth
    } else {
        -after.look().worth
    };
    (f64::from(looks.clamp(-1_000, 1_000)) / 60.0).exp()
}

/// The best line from a position by exact values: at most so many turns.
pub(crate) fn line<G: Playable>(
    position: &G,
    first: Turn<G::Move>,
    most: usize,
    knowledge: &dyn Knowledge<G>,
) -> Vec<G::Move> {
    let mut line = vec![first.m];
    let mut after = *position;
    after.play_unchecked(first.m);
    while line.len() < most && first.value != Value::Draw && after.end().is_none() {
        let Some(turns) = known_turns(knowledge, &after) else {
            break;
        };
        line.push(turns[0].m);
        after.play_unchecked(turns[0].m);
    }
    line
}

/// Whether a win is so far that the draw after many plies without progress comes first.
pub(crate) fn is_spoiled<G: Playable>(
    position: &G,
    first: Turn<G::Move>,
    knowledge: &dyn Knowledge<G>,
) -> bool {
    let Value::Win(Some(plies)) = first.value else {
        return false;
    };
    let draws_at = |position: &G| {
        let rule = position.draw_rules().no_progress;
        (rule.mode != DrawMode::Off).then_some(u32::from(rule.count))
    };
    let may =
        draws_at(position).is_some_and(|count| position.idle_plies() + u32::from(plies) >= count);
    if !may {
        return false;
    }
    let mut after = *position;
    for m in line(position, first, plies.into(), knowledge) {
        after.play_unchecked(m);
        if after.end().is_none()
            && draws_at(&after).is_some_and(|count| after.idle_plies() >= count)
        {
            return true;
        }
    }
    false
}
