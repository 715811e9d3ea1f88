//! The words a player may type, in all languages at once.

use std::{collections::HashMap, sync::LazyLock};

use game::{ClaimKind, catalogue};
use i18n::{Bundle, Catalogue, Language};

/// A command.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Word {
    /// What the dice show.
    Throw,
    /// Take turns back.
    Undo,
    /// Play a turn again.
    Redo,
    /// Offer a draw.
    Draw,
    /// Agree.
    Accept,
    /// Disagree.
    Decline,
    /// Claim a draw.
    Claim,
    /// Give up.
    Resign,
    /// Ask what to play.
    Hint,
    /// How strong the computer plays.
    Level,
    /// Show the board.
    Show,
    /// Look from the other side.
    Flip,
    /// List the turns.
    Moves,
    /// Tell the rules.
    Rules,
    /// Save the game.
    Save,
    /// List the commands.
    Help,
    /// Stop.
    Quit,
}

impl Word {
    /// Every command with its key, in the order of the help.
    pub const ALL: &'static [(Self, &'static str)] = &[
        (Self::Throw, "throw"),
        (Self::Undo, "undo"),
        (Self::Redo, "redo"),
        (Self::Draw, "draw"),
        (Self::Accept, "accept"),
        (Self::Decline, "decline"),
        (Self::Claim, "claim"),
        (Self::Resign, "resign"),
        (Self::Hint, "hint"),
        (Self::Level, "level"),
        (Self::Show, "show"),
        (Self::Flip, "flip"),
        (Self::Moves, "moves"),
        (Self::Rules, "rules"),
        (Self::Save, "save"),
        (Self::Help, "help"),
        (Self::Quit, "quit"),
    ];

    /// The command a line begins with, and the rest of the line.
    pub fn read(line: &str) -> Option<(Self, &str)> {
        static WORDS: LazyLock<HashMap<String, Word>> = LazyLock::new(|| {
            let all = Word::ALL.iter().map(|&(word, key)| (word, format!("command-{key}")));
            table(all)
        });
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        WORDS.get(&first.to_lowercase()).map(|&word| (word, rest.trim()))
    }

    /// Whether an answer is that nothing is chosen.
    pub fn is_none(text: &str) -> bool {
        let text = text.to_lowercase();
        let mut words = Language::ALL.iter().map(|&l| Catalogue::get(l).text("command-none"));
        words.any(|words| words.split_whitespace().any(|word| word == text))
    }

    /// The command that was perhaps meant by a word that is none, if one is written much like it.
    pub fn nearest(line: &str, text: &Bundle) -> Option<String> {
        let typed = line.split_whitespace().next()?.to_lowercase();
        let length = typed.chars().count();
        if !(3..=20).contains(&length) || !typed.chars().all(char::is_alphabetic) {
            return None;
        }
        let mut words = Vec::new();
        let languages = [text].into_iter().chain(Language::ALL.iter().map(|&l| Catalogue::get(l)));
        for bundle in languages {
            for (_, key) in Self::ALL {
                let all = bundle.text(&format!("command-{key}"));
                words.extend(all.split_whitespace().map(str::to_string));
            }
        }
        words
            .into_iter()
            .filter(|word| word.chars().count() > 2)
            .map(|word| {
                let begins = word.starts_with(&typed);
                (if begins { 0 } else { catalogue::edit_distance(&typed, &word) }, word)
            })
            .filter(|(distance, _)| *distance <= if length > 3 { 2 } else { 1 })
            .min_by_key(|(distance, _)| *distance)
            .map(|(_, word)| word)
    }

    /// The kind of claim that a text begins with, and the rest, which is the intended turn.
    ///
    /// A kind may be written in two words: `no mill` is `no-mill`.
    pub fn read_claim(text: &str) -> (Option<ClaimKind>, String) {
        static KINDS: LazyLock<HashMap<String, ClaimKind>> = LazyLock::new(|| {
            let all = ClaimKind::ALL.iter().map(|&kind| (kind, format!("claim-{kind}")));
            table(all)
        });
        let words: Vec<&str> = text.split_whitespace().collect();
        for length in (1..=words.len().min(2)).rev() {
            let (kind, rest) = words.split_at(length);
            if let Some(&kind) = KINDS.get(&kind.join("-").to_lowercase()) {
                return (Some(kind), rest.join(" "));
            }
        }
        (None, words.join(" "))
    }
}

/// The words of all languages for each value.
fn table<T: Copy>(values: impl Iterator<Item = (T, String)>) -> HashMap<String, T> {
    let mut table = HashMap::new();
    for (value, key) in values {
        for &language in Language::ALL {
            let words = Catalogue::get(language).text(&key);
            table.extend(words.split_whitespace().map(|word| (word.to_string(), value)));
        }
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_are_understood() {
        for line in ["undo 2", "Zurück 2", "zurueck 2", "u  2"] {
            assert_eq!(Word::read(line), Some((Word::Undo, "2")), "{line}");
        }
        assert_eq!(Word::read("hilfe"), Some((Word::Help, "")));
        assert_eq!(Word::read("?"), Some((Word::Help, "")));
        assert_eq!(Word::read("d2-b2"), None);
        assert_eq!(Word::read(""), None);
    }

    #[test]
    fn a_mistyped_command_is_answered_with_the_nearest() {
        let nearest = |line, language| Word::nearest(line, Catalogue::get(language));
        for (line, language, word) in [
            ("udno", Language::EnGb, Some("undo")),
            ("undoo", Language::EnGb, Some("undo")),
            ("mov", Language::EnGb, Some("moves")),
            ("reisgn", Language::EnGb, Some("resign")),
            ("hlp", Language::EnGb, Some("help")),
            ("Hilfee", Language::De, Some("hilfe")),
            ("spiechern x.txt", Language::De, Some("speichern")),
            ("d2", Language::EnGb, None),
            ("nonsense", Language::EnGb, None),
        ] {
            assert_eq!(nearest(line, language).as_deref(), word, "{line}");
        }
        assert!(Word::is_none("Keinen") && Word::is_none("none") && !Word::is_none("d2"));
    }

    #[test]
    fn claims_name_their_kind_and_their_turn() {
        let repetition = Some(ClaimKind::Repetition);
        let no_mill = Some(ClaimKind::NoProgress);
        for (text, kind, turn) in [
            ("", None, ""),
            ("d1-d2", None, "d1-d2"),
            ("repetition", repetition, ""),
            ("Wiederholung d1-d2", repetition, "d1-d2"),
            ("no mill", no_mill, ""),
            ("no  mill d1-d2", no_mill, "d1-d2"),
            ("no-mill d1-d2", no_mill, "d1-d2"),
            ("ohne Mühle d1-d2", no_mill, "d1-d2"),
        ] {
            assert_eq!(Word::read_claim(text), (kind, turn.to_string()), "{text}");
        }
    }

    #[test]
    fn no_word_is_a_turn() {
        for entry in catalogue::all() {
            let start = entry.rules.initial();
            for m in start.legal_moves() {
                let text = start.move_text(m);
                assert_eq!(Word::read(&text), None, "{} {text}", entry.id);
            }
        }
        assert_eq!(Word::read("pass"), None);
    }
}
