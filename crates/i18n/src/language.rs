//! The languages, and which of them a player wants.

use std::{fmt, str::FromStr};

/// Every text file: the tag of its language, its name, what stands in it.
const FILES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// Lists the languages: the tag is the folder under `locales/`.
macro_rules! languages {
    ($($(#[$meta:meta])* $variant:ident = $tag:literal, $name:literal;)+) => {
        /// A language with texts of its own.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Language { $($(#[$meta])* $variant),+ }

        impl Language {
            /// Every language, in the order of their names.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The tag people ask for it by.
            pub const fn tag(self) -> &'static str {
                match self { $(Self::$variant => $tag),+ }
            }

            /// The name the language gives itself.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $name),+ }
            }
        }
    };
}

languages! {
    /// Czech.
    Cs = "cs", "Čeština";
    /// Danish.
    Da = "da", "Dansk";
    /// German.
    De = "de", "Deutsch";
    /// British English, to which every other language falls back.
    EnGb = "en-GB", "English (UK)";
    /// American English: only what differs from British.
    EnUs = "en-US", "English (US)";
    /// Spanish.
    Es = "es", "Español";
    /// French.
    Fr = "fr", "Français";
    /// Croatian.
    Hr = "hr", "Hrvatski";
    /// Italian.
    It = "it", "Italiano";
    /// Dutch.
    Nl = "nl", "Nederlands";
    /// Norwegian as most write it.
    Nb = "nb", "Norsk bokmål";
    /// Polish.
    Pl = "pl", "Polski";
    /// Albanian.
    Sq = "sq", "Shqip";
    /// Serbian in Latin letters.
    Sr = "sr", "Srpski";
    /// Finnish.
    Fi = "fi", "Suomi";
    /// Swedish.
    Sv = "sv", "Svenska";
}

/// Tags of languages without texts, and whose texts their speakers read most easily.
const NEIGHBOURS: &[(&str, Language)] = &[
    ("no", Language::Nb),
    ("nn", Language::Nb),
    ("bs", Language::Hr),
    ("sh", Language::Sr),
    ("cnr", Language::Sr),
];

impl Language {
    /// The language of messages that another one lacks.
    pub const FALLBACK: Self = Self::EnGb;

    /// The tag for software that reads aloud, as in `lang="…"`: it says which letters are used
    /// where that does not go without saying.
    pub const fn written(self) -> &'static str {
        match self {
            Self::Sr => "sr-Latn",
            _ => self.tag(),
        }
    }

    /// The texts of the language, file by file.
    pub(crate) fn files(self) -> impl Iterator<Item = &'static str> {
        FILES.iter().filter(move |(tag, _, _)| *tag == self.tag()).map(|&(_, _, text)| text)
    }

    /// The language a tag asks for: `de-AT`, `de_CH.UTF-8`, `sr-Latn`. The region matters to
    /// English alone, and there only the United States.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let tag = tag.trim().split(['.', '@']).next()?.to_ascii_lowercase();
        let mut parts = tag.split(['-', '_']);
        let primary = parts.next()?;
        match primary {
            "en" if parts.any(|part| part == "us") => Some(Self::EnUs),
            "en" => Some(Self::EnGb),
            _ => {
                let own = Self::ALL.iter().copied().find(|language| language.tag() == primary);
                let neighbour = NEIGHBOURS.iter().find(|(tag, _)| *tag == primary);
                own.or(neighbour.map(|&(_, language)| language))
            }
        }
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
    fn a_region_matters_to_english_alone() {
        for (tags, language) in [
            (&["de", "de-AT", "de_CH.UTF-8", "DE", " de ", "de@euro"][..], Language::De),
            (&["en", "en-GB", "en_GB.UTF-8", "en-AU", "en-CA", "en-001"], Language::EnGb),
            (&["en-US", "en_US.UTF-8", "EN-us", "en-Latn-US", "en-US-POSIX"], Language::EnUs),
            (&["nb-NO", "no", "nn_NO.UTF-8"], Language::Nb),
            (&["sr", "sr-Latn", "sr-Latn-RS", "sr_RS@latin", "sr-Cyrl", "sh"], Language::Sr),
            (&["hr-HR", "bs", "bs-Latn-BA"], Language::Hr),
            (&["fi", "fi_FI.UTF-8"], Language::Fi),
        ] {
            for tag in tags {
                assert_eq!(Language::from_tag(tag), Some(language), "{tag}");
            }
        }
        for tag in ["", "C", "C.UTF-8", "POSIX", "d", "deu", "fil", "*", "ü", "-US", "_"] {
            assert_eq!(Language::from_tag(tag), None, "{tag}");
        }
    }

    #[test]
    fn the_first_wish_that_can_be_met_wins() {
        assert_eq!(Language::negotiate(["tlh", "de-AT", "en"]), Language::De);
        assert_eq!(Language::negotiate(["C"]), Language::EnGb);
        assert_eq!(Language::negotiate([]), Language::EnGb);
        let header = "tlh;q=0.9, en;q=0.5, de;q=0.8, *;q=0.1";
        assert_eq!(Language::negotiate([header]), Language::De);
        assert_eq!(Language::negotiate(["en-US,en;q=0.5"]), Language::EnUs);
        assert_eq!(Language::negotiate(["de;q=0, en;q=0.2"]), Language::EnGb);
        assert_eq!(Language::negotiate(["de;q=x"]), Language::EnGb);
    }

    #[test]
    fn an_unknown_language_is_named_with_those_there_are() {
        let error = "tlh".parse::<Language>().unwrap_err();
        assert_eq!(
            error.to_string(),
            "there is no language \"tlh\"; there are: cs, da, de, en-GB, en-US, es, fr, hr, it, nl, \
             nb, pl, sq, sr, fi, sv",
        );
        for &language in Language::ALL {
            assert_eq!(language.tag().parse(), Ok(language));
            assert_eq!(language.written().parse(), Ok(language));
        }
    }

    #[test]
    fn every_folder_is_a_language() {
        for (tag, name, _) in FILES {
            assert!(Language::ALL.iter().any(|language| language.tag() == *tag), "{tag}/{name}");
        }
        for &language in Language::ALL {
            assert!(language.files().count() > 0, "{language}");
        }
    }
}
