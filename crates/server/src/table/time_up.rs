//! What happens when the time of a side has run out.

use board::Side;

use super::{Event, Table};

impl Table {
    /// The end of a game in which a side has no time left: it has lost, or the game is drawn if the
    /// other side could not win any more in any way.
    pub(super) fn time_is_up(&self, side: Side) -> Event {
        let drawn = !self.game.position().is_puzzle() && !self.game.can_still_win(side.other());
        Event::Flag { side: side.into(), drawn }
    }
}
