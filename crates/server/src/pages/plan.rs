//! Turns to come: what somebody who waits can leave behind beside the board.
//!
//! The ids and data attributes are what `assets/js/plan.js` and `advance.js` look for.

use std::collections::BTreeMap;

use maud::{Markup, html};

use super::layout::Page;

/// The turn that was made in advance, beside what else waits for an answer.
pub(super) fn advance(page: &Page<'_>) -> Markup {
    html! {
        div.card.asked id="advance" hidden {
            p id="advance-set" role="status" {}
            button id="advance-drop" type="button" { (page.text("advance-drop")) }
        }
    }
}

/// The plan, below the moves; the script shows what is true.
pub(super) fn card(page: &Page<'_>) -> Markup {
    html! {
        section.card.plan id="plan" aria-labelledby="plan-title" data-words=(words(page)) hidden {
            p id="plan-news" role="status" hidden {}
            details id="plan-fold" {
                summary id="plan-title" { (page.text("plan-title")) }
                div.stack {
                    p.quiet { (page.text("plan-lead")) }
                    ul id="plan-lines" hidden {}
                    div.row id="plan-rest" {
                        button id="plan-make" type="button" { (page.text("plan-make")) }
                        button id="plan-change" type="button" hidden { (page.text("plan-change")) }
                        button id="plan-drop" type="button" hidden { (page.text("plan-drop")) }
                    }
                    div.field id="plan-claiming" hidden {
                        label for="plan-claim" { (page.text("plan-claim")) }
                        select id="plan-claim" {
                            option value="" { (page.text("plan-claim-no")) }
                            @for kind in ["repetition", "no-progress"] {
                                option value=(kind) { (page.text(&format!("board-claim-{kind}"))) }
                            }
                        }
                    }
                    div.row id="plan-work" hidden {
                        button.main id="plan-keep" type="button" { (page.text("plan-keep")) }
                        button id="plan-back" type="button" { (page.text("plan-one-back")) }
                        button id="plan-other" type="button" { (page.text("plan-other")) }
                        button id="plan-cancel" type="button" { (page.text("plan-cancel")) }
                    }
                    p.problem id="plan-problem" role="alert" {}
                }
            }
        }
    }
}

/// The messages that the scripts need.
const WORDS: [&str; 13] = [
    "plan-theirs",
    "plan-own",
    "plan-over",
    "plan-line",
    "plan-line-any",
    "plan-line-claim",
    "plan-line-open",
    "plan-cut",
    "plan-kept",
    "plan-gone-on",
    "advance-set",
    "advance-go",
    "advance-take",
];

/// What the scripts say by themselves: JSON, by the name of each message.
fn words(page: &Page<'_>) -> String {
    let blanks = ["player", "theirs", "own", "turn"].map(|blank| (blank, format!("{{{blank}}}")));
    let blanks = blanks.each_ref().map(|(name, text)| (*name, text.as_str().into()));
    let said = |word: &'static str| (word, page.words().tr(word, &blanks));
    let spoken: BTreeMap<&str, String> = WORDS.into_iter().map(said).collect();
    serde_json::json!(spoken).to_string()
}
