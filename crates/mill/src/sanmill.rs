//! Reading the position text of Sanmill.
//!
//! Three rings from the inner to the outer one, each clockwise from the top, `O` for White, `@`
//! for Black and `*` for an empty point; then the side to move, the phase, the action, the stones
//! on the board and in hand of White and of Black, the stones each has to remove, and at the end
//! the plies without a capture and the number of the move. What stands between is Sanmill's own.
//!
//! A position in the middle of a turn, with a stone still to be removed, is refused: here a turn
//! is whole.

use alloc::{format, string::String};

use board::{BySide, FenError, Side};

use crate::{BoardId, ExtraTurn, PointSet, Rules, Setup};

const RINGS: [[&str; 8]; 3] = [
    ["d5", "e5", "e4", "e3", "d3", "c3", "c4", "c5"],
    ["d6", "f6", "f4", "f2", "d2", "b2", "b4", "b6"],
    ["d7", "g7", "g4", "g1", "d1", "a1", "a4", "a7"],
];

/// Whether the text begins with three rings of eight points as Sanmill writes them.
pub fn looks_like(text: &str) -> bool {
    let board = text.split_whitespace().next().unwrap_or_default();
    board.len() == 26 && board.chars().all(|c| matches!(c, '*' | 'O' | '@' | 'X' | '/'))
}

/// Reads a position text of Sanmill into plain data.
///
/// # Errors
///
/// If a part cannot be read, or the text is from the middle of a turn.
pub fn parse(rules: Rules, text: &str) -> Result<Setup, FenError> {
    if rules.board != BoardId::Nine {
        return Err(bad(
            "board",
            format!("Sanmill's text has 24 points, the board {} has not", rules.board),
        ));
    }
    let parts = text.split_whitespace().collect::<alloc::vec::Vec<_>>();
    let part =
        |at: usize, name: &'static str| parts.get(at).copied().ok_or_else(|| bad(name, "missing"));
    let count = |at: usize, name: &'static str| -> Result<u32, FenError> {
        let text = part(at, name)?;
        text.parse().map_err(|_| bad(name, format!("\"{text}\" is not such a number")))
    };
    let stones = read_rings(rules, part(0, "board")?)?;
    let turn = part(1, "side to move")?;
    let turn = match turn {
        "w" => Side::White,
        "b" => Side::Black,
        _ => {
            return Err(bad("side to move", format!("\"{turn}\" is neither w nor b")));
        }
    };
    part(3, "action")?;
    let hand = |at, name| Ok::<_, FenError>(count(at, name)?.min(u32::from(u8::MAX)) as u8);
    let hands = BySide {
        white: hand(5, "stones in White's hand")?,
        black: hand(7, "stones in Black's hand")?,
    };
    for (at, side) in [(4, Side::White), (6, Side::Black)] {
        let said = count(at, "stones on the board")?;
        let seen = stones[side].len();
        if said != seen {
            return Err(bad(
                "stones on the board",
                format!("{said} of {side} are said, {seen} are drawn"),
            ));
        }
    }
    if count(8, "stones to remove")? + count(9, "stones to remove")? > 0 {
        return Err(FenError::impossible("a stone is still to be removed: a turn is whole here"));
    }
    if parts.len() < 12 {
        return Err(bad("plies without a capture", "missing"));
    }
    // The counters come last, except for parts such as `c:…` of newer versions.
    let last = parts.iter().rposition(|part| !part.contains(':')).unwrap_or(0);
    let idle = count(last - 1, "plies without a capture")?;
    // Sanmill counts while placing too, where we have nothing to count.
    let placing = hands.white > 0 || hands.black > 0;
    Ok(Setup {
        stones,
        hands,
        turn,
        idle: if placing { 0 } else { idle.min(u32::from(u16::MAX)) as u16 },
        extra: ExtraTurn::No,
        removals: 0,
        throw: None,
        memory: BySide::both(0),
    })
}

fn read_rings(rules: Rules, text: &str) -> Result<BySide<PointSet>, FenError> {
    let board = rules.geometry();
    let mut stones = BySide::both(PointSet::EMPTY);
    let mut rings = text.split('/');
    for names in RINGS {
        let ring = rings.next().unwrap_or_default();
        if ring.len() != names.len() {
            return Err(bad("board", format!("the ring \"{ring}\" has not eight points")));
        }
        for (letter, name) in ring.chars().zip(names) {
            let side = match letter {
                'O' => Side::White,
                '@' => Side::Black,
                '*' => continue,
                _ => return Err(bad("board", format!("'{letter}' is none of O, @ and *"))),
            };
            let point = board.point(name).ok_or_else(|| bad("board", "no such point"))?;
            stones[side] = stones[side].with(point);
        }
    }
    Ok(stones)
}

fn bad(part: &'static str, problem: impl Into<String>) -> FenError {
    FenError::syntax(part, problem)
}
