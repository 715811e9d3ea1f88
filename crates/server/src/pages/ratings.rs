//! Who plays how strong, by rule set and speed.

use maud::{Markup, html};

use super::{
    layout::{Page, Place, Sheet},
    player,
};
use crate::{ratings::Speed, store::RatingRow};

/// What the page of the ratings shows.
#[derive(Clone, Copy, Debug)]
pub struct RatingsPage<'a> {
    /// The rules, if anybody has a rating.
    pub rules: Option<&'a str>,
    /// The speed.
    pub speed: Speed,
    /// Rules and speeds somebody has a rating by, with how many have.
    pub pools: &'a [(String, Speed, u64)],
    /// The strongest first, with their names.
    pub rows: &'a [(String, RatingRow)],
}

/// The page.
pub fn ratings(page: &Page<'_>, data: &RatingsPage<'_>) -> Markup {
    let title = page.text("people-ratings");
    let main = html! {
        main.people.ratings-page id="main" data-page="ratings" {
            h1 { (title) }
            p { (page.text("people-ratings-lead")) }
            @if let Some(rules) = data.rules {
                nav.pools aria-label=(page.text("people-ratings-choice")) {
                    @for (other, speed, count) in data.pools {
                        @let here = other == rules && *speed == data.speed;
                        a href={ "/ratings?rules=" (other) "&speed=" (speed.as_str()) }
                            aria-current=[here.then_some("true")] {
                            (pool(page, other, *speed)) " " span.quiet { (count) }
                        }
                    }
                }
                section.card aria-labelledby="pool" {
                    h2 id="pool" { (pool(page, rules, data.speed)) }
                    (table(page, data.rows))
                }
            } @else {
                p.empty { (page.text("people-ratings-none")) }
            }
        }
    };
    page.sheet(&Sheet { title: &title, main, script: None, place: Place::Elsewhere })
}

/// Rules and speed by their names.
fn pool(page: &Page<'_>, rules: &str, speed: Speed) -> String {
    let speed = page.text(&format!("people-speed-{}", speed.as_str()));
    format!("{} · {speed}", page.words().game_name(rules))
}

fn table(page: &Page<'_>, rows: &[(String, RatingRow)]) -> Markup {
    let ranks = rows.iter().scan(0, |rank, (_, row)| {
        *rank += u32::from(!row.is_provisional());
        Some((!row.is_provisional()).then_some(*rank))
    });
    html! {
        div.scroll tabindex="0" role="group" aria-labelledby="pool" {
            table.ratings {
                thead {
                    tr {
                        th scope="col" { span.visually-hidden { (page.text("people-rank")) } }
                        th scope="col" { (page.text("people-name")) }
                        th scope="col" { (page.text("people-rating")) }
                        th scope="col" { (page.text("people-rated-games")) }
                    }
                }
                tbody {
                    @for ((name, row), rank) in rows.iter().zip(ranks) {
                        tr {
                            td { @if let Some(rank) = rank { (rank) } }
                            th scope="row" { (player::link(name)) }
                            td { (row.shown()) }
                            td { (row.games) }
                        }
                    }
                }
            }
        }
        p.quiet { (page.text("people-provisional")) }
    }
}

/// The ratings of one account.
pub(super) fn own(page: &Page<'_>, rows: &[RatingRow]) -> Markup {
    html! {
        section.card aria-labelledby="ratings-title" {
            h2 id="ratings-title" { (page.text("people-ratings")) }
            @if rows.is_empty() {
                p { (page.text("people-unrated")) }
            } @else {
                div.scroll tabindex="0" role="group" aria-labelledby="ratings-title" {
                    table.ratings {
                        thead {
                            tr {
                                th scope="col" { (page.text("people-played")) }
                                th scope="col" { (page.text("people-rating")) }
                                th scope="col" { (page.text("people-rated-games")) }
                                th scope="col" {
                                    span aria-hidden="true" { "+ / = / −" }
                                    span.visually-hidden { (page.text("people-score")) }
                                }
                            }
                        }
                        tbody {
                            @for row in rows {
                                tr {
                                    th scope="row" {
                                        (pool(page, &row.rules, Speed::read(&row.speed).unwrap_or(Speed::Rapid)))
                                    }
                                    td { (row.shown()) }
                                    td { (row.games) }
                                    td { (row.won) " / " (row.drawn) " / " (row.lost) }
                                }
                            }
                        }
                    }
                }
            }
            div.row { a.button href="/ratings" { (page.text("people-all-ratings")) } }
        }
    }
}

/// The box that makes a new game count, for those who are signed in.
pub(super) fn choice(page: &Page<'_>, rated: bool) -> Markup {
    html! {
        @if page.account.is_some() {
            div.rated {
                label.check {
                    input type="checkbox" name="rated" value="yes" checked[rated]
                        aria-describedby="rated-lead";
                    span { (page.text("people-rated")) }
                }
                p.quiet id="rated-lead" { (page.text("people-rated-lead")) }
            }
        }
    }
}
