//! The rules as the program tells them, and rules of one's own.

use crate::support::{file, folder, zwick, zwick_with};
use game::{Family, catalogue};

#[test]
fn the_table_of_rules_names_every_rule_set() {
    let table = zwick(&["rules"]).fine();
    assert_eq!(table.lines().count(), catalogue::all().len() + 1);
    let row = table.lines().find(|line| line.starts_with("no_fly ")).unwrap();
    assert!(row.contains("classic: fly off | X16"), "{row}");
    let row = table.lines().find(|line| line.starts_with("eck ")).unwrap();
    assert!(row.ends_with("(house version)"), "{row}");
    let json = zwick(&["rules", "--json"]).json();
    let rows = json.as_array().unwrap();
    assert_eq!(rows.len(), catalogue::all().len());
    let hash = |id: &str| {
        let row = rows.iter().find(|row| row["id"] == id).unwrap();
        row["graph_hash"].as_str().unwrap().to_string()
    };
    assert_eq!(hash("brettspielnetz"), hash("classic"));
    assert_ne!(hash("no_fly"), hash("classic"));
}

#[test]
fn one_rule_set_is_told_field_by_field() {
    for entry in catalogue::all() {
        let sheet = zwick(&["rules", entry.id, "--json"]).json();
        assert_eq!(sheet["id"], entry.id);
        let fields = sheet["fields"].as_array().unwrap();
        assert_eq!(fields.len(), entry.rules.fields().len());
        for field in fields {
            for part in ["source", "meaning", "value"] {
                assert!(field[part].is_string(), "{} {field}", entry.id);
            }
        }
        assert_eq!(sheet["house_version"].as_str(), entry.house_version);
    }
    let sheet = zwick(&["rules", "kreuz"]).fine();
    assert!(sheet.contains("\nhouse version  No rules are handed down."), "{sheet}");
    assert!(sheet.contains("\nlines                diagonal-mills             yes    X1 p. 121"));
    assert!(sheet.contains("\nrepetition           3 auto                     no     "), "{sheet}");
}

#[test]
fn leaflets_are_a_table() {
    let table = zwick(&["rules", "--leaflets"]).fine();
    assert!(
        table.contains("\n002      F        fed_fr             Marelles (Charet)\n"),
        "{table}"
    );
    let json = zwick(&["rules", "--leaflets", "--json"]).json();
    assert_eq!(json.as_array().unwrap().len() + 1, table.lines().count());
}

#[test]
fn rules_of_ones_own_have_an_id_and_work_everywhere() {
    let folder = folder("own_rules");
    let toml = "base = \"classic\"\nstones = 7\nfly = \"off\"\n";
    let path = file(&folder, "mine.toml", toml);
    let sheet = zwick(&["rules", &path, "--json"]).json();
    let id = sheet["id"].as_str().unwrap().to_string();
    assert!(id.starts_with("custom-"), "{id}");
    let json = file(&folder, "mine.json", r#"{"game":"mill","stones":7,"fly":"off"}"#);
    assert_eq!(zwick(&["rules", &json, "--json"]).json()["id"], id);
    assert_eq!(zwick_with(&["rules", "-", "--json"], toml).json()["id"], id);
    assert_eq!(zwick(&["rules", &format!("@{path}"), "--json"]).json()["id"], id);
    let text = zwick(&["rules", &path]).fine();
    assert!(
        text.contains("\nstones               7                          yes    yours\n"),
        "{text}"
    );
    let shown = zwick(&["show", &format!("@{path}")]).fine();
    assert!(shown.contains("fen    3/3/3/6/3/3/3 w 7 7 0"), "{shown}");
    assert_eq!(zwick(&["perft", &format!("@{path}"), "2"]).fine(), "1 24\n2 552\n");
    assert_eq!(zwick(&["moves", &format!("@{path}")]).fine().lines().count(), 24);
    let same = file(&folder, "same.toml", "base = \"no_fly\"");
    assert_eq!(zwick(&["rules", &same, "--json"]).json()["id"], "no_fly");
}

#[test]
fn impossible_rules_are_refused_with_the_reason() {
    let folder = folder("bad_rules");
    let path = file(&folder, "once.toml", "base = \"classic\"\nstones = 40\n");
    let message = zwick(&["rules", &path]).refused();
    assert_eq!(message.matches("impossible rules").count(), 1, "{message}");
    for (name, text, part) in [
        ("a.toml", "base = \"classic\"\nstones = 200\n", "a.toml: "),
        (
            "b.toml",
            "base = \"schmidt_de\"\nblocked = \"wins\"\n",
            "impossible rules: the blocked side",
        ),
        ("c.toml", "base = \"classic\"\nfly = \"high\"\n", "\"high\" is none of: off, line, free"),
        ("d.toml", "base = \"classic\"\nwings = 2\n", "no rule is called \"wings\""),
        ("e.toml", "stones = 7\n", "say what is played"),
        ("f.toml", "base = \n", "line 1, column"),
        ("g.json", "{\"base\": }", "line 1, column"),
    ] {
        let path = file(&folder, name, text);
        let message = zwick(&["rules", &path]).refused();
        assert!(message.contains(part), "{name}: {message}");
        assert!(message.contains(name), "{name}: {message}");
    }
}

/// What differs and nothing else, with the sentences of both.
#[test]
fn two_rule_sets_are_compared() {
    let said = zwick(&["rules", "schmidt", "classic"]).fine();
    let duty = "\
capture_duty (Duty to take)
    schmidt            may                    Taking is a right: the capture may be left out.
    classic            must                   A stone that may be taken must be taken.
";
    assert!(said.starts_with(duty), "{said}");
    assert!(!said.contains("stones ("), "{said}");
    let json = zwick(&["rules", "classic", "brettspielnetz", "--json"]).json();
    assert_eq!(json["same_game"], true);
    assert_eq!(json["differences"][0]["field"], "repetition");
    let said = zwick(&["rules", "classic", "brettspielnetz", "--lang", "de"]).fine();
    assert!(said.ends_with("\nMögliche Züge und Ergebnisse sind in beiden dieselben.\n"), "{said}");
    assert_eq!(zwick(&["rules", "schmidt_gb", "schmidt_gb"]).fine(), "They do not differ.\n");
    let message = zwick(&["rules", "classic", "wolf"]).refused();
    assert!(message.ends_with("they have no field in common"), "{message}");
}

#[test]
fn sentences_and_sources_are_told_in_the_language_that_is_asked_for() {
    let english = zwick(&["rules", "schmidt"]).fine();
    assert!(
        english.contains("\n    Taking is a right: the capture may be left out.\n"),
        "{english}"
    );
    assert!(english.contains("\n    A throw of 14 or more is a high one. (No effect here.)\n"));
    assert!(english.contains("\n\nSources: 000 to 004 are the leaflets"), "{english}");
    let german = zwick(&["rules", "schmidt", "--lang", "de"]).fine();
    assert!(german.contains("\nname           Mühle nach Schmidt Spiele\n"), "{german}");
    assert!(german.contains("\n    Schlagen darf man, muss man aber nicht.\n"), "{german}");
    let json = zwick(&["rules", "schmidt", "--lang", "de", "--json"]).json();
    assert_eq!(json["fields"][1]["meaning"], "Jede Seite hat 9 Steine.");
}

#[test]
fn every_field_is_listed_with_what_may_be_written() {
    for family in Family::ALL {
        let said = zwick(&["rules", "--fields", family.as_str()]).fine();
        let json = zwick(&["rules", "--fields", family.as_str(), "--json"]).json();
        let entry = catalogue::all().iter().find(|entry| entry.family == *family).unwrap();
        for (field, sheet) in entry.rules.fields().iter().zip(json.as_array().unwrap()) {
            assert!(said.contains(&format!("{} (", field.name)), "{said}");
            let values = sheet["values"].as_array().unwrap();
            assert!(!values.is_empty(), "{sheet}");
            for value in values {
                let mut rules = entry.rules;
                rules.set(field.name, value["value"].as_str().unwrap()).unwrap();
                assert!(value["meaning"].is_string(), "{sheet}");
            }
        }
    }
    let message = zwick(&["rules", "--fields", "chess"]).refused();
    assert!(message.contains("is none of: mill, draughts, wolf, battue, pegs"), "{message}");
    for command in ["rules", "play"] {
        let help = zwick(&[command, "--help"]).fine();
        assert!(help.contains("  repetition = \"3 claim\"\n"), "{help}");
    }
}

#[test]
fn a_game_goes_by_its_name_in_any_language() {
    for (name, id) in [
        ("Mühle", "classic"),
        ("muehle", "classic"),
        ("Classic", "classic"),
        ("Nine Men's Morris", "classic"),
        ("Solitär", "pegs33"),
        ("Wolf und Schafe", "wolf"),
        ("Lasker's Mill", "lasker"),
    ] {
        assert_eq!(zwick(&["rules", name, "--json"]).json()["id"], id, "{name}");
    }
    let message = zwick(&["play", "Mill"]).refused();
    assert!(message.contains("several games, choose one: classic, smallfoot, "), "{message}");
    let message = zwick(&["play", "Battue with"]).refused();
    assert!(message.contains("there are no rules called"), "{message}");
    let message = zwick(&["play", "house.toml"]).refused();
    assert!(message.ends_with("rules in a file are given as @house.toml"), "{message}");
}
