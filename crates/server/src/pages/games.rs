//! The list of games.

use ::game::AnyGame;
use board::Side;
use maud::{Markup, html};

use super::{
    layout::{Page, Place, Sheet},
    own_games::own_games,
    player,
    scenes::Scene,
    wood,
};

/// A game in a list.
#[derive(Clone, Debug)]
pub struct GameCard {
    /// The id.
    pub id: String,
    /// The name of the rule set.
    pub name: String,
    /// Who plays, as far as they have a name.
    pub players: Vec<CardPlayer>,
    /// What there is to do, or how it ended, as a sentence.
    pub sentence: String,
    /// Whether it has ended.
    pub over: bool,
    /// The position.
    pub position: AnyGame,
    /// When it was last played, as in `2026-03-01 18:30`; `datetime` is the machine's form.
    pub when: String,
    /// The same in the form of the attribute `datetime`.
    pub datetime: String,
}

/// A player of a game in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardPlayer {
    /// The side.
    pub side: Side,
    /// The name.
    pub name: String,
    /// Whether there is a page of this player.
    pub known: bool,
}

/// All games, the latest first; `older` is the address of the next page.
pub fn games(page: &Page<'_>, games: &[GameCard], older: Option<&str>, away: bool) -> Markup {
    let title = page.text("games-title");
    let main = html! {
        main id="main" data-page="games" {
            h1 { (title) }
            p { a.button.main href="/" { (page.text("games-new")) } }
            p.row {
                a href="/archive" { (page.text("archive-title")) }
                @if !away {
                    a href="/results" { (page.text("tally-link")) }
                    a href="/profile" { (page.text("profile-link")) }
                }
            }
            (own_games(page, away))
            @if games.is_empty() && away {
                p.empty { (page.text("online-no-games")) }
            } @else if games.is_empty() {
                p.empty { (page.text("games-none")) " "
                    a href="/" { (page.text("games-begin")) } }
            } @else {
                (strip(page, games))
            }
            @if let Some(older) = older {
                p { a.button href=(older) { (page.text("games-older")) } }
            }
        }
    };
    page.sheet(&Sheet { title: &title, main, script: Some("js/lists.js"), place: Place::Games })
}

/// Games as little boards in a row.
pub(super) fn strip(page: &Page<'_>, games: &[GameCard]) -> Markup {
    html! {
        ul.strip {
            @for game in games {
                li.resume {
                    (wood::little(&Scene::still(game.position.clone())))
                    div.words id={ "about-" (game.id) } {
                        // The link covers the card, and those of the players lie on it.
                        a.whole href={ "/game/" (game.id) } aria-labelledby={ "about-" (game.id) } {
                            strong { (game.name) }
                        }
                        (players(&game.players))
                        span.sentence data-over=[game.over.then_some("yes")] { (game.sentence) }
                        span.when {
                            @if game.over { (page.text("games-over")) " · " }
                            time datetime=(game.datetime) { (game.when) }
                        }
                    }
                }
            }
        }
    }
}

fn players(players: &[CardPlayer]) -> Markup {
    html! {
        @if !players.is_empty() {
            span {
                @for (place, CardPlayer { name, known, .. }) in players.iter().enumerate() {
                    @if place > 0 { " – " }
                    @if *known { (player::link(name)) } @else { (name) }
                }
            }
        }
    }
}
