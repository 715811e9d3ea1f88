//! The games that are played from this browser, or by whoever is signed in.
//!
//! On a server that others reach nobody but the browser knows which games those without an account are; its script
//! fills them in.

use maud::{Markup, html};

use super::layout::Page;

/// The place of the own games, where there are seats, and the way to those of others.
pub(super) fn own_games(page: &Page<'_>, away: bool) -> Markup {
    html! {
        @if away {
            section id="own-games" aria-labelledby="own-games-title" data-turn=(page.text("remind-turn"))
                data-short=(page.text("remind-short")) data-account=[page.account] hidden {
                h2 id="own-games-title" { (page.text("online-your-games")) }
                p id="own-turns" role="status" data-words=(turns(page)) hidden {}
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

/// In how many games it is one's turn, with a blank for the number.
fn turns(page: &Page<'_>) -> String {
    page.words().tr("remind-turns", &[("count", "{count}".into())])
}
