//! The puzzles, and one of them.

use game::Family;
use maud::{Markup, html};
use school::{Choice, Grade, Kind, Puzzle};

use super::{
    exercise::{Exercise, exercise},
    layout::{Page, Place, Sheet},
    scenes::Scene,
    wood,
};
use crate::learning::{self, Progress};

/// The families in the order of the box.
const FAMILIES: [Family; 5] =
    [Family::Mill, Family::Draughts, Family::Wolf, Family::Battue, Family::Pegs];

/// What the list of puzzles shows.
#[derive(Clone, Copy, Debug)]
pub struct PuzzlesPage<'a> {
    /// What the reader has done.
    pub progress: &'a Progress,
    /// The day.
    pub today: u64,
    /// The puzzle of the day.
    pub daily: Option<&'a Puzzle>,
    /// Which puzzles are wanted.
    pub choice: Choice,
}

/// A puzzle to be solved.
#[derive(Clone, Copy, Debug)]
pub struct PuzzlePage<'a> {
    /// The puzzle.
    pub puzzle: &'a Puzzle,
    /// What the reader has done.
    pub progress: &'a Progress,
    /// The puzzle after it.
    pub next: Option<&'a Puzzle>,
    /// Which puzzles are wanted.
    pub choice: Choice,
    /// Whether it is that of today.
    pub is_daily: bool,
}

/// How many puzzles of a family stand open; the others are folded away.
const OPEN: usize = 6;

/// The list of puzzles.
pub fn puzzles(page: &Page<'_>, data: &PuzzlesPage<'_>) -> Markup {
    let title = page.text("puzzles-title");
    let main = html! {
        main.puzzles id="main" data-page="puzzles" {
            div.welcome { h1 { (title) } p { (page.text("puzzles-lead")) } }
            @if let Some(daily) = data.daily { (day(page, data, daily)) }
            (chooser(page, data.choice))
            @for family in FAMILIES { (shelf(page, data, family)) }
            @if school::puzzles().chosen(data.choice).next().is_none() {
                p.empty { (page.text("puzzles-none")) " "
                    a href="/puzzles" { (page.text("puzzles-all")) } }
            }
        }
    };
    page.sheet(&Sheet { title: &title, main, script: None, place: Place::Puzzles })
}

/// The puzzle of the day, and how the reader stands.
fn day(page: &Page<'_>, data: &PuzzlesPage<'_>, daily: &Puzzle) -> Markup {
    let solved = data.progress.has_solved(&daily.id);
    let streak = data.progress.streak(data.today);
    let count = school::puzzles().all().len();
    html! {
        section.day.card aria-labelledby="day" {
            a.picture href={ "/puzzles/" (daily.id) } tabindex="-1" aria-hidden="true" {
                (picture(daily))
            }
            div {
                h2 id="day" { (page.text("puzzles-daily")) }
                p { (learning::task(daily, page.language)) }
                p.quiet { (page.words().game_name(&daily.rules)) " · " (grade(page, daily.grade())) }
                p { a.button.main href={ "/puzzles/" (daily.id) } {
                    (page.text(if solved { "puzzles-daily-again" } else { "puzzles-daily-solve" })) } }
                p { a href="/daily" { (page.text("daily-title")) } }
                p.quiet id="streak" {
                    (page.words().tr("puzzles-streak", &[("days", streak.into())])) " "
                    (page.words().tr("puzzles-count", &[
                        ("solved", data.progress.solved().into()), ("count", count.into())]))
                }
            }
        }
    }
}

/// The form that chooses.
fn chooser(page: &Page<'_>, choice: Choice) -> Markup {
    let families: Vec<(&str, String)> = FAMILIES
        .iter()
        .map(|family| (family.as_str(), page.text(&format!("puzzles-family-{family}"))))
        .collect();
    let kinds: Vec<(&str, String)> = Kind::ALL
        .iter()
        .map(|kind| (kind.as_str(), page.text(&format!("puzzle-kind-{kind}"))))
        .collect();
    let grades: Vec<(&str, String)> =
        Grade::ALL.iter().map(|&of| (of.as_str(), grade(page, of))).collect();
    let picked = |text: Option<&'static str>| text.unwrap_or_default();
    html! {
        form.chooser method="get" action="/puzzles" {
            (select(page, "family", &families, picked(choice.family.map(Family::as_str))))
            (select(page, "kind", &kinds, picked(choice.kind.map(Kind::as_str))))
            (select(page, "grade", &grades, picked(choice.grade.map(Grade::as_str))))
            button { (page.text("puzzles-choose")) }
        }
    }
}

fn select(page: &Page<'_>, name: &str, options: &[(&str, String)], picked: &str) -> Markup {
    html! {
        div.field {
            label for=(name) { (page.text(&format!("puzzles-{name}"))) }
            select id=(name) name=(name) {
                option value="" { (page.text(&format!("puzzles-{name}-any"))) }
                @for (value, text) in options {
                    option value=(value) selected[*value == picked] { (text) }
                }
            }
        }
    }
}

/// The puzzles of a family that are wanted.
fn shelf(page: &Page<'_>, data: &PuzzlesPage<'_>, family: Family) -> Markup {
    let wanted: Vec<&Puzzle> = school::puzzles()
        .chosen(data.choice)
        .filter(|puzzle| puzzle.family() == Some(family))
        .collect();
    let id = format!("family-{family}");
    let (open, folded) = wanted.split_at(OPEN.min(wanted.len()));
    html! {
        @if !wanted.is_empty() {
            section.family aria-labelledby=(id) {
                h2 id=(id) { (page.text(&format!("puzzles-family-{family}"))) }
                ul.puzzle-cards { @for puzzle in open { (card(page, data, puzzle)) } }
                @if !folded.is_empty() {
                    details open[data.choice.family.is_some()] {
                        summary {
                            (page.words().tr("puzzles-more", &[("count", folded.len().into())]))
                        }
                        ul.puzzle-cards { @for puzzle in folded { (card(page, data, puzzle)) } }
                    }
                }
            }
        }
    }
}

fn card(page: &Page<'_>, data: &PuzzlesPage<'_>, puzzle: &Puzzle) -> Markup {
    let solved = data.progress.has_solved(&puzzle.id);
    html! {
        li {
            a.puzzle href={ "/puzzles/" (puzzle.id) (query(data.choice)) }
                data-solved=[solved.then_some("yes")] {
                (picture(puzzle))
                span.words {
                    strong { (called(page, puzzle)) } " "
                    span.quiet {
                        @if let Some(player) = learning::player(puzzle, page.language) {
                            (player) " · "
                        }
                        (grade(page, puzzle.grade()))
                        @if solved { " · " (page.text("puzzles-solved")) }
                    }
                }
            }
        }
    }
}

/// What a puzzle is called: its number within the family, and what it asks for.
fn called(page: &Page<'_>, puzzle: &Puzzle) -> String {
    let kind = page.text(&format!("puzzle-kind-{}", puzzle.kind));
    format!("{} · {kind}", school::puzzles().number(puzzle))
}

fn picture(puzzle: &Puzzle) -> Markup {
    html! {
        @if let Some(position) = puzzle.position() { (wood::little(&Scene::still(position))) }
    }
}

fn grade(page: &Page<'_>, grade: Grade) -> String {
    page.text(&format!("puzzle-grade-{grade}"))
}

/// The choice as a part of an address.
fn query(choice: Choice) -> String {
    let parts = [
        choice.family.map(|family| format!("family={family}")),
        choice.kind.map(|kind| format!("kind={kind}")),
        choice.grade.map(|grade| format!("grade={grade}")),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    if parts.is_empty() { String::new() } else { format!("?{}", parts.join("&")) }
}

/// A puzzle to be solved.
pub fn puzzle(page: &Page<'_>, data: &PuzzlePage<'_>) -> Markup {
    let PuzzlePage { puzzle, choice, .. } = *data;
    let called = called(page, puzzle);
    let title = if data.is_daily { page.text("puzzles-daily") } else { called.clone() };
    let solved = data.progress.has_solved(&puzzle.id);
    let level = match puzzle.position() {
        Some(position) if !position.is_puzzle() => {
            page.words().tr("puzzle-level", &[("level", puzzle.level.into())])
        }
        _ => String::new(),
    };
    let about = html! {
        p {
            @if data.is_daily { (called) " · " }
            (page.words().game_name(&puzzle.rules)) " · " (grade(page, puzzle.grade()))
            @if solved { " · " (page.text("puzzles-solved")) }
        }
    };
    let column = html! {
        section.card.result id="solved" tabindex="-1" aria-label=(page.text("puzzle-done")) hidden {
            p id="solved-text" {}
            p.quiet id="solved-streak" hidden
                data-words=(page.words().tr("puzzle-streak", &[("days", "{days}".into())])) {}
            @if let Some(next) = data.next {
                a.button.main id="next" href={ "/puzzles/" (next.id) (query(choice)) } {
                    (page.text("puzzle-next"))
                }
            }
        }
        div.row.buttons {
            button id="ask-hint" type="button" { (page.text("board-hint")) }
            button id="show-solution" type="button" { (page.text("puzzle-show-solution")) }
            button id="again" type="button" { (page.text("puzzle-again")) }
        }
        p.quiet id="remarks" { (page.words().tr("puzzle-choices", &[("count", puzzle.choices.into())])) " " (level) }
        p { a href={ "/puzzles" (query(choice)) } { (page.text("puzzle-all")) }
            @if let Some(next) = data.next {
                " · " a href={ "/puzzles/" (next.id) (query(choice)) } { (page.text("puzzle-skip")) }
            }
        }
    };
    let main = exercise(
        page,
        &Exercise {
            page: "puzzle",
            address: format!("/api/puzzles/{}", puzzle.id),
            rules: &puzzle.rules,
            title: &title,
            about,
            top: html! {},
            column,
        },
    );
    page.sheet(&Sheet { title: &title, main, script: Some("js/puzzle.js"), place: Place::Puzzles })
}
