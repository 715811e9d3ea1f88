//! `zwick show`: a position as a drawing and in words.

use std::fmt;

use game::{AnyGame, GameEnd};
use serde::Serialize;

use crate::{
    cli::PositionArgs,
    drawing, named_rules,
    output::{Output, Verdict},
};

#[derive(Serialize)]
struct Report {
    id: String,
    fen: String,
    diagram: String,
    turn: Option<&'static str>,
    awaits_throw: bool,
    legal_turns: usize,
    end: Option<End>,
}

/// How a game ended.
#[derive(Serialize)]
pub(crate) struct End {
    result: &'static str,
    reason: &'static str,
}

impl From<GameEnd> for End {
    fn from(end: GameEnd) -> Self {
        Self { result: end.result.as_str(), reason: end.reason.as_str() }
    }
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.result, self.reason)
    }
}

pub(crate) fn run(args: &PositionArgs, out: &mut Output) -> anyhow::Result<Verdict> {
    let rules = named_rules::find(&args.id)?;
    let position = named_rules::position(&rules, args.fen.as_deref())?;
    let report = Report {
        id: rules.id,
        fen: position.to_fen(),
        diagram: drawing::board(&position.diagram()),
        turn: position.turn().map(board::Side::as_str),
        awaits_throw: position.awaits_throw(),
        legal_turns: position.legal_moves().len(),
        end: position.end().map(End::from),
    };
    if args.json {
        out.json(&report)?;
        return Ok(Verdict::Fine);
    }
    out.line(&report.diagram)?;
    out.line("")?;
    out.line(format!("fen    {}", report.fen))?;
    out.line(format!("state  {}", state(&position, report.legal_turns)))?;
    Ok(Verdict::Fine)
}

fn state(position: &AnyGame, legal: usize) -> String {
    if let Some(end) = position.end() {
        return format!("ended: {end}");
    }
    let mover = position.turn().map(|side| format!("{side} to move, ")).unwrap_or_default();
    let hands = match position {
        AnyGame::Mill(mill) => format!(
            ", in hand: white {}, black {}",
            mill.hand(board::Side::White),
            mill.hand(board::Side::Black)
        ),
        AnyGame::Battue(battue) => format!(", hunter moves: {}", battue.hunter_moves()),
        _ => String::new(),
    };
    if position.awaits_throw() {
        format!("{mover}the dice have to be thrown{hands}")
    } else {
        let turns = if legal == 1 { "turn" } else { "turns" };
        format!("{mover}{legal} legal {turns}{hands}")
    }
}
