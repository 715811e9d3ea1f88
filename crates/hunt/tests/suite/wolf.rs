//! Wolf and Sheep: texts, turns and ends.

use board::{End, PackError, Position, ReadMoveError, Reason, Side, State};
use hunt::{
    Wolf,
    wolf::{First, Rules},
};

use crate::{after, move_texts, wolf, wolf_rules};

#[test]
fn the_wolf_is_put_on_any_free_dark_square_and_goes_on() {
    let start = Wolf::initial(wolf_rules());
    assert_eq!(start.to_fen(), "B:Wa1,c1,e1,g1:B");
    assert_eq!(start.turn(), Side::Black);
    assert!(!start.is_extra_turn());
    let texts = move_texts(&start);
    assert_eq!(texts.len(), 28);
    assert!(texts.iter().all(|text| text.ends_with('+')));
    let placed = after(start, "d8+");
    assert_eq!(placed.to_fen(), "B:Wa1,c1,e1,g1:Bd8");
    assert!(placed.is_extra_turn());
    let stepped = after(placed, "d8-c7");
    assert_eq!(stepped.turn(), Side::White);
    assert!(!stepped.is_extra_turn());
    assert_eq!(after(start, "d8"), placed, "the sign may be left out");
}

#[test]
fn the_sheep_may_begin() {
    let start = Wolf::initial(Rules { first: First::Sheep });
    let texts = move_texts(&start);
    assert_eq!(texts.len(), 28);
    assert!(texts.iter().all(|text| !text.ends_with('+')));
    let placed = after(start, "d8");
    assert_eq!(placed.turn(), Side::White);
    assert!(!placed.is_extra_turn());
    assert_eq!(move_texts(&placed).join(" "), "a1-b2 c1-b2 c1-d2 e1-d2 e1-f2 g1-f2 g1-h2");
    assert_eq!(start.read_move("d8+").unwrap_err().code(), "no-extra-turn");
}

#[test]
fn sheep_go_forwards_and_the_wolf_everywhere() {
    let position = wolf("B:Wb2,d2,f2,h2:Bd4");
    assert_eq!(move_texts(&position).join(" "), "d4-c3 d4-c5 d4-e3 d4-e5");
    let position = wolf("W:Wb2,d2,f2,h2:Bc3");
    assert_eq!(move_texts(&position).join(" "), "b2-a3 d2-e3 f2-e3 f2-g3 h2-g3");
}

#[test]
fn the_wolf_has_won_once_every_sheep_is_level_or_beyond() {
    let escaped = End::win(Side::Black, Reason::Escaped);
    let before = wolf("B:Wb2,c3,e3,g3:Bd4");
    assert_eq!(before.end(), None);
    for (fen, end) in [
        ("W:Wb4,c3,e3,g3:Bd2", Some(escaped)),
        ("W:Wb4,c3,e3,g3:Ba3", Some(escaped)),
        ("W:Wb2,c3,e3,g3:Ba3", None),
        // After a turn of the sheep it counts as well.
        ("B:Wa3,c3,e3,g3:Bh2", Some(escaped)),
        // In the last corner the wolf need not be able to move.
        ("B:Wb2,d2,c3,e3:Ba1", Some(escaped)),
    ] {
        let position = wolf(fen);
        assert_eq!(position.end(), end, "{fen}");
        assert_eq!(position.count_moves() == 0, end.is_some(), "{fen}");
    }
}

#[test]
fn a_wolf_without_a_move_has_lost() {
    let position = wolf("B:Wb6,d6,b8,d8:Bc7");
    assert_eq!(position.end(), Some(End::win(Side::White, Reason::Trapped)));
    let corner = wolf("B:Wa1,c1,e1,g7:Bh8");
    assert_eq!(corner.end(), Some(End::win(Side::White, Reason::Trapped)));
    // It has only lost on its own turn.
    assert_eq!(wolf("W:Wa1,c1,e1,g7:Bh8").end(), None);
}

#[test]
fn sheep_without_a_move_have_lost() {
    let blocked = wolf("W:Wb8,d8,f8,g7:Bh8");
    assert_eq!(blocked.end(), Some(End::win(Side::Black, Reason::Blocked)));
}

#[test]
fn texts_are_read_in_either_order_of_the_sides() {
    let text = "W:Wa1,c1,e1,g1:Bd8";
    assert_eq!(wolf(text).to_fen(), text);
    assert_eq!(wolf(" W:Bd8:Wg1,e1,c1,a1 "), wolf(text));
}

#[test]
fn bad_positions_are_refused() {
    for (fen, part) in [
        ("", "side to move"),
        ("w:Wa1,c1,e1,g1:B", "side to move"),
        ("B:Wa1,c1,e1,g1", "list B"),
        ("B:Wa1,c1,e1,g1:Wd8", "second list"),
        ("B:Wa1,c1,e1,g1:B:B", "second list"),
        ("B:Wa1,c1,e1,g1:Xd8", "\"Xd8\""),
        ("B:Wa1,c1,e1,g1:éd8", "\"éd8\""),
        ("B:Wa1,c1,e1,g1:Bd7", "\"d7\""),
        ("B:Wa1,c1,e1,g1:Bi9", "\"i9\""),
        ("B:Wa1,c1,e1,e1:B", "twice"),
        ("B:Wa1,c1,e1:Bd8", "3 sheep"),
        ("B:Wa1,c1,e1,g1:Bd8,b8", "2 wolves"),
        ("B:Wa1,c1,e1,g1:Ba1", "both on a1"),
        ("W:Wa1,c1,e1,g1:B", "before the wolf"),
        ("B:Wa1,c1,e1,f2:B", "before the wolf"),
    ] {
        let error = Wolf::from_fen(wolf_rules(), fen).unwrap_err().to_string();
        assert!(error.contains(part), "{fen}: {error}");
    }
    let sheep_begin = Rules { first: First::Sheep };
    let error = Wolf::from_fen(sheep_begin, "B:Wa1,c1,e1,g1:Bd8").unwrap_err();
    assert!(error.to_string().contains("the sheep begin"), "{error}");
}

#[test]
fn turns_are_refused_for_their_own_reason() {
    let start = Wolf::initial(wolf_rules());
    let sheep = wolf("W:Wb2,d2,f2,h2:Bc3");
    let wolfs = wolf("B:Wb2,d2,f2,h2:Bc3");
    let over = wolf("W:Wb4,c3,e3,g3:Bd2");
    for (position, text, code) in [
        (start, "d8-c7", "place-first"),
        (start, "a1", "occupied"),
        (wolfs, "d8", "already-placed"),
        (wolfs, "b2-a3", "not-yours"),
        (wolfs, "e5-f6", "no-piece"),
        (wolfs, "c3-d2", "occupied"),
        (wolfs, "c3-e5", "not-adjacent"),
        (wolfs, "c3-c5", "not-adjacent"),
        (wolfs, "c3-d4+", "no-extra-turn"),
        (sheep, "c3-d4", "not-yours"),
        (sheep, "d2-c1", "backwards"),
        (sheep, "d2-e3", ""),
        (sheep, "d2e3", ""),
        (over, "b4-a5", "ended"),
    ] {
        let found = position.read_move(text).err().map_or("", |error| error.code());
        assert_eq!(found, code, "{text}");
    }
    for text in ["", "+", "d7", "c3-d4-e5", "c3xd4", "é", "éé", "ééé", "c3-dé"] {
        let error = wolfs.read_move(text).unwrap_err();
        assert!(matches!(error, ReadMoveError::Syntax { .. }), "{text}: {error}");
    }
}

#[test]
fn bad_bytes_are_refused() {
    let good = wolf("W:Wa1,c1,e1,g1:Bd8").pack();
    assert_eq!(good, [0x0f, 0, 0, 0, 29, 0]);
    let length = PackError::Length { found: 5, expected: 6 };
    assert_eq!(Wolf::unpack(wolf_rules(), &good[1..]), Err(length));
    for bytes in [[0x0f, 0, 0, 0, 33, 0], [0x0f, 0, 0, 0, 29, 2], [0x1f, 0, 0, 0, 29, 0]] {
        let error = Wolf::unpack(wolf_rules(), &bytes).unwrap_err();
        assert!(matches!(error, PackError::Content(_)), "{error}");
    }
}

#[test]
fn a_drawing_shows_the_board() {
    let drawing = "\
8   .   b   .   .
7 .   .   .   .
6   .   .   .   .
5 .   .   .   .
4   .   .   .   .
3 .   .   .   .
2   .   .   .   .
1 w   w   w   w
  a b c d e f g h
white to move
";
    assert_eq!(wolf("W:Wa1,c1,e1,g1:Bd8").diagram(), drawing);
}
