//! What two people do at a board besides moving.

use crate::common::rules;
use board::{BySide, Reason, Side, Throw};
use game::{
    AnyGame, AnyMove, ClaimError, ClaimKind, DeclareError, Dice, Game, GameEnd, GameResult, Millis,
    OfferError, PlayError, Played, Refusal, StopPolicy, TakeBackError, ThrowError, TimeControl,
};

fn classic(turns: &str) -> Game {
    let mut game = Game::named("classic").unwrap();
    play(&mut game, turns);
    game
}

fn play(game: &mut Game, turns: &str) {
    for turn in turns.split_whitespace() {
        game.play_text(turn).unwrap();
    }
}

#[test]
fn a_refused_turn_names_the_rule_and_changes_nothing() {
    let mut game = classic("d2");
    let before = game.position().clone();
    let error = game.play_text("d2").unwrap_err();
    assert_eq!(error.code(), "occupied");
    let error = game.play_text("z9").unwrap_err();
    assert_eq!(error.code(), "bad-notation");
    assert_eq!(game.position(), &before);
    assert_eq!(game.ply(), 1);
}

#[test]
fn a_turn_of_another_game_is_refused() {
    let pegs = Game::named("pegs33").unwrap();
    let jump = pegs.legal_moves()[0];
    let mut game = classic("");
    assert!(matches!(jump, AnyMove::Pegs(_)));
    assert_eq!(game.play(jump).unwrap_err().code(), "other-game");
    assert_eq!(game.position().move_text(jump), "");
}

#[test]
fn turns_are_taken_back_and_played_again() {
    let mut game = classic("d2 d6 b2 b6");
    let end = game.position().clone();
    game.take_back(3).unwrap();
    assert_eq!((game.ply(), game.redo_len()), (1, 3));
    game.redo().unwrap();
    game.redo().unwrap();
    game.redo().unwrap();
    assert_eq!(game.position(), &end);
    assert_eq!(game.redo(), Err(TakeBackError::NothingUndone));
    game.take_back(1).unwrap();
    game.play_text("a1").unwrap();
    assert_eq!(game.redo(), Err(TakeBackError::NothingUndone));
    assert_eq!(game.take_back(5), Err(TakeBackError::TooMany { wanted: 5, played: 4 }));
}

#[test]
fn nothing_is_taken_back_in_a_contest_or_after_a_declaration() {
    let mut game = classic("d2").without_take_backs();
    assert_eq!(game.take_back(1), Err(TakeBackError::NotAllowed));
    let mut game = classic("d2 d6");
    game.resign(Side::Black).unwrap();
    let end = GameEnd::win(Side::White, Reason::Resignation);
    assert_eq!(game.end(), Some(end));
    assert_eq!(game.take_back(1), Err(TakeBackError::Declared(end)));
    assert_eq!(game.play_text("b2"), Err(PlayError::Ended(end)));
    assert_eq!(game.resign(Side::White), Err(DeclareError::Ended(end)));
    assert!(game.legal_moves().is_empty());
}

#[test]
fn an_end_on_the_board_can_be_taken_back() {
    let mut game = Game::named("three").unwrap();
    play(&mut game, "a1 a2 b1 b2 c1");
    assert_eq!(game.end(), Some(GameEnd::win(Side::White, Reason::FirstMill)));
    game.take_back(1).unwrap();
    assert_eq!(game.end(), None);
    game.redo().unwrap();
    assert_eq!(game.end().map(|end| end.reason), Some(Reason::FirstMill));
}

#[test]
fn time_and_absence_lose() {
    let mut game = classic("d2");
    game.flag(Side::Black).unwrap();
    assert_eq!(game.end(), Some(GameEnd::win(Side::White, Reason::Time)));
    let mut game = classic("d2");
    game.abandon(Side::White).unwrap();
    assert_eq!(game.end(), Some(GameEnd::win(Side::Black, Reason::Abandoned)));
}

#[test]
fn a_game_is_called_off_only_before_both_have_played() {
    let mut game = classic("d2 d6");
    assert_eq!(game.abort(), Err(DeclareError::TooLateToAbort));
    let mut game = classic("d2");
    game.abort().unwrap();
    assert_eq!(game.end(), Some(GameEnd::ABORTED));
    assert_eq!(game.end().unwrap().result, GameResult::Open);
}

#[test]
fn an_offer_waits_lapses_and_is_answered() {
    use Side::{Black, White};
    let mut game = classic("d2");
    game.offer_draw(White).unwrap();
    assert_eq!(game.pending_offer(), Some(White));
    assert_eq!(game.offer_draw(Black), Err(OfferError::Pending(White)));
    assert_eq!(game.accept_draw(White), Err(OfferError::NothingOffered(Black)));
    game.decline_draw(Black).unwrap();
    assert_eq!(game.pending_offer(), None);
    assert_eq!(game.offer_draw(White), Err(OfferError::Repeated(White)));

    play(&mut game, "d6 b2");
    game.offer_draw(White).unwrap();
    play(&mut game, "b6");
    assert_eq!(game.pending_offer(), None, "black's turn lets it lapse");
    assert_eq!(game.decline_draw(Black), Err(OfferError::NothingOffered(White)));

    game.offer_draw(Black).unwrap();
    play(&mut game, "a1");
    assert_eq!(game.pending_offer(), None);
    play(&mut game, "a4");
    game.offer_draw(White).unwrap();
    play(&mut game, "g1");
    assert_eq!(game.pending_offer(), Some(White), "the own turn lets nothing lapse");
    game.accept_draw(Black).unwrap();
    assert_eq!(game.end(), Some(GameEnd::draw(Reason::Agreement)));
    assert_eq!(game.offer_draw(White).unwrap_err().code(), "ended");
}

#[test]
fn offers_are_judged_on_the_turns_that_are_left() {
    let mut game = classic("d2");
    game.offer_draw(Side::White).unwrap();
    play(&mut game, "d6 b2");
    game.offer_draw(Side::White).unwrap();
    game.take_back(1).unwrap();
    assert_eq!(game.offer_draw(Side::White), Err(OfferError::Repeated(Side::White)));
    game.take_back(1).unwrap();
    assert_eq!(game.pending_offer(), Some(Side::White), "its answer was taken back");
    game.take_back(1).unwrap();
    assert_eq!(game.pending_offer(), None);
    game.offer_draw(Side::White).unwrap();
}

#[test]
fn a_puzzle_has_nobody_to_agree_with_or_to_win_against() {
    let mut game = Game::named("pegs33").unwrap();
    assert_eq!(game.turn(), None);
    assert_eq!(game.offer_draw(Side::White), Err(OfferError::Puzzle));
    assert_eq!(
        game.claim(Side::White, ClaimKind::Repetition, None),
        Err(ClaimError::Refused(Refusal::Off(ClaimKind::Repetition)))
    );
    play(&mut game, "d2-d4");
    assert_eq!(game.abort(), Err(DeclareError::TooLateToAbort));
    game.resign(Side::White).unwrap();
    assert_eq!(game.end().unwrap().to_string(), "unsolved resignation");
}

#[test]
fn puzzles_end_solved_or_stuck() {
    let rules = rules("pegs33", &[]);
    let nearly = rules.read_fen("3/3/7/1oo4/7/3/3").unwrap();
    let mut game = Game::from_position(nearly);
    play(&mut game, "c4-a4");
    assert_eq!(game.end(), Some(GameEnd::SOLVED));
    let mut game = Game::from_position(rules.read_fen("3/3/7/1oo4/7/3/o2").unwrap());
    play(&mut game, "c4-a4");
    assert_eq!(game.end(), Some(GameEnd::STUCK));
    assert_eq!(game.end().unwrap().result, GameResult::Unsolved);
}

#[test]
fn clocks_count_down_stand_still_and_fall() {
    let blitz =
        TimeControl::Total { initial: Millis::from_secs(60), increment: Millis::from_secs(1) };
    let control = BySide { white: blitz, black: TimeControl::None };
    let mut game = Game::named("classic").unwrap().with_clocks(control);
    let m = game.legal_moves()[0];
    assert_eq!(game.play_timed(m, Millis::from_secs(10)), Ok(Played::InTime));
    assert_eq!(game.clock().left.white, Some(Millis::from_secs(51)));
    let m = game.legal_moves()[0];
    assert_eq!(game.play_timed(m, Millis::from_days(9)), Ok(Played::InTime));
    let m = game.legal_moves()[0];
    game.play_timed(m, Millis::from_secs(1)).unwrap();
    game.take_back(3).unwrap();
    assert_eq!(game.clock().left.white, Some(Millis::from_secs(60)));
    game.redo().unwrap();
    assert_eq!(game.clock().left.white, Some(Millis::from_secs(51)));
    game.redo().unwrap();
    let m = game.legal_moves()[0];
    assert_eq!(game.play_timed(m, Millis::from_secs(51)), Ok(Played::FlagFell));
    assert_eq!(game.ply(), 2);
    assert_eq!(game.end(), Some(GameEnd::win(Side::Black, Reason::Time)));
}

#[test]
fn dice_are_thrown_once_and_stay_where_they_fell() {
    let rules = rules("wuerfel", &[]);
    let start = rules.read_fen("W1W/1B1/3/3W1B/3/B2/1WB w 0 0 0").unwrap();
    let mut game = Game::from_position(start);
    assert_eq!(game.play_text("d1-d2"), Err(PlayError::ThrowMissing));
    let side = game.turn().unwrap();
    let some = ClaimKind::Repetition;
    assert!(matches!(
        game.claim(side, some, Some(classic("").legal_moves()[0])),
        Err(ClaimError::ThrowMissing)
    ));
    let throw: Throw = "6,6,5".parse().unwrap();
    game.throw(throw).unwrap();
    assert_eq!(game.throw(throw), Err(ThrowError::NotAwaited));
    play(&mut game, "d1-a1");
    assert_eq!(game.turns()[0].throw, Some(throw));
    game.take_back(1).unwrap();
    assert_eq!(game.position().throw(), Some(throw));
    assert!(!game.position().awaits_throw());
    assert_eq!(Dice::new(3).throw(1), Dice::new(3).throw(1));
}

#[test]
fn a_throw_that_was_entered_wrongly_can_be_withdrawn() {
    let mut game = Game::named("alfonso").unwrap();
    assert_eq!(game.withdraw_throw(), Err(ThrowError::NotAwaited));
    let (wrong, right): (Throw, Throw) = ("6,5,4".parse().unwrap(), "3,2,1".parse().unwrap());
    game.throw(wrong).unwrap();
    assert_eq!(game.withdraw_throw(), Ok(wrong));
    assert!(game.position().awaits_throw());
    game.throw(right).unwrap();
    play(&mut game, "d2");
    assert_eq!(game.turns()[0].throw, Some(right));
    game.throw(wrong).unwrap();
    game.resign(Side::Black).unwrap();
    assert!(matches!(game.withdraw_throw(), Err(ThrowError::Ended(_))));
}

#[test]
fn a_start_may_hold_its_throw() {
    let rules = rules("wuerfel", &[("repetition", "2 auto")]);
    let fen = "W1W/1B1/3/3W1B/3/B2/1WB w 0 0 0 throw=3,2,1";
    let mut game = Game::from_position(rules.read_fen(fen).unwrap());
    let record = game.to_record();
    assert_eq!(record.tags.get("FEN"), Some(fen));
    assert_eq!(record.throw, None, "it is in the start already");
    play(&mut game, "d1-a1");
    for turn in ["d6-b6", "a1-d1", "b6-d6"] {
        if game.position().awaits_throw() {
            game.throw("1,1,1".parse().unwrap()).unwrap();
        }
        play(&mut game, turn);
    }
    assert_eq!(game.end(), Some(GameEnd::draw(Reason::Repetition)), "compared before the throw");
    let read = game::record::parse(&game.to_record().to_string()).unwrap();
    assert_eq!(game::record::replay(&read).unwrap().turns(), game.turns());
    game.take_back(4).unwrap();
    assert_eq!(game.position().to_fen(), fen);
}

#[test]
fn a_claim_before_the_turn_ends_the_game_without_it() {
    let rules = rules("brettspielnetz", &[("repetition", "3 claim")]);
    let start = rules.read_fen("W1W/1B1/3/3W1B/3/B2/1WB w 0 0 0").unwrap();
    let mut game = Game::from_position(start);
    play(&mut game, "d1-a1 d6-b6 a1-d1 b6-d6 d1-a1 d6-b6 a1-d1");
    let back = game.position().read_move("b6-d6").unwrap();
    assert_eq!(
        game.claim(Side::White, ClaimKind::Repetition, None),
        Err(ClaimError::NotToMove(Side::White))
    );
    let wrong = game.claim(Side::Black, ClaimKind::Repetition, None).unwrap_err();
    assert_eq!(wrong.code(), "claim-too-few");
    assert_eq!(wrong.to_string(), "the position occurs twice, at ply 3, 7; 3 are needed");
    let wrong = game.claim(Side::Black, ClaimKind::NoProgress, Some(back)).unwrap_err();
    assert_eq!(
        wrong.to_string(),
        "8 plies have passed since the last progress, which was at ply 0; 100 are needed"
    );
    let proof = game.claim(Side::Black, ClaimKind::Repetition, Some(back)).unwrap();
    assert_eq!(serde_json::to_string(&proof).unwrap(), r#"{"kind":"repetition","plies":[0,4,8]}"#);
    assert_eq!(game.ply(), 7);
    assert_eq!(game.end(), Some(GameEnd::draw(Reason::Repetition)));
    assert_eq!(game.events().len(), 3);
}

#[test]
fn repetition_ends_the_classic_game_by_itself() {
    let rules = rules("classic", &[]);
    let start = rules.read_fen("W1W/1B1/3/3W1B/3/B2/1WB w 0 0 0").unwrap();
    let mut game = Game::from_position(start);
    play(&mut game, "d1-a1 d6-b6 a1-d1 b6-d6 d1-a1 d6-b6 a1-d1");
    assert_eq!(game.end(), None);
    play(&mut game, "b6-d6");
    assert_eq!(game.end(), Some(GameEnd::draw(Reason::Repetition)));
    assert_eq!(game.proof().unwrap().to_string(), "the position occurs 3 times, at ply 0, 4, 8");
    let error = game.claim(Side::White, ClaimKind::Repetition, None).unwrap_err();
    assert_eq!(error.code(), "ended");
    game.take_back(1).unwrap();
    assert_eq!(game.end(), None);
    let error = game.claim(Side::Black, ClaimKind::Repetition, None).unwrap_err();
    assert_eq!(error.code(), "claim-automatic");
}

#[test]
fn the_stop_policy_is_off_unless_asked_for() {
    let rules = rules("smallfoot", &[]);
    let start: AnyGame = rules.read_fen("W1W/1B1/3/3W1B/3/B2/1WB w 0 0 0").unwrap();
    let circle = "d1-a1 d6-b6 a1-d1 b6-d6 ".repeat(4);
    let mut game = Game::from_position(start.clone());
    play(&mut game, &circle.repeat(2));
    assert_eq!(game.end(), None);
    let mut game = Game::from_position(start).with_stop_policy(StopPolicy::STANDARD);
    play(&mut game, &circle);
    assert_eq!(game.end(), Some(GameEnd::draw(Reason::Stopped)));
}

#[test]
fn a_start_that_is_over_is_over() {
    let solved = rules("pegs33", &[]).read_fen("3/3/7/3o3/7/3/3").unwrap();
    assert_eq!(Game::from_position(solved).end(), Some(GameEnd::SOLVED));
}
