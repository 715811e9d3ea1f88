//! The game: the server lays the table, the script plays on it.
//!
//! The ids and data attributes are what `assets/js/game.js` looks for; everything else is look.

use game::{AnyRules, NamedRules};
use maud::{Markup, html};

use super::{
    layout::{Page, Place, Sheet},
    rules_name,
};

/// A game at its table.
#[derive(Clone, Copy, Debug)]
pub struct GamePage<'a> {
    /// The id of the game.
    pub id: &'a str,
    /// The rules it is played by.
    pub rules: &'a NamedRules,
    /// White's name, or empty.
    pub white: &'a str,
    /// Black's name, or empty.
    pub black: &'a str,
}

/// The page of a game.
pub fn game(page: &Page<'_>, data: &GamePage<'_>) -> Markup {
    let NamedRules { id, rules } = data.rules;
    let title = rules_name(page.words(), id, rules);
    let puzzle = matches!(rules, AnyRules::Pegs(_));
    let main = html! {
        main.game id="main" data-page="game" data-game=(data.id) data-lang=(page.language)
            data-family=(rules.family()) data-puzzle=[puzzle.then_some("yes")]
            data-text-go=(page.text("board-go")) data-text-take=(page.text("board-take"))
            data-text-sure=(page.text("board-sure")) {
            div.table {
                header.title {
                    h1 id="game-title" { (title) }
                    p id="game-about" {
                        @if let Some(about) = page.words().game_about(id) { (about) " " }
                        a href={ "/rules/" (id) } { (page.text("page-rules")) }
                    }
                }
                zwick-board id="board" {
                    noscript { p.problem { (page.text("board-no-script")) } }
                }
            }
            div.column {
                (now(page, data, puzzle))
                (asked(page, data))
                (result(page))
                (buttons(page, puzzle))
                (moves(page))
                (typed(page))
                (menu(page, data, puzzle))
            }
            (text_view(page))
            (claim(page))
        }
    };
    page.sheet(&Sheet { title: &title, main, script: Some("js/game.js"), place: Place::Elsewhere })
}

/// Whose turn it is and what is asked.
fn now(page: &Page<'_>, data: &GamePage<'_>, puzzle: bool) -> Markup {
    html! {
        section.card.now aria-label=(page.text("board-now")) {
            p id="sentence" role="status" aria-live="polite" {}
            p id="call" {}
            p.visually-hidden id="announce" aria-live="polite" {}
            div.players {
                (player(page, "white", data.white, puzzle))
                (player(page, "black", data.black, puzzle))
            }
            p.problem id="problem" role="alert" {}
            p.problem id="lost" role="status" hidden { (page.text("board-lost")) }
        }
    }
}

fn player(page: &Page<'_>, side: &str, name: &str, puzzle: bool) -> Markup {
    html! {
        div.player data-side=(side) hidden[puzzle && side == "black"] {
            @if !puzzle { span class={ "dot " (side) } aria-hidden="true" {} }
            span.who id={ "name-" (side) } { (called(page, side, name)) }
            span.clock id={ "clock-" (side) } hidden {}
            span.hand id={ "hand-" (side) } {}
        }
    }
}

/// The name of a player, or of the colour.
fn called(page: &Page<'_>, side: &str, name: &str) -> String {
    if name.is_empty() { page.text(&format!("side-{side}")) } else { name.to_string() }
}

/// What waits for an answer: a turn to confirm, a throw, an offer.
fn asked(page: &Page<'_>, data: &GamePage<'_>) -> Markup {
    html! {
        div.card.asked id="confirm-bar" hidden {
            button.main id="confirm" type="button" { (page.text("board-confirm")) }
            button id="cancel" type="button" { (page.text("board-cancel")) }
        }
        button id="take-nothing" type="button" hidden { (page.text("board-take-nothing")) }
        div.card.asked id="dice" hidden {
            button.main id="throw" type="button" { (page.text("board-throw")) }
            div.entered {
                @for die in 1..=3 {
                    input id={ "die-" (die) } type="number" inputmode="numeric" min="1" max="6"
                        aria-label=(page.words().tr("board-die", &[("number", die.into())]));
                }
                button.main id="enter-throw" type="button" { (page.text("board-enter-throw")) }
            }
        }
        div.card.asked id="offer" hidden {
            @for (side, name) in [("white", data.white), ("black", data.black)] {
                p data-side=(side) {
                    (page.words().tr("board-offered", &[("player", called(page, side, name).into())]))
                }
            }
            button.main id="accept" type="button" { (page.text("board-accept")) }
            button id="decline" type="button" { (page.text("board-decline")) }
        }
    }
}

fn result(page: &Page<'_>) -> Markup {
    html! {
        section.card.result id="result" aria-label=(page.text("board-result")) hidden {
            p id="result-text" {}
            p id="result-proof" {}
            button.main id="rematch" type="button" { (page.text("board-rematch")) }
        }
    }
}

fn buttons(page: &Page<'_>, puzzle: bool) -> Markup {
    html! {
        div.row.buttons {
            button id="undo" type="button" { (page.text("board-undo")) }
            button id="redo" type="button" { (page.text("board-redo")) }
            button id="offer-draw" type="button" hidden[puzzle] { (page.text("board-offer")) }
        }
    }
}

fn moves(page: &Page<'_>) -> Markup {
    html! {
        details.card.moves open {
            summary { (page.text("board-moves")) }
            ol id="moves" tabindex="0" aria-label=(page.text("board-moves")) {}
        }
    }
}

fn typed(page: &Page<'_>) -> Markup {
    html! {
        form id="typed" {
            label for="turn" { (page.text("board-typed")) }
            input id="turn" name="turn" autocomplete="off" autocapitalize="off" spellcheck="false"
                maxlength="60" enterkeyhint="go";
            button { (page.text("board-play")) }
        }
    }
}

/// What is seldom needed.
fn menu(page: &Page<'_>, data: &GamePage<'_>, puzzle: bool) -> Markup {
    let record = |form: &str| format!("/api/games/{}/record?form={form}", data.id);
    html! {
        details.more id="more" {
            summary { (page.text("board-more")) }
            div.menu {
                button id="flip" type="button" aria-pressed="false" { (page.text("board-flip")) }
                button id="confirm-toggle" type="button" aria-pressed="false" {
                    (page.text("board-confirm-toggle"))
                }
                button id="text-toggle" type="button" aria-expanded="false"
                    aria-controls="text-view" { (page.text("board-text-toggle")) }
                button id="claim" type="button" hidden[puzzle] { (page.text("board-claim")) }
                button id="resign" type="button" { (page.text("board-resign")) }
                p.records {
                    (page.text("board-record")) ": "
                    a id="record-text" href=(record("text")) { (page.text("board-record-text")) }
                    " · "
                    a id="record-json" href=(record("json")) { "JSON" }
                    " · "
                    a id="record-pdn" href=(record("pdn")) { "PDN" }
                }
            }
        }
    }
}

fn text_view(page: &Page<'_>) -> Markup {
    html! {
        section.card id="text-view" aria-labelledby="text-view-title" hidden {
            h2 id="text-view-title" { (page.text("board-text-view")) }
            div.scroll tabindex="0" role="region" aria-labelledby="text-view-title" {
                table id="text-board" {
                    caption.visually-hidden { (page.text("board-text-caption")) }
                }
            }
        }
    }
}

fn claim(page: &Page<'_>) -> Markup {
    html! {
        dialog id="claim-dialog" aria-labelledby="claim-title" {
            form.stack method="dialog" {
                h2 id="claim-title" { (page.text("board-claim")) }
                p.quiet { (page.text("board-claim-lead")) }
                div.field {
                    label for="claim-kind" { (page.text("board-claim-kind")) }
                    select id="claim-kind" name="kind" {
                        @for kind in ["repetition", "no-progress"] {
                            option value=(kind) { (page.text(&format!("board-claim-{kind}"))) }
                        }
                    }
                }
                div.field {
                    label for="claim-intended" { (page.text("board-claim-intended")) }
                    select id="claim-intended" name="intended" {
                        option value="" { (page.text("board-claim-board")) }
                    }
                }
                div.row {
                    button.main id="claim-send" value="claim" { (page.text("board-claim-send")) }
                    button id="claim-cancel" form="claim-close" { (page.text("board-cancel")) }
                }
            }
            form id="claim-close" method="dialog" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use i18n::Language;

    /// What the script looks for.
    const IDS: &str = "game-title game-about board sentence call announce clock-white clock-black \
        hand-white hand-black result result-text result-proof rematch offer accept decline moves \
        undo redo offer-draw more flip confirm-toggle resign claim claim-dialog record-text \
        record-json record-pdn text-toggle typed confirm-bar confirm cancel take-nothing dice \
        throw enter-throw problem text-view text-board";

    #[test]
    fn the_script_finds_every_id_once() {
        let rules = ::game::catalogue::find("classic").expect("a preset").rules;
        let rules = NamedRules { id: "classic".to_string(), rules };
        let data = GamePage { id: "g1", rules: &rules, white: "<Anna>", black: "" };
        let page = Page { language: Language::De, theme: None, path: "/game/g1" };
        let page = game(&page, &data).into_string();
        for id in IDS.split_whitespace() {
            assert_eq!(page.matches(&format!(" id=\"{id}\"")).count(), 1, "{id}");
        }
        assert!(page.contains("&lt;Anna&gt;") && page.contains("Schwarz"));
        assert!(page.contains("data-game=\"g1\" data-lang=\"de\""));
    }
}
