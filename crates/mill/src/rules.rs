//! The rules of mill as data.
//!
//! Each field answers one question on which leaflets, books and programs differ. What its values
//! mean is said in `choices.rs`; who plays them, in `presets`.

use alloc::{
    format,
    string::{String, ToString},
};

use board::{DrawMode, DrawRule, Fields, Impossible, Preset, RuleSet, rule_set};

use crate::{
    Board, Point,
    choices::{
        Blocked, BoardFull, BoardId, CaptureDuty, Captures, Colours, Dice, First, Fly, Lines,
        Motion, OnMillMoving, OnMillPlacing, Placing, Protect, Rematch, Remill, ThreeVsThree, Win,
    },
    presets,
};

rule_set! {
    /// The rules of one mill game: a small value without a name.
    pub struct Rules for "mill" {
        /// The board.
        graph board: BoardId,
        /// How many stones each side has.
        graph stones: u8,
        /// Whether placing and moving are separate.
        graph placing: Placing,
        /// Which lines are drawn and which count as mills.
        graph lines: Lines,
        /// How a stone moves.
        graph motion: Motion,
        /// How a player with few stones moves.
        graph fly: Fly,
        /// With how many stones a player flies, the hand being empty.
        graph fly_at: u8,
        /// Which stones may be taken as long as either hand holds a stone.
        graph protect_placing: Protect,
        /// Which stones may be taken once both hands are empty.
        graph protect_moving: Protect,
        /// How many stones are taken when several mills are closed at once.
        graph captures: Captures,
        /// Whether taking is a duty or a right.
        graph capture_duty: CaptureDuty,
        /// What a mill earns as long as either hand holds a stone.
        graph on_mill_placing: OnMillPlacing,
        /// What a mill earns once both hands are empty.
        graph on_mill_moving: OnMillMoving,
        /// Whether a mill may be closed again.
        graph remill: Remill,
        /// What happens to a player who cannot act.
        graph blocked: Blocked,
        /// What happens when all points are occupied after placing.
        graph board_full: BoardFull,
        /// What wins.
        graph win: Win,
        /// With fewer stones than this a player has lost.
        graph min_stones: u8,
        /// Whether three stones against three are played on.
        graph three_v_three: ThreeVsThree,
        /// What dice are used for.
        graph dice: Dice,
        /// From which sum of the three dice on a stone may be relocated.
        graph dice_sum: u8,
        /// The draw by the same position occurring again and again.
        table repetition: DrawRule,
        /// The draw by plies without a mill or a placement.
        table no_mill: DrawRule,
        /// The same draw, once either side has only `min_stones` stones.
        table no_mill_at_three: DrawRule,
        /// The colour that starts.
        table first: First,
        /// How the players come to their colours.
        table colours: Colours,
        /// Who starts the next game.
        table rematch: Rematch,
    }
}

impl Rules {
    /// The board with the lines of these rules.
    ///
    /// # Panics
    ///
    /// If the rules have not passed [`check`](RuleSet::check).
    pub fn geometry(&self) -> &'static Board {
        Board::of(self.board, self.lines).expect("checked rules have a board")
    }

    /// Whether a mill can ever take a stone.
    fn mills_take(&self) -> bool {
        self.win != Win::FirstMill
            && (self.on_mill_placing == OnMillPlacing::Capture
                || self.on_mill_moving != OnMillMoving::Nothing)
    }

    /// Whether everybody flies as soon as stones move at all.
    fn all_fly(&self) -> bool {
        self.fly == Fly::Free
            && self.fly_at >= self.stones
            && !self.motion.takes()
            && self.placing == Placing::Separate
    }

    /// Whether the stones of both sides occupy every point.
    fn fills_board(&self) -> bool {
        let points = Board::of(self.board, self.lines).map_or(Point::MAX, Board::len);
        usize::from(self.stones) * 2 >= points
    }
}

impl RuleSet for Rules {
    fn presets() -> &'static [Preset<Self>] {
        presets::ALL
    }

    fn check(&self) -> Result<(), Impossible> {
        let Some(board) = Board::of(self.board, self.lines) else {
            return refuse(format!(
                "the board {} has no lines of the kind {}",
                self.board, self.lines
            ));
        };
        let points = board.len();
        if usize::from(self.stones) * 2 > points {
            return refuse(format!("{} stones a side do not fit on {points} points", self.stones));
        }
        if self.stones < 3 {
            return refuse("with fewer than 3 stones nobody can close a mill (stones)".to_string());
        }
        if !(3..=self.stones).contains(&self.min_stones) {
            return refuse(format!(
                "min_stones is {}, but must be from 3 to the number of stones, {}",
                self.min_stones, self.stones
            ));
        }
        if self.fly != Fly::Off && !(1..=self.stones).contains(&self.fly_at) {
            return refuse(format!(
                "fly_at is {}, but must be from 1 to the number of stones, {}",
                self.fly_at, self.stones
            ));
        }
        if self.board != BoardId::Nine && matches!(self.motion, Motion::Knight | Motion::Chess) {
            return refuse(format!("motion {} needs the board nine", self.motion));
        }
        if self.placing == Placing::Mixed && self.on_mill_placing == OnMillPlacing::Forbidden {
            return refuse(
                "mills can be forbidden while placing only where placing is separate (placing, on_mill_placing)"
                    .to_string(),
            );
        }
        if self.dice == Dice::Relocate && !(4..=18).contains(&self.dice_sum) {
            return refuse(format!(
                "three dice never show a sum of {} at will: dice_sum is from 4 to 18",
                self.dice_sum
            ));
        }
        if self.dice == Dice::Alfonso && self.on_mill_placing != OnMillPlacing::Capture {
            return refuse(
                "alfonso dice enter a whole mill, so on_mill_placing must be capture".to_string(),
            );
        }
        if self.dice == Dice::Alfonso && self.win == Win::FirstMill {
            return refuse("with alfonso dice one throw would win a first-mill game".to_string());
        }
        if self.win == Win::Reduce && !self.mills_take() && !self.motion.takes() {
            return refuse(
                "nothing can be taken, so nobody can be reduced; use win = block-only".to_string(),
            );
        }
        if self.win == Win::BlockOnly && (self.mills_take() || self.motion.takes()) {
            return refuse(
                "where stones are taken somebody runs out of them; win = block-only needs mills that take nothing"
                    .to_string(),
            );
        }
        if self.win == Win::FirstMill && self.remill != Remill::Free {
            return refuse("the first mill ends the game, so remill must be free".to_string());
        }
        if self.win == Win::FirstMill && self.motion.takes() {
            return refuse("where the first mill wins nothing is taken by hopping".to_string());
        }
        Ok(())
    }

    fn canonical(&self) -> Self {
        let mut rules = *self;
        let plain = &presets::CLASSIC;
        if rules.fly == Fly::Off {
            rules.fly_at = plain.fly_at;
        }
        if rules.all_fly() {
            rules.motion = plain.motion;
            rules.fly_at = rules.stones;
        }
        if rules.dice != Dice::Relocate {
            rules.dice_sum = plain.dice_sum;
        }
        if rules.win == Win::FirstMill {
            rules.on_mill_moving = plain.on_mill_moving;
            rules.min_stones = plain.min_stones;
            if rules.on_mill_placing != OnMillPlacing::Forbidden {
                rules.on_mill_placing = plain.on_mill_placing;
            }
        }
        if rules.win == Win::BlockOnly {
            rules.min_stones = plain.min_stones;
        }
        if rules.on_mill_placing != OnMillPlacing::Capture || rules.win == Win::FirstMill {
            rules.protect_placing = plain.protect_placing;
        }
        if rules.on_mill_moving == OnMillMoving::Nothing || rules.win == Win::FirstMill {
            rules.protect_moving = plain.protect_moving;
        }
        if !rules.mills_take() {
            rules.captures = plain.captures;
            rules.capture_duty = plain.capture_duty;
        }
        if !rules.fills_board() {
            rules.board_full = plain.board_full;
        }
        let can_shrink = rules.mills_take() || rules.motion.takes();
        let three_can_be = if can_shrink { rules.min_stones == 3 } else { rules.stones == 3 };
        if !three_can_be {
            rules.three_v_three = plain.three_v_three;
        }
        rules
    }

    fn has_effect(&self, field: &str) -> bool {
        let first_mill = self.win == Win::FirstMill;
        match field {
            "motion" => !self.all_fly(),
            "fly_at" => self.fly != Fly::Off,
            "dice_sum" => self.dice == Dice::Relocate,
            "min_stones" => self.win == Win::Reduce,
            "on_mill_moving" | "remill" => !first_mill,
            "on_mill_placing" => !first_mill || self.on_mill_placing == OnMillPlacing::Forbidden,
            "protect_placing" => !first_mill && self.on_mill_placing == OnMillPlacing::Capture,
            "protect_moving" => !first_mill && self.on_mill_moving != OnMillMoving::Nothing,
            "captures" | "capture_duty" => self.mills_take(),
            "board_full" => self.fills_board(),
            "three_v_three" => self.stones == 3 || self.mills_take() || self.motion.takes(),
            "no_mill_at_three" => self.no_mill_at_three.mode != DrawMode::Off,
            _ => Self::FIELDS.iter().any(|known| known.name == field),
        }
    }
}

fn refuse(reason: String) -> Result<(), Impossible> {
    Err(Impossible(reason))
}
