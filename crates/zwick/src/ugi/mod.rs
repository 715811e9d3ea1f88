//! `zwick engine`: the computer as a player for other programs, by the Universal Game Interface.
//!
//! `docs/protocol.md` describes the conversation.

mod command;
mod info;
mod limits;
pub(crate) mod lines;
mod options;
pub(crate) mod position;
mod session;
mod thinking;

use std::io;

use self::{
    lines::Line,
    session::{Next, Session},
    thinking::say,
};
use crate::output::Verdict;

/// How much of an error is said.
const MOST_SIGNS: usize = 300;

pub(crate) fn run() -> anyhow::Result<Verdict> {
    let mut session = Session::new()?;
    let mut input = io::stdin().lock();
    let mut number = 0_u64;
    while let Some(line) = lines::read(&mut input)? {
        number += 1;
        let heard = match line {
            Line::Text(text) => session.hear(&text)?,
            Line::TooLong => Err(anyhow::anyhow!("the line is too long")),
            Line::NotText => Err(anyhow::anyhow!("the line is no UTF-8 text")),
        };
        match heard {
            Ok(Next::Line) => {}
            Ok(Next::Leave) => break,
            Err(error) => say(&complaint(number, &error))?,
        }
    }
    session.leave();
    Ok(Verdict::Fine)
}

/// What is said of a bad line: one line, whatever was in it.
fn complaint(number: u64, error: &anyhow::Error) -> String {
    let message = format!("{error:#}").replace(char::is_control, " ");
    let message: String = message.chars().take(MOST_SIGNS).collect();
    format!("error line {number}: {message}")
}
