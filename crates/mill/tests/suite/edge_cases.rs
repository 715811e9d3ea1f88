//! The edge cases of the default game, and one position for each rule of each variant.

use crate::common::{custom, play, position, rules, turns};
use board::{End, Position, Reason, Side, State};

#[test]
fn white_blocked_after_the_last_placement_loses() {
    // Every white stone is shut in; only Black can reach the empty points of the inner ring.
    let mut mill = position(rules("classic"), "WBW/WBW/3/BB2B1/1BB/WBW/WWW b 0 1 0");
    assert_eq!(mill.end(), None);
    play(&mut mill, "g4");
    assert_eq!(mill.end(), Some(End::win(Side::Black, Reason::Blocked)));
}

#[test]
fn a_stone_in_hand_is_never_taken() {
    // Black has only a mill on the board and stones in hand: the mill may be broken.
    let mill = position(rules("classic"), "BBB/WW1/3/6/3/3/3 w 7 6 0");
    let found = turns(&mill);
    for capture in ["f6xa7", "f6xd7", "f6xg7"] {
        assert!(found.contains(&capture.to_string()), "{found:?}");
    }
    assert!(!found.contains(&"f6".to_string()));
    // Nothing on the board, nothing to take.
    let mill = position(rules("classic"), "WW1/3/3/6/3/3/3 w 7 7 0");
    assert!(turns(&mill).contains(&"g7".to_string()));
}

#[test]
fn the_capture_decides_whether_the_opponent_stays_blocked() {
    // All five black stones are shut in. White closes d1-d2-d3 and has to take one of them.
    let fen = "BBW/1W1/3/W1W2W/BW1/2W/BWB w 0 0 0";
    let mut freed = position(rules("classic"), fen);
    play(&mut freed, "f2-d2xa7");
    assert_eq!(freed.end(), None);
    assert_eq!(turns(&freed), ["d7-a7"]);
    let mut blocked = position(rules("classic"), fen);
    play(&mut blocked, "f2-d2xc3");
    assert_eq!(blocked.end(), Some(End::win(Side::White, Reason::Blocked)));
    // Where taking is a right, it is better left.
    let mut declined = position(rules("schmidt"), fen);
    play(&mut declined, "f2-d2");
    assert_eq!(declined.end(), Some(End::win(Side::White, Reason::Blocked)));
}

#[test]
fn a_mill_closed_by_flying_takes() {
    let mill = position(rules("classic"), "WW1/3/3/6/3/2B/WBB w 0 0 4");
    assert!(mill.flies(Side::White));
    assert!(turns(&mill).contains(&"a1-g7xd1".to_string()));
}

#[test]
fn a_player_reduced_to_three_flies_at_once() {
    let mut mill = position(rules("classic"), "W1W/1W1/3/W5/3/2B/BBB w 0 0 0");
    play(&mut mill, "d6-d7xf2");
    assert_eq!(mill.total(Side::Black), 3);
    assert!(turns(&mill).contains(&"a1-f6".to_string()));
    assert!(
        !turns(&position(rules("classic"), "WWW/3/3/W5/3/2B/BBB b 0 0 0"))
            .contains(&"a1-f6".to_string())
    );
}

#[test]
fn the_third_last_stone_decides_even_in_a_mill() {
    for (id, takes) in [("classic", true), ("smallfoot", true), ("federation", false)] {
        let mut mill = position(rules(id), "W1W/1W1/3/W5/3/3/BBB w 0 0 0");
        let found = turns(&mill);
        assert_eq!(found.contains(&"d6-d7xd1".to_string()), takes, "{id}: {found:?}");
        if takes {
            play(&mut mill, "d6-d7xd1");
            assert_eq!(mill.end(), Some(End::win(Side::White, Reason::Reduced)));
            assert!(mill.legal_moves().is_empty());
        } else {
            assert!(found.contains(&"d6-d7".to_string()), "the turn ends without a capture");
        }
    }
}

#[test]
fn reduction_comes_before_blockade() {
    let mut mill = position(rules("classic"), "W1W/1W1/3/W5/3/3/BBB w 0 0 0");
    play(&mut mill, "d6-d7xa1");
    assert_eq!(mill.end().map(|end| end.reason), Some(Reason::Reduced));
}

#[test]
fn two_mills_at_once_while_placing() {
    let fen = "1WW/BB1/3/W5/3/3/W2 w 5 5 0";
    let one = turns(&position(rules("classic"), fen));
    assert!(one.contains(&"a7xb6".to_string()));
    assert!(!one.iter().any(|turn| turn.matches('x').count() > 1));
    let per_mill = turns(&position(rules("handbook1980"), fen));
    for turn in ["a7xb6xd6", "a7xb6", "a7"] {
        assert!(per_mill.contains(&turn.to_string()), "a right, not a duty: {per_mill:?}");
    }
}

#[test]
fn targets_are_judged_anew_after_each_capture() {
    // One free stone and a mill: under unless-all-in-mills the mill opens up once it stands alone.
    let rules = custom("classic", &[("captures", "per-mill")]);
    let mill = position(rules, "1WW/BBB/3/W5/3/1B1/W2 w 5 5 0");
    let found = turns(&mill);
    assert!(found.contains(&"a7xb6xd2".to_string()), "{found:?}");
    assert!(!found.contains(&"a7xb6xd6".to_string()), "{found:?}");
    // The order does not matter on input.
    assert_eq!(mill.read_move("a7xd2xb6"), mill.read_move("a7xb6xd2"));
}

#[test]
fn may_capture_offers_the_turn_without_it() {
    let found = turns(&position(rules("schmidt"), "WW1/BB1/3/6/3/3/3 w 7 7 0"));
    for turn in ["g7", "g7xb6", "g7xd6"] {
        assert!(found.contains(&turn.to_string()), "{turn}");
    }
    let must = turns(&position(rules("classic"), "WW1/BB1/3/6/3/3/3 w 7 7 0"));
    assert!(!must.contains(&"g7".to_string()));
}

#[test]
fn a_declined_capture_still_resets_the_counter() {
    let mut mill = position(rules("schmidt"), "W1W/1W1/B2/W3B1/B2/3/BB1 w 0 0 30");
    play(&mut mill, "d6-d7");
    assert_eq!(mill.idle_plies(), 0);
    play(&mut mill, "f4-f6");
    assert_eq!(mill.idle_plies(), 1);
}

#[test]
fn smallfoot_protects_nothing_while_placing() {
    let fen = "BBB/WW1/3/6/3/3/2B w 6 5 0";
    let found = turns(&position(rules("smallfoot"), fen));
    assert!(found.contains(&"f6xa7".to_string()) && found.contains(&"f6xg1".to_string()));
    let found = turns(&position(rules("classic"), fen));
    assert!(!found.contains(&"f6xa7".to_string()) && found.contains(&"f6xg1".to_string()));
}

#[test]
fn french_flying_follows_one_line() {
    let fen = "W2/1W1/W2/6/3/3/BBB w 0 0 0";
    let found = turns(&position(rules("fed_fr"), fen));
    assert!(found.contains(&"a7-g7".to_string()) && found.contains(&"a7-a4".to_string()));
    assert!(!found.contains(&"a7-a1".to_string()) && !found.contains(&"a7-f6".to_string()));
    let swedish = turns(&position(rules("fed_sv"), fen));
    assert!(swedish.contains(&"a7-d7".to_string()) && !swedish.contains(&"a7-g7".to_string()));
}

#[test]
fn three_against_three_is_undecided_in_the_netherlands() {
    let fen = "W1W/1W1/3/6/3/1B1/B1B w 0 0 0";
    assert_eq!(position(rules("fed_nl"), fen).end(), Some(End::draw(Reason::ThreeVsThree)));
    assert_eq!(position(rules("federation"), fen).end(), None);
}

#[test]
fn blocked_players_lose_pass_or_draw() {
    // White: a7 between d7 and a4, a1 between a4 and d1, g1 between d1 and g4.
    let fen = "WB1/3/3/B4B/3/3/WBW w 0 0 0";
    let of = |blocked| position(custom("no_fly", &[("blocked", blocked)]), fen);
    assert_eq!(of("loss").end(), Some(End::win(Side::Black, Reason::Blocked)));
    assert_eq!(of("draw").end(), Some(End::draw(Reason::Blocked)));
    let mut mill = of("pass");
    assert_eq!(mill.end(), None);
    assert_eq!(turns(&mill), ["pass"]);
    play(&mut mill, "pass");
    assert_eq!((mill.turn(), mill.idle_plies()), (Side::Black, 1));
}

#[test]
fn nobody_can_move_and_nobody_loses_where_blocked_players_pass() {
    let rules = custom(
        "no_fly",
        &[("blocked", "pass"), ("board", "three"), ("stones", "4"), ("min_stones", "4")],
    );
    // The centre is empty, and without diagonals only the middles of the sides reach it.
    let fen = "WBW/B1B/WBW b 0 0 0";
    assert_eq!(position(rules, fen).end(), None);
    // From the corner nobody gets anywhere.
    let rules = custom("no_fly", &[("blocked", "pass"), ("stones", "9"), ("motion", "knight")]);
    let both =
        position(rules, "3/WBW/3/1B2B1/3/BWB/3 w 0 0 0".replace("BWB/3 w", "WBW/3 w").as_str());
    assert_eq!(both.end(), Some(End::draw(Reason::BothBlocked)));
}

#[test]
fn mixed_mill_places_or_moves_at_will() {
    let mut mill = position(rules("mixed"), "3/3/3/6/3/3/3 w 9 9 0");
    play(&mut mill, "a7 d6 a7-a4 d6-d5");
    assert_eq!((mill.hand(Side::White), mill.idle_plies()), (8, 2));
    // Stones in hand count for three and two, and flying needs an empty hand.
    let three = position(rules("mixed"), "WW1/3/3/6/3/3/BBB w 1 0 0");
    assert!(!three.flies(Side::White));
    assert!(!turns(&three).contains(&"a7-b6".to_string()));
    let empty = position(rules("mixed"), "WWB/3/3/6/3/3/BBW w 0 0 0");
    assert!(empty.flies(Side::White) && turns(&empty).contains(&"a7-b6".to_string()));
}

#[test]
fn ceylon_pays_extra_turns() {
    let mut mill = position(rules("ceylon"), "WW1/BB1/3/6/3/3/3 w 7 7 0");
    play(&mut mill, "g7+");
    assert_eq!((mill.turn(), mill.is_extra_turn()), (Side::White, true));
    play(&mut mill, "c5");
    assert_eq!((mill.turn(), mill.is_extra_turn()), (Side::Black, false));
    // The plus may be left out on input.
    play(&mut mill, "f6 e5");
    assert_eq!(mill.turn(), Side::White);
    // A capture and another turn once all stones are placed.
    let mut mill = position(rules("ceylon"), "W1W/1W1/B2/W3B1/B2/3/BB1 w 0 0 0");
    play(&mut mill, "d6-d7xf4+ d7-d6");
    assert_eq!(mill.turn(), Side::Black);
}

#[test]
fn a_running_mill_does_not_shuttle_for_ever_in_ceylon() {
    // White steps between two mills while Black still holds stones: one extra turn, not more.
    let mut mill = position(rules("ceylon"), "W1W/WWW/3/W4B/3/3/B2 w 0 2 0");
    play(&mut mill, "d6-d7+");
    assert_eq!(mill.extra_turn(), mill::ExtraTurn::AfterStep);
    play(&mut mill, "d7-d6");
    assert_eq!((mill.turn(), mill.extra_turn()), (Side::Black, mill::ExtraTurn::No));
}

#[test]
fn a_deciding_capture_ends_the_turn_at_once() {
    let mut mill = position(rules("ceylon"), "W1W/1W1/3/W5/3/3/BBB w 0 0 0");
    assert!(turns(&mill).contains(&"d6-d7xa1".to_string()));
    play(&mut mill, "d6-d7xa1");
    assert_eq!(mill.end(), Some(End::win(Side::White, Reason::Reduced)));
}

#[test]
fn dice_mill_forbids_mills_while_placing_and_relocates_on_fourteen() {
    let found = turns(&position(rules("wuerfel"), "WW1/BB1/3/6/3/3/3 w 7 7 0"));
    assert!(!found.contains(&"g7".to_string()) && found.contains(&"f6".to_string()));
    let fen = "WW1/BB1/3/W4B/3/W1B/3 w 0 0 0";
    let mut mill = position(rules("wuerfel"), fen);
    assert!(mill.awaits_throw() && mill.legal_moves().is_empty());
    assert_eq!(mill.read_move("d7-g7").unwrap_err().code(), "throw-first");
    mill.set_throw("(5,5,4)".parse().unwrap());
    assert!(turns(&mill).contains(&"a4-g7xb6".to_string()));
    assert_eq!(mill.to_fen(), format!("{fen} throw=5,5,4"));
    let mut mill = position(rules("wuerfel"), fen);
    mill.set_throw("(5,5,3)".parse().unwrap());
    assert!(
        !turns(&mill).contains(&"a4-g7xb6".to_string())
            && turns(&mill).contains(&"d7-g7".to_string())
    );
}

#[test]
fn a_low_throw_costs_a_blocked_player_the_turn_not_the_game() {
    let mut mill = position(rules("wuerfel"), "WBW/B2/3/B4B/3/3/WBW w 0 0 0");
    assert_eq!(mill.end(), None);
    mill.set_throw("(1,1,1)".parse().unwrap());
    assert_eq!(turns(&mill), ["pass"]);
    play(&mut mill, "pass");
    assert!(mill.awaits_throw());
}

#[test]
fn alfonso_enters_three_and_takes() {
    let mut mill = position(rules("alfonso"), "3/BB1/3/6/3/3/W2 w 8 7 0");
    mill.set_throw("(4,6,5)".parse().unwrap());
    let found = turns(&mill);
    assert!(found.contains(&"a7+d7+g7xb6".to_string()), "{found:?}");
    assert!(found.contains(&"a7".to_string()), "entering three is a right");
    play(&mut mill, "a7+d7+g7xd6");
    assert_eq!((mill.hand(Side::White), mill.turn()), (5, Side::Black));
}

#[test]
fn hops_go_over_one_stone_and_take_only_where_the_rules_say() {
    let fen = "WB1/3/3/B5/3/B2/WWW w 0 0 0";
    let found = turns(&position(rules("huepf"), fen));
    assert!(found.contains(&"a7-g7".to_string()), "{found:?}");
    let found = turns(&position(rules("huepf_capture"), fen));
    assert!(found.contains(&"a7-g7xd7".to_string()), "{found:?}");
    assert!(!found.contains(&"a7-g7".to_string()), "{found:?}");
}

#[test]
fn hops_that_take_may_follow_each_other_where_the_rules_say() {
    let rules = custom("huepf_capture", &[("motion", "hop-capture-chain")]);
    let found = turns(&position(rules, "WB1/3/3/5B/B2/B1W/WWB w 0 0 0"));
    for turn in ["a7-g7xd7", "a7-g1xd7xg4"] {
        assert_eq!(found.contains(&turn.to_string()), turn == "a7-g7xd7", "{found:?}");
    }
    let found = turns(&position(rules, "WB1/3/3/5B/B2/B1W/WW1 w 0 0 0"));
    assert!(found.contains(&"a7-g1xd7xg4".to_string()), "{found:?}");
}

#[test]
fn morabaraba_bars_the_straight_way_back() {
    // The stone on d7 swings between two mills: straight back is barred, later it is free again.
    let mut mill = position(rules("morabaraba"), "WWW/W1W/3/B4B/3/B1B/BB1 w 0 0 0");
    play(&mut mill, "d7-d6xa1");
    assert!(mill.to_fen().ends_with("barred-w=d6-d7"), "{}", mill.to_fen());
    play(&mut mill, "d1-a1");
    assert_eq!(mill.read_move("d6-d7xa1").unwrap_err().code(), "remill");
    play(&mut mill, "b6-b4");
    assert!(!mill.to_fen().contains("barred"));
    play(&mut mill, "a1-d1");
    assert!(turns(&mill).iter().any(|turn| turn.starts_with("d6-d7x")));
}

#[test]
fn a_line_one_has_opened_waits() {
    let rules = custom("classic", &[("remill", "wait-2")]);
    let mut mill = position(rules, "WWW/3/3/W4B/3/B1B/BB1 w 0 0 0");
    play(&mut mill, "d7-d6 d1-g1");
    assert!(mill.to_fen().ends_with("wait-w=a7d7g7:2"), "{}", mill.to_fen());
    assert_eq!(mill.read_move("d6-d7xg4").unwrap_err().code(), "remill");
    play(&mut mill, "a4-b4 g1-d1 b4-a4 d1-g1");
    assert!(turns(&mill).contains(&"d6-d7xg4".to_string()));
}

#[test]
fn one_time_mills_pay_once() {
    let mut mill = position(rules("one_time"), "W1W/1WW/3/B4B/3/B1B/BB1 w 0 0 0");
    play(&mut mill, "d6-d7xa1");
    assert!(mill.to_fen().ends_with("spent-w=a7d7g7"));
    play(&mut mill, "d1-a1 d7-d6 a1-d1 d6-d7");
    assert_eq!(mill.idle_plies(), 4, "a spent line is no mill any more");
}

#[test]
fn a_full_board_is_a_draw_before_it_is_a_blockade() {
    let after = |rule| {
        let rules = custom("twelve", &[("board_full", rule)]);
        let mut mill = position(rules, "WBW/BWB/WBW/BWBWBW/BWB/WBW/BW1 b 0 1 0");
        play(&mut mill, "g1");
        mill
    };
    assert_eq!(after("draw").end(), Some(End::draw(Reason::BoardFull)));
    assert_eq!(after("mover-loses").end(), Some(End::win(Side::Black, Reason::BoardFull)));
    let mut mill = after("each-removes-one");
    assert_eq!((mill.end(), mill.count_moves()), (None, 12));
    play(&mut mill, "xb6 xa7");
    assert_eq!((mill.turn(), mill.end()), (Side::White, None));
}

#[test]
fn three_men_end_with_the_first_mill() {
    let mut mill = position(rules("three"), "3/3/3 w 3 3 0");
    play(&mut mill, "a1 b1 a2 b3 a3");
    assert_eq!(mill.end(), Some(End::win(Side::White, Reason::FirstMill)));
}
