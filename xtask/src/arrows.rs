//! The direction of the dependencies between our crates.
//!
//! Rules know nothing of games, games nothing of faces, words nothing of rules. What is allowed
//! is written down here; whatever else `cargo metadata` shows fails the gate.

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::shell::cargo_command;

/// Each crate with those of ours it may use.
const ALLOWED: &[(&str, &[&str])] = &[
    ("board", &[]),
    ("i18n", &[]),
    ("mill", &["board"]),
    ("draughts", &["board"]),
    ("pegs", &["board"]),
    ("hunt", &["board", "mill", "draughts"]),
    ("game", &["board", "mill", "draughts", "hunt", "pegs"]),
    ("tables", &["board", "mill", "draughts", "hunt", "pegs"]),
    ("engine", &["board", "mill", "draughts", "hunt", "pegs", "game", "tables"]),
    ("analysis", &["board", "mill", "game", "tables", "engine"]),
    ("school", &["board", "mill", "draughts", "hunt", "pegs", "game", "tables", "engine"]),
    ("speech", &["board", "mill", "draughts", "hunt", "pegs", "game", "i18n"]),
    (
        "seat",
        &[
            "board", "mill", "draughts", "hunt", "pegs", "game", "i18n", "speech", "tables",
            "engine",
        ],
    ),
    (
        "tui",
        &["board", "mill", "draughts", "hunt", "pegs", "game", "i18n", "speech", "engine", "seat"],
    ),
    (
        "server",
        &[
            "board", "mill", "draughts", "hunt", "pegs", "game", "i18n", "speech", "tables",
            "engine", "analysis", "school",
        ],
    ),
    (
        "zwick",
        &[
            "board", "mill", "draughts", "hunt", "pegs", "game", "i18n", "speech", "server",
            "tables", "engine", "analysis", "seat", "school", "tui",
        ],
    ),
    ("xtask", &[]),
];

/// What a crate of rules may use of others: nothing that reads, waits or draws lots.
const RULES: (&[&str], &[&str]) =
    (&["board", "mill", "draughts", "hunt", "pegs"], &["smallvec", "thiserror"]);

/// Fails if a crate uses one that it must not know.
pub(crate) fn check() -> Result<()> {
    println!("== arrows between crates");
    let output = cargo_command()
        .args(["metadata", "--format-version", "1", "--no-deps"])
        .output()
        .context("cargo metadata cannot be run")?;
    let metadata: Value = serde_json::from_slice(&output.stdout).context("cargo metadata")?;
    let allowed: BTreeMap<&str, &[&str]> = ALLOWED.iter().copied().collect();
    for package in list(&metadata["packages"]) {
        let name = text(&package["name"]);
        let Some(ours) = allowed.get(name) else {
            bail!("the crate {name} is new: say in xtask/src/arrows.rs what it may use");
        };
        for dependency in list(&package["dependencies"]) {
            // Tests may look at the words from the side of the rules.
            if dependency["kind"].is_null() {
                check_arrow(name, ours, text(&dependency["name"]), &allowed)?;
            }
        }
    }
    Ok(())
}

fn check_arrow(
    from: &str,
    ours: &[&str],
    to: &str,
    allowed: &BTreeMap<&str, &[&str]>,
) -> Result<()> {
    if allowed.contains_key(to) && !ours.contains(&to) {
        bail!("{from} must not use {to}");
    }
    let (rules, others) = RULES;
    if rules.contains(&from) && !allowed.contains_key(to) && !others.contains(&to) {
        bail!("{from} is a crate of rules and must not use {to}");
    }
    Ok(())
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
