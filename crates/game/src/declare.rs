//! What players declare: resignation, time, abandonment, and draws by agreement.

use board::{Reason, Side};

use crate::{
    DeclareError, Event, EventKind, Game, GameEnd, GameResult, OfferError, Proof, game::Ending,
};

impl Game {
    /// Gives the game up for `side`; in a puzzle the one player does.
    ///
    /// # Errors
    ///
    /// If the game is over.
    pub fn resign(&mut self, side: Side) -> Result<(), DeclareError> {
        self.lose(side, Reason::Resignation)
    }

    /// Ends the game because the flag of `side` fell.
    ///
    /// # Errors
    ///
    /// If the game is over.
    pub fn flag(&mut self, side: Side) -> Result<(), DeclareError> {
        self.lose(side, Reason::Time)
    }

    /// Ends the game because `side` has left it.
    ///
    /// # Errors
    ///
    /// If the game is over.
    pub fn abandon(&mut self, side: Side) -> Result<(), DeclareError> {
        self.lose(side, Reason::Abandoned)
    }

    /// Calls the game off, without a result, as long as not both sides have played.
    ///
    /// # Errors
    ///
    /// If the game is over or both sides have played.
    pub fn abort(&mut self) -> Result<(), DeclareError> {
        if let Some(end) = self.end() {
            return Err(DeclareError::Ended(end));
        }
        let first = self.turns.first().map(|turn| turn.side);
        let both = self.turns.iter().any(|turn| Some(turn.side) != first);
        if both || (self.position().is_puzzle() && !self.turns.is_empty()) {
            return Err(DeclareError::TooLateToAbort);
        }
        self.declare(GameEnd::ABORTED);
        Ok(())
    }

    /// The side whose draw offer waits for an answer.
    ///
    /// An offer lapses when the other side plays a turn.
    pub fn pending_offer(&self) -> Option<Side> {
        let answered = |event: &Event| matches!(event.kind, EventKind::Decline(_));
        let (ply, side) =
            self.events.iter().rev().take_while(|event| !answered(event)).find_map(offer)?;
        (!self.has_played_since(ply, side.other())).then_some(side)
    }

    /// Offers a draw; it stands until the other side answers or plays a turn.
    ///
    /// # Errors
    ///
    /// If the game is over or a puzzle, an offer is pending, or the side has offered before and
    /// not played since.
    pub fn offer_draw(&mut self, by: Side) -> Result<(), OfferError> {
        self.can_agree()?;
        if let Some(side) = self.pending_offer() {
            return Err(OfferError::Pending(side));
        }
        let last = self.events.iter().rev().filter_map(offer).find(|&(_, side)| side == by);
        if last.is_some_and(|(ply, _)| !self.has_played_since(ply, by)) {
            return Err(OfferError::Repeated(by));
        }
        self.note(EventKind::Offer(by));
        Ok(())
    }

    /// Accepts the offer of the other side.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn accept_draw(&mut self, by: Side) -> Result<(), OfferError> {
        self.answer(by)?;
        self.declare(GameEnd::draw(Reason::Agreement));
        Ok(())
    }

    /// Declines the offer of the other side.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn decline_draw(&mut self, by: Side) -> Result<(), OfferError> {
        self.answer(by)?;
        self.note(EventKind::Decline(by));
        Ok(())
    }

    /// Draws the game by agreement without the offer having been written down.
    pub(crate) fn agree(&mut self) -> Result<(), OfferError> {
        self.can_agree()?;
        self.declare(GameEnd::draw(Reason::Agreement));
        Ok(())
    }

    /// The end in which `side` has lost; a puzzle has no other side to win.
    pub(crate) fn loss_of(&self, side: Side, reason: Reason) -> GameEnd {
        if self.position().is_puzzle() {
            GameEnd { result: GameResult::Unsolved, reason }
        } else {
            GameEnd::win(side.other(), reason)
        }
    }

    pub(crate) fn declare(&mut self, end: GameEnd) {
        self.end_by(end, None);
    }

    /// The same with what it rests on.
    pub(crate) fn end_by(&mut self, end: GameEnd, proof: Option<Proof>) {
        self.ending = Some(Ending { end, proof, declared: true });
    }

    fn lose(&mut self, side: Side, reason: Reason) -> Result<(), DeclareError> {
        if let Some(end) = self.end() {
            return Err(DeclareError::Ended(end));
        }
        self.declare(self.loss_of(side, reason));
        Ok(())
    }

    fn can_agree(&self) -> Result<(), OfferError> {
        match self.end() {
            Some(end) => Err(OfferError::Ended(end)),
            None if self.position().is_puzzle() => Err(OfferError::Puzzle),
            None => Ok(()),
        }
    }

    fn answer(&self, by: Side) -> Result<(), OfferError> {
        self.can_agree()?;
        if self.pending_offer() == Some(by.other()) {
            Ok(())
        } else {
            Err(OfferError::NothingOffered(by.other()))
        }
    }

    fn has_played_since(&self, ply: usize, side: Side) -> bool {
        self.turns[ply..].iter().any(|turn| turn.side == Some(side))
    }

    fn note(&mut self, kind: EventKind) {
        let ply = self.ply();
        self.events.push(Event { ply, kind });
    }
}

fn offer(event: &Event) -> Option<(usize, Side)> {
    match event.kind {
        EventKind::Offer(side) => Some((event.ply, side)),
        _ => None,
    }
}
