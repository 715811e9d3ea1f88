//! What changes in the course of a game of mill, said once when it does.

use board::{Position, Side, State};
use game::AnyGame;
use mill::{Fly, Mill};

use crate::Speech;

impl Speech {
    /// What a turn has changed for those to come: that all stones are placed, that a side may jump.
    pub fn turning_points(&self, before: &AnyGame, after: &AnyGame) -> Vec<String> {
        let (AnyGame::Mill(before), AnyGame::Mill(after)) = (before, after) else {
            return Vec::new();
        };
        if after.end().is_some() {
            return Vec::new();
        }
        self.all_placed(before, after)
            .into_iter()
            .chain(self.begins_to_fly(before, after))
            .collect()
    }

    /// That stones are moved from now on.
    fn all_placed(&self, before: &Mill, after: &Mill) -> Option<String> {
        let in_hand = |mill: &Mill| Side::ALL.into_iter().any(|side| mill.hand(side) > 0);
        let begins = in_hand(before) && !in_hand(after) && !after.flies(after.turn());
        begins.then(|| self.text.text("news-all-placed"))
    }

    /// That a side may jump from now on.
    fn begins_to_fly(&self, before: &Mill, after: &Mill) -> Option<String> {
        let begins = |side: &Side| after.flies(*side) && !before.flies(*side);
        let side = Side::ALL.into_iter().find(begins)?;
        let key = match State::rules(after).fly {
            Fly::Off => return None,
            Fly::Free => "news-flies",
            Fly::Line => "news-flies-line",
        };
        let (kind, _) = self.called(side);
        let args = [
            ("side", kind.into()),
            ("player", self.title(side).into()),
            ("stones", after.total(side).into()),
        ];
        Some(self.say(key, &args))
    }
}
