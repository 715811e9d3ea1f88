//! Running tests and counting them.

use std::{
    io::{BufRead, BufReader},
    ops::Add,
    process::{Command, Stdio},
};

use anyhow::{Context, Result, bail};

use crate::shell::cargo_command;

/// How many tests passed and failed, and whether the run came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Count {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
    pub(crate) finished: bool,
}

impl Count {
    /// Before any test has run.
    pub(crate) const NONE: Self = Self { passed: 0, failed: 0, finished: true };

    /// Prints the one line by which a reader, or a machine, sees that tests were run.
    pub(crate) fn conclude(self) -> Result<()> {
        println!("{} passed, {} failed", self.passed, self.failed);
        if self.failed > 0 || !self.finished {
            bail!("the tests failed");
        }
        Ok(())
    }
}

impl Add for Count {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            passed: self.passed + other.passed,
            failed: self.failed + other.failed,
            finished: self.finished && other.finished,
        }
    }
}

/// Runs every test of the workspace, shows what it prints, and counts.
pub(crate) fn run() -> Result<Count> {
    println!("== tests");
    let mut tests = cargo_command();
    tests.args(["test", "--workspace", "--no-fail-fast"]);
    count(&mut tests, cargo_line)
}

/// Runs a command, shows what it prints, and adds up what its lines say.
pub(crate) fn count(command: &mut Command, read: fn(&str) -> Count) -> Result<Count> {
    let name = command.get_program().display().to_string();
    let mut child =
        command.stdout(Stdio::piped()).spawn().with_context(|| format!("{name} cannot be run"))?;
    let output = child.stdout.take().context("the output of the tests cannot be read")?;
    let mut count = Count::NONE;
    for line in BufReader::new(output).lines() {
        let line = line.context("the output of the tests cannot be read")?;
        println!("{line}");
        count = count + read(&line);
    }
    count.finished = child.wait().context("the tests did not end")?.success();
    Ok(count)
}

/// What a line of `cargo test` adds.
fn cargo_line(line: &str) -> Count {
    let Some(result) = line.strip_prefix("test result: ") else {
        return Count::NONE;
    };
    let passed = number_before(result, " passed");
    let failed = number_before(result, " failed");
    Count { passed, failed, finished: true }
}

/// What a line of node's test runner adds: `ℹ pass 12`, `ℹ fail 1`, `ℹ cancelled 1`.
pub(crate) fn node_line(line: &str) -> Count {
    let mut words = line.split_whitespace();
    let (Some("ℹ"), Some(word), Some(number), None) =
        (words.next(), words.next(), words.next(), words.next())
    else {
        return Count::NONE;
    };
    let number = number.parse().unwrap_or(0);
    match word {
        "pass" => Count { passed: number, ..Count::NONE },
        "fail" | "cancelled" => Count { failed: number, ..Count::NONE },
        _ => Count::NONE,
    }
}

/// The number that stands before a word, as in `12 passed`.
fn number_before(text: &str, word: &str) -> u64 {
    let before = text.split(word).next().unwrap_or_default();
    let digits = before.rsplit(' ').next().unwrap_or_default();
    digits.parse().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted(lines: &[&str], read: fn(&str) -> Count) -> (u64, u64) {
        let count = lines.iter().map(|line| read(line)).fold(Count::NONE, Add::add);
        (count.passed, count.failed)
    }

    #[test]
    fn results_of_cargo_are_counted() {
        let line = "test result: ok. 12 passed; 3 failed; 0 ignored; 0 measured";
        assert_eq!(counted(&[line, "test a ... ok", line], cargo_line), (24, 6));
        assert_eq!(counted(&["nothing", ""], cargo_line), (0, 0));
    }

    #[test]
    fn results_of_node_are_counted() {
        let lines = ["ℹ tests 14", "ℹ pass 12", "ℹ fail 1", "ℹ cancelled 1", "ℹ skipped 0"];
        assert_eq!(counted(&lines, node_line), (12, 2));
        assert_eq!(counted(&["✔ a pass 3 (1.2ms)", "ℹ", "ℹ pass"], node_line), (0, 0));
    }

    #[test]
    fn a_run_is_finished_if_all_its_parts_are() {
        let broken = Count { finished: false, ..Count::NONE };
        assert!(!(Count::NONE + broken).finished && (Count::NONE + Count::NONE).finished);
    }
}
