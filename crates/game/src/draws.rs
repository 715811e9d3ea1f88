//! Draws that come from the course of the game: repetition, and plies without progress.
//!
//! Both come in three modes. *Auto* ends the game after a completed turn. *Claim* leaves it to
//! the side to move, before it plays: about the position on the board, or with an intended turn,
//! which is then declared and not played. *Off* means there is no such draw. A verdict carries
//! its proof, as does that of a policy that stops a game, and everything is judged on the turns that have not been taken back.

use std::fmt;

use board::{DrawMode, DrawRule, DrawRules, Reason, choice};
use serde::{Deserialize, Serialize};

use crate::{AnyGame, StopPolicy, history::History};

choice! {
    /// What a draw is claimed for.
    pub enum ClaimKind {
        /// The same position occurs for the agreed number of times.
        Repetition = "repetition",
        /// The agreed number of plies has passed without progress.
        NoProgress = "no-progress",
    }
}

impl ClaimKind {
    /// The kind that a reason names; `no-mill` is how mill calls the lack of progress.
    pub fn from_reason(reason: Reason) -> Option<Self> {
        match reason {
            Reason::Repetition => Some(Self::Repetition),
            Reason::NoMill | Reason::NoProgress => Some(Self::NoProgress),
            _ => None,
        }
    }

    /// The reason a game ends for by this claim.
    pub fn reason(self, rules: &DrawRules) -> Reason {
        match self {
            Self::Repetition => Reason::Repetition,
            Self::NoProgress => rules.reason,
        }
    }

    fn rule(self, rules: &DrawRules) -> DrawRule {
        match self {
            Self::Repetition => rules.repetition,
            Self::NoProgress => rules.no_progress,
        }
    }
}

/// What a draw rests on, so that anybody can count again.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Proof {
    /// The plies after which the same position stood on the board, the intended one included;
    /// 0 is the start.
    Repetition {
        /// Those plies.
        plies: Vec<usize>,
    },
    /// How long nothing has happened.
    NoProgress {
        /// The ply that was the last progress; 0 is the start, none lies before the start.
        last: Option<usize>,
        /// The plies since then, the intended one included.
        plies: u32,
    },
    /// The side whose time has not run out could not have won any more: every way to go on was tried.
    NoWin {
        /// How many positions can still come about, the one on the board included; in none of them it has won.
        positions: u32,
    },
}

impl Proof {
    /// How often the position occurred, how many plies have passed, or how many positions were tried.
    pub fn count(&self) -> u32 {
        match self {
            Self::Repetition { plies } => plies.len() as u32,
            Self::NoProgress { plies, .. } => *plies,
            Self::NoWin { positions } => *positions,
        }
    }
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Repetition { plies } => {
                write!(f, "the position occurs {} at ply", times(plies.len()))?;
                for (index, ply) in plies.iter().enumerate() {
                    write!(f, "{} {ply}", if index == 0 { "" } else { "," })?;
                }
                Ok(())
            }
            Self::NoProgress { last, plies } => {
                write!(f, "{plies} plies have passed since the last progress, ")?;
                match last {
                    Some(ply) => write!(f, "which was at ply {ply}"),
                    None => write!(f, "which was before the start"),
                }
            }
            Self::NoWin { positions } => {
                write!(f, "no win is among the {positions} positions that can still come about")
            }
        }
    }
}

fn times(count: usize) -> String {
    match count {
        1 => "once,".to_string(),
        2 => "twice,".to_string(),
        _ => format!("{count} times,"),
    }
}

/// Why a claim is wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The rules know no such draw.
    #[error("these rules know no draw by {0}")]
    Off(ClaimKind),
    /// The game would have ended by itself.
    #[error("the draw by {0} comes by itself in these rules")]
    Automatic(ClaimKind),
    /// The side to move has just earned another turn.
    #[error("the turn is not complete: another one has been earned")]
    TurnNotComplete,
    /// The intended turn ends the game in another way.
    #[error("the intended turn ends the game: {0}")]
    EndsOtherwise(crate::GameEnd),
    /// It has not happened often enough, or for long enough.
    #[error("{proof}; {needed} are needed")]
    TooFew {
        /// What there is.
        proof: Proof,
        /// What there should be.
        needed: u16,
    },
}

impl Refusal {
    /// The stable code of the refusal.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Off(_) => "claim-off",
            Self::Automatic(_) => "claim-automatic",
            Self::TurnNotComplete => "claim-turn-not-complete",
            Self::EndsOtherwise(_) => "claim-ends-otherwise",
            Self::TooFew { .. } => "claim-too-few",
        }
    }
}

/// The draw that has come about by itself with the last turn.
pub(crate) fn automatic(history: &History) -> Option<(Reason, Proof)> {
    let position = history.last();
    let rules = position.draw_rules()?;
    if position.is_extra_turn() || position.end().is_some() {
        return None;
    }
    ClaimKind::ALL.iter().find_map(|&kind| {
        let rule = kind.rule(&rules);
        // The count alone first: a proof of every ply would cost a list for each.
        let count = match kind {
            ClaimKind::Repetition => history.occurrences(position).len() as u32,
            ClaimKind::NoProgress => position.idle_plies(),
        };
        rule.holds(DrawMode::Auto, count).then(|| (kind.reason(&rules), proof(kind, history, None)))
    })
}

/// Judges a claim about the position on the board, or about the one after an intended turn.
pub(crate) fn judge(
    kind: ClaimKind,
    history: &History,
    intended: Option<&AnyGame>,
) -> Result<Proof, Refusal> {
    let position = intended.unwrap_or_else(|| history.last());
    let Some(rules) = position.draw_rules() else {
        return Err(Refusal::Off(kind));
    };
    let rule = kind.rule(&rules);
    match rule.mode {
        DrawMode::Off => return Err(Refusal::Off(kind)),
        DrawMode::Auto => return Err(Refusal::Automatic(kind)),
        DrawMode::Claim => {}
    }
    if let Some(end) = position.end() {
        return Err(Refusal::EndsOtherwise(end));
    }
    if position.is_extra_turn() {
        return Err(Refusal::TurnNotComplete);
    }
    let proof = proof(kind, history, intended);
    if rule.holds(DrawMode::Claim, proof.count()) {
        Ok(proof)
    } else {
        Err(Refusal::TooFew { proof, needed: rule.count })
    }
}

/// What a game rests on that a policy stops: the repetition where that is one too many, else the lack of progress.
pub(crate) fn stopped(policy: StopPolicy, history: &History) -> Option<Proof> {
    let position = history.last();
    let occurrences = history.occurrences(position).len();
    if position.is_extra_turn() || !policy.stops(occurrences, position.idle_plies()) {
        return None;
    }
    let repeats = policy.stops(occurrences, 0);
    let kind = if repeats { ClaimKind::Repetition } else { ClaimKind::NoProgress };
    Some(proof(kind, history, None))
}

fn proof(kind: ClaimKind, history: &History, intended: Option<&AnyGame>) -> Proof {
    let position = intended.unwrap_or_else(|| history.last());
    let ply = history.ply() + usize::from(intended.is_some());
    match kind {
        ClaimKind::Repetition => {
            let mut plies = history.occurrences(position).to_vec();
            if intended.is_some() {
                plies.push(ply);
            }
            Proof::Repetition { plies }
        }
        ClaimKind::NoProgress => {
            let plies = position.idle_plies();
            Proof::NoProgress { last: ply.checked_sub(plies as usize), plies }
        }
    }
}
