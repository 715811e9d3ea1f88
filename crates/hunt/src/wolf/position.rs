//! The position.

use alloc::{format, string::String, vec::Vec};

use board::{
    DrawRule, DrawRules, End, FenError, Objection, PackError, Position, ReadMoveError, Reason,
    Side, State, mix,
};
use draughts::{Direction, Square, SquareSet};

use super::{First, Rules, fen, notation, packed};

/// A position of Wolf and Sheep.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Wolf {
    rules: Rules,
    sheep: SquareSet,
    hunted: Option<Square>,
    turn: Side,
}

/// A turn: putting the wolf on the board, or one step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    /// Where the piece stands; `None` puts the wolf on the board.
    pub from: Option<Square>,
    /// Where it goes.
    pub to: Square,
}

const FORWARDS: [Direction; 2] = [Direction::NorthWest, Direction::NorthEast];

impl Wolf {
    /// The squares the sheep start from.
    pub const FOLD: SquareSet = SquareSet::rank(0);

    /// A position set up by hand.
    ///
    /// # Errors
    ///
    /// If there are not four sheep, the wolf stands on one of them, or no game gets there.
    pub fn set_up(
        rules: Rules,
        sheep: SquareSet,
        wolf: Option<Square>,
        turn: Side,
    ) -> Result<Self, FenError> {
        if sheep.len() != 4 {
            return Err(FenError::impossible(format!("there are {} sheep, not 4", sheep.len())));
        }
        let untouched = sheep == Self::FOLD;
        match wolf {
            None if !untouched || turn == Side::White => {
                return Err(FenError::impossible("nobody moves before the wolf is on the board"));
            }
            Some(wolf) if sheep.contains(wolf) => {
                return Err(FenError::impossible(format!("wolf and sheep are both on {wolf}")));
            }
            Some(_) if untouched && turn == Side::Black && rules.first == First::Sheep => {
                return Err(FenError::impossible(
                    "the wolf is to move and no sheep has moved, but the sheep begin",
                ));
            }
            _ => {}
        }
        Ok(Self { rules, sheep, hunted: wolf, turn })
    }

    /// The squares of the sheep.
    pub const fn sheep(&self) -> SquareSet {
        self.sheep
    }

    /// The square of the wolf, once it is on the board.
    pub const fn wolf(&self) -> Option<Square> {
        self.hunted
    }

    /// The squares nobody stands on.
    pub fn empty(&self) -> SquareSet {
        let taken = self.hunted.map_or(self.sheep, |wolf| self.sheep.with(wolf));
        taken.complement()
    }

    /// Whether no sheep is left that the wolf has still to pass.
    pub fn is_wolf_past(&self) -> bool {
        self.hunted
            .is_some_and(|wolf| self.sheep.into_iter().all(|sheep| sheep.rank() >= wolf.rank()))
    }

    fn visit_steps(
        self,
        pieces: SquareSet,
        directions: &[Direction],
        visit: &mut impl FnMut(Move),
    ) {
        let empty = self.empty();
        for from in pieces {
            for to in directions.iter().filter_map(|&d| from.neighbour(d)) {
                if empty.contains(to) {
                    visit(Move { from: Some(from), to });
                }
            }
        }
    }
}

impl State for Wolf {
    type Rules = Rules;
    type Move = Move;

    fn initial(rules: Rules) -> Self {
        Self { rules, sheep: Self::FOLD, hunted: None, turn: Side::Black }
    }

    fn rules(&self) -> Rules {
        self.rules
    }

    fn visit_moves(&self, mut visit: impl FnMut(Move)) {
        if self.is_wolf_past() {
            return;
        }
        match (self.turn, self.hunted) {
            (Side::White, _) => self.visit_steps(self.sheep, &FORWARDS, &mut visit),
            (Side::Black, Some(wolf)) => {
                self.visit_steps(SquareSet::of(wolf), &Direction::ALL, &mut visit);
            }
            (Side::Black, None) => {
                for to in self.empty() {
                    visit(Move { from: None, to });
                }
            }
        }
    }

    fn play_unchecked(&mut self, m: Move) {
        match (self.turn, m.from) {
            (Side::White, Some(from)) => self.sheep = self.sheep.without(from).with(m.to),
            _ => self.hunted = Some(m.to),
        }
        let goes_on = m.from.is_none() && self.rules.first == First::Wolf;
        if !goes_on {
            self.turn = self.turn.other();
        }
    }

    fn move_text(&self, m: Move) -> String {
        notation::write(self.rules, m)
    }

    fn read_move(&self, text: &str) -> Result<Move, ReadMoveError> {
        notation::read(*self, text)
    }

    fn objection(&self, m: Move) -> Option<Objection> {
        notation::objection(*self, m)
    }

    fn to_fen(&self) -> String {
        fen::write(*self)
    }

    fn from_fen(rules: Rules, text: &str) -> Result<Self, FenError> {
        fen::read(rules, text)
    }

    fn pack(&self) -> Vec<u8> {
        packed::write(*self)
    }

    fn unpack(rules: Rules, bytes: &[u8]) -> Result<Self, PackError> {
        packed::read(rules, bytes)
    }

    fn diagram(&self) -> String {
        fen::diagram(*self)
    }
}

impl Position for Wolf {
    fn turn(&self) -> Side {
        self.turn
    }

    fn end(&self) -> Option<End> {
        // Past comes first: a wolf in the last corner may be unable to move and has won.
        if self.is_wolf_past() {
            return Some(End::win(Side::Black, Reason::Escaped));
        }
        let stuck = match self.turn {
            Side::White => End::win(Side::Black, Reason::Blocked),
            Side::Black => End::win(Side::White, Reason::Trapped),
        };
        (self.count_moves() == 0).then_some(stuck)
    }

    fn key(&self) -> u64 {
        let wolf = self.hunted.map_or(32, Square::index) as u64;
        let turn = u64::from(self.turn == Side::Black);
        mix(u64::from(self.sheep.0) | wolf << 32 | turn << 40)
    }

    /// Always 0: every other turn is a step of a sheep, and those are soon used up.
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

    /// Whether the wolf has just been put on the board and goes on.
    fn is_extra_turn(&self) -> bool {
        self.hunted.is_some() && self.turn == Side::Black && self.sheep == Self::FOLD
    }
}
