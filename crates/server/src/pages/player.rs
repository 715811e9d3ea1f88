//! The page of a player with an account.

use maud::{Markup, html};

use super::{
    games::{GameCard, strip},
    layout::{Page, Place, Sheet},
    people, ratings,
};
use crate::store::{MARK, RatingRow};

/// What the page of a player shows.
#[derive(Clone, Copy, Debug)]
pub struct PlayerPage<'a> {
    /// The name.
    pub name: &'a str,
    /// Since when there is the account.
    pub since: &'a str,
    /// The ratings.
    pub ratings: &'a [RatingRow],
    /// The latest games that everybody may see.
    pub games: &'a [GameCard],
}

/// The page.
pub fn player(page: &Page<'_>, data: &PlayerPage<'_>) -> Markup {
    let main = html! {
        main.people id="main" data-page="player" {
            h1 { (data.name) (people::mark(page)) }
            p.quiet { (page.words().tr("player-since", &[("date", data.since.into())])) }
            @if !data.ratings.is_empty() { (ratings::own(page, data.ratings)) }
            section aria-labelledby="player-games" {
                h2 id="player-games" { (page.text("player-games")) }
                @if data.games.is_empty() {
                    p.empty { (page.text("player-none")) }
                } @else {
                    (strip(page, data.games))
                    p { a href={ "/archive?player=" (data.name) } { (page.text("player-all")) } }
                }
            }
        }
    };
    let script = Some("js/lists.js");
    page.sheet(&Sheet { title: data.name, main, script, place: Place::Elsewhere })
}

/// A name as a link to the page of a player.
pub(super) fn link(name: &str) -> Markup {
    html! { a.person href={ "/player/" (name.strip_prefix(MARK).unwrap_or(name)) } { (name) } }
}
