//! The games that are played from this browser.
//!
//! On a server that others reach nobody but the browser knows which games those are; its script fills
//! them in.

use maud::{Markup, html};

use super::layout::Page;

/// The place of the own games, where there are seats, and the way to those of others.
pub(super) fn own_games(page: &Page<'_>, away: bool) -> Markup {
    html! {
        @if away {
            section id="own-games" aria-labelledby="own-games-title" hidden {
                h2 id="own-games-title" { (page.text("online-your-games")) }
                ul.strip {}
            }
            div.row {
                a href="/open" { (page.text("seeks-title")) }
                @if page.account.is_some() {
                    a href="/account/games" { (page.text("people-games")) }
                }
            }
        }
    }
}
