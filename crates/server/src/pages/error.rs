//! The page for what went wrong.

use maud::{Markup, html};

use super::layout::{Page, Place, Sheet};

/// What went wrong.
#[derive(Clone, Copy, Debug)]
pub struct ErrorPage<'a> {
    /// The status, as in 404.
    pub status: u16,
    /// The stable code.
    pub code: &'a str,
    /// What is wrong and what can be done, in translated sentences.
    pub sentence: &'a str,
}

/// A page that says what went wrong and where to go on.
pub fn error(page: &Page<'_>, problem: &ErrorPage<'_>) -> Markup {
    let key = if problem.status == 404 { "page-not-found" } else { "page-error" };
    let title = page.text(key);
    let main = html! {
        main.narrow id="main" data-page="error" data-code=(problem.code) {
            h1 { (title) }
            p.sentence { (problem.sentence) }
            p { a.button href="/" { (page.text("page-home")) } }
            p.quiet { (problem.status) " · " (problem.code) }
        }
    };
    page.sheet(&Sheet { title: &title, main, script: None, place: Place::Elsewhere })
}
