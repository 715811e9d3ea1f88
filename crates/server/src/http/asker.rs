//! Where a request comes from.

use std::{
    convert::Infallible,
    net::{IpAddr, Ipv6Addr, SocketAddr},
};

use axum::{
    extract::{ConnectInfo, FromRequestParts, Request},
    http::{HeaderMap, request::Parts},
};

use super::App;
use crate::{
    connections::{Proxies, network},
    engine_pool::Network,
};

/// The network of all those whose addresses a trusted proxy writes so that they cannot be read. Nobody has this
/// address.
const UNREADABLE: IpAddr = IpAddr::V6(Ipv6Addr::UNSPECIFIED);

/// Where a request comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Asker {
    /// The network; none for this machine, which is not limited.
    network: Option<IpAddr>,
}

impl Asker {
    /// Where a request comes from: what a proxy says that is trusted, else who has connected.
    pub(super) fn of(request: &Request, app: &App) -> Self {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let address = peer.map(|peer| origin(peer, request.headers(), &app.proxies));
        address.map_or(Self { network: None }, Self::at)
    }

    /// Whoever is at an address; this machine itself is a proxy that was not named, or whoever runs the server.
    pub(super) fn at(address: IpAddr) -> Self {
        let here = address.to_canonical().is_loopback();
        Self { network: (!here).then(|| network(address)) }
    }

    /// The network, unless it is this machine.
    pub(crate) const fn network(self) -> Option<IpAddr> {
        self.network
    }
}

/// With whom an asker shares the engine pool.
impl From<Asker> for Network {
    fn from(asker: Asker) -> Self {
        asker.network.map_or(Self::Here, Self::Away)
    }
}

/// The same of a request; where nobody asks from elsewhere, it is this machine.
impl<S: Sync> FromRequestParts<S> for Network {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(parts.extensions.get::<Asker>().map_or(Self::Here, |asker| Self::from(*asker)))
    }
}

/// The address that a connection of a peer is for: each proxy adds whom it was asked by, and only what
/// trusted ones say is believed. What a trusted one says and cannot be read is nobody's address, and never that of
/// the proxy: no client becomes this machine by what it sends.
fn origin(peer: IpAddr, headers: &HeaderMap, trusted: &Proxies) -> IpAddr {
    let mut address = peer;
    for value in headers.get_all("x-forwarded-for").into_iter().rev() {
        for text in value.as_bytes().rsplit(|byte| *byte == b',') {
            if !trusted.contains(address) {
                return address;
            }
            match read_address(text) {
                Some(ip) => address = ip,
                None => return UNREADABLE,
            }
        }
    }
    address
}

/// An address as proxies write it: some add the port.
fn read_address(text: &[u8]) -> Option<IpAddr> {
    let text = str::from_utf8(text.trim_ascii()).ok()?;
    let address = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    let bracketed = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok().map(IpAddr::V6);
    text.parse().ok().or_else(address).or_else(bracketed)
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderName, HeaderValue};

    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn addresses_are_read_as_proxies_write_them() {
        for text in ["203.0.113.1", "203.0.113.1:4711", " 203.0.113.1\t"] {
            assert_eq!(read_address(text.as_bytes()), Some(ip("203.0.113.1")));
        }
        for text in ["2001:db8::1", "[2001:db8::1]:80", "[2001:db8::1]"] {
            assert_eq!(read_address(text.as_bytes()), Some(ip("2001:db8::1")));
        }
        for text in ["nonsense", "", "[203.0.113.1]", "unix:", "203.0.113.1 203.0.113.2"] {
            assert_eq!(read_address(text.as_bytes()), None);
        }
    }

    #[test]
    fn a_proxy_is_believed_whatever_a_client_has_sent_before() {
        let proxies = Proxies::new(&[ip("127.0.0.1"), ip("192.0.2.1")]);
        let from = |peer: &str, lines: &[&[u8]]| {
            let value = |line: &&[u8]| HeaderValue::from_bytes(line).expect("a header");
            let lines =
                lines.iter().map(|line| (HeaderName::from_static("x-forwarded-for"), value(line)));
            Asker::at(origin(ip(peer), &lines.collect(), &proxies)).network()
        };
        let anna = Some(ip("203.0.113.9"));
        let sent: [&[&[u8]]; 10] = [
            &[b"203.0.113.9"],
            &[b"\xff, 203.0.113.9"],
            &[b"\xff", b"203.0.113.9"],
            &[b"203.0.113.9, 192.0.2.1"],
            &[b"\xff,127.0.0.1,203.0.113.9, 192.0.2.1:80"],
            &[b"127.0.0.1, nonsense, 203.0.113.9"],
            &[b", 203.0.113.9"],
            &[b"203.0.113.9", b"192.0.2.1"],
            &[b"198.51.100.1", b"203.0.113.9", b"192.0.2.1"],
            &[b"198.51.100.1, 203.0.113.9,192.0.2.1"],
        ];
        for lines in sent {
            assert_eq!(from("127.0.0.1", lines), anna, "{lines:?}");
            assert_eq!(from("203.0.113.9", lines), anna, "believed though no proxy: {lines:?}");
        }
        // What a proxy writes and nobody can read is one network, and limited.
        let unreadable: [&[&[u8]]; 6] = [
            &[b"\xff"],
            &[b"unknown"],
            &[b""],
            &[b"203.0.113.9, \xff"],
            &[b"203.0.113.9,"],
            &[b"203.0.113.9, unix:, 192.0.2.1"],
        ];
        for lines in unreadable {
            assert_eq!(from("127.0.0.1", lines), Some(UNREADABLE), "{lines:?}");
        }
        assert_eq!(from("127.0.0.1", &[]), None, "this machine");
        assert_eq!(from("127.0.0.1", &[b"127.0.0.1"]), None, "this machine by a proxy");
    }
}
