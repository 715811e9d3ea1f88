//! The forms in which the same is told.

use std::fmt::Write as _;

use axum::extract::ws::Utf8Bytes;

/// The form in which something is told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Framing {
    /// The text as it is, in a frame of a socket.
    Frame,
    /// A server-sent event.
    Event,
    /// A line.
    Line,
}

impl Framing {
    /// A text of one line in this form, with the version it leads to if it is about how the game stands.
    pub(crate) fn frame(self, ver: Option<u64>, text: String) -> Utf8Bytes {
        match self {
            Self::Frame => text,
            Self::Line => text + "\n",
            Self::Event => {
                let mut event = String::with_capacity(text.len() + 48);
                // Writing into a text cannot fail.
                let _ = match ver {
                    Some(ver) => write!(event, "event: view\nid: {ver}\ndata: {text}\n\n"),
                    None => write!(event, "event: messages\ndata: {text}\n\n"),
                };
                event
            }
        }
        .into()
    }

    /// What says that a silent stream is still there.
    pub(crate) const fn heartbeat(self) -> Utf8Bytes {
        Utf8Bytes::from_static(match self {
            Self::Frame => "",
            Self::Line => "\n",
            Self::Event => ":\n\n",
        })
    }
}
