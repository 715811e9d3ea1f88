//! Being away: who is, until when, and how to leave and come back.
//!
//! The ids and data attributes are what `assets/js/vacation.js` looks for.

use board::Side;
use maud::{Markup, html};
use speech::Speech;

use super::layout::Page;

/// What stands beside the board about it; the script shows what is true.
pub(super) fn card(page: &Page<'_>, speech: &Speech) -> Markup {
    html! {
        section.card.vacation id="vacation" aria-label=(page.text("vacation-title")) hidden {
            p id="away-you" role="status" hidden { (until(page, "vacation-you-away")) }
            @for side in Side::ALL {
                p id={ "away-" (side) } role="status" hidden {
                    (until(page, "vacation-away").replace("{player}", &speech.title(side)))
                }
            }
            button.main id="come-back" type="button" hidden { (page.text("vacation-back")) }
            details id="leaving" hidden {
                summary { (page.text("vacation-title")) }
                form.stack id="leave" {
                    p.quiet { (page.text("vacation-lead")) }
                    div.field {
                        label for="leave-days" { (page.text("vacation-days")) }
                        input id="leave-days" type="number" inputmode="numeric" min="1" value="1";
                    }
                    div.row { button { (page.text("vacation-leave")) } }
                }
            }
        }
    }
}

/// A message with blanks that the script fills in.
fn until(page: &Page<'_>, key: &str) -> String {
    page.words().tr(key, &[("player", "{player}".into()), ("date", "{date}".into())])
}
