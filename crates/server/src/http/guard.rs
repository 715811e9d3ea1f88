//! Requests that are not meant for us, or not sent by our own pages.
//!
//! The server listens on this machine only, but any page in the browser can send requests to
//! this machine, and any name can be made to point to it. So the host must be one of ours, and a
//! request that changes something must come from our own pages or from no browser at all.

use axum::{
    extract::Request,
    http::{HeaderMap, Method, StatusCode, Uri, header, uri::Authority},
};

use super::Problem;

/// Refuses what is not meant for us, or sent by others.
pub(super) fn check(request: &Request, hosts: &[String]) -> Result<(), Problem> {
    let refuse = |code| Err(Problem::new(StatusCode::FORBIDDEN, code));
    let Some(host) = host(request) else {
        return refuse("foreign-host");
    };
    if !is_ours(host.host(), hosts) {
        return refuse("foreign-host");
    }
    let is_safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if !is_safe && !is_from_us(request.headers(), &host) {
        return refuse("foreign-origin");
    }
    Ok(())
}

fn host(request: &Request) -> Option<Authority> {
    let header = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
    match (header, request.uri().authority()) {
        (Some(host), _) => host.parse().ok(),
        (None, authority) => authority.cloned(),
    }
}

fn is_ours(host: &str, hosts: &[String]) -> bool {
    let host = host.to_ascii_lowercase();
    ["localhost", "127.0.0.1", "[::1]"].contains(&host.as_str())
        || hosts.iter().any(|ours| ours.eq_ignore_ascii_case(&host))
}

/// Whether a request that changes something comes from our own pages, or from no browser.
fn is_from_us(headers: &HeaderMap, host: &Authority) -> bool {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if let Some(site) = text("sec-fetch-site")
        && !matches!(site, "same-origin" | "none")
    {
        return false;
    }
    match text("origin") {
        Some(origin) => origin.parse::<Uri>().is_ok_and(|uri| {
            matches!(uri.scheme_str(), Some("http" | "https")) && uri.authority() == Some(host)
        }),
        // Every browser says where a form comes from; JSON it would first have to ask about.
        None => text("sec-fetch-site").is_some() || super::body::is_json(headers),
    }
}
