//! Positions and turns as text, and what is said to those that are wrong.

use std::collections::BTreeSet;

use crate::support::{position, rules};
use board::{Fields, ReadMoveError, RuleSet, Side, State};
use draughts::{Draughts, OBJECTION_CODES, Rules, Setup, SquareSet, rules::Huff};
use proptest::prelude::*;

fn texts(position: &Draughts) -> Vec<String> {
    position.legal_moves().into_iter().map(|m| position.move_text(m)).collect()
}

#[test]
fn ambiguous_captures_are_written_in_full() {
    let position = position("english", "B:W23,22,15,14:B11,10");
    let written = texts(&position);
    for text in ["10x19x26", "10x17x26"] {
        assert!(written.contains(&text.to_string()), "{written:?}");
        let m = position.read_move(text).expect("a turn");
        assert_eq!(position.move_text(m), text);
    }
    let error = position.read_move("10x26").expect_err("two turns");
    assert_eq!(error.code(), "ambiguous");
    assert_eq!(error.to_string(), "\"10x26\" is ambiguous: 10x19x26, 10x17x26");
}

#[test]
fn a_turn_is_read_in_many_ways() {
    let position = position("english", "B:W14,15,22,K1:B10");
    let m = position.read_move("10x26").expect("a turn");
    for text in [
        "10x17x26", "10:17:26", "10-26", "10 x 26", " 10X26 ", "10×26", "d6xd2", "d6:b4:d2",
        "D6-26",
    ] {
        assert_eq!(position.read_move(text), Ok(m), "{text}");
    }
    for bad in ["", "10", "10-", "-26", "x10", "10x", "10xx26", "10~26", "33-1", "k9-a1", "x10 10x"]
    {
        let error = position.read_move(bad).expect_err(bad);
        assert!(matches!(error, ReadMoveError::Syntax { .. }), "{bad}: {error}");
        assert_eq!(error.code(), "bad-notation");
    }
}

#[test]
fn partial_routes_are_enough_where_they_tell() {
    // A king that can go round in several ways.
    let position = position("russian", "W:WKa1:Bb2,d4,d6,f6,f4");
    for m in position.legal_moves() {
        let route = draughts::notation::route(&position, m);
        let name = |i: usize| route[i].to_string();
        for via in 1..route.len() - 1 {
            let text = format!("{}:{}:{}", name(0), name(via), name(route.len() - 1));
            match position.read_move(&text) {
                Ok(read) => assert_eq!((read.from, read.to), (m.from, m.to)),
                Err(error) => assert_eq!(error.code(), "ambiguous", "{text}"),
            }
        }
    }
}

/// Rules, position, turn as text, code of the objection.
const OBJECTIONS: &[(&str, &str, &str, &str)] = &[
    ("english", "W:Wh4:Bf6,g5", "h4-g5", "game-over"),
    ("english", "W:Wc3:Bh8", "xh8 c3-d4", "huff-off"),
    ("english huff", "W:Wc3:Bh8", "xh8 c3-d4", "not-huffable"),
    ("english", "W:Wc3:Bh8", "e3-d4", "empty-square"),
    ("english", "W:Wc3:Bh8", "h8-g7", "not-your-piece"),
    ("english", "W:Wc3:Bh8", "c3-c3", "no-move"),
    ("english", "W:Wc3,d4:Bh8", "c3-d4", "occupied"),
    ("english", "W:Wc3,e5:Bd4", "c3xe5", "occupied"),
    ("english", "W:Wc3:Bh8", "c3-c5", "not-diagonal"),
    ("english", "W:Wc3:Bh8", "c3-b2", "backwards"),
    ("english", "B:Wa1:Bf6", "f6-g7", "backwards"),
    ("english", "W:Wc3:Bh8", "c3-e5", "too-far"),
    ("english", "W:WKa1:Bh8", "a1-c3", "too-far"),
    ("english", "W:WKa1:Bd4", "a1xe5", "too-far"),
    ("schmidt_de", "W:WKa1,c3:Bh8", "a1-e5", "in-the-way"),
    ("english", "W:Wc3,g3:Bd4", "g3-h4", "must-capture"),
    ("english", "W:Wc3:Bd4,d6", "c3xe5", "must-continue"),
    ("schmidt_es", "W:WKa1:Bc3,f4", "a1xd4", "must-continue"),
    ("brazilian", "W:Wc3,h2:Bd4,d6,g3", "h2xf4", "must-take-most"),
    ("brazilian", "W:Wc3,h2:Bd4,d6,g3", "h2-f4", "must-take-most"),
    ("czech", "W:WKa1,g3:Bc3,f4", "g3xe5", "king-must-take"),
    ("italian", "W:Wc3,Kg3:Bd4,f4", "c3xe5", "king-must-take"),
    ("spanish", "W:Wc3,g3:Bd4,Kf4", "c3xe5", "must-take-kings"),
    ("italian", "W:WKd2:BKe3,g5,c3,Kc5", "d2xd6", "kings-first"),
    ("english", "W:Wc5:Bd4", "c5xe3", "captures-backwards"),
    ("italian", "W:Wc3:BKd4", "c3xe5", "man-takes-king"),
    ("schmidt_fr", "W:Wb6:Bc7,e7", "b6xd8xf6", "crowned-ends-turn"),
    ("russian", "W:Wb6:Bc7,e7", "b6xd8", "must-continue"),
    ("schmidt_de", "W:WKa1:Bc3", "a1xe5", "land-behind"),
    ("english", "W:Wc3:Bh8", "c3xe5", "no-capture"),
    ("english", "W:Wc3:Bh8", "c3xd4", "no-capture"),
];

#[test]
fn a_wrong_turn_is_refused_by_the_rule_it_breaks() {
    let mut seen: BTreeSet<&str> = BTreeSet::new();
    for &(id, fen, text, code) in OBJECTIONS {
        let (id, huff) = match id.split_once(' ') {
            Some((id, _)) => (id, Huff::Piece),
            None => (id, Huff::Off),
        };
        let rules = Rules { huff, mirrored_board: false, ..rules(id) };
        let position = Draughts::from_fen(rules, fen).expect(fen);
        let error = position.read_move(text).expect_err(text);
        assert_eq!(error.code(), code, "{id} {fen} {text}: {error}");
        if let ReadMoveError::Illegal { objection, .. } = error {
            let message = &objection.message;
            assert!(!message.ends_with('.') && !message.starts_with(char::is_uppercase));
        }
        seen.insert(code);
    }
    let mut crowned = position("english", "W:Wc7:BKa1").legal_moves()[0];
    crowned.crowned = false;
    let objection = position("english", "W:Wc7:BKa1").objection(crowned);
    seen.insert(objection.expect("an objection").code);
    assert_eq!(seen, OBJECTION_CODES.iter().copied().collect());
}

#[test]
fn the_start_is_written_as_every_game_writes_it() {
    let numbers = "W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12";
    let letters = "Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8";
    for (id, fen) in [
        ("english", format!("B:{numbers}")),
        ("schmidt_de", format!("W:{numbers}")),
        ("italian", format!("W:{numbers}")),
        ("russian", format!("W:{letters}")),
    ] {
        assert_eq!(Draughts::initial(rules(id)).to_fen(), fen, "{id}");
    }
    // White's men are the low numbers where White starts at the bottom of the count.
    assert!(Draughts::initial(rules("spanish")).to_fen().starts_with("W:W1,2,3,"));
}

#[test]
fn positions_are_read_in_many_ways() {
    let start = Draughts::initial(rules("english"));
    for fen in [
        "B:W21-32:B1-12",
        "B:B1-12:W21-32.",
        " B:W21-32:B1-12:H0:F1 ",
        "b:w21,22-31,32:b1-4,5-12",
        "B:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:B1-12",
    ] {
        let read = Draughts::from_fen(rules("english"), fen);
        assert_eq!(read.map(|p| *p.setup()), Ok(*start.setup()), "{fen}");
    }
    let read = position("english", "W:WK1-4,32:BK29-30:H12:F40");
    assert_eq!((read.setup().kings.len(), read.setup().idle), (6, 12));
    assert_eq!(read.to_fen(), "W:WK1,K2,K3,K4,32:BK29,K30:H12");
    let read = Draughts::from_fen(rules("russian"), "W:WKh8:B").map(|p| p.to_fen());
    assert_eq!(read, Ok("W:WKh8:B".to_string()));
    // Numbers are the corner's of the rules even where letters are written.
    assert_eq!(position("russian", "W:W1:B32").to_fen(), "W:Wa1:Bh8");
}

#[test]
fn malformed_positions_name_what_is_wrong() {
    for (fen, words) in [
        ("", "position text, side to move: \"\" is neither W nor B"),
        ("X:W1:B2", "position text, side to move: \"X\" is neither W nor B"),
        ("W", "position text, pieces: the squares of W are missing, an empty list is \":W\""),
        ("W:W21", "position text, pieces: the squares of B are missing, an empty list is \":B\""),
        ("W:W21:B33", "position text, pieces: \"33\" is no dark square"),
        ("W:W21:Ba2", "position text, pieces: \"a2\" is no dark square"),
        ("W:W21,:B1", "position text, pieces: \"\" is no dark square"),
        ("W:W21,21:B1", "position text, pieces: \"21\" names a square twice"),
        ("W:W24-21:B1", "position text, pieces: \"24-21\" runs backwards"),
        ("W:W21:B1:W22", "position text, pieces: a second part with the letter W"),
        ("W:W21:B1:Q", "position text, pieces: \"Q\" begins with none of W, B, H, F, X"),
        ("W:W21:B1:", "position text, pieces: nothing between two colons"),
        (
            "W:W21:B1:H99999",
            "position text, plies without progress: \"99999\" is no number that fits",
        ),
        ("W:W21:B1:H+1", "position text, plies without progress: \"+1\" is no number that fits"),
        ("W:W21:B1:F", "position text, number of the move: \"\" is no number that fits"),
        ("W:W21:B21", "impossible position: two pieces on 21"),
        ("W:W:B", "impossible position: an empty board"),
        ("W:W1:B12", "impossible position: a man on the row where it is crowned, 1"),
        ("W:W20:B32", "impossible position: a man on the row where it is crowned, 32"),
        ("W:W20-32:B1", "impossible position: 13 pieces of white, more than 12"),
        ("W:W20:B1:X1", "impossible position: a piece to be huffed, but huffing is off"),
    ] {
        let error = Draughts::from_fen(rules("english"), fen).expect_err(fen).to_string();
        assert_eq!(error, words, "{fen}");
    }
}

#[test]
fn bytes_that_are_no_position_are_refused() {
    let english = rules("english");
    let bytes = Draughts::initial(english).pack();
    let refuse = |bytes: &[u8]| Draughts::unpack(english, bytes).expect_err("refused").to_string();
    assert_eq!(refuse(&bytes[1..]), "packed position of 14 bytes, expected 15");
    assert_eq!(
        refuse(&[bytes.as_slice(), &[0]].concat()),
        "packed position of 16 bytes, expected 15"
    );
    let mut other = bytes.clone();
    other[14] = 2;
    assert_eq!(refuse(&other), "packed position: side to move is 2, neither 0 nor 1");
    other = bytes.clone();
    other[7] = 0x0f;
    other[3] = 0x10;
    assert!(refuse(&other).starts_with("packed position: "));
}

#[test]
fn the_drawing_shows_pieces_and_coordinates() {
    let drawing = position("english", "B:W21,K30:B1,K17").diagram();
    let expected = "\
8   b   .   .   .    1  2  3  4
7 .   .   .   .      5  6  7  8
6   .   .   .   .    9 10 11 12
5 .   .   .   .     13 14 15 16
4   B   .   .   .   17 18 19 20
3 w   .   .   .     21 22 23 24
2   .   .   .   .   25 26 27 28
1 .   W   .   .     29 30 31 32
  a b c d e f g h
black to move
";
    assert_eq!(drawing, expected);
}

#[test]
fn setups_are_checked() {
    let english = rules("english");
    let setup = Setup::initial(Side::White);
    assert_eq!(setup.check(&english), Ok(()));
    let kings = Setup { kings: SquareSet::rank(3), ..setup };
    assert_eq!(
        kings.check(&english).expect_err("empty").to_string(),
        "a crown without a piece on b4"
    );
    let huff = Setup { huffable: SquareSet::rank(0), ..setup };
    let huffing = Rules { huff: Huff::Any, ..english };
    assert!(huff.check(&huffing).is_err());
    assert_eq!(Setup { turn: Side::Black, ..huff }.check(&huffing), Ok(()));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2_000) })]

    #[test]
    fn no_text_is_too_strange(text in "[WBKwbkHFX0-9a-h:,.x×é -]{0,40}", index in 0..18usize) {
        let rules = Rules::presets()[index].rules;
        if let Ok(position) = Draughts::from_fen(rules, &text) {
            let read = Draughts::from_fen(rules, &position.to_fen());
            prop_assert_eq!(read.map(|p| *p.setup()), Ok(*position.setup()));
            for m in position.legal_moves() {
                prop_assert_eq!(position.read_move(&position.move_text(m)), Ok(m));
            }
        }
        let start = Draughts::initial(rules);
        if let Ok(m) = start.read_move(&text) {
            prop_assert!(start.is_legal(m));
        }
        let _ = text.parse::<draughts::pdn::GameType>();
        let mut changed = rules;
        for field in Rules::FIELDS {
            let _ = changed.set(field.name, &text);
        }
    }

    #[test]
    fn no_position_is_too_strange(white: u32, black: u32, kings: u32, black_moves: bool) {
        let turn = if black_moves { Side::Black } else { Side::White };
        // Thin the pieces out until there are few enough.
        let mut setup = Setup {
            white: SquareSet(white),
            black: SquareSet(black & !white),
            kings: SquareSet(kings & (white | black)),
            ..Setup::initial(turn)
        };
        for side in Side::ALL {
            let spare = setup.side(side).into_iter().skip(12).collect();
            let set = if side == Side::White { &mut setup.white } else { &mut setup.black };
            *set -= spare;
            setup.kings -= spare;
        }
        for preset in Rules::presets() {
            if let Ok(position) = Draughts::from_setup(preset.rules, setup) {
                prop_assert_eq!(position.count_moves(), position.legal_moves().len() as u64);
                let read = Draughts::unpack(preset.rules, &position.pack());
                prop_assert_eq!(read.map(|p| *p.setup()), Ok(setup));
            }
        }
    }
}
