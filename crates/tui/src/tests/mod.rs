//! Games played on a screen that is none.

mod games;
mod keys;
mod looks;

use std::{
    collections::{BTreeSet, VecDeque},
    io,
    path::Path,
};

use board::{BySide, Side};
use engine::{Engine, Level, Settings};
use game::{AnyMove, Dice, Game};
use i18n::{Bundle, Language};
use ratatui::{
    Terminal,
    backend::TestBackend,
    buffer::Buffer,
    crossterm::event::{KeyCode, KeyEvent, KeyModifiers},
};
use seat::{Computer, Keeper, Marks, Sitting};
use speech::Speech;

use crate::{App, Theme, plan::Way};

/// Keeps nothing.
#[derive(Debug, Default)]
struct Nowhere;

impl Keeper for Nowhere {
    fn file(&self) -> Option<String> {
        None
    }

    fn is_safe(&self) -> bool {
        false
    }

    fn choose(&mut self, _: &Path) -> bool {
        false
    }

    fn name_computer(&mut self, _: &Computer, _: &Bundle) {}

    fn keep(&mut self, _: &Game) -> Result<(), (String, io::Error)> {
        Ok(())
    }
}

const PLAIN: Theme = Theme { marks: Marks::Letters, colours: false };
const FULL: Theme = Theme { marks: Marks::Discs, colours: true };

fn engine() -> Engine {
    Engine::new(&Settings { hash_bytes: 1 << 16, ..Settings::default() })
}

fn two_people(game: Game) -> Sitting {
    Sitting { game, dice: Some(Dice::new(3)), computer: Computer::watching(engine()) }
}

fn against(game: Game, side: Side) -> Sitting {
    let computer = Computer::playing(engine(), side, Level::WEAKEST, 1);
    Sitting { computer, ..two_people(game) }
}

fn position(id: &str, fen: &str) -> Game {
    let rules = game::catalogue::find(id).unwrap().rules;
    Game::from_position(rules.read_fen(fen).unwrap())
}

/// An app and a screen to draw it on.
struct Stage<'a> {
    app: App<'a>,
    terminal: Terminal<TestBackend>,
}

impl<'a> Stage<'a> {
    fn new(keeper: &'a mut Nowhere, sitting: Sitting, language: Language) -> Self {
        Self::sized(keeper, sitting, language, FULL, (80, 24))
    }

    fn sized(
        keeper: &'a mut Nowhere,
        sitting: Sitting,
        language: Language,
        theme: Theme,
        (width, height): (u16, u16),
    ) -> Self {
        let position = sitting.game.position();
        let id = sitting.game.rules_id().to_string();
        let mut players = BySide { white: None, black: None };
        if let Some(side) = sitting.computer.side() {
            players[side] = Some(Computer::NAME.to_string());
        }
        let voice = Speech::new(language, position.family(), id, players);
        let app = App::new(sitting, voice, keeper, theme);
        let terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        let mut stage = Self { app, terminal };
        stage.draw();
        stage
    }

    fn draw(&mut self) -> &Buffer {
        self.terminal.draw(|frame| self.app.draw(frame)).unwrap();
        self.terminal.backend().buffer()
    }

    /// Everything on the screen, line by line.
    fn text(&mut self) -> String {
        let buffer = self.draw();
        let width = usize::from(buffer.area.width);
        let lines = buffer.content.chunks(width);
        let text = |row: &[ratatui::buffer::Cell]| -> String {
            row.iter().map(ratatui::buffer::Cell::symbol).collect::<String>().trim_end().to_string()
        };
        lines.map(text).collect::<Vec<_>>().join("\n")
    }

    /// The text with line breaks as blanks, to look for sentences in.
    fn prose(&mut self) -> String {
        self.text().split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[track_caller]
    fn shows(&mut self, words: &str) {
        let text = self.prose();
        assert!(text.contains(words), "\"{words}\" is not shown:\n{}", self.text());
    }

    fn key(&mut self, code: KeyCode) {
        self.app.take_key(KeyEvent::new(code, KeyModifiers::NONE));
        self.draw();
    }

    fn keys(&mut self, text: &str) {
        text.chars().for_each(|c| self.key(KeyCode::Char(c)));
    }

    /// Types a line as after a colon.
    fn type_line(&mut self, line: &str) {
        self.keys(":");
        self.keys(line);
        self.key(KeyCode::Enter);
    }

    /// Walks the cursor to a place by arrow keys alone.
    fn walk_to(&mut self, name: &str) {
        for way in self.way_to(name) {
            self.key(match way {
                Way::Up => KeyCode::Up,
                Way::Down => KeyCode::Down,
                Way::Left => KeyCode::Left,
                Way::Right => KeyCode::Right,
            });
        }
        assert_eq!(self.app.cursor(), name);
    }

    fn way_to(&self, name: &str) -> Vec<Way> {
        let plan = self.app.plan.as_ref().expect("the board is drawn");
        let mut seen = BTreeSet::from([self.app.cursor().to_string()]);
        let mut open = VecDeque::from([(self.app.cursor().to_string(), Vec::new())]);
        while let Some((here, way)) = open.pop_front() {
            if here == name {
                return way;
            }
            for next in [Way::Up, Way::Down, Way::Left, Way::Right] {
                if let Some(place) = plan.next(&here, next)
                    && seen.insert(place.name.clone())
                {
                    let way = way.iter().copied().chain([next]).collect();
                    open.push_back((place.name.clone(), way));
                }
            }
        }
        panic!("{name} cannot be reached");
    }

    fn choose(&mut self, name: &str) {
        self.walk_to(name);
        self.key(KeyCode::Enter);
    }

    /// Plays a turn by keys alone.
    fn play(&mut self, m: AnyMove) {
        let game = &self.app.sitting().game;
        let (ply, text) = (game.ply(), game.position().move_text(m));
        let path = speech::path(game.position(), m);
        if path.steps.is_empty() && path.takes.is_empty() {
            self.key(KeyCode::Enter);
        }
        for name in path.steps.iter().chain(&path.takes) {
            self.choose(name);
        }
        if self.app.sitting().game.ply() == ply {
            self.keys("n");
        }
        let turn = self.app.sitting().game.turns().get(ply).map(|turn| turn.text.clone());
        assert_eq!(turn.as_deref(), Some(text.as_str()), "{}", self.text());
    }
}
