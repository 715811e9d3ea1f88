//! Rule sets as people write them.

use game::{catalogue, rule_text};

#[test]
fn a_preset_written_out_keeps_its_name() {
    for entry in catalogue::all() {
        let read = rule_text::read(&rule_text::to_toml(&entry.rules)).unwrap();
        assert_eq!(read.rules, entry.rules, "{}", entry.id);
        let json = rule_text::read(&rule_text::to_json(&entry.rules)).unwrap();
        assert_eq!(json, read);
        assert!(!read.id.starts_with("custom-"), "{}", entry.id);
    }
}

#[test]
fn what_differs_is_written_and_comes_back() {
    let rules = crate::common::rules("lasker", &[("fly", "off"), ("repetition", "4 claim")]);
    let text = rule_text::to_toml(&rules);
    assert_eq!(
        text,
        "game = \"mill\"\nbase = \"lasker\"\nfly = \"off\"\nrepetition = \"4 claim\"\n"
    );
    let read = rule_text::read(&text).unwrap();
    assert_eq!(read.rules, rules);
    assert_eq!(read.id, rules.custom_id());
    assert_eq!(rule_text::read(&rule_text::to_json(&rules)).unwrap(), read);
}

#[test]
fn numbers_texts_and_truths_are_values() {
    let toml = "base = \"classic\"\nstones = 10 # more\nplacing = \"mixed\"\n";
    assert_eq!(rule_text::read(toml).unwrap().id, "lasker");
    let json = r#"{"game": "draughts", "base": "english", "man_back_capture": true}"#;
    let read = rule_text::read(json).unwrap();
    assert_eq!(read.rules.get("man_back_capture").as_deref(), Some("yes"));
    assert!(read.id.starts_with("custom-"));
    assert_eq!(rule_text::read("game = \"mill\"").unwrap().id, "classic");
}

#[test]
fn what_is_wrong_is_said_with_key_or_place() {
    let long = format!("game = \"mill\" # {}", "x".repeat(20_000));
    for (text, code, message) in [
        ("game = \"mill\"\nfly = ", "rules-syntax", "line 2, column 7: "),
        ("game = \"mill\"\nfly = \"off\"\nfly = \"free\"", "rules-syntax", "line 3, column 1: "),
        ("{\"game\": \"mill\",\n \"fly\": }", "rules-syntax", "line 2, column 9: "),
        ("{\"game\": \"mill\", \"game\": \"pegs\"}", "rules-syntax", "duplicate key `game`"),
        ("", "rules-game", "say what is played"),
        ("game = \"chess\"", "rules-game", "game: \"chess\" is none of: mill"),
        ("game = 5", "rules-field", "game: a text is expected"),
        ("base = \"clasic\"", "unknown-rules", "did you mean \"classic\"?"),
        ("game = \"pegs\"\nbase = \"classic\"", "rules-game", "classic is a game of mill"),
        (
            "base = \"classic\"\nflies = \"off\"",
            "rules-field",
            "no rule is called \"flies\" in mill",
        ),
        (
            "base = \"classic\"\nfly = \"high\"",
            "rules-field",
            "fly: \"high\" is none of: off, line, free",
        ),
        ("base = \"classic\"\nfly = [1]", "rules-field", "fly: a text, a whole number"),
        ("base = \"classic\"\nstones = -1", "rules-field", "stones: a text, a whole number"),
        ("base = \"classic\"\nstones = 1.5", "rules-field", "stones: a text, a whole number"),
        ("base = \"classic\"\nstones = 300", "rules-field", "stones: \"300\" is none of"),
        ("base = \"classic\"\nstones = 20", "rules-impossible", "impossible rules: 20 stones"),
        (&long, "rules-too-long", "longer than 16384 bytes"),
    ] {
        let error = rule_text::read(text).unwrap_err();
        assert_eq!(error.code(), code, "{text:.60}: {error}");
        assert!(error.to_string().contains(message), "{text:.60}: {error}");
    }
}

#[test]
fn deep_nesting_is_refused_and_not_followed() {
    for opening in ["[", "{", "{a=", "{\"a\":", "[{a="] {
        let deep = opening.repeat(16_000 / opening.len());
        for text in [deep.clone(), format!("a = {deep}")] {
            assert_eq!(rule_text::read(&text).unwrap_err().code(), "rules-syntax", "{opening}");
        }
    }
}

/// An error and what it rests on are printed one after the other, so neither repeats the other.
#[test]
fn a_reason_is_given_once() {
    for text in ["base = \"classic\"\nstones = 40", "base = \"clasic\""] {
        let error = rule_text::read(text).unwrap_err();
        assert!(std::error::Error::source(&error).is_none(), "{error}");
    }
}
