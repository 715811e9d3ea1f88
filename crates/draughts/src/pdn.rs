//! What PDN says of our games: types, names of variants, results.
//!
//! A type such as `21,B,8,8,N1,0` is a number, the side that starts, width and height, how squares
//! are written, and whether the board is mirrored. The editions of the leaflets have no number of
//! their own; they carry that of the nearest game, and a tag `Variant` with their id says which
//! rules hold. Losing draughts has no number at all.

use core::{fmt, str::FromStr};

use board::{Outcome, Preset, RuleSet, RuleValue, Side};

use crate::{Rules, numbering::Numbering};

/// The value of a PDN tag `GameType`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GameType {
    /// The number of the game.
    pub number: u8,
    /// The side that starts.
    pub first: Side,
    /// How squares are written.
    pub numbering: Numbering,
    /// Whether the board is mirrored.
    pub mirrored: bool,
}

impl fmt::Display for GameType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = self.first.letter().to_ascii_uppercase();
        let mirrored = u8::from(self.mirrored);
        write!(f, "{},{first},8,8,{},{mirrored}", self.number, self.numbering)
    }
}

impl FromStr for GameType {
    type Err = ParseGameTypeError;

    /// Reads a type. What is left out after the number is what the numbered game usually has.
    fn from_str(text: &str) -> Result<Self, ParseGameTypeError> {
        let mut parts = text.trim().split(',').map(str::trim);
        let number =
            parts.next().and_then(|number| number.parse().ok()).ok_or(ParseGameTypeError)?;
        let usual = numbered(number).and_then(game_type);
        let mut read = GameType { number, ..usual.ok_or(ParseGameTypeError)? };
        if let Some(first) = parts.next() {
            read.first = match first {
                "W" => Side::White,
                "B" => Side::Black,
                _ => return Err(ParseGameTypeError),
            };
        }
        for size in parts.by_ref().take(2) {
            if size != "8" {
                return Err(ParseGameTypeError);
            }
        }
        if let Some(numbering) = parts.next() {
            read.numbering = Numbering::from_text(numbering).map_err(|_| ParseGameTypeError)?;
        }
        if let Some(mirrored) = parts.next() {
            read.mirrored = match mirrored {
                "0" => false,
                "1" => true,
                _ => return Err(ParseGameTypeError),
            };
        }
        match parts.next() {
            None => Ok(read),
            Some(_) => Err(ParseGameTypeError),
        }
    }
}

/// A text that is no type of a game we know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a game type is a known number, then start, 8, 8, notation, mirrored, as in 21,B,8,8,N1,0")]
pub struct ParseGameTypeError;

/// Numbers and the presets they mean, the one that a bare number means first.
const NUMBERS: &[(u8, &str)] = &[
    (21, "english"),
    (22, "italian"),
    (23, "pool"),
    (24, "spanish"),
    (25, "russian"),
    (26, "brazilian"),
    (28, "spanish"),
    (29, "czech"),
    (31, "thai12"),
    (31, "schmidt_de"),
    (31, "schmidt_it"),
    (29, "schmidt_es"),
    (23, "schmidt_fr"),
    (21, "schmidt_gb"),
];

fn numbered(number: u8) -> Option<&'static str> {
    NUMBERS.iter().find(|entry| entry.0 == number).map(|entry| entry.1)
}

/// The type of a preset, if PDN has a number for it or for a game near it.
pub fn game_type(id: &str) -> Option<GameType> {
    let rules = Rules::preset(id)?.rules;
    let number = NUMBERS.iter().find(|entry| entry.1 == id)?.0;
    Some(GameType {
        number,
        first: rules.first.side(),
        numbering: rules.numbering,
        mirrored: rules.mirrored_board,
    })
}

/// The value of the tag `Variant` of a preset that its number alone does not tell.
pub fn variant(id: &str) -> Option<&'static str> {
    let preset = Rules::preset(id)?;
    let told = game_type(id).is_some_and(|game_type| numbered(game_type.number) == Some(id));
    (!told).then_some(preset.id)
}

/// The preset that the tags `GameType` and `Variant` mean.
///
/// A known variant decides alone; otherwise the number does.
pub fn preset(
    game_type: Option<GameType>,
    variant: Option<&str>,
) -> Option<&'static Preset<Rules>> {
    variant.and_then(Rules::preset).or_else(|| Rules::preset(numbered(game_type?.number)?))
}

/// A result as PDN writes it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ResultToken {
    /// The game was won or drawn.
    Outcome(Outcome),
    /// Neither side gets a point.
    Void,
    /// The game goes on or its result is not known.
    Open,
}

impl fmt::Display for ResultToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Outcome(outcome) => outcome.as_str(),
            Self::Void => "0-0",
            Self::Open => "*",
        })
    }
}

impl FromStr for ResultToken {
    type Err = ParseResultError;

    /// Reads a result of either way to count points. No move is written like one of them.
    fn from_str(text: &str) -> Result<Self, ParseResultError> {
        let win = |winner| Self::Outcome(Outcome::Decisive { winner });
        match text.trim() {
            "1-0" | "2-0" => Ok(win(Side::White)),
            "0-1" | "0-2" => Ok(win(Side::Black)),
            "1/2-1/2" | "1-1" => Ok(Self::Outcome(Outcome::Draw)),
            "0-0" => Ok(Self::Void),
            "*" => Ok(Self::Open),
            _ => Err(ParseResultError),
        }
    }
}

/// A text that is no result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a result is one of 1-0, 0-1, 1/2-1/2, 2-0, 0-2, 1-1, 0-0, *")]
pub struct ParseResultError;

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    fn text(id: &str) -> Option<alloc::string::String> {
        game_type(id).map(|game_type| game_type.to_string())
    }

    #[test]
    fn types_are_those_of_the_standard() {
        for (id, expected) in [
            ("english", "21,B,8,8,N1,0"),
            ("italian", "22,W,8,8,N2,1"),
            ("pool", "23,B,8,8,N1,0"),
            ("spanish", "24,W,8,8,N1,1"),
            ("russian", "25,W,8,8,A0,0"),
            ("brazilian", "26,W,8,8,A0,0"),
            ("czech", "29,W,8,8,A0,0"),
            ("thai12", "31,B,8,8,N2,0"),
            ("schmidt_de", "31,W,8,8,N2,0"),
            ("schmidt_it", "31,W,8,8,N2,0"),
            ("schmidt_es", "29,W,8,8,A0,0"),
            ("schmidt_fr", "23,B,8,8,N1,0"),
            ("schmidt_gb", "21,B,8,8,N1,0"),
        ] {
            assert_eq!(text(id).as_deref(), Some(expected), "{id}");
        }
        assert_eq!(text("schmidt_de_losing"), None);
    }

    #[test]
    fn tags_lead_back_to_the_preset() {
        for preset_in in Rules::presets() {
            let written = game_type(preset_in.id);
            let read = written.and_then(|written| written.to_string().parse().ok());
            assert_eq!(read, written);
            let found = preset(read, variant(preset_in.id)).map(|found| found.id);
            assert_eq!(found, Some(preset_in.id));
        }
    }

    #[test]
    fn reads_short_types_and_refuses_others() {
        assert_eq!("25".parse(), Ok(game_type("russian").expect("a type")));
        assert_eq!("28,W,8,8,N1,1".parse::<GameType>().map(|t| t.number), Ok(28));
        for bad in [
            "",
            "20",
            "20,W,10,10,N2,0",
            "21,R",
            "21,B,10,8",
            "21,B,8,8,Q1",
            "21,B,8,8,N1,2",
            "21,B,8,8,N1,0,1",
        ] {
            assert_eq!(bad.parse::<GameType>(), Err(ParseGameTypeError), "{bad}");
        }
    }

    #[test]
    fn results_of_both_counts_are_read() {
        for (text, written) in
            [("2-0", "1-0"), ("0-2", "0-1"), ("1-1", "1/2-1/2"), ("0-0", "0-0"), ("*", "*")]
        {
            assert_eq!(text.parse::<ResultToken>().map(|t| t.to_string()), Ok(written.into()));
        }
        assert_eq!("11-15".parse::<ResultToken>(), Err(ParseResultError));
    }
}
