//! Passwords that are guessed first.

use std::{collections::HashSet, sync::LazyLock};

/// Passwords that many people have, in small letters; lines that begin with `#` say where they are from.
const LIST: &str = include_str!("common_passwords.txt");

static COMMON: LazyLock<HashSet<&'static str>> =
    LazyLock::new(|| LIST.lines().filter(|line| !line.starts_with('#')).collect());

/// Whether a password is among those that are tried first: many people have it, it is one character over and over, or
/// there is nothing to see in it.
pub(super) fn is_common(password: &str) -> bool {
    let small = password.trim().to_lowercase();
    let mut letters = small.chars();
    let first = letters.next();
    letters.all(|letter| Some(letter) == first) || COMMON.contains(small.as_str())
}

/// Whether a password is the name of the account it is for, once or over and over.
pub(super) fn is_name(password: &str, name: &str) -> bool {
    let [password, name] = [password, name].map(|text| text.trim().to_lowercase());
    !name.is_empty() && password.replace(&name, "").trim().is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_guessed_first_is_common() {
        for password in [
            "password",
            "12345678",
            "PASSWORD",
            " football ",
            "        ",
            "aaaaaaaa",
            "ÄäÄäÄäÄä",
            "",
        ] {
            assert!(is_common(password), "{password:?}");
        }
        for password in ["correct horse", "password of mine", "abababab!", "0 0 0 0 0"] {
            assert!(!is_common(password), "{password:?}");
        }
    }

    #[test]
    fn a_name_is_no_password() {
        assert!(is_name("Stephanie", "stephanie") && is_name("AnnaAnna", "Anna"));
        assert!(!is_name("Anna and Bert", "Anna") && !is_name("correct horse", ""));
    }

    #[test]
    fn the_list_says_where_it_is_from_and_has_no_short_ones() {
        assert!(LIST.starts_with('#') && LIST.contains("MIT"));
        assert!(COMMON.len() > 1000);
        assert!(COMMON.iter().all(|word| word.len() >= 8 && word.to_lowercase() == **word));
    }
}
