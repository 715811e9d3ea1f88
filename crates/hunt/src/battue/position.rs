//! The position.

use alloc::{format, string::String, vec::Vec};
use core::hash::{Hash, Hasher};

use board::{
    DrawRule, DrawRules, End, FenError, Objection, PackError, Position, ReadMoveError, Reason,
    Side, State, mix,
};
use mill::{Point, PointSet};

use super::{Hop, Rules, board, deal, diagram, fen, notation, packed};

/// A position of the hunt on the mill board.
///
/// Two positions that differ in the number of hunter moves alone are equal.
#[derive(Clone, Copy, Debug)]
pub struct Battue {
    rules: Rules,
    quarry: Point,
    hunters: PointSet,
    turn: Side,
    hunter_moves: u16,
}

/// A turn: a step of either side, or a hop of the quarry.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    /// Where the piece stands.
    pub from: Point,
    /// Where it goes.
    pub to: Point,
    /// The hunter that is taken.
    pub taken: Option<Point>,
}

impl Battue {
    /// Deals quarry and hunters at random; equal seeds give equal deals.
    ///
    /// A deal that leaves the quarry without a move is dealt again. Rules with more hunters than
    /// [`check`](board::RuleSet::check) allows get as many as are allowed, so this always ends.
    pub fn deal(rules: Rules, seed: u64) -> Self {
        let dealt =
            |quarry, hunters| Self { rules, quarry, hunters, turn: Side::White, hunter_moves: 0 };
        let hunters = rules.hunters.min(Rules::MOST_HUNTERS);
        let (quarry, hunters) =
            deal::deal(hunters, seed, |quarry, hunters| dealt(quarry, hunters).can_quarry_move());
        dealt(quarry, hunters)
    }

    /// A position set up by hand.
    ///
    /// # Errors
    ///
    /// If quarry and hunters share a point, there are too many or too few hunters, or the hunt is
    /// longer than the rules allow.
    pub fn set_up(
        rules: Rules,
        quarry: Point,
        hunters: PointSet,
        turn: Side,
        hunter_moves: u16,
    ) -> Result<Self, FenError> {
        if hunters.contains(quarry) {
            let point = board().name(quarry);
            return Err(FenError::impossible(format!("quarry and hunter are both on {point}")));
        }
        let fewest = match rules.quarry_hop {
            // With one hunter less than it takes the hunt is over.
            Hop::Take => rules.fewest_hunters() - 1,
            Hop::No | Hop::Hop => rules.hunters,
        };
        if !(u32::from(fewest)..=u32::from(rules.hunters)).contains(&hunters.len()) {
            return Err(FenError::impossible(format!(
                "there are {} hunters, the rules have {}",
                hunters.len(),
                rules.hunters
            )));
        }
        if hunter_moves > rules.limit {
            return Err(FenError::impossible(format!(
                "{hunter_moves} hunter moves, the hunt is stopped after {}",
                rules.limit
            )));
        }
        Ok(Self { rules, quarry, hunters, turn, hunter_moves })
    }

    /// The point of the quarry.
    pub const fn quarry(&self) -> Point {
        self.quarry
    }

    /// The points of the hunters.
    pub const fn hunters(&self) -> PointSet {
        self.hunters
    }

    /// How many moves the hunters have made.
    pub const fn hunter_moves(&self) -> u16 {
        self.hunter_moves
    }

    /// The points nobody stands on.
    pub fn empty(&self) -> PointSet {
        board().points().difference(self.hunters).without(self.quarry)
    }

    /// Whether the hunters are too few ever to hold the quarry.
    const fn are_hunters_beaten(&self) -> bool {
        self.hunters.len() < self.rules.fewest_hunters() as u32
    }

    const fn is_stopped(&self) -> bool {
        self.hunter_moves >= self.rules.limit
    }

    fn visit_steps(&self, from: Point, visit: &mut impl FnMut(Move)) {
        for to in board().neighbours(from).intersection(self.empty()) {
            visit(Move { from, to, taken: None });
        }
    }

    fn visit_quarry(&self, visit: &mut impl FnMut(Move)) {
        self.visit_steps(self.quarry, visit);
        if self.rules.quarry_hop == Hop::No {
            return;
        }
        let empty = self.empty();
        for (over, to) in board().hops(self.quarry) {
            if self.hunters.contains(over) && empty.contains(to) {
                visit(Move {
                    from: self.quarry,
                    to,
                    taken: (self.rules.quarry_hop == Hop::Take).then_some(over),
                });
            }
        }
    }

    fn can_quarry_move(&self) -> bool {
        let mut can = false;
        self.visit_quarry(&mut |_| can = true);
        can
    }
}

impl PartialEq for Battue {
    fn eq(&self, other: &Self) -> bool {
        (self.rules, self.quarry, self.hunters, self.turn)
            == (other.rules, other.quarry, other.hunters, other.turn)
    }
}

impl Eq for Battue {}

impl Hash for Battue {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.rules, self.quarry, self.hunters, self.turn).hash(state);
    }
}

impl State for Battue {
    type Rules = Rules;
    type Move = Move;

    /// The deal of seed 0.
    fn initial(rules: Rules) -> Self {
        Self::deal(rules, 0)
    }

    fn rules(&self) -> Rules {
        self.rules
    }

    fn visit_moves(&self, mut visit: impl FnMut(Move)) {
        if self.are_hunters_beaten() || self.is_stopped() {
            return;
        }
        match self.turn {
            Side::White => self.visit_quarry(&mut visit),
            Side::Black => {
                for from in self.hunters {
                    self.visit_steps(from, &mut visit);
                }
            }
        }
    }

    fn play_unchecked(&mut self, m: Move) {
        match self.turn {
            Side::White => {
                self.quarry = m.to;
                if let Some(taken) = m.taken {
                    self.hunters = self.hunters.without(taken);
                }
            }
            Side::Black => {
                self.hunters = self.hunters.without(m.from).with(m.to);
                self.hunter_moves = self.hunter_moves.saturating_add(1);
            }
        }
        self.turn = self.turn.other();
    }

    fn move_text(&self, m: Move) -> String {
        notation::write(m)
    }

    fn read_move(&self, text: &str) -> Result<Move, ReadMoveError> {
        notation::read(self, text)
    }

    fn objection(&self, m: Move) -> Option<Objection> {
        notation::objection(self, m)
    }

    fn to_fen(&self) -> String {
        fen::write(self)
    }

    fn from_fen(rules: Rules, text: &str) -> Result<Self, FenError> {
        fen::read(rules, text)
    }

    fn pack(&self) -> Vec<u8> {
        packed::write(self)
    }

    fn unpack(rules: Rules, bytes: &[u8]) -> Result<Self, PackError> {
        packed::read(rules, bytes)
    }

    fn diagram(&self) -> String {
        diagram::draw(self)
    }
}

impl Position for Battue {
    fn turn(&self) -> Side {
        self.turn
    }

    fn end(&self) -> Option<End> {
        // Held comes before stopped: the last hunter move may still catch the quarry.
        if self.turn == Side::White && !self.can_quarry_move() {
            Some(End::win(Side::Black, Reason::Trapped))
        } else if self.are_hunters_beaten() || self.is_stopped() {
            Some(End::win(Side::White, Reason::Escaped))
        } else {
            None
        }
    }

    fn key(&self) -> u64 {
        let quarry = self.quarry.index() as u64;
        let turn = u64::from(self.turn == Side::Black);
        mix(u64::from(self.hunters.bits()) | quarry << 24 | turn << 32)
    }

    /// Always 0: the rules themselves stop a hunt that leads nowhere.
    fn idle_plies(&self) -> u32 {
        0
    }

    fn draw_rules(&self) -> DrawRules {
        DrawRules {
            repetition: DrawRule::OFF,
            no_progress: DrawRule::OFF,
            reason: Reason::NoProgress,
        }
    }
}
