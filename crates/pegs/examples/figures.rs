//! Prints how fast the oracle and the searches are: `cargo run --release -p pegs --example figures`,
//! and with `-- par` behind it how long par takes without the oracle, which is more than a minute.
//!
//! Times are those of the processor where the system tells them, of the wall otherwise.

#![allow(clippy::print_stdout, reason = "figures are there to be read")]

use std::{
    env, fs,
    time::{Duration, Instant},
};

use board::RuleSet;
use pegs::{Rules, measure_oracle, measure_par, measure_search};

fn main() {
    let start = Instant::now();
    let now = || on_processor().unwrap_or_else(|| start.elapsed());
    if env::args().nth(1).is_some_and(|what| what == "par") {
        println!("{:#?}", measure_par(now));
        return;
    }
    let preset = Rules::preset("pegs33").expect("the central game is a preset");
    println!("{:#?}", measure_oracle(preset.rules, now));
    println!("{:#?}", measure_search(now));
}

/// The time this thread has spent on a processor.
fn on_processor() -> Option<Duration> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}
