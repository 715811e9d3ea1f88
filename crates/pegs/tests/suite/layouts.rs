//! The boards: holes, jumps and symmetry groups.

use std::collections::BTreeSet;

use pegs::{Hole, Layout, Symmetry};

#[test]
fn every_board_has_its_holes_and_jumps() {
    for (layout, holes, jumps, symmetries) in
        [(Layout::English, 33, 76, 8), (Layout::European, 37, 92, 8), (Layout::Triangle, 15, 36, 6)]
    {
        assert_eq!(layout.holes().len(), holes, "{layout}");
        assert_eq!(layout.jumps().len(), jumps, "{layout}");
        assert_eq!(layout.symmetries().len(), symmetries, "{layout}");
        let different: BTreeSet<_> = layout.jumps().iter().collect();
        assert_eq!(different.len(), jumps, "{layout}");
        for jump in layout.jumps() {
            assert!(layout.holes().contains(jump.over().unwrap()), "{jump}");
        }
    }
}

/// What a symmetry does to every hole of a board.
fn images(layout: Layout, symmetry: Symmetry) -> Vec<Hole> {
    let holes = layout.holes().iter();
    holes.map(|hole| symmetry.hole(hole).unwrap()).collect()
}

#[test]
fn symmetries_are_a_group_that_keeps_holes_and_jumps() {
    for &layout in Layout::ALL {
        let group: BTreeSet<Vec<Hole>> =
            layout.symmetries().iter().map(|&symmetry| images(layout, symmetry)).collect();
        assert_eq!(group.len(), layout.symmetries().len(), "all different");
        let identity: Vec<Hole> = layout.holes().iter().collect();
        assert_eq!(images(layout, layout.symmetries()[0]), identity);
        for &a in layout.symmetries() {
            assert_eq!(a.set(layout.holes()), layout.holes(), "{layout}");
            for &jump in layout.jumps() {
                assert!(layout.jumps().contains(&a.jump(jump).unwrap()), "{jump}");
            }
            let mut inverses = 0;
            for &b in layout.symmetries() {
                let product: Vec<Hole> =
                    images(layout, b).into_iter().map(|hole| a.hole(hole).unwrap()).collect();
                inverses += usize::from(product == identity);
                assert!(group.contains(&product), "closed");
            }
            assert_eq!(inverses, 1, "each has one inverse");
        }
    }
}

#[test]
fn the_centre_is_the_hole_no_symmetry_moves() {
    for &layout in Layout::ALL {
        let fixed: Vec<Hole> = layout
            .holes()
            .iter()
            .filter(|&hole| layout.symmetries().iter().all(|s| s.hole(hole) == Some(hole)))
            .collect();
        assert_eq!(fixed, Vec::from_iter(layout.centre()), "{layout}");
    }
}

#[test]
fn no_jump_leaves_the_class() {
    for &layout in Layout::ALL {
        for &jump in layout.jumps() {
            let before = [jump.from, jump.over().unwrap()].into_iter().collect();
            let after = [jump.to].into_iter().collect();
            assert_eq!(layout.class(before), layout.class(after), "{layout} {jump}");
        }
    }
}

#[test]
fn holes_off_the_grid_do_not_exist() {
    assert_eq!(Hole::new(7, 0), None);
    assert_eq!(Hole::new(0, 7), None);
    for bad in ["", "d", "h1", "a8", "d44", "D4", "4d", "ä1"] {
        assert!(bad.parse::<Hole>().is_err(), "{bad}");
    }
    for hole in Layout::European.holes() {
        assert_eq!(hole.to_string().parse(), Ok(hole));
        assert_eq!(Hole::from_index(hole.index()), Some(hole));
    }
}
