//! The messages of a language.

use std::{borrow::Cow, fmt, sync::OnceLock};

use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};
use unic_langid::LanguageIdentifier;

use crate::{Arg, Language};

/// All languages; each is read when it is first asked for.
#[derive(Clone, Copy, Debug)]
pub struct Catalogue;

impl Catalogue {
    /// The messages of a language.
    pub fn get(language: Language) -> &'static Bundle {
        static BUNDLES: [OnceLock<Bundle>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        BUNDLES[language as usize].get_or_init(|| Bundle::read(language))
    }
}

/// The messages of one language.
pub struct Bundle {
    language: Language,
    inner: FluentBundle<FluentResource>,
}

impl Bundle {
    fn read(language: Language) -> Self {
        let tag: LanguageIdentifier = language.tag().parse().unwrap_or_default();
        let mut inner = FluentBundle::new_concurrent(vec![tag]);
        // The marks that keep foreign scripts apart would show up as boxes in a terminal.
        inner.set_use_isolating(false);
        for text in language.files() {
            // A test reads every file strictly; here a slip costs its own message and no more.
            let resource =
                FluentResource::try_new(text.to_string()).unwrap_or_else(|(resource, _)| resource);
            inner.add_resource_overriding(resource);
        }
        Self { language, inner }
    }

    /// The language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Whether the language has the message itself.
    pub fn has(&self, key: &str) -> bool {
        self.inner.has_message(key)
    }

    /// Whether there is something to be read under a key, if need be in British English.
    pub fn knows(&self, key: &str) -> bool {
        self.has(key) || Catalogue::get(Language::FALLBACK).has(key)
    }

    /// A message without variables.
    pub fn text(&self, key: &str) -> String {
        self.tr(key, &[])
    }

    /// A message with its variables filled in: of this language, else of British English, else
    /// the key.
    pub fn tr(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.own(key, args)
            .or_else(|| Catalogue::get(Language::FALLBACK).own(key, args))
            .unwrap_or_else(|| key.to_string())
    }

    /// The first of several messages that there is, as [`tr`](Self::tr) gives it.
    pub(crate) fn first(&self, keys: &[String], args: &[(&str, Arg)]) -> Option<String> {
        // Key by key, so that American English does not hide what British says more exactly.
        let bundles = [self, Catalogue::get(Language::FALLBACK)];
        keys.iter().find_map(|key| bundles.iter().find_map(|bundle| bundle.own(key, args)))
    }

    fn own(&self, key: &str, args: &[(&str, Arg)]) -> Option<String> {
        let pattern = self.inner.get_message(key)?.value()?;
        let mut values = FluentArgs::with_capacity(args.len());
        for (name, value) in args {
            values.set(Cow::Borrowed(*name), value);
        }
        // A variable that is not given shows up by its name; that is better than no message.
        let mut errors = Vec::new();
        Some(self.inner.format_pattern(pattern, Some(&values), &mut errors).into_owned())
    }
}

impl fmt::Debug for Bundle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Bundle").field("language", &self.language).finish_non_exhaustive()
    }
}
