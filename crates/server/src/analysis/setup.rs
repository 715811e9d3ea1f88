//! A position set up by hand: what stands where becomes a position, or the reason why it is none.

use std::collections::BTreeMap;

use board::{FenError, Side};
use game::{AnyRules, Family, NamedRules};
use i18n::Language;
use serde::{Deserialize, Serialize};
use speech::Speech;
use utoipa::ToSchema;

use super::Way;
use crate::{
    shape::{self, Kind, Piece, Shape},
    table::{Cell, Counts, OpeningError, SideName, Stone, hands, label_cells},
};

/// A board as somebody has laid it out.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
pub struct Setup {
    /// The id of a preset.
    pub rules: Option<String>,
    /// Or the text of a rule set.
    pub rule_text: Option<String>,
    /// A position to begin with, instead of what follows.
    pub fen: Option<String>,
    /// What stands on each place: the name of a choice by the name of the place.
    pub places: BTreeMap<String, String>,
    /// The side to move.
    pub turn: Option<SideName>,
    /// The stones in hand, in mill.
    pub hands: Option<HandsRequest>,
}

/// The stones in hand.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
pub struct HandsRequest {
    /// White's.
    pub white: u8,
    /// Black's.
    pub black: u8,
}

/// A board as it has been laid out, and what comes of it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SetupView {
    /// The board.
    pub board: Shape,
    /// What stands on each place, by its name.
    pub cells: BTreeMap<String, Cell>,
    /// What can be put on the board.
    pub choices: Vec<PieceChoice>,
    /// The side to move; none in a puzzle.
    pub turn: Option<SideName>,
    /// The stones in hand, in mill.
    pub hands: Option<Counts>,
    /// The text of the position, if it is one.
    pub fen: Option<String>,
    /// Why it is none: a sentence.
    pub why: Option<String>,
    /// The diagnosis in English, where the sentence does not say it.
    pub diagnosis: Option<String>,
}

/// Something that can be put on the board.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PieceChoice {
    /// The name by which it is put down.
    pub name: String,
    /// Whose it is.
    pub stone: Stone,
    /// What it is.
    pub piece: Piece,
    /// How it is called.
    pub label: String,
}

/// What can be put on the board of a family.
fn pieces(family: Family) -> &'static [(Side, Piece)] {
    match family {
        Family::Mill => &[(Side::White, Piece::Man), (Side::Black, Piece::Man)],
        Family::Draughts => &[
            (Side::White, Piece::Man),
            (Side::Black, Piece::Man),
            (Side::White, Piece::King),
            (Side::Black, Piece::King),
        ],
        Family::Wolf => &[(Side::White, Piece::Sheep), (Side::Black, Piece::Wolf)],
        Family::Battue => &[(Side::White, Piece::Quarry), (Side::Black, Piece::Hunter)],
        Family::Pegs => &[(Side::White, Piece::Peg)],
    }
}

fn name(side: Side, piece: Piece) -> String {
    format!("{side}-{}", piece.as_str())
}

impl Setup {
    /// What comes of it, in a language.
    ///
    /// # Errors
    ///
    /// If there are no such rules, a place or piece is unknown, or the text of a position is wrong.
    pub fn view(&self, language: Language) -> Result<SetupView, OpeningError> {
        let way =
            Way { rules: self.rules.clone(), rule_text: self.rule_text.clone(), ..Way::default() };
        let NamedRules { id, rules } = way.named_rules()?;
        let shape = Shape::of(&rules);
        let laid = match &self.fen {
            Some(fen) => Laid::read(&rules, fen)?,
            None => Laid::of(self, &rules, &shape)?,
        };
        let speech = Speech::new(language, rules.family(), id, board::BySide::default());
        let read = rules.read_fen(&laid.text(&rules, &shape));
        let over = read.as_ref().is_ok_and(|position| position.end().is_some());
        let why = match &read {
            Err(error) => Some(why_not(error, &speech)),
            Ok(_) if over => Some(speech.say("error-position-over", &[])),
            Ok(_) => None,
        };
        let puzzle = rules.family() == Family::Pegs;
        Ok(SetupView {
            cells: label_cells(&shape, &laid.standing, &[], &rules, &speech),
            choices: choices(&rules, &speech),
            turn: (!puzzle).then(|| laid.turn.into()),
            hands: matches!(rules, AnyRules::Mill(_)).then_some(laid.hands),
            why,
            diagnosis: read
                .as_ref()
                .err()
                .filter(|error| !matches!(error, FenError::Because { .. }))
                .map(ToString::to_string),
            fen: read.ok().filter(|_| !over).map(|position| position.to_fen()),
            board: shape,
        })
    }
}

/// Why no game can come to a position, as far as that can be said.
fn why_not(error: &FenError, speech: &Speech) -> String {
    let FenError::Because { code, side, counts: (count, bound), .. } = error else {
        return speech.say("analysis-setup-impossible", &[]);
    };
    let side = speech.say(&format!("analysis-hand-{side}"), &[]);
    let args = [("side", side.into()), ("count", (*count).into()), ("bound", (*bound).into())];
    speech.say(&format!("analysis-setup-{code}"), &args)
}

fn choices(rules: &AnyRules, speech: &Speech) -> Vec<PieceChoice> {
    let choice = |&(side, piece): &(Side, Piece)| PieceChoice {
        name: name(side, piece),
        stone: side.into(),
        piece,
        label: speech.text().text(&format!(
            "analysis-piece-{}",
            match piece {
                Piece::Man if rules.family() == Family::Mill => format!("stone-{side}"),
                Piece::Man | Piece::King => format!("{}-{side}", piece.as_str()),
                Piece::Quarry if speech.is_fox_hunt() => "fox".to_string(),
                other => other.as_str().to_string(),
            }
        )),
    };
    pieces(rules.family()).iter().map(choice).collect()
}

/// What stands where, whether or not a game can come to it.
struct Laid {
    standing: BTreeMap<String, (Side, Piece)>,
    turn: Side,
    hands: Counts,
}

impl Laid {
    fn of(setup: &Setup, rules: &AnyRules, shape: &Shape) -> Result<Self, OpeningError> {
        let unknown = |what: &str| OpeningError {
            code: "bad-position",
            message: format!("\"{}\" is not known here", what.chars().take(40).collect::<String>()),
        };
        let mut standing = BTreeMap::new();
        for (place, wanted) in &setup.places {
            let known = pieces(rules.family()).iter();
            let piece = known.copied().find(|&(side, piece)| name(side, piece) == *wanted);
            let piece = piece.ok_or_else(|| unknown(wanted))?;
            shape.place(place).ok_or_else(|| unknown(place))?;
            standing.insert(place.clone(), piece);
        }
        let hands = setup.hands.unwrap_or_default();
        Ok(Self {
            standing,
            turn: setup.turn.map_or(Side::White, Side::from),
            hands: Counts { white: hands.white.into(), black: hands.black.into() },
        })
    }

    fn read(rules: &AnyRules, fen: &str) -> Result<Self, OpeningError> {
        let position = rules
            .read_fen(fen)
            .map_err(|error| OpeningError { code: "bad-position", message: error.to_string() })?;
        let standing = shape::standing(&position).into_iter();
        Ok(Self {
            standing: standing.map(|stone| (stone.place, (stone.side, stone.piece))).collect(),
            turn: position.turn().unwrap_or(Side::White),
            hands: hands(&position).unwrap_or_default(),
        })
    }

    /// The text of it, for the rules to say whether it is a position.
    fn text(&self, rules: &AnyRules, shape: &Shape) -> String {
        let turn = self.turn.letter();
        match rules {
            AnyRules::Mill(_) => {
                format!("{} {turn} {} {} 0", self.rows(shape), self.hands.white, self.hands.black)
            }
            AnyRules::Battue(_) => format!("{} {turn} 0", self.rows(shape)),
            AnyRules::Pegs(_) => self.rows(shape),
            AnyRules::Draughts(_) | AnyRules::Wolf(_) => {
                let letter = turn.to_ascii_uppercase();
                format!("{letter}:W{}:B{}", self.list(Side::White), self.list(Side::Black))
            }
        }
    }

    /// The rows of the board as printed, with letters and runs of empty places.
    fn rows(&self, shape: &Shape) -> String {
        let mut rows: Vec<(f32, String)> = Vec::new();
        for place in &shape.points {
            if rows.last().is_none_or(|(y, _)| (y - place.y).abs() > 0.1) {
                rows.push((place.y, String::new()));
            }
            let Some((_, row)) = rows.last_mut() else { continue };
            row.push(match self.standing.get(&place.name) {
                None => '1',
                Some((_, Piece::Peg)) => 'o',
                Some((Side::White, _)) => 'W',
                Some((Side::Black, _)) => 'B',
            });
        }
        debug_assert_ne!(shape.kind, Kind::Squares, "squares are listed");
        let rows: Vec<String> = rows.into_iter().map(|(_, row)| row).collect();
        rows.join("/")
    }

    /// The squares of a side, kings with a K.
    fn list(&self, side: Side) -> String {
        let own = self.standing.iter().filter(|(_, (whose, _))| *whose == side);
        let written =
            own.map(
                |(place, (_, piece))| {
                    if *piece == Piece::King { format!("K{place}") } else { place.clone() }
                },
            );
        written.collect::<Vec<_>>().join(",")
    }
}
