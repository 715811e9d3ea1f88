//! The rules as data.

use alloc::string::ToString;

use board::{DrawRule, Fields, Impossible, Preset, RuleSet, Side, choice, rule_set};

use crate::{numbering::Numbering, presets};

choice! {
    /// Who makes the first move of a game.
    pub enum First {
        /// The light men.
        White = "white",
        /// The dark men.
        Black = "black",
    }
}

impl First {
    /// The side that starts.
    pub const fn side(self) -> Side {
        match self {
            Self::White => Side::White,
            Self::Black => Side::Black,
        }
    }
}

choice! {
    /// How far a king goes.
    pub enum King {
        /// One square at a time.
        Short = "short",
        /// Any distance over empty squares.
        Flying = "flying",
    }
}

choice! {
    /// Where a flying king lands after a jump.
    pub enum Landing {
        /// On the square directly behind the piece taken.
        Behind = "behind",
        /// On any empty square behind it.
        Any = "any",
    }
}

choice! {
    /// When the pieces taken leave the board.
    pub enum Lift {
        /// After the whole capture; until then they stand in the way and are not jumped again.
        End = "end",
        /// At once, so that their squares are free for the rest of the capture.
        Immediate = "immediate",
    }
}

choice! {
    /// What becomes of a man that reaches the far row in the middle of a capture.
    pub enum Crowning {
        /// It is crowned and the turn is over.
        Stop = "stop",
        /// It goes on as a man, and is crowned only if it ends its turn there.
        Pass = "pass",
        /// It is crowned and goes on as a king.
        Continue = "continue",
    }
}

choice! {
    /// Which of several captures has to be chosen: the highest by a key that is read from left
    /// to right.
    pub enum Precedence {
        /// Any.
        None = "none",
        /// One that takes the most pieces.
        Quantity = "quantity",
        /// One by a king.
        King = "king",
        /// The most pieces, then the most kings among them.
        QuantityKings = "quantity-kings",
        /// The most pieces, then by a king, then the most kings taken, then kings taken earliest.
        QuantityKingKingsOrder = "quantity-king-kings-order",
    }
}

impl Precedence {
    /// Whether the number of pieces taken counts.
    pub const fn counts_pieces(self) -> bool {
        matches!(self, Self::Quantity | Self::QuantityKings | Self::QuantityKingKingsOrder)
    }
}

choice! {
    /// What a side has done that is to move and cannot.
    pub enum Blocked {
        /// It has lost.
        Loses = "loses",
        /// It has won, as in losing draughts.
        Wins = "wins",
    }
}

choice! {
    /// What may be taken off when a capture was left out.
    ///
    /// Where this is on, steps are legal beside captures. Before the own move, which the huff does
    /// not use up, the opponent may then take off one piece, or let it pass; the right is gone
    /// with that turn.
    pub enum Huff {
        /// Nothing: leaving out a capture is not possible.
        Off = "off",
        /// A piece that could have captured, after a step forwards only, as three editions say.
        Forward = "forward",
        /// A piece that could have captured.
        Piece = "piece",
        /// Any piece.
        Any = "any",
    }
}

rule_set! {
    /// The rules of a game of draughts on 32 squares with twelve men each.
    pub struct Rules for "draughts" {
        /// Whether men capture backwards too.
        graph man_back_capture: bool,
        /// How far kings go.
        graph king: King,
        /// Where a flying king lands.
        graph king_landing: Landing,
        /// When the pieces taken leave the board.
        graph lift: Lift,
        /// What a man does that reaches the far row while capturing.
        graph crowning: Crowning,
        /// Which captures have to be preferred.
        graph precedence: Precedence,
        /// Whether a man may take a king.
        graph man_may_take_king: bool,
        /// Whether a capture has to go on while a further jump exists.
        graph must_complete_chain: bool,
        /// Whether the first to lose all pieces wins.
        graph losing: bool,
        /// What a side has done that is to move and cannot.
        graph blocked: Blocked,
        /// What may be taken off when a capture was left out; for people at one board.
        graph huff: Huff,
        /// Who starts.
        table first: First,
        /// Whether the dark corner is at each player's right.
        table mirrored_board: bool,
        /// How squares are written.
        table numbering: Numbering,
        /// The draw by repetition.
        table repetition: DrawRule,
        /// The draw after plies without a capture or a move of a man.
        table no_progress: DrawRule,
    }
}

impl RuleSet for Rules {
    fn presets() -> &'static [Preset<Self>] {
        presets::PRESETS
    }

    fn check(&self) -> Result<(), Impossible> {
        let refuse = |reason: &str| Err(Impossible(reason.to_string()));
        if self.losing && self.huff != Huff::Off {
            return refuse("huffing would reward the offender in a losing game");
        }
        if !self.losing && self.blocked == Blocked::Wins {
            return refuse("the blocked side can win only in a losing game");
        }
        if self.precedence.counts_pieces() && !self.must_complete_chain {
            return refuse("the most pieces cannot be demanded where a capture may be broken off");
        }
        Ok(())
    }

    fn canonical(&self) -> Self {
        let mut rules = *self;
        if rules.king == King::Short {
            // Short jumps change the rank by two, so a piece taken is never in the way again.
            rules.king_landing = Landing::Behind;
            rules.lift = Lift::End;
        }
        if rules.crowning == Crowning::Pass && !rules.man_back_capture {
            // On the far row a man that only captures forwards has nowhere to go on to.
            rules.crowning = Crowning::Stop;
        }
        rules
    }

    fn has_effect(&self, field: &str) -> bool {
        match field {
            "king_landing" | "lift" => self.king == King::Flying,
            _ => Self::FIELDS.iter().any(|known| known.name == field),
        }
    }
}
