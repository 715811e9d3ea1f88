//! Any text at all, given to every reader: it is read or refused, and nothing else happens.

use game::{
    Millis, StopPolicy, TimeControl, catalogue,
    record::{self, Comment, Record, pdn},
    rule_text,
};
use proptest::prelude::*;

proptest! {
    #[test]
    fn is_read_or_refused(text in "(\\PC|\\s){0,200}") {
        if let Ok(record) = record::parse(&text) {
            prop_assert_eq!(record::parse(&record.to_string()), Ok(record));
        }
        let _ = record::parse_all(&text);
        let _ = pdn::read_all(&text, None);
        let _ = Record::from_json(&text);
        let _ = rule_text::read(&text);
        let _ = catalogue::find(&text);
        let _ = text.parse::<Millis>();
        let _ = text.parse::<TimeControl>();
        let _ = text.parse::<StopPolicy>();
    }

    #[test]
    fn is_kept_as_a_comment(text in "(\\PC|\\s){0,200}") {
        let mut record = record::parse("1. d2 d6 *").unwrap();
        record.line.nodes[0].comments.extend(Comment::new(&text));
        record.line.comments.extend(Comment::new(&text));
        record.tags.set("Note", &text).unwrap();
        prop_assert_eq!(record::parse(&record.to_string()), Ok(record.clone()));
        prop_assert_eq!(Record::from_json(&record.to_json()), Ok(record));
    }

    #[test]
    fn looks_like_a_record(text in "([a-g1-7]{1,2}[-x!?$+*.,;(){}\\[\\]%\"\\\\ \n]{1,3}){0,40}") {
        if let Ok(record) = record::parse(&text) {
            prop_assert_eq!(record::parse(&record.to_string()), Ok(record.clone()));
            let _ = record::check(&record);
        }
    }

    #[test]
    fn times_read_back(ms in 0u64..=u64::MAX / 2) {
        prop_assert_eq!(Millis(ms).to_string().parse(), Ok(Millis(ms)));
    }
}
