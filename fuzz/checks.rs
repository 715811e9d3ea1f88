//! What must hold for any bytes: the fuzz targets run these checks on new input, and the tests of
//! the crate `game` on the corpora.
//!
//! Texts begin with the id of a rule set and a line break where one is needed; without a known id
//! the first preset is meant.

use game::{
    AnyRules, Game, catalogue,
    record::{self, Record},
    rule_text,
};

/// A position text is refused, or it is a position that reads back and can be played.
pub(crate) fn fen(data: &[u8]) {
    let Some((rules, text)) = rules_and_text(data) else {
        return;
    };
    let Ok(position) = rules.read_fen(text) else {
        return;
    };
    let written = position.to_fen();
    let again = rules.read_fen(&written).expect("a written position reads back");
    assert_eq!(position, again);
    assert_eq!(written, again.to_fen());
    let unpacked = rules.unpack(&position.pack()).expect("a packed position unpacks");
    assert_eq!(position, unpacked);
    let ended = position.end().is_some() || position.awaits_throw();
    assert_eq!(position.legal_moves().is_empty(), ended, "{written}");
    let _ = position.diagram();
}

/// A turn is refused, or it is legal and reads back; the turns before it are played.
pub(crate) fn notation(data: &[u8]) {
    let Some((rules, text)) = rules_and_text(data) else {
        return;
    };
    let mut game = Game::from_position(rules.initial());
    for word in text.split_whitespace().take(200) {
        if let Ok(throw) = word.parse() {
            let _ = game.throw(throw);
            continue;
        }
        let Ok(m) = game.position().read_move(word) else {
            continue;
        };
        assert!(game.position().legal_moves().contains(&m), "{word} is read but not generated");
        let written = game.position().move_text(m);
        assert_eq!(game.position().read_move(&written), Ok(m));
        let _ = game.play(m);
    }
}

/// A record is refused, or it prints and reads back; replaying it never fails silently.
pub(crate) fn record(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    if let Ok(parsed) = record::parse(text) {
        check_record(&parsed);
    }
    if let Ok(parsed) = Record::from_json(text) {
        check_record(&parsed);
    }
}

/// The same for draughts in the notation of the draughts world.
pub(crate) fn pdn(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    if let Ok(parsed) = record::pdn::parse(text, None) {
        check_record(&parsed);
        if let Ok(written) = record::pdn::print(&parsed) {
            let again = record::pdn::parse(&written, None).expect("written PDN reads back");
            assert_eq!(record::pdn::print(&again).ok(), Some(written));
        }
    }
}

/// A rule text is refused, or it gives possible rules that read back.
pub(crate) fn rules_text(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let Ok(named) = rule_text::read(text) else {
        return;
    };
    assert!(named.rules.check().is_ok());
    for written in [rule_text::to_toml(&named.rules), rule_text::to_json(&named.rules)] {
        let again = rule_text::read(&written).expect("a written rule text reads back");
        assert_eq!((again.id, again.rules), (named.id.clone(), named.rules));
    }
    let start = named.rules.initial();
    assert!(named.rules.read_fen(&start.to_fen()).is_ok());
    let _ = start.legal_moves();
}

fn check_record(parsed: &Record) {
    let written = parsed.to_string();
    let again = record::parse(&written).expect("a written record reads back");
    assert_eq!(written, again.to_string());
    let json = Record::from_json(&parsed.to_json()).expect("written JSON reads back");
    assert_eq!(&json, parsed);
    if let Ok(game) = record::replay(parsed) {
        let _ = game.position().legal_moves();
    }
    let _ = record::check(parsed);
}

fn rules_and_text(data: &[u8]) -> Option<(AnyRules, &str)> {
    let text = std::str::from_utf8(data).ok()?;
    let first = catalogue::all().first()?;
    Some(match text.split_once('\n') {
        Some((id, rest)) => (catalogue::find(id).unwrap_or(first).rules, rest),
        None => (first.rules, text),
    })
}
