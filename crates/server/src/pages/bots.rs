//! The bots of an account: which there are, and the token of a new one.

use maud::{Markup, html};

use super::{
    layout::{Page, Place, Sheet},
    people::{FieldProblem, field, is_wrong, wrong},
};
use crate::store::Bot;

/// The field for the name of a bot.
const NAME: &str = "bot-name";

/// The part of the account's page that has its bots.
pub(super) fn section(page: &Page<'_>, bots: &[Bot], problem: Option<FieldProblem<'_>>) -> Markup {
    html! {
        section.card aria-labelledby="bots-title" {
            h2 id="bots-title" { (page.text("bots-title")) }
            p { (page.text("bots-lead")) }
            @if !bots.is_empty() {
                ul.sessions {
                    @for bot in bots { (line(page, bot)) }
                }
            }
            form.stack action="/account/bots" method="post" {
                (field(page, NAME, "bots-name", problem, &html! {
                    input id=(NAME) name=(NAME) required maxlength="40" autocomplete="off"
                        spellcheck="false" autocapitalize="none"
                        aria-describedby=[wrong(NAME, problem)] aria-invalid=[is_wrong(NAME, problem)]
                        autofocus[is_wrong(NAME, problem).is_some()];
                }))
                div.row { button { (page.text("bots-make")) } }
            }
        }
    }
}

fn line(page: &Page<'_>, bot: &Bot) -> Markup {
    let id = &bot.account.id;
    let named = |key: &str| page.words().tr(key, &[("name", bot.account.name.as_str().into())]);
    html! {
        li {
            span.agent { (bot.account.name) }
            @if !bot.open { span.quiet { (page.text("bots-closed")) } }
            div.row {
                form action={ "/account/bots/" (id) "/token" } method="post" {
                    button aria-label=(named("bots-draw-of")) { (page.text("bots-draw")) }
                }
                @if bot.open {
                    form action={ "/account/bots/" (id) "/close" } method="post" {
                        button aria-label=(named("bots-close-of")) { (page.text("bots-close")) }
                    }
                }
            }
        }
    }
}

/// The box that keeps bots from a new game.
pub(super) fn choice(page: &Page<'_>, people_only: bool) -> Markup {
    html! {
        div.people-only {
            label.check {
                input type="checkbox" name="people_only" value="yes" checked[people_only];
                span { (page.text("bots-people-only")) }
            }
        }
    }
}

/// The page that shows a token, once.
pub fn bot_token(page: &Page<'_>, name: &str, token: &str) -> Markup {
    let title = page.words().tr("bots-token", &[("name", name.into())]);
    let main = html! {
        main.people id="main" data-page="bot-token" {
            h1 { (title) }
            p { (page.text("bots-token-lead")) }
            p { code.token { (token) } }
            p { strong { (page.text("bots-token-once")) } }
            div.row { a.button.main href="/account" { (page.text("people-codes-kept")) } }
        }
    };
    page.sheet(&Sheet { title: &title, main, script: None, place: Place::Account })
}
