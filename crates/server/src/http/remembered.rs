//! The opponent somebody chose last, kept in a cookie.

use axum::http::{HeaderMap, HeaderName, header};

use super::reader::{cookie, remembering};
use crate::{pages::NewGameValues, table::Table};

/// The name of the cookie; its value is `person`, or as in `computer-3-white`.
const NAME: &str = "opponent";

/// The header that keeps the choice with which a game has begun; a puzzle is no choice.
pub(super) fn choice(table: &Table) -> Option<[(HeaderName, String); 1]> {
    if table.game.position().is_puzzle() {
        return None;
    }
    let value = match (table.agreed.computer, table.person()) {
        (Some(computer), Some(person)) => {
            let side =
                if table.agreed.colours_by_lot { "lot".to_string() } else { person.to_string() };
            format!("computer-{}-{side}", computer.level)
        }
        _ => "person".to_string(),
    };
    Some([(header::SET_COOKIE, remembering(NAME, &value))])
}

/// Fills in the last choice where a form asks for the opponent anew.
pub(super) fn fill(values: &mut NewGameValues, headers: &HeaderMap) {
    if !values.opponent.is_empty() {
        return;
    }
    let mut parts = cookie(headers, NAME).unwrap_or_default().splitn(3, '-').map(str::to_string);
    let mut next = || parts.next().unwrap_or_default();
    // What makes no sense is taken for nothing by the form.
    (values.opponent, values.level, values.side) = (next(), next(), next());
}
