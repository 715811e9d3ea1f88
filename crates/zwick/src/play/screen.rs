//! The game on the screen, where the terminal has one.

use std::{io, sync::atomic::AtomicBool};

use tui::{App, Theme};

use super::session::Session;
use crate::output::Output;

impl Session {
    /// Plays on the screen until the player leaves, or is told to.
    pub(super) fn play_on_screen(
        &mut self,
        theme: Theme,
        news: &[String],
        leave: &AtomicBool,
    ) -> io::Result<()> {
        let voice = self.speech.voice().clone();
        let mut app = App::new(self.sitting.clone(), voice, &mut self.keeping, theme);
        app.announce(news);
        let played = tui::run(&mut app, leave);
        self.sitting = app.into_sitting();
        played
    }

    /// Says in lines what is played, and what luck has decided.
    pub(super) fn introduce(&self, news: &[String], out: &mut Output) -> io::Result<()> {
        self.speech.introduce(self.sitting.game.position(), out)?;
        news.iter().try_for_each(|said| out.prose(said))
    }
}
