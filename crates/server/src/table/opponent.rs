//! Who sits on the other side: another person, or the computer.

use board::{BySide, Side};
use engine::Level;
use game::Dice;
use i18n::{Catalogue, Language};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Command, Names, Refused, SideName, Table};
use crate::store::Summary;

/// Who is wished for on the other side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Opponent {
    /// Another person at this screen.
    #[default]
    Person,
    /// The computer.
    Computer {
        /// How strong it plays, from 1 to 10.
        #[schema(minimum = 1, maximum = 10)]
        level: u32,
        /// The side it plays.
        #[serde(default)]
        plays: Plays,
    },
    /// Somebody elsewhere, who comes by a link.
    Link {
        /// The side they play.
        #[serde(default)]
        plays: Plays,
    },
}

/// The side the other one is to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Plays {
    /// White; the sheep, the quarry.
    White,
    /// Black; the wolf, the hunters.
    #[default]
    Black,
    /// A lot decides.
    Lot,
}

/// The computer as it sits at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Computer {
    /// The side it plays.
    pub side: SideName,
    /// How strong it plays.
    #[serde(with = "number")]
    pub level: Level,
}

/// Levels are written as numbers.
mod number {
    use engine::Level;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
    pub(super) fn serialize<S: Serializer>(level: &Level, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_u8(level.get())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Level, D::Error> {
        let number = u8::deserialize(from)?;
        Level::new(number).ok_or_else(|| D::Error::custom("a level is a number from 1 to 10"))
    }
}

impl Computer {
    /// The computer as a list of games tells of it.
    pub fn of(game: &Summary) -> Option<Self> {
        let named = |side: &Side| Some(side.to_string()) == game.computer;
        let side = Side::ALL.into_iter().find(named)?;
        Some(Self { side: side.into(), level: Level::new(game.level?)? })
    }

    /// How it is called, with its level.
    pub fn label(self, language: Language) -> String {
        Catalogue::get(language).tr("computer-level", &[("level", self.level.get().into())])
    }
}

impl Names {
    /// How the players are called; the computer has its name in every language.
    pub fn players(
        &self,
        computer: Option<Computer>,
        language: Language,
    ) -> BySide<Option<String>> {
        let mut players = self.shown(language).by_side();
        if let Some(computer) = computer {
            let name = Catalogue::get(language).text("computer-name");
            players[Side::from(computer.side)] = Some(name);
        }
        players
    }
}

impl Table {
    /// The side of the person who plays the computer.
    pub fn person(&self) -> Option<Side> {
        self.agreed.computer.map(|computer| Side::from(computer.side).other())
    }

    /// The side whose player speaks here: the person against the computer, or the one to move.
    pub fn voice(&self) -> Side {
        self.person().unwrap_or(self.speaker())
    }

    /// Whether it is the computer's turn.
    pub fn is_computers_turn(&self) -> bool {
        let to_move = self.game.turn().filter(|_| self.game.end().is_none());
        self.person().is_some_and(|person| to_move == Some(person.other()))
    }

    /// Whether the computer has a draw offer to answer.
    pub fn is_computer_asked(&self) -> bool {
        let offered = self.game.pending_offer().filter(|_| self.game.end().is_none());
        offered.is_some() && offered == self.person()
    }

    /// Whether the computer has something to do.
    pub fn is_due(&self) -> bool {
        self.is_computers_turn() || self.is_computer_asked()
    }

    /// Refuses what only the computer may do.
    pub(super) fn check_person(&self, command: &Command) -> Result<(), Refused> {
        let Some(computer) = self.agreed.computer else {
            return Ok(());
        };
        match command {
            Command::Turn { .. } | Command::Throw { .. } | Command::Claim { .. }
                if self.is_computers_turn() =>
            {
                Err(Refused::Other("computer-to-move"))
            }
            Command::Offer { side }
            | Command::Accept { side }
            | Command::Decline { side }
            | Command::Resign { side }
                if *side == Some(computer.side) =>
            {
                Err(Refused::Other("computer-side"))
            }
            _ => Ok(()),
        }
    }

    /// How many turns are taken back if so many are wished: against the computer its own as well,
    /// until the person is to move.
    pub(super) fn plies_back(&self, wished: u32) -> Result<u32, Refused> {
        let Some(person) = self.person() else {
            return Ok(wished);
        };
        let turns = self.game.turns();
        let back = turns.iter().rev().zip(1..);
        let theirs = back.filter(|(turn, _)| turn.side == Some(person)).map(|(_, plies)| plies);
        let plies = theirs.into_iter().find(|plies| *plies >= wished);
        plies.ok_or(Refused::Other("take-back-too-many"))
    }

    /// How many turns are played again: against the computer up to the person's next.
    pub(super) fn plies_again(&self) -> u32 {
        let Some(person) = self.person() else {
            return 1;
        };
        let mut game = self.game.clone();
        let mut plies = 0;
        while game.redo().is_ok() {
            plies += 1;
            if game.turn() == Some(person) {
                break;
            }
        }
        plies.max(1)
    }

    /// The throw that falls now, where the board throws.
    pub(super) fn board_throw(&self) -> [u8; 3] {
        Dice::new(self.agreed.seed).throw(self.game.ply()).dice()
    }

    /// What the computer throws: its dice are always thrown by the board.
    pub(crate) fn computer_throw(&self) -> Option<[u8; 3]> {
        let awaited = self.is_computers_turn() && self.game.position().awaits_throw();
        awaited.then(|| self.board_throw())
    }
}
