//! Sizes, counts and times in few digits, as people of a language write them.

#![allow(clippy::cast_precision_loss, reason = "few digits are shown")]

use std::time::Duration;

use i18n::Bundle;

/// A number of bytes, as in `4.76 GB`.
pub(crate) fn size(words: &Bundle, bytes: u64) -> String {
    let units = [("TB", 1e12), ("GB", 1e9), ("MB", 1e6), ("kB", 1e3)];
    let bytes = bytes as f64;
    let unit = units.into_iter().find(|(_, unit)| bytes >= *unit);
    let (name, unit) = unit.unwrap_or(("B", 1.0));
    format!("{}\u{a0}{name}", decimal(words, bytes / unit))
}

/// A number of positions in words, as in `26.7 billion positions`.
pub(crate) fn positions(words: &Bundle, count: u64) -> String {
    let (key, number) = scaled(count as f64);
    words.tr(&format!("tables-positions{key}"), &[("number", decimal(words, number).into())])
}

/// How many positions are done in a second.
pub(crate) fn pace(words: &Bundle, pace: f64) -> String {
    let (key, number) = scaled(pace);
    words.tr(&format!("tables-pace{key}"), &[("number", decimal(words, number).into())])
}

/// How long something will still take, roughly.
pub(crate) fn time(words: &Bundle, time: Duration) -> String {
    let seconds = time.as_secs();
    match seconds {
        0..60 => words.tr("tables-left-seconds", &[("seconds", (seconds.max(1)).into())]),
        60..5_400 => words.tr("tables-left-minutes", &[("minutes", seconds.div_ceil(60).into())]),
        _ => words.tr("tables-left-hours", &[("hours", (seconds / 1_800).div_ceil(2).into())]),
    }
}

/// The part of a key and the number that goes with it.
fn scaled(number: f64) -> (&'static str, f64) {
    match number {
        _ if number >= 1e9 => ("-billion", number / 1e9),
        _ if number >= 1e6 => ("-million", number / 1e6),
        _ if number >= 1e4 => ("-thousand", number / 1e3),
        _ => ("", number),
    }
}

/// Three digits or so, with the sign of the language between whole and part.
fn decimal(words: &Bundle, number: f64) -> String {
    let digits = match number {
        _ if number >= 100.0 || number.fract() == 0.0 => 0,
        _ if number >= 10.0 => 1,
        _ => 2,
    };
    format!("{number:.digits$}").replace('.', &words.text("tables-decimal"))
}

#[cfg(test)]
mod tests {
    use i18n::{Catalogue, Language};

    use super::*;

    #[test]
    fn figures_are_short_and_of_the_language() {
        let (de, en) = (Catalogue::get(Language::De), Catalogue::get(Language::EnGb));
        assert_eq!(size(en, 4_760_000_000), "4.76\u{a0}GB");
        assert_eq!(size(de, 4_760_000_000), "4,76\u{a0}GB");
        assert_eq!([size(en, 999), size(en, 834_000)], ["999\u{a0}B", "834\u{a0}kB"]);
        assert_eq!(positions(en, 26_743_107_774), "26.7 billion positions");
        assert_eq!(positions(de, 26_743_107_774), "26,7 Milliarden Stellungen");
        assert_eq!(positions(en, 540), "540 positions");
        assert_eq!(time(en, Duration::from_secs(61)), "about 2 minutes left");
        assert_eq!(time(en, Duration::ZERO), "about a second left");
        assert_eq!(time(de, Duration::from_hours(2)), "noch etwa 2 Stunden");
    }
}
