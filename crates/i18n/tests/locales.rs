//! The files of all languages hold the same messages with the same variables.

#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use fluent_syntax::{
    ast::{self, Entry, Expression, InlineExpression, PatternElement},
    parser,
};
use i18n::{Catalogue, Language};

/// The messages of a file with their variables.
type Messages = BTreeMap<String, BTreeSet<String>>;

fn folder(language: Language) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.tag())
}

/// Every file of a language by name.
fn files(language: Language) -> BTreeMap<String, String> {
    fs::read_dir(folder(language))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            (name, fs::read_to_string(path).unwrap())
        })
        .collect()
}

fn messages(name: &str, text: &str) -> Messages {
    let resource = parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{name}: {errors:?}"));
    let mut messages = Messages::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else {
            continue;
        };
        let mut variables = BTreeSet::new();
        let pattern = message.value.as_ref().expect("a message has a text");
        pattern_variables(pattern, &mut variables);
        let key = message.id.name.to_string();
        assert!(messages.insert(key, variables).is_none(), "{name}: {} twice", message.id.name);
    }
    messages
}

fn pattern_variables(pattern: &ast::Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            expression_variables(expression, variables);
        }
    }
}

fn expression_variables(expression: &Expression<&str>, variables: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => inline_variables(inline, variables),
        Expression::Select { selector, variants } => {
            inline_variables(selector, variables);
            for variant in variants {
                pattern_variables(&variant.value, variables);
            }
        }
    }
}

fn inline_variables(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_string());
        }
        InlineExpression::Placeable { expression } => expression_variables(expression, variables),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        other => panic!("a message refers to something else: {other:?}"),
    }
}

/// The files that are not translated yet: a name, and the languages that lack it.
fn untranslated() -> BTreeMap<String, Vec<String>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/untranslated.txt");
    let text = fs::read_to_string(path).unwrap();
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines
        .map(|line| {
            let mut words = line.split_whitespace().map(str::to_string);
            (words.next().unwrap(), words.collect())
        })
        .collect()
}

/// German and British English are written by whoever adds a text; the others may wait.
#[test]
fn what_is_not_translated_yet_is_listed() {
    let waits = |l: &&Language| !matches!(**l, Language::De | Language::EnGb | Language::EnUs);
    let mut missing: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for &language in Language::ALL.iter().filter(waits) {
        let own = files(language);
        for name in files(Language::FALLBACK).into_keys().filter(|name| !own.contains_key(name)) {
            missing.entry(name).or_default().push(language.tag().to_string());
        }
    }
    let lines: Vec<String> =
        missing.iter().map(|(name, tags)| format!("{name} {}", tags.join(" "))).collect();
    assert_eq!(untranslated(), missing, "untranslated.txt has to say:\n{}", lines.join("\n"));
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    let english = files(Language::FALLBACK);
    assert!(english.len() > 4);
    let german = files(Language::De);
    assert_eq!(german.keys().collect::<Vec<_>>(), english.keys().collect::<Vec<_>>());
    for &language in Language::ALL {
        for (name, text) in files(language) {
            let text_there = english.get(&name).unwrap_or_else(|| panic!("{language}/{name}"));
            let (wanted, found) = (messages(&name, text_there), messages(&name, &text));
            for (key, variables) in &wanted {
                let there = found.get(key);
                // American English says only what it says otherwise.
                if there.is_some() || language != Language::EnUs {
                    assert_eq!(there, Some(variables), "{language}/{name}: {key}");
                }
            }
            for key in found.keys() {
                assert!(wanted.contains_key(key), "{language}/{name}: {key} is too much");
            }
        }
    }
}

#[test]
fn american_english_says_only_what_differs() {
    let british = files(Language::EnGb);
    for (name, text) in files(Language::EnUs) {
        let bodies = |text: &str| -> BTreeMap<String, String> {
            let resource = parser::parse(text).unwrap();
            let all = resource.body.iter().filter_map(|entry| match entry {
                Entry::Message(m) => Some((m.id.name.to_string(), format!("{:?}", m.value))),
                _ => None,
            });
            all.collect()
        };
        let there = bodies(&british[&name]);
        for (key, body) in bodies(&text) {
            assert_ne!(there.get(&key), Some(&body), "{name}: {key} is the same in British");
        }
    }
    let american = Catalogue::get(Language::EnUs);
    assert_eq!(american.text("family-draughts"), "Checkers");
    assert_eq!(american.text("reason-agreement"), "agreement");
}

#[test]
fn every_file_is_built_in_and_no_key_is_in_two_files() {
    for &language in Language::ALL {
        let mut all = BTreeSet::new();
        for (name, text) in files(language) {
            for key in messages(&name, &text).into_keys() {
                assert!(Catalogue::get(language).has(&key), "{language}: {key} is not built in");
                assert!(all.insert(key.clone()), "{language}: {key} is in two files");
            }
        }
    }
}

#[test]
fn translators_find_a_comment_on_each_file_and_each_group() {
    for &language in Language::ALL {
        for (name, text) in files(language) {
            let resource = parser::parse(text.as_str()).unwrap();
            let mut group = false;
            assert!(matches!(resource.body[0], Entry::ResourceComment(_)), "{language}/{name}");
            for entry in &resource.body {
                match entry {
                    Entry::GroupComment(comment) => group = !comment.content.is_empty(),
                    Entry::Message(message) => {
                        assert!(group, "{language}/{name}: {}", message.id.name);
                    }
                    _ => {}
                }
            }
        }
    }
}

/// A text without marks, quotation marks of the other language or loose blanks.
#[test]
fn texts_are_clean() {
    for &language in Language::ALL {
        for (name, text) in files(language) {
            for (number, line) in text.lines().enumerate() {
                let place = format!("{language}/{name}:{}", number + 1);
                assert_eq!(line.trim_end(), line, "{place}");
                assert!(!line.contains('\t') && !line.contains('\u{2068}'), "{place}");
                if language == Language::De && !line.starts_with('#') {
                    assert!(!line.contains('"'), "{place}: straight quotation marks");
                }
            }
        }
    }
}

/// The terminal understands the words of the chosen language and the English ones.
#[test]
fn the_words_of_commands_are_never_ambiguous() {
    let english = files(Language::FALLBACK);
    let keys: Vec<String> = messages("play.ftl", &english["play.ftl"])
        .into_keys()
        .filter(|key| key.starts_with("command-") || key.starts_with("claim-"))
        .collect();
    for &language in Language::ALL {
        let mut owner = BTreeMap::new();
        for bundle in [Catalogue::get(Language::FALLBACK), Catalogue::get(language)] {
            for key in &keys {
                for word in bundle.text(key).split_whitespace() {
                    let first = owner.entry(word.to_string()).or_insert(key);
                    assert_eq!(*first, key, "{language}: {word} is understood in two ways");
                    assert_eq!(word, word.to_lowercase(), "{language}: {word}");
                }
            }
        }
        assert!(owner.len() > 30, "{language}");
    }
}

/// The keys that answer a question are the first letters of words that may be typed as well.
#[test]
fn yes_and_no_are_different_letters_of_words_for_it() {
    for &language in Language::ALL {
        let bundle = Catalogue::get(language);
        let (yes, no) = (bundle.text("tui-yes"), bundle.text("tui-no"));
        assert_ne!(yes, no, "{language}");
        assert!(yes != "n" && no != "y", "{language}: English is understood too");
        for (letter, key) in [(yes, "command-accept"), (no, "command-decline")] {
            let words = bundle.text(key);
            let is_first = words.split_whitespace().any(|word| word.starts_with(&letter));
            assert!(letter.chars().count() == 1 && is_first, "{language}: {letter} in {words}");
        }
    }
}

#[test]
fn variables_are_filled_in_without_marks_and_plurals_are_right() {
    let english = Catalogue::get(Language::EnGb);
    assert_eq!(english.tr("play-undone", &[("count", 1.into())]), "One turn taken back.");
    assert_eq!(english.tr("play-undone", &[("count", 2.into())]), "2 turns taken back.");
    let sentence = |language, value| {
        Catalogue::get(language).rule_sentence("mill", "stones", value).unwrap_or_default()
    };
    assert_eq!(sentence(Language::Pl, "3"), "Każda strona ma 3 pionki.");
    assert_eq!(sentence(Language::Pl, "9"), "Każda strona ma 9 pionków.");
    assert_eq!(sentence(Language::Cs, "3"), "Každá strana má 3 kameny.");
    let german = Catalogue::get(Language::De);
    assert_eq!(german.tr("play-undone", &[("count", 1.into())]), "Ein Zug zurückgenommen.");
    let args = [("side", "sheep".into()), ("winner", "".into()), ("reason", "x".into())];
    assert_eq!(german.tr("end-win", &args), "Die Schafe gewinnen: x.");
    let args = [("side", "named".into()), ("winner", "Anna".into()), ("reason", "x".into())];
    assert_eq!(german.tr("end-win", &args), "Anna gewinnt: x.");
}

#[test]
fn a_missing_key_or_variable_never_panics() {
    for &language in Language::ALL {
        let bundle = Catalogue::get(language);
        assert_eq!(bundle.text("nothing-of-the-kind"), "nothing-of-the-kind");
        assert_eq!(bundle.text(""), "");
        assert_eq!(bundle.text("ü ß"), "ü ß");
        assert!(bundle.text("play-saved").contains("file"));
    }
}
