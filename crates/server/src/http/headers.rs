//! Headers that every answer has: what a browser may do with it, and with nothing else.

use axum::{
    extract::{Request, State},
    http::{HeaderName, HeaderValue, header},
    middleware::Next,
    response::Response,
};

use super::App;

/// Everything comes from here; nothing is inline, embedded or framed. Pictures may also be made by our
/// own scripts, to be saved.
const POLICY: &str = "default-src 'self'; img-src 'self' blob:; base-uri 'none'; form-action 'self'; \
                      frame-ancestors 'none'; object-src 'none'";

/// Which pages share a process; browsers know it for themselves and for encrypted lines only.
const OPENER: HeaderName = HeaderName::from_static("cross-origin-opener-policy");

/// The headers of every answer.
const ALWAYS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "same-origin"),
    (OPENER, "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Where answers show what belongs to an account.
const OWN: [&str; 5] = ["/account", "/api/account", "/sign-in", "/sign-up", "/mail"];

/// Adds the headers of every answer.
pub(super) async fn add(State(app): State<App>, request: Request, next: Next) -> Response {
    let is_own = is_own(request.uri().path());
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in ALWAYS {
        if name == OPENER && app.beside.is_some() {
            continue;
        }
        headers.insert(name, HeaderValue::from_static(value));
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        let kept = if is_own { "no-store" } else { "no-cache" };
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(kept));
        headers.append(header::VARY, HeaderValue::from_static("accept-language, cookie"));
    }
    response
}

/// Whether an answer shows what belongs to an account, so that no browser keeps it for whoever comes next.
fn is_own(path: &str) -> bool {
    let is_below = |start: &str| {
        path.strip_prefix(start).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    };
    OWN.into_iter().any(is_below)
}
