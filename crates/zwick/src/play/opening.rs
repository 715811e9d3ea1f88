//! How a session begins: a new game with its luck, or one that was saved.

use std::{
    path::{Path, PathBuf},
    time::{SystemTime, UNIX_EPOCH},
};

use anyhow::bail;
use board::{BySide, Side, mix};
use engine::Level;
use game::{
    AnyGame, AnyRules, Game, NamedRules, catalogue,
    record::{self, Record},
};
use hunt::Battue;
use mill::First;
use seat::Computer;

use super::keeping;
use crate::{
    cli::{Colour, DiceMode, PlayArgs},
    files, named_rules, record_file,
};

/// A game that can begin, or go on.
pub(super) struct Opening {
    pub(super) game: Game,
    pub(super) players: BySide<Option<String>>,
    /// The tags of the record that the game itself does not know.
    pub(super) tags: Vec<(String, String)>,
    pub(super) luck: Luck,
    pub(super) seed: u64,
    pub(super) saved_in: Option<PathBuf>,
    /// Whether a record was read that holds more than would be written back.
    pub(super) is_foreign: bool,
    /// The side the computer plays, and how strong.
    pub(super) opponent: Option<(Side, Level)>,
}

/// What is left to luck in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Luck {
    /// Nothing.
    None,
    /// Dice, thrown by the program.
    Dice,
    /// Where the pieces stand at the start.
    Deal,
    /// Who begins.
    Lot,
}

impl Opening {
    /// The game the command line asks for.
    pub(super) fn of(args: &PlayArgs) -> anyhow::Result<Self> {
        if let Some(path) = args.save.as_deref().filter(|path| path.exists()) {
            let name = files::name(path);
            bail!("{name}: the file exists already, choose another name");
        }
        let opening = match &args.resume {
            Some(path) => Self::resume(path, args),
            None => Self::begin(args),
        }?;
        opening.with_opponent(args)
    }

    /// The same with the computer at the board, if it was asked for or played before.
    fn with_opponent(mut self, args: &PlayArgs) -> anyhow::Result<Self> {
        let before = self.opponent_before();
        let Some(level) = args.level.or(before.map(|(_, level)| level)) else {
            if args.colour.is_some() {
                bail!("--colour is for a game against the computer, which --level begins");
            }
            return Ok(self);
        };
        let Some(turn) = self.game.position().turn() else {
            bail!("{} is played alone, so --level has no meaning", self.rules_id());
        };
        let person = match args.colour {
            Some(Colour::White) => Side::White,
            Some(Colour::Black) => Side::Black,
            Some(Colour::Lot) => Side::ALL[(mix(mix(self.seed)) % 2) as usize],
            None if before.is_some() => before.map_or(turn, |(side, _)| side.other()),
            // Where the lot says who begins, it does not always say that it is you.
            None if self.luck == Luck::Lot => Side::White,
            None => turn,
        };
        let side = person.other();
        if before.is_some_and(|(computer, _)| computer != side) {
            // The person now sits where the computer was written down.
            self.players[person] = None;
        }
        let given = [&args.white, &args.black][side as usize].clone();
        self.players[side] = given.or(Some(Computer::NAME.to_string()));
        self.opponent = Some((side, level));
        Ok(self)
    }

    /// What the record says about the computer: its side and its level.
    fn opponent_before(&self) -> Option<(Side, Level)> {
        Side::ALL.into_iter().find_map(|side| {
            let name = self.players[side].as_deref()?.strip_prefix(Computer::NAME)?;
            let level = name.rsplit(' ').next()?.parse().ok()?;
            name.starts_with(", ").then_some((side, level))
        })
    }

    fn begin(args: &PlayArgs) -> anyhow::Result<Self> {
        let rules = with_beginner(named_rules::find(&args.id)?, args);
        let luck = Luck::of(&rules.rules, args);
        let seed = args.seed.unwrap_or_else(random_seed);
        let start = start(&rules, luck, seed, args)?;
        let mut tags = vec![("Rules".to_string(), rules.id)];
        for (tag, name) in [("White", &args.white), ("Black", &args.black)] {
            tags.extend(name.clone().map(|name| (tag.to_string(), name)));
        }
        tags.push(("Date".to_string(), server::date::today()));
        Ok(Self {
            game: Game::from_position(start),
            players: BySide { white: args.white.clone(), black: args.black.clone() },
            tags,
            luck,
            seed,
            saved_in: args.save.clone(),
            is_foreign: false,
            opponent: None,
        })
    }

    fn resume(path: &Path, args: &PlayArgs) -> anyhow::Result<Self> {
        let name = files::name(path);
        let mut records = record_file::read(path)?;
        let (Some(record), true) = (records.pop(), records.is_empty()) else {
            bail!("{name}: more than one game, only one can go on");
        };
        let report = record::check(&record);
        let game = match (report.game, report.problems.first()) {
            (Some(game), None) => game,
            (_, Some(problem)) => bail!("{name}: {problem}"),
            (None, None) => bail!("{name}: there is no game in it"),
        };
        let tags = other_tags(&record, &game);
        let text = keeping::text(&game, &tags, path);
        let is_ours = files::read_text(path, record::MAX_BYTES).is_ok_and(|old| old == text);
        let player = |given: &Option<String>, tag| {
            let written = record.tags.get(tag).filter(|name| !matches!(*name, "" | "?"));
            given.clone().or_else(|| written.map(str::to_string))
        };
        Ok(Self {
            players: BySide {
                white: player(&args.white, "White"),
                black: player(&args.black, "Black"),
            },
            luck: match Luck::of(&game.rules(), args) {
                Luck::Dice => Luck::Dice,
                _ => Luck::None,
            },
            seed: args.seed.unwrap_or_else(random_seed),
            is_foreign: !is_ours && args.save.is_none(),
            saved_in: args.save.clone().or_else(|| is_ours.then(|| path.to_path_buf())),
            opponent: None,
            game,
            tags,
        })
    }

    /// The name the game was asked for by; equal rules may have several.
    pub(super) fn rules_id(&self) -> &str {
        let named = self.tags.iter().find(|(name, _)| name == "Rules");
        named.map_or(self.game.rules_id(), |(_, id)| id)
    }
}

/// The tags that a game does not write itself, and the name of its rules.
fn other_tags(record: &Record, game: &Game) -> Vec<(String, String)> {
    let own = game.to_record();
    record
        .tags
        .iter()
        .filter(|tag| tag.name() == "Rules" || own.tags.get(tag.name()).is_none())
        .map(|tag| (tag.name().to_string(), tag.value().to_string()))
        .collect()
}

impl Luck {
    fn of(rules: &AnyRules, args: &PlayArgs) -> Self {
        match rules {
            AnyRules::Mill(rules) if rules.dice != mill::Dice::None => match args.dice {
                DiceMode::Thrown => Self::Dice,
                DiceMode::Enter => Self::None,
            },
            _ if args.fen.is_some() || args.first.is_some() => Self::None,
            AnyRules::Mill(rules) if rules.first == First::Lot => Self::Lot,
            AnyRules::Battue(_) => Self::Deal,
            _ => Self::None,
        }
    }
}

/// The rules with the beginner that was asked for: in Wolf and Sheep that is a rule.
fn with_beginner(named: NamedRules, args: &PlayArgs) -> NamedRules {
    let (AnyRules::Wolf(mut rules), Some(side), None) = (named.rules, args.first, &args.fen) else {
        return named;
    };
    rules.first = match side {
        Side::White => hunt::wolf::First::Sheep,
        Side::Black => hunt::wolf::First::Wolf,
    };
    let rules = AnyRules::from(rules);
    NamedRules { id: catalogue::id_of(&rules), rules }
}

/// The position a new game begins with.
fn start(rules: &NamedRules, luck: Luck, seed: u64, args: &PlayArgs) -> anyhow::Result<AnyGame> {
    let left_open = match &rules.rules {
        AnyRules::Mill(rules) => rules.first == First::Lot,
        AnyRules::Wolf(_) => true,
        _ => false,
    };
    let beginner = match (luck, args.first) {
        (_, Some(_)) if args.fen.is_some() || !left_open => {
            bail!("who begins is settled already, so --first has no meaning")
        }
        (Luck::Lot, _) => Some(Side::ALL[(mix(seed) % 2) as usize]),
        (_, first) => first,
    };
    match (&rules.rules, beginner) {
        (AnyRules::Battue(rules), _) if args.fen.is_none() => Ok(Battue::deal(*rules, seed).into()),
        (AnyRules::Mill(_), Some(side)) => {
            let fen = rules.rules.initial().to_fen();
            let fen = fen.replacen(" w ", &format!(" {} ", side.letter()), 1);
            Ok(rules.rules.read_fen(&fen)?)
        }
        _ => named_rules::position(rules, args.fen.as_deref()),
    }
}

/// A seed nobody has chosen, short enough to be typed again.
fn random_seed() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    mix(since.as_nanos() as u64 ^ u64::from(std::process::id())) % 1_000_000
}
