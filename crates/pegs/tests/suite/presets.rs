//! The named rule sets: their sources, their hashes, and what they refuse.

use std::collections::HashSet;

use board::{Fields, RuleSet};
use pegs::{PRESETS, Rules};

use crate::rules;

/// Changing one of these needs a decision record: tables and records name games by them.
const GRAPH_HASHES: &[(&str, &str)] = &[
    ("pegs33", "eef5459cf70b7c85"),
    ("pegs37", "8d7e6698bb8d10ad"),
    ("pegs15", "e2255c70c3e677b3"),
];

#[test]
fn graph_hashes_are_frozen() {
    let found: Vec<(&str, String)> =
        PRESETS.iter().map(|preset| (preset.id, preset.rules.graph_hash().to_string())).collect();
    let frozen: Vec<(&str, String)> =
        GRAPH_HASHES.iter().map(|&(id, hash)| (id, hash.to_string())).collect();
    assert_eq!(found, frozen);
}

#[test]
fn presets_hold_together_and_have_ids_of_their_own() {
    let ids: HashSet<_> = PRESETS.iter().map(|preset| preset.id).collect();
    assert_eq!(ids.len(), PRESETS.len());
    for preset in PRESETS {
        assert_eq!(preset.rules.check(), Ok(()), "{}", preset.id);
        assert_eq!(preset.rules.canonical(), preset.rules, "{}", preset.id);
        assert!(!preset.source.is_empty(), "{}", preset.id);
    }
}

#[test]
fn every_field_is_cited_where_it_is_decided() {
    for preset in PRESETS {
        for cite in preset.cites {
            assert!(preset.rules.get(cite.field).is_some(), "{}", cite.field);
        }
        for field in Rules::FIELDS {
            let same_as_base = preset.base.is_some_and(|base| {
                let base = Rules::preset(base).expect("the base is a preset").rules;
                base.get(field.name) == preset.rules.get(field.name)
            });
            let cited = preset.cites.iter().any(|cite| cite.field == field.name);
            assert!(cited || same_as_base, "{}: {}", preset.id, field.name);
            assert!(preset.source_of(field.name).is_some());
        }
    }
}

#[test]
fn rules_round_trip_through_their_texts() {
    for (field, text) in [("goal", "d4"), ("goal", "c3,d3,e3"), ("vacancy", "c2")] {
        let mut rules = rules("pegs33");
        rules.set(field, text).unwrap();
        assert_eq!(rules.get(field).as_deref(), Some(text));
    }
    let mut rules = rules("pegs33");
    for (field, text) in [
        ("goal", ""),
        ("goal", "d4,d4"),
        ("goal", "z9"),
        ("vacancy", "44"),
        ("layout", "cross"),
        ("undo", "no"),
    ] {
        assert!(rules.set(field, text).is_err(), "{field} {text}");
    }
}

#[test]
fn impossible_rules_are_refused_with_a_reason() {
    for (id, field, text, reason) in [
        ("pegs33", "vacancy", "a1", "vacancy a1 is off the english board"),
        ("pegs15", "vacancy", "c5", "vacancy c5 is off the triangle board"),
        ("pegs33", "goal", "a1,d4", "goal a1 is off the english board"),
        ("pegs37", "goal", "d4", "another class"),
        ("pegs33", "goal", "c3", "another class"),
        ("pegs15", "goal", "a1,b1,c1,d1,e1,a2,b2,c2,d2,a3,b3,c3,a4,b4", "no peg to remove"),
    ] {
        let mut rules = rules(id);
        rules.set(field, text).unwrap();
        let refusal = rules.check().unwrap_err().to_string();
        assert!(refusal.contains(reason), "{refusal}");
    }
}
