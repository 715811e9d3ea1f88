//! Named rule sets with their sources.

/// The source of one field of a preset.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cite {
    /// The field.
    pub field: &'static str,
    /// Where it is said, or by which ruling it was settled.
    pub source: &'static str,
}

/// A named rule set.
#[derive(Clone, Copy, Debug)]
pub struct Preset<R: 'static> {
    /// The stable id, as in records, commands and addresses.
    pub id: &'static str,
    /// The rules.
    pub rules: R,
    /// The leaflet, book or site the game comes from.
    pub source: &'static str,
    /// The preset it is described against, if any: what is not cited here is cited there.
    pub base: Option<&'static str>,
    /// The sources of the single fields.
    pub cites: &'static [Cite],
    /// For a game of which only the name is handed down: the argument for our reconstruction.
    pub house_version: Option<&'static str>,
}

impl<R: crate::RuleSet> Preset<R> {
    /// The source of a field: cited here, or by the preset this one is described against.
    pub fn source_of(&self, field: &str) -> Option<&'static str> {
        self.cites
            .iter()
            .find(|cite| cite.field == field)
            .map(|cite| cite.source)
            .or_else(|| self.base.and_then(R::preset).and_then(|base| base.source_of(field)))
    }
}
