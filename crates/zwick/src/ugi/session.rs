//! A conversation with another program.

use anyhow::{Context, ensure};
use engine::{Engine, Question};
use game::{Game, GameResult};

use super::{
    command::{Command, Go, Query},
    limits,
    options::{Effect, Options},
    position::{is_first_players, play_words},
    thinking::{Thinking, say, say_no_turn},
};
use crate::named_rules;

/// The game until another one is set.
const FIRST_RULES: &str = "classic";

/// A conversation: what is set, where the game stands, and what is being thought.
pub(super) struct Session {
    options: Options,
    game: Game,
    /// Made when it is first needed.
    engine: Option<Engine>,
    thinking: Option<Thinking>,
}

/// Whether the conversation goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Next {
    /// It does.
    Line,
    /// It is over.
    Leave,
}

impl Session {
    pub(super) fn new() -> anyhow::Result<Self> {
        let options = Options::new(named_rules::find(FIRST_RULES)?);
        Ok(Self { game: options.new_game(), options, engine: None, thinking: None })
    }

    /// Does what a line asks for. The outer error is one of the output, the inner one a bad line,
    /// which changes nothing.
    pub(super) fn hear(&mut self, line: &str) -> anyhow::Result<anyhow::Result<Next>> {
        let command = match Command::read(line) {
            Ok(Some(command)) => command,
            Ok(None) => return Ok(Ok(Next::Line)),
            Err(error) => return Ok(Err(error)),
        };
        let changed = match command {
            Command::Ugi => {
                self.introduce()?;
                Ok(())
            }
            Command::IsReady => {
                let rules = self.game.rules();
                self.engine().get_ready(&rules);
                say("readyok")?;
                Ok(())
            }
            Command::Query(query) => {
                self.respond(query)?;
                Ok(())
            }
            Command::Stop => {
                self.stop();
                Ok(())
            }
            Command::Quit => return Ok(Ok(Next::Leave)),
            Command::SetOption { name, value } => self.set_option(&name, &value),
            Command::NewGame => self.new_game(),
            Command::Position { fen, words } => self.set_position(fen.as_deref(), &words),
            Command::Go(go) => return self.go(&go),
        };
        Ok(changed.map(|()| Next::Line))
    }

    /// Ends the conversation; what is being thought is said before.
    pub(super) fn leave(mut self) {
        self.stop();
        if let Some(thinking) = self.thinking.take() {
            thinking.wait();
        }
    }

    fn introduce(&self) -> anyhow::Result<()> {
        say(&format!("id name Zwickmühle {}", env!("CARGO_PKG_VERSION")))?;
        say("id author the authors of Zwickmühle")?;
        for line in self.options.announced() {
            say(&line)?;
        }
        say("ugiok")?;
        Ok(())
    }

    fn respond(&self, query: Query) -> anyhow::Result<()> {
        let game = &self.game;
        let answer = match query {
            Query::GameOver => game.end().is_some().to_string(),
            Query::FirstPlayersTurn => is_first_players(game.position()).to_string(),
            Query::Result => self.result().to_string(),
        };
        say(&format!("response {answer}"))?;
        Ok(())
    }

    fn result(&self) -> &'static str {
        let Some(end) = self.game.end() else {
            return "none";
        };
        let first = self.game.rules().initial().turn();
        match (end.result, end.result.winner()) {
            (_, Some(winner)) if Some(winner) == first => "p1win",
            (_, Some(_)) => "p2win",
            (GameResult::Draw, None) => "draw",
            (GameResult::Solved, None) => "p1win",
            (GameResult::Unsolved, None) => "p2win",
            _ => "none",
        }
    }

    fn stop(&self) {
        if let Some(thinking) = &self.thinking {
            thinking.stop();
        }
    }

    /// Makes sure that nothing is being thought; one that has been stopped is waited for.
    fn be_free(&mut self) -> anyhow::Result<()> {
        let thinks = self.thinking.as_ref().is_some_and(Thinking::goes_on);
        ensure!(!thinks, "the engine is thinking, stop comes first");
        if let Some(thinking) = self.thinking.take() {
            thinking.wait();
        }
        Ok(())
    }

    fn engine(&mut self) -> &Engine {
        self.engine.get_or_insert_with(|| self.options.engine())
    }

    fn set_option(&mut self, name: &str, value: &str) -> anyhow::Result<()> {
        self.be_free()?;
        match self.options.set(name, value)? {
            Effect::None => {}
            Effect::OtherGame => self.game = self.options.new_game(),
            Effect::OtherEngine => self.engine = None,
        }
        Ok(())
    }

    fn new_game(&mut self) -> anyhow::Result<()> {
        self.be_free()?;
        if let Some(engine) = &self.engine {
            engine.forget();
        }
        self.game = self.options.new_game();
        Ok(())
    }

    fn set_position(&mut self, fen: Option<&str>, words: &[String]) -> anyhow::Result<()> {
        self.be_free()?;
        let mut game = match fen {
            None => self.options.new_game(),
            Some(fen) => {
                let start = self.options.rules.rules.read_fen(fen).context("fen")?;
                Game::from_position(start)
            }
        };
        play_words(&mut game, words.iter().map(String::as_str))?;
        self.game = game;
        Ok(())
    }

    fn go(&mut self, go: &Go) -> anyhow::Result<anyhow::Result<Next>> {
        if let Err(error) = self.be_free() {
            return Ok(Err(error));
        }
        if self.game.end().is_some() || self.game.position().awaits_throw() {
            say_no_turn()?;
            return Ok(Ok(Next::Line));
        }
        let (level, lines) = (self.options.level, self.options.lines);
        let limits = limits::of(go, is_first_players(self.game.position()), lines);
        let seed = self.options.seed;
        let question = Question { limits, seed, ..Question::of_game(&self.game, level) };
        let engine = self.engine().clone();
        self.thinking = Some(Thinking::begin(engine, question, go.infinite));
        Ok(Ok(Next::Line))
    }
}
