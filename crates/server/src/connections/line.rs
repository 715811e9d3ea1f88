//! A connection as bytes go over it, and an answer on its way.

use std::{
    io,
    pin::Pin,
    task::{Context, Poll},
    time::Duration,
};

use axum::body::{Body, Bytes, HttpBody};
use hyper::body::{Frame, SizeHint};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::TcpStream,
};

use tokio_io_timeout::TimeoutWriter;

use super::register::{Answering, Place};
use crate::operator::{COUNTS, Dropped};

/// How long the other end may take nothing of what is sent to it. A stream or a socket has no other bound: it may be
/// open for days, and its place with it.
const STALLED: Duration = Duration::from_mins(1);

/// A connection with its place, which it keeps when it becomes a socket.
#[derive(Debug)]
pub(super) struct Line {
    stream: Pin<Box<TimeoutWriter<TcpStream>>>,
    place: Place,
}

impl Line {
    pub(super) fn new(stream: TcpStream, place: Place) -> Self {
        Self::with_patience(stream, place, STALLED)
    }

    fn with_patience(stream: TcpStream, place: Place, patience: Duration) -> Self {
        let mut stream = TimeoutWriter::new(stream);
        stream.set_timeout(Some(patience));
        Self { stream: Box::pin(stream), place }
    }
}

/// Counts a connection that ends because its other end takes nothing.
fn counted<T>(written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
    if let Poll::Ready(Err(error)) = &written
        && error.kind() == io::ErrorKind::TimedOut
    {
        COUNTS.drop_connection(Dropped::Stalled);
    }
    written
}

impl AsyncRead for Line {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = self.stream.as_mut().poll_read(cx, buffer);
        if buffer.filled().len() > before {
            self.place.pass().heard();
        }
        read
    }
}

impl AsyncWrite for Line {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        counted(self.stream.as_mut().poll_write(cx, bytes))
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = counted(self.stream.as_mut().poll_flush(cx));
        // This is asked for when nothing is left to be written.
        if let Poll::Ready(Ok(())) = flushed {
            self.place.pass().sent();
        }
        flushed
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        counted(self.stream.as_mut().poll_shutdown(cx))
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        counted(self.stream.as_mut().poll_write_vectored(cx, parts))
    }
}

/// The body of an answer; while it is there the request is being answered.
#[derive(Debug)]
pub(super) struct Answer {
    body: Body,
    _answering: Answering,
}

impl Answer {
    pub(super) fn new(body: Body, answering: Answering) -> Self {
        Self { body, _answering: answering }
    }
}

impl HttpBody for Answer {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

    use std::{net::TcpListener, sync::Arc};

    use tokio::io::AsyncWriteExt;

    use super::*;
    use crate::{
        connections::{Proxies, Register},
        operator::Gate,
    };

    #[tokio::test]
    async fn who_takes_nothing_has_no_place_for_good() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let stream = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (_deaf, peer) = listener.accept().unwrap();
        let register = Arc::new(Register::new(Gate::Players, 2, Proxies::default()));
        let place = register.admit(peer.ip()).await.unwrap();
        let mut line = Line::with_patience(stream, place, Duration::from_millis(20));
        let bytes = vec![0; 1 << 20];
        let stalled = loop {
            if let Err(error) = line.write_all(&bytes).await {
                break error;
            }
        };
        assert_eq!(stalled.kind(), io::ErrorKind::TimedOut);
    }
}
