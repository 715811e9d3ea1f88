//! The relay that takes the mail of a server, as its operator names it.

use std::{fmt, net::IpAddr, time::Duration};

use lettre::{
    Address, AsyncSmtpTransport, Tokio1Executor, message::Mailbox,
    transport::smtp::extension::ClientId,
};

/// How long the relay may take for each answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// The relay that takes the mail of a server, and whom it is from.
///
/// `smtps://` is encrypted from the first byte. `smtp://` has to become so before anything is said, unless the
/// relay is this machine, or the address ends in `?tls=none` and holds no password.
#[derive(Clone, PartialEq, Eq)]
pub struct Relay {
    /// The address with what is secret in it, as the library reads it.
    url: String,
    from: Mailbox,
}

/// Never shown with its password.
impl fmt::Debug for Relay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Relay({})", masked(&self.url))
    }
}

/// Why a relay, or an address to send from, is none.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RelayError {
    /// The relay.
    #[error(
        "{relay} is no relay for mail: {why}; it is written as in \
         smtps://user:password@mail.example.org or smtp://localhost:25"
    )]
    Relay {
        /// The relay, without what is secret in it.
        relay: String,
        /// What is wrong with it.
        why: String,
    },
    /// The address to send from.
    #[error("{0:?} is no address to send from; it is written as in \"Games <games@example.org>\"")]
    From(String),
}

impl Relay {
    /// Reads the address of a relay, and the one that mails are from.
    ///
    /// # Errors
    ///
    /// If one of them is none.
    pub fn read(relay: &str, from: &str) -> Result<Self, RelayError> {
        let refuse = |why: String| RelayError::Relay { relay: masked(relay), why };
        let url = url(relay).map_err(|why| refuse(why.to_string()))?;
        let from = mailbox(from).ok_or_else(|| RelayError::From(from.to_string()))?;
        let read = Self { url, from };
        read.transport("localhost").map_err(|error| refuse(error.to_string()))?;
        Ok(read)
    }

    /// Whom mails are from.
    pub(super) const fn from(&self) -> &Mailbox {
        &self.from
    }

    /// What speaks to the relay, calling itself by a name.
    pub(super) fn transport(
        &self,
        name: &str,
    ) -> Result<AsyncSmtpTransport<Tokio1Executor>, lettre::transport::smtp::Error> {
        let builder = AsyncSmtpTransport::<Tokio1Executor>::from_url(&self.url)?;
        let name = match name.trim_matches(['[', ']']).parse() {
            Ok(IpAddr::V4(ip)) => ClientId::Ipv4(ip),
            Ok(IpAddr::V6(ip)) => ClientId::Ipv6(ip),
            Err(_) => ClientId::Domain(name.to_string()),
        };
        Ok(builder.hello_name(name).timeout(Some(PATIENCE)).build())
    }
}

/// The address as the library reads it, which would send everything in the clear unless it is told otherwise.
fn url(text: &str) -> Result<String, &'static str> {
    let (scheme, rest) = text.split_once("://").ok_or("it has no scheme")?;
    let (rest, query) = rest.split_once('?').unwrap_or((rest, ""));
    let rest = rest.trim_end_matches('/');
    if rest.contains(['/', '#']) {
        return Err("nothing comes after the host and its port");
    }
    let (user, host) =
        rest.rsplit_once('@').map_or((None, rest), |(user, host)| (Some(user), host));
    if host.is_empty() || host.starts_with(':') {
        return Err("it names no host");
    }
    if user.is_some_and(|user| user.split_once(':').is_none_or(|(_, password)| password.is_empty()))
    {
        return Err("it names a user and no password");
    }
    match (scheme, query) {
        ("smtps", "") => Ok(format!("smtps://{rest}")),
        ("smtp", "") if is_here(host) => Ok(format!("smtp://{rest}")),
        ("smtp", "" | "tls=required") => Ok(format!("smtp://{rest}?tls=required")),
        ("smtp", "tls=none") if user.is_some() && !is_here(host) => {
            Err("a password is not sent over a line that is not encrypted")
        }
        ("smtp", "tls=none") => Ok(format!("smtp://{rest}")),
        ("smtp" | "smtps", _) => Err("after the question mark comes tls=required or tls=none"),
        _ => Err("the scheme is neither smtp nor smtps"),
    }
}

/// Whether a host, perhaps with a port, is this machine.
fn is_here(host: &str) -> bool {
    ["localhost", "127.0.0.1", "[::1]"].iter().any(|here| {
        host.strip_prefix(here).is_some_and(|rest| rest.is_empty() || rest.starts_with(':'))
    })
}

/// An address without user and password.
fn masked(text: &str) -> String {
    let (scheme, rest) = text.split_once("://").unwrap_or(("", text));
    match rest.rsplit_once('@') {
        Some((_, host)) => format!("{scheme}://…@{host}"),
        None => text.to_string(),
    }
}

/// An address, perhaps with a name before it.
fn mailbox(text: &str) -> Option<Mailbox> {
    if text.chars().any(char::is_control) {
        return None;
    }
    let Some((name, rest)) = text.split_once('<') else {
        return Some(Mailbox::new(None, text.trim().parse().ok()?));
    };
    let address: Address = rest.trim_end().strip_suffix('>')?.trim().parse().ok()?;
    let name = name.trim().trim_matches('"');
    Some(Mailbox::new((!name.is_empty()).then(|| name.to_string()), address))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_sent_in_the_clear_unless_it_stays_here_or_is_asked_for() {
        for (text, read) in [
            ("smtps://u:p@mail.example.org", "smtps://u:p@mail.example.org"),
            ("smtp://u:p@mail.example.org:2525", "smtp://u:p@mail.example.org:2525?tls=required"),
            ("smtp://mail/", "smtp://mail?tls=required"),
            ("smtp://mail:25?tls=none", "smtp://mail:25"),
            ("smtp://localhost:25", "smtp://localhost:25"),
            ("smtp://[::1]:25", "smtp://[::1]:25"),
            ("smtp://localhost.example.org", "smtp://localhost.example.org?tls=required"),
        ] {
            assert_eq!(url(text).as_deref(), Ok(read));
        }
        for bad in [
            "mail.example.org",
            "http://mail.example.org",
            "smtp://",
            "smtp://:25",
            "smtp://u@mail.example.org",
            "smtp://u:p@mail.example.org?tls=none",
            "smtp://mail?tls=perhaps",
            "smtp://mail/path",
        ] {
            assert!(url(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_refusal_says_what_is_wrong_and_no_password() {
        let refused = |relay: &str, from: &str| Relay::read(relay, from).unwrap_err().to_string();
        let said = refused("smtp://anna:s3cret@mail.example.org:many", "games@example.org");
        assert!(said.contains("smtp://…@mail.example.org:many"), "{said}");
        assert!(said.contains("port") && !said.contains("s3cret"), "{said}");
        let from = refused("smtp://localhost", "Games <games>");
        assert!(from.contains("\"Games <games>\" is no address"), "{from}");
        for bad in ["", "Games", "a@b.org\r\nBcc: c@d.org", "Games <a@b.org> more"] {
            assert!(Relay::read("smtp://localhost", bad).is_err(), "{bad:?}");
        }
        let relay =
            Relay::read("smtp://u:s3cret@localhost", "Zwickmühle <games@example.org>").unwrap();
        assert!(!format!("{relay:?}").contains("s3cret"));
        assert_eq!(relay.from().name.as_deref(), Some("Zwickmühle"));
    }
}
