//! What the followers of one game share: the texts of its present version.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError, atomic::Ordering::Relaxed},
};

use axum::extract::ws::Utf8Bytes;
use i18n::Language;

use super::{Counts, Framing};
use crate::table::{Standing, Table};

/// For how long a text is told that holds a clock, in milliseconds of counted time.
const MOMENT: u64 = 50;

/// Which text is told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Told {
    /// In which language; one that has no words has none.
    pub(crate) language: Option<Language>,
    /// To whom; what is the same for all is told to nobody in particular.
    pub(crate) standing: Option<Standing>,
    /// Whether with the event that has led to it.
    pub(crate) event: bool,
    /// In which form.
    pub(crate) framing: Framing,
}

/// A text that was encoded.
pub(crate) struct Text {
    /// The text in its form.
    pub(crate) text: Utf8Bytes,
    /// Whether it holds a clock, and is true for a moment only.
    pub(crate) passes: bool,
}

/// What the followers of a game share.
#[derive(Debug)]
pub(crate) struct Channel {
    present: Mutex<Option<Present>>,
    counts: Arc<Counts>,
}

/// The texts of a table as it stands.
#[derive(Debug)]
struct Present {
    table: Arc<Table>,
    /// The texts, and until when they are true.
    texts: HashMap<Told, (Utf8Bytes, u64)>,
}

impl Channel {
    pub(super) fn new(counts: Arc<Counts>) -> Self {
        Self { present: Mutex::default(), counts }
    }

    /// The text that tells of a table at a moment of counted time; it is encoded for the first who is told so.
    pub(crate) fn tell(
        &self,
        table: &Arc<Table>,
        told: Told,
        counted: u64,
        encode: impl FnOnce() -> Option<Text>,
    ) -> Option<Utf8Bytes> {
        self.counts.told.fetch_add(1, Relaxed);
        // The others wait for the one who encodes, instead of doing the same.
        let mut present = self.present.lock().unwrap_or_else(PoisonError::into_inner);
        if present.as_ref().is_some_and(|present| present.table.ver > table.ver) {
            drop(present);
            return self.encode(encode).map(|text| text.text);
        }
        let present = match &mut *present {
            Some(present) if Arc::ptr_eq(&present.table, table) => present,
            other => other.insert(Present { table: table.clone(), texts: HashMap::new() }),
        };
        if let Some((text, until)) = present.texts.get(&told)
            && counted <= *until
        {
            return Some(text.clone());
        }
        let Text { text, passes } = self.encode(encode)?;
        let until = if passes { counted.saturating_add(MOMENT) } else { u64::MAX };
        present.texts.insert(told, (text.clone(), until));
        Some(text)
    }

    /// Encodes what is told to one alone.
    pub(crate) fn tell_alone(&self, encode: impl FnOnce() -> Option<Text>) -> Option<Utf8Bytes> {
        self.counts.told.fetch_add(1, Relaxed);
        self.encode(encode).map(|text| text.text)
    }

    fn encode(&self, encode: impl FnOnce() -> Option<Text>) -> Option<Text> {
        self.counts.encoded.fetch_add(1, Relaxed);
        encode()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{table::Wish, timepiece::Moment};

    fn table() -> Arc<Table> {
        let wish = Wish { rules: Some("classic".to_string()), ..Wish::default() };
        let agreed = wish.agree(1).expect("a game");
        Arc::new(Table::open("g", agreed, Moment::default()).expect("a table"))
    }

    #[test]
    fn a_text_is_encoded_once_for_a_version_and_a_clock_again_after_a_moment() {
        let channel = Channel::new(Arc::default());
        let mut table = table();
        let told = |language, standing| Told {
            language: Some(language),
            standing: Some(standing),
            event: false,
            framing: Framing::Frame,
        };
        let watcher = told(Language::EnGb, Standing::Watcher);
        let tell = |table: &Arc<Table>, told, counted, text: &str, passes| {
            let text = Text { text: text.to_string().into(), passes };
            channel.tell(table, told, counted, || Some(text)).expect("a text").to_string()
        };
        assert_eq!(tell(&table, watcher, 0, "one", false), "one");
        assert_eq!(tell(&table, watcher, 9000, "again", false), "one");
        let german = told(Language::De, Standing::Watcher);
        assert_eq!(tell(&table, german, 0, "eins", true), "eins");
        assert_eq!(tell(&table, german, MOMENT, "zwei", true), "eins");
        assert_eq!(tell(&table, german, MOMENT + 1, "zwei", true), "zwei");
        let white = told(Language::EnGb, Standing::Player(board::Side::White));
        assert_eq!(tell(&table, white, 0, "own", false), "own");
        Arc::make_mut(&mut table).ver += 1;
        assert_eq!(tell(&table, watcher, 0, "next", false), "next");
        assert_eq!(channel.counts.encoded.load(Relaxed), 5);
        assert_eq!(channel.counts.told.load(Relaxed), 7);
    }
}
