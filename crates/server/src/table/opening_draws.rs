//! How draws come about, as the players wish.

use board::{DrawMode, RuleValue};
use game::AnyRules;

use super::Draws;

/// The fields of draws, each with the number it gets where the rules have none.
const DRAW_FIELDS: &[(&str, Option<u16>)] = &[
    ("repetition", Some(3)),
    ("no_mill", Some(100)),
    ("no_mill_at_three", None),
    ("no_progress", Some(80)),
];

/// Changes how draws come about; rules without such draws stay as they are.
pub(super) fn set_draws(rules: &mut AnyRules, draws: Draws) {
    let mode = match draws {
        Draws::Rules => return,
        Draws::Auto => DrawMode::Auto,
        Draws::Claim => DrawMode::Claim,
        Draws::Off => DrawMode::Off,
    };
    for &(field, usual) in DRAW_FIELDS {
        let Some(now) = rules.get(field) else { continue };
        let count = now.split(' ').next().and_then(|count| count.parse().ok()).or(usual);
        let text = match (mode, count) {
            (DrawMode::Off, _) | (_, None) => "off".to_string(),
            (mode, Some(count)) => board::DrawRule { count, mode }.to_text(),
        };
        // The fields are there and the texts are theirs, so this cannot fail.
        let _ = rules.set(field, &text);
    }
}
