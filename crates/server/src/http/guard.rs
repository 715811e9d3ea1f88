//! Requests that are not meant for us, or not sent by our own pages.
//!
//! The server listens on this machine only, but any page in the browser can send requests to
//! this machine, and any name can be made to point to it. So the host must be one of ours, and a
//! request that changes something must come from our own pages or from no browser at all.

use std::net::{IpAddr, SocketAddr};

use axum::{
    extract::Request,
    http::{HeaderMap, Method, StatusCode, Uri, header, uri::Authority},
};

use super::{App, Problem};

/// Refuses what is not meant for us, or sent by others.
pub(super) fn check(request: &Request, app: &App) -> Result<(), Problem> {
    let refuse = |code| Err(Problem::new(StatusCode::FORBIDDEN, code));
    let Some(host) = host(request) else {
        return refuse("foreign-host");
    };
    let is_ours = match app.beside {
        // A door that closes lets nobody in by a line that was open before.
        Some(_) if *app.stopping.borrow() => {
            return Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, "busy"));
        }
        Some(door) => is_door(&host, door),
        None => is_ours(host.host(), app),
    };
    if !is_ours {
        return refuse("foreign-host");
    }
    let is_safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    // A socket carries commands, and a browser opens it without asking anybody.
    let is_socket = request.headers().contains_key(header::UPGRADE);
    // Whoever reads mail for somebody ends reminders by a secret in the path; nothing that a browser holds counts.
    let is_open = request.uri().path().starts_with("/mail/quiet/");
    let known = [Some(host), app.public_url.as_deref().and_then(authority)];
    if (!is_safe || is_socket) && !is_open && !is_from_us(request.headers(), &known, is_socket) {
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

/// Whether a door is called by its address, which no name can be made to point to.
fn is_door(host: &Authority, door: SocketAddr) -> bool {
    let ip = host.host().trim_matches(['[', ']']).parse::<IpAddr>();
    ip == Ok(door.ip()) && host.port_u16().unwrap_or(80) == door.port()
}

fn is_ours(host: &str, app: &App) -> bool {
    let host = host.to_ascii_lowercase();
    let public = app.public_url.as_deref().and_then(authority);
    ["localhost", "127.0.0.1", "[::1]"].contains(&host.as_str())
        || app.hosts.iter().any(|ours| ours.eq_ignore_ascii_case(&host))
        || public.is_some_and(|public| public.host().eq_ignore_ascii_case(&host))
        // No name can be made to point to an address that is no name.
        || (app.away && host.trim_matches(['[', ']']).parse::<IpAddr>().is_ok())
}

/// The host of an address, and its port if it has one.
fn authority(url: &str) -> Option<Authority> {
    url.parse::<Uri>().ok()?.authority().cloned()
}

/// Whether a request that changes something comes from our own pages, or from no browser.
fn is_from_us(headers: &HeaderMap, known: &[Option<Authority>], is_socket: bool) -> bool {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if let Some(site) = text("sec-fetch-site")
        && !matches!(site, "same-origin" | "none")
    {
        return false;
    }
    match text("origin") {
        Some(origin) => origin.parse::<Uri>().is_ok_and(|uri| {
            matches!(uri.scheme_str(), Some("http" | "https"))
                && known.contains(&uri.authority().cloned())
        }),
        // Every browser says where a form comes from; JSON it would first have to ask about.
        // The same with a socket.
        None => {
            is_socket || text("sec-fetch-site").is_some() || super::body::is_asked_about(headers)
        }
    }
}
