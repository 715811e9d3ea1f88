//! The lessons, and one of them.

use maud::{Markup, html};
use school::Lesson;

use super::{
    exercise::{Exercise, exercise},
    layout::{Page, Place, Sheet},
    scenes::Scene,
    wood,
};
use crate::learning::{LessonItem, Progress, lesson_item};

/// A lesson to go through.
#[derive(Clone, Copy, Debug)]
pub struct LessonPage<'a> {
    /// The lesson.
    pub lesson: &'a Lesson,
    /// The lesson after it.
    pub next: Option<&'a Lesson>,
}

/// The list of lessons.
pub fn learn(page: &Page<'_>, progress: &Progress) -> Markup {
    let title = page.text("learn-title");
    let main = html! {
        main.learn id="main" data-page="learn" {
            div.welcome { h1 { (title) } p { (page.text("learn-lead")) } }
            ul.lesson-cards {
                @for lesson in school::lessons() { (card(page, lesson, progress)) }
            }
            p { (page.text("learn-then")) " "
                a href="/puzzles" { (page.text("learn-to-puzzles")) } }
        }
    };
    page.sheet(&Sheet { title: &title, main, script: None, place: Place::Learn })
}

fn card(page: &Page<'_>, lesson: &Lesson, progress: &Progress) -> Markup {
    let LessonItem { id, title, about, done, .. } =
        lesson_item(lesson, page.language, progress.has_done(&lesson.id));
    html! {
        li data-done=[done.then_some("yes")] {
            a.puzzle href={ "/learn/" (id) } {
                @if let Some(scene) = scene(lesson) { (wood::little(&scene)) }
                span.words {
                    strong { (title) }
                    span { (about) }
                    @if done { span.quiet { (page.text("learn-done")) } }
                }
            }
        }
    }
}

/// The first moment in which something is played.
fn scene(lesson: &Lesson) -> Option<Scene> {
    let at = lesson.steps.iter().rposition(|step| !step.play.is_empty())?;
    let turn = lesson.course(at).ok().and_then(|moves| moves.first().copied());
    Some(Scene { position: lesson.position(at).ok()?, turn })
}

/// A lesson to go through.
pub fn lesson(page: &Page<'_>, data: &LessonPage<'_>) -> Markup {
    let LessonPage { lesson, next } = *data;
    let item = lesson_item(lesson, page.language, false);
    let about = html! { p { (item.about) } };
    let of = [("at", "{at}".into()), ("steps", lesson.steps.len().into())];
    let top = html! {
        div.row.buttons.steps {
            button.main id="next-step" type="button" disabled { (page.text("learn-next")) }
            button id="step-back" type="button" disabled { (page.text("learn-back")) }
            p.quiet id="step-count" data-words=(page.words().tr("learn-step", &of)) {}
        }
    };
    let column = html! {
        section.card.result id="solved" tabindex="-1" aria-label=(page.text("learn-end")) hidden {
            p id="solved-text" { (page.text("learn-finished")) }
            @if let Some(next) = next {
                a.button.main id="next" href={ "/learn/" (next.id) } {
                    (page.words().tr("learn-next-lesson", &[
                        ("title", page.text(&format!("lesson-{}", next.id)).into())]))
                }
            }
            a.button href={ "/new?rules=" (lesson.rules) } { (page.text("learn-play")) }
        }
        p { a href="/learn" { (page.text("learn-all")) } }
    };
    let main = exercise(
        page,
        &Exercise {
            page: "lesson",
            address: format!("/api/lessons/{}", lesson.id),
            rules: &lesson.rules,
            title: &item.title,
            about,
            top,
            column,
        },
    );
    page.sheet(&Sheet {
        title: &item.title,
        main,
        script: Some("js/lesson.js"),
        place: Place::Learn,
    })
}
