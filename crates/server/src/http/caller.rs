//! Who asks, and what they show for it.

use std::convert::Infallible;

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, StatusCode, header, request::Parts},
};

use super::{App, Problem, Reader};
use crate::table::{Caller, Token};

impl FromRequestParts<App> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let reader = parts.extensions.get::<Reader>();
        let account = reader.and_then(|reader| reader.signed.as_ref());
        let account = account.map(|signed| signed.account.id.clone());
        Ok(Self { here: !app.away, token: token(&parts.headers), account, round_trip: 0 })
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

/// The secret in the header `Authorization: Bearer …`; what is none is taken for nothing.
fn token(headers: &HeaderMap) -> Option<Token> {
    let text = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (kind, token) = text.split_once(' ')?;
    kind.eq_ignore_ascii_case("bearer").then(|| Token::read(token.trim())).flatten()
}
