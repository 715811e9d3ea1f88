//! `zwick probe`: what the tables know of a position.

mod solitaire;

use ::mill::{Mill, Move};
use anyhow::{Context, ensure};
use board::State;
use game::AnyGame;
use serde::Serialize;
use tables::{
    Tables, draughts,
    hunt::{SolvedBattue, SolvedWolf},
    mill,
};

use crate::{
    cli::ProbeArgs,
    named_rules,
    output::{Output, Verdict},
    progress::Progress,
    tables_folder,
};

/// How much of the tables is kept unpacked: a search looks at many of their parts.
pub(crate) const CACHE_BYTES: usize = 1 << 30;

#[derive(Serialize)]
struct Report {
    id: String,
    fen: String,
    value: String,
    turns: Vec<Turn>,
}

#[derive(Serialize)]
struct Turn {
    turn: String,
    value: String,
}

pub(crate) fn run(args: &ProbeArgs, out: &mut Output) -> anyhow::Result<Verdict> {
    let rules = named_rules::find(&args.position.id)?;
    let position = named_rules::position(&rules, args.position.fen.as_deref())?;
    let tables = Tables::open(&tables_folder::find(&args.folder)?, CACHE_BYTES);
    let asked = || format!("{} in {}", rules.id, tables.folder().display());
    let (value, turns) = answer(&position, &tables, args.length).with_context(asked)?;
    if args.position.json {
        out.json(&Report { id: rules.id, fen: position.to_fen(), value, turns })?;
        return Ok(Verdict::Fine);
    }
    out.line(value)?;
    for Turn { turn, value } in turns {
        out.line(format!("{turn} {value}"))?;
    }
    Ok(Verdict::Fine)
}

/// The value of a position, and its turns with theirs. Hunts and solitaire need no tables: they are
/// solved here and now.
fn answer(
    position: &AnyGame,
    tables: &Tables,
    length: bool,
) -> anyhow::Result<(String, Vec<Turn>)> {
    ensure!(!length || matches!(position, AnyGame::Mill(_)), "--length is for mill");
    let (value, turns) = match position {
        AnyGame::Mill(position) => {
            let prober = mill::Prober::new(tables, position.rules())?;
            if length {
                let turns = with_lengths(&prober, position)?;
                let best = turns.first().map(|turn| turn.value);
                (best.map_or_else(|| prober.value(position), Ok)?, texts(position, &turns))
            } else {
                (prober.value(position)?, texts(position, &prober.turns(position)?))
            }
        }
        AnyGame::Draughts(position) => {
            let prober = draughts::Prober::new(tables, position.rules())?;
            (prober.value(position)?, texts(position, &prober.turns(position)?))
        }
        AnyGame::Wolf(position) => {
            let solved = SolvedWolf::new(position.rules());
            (solved.value(position), texts(position, &solved.turns(position)))
        }
        AnyGame::Battue(position) => {
            let solved = SolvedBattue::new(position.rules())?;
            (solved.value(position), texts(position, &solved.turns(position)))
        }
        AnyGame::Pegs(position) => return Ok(solitaire::answer(position)),
    };
    Ok((value.to_string(), turns))
}

/// The turns with their lengths, which may take a while.
fn with_lengths(prober: &mill::Prober, position: &Mill) -> anyhow::Result<Vec<tables::Turn<Move>>> {
    let progress = Progress::new();
    let mut report = |plies, looked| progress.show_length(plies, looked);
    let turns = prober.turns_with_lengths(position, CACHE_BYTES, &mut report);
    progress.clear();
    Ok(turns?)
}

fn texts<S: State>(position: &S, turns: &[tables::Turn<S::Move>]) -> Vec<Turn> {
    let text = |turn: &tables::Turn<S::Move>| Turn {
        turn: position.move_text(turn.m),
        value: turn.value.to_string(),
    };
    turns.iter().map(text).collect()
}
