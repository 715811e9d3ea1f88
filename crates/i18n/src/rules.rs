//! Messages whose keys are made of the stable texts of rules, games and refusals.

use crate::{Arg, Bundle};

impl Bundle {
    /// The name of a rule set; one that has no name reads as its id.
    pub fn game_name(&self, id: &str) -> String {
        self.first(&[format!("game-{id}")], &[]).unwrap_or_else(|| id.to_string())
    }

    /// What differs in a rule set, in a sentence or two.
    pub fn game_about(&self, id: &str) -> Option<String> {
        self.first(&[format!("game-{id}-about")], &[])
    }

    /// What a field of the rules is about, in a word or two.
    pub fn rule_name(&self, game: &str, field: &str) -> String {
        self.first(&[format!("rule-{game}-{field}")], &[]).unwrap_or_else(|| field.to_string())
    }

    /// What a value of a field means, as a sentence, or `None` if nobody has written it.
    ///
    /// A value is looked up by its text (`rule-mill-fly-free`); the draws by their mode, with the
    /// number filled in (`rule-mill-repetition-auto`, `$count`); numbers and other free values
    /// under `value` (`rule-mill-stones-value`, `$value`).
    pub fn rule_sentence(&self, game: &str, field: &str, value: &str) -> Option<String> {
        let key = |end: &str| format!("rule-{game}-{field}-{end}");
        if is_key(value)
            && let Some(sentence) = self.first(&[key(value)], &[])
        {
            return Some(sentence);
        }
        if let Some((count, mode)) = value.split_once(' ')
            && let Ok(count) = count.parse::<u16>()
            && is_key(mode)
        {
            return self.first(&[key(mode)], &[("count", count.into())]);
        }
        let value = value.parse::<u16>().map_or_else(|_| Arg::from(value), Arg::from);
        self.first(&[key("value")], &[("value", value)])
    }

    /// Why a turn is refused, by the family of games and the code of the objection, or `None` if
    /// nobody has written it.
    pub fn objection(&self, family: &str, code: &str) -> Option<String> {
        let keys = [format!("objection-{family}-{code}"), format!("objection-{code}")];
        self.first(&keys, &[])
    }
}

fn is_key(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'))
}

#[cfg(test)]
mod tests {
    use crate::{Catalogue, Language};

    #[test]
    fn rules_are_told_in_sentences() {
        let english = Catalogue::get(Language::EnGb);
        for (field, value, sentence) in [
            ("fly", "free", "A player down to few stones may jump to any empty point."),
            ("stones", "9", "Each side has 9 stones."),
            (
                "repetition",
                "3 auto",
                "The game is drawn as soon as the same position has occurred 3 times.",
            ),
        ] {
            assert_eq!(english.rule_sentence("mill", field, value).as_deref(), Some(sentence));
        }
        for value in ["1 ü", "x y", "", "3 never"] {
            assert_eq!(english.rule_sentence("mill", "fly", value), None, "{value}");
        }
    }

    #[test]
    fn a_family_may_say_it_in_its_own_words() {
        let english = Catalogue::get(Language::EnGb);
        assert_ne!(english.objection("pegs", "occupied"), english.objection("mill", "occupied"));
        assert_eq!(english.objection("mill", "no-such-code"), None);
    }

    #[test]
    fn what_nobody_has_named_reads_as_its_id() {
        let german = Catalogue::get(Language::De);
        assert_eq!(german.game_name("custom-0123456789abcdef"), "custom-0123456789abcdef");
        assert_eq!(german.game_about("custom-0123456789abcdef"), None);
        assert_eq!(german.rule_name("mill", "no_such_field"), "no_such_field");
    }
}
