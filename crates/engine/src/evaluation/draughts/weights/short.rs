//! The weights, in eighths of a hundredth, as `zwick bench fit` makes them.

use super::super::{PARTS, Weights};

#[rustfmt::skip]
pub(in super::super) static WEIGHTS: [Weights; PARTS.len()] = [
    // Many pieces.
    Weights {
        base: -67,
        counts: [1213, 1012, 1014, 976, 805, 777, 558, 1252, 6, 67, -38, -29, 192, 123, -172, 53, 75, 13],
    },
    // Half of them.
    Weights {
        base: -32,
        counts: [893, 769, 794, 742, 659, 791, 952, 847, -50, -10, -4, 8, -170, -225, -409, -110, 138, -139],
    },
    // Few pieces.
    Weights {
        base: -8,
        counts: [896, 817, 911, 934, 1052, 1048, 1016, 1243, -115, -81, 122, -33, 133, 57, 235, -52, -8, -183],
    },
];
