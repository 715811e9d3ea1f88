//! The form for a new game; it works without a script.

use game::{AnyRules, NamedRules};
use maud::{Markup, html};
use serde::Deserialize;

use super::{
    begin::{BeginProblem, begin},
    bots, chat, clock,
    groups::{on_a_shelf, shelf_options},
    layout::{Page, Place, Sheet},
    opponent, ratings, rules_name,
    scenes::Scene,
    wood,
};

/// What the form is about.
#[derive(Clone, Copy, Debug)]
pub struct NewGame<'a> {
    /// The rules to be played by.
    pub rules: &'a NamedRules,
    /// Their text, if a person wrote it.
    pub rule_text: Option<&'a str>,
    /// What was filled in before, or the default.
    pub values: &'a NewGameValues,
    /// What is wrong with it, as a translated sentence.
    pub problem: Option<&'a str>,
    /// What is wrong with where it should begin.
    pub begin_problem: Option<&'a BeginProblem>,
    /// Whether the computer plays these rules perfectly at its highest level.
    pub perfect: bool,
    /// Whether the players are elsewhere, and come by a link.
    pub away: bool,
}

/// The fields of the form as they are sent; `rules` or `rule_text` comes with them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default)]
pub struct NewGameValues {
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// `choose` or `lot`; empty is `choose`.
    pub colours: String,
    /// Who begins where the rules leave it open: `white`, `black` or `lot`.
    pub first: String,
    /// `none`, `total`, `move` or `days`; empty is none.
    pub clock: String,
    /// Minutes for the whole game.
    pub minutes: String,
    /// Seconds added with each turn.
    pub increment: String,
    /// Seconds for one turn.
    pub seconds: String,
    /// Days for one turn.
    pub days: String,
    /// How many days each player may be away, with days for one turn.
    pub vacation: String,
    /// `yes` if somebody elsewhere gets another time.
    pub odds: String,
    /// Their minutes for the whole game.
    pub guest_minutes: String,
    /// Their seconds added with each turn.
    pub guest_increment: String,
    /// Their seconds for one turn.
    pub guest_seconds: String,
    /// Their days for one turn.
    pub guest_days: String,
    /// `rules`, `auto`, `claim` or `off`; empty is what the rules say.
    pub draws: String,
    /// `thrown` or `entered`; empty is thrown.
    pub dice: String,
    /// `yes` if turns may be taken back; a form that is sent without it says no.
    pub take_backs: String,
    /// `yes` if hints may be asked for; a form that is sent without it says no.
    pub hints: String,
    /// `yes` if the game changes ratings.
    pub rated: String,
    /// `yes` if no bot may sit down.
    pub people_only: String,
    /// `yes` if the two may write to each other.
    pub chat: String,
    /// `person`, `beside`, `link` or `computer`; empty is a person.
    pub opponent: String,
    /// How strong the computer plays, from 1 to 10.
    pub level: String,
    /// The side of the person who plays the computer: `white`, `black` or `lot`.
    pub side: String,
    /// The name of the person who plays the computer.
    pub you: String,
    /// Where the game begins: `usual`, `opening`, `turns` or `position`; empty is the usual start.
    pub begin: String,
    /// The key of an opening.
    pub opening: String,
    /// Turns that have been played already.
    pub turns: String,
    /// A position.
    pub fen: String,
}

/// The form.
pub fn new_game(page: &Page<'_>, data: &NewGame<'_>) -> Markup {
    let NamedRules { id, rules } = data.rules;
    let title = page.text("new-title");
    let main = html! {
        main.new id="main" data-page="new" data-rules=(id) {
            h1 { (title) }
            div.beside {
                div.choice {
                    div id="picture" { (wood::little(&Scene::of(id, rules))) }
                    (choose(page, id))
                }
                form.stack id="begin" action="/new" method="post" {
                    @if let Some(problem) = data.problem { p.problem role="alert" { (problem) } }
                    @if let Some(text) = data.rule_text {
                        input type="hidden" name="rule_text" value=(text);
                    }
                    div.stack id="settings" {
                        h2 { (rules_name(page.words(), id, rules)) }
                        @if let Some(about) = page.words().game_about(id) { p.about { (about) } }
                        (settings(page, data))
                    }
                    div.row.last { button.main { (page.text("new-begin")) } }
                }
            }
        }
    };
    let script = Some("js/new.js");
    page.sheet(&Sheet { title: &title, main, script, place: Place::Elsewhere })
}

/// The choice of the game. It belongs to the form, so that what it shows is what is played; the
/// questions depend on it, and the button asks them anew.
fn choose(page: &Page<'_>, chosen: &str) -> Markup {
    html! {
        div.stack {
            label for="rules" { (page.text("new-rules")) }
            // The first button of a form is what Enter in a field presses.
            button.visually-hidden form="begin" tabindex="-1" aria-hidden="true" {}
            select id="rules" name="rules" form="begin" data-reload {
                @if !on_a_shelf(chosen) {
                    option value="" selected disabled { (page.text("new-own")) }
                }
                (shelf_options(page, chosen))
            }
            div.row {
                button id="choose" form="begin" formmethod="get" formnovalidate {
                    (page.text("new-change"))
                }
                a.quiet id="read-rules" href={ "/rules/" (chosen) } { (page.text("new-read-rules")) }
            }
        }
    }
}

fn settings(page: &Page<'_>, data: &NewGame<'_>) -> Markup {
    let NewGame { rules: named, values, perfect, away, begin_problem, .. } = *data;
    let rules = &named.rules;
    if rules.initial().is_puzzle() {
        return html! {
            (name(page, "white", "new-player", &values.white))
            (begin(page, named, values, begin_problem))
            (allowed(page, values))
        };
    }
    html! {
        (opponent::players(page, named, values, perfect, away))
        @if rules.get("first").as_deref() == Some("lot") { (first(page, values)) }
        (clock::questions(page, values, away))
        @if away {
            (ratings::choice(page, values.rated == "yes"))
            (bots::choice(page, values.people_only == "yes"))
            (chat::choice(page, values.chat == "yes"))
        }
        (draws(page, rules, values))
        @if rules.get("dice").is_some_and(|dice| dice != "none") { (dice(page, values)) }
        (begin(page, named, values, begin_problem))
        (allowed(page, values))
    }
}

pub(super) fn name(page: &Page<'_>, field: &str, label: &str, value: &str) -> Markup {
    html! {
        div.field {
            label for=(field) { (page.text(label)) }
            input id=(field) name=(field) value=(value) maxlength="40" autocomplete="off"
                spellcheck="false" placeholder=(page.text("new-name-hint"));
        }
    }
}

fn first(page: &Page<'_>, values: &NewGameValues) -> Markup {
    let chosen = if values.first.is_empty() { "lot" } else { &values.first };
    html! {
        fieldset {
            legend { (page.text("new-first")) }
            (radios(page, "first", chosen, &["lot", "white", "black"]))
        }
    }
}

/// Radio buttons in a line; the label of each has the key `new-FIELD-VALUE`.
pub(super) fn radios(page: &Page<'_>, field: &str, chosen: &str, values: &[&str]) -> Markup {
    html! {
        div.radios {
            @for value in values {
                label {
                    input type="radio" name=(field) value=(value) checked[*value == chosen];
                    span { (page.text(&format!("new-{field}-{value}"))) }
                }
            }
        }
    }
}

fn draws(page: &Page<'_>, rules: &AnyRules, values: &NewGameValues) -> Markup {
    if rules.get("repetition").is_none() {
        return html! {};
    }
    let chosen = if values.draws.is_empty() { "rules" } else { &values.draws };
    html! {
        div.field {
            label for="draws" { (page.text("new-draws")) }
            select id="draws" name="draws" {
                @for mode in ["rules", "auto", "claim", "off"] {
                    option value=(mode) selected[mode == chosen] {
                        (page.text(&format!("new-draws-{mode}")))
                    }
                }
            }
        }
    }
}

fn dice(page: &Page<'_>, values: &NewGameValues) -> Markup {
    let chosen = if values.dice.is_empty() { "thrown" } else { &values.dice };
    html! {
        fieldset {
            legend { (page.text("new-dice")) }
            (radios(page, "dice", chosen, &["thrown", "entered"]))
        }
    }
}

/// What players may do besides playing.
fn allowed(page: &Page<'_>, values: &NewGameValues) -> Markup {
    html! {
        div.checks {
            (check(page, "take_backs", "new-take-backs", &values.take_backs))
            (check(page, "hints", "new-hints", &values.hints))
        }
    }
}

/// A box that is ticked unless somebody has unticked it.
fn check(page: &Page<'_>, field: &str, label: &str, value: &str) -> Markup {
    html! {
        label.check {
            input type="checkbox" name=(field) value="yes" checked[value.is_empty() || value == "yes"];
            span { (page.text(label)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::catalogue;
    use i18n::Language;

    fn form(id: &str, values: &NewGameValues) -> String {
        let rules = catalogue::find(id).expect("a preset").rules;
        let named = NamedRules { id: id.to_string(), rules };
        let page = Page::plain(Language::EnGb, "/new");
        let perfect = id == "wolf";
        let away = values.opponent == "link";
        let data = NewGame {
            rules: &named,
            rule_text: None,
            values,
            problem: None,
            begin_problem: None,
            perfect,
            away,
        };
        new_game(&page, &data).into_string()
    }

    #[test]
    fn only_what_the_rules_leave_open_is_asked() {
        let values = NewGameValues::default();
        for (id, field, asked) in [
            ("classic", "dice", false),
            ("wuerfel", "dice", true),
            ("alfonso", "dice", true),
            ("design_de", "first", true),
            ("classic", "first", false),
            ("classic", "draws", true),
            ("wolf", "draws", false),
            ("pegs33", "black", false),
            ("pegs33", "clock", false),
            ("pegs33", "take_backs", true),
            ("pegs33", "hints", true),
            ("pegs33", "opponent", false),
            ("wolf", "opponent", true),
            ("classic", "level", true),
        ] {
            let there = form(id, &values).contains(&format!(" name=\"{field}\""));
            assert_eq!(there, asked, "{id} {field}");
        }
    }

    #[test]
    fn the_computer_is_offered_with_levels_and_sides() {
        let values = NewGameValues::default();
        let classic = form("classic", &values);
        assert_eq!(classic.matches(" name=\"level\"").count(), 10);
        assert!(classic.contains("value=\"person\" checked"));
        assert!(classic.contains("value=\"3\" checked"));
        assert!(classic.contains("White (begins)") && classic.contains("Full strength"));
        assert!(form("wolf", &values).contains("Perfect"));
        // Where a lot decides who begins, one also decides who plays which side.
        assert!(form("design_de", &values).contains("name=\"side\" value=\"lot\" checked"));
        let chosen = NewGameValues {
            opponent: "computer".to_string(),
            level: "8".to_string(),
            side: "black".to_string(),
            ..values
        };
        let english = form("english", &chosen);
        assert!(english.contains("value=\"computer\" checked"));
        assert!(english.contains("value=\"8\" checked"));
        assert!(english.contains("name=\"side\" value=\"black\" checked"));
        let nonsense = NewGameValues { level: "11".to_string(), ..chosen };
        assert!(form("english", &nonsense).contains("value=\"3\" checked"));
    }

    #[test]
    fn every_game_has_a_form_and_what_was_filled_in_stays() {
        let values = NewGameValues {
            white: "A<b>".to_string(),
            clock: "total".to_string(),
            minutes: "7".to_string(),
            ..NewGameValues::default()
        };
        for entry in catalogue::all() {
            let form = form(entry.id, &values);
            assert!(form.contains("value=\"A&lt;b&gt;\""), "{}", entry.id);
            let option = format!("<option value=\"{}\" selected>", entry.id);
            assert!(form.contains(&option), "{}", entry.id);
        }
        let form = form("classic", &values);
        assert!(form.contains("value=\"total\" checked"));
        assert!(form.contains("value=\"7\""));
    }
}
