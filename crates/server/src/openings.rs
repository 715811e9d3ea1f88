//! Openings a game can begin with: a few turns with a name.

use game::{AnyRules, NamedRules};

static OPENINGS: &str = include_str!("openings.txt");

/// A few turns that a game can begin with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Opening {
    /// What it is known by; its name is the message `opening-KEY`.
    pub(crate) key: &'static str,
    /// The turns, one after the other.
    pub(crate) turns: &'static str,
}

/// The openings of some rules, in the order of the list.
pub(crate) fn openings(rules: &NamedRules) -> impl Iterator<Item = Opening> {
    lines()
        .filter(|[_, of, turns]| {
            *of == rules.id || (*of == rules.rules.family().as_str() && can(&rules.rules, turns))
        })
        .map(|[key, _, turns]| Opening { key, turns })
}

/// The keys of the openings of some rules, or of all.
pub(crate) fn keys(rules: Option<&NamedRules>) -> Vec<&'static str> {
    match rules {
        Some(rules) => openings(rules).map(|opening| opening.key).collect(),
        None => lines().map(|[key, ..]| key).collect(),
    }
}

/// Whether the turns can be played one after the other, and the game goes on.
fn can(rules: &AnyRules, turns: &str) -> bool {
    let mut position = rules.initial();
    let played = turns.split_whitespace().all(|turn| {
        !position.awaits_throw()
            && position.read_move(turn).is_ok_and(|turn| position.play(turn).is_ok())
    });
    played && position.end().is_none()
}

fn lines() -> impl Iterator<Item = [&'static str; 3]> {
    let written = |line: &&str| !line.is_empty() && !line.starts_with('#');
    OPENINGS.lines().filter(written).filter_map(|line| {
        let mut parts = line.split('|').map(str::trim);
        Some([parts.next()?, parts.next()?, parts.next()?])
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use game::catalogue;
    use i18n::{Catalogue, Language};

    use super::*;

    fn named(id: &str) -> NamedRules {
        let entry = catalogue::find(id).expect("a preset");
        NamedRules { id: entry.id.to_string(), rules: entry.rules }
    }

    #[test]
    fn every_opening_has_a_name_and_can_be_played_somewhere() {
        let mut offered = BTreeSet::new();
        for entry in catalogue::all() {
            let rules = named(entry.id);
            for opening in openings(&rules) {
                assert!(can(&rules.rules, opening.turns), "{} {}", entry.id, opening.key);
                offered.insert(opening.key);
            }
        }
        let keys: BTreeSet<_> = lines().map(|[key, ..]| key).collect();
        assert_eq!(keys.len(), lines().count(), "a key stands twice");
        assert_eq!(offered, keys);
        let words = Catalogue::get(Language::EnGb);
        for key in keys {
            assert!(words.knows(&format!("opening-{key}")), "{key}");
        }
    }

    #[test]
    fn openings_are_offered_where_they_belong() {
        let keys = |id: &str| openings(&named(id)).map(|opening| opening.key).collect::<Vec<_>>();
        assert!(keys("classic").contains(&"crossings"));
        assert!(keys("english").contains(&"fourteenth"));
        assert!(keys("wolf").is_empty() && keys("pegs33").is_empty());
        assert!(keys("three").is_empty(), "the board has other points");
    }
}
