//! `zwick check`: whether records tell the truth.

use std::path::Path;

use game::record::{self, JsonError, Problem, ProblemKind, Record, RecordError, ReplayProblem};
use serde::Serialize;

use crate::{
    cli::CheckArgs,
    files,
    output::{Output, Verdict, complain},
    record_file,
    show::End,
};

/// What was found out about one record.
#[derive(Serialize)]
struct Finding {
    file: String,
    game: usize,
    verdict: Judgement,
    rules: Option<String>,
    turns: Option<usize>,
    end: Option<End>,
    /// Whether the record itself says why the game ended.
    reason_given: bool,
    problems: Vec<Trouble>,
}

/// The verdict on a record.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Judgement {
    /// Everything it says is true.
    Fine,
    /// It says something that is not.
    Wrong,
    /// It cannot be read, or it does not say which game it is.
    Unreadable,
}

#[derive(Serialize)]
struct Trouble {
    ply: usize,
    line: Option<u32>,
    column: Option<u32>,
    code: &'static str,
    message: String,
}

pub(crate) fn run(args: &CheckArgs, out: &mut Output) -> anyhow::Result<Verdict> {
    let findings: Vec<Finding> = args.files.iter().flat_map(|path| judge_file(path)).collect();
    if args.json {
        out.json(&findings)?;
    }
    for finding in &findings {
        if finding.verdict == Judgement::Unreadable {
            for trouble in &finding.problems {
                complain(&trouble.message);
            }
        }
        if !args.json && finding.verdict != Judgement::Unreadable {
            print(finding, out)?;
        }
    }
    out.finish()?;
    match findings.iter().map(|finding| finding.verdict).max() {
        None | Some(Judgement::Fine) => Ok(Verdict::Fine),
        Some(Judgement::Wrong) => Ok(Verdict::Negative),
        Some(Judgement::Unreadable) => Ok(Verdict::Unreadable),
    }
}

fn judge_file(path: &Path) -> Vec<Finding> {
    let file = files::name(path);
    match record_file::read(path) {
        Ok(records) => records
            .iter()
            .enumerate()
            .map(|(index, record)| judge(&file, index + 1, record))
            .collect(),
        Err(error) => vec![Finding {
            file,
            game: 1,
            verdict: Judgement::Unreadable,
            rules: None,
            turns: None,
            end: None,
            reason_given: false,
            problems: vec![unreadable(&error)],
        }],
    }
}

fn unreadable(error: &anyhow::Error) -> Trouble {
    let text = error.downcast_ref::<RecordError>().map(|error| (error.line, error.column));
    let json = match error.downcast_ref() {
        Some(JsonError::Syntax { line, column, .. }) => Some((*line as u32, *column as u32)),
        _ => None,
    };
    let place = text.or(json);
    Trouble {
        ply: 0,
        line: place.map(|(line, _)| line),
        column: place.map(|(_, column)| column),
        code: "unreadable",
        message: format!("{error:#}"),
    }
}

fn judge(file: &str, number: usize, record: &Record) -> Finding {
    let report = record::check(record);
    let unreadable = report.problems.iter().any(|problem| is_beyond_reading(&problem.kind));
    let verdict = match (report.is_clean(), unreadable) {
        (true, _) => Judgement::Fine,
        (false, false) => Judgement::Wrong,
        (false, true) => Judgement::Unreadable,
    };
    let problems = report.problems.iter().map(|problem| trouble(file, problem, unreadable));
    Finding {
        file: file.to_string(),
        game: number,
        verdict,
        problems: problems.collect(),
        rules: report.game.as_ref().map(|game| game.rules_id().to_string()),
        turns: report.game.as_ref().map(game::Game::ply),
        end: report.game.as_ref().and_then(game::Game::end).map(End::from),
        reason_given: record.tags.get("Reason").is_some(),
    }
}

fn trouble(file: &str, problem: &Problem, unreadable: bool) -> Trouble {
    let place = Some(problem.place).filter(|place| place.line > 0);
    Trouble {
        ply: problem.ply,
        line: place.map(|place| place.line),
        column: place.map(|place| place.column),
        code: problem.code(),
        message: if unreadable { format!("{file}: {problem}") } else { problem.to_string() },
    }
}

/// Whether nobody can say what is played, so that there is nothing to verify.
fn is_beyond_reading(kind: &ProblemKind) -> bool {
    let ProblemKind::Replay(error) = kind else {
        return false;
    };
    matches!(
        error.problem,
        ReplayProblem::UnknownVersion(_)
            | ReplayProblem::NoRules
            | ReplayProblem::UnknownRules(_)
            | ReplayProblem::RuleText(_)
            | ReplayProblem::Fen(_)
            | ReplayProblem::Tag { .. }
    )
}

fn print(finding: &Finding, out: &mut Output) -> anyhow::Result<()> {
    let which = match finding.game {
        1 => finding.file.clone(),
        number => format!("{}, game {number}", finding.file),
    };
    let rules = finding.rules.as_deref().unwrap_or("unknown rules");
    let turns = match finding.turns {
        None => String::new(),
        Some(1) => ", 1 turn".to_string(),
        Some(turns) => format!(", {turns} turns"),
    };
    let mut end = finding.end.as_ref().map_or("*".to_string(), ToString::to_string);
    if finding.end.is_some() && !finding.reason_given {
        end.push_str(" (no reason given)");
    }
    match finding.verdict {
        Judgement::Fine => out.line(format!("{which}: fine: {rules}{turns}, {end}"))?,
        _ => out.line(format!("{which}: wrong"))?,
    }
    for trouble in &finding.problems {
        out.line(format!("  {}", trouble.message))?;
    }
    Ok(())
}
