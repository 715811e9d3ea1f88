//! The weights, in eighths of a hundredth, as `zwick bench fit` makes them.

use super::super::{PARTS, Weights};

#[rustfmt::skip]
pub(in super::super) static WEIGHTS: [Weights; PARTS.len()] = [
    // Many pieces.
    Weights {
        base: -15,
        counts: [708, 559, 519, 501, 476, 480, 307, 629, 32, 88, -44, -16, -22, 72, -211, 42, -261, 3],
    },
    // Half of them.
    Weights {
        base: 5,
        counts: [753, 713, 737, 752, 723, 845, 1077, 1848, -5, -36, 39, 27, 381, -34, 365, -219, 221, -215],
    },
    // Few pieces.
    Weights {
        base: -19,
        counts: [512, 415, 421, 442, 451, 549, 776, 784, 22, -115, 73, -25, -27, -183, 61, 106, 16, -267],
    },
];
