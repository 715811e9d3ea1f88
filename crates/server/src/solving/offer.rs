//! Whether the tables of a game can be computed, and what that comes to.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, PoisonError},
};

use game::AnyRules;
use tables::{Extent, draughts, mill};

/// With how many pieces draughts are solved: more would take hours for little.
pub(super) const PIECES: u8 = 4;

/// Whether the tables of a game can be computed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Offer {
    /// They can, and come to this.
    Possible(Arc<Extent>),
    /// They cannot; the code says why, as in the message `tables-obstacle-dice`.
    Impossible(&'static str),
    /// Nobody needs them: the game is known without.
    Needless,
}

/// Whether the tables of a game can be computed.
pub fn offer(rules: &AnyRules) -> Offer {
    match rules {
        AnyRules::Mill(rules) => match mill::Obstacle::of(rules) {
            Some(obstacle) => Offer::Impossible(obstacle.as_str()),
            None => Offer::Possible(known(rules_key(rules), || mill::extent(*rules))),
        },
        AnyRules::Draughts(rules) if draughts::refusal(rules).is_some() => {
            Offer::Impossible("huff")
        }
        AnyRules::Draughts(_) => Offer::Possible(known(0, || draughts::extent(PIECES))),
        _ => Offer::Needless,
    }
}

fn rules_key(rules: &::mill::Rules) -> u64 {
    board::RuleSet::graph_hash(rules).0
}

/// How many extents are remembered: those of every game of the box, and some of our own rules.
const REMEMBERED: usize = 128;

/// What an extent was found to be before; finding it takes a moment, in which nobody else waits.
fn known(key: u64, find: impl FnOnce() -> Extent) -> Arc<Extent> {
    static KNOWN: Mutex<VecDeque<(u64, Arc<Extent>)>> = Mutex::new(VecDeque::new());
    let lock = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let find_known = |known: &VecDeque<(u64, Arc<Extent>)>| {
        known.iter().find(|(other, _)| *other == key).map(|(_, extent)| extent.clone())
    };
    if let Some(extent) = find_known(&lock()) {
        return extent;
    }
    let extent = Arc::new(find());
    let mut known = lock();
    // Somebody else may have found it meanwhile.
    if let Some(extent) = find_known(&known) {
        return extent;
    }
    if known.len() >= REMEMBERED {
        known.pop_front();
    }
    known.push_back((key, extent.clone()));
    extent
}

#[cfg(test)]
mod tests {
    use game::{Family, catalogue};
    use i18n::{Catalogue, Language};

    use super::*;

    #[test]
    fn every_game_is_offered_or_refused_with_a_reason() {
        for entry in catalogue::all() {
            match offer(&entry.rules) {
                Offer::Possible(extent) => assert!(extent.entries() > 0, "{}", entry.id),
                Offer::Impossible(code) => {
                    for &language in Language::ALL {
                        let key = format!("tables-obstacle-{code}");
                        assert!(Catalogue::get(language).knows(&key), "{language}: {key}");
                    }
                }
                Offer::Needless => {
                    assert!(!matches!(entry.family, Family::Mill | Family::Draughts));
                }
            }
        }
    }

    #[test]
    fn no_more_extents_are_remembered_than_there_is_room_for() {
        let mut found = 0;
        let mut ask = |key| {
            known(key, || {
                found += 1;
                draughts::extent(2)
            })
        };
        let first = ask(u64::MAX);
        assert_eq!(ask(u64::MAX), first);
        for key in 1..=REMEMBERED as u64 {
            ask(u64::MAX - key);
        }
        ask(u64::MAX);
        assert_eq!(found, REMEMBERED + 2, "the first was forgotten and found again");
    }

    #[test]
    fn every_obstacle_has_its_sentence() {
        for obstacle in mill::Obstacle::ALL {
            for &language in Language::ALL {
                let key = format!("tables-obstacle-{}", obstacle.as_str());
                assert!(Catalogue::get(language).knows(&key), "{language}: {key}");
            }
        }
    }
}
