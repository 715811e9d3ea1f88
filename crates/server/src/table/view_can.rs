//! What can be done at a table besides a turn.

use board::{DrawMode, Side};
use game::ClaimKind;

use super::{Can, ClaimMode, ClaimView, Table, event::Claim};

impl Table {
    pub(super) fn can(&self) -> Can {
        let game = &self.game;
        let playing = game.end().is_none();
        let try_on =
            |attempt: fn(&mut game::Game, Side) -> bool| attempt(&mut game.clone(), self.voice());
        let back = game.ply() > 0 && self.plies_back(1).is_ok();
        Can {
            undo: back && try_on(|game, _| game.take_back(1).is_ok()),
            redo: playing && game.redo_len() > 0,
            offer: playing && try_on(|game, side| game.offer_draw(side).is_ok()),
            resign: playing,
            claim: self.claims().filter(|_| playing && !self.is_computers_turn()),
            abort: playing && try_on(|game, _| game.abort().is_ok()),
            rematch: !playing,
            hint: self.check_hint().is_ok(),
            abandon: false,
        }
    }

    fn claims(&self) -> Option<ClaimView> {
        let position = self.game.position();
        let rules = position.draw_rules()?;
        let mut kinds: Vec<Claim> = Vec::new();
        for (kind, rule) in
            [(ClaimKind::Repetition, rules.repetition), (ClaimKind::NoProgress, rules.no_progress)]
        {
            if rule.mode == DrawMode::Claim {
                kinds.push(kind.into());
            }
        }
        let mut modes = vec![ClaimMode::Board];
        if !position.awaits_throw() {
            modes.push(ClaimMode::Intended);
        }
        (!kinds.is_empty()).then_some(ClaimView { modes, kinds })
    }
}
