//! `zwick play`: against the computer, two people at one terminal, or one with a puzzle.
//!
//! `opening.rs` sets a game up; `session.rs` carries out what is typed, with `turns.rs`,
//! `declarations.rs` and `computer.rs`; `speech.rs` and `help.rs` speak the players' language;
//! `keeping.rs` saves it. What is typed is understood by the crate `seat`. Where there is a screen,
//! `screen.rs` hands the game to the crate `tui`.

mod computer;
mod declarations;
mod help;
mod keeping;
mod opening;
mod screen;
mod session;
mod speech;
mod turns;

use std::io::{self, BufRead, Read};

use board::Side;
use engine::{Engine, Settings};
use game::Dice;
use i18n::Language;
use seat::{Computer, Keeper, Marks, Sitting};
use tui::Theme;

use self::{
    keeping::Keeping,
    opening::{Luck, Opening},
    session::Session,
    speech::Speech,
};
use crate::{
    cli::{DiceMode, PlayArgs},
    interrupt::Interrupt,
    output::{self, Output, Verdict},
    tables_folder,
};

/// The longest line that is read at once, in bytes.
const LONGEST_LINE: u64 = 4096;

pub(crate) fn run(
    args: &PlayArgs,
    language: Language,
    out: &mut Output,
) -> anyhow::Result<Verdict> {
    let (mut session, news) = prepare(args, language)?;
    if !args.plain && output::has_screen() {
        let theme = Theme::of_system(args.ascii);
        let leave = Interrupt::listen_for_end()?;
        session.play_on_screen(theme, &news, &leave)?;
    } else {
        session.introduce(&news, out)?;
        session.begin(out)?;
        play_in_lines(&mut session, out)?;
    }
    session.leave(out)?;
    Ok(Verdict::Fine)
}

fn play_in_lines(session: &mut Session, out: &mut Output) -> anyhow::Result<()> {
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
    Ok(())
}

/// Sets the game up, and tells what is worth saying about it.
fn prepare(args: &PlayArgs, language: Language) -> anyhow::Result<(Session, Vec<String>)> {
    let opening = Opening::of(args)?;
    let position = opening.game.position();
    let voice = ::speech::Speech::new(
        language,
        position.family(),
        opening.rules_id().to_string(),
        opening.players.clone(),
    );
    let news = news(&opening, &voice);
    let marks = if args.ascii { Marks::Letters } else { Marks::of_system() };
    let computer = computer(&opening, args);
    let mut keeping = Keeping::new(opening.saved_in, opening.tags);
    keeping.name_computer(&computer, voice.text());
    let session = Session {
        flipped: computer.side() == Some(Side::White),
        sitting: Sitting {
            dice: (args.dice == DiceMode::Thrown).then(|| Dice::new(opening.seed)),
            game: opening.game,
            computer,
        },
        speech: Speech::new(voice, marks),
        keeping,
        question: None,
        hint: None,
        interrupt: None,
    };
    Ok((session, news))
}

/// What is worth saying before the first turn.
fn news(opening: &Opening, voice: &::speech::Speech) -> Vec<String> {
    let mut news = Vec::new();
    if opening.luck == Luck::Lot {
        news.push(voice.lot(opening.game.position().turn().unwrap_or(Side::White)));
    }
    if opening.luck != Luck::None {
        news.push(voice.say("play-seed", &[("seed", opening.seed.to_string().into())]));
    }
    if opening.is_foreign {
        news.push(voice.say("play-resumed-elsewhere", &[]));
    }
    if let Some((_, level)) = opening.opponent {
        news.push(voice.say("play-against", &[("level", level.get().into())]));
    }
    news
}

/// The computer, which plays or looks on.
fn computer(opening: &Opening, args: &PlayArgs) -> Computer {
    // Where nobody has a folder of his own there are no tables either.
    let tables = tables_folder::find(&args.folder).ok();
    let engine = Engine::new(&Settings { tables, ..Settings::default() });
    match opening.opponent {
        Some((side, level)) => Computer::playing(engine, side, level, opening.seed),
        None => Computer::watching(engine),
    }
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
