//! The header `Authorization: Bearer …`, in which programs show a secret: that of a seat, or the token of a bot.

use axum::http::{HeaderMap, header};

/// The secret that is shown, whatever it is; none where the header is missing or of another kind.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let text = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (kind, secret) = text.split_once(' ')?;
    kind.eq_ignore_ascii_case("bearer").then(|| secret.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_the_same_however_the_header_is_written() {
        let read = |text: &'static str| {
            let headers =
                HeaderMap::from_iter([(header::AUTHORIZATION, text.parse().expect("a value"))]);
            bearer(&headers).map(str::to_string)
        };
        for text in ["Bearer x", "bearer x", "BEARER   x ", "Bearer \tx"] {
            assert_eq!(read(text).as_deref(), Some("x"), "{text:?}");
        }
        for text in ["", "Bearer", "Basic x", "x"] {
            assert_eq!(read(text), None, "{text:?}");
        }
        assert_eq!(bearer(&HeaderMap::new()), None);
    }
}
