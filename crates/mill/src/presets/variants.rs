//! The games leaflet 000 only names, and their other readings.

use board::Preset;

use super::{CLASSIC, cite};
use crate::{
    choices::{Captures, Dice, Lines, Motion, OnMillPlacing, Placing, Protect},
    rules::Rules,
};

/// The games leaflet 000 only names, and their other readings.
pub(super) const VARIANTS: [Preset<Rules>; 11] = [
    Preset {
        id: "lasker",
        rules: Rules { stones: 10, placing: Placing::Mixed, ..CLASSIC },
        source: "000-DE, 000-EN by name; Emanuel Lasker, Brettspiele der Völker, 1931 (X1 p. 98)",
        base: Some("classic"),
        cites: &[cite("stones", "X1 p. 98, X17, X18; §8.1"), cite("placing", "X1 p. 98; §8.1")],
        house_version: None,
    },
    Preset {
        id: "springer",
        rules: Rules { motion: Motion::Knight, ..CLASSIC },
        source: "000-DE, 000-EN by name; X1 pp. 113-115",
        base: Some("classic"),
        cites: &[cite("motion", "X1 pp. 113-115; §8.2")],
        house_version: None,
    },
    Preset {
        id: "wuerfel",
        rules: Rules {
            protect_placing: Protect::None,
            protect_moving: Protect::None,
            captures: Captures::PerMill,
            on_mill_placing: OnMillPlacing::Forbidden,
            dice: Dice::Relocate,
            ..CLASSIC
        },
        source: "000-DE, 000-EN by name; X22 describes it with dice",
        base: Some("classic"),
        cites: &[
            cite("protect_placing", "X22; §8.3, without effect"),
            cite("protect_moving", "X22: any enemy stone; §8.3"),
            cite("captures", "X22: a double mill takes two; §8.3"),
            cite("on_mill_placing", "X22: forbidden; §8.3"),
            cite("dice", "X22; §8.3"),
            cite("dice_sum", "X22; §8.3"),
        ],
        house_version: None,
    },
    Preset {
        id: "alfonso",
        rules: Rules { captures: Captures::PerMill, dice: Dice::Alfonso, ..CLASSIC },
        source: "X23, X24: Alfonso X, Libro de los juegos, 1283",
        base: Some("classic"),
        cites: &[
            cite("captures", "X24: two mills take two stones; §8.3"),
            cite("dice", "X23, X24; §8.3"),
        ],
        house_version: None,
    },
    Preset {
        id: "eck",
        rules: Rules { lines: Lines::Corners, ..CLASSIC },
        source: "000-DE, 000-EN by name only",
        base: Some("classic"),
        cites: &[cite("lines", "§8.4, reconstruction")],
        house_version: Some(
            "No rules are handed down. Leaflet 000 calls it angle mill in English, the leaflets use \
             Eck for the corner points, and three stones round a corner are a named figure in a \
             sister game: so a corner with its two neighbours on the ring counts as a mill too.",
        ),
    },
    Preset {
        id: "eck_only",
        rules: Rules { lines: Lines::CornersOnly, ..CLASSIC },
        source: "000-DE, 000-EN by name only",
        base: Some("classic"),
        cites: &[cite("lines", "§8.4, reconstruction, option")],
        house_version: Some(
            "The stricter reading of our reconstruction of Eckmühle: only the corner angles are \
             mills, straight lines are not.",
        ),
    },
    Preset {
        id: "kreuz",
        rules: Rules { lines: Lines::DiagonalMills, ..CLASSIC },
        source: "000-DE, 000-EN by name only",
        base: Some("classic"),
        cites: &[cite("lines", "X1 p. 121; §8.5 K1, reconstruction")],
        house_version: Some(
            "No rules are handed down. The handbook of 1980 calls a mill on a diagonal Kreuzmühle: \
             so the four corner diagonals count as mills, while stones still move only on the \
             drawn lines.",
        ),
    },
    Preset {
        id: "kreuz_edges",
        rules: Rules { lines: Lines::Diagonal, ..CLASSIC },
        source: "000-DE, 000-EN by name only",
        base: Some("classic"),
        cites: &[cite("lines", "X1 p. 92; §8.5 K2, reconstruction, option")],
        house_version: Some(
            "The freer reading of our reconstruction of Kreuzmühle: the diagonals that count as \
             mills are drawn, and stones move along them.",
        ),
    },
    Preset {
        id: "huepf",
        rules: Rules { motion: Motion::Hop, ..CLASSIC },
        source: "000-DE, 000-EN by name only",
        base: Some("classic"),
        cites: &[cite("motion", "§8.6 H1, reconstruction")],
        house_version: Some(
            "No rules are handed down. Hüpfen is the short hop of Halma, and it must differ from \
             Springermühle beside it: so a stone may also hop over one adjacent stone to the next \
             point of the line. The hop takes nothing.",
        ),
    },
    Preset {
        id: "huepf_capture",
        rules: Rules { motion: Motion::HopCapture, ..CLASSIC },
        source: "000-DE, 000-EN by name only",
        base: Some("classic"),
        cites: &[cite("motion", "X1 p. 120; §8.6 H2, reconstruction, option")],
        house_version: Some(
            "Our Hüpfmühle with the hop of draughts, as the Große Mühle of 1980 has it: an enemy \
             stone that is hopped over is taken.",
        ),
    },
    Preset {
        id: "huepf_fly",
        rules: Rules { fly_at: 9, ..CLASSIC },
        source: "000-DE, 000-EN by name only",
        base: Some("classic"),
        cites: &[cite("fly_at", "X25; §8.6 H3, reconstruction, option")],
        house_version: Some(
            "Hüpfmühle read as one German text uses the word: everybody may jump to any empty \
             point from the end of placing on.",
        ),
    },
];
