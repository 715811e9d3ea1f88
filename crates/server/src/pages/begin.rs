//! Where a game begins: as always, after an opening, after some turns, or in any position.

use game::NamedRules;
use maud::{Markup, html};

use super::{
    english,
    layout::Page,
    new_game::{NewGameValues, radios},
};
use crate::openings::openings;

/// What is wrong with where a game should begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BeginProblem {
    /// The field that says it.
    pub field: &'static str,
    /// What is wrong, as a translated sentence.
    pub sentence: String,
    /// The diagnosis, in English.
    pub diagnosis: Option<String>,
}

/// The fold with the questions; it is open if something was chosen there.
pub(super) fn begin(
    page: &Page<'_>,
    named: &NamedRules,
    values: &NewGameValues,
    problem: Option<&BeginProblem>,
) -> Markup {
    let known: Vec<_> = openings(named).collect();
    let mut ways = vec!["usual", "opening", "turns", "position"];
    ways.retain(|way| *way != "opening" || !known.is_empty());
    let chosen = ways.iter().find(|way| **way == values.begin).copied().unwrap_or("usual");
    html! {
        details.begin id="begin-from" open[chosen != "usual"] {
            summary { (page.text("new-begin-from")) }
            fieldset {
                legend.visually-hidden { (page.text("new-begin-from")) }
                (radios(page, "begin", chosen, &ways))
                div.field data-begin="opening" {
                    label for="opening" { (page.text("new-opening")) }
                    select id="opening" name="opening" {
                        @for opening in known {
                            option value=(opening.key) selected[opening.key == values.opening] {
                                (page.text(&format!("opening-{}", opening.key))) " (" (opening.turns) ")"
                            }
                        }
                    }
                }
                (text(page, named, "turns", &values.turns, problem))
                (text(page, named, "fen", &values.fen, problem))
            }
        }
    }
}

/// A field for a text, with what is wrong with it.
fn text(
    page: &Page<'_>,
    named: &NamedRules,
    field: &'static str,
    value: &str,
    problem: Option<&BeginProblem>,
) -> Markup {
    let problem = problem.filter(|problem| problem.field == field);
    let way = if field == "fen" { "position" } else { "turns" };
    let described = if problem.is_some() { "begin-problem" } else { "" };
    html! {
        div.field data-begin=(way) {
            label for={ "begin-" (field) } { (page.text(&format!("new-begin-{field}-label"))) }
            input id={ "begin-" (field) } name=(field) value=(value) maxlength="2000" autocomplete="off"
                autocapitalize="off" spellcheck="false" aria-invalid=[problem.map(|_| "true")]
                aria-describedby={ "begin-" (field) "-help " (described) };
            @if let Some(problem) = problem {
                div.problem id="begin-problem" role="alert" {
                    p { (problem.sentence) }
                    @if let Some(diagnosis) = &problem.diagnosis { p.quiet { (english(page, diagnosis)) } }
                }
            }
            p.quiet id={ "begin-" (field) "-help" } {
                (page.words().tr(&format!("new-begin-{field}-help"), &[("example", example(named, field).into())]))
                @if field == "fen" {
                    " " a href={ "/analysis?rules=" (named.id) "#lay" } { (page.text("new-begin-lay")) }
                }
            }
        }
    }
}

/// How such a text looks for these rules.
fn example(named: &NamedRules, field: &str) -> String {
    let start = named.rules.initial();
    if field == "fen" {
        return start.to_fen();
    }
    let turn = start.legal_moves().first().map(|&turn| start.move_text(turn));
    turn.unwrap_or_else(|| "(6,5,1) a7".to_string())
}
