//! Puts things with similar statistics together.

use super::logarithm::log2;

const ROUNDS: usize = 8;

/// What was counted of one thing: how often which letter, without the letters that never came.
pub(super) type Counts = Vec<(u8, u32)>;

/// Divides things among at most `most` clusters, so that describing each by the statistics of its
/// cluster costs few bits; gives the number of each one's cluster. The same counts always give the
/// same clusters, on every machine.
pub(super) fn cluster(things: &[Counts], most: usize) -> Vec<u8> {
    let weight = |thing: &Counts| thing.iter().map(|&(_, count)| u64::from(count)).sum::<u64>();
    let mut heaviest: Vec<usize> = (0..things.len()).filter(|&i| weight(&things[i]) > 0).collect();
    heaviest.sort_by_key(|&i| (std::cmp::Reverse(weight(&things[i])), i));
    let mut belongs = vec![0; things.len()];
    let mut centres: Vec<Vec<f32>> =
        heaviest.iter().take(most).map(|&i| costs(std::iter::once(&things[i]))).collect();
    for _ in 0..ROUNDS {
        for &i in &heaviest {
            belongs[i] = cheapest(&centres, &things[i]);
        }
        for (number, centre) in centres.iter_mut().enumerate() {
            let members = heaviest.iter().filter(|&&i| usize::from(belongs[i]) == number);
            *centre = costs(members.map(|&i| &things[i]));
        }
    }
    belongs
}

/// The cluster that describes a thing with the fewest bits.
#[expect(clippy::cast_precision_loss, reason = "statistics need no more")]
fn cheapest(centres: &[Vec<f32>], thing: &Counts) -> u8 {
    let mut best = (f32::INFINITY, 0);
    for (number, centre) in centres.iter().enumerate() {
        let bits: f32 =
            thing.iter().map(|&(letter, count)| count as f32 * centre[usize::from(letter)]).sum();
        if bits < best.0 {
            best = (bits, number);
        }
    }
    best.1 as u8
}

/// The bits each letter costs by the statistics of some things together.
#[expect(clippy::cast_precision_loss, reason = "statistics need no more")]
fn costs<'a>(things: impl Iterator<Item = &'a Counts>) -> Vec<f32> {
    let mut sums = [0_u64; 256];
    for &(letter, count) in things.flatten() {
        sums[usize::from(letter)] += u64::from(count);
    }
    let total = log2(sums.iter().sum::<u64>() as f32 + 1.0);
    // What never came must stay possible, at a price.
    sums.iter().map(|&sum| total - log2(sum as f32 + 1.0 / 64.0)).collect()
}
