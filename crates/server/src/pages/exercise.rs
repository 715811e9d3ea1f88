//! What puzzles and lessons share: the board, and what is said beside it.
//!
//! The ids are what `assets/js/exercise.js` looks for.

use board::{BySide, Side};
use game::{AnyRules, catalogue};
use maud::{Markup, html};
use speech::Speech;

use super::{
    game::{text_board, typed, words},
    layout::Page,
};

/// An exercise on a page.
pub(super) struct Exercise<'a> {
    /// `puzzle` or `lesson`.
    pub(super) page: &'a str,
    /// Where the script asks.
    pub(super) address: String,
    /// The id of the rules.
    pub(super) rules: &'a str,
    /// The heading.
    pub(super) title: &'a str,
    /// What stands under the heading.
    pub(super) about: Markup,
    /// What stands above the sentences, where it stays whatever they say.
    pub(super) top: Markup,
    /// What stands under the sentences.
    pub(super) column: Markup,
}

/// The element `main` of an exercise.
pub(super) fn exercise(page: &Page<'_>, data: &Exercise<'_>) -> Markup {
    html! {
        main.game.exercise id="main" data-page=(data.page) data-address=(data.address)
            data-lang=(page.language) data-words=(words(page)) {
            div.table {
                header.title { h1 { (data.title) } (data.about) }
                zwick-board id="board" {
                    noscript { p.problem { (page.text("board-no-script")) } }
                }
            }
            div.column {
                (data.top)
                section.card.now aria-label=(page.text("board-now")) {
                    p.task id="task" {}
                    p.verdict id="verdict" {}
                    p.quiet id="sentence" {}
                    p id="call" {}
                    p id="hint" {}
                    p.visually-hidden id="announce" aria-live="polite" {}
                    (players(page, data.rules))
                    p.problem id="problem" role="alert" {}
                    p.problem id="lost" role="status" hidden { (page.text("board-lost")) }
                }
                button id="take-nothing" type="button" hidden { (page.text("board-take-nothing")) }
                (data.column)
                details.more {
                    summary { (page.text("board-text-view")) }
                    (text_board(page))
                }
                (typed(page))
            }
        }
    }
}

/// The two sides with what they have in hand; a puzzle for one has none.
fn players(page: &Page<'_>, rules: &str) -> Markup {
    let entry =
        catalogue::find(rules).ok().filter(|entry| !matches!(entry.rules, AnyRules::Pegs(_)));
    html! {
        div.players hidden[entry.is_none()] {
            @for side in Side::ALL {
                div.player data-side=(side) {
                    span class={ "dot " (side) } aria-hidden="true" {}
                    @if let Some(entry) = entry {
                        @let nobody = BySide { white: None, black: None };
                        span.who {
                            (Speech::new(page.language, entry.family, entry.id.to_string(), nobody)
                                .title(side))
                        }
                    }
                    span.hand id={ "hand-" (side) } {}
                }
            }
        }
    }
}
