//! Names as people type them, in sentences of any language: a name neither hides nor turns the words around it.

/// Opens and closes a stretch of text whose direction is its own.
const ISOLATE: (char, char) = ('\u{2068}', '\u{2069}');

/// Whether a character changes the direction of what follows.
const fn turns_around(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Whether a character is of a script that is written from right to left.
const fn is_leftward(c: char) -> bool {
    matches!(
        c,
        '\u{590}'..='\u{8ff}'
            | '\u{fb1d}'..='\u{fdff}'
            | '\u{fe70}'..='\u{fefe}'
            | '\u{10800}'..='\u{10fff}'
            | '\u{1e800}'..='\u{1efff}'
    )
}

/// Whether nothing is seen of a character that stands alone: blanks, and what Unicode lets programs ignore.
fn is_unseen(c: char) -> bool {
    c.is_whitespace()
        || c.is_control()
        || matches!(
            c,
            '\u{ad}'
                | '\u{34f}'
                | '\u{61c}'
                | '\u{115f}'
                | '\u{1160}'
                | '\u{17b4}'
                | '\u{17b5}'
                | '\u{180b}'..='\u{180f}'
                | '\u{200b}'..='\u{200f}'
                | '\u{202a}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{2800}'
                | '\u{3164}'
                | '\u{fe00}'..='\u{fe0f}'
                | '\u{feff}'
                | '\u{ffa0}'
                | '\u{fff0}'..='\u{fffb}'
                | '\u{1bca0}'..='\u{1bca3}'
                | '\u{1d173}'..='\u{1d17a}'
                | '\u{e0000}'..='\u{e0fff}'
        )
}

/// A name without what would turn the writing around.
pub fn straight(name: &str) -> String {
    name.chars().filter(|c| !turns_around(*c)).collect()
}

/// Whether there is something to see in a name.
pub fn is_visible(name: &str) -> bool {
    name.chars().any(|c| !is_unseen(c))
}

/// A name as it may stand in a sentence: one that is written from right to left is kept apart from the words around
/// it, in a page as on a terminal.
pub fn isolated(name: &str) -> String {
    let name = straight(name);
    if !name.chars().any(is_leftward) {
        return name;
    }
    let (opens, closes) = ISOLATE;
    format!("{opens}{name}{closes}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_something_to_see_in_a_name() {
        for name in ["Anna", "李", "Ж", "אנה", "👩\u{200d}🚀", "ا\u{200c}ب", "-"] {
            assert!(is_visible(name), "{name:?}");
        }
        for name in [
            "",
            " ",
            "\u{202e}",
            "\u{feff}",
            "\u{200b}\u{200d}",
            "\u{fe0f}",
            "\u{3164}\u{ffa0}",
            "\u{2800}",
        ] {
            assert!(!is_visible(name), "{name:?}");
        }
    }

    #[test]
    fn a_name_turns_no_sentence_around() {
        assert_eq!(isolated("Anna"), "Anna");
        assert_eq!(isolated("\u{202e}annA"), "annA");
        assert_eq!(isolated("אנה"), "\u{2068}אנה\u{2069}");
        // Kept apart twice is kept apart once.
        assert_eq!(isolated(&isolated("אנה")), isolated("אנה"));
        assert_eq!(isolated("אנה\u{2069}x"), "\u{2068}אנהx\u{2069}");
    }
}
