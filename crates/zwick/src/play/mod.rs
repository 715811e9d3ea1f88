//! `zwick play`: two people at one terminal, or one with a puzzle.
//!
//! `session.rs` carries out what is typed, `words.rs` understands it, `speech.rs` says what
//! happens in the players' language.

mod session;
mod speech;
mod words;

use std::{
    io::{self, BufRead, Read},
    time::{SystemTime, UNIX_EPOCH},
};

use anyhow::bail;
use board::{BySide, Side, mix};
use game::{AnyGame, AnyRules, Dice, Game, NamedRules};
use hunt::Battue;
use i18n::{Catalogue, Language};
use mill::First;

use self::{session::Session, speech::Speech};
use crate::{
    cli::{DiceMode, PlayArgs},
    files, named_rules,
    output::{self, Output, Verdict},
};

/// The longest line that is read at once, in bytes.
const LONGEST_LINE: u64 = 4096;

pub(crate) fn run(args: PlayArgs, language: Language, out: &mut Output) -> anyhow::Result<Verdict> {
    let rules = named_rules::find(&args.id)?;
    let luck = Luck::of(&rules.rules, &args);
    let seed = args.seed.unwrap_or_else(random_seed);
    let start = start(&rules, luck, seed, &args)?;
    if let Some(path) = args.save.as_deref().filter(|path| path.exists()) {
        bail!(
            "{}: the file exists already, choose another name",
            files::name(path)
        );
    }
    let speech = Speech {
        text: Catalogue::get(language),
        family: start.family(),
        players: BySide {
            white: args.white,
            black: args.black,
        },
    };
    speech.introduce(&rules.id, &start, out)?;
    if let Luck::Lot = luck {
        speech.announce_lot(start.turn().unwrap_or(Side::White), out)?;
    }
    if luck != Luck::None {
        speech.say("play-seed", &[("seed", seed.to_string().into())], out)?;
    }
    let mut session = Session {
        game: Game::from_position(start),
        rules_id: rules.id,
        speech,
        dice: (args.dice == DiceMode::Thrown).then(|| Dice::new(seed)),
        flipped: false,
        saved_in: args.save,
        unsaved: false,
        date: today(),
    };
    session.begin(out)?;
    let mut input = io::stdin().lock();
    while let Some(line) = read_line(&mut input)? {
        if !output::is_interactive() {
            // What was typed is not on the screen when it comes from a file.
            out.line(&line)?;
        }
        if session.obey(line.trim(), out)?.is_break() {
            break;
        }
    }
    session.leave(out)?;
    Ok(Verdict::Fine)
}

/// What is left to luck in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Luck {
    /// Nothing.
    None,
    /// Dice, thrown by the program.
    Dice,
    /// Where the pieces stand at the start.
    Deal,
    /// Who begins.
    Lot,
}

impl Luck {
    fn of(rules: &AnyRules, args: &PlayArgs) -> Self {
        match rules {
            AnyRules::Mill(rules) if rules.dice != mill::Dice::Nobody => match args.dice {
                DiceMode::Thrown => Self::Dice,
                DiceMode::Enter => Self::None,
            },
            _ if args.fen.is_some() || args.first.is_some() => Self::None,
            AnyRules::Mill(rules) if rules.first == First::Lot => Self::Lot,
            AnyRules::Battue(_) => Self::Deal,
            _ => Self::None,
        }
    }
}

/// The position the game begins with.
fn start(rules: &NamedRules, luck: Luck, seed: u64, args: &PlayArgs) -> anyhow::Result<AnyGame> {
    let left_open = matches!(&rules.rules, AnyRules::Mill(rules) if rules.first == First::Lot);
    let beginner = match (luck, args.first) {
        (_, Some(_)) if args.fen.is_some() || !left_open => {
            bail!("who begins is settled already, so --first has no meaning")
        }
        (Luck::Lot, _) => Some(Side::ALL[(mix(seed) % 2) as usize]),
        (_, first) => first,
    };
    match (&rules.rules, beginner) {
        (AnyRules::Battue(rules), _) if args.fen.is_none() => Ok(Battue::deal(*rules, seed).into()),
        (AnyRules::Mill(_), Some(side)) => {
            let fen = rules.rules.initial().to_fen();
            let fen = fen.replacen(" w ", &format!(" {} ", side.letter()), 1);
            Ok(rules.rules.read_fen(&fen)?)
        }
        _ => named_rules::position(rules, args.fen.as_deref()),
    }
}

fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    let count = input
        .by_ref()
        .take(LONGEST_LINE)
        .read_until(b'\n', &mut bytes)?;
    let text = String::from_utf8_lossy(&bytes);
    Ok((count > 0).then(|| text.trim_end_matches(['\n', '\r']).to_string()))
}

/// A seed nobody has chosen.
fn random_seed() -> u64 {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    // Short enough to be typed again.
    mix(since.as_nanos() as u64 ^ u64::from(std::process::id())) % 1_000_000
}

/// The date as records write it, in universal time.
fn today() -> String {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    date_of(i64::try_from(since.as_secs() / 86_400).unwrap_or_default())
}

/// The date of a day counted from the first of January 1970.
fn date_of(day: i64) -> String {
    // Years begin in March here, so that the leap day is the last one.
    let day = day + 719_468;
    let (era, day) = (day.div_euclid(146_097), day.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let of_year = day - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let date = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + era * 400 + i64::from(month <= 2);
    format!("{year:04}.{month:02}.{date:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_become_dates() {
        for (day, date) in [
            (0, "1970.01.01"),
            (59, "1970.03.01"),
            (11_016, "2000.02.29"),
            (11_017, "2000.03.01"),
            (20_772, "2026.11.15"),
            (-1, "1969.12.31"),
        ] {
            assert_eq!(date_of(day), date);
        }
    }

    #[test]
    fn lines_end_with_the_input() {
        let mut input = io::Cursor::new(b"d2\r\n\n\xffx".to_vec());
        assert_eq!(read_line(&mut input).unwrap().as_deref(), Some("d2"));
        assert_eq!(read_line(&mut input).unwrap().as_deref(), Some(""));
        assert_eq!(read_line(&mut input).unwrap().as_deref(), Some("\u{fffd}x"));
        assert_eq!(read_line(&mut input).unwrap(), None);
    }
}
