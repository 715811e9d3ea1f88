//! What the players ask for.

use serde::Deserialize;
use utoipa::ToSchema;

use super::{DiceMode, Event, Refused, SideName, Table, Token, event::Claim};

/// Something that is to be done at a table. Where a side is not named, it is the one to move, or
/// the one that is asked; against the computer it is the person's.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Command {
    /// Play a turn.
    Turn {
        /// The turn, as one of the view's turns or as a player writes it.
        text: String,
    },
    /// Throw the dice, or say what they show.
    Throw {
        /// What they show, where the players throw them.
        #[serde(default)]
        dice: Option<[u8; 3]>,
    },
    /// Take turns back.
    Undo {
        /// How many; one if left out. Against the computer at least so many, until the person is to
        /// move.
        #[serde(default)]
        plies: Option<u32>,
    },
    /// Play a turn again that was taken back, and the computer's answer to it.
    Redo,
    /// Offer a draw.
    Offer {
        /// Who offers.
        #[serde(default)]
        side: Option<SideName>,
    },
    /// Accept the draw that is offered.
    Accept {
        /// Who accepts.
        #[serde(default)]
        side: Option<SideName>,
    },
    /// Decline the draw that is offered.
    Decline {
        /// Who declines.
        #[serde(default)]
        side: Option<SideName>,
    },
    /// Claim a draw.
    Claim {
        /// What for.
        kind: Claim,
        /// The turn that would bring it about; it is declared and not played.
        #[serde(default)]
        intended: Option<String>,
    },
    /// Ask the other player to take turns back, up to the own last one.
    Ask {
        /// Who asks.
        #[serde(default)]
        side: Option<SideName>,
    },
    /// Allow the other player to take turns back.
    Allow {
        /// Who allows it.
        #[serde(default)]
        side: Option<SideName>,
    },
    /// Do not allow it.
    Deny {
        /// Who does not.
        #[serde(default)]
        side: Option<SideName>,
    },
    /// Claim the game, because the other player has not come back for long.
    Abandon {
        /// Who claims it.
        #[serde(default)]
        side: Option<SideName>,
    },
    /// Be away for some days, where that was agreed on: the own clock stands still.
    Leave {
        /// For how many days at most.
        days: u16,
        /// Who leaves.
        #[serde(default)]
        side: Option<SideName>,
    },
    /// Come back sooner.
    Return {
        /// Who comes back.
        #[serde(default)]
        side: Option<SideName>,
    },
    /// Give the game up.
    Resign {
        /// Who does.
        #[serde(default)]
        side: Option<SideName>,
    },
    /// End the game because the time of the side to move has run out.
    Flag,
    /// Call the game off.
    Abort,
    /// Begin another game of the same players, whose view is the answer.
    Rematch,
    /// Give one of two players who share a board a seat of their own, for another device.
    Part {
        /// The side that stays where the game was begun.
        side: SideName,
        /// What opens the seat of that side from then on.
        seat: Token,
        /// The invitation for the other one.
        invite: Token,
    },
    /// Let both play at one board again.
    Gather,
    /// Keep a seat that is held by a secret in the account of who holds it.
    Own {
        /// The side; a player has only one.
        #[serde(skip)]
        side: Option<SideName>,
        /// Whose account it is; nobody says so, they are signed in.
        #[serde(skip)]
        account: Option<String>,
    },
    /// Sit down on the seat that an invitation is for.
    Sit {
        /// The invitation.
        invite: Token,
        /// What opens the seat from then on; its player has drawn it and keeps it.
        seat: Token,
        /// The name of who sits down, or nothing.
        #[serde(default)]
        name: String,
        /// The account of who sits down; nobody says so, they are signed in.
        #[serde(skip)]
        account: Option<String>,
        /// Whether the table was offered to everybody, which the server knows by itself.
        #[serde(skip)]
        open: bool,
    },
    /// Let everybody find the game in the archive once it is over, or nobody.
    Publish {
        /// Whether everybody may.
        public: bool,
    },
}

impl Command {
    /// The kind of event it leads to.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Turn { .. } => "turn",
            Self::Throw { .. } => "throw",
            Self::Undo { .. } => "undo",
            Self::Redo => "redo",
            Self::Offer { .. } => "offer",
            Self::Accept { .. } => "accept",
            Self::Decline { .. } => "decline",
            Self::Claim { .. } => "claim",
            Self::Ask { .. } => "ask",
            Self::Allow { .. } => "allow",
            Self::Deny { .. } => "deny",
            Self::Abandon { .. } => "abandon",
            Self::Leave { .. } => "leave",
            Self::Return { .. } => "return",
            Self::Resign { .. } => "resign",
            Self::Flag => "flag",
            Self::Abort => "abort",
            Self::Rematch => "rematch",
            Self::Part { .. } => "part",
            Self::Gather => "gather",
            Self::Own { .. } => "own",
            Self::Sit { .. } => "sit",
            Self::Publish { .. } => "publish",
        }
    }
}

/// Makes a debug build take turns back without asking anybody, so that the tests of consent can show
/// that they would notice.
fn is_compliant() -> bool {
    cfg!(debug_assertions) && std::env::var_os("ZWICK_TEST_COMPLIANT").is_some()
}

impl Table {
    /// The event a command comes to at this moment; whether it can happen is for
    /// [`apply`](Self::apply) to say.
    ///
    /// # Errors
    ///
    /// If the command makes no sense.
    pub fn decide(&self, command: &Command, now: u64) -> Result<Event, Refused> {
        if let Some(side) = self.fallen(now) {
            return Ok(self.time_is_up(side));
        }
        self.check_length(command)?;
        self.check_person(command)?;
        self.check_seats(command)?;
        self.check_here(command, now)?;
        let speaker = |side: &Option<SideName>| side.unwrap_or(self.voice().into());
        let asked = |side: &Option<SideName>| {
            let offered = self.game.pending_offer().unwrap_or(self.speaker());
            side.unwrap_or(self.person().unwrap_or(offered.other()).into())
        };
        let event = match command {
            Command::Turn { text } => self.turn(text)?,
            Command::Throw { dice } => Event::Throw { dice: self.throw(*dice)? },
            Command::Undo { .. } | Command::Redo if self.is_between_people() && !is_compliant() => {
                return Err(Refused::Other("undo-unasked"));
            }
            Command::Undo { plies } => {
                Event::Undo { plies: self.plies_back(plies.unwrap_or(1).max(1))? }
            }
            Command::Redo => Event::Redo { plies: self.plies_again() },
            Command::Offer { side } => {
                self.check_offer(speaker(side).into())?;
                Event::Offer { side: speaker(side) }
            }
            Command::Accept { side } => Event::Accept { side: asked(side) },
            Command::Decline { side } => Event::Decline { side: asked(side) },
            Command::Claim { kind, intended } => self.claimed(*kind, intended.as_deref())?,
            Command::Ask { side } => self.ask_back(speaker(side).into())?,
            Command::Allow { side } => Event::Allow { side: speaker(side) },
            Command::Deny { side } => Event::Deny { side: speaker(side) },
            Command::Abandon { side } => self.left_alone(speaker(side).into(), now)?,
            Command::Leave { days, side } => self.leave(speaker(side).into(), *days, now)?,
            Command::Return { side } => self.come_back(speaker(side).into(), now)?,
            Command::Resign { side } => Event::Resign { side: speaker(side) },
            Command::Flag if !self.game.clock().is_limited() => {
                return Err(Refused::Other("no-clock"));
            }
            Command::Flag => return Err(Refused::Other("flag-up")),
            Command::Abort => Event::Abort,
            Command::Rematch => return Err(Refused::Other("not-over")),
            Command::Part { side, seat, invite } => self.part(*side, seat, invite)?,
            Command::Gather => self.gather()?,
            Command::Own { side, account } => self.own(*side, account.as_ref())?,
            Command::Sit { invite, seat, name, account, open } => {
                self.sit_down(invite, seat, name, account.as_ref(), *open)?
            }
            Command::Publish { public } => Event::Publish { public: *public },
        };
        self.check_aside(&event)?;
        Ok(event)
    }

    /// The turn in the words of the game, whatever words were typed.
    pub(super) fn turn(&self, typed: &str) -> Result<Event, Refused> {
        let position = self.game.position();
        let text = match (self.game.end(), position.awaits_throw()) {
            (None, false) => {
                let typed = speech::typing::tidy(position, typed);
                let m = position.read_move(&typed).map_err(game::PlayError::Text)?;
                position.move_text(m)
            }
            // What is wrong is said when it is applied.
            _ => typed.to_string(),
        };
        Ok(Event::turn(text))
    }

    fn throw(&self, dice: Option<[u8; 3]>) -> Result<[u8; 3], Refused> {
        match (self.agreed.dice, dice) {
            (Some(DiceMode::Entered), Some(dice)) => Ok(dice),
            (Some(DiceMode::Entered), None) => Err(Refused::Other("bad-throw")),
            (Some(DiceMode::Thrown), Some(_)) => Err(Refused::Other("dice-thrown")),
            (Some(DiceMode::Thrown), None) | (None, _) => Ok(self.board_throw()),
        }
    }
}
