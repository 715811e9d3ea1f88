//! `zwick analyse`: what every turn of a game was worth, and which would have been better.

use std::{path::PathBuf, sync::Arc, time::Duration};

use analysis::{Judge, Judgement, Mark, annotate, words};
use anyhow::{Context, bail};
use board::Side;
use engine::{Engine, Limits, Settings, Worth};
use game::{
    Game,
    record::{self, Record},
};
use serde::Serialize;

use crate::{
    cli::AnalyseArgs,
    files,
    output::{Output, Verdict},
    record_file, tables_folder,
};

/// How many positions are searched for a turn where nothing else is said.
const USUAL_NODES: u64 = 200_000;

#[derive(Serialize)]
struct Report {
    game: usize,
    rules: String,
    end: Option<String>,
    turns: Vec<Judged>,
}

#[derive(Serialize)]
struct Judged {
    ply: usize,
    side: Option<&'static str>,
    throw: Option<String>,
    turn: String,
    value: String,
    exact: bool,
    depth: Option<u16>,
    mark: Option<Mark>,
    better: Option<Better>,
}

#[derive(Serialize)]
struct Better {
    turn: String,
    value: String,
}

pub(crate) fn run(args: &AnalyseArgs, out: &mut Output) -> anyhow::Result<Verdict> {
    let name = files::name(&args.file);
    let save = args.save.as_deref();
    if let Some(path) = save.filter(|path| path.exists()) {
        bail!("{}: the file exists already, choose another name", files::name(path));
    }
    let mut records = record_file::read(&args.file)?;
    let analyst = Analyst::new(args)?;
    let mut reports = Vec::new();
    for (index, record) in records.iter_mut().enumerate() {
        let game = record::replay(record).with_context(|| match index {
            0 => name.clone(),
            _ => format!("{name}, game {}", index + 1),
        })?;
        let mut printed = (!args.json).then_some(&mut *out);
        if let Some(out) = &mut printed {
            out.line(head(index + 1, record, &game))?;
        }
        let (turns, judgements) = analyst.turns(&game, printed)?;
        annotate(record, &game, &judgements);
        let rules = rules_id(record, &game).to_string();
        let end = game.end().map(|end| end.to_string());
        reports.push(Report { game: index + 1, rules, end, turns });
    }
    if let Some(path) = save {
        let texts: Vec<String> = records.iter().map(ToString::to_string).collect();
        let texts: Vec<&str> = texts.iter().map(|text| text.trim_end()).collect();
        let written = files::write_whole(path, &(texts.join("\n\n") + "\n"));
        written.with_context(|| files::name(path))?;
    }
    if args.json {
        out.json(&reports)?;
    }
    Ok(Verdict::Fine)
}

fn rules_id<'a>(record: &'a Record, game: &'a Game) -> &'a str {
    record.tags.get("Rules").unwrap_or(game.rules_id())
}

fn head(number: usize, record: &Record, game: &Game) -> String {
    let end = game.end().map_or("*".to_string(), |end| end.to_string());
    let turns = match game.ply() {
        1 => "1 turn".to_string(),
        turns => format!("{turns} turns"),
    };
    format!("game {number}: {}, {turns}, {end}", rules_id(record, game))
}

/// What analysing needs.
struct Analyst {
    judge: Judge,
}

impl Analyst {
    fn new(args: &AnalyseArgs) -> anyhow::Result<Self> {
        let settings = Settings { tables: tables(args)?, ..Settings::default() };
        let limits = Limits {
            nodes: args.nodes.or_else(|| args.time.is_none().then_some(USUAL_NODES)),
            time: args.time.map(Duration::from_millis),
            ..Limits::default()
        };
        Ok(Self { judge: Judge { engine: Engine::new(&settings), limits, stop: Arc::default() } })
    }

    /// Judges every turn of a game; each is printed as soon as that is done.
    fn turns(
        &self,
        game: &Game,
        mut out: Option<&mut Output>,
    ) -> anyhow::Result<(Vec<Judged>, Vec<Judgement>)> {
        let mut again = Game::from_position(game.start().clone());
        let (mut turns, mut judgements) = (Vec::new(), Vec::new());
        for played in game.turns() {
            if let Some(throw) = played.throw.filter(|_| again.position().awaits_throw()) {
                again.throw(throw)?;
            }
            let judgement = self.judge.judge(&again, played.m).with_context(|| {
                format!("turn {}: {} cannot be judged", again.ply() + 1, played.text)
            })?;
            let turn = said(&again, played, &judgement);
            if let Some(out) = &mut out {
                out.line(line(&turn, &judgement))?;
                out.finish()?;
            }
            turns.push(turn);
            judgements.push(judgement);
            again.play(played.m)?;
        }
        if let Some(out) = out {
            for (name, marks) in summary(game, &judgements) {
                out.line(format!("{name}: {marks}"))?;
            }
        }
        Ok((turns, judgements))
    }
}

/// The folder of the tables: one that is named must be there, the usual one need not.
fn tables(args: &AnalyseArgs) -> anyhow::Result<Option<PathBuf>> {
    let folder = match &args.folder.tables {
        Some(folder) if !folder.is_dir() => bail!("there is no folder {}", folder.display()),
        Some(folder) => Some(folder.clone()),
        None => tables_folder::find(&args.folder).ok().filter(|folder| folder.is_dir()),
    };
    Ok(folder)
}

fn said(game: &Game, played: &game::Turn, judgement: &Judgement) -> Judged {
    Judged {
        ply: game.ply() + 1,
        side: played.side.map(Side::as_str),
        throw: played.throw.map(|throw| throw.to_string()),
        turn: played.text.clone(),
        value: judgement.worth.to_string(),
        exact: matches!(judgement.worth, Worth::Exact(_)),
        depth: judgement.depth,
        mark: judgement.mark,
        better: judgement.better().map(|(turn, worth)| Better {
            turn: game.position().move_text(turn),
            value: worth.to_string(),
        }),
    }
}

fn line(turn: &Judged, judgement: &Judgement) -> String {
    let throw = turn.throw.as_ref().map(|throw| format!("{throw} ")).unwrap_or_default();
    let text = format!("{throw}{}", turn.turn);
    let mark = turn.mark.map_or("", Mark::as_str);
    let side = turn.side.unwrap_or_default();
    let worth = words(judgement.worth, judgement.depth);
    let better =
        turn.better.as_ref().map(|better| format!("; better {} {}", better.turn, better.value));
    let better = better.unwrap_or_default();
    format!("{:>4} {side:<5} {text:<16} {mark:<2} {worth}{better}", turn.ply)
}

/// How many turns of each side got which mark.
fn summary(game: &Game, judgements: &[Judgement]) -> Vec<(String, String)> {
    let sides: &[Option<Side>] =
        if game.position().is_puzzle() { &[None] } else { &[Some(Side::White), Some(Side::Black)] };
    let marks = |side: &Option<Side>| {
        let marks = Mark::ALL.map(|mark| {
            let turns = game.turns().iter().zip(judgements);
            let such =
                turns.filter(|(turn, judged)| turn.side == *side && judged.mark == Some(mark));
            format!("{} {}", such.count(), mark.as_str())
        });
        (side.map_or("all", Side::as_str).to_string(), marks.join(", "))
    };
    sides.iter().map(marks).collect()
}
