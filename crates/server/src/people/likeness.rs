//! What names have in common that are mistaken for each other: skeletons by Unicode Technical Standard 39, without
//! regard to case.

use unicode_security::skeleton;

use super::name::key;
use crate::store::{Called, Deed, MARK, People, Store, StoreError};

/// Letters that look like Latin ones to players, beside those that the standard names: small letters of other scripts
/// whose capitals look alike, and the dot that is easily overlooked.
const LOOKALIKES: [(char, char); 44] = [
    // Cyrillic.
    ('а', 'a'),
    ('в', 'b'),
    ('с', 'c'),
    ('ԁ', 'd'),
    ('е', 'e'),
    ('ё', 'ë'),
    ('һ', 'h'),
    ('н', 'h'),
    ('і', 'l'),
    ('ї', 'ï'),
    ('ј', 'j'),
    ('к', 'k'),
    ('ӏ', 'l'),
    ('м', 'm'),
    ('п', 'n'),
    ('о', 'o'),
    ('р', 'p'),
    ('ԛ', 'q'),
    ('г', 'r'),
    ('ѕ', 's'),
    ('т', 't'),
    ('ц', 'u'),
    ('ѵ', 'v'),
    ('ԝ', 'w'),
    ('х', 'x'),
    ('у', 'y'),
    // Greek.
    ('α', 'a'),
    ('β', 'b'),
    ('ε', 'e'),
    ('η', 'n'),
    ('ι', 'l'),
    ('κ', 'k'),
    ('μ', 'u'),
    ('ν', 'v'),
    ('ο', 'o'),
    ('ρ', 'p'),
    ('τ', 't'),
    ('υ', 'u'),
    ('χ', 'x'),
    ('ω', 'w'),
    // Latin.
    ('0', 'o'),
    ('1', 'l'),
    ('i', 'l'),
    ('ı', 'l'),
];

/// Pairs of letters that look like one.
const PAIRS: [(&str, &str); 2] = [("rn", "m"), ("vv", "w")];

/// The note of how likenesses are found; accounts from before get theirs anew.
const NOTE: (&str, &str) = ("likeness", "uts39-1");

/// What all names have in common that are mistaken for each other.
pub(super) fn likeness_of(text: &str) -> String {
    let plain: String = text.chars().filter(|letter| !matches!(letter, '-' | '_')).collect();
    // Capitals are looked at as they are, before and after everything is small: a capital I is an l, a capital Greek
    // chi is an X, and only then an x.
    let small = key(&bare(&plain));
    let bare = key(&bare(&small));
    PAIRS.iter().fold(bare, |text, (pair, one)| text.replace(pair, one))
}

/// A text with every letter as the one it looks like.
fn bare(text: &str) -> String {
    let alike = |letter: char| LOOKALIKES.iter().find(|(from, _)| *from == letter).map(|l| l.1);
    let text: String = text.chars().map(|letter| alike(letter).unwrap_or(letter)).collect();
    skeleton(&text).collect()
}

/// Finds the likenesses of all accounts anew if they were found in another way before. Nobody loses a name: of those
/// that are alike the oldest account has the likeness, and each of the others one of its own.
///
/// # Errors
///
/// If they cannot be read or kept.
pub(crate) async fn renew(store: &(impl Store + People)) -> Result<(), StoreError> {
    let (note, way) = NOTE;
    if store.note(note).await?.as_deref() == Some(way) {
        return Ok(());
    }
    let changes = changes(&store.called().await?);
    if !changes.is_empty() {
        store.carry_out(Deed::Liken { changes }).await?;
    }
    store.set_note(note, way).await
}

/// The accounts whose likeness is another one now, the oldest first.
fn changes(accounts: &[Called]) -> Vec<(String, String)> {
    let mut known = std::collections::HashSet::new();
    let mut changes = Vec::new();
    for Called { id, name, likeness } in accounts {
        let mut now = likeness_of(name.strip_prefix(MARK).unwrap_or(name));
        if !known.insert(now.clone()) {
            // No name has a blank in it.
            now = format!("{now} {id}");
        }
        if likeness.as_ref() != Some(&now) {
            changes.push((id.clone(), now));
        }
    }
    changes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accounts_that_are_alike_keep_their_names() {
        let account = |id: &str, name: &str, likeness: &str| Called {
            id: id.to_string(),
            name: name.to_string(),
            likeness: Some(likeness.to_string()),
        };
        let accounts = [
            account("1", "MAX", "max"),
            account("2", "ΜΑΧ", "uax"),
            account("3", "Bot Anton", "anton"),
        ];
        let changes = changes(&accounts);
        assert!(
            changes.contains(&("2".to_string(), format!("{} 2", likeness_of("MAX")))),
            "{changes:?}"
        );
        assert!(
            changes.iter().all(|(id, likeness)| id != "3" || *likeness == likeness_of("Anton"))
        );
    }
}
