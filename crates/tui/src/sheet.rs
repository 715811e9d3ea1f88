//! What lies over the board when it is asked for: the keys in words, and the rules of the game.

use ratatui::{
    Frame,
    crossterm::event::KeyCode,
    layout::Rect,
    style::{Modifier, Style},
    widgets::Clear,
};

use crate::{
    app::App,
    screen::{wrapped, write},
    theme::Theme,
};

/// Every key with the message that says what it does.
const KEYS: &[(&str, &str)] = &[
    ("tui-key-arrows", "tui-help-move"),
    ("Tab", "tui-help-next"),
    ("Enter", "tui-help-choose"),
    ("Esc", "board-undo-half"),
    ("d2 :", "tui-help-type"),
    ("u r", "tui-help-undo"),
    ("i", "tui-help-hint"),
    ("R", "tui-help-rules"),
    ("+ -", "tui-help-level"),
    ("t", "board-throw"),
    ("n", "board-take-nothing"),
    ("o", "board-offer"),
    ("k", "board-claim"),
    ("S", "board-resign"),
    ("v", "board-flip"),
    ("tui-key-pages", "tui-help-scroll"),
    ("q", "tui-help-quit"),
];

/// How many lines a page key goes.
const PAGE: usize = 10;

/// A sheet over the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sheet {
    /// The keys.
    Keys,
    /// The rules, by so many lines down.
    Rules { scrolled: usize },
}

impl Sheet {
    /// What lies there after a key; all but those that scroll put it away.
    pub(crate) const fn after(self, key: KeyCode) -> Option<Self> {
        let Self::Rules { scrolled } = self else {
            return None;
        };
        let scrolled = match key {
            KeyCode::Up => scrolled.saturating_sub(1),
            KeyCode::Down => scrolled + 1,
            KeyCode::PageUp => scrolled.saturating_sub(PAGE),
            KeyCode::PageDown | KeyCode::Char(' ') => scrolled + PAGE,
            _ => return None,
        };
        Some(Self::Rules { scrolled })
    }
}

impl App<'_> {
    /// Draws the sheet over everything else.
    pub(crate) fn draw_sheet(&mut self, frame: &mut Frame<'_>) {
        let Some(sheet) = self.sheet else {
            return;
        };
        let area = frame.area();
        frame.render_widget(Clear, area);
        let inner = Rect { x: area.x + 2, width: area.width - 4, ..area };
        let body = Rect { y: inner.y + 1, height: inner.height - 2, ..inner };
        let (title, foot) = match sheet {
            Sheet::Keys => {
                self.draw_keys(body, frame);
                (self.voice.say("tui-help-title", &[]), "tui-help-back")
            }
            Sheet::Rules { scrolled } => {
                let scrolled = self.draw_rules(scrolled, body, frame);
                self.sheet = Some(Sheet::Rules { scrolled });
                (self.voice.rules_name(), "tui-rules-back")
            }
        };
        let bold = Style::new().add_modifier(Modifier::BOLD);
        write(frame, Rect { height: 1, ..inner }, &[title], bold);
        let last = Rect { y: inner.bottom() - 1, height: 1, ..inner };
        write(frame, last, &[self.voice.say(foot, &[])], Theme::faint());
    }

    fn draw_keys(&self, area: Rect, frame: &mut Frame<'_>) {
        let name = |key: &str| {
            if key.starts_with("tui-") { self.voice.say(key, &[]) } else { key.to_string() }
        };
        let column = KEYS.iter().map(|(key, _)| name(key).chars().count()).max().unwrap_or(0) + 2;
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let mut y = area.y;
        let has_dice = self.sitting.game.rules().has_dice();
        for (key, what) in KEYS.iter().filter(|(key, _)| has_dice || *key != "t") {
            let room = Rect { y, height: area.bottom().saturating_sub(y).min(2), ..area };
            write(frame, room, &[name(key)], bold);
            let words = Rect {
                x: area.x + column as u16,
                width: area.width.saturating_sub(column as u16),
                ..room
            };
            let lines = wrapped(&self.voice.say(what, &[]), words.width, 2);
            write(frame, words, &lines, Style::new());
            y += lines.len() as u16;
        }
    }

    /// Draws the rules from so many lines down, but no further than to their end; says how far.
    fn draw_rules(&self, scrolled: usize, area: Rect, frame: &mut Frame<'_>) -> usize {
        let mut lines = Vec::new();
        for paragraph in self.voice.rules(&self.sitting.game.rules()) {
            lines.extend(wrapped(&paragraph, area.width, u16::MAX));
            lines.push(String::new());
        }
        lines.pop();
        let scrolled = scrolled.min(lines.len().saturating_sub(usize::from(area.height)));
        write(frame, area, &lines[scrolled..], Style::new());
        scrolled
    }
}
