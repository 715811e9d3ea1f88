//! The hunts, solved on first use and kept in memory.
//!
//! ```
//! use board::{RuleSet, State};
//! use hunt::{Wolf, wolf::Rules};
//! use tables::{Value, hunt::SolvedWolf};
//!
//! let rules = Rules::preset("wolf").expect("a preset").rules;
//! let solved = SolvedWolf::new(rules);
//! // The wolf is put on the board and hunted for 44 plies.
//! assert_eq!(solved.value(&Wolf::initial(rules)), Value::Loss(Some(45)));
//! ```

mod battue;
mod level;
mod orbits;
mod wolf;

pub use self::{battue::SolvedBattue, wolf::SolvedWolf};

use crate::{Symbol, Value, Wdl};

/// A value in a byte.
fn to_byte(value: Value) -> u8 {
    let plies = |plies: Option<u16>| plies.expect("hunts are solved with their plies");
    let symbol = match value {
        Value::Win(left) => Symbol::win(plies(left)),
        Value::Draw => Symbol::DRAW,
        Value::Loss(left) => Symbol::loss(plies(left)),
    };
    u8::try_from(symbol.0).expect("no hunt takes more than 126 plies with best play")
}

/// The value of a byte.
fn from_byte(byte: u8) -> Value {
    let symbol = Symbol(byte.into());
    match symbol.wdl() {
        Wdl::Win => Value::Win(Some(symbol.plies())),
        Wdl::Draw => Value::Draw,
        Wdl::Loss => Value::Loss(Some(symbol.plies())),
    }
}
