//! Thinking beside reading.

use std::{
    io::{self, Write},
    panic::{self, AssertUnwindSafe},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread::{self, JoinHandle},
};

use engine::{Answer, Engine, Question, Report};

use super::info;
use crate::output::mark;

/// What is answered where there is no turn to choose.
const NO_TURN: &str = "bestmove (none)";

/// Says a line at once.
pub(super) fn say(line: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}").and_then(|()| out.flush()).map_err(mark)
}

/// Says that there is no turn to choose.
pub(super) fn say_no_turn() -> io::Result<()> {
    say(NO_TURN)
}

/// A search under way.
#[derive(Debug)]
pub(super) struct Thinking {
    stop: Arc<AtomicBool>,
    answered: Arc<AtomicBool>,
    thread: JoinHandle<()>,
}

impl Thinking {
    /// Begins to think; the answer is said when it is there, but not before it is asked for if the
    /// search is `infinite`.
    pub(super) fn begin(engine: Engine, question: Question, infinite: bool) -> Self {
        let (stop, answered) = (Arc::default(), Arc::default());
        let (told, done) = (Arc::clone(&stop), Arc::clone(&answered));
        let thread = thread::spawn(move || think(&engine, &question, infinite, &told, &done));
        Self { stop, answered, thread }
    }

    /// Tells it to come to an end.
    pub(super) fn stop(&self) {
        self.stop.store(true, Ordering::Release);
        self.thread.thread().unpark();
    }

    /// Whether nothing has been said yet of its end, and nobody has asked for it.
    pub(super) fn goes_on(&self) -> bool {
        !self.answered.load(Ordering::Acquire) && !self.stop.load(Ordering::Acquire)
    }

    /// Waits until the answer has been said.
    pub(super) fn wait(self) {
        // A search that broke down has been reported.
        let _ = self.thread.join();
    }
}

fn think(
    engine: &Engine,
    question: &Question,
    infinite: bool,
    stop: &AtomicBool,
    answered: &AtomicBool,
) {
    let most = question.limits.lines.max(1);
    let tell = |report: &Report| {
        for line in info::lines(&question.position, report, most) {
            // Whoever does not listen any more is noticed by the one who reads.
            let _ = say(&line);
        }
    };
    let mut was_told = false;
    let mut on_info = |report: &Report| {
        was_told = true;
        tell(report);
    };
    let answer =
        panic::catch_unwind(AssertUnwindSafe(|| engine.answer(question, stop, &mut on_info)));
    let answer = answer.unwrap_or_else(|_| {
        let _ = say("error thinking broke down, please report it");
        Answer::default()
    });
    if !was_told {
        tell(&answer.report);
    }
    if answer.spoiled {
        let _ = say("info string the draw by moves without progress comes before this win");
    }
    while infinite && !stop.load(Ordering::Acquire) {
        thread::park();
    }
    // Set before the answer is said, so that who hears it can go on at once.
    answered.store(true, Ordering::Release);
    let _ = match answer.turn {
        Some(turn) => say(&format!("bestmove {}", question.position.move_text(turn))),
        None => say_no_turn(),
    };
}
