//! How values are written in the cells of the working arrays.
//!
//! In every metric 0 is a draw or undecided, odd is a loss, even is a win. What is decided at one
//! *level* can be told from what was decided before, because the solver goes level by level.

#![expect(clippy::inline_always, reason = "part of loops compiled for several instruction sets")]

use super::cells::Cell;
use crate::value::{Symbol, Wdl};

/// What a cell holds where nothing is known from captures and placements: there are none.
pub(crate) const NONE: u16 = 255;

/// A way to write values.
pub(crate) trait Metric: Copy + Send + Sync + 'static {
    /// What the working arrays are made of.
    type Cell: Cell;

    /// The highest level that can be written.
    const LAST_LEVEL: u16;
    /// Whether only win, draw and loss are told apart.
    const WDL: bool;

    /// Whether positions can be won at a level; if not, they can be lost, or both.
    fn has_wins(level: u16) -> bool;
    /// Whether positions can be lost at a level.
    fn has_losses(level: u16) -> bool;
    /// The code of a win decided at a level.
    fn win(level: u16) -> u16;
    /// The code of a loss decided at a level.
    fn loss(level: u16) -> u16;
    /// The level at which a code that captures or placements have earned is due.
    fn due(code: u16) -> u16;
    /// The code of losses by captures alone that is due at a level.
    fn floor_due(level: u16) -> u16;
    /// What a value of the enemy, after a turn, is worth for the side that made the turn.
    fn negate(code: u16) -> u16;
    /// What an own value after a turn that keeps the move is worth before it.
    fn keep(code: u16) -> u16;
    /// The code without the mark of its level, where that is only a mark.
    fn settle(code: u16) -> u16;
    /// The symbol of a settled code.
    fn symbol(code: u16) -> Symbol;
    /// The settled code of a symbol, if it can be written.
    fn code(symbol: Symbol) -> Option<u16>;
    /// The code in a layer of finished cells, which are four to a byte for win, draw and loss.
    fn load(layer: &[u8], index: usize) -> u16;
}

/// Plies in a byte, where wins take an odd and losses an even number of plies: no extra turns.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Parity;

impl Metric for Parity {
    type Cell = u8;

    // What is lost in one ply more would be 253, and 254 the win before it, which has no strength of
    // its own.
    const LAST_LEVEL: u16 = 251;
    const WDL: bool = false;

    #[inline(always)]
    fn has_wins(level: u16) -> bool {
        level % 2 == 1
    }
    #[inline(always)]
    fn has_losses(level: u16) -> bool {
        level.is_multiple_of(2)
    }
    #[inline(always)]
    fn win(level: u16) -> u16 {
        // An even level has no wins, and no cell holds this.
        if level % 2 == 1 { level + 1 } else { 254 }
    }
    #[inline(always)]
    fn loss(level: u16) -> u16 {
        if level.is_multiple_of(2) { level + 1 } else { 254 }
    }
    #[inline(always)]
    fn due(code: u16) -> u16 {
        code - 1
    }
    #[inline(always)]
    fn floor_due(level: u16) -> u16 {
        Self::loss(level)
    }
    #[inline(always)]
    fn negate(code: u16) -> u16 {
        if code == 0 { 0 } else { code + 1 }
    }
    #[inline(always)]
    fn keep(code: u16) -> u16 {
        debug_assert!(false, "an extra turn breaks the parity");
        code
    }
    #[inline(always)]
    fn settle(code: u16) -> u16 {
        code
    }
    fn symbol(code: u16) -> Symbol {
        match code {
            0 => Symbol::DRAW,
            odd if odd % 2 == 1 => Symbol::loss(odd - 1),
            even => Symbol::win(even - 1),
        }
    }
    fn code(symbol: Symbol) -> Option<u16> {
        match symbol.wdl() {
            Wdl::Draw => Some(0),
            _ => (symbol.plies() <= Self::LAST_LEVEL).then(|| symbol.plies() + 1),
        }
    }
    #[inline(always)]
    fn load(layer: &[u8], index: usize) -> u16 {
        u16::from(layer[index])
    }
}

/// Plies in two bytes, for games with extra turns and for long ones.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wide;

impl Metric for Wide {
    type Cell = u16;

    const LAST_LEVEL: u16 = 16_000;
    const WDL: bool = false;

    #[inline(always)]
    fn has_wins(_: u16) -> bool {
        true
    }
    #[inline(always)]
    fn has_losses(_: u16) -> bool {
        true
    }
    #[inline(always)]
    fn win(level: u16) -> u16 {
        // 255 and its neighbours stay free for `NONE`.
        2 * level + 2 + 256
    }
    #[inline(always)]
    fn loss(level: u16) -> u16 {
        2 * level + 1 + 256
    }
    #[inline(always)]
    fn due(code: u16) -> u16 {
        (code - 257) / 2
    }
    #[inline(always)]
    fn floor_due(level: u16) -> u16 {
        Self::loss(level)
    }
    #[inline(always)]
    fn negate(code: u16) -> u16 {
        match code {
            0 => 0,
            odd if odd % 2 == 1 => code + 3,
            _ => code + 1,
        }
    }
    #[inline(always)]
    fn keep(code: u16) -> u16 {
        if code == 0 { 0 } else { code + 2 }
    }
    #[inline(always)]
    fn settle(code: u16) -> u16 {
        code
    }
    fn symbol(code: u16) -> Symbol {
        Symbol(code.saturating_sub(256))
    }
    fn code(symbol: Symbol) -> Option<u16> {
        match symbol.wdl() {
            Wdl::Draw => Some(0),
            _ => (symbol.plies() <= Self::LAST_LEVEL).then(|| symbol.0 + 256),
        }
    }
    #[inline(always)]
    fn load(layer: &[u8], index: usize) -> u16 {
        u16::from_ne_bytes([layer[2 * index], layer[2 * index + 1]])
    }
}

/// Win, draw and loss alone. A level is only a mark of what is new.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WdlOnly;

impl Metric for WdlOnly {
    type Cell = u8;

    const LAST_LEVEL: u16 = u16::MAX;
    const WDL: bool = true;

    #[inline(always)]
    fn has_wins(_: u16) -> bool {
        true
    }
    #[inline(always)]
    fn has_losses(_: u16) -> bool {
        true
    }
    #[inline(always)]
    fn win(level: u16) -> u16 {
        if level % 2 == 1 { 6 } else { 4 }
    }
    #[inline(always)]
    fn loss(level: u16) -> u16 {
        if level % 2 == 1 { 5 } else { 3 }
    }
    #[inline(always)]
    fn due(code: u16) -> u16 {
        if code.is_multiple_of(2) { 1 } else { 2 }
    }
    #[inline(always)]
    fn floor_due(level: u16) -> u16 {
        if level == 2 { 1 } else { 254 }
    }
    #[inline(always)]
    fn negate(code: u16) -> u16 {
        match code {
            0 => 0,
            odd if odd % 2 == 1 => Self::win(1),
            _ => 1,
        }
    }
    #[inline(always)]
    fn keep(code: u16) -> u16 {
        match code {
            0 => 0,
            odd if odd % 2 == 1 => 1,
            _ => Self::win(1),
        }
    }
    #[inline(always)]
    fn settle(code: u16) -> u16 {
        match code {
            0 => 0,
            odd if odd % 2 == 1 => 1,
            _ => 2,
        }
    }
    fn symbol(code: u16) -> Symbol {
        Symbol(Self::settle(code))
    }
    fn code(symbol: Symbol) -> Option<u16> {
        Some(match symbol.wdl() {
            Wdl::Draw => 0,
            Wdl::Loss => 1,
            Wdl::Win => 2,
        })
    }
    #[inline(always)]
    fn load(layer: &[u8], index: usize) -> u16 {
        u16::from(layer[index / 4] >> (2 * (index % 4)) & 3)
    }
}

impl WdlOnly {
    /// Keeps the cells of any metric, four in a byte.
    pub(crate) fn pack<C: Cell>(cells: &[C], bytes: &mut [u8]) {
        for (byte, four) in bytes.iter_mut().zip(cells.chunks(4)) {
            let codes = four.iter().enumerate();
            *byte = codes.fold(0, |all, (place, &cell)| {
                all | (Self::settle(cell.get()) as u8) << (2 * place)
            });
        }
    }
}

/// Whether a code is a win.
#[inline(always)]
pub(crate) const fn is_win(code: u16) -> bool {
    code != 0 && code.is_multiple_of(2)
}

/// Whether a code is a loss; `NONE` must have been looked for before.
#[inline(always)]
pub(crate) const fn is_loss(code: u16) -> bool {
    code % 2 == 1
}
