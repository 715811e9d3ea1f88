//! How boards and stones look, and whether they are heard: what a person chooses for every game.
//!
//! A look is a set of properties in `assets/css/looks.css`, switched on by an attribute of the page, so
//! that it is there with the first drawing.

/// What the board is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum BoardLook {
    /// A plank with engraved lines.
    #[default]
    Wood,
    /// Scratched into stone.
    Slate,
    /// Printed in one ink.
    Print,
    /// Sewn on cloth.
    Cloth,
}

impl BoardLook {
    /// Every look.
    pub const ALL: [Self; 4] = [Self::Wood, Self::Slate, Self::Print, Self::Cloth];

    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Wood => "wood",
            Self::Slate => "slate",
            Self::Print => "print",
            Self::Cloth => "cloth",
        }
    }

    /// Reads the value of `?board=` or of the cookie.
    pub fn read(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|look| look.as_str() == text)
    }
}

/// What the stones are made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum StoneLook {
    /// Ivory and ebony.
    #[default]
    Ivory,
    /// Flat discs.
    Discs,
    /// Turned wood with grooves.
    Turned,
    /// A sun and a moon painted on.
    Marked,
}

impl StoneLook {
    /// Every look.
    pub const ALL: [Self; 4] = [Self::Ivory, Self::Discs, Self::Turned, Self::Marked];

    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Ivory => "ivory",
            Self::Discs => "discs",
            Self::Turned => "turned",
            Self::Marked => "marked",
        }
    }

    /// Reads the value of `?stones=` or of the cookie.
    pub fn read(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|look| look.as_str() == text)
    }
}

/// What a person has chosen for every game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Taste {
    /// The look of the board.
    pub board: BoardLook,
    /// The look of the stones.
    pub stones: StoneLook,
    /// Whether stones are heard.
    pub sound: bool,
}

impl Taste {
    /// The names of the choices, in addresses and cookies.
    pub const NAMES: [&'static str; 3] = ["board", "stones", "sound"];

    /// Reads what was chosen under each name; what makes no sense is taken for nothing.
    pub fn read<'a>(chosen: impl Fn(&str) -> Option<&'a str>) -> Self {
        Self {
            board: chosen("board").and_then(BoardLook::read).unwrap_or_default(),
            stones: chosen("stones").and_then(StoneLook::read).unwrap_or_default(),
            sound: chosen("sound") == Some("on"),
        }
    }

    /// The value of a choice that can be kept, if the text is one.
    pub fn choice(name: &str, text: &str) -> Option<&'static str> {
        match name {
            "board" => BoardLook::read(text).map(BoardLook::as_str),
            "stones" => StoneLook::read(text).map(StoneLook::as_str),
            "sound" => ["on", "off"].into_iter().find(|value| *value == text),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_read_by_name_and_nonsense_is_nothing() {
        let chosen = |name: &str| match name {
            "board" => Some("slate"),
            "stones" => Some("gold"),
            "sound" => Some("on"),
            _ => None,
        };
        let taste = Taste::read(chosen);
        assert_eq!(taste, Taste { board: BoardLook::Slate, sound: true, ..Taste::default() });
        assert_eq!(Taste::read(|_| None), Taste::default());
        assert_eq!(Taste::choice("stones", "turned"), Some("turned"));
        for (name, text) in [("stones", "slate"), ("board", ""), ("sound", "loud"), ("lang", "de")]
        {
            assert_eq!(Taste::choice(name, text), None, "{name}={text}");
        }
    }
}
