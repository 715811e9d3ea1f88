//! The address of the operator: whether the server is well, what it does, and moderation.
//!
//! Players never see it. Whoever reaches it may read the counts, which hold nothing of anybody;
//! moderation is for this machine only, and for no browser.

use std::{net::SocketAddr, sync::Arc};

use axum::{
    Router,
    extract::{ConnectInfo, Request, State},
    http::{HeaderMap, StatusCode, header, uri::Authority},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::get,
};
use tokio::{net::TcpListener, sync::watch};

use super::{
    COUNTS,
    exposition::{self, Moment},
    moderation,
    process::Process,
};
use crate::{
    connections::{self, Register},
    engine_pool::Kind,
    http::{App, check_address},
    store::Mails,
};

/// The kind of text that Prometheus reads.
const COUNTED: &str = "text/plain; version=0.0.4; charset=utf-8";

/// Where the operator looks.
#[derive(Debug)]
pub(crate) struct Office;

impl Office {
    /// Answers the operator until it is to stop.
    pub(crate) async fn serve(
        listener: TcpListener,
        app: App,
        register: Arc<Register>,
        stopping: watch::Receiver<bool>,
    ) {
        connections::serve(listener, router(app), register, stopping).await;
    }
}

fn router(app: App) -> Router {
    Router::new()
        .route("/metrics", get(metrics))
        .route("/healthz", get(async || "alive\n"))
        .route("/readyz", get(ready))
        .merge(moderation::router().layer(middleware::from_fn(keep_strangers_out)))
        .fallback(async || (StatusCode::NOT_FOUND, "there is nothing here\n"))
        .layer(middleware::from_fn(keep_nul_out))
        .with_state(app)
}

async fn metrics(State(app): State<App>) -> impl IntoResponse {
    let mails = match app.post {
        Some(_) => app.rooms.store().count_mails().await.ok(),
        None => None,
    };
    let moment = Moment {
        games: app.presence.len(),
        seats: app.presence.players(),
        engines: Kind::ALL.map(|(kind, _)| app.engines.figures(kind)),
        spectators: app.broadcasts.watching(),
        broadcasts: app.broadcasts.counts(),
        connections: app.rooms.store().connections(),
        mails,
        draining: app.readiness.is_draining(),
    };
    let process = tokio::task::spawn_blocking(Process::now).await.ok().flatten();
    ([(header::CONTENT_TYPE, COUNTED)], exposition::write(&COUNTS, &moment, process))
}

async fn ready(State(app): State<App>) -> (StatusCode, String) {
    match app.readiness.check(app.rooms.store()).await {
        Ok(()) => (StatusCode::OK, "ready\n".to_string()),
        Err(why) => (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n")),
    }
}

/// Lets nobody moderate but programs on this machine: no other machine, and no page in a browser.
async fn keep_strangers_out(
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let here = peer.ip().to_canonical().is_loopback();
    if !here || is_browser(request.headers()) || !is_called_by_address(request.headers()) {
        return (StatusCode::FORBIDDEN, "moderation is for this machine only\n").into_response();
    }
    next.run(request).await
}

/// Refuses an address that holds what no database takes, in the plain words of this address.
async fn keep_nul_out(request: Request, next: Next) -> Response {
    if check_address(request.uri()).is_err() {
        return (StatusCode::BAD_REQUEST, "U+0000 is no part of an address\n").into_response();
    }
    next.run(request).await
}

fn is_browser(headers: &HeaderMap) -> bool {
    headers.contains_key(header::ORIGIN) || headers.contains_key("sec-fetch-site")
}

/// Whether the host is an address or this machine: any other name can be made to point here.
fn is_called_by_address(headers: &HeaderMap) -> bool {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let host = host.and_then(|host| host.parse::<Authority>().ok());
    host.is_some_and(|host| {
        let name = host.host().trim_matches(['[', ']']);
        name.eq_ignore_ascii_case("localhost") || name.parse::<std::net::IpAddr>().is_ok()
    })
}
