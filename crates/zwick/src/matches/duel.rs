//! One game of a match.

use std::time::{Duration, Instant};

use board::{BySide, Side, mix};
use game::{AnyMove, Dice, Game, GameEnd, record::Record};

use super::{
    clocks::{Clocks, Control},
    fault::Fault,
    openings::throw_if_awaited,
    seat::Seat,
};

/// One of the two players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    /// The one named first.
    A,
    /// The other.
    B,
}

impl Player {
    /// The one on the other side.
    pub(super) const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }
}

/// A game that has been played.
#[derive(Debug)]
pub(super) struct Played {
    /// The number of the game, from 0.
    pub(super) number: usize,
    /// The side of the first player.
    pub(super) side: Side,
    pub(super) end: Option<GameEnd>,
    pub(super) plies: usize,
    pub(super) record: Record,
    /// By how much a turn took longer than it was to, at most.
    pub(super) late: Option<Duration>,
    /// Who failed, if that ended it.
    pub(super) fault: Option<(Player, Fault)>,
}

impl Played {
    /// The points of the first player, in halves.
    pub(super) fn halves(&self) -> usize {
        match self.end.and_then(|end| end.result.winner()) {
            Some(winner) if winner == self.side => 2,
            Some(_) => 0,
            None => 1,
        }
    }
}

/// The side the first player has in a game: an opening is played with both colours in a row.
pub(super) fn side_of_first(number: usize) -> Side {
    if number.is_multiple_of(2) { Side::White } else { Side::Black }
}

/// The seed of a pair of games: of its opening, and of its dice.
pub(super) fn seed_of_pair(seed: u64, number: usize) -> u64 {
    mix(seed ^ mix(number as u64 / 2))
}

/// Plays a game from its opening; `seats` are those of the first and of the second player.
pub(super) fn play(
    mut game: Game,
    number: usize,
    seed: u64,
    control: Option<Control>,
    seats: &mut [Seat; 2],
) -> Played {
    let side = side_of_first(number);
    let players = match side {
        Side::White => BySide { white: Player::A, black: Player::B },
        Side::Black => BySide { white: Player::B, black: Player::A },
    };
    let dice = Dice::new(seed_of_pair(seed, number));
    let mut clocks = control.map(Control::clocks);
    let mut late = None;
    let mut fault = begin(number, seed, seats).err();
    while fault.is_none() && game.end().is_none() {
        throw_if_awaited(&mut game, dice);
        let player = players[game.turn().unwrap_or(Side::White)];
        let chosen = timed(&game, player, &mut seats[player as usize], &mut clocks, &mut late);
        let played = chosen
            .and_then(|turn| game.play(turn).map_err(|error| Fault::Illegal(error.to_string())));
        fault = played.err().map(|fault| (player, fault));
    }
    if let Some((player, fault)) = &fault {
        let loser = if players.white == *player { Side::White } else { Side::Black };
        // The game goes on, so it can be lost.
        let _ = match fault {
            Fault::TimeOut => game.flag(loser),
            Fault::Crash(_) | Fault::Illegal(_) => game.abandon(loser),
        };
    }
    Played {
        number,
        side,
        end: game.end(),
        plies: game.ply(),
        record: game.to_record(),
        late,
        fault,
    }
}

/// Lets a player choose, and presses the clock.
fn timed(
    game: &Game,
    player: Player,
    seat: &mut Seat,
    clocks: &mut Option<Clocks>,
    late: &mut Option<Duration>,
) -> Result<AnyMove, Fault> {
    let shown = clocks.as_ref().map(|clocks| (clocks, player));
    let allowed = seat.allowed(shown);
    let begin = Instant::now();
    let chosen = seat.choose(game, shown);
    let taken = begin.elapsed();
    *late = (*late).max(allowed.map(|allowed| taken.saturating_sub(allowed)));
    if let Some(clocks) = clocks {
        clocks.press(player, taken)?;
    }
    chosen
}

/// Gets both players ready. The seed of each depends on the game and on which of the two it is.
fn begin(number: usize, seed: u64, seats: &mut [Seat; 2]) -> Result<(), (Player, Fault)> {
    for player in [Player::A, Player::B] {
        let own = mix(seed ^ mix(2 * number as u64 + player as u64 + 1));
        seats[player as usize].begin(own).map_err(|fault| (player, fault))?;
    }
    Ok(())
}
