//! The computer as a player of every game.
//!
//! [`Engine`] is what every face uses: it takes a [`Question`] about a position of any game, thinks
//! within limits and at a [`Level`], and gives an [`Answer`]. Behind it is [`think`], a search over
//! mill and draughts that asks tables at every position they cover; hunts and solitaire are small
//! enough to be known exactly.
//!
//! A search is a pure function of the position, its history, the limits, the sight and what its
//! table remembers: with one thread, a limit of nodes and a fresh table it always goes the same way.

mod answer;
pub mod bench;
mod clock;
mod engine;
mod evaluation;
mod exact;
mod knowledge;
mod level;
mod limits;
mod playable;
mod score;
mod search;
mod shelf;
mod sight;
mod solitaire;
mod table;

pub use self::{
    answer::{Answer, Question, Report, Variation, Worth},
    clock::Clock,
    engine::{Engine, Settings, Thinking},
    evaluation::{DraughtsSamples, MillSamples},
    knowledge::Knowledge,
    level::{Level, ParseLevelError},
    limits::Limits,
    playable::{Look, Playable},
    score::Score,
    search::{Info, Line, Task, think},
    sight::Sight,
    solitaire::Outlook,
    table::TranspositionTable,
};
