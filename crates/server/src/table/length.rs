//! How long a game may become: its log, and what the players do besides playing.

use board::{BySide, Side};

use super::{Command, Event, Refused, Table};

/// How many events are told at a time.
pub(crate) const PAGE: usize = 500;

/// How many events a game may have before nothing is taken in any more but what ends it, what answers or takes back
/// something that was done, and turns between two people whose games the server stops: the clock of the side to move
/// goes on, and the draws that the server decides bound their number. The longest games that people have played over a board have a few hundred turns, each with a throw at most; and a game
/// that is played and taken back for a whole day fits as well.
const MOST: u64 = 10_000;

/// How much each player may do besides playing before the first turn, such as offering a draw, and how much both
/// together that nobody does as a side, such as showing the game in the archive. What answers such a thing or takes it
/// back is bounded by it and always possible: nobody can use up what the other side needs.
const ASIDES: u64 = 100;

/// How much more with each turn.
const ASIDES_A_TURN: u64 = 4;

/// What has been done at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Done {
    turns: u64,
    asides: BySide<u64>,
    shared: u64,
}

impl Done {
    /// Counts an event.
    pub(super) fn count(&mut self, event: &Event) {
        match aside(event) {
            Some(Aside::Of(side)) => self.asides[side] += 1,
            Some(Aside::Shared) => self.shared += 1,
            None => self.turns += u64::from(matches!(event, Event::Turn { .. })),
        }
    }

    /// Whether there is room for an event.
    fn has_room(&self, event: &Event) -> bool {
        let most = ASIDES + self.turns * ASIDES_A_TURN;
        match aside(event) {
            Some(Aside::Of(side)) => self.asides[side] < most,
            Some(Aside::Shared) => self.shared < most,
            None => true,
        }
    }
}

/// By whom something is done besides playing.
enum Aside {
    Of(Side),
    Shared,
}

/// By whom an event is done, if it is neither playing nor an answer nor the end of the game.
fn aside(event: &Event) -> Option<Aside> {
    match event {
        Event::Offer { side } | Event::Ask { side, .. } | Event::Leave { side, .. } => {
            Some(Aside::Of((*side).into()))
        }
        Event::Part { .. } | Event::Publish { public: true } => Some(Aside::Shared),
        _ => None,
    }
}

impl Table {
    /// Refuses what would make the game longer than it may be, and what changes nothing.
    pub(super) fn check_length(&self, command: &Command) -> Result<(), Refused> {
        if let Command::Publish { public } = command
            && self.published == Some(*public)
        {
            return Err(Refused::Other("no-change"));
        }
        let ends = matches!(
            command,
            Command::Accept { .. }
                | Command::Claim { .. }
                | Command::Abandon { .. }
                | Command::Resign { .. }
                | Command::Flag
                | Command::Abort
                | Command::Rematch
        );
        let answers = matches!(
            command,
            Command::Decline { .. }
                | Command::Deny { .. }
                | Command::Return { .. }
                | Command::Publish { public: false }
        );
        let plays = matches!(command, Command::Turn { .. } | Command::Throw { .. })
            && self.agreed.stop
            && self.is_between_people();
        if self.ver < MOST || ends || answers || plays {
            return Ok(());
        }
        Err(Refused::Other("game-full"))
    }

    /// Refuses what is neither playing nor an answer nor the end of the game, once there was too much of it.
    pub(super) fn check_aside(&self, event: &Event) -> Result<(), Refused> {
        if self.done.has_room(event) { Ok(()) } else { Err(Refused::Other("asides-full")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        table::{Seat, Seats, Token, Wish},
        timepiece::Moment,
    };

    fn table() -> Table {
        let wish = Wish { rules: Some("classic".to_string()), ..Wish::default() };
        Table::open("g", wish.agree(1).expect("a game"), Moment::default()).expect("a table")
    }

    #[test]
    fn asides_are_few_and_more_with_each_turn() {
        let mut table = table();
        let toggle = |table: &mut Table| {
            let public = table.published != Some(true);
            table.decide(&Command::Publish { public }, 0).map(|event| {
                table.apply(event, Moment::default()).expect("it can happen");
            })
        };
        for _ in 0..2 * ASIDES {
            toggle(&mut table).expect("there is room");
        }
        assert_eq!(toggle(&mut table).map_err(|refused| refused.code()), Err("asides-full"));
        table.apply(Event::turn("a1"), Moment::default()).expect("a turn");
        for _ in 0..2 * ASIDES_A_TURN {
            toggle(&mut table).expect("there is room");
        }
        assert!(toggle(&mut table).is_err());
        let public = table.published == Some(true);
        let again = table.decide(&Command::Publish { public }, 0);
        assert_eq!(again.map_err(|refused| refused.code()), Err("no-change"));
    }

    #[test]
    fn nobody_uses_up_what_the_other_side_needs() {
        let mut table = table();
        let offer = |side: Side| Event::Offer { side: side.into() };
        for _ in 0..ASIDES {
            table.check_aside(&offer(Side::Black)).expect("there is room");
            table.done.count(&offer(Side::Black));
            table.done.count(&Event::Publish { public: true });
        }
        assert!(table.check_aside(&offer(Side::Black)).is_err());
        assert!(table.check_aside(&Event::Publish { public: true }).is_err());
        assert!(table.check_aside(&offer(Side::White)).is_ok());
        let answers = [
            Event::Publish { public: false },
            Event::Decline { side: Side::Black.into() },
            Event::Return { side: Side::Black.into() },
        ];
        assert!(answers.iter().all(|answer| table.check_aside(answer).is_ok()));
    }

    #[test]
    fn a_full_game_can_only_be_ended() {
        let mut table = table();
        let turn = Command::Turn { text: "a1".to_string() };
        table.ver = MOST - 1;
        assert!(table.decide(&turn, 0).is_ok());
        table.ver = MOST;
        assert_eq!(table.decide(&turn, 0).map_err(|refused| refused.code()), Err("game-full"));
        assert!(table.decide(&Command::Resign { side: None }, 0).is_ok());
        let decline = table.decide(&Command::Decline { side: Some(Side::White.into()) }, 0);
        assert!(decline.is_ok());
        // Between two people a turn is always possible: whose clock runs would lose the game otherwise. That holds
        // where the server stops a game that goes on and on.
        let [white, black] =
            ["a", "b"].map(|letter| Token::read(&letter.repeat(64)).expect("a secret"));
        table.agreed.seats = Some(Seats::new(Side::White, &white, Seat::Taken(black.hash())));
        assert_eq!(table.decide(&turn, 0).map_err(|refused| refused.code()), Err("game-full"));
        table.agreed.stop = true;
        assert!(table.is_between_people() && table.decide(&turn, 0).is_ok());
        let offer = table.decide(&Command::Offer { side: None }, 0);
        assert_eq!(offer.map_err(|refused| refused.code()), Err("game-full"));
        // What the log says happened all the same, whoever wrote it.
        assert!(table.apply(Event::turn("a1"), Moment::default()).is_ok());
    }
}
