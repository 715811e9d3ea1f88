//! The keys, in words.

use ratatui::{
    Frame,
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
    (":", "tui-help-type"),
    ("u r", "tui-help-undo"),
    ("h", "tui-help-hint"),
    ("+ -", "tui-help-level"),
    ("t", "board-throw"),
    ("n", "board-take-nothing"),
    ("o", "board-offer"),
    ("c", "board-claim"),
    ("g", "board-resign"),
    ("f", "board-flip"),
    ("tui-key-pages", "tui-help-scroll"),
    ("q", "tui-help-quit"),
];

impl App<'_> {
    /// Draws the keys over everything else.
    pub(crate) fn draw_help(&self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let inner = Rect { x: area.x + 2, y: area.y, width: area.width - 4, height: area.height };
        frame.render_widget(Clear, area);
        let name = |key: &str| {
            if key.starts_with("tui-") { self.voice.say(key, &[]) } else { key.to_string() }
        };
        let column = KEYS.iter().map(|(key, _)| name(key).chars().count()).max().unwrap_or(0) + 2;
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let mut y = inner.y + 1;
        write(
            frame,
            Rect { y: inner.y, height: 1, ..inner },
            &[self.voice.say("tui-help-title", &[])],
            bold,
        );
        for (key, what) in KEYS {
            let room = Rect { y, height: inner.bottom().saturating_sub(y).min(2), ..inner };
            write(frame, room, &[name(key)], bold);
            let words = Rect {
                x: inner.x + column as u16,
                width: inner.width.saturating_sub(column as u16),
                ..room
            };
            let lines = wrapped(&self.voice.say(what, &[]), words.width, 2);
            write(frame, words, &lines, Style::new());
            y += lines.len() as u16;
        }
        let foot = Rect { y: inner.bottom() - 1, height: 1, ..inner };
        write(frame, foot, &[self.voice.say("tui-help-back", &[])], Theme::faint());
    }
}
