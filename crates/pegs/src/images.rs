//! Turns and mirror images of whole positions at once.

use crate::{HoleSet, Layout, Symmetry};

impl Layout {
    /// The least of the images of a position under the symmetries whose numbers are given.
    #[inline]
    pub(crate) fn least_image(self, pegs: u64, symmetries: &[usize]) -> u64 {
        match self {
            Self::English | Self::European => {
                let images = square_images(pegs);
                symmetries.iter().map(|&number| images[number]).min().unwrap_or(pegs)
            }
            Self::Triangle => {
                let image = |&number: &usize| {
                    let symmetry = Symmetry::TRIANGLE[number];
                    symmetry.set(HoleSet::from_bits(pegs)).bits()
                };
                symmetries.iter().map(image).min().unwrap_or(pegs)
            }
        }
    }
}

/// The eight images on the square of seven by seven, in the order of [`Symmetry::SQUARE`].
#[inline]
pub(crate) const fn square_images(pegs: u64) -> [u64; 8] {
    let transposed = transpose(pegs);
    let mirrored = mirror_columns(pegs);
    let turned = mirror_columns(transposed);
    [
        pegs,
        turned,
        mirror_rows(mirrored),
        mirror_rows(transposed),
        mirrored,
        mirror_rows(pegs),
        transposed,
        mirror_rows(turned),
    ]
}

/// The greatest of the eight images on the square of seven by seven.
#[inline]
pub(crate) const fn greatest_square_image(pegs: u64) -> u64 {
    let images = square_images(pegs);
    let (mut greatest, mut i) = (images[0], 1);
    while i < images.len() {
        if images[i] > greatest {
            greatest = images[i];
        }
        i += 1;
    }
    greatest
}

/// Row 1 becomes row 7: a row is a byte, and the eighth is empty.
#[inline]
const fn mirror_rows(pegs: u64) -> u64 {
    pegs.swap_bytes() >> 8
}

/// Column a becomes column g: each byte is reversed, then the empty eighth column is put back.
#[inline]
const fn mirror_columns(pegs: u64) -> u64 {
    pegs.reverse_bits().swap_bytes() >> 1
}

/// Columns become rows, by exchanging the corners of ever larger squares.
#[inline]
const fn transpose(pegs: u64) -> u64 {
    let pegs = exchange(pegs, 7, 0x00aa_00aa_00aa_00aa);
    let pegs = exchange(pegs, 14, 0x0000_cccc_0000_cccc);
    exchange(pegs, 28, 0x0000_0000_f0f0_f0f0)
}

#[inline]
const fn exchange(pegs: u64, distance: u32, mask: u64) -> u64 {
    let different = (pegs ^ pegs >> distance) & mask;
    pegs ^ different ^ different << distance
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn images_of_bits_are_the_images_of_holes() {
        for layout in [Layout::English, Layout::European] {
            for seed in 0..1000 {
                let pegs = HoleSet::from_bits(board::mix(seed) & layout.holes().bits());
                for (image, symmetry) in square_images(pegs.bits()).iter().zip(Symmetry::SQUARE) {
                    assert_eq!(*image, symmetry.set(pegs).bits(), "{layout} {pegs}");
                }
            }
        }
    }

    #[test]
    fn equal_positions_have_the_same_least_image() {
        for &layout in Layout::ALL {
            let all: alloc::vec::Vec<usize> = (0..layout.symmetries().len()).collect();
            let pegs = HoleSet::from_bits(board::mix(7) & layout.holes().bits());
            for symmetry in layout.symmetries() {
                let image = symmetry.set(pegs).bits();
                assert_eq!(layout.least_image(image, &all), layout.least_image(pegs.bits(), &all));
            }
        }
    }
}
