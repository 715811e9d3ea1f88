//! A race over the network as it is kept: who takes part, and when it began.
//!
//! It is a small document. Everything that is done to it is a function of the document before, and done a
//! second time changes nothing; so whoever does not know whether something was done does it again.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::table::{Caller, Token, TokenHash, clean};

/// How many may race.
pub(super) const MOST: usize = 8;

/// How long a race may take, in minutes.
const MINUTES: std::ops::RangeInclusive<u16> = 1..=120;

/// A race over the network.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Heat {
    /// The id of the problem.
    pub problem: String,
    /// After how many minutes it is over at the latest.
    pub minutes: u16,
    /// Who takes part. The first of them is the host.
    pub racers: Vec<Racer>,
    /// When it began, by the time that counts.
    pub begun: Option<u64>,
    /// The race they went on with.
    pub next: Option<String>,
}

/// Somebody who takes part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Racer {
    /// The name of a guest, or nothing; the names of accounts are looked up.
    pub name: String,
    /// The account.
    pub account: Option<String>,
    /// What is kept of the secret that opens the seat.
    pub seat: TokenHash,
    /// Whether the race may begin.
    pub ready: bool,
    /// The game, once it has begun.
    pub game: Option<String>,
    /// When they stopped by themselves, by the time that counts.
    pub stopped: Option<u64>,
}

impl Racer {
    /// Refuses a guest who takes part again by the same secret and another name.
    fn check_name(&self, seat: &Token, name: &str) -> Result<(), HeatRefused> {
        let name = clean(name).map_err(|error| HeatRefused::Because(error.code))?;
        let is_guest = self.account.is_none() && self.seat == seat.hash();
        if is_guest && self.name != name { refuse("command-reused") } else { Ok(()) }
    }
}

/// What is done to a race.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum HeatDeed {
    /// Take part.
    Join {
        /// The secret that opens the seat, drawn by who takes part.
        seat: Token,
        /// The name; who is signed in is called by the account.
        #[serde(default)]
        name: String,
    },
    /// Say whether the race may begin; it does when everybody has said so.
    Ready {
        /// Whether it may.
        ready: bool,
    },
    /// Go away before it begins.
    Leave,
    /// Let it begin, which is for the host to say.
    Begin,
    /// Leave it at what has been jumped.
    Stop,
    /// Race once more, the same people at the same problem.
    Rematch,
}

/// Why something is not done to a race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HeatRefused {
    /// No secret and no account is shown.
    SeatMissing,
    /// Nobody in this race is called by what is shown.
    SeatForeign,
    /// With this code.
    Because(&'static str),
}

/// Refuses with a code.
fn refuse<T>(code: &'static str) -> Result<T, HeatRefused> {
    Err(HeatRefused::Because(code))
}

impl Heat {
    /// A race that waits for those who take part.
    ///
    /// # Errors
    ///
    /// If it may not take so long.
    pub fn new(problem: &str, minutes: u16) -> Result<Self, HeatRefused> {
        if !MINUTES.contains(&minutes) {
            return refuse("race-minutes");
        }
        let (problem, racers) = (problem.to_string(), Vec::new());
        Ok(Self { problem, minutes, racers, begun: None, next: None })
    }

    /// The same people at the same problem once more, with the same secrets.
    #[must_use]
    pub fn again(&self) -> Self {
        let again =
            |racer: &Racer| Racer { ready: false, game: None, stopped: None, ..racer.clone() };
        Self {
            racers: self.racers.iter().map(again).collect(),
            begun: None,
            next: None,
            ..self.clone()
        }
    }

    /// When it is over at the latest, by the time that counts.
    pub fn limit(&self) -> Option<u64> {
        self.begun.map(|begun| begun + u64::from(self.minutes) * 60_000)
    }

    /// Which of those who take part somebody is, counted from 0. The secret of a seat that belongs to an account opens
    /// it to that account alone.
    pub fn find(&self, caller: &Caller) -> Option<usize> {
        let shown = caller.token.as_ref().map(Token::hash);
        let opens = |racer: &Racer| racer.account.is_none() || racer.account == caller.account;
        let by_seat = shown.and_then(|shown| {
            self.racers.iter().position(|racer| racer.seat == shown && opens(racer))
        });
        by_seat.or_else(|| {
            let account = caller.account.as_ref()?;
            self.racers.iter().position(|racer| racer.account.as_ref() == Some(account))
        })
    }

    /// Whether this is what came of a race as its host has made it, however it has gone on.
    pub(super) fn is_made_as(&self, made: &Self, seat: &Token) -> bool {
        let seat = seat.hash();
        let host = |heat: &Self| {
            let racer = heat.racers.iter().find(|racer| racer.seat == seat)?;
            Some((racer.name.clone(), racer.account.clone()))
        };
        (&self.problem, self.minutes, host(self)) == (&made.problem, made.minutes, host(made))
    }

    /// Whether it begins by itself.
    pub fn is_due(&self) -> bool {
        self.begun.is_none() && self.racers.len() > 1 && self.racers.iter().all(|r| r.ready)
    }

    /// The race after something has been done, at a time that counts; beginning and racing once more need
    /// more than this document, and are only allowed or refused here.
    ///
    /// # Errors
    ///
    /// If it may not be done.
    pub fn after(
        &self,
        deed: &HeatDeed,
        caller: &Caller,
        counted: u64,
    ) -> Result<Self, HeatRefused> {
        let mut heat = self.clone();
        if let HeatDeed::Join { seat, name } = deed {
            heat.join(seat, name, caller)?;
            return Ok(heat);
        }
        let own = match self.racer(caller) {
            // A racer who has left already leaves once more.
            Err(HeatRefused::SeatForeign)
                if matches!(deed, HeatDeed::Leave) && self.begun.is_none() =>
            {
                return Ok(heat);
            }
            own => own?,
        };
        match deed {
            HeatDeed::Ready { ready } if self.begun.is_none() => heat.racers[own].ready = *ready,
            HeatDeed::Leave if self.begun.is_none() => {
                heat.racers.remove(own);
            }
            HeatDeed::Ready { .. } | HeatDeed::Leave => return refuse("race-begun"),
            HeatDeed::Begin => self.check_begin(own)?,
            HeatDeed::Stop if self.begun.is_some() => {
                heat.racers[own].stopped.get_or_insert(counted);
            }
            HeatDeed::Stop | HeatDeed::Rematch if self.begun.is_none() => {
                return refuse("race-waits");
            }
            HeatDeed::Join { .. } | HeatDeed::Stop | HeatDeed::Rematch => {}
        }
        Ok(heat)
    }

    /// Which of those who take part gives an order.
    fn racer(&self, caller: &Caller) -> Result<usize, HeatRefused> {
        self.find(caller).ok_or(if caller.token.is_none() && caller.account.is_none() {
            HeatRefused::SeatMissing
        } else {
            HeatRefused::SeatForeign
        })
    }

    fn join(&mut self, seat: &Token, name: &str, caller: &Caller) -> Result<(), HeatRefused> {
        let token = Some(seat.clone());
        if let Some(own) = self.find(&Caller { token, ..caller.clone() }) {
            // Who has signed in since is the same, whatever name the account has.
            let is_guest = caller.account.is_none();
            return if is_guest { self.racers[own].check_name(seat, name) } else { Ok(()) };
        }
        if self.racers.iter().any(|racer| racer.seat == seat.hash()) {
            return Err(HeatRefused::SeatForeign);
        }
        if self.begun.is_some() {
            return refuse("race-begun");
        }
        if self.racers.len() >= MOST {
            return refuse("race-full");
        }
        let account = caller.account.clone();
        // Who has an account is called by its name, which may go one day.
        let name = if account.is_some() { "" } else { name };
        let name = clean(name).map_err(|error| HeatRefused::Because(error.code))?;
        let (ready, game, stopped) = (false, None, None);
        self.racers.push(Racer { name, account, seat: seat.hash(), ready, game, stopped });
        Ok(())
    }

    fn check_begin(&self, own: usize) -> Result<(), HeatRefused> {
        match (self.begun, own) {
            (Some(_), _) => Ok(()),
            (None, 0) if self.racers.len() > 1 => Ok(()),
            (None, 0) => refuse("race-few"),
            (None, _) => refuse("race-host"),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

    use super::*;

    fn token(letter: char) -> Token {
        Token::read(&letter.to_string().repeat(64)).unwrap()
    }

    fn caller(letter: char) -> Caller {
        Caller { token: Some(token(letter)), account: None, here: false, round_trip: 0 }
    }

    fn join(letter: char) -> HeatDeed {
        HeatDeed::Join { seat: token(letter), name: format!(" {letter} ") }
    }

    fn with(letters: &str) -> Heat {
        let empty = Heat::new("cross", 10).unwrap();
        letters.chars().fold(empty, |heat, c| heat.after(&join(c), &caller(c), 0).unwrap())
    }

    #[test]
    fn whatever_is_done_twice_is_done_once() {
        let heat = with("ab");
        assert_eq!(with("abab"), heat);
        assert_eq!(heat.racers[1].name, "b");
        let ready = HeatDeed::Ready { ready: true };
        let once = heat.after(&ready, &caller('b'), 0).unwrap();
        assert_eq!(once.after(&ready, &caller('b'), 0).unwrap(), once);
        assert!(!once.is_due());
        let all = once.after(&ready, &caller('a'), 0).unwrap();
        assert!(all.is_due());
        let begun = Heat { begun: Some(1000), ..all };
        let stopped = begun.after(&HeatDeed::Stop, &caller('a'), 1500).unwrap();
        assert_eq!(stopped.racers[0].stopped, Some(1500));
        assert_eq!(stopped.after(&HeatDeed::Stop, &caller('a'), 9000).unwrap(), stopped);
        // Who has taken part before it began is found, not refused.
        assert_eq!(begun.after(&join('a'), &caller('a'), 0).unwrap(), begun);
        assert_eq!(begun.limit(), Some(601_000));
    }

    #[test]
    fn the_secret_of_an_account_opens_its_seat_to_that_account_alone() {
        let as_account = |letter, account: Option<&str>| Caller {
            account: account.map(str::to_string),
            ..caller(letter)
        };
        let heat = Heat::new("cross", 10).unwrap();
        let heat = heat.after(&join('a'), &as_account('a', Some("anna")), 0).unwrap();
        assert_eq!(heat.find(&as_account('a', Some("anna"))), Some(0));
        for stranger in [as_account('a', None), as_account('a', Some("bert"))] {
            assert_eq!(heat.find(&stranger), None);
            let ready = HeatDeed::Ready { ready: true };
            for deed in [ready, join('a')] {
                let refused = heat.after(&deed, &stranger, 0).map(|_| ()).unwrap_err();
                assert_eq!(refused, HeatRefused::SeatForeign);
            }
        }
        // The account needs no secret, and may show another.
        assert_eq!(heat.find(&as_account('b', Some("anna"))), Some(0));
    }

    #[test]
    fn what_may_not_be_done_is_refused() {
        let heat = with("ab");
        let code = |heat: &Heat, deed: &HeatDeed, letter| {
            heat.after(deed, &caller(letter), 0).map(|_| ()).unwrap_err()
        };
        let because = HeatRefused::Because;
        assert_eq!(code(&heat, &HeatDeed::Begin, 'b'), because("race-host"));
        assert_eq!(code(&heat, &HeatDeed::Begin, 'c'), HeatRefused::SeatForeign);
        assert_eq!(code(&with("a"), &HeatDeed::Begin, 'a'), because("race-few"));
        assert_eq!(code(&heat, &HeatDeed::Stop, 'a'), because("race-waits"));
        assert_eq!(code(&heat, &HeatDeed::Rematch, 'a'), because("race-waits"));
        assert_eq!(code(&with("12345678"), &join('9'), '9'), because("race-full"));
        let nobody = Caller { token: None, ..caller('a') };
        let refused = heat.after(&HeatDeed::Leave, &nobody, 0).map(|_| ()).unwrap_err();
        assert_eq!(refused, HeatRefused::SeatMissing);
        let begun = Heat { begun: Some(1), ..heat.clone() };
        assert_eq!(code(&begun, &HeatDeed::Leave, 'a'), because("race-begun"));
        assert_eq!(code(&begun, &join('c'), 'c'), because("race-begun"));
        assert_eq!(Heat::new("cross", 0), Err(because("race-minutes")));
        // When the host leaves, the next one is.
        let left = heat.after(&HeatDeed::Leave, &caller('a'), 0).unwrap();
        assert_eq!(left, with("b"));
        // Leaving again, as after an answer that got lost, changes nothing.
        assert_eq!(left.after(&HeatDeed::Leave, &caller('a'), 0).unwrap(), left);
    }
}
