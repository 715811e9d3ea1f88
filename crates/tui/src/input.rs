//! Keys and clicks.

use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

use speech::{Speech, shape::Kind};

use crate::{
    app::{App, Question},
    plan::Way,
    sheet::Sheet,
};

/// The longest line that can be typed.
const LONGEST: usize = 100;

impl App<'_> {
    /// Takes a key, a click, or a piece of text.
    pub fn take(&mut self, event: &Event) {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.take_key(*key),
            Event::Mouse(mouse) => self.take_mouse(*mouse),
            Event::Paste(text) if self.sheet.is_none() && self.question.is_none() => {
                let typed = self.typed.get_or_insert_default();
                let room = LONGEST.saturating_sub(typed.chars().count());
                typed.extend(text.chars().filter(|c| !c.is_control()).take(room));
            }
            _ => {}
        }
    }

    /// Takes a key.
    pub fn take_key(&mut self, key: KeyEvent) {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        if control && matches!(key.code, KeyCode::Char('c' | 'd')) {
            return self.break_off();
        }
        if control || key.modifiers.contains(KeyModifiers::ALT) {
            return;
        }
        if let Some(sheet) = self.sheet.take() {
            self.sheet = sheet.after(key.code);
            return;
        }
        if let Some(question) = self.question {
            return self.take_answer(question, key.code);
        }
        match self.typed.take() {
            Some(line) => self.take_letter(line, key.code),
            None => self.take_command(key.code),
        }
    }

    /// Ctrl-C lets go of whatever is in the way; if nothing is, it asks whether to stop.
    fn break_off(&mut self) {
        match self.question.take() {
            Some(Question::Quit) => self.is_done = true,
            Some(_) => {}
            None if self.typed.take().is_some() || self.sheet.is_some() => self.sheet = None,
            None => self.ask_quit(),
        }
    }

    fn take_answer(&mut self, question: Question, key: KeyCode) {
        match key {
            // Each question is about the end of a game, and Enter may end a word that was meant to be typed.
            KeyCode::Esc => self.answer(question, false),
            KeyCode::Char(letter) => {
                if let Some(is_yes) = self.meant_by(letter, question) {
                    self.answer(question, is_yes);
                }
            }
            _ => {}
        }
    }

    /// Whether a letter is yes or no: in the language of the screen, else in English.
    fn meant_by(&self, letter: char, question: Question) -> Option<bool> {
        let letter = letter.to_lowercase().to_string();
        let own = [("tui-yes", true), ("tui-no", false)];
        let own = own.into_iter().find(|(key, _)| self.voice.say(key, &[]) == letter);
        own.map(|(_, is_yes)| is_yes).or(match letter.as_str() {
            "y" => Some(true),
            "n" => Some(false),
            "q" if question == Question::Quit => Some(true),
            _ => None,
        })
    }

    fn take_letter(&mut self, mut line: String, key: KeyCode) {
        match key {
            // A turn that is typed too soon waits until the computer has played.
            KeyCode::Enter if self.must_wait(&line) => {}
            KeyCode::Enter => return self.obey(&line),
            KeyCode::Esc => return,
            KeyCode::Backspace if line.is_empty() => return,
            KeyCode::Backspace => {
                line.pop();
            }
            KeyCode::Char(c) if line.chars().count() < LONGEST => line.push(c),
            _ => {}
        }
        self.typed = Some(line);
    }

    fn take_command(&mut self, key: KeyCode) {
        match key {
            KeyCode::Up => self.walk(Way::Up),
            KeyCode::Down => self.walk(Way::Down),
            KeyCode::Left => self.walk(Way::Left),
            KeyCode::Right => self.walk(Way::Right),
            KeyCode::Tab => self.walk_to_choice(false),
            KeyCode::BackTab => self.walk_to_choice(true),
            KeyCode::Enter | KeyCode::Char(' ') => self.choose(),
            KeyCode::Esc => self.let_go(),
            KeyCode::PageUp => self.scroll(true),
            KeyCode::PageDown => self.scroll(false),
            // What is typed is a turn before it is a command: no key below begins one.
            KeyCode::Char(c) if self.begins_turn(c) => self.typed = Some(c.to_string()),
            KeyCode::Char('u') => self.take_back(1),
            KeyCode::Char('r') => self.redo(),
            KeyCode::Char('i') => self.give_hint(),
            KeyCode::Char('o') => self.offer(),
            KeyCode::Char('k') => self.claim(None, None),
            KeyCode::Char('n') => self.take_nothing(),
            KeyCode::Char('t') => self.throw(),
            KeyCode::Char('v') => self.flip(),
            KeyCode::Char('S') => self.ask_resign(),
            KeyCode::Char('+') => self.change_level(true),
            KeyCode::Char('-') => self.change_level(false),
            KeyCode::Char(':' | '/') => self.typed = Some(String::new()),
            KeyCode::Char('?') | KeyCode::F(1) => self.sheet = Some(Sheet::Keys),
            KeyCode::Char('R') | KeyCode::F(2) => self.sheet = Some(Sheet::Rules { scrolled: 0 }),
            KeyCode::Char('q') => self.ask_quit(),
            // A word that means nothing is told so, and no turn is played in its stead.
            KeyCode::Char(c) if c.is_alphabetic() => self.typed = Some(c.to_string()),
            _ => {}
        }
    }

    /// Whether a character begins a turn, a throw, or the name of a place of this board; a capital is as good as a
    /// small letter.
    pub(crate) fn begins_turn(&self, typed: char) -> bool {
        if typed.is_ascii_digit() || (typed == '(' && self.sitting.awaits_throw()) {
            return true;
        }
        let typed = typed.to_ascii_lowercase();
        let game = &self.sitting.game;
        let mut places =
            self.shape.points.iter().filter(|place| self.shape.kind != Kind::Squares || place.dark);
        places.any(|place| Speech::spoken_place(&game.rules(), &place.name).starts_with(typed))
            || game.legal_moves().iter().any(|&m| game.position().move_text(m).starts_with(typed))
    }

    fn take_mouse(&mut self, mouse: MouseEvent) {
        let (column, row) = (mouse.column, mouse.row);
        match mouse.kind {
            MouseEventKind::ScrollUp => self.turn_wheel(true),
            MouseEventKind::ScrollDown => self.turn_wheel(false),
            MouseEventKind::Down(MouseButton::Left) => {
                if self.sheet.take().is_some() || self.question.is_some() {
                    return;
                }
                let place = self.plan.as_ref().and_then(|plan| plan.place_at(column, row));
                if let Some(name) = place.map(|place| place.name.clone()) {
                    self.typed = None;
                    self.cursor = name;
                    self.choose();
                }
            }
            MouseEventKind::Down(MouseButton::Right) => self.let_go(),
            _ => {}
        }
    }

    fn turn_wheel(&mut self, up: bool) {
        match self.sheet {
            Some(sheet) => self.sheet = sheet.after(if up { KeyCode::Up } else { KeyCode::Down }),
            None => self.scroll(up),
        }
    }

    /// Scrolls the list of turns.
    fn scroll(&mut self, up: bool) {
        let step = usize::from(self.list.height / 2).max(1);
        let lines = seat::numbered(&self.sitting.game).len();
        let most = lines.saturating_sub(usize::from(self.list.height));
        let scrolled = if up { self.scrolled + step } else { self.scrolled.saturating_sub(step) };
        self.scrolled = scrolled.min(most);
    }
}
