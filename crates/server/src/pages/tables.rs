//! "Become perfect": the tables there are, those that are computed, and those that could be.

use game::{AnyRules, NamedRules, catalogue};
use maud::{Markup, html};

use super::layout::{Page, Place, Sheet};
use crate::{
    http::assets,
    solving::{GameTables, Offer, State, Tables, Work, WorkState, offer, size},
};

/// What the page shows.
#[derive(Clone, Copy, Debug)]
pub struct TablesPage<'a> {
    /// Everything about tables.
    pub tables: &'a Tables,
    /// The game somebody has asked about.
    pub asked: Option<&'a str>,
    /// Why something was not done, as a translated sentence.
    pub problem: Option<&'a str>,
}

/// The page.
pub fn tables(page: &Page<'_>, data: &TablesPage<'_>) -> Markup {
    let title = page.text("tables-title");
    let tables = data.tables;
    let main = html! {
        link rel="stylesheet" href=(assets::url("css/tables.css"));
        main.tables id="main" data-page="tables" data-ver=(tables.ver) {
            header {
                h1 { (title) }
                p.lead { (page.text("tables-lead")) }
            }
            @if let Some(problem) = data.problem { p.problem role="alert" { (problem) } }
            div id="stand" {
                @if !tables.works.is_empty() {
                    section {
                        h2 { (page.text("tables-works")) }
                        ul.works { @for work in &tables.works { (order(page, work)) } }
                    }
                }
                (shelf(page, data, "tables-complete", |game| game.state == State::Complete))
                (shelf(page, data, "tables-possible", |game| is_possible(game) && !game.endings))
                (shelf(page, data, "tables-endings", |game| is_possible(game) && game.endings))
                (shelf(page, data, "tables-impossible", |game| game.state == State::Impossible))
                footer {
                    p { (page.text("tables-needless")) }
                    p { (page.text("tables-shared")) }
                    p {
                        (page.text("tables-folder")) " " code { (tables.folder) } ". "
                        @if let Some(free) = tables.free {
                            (page.words().tr("tables-free", &[("size", size(page.words(), free).into())]))
                        }
                    }
                }
            }
        }
    };
    let script = Some("js/tables.js");
    page.sheet(&Sheet { title: &title, main, script, place: Place::Tables })
}

/// In the form for a new game: the way to a perfect opponent, where there is one.
pub(super) fn link(page: &Page<'_>, named: &NamedRules) -> Markup {
    // How much it would come to is not worked out for those who cannot order it.
    let can_be = page.here && matches!(offer(&named.rules), Offer::Possible(_));
    let is_named = catalogue::find(&named.id).is_ok();
    html! {
        @if can_be && matches!(named.rules, AnyRules::Mill(_)) {
            p.compute {
                @if is_named {
                    a.quiet href={ "/tables?rules=" (named.id) } { (page.text("tables-new-compute")) }
                } @else {
                    // The rules themselves go along with the form.
                    button.quiet formaction="/tables" formmethod="get" formnovalidate {
                        (page.text("tables-new-compute"))
                    }
                }
            }
        }
    }
}

/// An order, with how far it is and what can be done with it.
fn order(page: &Page<'_>, work: &Work) -> Markup {
    let bar = page.words().tr("tables-bar", &[("game", work.name.as_str().into())]);
    html! {
        li.card id={ "work-" (work.graph) } data-graph=(work.graph) data-state=(work.state.as_str()) {
            h3 { (work.name) }
            progress max="1000" value=(work.done) aria-label=(bar) data-live="done" {}
            p.numbers {
                span data-live="part" { (work.part) }
                span data-live="left" { (work.left) }
            }
            p.quiet {
                span data-live="doing" { (work.doing) }
                span data-live="pace" { (work.pace) }
                span data-live="size" { (work.size) }
            }
            div.row {
                @match work.state {
                    WorkState::Paused => (deed(page, work, "resume", "tables-resume")),
                    WorkState::Failed => (again(page, work)),
                    WorkState::Running | WorkState::Waiting => {
                        (deed(page, work, "pause", "tables-pause"))
                    }
                }
                (deed(page, work, "stop", "tables-stop"))
            }
        }
    }
}

/// A button that does something with an order.
fn deed(page: &Page<'_>, work: &Work, deed: &str, key: &str) -> Markup {
    html! {
        form action={ "/tables/" (work.graph) "/" (deed) } method="post" {
            button id={ (deed) "-" (work.graph) } aria-label=(of(page, key, &work.name)) {
                (page.text(key))
            }
        }
    }
}

fn again(page: &Page<'_>, work: &Work) -> Markup {
    html! {
        form action="/tables" method="post" {
            (rules_field(&work.rules, work.rule_text.as_deref()))
            button.main aria-label=(of(page, "tables-again", &work.name)) {
                (page.text("tables-again"))
            }
        }
    }
}

/// The field that says which rules are meant.
fn rules_field(id: &str, text: Option<&str>) -> Markup {
    match text {
        Some(text) => html! { input type="hidden" name="rule_text" value=(text); },
        None => html! { input type="hidden" name="rules" value=(id); },
    }
}

/// The name of a button, with the game it is about.
fn of(page: &Page<'_>, key: &str, game: &str) -> String {
    let button = page.text(key);
    page.words().tr("tables-button-of", &[("button", button.into()), ("game", game.into())])
}

fn is_possible(game: &GameTables) -> bool {
    matches!(game.state, State::Partial | State::Possible)
}

/// Some of the games under a heading: the one that was asked about first, then those begun.
fn shelf(
    page: &Page<'_>,
    data: &TablesPage<'_>,
    heading: &str,
    belongs: impl Fn(&GameTables) -> bool,
) -> Markup {
    let in_work = |game: &GameTables| data.tables.works.iter().any(|work| work.graph == game.graph);
    let games = data.tables.games.iter();
    let mut games: Vec<_> = games.filter(|game| belongs(game) && !in_work(game)).collect();
    games.sort_by_key(|game| {
        (data.asked != Some(game.graph.as_str()), game.state != State::Partial)
    });
    let is_complete = heading == "tables-complete";
    html! {
        @if !games.is_empty() || is_complete {
            section {
                h2 { (page.text(heading)) }
                @if games.is_empty() { p.quiet { (page.text("tables-none")) } }
                ul.games { @for game in games { (row(page, game, data.asked)) } }
            }
        }
    }
}

fn row(page: &Page<'_>, game: &GameTables, asked: Option<&str>) -> Markup {
    let (first, others) = match game.names.split_first() {
        Some((first, others)) => (first.as_str(), others),
        None => ("", [].as_slice()),
    };
    let is_asked = asked == Some(game.graph.as_str());
    html! {
        li id={ "game-" (game.graph) } data-asked=[is_asked.then_some("yes")]
            data-rules=(game.rules.first().map_or("", String::as_str)) {
            div.words {
                h3 { (first) }
                @if !others.is_empty() {
                    p.quiet {
                        (page.words().tr("tables-also", &[("names", others.join(", ").into())]))
                    }
                }
                @if let Some(obstacle) = &game.obstacle { p { (obstacle) } }
                @if let Some(makes) = makes(game) { p { (page.text(makes)) } }
                @if let Some(value) = &game.value { p { (value) } }
                @if !game.about.is_empty() {
                    p.quiet {
                        (game.about)
                    }
                }
            }
            div.row { (buttons(page, game, first)) }
        }
    }
}

/// What the tables of a game make possible.
fn makes(game: &GameTables) -> Option<&'static str> {
    match (game.state, game.endings) {
        (State::Complete, false) => Some("tables-perfect"),
        (State::Complete, true) => Some("tables-endings-perfect"),
        (State::Partial, _) => Some("tables-partly"),
        _ => None,
    }
}

fn buttons(page: &Page<'_>, game: &GameTables, name: &str) -> Markup {
    let id = game.rules.first().map_or("", String::as_str);
    let is_named = catalogue::find(id).is_ok();
    html! {
        @match game.state {
            State::Complete if is_named => {
                a.button.main href={ "/new?rules=" (id) "&opponent=computer&level=10" }
                    aria-label=(of(page, "tables-play", name)) { (page.text("tables-play")) }
                a.button href={ "/analysis?rules=" (id) }
                    aria-label=(of(page, "tables-explore", name)) { (page.text("tables-explore")) }
            }
            State::Complete => {
                form action="/new" {
                    (rules_field(id, game.rule_text.as_deref()))
                    input type="hidden" name="opponent" value="computer";
                    input type="hidden" name="level" value="10";
                    button.main aria-label=(of(page, "tables-play", name)) {
                        (page.text("tables-play"))
                    }
                }
            }
            State::Possible => (compute(page, game, name, "tables-compute")),
            State::Partial if is_named || game.rule_text.is_some() => {
                (compute(page, game, name, "tables-compute-on"))
            }
            State::Partial | State::Impossible => {}
        }
        @if game.bytes > 0 {
            details.remove {
                summary aria-label=(of(page, "tables-remove", name)) { (page.text("tables-remove")) }
                form action={ "/tables/" (game.graph) "/remove" } method="post" {
                    p { (page.words().tr("tables-remove-question", &[
                        ("game", name.into()),
                        ("size", size(page.words(), game.bytes).into()),
                    ])) }
                    button { (page.text("tables-remove-yes")) }
                }
            }
        }
    }
}

fn compute(page: &Page<'_>, game: &GameTables, name: &str, key: &str) -> Markup {
    html! {
        form action="/tables" method="post" {
            (rules_field(
                game.rules.first().map_or("", String::as_str),
                game.rule_text.as_deref(),
            ))
            button aria-label=(of(page, key, name)) { (page.text(key)) }
        }
    }
}
