//! `zwick perft`: how many ways a game can go.

use anyhow::bail;
use board::{State, Throw};
use draughts::Draughts;
use game::AnyGame;
use serde::Serialize;

use crate::{
    cli::PerftArgs,
    named_rules,
    output::{Output, Verdict},
};

#[derive(Serialize)]
struct Report {
    id: String,
    fen: String,
    counts: &'static str,
    depths: Vec<Depth>,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Vec<Share>>,
}

#[derive(Serialize)]
struct Depth {
    depth: u32,
    nodes: u64,
}

/// What one first turn contributes.
#[derive(Serialize)]
struct Share {
    #[serde(skip_serializing_if = "Option::is_none")]
    throw: Option<[u8; 3]>,
    turn: String,
    nodes: u64,
}

pub(crate) fn run(args: &PerftArgs, out: &mut Output) -> anyhow::Result<Verdict> {
    let rules = named_rules::find(&args.id)?;
    let position = named_rules::position(&rules, args.fen.as_deref())?;
    let counter = Counter::new(&position, args.paths)?;
    let mut depths = Vec::new();
    let first = if args.divide { args.depth } else { 1 };
    for depth in first..=args.depth {
        let divided = args.divide.then(|| counter.divide(depth));
        let nodes = match &divided {
            Some(shares) => shares.iter().map(|share| share.nodes).sum(),
            None => counter.count(depth),
        };
        depths.push(Depth { depth, nodes });
        if !args.json {
            for share in divided.iter().flatten() {
                out.line(share_line(share))?;
            }
            out.line(format!("{depth} {nodes}"))?;
            // A deeper count may take long; the ones before it are worth seeing.
            out.finish()?;
        }
    }
    if args.json {
        out.json(&Report {
            id: rules.id,
            fen: position.to_fen(),
            counts: if args.paths { "paths" } else { "turns" },
            depths,
            divide: args.divide.then(|| counter.divide(args.depth)),
        })?;
    }
    Ok(Verdict::Fine)
}

fn share_line(share: &Share) -> String {
    let throw = share.throw.and_then(Throw::new);
    let throw = throw.map(|throw| format!("{throw} ")).unwrap_or_default();
    format!("{throw}{} {}", share.turn, share.nodes)
}

/// A way of counting.
enum Counter<'a> {
    Turns(&'a AnyGame),
    Paths(&'a Draughts),
}

impl<'a> Counter<'a> {
    fn new(position: &'a AnyGame, paths: bool) -> anyhow::Result<Self> {
        match (paths, position) {
            (false, _) => Ok(Self::Turns(position)),
            (true, AnyGame::Draughts(position)) => Ok(Self::Paths(position)),
            (true, _) => bail!("--paths is for draughts only"),
        }
    }

    fn count(&self, depth: u32) -> u64 {
        match self {
            Self::Turns(position) => position.perft(depth),
            Self::Paths(position) => draughts::perft_paths(position, depth),
        }
    }

    fn divide(&self, depth: u32) -> Vec<Share> {
        match self {
            Self::Turns(AnyGame::Mill(position)) => divide(position, depth),
            Self::Turns(AnyGame::Draughts(position)) => divide(position, depth),
            Self::Turns(AnyGame::Wolf(position)) => divide(position, depth),
            Self::Turns(AnyGame::Battue(position)) => divide(position, depth),
            Self::Turns(AnyGame::Pegs(position)) => divide(position, depth),
            Self::Paths(position) => divide_paths(position, depth),
        }
    }
}

fn divide<S: State>(position: &S, depth: u32) -> Vec<Share> {
    board::divide(position, depth)
        .into_iter()
        .map(|(throw, m, nodes)| {
            let mut thrown = position.clone();
            if let Some(throw) = throw {
                thrown.set_throw(throw);
            }
            Share { throw: throw.map(Throw::dice), turn: thrown.move_text(m), nodes }
        })
        .collect()
}

fn divide_paths(position: &Draughts, depth: u32) -> Vec<Share> {
    let mut shares = Vec::new();
    position.visit_paths(|m| {
        let mut child = *position;
        child.play_unchecked(m);
        shares.push(Share {
            throw: None,
            turn: position.move_text(m),
            nodes: draughts::perft_paths(&child, depth - 1),
        });
    });
    shares
}
