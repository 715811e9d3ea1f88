//! Games that change the ratings of their players.

use board::{BySide, Reason, Side};

use super::{Agreed, Control, OpeningError, Opponent, Person, Rooms, Table, Wish, opening::Draws};
use crate::{
    ratings::Speed,
    store::{Deed, RatedGame, RatedNote, RatingRow, Ratings, Store, StoreError},
};

impl Wish {
    /// Refuses what a rated game cannot have.
    pub(super) fn check_rated(&self, clocks: &BySide<Control>) -> Result<(), OpeningError> {
        if !self.rated {
            return Ok(());
        }
        let refuse = |code, why: &str| Err(OpeningError::new(code, why));
        if !matches!(self.opponent, Opponent::Link { .. }) {
            return refuse("rated-alone", "a rated game is played with somebody elsewhere");
        }
        if self.rule_text.is_some() || self.draws != Draws::Rules {
            return refuse("rated-rules", "a rated game is played by listed rules as they are");
        }
        if self.fen.is_some() {
            return refuse("rated-start", "a rated game begins as usual");
        }
        if clocks.white != clocks.black {
            return refuse("rated-odds", "in a rated game both have the same time");
        }
        if Speed::of(clocks.white).is_none() {
            return refuse("rated-clock", "a rated game needs a clock or days for a turn");
        }
        if self.dice != super::DiceMode::Thrown {
            return refuse("rated-dice", "in a rated game the board throws the dice");
        }
        Ok(())
    }
}

impl Agreed {
    /// Refuses a rated game of somebody without an account.
    pub(super) fn check_rated_accounts(&self) -> Result<(), OpeningError> {
        if self.rated && self.accounts().is_empty() {
            return Err(OpeningError::new("rated-account", "a rated game needs an account"));
        }
        Ok(())
    }

    /// How fast it is; none without a time.
    pub fn speed(&self) -> Option<Speed> {
        Speed::of(self.clock)
    }
}

impl Table {
    /// The game as it counts, if it is rated and has ended at this moment with a result.
    pub fn rated(&self, ended_at: u64) -> Option<RatedGame> {
        let end = self.game.end().filter(|end| end.reason != Reason::Aborted)?;
        let accounts = self.agreed.accounts();
        let (white, black) = accounts.white.clone().zip(accounts.black.clone())?;
        let speed = self.agreed.speed().filter(|_| self.agreed.rated)?;
        Some(RatedGame {
            game: self.id.clone(),
            rules: self.agreed.rules.clone(),
            speed: speed.as_str().to_string(),
            white,
            black,
            score: match end.result.winner() {
                Some(Side::White) => 2,
                None => 1,
                Some(Side::Black) => 0,
            },
            ended_at,
        })
    }

    /// How it stands, if it is rated.
    pub(super) fn rated_note(&self) -> Option<RatedNote> {
        let over = self.game.end().is_some();
        self.agreed.rated.then(|| match self.rated(self.updated_at) {
            Some(ended) => RatedNote::Ended(ended),
            None if over => RatedNote::Void,
            None => RatedNote::Running,
        })
    }
}

impl<S: Store + Ratings> Rooms<S> {
    /// How strong somebody plays what is played at a table, and what that game has done about it.
    pub(super) async fn standing_of(
        &self,
        table: &Table,
        side: Side,
        account: &str,
    ) -> Result<(Option<RatingRow>, Option<i64>), StoreError> {
        let Some(speed) = table.agreed.speed() else {
            return Ok((None, None));
        };
        let rules = &table.agreed.rules;
        let known = self.store.rating(account, rules, speed.as_str()).await?;
        // Where it is at stake, everybody has one.
        let start = || RatingRow::new(account, rules, speed.as_str(), table.created_at);
        let known = known.or_else(|| table.agreed.rated.then(start));
        let change = match table.game.end() {
            Some(_) if table.agreed.rated => self.store.changes(&table.id).await?,
            _ => None,
        };
        let change = change.map(|(white, black)| if side == Side::White { white } else { black });
        Ok((known, change))
    }

    /// Looks up who the players are, and what a rated game that is over has done about their ratings. Whoever
    /// ended it, perhaps in another process, may not have come to that yet.
    pub(super) async fn introduce_all(&self, table: &mut Table) -> Result<(), StoreError> {
        self.introduce(table).await?;
        let has_change = |side: Side| table.people[side].as_ref().is_some_and(Person::has_change);
        if table.rated(table.updated_at).is_some() && !Side::ALL.into_iter().all(has_change) {
            self.enter_ratings(table).await;
        }
        Ok(())
    }

    /// Rates a game that has just ended. If that fails, it is done at the next look.
    pub(super) async fn enter_ratings(&self, table: &mut Table) {
        if !table.agreed.rated || table.game.end().is_none() {
            return;
        }
        let rated = self.store.carry_out(Deed::Rate { game: table.id.clone() }).await;
        table.people = BySide::default();
        if let Err(error) = rated.and(self.introduce(table).await.map(|()| true)) {
            tracing::warn!(%error, game = table.id, "a game is not rated yet");
        }
    }

    /// Rates what has ended and is not rated, in the order in which it ended.
    ///
    /// # Errors
    ///
    /// If it cannot be read or kept.
    pub async fn rate_the_rest(&self) -> Result<(), StoreError> {
        loop {
            let waiting = self.store.unrated(100).await?;
            if waiting.is_empty() {
                return Ok(());
            }
            for game in waiting {
                self.store.carry_out(Deed::Rate { game }).await?;
            }
        }
    }
}
