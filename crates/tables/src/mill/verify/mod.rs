//! Holding tables of mill against the rules.

mod positions;

use board::State;
use mill::Mill;

use self::positions::{Stones, all, sample};
use super::{
    Space,
    probe::{
        ProbeError, Prober,
        kind::{Kind, by_turns, kind},
        read,
    },
};
use crate::{
    Value,
    verify::{Mismatch, Selection, Verified, in_batches},
};

/// Verifies the tables of a game. `watch` hears after each batch how many positions are done and
/// in which sub-space, and says whether to go on.
///
/// # Errors
///
/// If a table that is needed is missing or cannot be used.
pub fn verify(
    prober: &Prober,
    selection: &Selection<Space>,
    watch: &(dyn Fn(Space, u64) -> bool + Sync),
) -> Result<Verified, ProbeError> {
    let stones: Box<dyn Iterator<Item = Stones> + Send> = match selection.sample {
        Some(count) => Box::new(sample(prober.rules(), &selection.spaces, count, selection.seed)),
        None => Box::new(all(prober.frame(), &selection.spaces)),
    };
    let judge = |batch: &[Stones]| {
        let positions: Vec<Mill> = batch
            .iter()
            .filter_map(|stones| stones.position(prober.rules()))
            .filter(|position| kind(position) != Kind::ByTurns)
            .collect();
        Ok((positions.len() as u64, first_wrong(prober, &positions)?))
    };
    in_batches(stones, selection.threads, judge, |stones, done| watch(stones.space, done))
}

/// The first position whose value is not what its turns say.
fn first_wrong(prober: &Prober, positions: &[Mill]) -> Result<Option<Mismatch>, ProbeError> {
    let mut questions = Questions::default();
    for position in positions {
        let none: Result<_, ProbeError> = judge(position, &mut |asked| {
            questions.ask(prober.locate(asked));
            Ok(Value::Draw)
        });
        none?;
    }
    let mut answers = answers(prober, questions)?.into_iter();
    for position in positions {
        let mismatch = judge(position, &mut |asked| {
            let answer = answers.next().flatten();
            answer.ok_or_else(|| ProbeError::NoPosition(asked.to_fen()))
        })?;
        if mismatch.is_some() {
            return Ok(mismatch);
        }
    }
    Ok(None)
}

/// What the tables say, asked from their beginnings to their ends.
fn answers(prober: &Prober, questions: Questions) -> Result<Vec<Option<Value>>, ProbeError> {
    let Questions { spaces, mut asked } = questions;
    let mut answers = vec![None; asked.len()];
    asked.sort_unstable();
    for of_one_table in asked.chunk_by(|(one, ..), (two, ..)| one == two) {
        let table = prober.table(spaces[usize::from(of_one_table[0].0)])?;
        let metric = table.header().metric;
        for &(_, index, place) in of_one_table {
            answers[place as usize] = read(table.get(index)?, metric);
        }
    }
    Ok(answers)
}

/// What a batch wants to know of the tables.
#[derive(Default)]
struct Questions {
    spaces: Vec<Space>,
    /// For each question the place of its sub-space, the number of the position, and the place of
    /// the answer.
    asked: Vec<(u16, u64, u32)>,
}

impl Questions {
    fn ask(&mut self, (space, index): (Space, u64)) {
        let known = self.spaces.iter().position(|&known| known == space);
        let place = known.unwrap_or_else(|| {
            self.spaces.push(space);
            self.spaces.len() - 1
        });
        self.asked.push((place as u16, index, self.asked.len() as u32));
    }
}

/// Compares the value of a position with what its turns say. Which positions are looked up, and in
/// which order, does not depend on their values.
fn judge<E>(
    position: &Mill,
    look_up: &mut impl FnMut(&Mill) -> Result<Value, E>,
) -> Result<Option<Mismatch>, E> {
    let found = look_up(position)?;
    let expected = match kind(position) {
        Kind::Over(value) => value,
        Kind::Stored | Kind::ByTurns => by_turns(position, look_up)?,
    };
    let wrong = !found.agrees(expected);
    Ok(wrong.then(|| Mismatch { fen: position.to_fen(), found, expected }))
}
