//! What players do besides their turns.

use game::{AnyMove, ClaimKind};

use crate::app::{App, Question};

impl App<'_> {
    /// Takes the last turn back, and what the computer answered.
    pub(crate) fn take_back(&mut self, turns: usize) {
        if !self.partial.chosen().is_empty() {
            return self.let_go();
        }
        let is_entered = self.sitting.has_entered_throw() && !self.sitting.is_computers_turn();
        if is_entered && self.sitting.game.withdraw_throw().is_ok() {
            self.say("play-throw-withdrawn", &[]);
            return self.go_on();
        }
        let was_over = self.sitting.game.end().is_some();
        match self.sitting.take_back(turns) {
            Ok(plies) => {
                self.say("play-undone", &[("count", plies.into())]);
                if was_over {
                    let reopened = self.voice.say("play-reopened", &[]);
                    self.add(&reopened);
                }
                self.keep();
            }
            Err(error) => self.note = self.voice.take_back_refusal(error),
        }
        self.go_on();
    }

    /// Plays a turn again that was taken back.
    pub(crate) fn redo(&mut self) {
        match self.sitting.redo() {
            Ok(plies) => {
                let turns = self.sitting.game.turns();
                let again: Vec<&str> =
                    turns[turns.len() - plies..].iter().map(|turn| turn.text.as_str()).collect();
                let again = again.join(" ");
                self.say("play-redone", &[("turn", again.into())]);
                self.keep();
            }
            Err(error) => self.note = self.voice.take_back_refusal(error),
        }
        self.go_on();
    }

    /// Throws the dice, or asks what they show.
    pub(crate) fn throw(&mut self) {
        if !self.sitting.awaits_throw() {
            return self.say("error-throw-not-awaited", &[]);
        }
        match self.sitting.throw_dice() {
            Some(throw) => {
                self.note = self.voice.thrown(throw);
                self.keep();
                self.go_on();
            }
            None => self.typed = Some(String::new()),
        }
    }

    /// Offers a draw; whoever sits on the other side answers.
    pub(crate) fn offer(&mut self) {
        if self.thought.is_some() {
            return;
        }
        let side = self.sitting.speaker();
        if let Err(error) = self.sitting.game.offer_draw(side) {
            return self.say(&format!("error-{}", error.code()), &[]);
        }
        self.note.clear();
        self.keep();
        match self.sitting.computer.side() {
            Some(_) => self.ask_computer_for_draw(),
            None => self.question = Some(Question::Draw),
        }
    }

    /// Answers an offer for the side it was made to.
    pub(crate) fn answer_offer(&mut self, agrees: bool) {
        let Some(side) = self.sitting.game.pending_offer().map(board::Side::other) else {
            return;
        };
        // There is an offer, so both can be said.
        if agrees {
            let _ = self.sitting.game.accept_draw(side);
        } else {
            let _ = self.sitting.game.decline_draw(side);
            self.say("play-declined", &[]);
        }
        self.keep();
        self.go_on();
    }

    /// Claims a draw, where nothing is said the one that is likely meant, perhaps with the turn that
    /// brings it.
    pub(crate) fn claim(&mut self, kind: Option<ClaimKind>, intended: Option<AnyMove>) {
        if self.thought.is_some() {
            return;
        }
        let kind = kind.unwrap_or_else(|| self.sitting.likely_claim(intended));
        match self.sitting.game.claim(self.sitting.speaker(), kind, intended) {
            Ok(proof) => self.note = self.voice.proof(&proof),
            Err(error) => self.note = self.voice.claim_refusal(&error),
        }
        self.keep();
        self.go_on();
    }

    /// Asks whether the game is really given up.
    pub(crate) fn ask_resign(&mut self) {
        if self.sitting.game.end().is_some() {
            return self.say("error-ended", &[]);
        }
        self.question = Some(Question::Resign);
    }

    /// Asks whether to stop, where anything would be broken off.
    pub(crate) fn ask_quit(&mut self) {
        if self.sitting.game.end().is_some() || self.sitting.game.ply() == 0 {
            self.is_done = true;
        } else {
            self.question = Some(Question::Quit);
        }
    }

    /// Takes the answer to a question.
    pub(crate) fn answer(&mut self, question: Question, yes: bool) {
        self.question = None;
        match (question, yes) {
            (Question::Draw, agrees) => self.answer_offer(agrees),
            (Question::Quit, true) => self.is_done = true,
            (Question::Resign, true) => {
                self.note.clear();
                // Somebody was asked, so the game was not over.
                let _ = self.sitting.game.resign(self.sitting.speaker());
                self.keep();
                self.go_on();
            }
            (Question::Quit | Question::Resign, false) => {}
        }
    }

    /// Looks from the other side.
    pub(crate) fn flip(&mut self) {
        if self.sitting.game.position().is_puzzle() {
            return self.say("error-no-other-side", &[]);
        }
        self.flipped = !self.flipped;
    }
}
