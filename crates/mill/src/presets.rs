//! The named games of mill, each field with its source.
//!
//! Sources: `000` to `004` are the leaflets, with the country or language of the edition; `M-n`
//! and `§n` are rulings and sections of the rule reference, `X n` its list of books and sites.

use board::{Cite, DrawRule, Preset};

use crate::{
    choices::{
        Blocked, BoardFull, BoardId, CaptureDuty, Captures, Colours, Dice, First, Fly, Lines,
        Motion, OnMillMoving, OnMillPlacing, Placing, Protect, Rematch, Remill, ThreeVsThree, Win,
    },
    rules::Rules,
};

mod leaflets;
mod peers;
mod variants;

use self::{leaflets::LEAFLETS, peers::PEERS, variants::VARIANTS};

/// The default game.
pub(crate) const CLASSIC: Rules = Rules {
    board: BoardId::Nine,
    stones: 9,
    placing: Placing::Separate,
    lines: Lines::Straight,
    motion: Motion::Step,
    fly: Fly::Free,
    fly_at: 3,
    protect_placing: Protect::UnlessAllInMills,
    protect_moving: Protect::UnlessAllInMills,
    captures: Captures::One,
    capture_duty: CaptureDuty::Must,
    on_mill_placing: OnMillPlacing::Capture,
    on_mill_moving: OnMillMoving::Capture,
    remill: Remill::Free,
    blocked: Blocked::Loss,
    board_full: BoardFull::Draw,
    win: Win::Reduce,
    min_stones: 3,
    three_v_three: ThreeVsThree::PlayOn,
    dice: Dice::None,
    dice_sum: 14,
    repetition: DrawRule::auto(3),
    no_mill: DrawRule::auto(100),
    no_mill_at_three: DrawRule::OFF,
    first: First::White,
    colours: Colours::Lot,
    rematch: Rematch::Alternate,
};

const NO_DRAWS: Rules = Rules { repetition: DrawRule::OFF, no_mill: DrawRule::OFF, ..CLASSIC };

const SMALLFOOT: Rules = Rules {
    protect_placing: Protect::None,
    protect_moving: Protect::ExceptLastThree,
    capture_duty: CaptureDuty::May,
    ..NO_DRAWS
};

const SCHMIDT: Rules =
    Rules { capture_duty: CaptureDuty::May, colours: Colours::Choose, ..NO_DRAWS };

const FEDERATION: Rules = Rules {
    protect_placing: Protect::Strict,
    protect_moving: Protect::Strict,
    capture_duty: CaptureDuty::May,
    ..NO_DRAWS
};

const TWELVE: Rules = Rules { lines: Lines::Diagonal, stones: 12, ..CLASSIC };

/// Every named game of mill.
pub(crate) static ALL: &[Preset<Rules>] = &joined();

const COUNT: usize = LEAFLETS.len() + VARIANTS.len() + PEERS.len();

const fn joined() -> [Preset<Rules>; COUNT] {
    let mut all = [LEAFLETS[0]; COUNT];
    let groups: [&[Preset<Rules>]; 3] = [&LEAFLETS, &VARIANTS, &PEERS];
    let (mut at, mut group) = (0, 0);
    while group < groups.len() {
        let mut i = 0;
        while i < groups[group].len() {
            all[at] = groups[group][i];
            at += 1;
            i += 1;
        }
        group += 1;
    }
    all
}

const fn cite(field: &'static str, source: &'static str) -> Cite {
    Cite { field, source }
}
