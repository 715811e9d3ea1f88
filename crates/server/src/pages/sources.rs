//! Where the rules of a game come from: what its leaflets and our rulings are, in the reader's language.

use game::{AnyRules, catalogue, leaflets};
use i18n::Language;
use maud::{Markup, html};

use super::layout::Page;

/// Where every rule comes from. It is folded away: a player can do without it.
pub(super) fn sources(
    page: &Page<'_>,
    rules: &AnyRules,
    entry: &catalogue::Entry,
    told: impl Iterator<Item = &'static str>,
) -> Markup {
    let cited: Vec<_> = told.filter_map(|name| Some((name, entry.source_of(name)?))).collect();
    html! {
        details.screen id="sources" {
            summary { (page.text("rules-where")) }
            p { (page.text("rules-source")) " " (citation(page, entry.source)) }
            dl.editions {
                @for (name, source) in cited {
                    div {
                        dt { (page.words().rule_name(rules.game(), name)) }
                        dd { (citation(page, source)) }
                    }
                }
            }
            @if leaflets::editions_of(entry.id).next().is_some() {
                h2 { (page.text("rules-editions")) }
                (editions_of(page, entry.id))
            }
            h2 { (page.text("rules-key")) }
            (key_to_sources(page))
        }
    }
}

/// The editions that have a game, leaflet by leaflet, each with the name it prints.
fn editions_of(page: &Page<'_>, id: &str) -> Markup {
    html! {
        dl.editions {
            @for leaflet in all_leaflets() {
                @let editions: Vec<_> =
                    leaflets::editions_of(id).filter(|e| e.leaflet == leaflet).collect();
                @if !editions.is_empty() {
                    div {
                        dt { (leaflet) " " (publisher_of(page, leaflet)) }
                        dd { @for edition in editions { (edition_line(page, edition, id)) " " } }
                    }
                }
            }
        }
    }
}

fn edition_line(page: &Page<'_>, edition: &leaflets::Edition, id: &str) -> Markup {
    let title = edition.games.iter().find(|title| title.id == id);
    html! {
        span.edition {
            (edition.code)
            @if let Some(title) = title { " " cite { (title.printed) } }
            @if title.is_some_and(|title| title.only_named) {
                " (" (page.text("rules-only-named")) ")"
            }
        }
    }
}

/// A source as the catalogue cites it. What it says in words is English; other languages have the short names
/// that stand for a leaflet, a ruling or a book.
fn citation(page: &Page<'_>, source: &str) -> String {
    if matches!(page.language, Language::EnGb | Language::EnUs) {
        return source.to_string();
    }
    let marks = source.split(|c: char| c.is_whitespace() || ",;:()".contains(c));
    let cited: Vec<&str> = marks.filter(|mark| is_short_name(mark)).collect();
    cited.join(", ")
}

/// Whether a word is the short name of a source: `002-S`, `M-14`, `X24`, `§8.3`.
fn is_short_name(word: &str) -> bool {
    let mut letters = word.chars();
    let first = letters.next();
    first.is_some_and(|c| c.is_ascii_digit() || "MDX§".contains(c))
        && letters.any(|c| c.is_ascii_digit())
        && word.chars().all(|c| c.is_ascii_digit() || c.is_ascii_uppercase() || "-.§".contains(c))
}

/// What a leaflet is.
fn publisher_of(page: &Page<'_>, leaflet: &str) -> String {
    page.text(&format!("leaflet-{leaflet}"))
}

/// The number of every leaflet.
fn all_leaflets() -> Vec<&'static str> {
    let mut all: Vec<_> = leaflets::EDITIONS.iter().map(|edition| edition.leaflet).collect();
    all.dedup();
    all
}

/// What the short names of the sources stand for.
fn key_to_sources(page: &Page<'_>) -> Markup {
    html! {
        ul {
            @for leaflet in all_leaflets() {
                li { (leaflet) ": " (publisher_of(page, leaflet)) }
            }
            li { (page.text("rules-key-rulings")) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sources_are_cited_without_their_english_words() {
        let source = "002-N, 003-EN, 004 say horizontal or vertical; X24: two stones; §8.3 (M-6)";
        let cited = "002-N, 003-EN, 004, X24, §8.3, M-6";
        assert_eq!(citation(&Page::plain(Language::Fi, "/rules"), source), cited);
        assert_eq!(citation(&Page::plain(Language::EnGb, "/rules"), source), source);
    }
}
