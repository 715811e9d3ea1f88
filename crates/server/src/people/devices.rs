//! Devices that have signed in to an account before: a cookie that only this server can make says so, and
//! no database has to be asked.
//!
//! The cookie is a number of the device, drawn by lot, and a mark for each account that was signed in to with it: a
//! keyed hash of that number and the name. It opens nothing. Whoever shows it is told from strangers, so that
//! strangers who try passwords keep nobody out of their own account.

use axum::http::HeaderMap;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use super::sessions::is_encrypted;
use crate::{
    http::{App, cookie},
    table::{Token, hex},
};

/// How long a device is known, in seconds.
const REMEMBERED: u32 = 400 * 86_400;

/// How many bytes a number or a mark has.
const LENGTH: usize = 16;

/// How many accounts are remembered on one device.
const ACCOUNTS: usize = 8;

/// What marks are made with.
#[derive(Clone)]
pub(crate) struct Devices {
    key: Token,
}

impl std::fmt::Debug for Devices {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Devices(…)")
    }
}

impl Devices {
    /// Marks are made with this key, which has to be kept.
    pub(crate) fn new(key: Token) -> Self {
        Self { key }
    }

    /// The number of the device that shows this, if it has signed in to the account of this name before.
    pub(super) fn known<'a>(&self, shown: &'a str, name: &str) -> Option<&'a str> {
        let mut parts = shown.split('.');
        let device = parts.next().filter(|device| bytes(device).is_some())?;
        parts
            .take(ACCOUNTS)
            .filter_map(bytes)
            .any(|mark| {
                self.mac(device, name).is_some_and(|mac| mac.verify_truncated_left(&mark).is_ok())
            })
            .then_some(device)
    }

    /// What a device shows from now on that has shown this, because the account of this name was signed in to
    /// with it; none if there is no source of chance.
    pub(crate) fn remember(&self, shown: &str, name: &str) -> Option<String> {
        if self.known(shown, name).is_some() {
            return Some(shown.to_string());
        }
        let mut parts = shown.split('.').filter(|part| bytes(part).is_some());
        let device = parts.next().map_or_else(draw, |device| Some(device.to_string()))?;
        let mark = hex(&self.mac(&device, name)?.finalize().into_bytes()[..LENGTH]);
        let others = parts.take(ACCOUNTS - 1);
        Some([device.as_str(), &mark].into_iter().chain(others).collect::<Vec<_>>().join("."))
    }

    fn mac(&self, device: &str, name: &str) -> Option<Hmac<Sha256>> {
        let mut mac = Hmac::new_from_slice(self.key.secret().as_bytes()).ok()?;
        mac.update(device.as_bytes());
        mac.update(name.as_bytes());
        Some(mac)
    }
}

fn draw() -> Option<String> {
    let mut bytes = [0; LENGTH];
    getrandom::fill(&mut bytes).ok()?;
    Some(hex(&bytes))
}

/// The bytes of a number or a mark, as it is written.
fn bytes(text: &str) -> Option<[u8; LENGTH]> {
    let mut bytes = [0; LENGTH];
    if text.len() != 2 * LENGTH || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    for (byte, at) in bytes.iter_mut().zip((0..).step_by(2)) {
        *byte = u8::from_str_radix(&text[at..at + 2], 16).ok()?;
    }
    Some(bytes)
}

/// The name of the cookie.
fn name(app: &App) -> &'static str {
    if is_encrypted(app) { "__Host-device" } else { "device" }
}

/// What a request shows as its device.
pub(crate) fn shown<'a>(app: &App, headers: &'a HeaderMap) -> &'a str {
    cookie(headers, name(app)).unwrap_or_default()
}

/// The cookie of a device.
pub(crate) fn cookie_for(app: &App, value: &str) -> String {
    let secure = if is_encrypted(app) { "; Secure" } else { "" };
    let name = name(app);
    format!("{name}={value}; Path=/; Max-Age={REMEMBERED}; SameSite=Lax; HttpOnly{secure}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_is_known_for_its_accounts_and_no_others() {
        let devices = Devices::new(Token::fresh().expect("chance"));
        let first = devices.remember("", "anna").expect("chance");
        let device = devices.known(&first, "anna").expect("known").to_string();
        assert!(first.starts_with(&device) && first.len() == 65, "{first}");
        assert_eq!(devices.known(&first, "bert"), None);
        assert_eq!(devices.remember(&first, "anna").as_deref(), Some(first.as_str()));
        // Several people on one device.
        let second = devices.remember(&first, "bert").expect("chance");
        for name in ["anna", "bert"] {
            assert_eq!(devices.known(&second, name), Some(device.as_str()));
        }
        // Nobody makes it up, nor takes a mark to another device.
        let mark = &first[33..];
        for forged in [
            "",
            ".",
            "x",
            &device,
            &format!("{device}.{}", "0".repeat(32)),
            &format!("{}.{mark}", "0".repeat(32)),
            &format!("{device}.é{}", "0".repeat(30)),
        ] {
            assert_eq!(devices.known(forged, "anna"), None, "{forged}");
            assert!(devices.remember(forged, "anna").is_some());
        }
        assert_eq!(Devices::new(Token::fresh().expect("chance")).known(&first, "anna"), None);
        // What is shown stays short.
        let many = (0..100).fold(String::new(), |shown, number| {
            devices.remember(&shown, &format!("name{number}")).expect("chance")
        });
        assert_eq!(many.split('.').count(), 1 + ACCOUNTS);
        assert!(
            devices.known(&many, "name99").is_some() && devices.known(&many, "name9").is_none()
        );
        assert_eq!(format!("{devices:?}"), "Devices(…)");
    }
}
