//! Every answer is counted, and reported without anything that tells who asked for what.

use std::time::Instant;

use axum::{
    extract::{MatchedPath, Request},
    http::Method,
    middleware::Next,
    response::Response,
};

use super::COUNTS;

/// Counts an answer and reports it: by the pattern of its path, never by the path.
pub(crate) async fn count(request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>().cloned();
    let method = name(request.method());
    let begun = Instant::now();
    let response = next.run(request).await;
    let route = route.as_ref().map_or("other", MatchedPath::as_str);
    let status = response.status().as_u16();
    COUNTS.answered(route, method, status);
    let micros = begun.elapsed().as_micros();
    tracing::debug!(method, route, status, micros, "answered");
    response
}

/// A method by its name; whoever makes up others gets no label for each.
fn name(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        Method::PATCH => "PATCH",
        _ => "other",
    }
}
