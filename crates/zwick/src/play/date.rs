//! Today's date, from nothing but the clock of the system.

use std::time::{SystemTime, UNIX_EPOCH};

/// The date as records write it, in universal time.
pub(super) fn today() -> String {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    date_of(i64::try_from(since.as_secs() / 86_400).unwrap_or_default())
}

/// The date of a day counted from the first of January 1970.
fn date_of(day: i64) -> String {
    // Years begin in March here, so that the leap day is the last one.
    let day = day + 719_468;
    let (era, day) = (day.div_euclid(146_097), day.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let of_year = day - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let date = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + era * 400 + i64::from(month <= 2);
    format!("{year:04}.{month:02}.{date:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_become_dates() {
        for (day, date) in [
            (0, "1970.01.01"),
            (59, "1970.03.01"),
            (11_016, "2000.02.29"),
            (11_017, "2000.03.01"),
            (20_772, "2026.11.15"),
            (-1, "1969.12.31"),
        ] {
            assert_eq!(date_of(day), date);
        }
    }
}
