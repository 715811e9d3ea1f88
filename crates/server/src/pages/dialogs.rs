//! What is asked once more beside a board before it is done.

use board::Side;
use maud::{Markup, html};
use speech::Speech;

use super::layout::Page;

/// Asks what a draw is claimed for.
pub(super) fn claim(page: &Page<'_>) -> Markup {
    html! {
        dialog id="claim-dialog" aria-labelledby="claim-title" {
            form.stack method="dialog" {
                h2 id="claim-title" { (page.text("board-claim")) }
                p.quiet { (page.text("board-claim-lead")) }
                div.field {
                    label for="claim-kind" { (page.text("board-claim-kind")) }
                    select id="claim-kind" name="kind" {
                        @for kind in ["repetition", "no-progress"] {
                            option value=(kind) { (page.text(&format!("board-claim-{kind}"))) }
                        }
                    }
                }
                div.field {
                    label for="claim-intended" { (page.text("board-claim-intended")) }
                    select id="claim-intended" name="intended" {
                        option value="" { (page.text("board-claim-board")) }
                    }
                }
                div.row {
                    button.main id="claim-send" value="claim" { (page.text("board-claim-send")) }
                    button id="claim-cancel" form="claim-close" { (page.text("board-cancel")) }
                }
            }
            form id="claim-close" method="dialog" {}
        }
    }
}

/// Asks once more before a game is given up.
pub(super) fn resign(page: &Page<'_>, speech: &Speech) -> Markup {
    html! {
        dialog id="resign-dialog" aria-labelledby="resign-title" {
            form.stack method="dialog" {
                h2 id="resign-title" { (page.text("board-resign-sure")) }
                @for side in Side::ALL {
                    p data-side=(side) { (speech.say_of("board-resigns", side)) }
                }
                div.row {
                    button id="resign-cancel" autofocus { (page.text("board-resign-not")) }
                    button.main id="resign-send" value="resign" { (page.text("board-resign")) }
                }
            }
        }
    }
}
