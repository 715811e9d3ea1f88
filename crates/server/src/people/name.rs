//! Names of accounts: short, plain, and not to be mistaken for each other.

use super::likeness::likeness_of;
use crate::store::MARK;

/// The fewest and the most characters of a name.
const LENGTH: std::ops::RangeInclusive<usize> = 2..=20;

/// What nobody is called: who runs the place, who plays without a name, and parts of addresses.
const RESERVED: [&str; 34] = [
    "admin",
    "administrator",
    "anonym",
    "anonymous",
    "black",
    "computer",
    "deleted",
    "everybody",
    "gast",
    "guest",
    "help",
    "host",
    "me",
    "mod",
    "moderator",
    "nobody",
    "null",
    "official",
    "operator",
    "player",
    "root",
    "schwarz",
    "server",
    "spieler",
    "staff",
    "support",
    "system",
    "undefined",
    "weiß",
    "white",
    "you",
    "zwick",
    "zwickmuehle",
    "zwickmühle",
];

/// A name that an account may have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name {
    text: String,
}

/// Why an account cannot be called so.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NameError {
    /// It is too short or too long.
    #[error("a name has 2 to 20 characters")]
    Length,
    /// There is something in it that is no letter, digit, hyphen or underscore, or its letters are of
    /// two scripts.
    #[error("a name has letters of one script, digits, - and _")]
    Characters,
    /// Nobody is called so.
    #[error("the name is reserved")]
    Reserved,
}

/// The scripts that are written here.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Script {
    Latin,
    Greek,
    Cyrillic,
}

impl Script {
    /// The script of a letter; of accented ones only those that are one character.
    const fn of(letter: char) -> Option<Self> {
        Some(match letter {
            'a'..='z' | 'A'..='Z' => Self::Latin,
            '\u{c0}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}' => Self::Latin,
            '\u{370}'..='\u{3ff}' | '\u{1f00}'..='\u{1fff}' => Self::Greek,
            '\u{400}'..='\u{52f}' => Self::Cyrillic,
            _ => return None,
        })
    }
}

impl Name {
    /// Reads a name as somebody writes it.
    ///
    /// # Errors
    ///
    /// Why an account cannot be called so.
    pub fn read(text: &str) -> Result<Self, NameError> {
        let text = text.trim();
        if !LENGTH.contains(&text.chars().count()) {
            return Err(NameError::Length);
        }
        let mut script = None;
        for letter in text.chars() {
            if letter.is_ascii_digit() || matches!(letter, '-' | '_') {
                continue;
            }
            let own = Script::of(letter).filter(|_| letter.is_alphabetic());
            match (own, script) {
                (None, _) => return Err(NameError::Characters),
                (Some(own), Some(known)) if own != known => return Err(NameError::Characters),
                (own, _) => script = own,
            }
        }
        if !text.chars().any(char::is_alphanumeric) {
            return Err(NameError::Characters);
        }
        let name = Self { text: text.to_string() };
        let likeness = name.likeness();
        if RESERVED.iter().any(|word| likeness_of(word) == likeness) {
            return Err(NameError::Reserved);
        }
        Ok(name)
    }

    /// The name as it is written.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The name without regard to case.
    pub fn key(&self) -> String {
        key(&self.text)
    }

    /// What all names have in common that are mistaken for each other.
    pub fn likeness(&self) -> String {
        likeness_of(&self.text)
    }
}

/// What the account of a name is found by; of a bot also with its mark.
pub fn key_of(name: &str) -> String {
    key(name.trim().strip_prefix(MARK).unwrap_or(name))
}

/// A text without regard to case, by which accounts are found; of a name that cannot be one, too.
pub(crate) fn key(text: &str) -> String {
    let small = text.trim().to_lowercase().replace('ß', "ss").replace('ς', "σ");
    // What is left of a Turkish capital.
    small.replace('\u{307}', "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_plain_and_short() {
        for good in ["Jo", "Anna", "Müller", "Łukasz", "Ђорђе", "jean-luc", "max_2", "Åsa", "42nd"]
        {
            assert_eq!(Name::read(good).map(|name| name.text), Ok(good.to_string()));
        }
        assert_eq!(Name::read("  Anna ").unwrap().as_str(), "Anna");
        for (bad, why) in [
            ("", NameError::Length),
            ("a", NameError::Length),
            ("aaaaaaaaaaaaaaaaaaaaa", NameError::Length),
            ("An na", NameError::Characters),
            ("Anna!", NameError::Characters),
            ("An\u{200b}na", NameError::Characters),
            ("An\u{7f}na", NameError::Characters),
            ("Jose\u{301}", NameError::Characters),
            ("Аnna", NameError::Characters), // a Cyrillic A before Latin letters
            ("--", NameError::Characters),
            ("天元", NameError::Characters),
            ("Admin", NameError::Reserved),
            ("Аdміп", NameError::Characters),
            ("adm1n", NameError::Reserved),
            ("WEISS", NameError::Reserved),
            ("_root_", NameError::Reserved),
        ] {
            assert_eq!(Name::read(bad), Err(why), "{bad:?}");
        }
    }

    #[test]
    fn names_that_are_mistaken_for_each_other_are_alike() {
        let name = |text: &str| Name::read(text).unwrap();
        for (one, other) in [("Anna", "anna"), ("Strauß", "STRAUSS"), ("ÄSOP", "äsop")] {
            assert_eq!(name(one).key(), name(other).key());
        }
        for (one, other) in [
            ("Paul", "PauI"),
            ("Otto", "0tto"),
            ("Anna", "an-na"),
            ("Bernd", "Bemd"),
            ("ear", "еаг"),
            ("MAX", "ΜΑΧ"),
            ("max", "ΜΑΧ"),
            ("Paul", "Pauǀ"),
            ("PAUL", "PAUǀ"),
            ("Olli", "01l1"),
            ("Emma", "Ernrna"),
            ("Wolf", "VvoIf"),
            ("Tom", "ТОМ"),
            ("Pepe", "РЕРЕ"),
        ] {
            assert_ne!(name(one).key(), name(other).key(), "{one} {other}");
            assert_eq!(name(one).likeness(), name(other).likeness(), "{one} {other}");
        }
        for (one, other) in [("Muller", "Müller"), ("Anna", "Anne")] {
            assert_ne!(name(one).likeness(), name(other).likeness(), "{one} {other}");
        }
    }
}
