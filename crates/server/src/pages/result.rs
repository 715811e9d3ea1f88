//! How a game has ended, and what comes next.

use board::RuleValue;
use game::{AnyRules, rematch_of};
use maud::{Markup, html};

use super::layout::Page;

/// The result, another game by the rules, and a look at where it turned.
pub(super) fn result(page: &Page<'_>, id: &str, rules: &AnyRules) -> Markup {
    let puzzle = matches!(rules, AnyRules::Pegs(_));
    // Which of the players begins next is said alike in every game.
    let next = format!("rule-mill-rematch-{}", rematch_of(rules).to_text());
    html! {
        section.card.result id="result" tabindex="-1" aria-label=(page.text("board-result")) hidden {
            p id="result-text" {}
            p id="result-claimed" hidden {}
            p id="result-proof" {}
            p id="next-begun" hidden { (page.text("online-next-begun")) }
            div.row {
                button.main id="rematch" type="button" data-next=(page.text("online-next-go")) {
                    (page.text("board-rematch"))
                }
                a.button id="analyse" href={ "/analysis?game=" (id) "&turning=yes" } {
                    (page.text("analysis-look"))
                }
            }
            @if !puzzle { p.quiet id="result-next" { (page.text(&next)) } }
        }
    }
}
