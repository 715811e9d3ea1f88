//! The languages, and which of them a player wants.

use std::{fmt, str::FromStr};

/// Lists the languages: the tag is the folder under `locales/`.
macro_rules! languages {
    ($($(#[$meta:meta])* $variant:ident = $tag:literal, $name:literal;)+) => {
        /// A language with texts of its own.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Language { $($(#[$meta])* $variant),+ }

        impl Language {
            /// Every language, in the order of the tags.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The tag, as in `lang="…"`.
            pub const fn tag(self) -> &'static str {
                match self { $(Self::$variant => $tag),+ }
            }

            /// The name the language gives itself.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $name),+ }
            }

            /// The files of the language, each with its name.
            pub(crate) const fn files(self) -> &'static [(&'static str, &'static str)] {
                match self { $(Self::$variant => languages!(@files $tag)),+ }
            }
        }
    };
    (@files $tag:literal) => {
        &[
            languages!(@file $tag, "board"),
            languages!(@file $tag, "computer"),
            languages!(@file $tag, "errors"),
            languages!(@file $tag, "games"),
            languages!(@file $tag, "online"),
            languages!(@file $tag, "overview"),
            languages!(@file $tag, "pages"),
            languages!(@file $tag, "play"),
            languages!(@file $tag, "reasons"),
            languages!(@file $tag, "rules-mill"),
            languages!(@file $tag, "rules-others"),
            languages!(@file $tag, "speech"),
            languages!(@file $tag, "tui"),
        ]
    };
    (@file $tag:literal, $name:literal) => {
        ($name, include_str!(concat!("../locales/", $tag, "/", $name, ".ftl")))
    };
}

languages! {
    /// German.
    De = "de", "Deutsch";
    /// British English, to which every other language falls back.
    EnGb = "en-GB", "English";
}

impl Language {
    /// The language of messages that another one lacks.
    pub const FALLBACK: Self = Self::EnGb;

    /// The language a tag asks for, whatever its region: `de-AT`, `de_CH.UTF-8`, `en-US`.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = |tag: &str| {
            let end = tag.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(tag.len());
            tag[..end].to_ascii_lowercase()
        };
        let wanted = primary(tag.trim());
        Self::ALL
            .iter()
            .copied()
            .find(|language| !wanted.is_empty() && primary(language.tag()) == wanted)
    }

    /// The first language of a list of wishes that there is, or British English.
    ///
    /// The wishes may be tags one by one, or the value of an `Accept-Language` header: what a
    /// header rates higher comes first, and `q=0` is no wish.
    pub fn negotiate<'a>(wishes: impl IntoIterator<Item = &'a str>) -> Self {
        wishes.into_iter().find_map(best).unwrap_or(Self::FALLBACK)
    }
}

/// The best language of one wish, which may be a whole header.
fn best(header: &str) -> Option<Language> {
    let mut wishes: Vec<(f32, &str)> = header.split(',').map(rated).collect();
    wishes.sort_by(|a, b| b.0.total_cmp(&a.0));
    wishes
        .into_iter()
        .filter(|&(rating, _)| rating > 0.0)
        .find_map(|(_, tag)| Language::from_tag(tag))
}

fn rated(wish: &str) -> (f32, &str) {
    let Some((tag, rating)) = wish.split_once(';') else {
        return (1.0, wish);
    };
    let rating = rating.trim().strip_prefix("q=").and_then(|rating| rating.parse().ok());
    (rating.unwrap_or(0.0), tag)
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(tag: &str) -> Result<Self, UnknownLanguage> {
        Self::from_tag(tag).ok_or_else(|| UnknownLanguage(tag.to_string()))
    }
}

/// A language there are no texts in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLanguage(pub String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no language \"{}\"; there are:", self.0)?;
        for (index, language) in Language::ALL.iter().enumerate() {
            write!(f, "{} {language}", if index == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl std::error::Error for UnknownLanguage {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_region_does_not_matter() {
        for tag in ["de", "de-AT", "de_CH.UTF-8", "DE", " de "] {
            assert_eq!(Language::from_tag(tag), Some(Language::De), "{tag}");
        }
        for tag in ["en", "en-US", "en_GB.UTF-8"] {
            assert_eq!(Language::from_tag(tag), Some(Language::EnGb), "{tag}");
        }
        for tag in ["", "C", "POSIX", "d", "deu", "*", "ü"] {
            assert_eq!(Language::from_tag(tag), None, "{tag}");
        }
    }

    #[test]
    fn the_first_wish_that_can_be_met_wins() {
        assert_eq!(Language::negotiate(["fr", "de-AT", "en"]), Language::De);
        assert_eq!(Language::negotiate(["C"]), Language::EnGb);
        assert_eq!(Language::negotiate([]), Language::EnGb);
        let header = "fr;q=0.9, en;q=0.5, de;q=0.8, *;q=0.1";
        assert_eq!(Language::negotiate([header]), Language::De);
        assert_eq!(Language::negotiate(["de;q=0, en;q=0.2"]), Language::EnGb);
        assert_eq!(Language::negotiate(["de;q=x"]), Language::EnGb);
    }

    #[test]
    fn an_unknown_language_is_named_with_those_there_are() {
        let error = "tlh".parse::<Language>().unwrap_err();
        assert_eq!(error.to_string(), "there is no language \"tlh\"; there are: de, en-GB");
        for &language in Language::ALL {
            assert_eq!(language.tag().parse(), Ok(language));
        }
    }
}
