//! Races over the network: the form that makes one, and the page of one.

use maud::{Markup, html};

use super::{
    game::words,
    layout::{Page, Place, Sheet},
    people, seat,
    solitaire::{name_field, problem_field, style},
};
use crate::{
    heats::{HeatState, HeatView},
    solitaire::clock,
};

/// After how many minutes a race may be over.
const MINUTES: [u64; 5] = [5, 10, 20, 30, 60];

/// The form that makes a race.
pub(super) fn form(page: &Page<'_>) -> Markup {
    html! {
        section.race-form {
            h2 { (page.text("heat-title")) }
            p.quiet { (page.text("heat-about")) }
            form.stack action="/solitaire/heat" method="post" {
                div.pair {
                    (problem_field(page, "heat-problem"))
                    div.field {
                        label for="heat-minutes" { (page.text("heat-minutes")) }
                        select id="heat-minutes" name="minutes" {
                            @for minutes in MINUTES {
                                option value=(minutes) selected[minutes == 30] {
                                    (clock(minutes * 60_000))
                                }
                            }
                        }
                    }
                }
                (called(page))
                div.row { button.main { (page.text("heat-make")) } }
            }
        }
    }
}

fn called(page: &Page<'_>) -> Markup {
    people::called(page, &name_field(&page.text("heat-name"), "heat-name", "name"))
}

/// The page of a race; the script shows what is true.
pub fn heat(page: &Page<'_>, heat: &HeatView, links: &str) -> Markup {
    let title = page.words().tr("heat-of", &[("problem", heat.name.as_str().into())]);
    let left = page.words().tr("heat-left", &[("time", "{time}".into())]);
    let main = html! {
        (style())
        main.race.heat id="main" data-page="heat" data-heat=(heat.id) data-state=(heat.state.as_str())
            data-links=(links) data-left=(left) data-words=(words(page)) {
            header {
                h1 { (title) }
                p id="heat-said" aria-live="polite" { (heat.sentence) }
                p id="heat-left" {}
                p.problem id="heat-lost" role="status" hidden { (page.text("heat-lost")) }
                p.problem id="heat-problem" role="alert" {}
            }
            noscript { p.problem { (page.text("board-no-script")) } }
            div.sides {
                section id="heat-own" aria-label=(page.text("heat-board")) hidden { zwick-board {} }
                div.stack {
                    (racers(page, heat))
                    (deeds(page))
                    (invitation(page))
                }
            }
            p { a href="/solitaire" { (page.text("solitaire-more")) } }
        }
    };
    page.sheet(&Sheet { title: &title, main, script: Some("js/heat.js"), place: Place::Elsewhere })
}

fn racers(page: &Page<'_>, heat: &HeatView) -> Markup {
    let begun = heat.state != HeatState::Waiting;
    html! {
        table.results id="heat-racers" {
            caption { (page.text("heat-racers")) }
            thead {
                tr {
                    @for key in ["heat-place", "results-name", "heat-standing"] {
                        th scope="col" { (page.text(key)) }
                    }
                }
            }
            tbody {
                @for racer in &heat.racers {
                    tr data-done[racer.done] {
                        td { @if let (true, Some(place)) = (begun, racer.place) { (place) "." } }
                        td { (racer.name) @if racer.signed { (people::mark(page)) } }
                        td { (racer.line) }
                    }
                }
            }
        }
        // The mark of who is signed in, for the script to copy.
        template id="heat-mark" { (people::mark(page)) }
    }
}

fn deeds(page: &Page<'_>) -> Markup {
    let button = |id: &str, key: &str, deed: &str| {
        html! { button id=(id) type="button" data-deed=(deed) hidden { (page.text(key)) } }
    };
    html! {
        form.card.stack id="heat-join" hidden {
            (called(page))
            div.row { button.main { (page.text("heat-join")) } }
        }
        p.quiet id="heat-watching" hidden { (page.text("heat-watching")) }
        div.row {
            (button("heat-ready", "heat-ready", "ready"))
            (button("heat-unready", "heat-not-ready", "unready"))
            (button("heat-begin", "heat-begin", "begin"))
            (button("heat-leave", "heat-leave", "leave"))
            (button("heat-stop", "heat-stop", "stop"))
            (button("heat-rematch", "heat-rematch", "rematch"))
            a.button.main id="heat-next" href="" hidden { (page.text("heat-next")) }
        }
    }
}

fn invitation(page: &Page<'_>) -> Markup {
    html! {
        section.card.stack.seat id="heat-invite" hidden {
            p { (page.text("heat-invite")) }
            (seat::link(page, "heat-address", "heat-copy", "heat-link"))
        }
    }
}
