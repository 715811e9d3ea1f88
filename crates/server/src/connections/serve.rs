//! Connections are taken in, answered and ended.

use std::{convert::Infallible, io, net::SocketAddr, pin::pin, sync::Arc, time::Duration};

use axum::{
    Router,
    body::Body,
    extract::ConnectInfo,
    http::{Request, Response, StatusCode},
};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::TokioIo;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    sync::{Semaphore, watch},
    task::JoinSet,
};
use tower::Service;

use super::{
    line::{Answer, Line},
    register::{Answering, Place, Register},
};

/// How long nobody is taken in when nobody can be, as when there are no files left.
const PAUSE: Duration = Duration::from_millis(50);

/// What is said to those for whom there is no place.
const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 2\r\ncontent-length: 0\r\n\
                      connection: close\r\n\r\n";

/// How many may be refused with care at once: each is an open file that has no place.
static REFUSING: Semaphore = Semaphore::const_new(32);

/// How long, and how much of it, somebody is listened to who has been refused.
const LISTENING: Duration = Duration::from_secs(1);
const LISTENED: u64 = 4096;

/// How much of an answer is kept for somebody who does not read it; the header of a request has to fit as well. By
/// itself hyper keeps several hundred kilobytes.
const BUFFER: usize = 32 << 10;

/// Answers what comes in by a listener until it is to stop, and then what has begun.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    register: Arc<Register>,
    stopping: watch::Receiver<bool>,
) {
    let mut tasks = JoinSet::new();
    let mut stop = pin!(until(stopping.clone()));
    loop {
        let entered = tokio::select! {
            biased;
            () = &mut stop => break,
            entered = enter(&listener, &register) => entered,
        };
        while tasks.try_join_next().is_some() {}
        if let Some((stream, peer, place)) = entered {
            tasks.spawn(hold(stream, peer, place, router.clone(), stopping.clone()));
        }
    }
    drop(listener);
    while tasks.join_next().await.is_some() {}
}

/// Waits until something is to stop.
async fn until(mut stopping: watch::Receiver<bool>) {
    // Whoever is gone without a word has stopped as well.
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

/// Takes in the next connection, if there is a place for it. No failure ends this: the next one may do.
async fn enter(
    listener: &TcpListener,
    register: &Arc<Register>,
) -> Option<(TcpStream, SocketAddr, Place)> {
    match listener.accept().await {
        Ok((stream, peer)) => match register.admit(peer.ip()).await {
            Some(place) => Some((stream, peer, place)),
            None => {
                refuse(stream);
                None
            }
        },
        Err(error) if is_theirs(&error) => None,
        Err(error) => {
            tracing::warn!(%error, "nobody can be taken in");
            register.make_room();
            tokio::time::sleep(PAUSE).await;
            None
        }
    }
}

/// Says that there is no place, without anybody waiting for it.
fn refuse(stream: TcpStream) {
    let Ok(permit) = REFUSING.try_acquire() else {
        // Whoever does not hear it is not answered either way.
        let _ = stream.try_write(FULL);
        return;
    };
    tokio::spawn(async move {
        let _ = tokio::time::timeout(LISTENING, dismiss(stream)).await;
        drop(permit);
    });
}

/// Says that there is no place and takes in what is sent all the same: a connection that is closed with
/// something unread is reset, and what was said may be lost with it.
async fn dismiss(mut stream: TcpStream) -> io::Result<()> {
    stream.write_all(FULL).await?;
    stream.shutdown().await?;
    tokio::io::copy(&mut stream.take(LISTENED), &mut tokio::io::sink()).await?;
    Ok(())
}

/// Whether a failure is that of a connection which has gone before it was taken in.
fn is_theirs(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Answers what comes by a connection until it ends, has to leave, or becomes a socket.
async fn hold(
    stream: TcpStream,
    peer: SocketAddr,
    place: Place,
    router: Router,
    stopping: watch::Receiver<bool>,
) {
    // An update and an answer are small and follow each other; the second must not wait for the first
    // to be confirmed.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection may be slow");
    }
    let (register, pass) = (place.register().clone(), place.pass().clone());
    let known = pass.clone();
    let service = service_fn(move |request: Request<Incoming>| {
        let answering = Answering::begin(&register, &known);
        answer(router.clone(), peer, request, answering)
    });
    // The header has a time of its own in the register, which knows it from waiting for another request.
    let connection = http1::Builder::new()
        .header_read_timeout(None)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(Line::new(stream, place)), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let mut stop = pin!(until(stopping));
    let mut leaves = pin!(pass.leaves());
    tokio::select! {
        biased;
        () = &mut leaves => return,
        _ = connection.as_mut() => return,
        () = &mut stop => connection.as_mut().graceful_shutdown(),
    }
    // Browsers connect before they have anything to ask; a header that has begun may become whole.
    if pass.is_unheard() {
        return;
    }
    tokio::select! {
        () = &mut leaves => {}
        _ = connection.as_mut() => {}
    }
}

/// Answers a request.
async fn answer(
    mut router: Router,
    peer: SocketAddr,
    request: Request<Incoming>,
    answering: Answering,
) -> Result<Response<Body>, Infallible> {
    let mut request = request.map(Body::new);
    request.extensions_mut().insert(ConnectInfo(peer));
    let response = router.call(request).await?;
    if response.status() == StatusCode::SWITCHING_PROTOCOLS {
        answering.goes_on();
        return Ok(response);
    }
    Ok(response.map(|body| Body::new(Answer::new(body, answering))))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

    use axum::routing::get;

    use super::*;
    use crate::{connections::Proxies, operator::Gate};

    /// More than the system takes in for an end that does not read.
    const LONG: usize = 64 << 20;

    const REQUEST: &[u8] = b"GET / HTTP/1.1\r\nhost: here\r\n\r\n";

    async fn asks(address: SocketAddr) -> TcpStream {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(REQUEST).await.unwrap();
        stream
    }

    /// Reads so many bytes, or as many as come.
    async fn read(stream: &mut TcpStream, bytes: usize) -> Vec<u8> {
        let mut all = Vec::new();
        stream.take(bytes as u64).read_to_end(&mut all).await.unwrap();
        all
    }

    #[tokio::test]
    async fn a_slow_reader_has_the_whole_answer_however_many_want_its_place() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let register = Arc::new(Register::new(Gate::Players, 1, Proxies::default()));
        let router = Router::new().route("/", get(async || vec![b'x'; LONG]));
        let (stop, stopping) = watch::channel(false);
        let serving = tokio::spawn(serve(listener, router, register, stopping));
        let mut slow = asks(address).await;
        let begin = read(&mut slow, 12).await;
        assert_eq!(begin, b"HTTP/1.1 200");
        // It has the only place, and its answer is in one piece that the server has done with.
        let refused = read(&mut asks(address).await, 12).await;
        assert_eq!(refused, b"HTTP/1.1 503");
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.push(slow.read_u8().await.unwrap());
        }
        assert_eq!(read(&mut slow, LONG).await.len(), LONG);
        // Now that it waits it makes room.
        let mut next = asks(address).await;
        assert_eq!(read(&mut next, 12).await, b"HTTP/1.1 200");
        assert_eq!(read(&mut slow, 1).await, b"");
        drop(next);
        stop.send_replace(true);
        serving.await.unwrap();
    }
}
