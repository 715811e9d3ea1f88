//! Solitaire: the card beside its board, the problems with the best games, and races.

use game::AnyGame;
use maud::{Markup, html};

use super::{
    game::words,
    heat,
    layout::{Page, Place, Sheet},
    scenes::Scene,
    wood,
};
use crate::{
    http::assets,
    solitaire::{BestGame, KnownProblem, RaceView, clock, known},
};

/// The style of everything here.
pub(super) fn style() -> Markup {
    html! { link rel="stylesheet" href=(assets::url("css/solitaire.css")); }
}

/// The card beside the board: what has been done, and if wanted what is still possible.
pub(super) fn card(page: &Page<'_>, hints: bool) -> Markup {
    let figure = |id: &str, key: &str| {
        html! { div { dt { (page.text(key)) } dd id=(id) {} } }
    };
    html! {
        section.card.solitaire id="solitaire" aria-label=(page.text("solitaire-figures")) {
            dl {
                (figure("solitaire-pegs", "solitaire-pegs"))
                (figure("solitaire-moves", "solitaire-moves"))
                (figure("solitaire-par", "solitaire-par"))
                (figure("solitaire-time", "solitaire-time"))
            }
            p.quiet id="solitaire-counted" hidden { (page.text("solitaire-counted")) }
            p id="solitaire-grade" hidden {}
            p id="outlook" role="status" {}
            div.row hidden[!hints] {
                button id="outlook-toggle" type="button" aria-pressed="false" {
                    (page.text("solitaire-watch"))
                }
                button id="show-solution" type="button" { (page.text("solitaire-solution")) }
            }
            div id="solution" hidden {
                p id="solution-said" aria-live="polite" {}
                div.row {
                    button id="solution-earlier" type="button" { (page.text("board-earlier")) }
                    button id="solution-later" type="button" { (page.text("board-later")) }
                    button id="solution-close" type="button" { (page.text("solitaire-back")) }
                }
            }
            p.quiet { a href="/solitaire" { (page.text("solitaire-more")) } }
        }
    }
}

/// The problems, each with its picture, par and the best games. Races are run at one screen; those who come
/// from elsewhere race over the network.
pub fn problems(page: &Page<'_>, best: &[BestGame], away: bool) -> Markup {
    let title = page.text("solitaire-title");
    let main = html! {
        (style())
        main.problems id="main" data-page="solitaire" {
            header {
                h1 { (title) }
                p.lead { (page.text("solitaire-lead")) }
            }
            ul.cards {
                @for known in known() { (problem(page, &known, best)) }
            }
            p { a href="/daily" { (page.text("daily-title")) } }
            @if away { (heat::form(page)) }
            @if !away {
                section.race-form {
                    h2 { (page.text("race-title")) }
                    p.quiet { (page.text("race-about")) }
                    (race_form(page))
                }
            }
        }
    };
    page.sheet(&Sheet { title: &title, main, script: None, place: Place::Elsewhere })
}

fn name(page: &Page<'_>, known: &KnownProblem) -> String {
    page.text(&format!("problem-{}", known.problem.id))
}

fn problem(page: &Page<'_>, known: &KnownProblem, best: &[BestGame]) -> Markup {
    let own: Vec<&BestGame> =
        best.iter().filter(|game| game.problem.id == known.problem.id).collect();
    let name = name(page, known);
    let par = match known.problem.par {
        Some(par) => page.words().tr("problem-par", &[("moves", par.into())]),
        None => page.text("problem-no-par"),
    };
    let pegs = match &known.start {
        AnyGame::Pegs(pegs) => pegs.pegs().len(),
        _ => 0,
    };
    html! {
        li.figure data-problem=(known.problem.id) {
            (wood::little(&Scene::still(known.start.clone())))
            div {
                h2 { (name) }
                p.quiet {
                    (page.words().tr("problem-pegs", &[("pegs", pegs.into())])) " · " (par)
                }
                form action="/solitaire" method="post" {
                    input type="hidden" name="problem" value=(known.problem.id);
                    button aria-label=(page.words().tr("problem-play-of", &[("name", name.into())])) {
                        (page.text("problem-play"))
                    }
                }
                @if !own.is_empty() { (results(page, &own)) }
            }
        }
    }
}

/// The best games of a problem.
fn results(page: &Page<'_>, games: &[&BestGame]) -> Markup {
    html! {
        table.results {
            caption { (page.text("results-title")) }
            thead {
                tr {
                    @for key in ["results-pegs", "results-moves", "results-time", "results-name"] {
                        th scope="col" { (page.text(key)) }
                    }
                }
            }
            tbody {
                @for game in games {
                    tr data-solved=[game.solved.then_some("yes")] {
                        td { (game.pegs) }
                        td { (game.moves) }
                        td { (clock(game.time)) }
                        td {
                            a href={ "/game/" (game.id) } {
                                @if game.name.is_empty() { (page.text("results-nameless")) }
                                @else { (game.name) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A choice among all problems.
pub(super) fn problem_field(page: &Page<'_>, id: &str) -> Markup {
    html! {
        div.field {
            label for=(id) { (page.text("race-problem")) }
            select id=(id) name="problem" {
                @for known in known() {
                    option value=(known.problem.id) selected[known.problem.id == "english"] {
                        (name(page, &known))
                    }
                }
            }
        }
    }
}

/// A field for the name of a player.
pub(super) fn name_field(label: &str, id: &str, name: &str) -> Markup {
    html! {
        div.field {
            label for=(id) { (label) }
            input id=(id) name=(name) maxlength="40" autocomplete="off" spellcheck="false";
        }
    }
}

fn race_form(page: &Page<'_>) -> Markup {
    html! {
        form.stack action="/solitaire/race" method="post" {
            div.pair {
                (problem_field(page, "race-problem"))
                div.field {
                    label for="race-players" { (page.text("race-players")) }
                    select id="race-players" name="players" {
                        @for count in 2..=4 { option value=(count) { (count) } }
                    }
                }
            }
            div.pair {
                @for number in 1..=4_u64 {
                    @let label = page.words().tr("race-player", &[("number", number.into())]);
                    (name_field(&label, &format!("race-name{number}"), &format!("name{number}")))
                }
            }
            div.row { button.main { (page.text("race-begin")) } }
        }
    }
}

/// A race: a board for each player.
pub fn race(page: &Page<'_>, race: &RaceView) -> Markup {
    let title = page.text("race-title");
    let main = html! {
        (style())
        main.race id="main" data-page="race" data-race=(race.id) data-words=(words(page)) {
            header {
                h1 { (title) }
                p id="race-said" aria-live="polite" { (race.sentence) }
            }
            div.boards data-players=(race.players.len()) {
                @for runner in &race.players {
                    section aria-label=(runner.name) data-game=(runner.game) {
                        h2 { (runner.name) " " span.place data-live="place" {} }
                        zwick-board {
                            noscript { p.problem { (page.text("board-no-script")) } }
                        }
                        p.quiet data-live="line" { (runner.line) }
                    }
                }
            }
            p { a href="/solitaire" { (page.text("solitaire-more")) } }
        }
    };
    page.sheet(&Sheet { title: &title, main, script: Some("js/race.js"), place: Place::Elsewhere })
}
