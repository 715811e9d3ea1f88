//! The words a player may type: those of the chosen language, and the English ones.

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
    pub fn read<'a>(line: &'a str, text: &Bundle) -> Option<(Self, &'a str)> {
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let first = first.to_lowercase();
        let mut all = Self::ALL.iter();
        let (word, _) = all.find(|(_, key)| is_said(&format!("command-{key}"), &first, text))?;
        Some((*word, rest.trim()))
    }

    /// Whether an answer is that nothing is chosen.
    pub fn is_none(answer: &str, text: &Bundle) -> bool {
        is_said("command-none", &answer.to_lowercase(), text)
    }

    /// The command that was perhaps meant by a word that is none, if one is written much like it.
    pub fn nearest(line: &str, text: &Bundle) -> Option<String> {
        let typed = line.split_whitespace().next()?.to_lowercase();
        let length = typed.chars().count();
        if !(3..=20).contains(&length) || !typed.chars().all(char::is_alphabetic) {
            return None;
        }
        let mut words = Vec::new();
        for bundle in understood(text) {
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
    pub fn read_claim(typed: &str, text: &Bundle) -> (Option<ClaimKind>, String) {
        let words: Vec<&str> = typed.split_whitespace().collect();
        for length in (1..=words.len().min(2)).rev() {
            let (kind, rest) = words.split_at(length);
            let kind = kind.join("-").to_lowercase();
            let mut all = ClaimKind::ALL.iter();
            if let Some(&kind) = all.find(|of| is_said(&format!("claim-{of}"), &kind, text)) {
                return (Some(kind), rest.join(" "));
            }
        }
        (None, words.join(" "))
    }
}

/// The languages that are understood while one is spoken.
fn understood(text: &Bundle) -> [&Bundle; 2] {
    [text, Catalogue::get(Language::FALLBACK)]
}

/// Whether a word, in small letters, is one of those of a message.
fn is_said(key: &str, word: &str, text: &Bundle) -> bool {
    understood(text).iter().any(|bundle| bundle.text(key).split_whitespace().any(|w| w == word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chosen_language_and_english_are_understood() {
        let german = Catalogue::get(Language::De);
        for line in ["undo 2", "Zurück 2", "zurueck 2", "u  2"] {
            assert_eq!(Word::read(line, german), Some((Word::Undo, "2")), "{line}");
        }
        assert_eq!(Word::read("hilfe", german), Some((Word::Help, "")));
        assert_eq!(Word::read("?", german), Some((Word::Help, "")));
        assert_eq!(Word::read("d2-b2", german), None);
        assert_eq!(Word::read("", german), None);
        let english = Catalogue::get(Language::EnGb);
        assert_eq!(Word::read("hilfe", english), None);
        // What is yes in one language is no in another.
        let read = |language| Word::read("jo", Catalogue::get(language));
        assert_eq!(read(Language::Sq), Some((Word::Decline, "")));
        assert_eq!(read(Language::EnUs), None);
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
        let is_none = |answer| Word::is_none(answer, Catalogue::get(Language::De));
        assert!(is_none("Keinen") && is_none("none") && !is_none("d2"));
    }

    #[test]
    fn claims_name_their_kind_and_their_turn() {
        let german = Catalogue::get(Language::De);
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
            assert_eq!(Word::read_claim(text, german), (kind, turn.to_string()), "{text}");
        }
    }

    #[test]
    fn no_word_of_any_language_is_a_turn() {
        for entry in catalogue::all() {
            let start = entry.rules.initial();
            let turns: Vec<String> =
                start.legal_moves().into_iter().map(|m| start.move_text(m)).collect();
            for &language in Language::ALL {
                let text = Catalogue::get(language);
                for (_, key) in Word::ALL {
                    for word in text.text(&format!("command-{key}")).split_whitespace() {
                        assert!(turns.iter().all(|turn| turn != word), "{language} {word}");
                    }
                }
                assert_eq!(Word::read("pass", text), None, "{language}");
            }
        }
    }
}
