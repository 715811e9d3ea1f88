//! Rules as data: named fields with a text form.

use alloc::{
    format,
    string::{String, ToString},
};
use core::{fmt::Debug, hash::Hash};

use crate::{GraphHash, Preset, StableHasher};

/// A field of a rule set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Field {
    /// Its name in texts, such as `fly_at`.
    pub name: &'static str,
    /// Whether it changes legal turns or results, and so the graph hash.
    pub in_graph: bool,
}

/// A value of a field, with its one text form.
pub trait RuleValue: Sized {
    /// The text form.
    fn to_text(&self) -> String;

    /// Reads the text form.
    ///
    /// # Errors
    ///
    /// If the text is not one of the allowed ones.
    fn from_text(text: &str) -> Result<Self, ValueError>;

    /// What a person may write, in words.
    fn allowed() -> String;

    /// The error for a text that is not allowed.
    fn refuse(text: &str) -> ValueError {
        ValueError { text: text.to_string(), allowed: Self::allowed() }
    }
}

/// A text that is no value of its field.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("\"{text}\" is none of: {allowed}")]
pub struct ValueError {
    /// What was written.
    pub text: String,
    /// What may be written.
    pub allowed: String,
}

/// A field that does not exist, or a value that does not fit it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FieldError {
    /// There is no such field.
    #[error("no rule is called \"{name}\" in {game}; there are: {known}")]
    Unknown {
        /// The name that was written.
        name: String,
        /// The game.
        game: &'static str,
        /// The names that exist.
        known: String,
    },
    /// The value does not fit.
    #[error("{name}: {source}")]
    Value {
        /// The field.
        name: &'static str,
        /// What is wrong with the value.
        source: ValueError,
    },
}

/// Fields that cannot hold together, with the reason in one sentence.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("impossible rules: {0}")]
pub struct Impossible(pub String);

/// The fields of a rule set, written by [`rule_set!`](crate::rule_set).
pub trait Fields: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// The family of games, such as `mill`.
    const GAME: &'static str;

    /// All fields in their order.
    const FIELDS: &'static [Field];

    /// The text of a field, if there is one of that name.
    fn get(&self, name: &str) -> Option<String>;

    /// Sets a field from its text.
    ///
    /// # Errors
    ///
    /// If there is no such field or the text is no value of it.
    fn set(&mut self, name: &str, text: &str) -> Result<(), FieldError>;

    /// What a person may write for a field, in words, if there is one of that name.
    fn allowed(name: &str) -> Option<String>;
}

/// The rules of one family of games.
pub trait RuleSet: Fields {
    /// The named rule sets; there is at least one, and the first is the plainest.
    fn presets() -> &'static [Preset<Self>];

    /// Refuses fields that cannot hold together.
    ///
    /// # Errors
    ///
    /// The first reason found.
    fn check(&self) -> Result<(), Impossible>;

    /// The same game with every field that has no effect set to its plainest value, so that
    /// equal games become equal values.
    #[must_use]
    fn canonical(&self) -> Self;

    /// Whether a field says anything about this game; the other fields may stay as they are.
    ///
    /// One that has no effect says nothing a player needs to hear: how high a high throw is, where
    /// no dice are thrown. Rules that differ in it alone, and in which it has no effect, are one
    /// game.
    fn has_effect(&self, field: &str) -> bool {
        Self::FIELDS.iter().any(|known| known.name == field)
    }

    /// The hash over the fields that change legal turns or results.
    fn graph_hash(&self) -> GraphHash {
        GraphHash(hash_fields(&self.canonical(), |field| field.in_graph))
    }

    /// The id of these rules when they have no name: `custom-` and a hash over all fields.
    fn custom_id(&self) -> String {
        format!("custom-{:016x}", hash_fields(self, |_| true))
    }

    /// The preset of that id.
    fn preset(id: &str) -> Option<&'static Preset<Self>> {
        Self::presets().iter().find(|preset| preset.id == id)
    }
}

/// Hashes what distinguishes the rules from the first preset, so that a field added later leaves
/// the hashes of all games that do not use it as they are.
fn hash_fields<R: RuleSet>(rules: &R, wanted: impl Fn(&Field) -> bool) -> u64 {
    let plain = R::presets()[0].rules.canonical();
    let mut hasher = StableHasher::default();
    hasher.write(R::GAME.as_bytes());
    for field in R::FIELDS.iter().filter(|field| wanted(field)) {
        let text = rules.get(field.name).unwrap_or_default();
        if plain.get(field.name).as_ref() != Some(&text) {
            hasher.write(format!(";{}={text}", field.name).as_bytes());
        }
    }
    hasher.finish()
}

macro_rules! number_value {
    ($($number:ty),+) => { $(
        impl RuleValue for $number {
            fn to_text(&self) -> String {
                self.to_string()
            }

            fn from_text(text: &str) -> Result<Self, ValueError> {
                text.trim().parse().map_err(|_| Self::refuse(text))
            }

            fn allowed() -> String {
                format!("a whole number from 0 to {}", Self::MAX)
            }
        }
    )+ };
}

number_value!(u8, u16);

impl RuleValue for bool {
    fn to_text(&self) -> String {
        if *self { "yes" } else { "no" }.to_string()
    }

    fn from_text(text: &str) -> Result<Self, ValueError> {
        match text.trim() {
            "yes" | "true" => Ok(true),
            "no" | "false" => Ok(false),
            _ => Err(Self::refuse(text)),
        }
    }

    fn allowed() -> String {
        "yes, no".to_string()
    }
}

/// Writes an enum whose every value has one stable text.
///
/// The enum gets `ALL`, `as_str`, `Display` and [`RuleValue`].
#[macro_export]
macro_rules! choice {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident { $($(#[$vmeta:meta])* $variant:ident = $text:literal),+ $(,)? }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $vis enum $name { $($(#[$vmeta])* $variant),+ }

        impl $name {
            /// Every value, in order.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The stable text of the value.
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $text),+ }
            }
        }

        impl ::core::fmt::Display for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl $crate::RuleValue for $name {
            fn to_text(&self) -> $crate::String {
                $crate::String::from(self.as_str())
            }

            fn from_text(text: &str) -> Result<Self, $crate::ValueError> {
                let wanted = text.trim();
                Self::ALL
                    .iter()
                    .copied()
                    .find(|value| value.as_str() == wanted)
                    .ok_or_else(|| Self::refuse(text))
            }

            fn allowed() -> $crate::String {
                let mut list = $crate::String::new();
                for value in Self::ALL {
                    if !list.is_empty() {
                        list.push_str(", ");
                    }
                    list.push_str(value.as_str());
                }
                list
            }
        }
    };
}

/// Writes a struct of rules and its [`Fields`].
///
/// A field marked `graph` changes legal turns or results; one marked `table` does not (it speaks
/// of draws, starters or the match).
#[macro_export]
macro_rules! rule_set {
    (
        $(#[$meta:meta])*
        $vis:vis struct $name:ident for $game:literal {
            $($(#[$fmeta:meta])* $kind:ident $field:ident : $type:ty),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        $vis struct $name { $($(#[$fmeta])* pub $field: $type),+ }

        impl $crate::Fields for $name {
            const GAME: &'static str = $game;

            const FIELDS: &'static [$crate::Field] = &[
                $($crate::Field { name: stringify!($field), in_graph: $crate::rule_set!(@ $kind) }),+
            ];

            fn get(&self, name: &str) -> Option<$crate::String> {
                match name {
                    $(stringify!($field) => Some($crate::RuleValue::to_text(&self.$field)),)+
                    _ => None,
                }
            }

            fn set(&mut self, name: &str, text: &str) -> Result<(), $crate::FieldError> {
                match name {
                    $(stringify!($field) => {
                        self.$field = $crate::RuleValue::from_text(text).map_err(|source| {
                            $crate::FieldError::Value { name: stringify!($field), source }
                        })?;
                    })+
                    _ => {
                        let mut known = $crate::String::new();
                        for field in Self::FIELDS {
                            if !known.is_empty() {
                                known.push_str(", ");
                            }
                            known.push_str(field.name);
                        }
                        return Err($crate::FieldError::Unknown {
                            name: $crate::String::from(name),
                            game: Self::GAME,
                            known,
                        });
                    }
                }
                Ok(())
            }

            fn allowed(name: &str) -> Option<$crate::String> {
                match name {
                    $(stringify!($field) => Some(<$type as $crate::RuleValue>::allowed()),)+
                    _ => None,
                }
            }
        }
    };
    (@ graph) => { true };
    (@ table) => { false };
}
