//! The answers the rules can give, each with its exact meaning.

use board::choice;

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
        None = "none",
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
        None = "none",
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
