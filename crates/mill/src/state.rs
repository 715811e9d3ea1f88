//! Mill as a game like the others.

use alloc::{string::String, vec::Vec};

use board::{
    DrawMode, DrawRules, End, FenError, Objection, PackError, Position, ReadMoveError, Reason,
    Side, State, Throw,
};

use crate::{ExtraTurn, Mill, Move, Rules};

impl State for Mill {
    type Rules = Rules;
    type Move = Move;

    fn initial(rules: Rules) -> Self {
        Self::empty(rules)
    }

    fn rules(&self) -> Rules {
        self.rules
    }

    #[inline]
    fn visit_moves(&self, visit: impl FnMut(Move)) {
        self.generate(visit);
    }

    #[inline]
    fn play_unchecked(&mut self, m: Move) {
        self.apply(m);
    }

    #[inline]
    fn count_moves(&self) -> u64 {
        if self.plain {
            return self.count_plain();
        }
        let mut count = 0;
        self.generate(|_| count += 1);
        count
    }

    fn move_text(&self, m: Move) -> String {
        self.write_move(m)
    }

    fn read_move(&self, text: &str) -> Result<Move, ReadMoveError> {
        self.parse_move(text)
    }

    fn objection(&self, m: Move) -> Option<Objection> {
        (!self.is_legal(m)).then(|| self.explain(m))
    }

    fn to_fen(&self) -> String {
        self.write_fen()
    }

    fn from_fen(rules: Rules, text: &str) -> Result<Self, FenError> {
        Self::from_setup(rules, &crate::fen::parse(rules, text)?)
    }

    fn pack(&self) -> Vec<u8> {
        self.write_packed()
    }

    fn unpack(rules: Rules, bytes: &[u8]) -> Result<Self, PackError> {
        Self::read_packed(rules, bytes)
    }

    fn diagram(&self) -> String {
        self.draw()
    }

    #[inline]
    fn awaits_throw(&self) -> bool {
        self.awaits_throw_now()
    }

    fn set_throw(&mut self, throw: Throw) {
        self.throw = Some(throw);
    }

    fn throw(&self) -> Option<Throw> {
        self.throw
    }
}

impl Position for Mill {
    #[inline]
    fn turn(&self) -> Side {
        self.turn
    }

    fn end(&self) -> Option<End> {
        self.position_end()
    }

    fn key(&self) -> u64 {
        self.position_key()
    }

    fn idle_plies(&self) -> u32 {
        u32::from(self.idle)
    }

    /// The draws of the rules; with few stones on either side the shorter limit may apply.
    fn draw_rules(&self) -> DrawRules {
        let few = Side::ALL.into_iter().any(|side| self.total(side) <= self.rules.min_stones);
        let short = self.rules.no_mill_at_three;
        let no_progress =
            if few && short.mode != DrawMode::Off { short } else { self.rules.no_mill };
        DrawRules { repetition: self.rules.repetition, no_progress, reason: Reason::NoMill }
    }

    fn is_extra_turn(&self) -> bool {
        self.extra != ExtraTurn::No
    }
}
