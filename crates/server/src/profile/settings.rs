//! What a reader has chosen and learnt.

use std::collections::BTreeMap;

use i18n::Language;

use crate::{
    learning::Progress,
    pages::{Taste, Theme},
};

/// The cookies that are choices.
const CHOICES: [&str; 6] = ["lang", "theme", "board", "stones", "sound", "opponent"];

/// What the browser keeps by itself; each is `yes` or `no`.
pub(crate) const BROWSER: [&str; 2] = ["confirm-turn", "solitaire-watch"];

/// What a reader has chosen and learnt, by name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    choices: BTreeMap<String, String>,
    progress: Progress,
    browser: BTreeMap<String, String>,
}

impl Settings {
    /// Reads what stands under each name; what makes no sense is left out.
    pub fn read<'a>(value: impl Fn(&str) -> Option<&'a str>) -> Self {
        let kept = |names: &[&str]| -> BTreeMap<String, String> {
            let known = |name: &&str| Some((name.to_string(), checked(name, value(name)?)?));
            names.iter().filter_map(known).collect()
        };
        let [puzzles, days, lessons] = Progress::NAMES.map(&value);
        Self {
            choices: kept(&CHOICES),
            progress: Progress::read(puzzles, days, lessons),
            browser: kept(&BROWSER),
        }
    }

    /// Everything by name.
    pub fn values(&self) -> BTreeMap<String, String> {
        let mut values = self.choices.clone();
        values.extend(self.browser.clone());
        if self.progress != Progress::default() {
            let learnt = Progress::NAMES.map(str::to_string).into_iter().zip(self.progress.write());
            values.extend(learnt);
        }
        values
    }

    /// Adds what somebody else's file has learnt to what is known here.
    #[must_use]
    pub fn joined_with(mut self, here: &Progress) -> Self {
        self.progress.join(here);
        self
    }

    /// What cookies keep.
    pub fn cookies(&self) -> BTreeMap<String, String> {
        let mut values = self.values();
        values.retain(|name, _| !BROWSER.contains(&name.as_str()));
        values
    }

    /// What the browser keeps by itself.
    pub const fn browser(&self) -> &BTreeMap<String, String> {
        &self.browser
    }
}

/// A value that can stand under a name.
fn checked(name: &str, text: &str) -> Option<String> {
    let plain = |text: &str| {
        text.len() <= 24 && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
    };
    match name {
        "lang" => Language::from_tag(text).map(|language| language.tag().to_string()),
        "theme" if text == "auto" => Some(text.to_string()),
        "theme" => Theme::read(text).map(|theme| theme.as_str().to_string()),
        "opponent" => plain(text).then(|| text.to_string()),
        name if BROWSER.contains(&name) => ["yes", "no"].contains(&text).then(|| text.to_string()),
        _ => Taste::choice(name, text).map(str::to_string),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_makes_sense_is_kept_and_nothing_else() {
        let values = BTreeMap::from([
            ("lang", "de"),
            ("theme", "dark; Path=/"),
            ("board", "cloth"),
            ("opponent", "computer-3-white"),
            ("confirm-turn", "yes"),
            ("days", "3.100.7"),
            ("secret", "x"),
        ]);
        let settings = Settings::read(|name| values.get(name).copied());
        let found = settings.values();
        let names: Vec<&str> = found.keys().map(String::as_str).collect();
        let wanted = ["board", "confirm-turn", "days", "lang", "lessons", "opponent", "puzzles"];
        assert_eq!(names, wanted);
        assert!(!settings.cookies().contains_key("confirm-turn"));
        assert_eq!(Settings::read(|name| found.get(name).map(String::as_str)), settings);
    }
}
