//! What each field of the rules does, on small positions.

use crate::support::rules;
use board::{DrawRule, Position, Reason, Side, State};
use draughts::{
    Draughts, Rules,
    numbering::Numbering,
    rules::{Blocked, Crowning, Huff},
};

/// The rules with squares written as letters on a board that is not mirrored.
fn lettered(id: &str) -> Rules {
    Rules { mirrored_board: false, numbering: Numbering::A0, ..rules(id) }
}

fn read(rules: Rules, fen: &str) -> Draughts {
    Draughts::from_fen(rules, fen).expect("a position")
}

/// The legal turns, each with all its squares, sorted.
fn turns(rules: Rules, fen: &str) -> Vec<String> {
    let position = read(rules, fen);
    let mut texts = Vec::new();
    for m in position.legal_moves() {
        let sign = if m.is_capture() { "x" } else { "-" };
        let route = draughts::notation::route(&position, m);
        let squares: Vec<String> = route.iter().map(ToString::to_string).collect();
        let crown = if m.crowned { "K" } else { "" };
        texts.push(format!("{}{crown}", squares.join(sign)));
    }
    texts.sort();
    texts
}

#[test]
fn men_capture_backwards_only_where_the_text_says_so() {
    let fen = "W:Wc5:Bd4";
    for id in ["schmidt_de", "schmidt_it", "schmidt_es", "schmidt_gb", "czech"] {
        assert_eq!(turns(lettered(id), fen), ["c5-b6", "c5-d6"], "{id}");
    }
    for id in ["schmidt_fr", "russian", "pool", "brazilian"] {
        assert_eq!(turns(lettered(id), fen), ["c5xe3"], "{id}");
    }
}

#[test]
fn kings_fly_or_step() {
    let fen = "W:WKa1:Bb8";
    for id in ["schmidt_de", "schmidt_it", "schmidt_es", "schmidt_fr"] {
        assert_eq!(turns(lettered(id), fen).len(), 7, "{id}");
    }
    assert_eq!(turns(lettered("schmidt_gb"), fen), ["a1-b2"]);
    // From afar a flying king captures, a short one does not.
    let fen = "W:WKa1:Bd4";
    assert_eq!(turns(lettered("schmidt_de"), fen), ["a1xe5"]);
    assert_eq!(turns(lettered("schmidt_gb"), fen), ["a1-b2"]);
}

#[test]
fn a_flying_king_lands_where_the_text_says() {
    let fen = "W:WKa1:Bc3";
    for id in ["schmidt_de", "schmidt_it", "thai12"] {
        assert_eq!(turns(lettered(id), fen), ["a1xd4"], "{id}");
    }
    for id in ["schmidt_es", "schmidt_fr", "spanish"] {
        let landings = ["a1xd4", "a1xe5", "a1xf6", "a1xg7", "a1xh8"];
        assert_eq!(turns(lettered(id), fen), landings, "{id}");
    }
    // Two pieces in a row stop it.
    assert_eq!(turns(lettered("schmidt_es"), "W:WKa1:Bc3,d4"), ["a1-b2"]);
}

#[test]
fn a_started_capture_goes_on() {
    // Ruling D-7: of the five landings only e5 leads to a second jump.
    let fen = "W:WKa1:Bc3,f4";
    let spanish = lettered("schmidt_es");
    assert_eq!(turns(spanish, fen), ["a1xe5xg3", "a1xe5xh2"]);
    let may_stop = Rules { must_complete_chain: false, ..spanish };
    assert_eq!(turns(may_stop, fen).len(), 5 + 2);
    let fen = "W:Wc3:Bd4,d6";
    let english = lettered("english");
    assert_eq!(turns(english, fen), ["c3xe5xc7"]);
    let may_stop = Rules { must_complete_chain: false, ..english };
    assert_eq!(turns(may_stop, fen), ["c3xe5", "c3xe5xc7"]);
}

#[test]
fn crowning_ends_the_turn_or_passes_or_goes_on() {
    let fen = "W:Wb6:Bc7,e7";
    // Ruling D-8, in all five editions.
    for id in ["schmidt_de", "schmidt_it", "schmidt_es", "schmidt_fr", "schmidt_gb"] {
        assert_eq!(turns(lettered(id), fen), ["b6xd8K"], "{id}");
    }
    for id in ["pool", "brazilian"] {
        assert_eq!(turns(lettered(id), fen), ["b6xd8xf6"], "{id}");
    }
    assert_eq!(turns(lettered("russian"), fen), ["b6xd8xf6K", "b6xd8xg5K", "b6xd8xh4K"]);
    let short = Rules { crowning: Crowning::Continue, ..lettered("english") };
    assert_eq!(turns(short, fen), ["b6xd8xf6K"]);
    // A man that passes is crowned if it ends on the far row after all.
    assert_eq!(turns(lettered("pool"), "W:Wb6:Bc7"), ["b6xd8K"]);
    // A step to the far row crowns in every game.
    assert_eq!(turns(lettered("english"), "W:Wc7:BKa1"), ["c7-b8K", "c7-d8K"]);
}

#[test]
fn pieces_taken_stay_until_the_end_or_leave_at_once() {
    let fen = "W:WKc3:Bb2,d4";
    // Ruling D-9: the piece taken first bars the way back.
    assert_eq!(turns(lettered("schmidt_de"), fen), ["c3xa1", "c3xe5"]);
    assert_eq!(turns(lettered("thai12"), fen), ["c3xa1xe5", "c3xe5xa1"]);
    // No piece is jumped twice: once round, and not on over b6 again.
    let round = turns(lettered("russian"), "W:WKa5:Bb6,d6,d4,b4");
    assert_eq!(round.len(), 1);
    assert!(round[0].starts_with("a5x") && round[0].ends_with("xa5"), "{round:?}");
}

#[test]
fn captures_are_preferred_by_the_key_of_the_game() {
    // The most pieces.
    let fen = "W:Wc3,h2:Bd4,d6,g3";
    assert_eq!(turns(lettered("brazilian"), fen), ["c3xe5xc7"]);
    assert_eq!(turns(lettered("russian"), fen), ["c3xe5xc7", "h2xf4"]);
    // By a king.
    let fen = "W:WKa1,g3:Bc3,f4";
    assert!(turns(lettered("czech"), fen).iter().all(|turn| turn.starts_with("a1x")));
    assert!(turns(lettered("schmidt_es"), fen).contains(&"g3xe5".to_string()));
    // The most kings among as many pieces.
    let fen = "W:Wc3,g3:Bd4,Kf4";
    assert_eq!(turns(lettered("spanish"), fen), ["g3xe5"]);
    assert_eq!(turns(lettered("brazilian"), fen), ["c3xe5", "g3xe5"]);
    // In Italy a man does not take a king at all,
    assert_eq!(turns(lettered("italian"), fen), ["c3xe5"]);
    // a king goes before a man,
    assert_eq!(turns(lettered("italian"), "W:Wc3,Kg3:Bd4,f4"), ["g3xe5"]);
    // most kings come before few,
    let fen = "W:WKd2:Be3,g5,c3,Kc5";
    assert_eq!(turns(lettered("italian"), fen), ["d2xb4xd6"]);
    // and early kings before late ones.
    let fen = "W:WKd2:BKe3,g5,c3,Kc5";
    assert_eq!(turns(lettered("italian"), fen), ["d2xf4xh6"]);
    assert_eq!(turns(lettered("english"), fen), ["d2xb4xd6", "d2xf4xh6"]);
}

#[test]
fn the_blocked_side_loses_or_wins() {
    let fen = "W:Wh4:Bf6,g5";
    for (id, winner) in [("schmidt_de", Side::Black), ("schmidt_de_losing", Side::White)] {
        let end = read(rules(id), fen).end().expect("an end");
        assert_eq!(end, board::End::win(winner, Reason::Blocked), "{id}");
    }
    let literal = Rules { blocked: Blocked::Loses, ..rules("schmidt_de_losing") };
    let end = read(literal, fen).end().expect("an end");
    assert_eq!(end, board::End::win(Side::Black, Reason::Blocked));
}

#[test]
fn a_side_without_pieces_has_lost_or_given_all_away() {
    for fen in ["B:WK1:B", "W:WK1:B"] {
        let plain = read(rules("english"), fen);
        assert_eq!(plain.end(), Some(board::End::win(Side::White, Reason::Captured)));
        assert_eq!(plain.count_moves(), 0);
        let losing = read(rules("schmidt_gb_losing"), fen);
        assert_eq!(losing.end(), Some(board::End::win(Side::Black, Reason::GivenAway)));
        assert!(losing.legal_moves().is_empty());
    }
}

#[test]
fn draws_come_from_the_rules() {
    // Ruling D-10.
    let draws = Draughts::initial(rules("schmidt_de")).draw_rules();
    assert_eq!(draws.repetition, DrawRule::auto(3));
    assert_eq!(draws.no_progress, DrawRule::auto(80));
    assert_eq!(draws.reason, Reason::NoProgress);
    // A king's step is no progress, a man's step and a capture are.
    let mut position = read(lettered("english"), "W:WKa1,c3:Bf6,h8:H7");
    for (text, idle) in [("a1-b2", 8), ("f6-e5", 0), ("c3-d4", 0), ("e5xa1", 0)] {
        let m = position.read_move(text).expect("a turn");
        position.play_unchecked(m);
        assert_eq!(position.idle_plies(), idle, "{text}");
    }
}

fn huffing(id: &str, huff: Huff) -> Rules {
    Rules { huff, ..lettered(id) }
}

fn play(position: &mut Draughts, text: &str) {
    let m = position.read_move(text).expect(text);
    assert_eq!(position.move_text(m), text);
    position.play_unchecked(m);
}

#[test]
fn a_capture_left_out_may_be_huffed() {
    let english = huffing("english", Huff::Piece);
    let mut position = read(english, "W:Wc3,g3:Bd4,h8");
    assert_eq!(position.legal_moves().len(), 1 + 1 + 2);
    play(&mut position, "g3-h4");
    assert_eq!(position.to_fen(), "B:Wc3,h4:Bd4,h8:Xc3");
    // Black takes c3 off and then makes a move, or plays on without a word.
    let mut texts: Vec<String> =
        position.legal_moves().into_iter().map(|m| position.move_text(m)).collect();
    texts.sort();
    assert_eq!(texts, ["d4-e3", "d4xb2", "h8-g7", "xc3 d4-c3", "xc3 d4-e3", "xc3 h8-g7"]);
    let mut huffed = position;
    play(&mut huffed, "xc3 h8-g7");
    assert_eq!(huffed.to_fen(), "W:Wh4:Bd4,g7");
    // The right is lost with the next turn, and a new one arises from the capture left out.
    let mut ignored = position;
    play(&mut ignored, "h8-g7");
    assert_eq!(ignored.to_fen(), "W:Wc3,h4:Bd4,g7:Xd4");
}

#[test]
fn the_piece_that_moved_instead_is_huffed_on_its_new_square() {
    let mut position = read(huffing("schmidt_de", Huff::Piece), "W:Wc3:Bd4,h8");
    play(&mut position, "c3-b4");
    assert_eq!(position.to_fen(), "B:Wb4:Bd4,h8:Xb4");
    play(&mut position, "xb4 d4-c3");
    assert_eq!(position.end(), Some(board::End::win(Side::Black, Reason::Captured)));
}

#[test]
fn three_editions_huff_only_after_a_step_forwards() {
    for (huff, huffable) in [(Huff::Forward, false), (Huff::Piece, true)] {
        // The king could take on d4 and steps backwards instead.
        let mut position = read(huffing("schmidt_de", huff), "W:WKe3:Bd4,h8");
        play(&mut position, "e3-f2");
        assert_eq!(!position.setup().huffable.is_empty(), huffable, "{huff}");
    }
}

#[test]
fn the_spanish_text_lets_any_piece_be_huffed() {
    let mut position = read(huffing("schmidt_es", Huff::Any), "W:Wc3,g3:Bd4,h8");
    play(&mut position, "g3-h4");
    assert_eq!(position.to_fen(), "B:Wc3,h4:Bd4,h8:Xc3,h4");
    let refused = position.read_move("xd4 h8-g7").expect_err("an own piece");
    assert_eq!(refused.code(), "not-huffable");
}

#[test]
fn nothing_is_huffed_after_a_capture_or_without_one() {
    let mut position = read(huffing("english", Huff::Any), "W:Wc3,g3:Bd4,h8");
    let mut quiet = read(huffing("english", Huff::Any), "W:Wc3,g3:Bh8");
    play(&mut position, "c3xe5");
    play(&mut quiet, "c3-d4");
    assert!(position.setup().huffable.is_empty() && quiet.setup().huffable.is_empty());
}
