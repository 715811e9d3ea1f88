//! Who may play at a table that is reached from elsewhere: those who hold a seat.
//!
//! A seat is opened by a secret that only its player has; what is kept is its SHA-256. The other
//! player comes with an invitation, a secret that is good for one seat and once. A seat that belongs to an
//! account is opened by being signed in to it, and by nothing else: who signs out leaves nobody in it.

use std::fmt::{self, Write as _};

use board::Side;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use super::{Command, Event, Refused, SideName, Table};
use crate::store::Accounts;

/// A secret of 256 bits, written as 64 hexadecimal digits.
#[derive(Clone, PartialEq, Eq, ToSchema)]
#[schema(value_type = String, min_length = 64, max_length = 64)]
pub struct Token(String);

impl Token {
    /// A secret nobody can guess; none if the system has no source of chance.
    pub fn fresh() -> Option<Self> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).ok()?;
        Some(Self(hex(&bytes)))
    }

    /// Reads a secret as it is written.
    pub fn read(text: &str) -> Option<Self> {
        let plain = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        (text.len() == 64 && text.bytes().all(plain)).then(|| Self(text.to_string()))
    }

    /// The secret itself, for its owner.
    pub fn secret(&self) -> &str {
        &self.0
    }

    /// What is kept of it.
    pub fn hash(&self) -> TokenHash {
        TokenHash(hex(&Sha256::digest(self.0.as_bytes())))
    }
}

/// Never shown, so that it stands in no report.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// Nor in any answer.
impl Serialize for Token {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_str("…")
    }
}

impl<'de> Deserialize<'de> for Token {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        Self::read(&text).ok_or_else(|| D::Error::custom("a token is 64 hexadecimal digits"))
    }
}

/// What is kept of a secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TokenHash(String);

impl TokenHash {
    /// It as a text.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// An id that follows from this and a text, and tells nothing of either.
    pub(crate) fn mixed_with(&self, text: &str) -> String {
        let digest = Sha256::digest(format!("{text} {}", self.0).as_bytes());
        hex(&digest[..8])
    }

    /// The seat of one person alone.
    pub(super) fn alone(&self, account: Option<&String>) -> Seats {
        let accounts = Accounts { white: account.cloned(), black: None };
        Seats { white: Seat::Taken(self.clone()), black: Seat::Nobody, accounts }
    }
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing into a text cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// A seat at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "seat", content = "hash", rename_all = "lowercase")]
pub enum Seat {
    /// Whoever has this secret sits there.
    Taken(TokenHash),
    /// Whoever has this secret may sit down.
    Invited(TokenHash),
    /// No person sits there.
    Nobody,
}

/// The seats of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seats {
    /// White's.
    pub white: Seat,
    /// Black's.
    pub black: Seat,
    /// The accounts they belong to.
    #[serde(default, skip_serializing_if = "Accounts::is_empty")]
    pub accounts: Accounts,
}

impl Seats {
    /// The seats of one player and whatever the other side has.
    pub(super) fn new(own: Side, player: &Token, other: Seat) -> Self {
        let own_seat = Seat::Taken(player.hash());
        match own {
            Side::White => Self { white: own_seat, black: other, accounts: Accounts::default() },
            Side::Black => Self { white: other, black: own_seat, accounts: Accounts::default() },
        }
    }

    /// The seat of a side.
    pub const fn of(&self, side: Side) -> &Seat {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }

    /// The side whose seat somebody has.
    fn opened_by(&self, caller: &Caller) -> Option<Side> {
        let account = caller.account.as_ref();
        let own = account.and_then(|account| self.accounts.side_of(account));
        let shown = caller.token.as_ref().map(|token| Seat::Taken(token.hash()));
        let held = shown.and_then(|seat| self.find(&seat));
        own.or_else(|| held.filter(|side| self.accounts.of(*side).is_none()))
    }

    fn find(&self, seat: &Seat) -> Option<Side> {
        Side::ALL.into_iter().find(|side| self.of(*side) == seat)
    }
}

/// Who asks for something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Caller {
    /// Whether they sit at this machine, where tables without seats are everybody's.
    pub here: bool,
    /// The secret they show.
    pub token: Option<Token>,
    /// The account they are signed in to.
    pub account: Option<String>,
    /// How long a word takes to them and back, in milliseconds, as far as that was measured.
    pub round_trip: u64,
}

impl Caller {
    /// Somebody at this machine.
    pub const HERE: Self = Self { here: true, token: None, account: None, round_trip: 0 };

    /// What somebody is told who has no seat at a table: that one is needed, or that neither the secret
    /// nor the account they show has one.
    pub const fn stranger(&self) -> SeatError {
        if self.token.is_none() && self.account.is_none() {
            return SeatError::Missing;
        }
        SeatError::Foreign
    }
}

/// What somebody is at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Standing {
    /// At a screen that all players share.
    Everybody,
    /// The player of a side.
    Player(Side),
    /// Somebody who looks on.
    Watcher,
}

/// Why somebody may not do something at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SeatError {
    /// They show no secret.
    #[error("a seat is needed")]
    Missing,
    /// Neither their secret nor their account opens a seat here.
    #[error("neither the token nor the account has a seat at this table")]
    Foreign,
    /// It is for the other side to do.
    #[error("that is for the other side to do")]
    Other,
    /// Their account is closed.
    #[error("the account is closed")]
    Closed,
    /// Nobody is signed in.
    #[error("nobody is signed in")]
    SignedOut,
    /// The table has no seats, and they are not where it stands.
    #[error("the table has no seats and is played at on its own machine only")]
    Elsewhere,
}

impl SeatError {
    /// The stable code.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Missing => "seat-missing",
            Self::Foreign => "seat-foreign",
            Self::Other => "seat-other",
            Self::Closed => "account-closed",
            Self::SignedOut => "signed-out",
            Self::Elsewhere => "seat-elsewhere",
        }
    }
}

impl Table {
    /// What somebody is at this table.
    pub fn standing(&self, caller: &Caller) -> Standing {
        let Some(seats) = &self.agreed.seats else {
            return if caller.here { Standing::Everybody } else { Standing::Watcher };
        };
        seats.opened_by(caller).map_or(Standing::Watcher, Standing::Player)
    }

    /// The side whose player has not come yet.
    pub fn awaited(&self) -> Option<Side> {
        let seats = self.agreed.seats.as_ref()?;
        Side::ALL.into_iter().find(|side| matches!(seats.of(*side), Seat::Invited(_)))
    }

    /// The command as somebody may give it: a player speaks for the own side and for no other.
    ///
    /// # Errors
    ///
    /// If they may not give it at all.
    pub fn admit(&self, caller: &Caller, command: &Command) -> Result<Command, SeatError> {
        match command {
            Command::Sit { .. } => return Ok(command.clone().by(caller.account.clone())),
            // Whoever is at the machine can have the board back, also after losing the seat.
            Command::Gather if caller.here => return Ok(command.clone()),
            Command::Gather => return Err(SeatError::Elsewhere),
            _ => {}
        }
        let own = match self.standing(caller) {
            Standing::Everybody => return Ok(command.clone()),
            Standing::Player(side) if self.is_closed(side) => return Err(SeatError::Closed),
            Standing::Player(side) => side,
            Standing::Watcher if self.agreed.seats.is_none() => return Err(SeatError::Elsewhere),
            Standing::Watcher => return Err(caller.stranger()),
        };
        let is_own = |side: Option<SideName>| side.is_none_or(|side| Side::from(side) == own);
        let side = Some(own.into());
        Ok(match command {
            Command::Turn { .. } | Command::Throw { .. } | Command::Claim { .. }
                if self.game.end().is_none()
                    && self.game.turn().is_some_and(|to_move| to_move != own) =>
            {
                return Err(SeatError::Other);
            }
            Command::Own { .. } => match &caller.account {
                Some(account) => Command::Own { side, account: Some(account.clone()) },
                None => return Err(SeatError::SignedOut),
            },
            Command::Offer { side: named } if is_own(*named) => Command::Offer { side },
            Command::Accept { side: named } if is_own(*named) => Command::Accept { side },
            Command::Decline { side: named } if is_own(*named) => Command::Decline { side },
            Command::Resign { side: named } if is_own(*named) => Command::Resign { side },
            Command::Ask { side: named } if is_own(*named) => Command::Ask { side },
            Command::Allow { side: named } if is_own(*named) => Command::Allow { side },
            Command::Deny { side: named } if is_own(*named) => Command::Deny { side },
            Command::Abandon { side: named } if is_own(*named) => Command::Abandon { side },
            Command::Leave { days, side: named } if is_own(*named) => {
                Command::Leave { days: *days, side }
            }
            Command::Return { side: named } if is_own(*named) => Command::Return { side },
            Command::Offer { .. }
            | Command::Accept { .. }
            | Command::Decline { .. }
            | Command::Ask { .. }
            | Command::Allow { .. }
            | Command::Deny { .. }
            | Command::Abandon { .. }
            | Command::Leave { .. }
            | Command::Return { .. }
            | Command::Resign { .. } => return Err(SeatError::Other),
            other => other.clone(),
        })
    }

    /// Refuses to begin before the other player has come.
    pub(super) fn check_seats(&self, command: &Command) -> Result<(), Refused> {
        let early = matches!(
            command,
            Command::Turn { .. }
                | Command::Throw { .. }
                | Command::Claim { .. }
                | Command::Offer { .. }
                | Command::Ask { .. }
                | Command::Abandon { .. }
                | Command::Leave { .. }
                | Command::Resign { .. }
        );
        if early && self.awaited().is_some() {
            return Err(Refused::Other("seat-empty"));
        }
        Ok(())
    }

    /// What sitting down with an invitation comes to.
    pub(super) fn sit_down(
        &self,
        invite: &Token,
        seat: &Token,
        name: &str,
        account: Option<&String>,
        open: bool,
    ) -> Result<Event, Refused> {
        if self.game.end().is_some() {
            return Err(Refused::Other("ended"));
        }
        let side = self
            .agreed
            .seats
            .as_ref()
            .and_then(|seats| seats.find(&Seat::Invited(invite.hash())))
            .ok_or(Refused::Other("seat-taken"))?;
        self.check_guest(account)?;
        // Who has an account is called by its name, which may go one day.
        let name = if account.is_some() { "" } else { name };
        let name = super::opening::clean(name).map_err(|error| Refused::Other(error.code))?;
        let name = if self.nameless { String::new() } else { name };
        let account = account.cloned();
        Ok(Event::Sit { side: side.into(), seat: seat.hash(), name, account, open })
    }

    /// Lets somebody sit down on a seat that waits for them.
    pub(super) fn seat(
        &mut self,
        side: Side,
        seat: TokenHash,
        name: String,
        account: Option<String>,
    ) -> Result<(), Refused> {
        let seats = self.agreed.seats.as_mut().ok_or(Refused::Other("seat-taken"))?;
        let (place, called) = match side {
            Side::White => (&mut seats.white, &mut self.agreed.names.white),
            Side::Black => (&mut seats.black, &mut self.agreed.names.black),
        };
        if !matches!(place, Seat::Invited(_)) {
            return Err(Refused::Other("seat-taken"));
        }
        *place = Seat::Taken(seat);
        let is_guest = account.is_none();
        seats.accounts.set(side, account);
        // Who has an account is called by it, whatever the other one has typed.
        if !is_guest || !name.is_empty() {
            *called = name;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_read_hashed_and_never_shown() {
        let token = Token::fresh().expect("chance");
        assert_eq!(Token::read(token.secret()), Some(token.clone()));
        assert_ne!(Token::fresh().expect("chance"), token);
        assert!(!format!("{token:?}").contains(token.secret()));
        let zeros = Token::read(&"0".repeat(64)).expect("a token");
        let known = "60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55";
        assert_eq!(zeros.hash(), TokenHash(known.to_string()));
        for nonsense in ["", "0", &"0".repeat(63), &"G".repeat(64), &"A".repeat(64)] {
            assert_eq!(Token::read(nonsense), None, "{nonsense}");
        }
    }
}
