//! Running all tests and counting them.

use std::{
    io::{BufRead, BufReader},
    process::Stdio,
};

use anyhow::{Context, Result};

use crate::shell::cargo_command;

/// How many tests passed and failed, and whether the run came to its end.
pub(crate) struct Count {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
    pub(crate) finished: bool,
}

/// Runs every test of the workspace, shows what it prints, and counts.
pub(crate) fn run() -> Result<Count> {
    println!("== tests");
    let mut child = cargo_command()
        .args(["test", "--workspace", "--no-fail-fast"])
        .stdout(Stdio::piped())
        .spawn()
        .context("cargo cannot be run")?;
    let output = child.stdout.take().context("the output of the tests cannot be read")?;
    let mut count = Count { passed: 0, failed: 0, finished: false };
    for line in BufReader::new(output).lines() {
        let line = line.context("the output of the tests cannot be read")?;
        println!("{line}");
        if let Some(result) = line.strip_prefix("test result: ") {
            count.passed += number_before(result, " passed");
            count.failed += number_before(result, " failed");
        }
    }
    count.finished = child.wait().context("the tests did not end")?.success();
    Ok(count)
}

/// The number that stands before a word, as in `12 passed`.
fn number_before(text: &str, word: &str) -> u64 {
    let before = text.split(word).next().unwrap_or_default();
    let digits = before.rsplit(' ').next().unwrap_or_default();
    digits.parse().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::number_before;

    #[test]
    fn results_of_tests_are_counted() {
        let line = "ok. 12 passed; 3 failed; 0 ignored; 0 measured";
        assert_eq!((number_before(line, " passed"), number_before(line, " failed")), (12, 3));
        assert_eq!(number_before("nothing", " passed"), 0);
    }
}
