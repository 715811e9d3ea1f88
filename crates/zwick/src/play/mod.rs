//! `zwick play`: two people at one terminal, or one with a puzzle.
//!
//! `opening.rs` sets a game up; `session.rs` carries out what is typed, with `turns.rs` and
//! `declarations.rs`; `words.rs`, `typing.rs` and `taking.rs` understand it; `speech.rs` and
//! `help.rs` speak the players' language; `keeping.rs` saves it.

mod declarations;
mod help;
mod keeping;
mod opening;
mod session;
mod speech;
mod taking;
mod turns;
mod typing;
mod words;

use std::io::{self, BufRead, Read};

use board::Side;
use game::Dice;
use i18n::Language;

use self::{
    keeping::Keeping,
    opening::{Luck, Opening},
    session::Session,
    speech::Speech,
};
use crate::{
    cli::{DiceMode, PlayArgs},
    drawing::Marks,
    output::{self, Output, Verdict},
};

/// The longest line that is read at once, in bytes.
const LONGEST_LINE: u64 = 4096;

pub(crate) fn run(
    args: &PlayArgs,
    language: Language,
    out: &mut Output,
) -> anyhow::Result<Verdict> {
    let mut session = begin(args, language, out)?;
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

/// Sets the game up and says what is played.
fn begin(args: &PlayArgs, language: Language, out: &mut Output) -> anyhow::Result<Session> {
    let opening = Opening::of(args)?;
    let position = opening.game.position();
    let voice = ::speech::Speech::new(
        language,
        position.family(),
        opening.rules_id().to_string(),
        opening.players.clone(),
    );
    let speech = Speech::new(voice, Marks::of_system());
    speech.introduce(position, out)?;
    if opening.luck == Luck::Lot {
        speech.announce_lot(position.turn().unwrap_or(Side::White), out)?;
    }
    if opening.luck != Luck::None {
        let seed = opening.seed.to_string();
        speech.say("play-seed", &[("seed", seed.into())], out)?;
    }
    if opening.is_foreign {
        speech.say("play-resumed-elsewhere", &[], out)?;
    }
    let mut session = Session {
        dice: (args.dice == DiceMode::Thrown).then(|| Dice::new(opening.seed)),
        game: opening.game,
        speech,
        flipped: false,
        keeping: Keeping::new(opening.saved_in, opening.tags),
        question: None,
    };
    session.begin(out)?;
    Ok(session)
}

fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    let count = input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes)?;
    // Keys that write no letter must not do anything to the screen when the line is repeated.
    let text = String::from_utf8_lossy(&bytes).replace('\t', " ");
    let text: String = text.chars().filter(|c| !c.is_control()).collect();
    Ok((count > 0).then_some(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_with_the_input() {
        let mut input = io::Cursor::new(b"d2\x1b\r\n\n\xffx".to_vec());
        assert_eq!(read_line(&mut input).unwrap().as_deref(), Some("d2"));
        assert_eq!(read_line(&mut input).unwrap().as_deref(), Some(""));
        assert_eq!(read_line(&mut input).unwrap().as_deref(), Some("\u{fffd}x"));
        assert_eq!(read_line(&mut input).unwrap(), None);
    }
}
