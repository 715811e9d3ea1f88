//! What two players who sit at different places ask each other for, and know of each other.

use board::Side;
use maud::{Markup, html};
use speech::Speech;

use super::{layout::Page, seat};

/// What waits for an answer, and what seldom has to be done; the script shows what is true.
pub(super) fn card(page: &Page<'_>, speech: &Speech) -> Markup {
    html! {
        div.card.asked id="ask-back" hidden {
            @for side in Side::ALL { p data-side=(side) { (speech.say_of("consent-asks", side)) } }
            button.main id="allow" type="button" { (page.text("consent-allow")) }
            button id="deny" type="button" { (page.text("consent-deny")) }
        }
        div.row id="seldom" hidden {
            button id="abandon" type="button" { (page.text("consent-abandon")) }
            button id="call-off-game" type="button" { (page.text("consent-abort")) }
        }
    }
}

/// Whether the other player is there.
pub(super) fn presence(page: &Page<'_>) -> Markup {
    html! {
        p.presence id="presence" role="status" hidden {
            span data-here="yes" { (page.text("consent-here")) }
            span data-here="no" { (page.text("consent-away")) }
        }
    }
}

/// The link for those who watch.
pub(super) fn watching(page: &Page<'_>) -> Markup {
    html! {
        details id="watching" hidden {
            summary { (page.text("consent-watch")) }
            div.stack {
                p.quiet { (page.text("consent-watch-lead")) }
                (seat::link(page, "watch-link", "copy-watch", "consent-watch-link"))
                label.publish { input id="publish" type="checkbox"; span { (page.text("archive-show")) } }
            }
        }
    }
}
