//! Texts that no database takes. A U+0000 ends a text in some of them and is refused by others, so none comes in:
//! by no path and no query, in no body and in no frame.

use axum::{
    extract::Request,
    http::{StatusCode, Uri},
    middleware::Next,
    response::{IntoResponse, Response},
};

use super::Problem;

/// Refuses a request whose address holds what cannot be kept. Headers cannot hold it.
pub(super) async fn check(request: Request, next: Next) -> Response {
    match check_address(request.uri()) {
        Ok(()) => next.run(request).await,
        Err(problem) => problem.into_response(),
    }
}

/// Refuses an address that holds what cannot be kept.
pub(crate) fn check_address(uri: &Uri) -> Result<(), Problem> {
    let parts = [("the path", uri.path()), ("the query", uri.query().unwrap_or_default())];
    parts.into_iter().try_for_each(|(place, text)| refuse_at(place, nul_in_form(text.as_bytes())))
}

/// Refuses JSON, or lines of it, one of whose texts cannot be kept.
pub(crate) fn check_json(text: &[u8]) -> Result<(), Problem> {
    refuse_at("the body", nul_in_json(text))
}

/// Refuses a form one of whose texts cannot be kept.
pub(super) fn check_form(text: &[u8]) -> Result<(), Problem> {
    refuse_at("the form", nul_in_form(text))
}

/// Refuses what has been found at a place, counted in bytes from 0.
fn refuse_at(place: &str, found: Option<usize>) -> Result<(), Problem> {
    found.map_or(Ok(()), |at| {
        let problem = Problem::new(StatusCode::BAD_REQUEST, "bad-text");
        Err(problem.hint(format!("{place} holds U+0000 at byte {at}")))
    })
}

/// Where JSON first writes a U+0000, as an escape or as it is. Outside of texts JSON has no backslashes.
fn nul_in_json(text: &[u8]) -> Option<usize> {
    let mut at = 0;
    while let Some(step) = text[at..].iter().position(|byte| matches!(byte, b'\\' | 0)) {
        at += step;
        if text[at] == 0 || text[at..].starts_with(b"\\u0000") {
            return Some(at);
        }
        // What is escaped may be a backslash itself.
        at = (at + 2).min(text.len());
    }
    None
}

/// Where an address or a form first writes a U+0000.
fn nul_in_form(text: &[u8]) -> Option<usize> {
    let escaped = text.windows(3).position(|three| three == b"%00");
    let plain = text.iter().position(|byte| *byte == 0);
    escaped.into_iter().chain(plain).min()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_nul_is_found_however_it_is_written() {
        for (text, found) in [
            (r#"{"a":"b"}"#, None),
            (r#"{"a":"\u0000"}"#, Some(6)),
            (r#"{"a\u0000":1}"#, Some(3)),
            (r#"{"a":"\\u0000"}"#, None),
            (r#"{"a":"\\\u0000"}"#, Some(8)),
            (r#"{"a":"\n\"\u0001"}"#, None),
            ("{\"a\":\"\0\"}", Some(6)),
            ("\\", None),
            ("", None),
        ] {
            assert_eq!(nul_in_json(text.as_bytes()), found, "{text}");
        }
        for (text, found) in [
            ("name=Anna&text=a%20b", None),
            ("name=a%00b", Some(6)),
            ("name=a%2500b", None),
            ("name=%%00", Some(6)),
            ("name=\0%00", Some(5)),
            ("%0", None),
        ] {
            assert_eq!(nul_in_form(text.as_bytes()), found, "{text}");
        }
    }
}
