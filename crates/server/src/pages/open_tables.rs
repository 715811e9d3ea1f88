//! The tables that wait for anybody.

use maud::{Markup, html};

use super::{
    layout::{Page, Place, Sheet},
    people,
};
use crate::api::OpenTable;

/// The page of open tables.
pub(crate) fn open_tables(page: &Page<'_>, tables: &[OpenTable]) -> Markup {
    let title = page.text("seeks-title");
    let main = html! {
        main.prose id="main" data-page="open" {
            h1 { (title) }
            p { (page.text("seeks-lead")) }
            div id="open-tables" {
                @if tables.is_empty() { p.quiet { (page.text("seeks-none")) } }
                ul.open-tables {
                    @for table in tables { li.card { (card(page, table)) } }
                }
            }
            div.row {
                a.button.main href="/new" { (page.text("seeks-begin")) }
                @if page.accounts { a href="/ratings" { (page.text("people-ratings")) } }
            }
        }
    };
    let script = Some("js/open-tables.js");
    page.sheet(&Sheet { title: &title, main, script, place: Place::Elsewhere })
}

fn card(page: &Page<'_>, table: &OpenTable) -> Markup {
    let words = page.words();
    let said = [("player", table.by.as_str().into()), ("side", table.side.as_str().into())];
    html! {
        h2 { (table.name) }
        p { (words.tr("seeks-offer", &said)) }
        @if table.signed {
            p {
                (table.by) (people::mark(page))
                @if let Some(rating) = &table.rating { " " span.rating { (rating) } }
            }
        }
        @if table.rated { p.quiet { (page.text("people-rated-table")) } }
        @if let Some(clock) = &table.clock { p.quiet { (clock) } }
        // Behind the # stands what the server has told everybody anyway.
        a.button href={ "/game/" (table.id) "#invite=" (table.invite) } {
            (page.text("seeks-take"))
            span.visually-hidden { ": " (table.name) }
        }
    }
}
