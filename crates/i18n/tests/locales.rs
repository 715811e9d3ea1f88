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

#[test]
fn every_language_has_the_same_files_and_messages_with_the_same_variables() {
    let english = files(Language::FALLBACK);
    assert!(english.len() > 4);
    for &language in Language::ALL {
        let own = files(language);
        assert_eq!(own.keys().collect::<Vec<_>>(), english.keys().collect::<Vec<_>>());
        for (name, text) in &english {
            let (wanted, found) = (messages(name, text), messages(name, &own[name]));
            for (key, variables) in &wanted {
                let there = found.get(key);
                assert_eq!(there, Some(variables), "{language}/{name}: {key}");
            }
            for key in found.keys() {
                assert!(wanted.contains_key(key), "{language}/{name}: {key} is too much");
            }
        }
    }
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

#[test]
fn the_words_of_commands_are_never_ambiguous() {
    let mut owner = BTreeMap::new();
    for &language in Language::ALL {
        let all = files(language);
        for key in messages("play.ftl", &all["play.ftl"]).into_keys() {
            if !key.starts_with("command-") && !key.starts_with("claim-") {
                continue;
            }
            for word in Catalogue::get(language).text(&key).split_whitespace() {
                let first = owner.entry(word.to_string()).or_insert_with(|| key.clone());
                assert_eq!(*first, key, "{word} is understood in two ways");
                assert_eq!(word, word.to_lowercase(), "{word}");
            }
        }
    }
    assert!(owner.len() > 30);
}

#[test]
fn variables_are_filled_in_without_marks_and_plurals_are_right() {
    let english = Catalogue::get(Language::EnGb);
    assert_eq!(english.tr("play-undone", &[("count", 1.into())]), "One turn taken back.");
    assert_eq!(english.tr("play-undone", &[("count", 2.into())]), "2 turns taken back.");
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
