//! Everything the games can say by code, id or value has a message in every language.

use std::collections::BTreeSet;

use board::{Objection, ReadMoveError, Reason, Side};
use game::{
    AnyGame, AnyRules, ClaimError, ClaimKind, DeclareError, Dice, Family, GameEnd, GameResult,
    OfferError, PlayError, Refusal, TakeBackError, ThrowError, catalogue,
};
use i18n::{Bundle, Catalogue, Language};

fn each_language(mut test: impl FnMut(&'static Bundle)) {
    for &language in Language::ALL {
        test(Catalogue::get(language));
    }
}

fn has(bundle: &Bundle, key: &str) {
    assert!(bundle.knows(key), "{}: {key}", bundle.language());
}

#[test]
fn every_reason_result_family_and_game_has_its_words() {
    each_language(|bundle| {
        for reason in Reason::ALL {
            has(bundle, &format!("reason-{reason}"));
        }
        for family in Family::ALL {
            has(bundle, &format!("family-{family}"));
            has(bundle, &format!("play-legend-{family}"));
            has(bundle, &format!("play-help-{family}"));
            has(bundle, &format!("family-{family}-rules"));
        }
        for entry in catalogue::all() {
            has(bundle, &format!("game-{}", entry.id));
            has(bundle, &format!("game-{}-about", entry.id));
        }
        for result in GameResult::ALL {
            let key = match result {
                GameResult::Draw => "result-draw".to_string(),
                GameResult::Open => "result-open".to_string(),
                other => format!("result-{other}"),
            };
            has(bundle, &key);
        }
    });
}

#[test]
fn no_game_has_words_that_no_longer_exists() {
    let text = include_str!("../../../i18n/locales/en-GB/games.ftl");
    let keys = text.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key);
    for key in keys.filter_map(|key| key.strip_prefix("game-")) {
        let id = key.strip_suffix("-about").unwrap_or(key);
        assert!(catalogue::find(id).is_ok(), "{id}");
    }
}

/// The values of a field: those its refusal lists, and samples of numbers, draws and holes.
fn values(rules: &AnyRules, field: &str) -> Vec<String> {
    let mut rules = *rules;
    let allowed = match rules.set(field, "\u{1}") {
        Err(board::FieldError::Value { source, .. }) => source.allowed,
        other => panic!("{field}: {other:?}"),
    };
    let samples = ["off", "3 auto", "3 claim", "7", "d4", "c3,d3", "anywhere"];
    let listed = allowed.split(", ").map(str::to_string);
    let all: BTreeSet<String> = listed.chain(samples.map(str::to_string)).collect();
    all.into_iter().filter(|value| rules.set(field, value).is_ok()).collect()
}

#[test]
fn every_value_of_every_rule_is_a_sentence() {
    let mut sentences = 0;
    for family in Family::ALL {
        let entry = catalogue::all().iter().find(|entry| entry.family == *family).unwrap();
        let game = entry.rules.game();
        for field in entry.rules.fields() {
            let values = values(&entry.rules, field.name);
            assert!(!values.is_empty(), "{game} {}", field.name);
            each_language(|bundle| {
                has(bundle, &format!("rule-{game}-{}", field.name));
                for value in &values {
                    let sentence = bundle.rule_sentence(game, field.name, value);
                    let sentence =
                        sentence.unwrap_or_else(|| panic!("{game} {} {value}", field.name));
                    assert!(sentence.ends_with('.') && !sentence.contains("{$"), "{sentence}");
                    sentences += 1;
                }
            });
        }
    }
    assert!(sentences > 250, "{sentences}");
}

/// Words to try as turns: what the boards call their places, one, two and three together.
fn attempts(position: &AnyGame, random: &mut fastrand::Rng) -> Vec<String> {
    let place = |random: &mut fastrand::Rng| match position {
        AnyGame::Draughts(_) if random.bool() => random.u8(1..=32).to_string(),
        _ => format!("{}{}", random.char('a'..='h'), random.u8(1..=8)),
    };
    let mut texts = vec!["pass".to_string(), "xa1".to_string(), "a1+a4+a7".to_string()];
    for _ in 0..20 {
        let (a, b, c) = (place(random), place(random), place(random));
        texts.extend([
            a.clone(),
            format!("{a}+"),
            format!("{a}-{b}"),
            format!("{a}x{b}"),
            format!("{a}-{b}x{c}"),
            format!("{a}-{b}+"),
            format!("x{a}"),
        ]);
    }
    for m in position.legal_moves() {
        let text = position.move_text(m);
        let (bare, _) = text.split_once('x').unwrap_or((&text, ""));
        let (a, b) = (place(random), place(random));
        texts.extend([
            format!("{text}+"),
            format!("{text}x{a}"),
            format!("{bare}x{a}"),
            format!("{bare}x{a}x{b}"),
            bare.to_string(),
            text.replace('-', "x"),
        ]);
    }
    texts
}

/// The codes of all refusals met on a walk through random games.
fn codes(entry: &catalogue::Entry, games: u64) -> BTreeSet<&'static str> {
    let mut codes = BTreeSet::new();
    for seed in 0..games {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut position = entry.rules.initial();
        for ply in 0..80 {
            if position.awaits_throw() {
                position.set_throw(Dice::new(seed).throw(ply));
            }
            for text in attempts(&position, &mut random) {
                if let Err(error @ ReadMoveError::Illegal { .. }) = position.read_move(&text) {
                    codes.insert(error.code());
                }
            }
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play(moves[random.usize(..moves.len())]).unwrap();
        }
    }
    codes
}

#[test]
fn every_refusal_of_a_turn_is_a_sentence() {
    let mut met = BTreeSet::new();
    for entry in catalogue::all() {
        let family = entry.family.as_str();
        for code in codes(entry, 6) {
            met.insert((family, code));
        }
    }
    met.extend(draughts::OBJECTION_CODES.iter().map(|&code| ("draughts", code)));
    // What random games seldom or never come to.
    met.extend(["throw-first", "remove-first", "no-removal", "remill"].map(|code| ("mill", code)));
    met.extend(Family::ALL.iter().map(|family| (family.as_str(), "other-game")));
    assert!(met.iter().filter(|(family, _)| *family == "mill").count() > 14, "{met:?}");
    assert!(met.len() > 50, "{met:?}");
    each_language(|bundle| {
        for (family, code) in &met {
            let sentence = bundle.objection(family, code);
            let sentence = sentence.unwrap_or_else(|| panic!("{family} {code}"));
            assert!(sentence.ends_with('.'), "{sentence}");
        }
    });
}

#[test]
fn every_other_refusal_is_a_sentence_too() {
    let end = GameEnd::draw(Reason::Agreement);
    let mut codes: Vec<&str> = Vec::new();
    codes.extend([PlayError::Ended(end), PlayError::ThrowMissing].map(|error| error.code()));
    codes.extend([ThrowError::Ended(end), ThrowError::NotAwaited].map(|error| error.code()));
    let too_many = TakeBackError::TooMany { wanted: 2, played: 1 };
    let take_back = [
        TakeBackError::NotAllowed,
        TakeBackError::Declared(end),
        too_many,
        TakeBackError::NothingUndone,
    ];
    codes.extend(take_back.map(|error| error.code()));
    codes
        .extend([DeclareError::Ended(end), DeclareError::TooLateToAbort].map(|error| error.code()));
    let offers = [
        OfferError::Ended(end),
        OfferError::Puzzle,
        OfferError::Pending(Side::White),
        OfferError::Repeated(Side::White),
        OfferError::NothingOffered(Side::White),
    ];
    codes.extend(offers.map(|error| error.code()));
    let claims = [
        ClaimError::Ended(end),
        ClaimError::NotToMove(Side::White),
        ClaimError::ThrowMissing,
        Refusal::Off(ClaimKind::Repetition).into(),
        Refusal::Automatic(ClaimKind::Repetition).into(),
        Refusal::TurnNotComplete.into(),
        Refusal::EndsOtherwise(end).into(),
    ];
    codes.extend(claims.iter().map(ClaimError::code));
    each_language(|bundle| {
        for code in &codes {
            has(bundle, &format!("error-{code}"));
        }
        for kind in ClaimKind::ALL {
            has(bundle, &format!("error-claim-too-few-{kind}"));
            has(bundle, &format!("play-claim-{kind}"));
            has(bundle, &format!("claim-{kind}"));
        }
        for code in ["bad-notation", "ambiguous", "unknown", "throw-missing"] {
            has(bundle, &format!("objection-{code}"));
        }
    });
    let objection = Objection::new("occupied", "board", "x");
    assert_eq!(ClaimError::Illegal(objection).code(), "occupied");
}
