//! Texts, bytes and drawings: what is read, what is written, what is refused.

use board::{Fields, PackError, Puzzle, ReadMoveError, Reason, State};
use pegs::{Grade, Pegs};

use crate::{after, position, rules};

#[test]
fn starts_are_written_as_rows() {
    for (id, fen) in [
        ("pegs33", "ooo/ooo/ooooooo/ooo1ooo/ooooooo/ooo/ooo"),
        ("pegs37", "ooo/ooooo/ooooooo/ooooooo/ooo1ooo/ooooo/ooo"),
        ("pegs15", "1/oo/ooo/oooo/ooooo"),
    ] {
        let start = Pegs::initial(rules(id));
        assert_eq!(start.to_fen(), fen);
        assert_eq!(position(id, fen), start);
    }
}

#[test]
fn a_problem_is_a_position_and_a_goal() {
    let text = "3/1o1/2ooo2/3o3/3o3/3/3 goal=d4";
    let problem = position("pegs33", text);
    assert_eq!(problem.to_fen(), text);
    let rows = "3/1o1/2ooo2/3o3/3o3/3/3";
    assert_ne!(problem, position("pegs33", rows));
    let spelled_out = format!("  {rows}   goal=anywhere ");
    assert_eq!(position("pegs33", &spelled_out).to_fen(), rows);
    let mut rules = rules("pegs33");
    rules.set("goal", "d4").unwrap();
    let same_goal = Pegs::from_fen(rules, text).unwrap();
    assert_eq!(same_goal.to_fen(), rows, "the goal of the rules goes without saying");
}

#[test]
fn a_pattern_ends_the_puzzle_although_jumps_are_left() {
    let problem = position("pegs33", "3/3/7/1oo1oo1/7/3/3 goal=d4,e4,f4");
    assert_eq!(problem.ended(), None);
    let solved = after(problem, "b4-d4");
    assert!(solved.is_solved());
    assert_eq!(solved.ended(), Some(Reason::Solved));
    assert!(solved.legal_moves().is_empty());
    let refused = solved.read_move("f4-d4").unwrap_err();
    assert_eq!(refused.code(), "ended");
    let other = after(position("pegs33", "3/3/7/1oo1oo1/7/3/3"), "b4-d4");
    assert_eq!(other.count_moves(), 2, "with another goal it goes on");
}

#[test]
fn bad_positions_are_refused() {
    for (fen, part) in [
        ("", "missing"),
        ("ooo/ooo", "2 rows"),
        ("ooo/ooo/ooooooo/ooo1ooo/ooooooo/ooo/oo", "row 1"),
        ("oooo/ooo/ooooooo/ooo1ooo/ooooooo/ooo/ooo", "row 7"),
        ("ooo/ooo/ooooooo/ooo9ooo/ooooooo/ooo/ooo", "row 4"),
        ("ooo/ooo/ooooooo/ooo0ooo/ooooooo/ooo/ooo", "\"0\""),
        ("ooo/ooo/ooooooo/oooxooo/ooooooo/ooo/ooo", "\"x\""),
        ("ooo/ooo/ooooooo/ooooooo/ooooooo/ooo/ooo", "no hole is empty"),
        ("3/3/7/7/7/3/3", "no peg is left"),
        ("3/3/7/3o3/7/3/3 d4", "goal="),
        ("3/3/7/3o3/7/3/3 goal=", "none of"),
        ("3/3/7/3o3/7/3/3 goal=a1", "off the english board"),
        ("3/3/7/3o3/7/3/3 goal=d4 w", "\"w\""),
    ] {
        let error = Pegs::from_fen(rules("pegs33"), fen).unwrap_err().to_string();
        assert!(error.contains(part), "{fen}: {error}");
    }
}

#[test]
fn jumps_are_read_in_three_spellings() {
    let start = Pegs::initial(rules("pegs33"));
    let jump = start.read_move("d2-d4").unwrap();
    assert_eq!(start.move_text(jump), "d2-d4");
    for text in ["d2xd4", "d2d4", " d2-d4 "] {
        assert_eq!(start.read_move(text), Ok(jump), "{text}");
    }
    for text in ["", "d2", "d2 d4", "d2-d4-f4", "d2/d4", "D2-D4", "dä-d4", "éé", "ééé"] {
        let error = start.read_move(text).unwrap_err();
        assert!(matches!(error, ReadMoveError::Syntax { .. }), "{text}");
        assert_eq!(error.code(), "bad-notation");
    }
}

#[test]
fn jumps_are_refused_for_their_own_reason() {
    let start = Pegs::initial(rules("pegs33"));
    let later = after(start, "d2-d4");
    for (position, text, code) in [
        (start, "a1-a3", "off-board"),
        (start, "d3-b1", "off-board"),
        (start, "d4-d2", "no-piece"),
        (start, "d1-d3", "occupied"),
        (start, "a4-d4", "not-a-jump"),
        (start, "b2-d4", "off-board"),
        (start, "c3-d4", "not-a-jump"),
        (start, "b4-d4", ""),
        (later, "d4-d2", "nothing-to-jump"),
    ] {
        let code_found = position.read_move(text).err().map_or("", |e| e.code());
        assert_eq!(code_found, code, "{text}");
    }
}

#[test]
fn bad_bytes_are_refused() {
    let rules = rules("pegs33");
    let good = Pegs::initial(rules).pack();
    assert_eq!(good.len(), 10);
    assert_eq!(Pegs::unpack(rules, &good[1..]), Err(PackError::Length { found: 9, expected: 10 }));
    for bytes in [[0; 10], [255; 10], [1, 0, 0, 0, 2, 0, 0, 0, 0, 0]] {
        let error = Pegs::unpack(rules, &bytes).unwrap_err();
        assert!(matches!(error, PackError::Content(_)), "{error}");
    }
}

#[test]
fn drawings_show_the_board_with_its_coordinates() {
    let triangle = "\
5      .
4     o o
3    o o o
2   o o o o
1  o o o o o
   a b c d e
";
    assert_eq!(Pegs::initial(rules("pegs15")).diagram(), triangle);
    let cross = "\
7      o o o
6      o o o
5  o o o o o o o
4  o o o . o o o
3  o o o o o o o
2      o o o
1      o o o
   a b c d e f g
";
    assert_eq!(Pegs::initial(rules("pegs33")).diagram(), cross);
}

#[test]
fn grades_follow_the_pegs_left() {
    for (rows, grade) in [
        ("3/3/7/3o3/7/3/3", Grade::Centre),
        ("3/3/7/7/7/3/1o1", Grade::One),
        ("3/3/7/o5o/7/3/3", Grade::Two),
        ("3/3/7/o2o2o/7/3/3", Grade::Three),
        ("o2/3/7/o2o2o/7/3/3", Grade::Four),
        ("o1o/3/7/o2o2o/7/3/3", Grade::FiveOrSix),
        ("o1o/3/7/o2o2o/7/3/o2", Grade::FiveOrSix),
        ("o1o/3/7/o2o2o/7/3/o1o", Grade::SevenOrMore),
    ] {
        assert_eq!(position("pegs33", rows).grade(), grade, "{rows}");
    }
    assert_eq!(position("pegs15", "1/2/1o1/4/5").grade(), Grade::One);
    let best_first = Grade::ALL.windows(2).all(|pair| pair[0] < pair[1]);
    assert!(best_first);
}
