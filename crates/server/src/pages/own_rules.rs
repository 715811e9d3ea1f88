//! Rules of one's own: a text is checked and told.

use game::{NamedRules, RuleTextError};
use maud::{Markup, html};

use super::{
    layout::{Page, Place, Sheet},
    rules::{RulesPage, leaflet},
};

/// A text and what came of it.
#[derive(Clone, Copy, Debug)]
pub struct OwnRules<'a> {
    /// What the person wrote; empty at first.
    pub text: &'a str,
    /// The rules, or what is wrong with the text; `None` before it was sent.
    pub outcome: Option<Result<&'a NamedRules, &'a RuleTextError>>,
}

/// What stands in the field before anything is written.
const EXAMPLE: &str = "base = \"classic\"\nstones = 10\nfly = \"off\"\ncaptures = \"per-mill\"\n";

/// The field for the text, with the leaflet or the error below.
pub fn own_rules(page: &Page<'_>, data: &OwnRules<'_>) -> Markup {
    let title = page.text("own-title");
    let problem = data.outcome.and_then(Result::err);
    let text = if data.text.is_empty() { EXAMPLE } else { data.text };
    let main = html! {
        main id="main" data-page="own-rules" {
            section.narrow.screen {
                h1 { (title) }
                p.lead { (page.text("own-lead")) }
                form.stack action="/rules/own" method="post" {
                    label for="text" { (page.text("own-label")) }
                    textarea id="text" name="text" rows="12" spellcheck="false" autocapitalize="off"
                        autocomplete="off" maxlength="16384" required
                        aria-invalid=[problem.map(|_| "true")]
                        aria-describedby=[problem.map(|_| "problem")] { (text) }
                    @if let Some(problem) = problem { (report(page, problem)) }
                    div.row { button.main { (page.text("own-check")) } }
                }
                p.quiet { (page.text("own-hint")) " "
                    a href="/rules" { (page.text("rules-title")) } }
            }
            @if let Some(Ok(rules)) = data.outcome {
                (leaflet(page, &RulesPage { rules, text: Some(data.text), game: None }))
            }
        }
    };
    page.sheet(&Sheet { title: &title, main, script: None, place: Place::Rules })
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
        let data = OwnRules { text, outcome: Some(Err(&error)) };
        let page = own_rules(&page, &data).into_string();
        assert!(page.contains("Zeile 2, Spalte 10"), "{page}");
        assert!(page.contains("stones = &lt;b&gt;"), "{page}");
    }
}
