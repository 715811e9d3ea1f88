//! Commands in comments: clocks, offers, claims, proofs.

use std::fmt;

use board::{Reason, RuleValue, Side, Throw};

use crate::{ClaimKind, Millis, Proof};

/// How the proof is called that a side could not have won any more.
const NO_WIN: &str = "no-win";

/// A command in a comment, written `[%name …]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// What is left on the clock of the side that played the turn.
    Clock(Millis),
    /// What the turn took.
    Elapsed(Millis),
    /// A draw was offered after the turn; without a name, by the side that played it.
    Offer(Option<Side>),
    /// An offer was declined; without a name, by the side to move.
    Decline(Option<Side>),
    /// A draw was claimed after the turn.
    Claim(ClaimNote),
    /// The game was drawn after the turn without a claim, and this is what that rests on.
    Proof(Proof),
}

/// A claim as it is written down.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ClaimNote {
    /// What was claimed.
    pub kind: ClaimKind,
    /// The throw that had fallen by then.
    pub throw: Option<Throw>,
    /// The turn that was declared and not played.
    pub intended: Option<String>,
    /// Whether the claim was right.
    pub granted: bool,
    /// What there was: enough, or not.
    pub proof: Proof,
}

/// A command that is known, but not written as it should be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the command \"{0}\" cannot be read")]
pub struct CommandError(pub String);

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Clock(left) => write!(f, "[%clk {left}]"),
            Self::Elapsed(spent) => write!(f, "[%emt {spent}]"),
            Self::Offer(side) => write!(f, "[%offer{}]", Named(*side)),
            Self::Decline(side) => write!(f, "[%decline{}]", Named(*side)),
            Self::Claim(note) => write!(f, "[%claim {note}]"),
            Self::Proof(proof) => write!(f, "[%proof {}{}]", kind_of(proof), Numbers(proof)),
        }
    }
}

struct Named(Option<Side>);

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.map_or(Ok(()), |side| write!(f, " {side}"))
    }
}

impl fmt::Display for ClaimNote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.kind)?;
        if let Some(throw) = &self.throw {
            write!(f, " {throw}")?;
        }
        if let Some(intended) = &self.intended {
            write!(f, " {intended}")?;
        }
        f.write_str(if self.granted { " granted" } else { " refused" })?;
        Numbers(&self.proof).fmt(f)
    }
}

/// The word for a proof; that of a claim says its kind instead.
const fn kind_of(proof: &Proof) -> &'static str {
    match proof {
        Proof::Repetition { .. } => "repetition",
        Proof::NoProgress { .. } => "no-progress",
        Proof::NoWin { .. } => NO_WIN,
    }
}

/// The numbers of a proof, a blank before each.
struct Numbers<'a>(&'a Proof);

impl fmt::Display for Numbers<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Proof::Repetition { plies } => plies.iter().try_for_each(|ply| write!(f, " {ply}")),
            Proof::NoProgress { last, plies } => {
                match last {
                    Some(ply) => write!(f, " {ply}")?,
                    None => write!(f, " -")?,
                }
                write!(f, " {plies}")
            }
            Proof::NoWin { positions } => write!(f, " {positions}"),
        }
    }
}

/// The commands in a comment; names that mean nothing here are left to others.
pub(super) fn scan(text: &str) -> Vec<Result<Command, CommandError>> {
    let mut commands = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find("[%") {
        rest = &rest[start + 2..];
        let Some(end) = rest.find(']') else {
            break;
        };
        let (inside, after) = rest.split_at(end);
        rest = after;
        let mut words = inside.split_whitespace();
        let name = words.next().unwrap_or_default();
        let words: Vec<&str> = words.collect();
        let known = matches!(name, "clk" | "emt" | "offer" | "decline" | "claim" | "proof");
        if known {
            commands.push(read(name, &words).ok_or_else(|| CommandError(inside.to_string())));
        }
    }
    commands
}

fn read(name: &str, words: &[&str]) -> Option<Command> {
    let time = || match words {
        [time] => time.parse::<Millis>().ok(),
        _ => None,
    };
    let side = match words {
        ["white"] => Some(Side::White),
        ["black"] => Some(Side::Black),
        _ => None,
    };
    let named = || words.is_empty() || side.is_some();
    match name {
        "clk" => time().map(Command::Clock),
        "emt" => time().map(Command::Elapsed),
        "offer" => named().then_some(Command::Offer(side)),
        "decline" => named().then_some(Command::Decline(side)),
        "claim" => claim(words).map(Command::Claim),
        _ => proof(words).map(Command::Proof),
    }
}

fn claim(words: &[&str]) -> Option<ClaimNote> {
    let (kind, words) = words.split_first()?;
    let kind = Reason::from_text(kind).ok().and_then(ClaimKind::from_reason)?;
    let (throw, words) = match words {
        [throw, rest @ ..] if throw.starts_with('(') => (Some(throw.parse().ok()?), rest),
        _ => (None, words),
    };
    let (intended, words) = match words {
        ["granted" | "refused", ..] => (None, words),
        [intended, rest @ ..] => (Some((*intended).to_string()), rest),
        [] => return None,
    };
    let (verdict, numbers) = words.split_first()?;
    let granted = match *verdict {
        "granted" => true,
        "refused" => false,
        _ => return None,
    };
    let proof = counted(kind, numbers)?;
    Some(ClaimNote { kind, throw, intended, granted, proof })
}

fn proof(words: &[&str]) -> Option<Proof> {
    match words.split_first()? {
        (&NO_WIN, [positions]) => Some(Proof::NoWin { positions: positions.parse().ok()? }),
        (kind, numbers) => {
            let kind = Reason::from_text(kind).ok().and_then(ClaimKind::from_reason)?;
            counted(kind, numbers)
        }
    }
}

/// A proof by what was counted.
fn counted(kind: ClaimKind, numbers: &[&str]) -> Option<Proof> {
    Some(match (kind, numbers) {
        (ClaimKind::Repetition, plies) => Proof::Repetition {
            plies: plies.iter().map(|word| word.parse().ok()).collect::<Option<_>>()?,
        },
        (ClaimKind::NoProgress, ["-", plies]) => {
            Proof::NoProgress { last: None, plies: plies.parse().ok()? }
        }
        (ClaimKind::NoProgress, [last, plies]) => {
            Proof::NoProgress { last: Some(last.parse().ok()?), plies: plies.parse().ok()? }
        }
        (ClaimKind::NoProgress, _) => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_read_back() {
        for text in [
            "[%clk 0:04:58]",
            "[%emt 0:00:02.500]",
            "[%offer white]",
            "[%offer]",
            "[%decline black]",
            "[%claim repetition d6-d7 granted 12 20 28]",
            "[%claim repetition refused 4]",
            "[%claim repetition (5,5,4) d6-d7 refused 4]",
            "[%claim no-progress d6-d7 granted 40 100]",
            "[%claim no-progress refused - 7]",
            "[%proof repetition 4 8 12]",
            "[%proof no-progress - 7]",
            "[%proof no-win 41]",
        ] {
            let commands = scan(text);
            assert_eq!(commands.len(), 1, "{text}");
            assert_eq!(commands[0].as_ref().map(ToString::to_string), Ok(text.to_string()));
        }
    }

    #[test]
    fn commands_stand_among_words() {
        let found = scan("good [%clk 0:00:01] and [%offer] [%cal Ga1a4] [%clk");
        assert_eq!(found, [Ok(Command::Clock(Millis(1000))), Ok(Command::Offer(None))]);
        let mill = scan("[%claim no-mill granted 1 2]");
        assert!(matches!(&mill[..], [Ok(Command::Claim(_))]));
    }

    #[test]
    fn known_names_with_wrong_words_are_reported() {
        for text in [
            "[%clk]",
            "[%clk 5]",
            "[%offer green]",
            "[%claim]",
            "[%claim luck granted 1]",
            "[%claim repetition]",
            "[%claim repetition d6]",
            "[%claim repetition d6 perhaps 1]",
            "[%claim repetition granted x]",
            "[%claim no-progress granted 1]",
            "[%proof]",
            "[%proof luck 1]",
            "[%proof no-win]",
            "[%proof no-win many]",
            "[%proof no-progress 1]",
        ] {
            assert!(matches!(&scan(text)[..], [Err(_)]), "{text}");
        }
    }
}
