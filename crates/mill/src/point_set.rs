//! A set of points.

use core::{
    fmt,
    ops::{BitAnd, BitOr, BitXor, Sub},
};

use crate::Point;

/// A set of points, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct PointSet(u32);

impl PointSet {
    /// The set without points.
    pub const EMPTY: Self = Self(0);

    /// The set whose bits are given; bits beyond the largest board are dropped.
    #[inline]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits & 0xff_ffff)
    }

    /// The bits of the set.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The set of one point.
    #[inline]
    pub const fn of(point: Point) -> Self {
        Self(1 << point.index())
    }

    /// The first `count` points.
    #[inline]
    pub const fn first_points(count: usize) -> Self {
        Self(((1u64 << count) - 1) as u32)
    }

    /// How many points it has.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether it has no point.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the point is in it.
    #[inline]
    pub const fn contains(self, point: Point) -> bool {
        self.0 >> point.index() & 1 == 1
    }

    /// Whether all points of `other` are in it.
    #[inline]
    pub const fn is_superset(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// Whether no point is in both.
    #[inline]
    pub const fn is_disjoint(self, other: Self) -> bool {
        self.0 & other.0 == 0
    }

    /// The points in either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The points in both sets.
    #[inline]
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The points that are not in the other set.
    #[inline]
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The set with the point.
    #[inline]
    #[must_use]
    pub const fn with(self, point: Point) -> Self {
        self.union(Self::of(point))
    }

    /// The set without the point.
    #[inline]
    #[must_use]
    pub const fn without(self, point: Point) -> Self {
        self.difference(Self::of(point))
    }

    /// The point with the lowest number.
    #[inline]
    pub const fn first(self) -> Option<Point> {
        if self.0 == 0 { None } else { Some(Point::new(self.0.trailing_zeros() as usize)) }
    }
}

impl BitOr for PointSet {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.union(other)
    }
}

impl BitAnd for PointSet {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        self.intersection(other)
    }
}

impl BitXor for PointSet {
    type Output = Self;

    #[inline]
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Sub for PointSet {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        self.difference(other)
    }
}

impl IntoIterator for PointSet {
    type Item = Point;
    type IntoIter = Points;

    #[inline]
    fn into_iter(self) -> Points {
        Points(self)
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        points.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.into_iter().map(Point::index)).finish()
    }
}

/// The points of a set, in order.
#[derive(Clone, Debug)]
pub struct Points(PointSet);

impl Iterator for Points {
    type Item = Point;

    #[inline]
    fn next(&mut self) -> Option<Point> {
        let point = self.0.first()?;
        self.0 = self.0.without(point);
        Some(point)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.len() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Points {}
