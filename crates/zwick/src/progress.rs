//! How far a long piece of work has come: a bar at a terminal, now and then a line elsewhere.

#![allow(clippy::cast_precision_loss, reason = "few digits are shown")]

use std::{
    io::{self, IsTerminal, Write},
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

/// How often a person sees something move.
const OFTEN: Duration = Duration::from_millis(200);
/// How often a log gets a line.
const SELDOM: Duration = Duration::from_secs(30);
/// How many signs the bar is wide.
const WIDTH: u64 = 20;

/// What is shown of a piece of work. It goes to standard error, so that reports stay clean.
#[derive(Debug)]
pub(crate) struct Progress {
    at_terminal: bool,
    start: Instant,
    /// When something was shown, or the work began.
    shown: Mutex<Instant>,
}

/// How far the work has come.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stand<'text> {
    /// What is being worked on.
    pub(crate) what: &'text str,
    /// Positions done.
    pub(crate) done: u64,
    /// Positions that were done before this run.
    pub(crate) before: u64,
    /// Positions to do in all, where that is known.
    pub(crate) total: Option<u64>,
    /// What else is to be said.
    pub(crate) more: &'text str,
}

impl Progress {
    pub(crate) fn new() -> Self {
        let now = Instant::now();
        Self { at_terminal: io::stderr().is_terminal(), start: now, shown: Mutex::new(now) }
    }

    /// Shows the stand, if it is time to.
    pub(crate) fn show(&self, stand: Stand<'_>) {
        let mut shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        let pause = if self.at_terminal { OFTEN } else { SELDOM };
        if shown.elapsed() < pause {
            return;
        }
        *shown = Instant::now();
        let mut line = line(stand, self.start.elapsed());
        if let Some(width) = self.width() {
            // A line that wraps could not be written over.
            line = line.chars().take(width.saturating_sub(1)).collect();
        }
        let (first, last) = if self.at_terminal { ("\r", "\x1b[K") } else { ("", "\n") };
        // Whoever cannot be told how far it is will see the end.
        let _ = write!(io::stderr(), "{first}{line}{last}");
    }

    /// Shows which length of a game is in question, and how many positions were looked at for it.
    pub(crate) fn show_length(&self, plies: u16, looked: u64) {
        let what = format!("over within {plies} plies? {} positions", short(looked as f64));
        self.show(Stand { what: &what, done: looked, before: 0, total: None, more: "" });
    }

    /// How many signs fit on a line of the terminal, if that is known.
    fn width(&self) -> Option<usize> {
        #[cfg(unix)]
        if self.at_terminal {
            let size = rustix::termios::tcgetwinsize(io::stderr()).ok()?;
            return Some(usize::from(size.ws_col)).filter(|&width| width > 0);
        }
        None
    }

    /// Makes room for what is said next.
    pub(crate) fn clear(&self) {
        if self.at_terminal {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

fn line(stand: Stand<'_>, elapsed: Duration) -> String {
    let seconds = elapsed.as_secs_f64().max(0.001);
    let rate = stand.done.saturating_sub(stand.before) as f64 / seconds;
    let rate_said = format!("{} positions/s", short(rate));
    let mut parts = vec![stand.what.to_string()];
    if let Some(total) = stand.total.filter(|&total| total > 0) {
        let done = stand.done.min(total);
        let full = (done * WIDTH).checked_div(total).unwrap_or(0);
        let bar: String = (0..WIDTH).map(|at| if at < full { '#' } else { '.' }).collect();
        // Rounded down, so that only all is 100.
        let percent = (done as f64 * 1000.0 / total as f64).floor() / 10.0;
        parts.insert(0, format!("[{bar}] {percent:.1} %"));
        if rate >= 1.0 {
            let left = Duration::from_secs_f64(((total - done) as f64 / rate).ceil());
            parts.push(format!("{} left", duration(left)));
        }
    }
    parts.push(rate_said);
    if !stand.more.is_empty() {
        parts.push(stand.more.to_string());
    }
    parts.join(", ")
}

/// A number in a few digits.
fn short(number: f64) -> String {
    match number {
        _ if number >= 1e9 => format!("{:.2} billion", number / 1e9),
        _ if number >= 1e6 => format!("{:.1} million", number / 1e6),
        _ if number >= 1e4 => format!("{:.0} thousand", number / 1e3),
        _ => format!("{number:.0}"),
    }
}

/// A time as people say it.
pub(crate) fn duration(time: Duration) -> String {
    let seconds = time.as_secs();
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, 0, seconds) => format!("{seconds} s"),
        (0, minutes, seconds) => format!("{minutes} min {seconds} s"),
        (hours, minutes, _) => format!("{hours} h {minutes} min"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_says_what_is_done_and_what_is_left() {
        let stand = Stand { what: "5-4", done: 300, before: 100, total: Some(1000), more: "2 MB" };
        let text = line(stand, Duration::from_secs(10));
        assert_eq!(text, "[######..............] 30.0 %, 5-4, 35 s left, 20 positions/s, 2 MB");
        let stand = Stand { total: None, before: 300, more: "", ..stand };
        assert_eq!(line(stand, Duration::ZERO), "5-4, 0 positions/s");
        let stand = Stand { total: Some(0), before: 0, done: 9_000_000, ..stand };
        assert_eq!(line(stand, Duration::from_secs(1)), "5-4, 9.0 million positions/s");
    }

    #[test]
    fn times_are_said_as_people_do() {
        let say = |seconds| duration(Duration::from_secs(seconds));
        assert_eq!([say(9), say(75), say(7_300)], ["9 s", "1 min 15 s", "2 h 1 min"]);
    }
}
