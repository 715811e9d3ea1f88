//! The phone beside the machine: the switch that lets it in, and what stands about it at a board.
//!
//! The ids are what `assets/js/beside.js` looks for.

use board::Side;
use maud::{Markup, html};
use speech::Speech;

use super::layout::{Page, Place, Sheet};
use crate::beside::picture;

/// The door to the home network as it stands.
#[derive(Clone, Copy, Debug)]
pub struct BesidePage<'a> {
    /// The addresses that lead through it; none if it is closed.
    pub addresses: &'a [String],
    /// Why it could not be opened, as a translated sentence.
    pub problem: Option<&'a str>,
}

/// The switch, and the address for the phone.
pub fn beside(page: &Page<'_>, data: &BesidePage<'_>) -> Markup {
    let title = page.text("beside-title");
    let is_open = !data.addresses.is_empty();
    let main = html! {
        main.beside-page id="main" data-page="beside" {
            h1 { (title) }
            p { (page.text("beside-lead")) }
            form.switch action="/beside" method="post" {
                button role="switch" aria-checked=(is_open) name="open" value=(!is_open) {
                    (page.text("beside-switch"))
                }
            }
            @if let Some(problem) = data.problem { p.problem role="alert" { (problem) } }
            @if let [first, others @ ..] = data.addresses {
                section.card.way aria-labelledby="way" {
                    (picture(first, &page.text("beside-code")).unwrap_or_default())
                    div {
                        h2 id="way" { (page.text("beside-scan")) }
                        p { a.address href=(first) { (first) } }
                        @if !others.is_empty() {
                            p.quiet { (page.text("beside-others")) }
                            ul { @for other in others { li { a.address href=(other) { (other) } } } }
                        }
                        p.quiet { (page.text("beside-open")) }
                    }
                }
            } @else {
                p.quiet { (page.text("beside-closed")) }
            }
            p { a href="/" { (page.text("beside-home")) } }
        }
    };
    page.sheet(&Sheet { title: &title, main, script: None, place: Place::Elsewhere })
}

/// Where the home page tells of it.
pub(super) fn mention(page: &Page<'_>) -> Markup {
    html! {
        section.own-rules {
            h2 { (page.text("beside-title")) }
            p { (page.text("beside-mention")) " " a href="/beside" { (page.text("beside-link")) } }
        }
    }
}

/// Asks two at one board who of them stays at it.
pub(super) fn parting(page: &Page<'_>, speech: &Speech) -> Markup {
    html! {
        dialog id="part-dialog" aria-labelledby="part-title" {
            form.stack method="dialog" {
                h2 id="part-title" { (page.text("beside-title")) }
                p { (page.text("beside-part-lead")) }
                fieldset {
                    legend { (page.text("beside-stays")) }
                    div.radios {
                        @for side in Side::ALL {
                            label {
                                input type="radio" name="stays" value=(side)
                                    checked[side == Side::White];
                                span { (speech.title(side)) }
                            }
                        }
                    }
                }
                div.row {
                    button.main id="part-send" value="part" { (page.text("beside-part")) }
                    button value="cancel" formnovalidate { (page.text("board-cancel")) }
                }
            }
        }
    }
}

/// The place of the code that leads the phone to its seat.
pub(super) fn code(page: &Page<'_>) -> Markup {
    html! {
        div.stack id="beside-way" hidden {
            p { (page.text("beside-scan-seat")) }
            img.code id="beside-code" alt=(page.text("beside-code"));
        }
    }
}

/// What can be done about the phone in a game that is played by seats.
pub(super) fn controls(page: &Page<'_>) -> Markup {
    html! {
        div.row id="beside-controls" {
            button id="beside-open" type="button" hidden { (page.text("beside-open-door")) }
            button id="beside-close" type="button" hidden { (page.text("beside-close-door")) }
            button id="gather" type="button" hidden { (page.text("beside-gather")) }
        }
    }
}
