//! A game that two liars play: what opens their seats, and everything they were answered in it.

use crate::{http::Client, ledger::Ledger};

/// A game and its two players.
#[derive(Default)]
pub(crate) struct Played {
    pub(crate) ledger: Ledger,
    /// The secrets of the two.
    pub(crate) tokens: [String; 2],
    /// Whether each shows the account beside the secret.
    pub(crate) signed: [bool; 2],
    pub(crate) sides: [String; 2],
    /// The next game of the two, if one was asked for.
    pub(crate) next: Option<String>,
}

impl Played {
    /// The client of one of the two, who have these accounts.
    pub(crate) fn seat(&self, client: &Client, accounts: &[String; 2], who: usize) -> Client {
        let seat = client.with("authorization", &format!("Bearer {}", self.tokens[who]));
        if self.signed[who] { seat.with("cookie", &accounts[who]) } else { seat }
    }

    pub(crate) fn path(&self, end: &str) -> String {
        format!("/api/games/{}{end}", self.ledger.game)
    }

    /// Takes note of the next game that somebody was answered; there is one for both.
    pub(crate) fn is_followed_by(&mut self, next: &str) -> Result<(), String> {
        let known = self.next.get_or_insert_with(|| next.to_string());
        if known != next || next == self.ledger.game {
            return Err(format!(
                "{} answers {known} and {next} as the next game",
                self.ledger.game
            ));
        }
        Ok(())
    }
}
