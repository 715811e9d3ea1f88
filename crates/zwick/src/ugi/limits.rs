//! How long to think, from what `go` says.

use std::time::Duration;

use engine::{Level, Limits};

use super::command::Go;

/// What is never used of the time on the clock: the way of the answer takes time too.
const RESERVE: u64 = 50;

/// Into how many turns the time on the clock is divided.
const TURNS: u64 = 30;

/// The limits of a search by one of the players.
pub(super) fn of(go: &Go, first_players: bool, level: Level, lines: usize) -> Limits {
    let player = usize::from(!first_players);
    let share = go.left[player].map(|left| share(left, go.increment[player], go.turns_left));
    let time = match (go.movetime, share) {
        _ if go.infinite => None,
        (Some(one), Some(two)) => Some(one.min(two)),
        (one, two) => one.or(two),
    };
    let says_nothing = time.is_none() && go.depth.is_none() && go.nodes.is_none();
    if says_nothing && !go.infinite {
        return Limits { lines, ..level.limits() };
    }
    Limits { depth: go.depth, nodes: go.nodes, time: time.map(Duration::from_millis), lines }
}

/// The share of the time on the clock that one turn may take, in milliseconds.
fn share(left: u64, increment: u64, turns_left: Option<u64>) -> u64 {
    let turns = turns_left.unwrap_or(TURNS).clamp(1, TURNS);
    let wanted = (left / turns).saturating_add(increment / 5 * 4);
    wanted.min(left.saturating_sub(RESERVE)).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_takes_a_share_of_the_clock() {
        assert_eq!(share(60_000, 0, None), 2_000);
        assert_eq!(share(60_000, 1_000, None), 2_800);
        assert_eq!(share(60_000, 0, Some(2)), 30_000);
        assert_eq!(share(100, 5_000, None), 50);
        assert_eq!(share(20, 0, Some(0)), 1);
    }

    #[test]
    fn each_player_has_a_clock_and_infinite_has_none() {
        let go = Go { left: [Some(60_000), Some(30_000)], ..Go::default() };
        let time = |go: &Go, first| of(go, first, Level::FULL, 1).time;
        assert_eq!(time(&go, true), Some(Duration::from_secs(2)));
        assert_eq!(time(&go, false), Some(Duration::from_secs(1)));
        assert_eq!(time(&Go { infinite: true, ..go }, true), None);
        assert_eq!(time(&Go::default(), true), Level::FULL.limits().time);
        assert_eq!(time(&Go { depth: Some(3), ..Go::default() }, true), None);
    }
}
