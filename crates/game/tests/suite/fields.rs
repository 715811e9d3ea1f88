//! What the fields of rules allow, and which of them say anything.

use board::Fields;
use game::{AnyRules, Family, catalogue};

/// The values of a field: those that are listed, and samples of numbers, draws and holes.
fn values(rules: &AnyRules, field: &str) -> Vec<String> {
    let allowed = rules.allowed(field).unwrap();
    let samples = ["off", "3 auto", "100 claim", "3", "4", "6", "9", "12", "18", "d4"];
    let mut copy = *rules;
    let mut all: Vec<String> = allowed.split(", ").chain(samples).map(str::to_string).collect();
    all.retain(|value| copy.set(field, value).is_ok());
    all
}

#[test]
fn every_field_says_what_it_allows() {
    for family in Family::ALL {
        let entry = catalogue::all().iter().find(|entry| entry.family == *family).unwrap();
        for field in entry.rules.fields() {
            assert!(!values(&entry.rules, field.name).is_empty(), "{family} {}", field.name);
        }
        assert_eq!(entry.rules.allowed("wings"), None);
        assert!(!entry.rules.has_effect("wings"));
    }
    assert_eq!(mill::Rules::allowed("fly").as_deref(), Some("off, line, free"));
}

/// Rules that differ in a field that has no effect in either are one game.
#[test]
fn a_field_without_effect_leaves_the_game_as_it_is() {
    let mut seen = 0;
    for entry in catalogue::all() {
        for field in entry.rules.fields() {
            if entry.rules.has_effect(field.name) {
                continue;
            }
            for value in values(&entry.rules, field.name) {
                let mut other = entry.rules;
                other.set(field.name, &value).unwrap();
                if other.check().is_err() || other.has_effect(field.name) {
                    continue;
                }
                let place = format!("{} {} {value}", entry.id, field.name);
                assert_eq!(other.graph_hash(), entry.rules.graph_hash(), "{place}");
                seen += 1;
            }
        }
    }
    assert!(seen > 300, "{seen}");
}

/// The other way round: a value that makes no difference anywhere is not told.
#[test]
fn fields_that_never_come_into_play_are_left_out() {
    for (id, field, told) in [
        ("classic", "dice_sum", false),
        ("wuerfel", "dice_sum", true),
        ("classic", "board_full", false),
        ("twelve", "board_full", true),
        ("classic", "fly_at", true),
        ("no_fly", "fly_at", false),
        ("three", "protect_placing", false),
        ("three", "on_mill_placing", false),
        ("ceylon", "protect_placing", false),
        ("ceylon", "protect_moving", true),
        ("huepf_fly", "motion", false),
        ("classic", "no_mill_at_three", false),
        ("english", "king_landing", false),
        ("russian", "king_landing", true),
        ("battue", "quarry_hop", false),
        ("fox_hunt", "quarry_hop", true),
        ("pegs33", "goal", true),
    ] {
        let rules = catalogue::find(id).unwrap().rules;
        assert_eq!(rules.has_effect(field), told, "{id} {field}");
    }
}
