//! Every named rule set of every family.

use std::sync::LazyLock;

use board::{Cite, GraphHash, Preset, RuleSet, State};
use draughts::Draughts;
use hunt::{Battue, Wolf};
use mill::Mill;
use pegs::Pegs;

use crate::{AnyRules, Family};

/// A named rule set.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The stable id.
    pub id: &'static str,
    /// The family.
    pub family: Family,
    /// The rules.
    pub rules: AnyRules,
    /// The leaflet, book or site the game comes from.
    pub source: &'static str,
    /// The preset it is described against.
    pub base: Option<&'static str>,
    /// The sources of the single fields.
    pub cites: &'static [Cite],
    /// For a reconstructed game: the argument for our version.
    pub house_version: Option<&'static str>,
    /// What identifies the game, whatever its name and its draws.
    pub graph_hash: GraphHash,
}

impl Entry {
    /// The source of a field: cited here, or by the preset this one is described against.
    pub fn source_of(&self, field: &str) -> Option<&'static str> {
        self.cites
            .iter()
            .find(|cite| cite.field == field)
            .map(|cite| cite.source)
            .or_else(|| find(self.base?).ok()?.source_of(field))
    }

    /// The other names of the same game: those with the same graph hash.
    pub fn aliases(&self) -> impl Iterator<Item = &'static Entry> + '_ {
        all().iter().filter(|other| other.graph_hash == self.graph_hash && other.id != self.id)
    }
}

/// An id that no preset has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there are no rules called \"{wanted}\"{}", Hint(*nearest))]
pub struct UnknownRules {
    /// What was asked for.
    pub wanted: String,
    /// The id that is written most like it.
    pub nearest: Option<&'static str>,
}

impl UnknownRules {
    /// The stable code of the error.
    pub const fn code(&self) -> &'static str {
        "unknown-rules"
    }
}

struct Hint(Option<&'static str>);

impl std::fmt::Display for Hint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.map_or(Ok(()), |nearest| write!(f, "; did you mean \"{nearest}\"?"))
    }
}

/// All named rule sets, family by family.
pub fn all() -> &'static [Entry] {
    static ALL: LazyLock<Vec<Entry>> = LazyLock::new(|| {
        let mut entries = Vec::new();
        entries.extend(family::<Mill>());
        entries.extend(family::<Draughts>());
        entries.extend(family::<Wolf>());
        entries.extend(family::<Battue>());
        entries.extend(family::<Pegs>());
        entries
    });
    &ALL
}

/// The rule set of that id.
///
/// # Errors
///
/// If there is none, with the id that is written most like it.
pub fn find(id: &str) -> Result<&'static Entry, UnknownRules> {
    all().iter().find(|entry| entry.id == id).ok_or_else(|| UnknownRules {
        wanted: id.chars().take(LONGEST).collect(),
        nearest: nearest(id),
    })
}

/// The id of rules: that of the first preset they equal in every field, or a `custom-…` one.
pub fn id_of(rules: &AnyRules) -> String {
    all()
        .iter()
        .find(|entry| entry.rules == *rules)
        .map_or_else(|| rules.custom_id(), |entry| entry.id.to_string())
}

/// The family of the rule set of that id.
pub(crate) fn family_of(id: &str) -> Option<Family> {
    all().iter().find(|entry| entry.id == id).map(|entry| entry.family)
}

fn family<S: State>() -> impl Iterator<Item = Entry>
where
    AnyRules: From<S::Rules>,
{
    S::Rules::presets().iter().map(|preset: &'static Preset<S::Rules>| {
        let rules = AnyRules::from(preset.rules);
        Entry {
            id: preset.id,
            family: rules.family(),
            rules,
            source: preset.source,
            base: preset.base,
            cites: preset.cites,
            house_version: preset.house_version,
            graph_hash: rules.graph_hash(),
        }
    })
}

/// Longer texts are no misspelt ids.
const LONGEST: usize = 40;

fn nearest(id: &str) -> Option<&'static str> {
    let wanted = id.trim().to_lowercase().replace('-', "_");
    if wanted.chars().count() > LONGEST {
        return None;
    }
    all()
        .iter()
        .map(|entry| (edit_distance(&wanted, entry.id), entry.id))
        .min()
        .filter(|&(distance, id)| distance <= 1 + id.len() / 3)
        .map(|(_, id)| id)
}

/// How many letters have to be put in, taken out or changed to get from one text to the other.
pub fn edit_distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, letter) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, other) in b.iter().enumerate() {
            let changed = diagonal + usize::from(letter != *other);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_id_is_there_once_and_finds_itself() {
        for entry in all() {
            assert_eq!(find(entry.id).unwrap().id, entry.id);
            assert_eq!(all().iter().filter(|other| other.id == entry.id).count(), 1);
            assert_eq!(entry.rules.check(), Ok(()), "{}", entry.id);
            for field in entry.rules.fields() {
                assert!(entry.source_of(field.name).is_some(), "{} {}", entry.id, field.name);
            }
        }
        assert!(all().len() > 50);
    }

    #[test]
    fn family_names_are_those_of_the_rules() {
        for entry in all() {
            assert_eq!(entry.family.as_str(), entry.rules.game(), "{}", entry.id);
        }
    }

    #[test]
    fn the_same_game_under_two_names_is_an_alias() {
        let aliases: Vec<_> = find("brettspielnetz").unwrap().aliases().map(|e| e.id).collect();
        assert!(aliases.contains(&"classic"), "{aliases:?}");
        let aliases: Vec<_> = find("english").unwrap().aliases().map(|e| e.id).collect();
        assert!(aliases.contains(&"schmidt_gb"), "{aliases:?}");
    }

    #[test]
    fn a_misspelt_id_is_answered_with_the_nearest() {
        for (wrong, right) in [
            ("clasic", Some("classic")),
            ("Federation", Some("federation")),
            ("fed-fr", Some("fed_fr")),
            ("morabarraba", Some("morabaraba")),
            ("chess960variant", None),
        ] {
            assert_eq!(find(wrong).unwrap_err().nearest, right, "{wrong}");
        }
        let long = "x".repeat(100_000);
        assert_eq!(find(&long).unwrap_err().wanted.len(), LONGEST);
        assert_eq!(
            find("clasic").unwrap_err().to_string(),
            "there are no rules called \"clasic\"; did you mean \"classic\"?"
        );
    }

    #[test]
    fn rules_know_their_name() {
        for entry in all() {
            let id = id_of(&entry.rules);
            assert_eq!(find(&id).unwrap().rules, entry.rules);
        }
    }
}
