//! What a line of the protocol asks for.

use std::str::FromStr;

use anyhow::{Context, anyhow, bail};

/// A command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    /// Who are you, and what can be set?
    Ugi,
    /// Are you there?
    IsReady,
    /// Sets an option.
    SetOption {
        /// Its name.
        name: String,
        /// What it is set to.
        value: String,
    },
    /// Another game begins.
    NewGame,
    /// The position to talk about.
    Position {
        /// The start; that of the rules if there is none.
        fen: Option<String>,
        /// Turns, each after its throw if there is one.
        words: Vec<String>,
    },
    /// A question about the position.
    Query(Query),
    /// Think.
    Go(Go),
    /// Come to an end with thinking.
    Stop,
    /// Leave.
    Quit,
}

/// A question about the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Query {
    /// Is the game over?
    GameOver,
    /// Is it the turn of the first player?
    FirstPlayersTurn,
    /// How did it end?
    Result,
}

/// How long to think; times are in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Go {
    pub(super) depth: Option<u16>,
    pub(super) nodes: Option<u64>,
    pub(super) movetime: Option<u64>,
    /// What is left on the clocks of the first and of the second player.
    pub(super) left: [Option<u64>; 2],
    /// What each turn brings them.
    pub(super) increment: [u64; 2],
    /// After how many turns the clock gets more time.
    pub(super) turns_left: Option<u32>,
    pub(super) infinite: bool,
}

impl Command {
    /// Reads a line; `None` if there is nothing in it.
    pub(super) fn read(line: &str) -> anyhow::Result<Option<Self>> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let alone = |command: Self| match rest {
            "" => Ok(Some(command)),
            _ => Err(anyhow!("nothing is expected after {word}, but there is {}", quoted(rest))),
        };
        match word {
            "" => Ok(None),
            "ugi" => alone(Self::Ugi),
            "isready" => alone(Self::IsReady),
            "uginewgame" => alone(Self::NewGame),
            "stop" => alone(Self::Stop),
            "quit" => alone(Self::Quit),
            "setoption" => set_option(rest).map(Some),
            "position" => position(rest).map(Some),
            "query" => query(rest).map(Some),
            "go" => Go::read(rest).map(Self::Go).map(Some),
            _ => bail!("there is no command {}", quoted(word)),
        }
    }
}

/// A word of the other program as it is repeated to it: short and without surprises.
pub(super) fn quoted(text: &str) -> String {
    const SHOWN: usize = 40;
    let mut shown: String = text.chars().take(SHOWN).flat_map(char::escape_debug).collect();
    if text.chars().nth(SHOWN).is_some() {
        shown.push('…');
    }
    format!("\"{shown}\"")
}

fn set_option(rest: &str) -> anyhow::Result<Command> {
    let form = "an option is set by: setoption name NAME value VALUE";
    let rest = rest.strip_prefix("name ").context(form)?;
    let (name, value) = match rest.split_once(" value ") {
        Some(both) => both,
        // An empty value, as for no folder of tables.
        None => (rest.strip_suffix(" value").context(form)?, ""),
    };
    Ok(Command::SetOption { name: name.trim().to_string(), value: value.trim().to_string() })
}

fn position(rest: &str) -> anyhow::Result<Command> {
    let words: Vec<&str> = rest.split_whitespace().collect();
    let begin = words.iter().position(|&word| word == "moves");
    let (start, turns) = match begin {
        Some(begin) => (&words[..begin], &words[begin + 1..]),
        None => (&words[..], &[][..]),
    };
    let fen = match start {
        ["startpos"] => None,
        ["startpos", other, ..] => {
            bail!("after startpos, moves is expected, not {}", quoted(other))
        }
        ["fen", text @ ..] if !text.is_empty() => Some(text.join(" ")),
        _ => bail!("a position is: startpos or fen FEN, then moves and turns"),
    };
    Ok(Command::Position { fen, words: turns.iter().map(ToString::to_string).collect() })
}

fn query(rest: &str) -> anyhow::Result<Command> {
    Ok(Command::Query(match rest {
        "gameover" => Query::GameOver,
        "p1turn" => Query::FirstPlayersTurn,
        "result" => Query::Result,
        _ => bail!("gameover, p1turn or result can be queried, not {}", quoted(rest)),
    }))
}

impl Go {
    fn read(rest: &str) -> anyhow::Result<Self> {
        let mut go = Self::default();
        let mut words = rest.split_whitespace();
        while let Some(word) = words.next() {
            if word == "infinite" {
                go.infinite = true;
                continue;
            }
            let value = words.next();
            match word {
                "depth" => go.depth = Some(number::<u16>(word, value)?.max(1)),
                "nodes" => go.nodes = Some(number(word, value)?),
                "movetime" => go.movetime = Some(number(word, value)?),
                "p1time" => go.left[0] = Some(number(word, value)?),
                "p2time" => go.left[1] = Some(number(word, value)?),
                "p1inc" => go.increment[0] = number(word, value)?,
                "p2inc" => go.increment[1] = number(word, value)?,
                "movestogo" => go.turns_left = Some(number(word, value)?),
                _ => bail!("go does not know {}", quoted(word)),
            }
        }
        Ok(go)
    }
}

fn number<T: FromStr>(name: &str, value: Option<&str>) -> anyhow::Result<T> {
    let value = value.with_context(|| format!("go {name}: a number is missing"))?;
    value.parse().ok().with_context(|| format!("go {name}: {} is no such number", quoted(value)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_options_and_limits_are_read() {
        let read = |line| Command::read(line).unwrap().unwrap();
        assert_eq!(
            read("position fen 3/3/3/6/3/3/3 w 9 9 0 moves d2 d6"),
            Command::Position {
                fen: Some("3/3/3/6/3/3/3 w 9 9 0".to_string()),
                words: vec!["d2".to_string(), "d6".to_string()],
            }
        );
        assert_eq!(read("position startpos moves"), read("position startpos"));
        assert_eq!(
            read("setoption name Rules value {\"base\": \"classic\"}"),
            Command::SetOption {
                name: "Rules".to_string(),
                value: "{\"base\": \"classic\"}".to_string(),
            }
        );
        assert_eq!(
            read("go p1time 60000 p2time 50000 p2inc 1000 depth 7"),
            Command::Go(Go {
                depth: Some(7),
                left: [Some(60_000), Some(50_000)],
                increment: [0, 1_000],
                ..Go::default()
            })
        );
        assert_eq!(Command::read("").unwrap(), None);
        let long = format!("{}\u{7}", "ä".repeat(60));
        assert_eq!(quoted(&long), format!("\"{}…\"", "ä".repeat(40)));
        assert_eq!(quoted("a\u{7}\"b"), "\"a\\u{7}\\\"b\"");
    }
}
