//! A game with who sits at it.

use board::{Side, Throw};
use engine::{Answer, Thinking};
use game::{AnyMove, ClaimError, ClaimKind, Dice, Game, Refusal, TakeBackError};

use crate::Computer;

/// A game with who sits at it: two people, one person and the computer, or one with a puzzle.
#[derive(Clone, Debug)]
pub struct Sitting {
    /// The game.
    pub game: Game,
    /// The dice of the program, if the players do not throw their own.
    pub dice: Option<Dice>,
    /// The computer, which plays or looks on.
    pub computer: Computer,
}

impl Sitting {
    /// Whether the dice have to be thrown now.
    pub fn awaits_throw(&self) -> bool {
        self.game.end().is_none() && self.game.position().awaits_throw()
    }

    /// Whether the side to move is the computer's.
    pub fn is_computers_turn(&self) -> bool {
        self.game.end().is_none() && self.is_computer(self.game.turn())
    }

    fn is_computer(&self, side: Option<Side>) -> bool {
        side.is_some() && side == self.computer.side()
    }

    /// The side of the person that speaks: the one to move, or the one that plays the computer.
    pub fn speaker(&self) -> Side {
        let other = self.computer.side().map(Side::other);
        other.or(self.game.turn()).unwrap_or(Side::White)
    }

    /// Throws the dice of the program, if it has some and they are awaited.
    pub fn throw_dice(&mut self) -> Option<Throw> {
        let dice = self.dice.filter(|_| self.awaits_throw())?;
        let throw = dice.throw(self.game.ply());
        self.game.throw(throw).ok().map(|()| throw)
    }

    /// Whether the players have entered a throw that has not been used yet.
    pub fn has_entered_throw(&self) -> bool {
        let is_open = self.game.end().is_none() && self.game.position().throw().is_some();
        self.dice.is_none() && is_open
    }

    /// Lets the computer think, if there is a turn for it to choose.
    pub fn think(&self) -> Option<Thinking> {
        let ready = self.is_computers_turn() && !self.awaits_throw();
        ready.then(|| self.computer.think(&self.game))
    }

    /// Plays what the computer has come to, and tells it. Where thinking broke down, the first
    /// legal turn is played rather than none.
    pub fn play_answer(&mut self, answer: &Answer) -> Option<AnyMove> {
        let turn = answer.turn.filter(|m| self.game.position().objection(*m).is_none());
        let turn = turn.or_else(|| self.game.legal_moves().first().copied())?;
        self.game.play(turn).ok().map(|()| turn)
    }

    /// Takes back so many turns; of the computer's those that came after them too. Tells how many
    /// plies that were.
    ///
    /// # Errors
    ///
    /// As [`Game::take_back`], or if the person has not played so many turns.
    pub fn take_back(&mut self, turns: usize) -> Result<usize, TakeBackError> {
        let plies = match self.computer.side() {
            None => turns,
            Some(_) => self.plies_of(turns)?,
        };
        self.game.take_back(plies)?;
        Ok(plies)
    }

    /// How many plies the last turns of the person are, with what the computer answered.
    fn plies_of(&self, turns: usize) -> Result<usize, TakeBackError> {
        let played = self.game.turns();
        let own = |index: &usize| !self.is_computer(played[*index].side);
        let mut owned = (0..played.len()).rev().filter(own);
        match owned.nth(turns.saturating_sub(1)) {
            Some(index) => Ok(played.len() - index),
            None => {
                let played = (0..played.len()).filter(own).count();
                Err(TakeBackError::TooMany { wanted: turns, played })
            }
        }
    }

    /// Plays a turn again that was taken back, and what the computer answered to it. Tells how many
    /// plies that were.
    ///
    /// # Errors
    ///
    /// As [`Game::redo`].
    pub fn redo(&mut self) -> Result<usize, TakeBackError> {
        self.game.redo()?;
        let mut plies = 1;
        while self.is_computers_turn() && self.game.redo().is_ok() {
            plies += 1;
        }
        Ok(plies)
    }

    /// The claim that is right if either is, and otherwise the one that could be.
    pub fn likely_claim(&self, intended: Option<AnyMove>) -> ClaimKind {
        let verdict = |kind| self.game.can_claim(self.speaker(), kind, intended);
        let is_possible = |kind| {
            !matches!(
                verdict(kind),
                Err(ClaimError::Refused(Refusal::Off(_) | Refusal::Automatic(_)))
            )
        };
        let all = || ClaimKind::ALL.iter().copied();
        let right = all().find(|&kind| verdict(kind).is_ok());
        right.or_else(|| all().find(|&kind| is_possible(kind))).unwrap_or(ClaimKind::Repetition)
    }
}

#[cfg(test)]
mod tests {
    use engine::{Engine, Level, Settings};

    use super::*;

    fn against(side: Side) -> Sitting {
        let engine = Engine::new(&Settings { hash_bytes: 1 << 16, ..Settings::default() });
        let level = Level::WEAKEST;
        Sitting {
            game: Game::named("classic").unwrap(),
            dice: None,
            computer: Computer::playing(engine, side, level, 1),
        }
    }

    fn answer(sitting: &mut Sitting) {
        let thinking = sitting.think().expect("it is the computer's turn");
        assert!(sitting.play_answer(&thinking.wait()).is_some());
    }

    #[test]
    fn the_computer_answers_and_its_answer_is_taken_back_too() {
        let mut sitting = against(Side::Black);
        assert_eq!((sitting.is_computers_turn(), sitting.speaker()), (false, Side::White));
        for turn in ["d2", "a1"] {
            let ply = sitting.game.ply();
            let free = sitting
                .game
                .position()
                .read_move(turn)
                .or_else(|_| sitting.game.position().read_move("g7"));
            sitting.game.play(free.unwrap()).unwrap();
            answer(&mut sitting);
            assert_eq!(sitting.game.ply(), ply + 2);
        }
        let texts: Vec<String> =
            sitting.game.turns().iter().map(|turn| turn.text.clone()).collect();
        assert_eq!(sitting.take_back(1), Ok(2));
        assert_eq!(sitting.redo(), Ok(2));
        assert_eq!(sitting.take_back(2), Ok(4));
        assert_eq!((sitting.redo(), sitting.redo()), (Ok(2), Ok(2)));
        let again: Vec<String> =
            sitting.game.turns().iter().map(|turn| turn.text.clone()).collect();
        assert_eq!(again, texts);
        assert_eq!(sitting.take_back(3), Err(TakeBackError::TooMany { wanted: 3, played: 2 }));
    }

    #[test]
    fn what_the_computer_began_with_is_not_taken_back() {
        let mut sitting = against(Side::White);
        answer(&mut sitting);
        assert_eq!(sitting.take_back(1), Err(TakeBackError::TooMany { wanted: 1, played: 0 }));
        assert_eq!(sitting.speaker(), Side::Black);
    }

    #[test]
    fn without_a_turn_nothing_is_thought_about() {
        let mut sitting = against(Side::Black);
        assert!(sitting.think().is_none());
        sitting.game.play_text("d2").unwrap();
        sitting.game.resign(Side::White).unwrap();
        assert!(sitting.think().is_none());
    }
}
