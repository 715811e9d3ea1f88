//! How long to think, from what `go` says.

use std::time::Duration;

use engine::{Clock, Limits};

use super::command::Go;

/// The limits of a search by one of the players.
pub(super) fn of(go: &Go, first_players: bool, lines: usize) -> Limits {
    let player = usize::from(!first_players);
    let share = go.left[player].map(|left| {
        let [left, increment] = [left, go.increment[player]].map(Duration::from_millis);
        Clock { left, increment }.share(go.turns_left)
    });
    let time = match (go.movetime.map(Duration::from_millis), share) {
        _ if go.infinite => None,
        (Some(one), Some(two)) => Some(one.min(two)),
        (one, two) => one.or(two),
    };
    let says_nothing = time.is_none() && go.depth.is_none() && go.nodes.is_none();
    if says_nothing && !go.infinite {
        return Limits { lines, ..Limits::usual() };
    }
    Limits { depth: go.depth, nodes: go.nodes, time, lines }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_player_has_a_clock_and_infinite_has_none() {
        let go = Go { left: [Some(60_000), Some(30_000)], ..Go::default() };
        let time = |go: &Go, first| of(go, first, 1).time;
        assert_eq!(time(&go, true), Some(Duration::from_secs(2)));
        assert_eq!(time(&go, false), Some(Duration::from_secs(1)));
        assert_eq!(time(&Go { infinite: true, ..go }, true), None);
        assert_eq!(time(&Go::default(), true), Limits::usual().time);
        assert_eq!(time(&Go { depth: Some(3), ..Go::default() }, true), None);
    }
}
