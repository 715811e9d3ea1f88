//! The gate: everything a landing has to pass.
//!
//! `cargo xtask test` is what README tells people to run and what CI runs. It needs the toolchain
//! and, for some tests, what it installs itself on Debian: PostgreSQL, node, npm and Chromium.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command talks to its caller")]

mod arrows;
mod browser;
mod database;
mod e2e;
mod shell;
mod suite;

use std::process::ExitCode;

use anyhow::Result;

const USAGE: &str = "usage: cargo xtask test | arrows | e2e | screenshots
  test         formatting, crate arrows, lints, documentation, all tests
  arrows       only the direction of the dependencies between our crates
  e2e          only the scripts' tests and the pages in a browser
  screenshots  the pictures of docs/pictures, taken anew";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match words[..] {
        ["test"] => test(),
        ["arrows"] => arrows::check(),
        ["e2e"] => e2e::run().and_then(suite::Count::conclude),
        ["screenshots"] => e2e::screenshots(),
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
    database::install()?;
    (suite::run()? + e2e::run()?).conclude()
}
