//! What can be asked of `zwick play`.

use std::path::PathBuf;

use board::Side;
use clap::{Args, ValueEnum};
use engine::Level;

use super::{OWN_RULES, TablesFolder};

/// Options of `zwick play`.
#[derive(Args, Debug)]
#[command(after_help = OWN_RULES)]
pub(crate) struct PlayArgs {
    /// A rule set, the name of a game, or @FILE.
    #[arg(default_value = "classic")]
    pub(crate) id: String,

    /// The position to begin with.
    #[arg(long, value_name = "FEN")]
    pub(crate) fen: Option<String>,

    /// What dice, deals and lots follow from; the same seed brings the same luck.
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,

    /// Whether the program throws the dice or the players do and enter them.
    #[arg(long, value_enum, default_value_t = DiceMode::Thrown)]
    pub(crate) dice: DiceMode,

    /// The name of the player with the white pieces (the sheep, the quarry).
    #[arg(long, value_name = "NAME")]
    pub(crate) white: Option<String>,

    /// The name of the player with the black pieces (the wolf, the hunters).
    #[arg(long, value_name = "NAME")]
    pub(crate) black: Option<String>,

    /// Who begins, where the rules leave it to the players: white, black, wolf or sheep.
    #[arg(long, value_name = "SIDE", value_parser = read_side)]
    pub(crate) first: Option<Side>,

    /// Play against the computer, at a level from 1, for beginners, to 10, as well as it can.
    #[arg(long, value_name = "NUMBER")]
    pub(crate) level: Option<Level>,

    /// What you play against the computer; by default the side that begins.
    #[arg(long, value_enum, value_name = "COLOUR")]
    pub(crate) colour: Option<Colour>,

    #[command(flatten)]
    pub(crate) folder: TablesFolder,

    /// Speak in plain lines, even where there is a screen to draw on.
    #[arg(long)]
    pub(crate) plain: bool,

    /// Draw with the simplest signs only.
    #[arg(long)]
    pub(crate) ascii: bool,

    /// Go on with a game that was saved, in the same file.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["id", "fen", "first"])]
    pub(crate) resume: Option<PathBuf>,

    /// Keep the record of the game in this new file after every turn.
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
}

/// What a person plays against the computer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Colour {
    /// White: the sheep, the quarry.
    White,
    /// Black: the wolf, the hunters.
    Black,
    /// Whatever the lot says.
    Lot,
}

/// Who throws the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum DiceMode {
    /// The program, by the seed.
    Thrown,
    /// The players, who enter what they threw.
    Enter,
}

/// The side of a colour, or of the animals that play it.
fn read_side(text: &str) -> Result<Side, String> {
    match text {
        "white" | "sheep" => Ok(Side::White),
        "black" | "wolf" => Ok(Side::Black),
        _ => Err("white, black, wolf or sheep is expected".to_string()),
    }
}
