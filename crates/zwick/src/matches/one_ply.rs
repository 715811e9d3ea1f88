//! A player that looks one turn ahead: it wins or takes where it can, and keeps the other side from
//! closing a mill.

use fastrand::Rng;
use game::{AnyGame, AnyMove};

/// Chooses a turn; there is one.
pub(super) fn choose(position: &AnyGame, random: &mut Rng) -> Option<AnyMove> {
    let mut turns = position.legal_moves();
    prefer(&mut turns, |&turn| wins(position, turn));
    prefer(&mut turns, |&turn| takes(turn));
    if let AnyGame::Mill(_) = position {
        prefer(&mut turns, |&turn| !lets_take(position, turn));
    }
    (!turns.is_empty()).then(|| turns[random.usize(..turns.len())])
}

/// Keeps the turns of which something holds, if there are any.
fn prefer(turns: &mut Vec<AnyMove>, holds: impl Fn(&AnyMove) -> bool) {
    if turns.iter().any(&holds) {
        turns.retain(holds);
    }
}

fn takes(turn: AnyMove) -> bool {
    match turn {
        AnyMove::Mill(turn) => turn.is_capture(),
        AnyMove::Draughts(turn) => turn.is_capture(),
        AnyMove::Battue(turn) => turn.taken.is_some(),
        AnyMove::Wolf(_) | AnyMove::Pegs(_) => false,
    }
}

fn after(position: &AnyGame, turn: AnyMove) -> Option<AnyGame> {
    let mut after = position.clone();
    after.play(turn).is_ok().then_some(after)
}

fn wins(position: &AnyGame, turn: AnyMove) -> bool {
    let end = after(position, turn).and_then(|after| after.end());
    end.is_some_and(|end| end.result.winner().is_some_and(|side| Some(side) == position.turn()))
}

/// Whether the other side can take or win at once.
fn lets_take(position: &AnyGame, turn: AnyMove) -> bool {
    let Some(after) = after(position, turn).filter(|after| after.turn() != position.turn()) else {
        return false;
    };
    after.legal_moves().into_iter().any(|reply| takes(reply) || wins(&after, reply))
}

#[cfg(test)]
mod tests {
    use game::catalogue;

    use super::*;

    /// All turns that are chosen in a position, whatever the lot.
    fn chosen(id: &str, fen: &str) -> Vec<String> {
        let position = catalogue::find(id).unwrap().rules.read_fen(fen).unwrap();
        let choose = |seed| choose(&position, &mut Rng::with_seed(seed)).unwrap();
        let mut texts: Vec<String> =
            (0..200).map(|seed| position.move_text(choose(seed))).collect();
        texts.sort();
        texts.dedup();
        texts
    }

    #[test]
    fn it_closes_a_mill_blocks_one_and_wins() {
        let closing = chosen("classic", "WW1/3/3/6/3/3/BB1 w 7 7 0");
        assert_eq!(closing, ["g7xa1", "g7xd1"]);
        assert_eq!(chosen("classic", "W2/3/3/6/3/1W1/BB1 w 7 7 0"), ["g1"]);
        assert_eq!(chosen("three", "WW1/1B1/1B1 w 1 1 0"), ["c3"]);
        assert!(chosen("classic", "W2/3/3/6/3/3/B2 w 8 8 0").len() > 10);
    }
}
