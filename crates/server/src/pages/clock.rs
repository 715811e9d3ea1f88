//! The questions about time in the form of a new game.

use maud::{Markup, html};

use super::{
    layout::Page,
    new_game::{NewGameValues, radios},
};

/// How much time the players have, and somebody elsewhere perhaps another one.
pub(super) fn questions(page: &Page<'_>, values: &NewGameValues, away: bool) -> Markup {
    let chosen = if values.clock.is_empty() { "none" } else { &values.clock };
    let field = |name: &str, value: &str, least: u32, most: u32| {
        number(page, name, if value.is_empty() { usual(name) } else { value }, least, most)
    };
    html! {
        fieldset.clock {
            legend { (page.text("new-clock")) }
            (radios(page, "clock", chosen, &["none", "total", "move", "days"]))
            div.pair data-clock="total" {
                (field("minutes", &values.minutes, 1, 1440))
                (field("increment", &values.increment, 0, 3600))
            }
            div.pair data-clock="move" { (field("seconds", &values.seconds, 1, 86_400)) }
            div.pair data-clock="days" {
                (field("days", &values.days, 1, 60))
                @if away { (vacation(page, &values.vacation)) }
            }
            @if away {
                div.odds {
                    label.check {
                        input type="checkbox" name="odds" value="yes" checked[values.odds == "yes"];
                        span { (page.text("new-odds")) }
                    }
                    div.pair data-clock="total" {
                        (field("guest_minutes", &values.guest_minutes, 1, 1440))
                        (field("guest_increment", &values.guest_increment, 0, 3600))
                    }
                    div.pair data-clock="move" {
                        (field("guest_seconds", &values.guest_seconds, 1, 86_400))
                    }
                    div.pair data-clock="days" { (field("guest_days", &values.guest_days, 1, 60)) }
                }
            }
        }
    }
}

/// How many days each player may be away.
fn vacation(page: &Page<'_>, chosen: &str) -> Markup {
    html! {
        div.field {
            label for="vacation" { (page.text("new-vacation")) }
            select id="vacation" name="vacation" {
                @for days in ["0", "14", "28"] {
                    option value=(days) selected[chosen == days] {
                        (page.text(&format!("new-vacation-{days}")))
                    }
                }
            }
        }
    }
}

/// What stands in a field at first.
fn usual(name: &str) -> &'static str {
    match name.trim_start_matches("guest_") {
        "minutes" => "10",
        "increment" => "5",
        "seconds" => "60",
        _ => "3",
    }
}

fn number(page: &Page<'_>, field: &str, value: &str, least: u32, most: u32) -> Markup {
    html! {
        div.field {
            label for=(field) { (page.text(&format!("new-{field}"))) }
            input id=(field) name=(field) type="number" inputmode="numeric" min=(least) max=(most)
                value=(value);
        }
    }
}
