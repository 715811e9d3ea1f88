//! How long a word takes over a line and back, as the server measures it.

use std::sync::{Mutex, PoisonError};

use crate::timepiece::Timepiece;

/// How many of the last measurements count.
const LATEST: usize = 3;

/// The pulse of a line: pings that went out, and how long their answers took.
#[derive(Debug)]
pub(super) struct Pulse {
    time: Timepiece,
    beats: Mutex<Beats>,
}

#[derive(Debug, Default)]
struct Beats {
    /// Which ping went out last, and when; none if it was answered.
    asked: Option<(u64, u64)>,
    /// How long the last answers took, the latest last.
    latest: Vec<u64>,
}

impl Pulse {
    pub(super) fn new(time: Timepiece) -> Self {
        Self { time, beats: Mutex::default() }
    }

    /// What the next ping says. Nobody can answer it before having seen it.
    pub(super) fn ask(&self) -> Vec<u8> {
        let mut beats = self.beats.lock().unwrap_or_else(PoisonError::into_inner);
        let says = crate::table::random();
        beats.asked = Some((says, self.time.steady()));
        says.to_be_bytes().to_vec()
    }

    /// Takes note of an answer; one to nothing that was asked means nothing.
    pub(super) fn answer(&self, said: &[u8]) {
        let mut beats = self.beats.lock().unwrap_or_else(PoisonError::into_inner);
        let Some((_, at)) = beats.asked.filter(|(says, _)| says.to_be_bytes() == said) else {
            return;
        };
        beats.asked = None;
        beats.latest.push(self.time.steady().saturating_sub(at));
        if beats.latest.len() > LATEST {
            beats.latest.remove(0);
        }
    }

    /// How long a word takes there and back, in milliseconds: the shortest of the last times, so that a
    /// single slow one gains nobody anything. Nothing as long as that is not known.
    pub(super) fn round_trip(&self) -> u64 {
        let beats = self.beats.lock().unwrap_or_else(PoisonError::into_inner);
        beats.latest.iter().copied().min().unwrap_or_default()
    }
}
