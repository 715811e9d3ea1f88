//! Where a game should begin, as the form for a new game says it.

use game::NamedRules;
use i18n::{Catalogue, Language};

use crate::{
    analysis::{Way, WayError},
    openings::openings,
    pages::{BeginProblem, NewGameValues},
};

/// The position a game should begin with; nothing is the usual one.
pub(super) fn start(
    rules: &NamedRules,
    rule_text: Option<&str>,
    values: &NewGameValues,
    language: Language,
) -> Result<Option<String>, BeginProblem> {
    let way = Way {
        rules: rule_text.is_none().then(|| rules.id.clone()),
        rule_text: rule_text.map(str::to_string),
        start: None,
        turns: Vec::new(),
    };
    let (field, way) = match values.begin.as_str() {
        "opening" => {
            let Some(opening) = openings(rules).find(|opening| opening.key == values.opening)
            else {
                return Ok(None);
            };
            ("opening", Way { turns: words(opening.turns), ..way })
        }
        "turns" => ("turns", Way { turns: words(&values.turns), ..way }),
        "position" => ("fen", Way { start: Some(values.fen.trim().to_string()), ..way }),
        _ => return Ok(None),
    };
    if way.turns.is_empty() && way.start.as_ref().is_none_or(String::is_empty) {
        return Err(problem(field, "begin-missing", None, language));
    }
    let table = way.table(language).map_err(|error| match error {
        WayError::Opening(error) => problem(field, error.code, Some(error.message), language),
        WayError::Turn { sentence, .. } => BeginProblem { field, sentence, diagnosis: None },
    })?;
    match table.game.end() {
        None => Ok(Some(table.game.position().to_fen())),
        Some(_) => Err(problem(field, "position-over", None, language)),
    }
}

fn problem(
    field: &'static str,
    code: &str,
    diagnosis: Option<String>,
    language: Language,
) -> BeginProblem {
    let sentence = Catalogue::get(language).text(&format!("error-{code}"));
    BeginProblem { field, sentence, diagnosis }
}

/// The turns of a text: a throw belongs to the turn after it, and numbers of moves are no turns.
fn words(text: &str) -> Vec<String> {
    let mut turns: Vec<String> = Vec::new();
    for word in text.split(|c: char| c.is_whitespace() || c == ';') {
        let word = unnumbered(word);
        match turns.last_mut().filter(|last| last.ends_with(')')) {
            _ if word.is_empty() => {}
            Some(throw) => *throw = format!("{throw} {word}"),
            None => turns.push(word.to_string()),
        }
    }
    turns
}

/// A word without the number of a move before it, as in `12.` or `3...`.
fn unnumbered(word: &str) -> &str {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    if rest.len() < word.len() && rest.starts_with('.') {
        rest.trim_start_matches('.')
    } else {
        word
    }
}

#[cfg(test)]
mod tests {
    use game::catalogue;

    use super::*;

    fn begun(id: &str, begin: &str, text: &str) -> Result<Option<String>, BeginProblem> {
        let rules =
            NamedRules { id: id.to_string(), rules: catalogue::find(id).expect("a preset").rules };
        let values = NewGameValues {
            begin: begin.to_string(),
            opening: text.to_string(),
            turns: text.to_string(),
            fen: text.to_string(),
            ..NewGameValues::default()
        };
        start(&rules, None, &values, Language::EnGb)
    }

    #[test]
    fn turns_are_read_with_numbers_and_throws() {
        assert_eq!(words("1. d6 d2 2.f4 b4"), ["d6", "d2", "f4", "b4"]);
        assert_eq!(words("1. 11-15 1... 22-18"), ["11-15", "22-18"]);
        assert_eq!(words("(5,5,4) d1-g7; (1,2,3)  a1"), ["(5,5,4) d1-g7", "(1,2,3) a1"]);
        assert!(words(" 1. ").is_empty());
    }

    #[test]
    fn openings_turns_and_positions_are_beginnings() {
        let fen = begun("classic", "turns", "1. d6 d2 2. f4 b4").unwrap().unwrap();
        assert_eq!(begun("classic", "opening", "crossings").unwrap(), Some(fen.clone()));
        assert_eq!(begun("classic", "position", &fen).unwrap(), Some(fen));
        assert_eq!(begun("classic", "usual", "d6").unwrap(), None);
        assert_eq!(begun("classic", "opening", "nothing").unwrap(), None);
    }

    #[test]
    fn what_is_no_beginning_is_told_at_its_field() {
        for (begin, text, field) in [
            ("turns", "d6 d6", "turns"),
            ("turns", "", "turns"),
            ("position", "nonsense", "fen"),
            ("position", " ", "fen"),
        ] {
            let problem = begun("classic", begin, text).unwrap_err();
            assert_eq!(problem.field, field);
            assert!(problem.sentence.ends_with('.'), "{problem:?}");
        }
        let problem = begun("classic", "turns", "d6 d6").unwrap_err();
        assert!(problem.sentence.contains("d6"), "{problem:?}");
    }
}
