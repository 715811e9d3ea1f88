//! Spans of time.

use alloc::string::{String, ToString};
use core::{fmt, str::FromStr};

/// A span of time in milliseconds; written `h:mm:ss`, with three decimals where needed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Millis(pub u64);

impl Millis {
    /// Whole seconds.
    pub const fn from_secs(seconds: u64) -> Self {
        Self(seconds.saturating_mul(1000))
    }

    /// Whole days.
    pub const fn from_days(days: u16) -> Self {
        Self(days as u64 * 86_400_000)
    }

    /// Reads seconds with up to three decimals, such as `2.5`.
    pub fn from_seconds_text(text: &str) -> Option<Self> {
        let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
        if fraction.len() > 3 {
            return None;
        }
        let fraction = digits(fraction)? * [1, 100, 10, 1][fraction.len()];
        digits(whole)?.checked_mul(1000)?.checked_add(fraction).map(Self)
    }
}

impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, rest) = (self.0 / 1000, self.0 % 1000);
        write!(f, "{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)?;
        if rest > 0 {
            write!(f, ".{rest:03}")?;
        }
        Ok(())
    }
}

impl FromStr for Millis {
    type Err = TimeTextError;

    /// Reads `h:mm:ss`, with up to three decimals of the second.
    fn from_str(text: &str) -> Result<Self, TimeTextError> {
        let refuse = || TimeTextError(text.to_string());
        let mut parts = text.split(':');
        let (Some(hours), Some(minutes), Some(seconds), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(refuse());
        };
        let hours = digits(hours).ok_or_else(refuse)?;
        let minutes = digits(minutes).filter(|&n| n < 60).ok_or_else(refuse)?;
        let seconds =
            Self::from_seconds_text(seconds).filter(|s| s.0 < 60_000).ok_or_else(refuse)?;
        hours
            .checked_mul(3_600_000)
            .and_then(|ms| ms.checked_add(minutes * 60_000 + seconds.0))
            .map(Self)
            .ok_or_else(refuse)
    }
}

/// A text that is no time, or no time control.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("\"{0}\" is no time")]
pub struct TimeTextError(pub String);

/// A whole number without a sign.
fn digits(text: &str) -> Option<u64> {
    let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten()
}
