//! What a bot thinks with: another program, asked by the Universal Game Interface.

use std::time::Duration;

use anyhow::{Context, anyhow};
use game::{Game, catalogue};

use super::view::View;
use crate::{
    matches::{Clocks, Fault, Pace, Player, Program},
    ugi::position::play_words,
};

/// How long the program may be silent beyond its time.
const PATIENCE: Duration = Duration::from_mins(1);

/// What is left to the way of a turn to the server, in milliseconds.
const WAY: u64 = 300;

/// How a bot thinks.
#[derive(Clone, Debug)]
pub(super) struct Engine {
    /// The program and its arguments.
    pub(super) words: Vec<String>,
    /// How strong it plays, if it knows levels.
    pub(super) level: Option<String>,
    /// How long it thinks, in milliseconds.
    pub(super) time: Option<u64>,
}

/// A program that thinks about one game.
#[derive(Debug)]
pub(super) struct Mind {
    program: Program,
    timed: bool,
    ready: bool,
}

impl Mind {
    pub(super) fn new(engine: &Engine, rules: &str) -> Self {
        let mut options = vec![("Rules", rules.to_string())];
        options.extend(engine.level.clone().map(|level| ("Level", level)));
        let pace = Pace { depth: None, nodes: None, time: engine.time };
        let program = Program::new(engine.words.clone(), options, pace, PATIENCE);
        Self { program, timed: engine.time.is_some(), ready: false }
    }

    /// Chooses a turn, as it is written. A program that has failed is started again when it is asked
    /// next.
    pub(super) fn choose(&mut self, view: &View) -> anyhow::Result<String> {
        let game = game_of(view)?;
        let chosen = self.ask(view, &game);
        self.ready = chosen.is_ok();
        let turn = chosen.map_err(|fault| anyhow!("the engine fails: {fault}"))?;
        Ok(game.position().move_text(turn))
    }

    /// Whether the program took its side to be better when it chose last, as far as it has said so.
    pub(super) const fn is_better(&self) -> Option<bool> {
        self.program.is_better()
    }

    fn ask(&mut self, view: &View, game: &Game) -> Result<game::AnyMove, Fault> {
        if !self.ready {
            self.program.begin(seed(&view.id))?;
        }
        let clocks = clocks_of(view).filter(|_| !self.timed);
        self.program.choose(game, clocks.as_ref().map(|clocks| (clocks, Player::A)))
    }
}

/// What tells one game from another where the program plays by lot.
fn seed(id: &str) -> u64 {
    id.bytes().fold(1, |seed, byte| seed.wrapping_mul(31).wrapping_add(byte.into()))
}

/// The clocks, the own one first; with days for a turn the program thinks as it likes.
fn clocks_of(view: &View) -> Option<Clocks> {
    let (clock, own) = (view.clock.as_ref().filter(|clock| !clock.days)?, view.own()?);
    let left = |side| clock.of(side).map(|left| Duration::from_millis(left.saturating_sub(WAY)));
    Some(Clocks::standing([left(own)?, left(own.other())?], Duration::ZERO))
}

/// The game with all that has been played, so that the program knows what was repeated; where it began
/// in another way than usual, only how it stands.
fn game_of(view: &View) -> anyhow::Result<Game> {
    let rules = catalogue::find(&view.rules.id).context("the game is not known here")?.rules;
    let mut game = Game::from_position(rules.initial());
    let words = view.moves.iter().flat_map(|turn| turn.text.split_whitespace());
    let played = play_words(&mut game, words);
    if played.is_ok() && game.position().to_fen() == view.fen {
        return Ok(game);
    }
    let position = rules.read_fen(&view.fen).map_err(|error| anyhow!("{}: {error}", view.fen))?;
    Ok(Game::from_position(position))
}
