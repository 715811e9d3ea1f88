//! The gate: everything a landing has to pass.
//!
//! `cargo xtask test` is what README tells people to run and what CI runs. It needs nothing but
//! the toolchain.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command talks to its caller")]

mod arrows;
mod shell;
mod suite;

use std::process::ExitCode;

use anyhow::{Result, bail};

const USAGE: &str = "usage: cargo xtask test | arrows
  test    formatting, crate arrows, lints, all tests, documentation
  arrows  only the direction of the dependencies between our crates";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match words[..] {
        ["test"] => test(),
        ["arrows"] => arrows::check(),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn test() -> Result<()> {
    shell::cargo("formatting", &["fmt", "--all", "--check"], &[])?;
    arrows::check()?;
    let clippy = ["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"];
    shell::cargo("lints", &clippy, &[])?;
    let doc = ["doc", "--workspace", "--no-deps", "--document-private-items", "--quiet"];
    shell::cargo("documentation", &doc, &[("RUSTDOCFLAGS", "-D warnings")])?;
    let count = suite::run()?;
    // The one line by which a reader, or a machine, sees that tests were run.
    println!("{} passed, {} failed", count.passed, count.failed);
    if count.failed > 0 || !count.finished {
        bail!("the tests failed");
    }
    Ok(())
}
