//! The game: the server lays the table, the script plays on it.
//!
//! The ids and data attributes are what `assets/js/game.js` looks for; everything else is look.

use std::collections::BTreeMap;

use board::Side;
use game::{AnyRules, NamedRules};
use maud::{Markup, html};
use speech::Speech;

use crate::table::{Computer, Names, SideName};

use super::{
    beside, chat, consent, dialogs,
    layout::{Page, Place, Sheet},
    people, plan, result, rules_name, seat, solitaire, vacation,
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
    /// The computer, if it plays one side.
    pub computer: Option<Computer>,
    /// Whether hints may be asked for.
    pub hints: bool,
    /// Whether it can be called off as if it had never begun.
    pub unplayed: bool,
    /// The address links to the game begin with, if it is played by seats.
    pub seated: Option<&'a str>,
}

impl GamePage<'_> {
    /// The same without the names of the players.
    const fn nameless(&self) -> Self {
        GamePage { white: "", black: "", computer: None, ..*self }
    }

    /// Whether two people play at one board, one of whom could take a phone.
    const fn shares_board(&self, page: &Page<'_>) -> bool {
        page.here
            && self.seated.is_none()
            && self.computer.is_none()
            && !matches!(self.rules.rules, AnyRules::Pegs(_))
    }

    /// Whether two people play, each at a place of the own.
    const fn is_between_people(&self) -> bool {
        self.seated.is_some()
            && self.computer.is_none()
            && !matches!(self.rules.rules, AnyRules::Pegs(_))
    }

    /// Whether turns can be planned here: between two people, without dice.
    const fn has_plans(&self) -> bool {
        self.is_between_people() && !self.rules.rules.has_dice()
    }

    /// How the sides are called.
    fn speech(&self, page: &Page<'_>) -> Speech {
        let NamedRules { id, rules } = self.rules;
        let names = Names { white: self.white.to_string(), black: self.black.to_string() };
        let players = names.players(self.computer, page.language);
        Speech::new(page.language, rules.family(), id.clone(), players)
    }
}

/// The page of a game.
pub fn game(page: &Page<'_>, data: &GamePage<'_>) -> Markup {
    let NamedRules { id, rules } = data.rules;
    let title = rules_name(page.words(), id, rules);
    let puzzle = matches!(rules, AnyRules::Pegs(_));
    let between = data.is_between_people();
    let main = html! {
        @if puzzle { (solitaire::style()) }
        main.game id="main" data-page="game" data-game=(data.id) data-lang=(page.language)
            data-family=(rules.family()) data-puzzle=[puzzle.then_some("yes")]
            data-seated=[data.seated] data-between=[between.then_some("yes")] data-words=(words(page)) {
            div.table {
                header.title {
                    h1 id="game-title" { (title) }
                    p id="game-about" {
                        @if let Some(about) = page.words().game_about(id) {
                            span { (about) " " }
                        }
                        a id="rules-link" href={ "/rules/" (id) "?game=" (data.id) } {
                            (page.text("board-rules"))
                        }
                    }
                }
                zwick-board id="board" {
                    noscript { p.problem { (page.text("board-no-script")) } }
                }
            }
            div.column {
                (now(page, data, puzzle))
                (asked(page, data))
                @if between { (consent::card(page, &data.speech(page))) }
                @if data.has_plans() { (plan::advance(page)) }
                @if data.seated.is_some() { (seat::card(page, &data.nameless().speech(page), between)) }
                (result::result(page, data.id, rules))
                (buttons(page, data))
                @if puzzle { (solitaire::card(page, data.hints)) }
                (moves(page))
                @if data.has_plans() { (plan::card(page)) }
                @if between { (vacation::card(page, &data.speech(page))) (chat::card(page)) }
                (menu(page, data, puzzle))
                (typed(page))
            }
            (text_view(page))
            (dialogs::claim(page))
            (dialogs::resign(page, &data.speech(page)))
            @if data.shares_board(page) { (beside::parting(page, &data.speech(page))) }
        }
    };
    let script = Some(match (puzzle, between) {
        (true, _) => "js/solitaire.js",
        (false, true) => "js/post.js",
        (false, false) => "js/game.js",
    });
    page.sheet(&Sheet { title: &title, main, script, place: Place::Elsewhere })
}

/// What the script says by itself, in the middle of a turn: JSON, by the name of each message.
/// What it fills in stands in braces.
pub(super) fn words(page: &Page<'_>) -> String {
    serde_json::json!(spoken(page)).to_string()
}

/// The messages that a live board needs, by their names.
pub(super) fn spoken(page: &Page<'_>) -> BTreeMap<&'static str, String> {
    let blanks = ["player", "place", "turn", "count"].map(|blank| (blank, format!("{{{blank}}}")));
    let blanks = blanks.each_ref().map(|(name, text)| (*name, text.as_str().into()));
    let said = |word: &'static str| (word, page.words().tr(&format!("board-{word}"), &blanks));
    WORDS.into_iter().map(said).collect()
}

/// The messages that the script needs.
const WORDS: [&str; 27] = [
    "go",
    "take",
    "sure",
    "undo-half",
    "chosen",
    "can-take",
    "can-go",
    "can-move",
    "open",
    "put-here",
    "gone",
    "in-hand",
    "lost-stones",
    "time-left",
    "claim-after",
    "wrong-light",
    "wrong-theirs",
    "wrong-stuck",
    "wrong-empty",
    "wrong-occupied",
    "wrong-put",
    "wrong-go",
    "wrong-take",
    "wrong-throw",
    "wrong-computer",
    "hint-whole",
    "hint-coming",
];

/// Whose turn it is and what is asked.
fn now(page: &Page<'_>, data: &GamePage<'_>, puzzle: bool) -> Markup {
    html! {
        section.card.now id="now" tabindex="-1" aria-label=(page.text("board-now")) {
            div.said {
                p id="sentence" {}
                p id="call" {}
                p id="hint" {}
                p.quiet id="happened" {}
            }
            p.visually-hidden id="announce" aria-live="polite" {}
            div.players hidden[puzzle && data.white.is_empty()] {
                @for side in Side::ALL { (player(page, data, side, puzzle)) }
            }
            p.problem id="problem" role="alert" {}
            p.problem id="lost" role="status" hidden {
                (page.text(if data.seated.is_some() { "online-lost" } else { "board-lost" }))
            }
            @if data.seated.is_some() {
                p.problem id="crowded" role="status" hidden { (page.text("error-too-many-spectators")) }
            }
        }
    }
}

fn player(page: &Page<'_>, data: &GamePage<'_>, side: Side, puzzle: bool) -> Markup {
    // The one player of a puzzle has no colour; without a name there is nothing to say.
    let unseen = puzzle && (side == Side::Black || data.white.is_empty());
    let name = if side == Side::White { data.white } else { data.black };
    let computer = data.computer.filter(|computer| computer.side == SideName::from(side));
    let nameless = data.nameless();
    let is_named = computer.is_some() || !name.is_empty();
    let plays = (!puzzle && is_named).then(|| nameless.speech(page).title(side));
    let level = computer.map(|computer| {
        page.words().tr("computer-at-level", &[("level", computer.level.get().into())])
    });
    let clock = page.words().tr("clock-name", &[("player", data.speech(page).title(side).into())]);
    html! {
        div.player data-side=(side) hidden[unseen] {
            @if !puzzle { span class={ "dot " (side) } aria-hidden="true" {} }
            span.who id={ "name-" (side) } {
                (data.speech(page).title(side))
                @if data.seated.is_some() { (people::badge(page, side)) }
                @for said in level.into_iter().chain(plays) { span.plays { " · " (said) } }
            }
            span.clock id={ "clock-" (side) } role="timer" aria-label=(clock) hidden {}
            span.hand id={ "hand-" (side) } {}
        }
    }
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
            div.faces aria-hidden="true" { @for _ in 0..3 { span.die {} } }
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
            @for side in Side::ALL {
                p data-side=(side) { (data.speech(page).say_of("board-offered", side)) }
            }
            button.main id="accept" type="button" { (page.text("board-accept")) }
            button id="decline" type="button" { (page.text("board-decline")) }
        }
    }
}

fn buttons(page: &Page<'_>, data: &GamePage<'_>) -> Markup {
    let back = if data.is_between_people() { "consent-ask" } else { "board-undo" };
    html! {
        div.row.buttons {
            button id="undo" type="button" { (page.text(back)) }
            button id="redo" type="button" { (page.text("board-redo")) }
            button id="ask-hint" type="button" hidden[!data.hints] { (page.text("board-hint")) }
        }
    }
}

fn moves(page: &Page<'_>) -> Markup {
    html! {
        details.card.moves open {
            summary { (page.text("board-moves")) }
            ol id="moves" tabindex="0" aria-label=(page.text("board-moves")) {}
            div.row id="steps" hidden {
                button id="earlier" type="button" { (page.text("board-earlier")) }
                button id="later" type="button" { (page.text("board-later")) }
            }
        }
    }
}

/// A field for those who would rather write their turns.
pub(super) fn typed(page: &Page<'_>) -> Markup {
    html! {
        form id="typed" {
            label for="turn" { (page.text("board-typed")) }
            input id="turn" name="turn" autocomplete="off" autocapitalize="off" spellcheck="false"
                maxlength="60" enterkeyhint="go" aria-describedby="typed-problem";
            button { (page.text("board-play")) }
            p.problem id="typed-problem" role="alert" {}
        }
        details.keys {
            summary { (page.text("board-keys-title")) }
            p { (page.text("board-keys")) }
        }
    }
}

/// What is seldom needed.
fn menu(page: &Page<'_>, data: &GamePage<'_>, puzzle: bool) -> Markup {
    let record = |form: &str| format!("/api/games/{}/record?form={form}", data.id);
    let is_draughts = matches!(data.rules.rules, AnyRules::Draughts(_));
    html! {
        details.more id="more" {
            summary { (page.text("board-more")) }
            div.menu {
                button id="flip" type="button" aria-pressed="false" { (page.text("board-flip")) }
                button id="confirm-toggle" type="button" aria-pressed="false" {
                    (page.text("board-confirm-toggle"))
                }
                a.button href={ "/settings?game=" (data.id) } { (page.text("looks-title")) }
                button id="text-toggle" type="button" aria-expanded="false"
                    aria-controls="text-view" { (page.text("board-text-toggle")) }
                button id="offer-draw" type="button" hidden[puzzle] { (page.text("board-offer")) }
                button id="claim" type="button" hidden[puzzle] { (page.text("board-claim")) }
                button id="resign" type="button" { (page.text("board-resign")) }
                @if data.shares_board(page) {
                    button id="part" type="button" { (page.text("beside-title")) }
                }
                a.button href={ "/rules/" (data.rules.id) "?game=" (data.id) } {
                    (page.text("board-rules"))
                }
                @if data.hints {
                    a.button href={ "/analysis?game=" (data.id) } { (page.text("analysis-of-game")) }
                }
                @if data.unplayed && data.seated.is_none() {
                    form id="abort" action={ "/game/" (data.id) "/abort" } method="post" {
                        button { (page.text("board-abort")) }
                    }
                }
                p.records {
                    (page.text("board-record")) ": "
                    a id="record-text" href=(record("text")) { (page.text("board-record-text")) }
                    " · "
                    a id="record-json" href=(record("json")) { "JSON" }
                    span hidden[!is_draughts] {
                        " · "
                        a id="record-pdn" href=(record("pdn")) { "PDN" }
                    }
                }
            }
        }
    }
}

fn text_view(page: &Page<'_>) -> Markup {
    html! {
        section.card id="text-view" aria-labelledby="text-view-title" hidden {
            h2 id="text-view-title" { (page.text("board-text-view")) }
            (text_board(page))
        }
    }
}

/// The board as a table, for those who read it.
pub(super) fn text_board(page: &Page<'_>) -> Markup {
    html! {
        div.scroll tabindex="0" role="group" aria-label=(page.text("board-text-view")) {
            table id="text-board" {
                caption.visually-hidden { (page.text("board-text-caption")) }
            }
        }
        section hidden {
            h3 { (page.text("board-text-lines")) }
            ul.inline id="text-lines" {}
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
        ask-hint hint throw enter-throw problem resign-dialog resign-send resign-cancel text-view text-board";

    #[test]
    fn the_script_finds_every_id_once() {
        let rules = ::game::catalogue::find("classic").expect("a preset").rules;
        let rules = NamedRules { id: "classic".to_string(), rules };
        let data = GamePage {
            id: "g1",
            rules: &rules,
            white: "<Anna>",
            black: "",
            computer: None,
            hints: true,
            unplayed: true,
            seated: Some(""),
        };
        let page = Page::plain(Language::De, "/game/g1");
        let page = game(&page, &data).into_string();
        for id in IDS.split_whitespace() {
            assert_eq!(page.matches(&format!(" id=\"{id}\"")).count(), 1, "{id}");
        }
        assert!(page.contains("&lt;Anna&gt;") && page.contains("Schwarz"));
        assert!(page.contains("data-game=\"g1\" data-lang=\"de\""));
    }
}
