//! What a reader has learnt, kept in cookies.

use axum::{
    http::{HeaderMap, HeaderName, HeaderValue, header},
    response::AppendHeaders,
};

use super::reader::{cookie, remembering};
use crate::learning::Progress;

/// What the cookies of a request say.
pub(crate) fn read(headers: &HeaderMap) -> Progress {
    let [solved, days, lessons] = Progress::NAMES.map(|name| cookie(headers, name));
    Progress::read(solved, days, lessons)
}

/// The headers that keep it.
pub(crate) fn keep(progress: &Progress) -> AppendHeaders<Vec<(HeaderName, HeaderValue)>> {
    let kept = Progress::NAMES.into_iter().zip(progress.write()).filter_map(|(name, value)| {
        Some((header::SET_COOKIE, HeaderValue::from_str(&remembering(name, &value)).ok()?))
    });
    AppendHeaders(kept.collect())
}
