//! The hunt on the mill board: deals, texts, turns and ends.

use std::collections::HashSet;

use board::{End, PackError, Position, ReadMoveError, Reason, Side, State};
use hunt::{
    Battue,
    battue::{Hop, PRESETS, Rules, board},
};

use crate::{after, battue, battue_rules, move_texts, placements};

#[test]
fn a_seed_decides_the_deal() {
    for preset in PRESETS {
        let mut deals = HashSet::new();
        for seed in 0..500 {
            let deal = Battue::deal(preset.rules, seed);
            assert_eq!(deal, Battue::deal(preset.rules, seed));
            assert_eq!(deal.hunters().len(), u32::from(preset.rules.hunters));
            assert_eq!((deal.turn(), deal.hunter_moves(), deal.end()), (Side::White, 0, None));
            deals.insert(deal);
        }
        assert!(deals.len() > 450, "{}", deals.len());
        assert_eq!(Battue::initial(preset.rules), Battue::deal(preset.rules, 0));
    }
}

#[test]
fn rules_that_are_refused_are_dealt_all_the_same() {
    for (hunters, limit) in [(0, 50), (24, 50), (255, 0)] {
        let rules = Rules { hunters, quarry_hop: Hop::No, limit };
        assert!(Battue::deal(rules, 1).hunters().len() <= 8);
    }
}

#[test]
fn every_point_is_dealt_about_as_often() {
    let mut quarries = [0; 24];
    for seed in 0..4800 {
        quarries[Battue::deal(battue_rules("battue"), seed).quarry().index()] += 1;
    }
    assert!(quarries.iter().all(|count| (140..260).contains(count)), "{quarries:?}");
}

#[test]
fn both_sides_step_along_the_lines() {
    let quarry = battue("battue", "3/3/3/1W4/3/B2/BBB w 0");
    assert_eq!(move_texts(&quarry).join(" "), "b4-a4 b4-b6 b4-c4");
    let hunters = battue("battue", "3/3/3/1W4/3/B2/BBB b 0");
    assert_eq!(move_texts(&hunters).join(" "), "a1-a4 b2-d2 d1-d2 g1-g4");
    let stepped = after(hunters, "d1-d2");
    assert_eq!(stepped.to_fen(), "3/3/3/1W4/3/BB1/B1B w 1");
}

#[test]
fn a_quarry_hops_only_where_the_rules_say_so() {
    let with = |quarry_hop| {
        let rules = Rules { hunters: 4, quarry_hop, limit: 50 };
        Battue::from_fen(rules, "1B1/3/3/BB4/3/3/WB1 w 0").unwrap()
    };
    let held = Some(End::win(Side::Black, Reason::Trapped));
    assert_eq!(with(Hop::No).end(), held);
    assert_eq!(move_texts(&with(Hop::Hop)).join(" "), "a1-a7 a1-g1");
    assert_eq!(move_texts(&with(Hop::Take)).join(" "), "a1-a7xa4 a1-g1xd1");
    let hopped = after(with(Hop::Hop), "a1-a7");
    assert_eq!(hopped.to_fen(), "WB1/3/3/BB4/3/3/1B1 b 0");
    let taken = after(with(Hop::Take), "a1-a7");
    assert_eq!(taken.to_fen(), "WB1/3/3/1B4/3/3/1B1 b 0");
    assert_eq!(taken, after(with(Hop::Take), "a1-a7xa4"));
    let escaped = Some(End::win(Side::White, Reason::Escaped));
    assert_eq!(taken.end(), escaped, "three hunters are too few");
    assert_eq!(taken.count_moves(), 0);
}

#[test]
fn the_quarry_is_held_when_it_cannot_move_on_its_turn() {
    let held = battue("battue", "3/3/3/BB4/3/3/WBB w 7");
    assert_eq!(held.end(), Some(End::win(Side::Black, Reason::Trapped)));
    assert_eq!(held.count_moves(), 0);
    let waiting = battue("battue", "3/3/3/BB4/3/3/WBB b 7");
    assert_eq!(waiting.end(), None, "the hunters have to move away");
}

#[test]
fn a_hunt_is_stopped_at_the_fiftieth_hunter_move() {
    let escaped = Some(End::win(Side::White, Reason::Escaped));
    let last = battue("battue", "3/3/3/1BB3/3/3/WBB b 49");
    assert_eq!(last.end(), None);
    assert_eq!(after(last, "g1-g4").end(), escaped);
    assert_eq!(after(last, "g1-g4").count_moves(), 0);
    let catch = after(last, "b4-a4");
    assert_eq!(catch.end(), Some(End::win(Side::Black, Reason::Trapped)));
    assert_eq!(battue("battue", "3/3/3/BB4/3/3/BBW b 50").end(), escaped);
}

#[test]
fn counted_moves_do_not_make_another_position() {
    let early = battue("battue", "3/3/3/1BB3/3/3/WBB b 3");
    let late = battue("battue", "3/3/3/1BB3/3/3/WBB b 30");
    assert_eq!(early, late);
    assert_eq!(early.key(), late.key());
    assert_ne!(early.pack(), late.pack());
    assert_ne!(early, battue("battue", "3/3/3/1BB3/3/3/WBB w 3"));
}

/// Hunters always have a move because the board falls apart at no point.
#[test]
fn no_point_cuts_the_board_in_two() {
    for cut in board().points() {
        let rest = board().points().without(cut);
        let mut reached = rest.first().into_iter().collect::<mill::PointSet>();
        loop {
            let grown = reached
                .into_iter()
                .fold(reached, |all, point| all.union(board().neighbours(point)))
                .intersection(rest);
            if grown == reached {
                break;
            }
            reached = grown;
        }
        assert_eq!(reached, rest);
    }
}

#[test]
fn the_fewest_hunters_that_can_hold_the_quarry() {
    for (quarry_hop, fewest) in [(Hop::No, 2), (Hop::Hop, 4)] {
        for hunters in 1..=4 {
            let rules = Rules { hunters, quarry_hop, limit: 50 };
            let can_hold = placements(hunters.into()).any(|(quarry, set)| {
                let position = Battue::set_up(rules, quarry, set, Side::White, 0).unwrap();
                position.end().is_some_and(|end| end.reason == Reason::Trapped)
            });
            assert_eq!(can_hold, hunters >= fewest, "{quarry_hop} {hunters}");
            assert_eq!(rules.fewest_hunters(), fewest);
        }
    }
}

#[test]
fn bad_positions_are_refused() {
    for (fen, part) in [
        ("", "board"),
        ("3/3/3/6/3/3/3", "side to move"),
        ("W2/3/3/BBBB2/3/3/3 x 0", "\"x\""),
        ("W2/3/3/BBBB2/3/3/3 w", "hunter moves"),
        ("W2/3/3/BBBB2/3/3/3 w -1", "\"-1\""),
        ("W2/3/3/BBBB2/3/3/3 w 70000", "\"70000\""),
        ("W2/3/3/BBBB2/3/3/3 w 51", "stopped after 50"),
        ("W2/3/3/BBBB2/3/3/3 w 0 0", "nothing may follow"),
        ("W2/3/3/BBB3/3/3/3 w 0", "3 hunters"),
        ("W2/3/3/BBBBB1/3/3/3 w 0", "5 hunters"),
        ("3/3/3/BBBB2/3/3/3 w 0", "0 quarries"),
        ("WW1/3/3/BBBB2/3/3/3 w 0", "2 quarries"),
        ("W1/3/3/BBBB2/3/3/3 w 0", "row 7"),
        ("W2/3/3/BBBB2/3/3/2X w 0", "row 1"),
    ] {
        let error = Battue::from_fen(battue_rules("battue"), fen).unwrap_err().to_string();
        assert!(error.contains(part), "{fen}: {error}");
    }
    let bitten = "W2/3/3/BBBB2/3/3/3 w 3";
    assert!(Battue::from_fen(battue_rules("fox_hunt"), bitten).is_ok());
    assert!(Battue::from_fen(battue_rules("fox_hunt"), "W2/3/3/BB4/3/3/3 w 3").is_err());
}

#[test]
fn turns_are_refused_for_their_own_reason() {
    let no = battue("battue", "1B1/3/3/B4B/3/3/W1B w 0");
    let hunters = battue("battue", "1B1/3/3/B4B/3/3/W1B b 0");
    let take = battue("fox_hunt", "1B1/3/3/B4B/3/3/W1B w 0");
    let hop_rules = Rules { hunters: 4, quarry_hop: Hop::Hop, limit: 50 };
    let hop = Battue::from_fen(hop_rules, &no.to_fen()).unwrap();
    let over = battue("battue", "3/3/3/BB4/3/3/WBB w 7");
    for (position, text, code) in [
        (no, "a1-d1", ""),
        (no, "a1d1", ""),
        (no, "a1-a4", "occupied"),
        (no, "a1-a7", "no-hop"),
        (no, "a1-d1xa4", "no-capture"),
        (no, "a1-d2", "not-adjacent"),
        (no, "a4-b4", "not-yours"),
        (no, "c3-c4", "no-piece"),
        (hunters, "a1-d1", "not-yours"),
        (hunters, "a4-b4", ""),
        (hunters, "c3-c4", "no-piece"),
        (hunters, "d7-g7", ""),
        (hop, "a1-a7", ""),
        (hop, "a1-a7xa4", "no-capture"),
        (hop, "a1-g1", "occupied"),
        (take, "a1-a7xa4", ""),
        (take, "a1-a7xg1", "wrong-capture"),
        (over, "a1-a4", "ended"),
    ] {
        let found = position.read_move(text).err().map_or("", |error| error.code());
        assert_eq!(found, code, "{text}");
    }
    let over_hunter = battue("battue", "1B1/3/3/BB4/3/3/W1B b 0");
    assert_eq!(over_hunter.read_move("a4-c4").unwrap_err().code(), "no-hop");
    for text in ["", "a1", "a1-d4", "a1-a4-a7", "a1-a7x", "a1-a7xz9", "ééé", "a1-aé", "xa1"] {
        let error = no.read_move(text).unwrap_err();
        assert!(matches!(error, ReadMoveError::Syntax { .. }), "{text}: {error}");
    }
}

#[test]
fn bad_bytes_are_refused() {
    let rules = battue_rules("battue");
    let good = Battue::initial(rules).pack();
    assert_eq!(good.len(), 7);
    let length = PackError::Length { found: 6, expected: 7 };
    assert_eq!(Battue::unpack(rules, &good[1..]), Err(length));
    for (at, byte) in [(0, 24), (6, 2), (5, 1), (1, good[1] ^ 1)] {
        let mut bytes = good.clone();
        bytes[at] = byte;
        let error = Battue::unpack(rules, &bytes).unwrap_err();
        assert!(matches!(error, PackError::Content(_)), "{at}: {error}");
    }
}

#[test]
fn a_drawing_shows_the_board() {
    let drawing = battue("battue", "W2/3/3/BBBB2/3/3/3 b 3").diagram();
    assert!(drawing.starts_with("7  W-----------.-----------.\n"), "{drawing}");
    assert!(drawing.contains("\n4  B---B---B       B---.---.\n"), "{drawing}");
    assert!(drawing.ends_with("black to move, hunter moves: 3\n"), "{drawing}");
}
