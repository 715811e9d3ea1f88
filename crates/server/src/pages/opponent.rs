//! Who plays: two people at this screen, or one and the computer.

use engine::Level;
use game::{AnyRules, NamedRules};
use maud::{Markup, html};

use super::{
    layout::Page,
    new_game::{NewGameValues, name, radios},
    people, tables,
};

/// The level that is chosen if nobody says otherwise.
const USUAL: &str = "3";

/// The levels that have a word of their own.
const NAMED: [u8; 3] = [1, 5, 10];

/// The questions about the players. `perfect` says whether the highest level plays perfectly.
pub(super) fn players(
    page: &Page<'_>,
    named: &NamedRules,
    values: &NewGameValues,
    perfect: bool,
    away: bool,
) -> Markup {
    let [white, black] = sides(&named.id, &named.rules);
    let person = if away { "link" } else { "person" };
    let chosen = match values.opponent.as_str() {
        "computer" => "computer",
        "beside" if !away => "beside",
        _ => person,
    };
    html! {
        fieldset.opponent {
            legend { (page.text("new-players")) }
            @if away {
                (radios(page, "opponent", chosen, &["link", "computer"]))
            } @else {
                (radios(page, "opponent", chosen, &["person", "beside", "computer"]))
            }
            @if !away {
                div.stack data-opponent="person" {
                    div.pair {
                        (name(page, "white", white, &values.white))
                        (name(page, "black", black, &values.black))
                    }
                    (colours(page, values))
                }
            }
            div.stack data-opponent="computer" {
                div data-opponent="level" {
                    (levels(page, values, perfect))
                    @if !perfect { (tables::link(page, named)) }
                }
                (side(page, named, values))
                (people::called(page, &name(page, "you", "new-player", &values.you)))
            }
        }
    }
}

/// What the two sides are called.
fn sides(id: &str, rules: &AnyRules) -> [&'static str; 2] {
    match rules {
        AnyRules::Wolf(_) => ["new-sheep", "new-wolf"],
        AnyRules::Battue(_) if id == "fox_hunt" => ["new-fox", "new-hunters"],
        AnyRules::Battue(_) => ["new-quarry", "new-hunters"],
        _ => ["side-white", "side-black"],
    }
}

/// Names stay where they were entered unless somebody asks for the lot.
fn colours(page: &Page<'_>, values: &NewGameValues) -> Markup {
    let chosen = if values.colours.is_empty() { "choose" } else { &values.colours };
    radios(page, "colours", chosen, &["choose", "lot"])
}

fn levels(page: &Page<'_>, values: &NewGameValues, perfect: bool) -> Markup {
    let known = values.level.parse::<Level>().is_ok();
    let chosen = if known { values.level.as_str() } else { USUAL };
    let word = |level: u8| match level {
        10 if perfect => page.text("new-level-perfect"),
        level => page.text(&format!("new-level-{level}")),
    };
    html! {
        fieldset.levels {
            legend { (page.text("new-level")) }
            div.scale {
                @for level in Level::all().map(Level::get) {
                    label {
                        input type="radio" name="level" value=(level)
                            checked[level.to_string() == chosen];
                        span {
                            (level)
                            @if NAMED.contains(&level) {
                                span.visually-hidden { ", " (word(level)) }
                            }
                        }
                    }
                }
            }
            p.words aria-hidden="true" {
                @for level in NAMED { span { b { (level) } " " (word(level)) } }
            }
        }
    }
}

/// The side of the person.
fn side(page: &Page<'_>, named: &NamedRules, values: &NewGameValues) -> Markup {
    let begins = named.rules.initial().turn().map(|side| side.to_string());
    let begins = begins.filter(|_| named.rules.get("first").as_deref() != Some("lot"));
    let chosen = match values.side.as_str() {
        side @ ("white" | "black" | "lot") => side,
        _ => begins.as_deref().unwrap_or("lot"),
    };
    let label = |side: &str, key: &str| match begins.as_deref() {
        Some(first) if first == side => {
            page.words().tr("new-side-begins", &[("side", page.text(key).into())])
        }
        _ => page.text(key),
    };
    let [white, black] = sides(&named.id, &named.rules);
    let choices = [("white", label("white", white)), ("black", label("black", black))];
    html! {
        fieldset {
            legend { (page.text("new-side")) }
            div.radios {
                @for (side, label) in choices.into_iter().chain([("lot", page.text("new-side-lot"))]) {
                    label {
                        input type="radio" name="side" value=(side) checked[side == chosen];
                        span { (label) }
                    }
                }
            }
        }
    }
}
