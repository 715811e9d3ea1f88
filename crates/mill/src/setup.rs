//! A position as plain data, possible or not.

use alloc::format;

use board::{BySide, FenError, RuleSet, Side, Throw};

use crate::{
    ExtraTurn, Mill, PointSet, Rules,
    choices::{BoardFull, Dice, OnMillMoving, OnMillPlacing, Placing, Remill, Win},
};

/// A position as plain data, possible or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The stones on the board.
    pub stones: BySide<PointSet>,
    /// How many stones are in hand.
    pub hands: BySide<u8>,
    /// The side to move.
    pub turn: Side,
    /// Plies since the last mill or placement.
    pub idle: u16,
    /// The extra turn of the side to move.
    pub extra: ExtraTurn,
    /// How many removals are due because the board was full.
    pub removals: u8,
    /// The throw that the side to move has to use.
    pub throw: Option<Throw>,
    /// What each side remembers of its mills: the meaning depends on the rule `remill`.
    pub memory: BySide<u64>,
}

impl Mill {
    /// The position as plain data.
    pub const fn to_setup(&self) -> Setup {
        Setup {
            stones: self.stones,
            hands: self.hands,
            turn: self.turn,
            idle: self.idle,
            extra: self.extra,
            removals: self.removals,
            throw: self.throw,
            memory: self.memory,
        }
    }

    /// Makes a position of plain data.
    ///
    /// # Errors
    ///
    /// If the rules or the position are impossible, with the reason.
    pub fn from_setup(rules: Rules, setup: &Setup) -> Result<Self, FenError> {
        rules.check().map_err(|error| FenError::impossible(format!("{error}")))?;
        let mut mill = Self {
            stones: setup.stones,
            hands: setup.hands,
            turn: setup.turn,
            idle: setup.idle,
            extra: setup.extra,
            removals: setup.removals,
            throw: setup.throw,
            memory: setup.memory,
            ..Self::empty(rules)
        };
        mill.check_stones()?;
        mill.check_hands()?;
        mill.check_removals()?;
        mill.check_memory()?;
        mill.check_extra_turn()?;
        mill.check_throw()?;
        Ok(mill)
    }

    fn check_stones(&self) -> Result<(), FenError> {
        let all = self.stones.white | self.stones.black;
        if !self.board.points().is_superset(all) {
            return impossible("a stone stands beside the board");
        }
        if !self.stones.white.is_disjoint(self.stones.black) {
            return impossible("two stones stand on one point");
        }
        for side in Side::ALL {
            // Totals are summed wide, because the hand may be any number here.
            let total = self.stones[side].len() + u32::from(self.hands[side]);
            let most = u32::from(self.rules.stones);
            let least = match self.rules.win {
                Win::Reduce => u32::from(self.rules.min_stones) - 1,
                Win::FirstMill | Win::BlockOnly => most,
            };
            if total > most {
                let words = format!("{side} has {total} stones, more than the {most} of the rules");
                return Err(FenError::because("too-many", side, (total, most), words));
            }
            if total < least {
                let words = format!(
                    "{side} has {total} stones, fewer than the {least} a game can end with"
                );
                return Err(FenError::because("too-few", side, (total, least), words));
            }
        }
        if self.rules.win == Win::FirstMill && !self.in_mills(self.turn).is_empty() {
            let words =
                format!("{} has a mill, which has ended the game, and is to move", self.turn);
            return Err(FenError::because("has-mill", self.turn, (0, 0), words));
        }
        Ok(())
    }

    /// Where placing alternates strictly, the side to move holds as many stones as the other, or
    /// one more.
    fn check_hands(&self) -> Result<(), FenError> {
        let strict = self.rules.placing == Placing::Separate
            && self.rules.on_mill_placing != OnMillPlacing::ExtraTurn
            && self.rules.dice != Dice::Alfonso;
        let ahead = i16::from(self.hands[self.turn]) - i16::from(self.hands[!self.turn]);
        if strict && !(0..=1).contains(&ahead) {
            let words = format!(
                "{} and {} stones in hand cannot be with {} to move",
                self.hands.white, self.hands.black, self.turn
            );
            let counts = (self.hands[self.turn].into(), self.hands[!self.turn].into());
            return Err(FenError::because("hands", self.turn, counts, words));
        }
        if strict && self.is_placing() && self.idle > 0 {
            return impossible("plies without a placement are counted while every ply is one");
        }
        Ok(())
    }

    fn check_removals(&mut self) -> Result<(), FenError> {
        let each = self.rules.board_full == BoardFull::EachRemovesOne;
        if each && self.is_full() {
            self.removals = 2;
        }
        let empty = self.empty_points().len();
        let fits = match self.removals {
            0 => true,
            1 => each && !self.is_placing() && empty == 1,
            2 => each && self.is_full(),
            _ => false,
        };
        if fits { Ok(()) } else { impossible(format!("{} removals are not due", self.removals)) }
    }

    fn check_extra_turn(&self) -> Result<(), FenError> {
        let offered = self.rules.on_mill_placing == OnMillPlacing::ExtraTurn
            || self.rules.on_mill_moving == OnMillMoving::CaptureAndExtraTurn;
        if self.extra == ExtraTurn::No {
            return Ok(());
        }
        let over = Side::ALL.into_iter().any(|side| self.is_reduced(side, self.stones[side]));
        if !offered || over || !self.can_act(self.turn) {
            return impossible("there is no extra turn here");
        }
        Ok(())
    }

    fn check_throw(&self) -> Result<(), FenError> {
        let before = Self { throw: None, ..*self };
        if self.throw.is_some() && !before.awaits_throw_now() {
            return impossible("the dice are not thrown here");
        }
        Ok(())
    }

    fn check_memory(&self) -> Result<(), FenError> {
        let lines = self.board.lines().len();
        for side in Side::ALL {
            let memory = self.memory[side];
            let fits = match self.rules.remill {
                Remill::Free => memory == 0,
                Remill::OneTime => memory >> lines == 0,
                Remill::NoImmediateReturn => {
                    let (from, to) = (memory >> 1 & 31, memory >> 6 & 31);
                    let on_board = |point: u64| (point as usize) < self.board.len();
                    memory == 0
                        || memory >> 11 == 0
                            && memory & 1 == 1
                            && from != to
                            && on_board(from)
                            && on_board(to)
                }
                Remill::Wait1 | Remill::Wait2 | Remill::Wait3 => {
                    let wait = self.rules.remill.wait();
                    memory >> (2 * lines) == 0
                        && (0..lines).all(|line| self.turns_to_wait(side, line) <= wait)
                }
            };
            if !fits {
                return impossible(format!(
                    "what {side} remembers of its mills does not fit the rule remill"
                ));
            }
        }
        Ok(())
    }
}

fn impossible<T>(reason: impl Into<alloc::string::String>) -> Result<T, FenError> {
    Err(FenError::impossible(reason))
}
