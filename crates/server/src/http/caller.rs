//! Who asks, and what they show for it.

use std::convert::Infallible;

use axum::{
    extract::FromRequestParts,
    http::{StatusCode, request::Parts},
};

use super::{App, Problem, Reader, bearer};
use crate::table::{Caller, Token};

impl FromRequestParts<App> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let reader = parts.extensions.get::<Reader>();
        let account = reader.and_then(|reader| reader.signed.as_ref());
        let account = account.map(|signed| signed.account.id.clone());
        // What is no secret of a seat is taken for nothing.
        let token = bearer(&parts.headers).and_then(Token::read);
        Ok(Self { here: !app.away, token, account, round_trip: 0 })
    }
}

/// Somebody at this machine: where others reach the server, nobody can be told from them, so all are
/// refused.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Here;

impl FromRequestParts<App> for Here {
    type Rejection = Problem;

    async fn from_request_parts(_: &mut Parts, app: &App) -> Result<Self, Problem> {
        if app.away { Err(Problem::new(StatusCode::FORBIDDEN, "only-here")) } else { Ok(Self) }
    }
}
