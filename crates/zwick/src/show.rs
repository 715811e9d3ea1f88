//! `zwick show`: a position as a drawing and in words.

use std::{fmt, path::Path};

use anyhow::bail;
use game::{AnyGame, GameEnd, record};
use serde::Serialize;

use crate::{
    cli::ShowArgs,
    drawing, files, named_rules,
    output::{Output, Verdict},
    record_file,
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

pub(crate) fn run(args: &ShowArgs, out: &mut Output) -> anyhow::Result<Verdict> {
    let (id, position, end) = match (&args.record, &args.id) {
        (Some(path), _) => last_position(path)?,
        (None, id) => {
            let id = id.as_deref().unwrap_or_default();
            if Path::new(id).is_file() {
                bail!(
                    "{id} is a file: show --record {id} draws a saved game, @{id} is a file of rules"
                );
            }
            let rules = named_rules::find(id)?;
            let position = named_rules::position(&rules, args.fen.as_deref())?;
            let end = position.end();
            (rules.id, position, end)
        }
    };
    let report = Report {
        id,
        fen: position.to_fen(),
        diagram: drawing::board(&position.diagram()),
        turn: position.turn().map(board::Side::as_str),
        awaits_throw: position.awaits_throw(),
        legal_turns: position.legal_moves().len(),
        end: end.map(End::from),
    };
    if args.json {
        out.json(&report)?;
        return Ok(Verdict::Fine);
    }
    out.line(&report.diagram)?;
    out.line("")?;
    out.line(format!("fen    {}", report.fen))?;
    out.line(format!("state  {}", state(&position, end, report.legal_turns)))?;
    Ok(Verdict::Fine)
}

/// The rules, the last position and the end of the one game in a file.
fn last_position(path: &Path) -> anyhow::Result<(String, AnyGame, Option<GameEnd>)> {
    let name = files::name(path);
    let records = record_file::read(path)?;
    let [record] = records.as_slice() else {
        bail!("{name}: there are {} games in it, only one can be shown", records.len());
    };
    let report = record::check(record);
    if let Some(problem) = report.problems.first() {
        bail!("{name}: {problem}");
    }
    let Some(game) = report.game else {
        bail!("{name}: there is no game in it");
    };
    let id = record.tags.get("Rules").unwrap_or(game.rules_id()).to_string();
    Ok((id, game.position().clone(), game.end()))
}

fn state(position: &AnyGame, end: Option<GameEnd>, legal: usize) -> String {
    if let Some(end) = end {
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
