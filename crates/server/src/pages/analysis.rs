//! The page of analysis: the server lays out the parts, the script fills them.
//!
//! The ids and data attributes are what `assets/js/analysis.js` looks for.

use std::collections::BTreeMap;

use game::{AnyRules, NamedRules};
use i18n::Language;
use maud::{Markup, html};

use super::{
    game::spoken,
    groups::{on_a_shelf, shelf_options},
    layout::{Page, Place, Sheet},
    rules_name,
};
use crate::analysis::Study;

/// What is looked at when the page opens.
#[derive(Clone, Copy, Debug)]
pub struct AnalysisPage<'a> {
    /// The rules.
    pub rules: &'a NamedRules,
    /// The start and the lines from it.
    pub study: &'a Study,
    /// The game it comes from.
    pub game: Option<&'a str>,
}

/// What the script says by itself, by the name of each message.
const WORDS: [&str; 8] = [
    "alike",
    "game-number",
    "too-large",
    "at-start",
    "comment",
    "comment-start",
    "no-points",
    "thinking",
];

/// The page of analysis.
pub fn analysis(page: &Page<'_>, data: &AnalysisPage<'_>) -> Markup {
    let NamedRules { id, rules } = data.rules;
    let title = page.text("analysis-title");
    let puzzle = matches!(rules, AnyRules::Pegs(_));
    let main = html! {
        main.game.analysis id="main" data-page="analysis" data-lang=(page.language)
            data-words=(words(page)) data-study=(serde_json::json!(data.study)) {
            div.table {
                header.title {
                    h1 { (title) }
                    p {
                        a id="rules-link" href={ "/rules/" (id) } { (rules_name(page.words(), id, rules)) }
                        @if let Some(game) = data.game {
                            " · " a href={ "/game/" (game) } { (page.text("analysis-to-game")) }
                        }
                    }
                    p id="players" {}
                }
                zwick-board id="board" {
                    noscript { p.problem { (page.text("board-no-script")) } }
                }
                (curve(page, puzzle))
                (steps(page))
            }
            div.column {
                (here(page, id))
                (set_up(page, rules))
                (lines(page))
                (points(page))
                (open(page, id))
                (export(page, rules))
            }
        }
    };
    page.sheet(&Sheet {
        title: &title,
        main,
        script: Some("js/analysis.js"),
        place: Place::Analysis,
    })
}

fn words(page: &Page<'_>) -> String {
    let mut words: BTreeMap<&str, String> = spoken(page);
    let blanks = ["count", "number", "turn"].map(|blank| (blank, format!("{{{blank}}}")));
    let blanks = blanks.each_ref().map(|(name, text)| (*name, text.as_str().into()));
    for word in WORDS {
        words.insert(word, page.words().tr(&format!("analysis-{word}"), &blanks));
    }
    words.insert("turns", page.text("analysis-turns"));
    words.insert("openings", page.text("analysis-openings"));
    // One is told from many before the script counts.
    words.insert("alike-one", page.words().tr("analysis-alike", &[("count", 1.into())]));
    serde_json::json!(words).to_string()
}

fn curve(page: &Page<'_>, puzzle: bool) -> Markup {
    let key = if puzzle { "analysis-curve-puzzle" } else { "analysis-curve" };
    html! {
        svg.curve id="curve" role="img" aria-label=(page.text(key)) viewBox="0 0 600 72"
            preserveAspectRatio="none" {}
    }
}

/// The buttons that step through a game, and what is drawn on them.
const STEPS: [(&str, &str); 4] = [
    ("first", "M4 4h2v12H4zM16 4v12L7 10z"),
    ("back", "M14 4v12L5 10z"),
    ("forward", "M6 4v12l9-6z"),
    ("last", "M14 4h2v12h-2zM4 4v12l9-6z"),
];

fn steps(page: &Page<'_>) -> Markup {
    html! {
        div.row.walk id="walk" role="group" aria-label=(page.text("analysis-steps")) {
            @for (id, sign) in STEPS {
                button id=(id) type="button" aria-label=(page.text(&format!("analysis-{id}"))) {
                    svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" {
                        path d=(sign) fill="currentColor" {}
                    }
                }
            }
            button id="flip" type="button" aria-pressed="false" { (page.text("board-flip")) }
        }
    }
}

/// What can be played, and what it is worth.
fn here(page: &Page<'_>, rules: &str) -> Markup {
    html! {
        section.card.here id="here" aria-label=(page.text("analysis-position")) {
            p id="sentence" {}
            p.quiet id="said" {}
            p.visually-hidden id="announce" aria-live="polite" {}
            p.problem id="problem" role="alert" {}
            p.problem id="lost" role="status" hidden { (page.text("board-lost")) }
            button id="take-nothing" type="button" hidden { (page.text("board-take-nothing")) }
            form.dice id="throw" hidden {
                span { (page.text("analysis-throw")) }
                @for die in 1..=3 {
                    input type="number" inputmode="numeric" min="1" max="6" required
                        aria-label=(page.words().tr("board-die", &[("number", die.into())]));
                }
                button { (page.text("board-enter-throw")) }
            }
            p { a.button id="play-here" href={ "/new?rules=" (rules) } { (page.text("begin-play-here")) } }
            h2 id="values-title" { (page.text("analysis-turns")) }
            p.quiet id="known" role="status" {}
            ul.values id="values" aria-labelledby="values-title" {}
        }
    }
}

fn lines(page: &Page<'_>) -> Markup {
    html! {
        section.card.lines aria-labelledby="lines-title" {
            h2 id="lines-title" { (page.text("analysis-lines")) }
            div id="lines" role="group" aria-labelledby="lines-title" {}
            div.stack.remark {
                label id="comment-label" for="comment" { (page.text("analysis-comment-start")) }
                textarea id="comment" rows="2" maxlength="1000" {}
                button id="cut" type="button" hidden { (page.text("analysis-branch-off")) }
            }
        }
    }
}

fn points(page: &Page<'_>) -> Markup {
    html! {
        section.card.points id="points-card" aria-labelledby="points-title" hidden {
            h2 id="points-title" { (page.text("analysis-points")) }
            p.quiet id="points-state" role="status" { (page.text("analysis-points-coming")) }
            ol id="points" {}
        }
    }
}

/// Another game or position: by its rules, by a text, by a file, by hand.
fn open(page: &Page<'_>, chosen: &str) -> Markup {
    html! {
        details.card.bring id="open" {
            summary { (page.text("analysis-open")) }
            form.stack action="/analysis" {
                div.field {
                    label for="rules" { (page.text("analysis-rules")) }
                    select id="rules" name="rules" {
                        @if !on_a_shelf(chosen) {
                            option value=(chosen) selected { (page.text("new-own")) }
                        }
                        (shelf_options(page, chosen))
                    }
                }
                div.row {
                    button { (page.text("analysis-change-rules")) }
                    button id="set-up" type="button" { (page.text("analysis-set-up")) }
                }
            }
            form.stack id="bring" {
                div.field {
                    label for="text" { (page.text("analysis-paste")) }
                    textarea id="text" rows="5" spellcheck="false" aria-describedby="text-help" {}
                    p.quiet id="text-help" { (page.text("analysis-paste-help")) }
                }
                div.field {
                    label for="file" { (page.text("analysis-file")) }
                    input id="file" type="file" accept=".txt,.pdn,.json,.zwr,text/plain,application/json";
                }
                div.field id="which-field" hidden {
                    label for="which" { (page.text("analysis-which")) }
                    select id="which" {}
                }
                p.problem id="bring-problem" role="alert" {}
                div.row {
                    button.main { (page.text("analysis-read")) }
                    button id="as-far" type="button" hidden { (page.text("analysis-read-as-far")) }
                }
            }
        }
    }
}

/// The board laid out by hand.
fn set_up(page: &Page<'_>, rules: &AnyRules) -> Markup {
    let mill = matches!(rules, AnyRules::Mill(_));
    html! {
        section.card.laying id="laying" aria-labelledby="laying-title" hidden {
            h2 id="laying-title" tabindex="-1" { (page.text("analysis-set-up")) }
            p.quiet { (page.text("analysis-set-up-help")) }
            fieldset {
                legend { (page.text("analysis-put")) }
                div.radios id="pieces" {}
            }
            fieldset id="laying-turn" hidden[matches!(rules, AnyRules::Pegs(_))] {
                legend { (page.text("analysis-to-move")) }
                div.radios {
                    @for side in ["white", "black"] {
                        label {
                            input type="radio" name="laying-turn" value=(side);
                            span { (page.text(&format!("analysis-hand-{side}"))) }
                        }
                    }
                }
            }
            fieldset id="laying-hands" hidden[!mill] {
                legend { (page.text("analysis-hand")) }
                label.check {
                    input id="laying-placed" type="checkbox";
                    span { (page.text("analysis-all-placed")) }
                }
                div.pair {
                    @for side in ["white", "black"] {
                        div.field {
                            label for={ "laying-" (side) } { (page.text(&format!("analysis-hand-{side}"))) }
                            input id={ "laying-" (side) } type="number" min="0" max="12" value="0";
                        }
                    }
                }
            }
            p id="laying-why" role="status" {}
            // What the rules say of it in English is for those who read English.
            p.quiet id="laying-diagnosis" lang="en" data-shown[matches!(page.language, Language::EnGb | Language::EnUs)] {}
            div.row {
                button.main id="laying-done" type="button" { (page.text("analysis-set-up-done")) }
                button id="laying-clear" type="button" { (page.text("analysis-clear")) }
                button id="laying-usual" type="button" { (page.text("analysis-usual")) }
                button id="laying-cancel" type="button" { (page.text("analysis-set-up-cancel")) }
            }
            template id="piece" {
                label {
                    input type="radio" name="piece";
                    span {}
                }
            }
            p.visually-hidden id="laying-words" data-possible=(page.text("analysis-possible"))
                data-take-off=(page.text("analysis-take-off")) {}
        }
    }
}

fn export(page: &Page<'_>, rules: &AnyRules) -> Markup {
    let draughts = matches!(rules, AnyRules::Draughts(_));
    html! {
        details.card.export id="export" {
            summary { (page.text("analysis-export")) }
            div.field {
                label for="fen" { (page.text("analysis-position")) }
                input id="fen" readonly;
                a id="link" href="/analysis" { (page.text("analysis-link")) }
            }
            p.quiet { (page.text("analysis-export-record")) }
            div.row {
                button type="button" data-form="text" { (page.text("board-record-text")) }
                button type="button" data-form="pdn" hidden[!draughts] { "PDN" }
                button type="button" data-form="json" { "JSON" }
            }
            p.quiet { (page.text("analysis-export-picture")) }
            div.row {
                button type="button" data-picture="svg" { "SVG" }
                button type="button" data-picture="png" { "PNG" }
            }
            p.problem id="export-problem" role="alert" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_looked_at_stands_on_the_page_without_becoming_markup() {
        let rules = ::game::catalogue::find("english").expect("a preset").rules;
        let rules = NamedRules { id: "english".to_string(), rules };
        let comment = "\"><script>".to_string();
        let study = Study { rules: Some("english".to_string()), comment, ..Study::default() };
        let page = Page::plain(Language::De, "/analysis");
        let data = AnalysisPage { rules: &rules, study: &study, game: None };
        let page = analysis(&page, &data).into_string();
        assert!(page.contains("&quot;rules&quot;:&quot;english&quot;"), "{page}");
        assert!(!page.contains("\"><script>"));
        for id in ["board", "curve", "values", "lines", "points", "comment", "bring", "laying"] {
            assert_eq!(page.matches(&format!(" id=\"{id}\"")).count(), 1, "{id}");
        }
    }
}
