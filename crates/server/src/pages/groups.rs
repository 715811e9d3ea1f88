//! The rule sets in the order of the shelf: leaflets first, then what was made of them.

use game::{
    Family,
    catalogue::{self, Entry},
};
use maud::{Markup, html};

use super::layout::Page;

/// A shelf of the box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shelf {
    /// Mill by a leaflet.
    MillLeaflets,
    /// Other ways to play mill.
    MillVariants,
    /// Mill on other boards, or with other numbers of stones.
    MillBoards,
    /// Draughts by a leaflet.
    DraughtsLeaflets,
    /// Draughts by the rule books.
    DraughtsBooks,
    /// Losing draughts.
    DraughtsLosing,
    /// One against many.
    Hunts,
    /// Peg solitaire.
    Solitaire,
}

impl Shelf {
    pub(super) const ALL: [Self; 8] = [
        Self::MillLeaflets,
        Self::MillVariants,
        Self::MillBoards,
        Self::DraughtsLeaflets,
        Self::DraughtsBooks,
        Self::DraughtsLosing,
        Self::Hunts,
        Self::Solitaire,
    ];

    /// The key of its heading.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::MillLeaflets => "shelf-mill-leaflets",
            Self::MillVariants => "shelf-mill-variants",
            Self::MillBoards => "shelf-mill-boards",
            Self::DraughtsLeaflets => "shelf-draughts-leaflets",
            Self::DraughtsBooks => "shelf-draughts-books",
            Self::DraughtsLosing => "shelf-draughts-losing",
            Self::Hunts => "shelf-hunts",
            Self::Solitaire => "shelf-solitaire",
        }
    }

    /// The key of its heading where no family stands above it.
    pub(super) const fn full_key(self) -> &'static str {
        match self {
            Self::MillLeaflets => "shelf-mill-leaflets-full",
            Self::DraughtsLeaflets => "shelf-draughts-leaflets-full",
            Self::DraughtsBooks => "shelf-draughts-books-full",
            other => other.key(),
        }
    }

    fn of(entry: &Entry) -> Self {
        match entry.family {
            Family::Mill => match entry.id {
                "classic" | "smallfoot" | "schmidt" | "federation" | "fed_fr" | "fed_nl"
                | "fed_sv" | "design_de" | "design_en" | "brettspielnetz" | "handbook1980"
                | "no_fly" => Self::MillLeaflets,
                "ten" | "twelve" | "morabaraba" | "six" | "seven" | "three" => Self::MillBoards,
                _ => Self::MillVariants,
            },
            Family::Draughts if entry.id.ends_with("_losing") => Self::DraughtsLosing,
            Family::Draughts if entry.id.starts_with("schmidt") => Self::DraughtsLeaflets,
            Family::Draughts => Self::DraughtsBooks,
            Family::Wolf | Family::Battue => Self::Hunts,
            Family::Pegs => Self::Solitaire,
        }
    }

    /// The games on it.
    pub(super) fn games(self) -> impl Iterator<Item = &'static Entry> {
        catalogue::all().iter().filter(move |entry| Self::of(entry) == self)
    }
}

/// Whether a rule set is one of the box.
pub(super) fn on_a_shelf(id: &str) -> bool {
    Shelf::ALL.iter().any(|shelf| shelf.games().any(|entry| entry.id == id))
}

/// All rule sets of the box to choose from, shelf by shelf.
pub(super) fn shelf_options(page: &Page<'_>, chosen: &str) -> Markup {
    html! {
        @for shelf in Shelf::ALL {
            optgroup label=(page.text(shelf.full_key())) {
                @for entry in shelf.games() {
                    option value=(entry.id) selected[entry.id == chosen] {
                        (page.words().game_name(entry.id))
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_stands_on_one_shelf() {
        let count: usize = Shelf::ALL.into_iter().map(|shelf| shelf.games().count()).sum();
        assert_eq!(count, catalogue::all().len());
        for shelf in Shelf::ALL {
            assert!(shelf.games().next().is_some(), "{shelf:?}");
        }
        let first: Vec<&str> = Shelf::MillLeaflets.games().map(|entry| entry.id).collect();
        assert_eq!(first.len(), 12);
        assert_eq!(first[0], "classic");
    }
}
