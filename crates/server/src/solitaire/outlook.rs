//! How a game of solitaire stands, and what can still be made of it, in words.

use engine::Outlook;
use game::{AnyGame, AnyMove};
use i18n::{Bundle, Catalogue, Language};
use pegs::Pegs;
use serde::Serialize;
use utoipa::ToSchema;

use super::{Effort, problem_of};
use crate::table::{Event, Past, Table, now};

/// How a game of solitaire stands.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SolitaireView {
    /// The version of the game.
    pub ver: u64,
    /// How many pegs are left.
    pub pegs: u32,
    /// How many moves have been made: the jumps of one peg in a row are one.
    pub moves: usize,
    /// How many jumps have been made.
    pub jumps: usize,
    /// The fewest moves the problem takes, where that is proved.
    pub par: Option<u32>,
    /// The time since the first jump, or from the first to the last, in milliseconds.
    pub time: u64,
    /// Whether that time runs.
    pub running: bool,
    /// What has been done, as a sentence.
    pub done: String,
    /// How good the result is, after the end.
    pub grade: Option<String>,
    /// What can still be made of it, if that was asked for.
    pub outlook: Option<OutlookView>,
}

/// What can still be made of a game of solitaire.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct OutlookView {
    /// Whether the goal can still be reached.
    pub chance: Chance,
    /// The fewest pegs that can be left, as far as is known.
    pub best: u32,
    /// The fewest further moves to the goal, where that is proved.
    pub moves: Option<u32>,
    /// All of that as a sentence or two.
    pub sentence: String,
}

/// Whether the goal can still be reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Chance {
    /// It can.
    Solvable,
    /// It cannot.
    Hopeless,
    /// Nobody knows.
    Unknown,
}

/// A way to the goal, or to few pegs, board by board.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Solution {
    /// The version of the game it begins in.
    pub ver: u64,
    /// What it leads to, as a sentence.
    pub sentence: String,
    /// The board as it stands, and after each jump.
    pub steps: Vec<Past>,
}

/// How a game stands; `outlook` where that was asked for.
pub fn show(
    table: &Table,
    effort: &Effort,
    outlook: Option<&Outlook>,
    language: Language,
) -> SolitaireView {
    let words = Catalogue::get(language);
    let over = table.game.end().is_some();
    let since = effort.between.map_or(0, |(first, _)| now().saturating_sub(first));
    let running = !over && effort.between.is_some();
    let (moves, jumps) = (effort.moves(), effort.jumps.len());
    let par = problem_of(table).and_then(|problem| problem.par);
    let grade = table.speech(language).grade(&effort.position);
    let better = effort.is_solved().then(|| against_par(words, moves, par)).flatten();
    let grade = [Some(grade), better].into_iter().flatten().collect::<Vec<_>>().join(" ");
    SolitaireView {
        ver: table.ver,
        pegs: effort.pegs(),
        moves,
        jumps,
        par,
        time: if running { since } else { effort.time() },
        running,
        done: words.tr("solitaire-done", &[("moves", moves.into()), ("jumps", jumps.into())]),
        grade: over.then_some(grade),
        outlook: outlook.map(|outlook| say(words, outlook)),
    }
}

/// How a solved game compares with par.
fn against_par(words: &Bundle, moves: usize, par: Option<u32>) -> Option<String> {
    let over = moves.checked_sub(par? as usize)?;
    Some(words.tr("solitaire-against-par", &[("over", over.into()), ("moves", moves.into())]))
}

/// What can still be made of it.
fn say(words: &Bundle, outlook: &Outlook) -> OutlookView {
    let best = outlook.fewest.at_most;
    let is_certain = outlook.fewest.at_least == best;
    let (chance, sentence) = match outlook.solves {
        Some(true) => {
            let key = match outlook.par {
                Some(_) => "solitaire-solvable-in",
                None => "solitaire-solvable",
            };
            let moves = outlook.par.unwrap_or_default();
            (Chance::Solvable, words.tr(key, &[("moves", moves.into())]))
        }
        Some(false) => {
            let key = if is_certain { "solitaire-hopeless" } else { "solitaire-hopeless-about" };
            (Chance::Hopeless, words.tr(key, &[("pegs", best.into())]))
        }
        None => (Chance::Unknown, words.tr("solitaire-unknown", &[("pegs", best.into())])),
    };
    OutlookView { chance, best, moves: outlook.par, sentence }
}

/// The way that an outlook has found, board by board.
pub fn solution(table: &Table, outlook: &Outlook, language: Language) -> Option<Solution> {
    let first = table.game.ply();
    let mut ahead = table.clone();
    for &jump in &outlook.jumps {
        let text = ahead.game.position().move_text(AnyMove::Pegs(jump));
        ahead.apply(Event::turn(text), ahead.moment()).ok()?;
    }
    let last = ahead.game.ply();
    let steps = (first..=last).filter_map(|ply| ahead.past(ply, language)).collect();
    let sentence = say(Catalogue::get(language), outlook).sentence;
    Some(Solution { ver: table.ver, sentence, steps })
}

/// The game before its first jump: where nothing can be made of it any more, a solution begins there.
pub fn begun_anew(table: &Table) -> Option<(Table, Pegs)> {
    let anew = Table::open(&table.id, table.agreed.clone(), table.moment()).ok()?;
    match *anew.game.position() {
        AnyGame::Pegs(pegs) => Some((anew, pegs)),
        _ => None,
    }
}

/// A solution from the start of a game that has gone another way.
pub fn solution_anew(
    table: &Table,
    anew: &Table,
    outlook: &Outlook,
    language: Language,
) -> Option<Solution> {
    let sentence = Catalogue::get(language).text("solitaire-anew");
    let found = solution(anew, outlook, language).filter(|_| outlook.solves == Some(true))?;
    Some(Solution { ver: table.ver, sentence, ..found })
}
