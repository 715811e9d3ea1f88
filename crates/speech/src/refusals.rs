//! Why something cannot be done, as sentences that help on.

use board::{ReadMoveError, State};
use draughts::numbering::Coordinates;
use game::{AnyGame, AnyMove, ClaimError, Game, PlayError, Proof, Refusal, TakeBackError};

use crate::{Speech, typing};

/// Turns that are shown where a part of one was given.
const SHOWN: usize = 12;

impl Speech {
    /// Why a turn is refused.
    pub fn refusal(&self, error: &PlayError) -> String {
        let code = match error {
            PlayError::Ended(_) | PlayError::ThrowMissing => return self.error(error.code()),
            PlayError::Text(ReadMoveError::Ambiguous { .. }) => "ambiguous",
            PlayError::Text(ReadMoveError::Syntax { .. }) => "bad-notation",
            PlayError::Text(_) | PlayError::Illegal(_) => error.code(),
        };
        self.objection(code)
    }

    /// Why a turn is refused, by the code of the objection.
    pub fn objection(&self, code: &str) -> String {
        self.text
            .objection(self.family.as_str(), code)
            .unwrap_or_else(|| self.text.text("objection-unknown"))
    }

    /// The turns that were perhaps meant by what was typed, as a list; empty if there are none.
    pub fn meant(&self, typed: &str, error: &PlayError, game: &Game) -> String {
        match error {
            PlayError::Text(ReadMoveError::Ambiguous { candidates, .. }) => candidates.clone(),
            PlayError::Text(ReadMoveError::Illegal { .. }) | PlayError::Illegal(_) => {
                beginning_with(typed, game)
            }
            _ => String::new(),
        }
    }

    /// What is wrong with a turn, tidied, that names a place the board does not have.
    pub fn no_such_place(&self, text: &str, error: &PlayError, game: &Game) -> Option<String> {
        if !matches!(error, PlayError::Text(ReadMoveError::Syntax { .. })) {
            return None;
        }
        let place = typing::off_board(game.position(), text)?;
        let args = [("family", self.family.as_str().into()), ("place", place.into())];
        Some(self.say("error-no-such-place", &args))
    }

    /// Why a turn is refused, tidied as it is, and which ones were perhaps meant.
    pub fn refusal_of_typed(&self, text: &str, error: &PlayError, game: &Game) -> String {
        let why = self.refusal(error);
        let meant = self.meant(text, error, game);
        if meant.is_empty() {
            return why;
        }
        format!("{why} {}", self.say("play-possible", &[("turns", meant.into())]))
    }

    /// The sentence of any other refusal that has a code.
    pub fn error(&self, code: &str) -> String {
        self.text.text(&format!("error-{code}"))
    }

    /// Why a turn cannot be taken back or played again.
    pub fn take_back_refusal(&self, error: TakeBackError) -> String {
        match error {
            TakeBackError::TooMany { played, .. } if played > 0 => {
                self.say("error-take-back-only", &[("count", played.into())])
            }
            TakeBackError::Declared(_) => self.error("take-back-declared"),
            _ => self.error(error.code()),
        }
    }

    /// Why a claim is not granted.
    pub fn claim_refusal(&self, error: &ClaimError) -> String {
        match error {
            ClaimError::Illegal(objection) => self.objection(objection.code),
            ClaimError::Refused(Refusal::TooFew { proof, needed }) => {
                let kind = match proof {
                    Proof::Repetition { .. } => "repetition",
                    // No claim rests on a win that is out of reach.
                    Proof::NoProgress { .. } | Proof::NoWin { .. } => "no-progress",
                };
                let args = [("count", proof.count().into()), ("needed", (*needed).into())];
                self.say(&format!("error-claim-too-few-{kind}"), &args)
            }
            _ => self.error(error.code()),
        }
    }
}

/// The legal turns that begin with what was typed; captures of draughts with every landing.
fn beginning_with(typed: &str, game: &Game) -> String {
    let position = game.position();
    let typed = typed.to_lowercase();
    let mut turns: Vec<String> = game
        .legal_moves()
        .into_iter()
        .map(|m| written_out(position, m))
        .filter(|text| text.to_lowercase().starts_with(&typed))
        .collect();
    if turns.len() > SHOWN {
        turns.truncate(SHOWN);
        turns.push("…".to_string());
    }
    turns.join(", ")
}

/// A turn as it is written, a capture of draughts with every landing.
fn written_out(position: &AnyGame, m: AnyMove) -> String {
    match (position, m) {
        (AnyGame::Draughts(draughts), AnyMove::Draughts(m)) if m.is_capture() => {
            let written = Coordinates::new(&State::rules(draughts));
            let route = draughts::notation::route(draughts, m);
            let squares: Vec<String> = route.into_iter().map(|s| written.write(s)).collect();
            squares.join("x")
        }
        _ => position.move_text(m),
    }
}
