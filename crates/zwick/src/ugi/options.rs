//! What can be set.

use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use engine::{Engine, Level, Settings};
use game::{AnyGame, Game, NamedRules};

use super::command::quoted;
use crate::named_rules;

const MEBIBYTE: usize = 1 << 20;
const MOST_HASH: usize = 4096;
const MOST_THREADS: usize = 64;
const MOST_LINES: usize = 64;

/// What is set.
#[derive(Clone, Debug)]
pub(super) struct Options {
    pub(super) rules: NamedRules,
    pub(super) level: Level,
    /// In mebibytes.
    hash: usize,
    threads: usize,
    tables: Option<PathBuf>,
    pub(super) lines: usize,
    pub(super) seed: u64,
}

/// What has to be done after an option was set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Effect {
    /// Nothing.
    None,
    /// Another game is played.
    OtherGame,
    /// The engine is to be made anew.
    OtherEngine,
}

impl Options {
    /// What is set in the beginning.
    pub(super) fn new(rules: NamedRules) -> Self {
        Self {
            rules,
            level: Level::FULL,
            hash: Settings::default().hash_bytes / MEBIBYTE,
            threads: 1,
            tables: None,
            lines: 1,
            seed: 0,
        }
    }

    /// Every option as the protocol announces it.
    pub(super) fn announced(&self) -> Vec<String> {
        let number = |name: &str, default: usize, least: usize, most: usize| {
            format!("option name {name} type spin default {default} min {least} max {most}")
        };
        vec![
            format!("option name Rules type string default {}", self.rules.id),
            number("Level", self.level.get().into(), 1, Level::FULL.get().into()),
            number("Hash", self.hash, 1, MOST_HASH),
            number("Threads", self.threads, 1, MOST_THREADS),
            "option name Tables type string default <empty>".to_string(),
            number("MultiPV", self.lines, 1, MOST_LINES),
            "option name Seed type string default 0".to_string(),
        ]
    }

    /// Sets one; names are read in any case.
    pub(super) fn set(&mut self, name: &str, value: &str) -> anyhow::Result<Effect> {
        match name.to_ascii_lowercase().as_str() {
            "rules" => {
                self.rules = named_rules::find_or_text(value).context("Rules")?;
                return Ok(Effect::OtherGame);
            }
            "level" => self.level = value.parse().context("Level")?,
            "multipv" => self.lines = between("MultiPV", value, MOST_LINES)?,
            "seed" => {
                let seed = value.parse().ok();
                self.seed =
                    seed.with_context(|| format!("Seed: {} is no such number", quoted(value)))?;
            }
            "hash" => {
                self.hash = between("Hash", value, MOST_HASH)?;
                return Ok(Effect::OtherEngine);
            }
            "threads" => {
                self.threads = between("Threads", value, MOST_THREADS)?;
                return Ok(Effect::OtherEngine);
            }
            "tables" => {
                self.tables = folder(value)?;
                return Ok(Effect::OtherEngine);
            }
            _ => anyhow::bail!("there is no option {}", quoted(name)),
        }
        Ok(Effect::None)
    }

    /// The position a game begins with.
    pub(super) fn start(&self) -> AnyGame {
        self.rules.rules.initial()
    }

    /// A game that begins.
    pub(super) fn new_game(&self) -> Game {
        Game::from_position(self.start())
    }

    /// An engine that may use what is set.
    pub(super) fn engine(&self) -> Engine {
        Engine::new(&Settings {
            hash_bytes: self.hash * MEBIBYTE,
            threads: self.threads,
            tables: self.tables.clone(),
        })
    }
}

fn between(name: &str, value: &str, most: usize) -> anyhow::Result<usize> {
    let number = value.parse().ok().filter(|number| (1..=most).contains(number));
    number.with_context(|| format!("{name}: {} is no number from 1 to {most}", quoted(value)))
}

fn folder(value: &str) -> anyhow::Result<Option<PathBuf>> {
    if value.is_empty() || value == "<empty>" {
        return Ok(None);
    }
    ensure!(Path::new(value).is_dir(), "Tables: there is no folder {}", quoted(value));
    Ok(Some(PathBuf::from(value)))
}
