//! The time that is filled in in the form of a new game.

use crate::{pages::NewGameValues, table::Control};

/// The time of one player; `fields` are minutes, seconds added, seconds and days.
pub(super) fn control(kind: &str, fields: [&String; 4]) -> Option<Control> {
    let [minutes, increment, seconds, days] = fields.map(|field| field.trim());
    Some(match kind {
        "total" => Control::Total {
            minutes: minutes.parse().ok()?,
            increment: if increment.is_empty() { 0 } else { increment.parse().ok()? },
        },
        "move" => Control::Move { seconds: seconds.parse().ok()? },
        "days" => Control::Days { days: days.parse().ok()? },
        _ => Control::None,
    })
}

impl NewGameValues {
    /// The fields of somebody elsewhere.
    pub(super) const fn guests(&self) -> [&String; 4] {
        [&self.guest_minutes, &self.guest_increment, &self.guest_seconds, &self.guest_days]
    }
}
