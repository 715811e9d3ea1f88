//! Who plays a match, as it is said on the command line.

use std::{path::PathBuf, str::FromStr, time::Duration};

use engine::{Level, Limits};

/// A player of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Spec {
    /// As it was written.
    pub(crate) name: String,
    /// What kind of player it is.
    pub(crate) kind: Kind,
    /// How long it thinks, if that is its own.
    pub(crate) pace: Pace,
    /// Which tables it may use.
    pub(crate) tables: TablesOf,
    /// The level of a program.
    pub(crate) level: Option<Level>,
    /// Its memory for positions, in mebibytes.
    pub(crate) hash: Option<usize>,
    /// How many threads it searches with.
    pub(crate) threads: Option<usize>,
}

/// A kind of player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// The engine at a level.
    Level(Level),
    /// Any turn.
    Random,
    /// Looks one turn ahead.
    OnePly,
    /// Another program, with its arguments.
    Program(Vec<String>),
}

/// Which tables a player may use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum TablesOf {
    /// Those of the match.
    Match,
    /// Those of a folder.
    Folder(PathBuf),
    /// None.
    Nobody,
}

/// How long a player thinks about a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pace {
    /// No deeper than so many plies.
    pub(crate) depth: Option<u16>,
    /// No more than so many positions.
    pub(crate) nodes: Option<u64>,
    /// No longer than so many milliseconds.
    pub(crate) time: Option<u64>,
}

impl Pace {
    /// This pace, or another one where it says nothing.
    pub(crate) fn or(self, other: Self) -> Self {
        if self == Self::default() { other } else { self }
    }

    /// As limits of a search; the usual ones where it says nothing.
    pub(crate) fn limits(self) -> Limits {
        if self == Self::default() {
            return Limits::usual();
        }
        let time = self.time.map(Duration::from_millis);
        Limits { depth: self.depth, nodes: self.nodes, time, lines: 1 }
    }
}

/// What players there are, for the help and for who mistypes.
const KINDS: &str = "level:1 to level:10, full, random, one-ply or cmd:PROGRAM";

impl Spec {
    /// Reads a player: its kind, then options after commas.
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        let mut spec = Self {
            name: text.to_string(),
            kind: Kind::Random,
            pace: Pace::default(),
            tables: TablesOf::Match,
            level: None,
            hash: None,
            threads: None,
        };
        let mut head = text;
        // From the end, so that a program's own commas are left to it.
        while let Some((rest, option)) = head.rsplit_once(',')
            && spec.set(option)?
        {
            head = rest;
        }
        spec.kind = kind(head)?;
        spec.checked()
    }

    /// Sets an option; `false` if the text is none.
    fn set(&mut self, option: &str) -> Result<bool, String> {
        if option == "notables" {
            self.tables = TablesOf::Nobody;
            return Ok(true);
        }
        let Some((name, value)) = option.split_once('=') else {
            return Ok(false);
        };
        match name {
            "nodes" => self.pace.nodes = Some(number(option, value)?),
            "time" => self.pace.time = Some(number(option, value)?),
            "depth" => self.pace.depth = Some(number(option, value)?),
            "tables" => self.tables = TablesOf::Folder(PathBuf::from(value)),
            "hash" => self.hash = Some(number(option, value)?),
            "threads" => self.threads = Some(number(option, value)?),
            "level" => {
                self.level = Some(value.parse().map_err(|error| format!("{option}: {error}"))?);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Refuses options that have no meaning.
    fn checked(self) -> Result<Self, String> {
        let is_simple = matches!(self.kind, Kind::Random | Kind::OnePly);
        let has_own = self.pace != Pace::default()
            || self.tables != TablesOf::Match
            || self.hash.is_some()
            || self.threads.is_some();
        if is_simple && has_own {
            return Err("random and one-ply do not think, so they have no options".to_string());
        }
        if self.level.is_some() && !matches!(self.kind, Kind::Program(_)) {
            return Err("level= is for a program, a level is a player by itself".to_string());
        }
        if self.hash.is_some_and(|hash| hash > 4096) || self.threads.is_some_and(|n| n > 64) {
            return Err("hash is at most 4096, threads at most 64".to_string());
        }
        Ok(self)
    }
}

fn kind(text: &str) -> Result<Kind, String> {
    if let Some(level) = text.strip_prefix("level:") {
        let level = level.parse().map_err(|error| format!("\"{text}\": {error}"))?;
        return Ok(Kind::Level(level));
    }
    if let Some(command) = text.strip_prefix("cmd:") {
        let words: Vec<String> = command.split_whitespace().map(str::to_string).collect();
        if words.is_empty() {
            return Err("cmd: needs a program".to_string());
        }
        return Ok(Kind::Program(words));
    }
    match text {
        "full" => Ok(Kind::Level(Level::FULL)),
        "random" => Ok(Kind::Random),
        "one-ply" => Ok(Kind::OnePly),
        _ => Err(format!("\"{text}\" is no player: {KINDS}, with options after commas")),
    }
}

fn number<T: FromStr + PartialOrd + From<u8>>(option: &str, value: &str) -> Result<T, String> {
    let number = value.parse().ok().filter(|number: &T| *number >= T::from(1));
    number.ok_or_else(|| format!("\"{option}\": a number from 1 is expected"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_with_their_options() {
        let spec = Spec::read("full,nodes=2000,notables").unwrap();
        assert_eq!(spec.kind, Kind::Level(Level::FULL));
        assert_eq!((spec.pace.nodes, spec.tables), (Some(2_000), TablesOf::Nobody));
        let spec = Spec::read("cmd:x --a=1,2 y,level=3,tables=/t,time=50").unwrap();
        let words = ["x", "--a=1,2", "y"].map(str::to_string).to_vec();
        assert_eq!(spec.kind, Kind::Program(words));
        assert_eq!(spec.level, Level::new(3));
        assert_eq!(spec.tables, TablesOf::Folder(PathBuf::from("/t")));
        for wrong in [
            "",
            "level:0",
            "level:x",
            "fool",
            "full,nods=3",
            "full,nodes=0",
            "full,nodes=x",
            "cmd:",
            "random,nodes=3",
            "full,level=3",
            "full,hash=9999",
            "level:3,3",
        ] {
            assert!(Spec::read(wrong).is_err(), "{wrong}");
        }
    }
}
