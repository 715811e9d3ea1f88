//! Everything a board shows: the page knows no rules and looks nowhere else.

use std::collections::BTreeMap;

use serde::Serialize;
use utoipa::ToSchema;

use super::{Computer, DiceMode, Names, SeatsView, SideName, VacationView, event::Claim};
use crate::shape::{Piece, Shape};

/// A game as it stands, in the language of whoever looks at it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[expect(clippy::struct_excessive_bools, reason = "each says something of its own")]
pub struct View {
    /// The id of the game.
    pub id: String,
    /// How many events have happened; a command names the version it is meant for.
    pub ver: u64,
    /// What is played.
    pub rules: RulesName,
    /// The family of games: mill, draughts, wolf, battue or pegs.
    pub family: String,
    /// How the sides are called.
    pub names: Names,
    /// The computer, if it plays one side.
    pub computer: Option<ComputerView>,
    /// The side that speaks at this screen: offers, claims and resignations are its own.
    pub speaker: Option<SideName>,
    /// Whether the computer is thinking: about its turn, or about the draw that is offered.
    pub thinking: bool,
    /// The side to move; none in a puzzle and after the end.
    pub turn: Option<SideName>,
    /// Whether the game has ended.
    pub over: bool,
    /// How it ended.
    pub result: Option<ResultView>,
    /// Whose turn it is and what is to be done, or how the game ended.
    pub sentence: String,
    /// The call of the leaflet, if the last turn has closed a mill.
    pub call: Option<String>,
    /// What has just happened, for those who listen.
    pub announce: String,
    /// What has just happened; empty if there is nothing to say.
    pub happened: String,
    /// The board.
    pub board: Shape,
    /// What stands on each place, by its name.
    pub cells: BTreeMap<String, Cell>,
    /// The last turn.
    pub last: Option<LastTurn>,
    /// The mills that the last turn has closed, each as its points.
    pub mills: Vec<Vec<String>>,
    /// The stones each side has in hand, in mill.
    pub hands: Option<Counts>,
    /// How many stones of each side have been taken.
    pub taken: Counts,
    /// The legal turns; none while it is the computer's turn.
    pub turns: Vec<TurnView>,
    /// Whether the dice have to be thrown now.
    pub needs_throw: bool,
    /// What the dice show.
    pub throw: Option<[u8; 3]>,
    /// Who throws the dice, in a game with dice.
    pub dice: Option<DiceMode>,
    /// What is offered.
    pub offers: Offers,
    /// What can be done besides a turn.
    pub can: Can,
    /// How long the players may be away and are, where that was agreed on.
    pub vacation: Option<VacationView>,
    /// The clocks, where there are any.
    pub clock: Option<ClockView>,
    /// The turns that have been played.
    pub moves: Vec<MoveView>,
    /// The position as one line of text.
    pub fen: String,
    /// What a draw rests on.
    pub proof: Option<ProofView>,
    /// How a puzzle stands.
    pub pegs: Option<PegsView>,
    /// The game the players went on with.
    pub next: Option<String>,
    /// The seats, if only those play who hold one.
    pub seats: Option<SeatsView>,
    /// Whether the archive shows the game once it is over.
    pub public: bool,
    /// Whether the players may write to each other.
    pub chat: bool,
}

/// The computer at a table.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct ComputerView {
    /// The side it plays.
    pub side: SideName,
    /// How strong it plays, from 1 to 10.
    pub level: u8,
}

impl From<Computer> for ComputerView {
    fn from(computer: Computer) -> Self {
        Self { side: computer.side, level: computer.level.get() }
    }
}

/// The name of some rules.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RulesName {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// What differs in them.
    pub about: String,
    /// Whether only the name is handed down and the rules are our version.
    pub house: bool,
}

/// How a game ended.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ResultView {
    /// As a sentence.
    pub text: String,
    /// Why, by its code.
    pub reason: String,
    /// The winner, if there is one.
    pub winner: Option<SideName>,
}

/// What stands on a place.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Cell {
    /// Whose it is; pegs are white.
    pub stone: Stone,
    /// What it is.
    pub piece: Option<Piece>,
    /// Whether it stands in a mill.
    pub mill: bool,
    /// The place and what stands on it, in words.
    pub label: String,
}

/// Whose stone stands on a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Stone {
    /// White's.
    White,
    /// Black's.
    Black,
    /// Nobody's.
    None,
}

impl From<board::Side> for Stone {
    fn from(side: board::Side) -> Self {
        match side {
            board::Side::White => Self::White,
            board::Side::Black => Self::Black,
        }
    }
}

/// The last turn.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LastTurn {
    /// The places it went through.
    pub points: Vec<String>,
    /// What it has taken.
    pub taken: Vec<String>,
}

/// A number for each side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
pub struct Counts {
    /// White's.
    pub white: u32,
    /// Black's.
    pub black: u32,
}

/// A legal turn.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TurnView {
    /// The turn as it is written, and as a command gives it.
    pub text: String,
    /// The places to choose, in order.
    pub steps: Vec<String>,
    /// The stones to choose after that, in any order.
    pub takes: Vec<String>,
    /// The turn in words.
    pub label: String,
    /// The mills it closes, each as its points.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub mills: Vec<Vec<String>>,
    /// The call of the leaflet, if it closes a mill.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub call: Option<String>,
}

/// What is offered.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct Offers {
    /// The side whose draw offer waits for an answer.
    pub draw: Option<SideName>,
    /// The side that asks to take turns back.
    pub back: Option<SideName>,
}

/// What can be done besides a turn.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[expect(clippy::struct_excessive_bools, reason = "each is a button")]
pub struct Can {
    /// Take a turn back; between people at different places, ask for it.
    pub undo: bool,
    /// Play it again.
    pub redo: bool,
    /// Offer a draw.
    pub offer: bool,
    /// Give up.
    pub resign: bool,
    /// Claim a draw.
    pub claim: Option<ClaimView>,
    /// Call the game off.
    pub abort: bool,
    /// Begin another game.
    pub rematch: bool,
    /// Ask for a hint.
    pub hint: bool,
    /// Claim the game, because the other player has not come back.
    pub abandon: bool,
}

/// How a draw can be claimed.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ClaimView {
    /// About the position on the board, or with an intended turn.
    pub modes: Vec<ClaimMode>,
    /// What for.
    pub kinds: Vec<Claim>,
}

/// What a claim is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ClaimMode {
    /// The position on the board.
    Board,
    /// The position after a turn that is intended.
    Intended,
}

/// The clocks at a moment.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ClockView {
    /// What White has left, in milliseconds.
    pub white: Option<u64>,
    /// What Black has left, in milliseconds.
    pub black: Option<u64>,
    /// The side whose clock runs.
    pub running: Option<SideName>,
    /// Whether there are days for each turn.
    pub days: bool,
    /// How much time was agreed on, as a sentence.
    pub agreed: String,
}

/// A turn that has been played.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MoveView {
    /// The number of the move, as records count.
    pub n: u32,
    /// Whether it is a turn of the second side of that number.
    pub second: bool,
    /// Who played it.
    pub side: Option<SideName>,
    /// The turn, with the throw before it.
    pub text: String,
    /// Which turn of the game it is, counted from 1.
    pub ply: usize,
}

/// What a draw rests on.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ProofView {
    /// As a sentence.
    pub text: String,
    /// Who has claimed the draw, and with which turn; none if it came by itself.
    pub claimed: Option<String>,
}

/// How a puzzle stands.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PegsView {
    /// How many pegs are left.
    pub left: u32,
    /// How good that is, after the end.
    pub grade: Option<String>,
}
