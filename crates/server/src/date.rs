//! Dates and times from nothing but milliseconds, in universal time.

use std::time::{SystemTime, UNIX_EPOCH};

/// Today's date as records write it: `2026.11.15`.
pub fn today() -> String {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    record_date(u64::try_from(since.as_millis()).unwrap_or_default())
}

/// The date of a moment as records write it: `2026.11.15`.
pub fn record_date(millis: u64) -> String {
    let (year, month, day) = date_of(days(millis));
    format!("{year:04}.{month:02}.{day:02}")
}

/// A moment to the minute, as people read it: `2026-11-15 18:30`.
pub fn minute(millis: u64) -> String {
    stamp(millis, " ")
}

/// A moment to the minute, as machines read it: `2026-11-15T18:30Z`.
pub fn machine(millis: u64) -> String {
    stamp(millis, "T") + "Z"
}

fn stamp(millis: u64, between: &str) -> String {
    let (year, month, day) = date_of(days(millis));
    let minutes = millis / 60_000 % 1440;
    format!("{year:04}-{month:02}-{day:02}{between}{:02}:{:02}", minutes / 60, minutes % 60)
}

fn days(millis: u64) -> i64 {
    i64::try_from(millis / 86_400_000).unwrap_or_default()
}

/// The date of a day counted from the first of January 1970.
fn date_of(day: i64) -> (i64, i64, i64) {
    // Years begin in March here, so that the leap day is the last one.
    let day = day + 719_468;
    let (era, day) = (day.div_euclid(146_097), day.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let of_year = day - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let date = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (year + era * 400 + i64::from(month <= 2), month, date)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_become_dates() {
        for (day, date) in [
            (0, "1970.01.01"),
            (59, "1970.03.01"),
            (11_016, "2000.02.29"),
            (11_017, "2000.03.01"),
            (20_772, "2026.11.15"),
        ] {
            assert_eq!(record_date(day * 86_400_000), date);
        }
        let moment = 20_772 * 86_400_000 + (18 * 60 + 30) * 60_000 + 59_999;
        assert_eq!(minute(moment), "2026-11-15 18:30");
        assert_eq!(machine(moment), "2026-11-15T18:30Z");
    }
}
