//! A position of a game.

use alloc::{string::String, vec::Vec};
use core::hash::{Hash, Hasher};

use board::{
    DrawRules, End, FenError, Objection, PackError, Position, ReadMoveError, Reason, Side, State,
    mix,
};

use crate::{
    Move, Rules, Setup, SetupError, SquareSet,
    capture::{capturers, is_first_way, legal_paths},
    diagram, fen, notation, packed, refusal,
    rules::{Blocked, Huff},
};

/// A position of a game of draughts; always one that [`Setup::check`] lets pass.
///
/// # Equality
///
/// Equality is that of repetition: the same rules, pieces, side to move and pieces that may be
/// huffed. Plies without progress do not take part.
#[derive(Clone, Copy, Debug)]
pub struct Draughts {
    setup: Setup,
    rules: Rules,
}

impl Draughts {
    /// A position from pieces on a board.
    ///
    /// # Errors
    ///
    /// If no game gets there.
    pub fn from_setup(rules: Rules, setup: Setup) -> Result<Self, SetupError> {
        setup.check(&rules)?;
        Ok(Self { setup, rules })
    }

    /// The pieces on the board and the side to move.
    #[inline]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    #[inline]
    pub(crate) const fn rules_ref(&self) -> &Rules {
        &self.rules
    }

    /// The same position with the colours exchanged, seen from the other side.
    #[must_use]
    pub const fn flipped(&self) -> Self {
        Self { setup: self.setup.flipped(), rules: self.rules }
    }

    /// The pieces of the side to move that the opponent may huff after a turn without capture.
    fn offenders(&self, m: Move) -> SquareSet {
        let (setup, rules) = (&self.setup, &self.rules);
        let capturers = capturers(setup, rules);
        let forwards = match setup.turn {
            Side::White => m.to.rank() > m.from.rank(),
            Side::Black => m.to.rank() < m.from.rank(),
        };
        match rules.huff {
            Huff::Off => SquareSet::EMPTY,
            _ if m.is_capture() || capturers.is_empty() => SquareSet::EMPTY,
            Huff::Forward if !forwards => SquareSet::EMPTY,
            Huff::Any => setup.us(),
            Huff::Forward | Huff::Piece => {
                let mut offenders = SquareSet::EMPTY;
                legal_paths(setup, rules, capturers, |path| {
                    offenders = offenders.with(path.from);
                });
                offenders
            }
        }
    }

    /// Plays the part of a turn after the huff.
    #[inline]
    fn move_piece(&mut self, m: Move) {
        let offenders =
            if self.rules.huff == Huff::Off { SquareSet::EMPTY } else { self.offenders(m) };
        let setup = &mut self.setup;
        let was_king = setup.kings.contains(m.from);
        let (us, them) = match setup.turn {
            Side::White => (&mut setup.white, &mut setup.black),
            Side::Black => (&mut setup.black, &mut setup.white),
        };
        *us = us.without(m.from).with(m.to);
        *them -= m.captured;
        setup.kings = setup.kings.without(m.from) - m.captured;
        if was_king || m.crowned {
            setup.kings = setup.kings.with(m.to);
        }
        setup.huffable = if offenders.contains(m.from) {
            offenders.without(m.from).with(m.to)
        } else {
            offenders
        };
        let progress = m.is_capture() || !was_king;
        setup.idle = if progress { 0 } else { setup.idle.saturating_add(1) };
        setup.turn = setup.turn.other();
    }
}

impl PartialEq for Draughts {
    fn eq(&self, other: &Self) -> bool {
        let bare = |position: &Self| Setup { idle: 0, ..position.setup };
        bare(self) == bare(other) && self.rules == other.rules
    }
}

impl Eq for Draughts {}

impl Hash for Draughts {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

impl State for Draughts {
    type Rules = Rules;
    type Move = Move;

    fn initial(rules: Rules) -> Self {
        Self { setup: Setup::initial(rules.first.side()), rules }
    }

    fn rules(&self) -> Rules {
        self.rules
    }

    #[inline]
    fn visit_moves(&self, mut visit: impl FnMut(Move)) {
        self.visit_all(is_first_way, &mut visit);
    }

    #[inline]
    fn count_moves(&self) -> u64 {
        self.count_turns()
    }

    #[inline]
    fn play_unchecked(&mut self, m: Move) {
        if let Some(huffed) = m.huffed {
            self.setup = self.setup.without(huffed);
        }
        self.move_piece(m);
        if m.huffed.is_some() {
            self.setup.idle = 0;
        }
    }

    fn move_text(&self, m: Move) -> String {
        notation::write(self, m)
    }

    fn read_move(&self, text: &str) -> Result<Move, ReadMoveError> {
        notation::read(self, text)
    }

    fn objection(&self, m: Move) -> Option<Objection> {
        if self.is_legal(m) { None } else { Some(refusal::of_move(self, m)) }
    }

    fn to_fen(&self) -> String {
        fen::write(self)
    }

    fn from_fen(rules: Rules, text: &str) -> Result<Self, FenError> {
        fen::read(rules, text)
    }

    fn pack(&self) -> Vec<u8> {
        packed::pack(self)
    }

    fn unpack(rules: Rules, bytes: &[u8]) -> Result<Self, PackError> {
        packed::unpack(rules, bytes)
    }

    fn diagram(&self) -> String {
        diagram::draw(self)
    }
}

impl Position for Draughts {
    fn turn(&self) -> Side {
        self.setup.turn
    }

    fn end(&self) -> Option<End> {
        for side in [self.setup.turn, self.setup.turn.other()] {
            if self.setup.side(side).is_empty() {
                return Some(if self.rules.losing {
                    End::win(side, Reason::GivenAway)
                } else {
                    End::win(side.other(), Reason::Captured)
                });
            }
        }
        if self.has_moves() {
            return None;
        }
        let winner = match self.rules.blocked {
            Blocked::Loses => self.setup.turn.other(),
            Blocked::Wins => self.setup.turn,
        };
        Some(End::win(winner, Reason::Blocked))
    }

    fn key(&self) -> u64 {
        let setup = &self.setup;
        let pieces = u64::from(setup.white.0) | u64::from(setup.black.0) << 32;
        let marks = u64::from(setup.kings.0) | u64::from(setup.huffable.0) << 32;
        let turn = u64::from(setup.turn == Side::Black);
        mix(mix(mix(pieces) ^ marks) ^ turn)
    }

    fn idle_plies(&self) -> u32 {
        u32::from(self.setup.idle)
    }

    fn draw_rules(&self) -> DrawRules {
        DrawRules {
            repetition: self.rules.repetition,
            no_progress: self.rules.no_progress,
            reason: Reason::NoProgress,
        }
    }
}
