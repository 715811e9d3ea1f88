//! The page of the archive: what is looked for, and what was found.

use game::{GameResult, NamedRules, catalogue};
use maud::{Markup, html};

use super::{
    games::{GameCard, strip},
    layout::{Page, Place, Sheet},
};
use crate::{archive::ArchiveQuery, openings};

/// What the page of the archive shows.
#[derive(Debug)]
pub(crate) struct ArchivePage<'a> {
    /// What is looked for.
    pub(crate) query: &'a ArchiveQuery,
    /// The rules that were chosen.
    pub(crate) rules: Option<&'a NamedRules>,
    /// What was found.
    pub(crate) games: &'a [GameCard],
    /// The number after which older games come.
    pub(crate) older: Option<u64>,
    /// The code of what is wrong with what is looked for, and the sentence.
    pub(crate) problem: Option<(&'a str, &'a str)>,
}

/// The page of the archive.
pub(crate) fn archive(page: &Page<'_>, data: &ArchivePage<'_>) -> Markup {
    let title = page.text("archive-title");
    let main = html! {
        main id="main" data-page="archive" {
            h1 { (title) }
            p.lead { (page.text("archive-lead")) }
            (form(page, data))
            (found(page, data))
        }
    };
    page.sheet(&Sheet { title: &title, main, script: Some("js/lists.js"), place: Place::Games })
}

fn form(page: &Page<'_>, data: &ArchivePage<'_>) -> Markup {
    let query = data.query;
    html! {
        form.archive role="search" action="/archive" aria-label=(page.text("archive-title")) {
            div.field {
                label for="archive-player" { (page.text("archive-player")) }
                input id="archive-player" name="player" value=(query.player) maxlength="100"
                    autocomplete="off" spellcheck="false";
            }
            div.field {
                label for="archive-rules" { (page.text("archive-rules")) }
                select id="archive-rules" name="rules" {
                    option value="" { (page.text("archive-any")) }
                    @for entry in catalogue::all() {
                        option value=(entry.id) selected[entry.id == query.rules] {
                            (page.text(&format!("game-{}", entry.id)))
                        }
                    }
                    @if let Some(own) = data.rules.filter(|own| catalogue::find(&own.id).is_err()) {
                        option value=(own.id) selected { (own.id) }
                    }
                }
            }
            div.field {
                label for="archive-result" { (page.text("archive-result")) }
                select id="archive-result" name="result" {
                    option value="" { (page.text("archive-any")) }
                    @for result in GameResult::ALL.iter().filter(|one| **one != GameResult::Open) {
                        @let token = result.to_string();
                        option value=(token) selected[token == query.result] { (name(page, *result)) }
                    }
                }
            }
            div.field {
                label for="archive-opening" { (page.text("archive-opening")) }
                select id="archive-opening" name="opening" {
                    option value="" { (page.text("archive-any")) }
                    @for key in openings::keys(data.rules) {
                        option value=(key) selected[key == query.opening] {
                            (page.text(&format!("opening-{key}")))
                        }
                    }
                }
            }
            (position(page, data))
            div.row { button.main { (page.text("archive-search")) } }
        }
    }
}

/// The field for a position, with what is wrong with it.
fn position(page: &Page<'_>, data: &ArchivePage<'_>) -> Markup {
    let described = if data.problem.is_some() { "archive-problem" } else { "" };
    html! {
        div.field.wide {
            label for="archive-position" { (page.text("archive-position")) }
            input id="archive-position" name="position" value=(data.query.position) maxlength="2000"
                autocomplete="off" autocapitalize="off" spellcheck="false"
                aria-invalid=[data.problem.map(|_| "true")]
                aria-describedby={ "archive-position-help " (described) };
            @if let Some((code, sentence)) = data.problem {
                p.problem id="archive-problem" role="alert" data-code=(code) { (sentence) }
            }
            p.quiet id="archive-position-help" { (page.text("archive-position-help")) }
        }
    }
}

fn found(page: &Page<'_>, data: &ArchivePage<'_>) -> Markup {
    let query = data.query;
    html! {
        @if data.games.is_empty() && data.problem.is_none() {
            @let key = if query.is_empty() { "archive-empty" } else { "archive-none" };
            p.empty role="status" { (page.text(key)) }
        } @else if !data.games.is_empty() {
            h2.visually-hidden { (page.text("archive-found")) }
            (strip(page, data.games))
            p.row.archive-more {
                @if let Some(older) = data.older {
                    a.button href=(address("/archive", query, Some(older))) { (page.text("games-older")) }
                }
                a href=(address("/api/archive/games", query, None)) download {
                    (page.text("archive-take"))
                }
            }
        }
    }
}

/// The name of a result.
fn name(page: &Page<'_>, result: GameResult) -> String {
    match result {
        GameResult::Draw => page.text("result-draw"),
        other => page.text(&format!("result-{other}")),
    }
}

/// An address with what is looked for.
fn address(path: &str, query: &ArchiveQuery, before: Option<u64>) -> String {
    let fields = [
        ("player", &query.player),
        ("rules", &query.rules),
        ("result", &query.result),
        ("opening", &query.opening),
        ("position", &query.position),
    ];
    let mut parts: Vec<String> = fields
        .iter()
        .filter(|(_, value)| !value.trim().is_empty())
        .map(|(name, value)| format!("{name}={}", encoded(value)))
        .collect();
    parts.extend(before.map(|number| format!("before={number}")));
    if parts.is_empty() { path.to_string() } else { format!("{path}?{}", parts.join("&")) }
}

/// A text as it stands in an address.
fn encoded(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte);
    text.bytes()
        .map(|byte| match byte {
            byte if plain(byte) => char::from(byte).to_string(),
            byte => format!("%{byte:02X}"),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_looked_for_survives_the_way_to_older_games() {
        let query = ArchiveQuery {
            player: "Jörg & Söhne".to_string(),
            position: "d6 d2".to_string(),
            ..ArchiveQuery::default()
        };
        let older = address("/archive", &query, Some(7));
        assert_eq!(older, "/archive?player=J%C3%B6rg%20%26%20S%C3%B6hne&position=d6%20d2&before=7");
        assert_eq!(address("/archive", &ArchiveQuery::default(), None), "/archive");
    }
}
