//! The weights, in eighths of a hundredth, as `zwick bench fit` makes them.

use super::super::{PARTS, Weights};

#[rustfmt::skip]
pub(in super::super) static WEIGHTS: [Weights; PARTS.len()] = [
    // Many pieces.
    Weights {
        base: 1020,
        counts: [-765, 135, 267, -445, -686, -4851, -3189, -4209, -81, -56, 392, 130, 1311, 1062, -484, 2074, -835, 2036],
    },
    // Half of them.
    Weights {
        base: 62,
        counts: [-684, -128, -167, -546, -261, -2451, -1363, -3438, -388, -411, 722, -68, -287, 226, 586, 684, -358, 3313],
    },
    // Few pieces.
    Weights {
        base: 747,
        counts: [-1764, -1669, -1830, -2002, -2132, -2052, -1979, -196, 529, -948, 1183, 533, -271, -751, -51, -87, 638, -2451],
    },
];
