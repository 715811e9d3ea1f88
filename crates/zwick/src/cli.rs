//! What can be asked.

use std::path::PathBuf;

use board::{RuleValue, Throw};
use clap::{Args, Parser, Subcommand, ValueEnum};
use game::Family;
use i18n::Language;

mod bench;
mod bot;
mod computer;
mod db;
mod online;
mod operator;
mod play;
mod puzzles;
mod tables;

pub(crate) use self::{
    bench::{AccuracyArgs, BenchArgs, Benchmark, DepthArgs, FitArgs},
    bot::{BotArgs, Draws},
    computer::{AnalyseArgs, MatchArgs},
    db::{BackupArgs, CopyArgs, DbAction, DbArgs, PlaceArgs},
    online::OnlineArgs,
    operator::{LogForm, ModerateArgs, Moderation, OperatorArgs},
    play::{Colour, DiceMode, PlayArgs},
    puzzles::PuzzlesArgs,
    tables::{Phase, ProbeArgs, SolveArgs, TablesAction, TablesArgs, TablesFolder, VerifyArgs},
};

/// Nine Men's Morris and the other games of the old box, by the rules of any leaflet.
///
/// A game is named by the id of its rules (see `zwick rules`), or by @FILE for a file with rules
/// of your own in TOML or JSON.
///
/// Exit codes: 0 fine, 1 a negative verdict, 2 bad input.
#[derive(Parser, Debug)]
#[command(name = "zwick", version, max_term_width = 100, infer_subcommands = false)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,

    /// The language players are spoken to in, as in de, en-GB or fr; by default that of the system.
    #[arg(long, global = true, value_name = "TAG")]
    pub(crate) lang: Option<Language>,
}

impl Cli {
    /// The language that is asked for, or that of the system.
    pub(crate) fn language(&self) -> Language {
        self.lang.unwrap_or_else(|| {
            let wishes: Vec<String> = sys_locale::get_locales().collect();
            Language::negotiate(wishes.iter().map(String::as_str))
        })
    }
}

/// The commands.
#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Open the board in the browser; this is also what zwick does without a command.
    Serve(ServeArgs),
    /// List the games and what else can be done.
    Games,
    /// Play a game: against the computer, two people at one terminal, or one with a puzzle.
    Play(PlayArgs),
    /// The table of every rule set, or every field of one with its source.
    Rules(RulesArgs),
    /// Draw a position and say how it stands.
    Show(ShowArgs),
    /// List the legal turns of a position, one in a line.
    Moves(MovesArgs),
    /// Replay records of any game and verify result, reason and claims.
    Check(CheckArgs),
    /// Write a record in another form.
    Convert(ConvertArgs),
    /// Count the ways a game can go, for each number of turns up to DEPTH.
    ///
    /// One ply is one whole turn. Ways that end early are not counted. A throw of the dice is no
    /// ply: turns are counted once for each throw that can be told apart.
    Perft(PerftArgs),
    /// Solve a game: make the tables that know every position.
    ///
    /// Killed at any moment, it loses no more than the sub-space in hand: the same command goes on
    /// where it was. At the end it prints for each sub-space, in a line, its name, the number of
    /// positions (mirror images are one), of wins, draws and losses for the side to move, and the
    /// plies of the longest win or loss, or - where tables keep no plies; then the value of the empty
    /// board for the side that begins.
    ///
    /// A sub-space of mill is named by the stones on the board of the side to move and of the other
    /// side, as in 4-3, and by those in hand, as in 4-3+1-2; one of draughts by men and kings, as in
    /// MK-K.
    ///
    /// Tables know the game as such: draws by repetition, or by moves without a mill, are not
    /// looked at, whether the rules call them automatic or not. Endless play is a draw.
    Solve(SolveArgs),
    /// Verify tables: every value must follow from those of the turns.
    ///
    /// Every position is played on by the rules, which takes much longer than solving; --sample
    /// looks at some. Positions are counted as they stand in the tables, in which a few appear
    /// more than once; of a sample, those that cannot occur are left out.
    Verify(VerifyArgs),
    /// Ask the tables: the value of a position and of each of its turns, the best first.
    ///
    /// The first line is the value for the side to move: "win 11" is won in eleven plies, a ply
    /// being one turn of one side. Behind each turn stands what it leads to, again for the side
    /// that makes it. While stones are placed tables keep no plies. Draws by repetition or by moves
    /// without a mill are not looked at. Hunts are solved on the spot; of solitaire it says whether
    /// it can be solved, in how few moves, and after which jumps.
    Probe(ProbeArgs),
    /// List the tables there are, remove those of a game, or report what they solved.
    Tables(TablesArgs),
    /// Make puzzles of a game by exact values: positions in which one turn alone is right.
    ///
    /// Each is a line of JSON with its rules, position and solution, and with what tells how hard it
    /// is. Mill and draughts need tables; hunts and solitaire are known by heart.
    Puzzles(PuzzlesArgs),
    /// Play for other programs, which talk to it by the Universal Game Interface.
    ///
    /// It reads commands from standard input and answers on standard output, line by line;
    /// docs/protocol.md describes them.
    Engine,
    /// Let two players play many games, and say which is stronger and how sure that is.
    ///
    /// Each opening is played with both colours. Games that go on and on are stopped as drawn. A
    /// player that crashes, makes an illegal turn or says nothing for too long loses the game; then
    /// the exit code is 1.
    Match(Box<MatchArgs>),
    /// Say what every turn of a record was worth, and which would have been better.
    ///
    /// Where tables know every turn of a position, or the game is small, values are exact; elsewhere
    /// the engine searches, and says how deep. They are those of the side that makes the turn. A
    /// turn that makes a draw of a win, or a loss of a draw, gets ?, a loss of a win ??; where it
    /// was searched, half a stone gets ?!, a stone ?, two stones ??.
    Analyse(AnalyseArgs),
    /// Let a program that speaks the Universal Game Interface play on a server, with the account of a bot.
    ///
    /// It sits down at open tables, or offers one. It keeps nothing: killed and started again it goes on
    /// with the games it has. docs/bots.md describes bots.
    Bot(Box<BotArgs>),
    /// Take something away from the sight of others, on a server of this machine that runs.
    ///
    /// The server must have been started with --admin-bind.
    Moderate(ModerateArgs),
    /// Measure the speed of the program.
    #[command(arg_required_else_help = false)]
    Bench(BenchArgs),
    /// Look after the games that a server keeps: bring up to date, verify, back up, copy.
    Db(DbArgs),
}

/// How rules of one's own are written, for the help.
const OWN_RULES: &str = "\
Rules of your own are a file, say house.toml (zwick rules --fields mill lists what can stand in it):
  base = \"classic\"
  fly = \"off\"
  repetition = \"3 claim\"
They are played by: zwick play @house.toml";

/// Options of `zwick serve`.
#[derive(Args, Debug, Default)]
pub(crate) struct ServeArgs {
    /// The port on this machine; by default 7900, or the next one that is free.
    #[arg(long, value_name = "NUMBER")]
    pub(crate) port: Option<u16>,

    /// The folder the games are kept in; by default that of `ZWICK_DATA`, or one of the user's.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) data: Option<PathBuf>,

    /// The address to listen on, as in 0.0.0.0 or 0.0.0.0:80; by default this machine's own, which
    /// nobody else reaches. Games of others are played by seats.
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) bind: Option<String>,

    /// The address under which others find the board, as in `https://play.example`; links are made
    /// of it.
    #[arg(long, value_name = "URL")]
    pub(crate) public_url: Option<String>,

    /// The address of a proxy that is believed whom it was asked by (`X-Forwarded-For`); may be given
    /// several times.
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) trusted_proxy: Vec<std::net::IpAddr>,

    /// The database the games are kept in, as in `sqlite:games.sqlite`, or
    /// `postgres://user@host/name` for several processes; instead of a file in --data.
    #[arg(long, value_name = "DATABASE")]
    pub(crate) database: Option<String>,

    #[command(flatten)]
    pub(crate) operator: OperatorArgs,

    #[command(flatten)]
    pub(crate) folder: TablesFolder,

    /// Do not open the browser.
    #[arg(long)]
    pub(crate) no_open: bool,
}

/// Options of `zwick rules`.
#[derive(Args, Debug)]
#[command(after_help = OWN_RULES)]
pub(crate) struct RulesArgs {
    /// A rule set, a file with rules in TOML or JSON, or - for standard input.
    pub(crate) id: Option<String>,

    /// Another one: then only what differs is shown.
    pub(crate) other: Option<String>,

    /// Instead the rule sets of every edition of every leaflet.
    #[arg(long, conflicts_with = "id")]
    pub(crate) leaflets: bool,

    /// Instead every field of a family of games, with what may be written in it: mill, draughts,
    /// wolf, battue or pegs.
    #[arg(long, value_name = "FAMILY", value_parser = read_family, conflicts_with_all = ["id", "leaflets"])]
    pub(crate) fields: Option<Family>,

    /// Report as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Options of `zwick show`.
#[derive(Args, Debug)]
pub(crate) struct ShowArgs {
    /// A rule set, or @FILE.
    #[arg(required_unless_present = "record")]
    pub(crate) id: Option<String>,

    /// The position; by default the one the game begins with.
    #[arg(long, value_name = "FEN")]
    pub(crate) fen: Option<String>,

    /// Instead the last position of a game that was saved.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["id", "fen"])]
    pub(crate) record: Option<PathBuf>,

    /// Report as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// A position and how to report on it.
#[derive(Args, Debug)]
pub(crate) struct PositionArgs {
    /// A rule set, or @FILE.
    pub(crate) id: String,

    /// The position; by default the one the game begins with.
    #[arg(long, value_name = "FEN")]
    pub(crate) fen: Option<String>,

    /// Report as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Options of `zwick moves`.
#[derive(Args, Debug)]
pub(crate) struct MovesArgs {
    #[command(flatten)]
    pub(crate) position: PositionArgs,

    /// The dice, where the position asks for a throw, as in 5,5,4.
    #[arg(long, value_name = "DICE")]
    pub(crate) throw: Option<Throw>,
}

/// Options of `zwick perft`.
#[derive(Args, Debug)]
pub(crate) struct PerftArgs {
    /// A rule set, or @FILE.
    pub(crate) id: String,

    /// How many turns, from 1 to 32.
    #[arg(value_parser = clap::value_parser!(u32).range(1..=32))]
    pub(crate) depth: u32,

    /// The position; by default the one the game begins with.
    #[arg(long, value_name = "FEN")]
    pub(crate) fen: Option<String>,

    /// Split the number of the last depth by the first turn.
    #[arg(long)]
    pub(crate) divide: bool,

    /// Draughts only: count each order of captures, as the published tables do.
    #[arg(long)]
    pub(crate) paths: bool,

    /// Report as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Options of `zwick check`.
#[derive(Args, Debug)]
pub(crate) struct CheckArgs {
    /// Records as text, JSON or PDN; - for standard input.
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,

    /// Report as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Options of `zwick convert`.
#[derive(Args, Debug)]
pub(crate) struct ConvertArgs {
    /// A record as text, JSON or PDN; - for standard input.
    pub(crate) file: PathBuf,

    /// The form to write.
    #[arg(long, value_enum)]
    pub(crate) to: Form,

    /// The file to write instead of standard output; one that exists is replaced.
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}

/// A form of records.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Form {
    /// Tags and turns in the shape of PGN, for every game.
    Text,
    /// JSON, for every game.
    Json,
    /// PDN, for draughts.
    Pdn,
}

fn read_family(text: &str) -> Result<Family, String> {
    Family::from_text(text).map_err(|error| error.to_string())
}
