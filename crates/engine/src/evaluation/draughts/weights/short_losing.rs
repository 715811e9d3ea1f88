//! The weights, in eighths of a hundredth, as `zwick bench fit` makes them.

use super::super::{PARTS, Weights};

#[rustfmt::skip]
pub(in super::super) static WEIGHTS: [Weights; PARTS.len()] = [
    // Many pieces.
    Weights {
        base: 1160,
        counts: [-1430, -492, -27, -1330, -344, -6099, -5477, -7066, 65, 248, 835, 315, 3144, 847, -2155, 1522, 943, -99],
    },
    // Half of them.
    Weights {
        base: 247,
        counts: [-426, -455, -718, -727, -1383, -1492, -399, -3379, 537, -143, 67, 153, -1492, -1212, 1002, 2159, 257, -1677],
    },
    // Few pieces.
    Weights {
        base: 260,
        counts: [-1126, -995, -115, -529, -494, -150, -395, 443, 404, -934, 918, -311, 331, 1796, -349, -481, -42, -559],
    },
];
