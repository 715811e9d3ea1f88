//! Everything as one file: saved here, brought from elsewhere.

use maud::{Markup, html};

use super::layout::{Page, Place, Sheet};
use crate::{api::LONGEST_PROFILE, profile::BROWSER};

/// The page; its script sends the file.
pub fn profile(page: &Page<'_>) -> Markup {
    let title = page.text("profile-title");
    let main = html! {
        main.profile id="main" data-page="profile" {
            h1 { (title) }
            p { (page.text("profile-lead")) }
            section.card aria-labelledby="save-title" {
                h2 id="save-title" { (page.text("profile-save")) }
                p { (page.text("profile-save-lead")) }
                div.row {
                    a.button.main id="save" href="/api/profile" download="zwick-profile.jsonl" {
                        (page.text("profile-save-button"))
                    }
                }
            }
            section.card aria-labelledby="bring-title" {
                h2 id="bring-title" { (page.text("profile-bring")) }
                p { (page.text("profile-bring-lead")) }
                form.stack id="bring" data-kept=(BROWSER.join(" ")) data-most=(LONGEST_PROFILE)
                    data-choose=(page.text("profile-choose"))
                    data-too-large=(page.text("error-too-large"))
                    data-unanswered=(page.text("profile-unanswered")) {
                    noscript { p.problem { (page.text("board-no-script")) } }
                    div.field {
                        label for="file" { (page.text("profile-file")) }
                        input id="file" type="file" accept=".jsonl,application/x-ndjson";
                    }
                    p.problem id="bring-problem" role="alert" {}
                    p.quiet id="bring-hint" lang="en" {}
                    p id="brought" role="status" {}
                    div.row { button.main { (page.text("profile-bring-button")) } }
                }
            }
            p { a href="/games" { (page.text("tally-to-games")) } }
        }
    };
    let script = Some("js/profile.js");
    page.sheet(&Sheet { title: &title, main, script, place: Place::Games })
}
