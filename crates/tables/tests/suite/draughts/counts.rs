//! Counts of English draughts and its losing game that other programs have found too.

use draughts::{Rules, rules::Blocked};
use tables::{Solution, draughts::Space};

use super::{Folder, rules};

/// Wins, losses and draws of all positions with so many pieces.
fn sums(solution: &Solution, pieces: u8) -> [u64; 3] {
    let mut sums = [0; 3];
    for count in &solution.spaces {
        if count.space.parse::<Space>().unwrap().pieces() == pieces {
            for (sum, part) in sums.iter_mut().zip([count.wins, count.losses, count.draws]) {
                *sum += part;
            }
            assert_eq!(count.wins + count.losses + count.draws, count.positions);
        }
    }
    sums
}

#[test]
fn english_draughts_are_as_others_found_them() {
    let solution = Folder::new().solve(rules("english"), 3);
    assert_eq!(sums(&solution, 2), [716, 402, 2_370]);
    assert_eq!(sums(&solution, 3), [100_250, 87_305, 8_477]);
}

#[test]
fn losing_draughts_are_as_others_found_them() {
    let losing = rules("schmidt_gb_losing");
    let solution = Folder::new().solve(losing, 3);
    assert_eq!(sums(&solution, 2), [1_682, 1_806, 0]);
    assert_eq!(sums(&solution, 3), [110_620, 81_262, 4_150]);
    let kings = solution.space("K-K").unwrap();
    assert_eq!([kings.wins, kings.losses, kings.draws], [480, 512, 0]);

    let blocked_loses = Rules { blocked: Blocked::Loses, ..losing };
    let solution = Folder::new().solve(blocked_loses, 3);
    assert_eq!(sums(&solution, 2), [1_680, 1_808, 0]);
    assert_eq!(sums(&solution, 3), [110_320, 80_982, 4_730]);
}
