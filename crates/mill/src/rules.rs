//! The rules of mill as data.
//!
//! Each field answers one question on which leaflets, books and programs differ. What a value
//! means exactly is said here, once; `presets.rs` says who plays it.

use alloc::{
    format,
    string::{String, ToString},
};

use board::{DrawRule, Impossible, Preset, RuleSet, choice, rule_set};

use crate::{Board, Point, presets};

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

choice! {
    /// A board; its lines are a matter of [`Lines`].
    pub enum BoardId {
        /// 24 points, three rings.
        Nine = "nine",
        /// 17 points, two rings and a cross through the centre.
        Seven = "seven",
        /// 16 points, two rings.
        Six = "six",
        /// 9 points, three rows of three.
        Three = "three",
    }
}

choice! {
    /// Whether placing and moving are separate.
    pub enum Placing {
        /// All stones are placed before any is moved.
        Separate = "separate",
        /// Each turn is a placement or a move at will. Nobody has to place.
        Mixed = "mixed",
    }
}

choice! {
    /// Which lines are drawn and which count as mills.
    pub enum Lines {
        /// Rows and columns as drawn.
        Straight = "straight",
        /// The corner diagonals are drawn too, for moves and for mills.
        Diagonal = "diagonal",
        /// The corner diagonals count as mills, but nobody moves along them.
        DiagonalMills = "diagonal-mills",
        /// The corner diagonals are for moves only.
        DiagonalMoves = "diagonal-moves",
        /// A corner with its two neighbours on the ring is a mill too.
        Corners = "corners",
        /// Only those corners are mills.
        CornersOnly = "corners-only",
    }
}

choice! {
    /// How a stone moves.
    pub enum Motion {
        /// One step along a drawn line.
        Step = "step",
        /// A knight's move on the drawn lines.
        Knight = "knight",
        /// A step, or a hop over one adjacent stone of either colour to the next point of the line.
        Hop = "hop",
        /// The same, and an enemy stone that is hopped over is taken, protected or not.
        HopCapture = "hop-capture",
        /// The same, and hops that take may follow each other in one turn.
        HopCaptureChain = "hop-capture-chain",
        /// As knight, as rook along the lines, or as bishop along the corner diagonals.
        Chess = "chess",
    }
}

choice! {
    /// How a player with few stones and an empty hand moves.
    pub enum Fly {
        /// As before.
        Off = "off",
        /// Any distance along one drawn line over empty points.
        Line = "line",
        /// To any empty point.
        Free = "free",
    }
}

choice! {
    /// Which enemy stones may be taken.
    pub enum Protect {
        /// Only stones outside mills; if there is none, nothing is taken.
        Strict = "strict",
        /// The same, except that any stone may be taken from an enemy who has three in all.
        ExceptLastThree = "except-last-three",
        /// Stones outside mills; if there is none, any stone.
        UnlessAllInMills = "unless-all-in-mills",
        /// Any stone.
        Nobody = "none",
    }
}

choice! {
    /// How many stones are taken when several mills are closed at once.
    pub enum Captures {
        /// One.
        One = "one",
        /// One for each mill, the targets judged anew after each.
        PerMill = "per-mill",
    }
}

choice! {
    /// Whether taking is a duty or a right.
    pub enum CaptureDuty {
        /// A stone must be taken if one may be.
        Must = "must",
        /// The capture may be left out.
        May = "may",
    }
}

choice! {
    /// What a mill earns as long as either hand holds a stone.
    pub enum OnMillPlacing {
        /// A stone is taken.
        Capture = "capture",
        /// The same side has another turn, and nothing is taken.
        ExtraTurn = "extra-turn",
        /// Nothing.
        Nothing = "nothing",
        /// A stone may not be placed into a mill, unless every empty point makes one; that earns
        /// nothing.
        Forbidden = "forbidden",
    }
}

choice! {
    /// What a mill earns once both hands are empty.
    pub enum OnMillMoving {
        /// A stone is taken.
        Capture = "capture",
        /// A stone is taken and the same side has another turn.
        CaptureAndExtraTurn = "capture-and-extra-turn",
        /// Nothing.
        Nothing = "nothing",
    }
}

choice! {
    /// Whether a mill may be closed again.
    pub enum Remill {
        /// At any time.
        Free = "free",
        /// A stone that went from one mill straight into another may not go straight back.
        NoImmediateReturn = "no-immediate-return",
        /// A line one has opened may not be closed again in the next turn.
        Wait1 = "wait-1",
        /// A line one has opened may not be closed again in the next two turns.
        Wait2 = "wait-2",
        /// A line one has opened may not be closed again in the next three turns.
        Wait3 = "wait-3",
        /// Each line pays each side once.
        OneTime = "one-time",
    }
}

choice! {
    /// What happens to a player who cannot act.
    pub enum Blocked {
        /// The game is lost.
        Loss = "loss",
        /// The turn is passed; if both sides are blocked, the game is drawn.
        Pass = "pass",
        /// The game is drawn.
        Draw = "draw",
    }
}

choice! {
    /// What happens when all points are occupied after placing.
    pub enum BoardFull {
        /// The game is drawn.
        Draw = "draw",
        /// The side to move has lost.
        MoverLoses = "mover-loses",
        /// The side to move takes one enemy stone, then the other side one, any they like.
        EachRemovesOne = "each-removes-one",
    }
}

choice! {
    /// What wins.
    pub enum Win {
        /// Leaving the enemy fewer than `min_stones` stones, or no move.
        Reduce = "reduce",
        /// Closing the first mill, or leaving the enemy no move.
        FirstMill = "first-mill",
        /// Leaving the enemy no move, and nothing else.
        BlockOnly = "block-only",
    }
}

choice! {
    /// Whether three stones against three are played on.
    pub enum ThreeVsThree {
        /// The game goes on.
        PlayOn = "play-on",
        /// The game is drawn.
        Draw = "draw",
    }
}

choice! {
    /// What the three dice are used for.
    pub enum Dice {
        /// No dice.
        Nobody = "none",
        /// Before each move; from a sum of `dice_sum` on a stone may be put on any empty point.
        Relocate = "relocate",
        /// While placing; 6-5-4, 6-3-3, 5-2-2 and 4-1-1 let three stones enter an empty line.
        Alfonso = "alfonso",
    }
}

choice! {
    /// The colour that starts.
    pub enum First {
        /// White.
        White = "white",
        /// Black.
        Black = "black",
        /// The players settle it, or draw lots.
        Lot = "lot",
    }
}

choice! {
    /// How the players come to their colours.
    pub enum Colours {
        /// By lot.
        Lot = "lot",
        /// By choice.
        Choose = "choose",
    }
}

choice! {
    /// Who starts the next game of the same players.
    pub enum Rematch {
        /// The other one.
        Alternate = "alternate",
        /// The winner of the last game; after a draw the other one.
        WinnerStarts = "winner-starts",
        /// The loser of the last game; after a draw the other one.
        LoserStarts = "loser-starts",
        /// The same one.
        Same = "same",
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
            return refuse(format!(
                "{} stones a side do not fit on {points} points",
                self.stones
            ));
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
        if rules.fly == Fly::Free
            && rules.fly_at >= rules.stones
            && !rules.motion.takes()
            && rules.placing == Placing::Separate
        {
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
        let points = Board::of(rules.board, rules.lines).map_or(Point::MAX, Board::len);
        if usize::from(rules.stones) * 2 < points {
            rules.board_full = plain.board_full;
        }
        if rules.stones > 3 && !rules.mills_take() && !rules.motion.takes() {
            rules.three_v_three = plain.three_v_three;
        }
        rules
    }
}

impl Motion {
    /// Whether a hop takes the enemy stone it goes over.
    pub const fn takes(self) -> bool {
        matches!(self, Self::HopCapture | Self::HopCaptureChain)
    }
}

impl Remill {
    /// For how many of one's own turns a line one has opened stays barred.
    pub const fn wait(self) -> u8 {
        match self {
            Self::Wait1 => 1,
            Self::Wait2 => 2,
            Self::Wait3 => 3,
            Self::Free | Self::NoImmediateReturn | Self::OneTime => 0,
        }
    }
}

fn refuse(reason: String) -> Result<(), Impossible> {
    Err(Impossible(reason))
}
