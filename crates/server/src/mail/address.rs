//! Addresses of people.

/// The longest address there is.
const LONGEST: usize = 254;

/// An address as somebody has typed it, if it is one that every relay takes: a header or a second recipient
/// cannot be smuggled in with it.
pub(crate) fn read(text: &str) -> Option<String> {
    let text = text.trim();
    let is_plain = |byte: u8| byte.is_ascii_graphic() && !br#"<>()[]\,;:""#.contains(&byte);
    let plain = text.len() <= LONGEST && text.bytes().all(is_plain);
    (plain && text.parse::<lettre::Address>().is_ok()).then(|| text.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_nothing_but_an_address() {
        for fine in ["anna@example.org", "a.b+games@mail.example.org", " anna@example.org\n"] {
            assert_eq!(read(fine).as_deref(), Some(fine.trim()), "{fine:?}");
        }
        let long = format!("{}@example.org", "a".repeat(250));
        for bad in [
            "",
            "anna",
            "anna@",
            "@example.org",
            "anna@example.org, bert@example.org",
            "anna@example.org\r\nBcc: bert@example.org",
            "anna@example.org\nbert@example.org",
            "Anna <anna@example.org>",
            "\"anna bert\"@example.org",
            "anna@example.org>",
            "anna @example.org",
            "anna@exa\u{0}mple.org",
            "ännа@example.org",
            &long,
        ] {
            assert_eq!(read(bad), None, "{bad:?}");
        }
    }
}
