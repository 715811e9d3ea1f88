//! What needs the consent of the other player, how often one may ask for it, and what becomes of a
//! player who does not come back.

use board::{BySide, Side};
use game::TakeBackError;

use super::{Event, Refused, SideName, Table};

/// How many turns have to be played before the same player asks for the same again.
pub const BACK_OFF: usize = 6;

/// After how long without a turn a game without a clock may be claimed, in milliseconds of the time
/// that counts: fourteen days.
pub const AWAY: u64 = 14 * 86_400_000;

/// What the players have asked each other for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Talk {
    /// Who asks to take turns back, and how many.
    asked: Option<(Side, u32)>,
    /// After how many turns each side last asked for that.
    asks: BySide<Option<usize>>,
    /// After how many turns each side last offered a draw.
    offers: BySide<Option<usize>>,
}

impl Talk {
    /// Takes note of a turn: what was asked for before it has lapsed.
    pub(super) const fn lapse(&mut self) {
        self.asked = None;
    }

    /// Takes note of an offer of a draw.
    pub(super) fn offered(&mut self, side: Side, ply: usize) {
        self.offers[side] = Some(ply);
    }
}

impl Table {
    /// Whether two people play here, each with a seat of the own.
    pub fn is_between_people(&self) -> bool {
        let alone = self.agreed.computer.is_some() || self.game.position().is_puzzle();
        self.agreed.seats.is_some() && !alone
    }

    /// The side that asks to take turns back, if the game goes on.
    pub fn asks_back(&self) -> Option<Side> {
        self.talk.asked.filter(|_| self.game.end().is_none()).map(|(side, _)| side)
    }

    /// What asking to take turns back comes to: back to the last turn of who asks, if that was not
    /// asked for a moment ago.
    pub(super) fn ask_back(&self, side: Side) -> Result<Event, Refused> {
        self.check_ask()?;
        self.not_again(self.talk.asks[side])?;
        let back = self.game.turns().iter().rev().zip(1..);
        let own = back.filter(|(turn, _)| turn.side == Some(side)).map(|(_, plies)| plies).next();
        let plies = own.ok_or(Refused::Other("take-back-too-many"))?;
        Ok(Event::Ask { side: side.into(), plies })
    }

    /// Refuses to ask where nothing can be taken back, or a question waits for its answer.
    fn check_ask(&self) -> Result<(), Refused> {
        if !self.is_between_people() {
            return Err(Refused::Other("ask-nobody"));
        }
        if let Some(end) = self.game.end() {
            return Err(TakeBackError::Declared(end).into());
        }
        if !self.agreed.take_backs {
            return Err(TakeBackError::NotAllowed.into());
        }
        if self.talk.asked.is_some() {
            return Err(Refused::Other("ask-pending"));
        }
        Ok(())
    }

    /// Refuses to offer a draw again too soon.
    pub(super) fn check_offer(&self, side: Side) -> Result<(), Refused> {
        if self.is_between_people() { self.not_again(self.talk.offers[side]) } else { Ok(()) }
    }

    fn not_again(&self, last: Option<usize>) -> Result<(), Refused> {
        match last {
            Some(ply) if self.game.ply() < ply + BACK_OFF => Err(Refused::Other("again-too-soon")),
            _ => Ok(()),
        }
    }

    /// Lets somebody ask to take turns back.
    pub(super) fn ask(&mut self, side: Side, plies: u32) -> Result<(), Refused> {
        self.check_ask()?;
        self.talk.asked = Some((side, plies));
        self.talk.asks[side] = Some(self.game.ply());
        Ok(())
    }

    /// Answers whoever asks to take turns back: how many it is about.
    pub(super) fn answer_ask(&mut self, by: SideName) -> Result<u32, Refused> {
        if let Some(end) = self.game.end() {
            return Err(TakeBackError::Declared(end).into());
        }
        match self.talk.asked.take() {
            Some((side, plies)) if side == Side::from(by).other() => Ok(plies),
            _ => Err(Refused::Other("ask-none")),
        }
    }

    /// What it comes to if somebody claims that the other one has left.
    pub(super) fn left_alone(&self, by: Side, counted: u64) -> Result<Event, Refused> {
        if !self.is_between_people() {
            return Err(Refused::Other("ask-nobody"));
        }
        if let Some(end) = self.game.end() {
            return Err(game::DeclareError::Ended(end).into());
        }
        // Who is not let in any more will not come back, nor who has gone for good.
        if self.is_closed(by.other()) || self.is_gone(by.other()) {
            return Ok(Event::Abandon { side: by.other().into() });
        }
        let mover = self.speaker();
        if self.game.clock().left[mover].is_some() {
            return Err(Refused::Other("away-clock"));
        }
        let is_stranger = self.agreed.unasked && !self.both_have_played();
        if mover == by || is_stranger || counted.saturating_sub(self.moved) < AWAY {
            return Err(Refused::Other("away-not-yet"));
        }
        Ok(Event::Abandon { side: mover.into() })
    }
}
