//! Recovery codes: each lets somebody in once who has forgotten the password.

use sha2::{Digest, Sha256};

use crate::table::hex;

/// How many codes somebody gets.
const CODES: usize = 10;

/// Letters and digits that are not mistaken for each other; five bits each.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// How many of them a code has: eighty bits, which nobody guesses.
const LENGTH: usize = 16;

/// The recovery codes of an account, shown once.
#[derive(Clone, PartialEq, Eq)]
pub struct Codes(Vec<String>);

impl std::fmt::Debug for Codes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Codes(…)")
    }
}

impl Codes {
    /// Draws codes; none if the system has no source of chance.
    pub fn draw() -> Option<Self> {
        (0..CODES).map(|_| code()).collect::<Option<_>>().map(Self)
    }

    /// The codes as they are written down, in groups of four.
    pub fn written(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(String::as_str)
    }

    /// What is kept of them.
    pub fn kept(&self) -> Vec<String> {
        self.0.iter().map(|code| kept(code)).collect()
    }
}

fn code() -> Option<String> {
    let mut bytes = [0; LENGTH];
    getrandom::fill(&mut bytes).ok()?;
    let letters: Vec<u8> = bytes.iter().map(|byte| LETTERS[usize::from(byte % 32)]).collect();
    let groups: Vec<&str> =
        letters.chunks(4).filter_map(|group| std::str::from_utf8(group).ok()).collect();
    Some(groups.join("-"))
}

/// What is kept of a code, however it is written.
pub(super) fn kept(code: &str) -> String {
    let plain: String = code
        .chars()
        .filter(|letter| letter.is_alphanumeric())
        .flat_map(char::to_lowercase)
        .collect();
    hex(&Sha256::digest(plain.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_different_and_known_however_they_are_written() {
        let codes = Codes::draw().expect("chance");
        let written: Vec<&str> = codes.written().collect();
        assert_eq!(written.len(), 10);
        for (code, hash) in written.iter().zip(codes.kept()) {
            assert_eq!(code.len(), 19);
            assert_eq!(kept(&code.to_uppercase().replace('-', " ")), hash);
            assert_eq!(written.iter().filter(|other| *other == code).count(), 1);
        }
        assert!(!format!("{codes:?}").contains(written[0]));
    }
}
