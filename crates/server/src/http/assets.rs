//! Styles, scripts and pictures: built into the program, read from the disk while developing.

use std::{
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use axum::{
    extract::Path,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use board::StableHasher;
use rust_embed::RustEmbed;

use super::Problem;

#[derive(RustEmbed)]
#[folder = "assets"]
struct Assets;

/// What is asked for under an address that changes with its content never changes.
const FOREVER: &str = "public, max-age=31536000, immutable";

/// For how long files on the disk are taken to be as they were.
const FRESH: Duration = Duration::from_secs(1);

/// The address of a file in `assets`, such as `js/game.js`.
///
/// It changes whenever any file does, so that the scripts of one page always fit together.
pub fn url(path: &str) -> String {
    format!("/assets/{}/{path}", version())
}

/// A name for all files as they are; on the disk they are looked at again every second.
fn version() -> String {
    static KNOWN: Mutex<Option<(Instant, String)>> = Mutex::new(None);
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let is_fresh = |read: &Instant| !cfg!(debug_assertions) || read.elapsed() < FRESH;
    if let Some((read, version)) = known.as_ref()
        && is_fresh(read)
    {
        return version.clone();
    }
    let version = fingerprint();
    *known = Some((Instant::now(), version.clone()));
    version
}

fn fingerprint() -> String {
    let mut names: Vec<_> = Assets::iter().collect();
    names.sort();
    let mut hasher = StableHasher::default();
    for name in names {
        hasher.write(name.as_bytes());
        if let Some(file) = Assets::get(&name) {
            hasher.write(&file.metadata.sha256_hash());
        }
    }
    format!("{:016x}", hasher.finish())
}

/// Answers with a file.
pub(super) async fn serve(Path(path): Path<String>) -> Response {
    let (asked, name) = path.split_once('/').unwrap_or(("", ""));
    let Some(file) = Assets::get(name) else {
        return Problem::new(StatusCode::NOT_FOUND, "not-found").into_response();
    };
    let caching = if asked == version() { FOREVER } else { "no-cache" };
    let headers = [(header::CONTENT_TYPE, kind(name)), (header::CACHE_CONTROL, caching)];
    (headers, file.data.into_owned()).into_response()
}

/// The icon for those who ask for it without having read the page.
pub(super) async fn icon() -> Response {
    match Assets::get("icons/mill.svg") {
        Some(file) => {
            ([(header::CONTENT_TYPE, kind("mill.svg"))], file.data.into_owned()).into_response()
        }
        None => Problem::new(StatusCode::NOT_FOUND, "not-found").into_response(),
    }
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "json" | "webmanifest" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" | "ts" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_has_a_kind_and_an_address() {
        for name in Assets::iter() {
            assert_ne!(kind(&name), "application/octet-stream", "{name}");
            assert!(url(&name).ends_with(name.as_ref()));
        }
        assert_eq!(version().len(), 16);
    }
}
