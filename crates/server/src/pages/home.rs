//! The home page: the games as little living boards.

use game::catalogue::Entry;
use maud::{Markup, html};

use super::{
    beside,
    games::{GameCard, strip},
    groups::Shelf,
    layout::{Page, Place, Sheet},
    own_games::own_games,
    scenes::Scene,
    wood,
};

/// How many little boards of variants stand open; the others are folded away.
const OPEN: usize = 8;

/// The games, and the unfinished ones to go on with.
pub fn home(page: &Page<'_>, unfinished: &[GameCard], away: bool) -> Markup {
    let main = html! {
        main.home id="main" data-page="home" {
            div.welcome {
                h1 { (page.text("home-title")) }
                p { (page.text("home-lead")) }
            }
            (own_games(page, away))
            @if !unfinished.is_empty() {
                section aria-labelledby="continue" {
                    h2 id="continue" { (page.text("home-continue")) }
                    (strip(page, unfinished))
                }
            }
            (leaflets(page, "mill", "classic", Shelf::MillLeaflets, &[]))
            (variants(page))
            (leaflets(page, "draughts", "schmidt_de", Shelf::DraughtsLeaflets,
                &[Shelf::DraughtsBooks, Shelf::DraughtsLosing]))
            (cards(page, "hunts", Shelf::Hunts))
            (cards(page, "solitaire", Shelf::Solitaire))
            p { a href="/solitaire" { (page.text("solitaire-more")) } }
            @if page.here { (beside::mention(page)) }
            section.own-rules {
                h2 { (page.text("home-own")) }
                p { (page.text("home-own-lead")) " "
                    a href="/rules/own" { (page.text("home-own-link")) } }
            }
        }
    };
    page.sheet(&Sheet {
        title: &page.text("home-title"),
        main,
        script: Some("js/lists.js"),
        place: Place::Home,
    })
}

/// A family that is chosen by its leaflet: a board, and the leaflets around it.
fn leaflets(page: &Page<'_>, id: &str, shown: &str, first: Shelf, folded: &[Shelf]) -> Markup {
    let shown = first.games().find(|entry| entry.id == shown);
    html! {
        section.family aria-labelledby=(id) {
            h2 id=(id) { (page.text(&format!("home-{id}"))) }
            h3 { (page.text(first.key())) }
            ul.leaflets {
                @if let Some(entry) = shown {
                    li.hero {
                        a href={ "/new?rules=" (entry.id) } aria-label=(play_label(page, entry)) {
                            (wood::little(&Scene::of(entry.id, &entry.rules)))
                        }
                    }
                }
                @for entry in first.games() { (row(page, entry)) }
            }
            @for &shelf in folded {
                details {
                    summary { (page.text(shelf.key())) }
                    ul.leaflets { @for entry in shelf.games() { (row(page, entry)) } }
                }
            }
        }
    }
}

/// A game as a line of text: the name, what differs in it, and its rules.
fn row(page: &Page<'_>, entry: &Entry) -> Markup {
    html! {
        li {
            a.play href={ "/new?rules=" (entry.id) } { (page.words().game_name(entry.id)) }
            p {
                @if let Some(about) = page.words().game_about(entry.id) { (about) " " }
                (rules_link(page, entry))
            }
        }
    }
}

fn variants(page: &Page<'_>) -> Markup {
    let games: Vec<&Entry> = Shelf::MillBoards.games().chain(Shelf::MillVariants.games()).collect();
    let (open, folded) = games.split_at(OPEN.min(games.len()));
    html! {
        section.family aria-labelledby="variants" {
            h3 id="variants" { (page.text("home-variants")) }
            ul.cards { @for entry in open { (card(page, entry)) } }
            details {
                summary { (page.words().tr("home-more", &[("count", folded.len().into())])) }
                ul.cards { @for entry in folded { (card(page, entry)) } }
            }
        }
    }
}

fn cards(page: &Page<'_>, id: &str, shelf: Shelf) -> Markup {
    html! {
        section.family aria-labelledby=(id) {
            h2 id=(id) { (page.text(shelf.key())) }
            ul.cards { @for entry in shelf.games() { (card(page, entry)) } }
        }
    }
}

fn card(page: &Page<'_>, entry: &Entry) -> Markup {
    html! {
        li.game-card {
            a.play href={ "/new?rules=" (entry.id) } {
                (wood::little(&Scene::of(entry.id, &entry.rules)))
                span { (page.words().game_name(entry.id)) }
            }
            p {
                @if let Some(about) = page.words().game_about(entry.id) { (about) " " }
                (rules_link(page, entry))
            }
            @if entry.house_version.is_some() {
                details.house {
                    summary { (page.text("house-mark")) }
                    p { (page.text(&format!("house-{}", entry.id))) }
                }
            }
        }
    }
}

fn rules_link(page: &Page<'_>, entry: &Entry) -> Markup {
    let name = page.words().game_name(entry.id);
    html! {
        a href={ "/rules/" (entry.id) }
            aria-label=(page.words().tr("home-rules-of", &[("game", name.into())])) {
            (page.text("page-rules"))
        }
    }
}

fn play_label(page: &Page<'_>, entry: &Entry) -> String {
    let name = page.words().game_name(entry.id);
    page.words().tr("home-play", &[("game", name.into())])
}
