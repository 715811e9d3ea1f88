//! Rules of one's own: chosen rule by rule from what the leaflets say, or written as a text; checked and told.

use std::collections::BTreeSet;

use game::{AnyRules, NamedRules, RuleTextError, catalogue};
use maud::{Markup, html};

use super::{
    groups::Shelf,
    layout::{Page, Place, Sheet},
    rules::{PARTS, RulesPage, leaflet},
};

/// Rules in the making, and what came of them.
#[derive(Clone, Copy, Debug)]
pub struct OwnRules<'a> {
    /// The game they start from.
    pub base: &'a catalogue::Entry,
    /// Whether they were written as a text, and not chosen.
    pub written: bool,
    /// The text; empty at first.
    pub text: &'a str,
    /// The rules, or what is wrong with the text; `None` before it was sent.
    pub outcome: Option<Result<&'a NamedRules, &'a RuleTextError>>,
}

/// What stands in the field before anything is written.
const EXAMPLE: &str = "base = \"classic\"\nstones = 10\nfly = \"off\"\ncaptures = \"per-mill\"\n";

/// The choices and the field for the text, with the leaflet or the error below.
pub fn own_rules(page: &Page<'_>, data: &OwnRules<'_>) -> Markup {
    let title = page.text("own-title");
    let problem = data.outcome.and_then(Result::err);
    let main = html! {
        main id="main" data-page="own-rules" {
            section.narrow.screen {
                h1 { (title) }
                p.lead { (page.text("own-lead")) }
                @if let Some(problem) = problem.filter(|_| !data.written) { (report(page, problem)) }
                (bases(page, data.base.id))
                (choices(page, data))
                (as_text(page, data, problem.filter(|_| data.written)))
            }
            @if let Some(Ok(rules)) = data.outcome {
                (leaflet(page, &RulesPage { rules, text: Some(data.text), game: None }))
            }
        }
    };
    page.sheet(&Sheet { title: &title, main, script: None, place: Place::Rules })
}

/// The game to start from.
fn bases(page: &Page<'_>, base: &str) -> Markup {
    html! {
        form.row action="/rules/own" method="get" {
            label for="base" { (page.text("own-base")) }
            select id="base" name="base" {
                @for shelf in Shelf::ALL {
                    optgroup label=(page.text(shelf.full_key())) {
                        @for entry in shelf.games() {
                            option value=(entry.id) selected[entry.id == base] {
                                (page.words().game_name(entry.id))
                            }
                        }
                    }
                }
            }
            button { (page.text("own-base-take")) }
        }
    }
}

/// Every rule of the game with everything that some leaflet says about it.
fn choices(page: &Page<'_>, data: &OwnRules<'_>) -> Markup {
    let rules = match data.outcome {
        Some(Ok(own)) if own.rules.family() == data.base.family => &own.rules,
        _ => &data.base.rules,
    };
    html! {
        form.stack id="choices" action="/rules/own" method="get" {
            input type="hidden" name="base" value=(data.base.id);
            @for (part, names) in PARTS {
                @let offered: Vec<_> =
                    names.iter().filter_map(|name| Some((*name, values(rules, name)?))).collect();
                @if !offered.is_empty() {
                    details open {
                        summary { (page.text(&format!("rules-part-{part}"))) }
                        @for (name, values) in offered { (choice(page, rules, name, &values)) }
                    }
                }
            }
            div.row { button.main { (page.text("own-check")) } }
        }
    }
}

fn choice(page: &Page<'_>, rules: &AnyRules, name: &str, values: &BTreeSet<String>) -> Markup {
    let now = rules.get(name);
    let told = |value: &str| {
        page.words().rule_sentence(rules.game(), name, value).unwrap_or_else(|| value.to_string())
    };
    html! {
        label for={ "rule-" (name) } { (page.words().rule_name(rules.game(), name)) }
        select id={ "rule-" (name) } name=(name) {
            @for value in values {
                option value=(value) selected[now.as_deref() == Some(value)] { (told(value)) }
            }
        }
    }
}

/// What the games of the family say about a rule, and these rules themselves; nothing where all agree.
fn values(rules: &AnyRules, name: &str) -> Option<BTreeSet<String>> {
    let family = catalogue::all().iter().filter(|entry| entry.family == rules.family());
    let mut values: BTreeSet<String> = family.filter_map(|entry| entry.rules.get(name)).collect();
    values.extend(rules.get(name));
    (values.len() > 1).then_some(values)
}

/// The same as a text, with the names and values it is made of.
fn as_text(page: &Page<'_>, data: &OwnRules<'_>, problem: Option<&RuleTextError>) -> Markup {
    let text = if data.text.is_empty() { EXAMPLE } else { data.text };
    let rules = &data.base.rules;
    html! {
        details id="as-text" open[data.written] {
            summary { (page.text("own-as-text")) }
            form.stack action="/rules/own" method="post" {
                label for="text" { (page.text("own-label")) }
                textarea id="text" name="text" rows="12" spellcheck="false" autocapitalize="off"
                    autocomplete="off" maxlength="16384" required
                    aria-invalid=[problem.map(|_| "true")]
                    aria-describedby=[problem.map(|_| "problem")] { (text) }
                @if let Some(problem) = problem { (report(page, problem)) }
                div.row { button.main { (page.text("own-check")) } }
            }
            p.quiet { (page.text("own-hint")) }
            dl.editions {
                @for field in rules.fields() {
                    div {
                        dt { code { (field.name) } " " (page.words().rule_name(rules.game(), field.name)) }
                        dd { @for value in values(rules, field.name).unwrap_or_default() { code { (value) } " " } }
                    }
                }
            }
        }
    }
}

/// What is wrong, with line and column where they are known.
fn report(page: &Page<'_>, problem: &RuleTextError) -> Markup {
    html! {
        p.problem id="problem" role="alert" data-code=(problem.code()) {
            @match problem {
                RuleTextError::Syntax { line, column, problem } => {
                    strong {
                        (page.words().tr("own-place",
                            &[("line", (*line).into()), ("column", (*column).into())]))
                    }
                    " " span lang="en" { (problem) }
                }
                _ => {
                    strong { (page.text("own-problem")) } " "
                    span lang="en" { (problem) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::rule_text;
    use i18n::Language;

    #[test]
    fn the_example_is_a_rule_set() {
        assert!(rule_text::read(EXAMPLE).is_ok());
    }

    #[test]
    fn a_slip_is_shown_with_its_place_and_the_text_stays() {
        let page = Page::plain(Language::De, "/rules/own");
        let text = "base = \"classic\"\nstones = <b>";
        let error = rule_text::read(text).expect_err("no rules");
        let base = catalogue::find("classic").expect("a preset");
        let data = OwnRules { base, written: true, text, outcome: Some(Err(&error)) };
        let page = own_rules(&page, &data).into_string();
        assert!(page.contains("Zeile 2, Spalte 10"), "{page}");
        assert!(page.contains("stones = &lt;b&gt;"), "{page}");
    }

    #[test]
    fn every_rule_that_leaflets_tell_differently_is_a_choice_in_words() {
        for &language in Language::ALL {
            for entry in catalogue::all() {
                let page = Page::plain(language, "/rules/own");
                let data = OwnRules { base: entry, written: false, text: "", outcome: None };
                let page = own_rules(&page, &data).into_string();
                let (_, choices) = page.split_once("id=\"choices\"").expect("choices");
                let (choices, _) = choices.split_once("</form>").expect("their end");
                for option in choices.split("<option ").skip(1) {
                    let value = option.split('"').nth(1).expect("a value");
                    let told = option.split(['>', '<']).nth(1).expect("a text");
                    assert!(told != value || value.is_empty(), "{language} {} {value}", entry.id);
                }
            }
        }
    }
}
