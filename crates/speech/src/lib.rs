//! What is said to the players of a game, as sentences in their language.
//!
//! The terminal and the page speak with one voice: [`Speech`] knows a language, the rules
//! and how the two sides are called, and says whose turn it is, what a turn was, why one is refused, what a claim
//! rests on and how the game ended. Nothing in here prints; every sentence is handed back.
//!
//! Places have to be found to be spoken of: [`shape`] says what a board looks like and what stands on
//! it, [`path`] through which places a turn goes. What people write in their turn is read by [`typing`].

mod labels;
mod look;
pub mod names;
mod phases;
mod refusals;
mod sentences;
pub mod shape;
mod turns;
pub mod typing;

pub use crate::{
    labels::Piece,
    look::Look,
    shape::{Shape, standing},
    turns::{Path, path},
};

use board::{BySide, Side};
use game::Family;
use i18n::{Arg, Bundle, Catalogue, Language};

/// The voice of a game: a language, the rules, and how the sides are called.
#[derive(Clone, Debug)]
pub struct Speech {
    text: &'static Bundle,
    family: Family,
    /// The rules by the name they were asked for; equal rules may have several.
    id: String,
    players: BySide<Option<String>>,
}

impl Speech {
    /// The voice of a game of this family, by the rules of this name, between these players.
    pub fn new(
        language: Language,
        family: Family,
        id: String,
        players: BySide<Option<String>>,
    ) -> Self {
        Self { text: Catalogue::get(language), family, id, players }
    }

    /// The messages of the language.
    pub const fn text(&self) -> &'static Bundle {
        self.text
    }

    /// The family of the game.
    pub const fn family(&self) -> Family {
        self.family
    }

    /// The rules by the name they were asked for.
    pub fn rules_id(&self) -> &str {
        &self.id
    }

    /// Whether the quarry is a fox.
    pub fn is_fox_hunt(&self) -> bool {
        self.id == "fox_hunt"
    }

    /// A message.
    pub fn say(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.text.tr(key, args)
    }

    /// A message about a side, which has to agree with it in number and gender.
    pub fn say_of(&self, key: &str, side: Side) -> String {
        let (kind, player) = self.called(side);
        self.say(key, &[("side", kind.into()), ("player", player.into())])
    }

    /// Which side it is, for the choice of words, and how it is called.
    pub fn called(&self, side: Side) -> (&'static str, String) {
        match &self.players[side] {
            Some(name) => ("named", names::isolated(name)),
            None => {
                let kind = self.kind(side);
                (kind, self.text.text(&format!("side-{kind}")))
            }
        }
    }

    /// How a side is called where a line or a sentence begins.
    pub fn title(&self, side: Side) -> String {
        let (_, called) = self.called(side);
        let mut letters = called.chars();
        let first = letters.next().into_iter().flat_map(char::to_uppercase);
        first.chain(letters).collect()
    }

    /// Which side it is, whoever plays it: `white`, or `wolf` where there is one.
    pub fn kind(&self, side: Side) -> &'static str {
        match (self.family, side) {
            (Family::Wolf, Side::White) => "sheep",
            (Family::Wolf, Side::Black) => "wolf",
            (Family::Battue, Side::White) if self.is_fox_hunt() => "fox",
            (Family::Battue, Side::White) => "quarry",
            (Family::Battue, Side::Black) => "hunters",
            (_, Side::White) => "white",
            (_, Side::Black) => "black",
        }
    }
}
