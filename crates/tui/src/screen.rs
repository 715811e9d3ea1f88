//! The screen: the board, the turns beside it, and what is said below.

use board::Side;
use game::AnyGame;
use ratatui::{
    Frame,
    layout::{Position, Rect},
    style::{Modifier, Style},
};

use crate::{
    app::{App, Question},
    computer::About,
    paint::Scene,
    plan::Plan,
    theme::Theme,
};

/// The smallest screen.
const LEAST: (u16, u16) = (60, 20);

/// The rows below the board: sentences, and the keys.
const SPOKEN: u16 = 4;

/// The columns beside the board that the turns need.
const BESIDE: u16 = 24;

impl App<'_> {
    /// Draws everything.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        if area.width < LEAST.0 || area.height < LEAST.1 {
            return self.draw_too_small(frame);
        }
        let body = Rect { y: area.y + 1, height: area.height - SPOKEN - 2, ..area };
        let room = Rect { x: body.x + 1, width: body.width - BESIDE - 2, ..body };
        self.draw_title(frame);
        self.plan = Plan::fit(&self.shape, self.flipped, room);
        let mut beside = body;
        if let Some(plan) = &self.plan {
            let scene = Scene {
                plan,
                theme: self.theme,
                family: self.voice.family(),
                standing: self.standing(),
                lights: self.lights(),
                cursor: &self.cursor,
            };
            scene.draw(frame.buffer_mut());
            beside.x = plan.area().right() + 2;
            beside.width = body.right() - beside.x;
        }
        self.draw_beside(beside, frame);
        let spoken = Rect { y: body.bottom(), height: SPOKEN, ..area };
        self.draw_spoken(spoken, frame);
        let last = Rect { y: area.bottom() - 1, height: 1, ..area };
        self.draw_last_line(last, frame);
        self.draw_sheet(frame);
    }

    fn draw_too_small(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        self.plan = None;
        let args = [
            ("width", area.width.into()),
            ("height", area.height.into()),
            ("needwidth", LEAST.0.into()),
            ("needheight", LEAST.1.into()),
        ];
        let words = self.voice.say("tui-too-small", &args);
        write(frame, area, &wrapped(&words, area.width, area.height), Style::new());
    }

    fn draw_title(&self, frame: &mut Frame<'_>) {
        let line = Rect { height: 1, ..frame.area() };
        let title = self.voice.rules_name();
        let bold = Style::new().add_modifier(Modifier::BOLD);
        write(frame, line, &[format!(" {title}")], bold);
        if let Some(level) = self.sitting.computer.level() {
            let level = self.voice.say("play-computer", &[("level", level.get().into())]);
            let width = level.chars().count() as u16;
            let x = line.right().saturating_sub(width + 1);
            write(frame, Rect { x, width, ..line }, &[level], Theme::faint());
        }
    }

    /// Draws who plays what, and the turns.
    fn draw_beside(&mut self, area: Rect, frame: &mut Frame<'_>) {
        let players = self.players();
        write(frame, area, &players, Style::new());
        let down = players.len() as u16 + u16::from(!players.is_empty());
        let list = Rect { y: area.y + down, height: area.height.saturating_sub(down), ..area };
        self.list = list;
        let lines = seat::numbered(&self.sitting.game);
        let most = lines.len().saturating_sub(usize::from(list.height));
        let first = most - self.scrolled.min(most);
        let shown: Vec<String> = lines
            .iter()
            .skip(first)
            .map(|line| {
                let (one, two) = (line.first.join(" "), line.second.join(" "));
                format!("{:>3}. {one:<9} {two}", line.number)
            })
            .collect();
        let shown: Vec<String> = shown.iter().map(|line| cut(line, list.width)).collect();
        write(frame, list, &shown, Style::new());
        let last = shown.len().min(usize::from(list.height));
        if self.scrolled == 0 && last > 0 {
            let row = Rect { y: list.y + last as u16 - 1, height: 1, ..list };
            let bold = Style::new().add_modifier(Modifier::BOLD);
            frame.buffer_mut().set_style(row, bold);
        }
    }

    /// The two sides with their marks, and the stones they have in hand.
    fn players(&self) -> Vec<String> {
        let position = self.sitting.game.position();
        if position.is_puzzle() {
            return Vec::new();
        }
        let player = |side: Side| {
            let mark = self.theme.marks.piece(self.voice.family(), side);
            let title = self.voice.title(side);
            let turn = position.turn() == Some(side) && self.sitting.game.end().is_none();
            let arrow = if turn { '>' } else { ' ' };
            let hand = match position {
                AnyGame::Mill(mill) if mill.hand(side) > 0 => {
                    let args = [("count", mill.hand(side).into())];
                    format!(", {}", self.voice.say("board-in-hand", &args))
                }
                _ => String::new(),
            };
            format!("{arrow} {mark} {title}{hand}")
        };
        let mut lines: Vec<String> = Side::ALL.into_iter().map(player).collect();
        if let Some(throw) = position.throw() {
            lines.push(format!("  {}", self.voice.thrown(throw)));
        }
        lines
    }

    /// Draws what has just happened and what is to be done.
    fn draw_spoken(&self, area: Rect, frame: &mut Frame<'_>) {
        let inner = Rect { x: area.x + 1, width: area.width - 2, ..area };
        let to_do = wrapped(&self.to_do(), inner.width, area.height);
        let room = area.height - to_do.len() as u16;
        let note = wrapped(&self.note, inner.width, room);
        write(frame, inner, &note, self.theme.note());
        let below = Rect {
            y: inner.y + note.len() as u16,
            height: inner.height - note.len() as u16,
            ..inner
        };
        write(frame, below, &to_do, Style::new());
    }

    /// What is to be done now, or how the game ended.
    fn to_do(&self) -> String {
        let game = &self.sitting.game;
        let position = game.position();
        match (self.question, self.thinks_about()) {
            (Some(question), _) => return self.asked(question),
            (None, Some(About::Turn | About::Draw)) => return self.voice.say("play-thinking", &[]),
            (None, Some(About::Hint)) => return self.voice.say("tui-thinking-hint", &[]),
            (None, None) => {}
        }
        if let Some(end) = game.end() {
            // What people have declared stays.
            let stays = self.sitting.game.clone().take_back(1).is_err();
            let over = self.voice.say(if stays { "tui-over-stays" } else { "tui-over" }, &[]);
            return format!("{} {over}", self.voice.end(end, position));
        }
        if self.sitting.awaits_throw() {
            let key = if self.sitting.dice.is_some() { "tui-throw" } else { "play-enter-throw" };
            return format!("{} {}", self.voice.turn(position), self.voice.say(key, &[]));
        }
        if self.partial.placeless().is_some() {
            return format!("{} {}", self.voice.turn(position), self.voice.say("tui-pass", &[]));
        }
        if self.partial.chosen().is_empty() {
            return self.voice.turn(position);
        }
        let takes = !self.partial.takes().is_empty();
        self.voice.say(
            match (takes, self.partial.complete()) {
                (true, None) => "tui-take",
                (true, Some(_)) => "tui-take-or-not",
                (false, Some(_)) => "tui-go-or-not",
                (false, None) => "tui-go",
            },
            &[],
        )
    }

    fn asked(&self, question: Question) -> String {
        let side = self.sitting.speaker();
        let asked = match question {
            Question::Quit if self.keeper.is_safe() => self.voice.say("tui-ask-quit-saved", &[]),
            Question::Quit => self.voice.say("tui-ask-quit", &[]),
            Question::Resign => self.voice.say("board-resign-sure", &[]),
            Question::Draw => {
                let by = self.sitting.game.pending_offer().unwrap_or(side);
                let offered = self.voice.say_of("board-offered", by);
                format!("{offered} {}", self.voice.say("tui-ask-draw", &[]))
            }
        };
        let (yes, no) = (self.voice.say("tui-yes", &[]), self.voice.say("tui-no", &[]));
        format!("{asked} [{yes}/{no}]")
    }

    /// Draws the line that is being typed, or the keys.
    fn draw_last_line(&self, area: Rect, frame: &mut Frame<'_>) {
        match &self.typed {
            None => {
                let keys = cut(&format!(" {}", self.voice.say("tui-keys", &[])), area.width);
                write(frame, area, &[keys], Theme::faint());
            }
            Some(typed) => {
                let room = usize::from(area.width) - 4;
                let length = typed.chars().count();
                let shown: String = typed.chars().skip(length.saturating_sub(room)).collect();
                let x = area.x + 2 + shown.chars().count() as u16;
                write(frame, area, &[format!(": {shown}")], Style::new());
                frame.set_cursor_position(Position { x, y: area.y });
            }
        }
    }
}

/// Writes lines into an area.
pub(crate) fn write(frame: &mut Frame<'_>, area: Rect, lines: &[String], style: Style) {
    for (row, line) in lines.iter().enumerate().take(usize::from(area.height)) {
        let y = area.y + row as u16;
        frame.buffer_mut().set_stringn(area.x, y, line, usize::from(area.width), style);
    }
}

/// Breaks a text between words into lines; the last one says if there was more.
pub(crate) fn wrapped(text: &str, width: u16, height: u16) -> Vec<String> {
    let width = usize::from(width);
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_string()),
        }
    }
    let rows = usize::from(height);
    if lines.len() > rows {
        lines.truncate(rows);
        if let Some(last) = lines.last_mut() {
            *last = cut(&format!("{last} ..."), width as u16);
        }
    }
    lines
}

/// A line as far as it fits.
fn cut(line: &str, width: u16) -> String {
    let width = usize::from(width);
    if line.chars().count() <= width {
        return line.to_string();
    }
    let mut short: String = line.chars().take(width.saturating_sub(3)).collect();
    short.push_str("...");
    short
}
