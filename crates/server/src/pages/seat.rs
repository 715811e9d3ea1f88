//! The seat of whoever looks at a game that is played by seats.
//!
//! Nobody is told their secrets by the server: the script keeps them, and fills the links in.

use board::Side;
use maud::{Markup, html};

use super::{beside, chat, consent, layout::Page, people};
use speech::Speech;

/// What stands beside the board about seats; the script shows what is true.
pub(super) fn card(page: &Page<'_>, speech: &Speech, between: bool) -> Markup {
    html! {
        section.card.seat id="seat" aria-label=(page.text("online-seat")) hidden {
            div.stack id="seat-send" hidden {
                @if page.here && between { (beside::code(page)) }
                p { (page.text("online-send")) }
                (link(page, "invite-link", "copy-invite", "online-link"))
                p.quiet { (page.text("online-send-once")) }
                p.quiet id="offered-all" role="status" hidden {
                    (page.text("seeks-offered")) " "
                    a href="/open" { (page.text("seeks-title")) }
                }
                div.row {
                    button id="offer-all" type="button" { (page.text("seeks-offer-all")) }
                    button id="call-off" type="button" { (page.text("online-call-off")) }
                }
            }
            form.stack id="seat-sit" hidden {
                @for side in Side::ALL {
                    p data-side=(side) { (speech.say_of("online-invited", side)) }
                }
                (people::called(page, &html! {
                    div.field {
                        label for="sit-name" { (page.text("new-player")) }
                        input id="sit-name" name="name" maxlength="40" autocomplete="nickname"
                            spellcheck="false" placeholder=(page.text("new-name-hint"));
                    }
                }))
                div.row { button.main id="sit-down" { (page.text("online-sit")) } }
            }
            p.quiet id="seat-clock" hidden {}
            @if between { (chat::agreed(page)) }
            p.quiet id="seat-rated" hidden { (page.text("people-this-rated")) }
            p id="seat-watch" hidden { (page.text("online-watching")) }
            div id="seat-own" hidden {
                @for side in Side::ALL {
                    p data-side=(side) { (speech.say_of("online-you-play", side)) }
                }
                @if between { (consent::presence(page)) }
                @if page.account.is_some() {
                    div.row id="seat-keep" hidden {
                        button id="own-seat" type="button" { (page.text("people-keep-game")) }
                    }
                }
                details id="seat-elsewhere" {
                    summary { (page.text("online-elsewhere")) }
                    div.stack {
                        p.quiet { (page.text("online-elsewhere-lead")) }
                        (link(page, "seat-link", "copy-seat", "online-seat-link"))
                    }
                }
                @if between { (consent::watching(page)) }
            }
            @if page.here && between { (beside::controls(page)) }
        }
    }
}

/// A link that is filled in, and a button that copies it.
pub(super) fn link(page: &Page<'_>, id: &str, button: &str, label: &str) -> Markup {
    html! {
        div.copied {
            input id=(id) readonly aria-label=(page.text(label));
            button id=(button) type="button" data-done=(page.text("online-copied")) {
                (page.text("online-copy"))
            }
        }
    }
}
