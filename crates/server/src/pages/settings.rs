//! Board, stones and sound: chosen once, for every game. It works without a script.

use game::catalogue;
use maud::{Markup, html};

use super::{
    layout::{Page, Place, Sheet},
    looks::{BoardLook, StoneLook, Taste},
    scenes::Scene,
    wood,
};

/// The page of the choices; `game` is where the reader comes from, `away` says whether others reach the
/// server.
pub fn settings(page: &Page<'_>, game: Option<&str>, away: bool) -> Markup {
    let title = page.text("looks-title");
    let Taste { board, stones, sound } = page.taste;
    let main = html! {
        main.settings id="main" data-page="settings" {
            h1 { (title) }
            p.quiet { (page.text("looks-lead")) }
            @if let Some(game) = game {
                p { a.button href={ "/game/" (game) } { (page.text("looks-back")) } }
            }
            section aria-labelledby="boards" {
                h2 id="boards" { (page.text("looks-boards")) }
                ul.looks {
                    @for look in BoardLook::ALL {
                        (choice(page, "board", look.as_str(), look == board,
                            &picture("classic", look, stones)))
                    }
                }
            }
            section aria-labelledby="stones" {
                h2 id="stones" { (page.text("looks-stones")) }
                ul.looks {
                    @for look in StoneLook::ALL {
                        (choice(page, "stones", look.as_str(), look == stones,
                            &picture("three", board, look)))
                    }
                }
            }
            (sound_choice(page, sound))
            @if !away { p { a href="/profile" { (page.text("profile-link")) } } }
        }
    };
    let script = Some("js/settings.js");
    page.sheet(&Sheet { title: &title, main, script, place: Place::Elsewhere })
}

/// A look as a picture that is chosen by a click; its name has the key `looks-KIND-NAME`.
fn choice(page: &Page<'_>, kind: &str, name: &str, chosen: bool, picture: &Markup) -> Markup {
    html! {
        li {
            a.look href={ (page.link(kind, name)) "#" (kind_anchor(kind)) } rel="nofollow"
                aria-current=[chosen.then_some("true")] {
                (picture)
                strong { (page.text(&format!("looks-{kind}-{name}"))) }
                span.quiet { (page.text(&format!("looks-{kind}-{name}-about"))) }
            }
        }
    }
}

/// Where on the page a choice stands, so that the page does not jump.
fn kind_anchor(kind: &str) -> &'static str {
    if kind == "board" { "boards" } else { "stones" }
}

fn sound_choice(page: &Page<'_>, on: bool) -> Markup {
    html! {
        section aria-labelledby="sound" {
            h2 id="sound" { (page.text("looks-sound")) }
            p { (page.text("looks-sound-lead")) }
            div.row {
                @for (value, here) in [("on", on), ("off", !on)] {
                    a.button href={ (page.link("sound", value)) "#sound" } rel="nofollow"
                        aria-current=[here.then_some("true")] {
                        (page.text(&format!("looks-sound-{value}")))
                    }
                }
            }
            div.row.samples hidden {
                @for sound in ["set", "slide", "take", "mill", "over"] {
                    button type="button" data-sample=(sound) {
                        (page.text(&format!("looks-sound-{sound}")))
                    }
                }
            }
        }
    }
}

/// The little board of a game, in a look of its own.
fn picture(id: &str, board: BoardLook, stones: StoneLook) -> Markup {
    let scene = catalogue::find(id).map(|entry| Scene::of(entry.id, &entry.rules));
    scene.map_or_else(|_| html! {}, |scene| wood::little_in(&scene, board, stones))
}
