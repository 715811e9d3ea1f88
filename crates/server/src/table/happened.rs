//! What has happened at a table, as it is told to those who follow the game.

use serde::Serialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

use crate::store::Stored;

/// Something that has happened.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Happened {
    /// The version of the game since then.
    pub ver: u64,
    /// When it happened, in milliseconds since 1970.
    pub at: u64,
    /// What kind of event it is: `created`, `sit`, `own`, `part`, `gather`, `turn`, `throw`, `undo`, `redo`,
    /// `offer`, `accept`, `decline`, `ask`, `allow`, `deny`, `claim`, `resign`, `flag`, `abandon`,
    /// `abort`, `leave`, `return`, `outage`, `publish`, `hide` or `rematch`.
    pub kind: String,
    /// What belongs to its kind, such as `text`, the turn as it is written.
    #[serde(flatten)]
    #[schema(value_type = Object)]
    pub body: Map<String, Value>,
}

/// What is nobody's business: what throws follow from, what opens a seat, and whose it is.
const SECRET: [&str; 4] = ["seed", "seats", "seat", "account"];

/// What is shown no more once the operator has hidden it.
const NAMES: [&str; 2] = ["names", "name"];

impl Happened {
    /// Events that follow each other at a table whose names may be hidden, as they are told.
    pub fn tell_all(stored: &[Stored], nameless: bool) -> Vec<Self> {
        let mut told: Vec<Self> = stored.iter().map(Self::tell).collect();
        if nameless {
            for event in &mut told {
                event.body.retain(|name, _| !NAMES.contains(&name.as_str()));
            }
        }
        told
    }

    /// An event as it is told.
    pub fn tell(stored: &Stored) -> Self {
        let mut body: Map<String, Value> = serde_json::from_str(&stored.body).unwrap_or_default();
        for secret in SECRET {
            body.remove(secret);
        }
        Self { ver: stored.ver, at: stored.at, kind: stored.kind.clone(), body }
    }
}
