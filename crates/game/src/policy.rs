//! When a game that goes on and on is stopped, whatever its rules say.

use std::{fmt, str::FromStr};

/// A limit for games that nobody ends, separate from the rules of the game.
///
/// It is off for two people at one board; matches of engines and games online use
/// [`STANDARD`](Self::STANDARD).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct StopPolicy {
    /// Stops when a position occurs this many times.
    pub repetition: Option<u16>,
    /// Stops after this many plies without progress.
    pub idle_plies: Option<u16>,
}

impl StopPolicy {
    /// Never stops.
    pub const OFF: Self = Self { repetition: None, idle_plies: None };

    /// The fifth occurrence, or 200 plies without progress.
    pub const STANDARD: Self = Self { repetition: Some(5), idle_plies: Some(200) };

    /// Whether a position that occurs for the `occurrences`-th time, `idle` plies after the last
    /// progress, is one too many.
    pub fn stops(self, occurrences: usize, idle: u32) -> bool {
        self.repetition.is_some_and(|limit| occurrences >= usize::from(limit))
            || self.idle_plies.is_some_and(|limit| idle >= u32::from(limit))
    }
}

impl fmt::Display for StopPolicy {
    /// Writes both limits, `-` for none: `5 200`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let limit = |limit: Option<u16>| limit.map_or("-".to_string(), |limit| limit.to_string());
        write!(f, "{} {}", limit(self.repetition), limit(self.idle_plies))
    }
}

impl FromStr for StopPolicy {
    type Err = ParseStopPolicyError;

    fn from_str(text: &str) -> Result<Self, ParseStopPolicyError> {
        let refuse = || ParseStopPolicyError(text.to_string());
        let limit = |word: &str| match word {
            "-" => Ok(None),
            _ => match word.parse() {
                Ok(limit) if limit >= 2 => Ok(Some(limit)),
                _ => Err(refuse()),
            },
        };
        let (repetition, idle_plies) = text.trim().split_once(' ').ok_or_else(refuse)?;
        Ok(Self { repetition: limit(repetition)?, idle_plies: limit(idle_plies)? })
    }
}

/// A text that is no stop policy.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("\"{0}\" is no stop policy: two numbers from 2, or - for none, as in \"5 200\"")]
pub struct ParseStopPolicyError(pub String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stops_at_its_limits_and_not_before() {
        assert!(!StopPolicy::OFF.stops(usize::MAX, u32::MAX));
        assert!(!StopPolicy::STANDARD.stops(4, 199));
        assert!(StopPolicy::STANDARD.stops(5, 0));
        assert!(StopPolicy::STANDARD.stops(1, 200));
    }

    #[test]
    fn reads_what_it_writes() {
        for text in ["5 200", "- -", "- 60", "3 -"] {
            assert_eq!(text.parse::<StopPolicy>().unwrap().to_string(), text);
        }
        for bad in ["", "5", "1 200", "5 200 1", "x 2"] {
            assert!(bad.parse::<StopPolicy>().is_err(), "{bad}");
        }
    }
}
