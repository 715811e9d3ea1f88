//! The binary of Zwickmühle.
//!
//! `cli.rs` says what can be asked, one file for each command answers. Exit codes: 0 fine, 1 a
//! negative verdict, 2 bad input. Diagnostics speak English, what a player reads is translated.

mod analyse;
mod bench;
mod bot;
mod check;
mod cli;
mod convert;
mod cpu_time;
mod database;
mod db;
mod drawing;
mod files;
mod http;
mod interrupt;
mod log;
mod matches;
mod moderate;
mod moves;
mod named_rules;
mod output;
mod overview;
mod perft;
mod play;
mod probe;
mod progress;
mod puzzles;
mod record_file;
mod rules;
mod serve;
mod serve_options;
mod show;
mod size;
mod solve;
mod tables;
mod tables_folder;
mod tables_solutions;
mod ugi;
mod verify;

use std::{io, panic, process::ExitCode};

use clap::Parser;

use crate::{
    cli::{Cli, Command, ServeArgs},
    output::{Output, Verdict, complain, is_unread},
};

/// The exit code for bad input.
const BAD_INPUT: u8 = 2;

fn main() -> ExitCode {
    panic::set_hook(Box::new(|info| {
        let words: Vec<String> = info.to_string().lines().map(str::to_string).collect();
        complain(&format!("this should not happen, please report it: {}", words.join(" ")));
    }));
    let code = panic::catch_unwind(|| match Cli::try_parse() {
        Ok(cli) => answer(cli),
        Err(error) => refuse(&error),
    });
    ExitCode::from(code.unwrap_or(BAD_INPUT))
}

/// Runs the command and says what came out as an exit code.
fn answer(cli: Cli) -> u8 {
    let mut out = Output::stdout();
    let verdict = run(cli, &mut out).and_then(|verdict| {
        out.finish()?;
        Ok(verdict)
    });
    match verdict {
        Ok(Verdict::Fine) => 0,
        Ok(Verdict::Negative) => 1,
        Ok(Verdict::Unreadable) => BAD_INPUT,
        // Whoever reads has seen enough.
        Err(error) if is_unread(&error) => 0,
        Err(error) => {
            complain(&format!("{error:#}"));
            BAD_INPUT
        }
    }
}

fn run(cli: Cli, out: &mut Output) -> anyhow::Result<Verdict> {
    let language = cli.language();
    match cli.command {
        None => serve::run(&ServeArgs::default(), language, out),
        Some(Command::Serve(args)) => serve::run(&args, language, out),
        Some(Command::Games) => overview::run(language, out),
        Some(Command::Rules(args)) => rules::run(&args, language, out),
        Some(Command::Perft(args)) => perft::run(&args, out),
        Some(Command::Show(args)) => show::run(&args, out),
        Some(Command::Moves(args)) => moves::run(&args, out),
        Some(Command::Play(args)) => play::run(&args, language, out),
        Some(Command::Check(args)) => check::run(&args, out),
        Some(Command::Convert(args)) => convert::run(&args, out),
        Some(Command::Solve(args)) => solve::run(&args, out),
        Some(Command::Verify(args)) => verify::run(&args, out),
        Some(Command::Probe(args)) => probe::run(&args, out),
        Some(Command::Tables(args)) => tables::run(&args, out),
        Some(Command::Puzzles(args)) => puzzles::run(&args, out),
        Some(Command::Engine) => ugi::run(),
        Some(Command::Analyse(args)) => analyse::run(&args, out),
        Some(Command::Match(args)) => matches::run(&args, out),
        Some(Command::Moderate(args)) => moderate::run(&args, out),
        Some(Command::Bot(args)) => bot::run(&args, out),
        Some(Command::Bench(args)) => bench::run(&args, out),
        Some(Command::Db(args)) => db::run(&args, out),
    }
}

/// Answers a command line that asks for help, or makes no sense.
fn refuse(error: &clap::Error) -> u8 {
    if !error.use_stderr() {
        // Nobody can be told if even the help cannot be printed.
        return u8::from(
            error.print().is_err_and(|error| error.kind() != io::ErrorKind::BrokenPipe),
        );
    }
    let text = error.render().to_string();
    let paragraph: Vec<&str> =
        text.lines().take_while(|line| !line.trim().is_empty()).map(str::trim).collect();
    let sentence = paragraph.join(" ");
    let sentence = sentence.strip_prefix("error: ").unwrap_or(&sentence);
    complain(&format!("{sentence}; \"zwick help\" says what can be asked"));
    BAD_INPUT
}
