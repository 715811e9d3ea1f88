//! What has happened at a table, as it is written down.

use game::{ClaimKind, Proof};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::{Agreed, Origin, Seats, SideName, TokenHash, agreed::is_not};
use crate::{
    store::{StoreError, Stored},
    timepiece::Moment,
};

/// The format of events: the highest that this program reads. An event says the lowest in which it can be read, so
/// a new kind of event, or a field that must not be overlooked, takes the next number.
pub(crate) const FORMAT: u32 = 1;

/// The kinds of events that this program knows.
const KINDS: [&str; 26] = [
    "created", "turn", "throw", "undo", "redo", "offer", "accept", "decline", "claim", "resign",
    "flag", "abort", "ask", "allow", "deny", "abandon", "outage", "leave", "return", "sit", "own",
    "part", "gather", "publish", "hide", "rematch",
];

/// Something that has happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Event {
    /// The game was created.
    Created(Box<Agreed>),
    /// A turn was played.
    Turn {
        /// The turn as it is written.
        text: String,
        /// The time it got back because it had been on its way for so long, in milliseconds.
        #[serde(default, skip_serializing_if = "is_zero")]
        lag: u64,
    },
    /// The dice fell.
    Throw {
        /// What they show.
        dice: [u8; 3],
    },
    /// Turns were taken back.
    Undo {
        /// How many.
        plies: u32,
    },
    /// Turns that were taken back were played again.
    Redo {
        /// How many.
        #[serde(default = "one")]
        plies: u32,
    },
    /// A draw was offered.
    Offer {
        /// By whom.
        side: SideName,
    },
    /// The offer was accepted.
    Accept {
        /// By whom.
        side: SideName,
    },
    /// The offer was declined.
    Decline {
        /// By whom.
        side: SideName,
    },
    /// A draw was claimed, and rightly so.
    Claim {
        /// What for.
        claim: Claim,
        /// The turn that was intended.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        intended: Option<String>,
        /// What it rests on; events from before have none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        proof: Option<Proof>,
    },
    /// The game was given up.
    Resign {
        /// By whom.
        side: SideName,
    },
    /// The time of a side ran out.
    Flag {
        /// Whose.
        side: SideName,
        /// Whether the game is drawn, because the other side could not have won any more.
        #[serde(default, skip_serializing_if = "is_not")]
        drawn: bool,
        /// That it could not; events from before have none. A program that overlooks it draws the game all the same,
        /// so that it needs no format of its own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        proof: Option<Proof>,
    },
    /// The game was called off.
    Abort,
    /// A player asked the other to take turns back.
    Ask {
        /// Who asked.
        side: SideName,
        /// How many.
        plies: u32,
    },
    /// The other player allowed it: the turns were taken back.
    Allow {
        /// Who allowed it.
        side: SideName,
    },
    /// The other player did not.
    Deny {
        /// Who did not.
        side: SideName,
    },
    /// A side did not come back, and the other claimed the game.
    Abandon {
        /// The side that has left.
        side: SideName,
    },
    /// The clocks stood still, because nobody could play.
    Outage {
        /// For how long, in milliseconds.
        millis: u64,
    },
    /// A player went away: the own clock stands still meanwhile.
    Leave {
        /// Who.
        side: SideName,
        /// Until when at most, by the time that counts.
        until: u64,
    },
    /// A player came back sooner.
    Return {
        /// Who.
        side: SideName,
    },
    /// Somebody who was invited sat down.
    Sit {
        /// On which side.
        side: SideName,
        /// What is kept of the secret that opens the seat.
        seat: TokenHash,
        /// How they are called; who has an account is called by its name.
        name: String,
        /// The account it belongs to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        account: Option<String>,
        /// Whether the table was offered to everybody.
        #[serde(default, skip_serializing_if = "is_not")]
        open: bool,
    },
    /// A seat was kept in the account of who holds it.
    Own {
        /// On which side.
        side: SideName,
        /// The account it belongs to.
        account: String,
    },
    /// Two who shared a board got seats.
    Part {
        /// Which.
        seats: Seats,
    },
    /// They share a board again.
    Gather,
    /// A player has said whether the archive may show the game.
    Publish {
        /// Whether it may.
        public: bool,
    },
    /// The operator of the server has hidden the names of the players.
    Hide,
    /// The players began another game.
    Rematch {
        /// Its id.
        game: String,
    },
}

const fn one() -> u32 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_zero(millis: &u64) -> bool {
    *millis == 0
}

/// What a draw is claimed for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Claim {
    /// The same position has occurred often enough.
    Repetition,
    /// Nothing has happened for long enough.
    NoProgress,
}

impl From<Claim> for ClaimKind {
    fn from(claim: Claim) -> Self {
        match claim {
            Claim::Repetition => Self::Repetition,
            Claim::NoProgress => Self::NoProgress,
        }
    }
}

impl From<ClaimKind> for Claim {
    fn from(kind: ClaimKind) -> Self {
        match kind {
            ClaimKind::Repetition => Self::Repetition,
            ClaimKind::NoProgress => Self::NoProgress,
        }
    }
}

impl Event {
    /// A turn.
    pub fn turn(text: impl Into<String>) -> Self {
        Self::Turn { text: text.into(), lag: 0 }
    }

    /// The event as it is kept.
    pub(crate) fn store(&self, ver: u64, moment: Moment, origin: &Origin) -> Stored {
        let mut body = match serde_json::to_value(self) {
            Ok(Value::Object(body)) => body,
            _ => Map::new(),
        };
        let kind = match body.remove("kind") {
            Some(Value::String(kind)) => kind,
            _ => String::new(),
        };
        let body = Value::Object(body).to_string();
        let Moment { at, counted } = moment;
        let Origin { cmd_id, digest } = origin.clone();
        Stored { ver, at, counted, cmd_id, kind, body, digest, format: FORMAT }
    }

    /// Whether this program can read an event: it knows its format and its kind.
    ///
    /// # Errors
    ///
    /// If a newer program has written it.
    pub(crate) fn is_readable(game: &str, stored: &Stored) -> Result<(), StoreError> {
        let Stored { ver, format, kind, .. } = stored;
        let why = if *format > FORMAT {
            format!("event {ver} has format {format}, this program knows {FORMAT}")
        } else if KINDS.contains(&kind.as_str()) {
            return Ok(());
        } else {
            format!("event {ver} is of the kind \"{kind}\", which this program does not know")
        };
        Err(StoreError::NewerGame { game: game.to_string(), why })
    }

    /// Reads an event that was kept.
    ///
    /// # Errors
    ///
    /// If it makes no sense, or a newer program has written it.
    pub fn read(game: &str, stored: &Stored) -> Result<Self, StoreError> {
        Self::is_readable(game, stored)?;
        let damaged = |why: String| StoreError::Damaged {
            game: game.to_string(),
            why: format!("event {}: {why}", stored.ver),
        };
        let mut body: Map<String, Value> =
            serde_json::from_str(&stored.body).map_err(|error| damaged(error.to_string()))?;
        body.insert("kind".to_string(), stored.kind.clone().into());
        serde_json::from_value(Value::Object(body)).map_err(|error| damaged(error.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(kind: &str, body: &str) -> Event {
        let (kind, body) = (kind.to_string(), body.to_string());
        let (cmd_id, digest) = ("a".to_string(), None);
        let stored = Stored { ver: 1, at: 0, counted: 0, cmd_id, kind, body, digest, format: 1 };
        Event::read("g", &stored).expect("an event")
    }

    #[test]
    fn every_kind_is_known_and_no_other() {
        let unknown = serde_json::from_str::<Event>(r#"{"kind":"?"}"#).expect_err("there is none");
        let unknown = unknown.to_string();
        let expected = unknown.split("expected one of").nth(1).expect("serde lists them");
        let mut kinds: Vec<&str> = expected.split('`').skip(1).step_by(2).collect();
        let mut known = KINDS.to_vec();
        kinds.sort_unstable();
        known.sort_unstable();
        assert_eq!(kinds, known);
    }

    #[test]
    fn what_a_newer_program_has_written_is_not_damaged() {
        let stored = |kind: &str, format| Stored {
            ver: 7,
            at: 0,
            counted: 0,
            cmd_id: "a".to_string(),
            kind: kind.to_string(),
            body: "{}".to_string(),
            digest: None,
            format,
        };
        for (kind, format) in [("swap", 1), ("turn", FORMAT + 1), ("swap", FORMAT + 1)] {
            let error = Event::read("g", &stored(kind, format)).expect_err("it is newer");
            assert!(matches!(error, StoreError::NewerGame { .. }), "{error}");
        }
        let error = Event::read("g", &stored("turn", FORMAT)).expect_err("there is no turn in it");
        assert!(matches!(error, StoreError::Damaged { .. }), "{error}");
    }

    #[test]
    fn events_from_before_the_computer_are_read() {
        assert_eq!(read("redo", "{}"), Event::Redo { plies: 1 });
        let agreed = r#"{"rules":"classic","rule_text":"{}","start":"","take_backs":true,"seed":1,
            "names":{"white":"Anna","black":""}}"#;
        let Event::Created(agreed) = read("created", agreed) else {
            unreachable!("it was created");
        };
        assert_eq!((agreed.computer, agreed.hints), (None, true));
    }
}
