//! Sizes of memory and files, as people write them.

#![allow(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "few digits are read and shown, and none of them negative"
)]

use std::{fmt, str::FromStr};

/// A number of bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Size(pub(crate) u64);

const UNITS: &[(&str, u64)] = &[
    ("B", 1),
    ("kB", 1_000),
    ("MB", 1_000_000),
    ("GB", 1_000_000_000),
    ("TB", 1_000_000_000_000),
    ("KiB", 1 << 10),
    ("MiB", 1 << 20),
    ("GiB", 1 << 30),
    ("TiB", 1 << 40),
];

impl Size {
    /// As a length in memory.
    pub(crate) fn bytes(self) -> usize {
        usize::try_from(self.0).unwrap_or(usize::MAX)
    }
}

impl FromStr for Size {
    type Err = String;

    /// Reads `4GiB`, `1.5 GiB` or `800MB`; the case of the letters does not matter.
    fn from_str(text: &str) -> Result<Self, String> {
        let digits = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
        let (number, unit) = text.split_at(digits);
        let unit = unit.trim();
        if number.is_empty() {
            return Err("a number and a unit are expected, as in 4GiB or 800MB".to_string());
        }
        if unit.is_empty() {
            return Err(format!("{number} what? write {number}GiB, {number}MB or {number}B"));
        }
        let unit = UNITS
            .iter()
            .find(|(name, _)| name.eq_ignore_ascii_case(unit))
            .ok_or_else(|| format!("there is no unit \"{unit}\"; there are {}", unit_names()))?
            .1;
        let number: f64 = number.parse().map_err(|_| format!("\"{number}\" is no number"))?;
        let bytes = number * unit as f64;
        if bytes > i64::MAX as f64 {
            return Err("no machine has so much".to_string());
        }
        Ok(Self(bytes as u64))
    }
}

fn unit_names() -> String {
    let names: Vec<&str> = UNITS.iter().map(|(name, _)| *name).collect();
    names.join(", ")
}

impl fmt::Display for Size {
    /// Three digits or so, as in `3.41 GB`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bytes = self.0 as f64;
        for (name, unit) in [("TB", 1e12), ("GB", 1e9), ("MB", 1e6), ("kB", 1e3)] {
            if bytes >= unit {
                let digits = if bytes >= 100.0 * unit { 0 } else { 2 };
                return write!(f, "{:.digits$} {name}", bytes / unit);
            }
        }
        write!(f, "{} B", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read_as_people_write_them() {
        let read = |text: &str| text.parse::<Size>().map(|size| size.0);
        assert_eq!(read("4GiB"), Ok(4 << 30));
        assert_eq!(read("1.5 gib"), Ok(3 << 29));
        assert_eq!(read("800MB"), Ok(800_000_000));
        assert_eq!(read("0B"), Ok(0));
        for (text, part) in [
            ("4", "4 what? write 4GiB"),
            ("GiB", "a number and a unit"),
            ("", "a number and a unit"),
            ("4 apples", "there is no unit \"apples\"; there are B, kB"),
            ("1.2.3GB", "\"1.2.3\" is no number"),
            ("99999999999TB", "no machine"),
            ("-4GiB", "a number and a unit"),
        ] {
            let error = read(text).unwrap_err();
            assert!(error.contains(part), "{text}: {error}");
        }
    }

    #[test]
    fn sizes_are_written_in_few_digits() {
        for (bytes, text) in [
            (0, "0 B"),
            (999, "999 B"),
            (1_500, "1.50 kB"),
            (3_410_000_000, "3.41 GB"),
            (345_600_000, "346 MB"),
        ] {
            assert_eq!(Size(bytes).to_string(), text);
        }
    }
}
