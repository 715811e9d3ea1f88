//! The presets against the sheet they come from, field by field.

use std::collections::BTreeMap;

use crate::support::rules;
use board::{DrawRule, Fields, RuleSet};
use draughts::{
    Rules,
    rules::{Blocked, Crowning, First, Huff, King, Landing, Lift, Precedence},
};

const LEAFLETS: [&str; 5] = ["schmidt_de", "schmidt_fr", "schmidt_it", "schmidt_gb", "schmidt_es"];

/// Asserts one row of a table whose columns are the five editions D, F, I, GB, E.
fn row<T: PartialEq + std::fmt::Debug>(field: impl Fn(&Rules) -> T, expected: [T; 5]) {
    for (id, expected) in LEAFLETS.into_iter().zip(expected) {
        assert_eq!(field(&rules(id)), expected, "{id}");
        let losing = rules(&format!("{id}_losing"));
        assert_eq!(field(&losing), expected, "{id}_losing");
    }
}

#[test]
fn the_five_editions_say_what_the_leaflet_says() {
    use First::{Black, White};
    use King::{Flying, Short};
    use Landing::{Any, Behind};
    // First move, and ruling D-1.
    row(|r| r.first, [White, Black, White, Black, White]);
    // A dark corner at the left, in all five.
    row(|r| r.mirrored_board, [false; 5]);
    // Men capture backwards, and ruling D-3.
    row(|r| r.man_back_capture, [false, true, false, false, false]);
    // The king's move and its capture from afar, and ruling D-4.
    row(|r| r.king, [Flying, Flying, Flying, Short, Flying]);
    // The king's landing, and ruling D-5; a short king has no choice.
    row(|r| r.canonical().king_landing, [Behind, Any, Behind, Behind, Any]);
    // Free choice of captures, kings can be taken.
    row(|r| r.precedence, [Precedence::None; 5]);
    row(|r| r.man_may_take_king, [true; 5]);
    // Rulings D-6 to D-10.
    row(|r| r.huff, [Huff::Off; 5]);
    row(|r| r.must_complete_chain, [true; 5]);
    row(|r| r.crowning, [Crowning::Stop; 5]);
    row(|r| r.lift, [Lift::End; 5]);
    row(|r| r.repetition, [DrawRule::auto(3); 5]);
    row(|r| r.no_progress, [DrawRule::auto(80); 5]);
}

#[test]
fn three_rows_of_men_stand_on_each_side() {
    // Ruling D-2: the four rows of the French text are a slip.
    use board::State;
    for id in LEAFLETS {
        let setup = *draughts::Draughts::initial(rules(id)).setup();
        for (side, ranks) in [(board::Side::White, 0..3), (board::Side::Black, 5..8)] {
            let rows = ranks.flat_map(draughts::SquareSet::rank).collect();
            assert_eq!(setup.side(side), rows, "{id}");
        }
    }
}

#[test]
fn losing_draughts_turns_the_aim_round() {
    for id in LEAFLETS {
        let plain = rules(id);
        let losing = rules(&format!("{id}_losing"));
        assert!(!plain.losing && plain.blocked == Blocked::Loses);
        assert!(losing.losing && losing.blocked == Blocked::Wins);
        let literal = Rules { blocked: Blocked::Loses, ..losing };
        assert_eq!(literal.check(), Ok(()));
        assert_ne!(literal.graph_hash(), losing.graph_hash());
    }
}

#[test]
fn the_codified_games_have_their_traits() {
    let with = |wanted: &dyn Fn(&Rules) -> bool| -> Vec<&str> {
        ["english", "russian", "pool", "brazilian", "italian", "spanish", "czech", "thai12"]
            .into_iter()
            .filter(|id| wanted(&rules(id)))
            .collect()
    };
    assert_eq!(with(&|r| r.man_back_capture), ["russian", "pool", "brazilian"]);
    assert_eq!(with(&|r| r.king == King::Short), ["english", "italian"]);
    assert_eq!(
        with(&|r| r.king_landing == Landing::Any),
        ["russian", "pool", "brazilian", "spanish", "czech"]
    );
    assert_eq!(with(&|r| r.lift == Lift::Immediate), ["thai12"]);
    assert_eq!(with(&|r| r.crowning == Crowning::Continue), ["russian"]);
    assert_eq!(with(&|r| r.crowning == Crowning::Pass), ["pool", "brazilian"]);
    assert_eq!(with(&|r| r.precedence == Precedence::Quantity), ["brazilian"]);
    assert_eq!(with(&|r| r.precedence == Precedence::King), ["czech"]);
    assert_eq!(with(&|r| r.precedence == Precedence::QuantityKings), ["spanish"]);
    assert_eq!(with(&|r| r.precedence == Precedence::QuantityKingKingsOrder), ["italian"]);
    assert_eq!(with(&|r| !r.man_may_take_king), ["italian"]);
    assert_eq!(with(&|r| r.first == First::Black), ["english", "pool", "thai12"]);
    assert_eq!(with(&|r| r.mirrored_board), ["italian", "spanish"]);
    assert_eq!(with(&|r| r.no_progress == DrawRule::auto(30)), ["russian", "pool", "brazilian"]);
    assert_eq!(with(&|r| r.repetition == DrawRule::auto(4)), ["italian"]);
}

#[test]
fn no_preset_knows_huffing_and_all_can_be_played() {
    for preset in Rules::presets() {
        assert_eq!(preset.rules.huff, Huff::Off, "{}", preset.id);
        assert_eq!(preset.rules.check(), Ok(()), "{}", preset.id);
        assert!(preset.rules.must_complete_chain, "{}", preset.id);
    }
}

#[test]
fn every_field_has_a_source() {
    for preset in Rules::presets() {
        for field in Rules::FIELDS {
            let source = preset.source_of(field.name);
            assert!(source.is_some_and(|s| !s.is_empty()), "{} {}", preset.id, field.name);
            let base = preset.base.and_then(Rules::preset);
            let own = preset.cites.iter().any(|cite| cite.field == field.name);
            let value = |rules: &Rules| rules.get(field.name);
            if base.is_none_or(|base| value(&base.rules) != value(&preset.rules)) {
                assert!(own, "{} needs a source of its own for {}", preset.id, field.name);
            }
        }
        for cite in preset.cites {
            let known = Rules::FIELDS.iter().any(|field| field.name == cite.field);
            assert!(known, "{} cites {}", preset.id, cite.field);
        }
    }
}

#[test]
fn equal_games_share_a_hash_that_never_changes() {
    let mut frozen = BTreeMap::new();
    for (hash, ids) in FROZEN {
        for id in *ids {
            frozen.insert(*id, *hash);
        }
    }
    for preset in Rules::presets() {
        let hash = preset.rules.graph_hash().to_string();
        assert_eq!(frozen.get(preset.id).copied(), Some(hash.as_str()), "{}", preset.id);
    }
    assert_eq!(frozen.len(), Rules::presets().len());
}

/// A change here changes what records and tables mean and needs a decision record.
const FROZEN: &[(&str, &[&str])] = &[
    ("bcc82bc5478bb233", &["schmidt_de", "schmidt_it"]),
    ("528d8c217f2e70b8", &["schmidt_es"]),
    ("239c115fdd2a29e4", &["schmidt_fr"]),
    ("670be78d087114fb", &["schmidt_gb", "english"]),
    ("f87b5e7085f35744", &["schmidt_de_losing", "schmidt_it_losing"]),
    ("34469d5212e73090", &["schmidt_es_losing"]),
    ("1e0ab32b7f8f03ac", &["schmidt_fr_losing"]),
    ("e956864c71d8d8b1", &["schmidt_gb_losing"]),
    ("518fc0e97486ae08", &["russian"]),
    ("51a047ade0009bfb", &["pool"]),
    ("8d90cca36a7dd93b", &["brazilian"]),
    ("0f3a6cf7ca0347c7", &["italian"]),
    ("84f8f2d9e882edc0", &["spanish"]),
    ("9d566455a6ec5f01", &["czech"]),
    ("8fdacae8085ebf4c", &["thai12"]),
];

#[test]
fn fields_without_effect_do_not_make_another_game() {
    let english = rules("english");
    for other in [
        Rules { king_landing: Landing::Any, ..english },
        Rules { lift: Lift::Immediate, ..english },
        Rules { crowning: Crowning::Pass, ..english },
        Rules { first: First::White, ..english },
        Rules { repetition: DrawRule::OFF, ..english },
    ] {
        assert_ne!(other, english);
        assert_eq!(other.graph_hash(), english.graph_hash());
    }
    for other in [
        Rules { man_back_capture: true, ..english },
        Rules { crowning: Crowning::Continue, ..english },
        Rules { huff: Huff::Piece, ..english },
        Rules { must_complete_chain: false, ..english },
    ] {
        assert_ne!(other.graph_hash(), english.graph_hash());
    }
}

#[test]
fn impossible_rules_are_refused_with_a_reason() {
    let (english, losing) = (rules("english"), rules("schmidt_gb_losing"));
    for (impossible, word) in [
        (Rules { huff: Huff::Piece, ..losing }, "huffing"),
        (Rules { blocked: Blocked::Wins, ..english }, "blocked"),
        (
            Rules { precedence: Precedence::Quantity, must_complete_chain: false, ..english },
            "most pieces",
        ),
    ] {
        let reason = impossible.check().expect_err("impossible").to_string();
        assert!(reason.contains(word), "{reason}");
    }
}

#[test]
fn every_field_can_be_written_and_read() {
    for preset in Rules::presets() {
        let mut copy = rules("english");
        for field in Rules::FIELDS {
            let text = preset.rules.get(field.name).expect("a field");
            copy.set(field.name, &text).expect("its own text");
        }
        assert_eq!(copy, preset.rules, "{}", preset.id);
    }
    let mut rules = rules("english");
    assert!(rules.set("king", "enormous").is_err());
    assert!(rules.set("queen", "short").is_err());
}
