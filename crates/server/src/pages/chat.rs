//! What two players write to each other, where they have agreed on it.

use maud::{Markup, html};

use super::layout::Page;

/// The card beside the board; the script shows it to the players, and fills it.
pub(super) fn card(page: &Page<'_>) -> Markup {
    html! {
        section.card.chat id="chat" aria-labelledby="chat-title" hidden
            data-you=(page.text("chat-you")) data-hidden=(page.text("chat-hidden")) {
            h2 id="chat-title" { (page.text("chat-title")) }
            div id="chat-lines" role="log" aria-live="polite" aria-labelledby="chat-title"
                tabindex="0" {}
            form.row id="chat-form" {
                input id="chat-text" maxlength="200" autocomplete="off"
                    aria-label=(page.text("chat-label")) aria-describedby="chat-problem";
                button { (page.text("chat-send")) }
            }
            p.problem id="chat-problem" role="alert" {}
        }
    }
}

/// Says that the players can write to each other, to whoever is about to sit down.
pub(super) fn agreed(page: &Page<'_>) -> Markup {
    html! { p.quiet id="seat-chat" hidden { (page.text("chat-agreed")) } }
}

/// The box of a new game.
pub(super) fn choice(page: &Page<'_>, chosen: bool) -> Markup {
    html! {
        label.check.chat-choice {
            input type="checkbox" name="chat" value="yes" checked[chosen];
            span { (page.text("chat-choice")) }
        }
    }
}
