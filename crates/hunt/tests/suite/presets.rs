//! The named rule sets: their sources, their hashes, and what they refuse.

use board::{Fields, Preset, RuleSet};
use hunt::{battue, wolf};

use crate::{battue_rules, wolf_rules};

/// Changing one of these needs a decision record: tables and records name games by them.
const GRAPH_HASHES: &[(&str, &str)] = &[
    ("wolf", "1d9c5ca382224b93"),
    ("battue", "1427550ccaddac0c"),
    ("battue3", "062aa86e37b054d1"),
    ("fox_hunt", "c63f80fd039f60f5"),
];

fn hashes<R: RuleSet>(presets: &[Preset<R>]) -> Vec<(&'static str, String)> {
    let hash = |preset: &Preset<R>| (preset.id, preset.rules.graph_hash().to_string());
    presets.iter().map(hash).collect()
}

#[test]
fn graph_hashes_are_frozen() {
    let mut found = hashes(wolf::PRESETS);
    found.extend(hashes(battue::PRESETS));
    let frozen: Vec<(&str, String)> =
        GRAPH_HASHES.iter().map(|&(id, hash)| (id, hash.to_string())).collect();
    assert_eq!(found, frozen);
}

#[test]
fn who_begins_is_another_game_but_when_a_hunt_is_stopped_is_not() {
    let sheep = wolf::Rules { first: wolf::First::Sheep };
    assert_ne!(sheep.graph_hash(), wolf_rules().graph_hash());
    let mut short = battue_rules("battue");
    short.limit = 20;
    assert_eq!(short.graph_hash(), battue_rules("battue").graph_hash());
    assert_ne!(short.custom_id(), battue_rules("battue").custom_id());
}

fn check_sources<R: RuleSet>() {
    for preset in R::presets() {
        assert_eq!(preset.rules.check(), Ok(()), "{}", preset.id);
        assert_eq!(preset.rules.canonical(), preset.rules, "{}", preset.id);
        assert!(!preset.source.is_empty(), "{}", preset.id);
        for cite in preset.cites {
            assert!(preset.rules.get(cite.field).is_some(), "{}", cite.field);
        }
        for field in R::FIELDS {
            let same_as_base = preset.base.is_some_and(|base| {
                let base = R::preset(base).expect("the base is a preset").rules;
                base.get(field.name) == preset.rules.get(field.name)
            });
            let cited = preset.cites.iter().any(|cite| cite.field == field.name);
            assert!(cited || same_as_base, "{}: {}", preset.id, field.name);
            assert!(preset.source_of(field.name).is_some());
        }
    }
}

#[test]
fn every_field_is_cited_where_it_is_decided() {
    check_sources::<wolf::Rules>();
    check_sources::<battue::Rules>();
}

#[test]
fn reconstructions_say_so() {
    assert!(wolf::PRESETS.iter().all(|preset| preset.house_version.is_none()));
    assert!(battue::PRESETS.iter().all(|preset| preset.house_version.is_some()));
}

#[test]
fn fields_read_what_they_write() {
    let mut rules = battue_rules("battue");
    for (field, text) in [("hunters", "6"), ("quarry_hop", "hop"), ("limit", "30")] {
        rules.set(field, text).unwrap();
        assert_eq!(rules.get(field).as_deref(), Some(text));
    }
    for (field, text) in [("hunters", "many"), ("quarry_hop", "yes"), ("wolf", "1")] {
        assert!(rules.set(field, text).is_err(), "{field} {text}");
    }
    let mut rules = wolf_rules();
    rules.set("first", "sheep").unwrap();
    assert_eq!(rules.first, wolf::First::Sheep);
    assert!(rules.set("first", "goats").is_err());
}

#[test]
fn impossible_rules_are_refused_with_a_reason() {
    use battue::Hop;
    for (hunters, quarry_hop, limit, reason) in [
        (1, Hop::No, 50, "2 to 8"),
        (9, Hop::No, 50, "2 to 8"),
        (3, Hop::Hop, 50, "it takes 4"),
        (2, Hop::Take, 50, "it takes 4"),
        (4, Hop::No, 0, "0 moves"),
    ] {
        let rules = battue::Rules { hunters, quarry_hop, limit };
        let refusal = rules.check().unwrap_err().to_string();
        assert!(refusal.contains(reason), "{refusal}");
    }
    for hunters in 2..=8 {
        for &quarry_hop in Hop::ALL {
            let rules = battue::Rules { hunters, quarry_hop, limit: 50 };
            let expected = hunters >= 4 || quarry_hop == Hop::No;
            assert_eq!(rules.check().is_ok(), expected, "{rules:?}");
        }
    }
}
