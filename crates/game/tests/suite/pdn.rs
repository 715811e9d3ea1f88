//! PDN: the games of other programs, and ours as they read them.

use fastrand::Rng;
use game::{
    Family, Game, GameResult, catalogue,
    record::{self, pdn},
};

#[test]
fn games_of_every_draughts_rule_set_come_back_exactly() {
    let mut rng = Rng::with_seed(3);
    for entry in catalogue::all().iter().filter(|entry| entry.family == Family::Draughts) {
        for _ in 0..20 {
            let mut game = Game::named(entry.id).unwrap();
            crate::common::play_on(&mut game, 60, &mut rng);
            let mut record = game.to_record();
            record.tags.set("White", "Anna").unwrap();
            let text = pdn::print(&record).unwrap();
            assert_eq!(pdn::parse(&text, None).as_ref(), Ok(&record), "{text}");
            let report = record::check(&pdn::parse(&text, None).unwrap());
            assert!(report.is_clean(), "{:?}\n{text}", report.problems);
        }
    }
}

#[test]
fn without_our_own_tags_type_and_variant_tell_the_rules() {
    let mut rng = Rng::with_seed(4);
    for entry in catalogue::all().iter().filter(|entry| entry.family == Family::Draughts) {
        let mut game = Game::named(entry.id).unwrap();
        crate::common::play_on(&mut game, 40, &mut rng);
        let text = pdn::print(&game.to_record()).unwrap();
        let foreign = text
            .lines()
            .filter(|line| !line.starts_with("[Rules") && !line.starts_with("[Version"))
            .collect::<Vec<_>>()
            .join("\n");
        let read = pdn::parse(&foreign, None).unwrap();
        assert_eq!(read.tags.get("Rules"), Some(entry.id), "{foreign}");
        assert_eq!(record::replay(&read).unwrap().turns(), game.turns());
    }
}

#[test]
fn games_of_other_programs_are_read() {
    let text = "[Event \"a match\"]\n[Black \"Bert\"]\n[White \"Anna\"]\n[Result \"1-1\"]\n\
                [GameType \"21\"]\n\n1. 11-15 23-19 2. 8-11! {[%clk 0:01:00]} 22-17 $4 (22-18 15x22) \
                3. 11-16 1-1";
    let record = pdn::parse(text, None).unwrap();
    assert_eq!(record.tags.get("Rules"), Some("english"));
    assert_eq!(record.tags.get("GameType"), None);
    assert_eq!(record.result, GameResult::Draw);
    let report = record::check(&record);
    assert!(report.is_clean(), "{:?}", report.problems);
    let game = report.game.unwrap();
    assert_eq!(game.ply(), 5);
    assert_eq!(game.end().unwrap().to_string(), "1/2-1/2 agreement");
}

#[test]
fn a_missing_type_is_english_or_what_was_asked_for() {
    let english = pdn::parse("1. 11-15 *", None).unwrap();
    assert_eq!(english.tags.get("Rules"), Some("english"));
    let russian = pdn::parse("1. c3-d4 *", Some("russian")).unwrap();
    assert_eq!(russian.tags.get("Rules"), Some("russian"));
    assert!(record::replay(&russian).is_ok());
    let typed = pdn::parse("[GameType \"26\"] 1. c3-d4 *", Some("russian")).unwrap();
    assert_eq!(typed.tags.get("Rules"), Some("brazilian"), "the text decides before the caller");
}

#[test]
fn a_type_written_in_another_way_makes_rules_of_its_own() {
    let text = "[GameType \"25,W,8,8,N2,0\"] 1. 22-18 *";
    let record = pdn::parse(text, None).unwrap();
    assert!(record.tags.get("Rules").unwrap().starts_with("custom-"));
    let game = record::replay(&record).unwrap();
    assert_eq!(game.turns()[0].text, "22-18");
    let written = pdn::print(&record).unwrap();
    assert!(written.contains("[GameType \"25,W,8,8,N2,0\"]"), "{written}");
    assert_eq!(pdn::parse(&written, None), Ok(record));
}

#[test]
fn a_position_goes_with_its_set_up() {
    let fen = "B:W23,22,15,14:B11,10";
    let text =
        format!("[GameType \"21,B,8,8,N1,0\"]\n[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n1. 10x19x26 *");
    let record = pdn::parse(&text, None).unwrap();
    assert_eq!(record.tags.get("SetUp"), None);
    let game = record::replay(&record).unwrap();
    assert_eq!(game.turns()[0].text, "10x19x26");
    let written = pdn::print(&record).unwrap();
    assert!(written.contains(&format!("[SetUp \"1\"]\n[FEN \"{fen}\"]")), "{written}");
    let other = pdn::parse(&text.replace("10x19x26", "10x17x26"), None).unwrap();
    let other = record::replay(&other).unwrap();
    assert_ne!(other.position(), game.position());
}

#[test]
fn several_games_are_read_and_counted() {
    let text = "[GameType \"21\"]\n1. 11-15 1-0\n\n[GameType \"25\"]\n1. c3-d4 0-1";
    let games = pdn::read_all(text, None).unwrap();
    let ids: Vec<_> = games.iter().map(|game| game.tags.get("Rules")).collect();
    assert_eq!(ids, [Some("english"), Some("russian")]);
    assert_eq!(pdn::parse(text, None), Err(pdn::PdnError::NotOne(2)));
    assert_eq!(pdn::parse("", None), Err(pdn::PdnError::NotOne(0)));
}

#[test]
fn what_is_not_draughts_is_refused() {
    for (text, asked, code) in [
        ("[GameType \"20,W,10,10,N2,0\"] *", None, "pdn-game-type"),
        ("*", Some("classic"), "pdn-not-draughts"),
        ("*", Some("chess"), "unknown-rules"),
        ("1. 11-15 {", None, "record-comment"),
    ] {
        assert_eq!(pdn::parse(text, asked).unwrap_err().code(), code, "{text}");
    }
    let mill = Game::named("classic").unwrap().to_record();
    assert_eq!(pdn::print(&mill).unwrap_err().code(), "pdn-not-draughts");
}

#[test]
fn a_huff_is_a_word_of_our_records_but_not_of_pdn() {
    let rules = crate::common::rules("schmidt_gb", &[("huff", "piece")]);
    let mut game = Game::from_position(rules.read_fen("B:W18,32:B14,1").unwrap());
    game.play_text("1-5").unwrap();
    let huffs: Vec<_> = game
        .legal_moves()
        .into_iter()
        .filter(|&m| game.position().move_text(m).starts_with('x'))
        .collect();
    let m = *huffs.first().expect("a capture was left out");
    game.play(m).unwrap();
    let text = &game.turns()[1].text;
    assert!(text.starts_with("x14/"), "{text}");
    let record = game.to_record();
    let again = record::replay(&record::parse(&record.to_string()).unwrap()).unwrap();
    assert_eq!(again.turns(), game.turns());
    assert_eq!(pdn::print(&record).unwrap_err().code(), "pdn-huff");
}
