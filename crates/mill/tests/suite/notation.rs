//! Turns and positions in writing: what is read, what is refused, and how.

use crate::common::{play, position, rules};
use board::{FenError, ReadMoveError, Side, State};
use mill::Mill;

#[test]
fn published_styles_are_read() {
    let mill = position(rules("classic"), "W1W/1W1/B2/W3B1/B2/3/BB1 w 0 0 0");
    let expected = mill.read_move("d6-d7xf4").unwrap();
    for text in ["d6-d7/xf4", "D6-D7xF4", "d6d7xf4", " d6-d7xf4 ", "d6-d7:f4"] {
        assert_eq!(mill.read_move(text), Ok(expected), "{text}");
    }
    assert_eq!(mill.move_text(expected), "d6-d7xf4");
}

#[test]
fn a_refused_turn_says_why_and_by_which_rule() {
    let placing = "BBB/WW1/3/6/3/3/3 w 7 6 0";
    let moving = "W1W/1W1/B2/W3B1/B2/3/BB1 w 0 0 0";
    let cases = [
        (placing, "a7", "occupied", "board"),
        (placing, "b6-b4", "place-first", "placing"),
        (placing, "f6", "must-take", "capture_duty"),
        (placing, "c5xa7", "no-mill", "capture"),
        (placing, "f6xb6", "not-enemy", "capture"),
        (placing, "f6xa7xd7", "too-many", "captures"),
        (placing, "a4+b4+c4", "no-entry", "dice"),
        (placing, "pass", "no-pass", "blocked"),
        (placing, "xa7", "no-removal", "board_full"),
        (placing, "d2+", "extra-turn", "on_mill_placing"),
        (moving, "d7", "hand-empty", "placing"),
        (moving, "c5-d5", "not-your-stone", "turn"),
        (moving, "a7-b6", "out-of-reach", "motion"),
    ];
    for (fen, text, code, rule) in cases {
        match position(rules("classic"), fen).read_move(text) {
            Err(ReadMoveError::Illegal { objection, .. }) => {
                assert_eq!((objection.code, objection.rule), (code, rule), "{text}: {objection}");
            }
            other => panic!("{text}: {other:?}"),
        }
    }
    let protected = position(rules("classic"), "BBB/WW1/3/6/3/3/2B w 6 5 0").read_move("f6xa7");
    assert_eq!(protected.unwrap_err().code(), "protected");
}

#[test]
fn nonsense_is_no_turn() {
    let mill = Mill::initial(rules("classic"));
    for text in [
        "", "d", "d9", "h1", "d2-", "-d2", "d2x", "x", "+", "d2-b2-a4", "d2xa4xa4", "d2+d6", "ä1",
        "a1a4d7", "(1,2,3)",
    ] {
        match mill.read_move(text) {
            Err(ReadMoveError::Syntax { .. }) => {}
            other => panic!("{text}: {other:?}"),
        }
    }
    let long = "d2".repeat(1000);
    assert!(mill.read_move(&long).unwrap_err().to_string().len() < 200);
}

#[test]
fn malformed_positions_name_the_part() {
    let cases = [
        ("", "board"),
        ("3/3/3/6/3/3 w 9 9 0", "board"),
        ("3/3/3/6/3/3/3/3 w 9 9 0", "board"),
        ("4/3/3/6/3/3/3 w 9 9 0", "board"),
        ("3/2/3/6/3/3/3 w 9 9 0", "board"),
        ("3/X2/3/6/3/3/3 w 9 9 0", "board"),
        ("3/3/3/6/3/3/3", "side to move"),
        ("3/3/3/6/3/3/3 x 9 9 0", "side to move"),
        ("3/3/3/6/3/3/3 w", "stones in White's hand"),
        ("3/3/3/6/3/3/3 w 9 -1 0", "stones in Black's hand"),
        ("3/3/3/6/3/3/3 w 9 9", "plies without a mill"),
        ("3/3/3/6/3/3/3 w 9 9 70000", "plies without a mill"),
        ("3/3/3/6/3/3/3 w 9 9 0 extra", "more state"),
        ("3/3/3/6/3/3/3 w 9 9 0 extra=2", "more state"),
        ("3/3/3/6/3/3/3 w 9 9 0 spent-w=a7d7g7", "more state"),
        ("3/3/3/6/3/3/3 w 9 9 0 throw=1,2,3 throw=1,2,3", "more state"),
    ];
    for (fen, part) in cases {
        match Mill::from_fen(rules("classic"), fen) {
            Err(FenError::Syntax { part: found, .. }) => assert_eq!(found, part, "{fen}"),
            other => panic!("{fen}: {other:?}"),
        }
    }
}

#[test]
fn impossible_positions_are_refused() {
    let cases = [
        ("classic", "WWW/WWW/WWW/W5/3/3/3 w 0 9 0", "white has 10 stones"),
        ("classic", "W2/3/3/6/3/3/BBB w 0 0 0", "white has 1 stones"),
        ("classic", "3/3/3/6/3/3/3 w 8 9 0", "8 and 9 stones in hand"),
        ("classic", "3/3/3/6/3/3/3 w 9 9 0 extra=1", "no extra turn"),
        ("classic", "3/3/3/6/3/3/3 w 9 9 0 throw=1,2,3", "dice are not thrown"),
        ("classic", "3/3/3/6/3/3/3 w 9 9 0 removals=1", "removals are not due"),
        ("three", "WWW/3/3 w 0 3 0", "white has a mill"),
        ("classic", "3/3/3/6/3/3/3 w 255 255 0", "white has 255 stones"),
        ("classic", "3/3/3/6/3/3/3 w 9 9 7", "while every ply is one"),
    ];
    for (id, fen, reason) in cases {
        let error = Mill::from_fen(rules(id), fen).unwrap_err().to_string();
        assert!(error.contains(reason), "{fen}: {error}");
    }
}

#[test]
fn sanmill_positions_are_read() {
    let rings = "O@O*****/@***O***/*******@";
    let expected = "B2/1B1/1WB/3W2/3/1W1/3 w 6 6 0";
    for tail in [
        "w p p 3 6 3 6 0 0 3 4",
        "w p p 3 6 3 6 0 0 0 0 0 0 0 3 4",
        "w p p 3 6 3 6 0 0 -1 -1 -1 -1 0 3 4 c:w-0-|b-0-",
    ] {
        let mill = position(rules("classic"), &format!("{rings} {tail}"));
        assert_eq!(mill.to_fen(), expected, "{tail}");
    }
}

#[test]
fn a_sanmill_position_in_mid_turn_is_refused() {
    let fen = "********/********/OOO***@@ w p r 3 6 2 7 1 0 0 0 0 0 0 0 1";
    let error = Mill::from_fen(rules("classic"), fen).unwrap_err().to_string();
    assert!(error.contains("a turn is whole"), "{error}");
    for bad in [
        "********/********/******** w",
        "********/********/******** w p p 0 9 0 9 0 0 x 1",
        "*********/*******/******** w p p 0 9 0 9 0 0 0 1",
        "X*******/********/******** w p p 0 9 0 9 0 0 0 1",
    ] {
        assert!(Mill::from_fen(rules("classic"), bad).is_err(), "{bad}");
    }
}

#[test]
fn diagrams_show_the_board() {
    let mut mill = Mill::initial(rules("classic"));
    play(&mut mill, "a7 d2");
    let expected = "\
7  W-----------.-----------.
   |           |           |
6  |   .-------.-------.   |
   |   |       |       |   |
5  |   |   .---.---.   |   |
   |   |   |       |   |   |
4  .---.---.       .---.---.
   |   |   |       |   |   |
3  |   |   .---.---.   |   |
   |   |       |       |   |
2  |   .-------B-------.   |
   |           |           |
1  .-----------.-----------.

   a   b   c   d   e   f   g
white to move, in hand: white 8, black 8";
    assert_eq!(mill.diagram(), expected);
    assert_eq!(mill.at(mill.board().point("d2").unwrap()), Some(Side::Black));
}
