//! What a player reads, in the languages of the leaflets.
//!
//! The texts are [Fluent](https://projectfluent.org) files, one folder for each language under
//! `locales/`, built into the program. A message that a language lacks is taken from British
//! English, and one that nobody knows reads as its key: a missing text never stops a game.
//!
//! The keys follow the stable texts of the other crates, so that a rules page writes itself:
//!
//! | key | what it says |
//! |---|---|
//! | `family-mill` | a family of games |
//! | `game-lasker`, `game-lasker-about` | the name of a rule set; what differs in it |
//! | `rule-mill-fly`, `rule-mill-fly-free` | a field of the rules; one of its values as a sentence |
//! | `reason-blocked` | why a game ended |
//! | `objection-occupied`, `objection-pegs-occupied` | why a turn is refused, in general and in one family |
//!
//! ```
//! use i18n::{Catalogue, Language};
//!
//! let german = Catalogue::get(Language::De);
//! assert_eq!(german.text("reason-agreement"), "Einigung");
//! assert_eq!(german.tr("play-saved", &[("file", "partie.txt".into())]), "Gespeichert in partie.txt.");
//! assert_eq!(german.text("no-such-key"), "no-such-key");
//! ```

mod arg;
mod bundle;
mod language;
mod rules;

pub use crate::{
    arg::Arg,
    bundle::{Bundle, Catalogue},
    language::{Language, UnknownLanguage},
};
