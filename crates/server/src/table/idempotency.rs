//! Idempotency: a command sent twice is one command, for the caller who sent it and for no other.
//!
//! A caller names each command. The name is kept together with the caller, so the same name of another caller is
//! another command, and nobody learns which names others use. A digest of everything the command says is kept as
//! well: the same name with other contents is refused.

use board::Side;
use serde_json::Value;
use sha2::{Digest, Sha256};

use super::{
    Caller, Command, Event, Standing, Table, hex,
    lax::{self, Shared},
    random,
};
use crate::store::Stored;

/// How many bytes of a digest are kept; it only tells the commands of one caller apart.
const KEPT: usize = 16;

/// What stands in place of a digest where the server itself has acted. Events from before there were digests have
/// nothing there.
const SERVER: &str = "server";

/// What a caller calls a command, and the digest of what it says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IdempotencyKey {
    id: String,
    body: [u8; 32],
}

impl IdempotencyKey {
    /// The key of a command as it was sent, whatever the order of its fields.
    pub fn new(id: &str, body: &Value) -> Self {
        // Objects of serde_json are sorted by name, so equal contents are equal texts.
        Self { id: id.to_string(), body: Sha256::digest(body.to_string().as_bytes()).into() }
    }

    /// A key for a command that the server gives for somebody, such as by a form; it is never used again.
    pub fn fresh() -> Self {
        Self::new(&format!("form-{:016x}{:016x}", random(), random()), &Value::Null)
    }

    /// What the caller calls the command.
    pub(super) fn id(&self) -> &str {
        &self.id
    }
}

/// Where an event comes from: a command of a caller, or the server itself.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Origin {
    /// The id under which the command is kept: the caller's id behind the caller, or one of the server's own.
    pub(crate) cmd_id: String,
    /// The digest of the caller and of what the command says; a server that shares ids has none.
    pub(crate) digest: Option<String>,
}

impl Origin {
    /// A command of the server itself, whose id follows from what it does. No caller's id looks like it, because
    /// those contain a slash.
    pub(crate) fn server(id: String) -> Self {
        Self { cmd_id: id, digest: Some(SERVER.to_string()) }
    }

    /// A command of a caller.
    pub(super) fn of(caller: &str, key: &IdempotencyKey) -> Self {
        let digest = Sha256::new().chain_update(caller).chain_update([0]).chain_update(key.body);
        let digest = Some(hex(&digest.finalize()[..KEPT]));
        Self { cmd_id: format!("{caller}/{}", key.id), digest }
    }

    /// A command that creates a game: it belongs to the account, or else to the secret that is shown. Without
    /// either it belongs to nobody, and the same id creates another game.
    pub(super) fn creation(caller: &Caller, key: &IdempotencyKey) -> Self {
        if Shared::Creations.is_on() {
            return lax::shared(key);
        }
        let who = match (&caller.account, &caller.token) {
            (Some(account), _) => format!("account-{account}"),
            (None, Some(token)) => format!("browser-{}", token.hash().mixed_with("creation")),
            (None, None) => format!("unknown-{:016x}{:016x}", random(), random()),
        };
        Self::of(&who, key)
    }

    /// Whether an event comes from this very command.
    pub(super) fn is_of(&self, stored: &Stored, kind: &str) -> bool {
        match self.digest.as_deref() {
            Some(SERVER) => stored.kind == kind || stored.kind == "flag",
            Some(_) => stored.digest == self.digest,
            None => stored.kind == kind,
        }
    }
}

impl Table {
    /// Where a command comes from. Its caller is the seat; who takes a seat is known by the secret that opens it.
    pub(super) fn origin(
        &self,
        caller: &Caller,
        command: &Command,
        key: &IdempotencyKey,
    ) -> Origin {
        if Shared::Commands.is_on() {
            return lax::shared(key);
        }
        let who = match (command, self.standing(caller)) {
            (Command::Sit { seat, .. } | Command::Part { seat, .. }, _) => {
                format!("seat-{}", seat.hash().mixed_with("seat"))
            }
            (Command::Gather, _) | (_, Standing::Everybody) => "board".to_string(),
            (_, Standing::Player(side)) => side.to_string(),
            (_, Standing::Watcher) => "spectator".to_string(),
        };
        Origin::of(&who, key)
    }

    /// What a command is to an event from before there were digests, which was given for this table in its version
    /// under the same id.
    pub(super) fn meets(
        &self,
        stored: &Stored,
        ver: u64,
        caller: &Caller,
        command: &Command,
    ) -> SameId {
        let body: Value = serde_json::from_str(&stored.body).unwrap_or_default();
        let doer = self.doer(&stored.kind, &body);
        let is_own = match self.standing(caller) {
            Standing::Everybody => true,
            Standing::Player(own) if doer.is_some_and(|doer| doer != own) => {
                return SameId::Foreign;
            }
            Standing::Player(own) => doer == Some(own),
            Standing::Watcher => false,
        };
        let is_same = stored.ver == ver + 1
            && stored.kind == command.kind()
            && self.says_the_same(command, &body)
            && self.admit(caller, command).is_ok();
        match (is_same, is_own) {
            (true, _) => SameId::Repeated,
            (false, true) => SameId::Reused,
            (false, false) => SameId::Foreign,
        }
    }

    /// The side by whose command an event happened at this table, if the event tells.
    fn doer(&self, kind: &str, body: &Value) -> Option<Side> {
        let named = || match body.get("side")?.as_str()? {
            "white" => Some(Side::White),
            "black" => Some(Side::Black),
            _ => None,
        };
        // A puzzle has one player, who holds White, and no side to move.
        let alone = || self.game.position().is_puzzle().then_some(Side::White);
        match kind {
            "turn" | "throw" | "claim" => self.game.turn().or_else(alone),
            "undo" | "redo" => alone(),
            // It names the side that has left.
            "abandon" => named().map(Side::other),
            "offer" | "accept" | "decline" | "ask" | "allow" | "deny" | "resign" | "leave"
            | "return" | "own" => named(),
            _ => None,
        }
    }

    /// Whether a command says what is written of an event of its kind.
    fn says_the_same(&self, command: &Command, body: &Value) -> bool {
        match command {
            Command::Sit { seat, .. } => {
                serde_json::to_value(seat.hash()).ok().as_ref() == body.get("seat")
            }
            Command::Publish { public } => body.get("public") == Some(&(*public).into()),
            Command::Turn { text } => match self.turn(text) {
                Ok(Event::Turn { text, .. }) => body.get("text") == Some(&text.into()),
                _ => false,
            },
            _ => true,
        }
    }
}

/// What a command is to an event of the same id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SameId {
    /// It is the command that led to the event.
    Repeated,
    /// It is another command of the same caller.
    Reused,
    /// The event may come from somebody else.
    Foreign,
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

    use serde_json::json;

    use super::*;
    use crate::table::Token;

    #[test]
    fn a_digest_depends_on_the_caller_and_on_the_contents_and_not_on_their_order() {
        let key = |body: &str| IdempotencyKey::new("1", &serde_json::from_str(body).unwrap());
        let one = Origin::of("white", &key(r#"{"ver": 1, "text": "a1"}"#));
        assert_eq!(one, Origin::of("white", &key(r#"{"text":"a1","ver":1}"#)));
        assert_eq!(one.cmd_id, "white/1");
        for (caller, body) in [("black", r#"{"text":"a1","ver":1}"#), ("white", "{}")] {
            assert_ne!(one.digest, Origin::of(caller, &key(body)).digest);
        }
    }

    #[test]
    fn a_creation_belongs_to_an_account_or_a_secret_or_to_nobody() {
        let key = IdempotencyKey::new("1", &json!({}));
        let caller = |account: Option<&str>, token: Option<char>| Caller {
            account: account.map(str::to_string),
            token: token.and_then(|letter| Token::read(&letter.to_string().repeat(64))),
            ..Caller::HERE
        };
        let origin = |account, token| Origin::creation(&caller(account, token), &key);
        assert_eq!(origin(Some("x"), None), origin(Some("x"), Some('a')));
        assert_eq!(origin(None, Some('a')), origin(None, Some('a')));
        assert_ne!(origin(None, Some('a')), origin(None, Some('b')));
        assert_ne!(origin(Some("x"), None), origin(Some("y"), None));
        assert_ne!(origin(None, None), origin(None, None));
    }
}
