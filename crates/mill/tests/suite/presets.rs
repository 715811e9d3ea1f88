//! What each preset plays, against the tables of leaflets, rulings and presets.

#![allow(clippy::unwrap_used, clippy::format_collect, reason = "a test may panic")]

use crate::common::{custom, rules};
use board::{Fields, RuleSet};
use mill::Rules;

/// Row of the rule reference, preset, field, value.
const TABLE: &[(&str, &str, &str, &str)] = &[
    // 3.1, leaflets 000, 001, 003, 004
    ("3.1 stones", "smallfoot", "stones", "9"),
    ("3.1 stones", "schmidt", "stones", "9"),
    ("3.1 stones", "design_en", "stones", "9"),
    ("3.1 stones", "brettspielnetz", "stones", "9"),
    ("3.1 colours by lot", "smallfoot", "colours", "lot"),
    ("3.1 colours by choice", "schmidt", "colours", "choose"),
    ("3.1 who starts", "smallfoot", "first", "white"),
    ("3.1 who starts", "schmidt", "first", "white"),
    ("3.1 who starts", "design_de", "first", "lot"),
    ("3.1 who starts", "design_en", "first", "lot"),
    ("3.1 who starts", "brettspielnetz", "first", "white"),
    ("3.1 placing", "smallfoot", "placing", "separate"),
    ("3.1 mill while placing", "smallfoot", "protect_placing", "none"),
    ("3.1 mill while placing", "design_de", "protect_placing", "strict"),
    ("3.1 mill while placing", "design_en", "protect_placing", "strict"),
    ("3.1 mill while placing", "brettspielnetz", "protect_placing", "unless-all-in-mills"),
    ("3.1 moving", "smallfoot", "motion", "step"),
    ("3.1 moving", "schmidt", "motion", "step"),
    ("3.1 moving", "design_de", "motion", "step"),
    ("3.1 moving", "brettspielnetz", "motion", "step"),
    ("3.1 mill while moving", "smallfoot", "protect_moving", "except-last-three"),
    ("3.1 all in mills", "schmidt", "protect_moving", "unless-all-in-mills"),
    ("3.1 all in mills", "design_de", "protect_moving", "strict"),
    ("3.1 all in mills", "design_en", "protect_moving", "strict"),
    ("3.1 all in mills", "brettspielnetz", "protect_moving", "unless-all-in-mills"),
    ("3.1 duty or right", "smallfoot", "capture_duty", "may"),
    ("3.1 duty or right", "schmidt", "capture_duty", "may"),
    ("3.1 duty or right", "design_de", "capture_duty", "may"),
    ("3.1 duty or right", "design_en", "capture_duty", "must"),
    ("3.1 duty or right", "brettspielnetz", "capture_duty", "must"),
    ("3.1 re-closing", "smallfoot", "remill", "free"),
    ("3.1 re-closing", "schmidt", "remill", "free"),
    ("3.1 flying", "smallfoot", "fly", "free"),
    ("3.1 flying", "schmidt", "fly", "free"),
    ("3.1 flying", "design_de", "fly", "free"),
    ("3.1 flying", "design_en", "fly_at", "3"),
    ("3.1 flying", "brettspielnetz", "fly", "free"),
    ("3.1 loss by count", "smallfoot", "min_stones", "3"),
    ("3.1 loss by blockade", "smallfoot", "blocked", "loss"),
    ("3.1 loss by blockade", "schmidt", "blocked", "loss"),
    ("3.1 loss by blockade", "design_de", "blocked", "loss"),
    ("3.1 loss by blockade", "brettspielnetz", "blocked", "loss"),
    ("3.1 draws", "smallfoot", "repetition", "off"),
    ("3.1 draws", "smallfoot", "no_mill", "off"),
    ("3.1 draws", "schmidt", "repetition", "off"),
    ("3.1 draws", "design_de", "no_mill", "off"),
    ("3.1 draws", "design_en", "repetition", "off"),
    ("3.1 draws", "brettspielnetz", "repetition", "3 claim"),
    ("3.1 draws", "brettspielnetz", "no_mill", "100 claim"),
    ("3.1 variants", "mixed", "placing", "mixed"),
    ("3.1 variants", "ceylon", "on_mill_placing", "extra-turn"),
    ("3.1 variants", "ceylon", "on_mill_moving", "capture-and-extra-turn"),
    // 3.2, leaflet 002
    ("3.2 protection", "federation", "protect_placing", "strict"),
    ("3.2 protection", "federation", "protect_moving", "strict"),
    ("3.2 nine pieces", "federation", "stones", "9"),
    ("3.2 blockade", "federation", "blocked", "loss"),
    ("3.2 flying", "federation", "fly", "free"),
    ("3.2 F: along one line", "fed_fr", "fly", "line"),
    ("3.2 S: not mentioned", "fed_sv", "fly", "off"),
    ("3.2 NL: 3 v 3", "fed_nl", "three_v_three", "draw"),
    ("3.2 NL: next starter", "fed_nl", "rematch", "alternate"),
    ("3.2 no draws", "federation", "repetition", "off"),
    ("3.2 no draws", "federation", "no_mill", "off"),
    // 4, rulings
    ("M-1", "classic", "first", "white"),
    ("M-1", "classic", "colours", "lot"),
    ("M-1", "classic", "rematch", "alternate"),
    ("M-2", "classic", "protect_placing", "unless-all-in-mills"),
    ("M-3", "classic", "protect_moving", "unless-all-in-mills"),
    ("M-3", "handbook1980", "protect_moving", "strict"),
    ("M-4", "classic", "capture_duty", "must"),
    ("M-5", "classic", "captures", "one"),
    ("M-5", "handbook1980", "captures", "per-mill"),
    ("M-6", "classic", "fly", "free"),
    ("M-6", "classic", "fly_at", "3"),
    ("M-7", "classic", "three_v_three", "play-on"),
    ("M-8", "classic", "blocked", "loss"),
    ("M-9", "classic", "motion", "step"),
    ("M-11", "classic", "repetition", "3 auto"),
    ("M-11b", "classic", "no_mill", "100 auto"),
    ("M-12", "fed_fr", "fly", "line"),
    ("M-13", "federation", "protect_moving", "strict"),
    ("M-14", "classic", "remill", "free"),
    ("M-14", "morabaraba", "remill", "no-immediate-return"),
    ("M-14", "one_time", "remill", "one-time"),
    ("M-16", "schmidt", "stones", "9"),
    ("M-19", "twelve", "board_full", "draw"),
    // 6 to 9, presets
    ("6", "handbook1980", "capture_duty", "may"),
    ("6", "no_fly", "fly", "off"),
    ("7.1", "mixed", "capture_duty", "may"),
    ("7.2", "ceylon", "capture_duty", "must"),
    ("8.1", "lasker", "stones", "10"),
    ("8.1", "lasker", "placing", "mixed"),
    ("8.2", "springer", "motion", "knight"),
    ("8.3 A", "wuerfel", "on_mill_placing", "forbidden"),
    ("8.3 A", "wuerfel", "dice", "relocate"),
    ("8.3 A", "wuerfel", "dice_sum", "14"),
    ("8.3 A", "wuerfel", "protect_moving", "none"),
    ("8.3 A", "wuerfel", "captures", "per-mill"),
    ("8.3 B", "alfonso", "dice", "alfonso"),
    ("8.3 B", "alfonso", "captures", "per-mill"),
    ("8.4", "eck", "lines", "corners"),
    ("8.4", "eck_only", "lines", "corners-only"),
    ("8.5 K1", "kreuz", "lines", "diagonal-mills"),
    ("8.5 K2", "kreuz_edges", "lines", "diagonal"),
    ("8.6 H1", "huepf", "motion", "hop"),
    ("8.6 H2", "huepf_capture", "motion", "hop-capture"),
    ("8.6 H3", "huepf_fly", "fly_at", "9"),
    ("9", "ten", "stones", "10"),
    ("9", "twelve", "stones", "12"),
    ("9", "twelve", "lines", "diagonal"),
    ("9", "twelve", "captures", "one"),
    ("9", "morabaraba", "no_mill_at_three", "20 auto"),
    ("9", "one_time", "protect_moving", "none"),
    ("9", "six", "board", "six"),
    ("9", "six", "fly", "off"),
    ("9", "seven", "board", "seven"),
    ("9", "seven", "fly", "free"),
    ("9", "three", "lines", "diagonal"),
    ("9", "three", "win", "first-mill"),
    ("9", "three", "fly", "off"),
];

#[test]
fn presets_play_what_the_tables_say() {
    for (row, id, field, value) in TABLE {
        assert_eq!(rules(id).get(field).as_deref(), Some(*value), "{row}: {id} {field}");
    }
}

#[test]
fn every_preset_of_the_box_is_there() {
    let expected = "classic smallfoot schmidt federation fed_fr fed_nl fed_sv design_de design_en \
        brettspielnetz mixed ceylon lasker springer wuerfel alfonso eck eck_only kreuz kreuz_edges \
        huepf huepf_capture huepf_fly handbook1980 no_fly ten twelve morabaraba one_time six seven three";
    let found: Vec<&str> = Rules::presets().iter().map(|preset| preset.id).collect();
    assert_eq!(found, expected.split_whitespace().collect::<Vec<_>>());
}

#[test]
fn presets_are_possible_and_every_field_has_its_source() {
    for preset in Rules::presets() {
        preset.rules.check().unwrap_or_else(|error| panic!("{}: {error}", preset.id));
        let base = preset.base.map(|id| Rules::preset(id).expect("a known base").rules);
        for field in Rules::FIELDS {
            assert!(preset.source_of(field.name).is_some(), "{} {}", preset.id, field.name);
            let differs =
                base.is_none_or(|base| base.get(field.name) != preset.rules.get(field.name));
            let cited = preset.cites.iter().any(|cite| cite.field == field.name);
            assert!(cited || !differs, "{}: {} is not cited", preset.id, field.name);
        }
        for cite in preset.cites {
            assert!(Rules::FIELDS.iter().any(|field| field.name == cite.field), "{}", cite.field);
        }
    }
}

#[test]
fn reconstructions_are_house_versions_with_an_argument() {
    let house: Vec<&str> =
        Rules::presets().iter().filter(|p| p.house_version.is_some()).map(|p| p.id).collect();
    let expected =
        ["eck", "eck_only", "kreuz", "kreuz_edges", "huepf", "huepf_capture", "huepf_fly"];
    assert_eq!(house, expected);
}

/// A change here makes every table computed before worthless: it needs a decision record.
#[test]
fn graph_hashes_are_frozen() {
    let frozen = include_str!("../graph_hashes.txt");
    let found: String = Rules::presets()
        .iter()
        .map(|preset| format!("{} {}\n", preset.rules.graph_hash(), preset.id))
        .collect();
    assert_eq!(found, frozen);
}

#[test]
fn equal_games_share_their_graph_hash_and_no_others_do() {
    let mut groups: Vec<Vec<&str>> = Vec::new();
    for preset in Rules::presets() {
        let same =
            |group: &&mut Vec<&str>| rules(group[0]).graph_hash() == preset.rules.graph_hash();
        match groups.iter_mut().find(same) {
            Some(group) => group.push(preset.id),
            None => groups.push(vec![preset.id]),
        }
    }
    groups.retain(|group| group.len() > 1);
    assert_eq!(groups, [vec!["classic", "brettspielnetz"], vec!["federation", "design_de"]]);
}

#[test]
fn fields_without_effect_do_not_change_the_graph_hash() {
    let same = [
        ("no_fly", "fly_at", "5"),
        ("classic", "dice_sum", "9"),
        ("classic", "board_full", "mover-loses"),
        ("classic", "repetition", "off"),
        ("classic", "no_mill", "40 claim"),
        ("classic", "first", "black"),
        ("classic", "rematch", "same"),
        ("three", "captures", "per-mill"),
        ("three", "protect_moving", "none"),
        ("ceylon", "protect_placing", "none"),
        ("huepf_fly", "motion", "knight"),
    ];
    for (id, field, value) in same {
        let changed = custom(id, &[(field, value)]);
        assert_eq!(changed.graph_hash(), rules(id).graph_hash(), "{id} {field}");
        assert_ne!(changed.custom_id(), rules(id).custom_id(), "{id} {field}");
    }
    let other = [
        ("classic", "fly_at", "4"),
        ("twelve", "board_full", "mover-loses"),
        ("three", "blocked", "draw"),
    ];
    for (id, field, value) in other {
        assert_ne!(
            custom(id, &[(field, value)]).graph_hash(),
            rules(id).graph_hash(),
            "{id} {field}"
        );
    }
}

#[test]
fn every_value_of_every_field_reads_back() {
    for preset in Rules::presets().iter().map(|p| p.rules).chain(crate::common::unusual()) {
        let mut copy = rules("classic");
        for field in Rules::FIELDS {
            copy.set(field.name, &preset.get(field.name).unwrap()).unwrap();
        }
        assert_eq!(copy, preset);
    }
}

#[test]
fn impossible_rules_are_refused_with_the_reason() {
    let cases = [
        ("classic", "stones", "13", "13 stones a side do not fit on 24 points"),
        ("classic", "stones", "2", "nobody can close a mill"),
        ("six", "lines", "diagonal", "the board six has no lines of the kind diagonal"),
        ("six", "motion", "knight", "motion knight needs the board nine"),
        ("classic", "min_stones", "2", "min_stones is 2"),
        ("classic", "min_stones", "10", "min_stones is 10"),
        ("classic", "fly_at", "0", "fly_at is 0"),
        ("classic", "fly_at", "10", "fly_at is 10"),
        ("wuerfel", "dice_sum", "19", "dice_sum is from 4 to 18"),
        ("wuerfel", "placing", "mixed", "only where placing is separate"),
        ("alfonso", "on_mill_placing", "nothing", "on_mill_placing must be capture"),
        ("alfonso", "win", "first-mill", "one throw would win"),
        ("classic", "win", "block-only", "block-only needs mills that take nothing"),
        ("three", "remill", "one-time", "remill must be free"),
        ("three", "motion", "hop-capture", "nothing is taken by hopping"),
    ];
    for (id, field, value, reason) in cases {
        let mut rules = rules(id);
        rules.set(field, value).unwrap();
        let error = rules.check().unwrap_err().to_string();
        assert!(error.contains(reason), "{id} {field}={value}: {error}");
    }
    let mut nothing = rules("classic");
    nothing.set("on_mill_placing", "nothing").unwrap();
    nothing.set("on_mill_moving", "nothing").unwrap();
    assert!(nothing.check().unwrap_err().to_string().contains("use win = block-only"));
}

#[test]
fn unknown_fields_and_values_are_named() {
    let mut rules = rules("classic");
    let error = rules.set("flying", "free").unwrap_err().to_string();
    assert!(
        error.starts_with("no rule is called \"flying\" in mill; there are: board, stones"),
        "{error}"
    );
    let error = rules.set("fly", "sometimes").unwrap_err().to_string();
    assert_eq!(error, "fly: \"sometimes\" is none of: off, line, free");
    let error = rules.set("stones", "nine").unwrap_err().to_string();
    assert_eq!(error, "stones: \"nine\" is none of: a whole number from 0 to 255");
    let error = rules.set("repetition", "1 auto").unwrap_err().to_string();
    assert!(error.starts_with("repetition: \"1 auto\" is none of: off, or a number"), "{error}");
}
