//! The tasks of the day, and who has done best.

use maud::{Markup, html};

use super::{
    exercise::{Exercise, exercise},
    layout::{Page, Place, Sheet},
    people,
    scenes::Scene,
    solitaire::name_field,
    wood,
};
use crate::{
    api::{DailyEntry, DailyView, TaskView},
    learning::DailyTask,
    solitaire::clock,
};

/// The heading of a task.
fn title(page: &Page<'_>, task: DailyTask) -> String {
    page.text(match task {
        DailyTask::Solitaire => "daily-solitaire",
        DailyTask::Puzzle => "puzzles-daily",
    })
}

/// The tasks of today with the tables of today and yesterday.
pub(crate) fn daily(page: &Page<'_>, daily: &DailyView) -> Markup {
    let heading = page.text("daily-title");
    let main = html! {
        (super::solitaire::style())
        main.daily id="main" data-page="daily" {
            div.welcome { h1 { (heading) } p { (page.text("daily-lead")) } }
            @for task in &daily.tasks { (section(page, daily.day, task)) }
        }
    };
    page.sheet(&Sheet { title: &heading, main, script: None, place: Place::Puzzles })
}

fn section(page: &Page<'_>, day: u64, task: &TaskView) -> Markup {
    let (name, address) = (task.task.as_str(), format!("/daily/{}", task.task.as_str()));
    html! {
        section.card.stack aria-labelledby={ "daily-" (name) } {
            h2 id={ "daily-" (name) } { (title(page, task.task)) }
            div.figure {
                @if let Ok(position) = task.task.position(day) {
                    (wood::little(&Scene::still(position)))
                }
                div.stack {
                    p { (task.sentence) }
                    p.quiet { (page.words().game_name(&task.rules)) }
                    p { a.button.main href=(address) { (page.text("daily-try")) } }
                }
            }
            div.tables {
                (table(page, task.task, "daily-today", &task.today))
                (table(page, task.task, "daily-yesterday", &task.yesterday))
            }
        }
    }
}

fn table(page: &Page<'_>, task: DailyTask, caption: &str, entries: &[DailyEntry]) -> Markup {
    // How many pegs are left says something of solitaire alone.
    let columns = ["heat-place", "results-name", "results-pegs", "results-moves", "results-time"];
    let counted = |key: &&str| task == DailyTask::Solitaire || *key != "results-pegs";
    html! {
        div {
            @if entries.is_empty() {
                h3 { (page.text(caption)) }
                p.quiet { (page.text("daily-nobody")) }
            } @else {
                table.results {
                    caption { (page.text(caption)) }
                    thead {
                        tr {
                            @for key in columns.into_iter().filter(counted) {
                                th scope="col" { (page.text(key)) }
                            }
                        }
                    }
                    tbody { @for entry in entries { (line(page, entry)) } }
                }
            }
        }
    }
}

fn line(page: &Page<'_>, entry: &DailyEntry) -> Markup {
    html! {
        tr data-own[entry.you] {
            td { (entry.place) "." }
            td {
                @if entry.name.is_empty() { (page.text("results-nameless")) }
                @else { (entry.name) }
                @if entry.signed { (people::mark(page)) }
            }
            @if let Some(pegs) = entry.pegs { td { (pegs) } }
            td { (entry.moves) }
            td { (clock(entry.time)) }
        }
    }
}

/// A task of today with its board.
pub(crate) fn daily_task(page: &Page<'_>, task: DailyTask, rules: &str) -> Markup {
    let title = title(page, task);
    let column = html! {
        form.card.stack id="daily-begin" hidden {
            p { (page.text("daily-begin-lead")) }
            (people::called(page, &name_field(&page.text("heat-name"), "daily-name", "name")))
            div.row { button.main { (page.text("daily-begin")) } }
        }
        section.card.result id="solved" tabindex="-1" aria-label=(page.text("puzzle-done")) hidden {
            p id="solved-text" {}
            p.quiet id="daily-kept" hidden { (page.text("daily-kept")) }
            p.quiet id="daily-not-better" hidden { (page.text("daily-not-better")) }
            a.button.main href="/daily" { (page.text("daily-table")) }
        }
        div.row.buttons {
            @if task == DailyTask::Solitaire {
                button id="daily-undo" type="button" hidden { (page.text("board-undo")) }
            }
            button id="again" type="button" hidden { (page.text("puzzle-again")) }
        }
        p { a href="/daily" { (page.text("daily-table")) } }
    };
    let address = format!("/api/daily/{}", task.as_str());
    let about = html! { p { (page.words().game_name(rules)) } };
    let top = html! {};
    let data = Exercise { page: "daily", address, rules, title: &title, about, top, column };
    let main = exercise(page, &data);
    page.sheet(&Sheet { title: &title, main, script: Some("js/daily.js"), place: Place::Puzzles })
}
