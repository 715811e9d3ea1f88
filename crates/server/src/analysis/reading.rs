//! A text that somebody brings along, as a study.

use board::{BySide, ReadMoveError, Throw};
use game::{
    AnyGame, Game, GameResult, NamedRules, PlayError,
    record::{self, Comment, FormError, Line, Node, Place, Record, ReplayError, ReplayProblem},
};
use i18n::{Catalogue, Language};
use speech::Speech;

use super::{Study, StudyNode, study::is_own};
use crate::table::Refused;

/// The most turns a study may have, all lines together.
const MOST: usize = 3000;

/// Why a text is not read: a code, where it stands, and the diagnosis in English.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{diagnosis}")]
pub struct ReadError {
    /// The stable code.
    pub code: &'static str,
    /// Where it stands in the text, where that is known.
    pub place: Place,
    /// The turn of the game that cannot be played.
    pub turn: Option<Box<WrongTurn>>,
    /// The diagnosis, in English.
    pub diagnosis: String,
}

/// A turn of a record that cannot be played.
#[derive(Clone, Debug)]
pub struct WrongTurn {
    /// Which turn it is, counted from 1.
    ply: usize,
    /// How it is written.
    text: String,
    /// The game before it, if that can be played, and what is wrong with the turn by its rules.
    before: Option<(Game, Option<ReadMoveError>)>,
}

impl WrongTurn {
    fn new(record: &Record, error: &ReplayError) -> Option<Self> {
        let index = error.ply.checked_sub(1)?;
        let text = record.line.nodes.get(index)?.text().to_string();
        let mut record = record.clone();
        cut_line(&mut record, index);
        let wrong = match &error.problem {
            ReplayProblem::Turn(wrong) => Some(wrong.clone()),
            _ => None,
        };
        let before = record::replay(&record).ok().map(|game| (game, wrong));
        Some(Self { ply: error.ply, text, before })
    }

    /// Which turn it is, and why it cannot be played; the turns there are help on.
    fn sentence(&self, why: String, language: Language) -> String {
        let words = Catalogue::get(language);
        let (number, why) = match &self.before {
            Some((game, wrong)) => {
                let (family, id) = (game.rules().family(), game.rules_id());
                let speech = Speech::new(language, family, id.to_string(), BySide::default());
                let refused = wrong.clone().map(|wrong| Refused::Play(PlayError::Text(wrong)));
                let why = refused.map_or(why, |refused| refused.sentence(&speech, game));
                (game.next_number().to_string(), why)
            }
            None => (format!("{}.", self.ply), why),
        };
        let args =
            [("number", number.into()), ("turn", self.text.as_str().into()), ("why", why.into())];
        words.tr("analysis-turn-refused", &args)
    }
}

impl ReadError {
    pub(super) fn new(code: &'static str, diagnosis: &impl ToString) -> Self {
        Self { code, place: Place::default(), turn: None, diagnosis: diagnosis.to_string() }
    }

    /// The line, counted from 1, where it is known.
    pub fn line(&self) -> Option<u32> {
        (self.place.line > 0).then_some(self.place.line)
    }

    /// The sentence for whoever brought the text.
    pub fn sentence(&self, language: Language) -> String {
        let words = Catalogue::get(language);
        let keys =
            ["analysis-read", "objection", "error"].map(|kind| format!("{kind}-{}", self.code));
        let key = keys.iter().find(|key| words.has(key)).map_or("analysis-read-unknown", |key| key);
        let why = words.text(key);
        let why = match &self.turn {
            Some(turn) => turn.sentence(why, language),
            None => why,
        };
        match self.line() {
            Some(line) => {
                words.tr("analysis-at-line", &[("line", line.into()), ("why", why.into())])
            }
            None => why,
        }
    }
}

impl From<FormError> for ReadError {
    fn from(error: FormError) -> Self {
        let (line, column) = error.place().unwrap_or_default();
        let place = Place {
            line: line.try_into().unwrap_or_default(),
            column: column.try_into().unwrap_or_default(),
        };
        Self { place, ..Self::new(error.code(), &error) }
    }
}

impl From<ReplayError> for ReadError {
    fn from(error: ReplayError) -> Self {
        Self { place: error.place, ..Self::new(error.code(), &error) }
    }
}

/// What is read of a text that somebody brings along.
#[derive(Clone, Copy, Default, Debug)]
pub struct Reading {
    /// Whether the text comes from a file that is called PDN.
    pub pdn: bool,
    /// Which game of the text, counted from 0.
    pub game: usize,
    /// Whether a line ends before its first turn that cannot be played, instead of being refused.
    pub as_far: bool,
}

/// Reads a record in any form, or a position of the rules that are given.
///
/// # Errors
///
/// If it is neither; with the line where it is known.
pub fn read(
    text: &str,
    rules: Option<&NamedRules>,
    Reading { pdn, game: which, as_far }: Reading,
) -> Result<Study, ReadError> {
    let trimmed = text.trim();
    if let Some(named) = rules
        && looks_like_position(trimmed)
    {
        let start = named
            .rules
            .read_fen(trimmed)
            .map_err(|error| ReadError::new("bad-position", &error))?;
        let game = Game::from_position(start);
        let rules = Some(named.id.clone());
        return Ok(Study { rules, ..Study::of(&game) });
    }
    let mut records = record::read_any(text, pdn)?;
    let games = records.len();
    if which >= games {
        return Err(ReadError::new("no-such-game", &format!("there are {games} games")));
    }
    let mut record = records.swap_remove(which);
    if let Some(named) = rules
        && record.tags.get("Rules").is_none()
        && record.tags.get("RuleText").is_none()
    {
        // The text does not say which game it is; the person did.
        let _ = record.tags.set("Rules", &named.id);
        if named.id.starts_with("custom-") {
            let _ = record.tags.set("RuleText", &game::rule_text::to_json(&named.rules));
        }
    }
    loop {
        match study(&record) {
            Err(error) if as_far && cut(&mut record, &error) => {}
            read => return Ok(Study { games, ..read? }),
        }
    }
}

/// Ends a line before the turn that cannot be played; says whether there was one.
fn cut(record: &mut Record, error: &ReadError) -> bool {
    let Some(turn) = &error.turn else {
        return error.line().is_some() && cut_branch(&mut record.line, error.place);
    };
    cut_line(record, turn.ply - 1);
    true
}

/// Ends the line of the game after so many turns.
fn cut_line(record: &mut Record, turns: usize) {
    record.line.nodes.truncate(turns);
    // How the game went on and ended is not known any more.
    (record.throw, record.result) = (None, GameResult::Open);
    record.tags.remove("Result");
    record.tags.remove("Reason");
}

/// Ends the branch before the turn at a place of the text.
fn cut_branch(line: &mut Line, place: Place) -> bool {
    let at = |node: &Node| (node.place.line, node.place.column) == (place.line, place.column);
    line.nodes.iter_mut().flat_map(|node| &mut node.variations).any(|branch| {
        let Some(index) = branch.nodes.iter().position(at) else {
            return cut_branch(branch, place);
        };
        branch.nodes.truncate(index);
        true
    })
}

/// Whether a text is one line that can only be a position: no record has a slash between rows, or a
/// colon between sides.
fn looks_like_position(text: &str) -> bool {
    let first = text.split_whitespace().next().unwrap_or_default();
    let rows = first.matches('/').count() >= 2;
    let sides = first.matches(':').count() == 2 || first.matches(':').count() == 3;
    !text.contains('\n') && !text.starts_with(['[', '{', '(']) && (rows || sides)
}

fn study(record: &Record) -> Result<Study, ReadError> {
    let game = record::replay(record).map_err(|error| {
        let turn = WrongTurn::new(record, &error).map(Box::new);
        ReadError { turn, ..error.into() }
    })?;
    let mut study = Study::of(&game);
    study.rules = record.tags.get("Rules").map(str::to_string).or(study.rules);
    study.comment = comment(&record.line.comments).0;
    for tag in record.tags.iter().filter(|tag| !is_own(tag.name())) {
        study.tags.push((tag.name().to_string(), tag.value().to_string()));
    }
    add(&mut study.nodes, &record.line, 0, game.start(), None)?;
    Ok(study)
}

/// Adds a line after a turn, every branch after the turn it belongs to.
fn add(
    nodes: &mut Vec<StudyNode>,
    line: &Line,
    after: usize,
    start: &AnyGame,
    throw: Option<Throw>,
) -> Result<(), ReadError> {
    let (mut position, mut after, mut inherited) = (start.clone(), after, throw);
    for node in &line.nodes {
        if nodes.len() >= MOST {
            return Err(ReadError::new("too-large", &format!("more than {MOST} turns")));
        }
        let throw = node.throw.or(inherited.take());
        let before = position.clone();
        let set = throw.filter(|_| position.awaits_throw());
        if let Some(throw) = set {
            position.set_throw(throw);
        }
        let turn = play(&mut position, node)?;
        let (comment, kept) = comment(&node.comments);
        let turn = set.map_or(turn.clone(), |throw| format!("{throw} {turn}"));
        nodes.push(StudyNode { after, turn, comment, kept, nags: node.nags.clone() });
        let here = nodes.len();
        for variation in &node.variations {
            add(nodes, variation, after, &before, throw)?;
        }
        after = here;
    }
    Ok(())
}

/// Plays the turn of a record; gives it as we write it.
fn play(position: &mut AnyGame, node: &Node) -> Result<String, ReadError> {
    let refused = |error: ReadMoveError| {
        let problem = ReplayProblem::Turn(error);
        ReadError { place: node.place, ..ReadError::new(problem.code(), &problem) }
    };
    let m = position.read_move(node.text()).map_err(refused)?;
    let text = position.move_text(m);
    let illegal =
        |objection| refused(ReadMoveError::Illegal { text: node.text().to_string(), objection });
    position.play(m).map_err(illegal)?;
    Ok(text)
}

/// The words of comments, and the commands in them.
fn comment(comments: &[Comment]) -> (String, String) {
    let (mut words, mut kept) = (Vec::new(), Vec::new());
    for comment in comments {
        let mut rest = comment.as_str();
        while let Some(start) = rest.find("[%") {
            let end = rest[start..].find(']').map_or(rest.len(), |end| start + end + 1);
            words.push(rest[..start].trim());
            kept.push(&rest[start..end]);
            rest = &rest[end..];
        }
        words.push(rest.trim());
    }
    words.retain(|word| !word.is_empty());
    (words.join(" "), kept.join(" "))
}
