//! The computed facts of the rule reference about the boards and the games on them.

use std::collections::HashMap;

use crate::common::{referee, rules};
use board::{Side, State, Throw};
use mill::{Action, Board, BoardId, Lines, Mill, Point, PointSet, symmetries};

fn nine(lines: Lines) -> &'static Board {
    Board::of(BoardId::Nine, lines).unwrap()
}

fn edges(board: &Board) -> u32 {
    board.points().into_iter().map(|p| board.neighbours(p).len()).sum::<u32>() / 2
}

/// How many points have so many neighbours.
fn degrees(board: &Board) -> Vec<(u32, usize)> {
    let mut counts: HashMap<u32, usize> = HashMap::new();
    for point in board.points() {
        *counts.entry(board.neighbours(point).len()).or_default() += 1;
    }
    let mut counts: Vec<_> = counts.into_iter().collect();
    counts.sort_unstable();
    counts
}

fn all_boards() -> Vec<&'static Board> {
    let all = BoardId::ALL.iter().flat_map(|&id| Lines::ALL.iter().map(move |&l| Board::of(id, l)));
    all.flatten().collect()
}

#[test]
fn the_boards_have_their_points_edges_and_lines() {
    let plain = nine(Lines::Straight);
    assert_eq!((plain.len(), edges(plain), plain.lines().len()), (24, 32, 16));
    assert_eq!(degrees(plain), [(2, 12), (3, 8), (4, 4)]);
    let diagonal = nine(Lines::Diagonal);
    assert_eq!((edges(diagonal), diagonal.lines().len()), (40, 20));
    assert_eq!(degrees(diagonal), [(3, 16), (4, 8)]);
    let of = |id, lines| {
        let board = Board::of(id, lines).unwrap();
        (board.len(), edges(board), board.lines().len())
    };
    assert_eq!(of(BoardId::Six, Lines::Straight), (16, 20, 8));
    assert_eq!(of(BoardId::Seven, Lines::Straight), (17, 24, 14));
    assert_eq!(of(BoardId::Three, Lines::Diagonal), (9, 16, 8));
    assert_eq!(nine(Lines::DiagonalMills).lines().len(), 20);
    assert_eq!(edges(nine(Lines::DiagonalMills)), 32);
    assert_eq!(nine(Lines::DiagonalMoves).lines().len(), 16);
    assert_eq!(nine(Lines::Corners).lines().len(), 28);
    assert_eq!(nine(Lines::CornersOnly).lines().len(), 12);
}

#[test]
fn the_fourteen_lines_of_the_seven_board() {
    let board = Board::of(BoardId::Seven, Lines::Straight).unwrap();
    let mut names: Vec<String> = board
        .lines()
        .iter()
        .map(|line| {
            line.into_iter().map(|p| board.name(p).to_string()).collect::<Vec<_>>().join(" ")
        })
        .collect();
    names.sort();
    let expected = [
        "a3 b3 c3", "a5 a3 a1", "a5 c5 e5", "a1 c1 e1", "b3 c3 d3", "b4 b3 b2", "b4 c4 d4",
        "b2 c2 d2", "c3 c2 c1", "c3 d3 e3", "c4 c3 c2", "c5 c4 c3", "d4 d3 d2", "e5 e3 e1",
    ];
    let mut expected = expected.map(String::from);
    expected.sort();
    assert_eq!(names, expected);
}

#[test]
fn the_plain_board_is_bipartite_twelve_and_twelve() {
    let board = nine(Lines::Straight);
    let start = PointSet::of(Point::new(0));
    let near =
        |set: PointSet| set.into_iter().fold(PointSet::EMPTY, |all, p| all | board.neighbours(p));
    let (mut even, mut odd) = (start, PointSet::EMPTY);
    for _ in 0..board.len() {
        odd = odd | near(even);
        even = even | near(odd);
    }
    assert!(even.is_disjoint(odd));
    assert_eq!((even.len(), odd.len()), (12, 12));
}

#[test]
fn the_middle_of_the_board_is_empty() {
    let board = nine(Lines::Straight);
    for (a, b) in [("c4", "e4"), ("d3", "d5")] {
        assert!(!board.neighbours(board.point(a).unwrap()).contains(board.point(b).unwrap()));
    }
}

/// Ordered pairs (from, to) by which one move can close two mills at once.
fn double_closings(board: &Board, reach: impl Fn(Point) -> PointSet) -> usize {
    let pairs = board
        .points()
        .into_iter()
        .flat_map(|from| reach(from).into_iter().map(move |to| (from, to)));
    pairs
        .filter(|&(from, to)| {
            board.partners(to).iter().filter(|line| !line.contains(from)).count() >= 2
        })
        .count()
}

#[test]
fn moves_that_can_close_two_mills() {
    let steps = |board: &'static Board| double_closings(board, |from| board.neighbours(from));
    assert_eq!(steps(nine(Lines::Straight)), 0);
    assert_eq!(steps(nine(Lines::Corners)), 40);
    assert_eq!(steps(nine(Lines::DiagonalMills)), 24);
    assert_eq!(steps(nine(Lines::Diagonal)), 40);
    let board = nine(Lines::Straight);
    assert_eq!(double_closings(board, |from| board.knight_targets(from)), 80);
}

#[test]
fn the_knight_moves_as_the_reference_prints() {
    let board = nine(Lines::Straight);
    for point in board.points() {
        let mut names: Vec<String> =
            board.knight_targets(point).into_iter().map(|p| board.name(p).to_string()).collect();
        names.sort();
        assert_eq!(names, referee::knight_moves(&board.name(point).to_string()));
    }
    let component = |start: Point| {
        let mut seen = PointSet::of(start);
        for _ in 0..board.len() {
            seen = seen.into_iter().fold(seen, |all, p| all | board.knight_targets(p));
        }
        seen.len()
    };
    assert_eq!(component(board.point("a7").unwrap()), 16);
    assert_eq!(component(board.point("b6").unwrap()), 8);
}

#[test]
fn symmetries_are_a_group() {
    let sizes: Vec<usize> = all_boards().into_iter().map(|board| symmetries(board).len()).collect();
    // Nine men's boards, then seven, six, three without and with diagonals.
    assert_eq!(sizes, [16, 16, 16, 16, 16, 16, 8, 16, 8, 8]);
    for board in all_boards() {
        let group = symmetries(board);
        let identity = group[0];
        assert!(board.points().into_iter().all(|p| identity.point(p) == p));
        for a in &group {
            assert!(group.iter().any(|b| a.then(b) == identity), "no inverse");
            for b in &group {
                assert!(group.contains(&a.then(b)), "not closed");
                for c in group.iter().take(4) {
                    assert_eq!(a.then(b).then(c), a.then(&b.then(c)));
                }
            }
        }
    }
}

#[test]
fn the_throws_that_matter() {
    let high: u32 = Throw::all().filter(|t| t.sum() >= 14).map(Throw::ways).sum();
    assert_eq!(high, 35);
    let mut lucky = 0;
    for throw in Throw::all() {
        let mut mill = Mill::initial(rules("alfonso"));
        mill.set_throw(throw);
        let enters = mill.legal_moves().iter().any(|m| matches!(m.action, Action::Enter { .. }));
        lucky += if enters { throw.ways() } else { 0 };
    }
    assert_eq!(lucky, 15);
}

/// Whether White, to place, can force a mill of his own with at most `stones` further stones.
fn forces_mill(mill: &Mill, stones: u32, seen: &mut HashMap<(u64, u32), bool>) -> bool {
    let board = mill.board();
    let own = mill.stones(Side::White);
    if mill.empty_points().into_iter().any(|to| board.closes(to, own) > 0) {
        return true;
    }
    // A mill needs a threat one stone before: with the last stone it is too late to make one.
    if stones <= 1 {
        return false;
    }
    let key = (canonical(mill), stones);
    if let Some(&known) = seen.get(&key) {
        return known;
    }
    let mut turns: Vec<Mill> =
        mill.legal_moves().into_iter().map(|m| mill.play(m).unwrap()).collect();
    if stones == 2 {
        turns.retain(|next| !threats(next).is_empty());
    }
    turns.sort_by_key(|next| core::cmp::Reverse(threats(next).len()));
    let found = turns.into_iter().any(|next| black_cannot_help(&next, stones - 1, seen));
    seen.insert(key, found);
    found
}

fn threats(mill: &Mill) -> PointSet {
    let own = mill.stones(Side::White);
    mill.empty_points().into_iter().filter(|&to| mill.board().closes(to, own) > 0).collect()
}

fn black_cannot_help(mill: &Mill, stones: u32, seen: &mut HashMap<(u64, u32), bool>) -> bool {
    let threats = threats(mill);
    // A reply that neither fills the point of a threat nor takes a stone leaves the mill open.
    let useful = |m: &mill::Move| {
        threats.is_empty() || m.is_capture() || !m.action.arrivals().is_disjoint(threats)
    };
    let mut replies: Vec<_> = mill.legal_moves().into_iter().filter(useful).collect();
    replies.sort_by_key(|m| core::cmp::Reverse(m.captures.len()));
    replies.into_iter().all(|m| forces_mill(&mill.play(m).unwrap(), stones, seen))
}

/// The least picture of the stones under all symmetries.
fn canonical(mill: &Mill) -> u64 {
    thread_local! {
        static GROUP: Vec<mill::Symmetry> = symmetries(nine(Lines::Straight));
    }
    GROUP.with(|group| {
        let picture = |s: &mill::Symmetry| {
            let [white, black] = Side::ALL.map(|side| u64::from(s.set(mill.stones(side)).bits()));
            white | black << 32
        };
        group.iter().map(picture).min().unwrap_or(0)
    })
}

#[test]
fn white_forces_a_mill_with_the_sixth_stone_from_a_corner_and_the_seventh_from_a_midpoint() {
    let mut seen = HashMap::new();
    let start = |at: &str| {
        let mut mill = Mill::initial(rules("classic"));
        crate::common::play(&mut mill, at);
        mill
    };
    for (at, number) in [("a7", 6), ("b6", 6), ("c5", 6), ("d7", 7), ("d6", 7)] {
        let mill = start(at);
        assert!(!black_cannot_help(&mill, 4, &mut seen), "{at}: by the fifth stone");
        assert!(black_cannot_help(&mill, number - 1, &mut seen), "{at}: by stone {number}");
        if number == 7 {
            assert!(!black_cannot_help(&mill, 5, &mut seen), "{at}: by the sixth stone");
        }
    }
}

#[test]
fn after_a_corner_start_only_a_reply_on_the_same_ring_delays_the_mill_beyond_the_fifth_stone() {
    let mut seen = HashMap::new();
    let ring = "a7 d7 g7 a4 g4 a1 d1 g1";
    let mut mill = Mill::initial(rules("classic"));
    crate::common::play(&mut mill, "a7");
    for m in mill.legal_moves() {
        let reply = mill.move_text(m);
        let forced = forces_mill(&mill.play(m).unwrap(), 4, &mut seen);
        assert_eq!(forced, !ring.contains(&reply), "{reply}");
    }
}

#[test]
fn a_hop_stays_inside_its_line_and_closes_one_mill_at_most() {
    let hop = rules("huepf");
    let board = hop.geometry();
    for from in board.points() {
        for (_, to) in board.hops(from) {
            let lines = board.partners(to).iter().filter(|line| !line.contains(from)).count();
            assert_eq!(lines, 1);
        }
    }
}

/// The handbook's other Würfelmühle is played in a cube. It is not in the box, but its lines were
/// counted for the reference: 27 straight, 18 on faces and sections, 4 through space.
#[test]
fn the_lines_of_a_cube() {
    let mut counts = [0; 4];
    let points = |i: i32| [i % 3, i / 3 % 3, i / 9];
    for (from, to) in (0..27).flat_map(|a| (a + 1..27).map(move |b| (points(a), points(b)))) {
        let steps: Vec<i32> = from.iter().zip(&to).map(|(a, b)| (a - b).abs()).collect();
        // The ends of a row of three are two apart in each direction it runs in.
        if steps.iter().all(|&step| step != 1) {
            counts[steps.iter().filter(|&&step| step == 2).count()] += 1;
        }
    }
    assert_eq!(counts[1..], [27, 18, 4]);
}
