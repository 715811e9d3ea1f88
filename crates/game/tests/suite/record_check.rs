//! What is wrong with a record whose text is right.

use game::{
    GameResult,
    record::{self, Record},
};

fn read(text: &str) -> Record {
    record::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A record of moving stones, whose two circles bring the start back twice.
fn circles(rules: &str, turns: &str, result: &str, reason: &str) -> String {
    format!(
        "[Rules \"{rules}\"]\n[FEN \"W1W/1B1/3/3W1B/3/B2/1WB w 0 0 0\"]\n[Result \"{result}\"]\n\
         [Reason \"{reason}\"]\n\n{turns} {result}"
    )
}

const CIRCLE: &str = "d1-a1 d6-b6 a1-d1 b6-d6 d1-a1 d6-b6 a1-d1";

#[test]
fn what_cannot_be_played_names_ply_place_and_rule() {
    for (text, ply, place, code, message) in [
        ("*", 0, (0, 0), "no-rules", "the tag Rules is missing"),
        ("[Rules \"clasic\"] *", 0, (0, 0), "unknown-rules", "did you mean \"classic\"?"),
        (
            "[Rules \"classic\"]\n[Version \"2\"] *",
            0,
            (0, 0),
            "unknown-version",
            "records of version \"2\" are not known here, only those of version 1",
        ),
        ("[Rules \"classic\"][FEN \"x\"] *", 0, (0, 0), "bad-fen", "the tag FEN: "),
        ("[Rules \"classic\"][TimeControl \"x\"] *", 0, (0, 0), "bad-tag", "the tag TimeControl: "),
        ("[Rules \"classic\"][StopPolicy \"x\"] *", 0, (0, 0), "bad-tag", "the tag StopPolicy: "),
        (
            "[Rules \"classic\"][RuleText \"base = 'lasker'\"] *",
            0,
            (0, 0),
            "other-rules",
            "the tag Rules says classic, but RuleText describes lasker",
        ),
        ("[RuleText \"base = 'x'\"] *", 0, (0, 0), "unknown-rules", "the tag RuleText: base"),
        (
            "[Rules \"classic\"]\n\n1. d2 d6\n2. d2 *",
            3,
            (4, 4),
            "occupied",
            "ply 3 (line 4, column 4): \"d2\" is not legal: ",
        ),
        (
            "[Rules \"classic\"]\n\n1. d2 z9 *",
            2,
            (3, 7),
            "bad-notation",
            "ply 2 (line 3, column 7)",
        ),
        ("[Rules \"three\"] 1. a1 a2 2. b1 b2 3. c1 c2 *", 6, (1, 41), "ended", "after the end"),
        ("[Rules \"classic\"] 1. (5,5,4) d2 *", 1, (1, 30), "throw-not-awaited", "not asked for"),
        (
            "[Rules \"wuerfel\"][FEN \"W1W/1B1/3/3W1B/3/B2/1WB w 0 0 0\"] d1-d2 *",
            1,
            (1, 58),
            "throw-missing",
            "\"d1-d2\" needs a throw",
        ),
    ] {
        let error = record::replay(&read(text)).expect_err(text);
        assert_eq!(error.code(), code, "{text}: {error}");
        assert_eq!(error.ply, ply, "{text}");
        assert_eq!((error.place.line, error.place.column), place, "{text}");
        assert!(error.to_string().contains(message), "{text}: {error}");
        let report = record::check(&read(text));
        assert_eq!(report.problems[0].to_string(), error.to_string());
    }
    let error = record::replay(&read("[Rules \"classic\"]\n\n1. d2 d6\n2. d2 *")).unwrap_err();
    assert!(error.to_string().contains("rule: "), "{error}");
}

#[test]
fn true_records_are_clean() {
    for text in [
        "[Rules \"classic\"] 1. d2 d6 *".to_string(),
        "[Rules \"classic\"][Result \"1-0\"][Reason \"resignation\"] 1. d2 1-0".to_string(),
        "[Rules \"classic\"][Reason \"time\"] 1. d2 0-1".to_string(),
        "[Rules \"classic\"][Reason \"abandoned\"] 1. d2 0-1".to_string(),
        "[Rules \"classic\"][Reason \"agreement\"] 1. d2 {[%offer]} 1/2-1/2".to_string(),
        "[Rules \"classic\"][Reason \"aborted\"] 1. d2 *".to_string(),
        "[Rules \"classic\"] 1. d2 1-0".to_string(),
        "[Rules \"pegs33\"][Reason \"resignation\"] 1. d2-d4 unsolved".to_string(),
        "[Rules \"three\"][Result \"1-0\"][Reason \"first-mill\"] 1. a1 a2 2. b1 b2 3. c1 1-0"
            .to_string(),
        "[Rules \"three\"] 1. a1, a2 2. b1, b2 3. c1 1-0".to_string(),
        "[Rules \"classic\"] 1. d2 {[%cal Ga1]} (1. d6 d2 (1... b2 2. a1)) 1... d6 *".to_string(),
        circles("classic", &format!("{CIRCLE} b6-d6"), "1/2-1/2", "repetition"),
        circles(
            "brettspielnetz",
            &format!(
                "{CIRCLE} {{[%claim repetition refused 3 7] [%claim no-mill refused 0 7] \
                 [%claim repetition b6-d6 granted 0 4 8]}}"
            ),
            "1/2-1/2",
            "repetition",
        ),
        circles(
            "brettspielnetz",
            &format!("{CIRCLE} b6-d6 {{[%claim repetition granted 0 4 8]}}"),
            "1/2-1/2",
            "repetition",
        ),
        circles("smallfoot", &format!("{CIRCLE} b6-d6"), "1/2-1/2", "stopped")
            .replace("[FEN", "[StopPolicy \"3 -\"]\n[FEN"),
    ] {
        let report = record::check(&read(&text));
        assert!(report.is_clean(), "{text}\n{:?}", report.problems);
        let game = report.game.unwrap();
        let result = game.end().map_or(GameResult::Open, |end| end.result);
        assert_eq!(result, read(&text).result, "{text}");
    }
}

#[test]
fn false_records_are_found_out() {
    for (text, code, message) in [
        (
            "[Rules \"classic\"][Result \"1-0\"][Reason \"reduced\"] 1. d2 1-0".to_string(),
            "not-ended",
            "the record says 1-0 by reduced, but the last position does not show it",
        ),
        (
            "[Rules \"classic\"][Result \"1-0\"] 1. d2 0-1".to_string(),
            "results-differ",
            "the tag Result says 1-0, but the turns end with 0-1",
        ),
        (
            "[Rules \"three\"] 1. a1 a2 2. b1 b2 3. c1 0-1".to_string(),
            "wrong-result",
            "the record says 0-1, but the game ended with 1-0 first-mill",
        ),
        (
            "[Rules \"three\"] 1. a1 a2 2. b1 b2 3. c1 *".to_string(),
            "wrong-result",
            "the record says *",
        ),
        (
            "[Rules \"three\"][Reason \"blocked\"] 1. a1 a2 2. b1 b2 3. c1 1-0".to_string(),
            "wrong-reason",
            "the record gives the reason blocked",
        ),
        (
            "[Rules \"classic\"][Reason \"luck\"] 1. d2 1-0".to_string(),
            "unknown-reason",
            "\"luck\"",
        ),
        (
            "[Rules \"classic\"][Reason \"agreement\"] 1. d2 1-0".to_string(),
            "contradiction",
            "agreement",
        ),
        ("[Rules \"classic\"][Reason \"time\"] 1. d2 1/2-1/2".to_string(), "contradiction", "time"),
        ("[Rules \"classic\"][Reason \"time\"] 1. d2 *".to_string(), "contradiction", "time"),
        (
            "[Rules \"classic\"][Reason \"aborted\"] 1. d2 d6 *".to_string(),
            "contradiction",
            "aborted",
        ),
        ("[Rules \"classic\"] 1. d2 solved".to_string(), "contradiction", "solved"),
        ("[Rules \"pegs33\"] 1. d2-d4 1-0".to_string(), "contradiction", "1-0"),
        ("[Rules \"pegs33\"] 1. d2-d4 solved".to_string(), "not-ended", "solved"),
        (
            circles("brettspielnetz", &format!("{CIRCLE} b6-d6"), "1/2-1/2", "repetition"),
            "claim-missing",
            "a draw by repetition has to be claimed",
        ),
        (circles("classic", CIRCLE, "1/2-1/2", "repetition"), "not-ended", "repetition"),
        (
            circles(
                "brettspielnetz",
                &format!("{CIRCLE} {{[%claim repetition granted 1 3 7]}}"),
                "*",
                "x",
            ),
            "wrong-claim",
            "the position occurs twice, at ply 3, 7",
        ),
        (
            circles(
                "brettspielnetz",
                &format!("{CIRCLE} b6-d6 {{[%claim repetition refused 0 4 8]}}"),
                "*",
                "x",
            ),
            "wrong-claim",
            "occurs 3 times",
        ),
        (
            circles(
                "brettspielnetz",
                &format!("{CIRCLE} {{[%claim repetition b6-d6 granted 0 5 8]}}"),
                "*",
                "x",
            ),
            "wrong-claim",
            "at ply 0, 4, 8",
        ),
        (
            circles(
                "brettspielnetz",
                &format!("{CIRCLE} {{[%claim repetition b6-z6 granted 0 4 8]}}"),
                "*",
                "x",
            ),
            "wrong-claim",
            "b6-z6",
        ),
        (
            circles("classic", "d1-a1 {[%claim repetition granted 1]}", "*", "x"),
            "wrong-claim",
            "comes by itself",
        ),
        ("[Rules \"classic\"] 1. d2 {[%clk 5]} *".to_string(), "bad-command", "clk 5"),
        ("[Rules \"classic\"] 1. d2 {[%offer] [%offer]} *".to_string(), "bad-command", "pending"),
        ("[Rules \"classic\"] 1. d2 {[%decline]} *".to_string(), "bad-command", "no draw offer"),
        (
            "[Rules \"classic\"] 1. d2 (1. d2 d2) *".to_string(),
            "bad-variation",
            "ply 2 (line 1, column 32)",
        ),
    ] {
        let report = record::check(&read(&text));
        let found = report.problems.iter().find(|problem| problem.code() == code);
        let found = found.unwrap_or_else(|| panic!("{text}\n{:?}", report.problems));
        assert!(found.to_string().contains(message), "{text}\n{found}");
    }
}

#[test]
fn a_hostile_record_gets_a_short_report() {
    let claims = "{[%claim repetition granted 1]} ".repeat(5000);
    let report = record::check(&read(&format!("[Rules \"classic\"] 1. d2 {claims} *")));
    assert_eq!(report.problems.len(), 100);
}

#[test]
fn custom_rules_travel_with_the_record() {
    let rules = crate::common::rules("classic", &[("fly", "off"), ("stones", "7")]);
    let mut game = game::Game::from_position(rules.initial());
    crate::common::play_on(&mut game, 30, &mut fastrand::Rng::with_seed(1));
    let record = game.to_record();
    assert_eq!(record.tags.get("Rules"), Some(rules.custom_id().as_str()));
    let again = record::replay(&read(&record.to_string())).unwrap();
    assert_eq!(again.rules(), rules);
    assert_eq!(again.turns(), game.turns());
}
