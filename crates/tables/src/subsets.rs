//! Numbering the subsets of a small set.
//!
//! Subsets are bits of a word. Those of one size are numbered from 0 in the order of the words,
//! so that counting up through the words counts up through the numbers.

/// The most elements of a set.
const MOST: usize = 32;

static CHOOSE: [[u32; MOST + 1]; MOST + 1] = {
    let mut table = [[0; MOST + 1]; MOST + 1];
    let mut n = 0;
    while n <= MOST {
        table[n][0] = 1;
        let mut k = 1;
        while k <= n {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
};

/// How many subsets of `k` elements a set of `n` has, both at most 32.
#[inline]
pub(crate) const fn choose(n: u32, k: u32) -> u32 {
    CHOOSE[n as usize][k as usize]
}

/// The number of a subset.
#[inline]
pub(crate) fn rank(set: u32) -> u32 {
    rank_among(set, 0)
}

/// The number of a subset of what is left when `taken` is left out.
#[inline]
pub(crate) fn rank_among(set: u32, taken: u32) -> u32 {
    let (mut rest, mut rank, mut k) = (set, 0, 1);
    while rest != 0 {
        let below = (rest & rest.wrapping_neg()) - 1;
        rank += choose((below & !taken).count_ones(), k);
        rest &= rest - 1;
        k += 1;
    }
    rank
}

/// The subset of `k` elements with a number.
pub(crate) fn unrank(mut rank: u32, k: u32) -> u32 {
    let mut set = 0;
    for k in (1..=k).rev() {
        // The highest element below which `k` elements do not reach the number.
        let mut element = k - 1;
        while element < 31 && choose(element + 1, k) <= rank {
            element += 1;
        }
        rank -= choose(element, k);
        set |= 1 << element;
    }
    set
}

/// The elements of `set` counted through what is left when `taken` is left out.
#[inline]
pub(crate) fn spread(set: u32, taken: u32) -> u32 {
    let (mut rest, mut free, mut spread, mut passed) = (set, !taken, 0, 0);
    while rest != 0 {
        let element = rest.trailing_zeros();
        while passed < element {
            free &= free - 1;
            passed += 1;
        }
        spread |= free & free.wrapping_neg();
        rest &= rest - 1;
    }
    spread
}

/// All subsets of `k` of the first `n` elements, in the order of their numbers.
pub(crate) fn subsets(n: u32, k: u32) -> impl Iterator<Item = u32> {
    let mut next = (k <= n).then_some((1u64 << k) - 1);
    std::iter::from_fn(move || {
        let set = next.filter(|&set| set < 1 << n)?;
        // The next larger word with as many bits; of the empty set there is only one.
        let low = set & set.wrapping_neg();
        let ripple = set + low;
        next = (set != 0).then(|| ripple | (((set ^ ripple) >> 2) / low));
        Some(set as u32)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_count_up_without_a_gap() {
        for (n, k) in [(5, 0), (5, 2), (9, 4), (32, 3), (23, 8), (4, 4), (3, 4)] {
            let mut count = 0;
            for set in subsets(n, k) {
                assert_eq!(rank(set), count);
                assert_eq!(unrank(count, k), set);
                assert_eq!(set.count_ones(), k);
                count += 1;
            }
            assert_eq!(count, choose(n, k), "{k} of {n}");
        }
    }

    #[test]
    fn spreading_leaves_out_what_is_taken() {
        let taken = 0b1010_0110;
        assert_eq!(spread(0b1_0111, taken), 0b1_0001_1001);
        for (number, set) in subsets(24, 3).enumerate() {
            let spread = spread(set, taken);
            assert_eq!(spread & taken, 0);
            assert_eq!(rank_among(spread, taken) as usize, number);
        }
    }
}
