//! `zwick moves`: the legal turns of a position.

use anyhow::bail;
use board::Throw;
use serde::Serialize;

use crate::{
    cli::MovesArgs,
    named_rules,
    output::{Output, Verdict, complain},
};

#[derive(Serialize)]
struct Report {
    id: String,
    fen: String,
    throw: Option<[u8; 3]>,
    awaits_throw: bool,
    moves: Vec<String>,
}

pub(crate) fn run(args: &MovesArgs, out: &mut Output) -> anyhow::Result<Verdict> {
    let rules = named_rules::find(&args.position.id)?;
    let mut position = named_rules::position(&rules, args.position.fen.as_deref())?;
    match (args.throw, position.awaits_throw()) {
        (Some(throw), true) => position.set_throw(throw),
        (Some(throw), false) => bail!("no throw is awaited here, so {throw} has no meaning"),
        (None, _) => {}
    }
    let moves: Vec<String> =
        position.legal_moves().into_iter().map(|m| position.move_text(m)).collect();
    if args.position.json {
        out.json(&Report {
            id: rules.id,
            fen: position.to_fen(),
            throw: position.throw().map(Throw::dice),
            awaits_throw: position.awaits_throw(),
            moves,
        })?;
        return Ok(Verdict::Fine);
    }
    if position.awaits_throw() {
        complain("the dice have to be thrown first, as in --throw 5,5,4");
    }
    for text in &moves {
        out.line(text)?;
    }
    Ok(Verdict::Fine)
}
