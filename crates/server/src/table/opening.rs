//! How a game begins: what is wished for becomes what is agreed.

use board::{Side, State};
use engine::Level;
use game::{AnyGame, AnyRules, NamedRules, catalogue, rule_text};
use hunt::Battue;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    Agreed, Computer, Control, DiceMode, Names, Opponent, Plays, SideName, Token,
    opening_draws::set_draws,
};

/// The longest name of a player, in characters.
const LONGEST_NAME: usize = 40;

/// What is wished for.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
pub struct Wish {
    /// The id of a preset.
    pub rules: Option<String>,
    /// Or the text of a rule set, in TOML or JSON.
    pub rule_text: Option<String>,
    /// The players.
    pub names: Names,
    /// Whether the names are given to the colours as they stand, or by lot.
    pub colours: Colours,
    /// Who begins, where the rules leave it to the players.
    pub first: First,
    /// Whether turns may be taken back; they may, if left out.
    pub take_backs: Option<bool>,
    /// The time.
    pub clock: Control,
    /// The time of somebody elsewhere, where it is to be another one.
    pub guest_clock: Option<Control>,
    /// How many days each player may be away, with days for each turn.
    pub vacation: u16,
    /// How draws by repetition or lack of progress come about.
    pub draws: Draws,
    /// Who throws the dice.
    pub dice: DiceMode,
    /// The position to begin with, if not the usual one.
    pub fen: Option<String>,
    /// Who sits on the other side.
    pub opponent: Opponent,
    /// Whether hints may be asked for; they may, if left out. Against somebody elsewhere there are none.
    pub hints: Option<bool>,
    /// Whether it is to change the ratings of the players, who both need an account.
    pub rated: bool,
    /// Whether no bot may sit down.
    pub people_only: bool,
    /// Whether the two may write to each other, if one of them is elsewhere.
    pub chat: bool,
    /// What opens the seat of whoever begins the game; without it the game has no seats.
    pub seat: Option<Token>,
    /// What lets somebody elsewhere sit down.
    pub invite: Option<Token>,
}

/// How the players come to their colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Colours {
    /// As the names are given.
    #[default]
    Chosen,
    /// By lot.
    Lot,
}

/// Who begins, where the rules leave it to the players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum First {
    /// A lot decides.
    #[default]
    Lot,
    /// White.
    White,
    /// Black.
    Black,
}

/// How draws by repetition or lack of progress come about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Draws {
    /// As the rules have it.
    #[default]
    Rules,
    /// By themselves.
    Auto,
    /// When they are claimed.
    Claim,
    /// Not at all.
    Off,
}

/// Why a game cannot begin.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct OpeningError {
    /// The stable code.
    pub code: &'static str,
    /// The diagnosis, in English.
    pub message: String,
}

impl OpeningError {
    pub(super) fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self { code, message: message.into() }
    }
}

impl Wish {
    /// Settles everything, with the luck of a seed.
    ///
    /// # Errors
    ///
    /// If something cannot be had.
    pub fn agree(&self, seed: u64) -> Result<Agreed, OpeningError> {
        let NamedRules { id, mut rules } = self.named_rules()?;
        let names = Names { white: clean(&self.names.white)?, black: clean(&self.names.black)? };
        set_draws(&mut rules, self.draws);
        let lots = Lots::of(seed);
        let (start, first_by_lot) = match &self.fen {
            Some(fen) => (set_up(&rules, fen)?, None),
            None => start(&rules, self.first, lots, seed),
        };
        let computer = self.computer(&start, lots)?;
        let by_lot = self.colours == Colours::Lot || self.is_side_by_lot();
        let colours_by_lot = by_lot && !start.is_puzzle();
        let guest = self.guest(&start, lots)?;
        let clocks = self.clocks(guest)?;
        self.check_rated(&clocks)?;
        let names = match computer.map(|computer| computer.side.into()).or(guest) {
            Some(other) => name_of_person(names, other),
            None if colours_by_lot && lots.swap => swapped(names),
            None => names,
        };
        Ok(Agreed {
            rules: id,
            rule_text: Agreed::write_rules(&rules),
            start: start.to_fen(),
            set_up: self.fen.is_some(),
            names,
            // Somebody elsewhere is asked before anything is taken back.
            take_backs: !self.rated && self.take_backs.unwrap_or(true),
            stop: guest.is_some(),
            clock: clocks.white,
            clock_black: Some(clocks.black).filter(|black| *black != clocks.white),
            vacation: self.vacation(guest)?,
            dice: rules.has_dice().then_some(self.dice),
            seed,
            colours_by_lot,
            first_by_lot: first_by_lot.map(SideName::from),
            previous: None,
            unasked: false,
            seats: self.seats(&start, computer, guest)?,
            computer,
            hints: guest.is_none() && self.hints.unwrap_or(true),
            rated: self.rated,
            people_only: self.people_only && guest.is_some(),
            chat: self.chat && guest.is_some(),
        })
    }

    fn is_side_by_lot(&self) -> bool {
        matches!(
            self.opponent,
            Opponent::Computer { plays: Plays::Lot, .. } | Opponent::Link { plays: Plays::Lot }
        )
    }

    /// The computer as it takes its seat, if it is wished for.
    fn computer(&self, start: &AnyGame, lots: Lots) -> Result<Option<Computer>, OpeningError> {
        let Opponent::Computer { level, plays } = self.opponent else {
            return Ok(None);
        };
        let level = u8::try_from(level).ok().and_then(Level::new).ok_or_else(|| {
            OpeningError::new("bad-level", format!("the level {level} is not from 1 to 10"))
        })?;
        if start.is_puzzle() {
            return Err(OpeningError::new("no-opponent", "a puzzle is played alone"));
        }
        let side = match plays {
            Plays::White if self.colours == Colours::Chosen => Side::White,
            Plays::Black if self.colours == Colours::Chosen => Side::Black,
            _ => lots.side,
        };
        Ok(Some(Computer { side: side.into(), level }))
    }

    fn named_rules(&self) -> Result<NamedRules, OpeningError> {
        match (&self.rules, &self.rule_text) {
            (_, Some(text)) => rule_text::read(text)
                .map_err(|error| OpeningError::new(error.code(), error.to_string())),
            (Some(id), None) => catalogue::find(id)
                .map(|entry| NamedRules { id: entry.id.to_string(), rules: entry.rules })
                .map_err(|error| OpeningError::new("unknown-rules", error.to_string())),
            (None, None) => Err(OpeningError::new("rules-missing", "rules or rule_text is needed")),
        }
    }
}

/// The outcomes of the lots.
#[derive(Clone, Copy)]
pub(super) struct Lots {
    /// Whether two people change sides.
    swap: bool,
    /// Who begins.
    first: Side,
    /// The side of the computer, or of somebody elsewhere.
    pub(super) side: Side,
}

impl Lots {
    pub(super) fn of(seed: u64) -> Self {
        let drawn = board::mix(seed);
        let side = |bit: u32| Side::ALL[(drawn >> bit & 1) as usize];
        Self { swap: drawn & 2 != 0, first: side(0), side: side(2) }
    }
}

fn swapped(names: Names) -> Names {
    Names { white: names.black, black: names.white }
}

/// The name of the person where it belongs: the computer has its own.
fn name_of_person(names: Names, computer: Side) -> Names {
    let Names { white, black } = names;
    let [own, other] = match computer {
        Side::White => [black, white],
        Side::Black => [white, black],
    };
    let name = if own.is_empty() { other } else { own };
    match computer {
        Side::White => Names { white: String::new(), black: name },
        Side::Black => Names { white: name, black: String::new() },
    }
}

/// A name without blanks around it, and without what turns the writing around; in one that is not empty there is
/// something to see.
pub(crate) fn clean(name: &str) -> Result<String, OpeningError> {
    let typed = name.trim();
    let name = speech::names::straight(typed);
    let name = name.trim();
    if !typed.is_empty() && !speech::names::is_visible(name) {
        return Err(OpeningError::new("name-invisible", "there is nothing to see in the name"));
    }
    if name.chars().count() > LONGEST_NAME || name.chars().any(char::is_control) {
        return Err(OpeningError::new("bad-name", "a name has at most 40 characters in one line"));
    }
    Ok(name.to_string())
}

/// The usual position, with the deal or the lot where there is one.
pub(super) fn start(
    rules: &AnyRules,
    first: First,
    lots: Lots,
    seed: u64,
) -> (AnyGame, Option<Side>) {
    match rules {
        AnyRules::Battue(rules) => (Battue::deal(*rules, seed).into(), None),
        AnyRules::Mill(mill) if mill.first == mill::First::Lot => {
            let (side, by_lot) = match first {
                First::Lot => (lots.first, Some(lots.first)),
                First::White => (Side::White, None),
                First::Black => (Side::Black, None),
            };
            let fen = mill::Mill::initial(*mill).to_fen();
            let fen = fen.replacen(" w ", &format!(" {} ", side.letter()), 1);
            let start = rules.read_fen(&fen).unwrap_or_else(|_| rules.initial());
            (start, by_lot)
        }
        _ => (rules.initial(), None),
    }
}

fn set_up(rules: &AnyRules, fen: &str) -> Result<AnyGame, OpeningError> {
    let start = rules
        .read_fen(fen)
        .map_err(|error| OpeningError::new("bad-position", error.to_string()))?;
    match start.end() {
        None => Ok(start),
        Some(_) => Err(OpeningError::new("position-over", "the game is over in that position")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wish(rules: &str) -> Wish {
        Wish { rules: Some(rules.to_string()), ..Wish::default() }
    }

    #[test]
    fn every_preset_can_begin_and_is_read_back() {
        for entry in catalogue::all() {
            let agreed = wish(entry.id).agree(7).unwrap();
            assert_eq!(agreed.read_rules(), Ok(entry.rules), "{}", entry.id);
            assert_eq!(agreed.open().unwrap().ply(), 0);
            for draws in [Draws::Auto, Draws::Claim, Draws::Off] {
                let agreed = Wish { draws, ..wish(entry.id) }.agree(7).unwrap();
                agreed.open().unwrap();
            }
        }
    }

    #[test]
    fn draws_come_about_as_wished() {
        let draws = |id: &str, draws| {
            let rules = Wish { draws, ..wish(id) }.agree(1).unwrap().read_rules().unwrap();
            ["repetition", "no_mill", "no_progress"].map(|field| rules.get(field))
        };
        let text = |text: &str| Some(text.to_string());
        assert_eq!(draws("classic", Draws::Claim), [text("3 claim"), text("100 claim"), None]);
        assert_eq!(draws("schmidt", Draws::Auto), [text("3 auto"), text("100 auto"), None]);
        assert_eq!(draws("english", Draws::Off), [text("off"), None, text("off")]);
    }

    #[test]
    fn lots_are_drawn_once_and_written_down() {
        let names = Names { white: "Anna".to_string(), black: "Bert".to_string() };
        let mut seen = std::collections::BTreeSet::new();
        for seed in 0..32 {
            let wish = Wish { colours: Colours::Lot, names: names.clone(), ..wish("design_de") };
            let agreed = wish.agree(seed).unwrap();
            let first = agreed.first_by_lot.unwrap();
            assert_eq!(agreed.open().unwrap().turn(), Some(first.into()));
            seen.insert((agreed.names.white.clone(), first == SideName::White));
        }
        assert_eq!(seen.len(), 4);
        let chosen = Wish { first: First::Black, ..wish("design_de") }.agree(0).unwrap();
        assert_eq!(chosen.first_by_lot, None);
        assert_eq!(chosen.open().unwrap().turn(), Some(Side::Black));
    }

    #[test]
    fn what_cannot_be_had_is_refused_by_code() {
        let code = |wish: &Wish| wish.agree(0).unwrap_err().code;
        assert_eq!(code(&Wish::default()), "rules-missing");
        assert_eq!(code(&wish("clasic")), "unknown-rules");
        let names = Names { white: "x".repeat(41), black: String::new() };
        assert_eq!(code(&Wish { names, ..wish("classic") }), "bad-name");
        let clock = Control::Total { minutes: 0, increment: 0 };
        assert_eq!(code(&Wish { clock, ..wish("classic") }), "bad-clock");
        let fen = Some("nonsense".to_string());
        assert_eq!(code(&Wish { fen, ..wish("classic") }), "bad-position");
        let rule_text = Some("game = \"chess\"".to_string());
        assert_eq!(code(&Wish { rule_text, ..Wish::default() }), "rules-game");
    }
}
